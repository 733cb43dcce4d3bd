//! A table's task: it alone changes the table. What comes in is checked, written, acknowledged and broadcast, in this
//! order; what takes long (thinking, drawing lots with the disk) is awaited or done elsewhere.

use super::commit::folded;
use super::fold::{Body, Fold};
use super::guest::{Frame, Guest, Outbox};
use super::lens::Screen;
use super::review::{Review, Step};
use super::shelf::Grounds;
use super::{Brief, Shared, TableError};
use crate::who::{Person, Visitor};
use crate::wire::{ChatLine, Command, Picture, Settings, TableView};
use crate::world::{Seed, commitment};
use gambol_core::{Record, Seat};
use gambol_store::{Loaded, SeatRow};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

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
    /// The ground of the board, which all tables on the same board share.
    pub(super) grounds: Arc<Grounds>,
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
    pub(super) next_guest: u64,
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
        let (fold, grounds) =
            folded(&shared.shelf, &table.game, &options, &settings, &seats, table.created_at, &events)?;
        let now = shared.world.now();
        let mut actor = Actor {
            id: table.id,
            fold,
            grounds,
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
