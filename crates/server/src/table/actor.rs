//! A table's task: it alone changes the table. What comes in is checked, written, acknowledged and broadcast, in this
//! order; what takes long (thinking, waiting for the disk) is awaited or done elsewhere.

use super::guest::{Guest, Outbox};
use super::review::Step;
use super::{Shared, TableError, rows};
use crate::who::Visitor;
use gambol_core::{Record, Seat};
use gambol_draw::Extent;
use gambol_store::Loaded;
use gambol_table::wire::{Command, Picture, TableView};
use gambol_table::{Brief, Frame, Review, Screen, Table};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// A table whose next clock runs out later than this, in milliseconds, may sleep until then.
const FAR_AWAY: i64 = 600_000;

/// What a table is told.
#[derive(Debug)]
pub(crate) enum Message {
    Join {
        visitor: Visitor,
        screen: Screen,
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
    pub(super) shared: Arc<Shared>,
    pub(super) table: Table,
    pub(super) guests: BTreeMap<u64, Guest>,
    pub(super) next_guest: u64,
    /// Which seat's computer thinks about which phase.
    pub(super) thinking: HashMap<Seat, (usize, u64)>,
    /// What each move gave away, once somebody has asked for it.
    pub(super) review: Option<Review>,
    idle_since: i64,
}

impl Actor {
    /// Wakes a table from its log.
    pub(crate) fn wake(shared: Arc<Shared>, loaded: Loaded) -> Result<Actor, String> {
        let table = rows::woken(&shared.shelf, loaded)?;
        let now = shared.world.now();
        Ok(Actor {
            table,
            guests: BTreeMap::new(),
            next_guest: 0,
            thinking: HashMap::new(),
            review: None,
            idle_since: now,
            shared,
        })
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
                    if self.is_idle() && self.shared.retire(self.table.id(), &messages, self.table.deadline()) {
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
            Message::Join { visitor, screen, out, reply } => {
                let _ = reply.send(self.join(&visitor, screen, out));
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
                let view = seen.map(|lens| self.scene().page(lens, self.table.chat_shown()));
                let _ = reply.send(view);
            }
            Message::Past { visitor, screen, ply, reply } => {
                let seen = self.lens(&visitor, screen);
                let past = seen.and_then(|lens| {
                    self.scene().past("", lens, ply, Extent::Picture).ok_or(TableError::Unknown)
                });
                let _ = reply.send(past);
            }
            Message::Brief { visitor, reply } => {
                let seen = self.lens(&visitor, Screen::default());
                let _ = reply.send(seen.map(|lens| self.scene().brief(lens)));
            }
            Message::Record { visitor, reply } => {
                let seen = self.lens(&visitor, Screen::default());
                let later = || TableError::Refused(self.shared.words.say("live-record-later", &[]));
                let record = seen.and_then(|_| self.table.record(&self.around()).ok_or_else(later));
                let _ = reply.send(record);
            }
            Message::Seats(done) => {
                if let Ok(Some(loaded)) = self.shared.store.load(self.table.id()).await {
                    self.table.seat(rows::chairs(loaded.seats));
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
                if let Some(guest) = self.guests.get(&guest).filter(|_| ply == self.table.fold().ply) {
                    guest.out.answer(frame);
                }
            }
            Message::Reviewed(step) => self.reviewed(&step),
            Message::Close(_) => {}
        }
    }

    /// After every change: curtains fall, computers begin to think, everybody is told.
    pub(super) fn follow(&mut self) {
        let asked = self.table.fold().to_act();
        for guest in self.guests.values_mut() {
            let lens = &mut guest.seen.lens;
            lens.look = lens.look.filter(|seat| asked.has(*seat));
        }
        self.think();
    }

    async fn on_time(&mut self) {
        let events = self.table.tick(self.shared.world.now(), &mut self.shared.world.clone());
        if !events.is_empty() && self.commit(events).await.is_ok() {
            self.follow();
            self.broadcast();
        }
    }

    /// How long until something is due.
    fn next_wake(&self) -> Duration {
        let idle = self.idle_since + self.shared.idle_ms;
        let first = self.table.due().map_or(idle, |due| due.min(idle));
        let wait = first - self.shared.world.now();
        // An idle table that something keeps awake looks again in a while.
        Duration::from_millis(wait.max(if first == idle { 1000 } else { 1 }) as u64)
    }

    fn is_idle(&self) -> bool {
        let now = self.shared.world.now();
        let waits = self.table.is_calling() || !self.thinking.is_empty();
        let soon = self.table.deadline().is_some_and(|at| at - now < FAR_AWAY);
        self.guests.is_empty() && !waits && !soon && now - self.idle_since >= self.shared.idle_ms
    }
}
