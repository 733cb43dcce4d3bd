//! `SQLite`: one file, one writer, a few readers.

use crate::rows::{Appended, ChatRow, Entry, EventRow, Loaded, SeatRow, Summary, TableRow};
use crate::writer::{Done, Job, Writer};
use crate::{Reply, Store, StoreError};
use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;
use tokio::task::JoinHandle;

/// How many may read at the same time.
const READERS: u32 = 4;
/// How many lines of chat a table remembers when it wakes.
const CHAT_REMEMBERED: i64 = 100;
/// How often the write-ahead log is checkpointed. We do it outside the writer, so that no move waits for it.
const BRING_HOME: Duration = Duration::from_secs(5);

/// The database that comes with Gambol: a file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Mutex<Option<Writer>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

/// How the tables come about, step by step. (sqlx's macro for this would build `SQLite` a second time, for the compiler.)
fn migrations() -> Migrator {
    let steps = [(1, "tables", include_str!("../migrations/0001_tables.sql"))];
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
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .pragma("wal_autocheckpoint", "0");
        let mut writing = options.connect().await.map_err(|error| failed(&error))?;
        migrations()
            .run(&mut writing)
            .await
            .map_err(|error| StoreError::Database(format!("migration: {error}")))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.clone().read_only(true))
            .await
            .map_err(|error| failed(&error))?;
        let (writer, task) = Writer::start(writing);
        let home = tokio::spawn(bring_home(options));
        Ok(Sqlite { readers, writer: Mutex::new(Some(writer)), tasks: Mutex::new(vec![task, home]) })
    }

    async fn write(&self, job: Job) -> Result<Done, StoreError> {
        let writer = lock(&self.writer).clone().ok_or(StoreError::Closed)?;
        writer.run(job).await
    }

    async fn read_table(&self, id: &str) -> Result<Option<Loaded>, sqlx::Error> {
        let table = sqlx::query("SELECT * FROM game_table WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some(table) = table else { return Ok(None) };
        let seats = sqlx::query("SELECT * FROM seat WHERE table_id = $1 ORDER BY seat")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        let events = sqlx::query("SELECT * FROM event WHERE table_id = $1 ORDER BY ply")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        let mut chat = sqlx::query("SELECT * FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2")
            .bind(id)
            .bind(CHAT_REMEMBERED)
            .fetch_all(&self.readers)
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
            },
            seats: seats.iter().map(seat_row).collect::<Result<_, _>>()?,
            events: events.iter().map(event_row).collect::<Result<_, _>>()?,
            chat: chat.iter().map(chat_row).collect::<Result<_, _>>()?,
        }))
    }

    async fn summaries(&self, ids: Vec<String>) -> Result<Vec<Summary>, sqlx::Error> {
        let mut summaries = Vec::with_capacity(ids.len());
        for id in ids {
            let table =
                sqlx::query("SELECT game, result, settings, changed_at FROM game_table WHERE id = $1")
                    .bind(&id)
                    .fetch_one(&self.readers)
                    .await?;
            let names: Vec<Option<String>> =
                sqlx::query_scalar("SELECT name FROM seat WHERE table_id = $1 ORDER BY seat")
                    .bind(&id)
                    .fetch_all(&self.readers)
                    .await?;
            summaries.push(Summary {
                id,
                game: table.try_get("game")?,
                names: names.into_iter().map(Option::unwrap_or_default).collect(),
                result: table.try_get("result")?,
                settings: table.try_get("settings")?,
                changed_at: table.try_get("changed_at")?,
            });
        }
        Ok(summaries)
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

fn seat_row(row: &sqlx::sqlite::SqliteRow) -> Result<SeatRow, sqlx::Error> {
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

fn event_row(row: &sqlx::sqlite::SqliteRow) -> Result<EventRow, sqlx::Error> {
    Ok(EventRow {
        ply: row.try_get::<i64, _>("ply")? as u64,
        cmd_id: row.try_get("cmd_id")?,
        seat: row.try_get::<Option<i64>, _>("seat")?.map(|seat| seat as u8),
        body: row.try_get("body")?,
        state_hash: row.try_get("state_hash")?,
        at: row.try_get("at")?,
    })
}

fn chat_row(row: &sqlx::sqlite::SqliteRow) -> Result<ChatRow, sqlx::Error> {
    Ok(ChatRow {
        table: row.try_get("table_id")?,
        number: row.try_get::<i64, _>("number")? as u64,
        seat: row.try_get::<Option<i64>, _>("seat")?.map(|seat| seat as u8),
        name: row.try_get("name")?,
        text: row.try_get("body")?,
        at: row.try_get("at")?,
    })
}

impl Store for Sqlite {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>, events: Vec<EventRow>) -> Reply<'_, ()> {
        Box::pin(async move { self.write(Job::Create { table, seats, events }).await.map(|_| ()) })
    }

    fn load(&self, id: &str) -> Reply<'_, Option<Loaded>> {
        let id = id.to_owned();
        Box::pin(async move { self.read_table(&id).await.map_err(|error| failed(&error)) })
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
            found.as_ref().map(seat_row).transpose().map_err(|error| failed(&error))
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

    fn say(&self, line: ChatRow) -> Reply<'_, ()> {
        Box::pin(async move { self.write(Job::Say(line)).await.map(|_| ()) })
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
            self.summaries(ids).await.map_err(|error| failed(&error))
        })
    }

    fn recent(&self, limit: u32) -> Reply<'_, Vec<Summary>> {
        Box::pin(async move {
            let ids = sqlx::query_scalar(
                "SELECT id FROM game_table WHERE result IS NOT NULL AND settings LIKE '%\"spectators\":true%' \
                 ORDER BY changed_at DESC LIMIT $1",
            )
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await
            .map_err(|error| failed(&error))?;
            self.summaries(ids).await.map_err(|error| failed(&error))
        })
    }

    fn to_wake(&self) -> Reply<'_, Vec<String>> {
        Box::pin(async move {
            sqlx::query_scalar(
                "SELECT id FROM game_table WHERE result IS NULL AND (settings NOT LIKE '%\"kind\":\"none\"%' \
                 OR id IN (SELECT table_id FROM seat WHERE kind = 'bot'))",
            )
            .fetch_all(&self.readers)
            .await
            .map_err(|error| failed(&error))
        })
    }

    fn ping(&self) -> Reply<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.readers).await.map(|_| ()).map_err(|error| failed(&error))
        })
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
