//! The one writer: takes what has gathered while the disk was busy, writes it in one transaction, and answers each.
//!
//! A disk syncs perhaps a thousand times a second, whatever is synced. So a move waits for at most two syncs, the one
//! under way and its own, however many tables move at the same time.
//!
//! A transaction that failed may leave its connection in any state (after "disk full" `SQLite` has rolled back by itself,
//! and sqlx counts on without noticing), so the connection is thrown away and the next write opens another. That is all it
//! takes to come back by itself when the fault is gone.

use crate::rows::{Appended, BanRow, ChatRow, Entry, EventRow, SeatRow, TableRow};
use crate::{StoreError, sqlite::failed};
use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, Sqlite, SqliteConnection, Transaction};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot};

/// The most jobs in one transaction.
const MOST_TOGETHER: usize = 512;
/// The most that one transaction writes, in bytes of text: nobody's move waits behind somebody's megabytes.
const MOST_BYTES: usize = 512 * 1024;
/// How many jobs may wait; callers with more have to wait as well.
const QUEUE: usize = 4096;
/// The write-ahead log is begun anew once its file is longer than this; then it is also cut back to it.
pub(crate) const WAL_LIMIT: u64 = 8 << 20;
/// Readers may keep the log from beginning anew; then it is tried again after it has grown by this.
const WAL_STEP: u64 = 1 << 20;
/// How long the writer waits for readers when it begins the log anew.
const WAL_PATIENCE: Duration = Duration::from_millis(50);
/// How long it is told what was deleted, in milliseconds.
const DELETED_TOLD: i64 = 3_600_000;
/// The same fault is logged this often.
const SAY_AGAIN: Duration = Duration::from_secs(10);

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
    Mute {
        table: String,
        muted: bool,
    },
    /// Nothing but a sign of life.
    Pulse,
}

impl Job {
    /// About how many bytes it writes.
    fn weight(&self) -> usize {
        let events = |events: &[EventRow]| {
            events.iter().map(|event| 200 + event.body.len() + event.state_hash.len()).sum::<usize>()
        };
        match self {
            Job::Create { table, events: log, .. } => 1000 + table.options.len() + events(log),
            Job::Append(entry) => events(&entry.events),
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

type Answer = oneshot::Sender<Result<Done, StoreError>>;

/// How the last write went, and when; and how often it went wrong.
#[derive(Debug, Default)]
pub(crate) struct Pulse {
    last: Mutex<Option<(Instant, Result<(), StoreError>)>>,
    pub(crate) failures: AtomicU64,
}

impl Pulse {
    /// How the last write went, if that is no longer ago than this.
    pub(crate) fn within(&self, age: Duration) -> Option<Result<(), StoreError>> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.as_ref().filter(|(at, _)| at.elapsed() < age).map(|(_, went)| went.clone())
    }

    fn note(&self, went: Result<(), StoreError>) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), went));
    }
}

/// The way to the writer.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<(Job, Answer)>,
}

impl Writer {
    /// Starts the writer's task.
    pub(crate) fn start(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        busy: Duration,
        wal: PathBuf,
        pulse: Arc<Pulse>,
    ) -> (Writer, tokio::task::JoinHandle<()>) {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let desk = Desk {
            connection: Some(connection),
            options,
            busy,
            wal,
            next_checkpoint: WAL_LIMIT,
            pulse,
            complained: None,
        };
        (Writer { queue }, tokio::spawn(desk.write(jobs)))
    }

    /// Has the job done, and answers when it is on the disk.
    pub(crate) async fn run(&self, job: Job) -> Result<Done, StoreError> {
        let (answer, done) = oneshot::channel();
        self.queue.send((job, answer)).await.map_err(|_| StoreError::Closed)?;
        done.await.map_err(|_| StoreError::Closed)?
    }

    /// How many jobs are waiting.
    pub(crate) fn waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }
}

/// Where the writer sits.
struct Desk {
    /// None after a transaction has failed.
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    /// How long a locked database is waited for.
    busy: Duration,
    /// The file of the write-ahead log.
    wal: PathBuf,
    /// The log is begun anew when its file is longer.
    next_checkpoint: u64,
    pulse: Arc<Pulse>,
    /// When a fault was last logged.
    complained: Option<Instant>,
}

impl Desk {
    async fn write(mut self, mut jobs: mpsc::Receiver<(Job, Answer)>) {
        let mut gathered = Vec::new();
        while jobs.recv_many(&mut gathered, MOST_TOGETHER).await > 0 {
            let mut rest = gathered.drain(..).peekable();
            while rest.peek().is_some() {
                let (mut work, mut answers, mut bytes) = (Vec::new(), Vec::new(), 0);
                while let Some((job, answer)) =
                    rest.next_if(|(job, _)| bytes == 0 || bytes + job.weight() <= MOST_BYTES)
                {
                    bytes += job.weight().max(1);
                    work.push(job);
                    answers.push(answer);
                }
                self.write_batch(&work, answers).await;
            }
        }
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }

    /// Writes all of it together. If that fails because of one job, the others are not made to suffer for it.
    async fn write_batch(&mut self, work: &[Job], answers: Vec<Answer>) {
        match self.transact(work).await {
            Ok(done) => {
                for (answer, done) in answers.into_iter().zip(done) {
                    // The caller may be gone; what was written stays written.
                    let _ = answer.send(Ok(done));
                }
            }
            Err(error) if work.len() > 1 && is_about_a_job(&error) => {
                for (job, answer) in work.iter().zip(answers) {
                    let done = self.transact(std::slice::from_ref(job)).await;
                    let done = done.map(|mut done| done.pop().unwrap_or(Done::Written));
                    let _ = answer.send(done.map_err(|error| self.fail(&error, 1)));
                }
            }
            Err(error) => {
                let error = self.fail(&error, answers.len());
                for answer in answers {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
        self.begin_log_anew().await;
    }

    /// Notes a failure, and says so now and then.
    fn fail(&mut self, error: &sqlx::Error, jobs: usize) -> StoreError {
        let told = failed(error);
        self.pulse.failures.fetch_add(1, Ordering::Relaxed);
        if !is_about_a_job(error) {
            self.pulse.note(Err(told.clone()));
        }
        if self.complained.is_none_or(|at| at.elapsed() > SAY_AGAIN) {
            self.complained = Some(Instant::now());
            tracing::error!(error = %told, jobs, "this transaction was not written");
        }
        told
    }

    /// One transaction on a connection that nothing has gone wrong with.
    async fn transact(&mut self, work: &[Job]) -> Result<Vec<Done>, sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let done = write_together(&mut connection, work).await;
        match done {
            Ok(done) => {
                self.connection = Some(connection);
                self.pulse.note(Ok(()));
                if self.complained.take().is_some() {
                    tracing::warn!("the database can be written again");
                }
                Ok(done)
            }
            Err(error) => {
                // Closed before the next one is opened, or its lock would be in the way.
                let _ = connection.close_hard().await;
                Err(error)
            }
        }
    }

    /// Keeps the write-ahead log short. Its beginning is used again once all of it has been copied into the database and
    /// nobody reads it; the writer alone can wait for both, because nobody writes meanwhile. Most has been copied before,
    /// by [`bring_home`](crate::sqlite), so this takes little time.
    async fn begin_log_anew(&mut self) {
        let size = std::fs::metadata(&self.wal).map_or(0, |file| file.len());
        if size <= self.next_checkpoint {
            return;
        }
        let Some(connection) = &mut self.connection else { return };
        let patience = |patience: Duration| format!("PRAGMA busy_timeout = {}", patience.as_millis());
        let _ = sqlx::raw_sql(sqlx::AssertSqlSafe(patience(WAL_PATIENCE))).execute(&mut *connection).await;
        let begun = sqlx::query("PRAGMA wal_checkpoint(RESTART)").fetch_one(&mut *connection).await;
        let _ = sqlx::raw_sql(sqlx::AssertSqlSafe(patience(self.busy))).execute(&mut *connection).await;
        let busy = match begun.and_then(|row| row.try_get::<i64, _>(0)) {
            Ok(busy) => busy != 0,
            Err(error) => {
                tracing::warn!(%error, "the write-ahead log could not be checkpointed");
                true
            }
        };
        self.next_checkpoint = if busy { size + WAL_STEP } else { WAL_LIMIT };
    }
}

/// Whether the database refuses one job, rather than everything.
fn is_about_a_job(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => !matches!(error.kind(), ErrorKind::Other),
        sqlx::Error::Protocol(_) => true,
        _ => false,
    }
}

async fn write_together(connection: &mut SqliteConnection, work: &[Job]) -> Result<Vec<Done>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut done = Vec::with_capacity(work.len());
    for job in work {
        done.push(write_one(&mut transaction, job).await?);
    }
    transaction.commit().await?;
    Ok(done)
}

async fn write_one(to: &mut Transaction<'_, Sqlite>, job: &Job) -> Result<Done, sqlx::Error> {
    Ok(match job {
        Job::Create { table, seats, events } => {
            create(to, table, seats).await?;
            for event in events {
                insert_event(to, &table.id, event).await?;
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
         asked) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
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
    let update = match &entry.result {
        None => sqlx::query("UPDATE game_table SET changed_at = $1, asked = $2 WHERE id = $3"),
        Some(_) => {
            sqlx::query("UPDATE game_table SET changed_at = $1, asked = $2, result = $4 WHERE id = $3")
        }
    };
    let mut update = update.bind(last).bind(i64::from(entry.asked)).bind(&entry.table);
    if let Some(result) = &entry.result {
        update = update.bind(result);
    }
    update.execute(&mut **to).await?;
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
