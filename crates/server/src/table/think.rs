//! Computer seats and hints: they think on a bounded number of threads, at a human pace, and block nobody.

use super::actor::Actor;
use super::message::Message;
use super::pool::{For, Idle, Pool};
use gambol_bots::{Bot, Budget, Level, Sight, Stop, advise, pace};
use gambol_core::Seat;
use gambol_table::{Answer, Body, Lens, frame, trap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long a computer player thinks at most.
const THINK: Duration = Duration::from_millis(900);
/// How long a hint is thought about.
const HINT: Duration = Duration::from_millis(1_200);
/// How long those who should be perfect, and hints, take where everything at once is weighed: that takes seconds.
const WEIGH: Duration = Duration::from_secs(6);
/// How long a computer waits for its turn to think before people are told that there is a line.
const LONG_LINE: Duration = Duration::from_secs(4);
/// How long a computer that found no place in the line waits before it tries again.
const LATER: Duration = Duration::from_secs(3);

impl Actor {
    /// Lets every computer seat that is asked begin to think; also for those who have given up.
    pub(super) fn think(&mut self) {
        let fold = self.table.fold();
        if self.table.course().is_some() {
            return self.follow_script();
        }
        if fold.is_over() || self.desertion()() {
            return;
        }
        let phase = fold.game.ply();
        for seat in fold.to_act().iter() {
            let chair = self.table.chairs().get(seat.index());
            let level = match chair {
                _ if self.table.fold().resigned.has(seat) => Level::One,
                Some(chair) if chair.is_bot() => {
                    chair.level.as_deref().and_then(|level| level.parse().ok()).unwrap_or(Level::Two)
                }
                _ => continue,
            };
            let task = (phase, self.table.epoch());
            if self.thinking.get(&seat) == Some(&task) {
                continue;
            }
            let Some(sight) = Sight::of(self.table.fold().game.as_ref(), seat) else { continue };
            self.thinking.insert(seat, task);
            self.start_thinking(seat, level, sight);
        }
    }

    fn start_thinking(&self, seat: Seat, level: Level, sight: Sight) {
        let Some(table) = self.shared.way_to(self.table.id()) else { return };
        let pool = self.shared.pool.clone();
        let (phase, epoch) = (self.table.fold().game.ply(), self.table.epoch());
        let luck = self.shared.world.bits() as u64;
        let metrics = self.shared.metrics.clone();
        let (owner, id) = (self.owner, self.table.id().to_owned());
        let is_deserted = self.desertion();
        tokio::spawn(async move {
            let started = Instant::now();
            let time = if level == Level::Perfect { patience(&sight, THINK) } else { THINK } / pool.hurry();
            let pause = if pool.human_pace { pace(level, &sight) } else { Duration::ZERO };
            let (own, at_table) = (pool.clone(), id.clone());
            let choose = move |stop: &Stop| {
                let at = |level| {
                    let kept = own.minds.take(&at_table, seat, level);
                    let mut bot = kept.unwrap_or_else(|| Bot::new(level, luck)).on_threads(own.threads());
                    let choice = bot.choose(&sight, &Budget::time(time), stop);
                    own.minds.keep(&at_table, seat, bot);
                    choice
                };
                // A game must go on, whatever is wrong with our search.
                catch_unwind(AssertUnwindSafe(|| at(level))).unwrap_or_else(|_| {
                    tracing::error!(game = sight.game(), %level, "a computer's search broke: it plays simply");
                    at(Level::One)
                })
            };
            // Everybody may have left while it was waiting.
            let work = move |stop: &Stop| (!is_deserted()).then(|| choose(stop));
            let mut chosen = std::pin::pin!(in_line(&pool, (owner, &id), work));
            let mut choice = tokio::time::timeout(LONG_LINE + time, chosen.as_mut()).await.ok();
            if choice.is_none() {
                let _ = table.send(Message::Line).await;
                choice = Some(chosen.await);
            }
            let Some(Some(choice)) = choice else { return };
            let Some(choice) = choice else {
                let _ = table.send(Message::Rested(seat)).await;
                return;
            };
            metrics.thoughts.add(1);
            tokio::time::sleep(pause.saturating_sub(started.elapsed())).await;
            let _ = table.send(Message::Thought { seat, phase, epoch, action: choice.action }).await;
        });
    }

    /// A computer has chosen; if nothing was taken back meanwhile, it is played.
    pub(super) async fn thought(&mut self, seat: Seat, phase: usize, epoch: u64, action: &str) {
        self.thinking.remove(&seat);
        let fold = self.table.fold();
        if (phase, epoch) != (fold.game.ply(), self.table.epoch()) || fold.is_over() {
            self.think();
            return;
        }
        let Some((_, secret)) = fold.legal(seat) else { return };
        let body = if secret { Body::Choose(action.to_owned()) } else { Body::Play(action.to_owned()) };
        let name = format!("bot:{}", fold.ply);
        let (now, mut chance) = (self.shared.world.now(), self.shared.world.clone());
        match self.table.enter(name, seat, body, now, &mut chance) {
            Ok(events) => {
                if self.commit(events).await.is_ok() {
                    self.follow();
                    self.broadcast();
                } else {
                    self.stumble();
                }
            }
            Err(refusal) => {
                tracing::error!(?refusal, table = self.tag(), "a computer chose what it may not");
            }
        }
    }

    /// The best move, or the best mixture, for the seat that is asked; in casual games.
    pub(super) fn hint(&self, number: u64, id: &str, lens: Lens) -> Answer {
        if !self.table.settings().casual {
            return Answer::No("live-no-hints");
        }
        let Some(seat) = lens.actor(self.table.fold()) else { return Answer::No("live-not-asked") };
        let Some(sight) = Sight::of(self.table.fold().game.as_ref(), seat) else {
            return Answer::No("live-not-asked");
        };
        let Some(table) = self.shared.way_to(self.table.id()) else { return Answer::No("live-store") };
        let fold = self.table.fold();
        let pool = self.shared.pool.clone();
        let words = self.words(lens).clone();
        let id = id.to_owned();
        let ply = fold.ply;
        let game = fold.copied();
        let (owner, name) =
            (self.guests.get(&number).map_or(self.owner, |guest| guest.from), self.table.id().to_owned());
        tokio::spawn(async move {
            let time = patience(&sight, HINT);
            let thought = pool.think((owner, &name), move |stop| {
                let advice = advise(&sight, &Budget::time(time), stop);
                let trap = game.and_then(|game| trap(game.as_ref(), seat, &advice, stop));
                (advice, trap)
            });
            let (advice, trap) = match thought.await {
                Ok(thought) => thought,
                Err(idle) => {
                    let why = words.say(if idle == Idle::Busy { "live-busy" } else { "live-bye" }, &[]);
                    let frame = frame("no", &serde_json::json!({"id": id, "why": why}));
                    let _ = table.send(Message::Unadvised { guest: number, frame }).await;
                    return;
                }
            };
            let _ = table.send(Message::Advised { guest: number, ply, id, advice, trap }).await;
        });
        Answer::NotMine
    }
}

/// Has something thought about when its turn comes, however full the line is; none when all is closing.
async fn in_line<T: Send + 'static>(
    pool: &Pool,
    whom: For<'_>,
    work: impl Fn(&Stop) -> T + Send + Sync + 'static,
) -> Option<T> {
    let work = Arc::new(work);
    loop {
        let work = Arc::clone(&work);
        match pool.think(whom, move |stop| work(stop)).await {
            Ok(done) => return Some(done),
            Err(Idle::Closed) => return None,
            Err(Idle::Busy) => tokio::time::sleep(LATER).await,
        }
    }
}

/// How long whoever wants the best move may take for it.
fn patience(sight: &Sight, usual: Duration) -> Duration {
    if sight.is_slow_to_judge() { WEIGH } else { usual }
}
