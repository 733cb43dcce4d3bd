//! The one writer: takes what has gathered while the disk was busy, writes it in one transaction, and answers each.
//!
//! A disk syncs perhaps a thousand times a second, whatever is synced. So a move waits for at most two syncs, the one
//! under way and its own, however many tables move at the same time.
//!
//! A transaction that failed may leave its connection in any state (after "disk full" `SQLite` has rolled back by itself,
//! and sqlx counts on without noticing), so the connection is thrown away and the next write opens another. That is all it
//! takes to come back by itself when the fault is gone.

use crate::jobs::{Done, Job, append_all, write_one};
use crate::rows::Appended;
use crate::{StoreError, sqlite::failed};
use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection, Transaction};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// The most jobs in one transaction.
const MOST_TOGETHER: usize = 512;
/// The most that one transaction writes, in bytes of text: nobody's move waits behind somebody's megabytes.
const MOST_BYTES: usize = 512 * 1024;
/// Who has just written waits this long for others to come along: one transaction for several costs little more than
/// for one. Where writes are further apart than this, nobody waits.
const GATHER: Duration = Duration::from_millis(1);
const BUSY: Duration = Duration::from_millis(4);
/// How many jobs may wait; callers with more have to wait as well.
const QUEUE: usize = 4096;
/// The write-ahead log is begun anew once its file is longer than this; then it is also cut back to it.
pub(crate) const WAL_LIMIT: u64 = 8 << 20;
/// Readers may keep the log from beginning anew; then it is tried again after it has grown by this.
const WAL_STEP: u64 = 1 << 20;
/// How long the writer waits for readers when it begins the log anew.
const WAL_PATIENCE: Duration = Duration::from_millis(50);
/// The same fault is logged this often.
const SAY_AGAIN: Duration = Duration::from_secs(10);

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

    pub(crate) fn note(&self, went: Result<(), StoreError>) {
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
        let mut wrote: Option<Instant> = None;
        while jobs.recv_many(&mut gathered, MOST_TOGETHER).await > 0 {
            if wrote.is_some_and(|at| at.elapsed() < BUSY) && gathered.len() < MOST_TOGETHER {
                tokio::time::sleep(GATHER).await;
                let room = MOST_TOGETHER - gathered.len();
                for _ in 0..room {
                    let Ok(job) = jobs.try_recv() else { break };
                    gathered.push(job);
                }
            }
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
            wrote = Some(Instant::now());
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

/// One transaction. Appends that follow one another are written together; where one of them has no place, all of it is
/// written anew, one by one, to find out which.
async fn write_together(connection: &mut SqliteConnection, work: &[Job]) -> Result<Vec<Done>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    if let Some(done) = write_runs(&mut transaction, work).await? {
        transaction.commit().await?;
        return Ok(done);
    }
    transaction.rollback().await?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut done = Vec::with_capacity(work.len());
    for job in work {
        done.push(write_one(&mut transaction, job).await?);
    }
    transaction.commit().await?;
    Ok(done)
}

/// None if an append had no place.
async fn write_runs(
    to: &mut Transaction<'_, sqlx::Sqlite>,
    work: &[Job],
) -> Result<Option<Vec<Done>>, sqlx::Error> {
    let mut done = Vec::with_capacity(work.len());
    for run in work.chunk_by(|one, next| one.single().is_some() && next.single().is_some()) {
        let entries: Vec<_> = run.iter().filter_map(Job::single).collect();
        if let [job] = run {
            done.push(write_one(to, job).await?);
        } else if append_all(to, &entries).await? {
            done.extend(entries.iter().map(|_| Done::Appended(Appended::Done)));
        } else {
            return Ok(None);
        }
    }
    Ok(Some(done))
}
