//! A table's task: it alone changes the table. What comes in is checked, written, acknowledged and broadcast, in this
//! order; what takes long (thinking, drawing lots with the disk) is awaited or done elsewhere.

use super::fold::{Body, Fold};
use super::guest::{Frame, Guest, Outbox};
use super::lens::{Lens, Screen};
use super::review::{Review, Step};
use super::{Brief, Shared, TableError};
use crate::who::{Person, Visitor};
use crate::wire::{ChatLine, Command, Picture, Settings, TableView};
use crate::world::{Seed, commitment};
use gambol_core::{Record, Seat, Seats};
use gambol_games::any;
use gambol_store::{Appended, Entry, EventRow, Loaded, SeatRow};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How long the GUNST! button stays, in milliseconds. After it a coin falls.
pub(crate) const SHOUT_MS: i64 = 8_000;
/// A table whose next clock runs out later than this may sleep until then, in milliseconds.
const FAR_AWAY: i64 = 600_000;

/// What a table is told.
#[derive(Debug)]
pub(crate) enum Message {
    Join {
        visitor: Visitor,
        screen: Screen,
        /// The fingerprint of the drawing that the page shows already.
        drawn: Option<String>,
        out: Outbox,
        reply: oneshot::Sender<Result<u64, TableError>>,
    },
    Leave(u64),
    Command(u64, Box<Command>),
    Resync(u64),
    View {
        visitor: Visitor,
        screen: Screen,
        reply: oneshot::Sender<Result<TableView, TableError>>,
    },
    Past {
        visitor: Visitor,
        screen: Screen,
        ply: usize,
        reply: oneshot::Sender<Result<Picture, TableError>>,
    },
    Brief {
        visitor: Visitor,
        reply: oneshot::Sender<Result<Brief, TableError>>,
    },
    Record {
        visitor: Visitor,
        reply: oneshot::Sender<Result<Record, TableError>>,
    },
    /// The seats have changed in the store.
    Seats(oneshot::Sender<()>),
    Thought {
        seat: Seat,
        phase: usize,
        epoch: u64,
        action: String,
    },
    Advised {
        guest: u64,
        ply: u64,
        frame: Frame,
    },
    /// Some more of a review.
    Reviewed(Step),
    Close(oneshot::Sender<()>),
}

/// A table that is awake.
pub(crate) struct Actor {
    pub(super) id: String,
    pub(super) shared: Arc<Shared>,
    pub(super) fold: Fold,
    pub(super) settings: Settings,
    pub(super) rows: Vec<SeatRow>,
    pub(super) names: Vec<String>,
    pub(super) seed: Seed,
    pub(super) seed_hex: String,
    pub(super) commitment: String,
    pub(super) creator: Person,
    pub(super) created_at: i64,
    pub(super) chat: Vec<ChatLine>,
    pub(super) guests: BTreeMap<u64, Guest>,
    next_guest: u64,
    pub(super) invitations: Vec<(u8, String)>,
    /// Which seat's computer thinks about which phase.
    pub(super) thinking: HashMap<Seat, (usize, u64)>,
    /// Counts take-backs, so that what was thought before one is not played after it.
    pub(super) epoch: u64,
    /// Until when the GUNST! button stays.
    pub(super) shout_until: Option<i64>,
    /// When which computer seat calls GUNST!
    pub(super) bot_shouts: Option<(i64, Seat)>,
    /// What each move gave away, once somebody has asked for it.
    pub(super) review: Option<Review>,
    idle_since: i64,
}

/// The seed, as it is kept and shown.
pub(crate) fn seed_hex(seed: &Seed) -> String {
    blake3::Hash::from_bytes(*seed).to_hex().to_string()
}

impl Actor {
    /// Wakes a table from its log.
    pub(crate) fn wake(shared: Arc<Shared>, loaded: Loaded) -> Result<Actor, String> {
        let Loaded { table, seats, events, chat } = loaded;
        let options: Map<String, Value> =
            serde_json::from_str(&table.options).map_err(|error| format!("options: {error}"))?;
        let settings: Settings =
            serde_json::from_str(&table.settings).map_err(|error| format!("settings: {error}"))?;
        let seed = blake3::Hash::from_hex(&table.seed).map_err(|error| format!("seed: {error}"))?;
        let fold = folded(&table.game, &options, &settings, &seats, table.created_at, &events)?;
        let now = shared.world.now();
        let mut actor = Actor {
            id: table.id,
            fold,
            settings,
            names: Vec::new(),
            rows: seats,
            commitment: commitment(seed.as_bytes()),
            seed: *seed.as_bytes(),
            seed_hex: table.seed,
            creator: Person(table.creator),
            created_at: table.created_at,
            chat: chat
                .into_iter()
                .map(|row| ChatLine {
                    number: row.number,
                    seat: row.seat,
                    name: row.name,
                    text: row.text,
                    at: row.at,
                })
                .collect(),
            guests: BTreeMap::new(),
            next_guest: 0,
            invitations: Vec::new(),
            thinking: HashMap::new(),
            epoch: 0,
            shout_until: None,
            bot_shouts: None,
            review: None,
            idle_since: now,
            shared,
        };
        actor.name_seats();
        Ok(actor)
    }

    /// What each seat is called. Computers and seats that wait for somebody have no names: they are called by their roles,
    /// which tells three computers at one table apart.
    fn name_seats(&mut self) {
        self.names = self.rows.iter().map(|row| row.name.clone().unwrap_or_default()).collect();
    }

    /// Runs until the table is closed, or nobody has needed it for a while.
    pub(crate) async fn run(mut self, mut messages: mpsc::Receiver<Message>) {
        self.note_seats().await;
        self.follow();
        loop {
            let wait = self.next_wake();
            let message = tokio::select! {
                message = messages.recv() => message,
                () = tokio::time::sleep(wait) => {
                    self.on_time().await;
                    if self.is_idle() && self.shared.retire(&self.id, &messages, self.alarm()) {
                        return;
                    }
                    continue;
                }
            };
            match message {
                Some(Message::Close(done)) => {
                    self.say_goodbye();
                    let _ = done.send(());
                    return;
                }
                Some(message) => self.hear(message).await,
                None => return,
            }
        }
    }

    async fn hear(&mut self, message: Message) {
        self.idle_since = self.shared.world.now();
        match message {
            Message::Join { visitor, screen, drawn, out, reply } => {
                let _ = reply.send(self.join(&visitor, screen, drawn.as_deref(), out));
            }
            Message::Leave(number) => {
                if self.guests.remove(&number).is_some() {
                    self.tell_presence();
                }
            }
            Message::Command(number, command) => self.command(number, *command).await,
            Message::Resync(number) => {
                self.shared.metrics.resyncs.add(1);
                self.send_whole(number);
            }
            Message::View { visitor, screen, reply } => {
                let seen = self.lens(&visitor, screen);
                let view = seen.map(|lens| self.scene(|scene| scene.page(lens, self.chat_shown())));
                let _ = reply.send(view);
            }
            Message::Past { visitor, screen, ply, reply } => {
                let seen = self.lens(&visitor, screen);
                let past = seen.and_then(|lens| {
                    self.scene(|scene| scene.past("", lens, ply)).ok_or(TableError::Unknown)
                });
                let _ = reply.send(past);
            }
            Message::Brief { visitor, reply } => {
                let seen = self.lens(&visitor, Screen::default());
                let _ = reply.send(seen.map(|lens| self.scene(|scene| scene.brief(lens))));
            }
            Message::Record { visitor, reply } => {
                let seen = self.lens(&visitor, Screen::default());
                let _ = reply.send(seen.and_then(|_| self.record()));
            }
            Message::Seats(done) => {
                if let Ok(Some(loaded)) = self.shared.store.load(&self.id).await {
                    self.rows = loaded.seats;
                    self.name_seats();
                    self.hold_seats();
                    self.note_seats().await;
                    self.broadcast();
                }
                let _ = done.send(());
            }
            Message::Thought { seat, phase, epoch, action } => {
                self.thought(seat, phase, epoch, &action).await;
            }
            Message::Advised { guest, ply, frame } => {
                if let Some(guest) = self.guests.get(&guest).filter(|_| ply == self.fold.ply) {
                    guest.out.answer(frame);
                }
            }
            Message::Reviewed(step) => self.reviewed(&step),
            Message::Close(_) => {}
        }
    }

    /// Who comes sees through the seats that are the person's. Unknown and forbidden look the same.
    fn lens(&mut self, visitor: &Visitor, screen: Screen) -> Result<Lens, TableError> {
        let held = self.held(&visitor.person);
        let creator = visitor.person == self.creator;
        if held.is_empty() && !creator && !self.settings.spectators {
            return Err(TableError::Unknown);
        }
        if creator {
            let open = self.rows.iter().filter(|row| row.invitation.is_some() && row.person.is_none());
            let address = |row: &SeatRow| {
                let token = visitor.invitation(&self.id, row.seat);
                (row.seat, format!("{}/i/{}", self.shared.origin, token.as_str()))
            };
            self.invitations = open.map(address).collect();
        }
        Ok(Lens { held, look: None, screen, turns: 0, creator, leaks: self.shared.world.leaks() })
    }

    fn held(&self, person: &Person) -> Seats {
        let mine = |row: &&SeatRow| row.person.as_ref() == Some(&person.0) && row.kind != "bot";
        self.rows.iter().filter(mine).map(|row| Seat(row.seat)).collect()
    }

    fn join(
        &mut self,
        visitor: &Visitor,
        screen: Screen,
        drawn: Option<&str>,
        out: Outbox,
    ) -> Result<u64, TableError> {
        let lens = self.lens(visitor, screen)?;
        let number = self.next_guest;
        self.next_guest += 1;
        let guest = Guest {
            person: visitor.person.clone(),
            name: visitor.name.clone(),
            lens,
            out,
            lines: 0,
            drawn: None,
            reviews: false,
        };
        self.guests.insert(number, guest);
        self.send_first(number, drawn);
        self.tell_presence();
        Ok(number)
    }

    /// After seats were taken: everybody looks through the seats that are now theirs.
    fn hold_seats(&mut self) {
        let rows = &self.rows;
        for guest in self.guests.values_mut() {
            let mine = |row: &&SeatRow| row.person.as_ref() == Some(&guest.person.0) && row.kind != "bot";
            guest.lens.held = rows.iter().filter(mine).map(|row| Seat(row.seat)).collect();
        }
        let open: Vec<u8> = rows.iter().filter(|row| row.person.is_none()).map(|row| row.seat).collect();
        self.invitations.retain(|(seat, _)| open.contains(seat));
    }

    /// Writes down which open seats have been taken, so that the clocks know.
    async fn note_seats(&mut self) {
        let sat = |row: &&SeatRow| {
            row.invitation.is_some() && row.person.is_some() && !self.fold.sat.has(Seat(row.seat))
        };
        let seats: Vec<u8> = self.rows.iter().filter(sat).map(|row| row.seat).collect();
        for seat in seats {
            let at = self.shared.world.now();
            if let Ok(event) = self.fold.write(format!("sit:{seat}"), Some(seat), &Body::Sit(true), at) {
                let _ = self.commit(vec![event]).await;
            }
        }
    }

    /// Lets chance fall as long as it is asked, right behind the event that leads to it. The say of a live table waits
    /// for a shout.
    pub(super) fn settle(&mut self, events: &mut Vec<EventRow>) {
        while let Some(outcomes) = self.fold.chance() {
            let shout = self.fold.shout;
            if shout.is_none() && self.waits_for_shout() {
                return;
            }
            let outcome = match shout {
                Some(seat) => format!("say {seat}"),
                None => match self.shared.world.fall(&self.seed, self.fold.ply, &outcomes) {
                    Some(outcome) => outcome.clone(),
                    None => return,
                },
            };
            let at = self.shared.world.now();
            let name = format!("chance:{}", self.fold.ply);
            match self.fold.write(name, None, &Body::Chance(outcome), at) {
                Ok(event) => events.push(event),
                Err(refusal) => {
                    tracing::error!(?refusal, table = %self.id, "chance fell where it cannot");
                    return;
                }
            }
        }
        self.shout_until = None;
        self.bot_shouts = None;
    }

    /// Whether the say is still open to whoever calls first. Computers alone toss a coin.
    fn waits_for_shout(&mut self) -> bool {
        let people = self.rows.iter().any(|row| row.kind != "bot" && row.person.is_some());
        if !self.fold.is_shouting() || !people {
            return false;
        }
        let now = self.shared.world.now();
        let until = *self.shout_until.get_or_insert(now + SHOUT_MS);
        if self.bot_shouts.is_none()
            && let Some(bot) = self.rows.iter().find(|row| row.kind == "bot")
        {
            let quickness = 900 + (self.shared.world.bits() % 2_000) as i64;
            self.bot_shouts = Some((now + quickness, Seat(bot.seat)));
        }
        now < until
    }

    /// Writes what has happened to the disk. If it cannot, the table is as it was before.
    pub(super) async fn commit(&mut self, events: Vec<EventRow>) -> Result<(), TableError> {
        let result = self.fold.result().map(|result| serde_json::to_string(&result).unwrap_or_default());
        let entry = Entry { table: self.id.clone(), events, result: result.map(Some) };
        let count = entry.events.len() as u64;
        let started = std::time::Instant::now();
        let appended = self.shared.store.append(entry).await;
        self.shared.metrics.commit.observe(started.elapsed());
        let error = match appended {
            Ok(Appended::Done) => {
                self.shared.metrics.events.add(count);
                return Ok(());
            }
            Ok(Appended::Stale) => TableError::Refused(self.shared.words.say("live-stale", &[])),
            Err(error) => TableError::Store(error),
        };
        tracing::warn!(table = %self.id, %error, "an event was not written");
        self.reload().await;
        Err(error)
    }

    /// Back to what the store holds.
    async fn reload(&mut self) {
        if let Ok(Some(loaded)) = self.shared.store.load(&self.id).await {
            let game = self.fold.game.game();
            let at = self.created_at;
            let options = self.fold.game.given_options().clone();
            match folded(game, &options, &self.settings, &loaded.seats, at, &loaded.events) {
                Ok(fold) => self.fold = fold,
                Err(error) => tracing::error!(table = %self.id, %error, "a log cannot be replayed"),
            }
        }
    }

    /// After every change: curtains fall, computers begin to think, everybody is told.
    pub(super) fn follow(&mut self) {
        let asked = self.fold.to_act();
        for guest in self.guests.values_mut() {
            guest.lens.look = guest.lens.look.filter(|seat| asked.has(*seat));
        }
        self.think();
    }

    async fn on_time(&mut self) {
        let now = self.shared.world.now();
        let mut events = Vec::new();
        if let Some((at, seat)) = self.fold.clocks.deadline()
            && at <= now
            && !self.fold.is_over()
        {
            let name = format!("flag:{}", self.fold.ply);
            events.extend(self.fold.write(name, None, &Body::Flag(seat.0), now));
        } else if let Some((at, seat)) = self.bot_shouts
            && at <= now
            && self.fold.is_shouting()
        {
            let name = format!("shout:{}", self.fold.ply);
            events.extend(self.fold.write(name, Some(seat.0), &Body::Shout(seat.0), now));
            self.settle(&mut events);
        } else if self.shout_until.is_some_and(|until| until <= now) {
            self.settle(&mut events);
        }
        if !events.is_empty() && self.commit(events).await.is_ok() {
            self.follow();
            self.broadcast();
        }
    }

    /// How long until something is due.
    fn next_wake(&self) -> Duration {
        let idle = self.idle_since + self.shared.idle_ms;
        let clock = self.fold.clocks.deadline().filter(|_| !self.fold.is_over()).map(|(at, _)| at);
        let due = [clock, self.shout_until, self.bot_shouts.map(|(at, _)| at)];
        let first = due.into_iter().flatten().chain([idle]).min().unwrap_or(idle);
        let wait = first - self.shared.world.now();
        // An idle table that something holds awake looks again in a while.
        Duration::from_millis(wait.max(if first == idle { 1000 } else { 1 }) as u64)
    }

    fn alarm(&self) -> Option<i64> {
        self.fold.clocks.deadline().filter(|_| !self.fold.is_over()).map(|(at, _)| at)
    }

    fn is_idle(&self) -> bool {
        let now = self.shared.world.now();
        let waits = self.shout_until.is_some() || !self.thinking.is_empty();
        let soon = self.alarm().is_some_and(|at| at - now < FAR_AWAY);
        self.guests.is_empty() && !waits && !soon && now - self.idle_since >= self.shared.idle_ms
    }
}

/// Where a log leads.
fn folded(
    game: &str,
    options: &Map<String, Value>,
    settings: &Settings,
    seats: &[SeatRow],
    at: i64,
    events: &[EventRow],
) -> Result<Fold, String> {
    let kind = any::find(game).ok_or_else(|| format!("there is no game {game}"))?;
    let started = kind.start(options).map_err(|error| error.to_string())?;
    let waits = |row: &&SeatRow| row.invitation.is_some();
    let open = seats.iter().filter(waits).map(|row| Seat(row.seat)).collect();
    let mut fold = Fold::new(started, settings.clock, open, at);
    for event in events {
        fold.replay(event).map_err(|error| format!("event {}: {error}", event.ply))?;
    }
    Ok(fold)
}
