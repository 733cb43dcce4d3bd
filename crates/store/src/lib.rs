//! Tables and their logs, kept in a database.
//!
//! The log of a table is the truth: every position is a replay of it. An event is appended at its expected place, and
//! [`Store::append`] answers only when it is safely on the disk.
//!
//! [`Store`] is the trait, [`Sqlite`] the database that comes with Gambol.

mod rows;
mod sqlite;
mod writer;

pub use rows::{Appended, ChatRow, Entry, EventRow, Loaded, SeatRow, Summary, TableRow};
pub use sqlite::Sqlite;

use std::fmt;
use std::future::Future;
use std::pin::Pin;

/// What a store will answer.
pub type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why the store could not do it. The caller must assume that nothing was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The database failed.
    Database(String),
    /// The store is closed.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Database(why) => write!(f, "the database failed: {why}"),
            StoreError::Closed => f.write_str("the database is closed"),
        }
    }
}

impl std::error::Error for StoreError {}

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

    /// Stores what somebody said.
    fn say(&self, line: ChatRow) -> Reply<'_, ()>;

    /// The tables where a person has a seat, most recently changed first.
    fn of_person(&self, person: &str, limit: u32) -> Reply<'_, Vec<Summary>>;

    /// Tables that have ended, most recent first.
    fn recent(&self, limit: u32) -> Reply<'_, Vec<Summary>>;

    /// The tables that must be woken after a start: games under way with a computer seat or a clock.
    fn to_wake(&self) -> Reply<'_, Vec<String>>;

    /// Whether the store answers.
    fn ping(&self) -> Reply<'_, ()>;

    /// Writes whatever is waiting and closes.
    fn close(&self) -> Reply<'_, ()>;
}
