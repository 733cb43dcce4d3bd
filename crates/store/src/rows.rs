//! What is kept, row by row. Times are milliseconds since 1970.

use serde::{Deserialize, Serialize};

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableRow {
    /// Its id, a random text.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// All options with the whole board, as JSON.
    pub options: String,
    /// How the table is set, as JSON.
    pub settings: String,
    /// The seed of chance, in hexadecimal; secret until the game has ended.
    pub seed: String,
    /// Who made it: the hash of a token.
    pub creator: String,
    /// When it was made.
    pub created_at: i64,
    /// When its log last grew.
    pub changed_at: i64,
    /// How it ended, as JSON, once it has.
    pub result: Option<String>,
    /// The seats that are asked, a bit each.
    pub asked: u32,
    /// Whether nothing may be said there any more.
    pub muted: bool,
    /// Whether the game has a clock.
    pub timed: bool,
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatRow {
    /// The table.
    pub table: String,
    /// The seat's number.
    pub seat: u8,
    /// `person` (taken or not) or `bot`.
    pub kind: String,
    /// The level of a computer seat.
    pub level: Option<String>,
    /// Who sits there: the hash of a token.
    pub person: Option<String>,
    /// The name of whoever sits there, at this table.
    pub name: Option<String>,
    /// The hash of the invitation to this seat.
    pub invitation: Option<String>,
}

/// An event of a table's log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventRow {
    /// Its number in the log, from 0.
    pub ply: u64,
    /// The command it comes from: no two events of a table have the same one.
    pub cmd_id: String,
    /// The seat it belongs to; none for chance and the clock.
    pub seat: Option<u8>,
    /// What happened, as JSON.
    pub body: String,
    /// A hash of the position after it.
    pub state_hash: String,
    /// When.
    pub at: i64,
}

/// What is appended to a log at once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// The table.
    pub table: String,
    /// The events, numbered from the end of the log on.
    pub events: Vec<EventRow>,
    /// The table's result, as JSON: some if it changes with these events (with none inside, it is taken back).
    pub result: Option<Option<String>>,
    /// The seats that are asked after these events, a bit each.
    pub asked: u32,
    /// The epoch of whoever appends, as [`claim`](crate::Store::claim) has told it; 0 for a table that nobody has claimed.
    pub epoch: u64,
}

impl Entry {
    /// When the last of its events happened.
    pub(crate) fn last(&self) -> i64 {
        self.events.last().map_or(0, |event| event.at)
    }
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on the disk.
    Done,
    /// The log holds something else at that place, or already has the command: nothing was written.
    Stale,
    /// Somebody else runs the table by now: nothing was written.
    Fenced,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChatRow {
    /// The table.
    pub table: String,
    /// Its number, from 0.
    pub number: u64,
    /// The command it comes from: the same one says nothing twice. Lines of older versions have none.
    pub cmd_id: Option<String>,
    /// The speaker's seat.
    pub seat: Option<u8>,
    /// The speaker's name.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When.
    pub at: i64,
}

/// A table with everything that belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The table.
    pub table: TableRow,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
    /// Its log.
    pub events: Vec<EventRow>,
    /// What was said last, in order.
    pub chat: Vec<ChatRow>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The table's id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Who sits there, by seat.
    pub seats: Vec<SeatRow>,
    /// The seats that are asked, a bit each.
    pub asked: u32,
    /// How it ended, as JSON, once it has.
    pub result: Option<String>,
    /// How it is set, as JSON.
    pub settings: String,
    /// When its log last grew.
    pub changed_at: i64,
}

/// A table as whoever runs the server sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table's id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Who made it: the hash of a token.
    pub creator: String,
    /// When it was made.
    pub created_at: i64,
    /// When its log last grew.
    pub changed_at: i64,
    /// How many events its log has.
    pub events: u64,
    /// Whether the game has ended.
    pub ended: bool,
    /// Whether nothing may be said there any more.
    pub muted: bool,
}

/// Somebody who is kept out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BanRow {
    /// An address, a network such as `10.0.0.0/8`, or a person: the hash of a token.
    pub what: String,
    /// Why, for whoever reads the list.
    pub why: String,
    /// Since when.
    pub at: i64,
}

/// How the store is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Vitals {
    /// How many jobs wait for the writer.
    pub waiting: u64,
    /// Transactions that failed since the start.
    pub failures: u64,
    /// The length of the write-ahead log, in bytes.
    pub wal_bytes: u64,
    /// The length of the database, in bytes.
    pub bytes: u64,
    /// What is free on its disk, in bytes.
    pub disk_free: u64,
}
