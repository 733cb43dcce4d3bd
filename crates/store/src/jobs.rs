//! What is written: each job, and the statements that do it.

use crate::rows::{Appended, BanRow, ChatRow, Entry, EventRow, SeatRow, TableRow};
use sqlx::{Sqlite, Transaction};
use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};

/// How long it is told what was deleted, in milliseconds.
const DELETED_TOLD: i64 = 3_600_000;

/// How long a review is kept, in milliseconds: a year.
const REVIEW_KEPT: i64 = 365 * 24 * 3_600_000;

/// Something to be written.
pub(crate) enum Job {
    Create {
        table: TableRow,
        seats: Vec<SeatRow>,
        events: Vec<EventRow>,
    },
    Append(Entry),
    TakeSeat {
        invitation: String,
        person: String,
        name: String,
    },
    Rename {
        person: String,
        name: String,
    },
    Say(ChatRow),
    Delete {
        table: String,
    },
    Ban(BanRow),
    Unban {
        what: String,
    },
    Review {
        key: String,
        body: String,
        at: i64,
    },
    Mute {
        table: String,
        muted: bool,
    },
    /// Nothing but a sign of life.
    Pulse,
}

impl Job {
    /// What it appends, if that is one event and nothing else.
    pub(crate) fn single(&self) -> Option<&Entry> {
        match self {
            Job::Append(entry) if entry.events.len() == 1 => Some(entry),
            _ => None,
        }
    }

    /// About how many bytes it writes.
    pub(crate) fn weight(&self) -> usize {
        let events = |events: &[EventRow]| {
            events.iter().map(|event| 200 + event.body.len() + event.state_hash.len()).sum::<usize>()
        };
        match self {
            Job::Create { table, events: log, .. } => 1000 + table.options.len() + events(log),
            Job::Append(entry) => events(&entry.events),
            Job::Review { body, .. } => 200 + body.len(),
            _ => 500,
        }
    }
}

/// What became of it.
pub(crate) enum Done {
    Written,
    Appended(Appended),
    Seat(Option<(String, u8)>),
    Tables(Vec<String>),
    /// Whether there was something to do.
    Changed(bool),
}

/// Does one job within a transaction.
pub(crate) async fn write_one(to: &mut Transaction<'_, Sqlite>, job: &Job) -> Result<Done, sqlx::Error> {
    Ok(match job {
        Job::Create { table, seats, events } => {
            create(to, table, seats).await?;
            for event in events {
                insert_events(to, &[(&table.id, event)]).await?;
            }
            Done::Written
        }
        Job::Append(entry) => Done::Appended(append(to, entry).await?),
        Job::TakeSeat { invitation, person, name } => {
            Done::Seat(take_seat(to, invitation, person, name).await?)
        }
        Job::Rename { person, name } => {
            let tables = sqlx::query_scalar(
                "UPDATE seat SET name = $1 WHERE person = $2 AND kind = 'me' RETURNING table_id",
            )
            .bind(name)
            .bind(person)
            .fetch_all(&mut **to)
            .await?;
            Done::Tables(tables)
        }
        Job::Say(line) => Done::Changed(say(to, line).await?),
        Job::Delete { table } => Done::Changed(delete(to, table).await?),
        Job::Ban(ban) => {
            sqlx::query(
                "INSERT INTO ban (what, why, at) VALUES ($1, $2, $3) \
                 ON CONFLICT (what) DO UPDATE SET why = excluded.why, at = excluded.at",
            )
            .bind(&ban.what)
            .bind(&ban.why)
            .bind(ban.at)
            .execute(&mut **to)
            .await?;
            Done::Written
        }
        Job::Unban { what } => {
            let gone = sqlx::query("DELETE FROM ban WHERE what = $1").bind(what).execute(&mut **to).await?;
            Done::Changed(gone.rows_affected() > 0)
        }
        Job::Review { key, body, at } => Done::Changed(keep_review(to, key, body, *at).await?),
        Job::Mute { table, muted } => {
            let set = sqlx::query("UPDATE game_table SET muted = $1 WHERE id = $2")
                .bind(i64::from(*muted))
                .bind(table)
                .execute(&mut **to)
                .await?;
            Done::Changed(set.rows_affected() > 0)
        }
        Job::Pulse => {
            sqlx::query("UPDATE pulse SET beats = beats + 1").execute(&mut **to).await?;
            Done::Written
        }
    })
}

/// Keeps a review, and lets go of those that are too old. Answers whether it was new.
async fn keep_review(
    to: &mut Transaction<'_, Sqlite>,
    key: &str,
    body: &str,
    at: i64,
) -> Result<bool, sqlx::Error> {
    sqlx::query("DELETE FROM review WHERE at < $1").bind(at - REVIEW_KEPT).execute(&mut **to).await?;
    let kept =
        sqlx::query("INSERT INTO review (key, body, at) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING")
            .bind(key)
            .bind(body)
            .bind(at)
            .execute(&mut **to)
            .await?;
    Ok(kept.rows_affected() == 1)
}

/// Whether it was new: what is sent twice is said once.
async fn say(to: &mut Transaction<'_, Sqlite>, line: &ChatRow) -> Result<bool, sqlx::Error> {
    let said = sqlx::query(
        "INSERT INTO chat (table_id, number, cmd_id, seat, name, body, at) VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT (table_id, cmd_id) DO NOTHING",
    )
    .bind(&line.table)
    .bind(line.number as i64)
    .bind(&line.cmd_id)
    .bind(line.seat.map(i64::from))
    .bind(&line.name)
    .bind(&line.text)
    .bind(line.at)
    .execute(&mut **to)
    .await?;
    Ok(said.rows_affected() == 1)
}

/// A table goes with everything that belongs to it. Answers whether it was there.
async fn delete(to: &mut Transaction<'_, Sqlite>, table: &str) -> Result<bool, sqlx::Error> {
    for sql in [
        "DELETE FROM event WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM seat WHERE table_id = $1",
    ] {
        sqlx::query(sql).bind(table).execute(&mut **to).await?;
    }
    let gone = sqlx::query("DELETE FROM game_table WHERE id = $1").bind(table).execute(&mut **to).await?;
    if gone.rows_affected() > 0 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
        sqlx::query("DELETE FROM deleted WHERE at < $1").bind(now - DELETED_TOLD).execute(&mut **to).await?;
        sqlx::query("INSERT INTO deleted (id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(table)
            .bind(now)
            .execute(&mut **to)
            .await?;
    }
    Ok(gone.rows_affected() > 0)
}

async fn create(
    to: &mut Transaction<'_, Sqlite>,
    table: &TableRow,
    seats: &[SeatRow],
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO game_table (id, game, options, settings, seed, creator, created_at, changed_at, result, \
         asked, timed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.options)
    .bind(&table.settings)
    .bind(&table.seed)
    .bind(&table.creator)
    .bind(table.created_at)
    .bind(table.changed_at)
    .bind(&table.result)
    .bind(i64::from(table.asked))
    .bind(i64::from(table.timed))
    .execute(&mut **to)
    .await?;
    for seat in seats {
        sqlx::query(
            "INSERT INTO seat (table_id, seat, kind, level, person, name, invitation) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&table.id)
        .bind(i64::from(seat.seat))
        .bind(&seat.kind)
        .bind(&seat.level)
        .bind(&seat.person)
        .bind(&seat.name)
        .bind(&seat.invitation)
        .execute(&mut **to)
        .await?;
    }
    Ok(())
}

/// The first event decides: if its place is the next one and its command new, then so are those of the others, because
/// what is appended at once comes from one command.
async fn append(to: &mut Transaction<'_, Sqlite>, entry: &Entry) -> Result<Appended, sqlx::Error> {
    if entry.events.is_empty() {
        return Ok(Appended::Done);
    }
    for (index, event) in entry.events.iter().enumerate() {
        let fresh = insert_events(to, &[(&entry.table, event)]).await?;
        if !fresh && index == 0 {
            return Ok(Appended::Stale);
        }
        if !fresh {
            return Err(sqlx::Error::Protocol(format!("event {} of a new entry has no place", event.ply)));
        }
    }
    note_change(to, entry).await?;
    Ok(Appended::Done)
}

/// Notes with a table when its log last grew, and what came of it.
async fn note_change(to: &mut Transaction<'_, Sqlite>, entry: &Entry) -> Result<(), sqlx::Error> {
    let update = match &entry.result {
        None => sqlx::query("UPDATE game_table SET changed_at = $1, asked = $2 WHERE id = $3"),
        Some(_) => {
            sqlx::query("UPDATE game_table SET changed_at = $1, asked = $2, result = $4 WHERE id = $3")
        }
    };
    let mut update = update.bind(entry.last()).bind(i64::from(entry.asked)).bind(&entry.table);
    if let Some(result) = &entry.result {
        update = update.bind(result);
    }
    update.execute(&mut **to).await?;
    Ok(())
}

/// How many rows one statement writes: a statement for each number is kept prepared, so there are few.
const TOGETHER: [usize; 4] = [64, 16, 4, 1];

/// A statement for each of these numbers of rows.
type Statements = LazyLock<[&'static str; TOGETHER.len()]>;

/// These rows in pieces, each with the statement that writes so many.
fn in_pieces<'r, T>(
    mut rows: &'r [T],
    statements: &'static Statements,
) -> impl Iterator<Item = (&'r [T], &'static str)> {
    std::iter::from_fn(move || {
        let which = TOGETHER.iter().position(|most| *most <= rows.len())?;
        let (piece, rest) = rows.split_at(TOGETHER[which]);
        rows = rest;
        Some((piece, statements[which]))
    })
}

static INSERT: Statements = LazyLock::new(|| {
    TOGETHER.map(|rows| {
        let sql = format!(
            "WITH new AS (VALUES {}) INSERT INTO event (table_id, ply, cmd_id, seat, body, state_hash, at) \
             SELECT column1, column2, column3, column4, column5, column6, column7 FROM new \
             WHERE column2 = (SELECT COALESCE(MAX(ply) + 1, 0) FROM event WHERE table_id = column1) \
             ON CONFLICT DO NOTHING",
            placeholders(rows, 7)
        );
        &*sql.leak()
    })
});

static UPDATE: Statements = LazyLock::new(|| {
    TOGETHER.map(|rows| {
        let sql = format!(
            "WITH new AS (VALUES {}) UPDATE game_table SET changed_at = column2, asked = column3 FROM new \
             WHERE id = column1",
            placeholders(rows, 3)
        );
        &*sql.leak()
    })
});

/// So many rows of placeholders, as in `($1, $2), ($3, $4)`.
fn placeholders(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let columns = (1..=columns).map(|column| format!("${}", row * columns + column));
        format!("({})", columns.collect::<Vec<_>>().join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

/// Appends one event each to several logs with few statements. Answers whether all of them had a place; if not, some may have been written, and the transaction must not be kept.
pub(crate) async fn append_all(
    to: &mut Transaction<'_, Sqlite>,
    entries: &[&Entry],
) -> Result<bool, sqlx::Error> {
    let rows: Vec<_> =
        entries.iter().filter_map(|entry| Some((&entry.table[..], entry.events.first()?))).collect();
    if !insert_events(to, &rows).await? {
        return Ok(false);
    }
    let (ended, going_on): (Vec<&Entry>, Vec<&Entry>) =
        entries.iter().partition(|entry| entry.result.is_some());
    for (piece, sql) in in_pieces(&going_on, &UPDATE) {
        let mut update = sqlx::query(sql);
        for entry in piece {
            update = update.bind(&entry.table).bind(entry.last()).bind(i64::from(entry.asked));
        }
        update.execute(&mut **to).await?;
    }
    for entry in ended {
        note_change(to, entry).await?;
    }
    Ok(true)
}

/// Whether all of these were new and their places the next ones; at most one for each table. One statement checks and
/// writes: each statement is a round trip to the database's thread, which costs more than either.
async fn insert_events(
    to: &mut Transaction<'_, Sqlite>,
    rows: &[(&str, &EventRow)],
) -> Result<bool, sqlx::Error> {
    for (piece, sql) in in_pieces(rows, &INSERT) {
        let mut insert = sqlx::query(sql);
        for (table, event) in piece {
            insert = insert
                .bind(*table)
                .bind(event.ply as i64)
                .bind(&event.cmd_id)
                .bind(event.seat.map(i64::from))
                .bind(&event.body)
                .bind(&event.state_hash)
                .bind(event.at);
        }
        if insert.execute(&mut **to).await?.rows_affected() != piece.len() as u64 {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn take_seat(
    to: &mut Transaction<'_, Sqlite>,
    invitation: &str,
    person: &str,
    name: &str,
) -> Result<Option<(String, u8)>, sqlx::Error> {
    let taken: Option<(String, i64)> = sqlx::query_as(
        "UPDATE seat SET person = $1, name = $2, kind = 'me' WHERE invitation = $3 AND person IS NULL \
         RETURNING table_id, seat",
    )
    .bind(person)
    .bind(name)
    .bind(invitation)
    .fetch_optional(&mut **to)
    .await?;
    let seat: Option<(String, i64)> = match taken {
        Some(seat) => Some(seat),
        None => {
            sqlx::query_as("SELECT table_id, seat FROM seat WHERE invitation = $1 AND person = $2")
                .bind(invitation)
                .bind(person)
                .fetch_optional(&mut **to)
                .await?
        }
    };
    Ok(seat.map(|(table, seat)| (table, seat as u8)))
}
