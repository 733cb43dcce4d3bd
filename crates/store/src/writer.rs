//! The one writer: takes what has gathered while the disk was busy, writes it in one transaction, and answers each.
//!
//! A disk syncs perhaps a thousand times a second, whatever is synced. So a move waits for at most two syncs, the one
//! under way and its own, however many tables move at the same time.

use crate::rows::{Appended, ChatRow, Entry, EventRow, SeatRow, TableRow};
use crate::{StoreError, sqlite::failed};
use sqlx::{Connection, Sqlite, SqliteConnection, Transaction};
use tokio::sync::{mpsc, oneshot};

/// The most jobs in one transaction.
const MOST_TOGETHER: usize = 512;
/// How many jobs may wait; callers with more have to wait as well.
const QUEUE: usize = 4096;

/// Something to be written.
pub(crate) enum Job {
    Create { table: TableRow, seats: Vec<SeatRow>, events: Vec<EventRow> },
    Append(Entry),
    TakeSeat { invitation: String, person: String, name: String },
    Rename { person: String, name: String },
    Say(ChatRow),
}

/// What became of it.
pub(crate) enum Done {
    Written,
    Appended(Appended),
    Seat(Option<(String, u8)>),
    Tables(Vec<String>),
}

type Answer = oneshot::Sender<Result<Done, StoreError>>;

/// The way to the writer.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<(Job, Answer)>,
}

impl Writer {
    /// Starts the writer's task.
    pub(crate) fn start(connection: SqliteConnection) -> (Writer, tokio::task::JoinHandle<()>) {
        let (queue, jobs) = mpsc::channel(QUEUE);
        (Writer { queue }, tokio::spawn(write(connection, jobs)))
    }

    /// Has the job done, and answers when it is on the disk.
    pub(crate) async fn run(&self, job: Job) -> Result<Done, StoreError> {
        let (answer, done) = oneshot::channel();
        self.queue.send((job, answer)).await.map_err(|_| StoreError::Closed)?;
        done.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<(Job, Answer)>) {
    let mut together = Vec::new();
    while jobs.recv_many(&mut together, MOST_TOGETHER).await > 0 {
        let (work, answers): (Vec<_>, Vec<_>) = together.drain(..).unzip();
        match write_together(&mut connection, work).await {
            Ok(done) => {
                for (answer, done) in answers.into_iter().zip(done) {
                    // The caller may be gone; what was written stays written.
                    let _ = answer.send(Ok(done));
                }
            }
            Err(error) => {
                let error = failed(&error);
                tracing::error!(%error, jobs = answers.len(), "this transaction was not written");
                for answer in answers {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database did not close cleanly");
    }
}

async fn write_together(connection: &mut SqliteConnection, work: Vec<Job>) -> Result<Vec<Done>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut done = Vec::with_capacity(work.len());
    for job in work {
        done.push(write_one(&mut transaction, job).await?);
    }
    transaction.commit().await?;
    Ok(done)
}

async fn write_one(to: &mut Transaction<'_, Sqlite>, job: Job) -> Result<Done, sqlx::Error> {
    Ok(match job {
        Job::Create { table, seats, events } => {
            create(to, &table, &seats).await?;
            for event in &events {
                insert_event(to, &table.id, event).await?;
            }
            Done::Written
        }
        Job::Append(entry) => Done::Appended(append(to, &entry).await?),
        Job::TakeSeat { invitation, person, name } => {
            Done::Seat(take_seat(to, &invitation, &person, &name).await?)
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
        Job::Say(line) => {
            sqlx::query(
                "INSERT INTO chat (table_id, number, seat, name, body, at) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT DO NOTHING",
            )
            .bind(line.table)
            .bind(line.number as i64)
            .bind(line.seat.map(i64::from))
            .bind(line.name)
            .bind(line.text)
            .bind(line.at)
            .execute(&mut **to)
            .await?;
            Done::Written
        }
    })
}

async fn create(
    to: &mut Transaction<'_, Sqlite>,
    table: &TableRow,
    seats: &[SeatRow],
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO game_table (id, game, options, settings, seed, creator, created_at, changed_at, result) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
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
    let Some(first) = entry.events.first() else { return Ok(Appended::Done) };
    for (index, event) in entry.events.iter().enumerate() {
        let fresh = insert_event(to, &entry.table, event).await?;
        if !fresh && index == 0 {
            return Ok(Appended::Stale);
        }
        if !fresh {
            return Err(sqlx::Error::Protocol(format!("event {} of a new entry has no place", event.ply)));
        }
    }
    let last = entry.events.last().unwrap_or(first).at;
    match &entry.result {
        None => {
            sqlx::query("UPDATE game_table SET changed_at = $1 WHERE id = $2")
                .bind(last)
                .bind(&entry.table)
                .execute(&mut **to)
                .await?;
        }
        Some(result) => {
            sqlx::query("UPDATE game_table SET changed_at = $1, result = $2 WHERE id = $3")
                .bind(last)
                .bind(result)
                .bind(&entry.table)
                .execute(&mut **to)
                .await?;
        }
    }
    Ok(Appended::Done)
}

/// Whether the event was new and its place the next one. One statement checks and writes: each statement is a
/// round trip to the database's thread, which costs more than either.
async fn insert_event(
    to: &mut Transaction<'_, Sqlite>,
    table: &str,
    event: &EventRow,
) -> Result<bool, sqlx::Error> {
    let written = sqlx::query(
        "INSERT INTO event (table_id, ply, cmd_id, seat, body, state_hash, at) \
         SELECT $1, CAST($2 AS BIGINT), $3, CAST($4 AS BIGINT), $5, $6, CAST($7 AS BIGINT) \
         WHERE CAST($2 AS BIGINT) = (SELECT COALESCE(MAX(ply) + 1, 0) FROM event WHERE table_id = $1) \
         ON CONFLICT DO NOTHING",
    )
    .bind(table)
    .bind(event.ply as i64)
    .bind(&event.cmd_id)
    .bind(event.seat.map(i64::from))
    .bind(&event.body)
    .bind(&event.state_hash)
    .bind(event.at)
    .execute(&mut **to)
    .await?;
    Ok(written.rows_affected() == 1)
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
