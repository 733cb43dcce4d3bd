//! Leases: which server runs which table. One short row a server, renewed about once a second, stands for all its tables.

use super::lines::{prepare, tried};
use super::{Core, Postgres, lock};
use crate::fleet::{Claim, Fleet, Held, Renewed, ServerRow};
use crate::{Reply, StoreError};
use sqlx::postgres::PgRow;
use sqlx::{ConnectOptions, PgConnection, Row};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// No renewal takes longer, or it is tried anew over another line.
const RENEWING: Duration = Duration::from_secs(1);
/// For this share of the lease we are sure that our tables are ours.
const SURE: f64 = 0.75;
/// After this time, in milliseconds, the row of a server that is gone is of no use to anybody.
const FORGOTTEN: i64 = 3_600_000;

/// Ours if nobody has it, if we have it, if whoever has it has not been heard of for too long, or if it is leaving and we are
/// not. The row is locked first, so that of two who claim the second sees what the first has done. Who its owner is may be
/// asked only then: a join that is locked is looked at again with the owner that the row had before.
const CLAIM: &str = "\
WITH clock AS (SELECT gambol_now() AS now), held AS MATERIALIZED ( \
    SELECT table_id, owner, left_at, log_version FROM standing WHERE table_id = $1 FOR UPDATE \
), was AS ( \
    SELECT held.*, v.id, v.address, v.version, v.wire, v.leaving, v.seen_at, \
        v.expires_at IS NULL OR v.expires_at < gambol_now() AS is_gone \
    FROM held LEFT JOIN server v ON v.id = held.owner \
), taken AS ( \
    UPDATE standing s SET owner = $2, epoch = s.epoch + 1, \
        left_at = COALESCE(was.left_at, CASE WHEN was.owner <> $2 AND was.is_gone THEN was.seen_at END) \
    FROM was WHERE s.table_id = was.table_id AND was.log_version <= $3 \
        AND (was.owner IS NULL OR was.owner = $2 OR was.is_gone \
            OR was.leaving AND NOT (SELECT leaving FROM server WHERE id = $2)) \
    RETURNING s.epoch, s.left_at \
) SELECT taken.epoch, clock.now - taken.left_at AS gap, was.log_version <= $3 AS readable, \
    was.id, was.address, was.version, was.wire, was.leaving \
FROM was CROSS JOIN clock LEFT JOIN taken ON TRUE";

/// Tables whose time has come and that nobody runs, a few at a time: whoever asks at the same moment gets others. Here too
/// nothing is joined with what is being locked.
const DUE: &str = "\
WITH clock AS (SELECT gambol_now() AS now), lost AS MATERIALIZED ( \
    SELECT table_id, owner FROM standing \
    WHERE wake_at <= (SELECT now FROM clock) AND log_version <= $2 \
        AND (owner IS NULL OR owner <> $1 \
            AND owner <> ALL (ARRAY(SELECT id FROM server WHERE expires_at >= (SELECT now FROM clock)))) \
    ORDER BY wake_at LIMIT $3 FOR UPDATE SKIP LOCKED \
) UPDATE standing s SET owner = $1, epoch = s.epoch + 1, left_at = COALESCE(s.left_at, v.seen_at) \
FROM lost LEFT JOIN server v ON v.id = lost.owner WHERE s.table_id = lost.table_id RETURNING s.table_id";

const RENEW: &str = "\
WITH clock AS (SELECT gambol_now() AS now), was AS ( \
    SELECT seen_at, expires_at, leaving FROM server WHERE id = $1 FOR UPDATE \
), mine AS ( \
    INSERT INTO server (id, address, version, wire, seen_at, expires_at) \
    SELECT $1, $2, $3, $4, clock.now, clock.now + $5 FROM clock \
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, expires_at = excluded.expires_at \
) SELECT clock.now, was.seen_at, was.expires_at, COALESCE(was.leaving, FALSE) AS leaving FROM clock LEFT JOIN was ON TRUE";

/// How our lease stands.
#[derive(Debug, Default)]
struct Lease {
    /// Until when our tables are ours for sure: shorter than others wait, counted from before we asked.
    sure_until: Option<Instant>,
    /// When we last asked for a renewal that was answered.
    renewed_at: Option<Instant>,
    /// For how long, in milliseconds, others could have taken our tables, if that has not been looked into.
    lapsed: i64,
}

/// This server, as others know it.
#[derive(Debug, Default)]
pub(crate) struct Member {
    pub(crate) joined: std::sync::OnceLock<ServerRow>,
    lease: std::sync::Mutex<Lease>,
    /// The line for renewals alone: it waits behind no move.
    line: tokio::sync::Mutex<Option<PgConnection>>,
}

fn server_row(row: &PgRow) -> Result<ServerRow, sqlx::Error> {
    Ok(ServerRow {
        id: row.try_get("id")?,
        address: row.try_get("address")?,
        version: row.try_get("version")?,
        wire: row.try_get::<i64, _>("wire")? as u32,
        leaving: row.try_get("leaving")?,
    })
}

impl Core {
    /// Whether this server plays for others and has not been able to renew its lease: then the database is away, and
    /// nobody is made to wait for it.
    pub(crate) fn is_away(&self) -> bool {
        self.member.joined.get().is_some() && !self.is_sure()
    }

    pub(crate) fn is_sure(&self) -> bool {
        lock(&self.member.lease).sure_until.is_some_and(|until| Instant::now() < until)
    }

    fn me(&self) -> Result<&ServerRow, StoreError> {
        let nobody = || StoreError::Database("this server has not joined the others".into());
        self.member.joined.get().ok_or_else(nobody)
    }

    async fn renew_over(&self, line: &mut PgConnection, me: &ServerRow) -> Result<Renewed, sqlx::Error> {
        let asked = Instant::now();
        let lease = self.terms.lease;
        let row = sqlx::query(RENEW)
            .bind(&me.id)
            .bind(&me.address)
            .bind(&me.version)
            .bind(i64::from(me.wire))
            .bind(lease.as_millis() as i64)
            .fetch_one(&mut *line)
            .await?;
        let now: i64 = row.try_get("now")?;
        self.clock.set(now, asked, Instant::now());
        let was: Option<(i64, i64)> =
            row.try_get::<Option<i64>, _>("seen_at")?.zip(row.try_get("expires_at")?);
        let others =
            "SELECT id, address, version, wire, leaving FROM server WHERE expires_at >= $1 AND id <> $2";
        let others = sqlx::query(others).bind(now).bind(&me.id).fetch_all(&mut *line).await?;
        let others = others.iter().map(server_row).collect::<Result<Vec<_>, _>>()?;
        // Somebody else's row may be forgotten once it owns nothing.
        sqlx::query(
            "DELETE FROM server WHERE expires_at < $1 AND id NOT IN \
             (SELECT owner FROM standing WHERE owner = server.id)",
        )
        .bind(now - FORGOTTEN)
        .execute(&mut *line)
        .await?;
        let mut lease_kept = lock(&self.member.lease);
        let quiet = lease_kept.renewed_at.map(|before| asked.saturating_duration_since(before));
        lease_kept.renewed_at = Some(asked);
        // Our row tells whether others could have taken our tables. But a renewal that was long on its way may have come
        // just before this one; so what we have waited for counts as well.
        let expired = was.is_none_or(|(_, expires)| expires < now);
        if let Some(quiet) = quiet.filter(|quiet| expired || *quiet > lease.mul_f64(SURE)) {
            let known = was.map_or(0, |(seen, _)| now - seen);
            lease_kept.lapsed += known.max(i64::try_from(quiet.as_millis()).unwrap_or(i64::MAX));
        }
        // After a lapse, whoever runs our tables must hear of it before anybody acts for them.
        let lapsed = (lease_kept.lapsed > 0).then_some(lease_kept.lapsed);
        if lapsed.is_none() {
            lease_kept.sure_until = Some(asked + lease.mul_f64(SURE));
        }
        // If all are to be replaced, nobody is there to take anything.
        let is_leaving = row.try_get("leaving")? && others.iter().any(|other| !other.leaving);
        Ok(Renewed { others, lapsed, is_leaving })
    }

    /// Over its own line, which is replaced when something goes wrong with it.
    async fn renewed(&self) -> Result<Renewed, StoreError> {
        let me = self.me()?;
        let mut kept = self.member.line.lock().await;
        let went = tokio::time::timeout(RENEWING, async {
            let mut line = if let Some(line) = kept.take() {
                line
            } else {
                let mut line = self.options.connect().await?;
                prepare(&mut line, RENEWING).await?;
                // A lease that is forgotten in a crash of the database has only run out early.
                sqlx::raw_sql("SET synchronous_commit = off").execute(&mut line).await?;
                line
            };
            let renewed = self.renew_over(&mut line, me).await?;
            Ok::<_, sqlx::Error>((line, renewed))
        });
        match went.await {
            Ok(Ok((line, renewed))) => {
                *kept = Some(line);
                Ok(renewed)
            }
            Ok(Err(error)) => Err(self.complain(&error)),
            Err(_) => Err(self.complain(&sqlx::Error::PoolTimedOut)),
        }
    }

    pub(crate) async fn claim(&self, id: &str) -> Result<Claim, StoreError> {
        let me = self.me()?;
        let version = i64::from(self.terms.log_version);
        let row = tried!(self, |line, _before| {
            sqlx::query(CLAIM).bind(id).bind(&me.id).bind(version).fetch_optional(line).await
        })?;
        let Some(row) = row else { return Ok(Claim::Unknown) };
        let told = || -> Result<Claim, sqlx::Error> {
            if let Some(epoch) = row.try_get::<Option<i64>, _>("epoch")? {
                let gap = row.try_get::<Option<i64>, _>("gap")?.unwrap_or(0).max(0);
                return Ok(Claim::Mine(Held { epoch: epoch as u64, gap }));
            }
            match row.try_get::<Option<String>, _>("id")? {
                Some(_) => Ok(Claim::Theirs(server_row(&row)?)),
                None => Ok(Claim::Newer),
            }
        };
        told().map_err(|error| super::lines::failed(&error))
    }

    pub(crate) async fn release(&self, id: &str, epoch: u64, wake_at: Option<i64>) -> Result<(), StoreError> {
        let me = self.me()?;
        tried!(self, |line, _before| {
            sqlx::query(
                "UPDATE standing SET owner = NULL, left_at = NULL, \
                 wake_at = CASE WHEN result IS NULL AND wakes THEN $4 END \
                 WHERE table_id = $1 AND owner = $2 AND epoch = $3",
            )
            .bind(id)
            .bind(&me.id)
            .bind(epoch as i64)
            .bind(wake_at)
            .execute(line)
            .await
        })
        .map(|_| ())
    }
}

impl Fleet for Postgres {
    fn join(&self, address: &str, wire: u32) -> Reply<'_, Renewed> {
        let me = ServerRow {
            id: self.core.id.clone(),
            address: address.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            wire,
            leaving: false,
        };
        let _ = self.core.member.joined.set(me);
        Box::pin(self.core.renewed())
    }

    fn renew(&self) -> Reply<'_, Renewed> {
        Box::pin(self.core.renewed())
    }

    fn is_sure(&self) -> bool {
        self.core.is_sure()
    }

    fn owned(&self) -> Reply<'_, Vec<(String, u64)>> {
        Box::pin(async move {
            let me = self.core.me()?;
            // Asked when nothing is sure, so not as everything else is asked.
            let asked = async {
                let mut line = self.core.pool.acquire().await?;
                sqlx::query_as("SELECT table_id, epoch FROM standing WHERE owner = $1")
                    .bind(&me.id)
                    .fetch_all(&mut *line)
                    .await
            };
            let asked = tokio::time::timeout(self.core.terms.patience, asked).await;
            let rows: Vec<(String, i64)> = asked
                .unwrap_or(Err(sqlx::Error::PoolTimedOut))
                .map_err(|error| self.core.complain(&error))?;
            Ok(rows.into_iter().map(|(id, epoch)| (id, epoch as u64)).collect())
        })
    }

    fn looked_into(&self) {
        lock(&self.core.member.lease).lapsed = 0;
    }

    fn due(&self, most: u32) -> Reply<'_, Vec<String>> {
        Box::pin(async move {
            let me = self.core.me()?;
            let version = i64::from(self.core.terms.log_version);
            tried!(self.core, |line, _before| {
                sqlx::query_scalar(DUE).bind(&me.id).bind(version).bind(i64::from(most)).fetch_all(line).await
            })
        })
    }

    fn drain(&self) -> Reply<'_, u64> {
        Box::pin(async move {
            let marked = tried!(self.core, |line, _before| {
                sqlx::query("UPDATE server SET leaving = TRUE WHERE expires_at >= gambol_now()")
                    .execute(line)
                    .await
            });
            marked.map(|marked| marked.rows_affected())
        })
    }

    fn leave(&self) -> Reply<'_, ()> {
        Box::pin(async move {
            let me = self.core.me()?;
            tried!(self.core, |line, _before| {
                sqlx::query(
                    "WITH gone AS (DELETE FROM server WHERE id = $1) \
                     UPDATE standing SET owner = NULL, epoch = epoch + 1, left_at = gambol_now() WHERE owner = $1",
                )
                .bind(&me.id)
                .execute(line)
                .await
            })?;
            lock(&self.core.member.lease).sure_until = None;
            self.core.member.line.lock().await.take();
            self.core.left.store(true, Ordering::Relaxed);
            Ok(())
        })
    }

    fn now(&self) -> i64 {
        self.core.clock.now()
    }
}
