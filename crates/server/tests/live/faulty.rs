//! A store that fails when it is told to, and otherwise keeps everything in a real database.

use gambol_store::{
    Appended, BanRow, ChatRow, Entry, EventRow, Listed, Loaded, Reply, SeatRow, Sqlite, Store, StoreError,
    Summary, TableRow, Vitals,
};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::time::Duration;

/// What goes wrong with appends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Fault {
    None,
    /// They are refused.
    Refused,
    /// They are written, and then said to have failed: nobody knows.
    InDoubt,
    /// They take long.
    Slow,
    /// Whoever appends dies of it.
    Deadly,
    /// They are refused, and nothing can be read either.
    Gone,
}

const FAULTS: [Fault; 6] =
    [Fault::None, Fault::Refused, Fault::InDoubt, Fault::Slow, Fault::Deadly, Fault::Gone];

/// The store.
pub(crate) struct Faulty {
    inner: Sqlite,
    fault: AtomicU8,
    /// How many appends were tried.
    pub(crate) tried: AtomicU64,
    /// How often a table was loaded.
    pub(crate) loaded: AtomicU64,
}

impl Faulty {
    pub(crate) async fn open(folder: &Path) -> Arc<Faulty> {
        let inner = Sqlite::open(&folder.join("gambol.db")).await.expect("a folder takes a database");
        Arc::new(Faulty {
            inner,
            fault: AtomicU8::new(0),
            tried: AtomicU64::new(0),
            loaded: AtomicU64::new(0),
        })
    }

    pub(crate) fn set(&self, fault: Fault) {
        self.fault.store(fault as u8, Ordering::SeqCst);
    }

    fn fault(&self) -> Fault {
        FAULTS[usize::from(self.fault.load(Ordering::SeqCst))]
    }
}

fn failed<T>() -> Result<T, StoreError> {
    Err(StoreError::Database("as the test wished".into()))
}

impl Store for Faulty {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>, events: Vec<EventRow>) -> Reply<'_, ()> {
        self.inner.create(table, seats, events)
    }
    fn load(&self, id: &str) -> Reply<'_, Option<Loaded>> {
        self.loaded.fetch_add(1, Ordering::SeqCst);
        if self.fault() == Fault::Gone { Box::pin(async { failed() }) } else { self.inner.load(id) }
    }
    fn append(&self, entry: Entry) -> Reply<'_, Appended> {
        self.tried.fetch_add(1, Ordering::SeqCst);
        match self.fault() {
            Fault::None => self.inner.append(entry),
            Fault::Refused | Fault::Gone => Box::pin(async { failed() }),
            Fault::InDoubt => Box::pin(async {
                self.inner.append(entry).await?;
                failed()
            }),
            Fault::Slow => Box::pin(async {
                tokio::time::sleep(Duration::from_millis(300)).await;
                self.inner.append(entry).await
            }),
            Fault::Deadly => Box::pin(async { panic!("as the test wished") }),
        }
    }
    fn take_seat(&self, invitation: &str, person: &str, name: &str) -> Reply<'_, Option<(String, u8)>> {
        self.inner.take_seat(invitation, person, name)
    }
    fn invitation(&self, invitation: &str) -> Reply<'_, Option<SeatRow>> {
        self.inner.invitation(invitation)
    }
    fn rename(&self, person: &str, name: &str) -> Reply<'_, Vec<String>> {
        self.inner.rename(person, name)
    }
    fn say(&self, line: ChatRow) -> Reply<'_, bool> {
        self.inner.say(line)
    }
    fn of_person(&self, person: &str, limit: u32) -> Reply<'_, Vec<Summary>> {
        self.inner.of_person(person, limit)
    }
    fn made_since(&self, creator: &str, then: i64) -> Reply<'_, u64> {
        self.inner.made_since(creator, then)
    }
    fn to_wake(&self) -> Reply<'_, Vec<String>> {
        self.inner.to_wake()
    }
    fn list(&self, limit: u32) -> Reply<'_, Vec<Listed>> {
        self.inner.list(limit)
    }
    fn unchanged_since(&self, then: i64, limit: u32) -> Reply<'_, Vec<String>> {
        self.inner.unchanged_since(then, limit)
    }
    fn delete(&self, id: &str) -> Reply<'_, bool> {
        self.inner.delete(id)
    }
    fn deleted(&self) -> Reply<'_, Vec<String>> {
        self.inner.deleted()
    }
    fn ban(&self, ban: BanRow) -> Reply<'_, ()> {
        self.inner.ban(ban)
    }
    fn unban(&self, what: &str) -> Reply<'_, bool> {
        self.inner.unban(what)
    }
    fn bans(&self) -> Reply<'_, Vec<BanRow>> {
        self.inner.bans()
    }
    fn keep_review(&self, key: &str, body: &str, at: i64) -> Reply<'_, bool> {
        self.inner.keep_review(key, body, at)
    }
    fn review(&self, key: &str) -> Reply<'_, Option<String>> {
        self.inner.review(key)
    }
    fn mute(&self, id: &str, muted: bool) -> Reply<'_, bool> {
        self.inner.mute(id, muted)
    }
    fn muted(&self) -> Reply<'_, Vec<String>> {
        self.inner.muted()
    }
    fn ping(&self) -> Reply<'_, ()> {
        self.inner.ping()
    }
    fn vitals(&self) -> Vitals {
        self.inner.vitals()
    }
    fn close(&self) -> Reply<'_, ()> {
        self.inner.close()
    }
}
