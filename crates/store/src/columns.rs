//! Rows as a database has them, made into ours. Both databases name their columns alike.

use crate::rows::{ChatRow, EventRow, Listed, Loaded, SeatRow, Summary, TableRow};
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Error, Row};

/// How many lines of chat a table remembers when it wakes.
pub(crate) const CHAT_REMEMBERED: i64 = 100;

/// What a column holds, by its name.
pub(crate) trait Columns {
    fn number(&self, name: &str) -> Result<i64, Error>;
    fn some_number(&self, name: &str) -> Result<Option<i64>, Error>;
    fn text(&self, name: &str) -> Result<String, Error>;
    fn some_text(&self, name: &str) -> Result<Option<String>, Error>;
    fn is(&self, name: &str) -> Result<bool, Error>;
}

macro_rules! columns {
    ($row:ty, $is:expr) => {
        impl Columns for $row {
            fn number(&self, name: &str) -> Result<i64, Error> {
                self.try_get(name)
            }

            fn some_number(&self, name: &str) -> Result<Option<i64>, Error> {
                self.try_get(name)
            }

            fn text(&self, name: &str) -> Result<String, Error> {
                self.try_get(name)
            }

            fn some_text(&self, name: &str) -> Result<Option<String>, Error> {
                self.try_get(name)
            }

            fn is(&self, name: &str) -> Result<bool, Error> {
                self.try_get(name).map($is)
            }
        }
    };
}

columns!(SqliteRow, |number: i64| number != 0);
columns!(PgRow, |is: bool| is);

/// A table with everything that belongs to it; the chat comes with its last line first.
pub(crate) fn loaded<R: Columns>(table: &R, seats: &[R], events: &[R], chat: &[R]) -> Result<Loaded, Error> {
    Ok(Loaded {
        table: TableRow {
            id: table.text("id")?,
            game: table.text("game")?,
            options: table.text("options")?,
            settings: table.text("settings")?,
            seed: table.text("seed")?,
            creator: table.text("creator")?,
            created_at: table.number("created_at")?,
            changed_at: table.number("changed_at")?,
            result: table.some_text("result")?,
            asked: table.number("asked")? as u32,
            muted: table.is("muted")?,
            timed: table.is("timed")?,
        },
        seats: seats.iter().map(seat_row).collect::<Result<_, _>>()?,
        events: events.iter().map(event_row).collect::<Result<_, _>>()?,
        chat: chat.iter().rev().map(chat_row).collect::<Result<_, _>>()?,
    })
}

pub(crate) fn summary(table: &impl Columns, seats: Vec<SeatRow>) -> Result<Summary, Error> {
    Ok(Summary {
        id: table.text("id")?,
        game: table.text("game")?,
        seats,
        asked: table.number("asked")? as u32,
        result: table.some_text("result")?,
        settings: table.text("settings")?,
        changed_at: table.number("changed_at")?,
    })
}

pub(crate) fn seat_row(row: &impl Columns) -> Result<SeatRow, Error> {
    Ok(SeatRow {
        table: row.text("table_id")?,
        seat: row.number("seat")? as u8,
        kind: row.text("kind")?,
        level: row.some_text("level")?,
        person: row.some_text("person")?,
        name: row.some_text("name")?,
        invitation: row.some_text("invitation")?,
    })
}

fn event_row(row: &impl Columns) -> Result<EventRow, Error> {
    Ok(EventRow {
        ply: row.number("ply")? as u64,
        cmd_id: row.text("cmd_id")?,
        seat: row.some_number("seat")?.map(|seat| seat as u8),
        body: row.text("body")?,
        state_hash: row.text("state_hash")?,
        at: row.number("at")?,
    })
}

pub(crate) fn listed(row: &impl Columns) -> Result<Listed, Error> {
    Ok(Listed {
        id: row.text("id")?,
        game: row.text("game")?,
        creator: row.text("creator")?,
        created_at: row.number("created_at")?,
        changed_at: row.number("changed_at")?,
        events: row.number("events")? as u64,
        ended: row.is("ended")?,
        muted: row.is("muted")?,
    })
}

pub(crate) fn chat_row(row: &impl Columns) -> Result<ChatRow, Error> {
    Ok(ChatRow {
        table: row.text("table_id")?,
        number: row.number("number")? as u64,
        cmd_id: row.some_text("cmd_id")?,
        seat: row.some_number("seat")?.map(|seat| seat as u8),
        name: row.text("name")?,
        text: row.text("body")?,
        at: row.number("at")?,
    })
}
