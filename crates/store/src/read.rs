//! Reading from `SQLite`.

use crate::columns::{CHAT_REMEMBERED, chat_row, loaded, seat_row, summary};
use crate::rows::{ChatRow, Loaded, Summary};
use sqlx::sqlite::SqlitePool;

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
    let chat = sqlx::query("SELECT * FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2")
        .bind(id)
        .bind(CHAT_REMEMBERED)
        .fetch_all(readers)
        .await?;
    loaded(&table, &seats, &events, &chat).map(Some)
}

/// All that was said at a table.
pub(crate) async fn chat(readers: &SqlitePool, id: &str) -> Result<Vec<ChatRow>, sqlx::Error> {
    let rows = sqlx::query("SELECT * FROM chat WHERE table_id = $1 ORDER BY number").bind(id);
    rows.fetch_all(readers).await?.iter().map(chat_row).collect()
}

/// Tables in a list.
pub(crate) async fn summaries(readers: &SqlitePool, ids: Vec<String>) -> Result<Vec<Summary>, sqlx::Error> {
    let mut summaries = Vec::with_capacity(ids.len());
    for id in ids {
        let table =
            sqlx::query("SELECT id, game, result, settings, changed_at, asked FROM game_table WHERE id = $1")
                .bind(&id)
                .fetch_optional(readers)
                .await?;
        // It may have been deleted a moment ago.
        let Some(table) = table else { continue };
        let seats = sqlx::query("SELECT * FROM seat WHERE table_id = $1 ORDER BY seat")
            .bind(&id)
            .fetch_all(readers)
            .await?;
        let seats = seats.iter().map(seat_row).collect::<Result<_, _>>()?;
        summaries.push(summary(&table, seats)?);
    }
    Ok(summaries)
}
