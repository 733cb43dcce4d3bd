//! `PostgreSQL`: one database for any number of servers. Its primary keys have the last word, whatever a server believes.

mod append;
mod clock;
mod fleet;
mod lines;
mod read;
mod store;
mod write;

use crate::StoreError;
use crate::writer::Pulse;
use append::{Desk, lane};
use lines::{failed, prepare, tried};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, SqlStr};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

/// On which terms a server works with its database.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// For how long others leave us our tables without a sign of life from us.
    pub lease: Duration,
    /// How long anything is tried before it has failed.
    pub patience: Duration,
    /// How many connections there may be, beside the one for the lease.
    pub connections: u32,
    /// How many of them append at the same time: fewer gather more.
    pub lanes: u32,
    /// The version of the log that this program writes, and the newest that it understands.
    pub log_version: u32,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            lease: Duration::from_secs(3),
            patience: Duration::from_secs(4),
            connections: 10,
            lanes: 2,
            log_version: 0,
        }
    }
}

/// A database that any number of servers share.
#[derive(Debug)]
pub struct Postgres {
    core: Arc<Core>,
    desk: Mutex<Option<Arc<Desk>>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

/// What those who append share with the rest.
#[derive(Debug)]
pub(crate) struct Core {
    /// The name of this server.
    id: String,
    pool: PgPool,
    options: PgConnectOptions,
    terms: Terms,
    clock: clock::Clock,
    member: fleet::Member,
    pulse: Pulse,
    complained: Mutex<Option<Instant>>,
    /// The database's length when it was last looked at.
    bytes: AtomicU64,
    left: AtomicBool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How the tables come about, step by step.
fn migrations() -> Migrator {
    let steps = [(1, "tables", include_str!("../../migrations/postgres/0001_tables.sql"))];
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator { migrations: steps.map(step).to_vec().into(), ..Migrator::DEFAULT }
}

impl Postgres {
    /// Opens the database at this address, such as `postgres://gambol@db.example.org/gambol`.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        Postgres::open_with(url, Terms::default()).await
    }

    /// The same on other terms.
    pub async fn open_with(url: &str, terms: Terms) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(|error| failed(&error))?
            .application_name("gambol")
            .log_statements(tracing::log::LevelFilter::Trace)
            .log_slow_statements(tracing::log::LevelFilter::Debug, Duration::from_secs(1));
        let opened = async {
            let mut line = options.connect().await.map_err(|error| failed(&error))?;
            // Several servers may start at once: the first one brings the database up to date, the others wait for it.
            migrations()
                .run_direct(None, &mut line, false)
                .await
                .map_err(|error| StoreError::Database(format!("migration: {error}")))?;
            let asked = Instant::now();
            let (id, now): (String, i64) =
                sqlx::query_as("SELECT REPLACE(gen_random_uuid()::TEXT, '-', ''), gambol_now()")
                    .fetch_one(&mut line)
                    .await
                    .map_err(|error| failed(&error))?;
            let clock = clock::Clock::default();
            clock.set(now, asked, Instant::now());
            let _ = line.close().await;
            Ok::<_, StoreError>((id, clock))
        };
        let (id, clock) = opened.await?;
        let patience = terms.patience;
        let pool = PgPoolOptions::new()
            .max_connections(terms.connections.max(terms.lanes + 1))
            .acquire_timeout(patience)
            .test_before_acquire(false)
            .after_connect(move |line, _| Box::pin(prepare(line, patience)))
            .connect_lazy_with(options.clone());
        let core = Arc::new(Core {
            id,
            pool,
            options,
            terms,
            clock,
            member: fleet::Member::default(),
            pulse: Pulse::default(),
            complained: Mutex::default(),
            bytes: AtomicU64::new(0),
            left: AtomicBool::new(false),
        });
        let (desk, queue) = Desk::new();
        let lanes =
            (0..terms.lanes.max(1)).map(|_| tokio::spawn(lane(Arc::clone(&core), Arc::clone(&queue))));
        Ok(Postgres { tasks: Mutex::new(lanes.collect()), core, desk: Mutex::new(Some(Arc::new(desk))) })
    }

    /// What about the database keeps less than it should; nothing if all is well.
    pub async fn doubts(&self) -> Result<Vec<String>, StoreError> {
        let settings: Vec<(String, String)> = tried!(self.core, |line, _before| {
            sqlx::query_as(
                "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes')",
            )
            .fetch_all(line)
            .await
        })?;
        let off = settings.into_iter().filter(|(_, value)| value == "off");
        Ok(off.map(|(name, _)| format!("{name} is off: a crash of its machine loses games")).collect())
    }
}
