//! A table's task: it alone changes the table. What comes in is checked, written, acknowledged and broadcast, in this
//! order; what takes long (thinking, waiting for the disk) is awaited or done elsewhere.

use super::guest::Guest;
use super::message::Message;
use super::review::Reviewed;
use super::{Shared, TableError, rows};
use gambol_core::Seat;
use gambol_draw::Extent;
use gambol_store::{Held, Loaded};
use gambol_table::{Screen, Sits, Table, frame};
use serde_json::json;
use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// A table whose next clock runs out later than this, in milliseconds, may sleep until then.
const FAR_AWAY: i64 = 600_000;

/// A table's name in logs.
pub(super) fn tag(id: &str) -> String {
    blake3::hash(id.as_bytes()).to_hex()[..8].to_owned()
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
    /// Whether this is no longer the table: somebody else runs it, or it is gone.
    pub(super) is_lost: bool,
    /// Whether the table could not go back to its log after a failure: what stands here may never have happened. It is
    /// tried again until the store answers.
    pub(super) is_adrift: bool,
    /// What every append carries: nobody else may have claimed the table since.
    pub(super) claimed: u64,
    /// For how long nobody has run the table, in milliseconds, before we can write it down.
    pub(super) gap: i64,
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
    pub(crate) fn wake(
        shared: Arc<Shared>,
        loaded: Loaded,
        held: Held,
        owner: Option<IpAddr>,
    ) -> Result<Actor, String> {
        let is_muted = loaded.table.muted;
        let table = rows::woken(&shared.shelf, loaded)?;
        let mut actor = Actor::new(shared, table, owner);
        actor.is_muted = is_muted;
        (actor.claimed, actor.gap) = (held.epoch, held.gap);
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
            is_adrift: false,
            claimed: 0,
            gap: 0,
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
        self.excuse().await;
        self.note_seats().await;
        self.follow();
        loop {
            let wait = self.next_wake();
            let message = tokio::select! {
                // What is told comes first: it may be that time did not count.
                biased;
                message = messages.recv() => message,
                () = tokio::time::sleep(wait) => {
                    self.on_time().await;
                    if self.is_lost {
                        return;
                    }
                    if self.is_idle() && self.retire(&messages).await {
                        return;
                    }
                    continue;
                }
            };
            match message {
                Some(Message::Close(done)) => {
                    let _ = done.send(self.farewell());
                    return;
                }
                Some(Message::Gone) => {
                    return self.tell_each(|words| {
                        frame("bye", &json!({"why": words.say("live-gone", &[]), "final": true}))
                    });
                }
                Some(Message::Lost) | None => return,
                Some(message) => self.hear(message).await,
            }
            if self.is_lost {
                return;
            }
        }
    }

    async fn hear(&mut self, message: Message) {
        self.idle_since = self.shared.world.now();
        // Whoever comes may find the store well again.
        if self.is_adrift {
            self.reload().await;
            if !self.is_adrift && !self.is_lost {
                self.broadcast();
            }
        }
        // Before anything else happens here: time in which nobody could play does not count.
        self.excuse().await;
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
                let chat = self.table.chat_shown(&visitor.words);
                let _ = reply.send(seen.map(|lens| self.scene(lens).page(lens, chat)));
            }
            Message::Past { visitor, screen, ply, reply } => {
                let seen = self.lens(&visitor, screen);
                let past = seen.and_then(|lens| {
                    self.scene(lens).past("", lens, ply, Extent::Picture).ok_or(TableError::Unknown)
                });
                let _ = reply.send(past);
            }
            Message::Brief { visitor, reply } => {
                let seen = self.lens(&visitor, Screen::default());
                let _ = reply.send(seen.map(|lens| self.scene(lens).brief(lens)));
            }
            Message::Record { visitor, reply } => {
                let seen = self.lens(&visitor, Screen::default());
                let later = || TableError::Refused(visitor.words.say("live-record-later", &[]));
                // A record is the same whoever downloads it.
                let words = self.shared.tongues.first();
                let record = seen.and_then(|_| self.table.record(words).ok_or_else(later));
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
                    let lens = guest.seen.lens;
                    let hint = self.scene(lens).hint(&id, lens, &advice, trap.as_ref());
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
                self.tell_each(|words| frame("told", &json!({"why": words.say("live-line", &[])})));
            }
            Message::Mute(muted) => self.is_muted = muted,
            Message::Resume(gap) => {
                self.gap += gap;
                self.excuse().await;
            }
            Message::Close(_) | Message::Gone | Message::Lost => {}
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
            if self.is_adrift {
                self.reload().await;
                if self.is_adrift || self.is_lost {
                    return self.stumble();
                }
                self.broadcast();
            }
            self.excuse().await;
            self.note_seats().await;
            self.think();
        }
        if self.rests_until.is_some() {
            return;
        }
        self.excuse().await;
        // No clock runs out while nobody can play.
        if self.shared.is_away() && self.table.course().is_none() {
            return self.stumble();
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

    /// Falls asleep, unless somebody has just called; gives the table up first, so that whoever comes next may have it.
    async fn retire(&mut self, messages: &mpsc::Receiver<Message>) -> bool {
        if !messages.is_empty() {
            return false;
        }
        let alarm = self.table.deadline();
        if let Err(error) = self.shared.store.release(self.table.id(), self.claimed, alarm).await {
            tracing::debug!(%error, "a table that fell asleep was not given up");
        }
        self.shared.retire(self.table.id(), alarm);
        true
    }

    fn is_idle(&self) -> bool {
        let now = self.shared.world.now();
        let waits = self.table.is_calling() || !self.thinking.is_empty();
        let soon = self.table.deadline().is_some_and(|at| at - now < FAR_AWAY);
        let waits = waits || self.rests_until.is_some();
        self.guests.is_empty() && !waits && !soon && now - self.idle_since >= self.shared.idle_ms
    }
}
