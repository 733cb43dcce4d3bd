//! Tables: each is a task that owns one game, wakes from its log, and speaks to all who sit or watch.

mod actor;
mod command;
mod commit;
mod course;
pub(crate) mod guest;
mod make;
mod pool;
mod review;
mod rows;
mod seats;
mod tell;
mod think;

pub(crate) use actor::Message;
pub(crate) use pool::Pool;
pub use rows::replays;

use crate::metrics::Metrics;
use crate::who::{TOKEN_LETTERS, Token, Visitor};
use crate::world::World;
use actor::Actor;
use gambol_core::Record;
use gambol_store::{Store, StoreError, Summary};
use gambol_table::wire::{Picture, TableView};
use gambol_table::{Brief, Screen, Shelf};
use gambol_words::Words;
use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc, oneshot};

/// How many messages wait for a table; whoever brings more waits with them.
const QUEUE: usize = 64;
/// How often a table that just fell asleep is woken again before we give up.
const TRIES: usize = 5;
/// How often somebody looks whether a sleeping table's clock has run out.
const ALARM_BEAT: Duration = Duration::from_secs(5);

/// How many tables are built from their logs at the same time.
const BUILDERS: usize = 2;
/// How many tables are forgotten at once.
const AT_ONCE: u32 = 100;

/// Why something could not be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table for this visitor: unknown and forbidden look the same.
    #[error("there is no such table")]
    Unknown,
    /// It cannot be done, for this reason.
    #[error("{0}")]
    Refused(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// An invitation, as the page that shows it needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The table that it leads to.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// Who invites.
    pub host: Option<String>,
    /// The seat that it is for.
    pub seat: u8,
    /// Whether somebody else has taken the seat.
    pub taken: bool,
}

/// What all tables share.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) world: World,
    pub(crate) words: Words,
    pub(crate) metrics: Metrics,
    pub(crate) pool: Pool,
    pub(crate) shelf: Shelf,
    pub(crate) origin: String,
    pub(crate) idle_ms: i64,
    awake: Mutex<HashMap<String, mpsc::Sender<Message>>>,
    alarms: Mutex<BTreeSet<(i64, String)>>,
    closing: AtomicBool,
    /// A place for each table that is being built from its log: nobody who plays waits for that.
    waking: Semaphore,
    /// Tables whose chat whoever runs the server has closed.
    muted: Mutex<BTreeSet<String>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    /// The way to a table that is awake.
    pub(crate) fn way_to(&self, id: &str) -> Option<mpsc::Sender<Message>> {
        // A table whose task has died is asleep, whatever the list says.
        lock(&self.awake).get(id).filter(|way| !way.is_closed()).cloned()
    }

    /// A table that was never stored is gone.
    fn forget(&self, id: &str) {
        lock(&self.awake).remove(id);
    }

    /// Takes an idle table out of memory, unless somebody has just called it. It is woken in time for its clock.
    fn retire(&self, id: &str, messages: &mpsc::Receiver<Message>, alarm: Option<i64>) -> bool {
        let mut awake = lock(&self.awake);
        if !messages.is_empty() {
            return false;
        }
        awake.remove(id);
        if let Some(at) = alarm {
            lock(&self.alarms).insert((at, id.to_owned()));
        }
        true
    }
}

/// All tables.
#[derive(Clone)]
pub struct Tables(pub(crate) Arc<Shared>);

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tables")
    }
}

/// What the tables of a server are made with.
pub(crate) struct Means {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) world: World,
    pub(crate) words: Words,
    pub(crate) metrics: Metrics,
    pub(crate) pool: Pool,
    pub(crate) origin: String,
    pub(crate) idle_seconds: u64,
}

impl Tables {
    /// What stays the same in all drawings of a board, by its name.
    pub(crate) fn backdrop(&self, name: &str) -> Option<bytes::Bytes> {
        self.0.shelf.backdrop(name)
    }

    pub(crate) fn new(means: Means) -> Tables {
        let Means { store, world, words, metrics, pool, origin, idle_seconds } = means;
        let idle_ms = i64::try_from(idle_seconds.saturating_mul(1000)).unwrap_or(i64::MAX / 4);
        Tables(Arc::new(Shared {
            store,
            world,
            words,
            metrics,
            pool,
            shelf: Shelf::default(),
            origin,
            idle_ms,
            awake: Mutex::default(),
            alarms: Mutex::default(),
            closing: AtomicBool::new(false),
            waking: Semaphore::new(BUILDERS),
            muted: Mutex::default(),
        }))
    }

    /// The way to a table, which is woken from its log if it sleeps.
    async fn wake(&self, id: &str) -> Result<mpsc::Sender<Message>, TableError> {
        self.wake_for(id, None).await
    }

    /// The same, for somebody at this address. A log is replayed off the threads that answer, and no lock is held
    /// meanwhile: a long one keeps nobody waiting who plays elsewhere.
    async fn wake_for(&self, id: &str, who: Option<IpAddr>) -> Result<mpsc::Sender<Message>, TableError> {
        if id.len() != TOKEN_LETTERS || Token::read(id).is_none() {
            return Err(TableError::Unknown);
        }
        if let Some(way) = self.0.way_to(id) {
            return Ok(way);
        }
        let _builder = self.0.waking.acquire().await.map_err(|_| StoreError::Closed)?;
        // Others may have woken it while we waited.
        if let Some(way) = self.0.way_to(id) {
            return Ok(way);
        }
        let loaded = self.0.store.load(id).await?.ok_or(TableError::Unknown)?;
        let shared = Arc::clone(&self.0);
        let built = tokio::task::spawn_blocking(move || Actor::wake(shared, loaded, who)).await;
        let actor = built.map_err(|_| "its log could not be replayed".to_owned()).and_then(|built| built);
        let actor = actor.map_err(|error| {
            tracing::error!(table = actor::tag(id), %error, "a table cannot be woken");
            TableError::Unknown
        })?;
        let mut awake = lock(&self.0.awake);
        // Two may have built the same table: the first to come back wakes it.
        if let Some(way) = awake.get(id).filter(|way| !way.is_closed()) {
            return Ok(way.clone());
        }
        if self.0.closing.load(Ordering::Relaxed) {
            return Err(TableError::Store(StoreError::Closed));
        }
        let (way, messages) = mpsc::channel(QUEUE);
        awake.insert(id.to_owned(), way.clone());
        tokio::spawn(actor.run(messages));
        Ok(way)
    }

    /// Asks a table something. A table that fell asleep at this very moment is woken and asked again.
    pub(crate) async fn ask<T>(
        &self,
        id: &str,
        message: impl Fn(oneshot::Sender<T>) -> Message,
    ) -> Result<T, TableError> {
        for _ in 0..TRIES {
            let way = self.wake(id).await?;
            let (reply, answer) = oneshot::channel();
            if way.send(message(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(TableError::Store(StoreError::Closed))
    }

    /// A table as the visitor may see it, whole: what a page is rendered from.
    pub async fn view(&self, id: &str, visitor: &Visitor, screen: Screen) -> Result<TableView, TableError> {
        self.ask(id, |reply| Message::View { visitor: visitor.clone(), screen, reply }).await?
    }

    /// The position after this many whole actions, as the visitor might have known it then.
    pub async fn past(
        &self,
        id: &str,
        visitor: &Visitor,
        ply: usize,
        screen: Screen,
    ) -> Result<Picture, TableError> {
        self.ask(id, |reply| Message::Past { visitor: visitor.clone(), screen, ply, reply }).await?
    }

    /// A table in a few words, if it is awake. Nobody is woken for a list.
    pub async fn brief(&self, id: &str, visitor: &Visitor) -> Option<Brief> {
        let way = self.0.way_to(id)?;
        let (reply, answer) = oneshot::channel();
        way.try_send(Message::Brief { visitor: visitor.clone(), reply }).ok()?;
        answer.await.ok()?.ok()
    }

    /// The record of a game that has ended.
    pub async fn record(&self, id: &str, visitor: &Visitor) -> Result<Record, TableError> {
        self.ask(id, |reply| Message::Record { visitor: visitor.clone(), reply }).await?
    }

    /// What an invitation is for.
    pub async fn invitation(&self, token: &Token, visitor: &Visitor) -> Result<Invitation, TableError> {
        let seat = self.0.store.invitation(&token.hash()).await?.ok_or(TableError::Unknown)?;
        let loaded = self.0.store.load(&seat.table).await?.ok_or(TableError::Unknown)?;
        let host = loaded.seats.iter().find(|row| row.person.as_ref() == Some(&loaded.table.creator));
        Ok(Invitation {
            table: seat.table,
            game: loaded.table.game,
            host: host.and_then(|row| row.name.clone()),
            seat: seat.seat,
            taken: seat.person.is_some_and(|person| person != visitor.person.0),
        })
    }

    /// Seats the visitor by an invitation; answers with the table's id, also if somebody else was faster. Whoever sits
    /// at the table already stays where he is: one cannot play against oneself by following one's own link.
    pub async fn take(&self, token: &Token, visitor: &Visitor) -> Result<String, TableError> {
        let seat = self.0.store.invitation(&token.hash()).await?.ok_or(TableError::Unknown)?;
        let loaded = self.0.store.load(&seat.table).await?.ok_or(TableError::Unknown)?;
        if loaded.seats.iter().any(|row| row.person.as_ref() == Some(&visitor.person.0)) {
            visitor.keep();
            return Ok(seat.table);
        }
        let guest = || self.0.words.say("live-guest", &[]);
        let name = visitor.name.clone().unwrap_or_else(guest);
        let taken = self.0.store.take_seat(&token.hash(), &visitor.person.0, &name).await?;
        if taken.is_some() {
            visitor.keep();
            self.ask(&seat.table, Message::Seats).await?;
        }
        Ok(seat.table)
    }

    /// The tables where the visitor sits, the last changed first.
    pub async fn of(&self, visitor: &Visitor, limit: u32) -> Result<Vec<Summary>, TableError> {
        Ok(self.0.store.of_person(&visitor.person.0, limit).await?)
    }

    /// Changes the visitor's name, here and at all its tables.
    pub async fn rename(&self, visitor: &Visitor, name: &str) -> Result<(), TableError> {
        let tables = self.0.store.rename(&visitor.person.0, name).await?;
        visitor.rename(name);
        for table in tables {
            if self.0.way_to(&table).is_some() {
                self.ask(&table, Message::Seats).await?;
            }
        }
        Ok(())
    }

    /// After a start: games with computers or clocks go on. Afterwards, sleeping tables are woken when their time is
    /// up.
    pub(crate) async fn go_on(&self) {
        let sleeping = self.0.store.to_wake().await.unwrap_or_else(|error| {
            tracing::error!(%error, "no table could be woken");
            Vec::new()
        });
        tracing::info!(tables = sleeping.len(), "games go on");
        for table in sleeping {
            if let Err(error) = self.wake(&table).await {
                tracing::warn!(table = actor::tag(&table), %error, "a table does not go on");
            }
        }
        let mut beat = tokio::time::interval(ALARM_BEAT);
        loop {
            beat.tick().await;
            let now = self.0.world.now();
            let due: Vec<_> = {
                let mut alarms = lock(&self.0.alarms);
                let later = alarms.split_off(&(now, String::new()));
                std::mem::replace(&mut *alarms, later).into_iter().collect()
            };
            for (_, table) in due {
                let _ = self.wake(&table).await;
            }
        }
    }

    /// Deletes tables whose log has not grown since then, but for those that somebody looks at.
    pub(crate) async fn forget_since(&self, then: i64) -> Result<u64, TableError> {
        let mut forgotten = 0;
        for id in self.0.store.unchanged_since(then, AT_ONCE).await? {
            if self.0.way_to(&id).is_none() {
                forgotten += u64::from(self.0.store.delete(&id).await?);
            }
        }
        Ok(forgotten)
    }

    /// Closes the chat of tables that are awake as whoever runs the server has said, and opens it again.
    pub(crate) async fn hear_muted(&self) -> Result<(), TableError> {
        let muted: BTreeSet<_> = self.0.store.muted().await?.into_iter().collect();
        let before = std::mem::replace(&mut *lock(&self.0.muted), muted.clone());
        for id in before.symmetric_difference(&muted) {
            if let Some(way) = self.0.way_to(id) {
                let _ = way.send(Message::Mute(muted.contains(id))).await;
            }
        }
        Ok(())
    }

    /// Ends tables that are awake and were deleted: whoever is there is told, and does not come back.
    pub(crate) async fn hear_deleted(&self) -> Result<(), TableError> {
        for id in self.0.store.deleted().await? {
            let way = lock(&self.0.awake).remove(&id);
            if let Some(way) = way {
                let _ = way.send(Message::Gone).await;
            }
        }
        Ok(())
    }

    /// Closes all tables: what is being written is written, everybody connected is told, nothing new begins.
    pub(crate) async fn close(&self) {
        self.0.closing.store(true, Ordering::Relaxed);
        self.0.pool.close();
        let ways: Vec<_> = lock(&self.0.awake).drain().map(|(_, way)| way).collect();
        let mut closing = Vec::new();
        for way in ways {
            let (done, closed) = oneshot::channel();
            if way.send(Message::Close(done)).await.is_ok() {
                closing.push(closed);
            }
        }
        for closed in closing {
            let _ = closed.await;
        }
    }
}
