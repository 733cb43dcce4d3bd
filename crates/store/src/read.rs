//! Reading: rows as the database has them.

use crate::rows::{ChatRow, EventRow, Listed, Loaded, SeatRow, Summary, TableRow};
use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

/// How many lines of chat a table remembers when it wakes.
const CHAT_REMEMBERED: i64 = 100;

/// A table with everything that belongs to it.
pub(crate) async fn table(readers: &SqlitePool, id: &str) -> Result<Option<Loaded>, sqlx::Error> {
    let table =
        sqlx::query("SELECT * FROM game_table WHERE id = $1").bind(id).fetch_optional(readers).await?;
    let Some(table) = table else { return Ok(None) };
    let seats = sqlx::query("SELECT * FROM seat WHERE table_id = $1 ORDER BY seat")
        .bind(id)
        .fetch_all(readers)
        .await?;
    let events = sqlx::query("SELECT * FROM event WHERE table_id = $1 ORDER BY ply")
        .bind(id)
        .fetch_all(readers)
        .await?;
    let mut chat = sqlx::query("SELECT * FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2")
        .bind(id)
        .bind(CHAT_REMEMBERED)
        .fetch_all(readers)
        .await?;
    chat.reverse();
    Ok(Some(Loaded {
        table: TableRow {
            id: table.try_get("id")?,
            game: table.try_get("game")?,
            options: table.try_get("options")?,
            settings: table.try_get("settings")?,
            seed: table.try_get("seed")?,
            creator: table.try_get("creator")?,
            created_at: table.try_get("created_at")?,
            changed_at: table.try_get("changed_at")?,
            result: table.try_get("result")?,
            asked: table.try_get::<i64, _>("asked")? as u32,
            muted: table.try_get::<i64, _>("muted")? != 0,
        },
        seats: seats.iter().map(seat_row).collect::<Result<_, _>>()?,
        events: events.iter().map(event_row).collect::<Result<_, _>>()?,
        chat: chat.iter().map(chat_row).collect::<Result<_, _>>()?,
    }))
}

/// Tables in a list.
pub(crate) async fn summaries(readers: &SqlitePool, ids: Vec<String>) -> Result<Vec<Summary>, sqlx::Error> {
    let mut summaries = Vec::with_capacity(ids.len());
    for id in ids {
        let table =
            sqlx::query("SELECT game, result, settings, changed_at, asked FROM game_table WHERE id = $1")
                .bind(&id)
                .fetch_optional(readers)
                .await?;
        // It may have been deleted a moment ago.
        let Some(table) = table else { continue };
        let seats = sqlx::query("SELECT * FROM seat WHERE table_id = $1 ORDER BY seat")
            .bind(&id)
            .fetch_all(readers)
            .await?;
        summaries.push(Summary {
            id,
            game: table.try_get("game")?,
            seats: seats.iter().map(seat_row).collect::<Result<_, _>>()?,
            asked: table.try_get::<i64, _>("asked")? as u32,
            result: table.try_get("result")?,
            settings: table.try_get("settings")?,
            changed_at: table.try_get("changed_at")?,
        });
    }
    Ok(summaries)
}

pub(crate) fn seat_row(row: &SqliteRow) -> Result<SeatRow, sqlx::Error> {
    Ok(SeatRow {
        table: row.try_get("table_id")?,
        seat: row.try_get::<i64, _>("seat")? as u8,
        kind: row.try_get("kind")?,
        level: row.try_get("level")?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        invitation: row.try_get("invitation")?,
    })
}

fn event_row(row: &SqliteRow) -> Result<EventRow, sqlx::Error> {
    Ok(EventRow {
        ply: row.try_get::<i64, _>("ply")? as u64,
        cmd_id: row.try_get("cmd_id")?,
        seat: row.try_get::<Option<i64>, _>("seat")?.map(|seat| seat as u8),
        body: row.try_get("body")?,
        state_hash: row.try_get("state_hash")?,
        at: row.try_get("at")?,
    })
}

pub(crate) fn listed(row: &SqliteRow) -> Result<Listed, sqlx::Error> {
    Ok(Listed {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        creator: row.try_get("creator")?,
        created_at: row.try_get("created_at")?,
        changed_at: row.try_get("changed_at")?,
        events: row.try_get::<i64, _>("events")? as u64,
        ended: row.try_get("ended")?,
        muted: row.try_get::<i64, _>("muted")? != 0,
    })
}

fn chat_row(row: &SqliteRow) -> Result<ChatRow, sqlx::Error> {
    Ok(ChatRow {
        table: row.try_get("table_id")?,
        number: row.try_get::<i64, _>("number")? as u64,
        cmd_id: row.try_get("cmd_id")?,
        seat: row.try_get::<Option<i64>, _>("seat")?.map(|seat| seat as u8),
        name: row.try_get("name")?,
        text: row.try_get("body")?,
        at: row.try_get("at")?,
    })
}
