//! Connections to the database, and trying again. A connection that something went wrong with is thrown away; what was
//! asked is asked again over another, for as long as there is patience.

use super::Core;
use crate::StoreError;
use sqlx::pool::PoolConnection;
use sqlx::{PgConnection, Postgres as Database};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::time::error::Elapsed;

/// How long the first pause before another try is; each is twice as long as the one before.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);
/// The same fault is logged this often.
const SAY_AGAIN: Duration = Duration::from_secs(10);

/// The database's error.
pub(crate) fn failed(error: &sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::PoolTimedOut => StoreError::Away,
        sqlx::Error::PoolClosed => StoreError::Closed,
        error => StoreError::Database(error.to_string()),
    }
}

/// Whether another try over another connection may succeed: the line broke, the database is restarting, a replica
/// answered in the place of its primary, or two transactions stood in each other's way.
pub(crate) fn passes(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed | sqlx::Error::Tls(_) => {
            true
        }
        sqlx::Error::Database(error) => error.code().is_some_and(|code| {
            code.starts_with("08")
                || code.starts_with("57P")
                || ["40001", "40P01", "53300", "25006", "57014", "55P03"].contains(&&*code)
        }),
        _ => false,
    }
}

/// Whether the database refuses what was written because it is there already.
pub(crate) fn is_double(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// The tries of one thing that is asked of the database.
pub(crate) struct Tries<'s> {
    store: &'s Core,
    until: Instant,
    /// How often it was tried before. Whoever writes has to expect that an earlier try was written, and only its answer
    /// lost.
    pub(crate) before: u32,
}

/// What came of a try.
pub(crate) enum Verdict<T> {
    Done(T),
    Again,
    Failed(StoreError),
}

impl Tries<'_> {
    /// A connection from the pool.
    pub(crate) async fn connection(&mut self) -> Result<PoolConnection<Database>, StoreError> {
        loop {
            if self.store.is_away() {
                return Err(StoreError::Away);
            }
            let acquired = tokio::time::timeout(self.left(), self.store.pool.acquire()).await;
            match acquired.unwrap_or(Err(sqlx::Error::PoolTimedOut)) {
                Ok(connection) => return Ok(connection),
                Err(error) if passes(&error) && !self.left().is_zero() => self.pause().await,
                Err(error) => return Err(self.store.complain(&error)),
            }
        }
    }

    /// How much patience is left.
    pub(crate) fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }

    async fn pause(&mut self) {
        let pause = FIRST_PAUSE.saturating_mul(1 << self.before.min(10)).min(LONGEST_PAUSE);
        self.before += 1;
        tokio::time::sleep(pause.min(self.left())).await;
    }

    /// Decides what to do after a try.
    pub(crate) async fn judge<T>(
        &mut self,
        connection: PoolConnection<Database>,
        went: Result<Result<T, sqlx::Error>, Elapsed>,
    ) -> Verdict<T> {
        let error = match went {
            Ok(Ok(done)) => {
                self.store.pulse.note(Ok(()));
                return Verdict::Done(done);
            }
            Ok(Err(error)) => error,
            Err(_) => sqlx::Error::PoolTimedOut,
        };
        if !passes(&error) && !matches!(error, sqlx::Error::PoolTimedOut) {
            return Verdict::Failed(failed(&error));
        }
        // Nobody knows what is still on its way over this line.
        drop(connection.detach());
        if self.left().is_zero() {
            return Verdict::Failed(self.store.complain(&error));
        }
        self.pause().await;
        Verdict::Again
    }
}

impl Core {
    pub(crate) fn tries(&self) -> Tries<'_> {
        Tries { store: self, until: Instant::now() + self.terms.patience, before: 0 }
    }

    /// Notes that the database failed us, and says so now and then.
    pub(crate) fn complain(&self, error: &sqlx::Error) -> StoreError {
        let told = failed(error);
        self.pulse.failures.fetch_add(1, Ordering::Relaxed);
        self.pulse.note(Err(told.clone()));
        let mut complained = super::lock(&self.complained);
        if complained.is_none_or(|at| at.elapsed() > SAY_AGAIN) {
            *complained = Some(Instant::now());
            tracing::error!(%error, "the database failed");
        }
        told
    }
}

/// Does something over a connection, again and again while it fails in a way that passes: `tried!(store, |line, before|
/// work)`. (A function could not promise that the future of any closure may change threads.)
macro_rules! tried {
    ($store:expr, |$line:ident, $before:ident| $work:expr) => {{
        let mut tries = $store.tries();
        loop {
            let mut connection = match tries.connection().await {
                Ok(connection) => connection,
                Err(error) => break Err(error),
            };
            let $before = tries.before;
            let went = {
                let $line: &mut sqlx::PgConnection = &mut connection;
                tokio::time::timeout(tries.left(), async { $work }).await
            };
            match tries.judge(connection, went).await {
                crate::postgres::lines::Verdict::Done(done) => break Ok(done),
                crate::postgres::lines::Verdict::Again => {}
                crate::postgres::lines::Verdict::Failed(error) => break Err(error),
            }
        }
    }};
}
pub(crate) use tried;

/// What every connection is told first: it waits for nobody for ever, keeps its plans, and what it commits is on the disk.
pub(crate) async fn prepare(line: &mut PgConnection, patience: Duration) -> Result<(), sqlx::Error> {
    let millis = patience.as_millis();
    let sql = format!(
        "SET statement_timeout = {millis}; SET lock_timeout = {millis}; \
         SET idle_in_transaction_session_timeout = {}; SET plan_cache_mode = force_generic_plan; \
         SELECT set_config('synchronous_commit', 'on', false) \
         WHERE current_setting('synchronous_commit') = 'off'",
        2 * millis
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(line).await.map(|_| ())
}
