//! Reading from `PostgreSQL`.

use crate::columns::{CHAT_REMEMBERED, Columns, loaded, seat_row, summary};
use crate::rows::{Loaded, SeatRow, Summary};
use sqlx::PgConnection;
use sqlx::postgres::PgRow;
use std::collections::HashMap;

/// A table with everything that belongs to it.
pub(crate) async fn table(line: &mut PgConnection, id: &str) -> Result<Option<Loaded>, sqlx::Error> {
    let table =
        sqlx::query("SELECT * FROM game_table t JOIN standing s ON s.table_id = t.id WHERE t.id = $1")
            .bind(id)
            .fetch_optional(&mut *line)
            .await?;
    let Some(table) = table else { return Ok(None) };
    let seats = sqlx::query("SELECT * FROM seat WHERE table_id = $1 ORDER BY seat")
        .bind(id)
        .fetch_all(&mut *line)
        .await?;
    let events = sqlx::query("SELECT * FROM event WHERE table_id = $1 ORDER BY ply")
        .bind(id)
        .fetch_all(&mut *line)
        .await?;
    let chat = sqlx::query("SELECT * FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2")
        .bind(id)
        .bind(CHAT_REMEMBERED)
        .fetch_all(&mut *line)
        .await?;
    loaded(&table, &seats, &events, &chat).map(Some)
}

/// The tables where a person has a seat, the last changed first.
pub(crate) async fn of_person(
    line: &mut PgConnection,
    person: &str,
    limit: u32,
) -> Result<Vec<Summary>, sqlx::Error> {
    let tables = sqlx::query(
        "SELECT t.id, t.game, t.settings, s.result, s.changed_at, s.asked FROM standing s \
         JOIN game_table t ON t.id = s.table_id \
         WHERE s.table_id IN (SELECT table_id FROM seat WHERE person = $1) ORDER BY s.changed_at DESC LIMIT $2",
    )
    .bind(person)
    .bind(i64::from(limit))
    .fetch_all(&mut *line)
    .await?;
    let ids = tables.iter().map(|row| row.text("id")).collect::<Result<Vec<String>, _>>()?;
    let rows = sqlx::query("SELECT * FROM seat WHERE table_id = ANY ($1) ORDER BY table_id, seat")
        .bind(ids)
        .fetch_all(line)
        .await?;
    let mut seats: HashMap<String, Vec<SeatRow>> = HashMap::new();
    for row in &rows {
        let seat = seat_row(row)?;
        seats.entry(seat.table.clone()).or_default().push(seat);
    }
    let summary = |row: &PgRow| {
        let seats = seats.remove(&row.text("id")?).unwrap_or_default();
        summary(row, seats)
    };
    tables.iter().map(summary).collect()
}
