//! `SQLite`: one file, one writer, a few readers.

use crate::jobs::{Done, Job};
use crate::rows::{
    Appended, BanRow, ChatRow, Entry, EventRow, Listed, Loaded, SeatRow, Summary, TableRow, Vitals,
};
use crate::writer::{Pulse, WAL_LIMIT, Writer};
use crate::{Reply, Store, StoreError};
use crate::{columns, read};
use sqlx::ConnectOptions;
use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::task::JoinHandle;

/// How many may read at the same time.
const READERS: u32 = 4;
/// How often the write-ahead log is copied into the database. We do it outside the writer, so that no move waits for it;
/// the writer has only the rest to copy when it begins the log anew.
const BRING_HOME: Duration = Duration::from_secs(1);
/// Within this time, how the last write went is how the store is.
const FRESH: Duration = Duration::from_secs(2);
/// A writer that has not answered after this time cannot write.
const PULSE: Duration = Duration::from_secs(5);

/// What may be set for a database.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// How long a database that another program has locked is waited for.
    pub busy: Duration,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning { busy: Duration::from_secs(10) }
    }
}

/// The database that comes with Gambol: a file.
#[derive(Debug)]
pub struct Sqlite {
    pub(crate) readers: SqlitePool,
    writer: Mutex<Option<Writer>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
    pulse: Arc<Pulse>,
    /// One at a time feels the pulse; the others hear what it found.
    feeling: tokio::sync::Mutex<()>,
    pub(crate) options: SqliteConnectOptions,
    file: PathBuf,
}

/// The file of the write-ahead log of a database.
fn wal_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// How the tables come about, step by step. (sqlx's macro for this would build `SQLite` a second time, for the compiler.)
fn migrations() -> Migrator {
    let steps = [
        (1, "tables", include_str!("../migrations/0001_tables.sql")),
        (2, "house", include_str!("../migrations/0002_house.sql")),
        (3, "log", include_str!("../migrations/0003_log.sql")),
        (4, "review", include_str!("../migrations/0004_review.sql")),
        (5, "timed", include_str!("../migrations/0005_timed.sql")),
    ];
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator { migrations: steps.map(step).to_vec().into(), ..Migrator::DEFAULT }
}

/// The database's error.
pub(crate) fn failed(error: &sqlx::Error) -> StoreError {
    StoreError::Database(error.to_string())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl Sqlite {
    /// Opens the database in this file, creating it if there is none.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(file, Tuning::default()).await
    }

    /// The same, set in another way.
    pub async fn open_with(file: &Path, tuning: Tuning) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(tuning.busy)
            .pragma("wal_autocheckpoint", "0")
            .pragma("journal_size_limit", WAL_LIMIT.to_string());
        let mut writing = options.connect().await.map_err(|error| failed(&error))?;
        // `run` would keep this from being sent to another thread, for want of a lifetime.
        migrations()
            .run_direct(None, &mut writing, false)
            .await
            .map_err(|error| StoreError::Database(format!("migration: {error}")))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.clone().read_only(true))
            .await
            .map_err(|error| failed(&error))?;
        let pulse = Arc::<Pulse>::default();
        let (writer, task) =
            Writer::start(writing, options.clone(), tuning.busy, wal_of(file), Arc::clone(&pulse));
        let home = tokio::spawn(bring_home(options.clone()));
        Ok(Sqlite {
            readers,
            writer: Mutex::new(Some(writer)),
            tasks: Mutex::new(vec![task, home]),
            pulse,
            feeling: tokio::sync::Mutex::default(),
            options,
            file: file.to_owned(),
        })
    }

    async fn write(&self, job: Job) -> Result<Done, StoreError> {
        let writer = lock(&self.writer).clone().ok_or(StoreError::Closed)?;
        writer.run(job).await
    }

    async fn changed(&self, job: Job) -> Result<bool, StoreError> {
        match self.write(job).await? {
            Done::Changed(changed) => Ok(changed),
            _ => Err(StoreError::Database("a change was answered as something else".into())),
        }
    }
}

/// Copies what the write-ahead log has gathered into the database file from time to time.
async fn bring_home(options: SqliteConnectOptions) {
    let Ok(mut connection) = options.connect().await else { return };
    let mut beat = tokio::time::interval(BRING_HOME);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        beat.tick().await;
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await {
            tracing::warn!(%error, "the write-ahead log could not be checkpointed");
        }
    }
}

impl Store for Sqlite {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>, events: Vec<EventRow>) -> Reply<'_, ()> {
        Box::pin(async move { self.write(Job::Create { table, seats, events }).await.map(|_| ()) })
    }

    fn load(&self, id: &str) -> Reply<'_, Option<Loaded>> {
        let id = id.to_owned();
        Box::pin(async move { read::table(&self.readers, &id).await.map_err(|error| failed(&error)) })
    }

    fn append(&self, entry: Entry) -> Reply<'_, Appended> {
        Box::pin(async move {
            match self.write(Job::Append(entry)).await? {
                Done::Appended(appended) => Ok(appended),
                _ => Err(StoreError::Database("an append was answered as something else".into())),
            }
        })
    }

    fn take_seat(&self, invitation: &str, person: &str, name: &str) -> Reply<'_, Option<(String, u8)>> {
        let job = Job::TakeSeat {
            invitation: invitation.to_owned(),
            person: person.to_owned(),
            name: name.to_owned(),
        };
        Box::pin(async move {
            match self.write(job).await? {
                Done::Seat(seat) => Ok(seat),
                _ => Err(StoreError::Database("a seat was answered as something else".into())),
            }
        })
    }

    fn invitation(&self, invitation: &str) -> Reply<'_, Option<SeatRow>> {
        let invitation = invitation.to_owned();
        Box::pin(async move {
            let found = sqlx::query("SELECT * FROM seat WHERE invitation = $1")
                .bind(invitation)
                .fetch_optional(&self.readers)
                .await;
            let found = found.map_err(|error| failed(&error))?;
            found.as_ref().map(columns::seat_row).transpose().map_err(|error| failed(&error))
        })
    }

    fn rename(&self, person: &str, name: &str) -> Reply<'_, Vec<String>> {
        let job = Job::Rename { person: person.to_owned(), name: name.to_owned() };
        Box::pin(async move {
            match self.write(job).await? {
                Done::Tables(tables) => Ok(tables),
                _ => Err(StoreError::Database("a new name was answered as something else".into())),
            }
        })
    }

    fn say(&self, line: ChatRow) -> Reply<'_, bool> {
        Box::pin(self.changed(Job::Say(line)))
    }

    fn of_person(&self, person: &str, limit: u32) -> Reply<'_, Vec<Summary>> {
        let person = person.to_owned();
        Box::pin(async move {
            let ids = sqlx::query_scalar(
                "SELECT id FROM game_table WHERE id IN (SELECT table_id FROM seat WHERE person = $1) \
                 ORDER BY changed_at DESC LIMIT $2",
            )
            .bind(person)
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await
            .map_err(|error| failed(&error))?;
            read::summaries(&self.readers, ids).await.map_err(|error| failed(&error))
        })
    }

    fn made_since(&self, creator: &str, then: i64) -> Reply<'_, u64> {
        let creator = creator.to_owned();
        Box::pin(async move {
            let made: Result<i64, _> =
                sqlx::query_scalar("SELECT COUNT(*) FROM game_table WHERE creator = $1 AND created_at >= $2")
                    .bind(creator)
                    .bind(then)
                    .fetch_one(&self.readers)
                    .await;
            made.map(|made| made as u64).map_err(|error| failed(&error))
        })
    }

    fn to_wake(&self) -> Reply<'_, Vec<String>> {
        Box::pin(async move {
            sqlx::query_scalar(
                "SELECT id FROM game_table WHERE result IS NULL AND (timed <> 0 \
                 OR id IN (SELECT table_id FROM seat WHERE kind = 'bot'))",
            )
            .fetch_all(&self.readers)
            .await
            .map_err(|error| failed(&error))
        })
    }

    fn list(&self, limit: u32) -> Reply<'_, Vec<Listed>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT id, game, creator, created_at, changed_at, result IS NOT NULL AS ended, muted, \
                 (SELECT COALESCE(MAX(ply) + 1, 0) FROM event WHERE table_id = id) AS events \
                 FROM game_table ORDER BY changed_at DESC LIMIT $1",
            )
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await;
            let rows = rows.map_err(|error| failed(&error))?;
            rows.iter().map(columns::listed).collect::<Result<_, _>>().map_err(|error| failed(&error))
        })
    }

    fn unchanged_since(&self, then: i64, limit: u32) -> Reply<'_, Vec<String>> {
        Box::pin(async move {
            sqlx::query_scalar("SELECT id FROM game_table WHERE changed_at < $1 ORDER BY changed_at LIMIT $2")
                .bind(then)
                .bind(i64::from(limit))
                .fetch_all(&self.readers)
                .await
                .map_err(|error| failed(&error))
        })
    }

    fn delete(&self, id: &str) -> Reply<'_, bool> {
        Box::pin(self.changed(Job::Delete { table: id.to_owned() }))
    }

    fn deleted(&self) -> Reply<'_, Vec<String>> {
        Box::pin(async move {
            sqlx::query_scalar("SELECT id FROM deleted")
                .fetch_all(&self.readers)
                .await
                .map_err(|error| failed(&error))
        })
    }

    fn ban(&self, ban: BanRow) -> Reply<'_, ()> {
        Box::pin(async move { self.write(Job::Ban(ban)).await.map(|_| ()) })
    }

    fn unban(&self, what: &str) -> Reply<'_, bool> {
        Box::pin(self.changed(Job::Unban { what: what.to_owned() }))
    }

    fn bans(&self) -> Reply<'_, Vec<BanRow>> {
        Box::pin(async move {
            let rows: Vec<(String, String, i64)> =
                sqlx::query_as("SELECT what, why, at FROM ban ORDER BY at")
                    .fetch_all(&self.readers)
                    .await
                    .map_err(|error| failed(&error))?;
            Ok(rows.into_iter().map(|(what, why, at)| BanRow { what, why, at }).collect())
        })
    }

    fn keep_review(&self, key: &str, body: &str, at: i64) -> Reply<'_, bool> {
        Box::pin(self.changed(Job::Review { key: key.to_owned(), body: body.to_owned(), at }))
    }

    fn review(&self, key: &str) -> Reply<'_, Option<String>> {
        let key = key.to_owned();
        Box::pin(async move {
            sqlx::query_scalar("SELECT body FROM review WHERE key = $1")
                .bind(key)
                .fetch_optional(&self.readers)
                .await
                .map_err(|error| failed(&error))
        })
    }

    fn mute(&self, id: &str, muted: bool) -> Reply<'_, bool> {
        Box::pin(self.changed(Job::Mute { table: id.to_owned(), muted }))
    }

    fn muted(&self) -> Reply<'_, Vec<String>> {
        Box::pin(async move {
            sqlx::query_scalar("SELECT id FROM game_table WHERE muted <> 0")
                .fetch_all(&self.readers)
                .await
                .map_err(|error| failed(&error))
        })
    }

    /// While people play, the last move tells. Otherwise a row is written, at most every two seconds, however many ask.
    fn ping(&self) -> Reply<'_, ()> {
        Box::pin(async move {
            if let Some(went) = self.pulse.within(FRESH) {
                return went;
            }
            let _one_at_a_time = self.feeling.lock().await;
            if let Some(went) = self.pulse.within(FRESH) {
                return went;
            }
            match tokio::time::timeout(PULSE, self.write(Job::Pulse)).await {
                Ok(done) => done.map(|_| ()),
                Err(_) => Err(StoreError::Database("the disk does not answer".into())),
            }
        })
    }

    fn vitals(&self) -> Vitals {
        let length = |file: &Path| std::fs::metadata(file).map_or(0, |file| file.len());
        let folder = self.file.parent().unwrap_or(&self.file);
        let disk = rustix::fs::statvfs(folder);
        Vitals {
            waiting: lock(&self.writer).as_ref().map_or(0, |writer| writer.waiting() as u64),
            failures: self.pulse.failures.load(Ordering::Relaxed),
            wal_bytes: length(&wal_of(&self.file)),
            bytes: length(&self.file),
            disk_free: disk.map_or(0, |disk| disk.f_bavail * disk.f_frsize),
        }
    }

    fn close(&self) -> Reply<'_, ()> {
        Box::pin(async move {
            // Once its last sender is gone, the writer writes what is waiting, closes its connection and ends.
            lock(&self.writer).take();
            let tasks = std::mem::take(&mut *lock(&self.tasks));
            let mut tasks = tasks.into_iter();
            if let Some(writer) = tasks.next() {
                let _ = writer.await;
            }
            tasks.for_each(|task| task.abort());
            self.readers.close().await;
            Ok(())
        })
    }
}
