//! Tables: each is a task that owns one game, wakes from its log, and speaks to all who sit or watch.

mod actor;
mod command;
mod commit;
mod course;
pub(crate) mod guest;
mod make;
mod message;
mod minds;
mod pool;
mod review;
mod rows;
mod seats;
mod tell;
mod think;
mod wake;

pub(crate) use message::Message;
pub(crate) use pool::Pool;
pub use rows::replays;

use crate::metrics::Metrics;
use crate::relay::Relay;
use crate::who::{Token, Visitor};
use crate::world::World;
use gambol_core::Record;
use gambol_store::{ServerRow, Store, StoreError, Summary};
use gambol_table::wire::{Picture, TableView};
use gambol_table::{Brief, Screen, Shelf};
use gambol_words::{Tongues, given_name};
use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Semaphore, mpsc, oneshot};

/// How many messages wait for a table; whoever brings more waits with them.
const QUEUE: usize = 64;
/// How often a table that just fell asleep is woken again before we give up.
const TRIES: usize = 5;
/// How many tables are built from their logs at the same time.
const BUILDERS: usize = 2;
/// How many doors there are.
const DOORS: usize = 64;
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
    /// Another server runs the table.
    #[error("another server runs this table")]
    Elsewhere(ServerRow),
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
    pub(crate) tongues: Tongues,
    pub(crate) metrics: Metrics,
    pub(crate) pool: Pool,
    pub(crate) shelf: Shelf,
    pub(crate) origin: String,
    pub(crate) idle_ms: i64,
    /// How many tables one person may make within a day; 0 is no limit.
    pub(crate) tables_per_person: u32,
    awake: Mutex<HashMap<String, mpsc::Sender<Message>>>,
    alarms: Mutex<BTreeSet<(i64, String)>>,
    closing: AtomicBool,
    /// Whether this server is about to be replaced.
    leaving: AtomicBool,
    /// A place for each table that is being built from its log: nobody who plays waits for that.
    waking: Semaphore,
    /// Tables whose chat whoever runs the server has closed.
    muted: Mutex<BTreeSet<String>>,
    /// A door for each table to come in by, shared by a few: of two who wake the same one, the second finds it awake.
    doors: [tokio::sync::Mutex<()>; DOORS],
    /// The way to other servers, where there are any.
    pub(crate) relay: Option<Arc<Relay>>,
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

    /// Whether the database has been away for so long that others may have taken our tables: nothing can be kept now.
    pub(crate) fn is_away(&self) -> bool {
        self.store.fleet().is_some_and(|fleet| !fleet.is_sure())
    }

    fn door(&self, id: &str) -> &tokio::sync::Mutex<()> {
        let number = id.bytes().fold(0, |sum: usize, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        &self.doors[number % DOORS]
    }

    /// A table that was never stored is gone.
    fn forget(&self, id: &str) {
        lock(&self.awake).remove(id);
    }

    /// Takes an idle table out of memory. It is woken in time for its clock, and at once by whoever has just called it.
    fn retire(&self, id: &str, alarm: Option<i64>) {
        lock(&self.awake).remove(id);
        if let Some(at) = alarm {
            lock(&self.alarms).insert((at, id.to_owned()));
        }
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
    pub(crate) tongues: Tongues,
    pub(crate) metrics: Metrics,
    pub(crate) pool: Pool,
    pub(crate) origin: String,
    pub(crate) idle_seconds: u64,
    pub(crate) tables_per_person: u32,
    pub(crate) relay: Option<Arc<Relay>>,
}

impl Tables {
    /// What stays the same in all drawings of a board, by its name.
    pub(crate) fn backdrop(&self, name: &str) -> Option<bytes::Bytes> {
        self.0.shelf.backdrop(name)
    }

    pub(crate) fn new(means: Means) -> Tables {
        let Means { store, world, tongues, metrics, pool, origin, idle_seconds, tables_per_person, relay } =
            means;
        let idle_ms = i64::try_from(idle_seconds.saturating_mul(1000)).unwrap_or(i64::MAX / 4);
        Tables(Arc::new(Shared {
            store,
            world,
            tongues,
            metrics,
            pool,
            shelf: Shelf::default(),
            origin,
            idle_ms,
            tables_per_person,
            awake: Mutex::default(),
            alarms: Mutex::default(),
            closing: AtomicBool::new(false),
            leaving: AtomicBool::new(false),
            waking: Semaphore::new(BUILDERS),
            muted: Mutex::default(),
            doors: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            relay,
        }))
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
            host: host.and_then(|row| Some(visitor.words.name(row.name.as_ref()?).into())),
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
        let name = visitor.name.clone().unwrap_or_else(|| given_name("live-guest", None));
        let taken = self.0.store.take_seat(&token.hash(), &visitor.person.0, &name).await?;
        if taken.is_some() {
            visitor.keep();
            match self.ask(&seat.table, Message::Seats).await {
                Err(TableError::Elsewhere(_)) => self.tell_peers(std::slice::from_ref(&seat.table)).await,
                told => told?,
            }
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
        self.reseat(&tables).await?;
        self.tell_peers(&tables).await;
        Ok(())
    }

    /// The seats of these tables have changed: those that are awake here read them anew.
    pub(crate) async fn reseat(&self, tables: &[String]) -> Result<(), TableError> {
        for table in tables {
            if self.0.way_to(table).is_some() {
                self.ask(table, Message::Seats).await?;
            }
        }
        Ok(())
    }

    /// The same for other servers.
    async fn tell_peers(&self, tables: &[String]) {
        if let Some(relay) = &self.0.relay {
            relay.reseat(tables).await;
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
}
