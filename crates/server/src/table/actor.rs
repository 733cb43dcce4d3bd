//! A table's task: it alone changes the table. What comes in is checked, written, acknowledged and broadcast, in this
//! order; what takes long (thinking, waiting for the disk) is awaited or done elsewhere.

use super::guest::{Guest, Outbox};
use super::review::Reviewed;
use super::{Shared, TableError, rows};
use crate::who::Visitor;
use gambol_bots::Advice;
use gambol_core::{Record, Seat};
use gambol_draw::Extent;
use gambol_store::Loaded;
use gambol_table::wire::{Command, Picture, TableView};
use gambol_table::{Brief, Frame, NewTable, Screen, Script, Sits, Table, Trap, frame};
use serde_json::json;
use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// A table whose next clock runs out later than this, in milliseconds, may sleep until then.
const FAR_AWAY: i64 = 600_000;

/// A table's name in logs.
pub(super) fn tag(id: &str) -> String {
    blake3::hash(id.as_bytes()).to_hex()[..8].to_owned()
}

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
    /// A computer stopped thinking: nobody was looking on.
    Rested(Seat),
    /// A computer has found out what is best at this ply.
    Advised {
        guest: u64,
        ply: u64,
        id: String,
        advice: Vec<Advice>,
        trap: Option<Trap>,
    },
    /// A computer could not think about it.
    Unadvised {
        guest: u64,
        frame: Frame,
    },
    /// Some more of a review.
    Reviewed(Reviewed),
    /// A moment of the review is to be found by oneself.
    Find {
        visitor: Visitor,
        ply: usize,
        reply: oneshot::Sender<Result<Script, TableError>>,
    },
    /// The review as a page.
    ReviewPage {
        visitor: Visitor,
        reply: oneshot::Sender<Result<String, TableError>>,
    },
    /// The same game against computers.
    Against {
        visitor: Visitor,
        level: String,
        reply: oneshot::Sender<Result<NewTable, TableError>>,
    },
    /// It is time for what the script says next, unless something was taken back since.
    Script {
        epoch: u64,
        ply: u64,
    },
    /// A computer has been waiting for its turn to think for long.
    Line,
    /// The table was deleted.
    Gone,
    /// The chat is closed, or open again.
    Mute(bool),
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
    pub(super) review: Option<Reviewed>,
    /// For whom computers think here: the address of whoever was here last.
    pub(super) owner: IpAddr,
    /// Until when somebody was connected; for as long as anybody is, for ever.
    pub(super) company: Arc<AtomicI64>,
    /// How often in a row what should have happened by itself could not be kept, and until when nothing is tried.
    pub(super) stumbles: u32,
    pub(super) rests_until: Option<Instant>,
    /// Whether the table could not go back to its log after a failure.
    pub(super) is_lost: bool,
    /// Whether nothing may be said here any more.
    pub(super) is_muted: bool,
    idle_since: i64,
}

impl Drop for Actor {
    fn drop(&mut self) {
        self.shared.metrics.tables.change(-1);
    }
}

impl Actor {
    /// Wakes a table from its log, for whoever asks from this address.
    pub(crate) fn wake(shared: Arc<Shared>, loaded: Loaded, owner: Option<IpAddr>) -> Result<Actor, String> {
        let is_muted = loaded.table.muted;
        let table = rows::woken(&shared.shelf, loaded)?;
        let mut actor = Actor::new(shared, table, owner);
        actor.is_muted = is_muted;
        Ok(actor)
    }

    /// Somebody to run a table.
    pub(super) fn new(shared: Arc<Shared>, table: Table, owner: Option<IpAddr>) -> Actor {
        let now = shared.world.now();
        shared.metrics.tables.change(1);
        Actor {
            owner: owner.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)),
            company: Arc::new(AtomicI64::new(table.created_at())),
            stumbles: 0,
            rests_until: None,
            is_lost: false,
            is_muted: false,
            table,
            guests: BTreeMap::new(),
            next_guest: 0,
            thinking: HashMap::new(),
            review: None,
            idle_since: now,
            shared,
        }
    }

    /// Runs until the table is closed, or nobody has needed it for a while.
    pub(crate) async fn run(mut self, messages: mpsc::Receiver<Message>) {
        let (shared, taught) =
            (Arc::clone(&self.shared), self.table.course().map(|_| self.table.id().to_owned()));
        self.run_on(messages).await;
        if let Some(id) = taught {
            shared.forget(&id);
        }
    }

    async fn run_on(&mut self, mut messages: mpsc::Receiver<Message>) {
        self.note_seats().await;
        self.follow();
        loop {
            let wait = self.next_wake();
            let message = tokio::select! {
                message = messages.recv() => message,
                () = tokio::time::sleep(wait) => {
                    self.on_time().await;
                    if self.is_lost {
                        return;
                    }
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
                Some(Message::Gone) => {
                    let why = self.shared.words.say("live-gone", &[]);
                    return self.tell_all(&frame("bye", &json!({"why": why, "final": true})));
                }
                Some(message) => self.hear(message).await,
                None => return,
            }
            if self.is_lost {
                return;
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
                    if self.guests.is_empty() {
                        self.company.store(self.shared.world.now(), Ordering::Relaxed);
                    }
                    self.tell_presence();
                }
                // What is taught is taught to one person alone.
                self.is_lost |= self.table.course().is_some() && self.guests.is_empty();
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
            Message::Advised { guest, ply, id, advice, trap } => {
                if let Some(guest) = self.guests.get(&guest).filter(|_| ply == self.table.fold().ply) {
                    let hint = self.scene().hint(&id, guest.seen.lens, &advice, trap.as_ref());
                    guest.out.answer(frame("hint", &hint));
                }
            }
            Message::Unadvised { guest, frame } => {
                if let Some(guest) = self.guests.get(&guest) {
                    guest.out.answer(frame);
                }
            }
            Message::Reviewed(reviewed) => self.reviewed(reviewed),
            Message::Find { visitor, ply, reply } => {
                let _ = reply.send(self.find(&visitor, ply).await);
            }
            Message::ReviewPage { visitor, reply } => {
                let _ = reply.send(self.review_page(&visitor).await);
            }
            Message::Against { visitor, level, reply } => {
                let _ = reply.send(self.against(&visitor, &level));
            }
            Message::Script { epoch, ply } => self.go_on(epoch, ply),
            Message::Rested(seat) => {
                self.thinking.remove(&seat);
                self.think();
            }
            Message::Line => {
                let why = self.shared.words.say("live-line", &[]);
                self.tell_all(&frame("told", &json!({"why": why})));
            }
            Message::Mute(muted) => self.is_muted = muted,
            Message::Close(_) | Message::Gone => {}
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
        // What could not be kept is tried again: seats taken, the moves of computers, clocks.
        if self.rests_until.take_if(|until| *until <= Instant::now()).is_some() {
            self.note_seats().await;
            self.think();
        }
        if self.rests_until.is_some() {
            return;
        }
        let events = self.table.tick(self.shared.world.now(), &mut self.shared.world.clone());
        if events.is_empty() {
            return;
        }
        if self.commit(events).await.is_ok() {
            self.follow();
            self.broadcast();
        } else {
            self.stumble();
        }
    }

    /// Finds out, now and later, whether computers would play on among themselves here with nobody looking on. Then they
    /// wait for company.
    pub(super) fn desertion(&self) -> impl Fn() -> bool + Send + Sync + 'static {
        let fold = self.table.fold();
        let plays = |(chair, seat): (&gambol_table::Chair, u8)| {
            chair.sits != Sits::Bot && !fold.resigned.has(Seat(seat))
        };
        let people = self.table.chairs().iter().zip(0..).any(plays);
        let (company, world, idle) =
            (Arc::clone(&self.company), self.shared.world.clone(), self.shared.idle_ms);
        move || !people && world.now().saturating_sub(company.load(Ordering::Relaxed)) > idle
    }

    /// The table in logs: an address is a key, so it does not stand there.
    pub(super) fn tag(&self) -> String {
        tag(self.table.id())
    }

    /// How long until something is due.
    fn next_wake(&self) -> Duration {
        let idle = self.idle_since + self.shared.idle_ms;
        let first = self.table.due().map_or(idle, |due| due.min(idle));
        let wait = first - self.shared.world.now();
        // An idle table that something keeps awake looks again in a while.
        let wait = Duration::from_millis(wait.max(if first == idle { 1000 } else { 1 }) as u64);
        match self.rests_until {
            Some(until) => until.saturating_duration_since(Instant::now()).max(Duration::from_millis(1)),
            None => wait,
        }
    }

    fn is_idle(&self) -> bool {
        let now = self.shared.world.now();
        let waits = self.table.is_calling() || !self.thinking.is_empty();
        let soon = self.table.deadline().is_some_and(|at| at - now < FAR_AWAY);
        let waits = waits || self.rests_until.is_some();
        self.guests.is_empty() && !waits && !soon && now - self.idle_since >= self.shared.idle_ms
    }
}
