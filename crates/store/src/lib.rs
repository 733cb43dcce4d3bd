//! Tables and their logs, kept in a database.
//!
//! The log of a table is the truth: every position is a replay of it. An event is appended at its expected place, and
//! [`Store::append`] answers only when it is safely on the disk.
//!
//! [`Store`] is the trait, [`Sqlite`] the database that comes with Gambol, and [`Postgres`] one that any number of servers
//! share. None of them knows any game: options, settings and events are texts to them.
//!
//! ```
//! use gambol_store::{Appended, Entry, EventRow, Sqlite, Store, TableRow};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = tempfile::tempdir()?;
//! let store = Sqlite::open(&folder.path().join("gambol.db")).await?;
//! let table = TableRow { id: "t1".into(), game: "duel".into(), ..TableRow::default() };
//! store.create(table, vec![], vec![]).await?;
//!
//! // The first event of the log. Sent a second time, it is there only once.
//! let event = EventRow { ply: 0, cmd_id: "c1".into(), body: "{}".into(), ..EventRow::default() };
//! let entry = Entry { table: "t1".into(), events: vec![event], ..Entry::default() };
//! assert_eq!(store.append(entry.clone()).await?, Appended::Done);
//! assert_eq!(store.append(entry).await?, Appended::Stale);
//! assert_eq!(store.load("t1").await?.expect("it was made").events.len(), 1);
//! store.close().await?;
//! # Ok(())
//! # }
//! ```

mod care;
mod columns;
mod fleet;
mod jobs;
mod postgres;
mod read;
mod rows;
mod sqlite;
mod writer;

pub use fleet::{Claim, Fleet, Held, Renewed, ServerRow};
pub use postgres::{Postgres, Terms};
pub use rows::{
    Appended, BanRow, ChatRow, Entry, EventRow, Listed, Loaded, SeatRow, Summary, TableRow, Vitals,
};
pub use sqlite::{Sqlite, Tuning};

use std::future::Future;
use std::pin::Pin;

/// What a store will answer.
pub type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why the store could not do it. Whoever gets this must assume that nothing was written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(String),
    /// The database has not answered for a while: nothing was tried.
    #[error("the database does not answer")]
    Away,
    /// The store is closed.
    #[error("the database is closed")]
    Closed,
}

/// Where tables and their logs are kept.
pub trait Store: Send + Sync + 'static {
    /// Stores a new table with its seats and the first events of its log.
    fn create(&self, table: TableRow, seats: Vec<SeatRow>, events: Vec<EventRow>) -> Reply<'_, ()>;

    /// A table with everything that belongs to it.
    fn load(&self, id: &str) -> Reply<'_, Option<Loaded>>;

    /// Appends to a table's log: all of the events or none, and with them the table's result if it now has one.
    /// Answers when they are on the disk.
    fn append(&self, entry: Entry) -> Reply<'_, Appended>;

    /// Gives an open seat to the first person who comes with its invitation (its hash). Answers with the table and the
    /// seat, if there is such an invitation and the seat is still free or already the person's.
    fn take_seat(&self, invitation: &str, person: &str, name: &str) -> Reply<'_, Option<(String, u8)>>;

    /// The seat that an invitation (its hash) is for, with its table, taken or not.
    fn invitation(&self, invitation: &str) -> Reply<'_, Option<SeatRow>>;

    /// Changes a person's name at all their tables and answers with the ids of these.
    fn rename(&self, person: &str, name: &str) -> Reply<'_, Vec<String>>;

    /// Stores what somebody said. Answers whether it is new: the same command says nothing twice.
    fn say(&self, line: ChatRow) -> Reply<'_, bool>;

    /// The tables where a person has a seat, most recently changed first.
    fn of_person(&self, person: &str, limit: u32) -> Reply<'_, Vec<Summary>>;

    /// How many tables a person has made since then.
    fn made_since(&self, creator: &str, then: i64) -> Reply<'_, u64>;

    /// The tables that must be woken after a start: games under way with a computer seat or a clock.
    fn to_wake(&self) -> Reply<'_, Vec<String>>;

    /// All tables, most recently changed first, for whoever runs the server.
    fn list(&self, limit: u32) -> Reply<'_, Vec<Listed>>;

    /// Tables whose log has not grown since then, the oldest first.
    fn unchanged_since(&self, then: i64, limit: u32) -> Reply<'_, Vec<String>>;

    /// Deletes a table with everything that belongs to it. Answers whether it was there.
    fn delete(&self, id: &str) -> Reply<'_, bool>;

    /// What was deleted within the last hour.
    fn deleted(&self) -> Reply<'_, Vec<String>>;

    /// Keeps an address, a network or a person out.
    fn ban(&self, ban: BanRow) -> Reply<'_, ()>;

    /// Lets them in again. Answers whether they were kept out.
    fn unban(&self, what: &str) -> Reply<'_, bool>;

    /// Everybody who is kept out.
    fn bans(&self) -> Reply<'_, Vec<BanRow>>;

    /// Keeps the review of a game under a name made from what was played. Answers whether it is new: the first one stays,
    /// so that the same game never gets another. After a year it may go.
    fn keep_review(&self, key: &str, body: &str, at: i64) -> Reply<'_, bool>;

    /// The review that was kept under this name.
    fn review(&self, key: &str) -> Reply<'_, Option<String>>;

    /// Closes a table's chat, or opens it again. Answers whether there is such a table.
    fn mute(&self, id: &str, muted: bool) -> Reply<'_, bool>;

    /// The tables whose chat is closed.
    fn muted(&self) -> Reply<'_, Vec<String>>;

    /// Takes a table to run it: from now on, nobody with an older epoch can append to its log. A store that one server has
    /// for itself gives it every table.
    fn claim(&self, _id: &str) -> Reply<'_, Claim> {
        Box::pin(async { Ok(Claim::Mine(Held::default())) })
    }

    /// Gives up a table that nobody needs; it must be run again at this moment, or only when somebody comes.
    fn release(&self, _id: &str, _epoch: u64, _wake_at: Option<i64>) -> Reply<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    /// The servers that share the store; none where one server has it for itself.
    fn fleet(&self) -> Option<&dyn Fleet> {
        None
    }

    /// Whether the store can write. Asked often, it tries the disk now and then only.
    fn ping(&self) -> Reply<'_, ()>;

    /// How the store is doing.
    fn vitals(&self) -> Vitals;

    /// Writes whatever is waiting and closes.
    fn close(&self) -> Reply<'_, ()>;
}
