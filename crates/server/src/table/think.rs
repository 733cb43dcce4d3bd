//! Computer seats and hints: they think on a bounded number of threads, at a human pace, and block nobody.

use super::actor::{Actor, Message};
use super::command::Answer;
use super::fold::Body;
use super::lens::Lens;
use super::tell::frame;
use crate::wire::{HintMove, HintView};
use gambol_bots::{Advice, Bot, Budget, Level, Sight, Stop, advise, pace};
use gambol_core::{Game, Seat};
use gambol_games::Kind;
use gambol_games::gunst::Gunst;
use gambol_words::Teller;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How long a computer player thinks at most.
const THINK: Duration = Duration::from_millis(900);
/// How long a hint is thought about.
const HINT: Duration = Duration::from_millis(1_200);
/// How long those who should be perfect weigh Gunst's line-ups, and how long hints do: with gods in both hands that takes
/// seconds.
const WEIGH: Duration = Duration::from_secs(6);
/// A share below this is no part of a mixture worth telling.
const LEAST_SHARE: f64 = 0.02;
/// The most moves of a hint.
const MOST_HINTS: usize = 5;

/// Where computers think: so many at the same time, the others wait.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    places: Arc<Semaphore>,
    /// Reviews take a place one at a time, so that those who play find the others free.
    reviews: Arc<Semaphore>,
    human_pace: bool,
    stop: Stop,
}

impl Pool {
    pub(crate) fn new(places: usize, human_pace: bool) -> Pool {
        Pool {
            places: Arc::new(Semaphore::new(places.max(1))),
            reviews: Arc::new(Semaphore::new(1)),
            human_pace,
            stop: Stop::default(),
        }
    }

    /// Ends all thinking.
    pub(crate) fn close(&self) {
        self.stop.stop();
        self.places.close();
        self.reviews.close();
    }

    /// Waits until no other game is being reviewed; none when all is closing.
    pub(super) async fn review(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.reviews).acquire_owned().await.ok()
    }

    /// How many times as fast as for people everything is thought: in tests.
    pub(super) fn hurry(&self) -> u32 {
        if self.human_pace { 1 } else { 20 }
    }

    pub(super) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Option<T> {
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let stop = self.stop.clone();
        tokio::task::spawn_blocking(move || {
            let done = work(&stop);
            drop(place);
            done
        })
        .await
        .ok()
    }
}

impl Actor {
    /// Lets every computer seat that is asked begin to think; also for those who have given up.
    pub(super) fn think(&mut self) {
        if self.fold.is_over() {
            return;
        }
        let phase = self.fold.game.ply();
        for seat in self.fold.to_act().iter() {
            let row = self.rows.get(seat.index());
            let level = match row {
                _ if self.fold.resigned.has(seat) => Level::One,
                Some(row) if row.kind == "bot" => {
                    row.level.as_deref().and_then(|level| level.parse().ok()).unwrap_or(Level::Two)
                }
                _ => continue,
            };
            let task = (phase, self.epoch);
            if self.thinking.get(&seat) == Some(&task) {
                continue;
            }
            let Some(sight) = Sight::of(self.fold.game.as_ref(), seat) else { continue };
            self.thinking.insert(seat, task);
            self.start_thinking(seat, level, sight);
        }
    }

    fn start_thinking(&self, seat: Seat, level: Level, sight: Sight) {
        let Some(table) = self.shared.way_to(&self.id) else { return };
        let pool = self.shared.pool.clone();
        let (phase, epoch) = (self.fold.game.ply(), self.epoch);
        let luck = self.shared.world.bits() as u64;
        let metrics = self.shared.metrics.clone();
        tokio::spawn(async move {
            let started = Instant::now();
            let time = if level == Level::Perfect { patience(&sight, THINK) } else { THINK } / pool.hurry();
            let pause = if pool.human_pace { pace(level, &sight) } else { Duration::ZERO };
            let choice =
                pool.think(move |stop| Bot::new(level, luck).choose(&sight, &Budget::time(time), stop)).await;
            let Some(choice) = choice else { return };
            metrics.thoughts.add(1);
            tokio::time::sleep(pause.saturating_sub(started.elapsed())).await;
            let _ = table.send(Message::Thought { seat, phase, epoch, action: choice.action }).await;
        });
    }

    /// A computer has chosen; if nothing was taken back meanwhile, it is played.
    pub(super) async fn thought(&mut self, seat: Seat, phase: usize, epoch: u64, action: &str) {
        self.thinking.remove(&seat);
        if (phase, epoch) != (self.fold.game.ply(), self.epoch) || self.fold.is_over() {
            self.think();
            return;
        }
        let Some((_, secret)) = self.fold.legal(seat) else { return };
        let body = if secret { Body::Choose(action.to_owned()) } else { Body::Play(action.to_owned()) };
        let at = self.shared.world.now();
        let name = format!("bot:{}", self.fold.ply);
        match self.fold.write(name, Some(seat.0), &body, at) {
            Ok(event) => {
                let mut events = vec![event];
                self.settle(&mut events);
                if self.commit(events).await.is_ok() {
                    self.follow();
                    self.broadcast();
                }
            }
            Err(refusal) => tracing::error!(?refusal, table = %self.id, "a computer chose what it may not"),
        }
    }

    /// The best move, or the best mixture, for the seat that is asked; in casual games.
    pub(super) fn hint(&self, number: u64, id: &str, lens: Lens) -> Answer {
        if !self.settings.casual {
            return Answer::No("live-no-hints");
        }
        let Some(seat) = lens.actor(&self.fold) else { return Answer::No("live-not-asked") };
        let Some(sight) = Sight::of(self.fold.game.as_ref(), seat) else {
            return Answer::No("live-not-asked");
        };
        let Some(table) = self.shared.way_to(&self.id) else { return Answer::No("live-store") };
        let game = &self.fold.game;
        let (state, options) = (game.state(lens.eyes(&self.fold)), game.given_options().clone());
        let Some(kind) = Kind::of(game.as_ref()) else { return Answer::No("live-not-asked") };
        let names = self.names.clone();
        let pool = self.shared.pool.clone();
        let words = self.shared.words.clone();
        let id = id.to_owned();
        let ply = self.fold.ply;
        tokio::spawn(async move {
            let time = patience(&sight, HINT);
            let advice = pool.think(move |stop| advise(&sight, &Budget::time(time), stop)).await;
            let Some(advice) = advice else { return };
            let teller = Teller { words: &words, kind, options: &options, names: &names };
            let told = |action: &str| teller.choice(&state, action);
            let hint = hint_view(id, &advice, &told, &words);
            let _ = table.send(Message::Advised { guest: number, ply, frame: frame("hint", &hint) }).await;
        });
        Answer::Told
    }
}

/// How long whoever wants the best move may take for it.
fn patience(sight: &Sight, usual: Duration) -> Duration {
    if sight.game() == Gunst::NAME { WEIGH } else { usual }
}

fn hint_view(
    id: String,
    advice: &[Advice],
    told: &dyn Fn(&str) -> String,
    words: &gambol_words::Words,
) -> HintView {
    // Where a short search of many line-ups likes none in particular, the one that it likes best is still a hint.
    let worth = advice.iter().enumerate().filter(|(at, advice)| *at == 0 || advice.share >= LEAST_SHARE);
    let moves: Vec<HintMove> = worth
        .map(|(_, advice)| advice)
        .take(MOST_HINTS)
        .map(|advice| HintMove {
            action: advice.action.clone(),
            words: told(&advice.action),
            value: advice.value.mean,
            label: value_words(&advice.value, words),
            share: advice.share,
        })
        .collect();
    let sentence = match &moves[..] {
        [] => words.say("live-hint-none", &[]),
        [best] => {
            words.say("live-hint-best", &[("move", (&best.words).into()), ("value", (&best.label).into())])
        }
        several => {
            let part = |hint: &HintMove| {
                let percent = (hint.share * 100.0).round() as i64;
                words.say("live-hint-part", &[("move", (&hint.words).into()), ("percent", percent.into())])
            };
            let parts: Vec<String> = several.iter().map(part).collect();
            words.say("live-hint-mixture", &[("moves", words.list(&parts).into())])
        }
    };
    HintView { id, moves, words: sentence }
}

/// What a move is worth, in a few words: certain where it was computed, a chance where it was guessed.
fn value_words(value: &gambol_solve::Value, words: &gambol_words::Words) -> String {
    let exact = matches!(value.label, gambol_solve::Label::Exact);
    let percent = (f64::midpoint(value.mean.clamp(-1.0, 1.0), 1.0) * 100.0).round() as i64;
    match value.mean {
        mean if exact && mean > 0.999 => match value.distance {
            Some(actions) => words.say("live-value-wins-in", &[("actions", i64::from(actions).into())]),
            None => words.say("live-value-wins", &[]),
        },
        mean if exact && mean < -0.999 => words.say("live-value-loses", &[]),
        mean if exact && mean.abs() < 0.001 => words.say("live-value-even", &[]),
        _ => words.say("live-value-chance", &[("percent", percent.into())]),
    }
}
