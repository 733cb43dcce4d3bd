//! Writing, but for logs: each of these is one transaction, and may be tried twice.

use super::append::day;
use super::lines::is_double;
use crate::rows::{ChatRow, EventRow, SeatRow, TableRow};
use sqlx::{Connection, PgConnection};

/// How long it is told what was deleted, in milliseconds.
const DELETED_TOLD: i64 = 3_600_000;
/// How long a review is kept, in milliseconds: a year.
const REVIEW_KEPT: i64 = 365 * 24 * 3_600_000;

/// A new table.
pub(crate) struct New<'n> {
    pub(crate) table: &'n TableRow,
    pub(crate) seats: &'n [SeatRow],
    pub(crate) events: &'n [EventRow],
    /// The server that makes it.
    pub(crate) owner: Option<&'n str>,
    pub(crate) log_version: i64,
}

/// Stores a new table. Ids are drawn from so many that nobody else can have made one with the same: whoever finds it
/// there has tried before.
pub(crate) async fn create(line: &mut PgConnection, new: &New<'_>, before: u32) -> Result<(), sqlx::Error> {
    match create_once(line, new).await {
        Err(error) if before > 0 && is_double(&error) => Ok(()),
        went => went,
    }
}

async fn create_once(line: &mut PgConnection, new: &New<'_>) -> Result<(), sqlx::Error> {
    let New { table, seats, events, owner, log_version } = *new;
    let wakes = table.timed || seats.iter().any(|seat| seat.kind == "bot");
    let mut transaction = line.begin().await?;
    sqlx::query(
        "WITH made AS ( \
            INSERT INTO game_table (id, game, options, settings, seed, creator, created_at, timed, muted) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
         ) INSERT INTO standing (table_id, plies, owner, wakes, wake_at, log_version, changed_at, changed_day, \
            asked, result) VALUES ($1, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.options)
    .bind(&table.settings)
    .bind(&table.seed)
    .bind(&table.creator)
    .bind(table.created_at)
    .bind(table.timed)
    .bind(table.muted)
    .bind(events.len() as i64)
    .bind(owner)
    .bind(wakes)
    .bind((wakes && table.result.is_none()).then_some(0_i64))
    .bind(log_version)
    .bind(table.changed_at)
    .bind(day(table.changed_at))
    .bind(i64::from(table.asked))
    .bind(&table.result)
    .execute(&mut *transaction)
    .await?;
    if !seats.is_empty() {
        sqlx::query(
            "INSERT INTO seat (table_id, seat, kind, level, person, name, invitation) SELECT $1, n.* FROM \
             unnest($2::BIGINT[], $3::TEXT[], $4::TEXT[], $5::TEXT[], $6::TEXT[], $7::TEXT[]) AS n",
        )
        .bind(&table.id)
        .bind(seats.iter().map(|seat| i64::from(seat.seat)).collect::<Vec<_>>())
        .bind(seats.iter().map(|seat| &seat.kind[..]).collect::<Vec<_>>())
        .bind(seats.iter().map(|seat| seat.level.as_deref()).collect::<Vec<_>>())
        .bind(seats.iter().map(|seat| seat.person.as_deref()).collect::<Vec<_>>())
        .bind(seats.iter().map(|seat| seat.name.as_deref()).collect::<Vec<_>>())
        .bind(seats.iter().map(|seat| seat.invitation.as_deref()).collect::<Vec<_>>())
        .execute(&mut *transaction)
        .await?;
    }
    insert_events(&mut transaction, &table.id, events).await?;
    transaction.commit().await
}

async fn insert_events(line: &mut PgConnection, table: &str, events: &[EventRow]) -> Result<(), sqlx::Error> {
    if events.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO event (table_id, ply, cmd_id, seat, body, state_hash, at) SELECT $1, n.* FROM \
         unnest($2::BIGINT[], $3::TEXT[], $4::BIGINT[], $5::TEXT[], $6::TEXT[], $7::BIGINT[]) AS n",
    )
    .bind(table)
    .bind(events.iter().map(|event| event.ply as i64).collect::<Vec<_>>())
    .bind(events.iter().map(|event| &event.cmd_id[..]).collect::<Vec<_>>())
    .bind(events.iter().map(|event| event.seat.map(i64::from)).collect::<Vec<_>>())
    .bind(events.iter().map(|event| &event.body[..]).collect::<Vec<_>>())
    .bind(events.iter().map(|event| &event.state_hash[..]).collect::<Vec<_>>())
    .bind(events.iter().map(|event| event.at).collect::<Vec<_>>())
    .execute(line)
    .await
    .map(|_| ())
}

/// Gives an open seat to whoever comes first; whoever has it already keeps it.
pub(crate) async fn take_seat(
    line: &mut PgConnection,
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
    .fetch_optional(&mut *line)
    .await?;
    let seat: Option<(String, i64)> = match taken {
        Some(seat) => Some(seat),
        None => {
            sqlx::query_as("SELECT table_id, seat FROM seat WHERE invitation = $1 AND person = $2")
                .bind(invitation)
                .bind(person)
                .fetch_optional(&mut *line)
                .await?
        }
    };
    Ok(seat.map(|(table, seat)| (table, seat as u8)))
}

/// Whether it was new: what is sent twice is said once. If this was tried before, it may be our own line that is there.
pub(crate) async fn say(line: &mut PgConnection, said: &ChatRow, before: u32) -> Result<bool, sqlx::Error> {
    let written = sqlx::query(
        "INSERT INTO chat (table_id, number, cmd_id, seat, name, body, at) VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT (table_id, cmd_id) DO NOTHING",
    )
    .bind(&said.table)
    .bind(said.number as i64)
    .bind(&said.cmd_id)
    .bind(said.seat.map(i64::from))
    .bind(&said.name)
    .bind(&said.text)
    .bind(said.at)
    .execute(&mut *line)
    .await?;
    if written.rows_affected() == 1 || before == 0 {
        return Ok(written.rows_affected() == 1);
    }
    sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM chat WHERE table_id = $1 AND number = $2 AND cmd_id = $3)",
    )
    .bind(&said.table)
    .bind(said.number as i64)
    .bind(&said.cmd_id)
    .fetch_one(line)
    .await
}

/// A table goes with everything that belongs to it. Its standing goes first: from then on nobody appends.
pub(crate) async fn delete(line: &mut PgConnection, table: &str, before: u32) -> Result<bool, sqlx::Error> {
    let mut transaction = line.begin().await?;
    let mut gone = false;
    for sql in [
        "DELETE FROM standing WHERE table_id = $1",
        "DELETE FROM event WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM seat WHERE table_id = $1",
        "DELETE FROM game_table WHERE id = $1",
    ] {
        let done = sqlx::query(sql).bind(table).execute(&mut *transaction).await?;
        gone = done.rows_affected() > 0;
    }
    if gone {
        sqlx::query("DELETE FROM deleted WHERE at < gambol_now() - $1")
            .bind(DELETED_TOLD)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("INSERT INTO deleted (id, at) VALUES ($1, gambol_now()) ON CONFLICT DO NOTHING")
            .bind(table)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    if gone || before == 0 {
        return Ok(gone);
    }
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM deleted WHERE id = $1)")
        .bind(table)
        .fetch_one(line)
        .await
}

/// Keeps a review, and lets go of those that are too old. Answers whether it was new.
pub(crate) async fn keep_review(
    line: &mut PgConnection,
    key: &str,
    body: &str,
    at: i64,
) -> Result<bool, sqlx::Error> {
    sqlx::query("DELETE FROM review WHERE at < $1").bind(at - REVIEW_KEPT).execute(&mut *line).await?;
    let kept =
        sqlx::query("INSERT INTO review (key, body, at) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING")
            .bind(key)
            .bind(body)
            .bind(at)
            .execute(line)
            .await?;
    Ok(kept.rows_affected() == 1)
}
