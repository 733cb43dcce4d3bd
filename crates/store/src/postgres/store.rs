//! What every store does, done by `PostgreSQL`.

use super::append::day;
use super::lines::{failed, tried};
use super::write::{self, New};
use super::{Postgres, lock, read};
use crate::columns;
use crate::fleet::{Claim, Fleet};
use crate::rows::{
    Appended, BanRow, ChatRow, Entry, EventRow, Listed, Loaded, SeatRow, Summary, TableRow, Vitals,
};
use crate::{Reply, Store, StoreError};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Within this time, how the last write went is how the store is.
const FRESH: Duration = Duration::from_secs(2);

impl Store for Postgres {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>, events: Vec<EventRow>) -> Reply<'_, ()> {
        Box::pin(async move {
            let core = &self.core;
            let owner = core.member.joined.get().map(|me| &me.id[..]);
            let log_version = i64::from(core.terms.log_version);
            let new = New { table: &table, seats: &seats, events: &events, owner, log_version };
            tried!(core, |line, before| write::create(line, &new, before).await)
        })
    }

    fn load(&self, id: &str) -> Reply<'_, Option<Loaded>> {
        let id = id.to_owned();
        Box::pin(async move { tried!(self.core, |line, _before| read::table(line, &id).await) })
    }

    fn append(&self, entry: Entry) -> Reply<'_, Appended> {
        Box::pin(async move {
            let desk = lock(&self.desk).clone().ok_or(StoreError::Closed)?;
            desk.append(entry).await
        })
    }

    fn take_seat(&self, invitation: &str, person: &str, name: &str) -> Reply<'_, Option<(String, u8)>> {
        let (invitation, person, name) = (invitation.to_owned(), person.to_owned(), name.to_owned());
        Box::pin(async move {
            tried!(self.core, |line, _before| write::take_seat(line, &invitation, &person, &name).await)
        })
    }

    fn invitation(&self, invitation: &str) -> Reply<'_, Option<SeatRow>> {
        let invitation = invitation.to_owned();
        Box::pin(async move {
            let found = tried!(self.core, |line, _before| {
                sqlx::query("SELECT * FROM seat WHERE invitation = $1")
                    .bind(&invitation)
                    .fetch_optional(line)
                    .await
            })?;
            found.as_ref().map(columns::seat_row).transpose().map_err(|error| failed(&error))
        })
    }

    fn rename(&self, person: &str, name: &str) -> Reply<'_, Vec<String>> {
        let (person, name) = (person.to_owned(), name.to_owned());
        Box::pin(async move {
            tried!(self.core, |line, _before| {
                sqlx::query_scalar(
                    "UPDATE seat SET name = $1 WHERE person = $2 AND kind = 'me' RETURNING table_id",
                )
                .bind(&name)
                .bind(&person)
                .fetch_all(line)
                .await
            })
        })
    }

    fn say(&self, said: ChatRow) -> Reply<'_, bool> {
        Box::pin(async move { tried!(self.core, |line, before| write::say(line, &said, before).await) })
    }

    fn of_person(&self, person: &str, limit: u32) -> Reply<'_, Vec<Summary>> {
        let person = person.to_owned();
        Box::pin(
            async move { tried!(self.core, |line, _before| read::of_person(line, &person, limit).await) },
        )
    }

    fn made_since(&self, creator: &str, then: i64) -> Reply<'_, u64> {
        let creator = creator.to_owned();
        Box::pin(async move {
            let made: i64 = tried!(self.core, |line, _before| {
                sqlx::query_scalar("SELECT COUNT(*) FROM game_table WHERE creator = $1 AND created_at >= $2")
                    .bind(&creator)
                    .bind(then)
                    .fetch_one(line)
                    .await
            })?;
            Ok(made as u64)
        })
    }

    /// Those that others run need nobody.
    fn to_wake(&self) -> Reply<'_, Vec<String>> {
        Box::pin(async move {
            tried!(self.core, |line, _before| {
                sqlx::query_scalar(
                    "SELECT s.table_id FROM standing s LEFT JOIN server v ON v.id = s.owner \
                     WHERE s.wake_at <= gambol_now() AND (v.id = $1 OR COALESCE(v.expires_at, 0) < gambol_now())",
                )
                .bind(&self.core.id)
                .fetch_all(line)
                .await
            })
        })
    }

    fn list(&self, limit: u32) -> Reply<'_, Vec<Listed>> {
        Box::pin(async move {
            let rows = tried!(self.core, |line, _before| {
                sqlx::query(
                    "SELECT t.id, t.game, t.creator, t.created_at, s.changed_at, s.result IS NOT NULL AS ended, \
                     t.muted, s.plies AS events FROM standing s JOIN game_table t ON t.id = s.table_id \
                     ORDER BY s.changed_day DESC, s.changed_at DESC LIMIT $1",
                )
                .bind(i64::from(limit))
                .fetch_all(line)
                .await
            })?;
            rows.iter().map(columns::listed).collect::<Result<_, _>>().map_err(|error| failed(&error))
        })
    }

    /// A table that somebody looks at is awake, here or elsewhere: those of other servers are left alone.
    fn unchanged_since(&self, then: i64, limit: u32) -> Reply<'_, Vec<String>> {
        Box::pin(async move {
            tried!(self.core, |line, _before| {
                sqlx::query_scalar(
                    "SELECT s.table_id FROM standing s LEFT JOIN server v ON v.id = s.owner \
                     WHERE s.changed_day <= $1 AND s.changed_at < $2 \
                     AND (v.id = $4 OR COALESCE(v.expires_at, 0) < gambol_now()) \
                     ORDER BY s.changed_day, s.changed_at LIMIT $3",
                )
                .bind(day(then))
                .bind(then)
                .bind(i64::from(limit))
                .bind(&self.core.id)
                .fetch_all(line)
                .await
            })
        })
    }

    fn delete(&self, id: &str) -> Reply<'_, bool> {
        let id = id.to_owned();
        Box::pin(async move { tried!(self.core, |line, before| write::delete(line, &id, before).await) })
    }

    fn deleted(&self) -> Reply<'_, Vec<String>> {
        Box::pin(async move {
            tried!(self.core, |line, _before| {
                sqlx::query_scalar("SELECT id FROM deleted").fetch_all(line).await
            })
        })
    }

    fn ban(&self, ban: BanRow) -> Reply<'_, ()> {
        Box::pin(async move {
            tried!(self.core, |line, _before| {
                sqlx::query(
                    "INSERT INTO ban (what, why, at) VALUES ($1, $2, $3) \
                     ON CONFLICT (what) DO UPDATE SET why = excluded.why, at = excluded.at",
                )
                .bind(&ban.what)
                .bind(&ban.why)
                .bind(ban.at)
                .execute(line)
                .await
            })
            .map(|_| ())
        })
    }

    fn unban(&self, what: &str) -> Reply<'_, bool> {
        let what = what.to_owned();
        Box::pin(async move {
            let gone = tried!(self.core, |line, _before| {
                sqlx::query("DELETE FROM ban WHERE what = $1").bind(&what).execute(line).await
            })?;
            Ok(gone.rows_affected() > 0)
        })
    }

    fn bans(&self) -> Reply<'_, Vec<BanRow>> {
        Box::pin(async move {
            let rows: Vec<(String, String, i64)> = tried!(self.core, |line, _before| {
                sqlx::query_as("SELECT what, why, at FROM ban ORDER BY at").fetch_all(line).await
            })?;
            Ok(rows.into_iter().map(|(what, why, at)| BanRow { what, why, at }).collect())
        })
    }

    fn keep_review(&self, key: &str, body: &str, at: i64) -> Reply<'_, bool> {
        let (key, body) = (key.to_owned(), body.to_owned());
        Box::pin(
            async move { tried!(self.core, |line, _before| write::keep_review(line, &key, &body, at).await) },
        )
    }

    fn review(&self, key: &str) -> Reply<'_, Option<String>> {
        let key = key.to_owned();
        Box::pin(async move {
            tried!(self.core, |line, _before| {
                sqlx::query_scalar("SELECT body FROM review WHERE key = $1")
                    .bind(&key)
                    .fetch_optional(line)
                    .await
            })
        })
    }

    fn mute(&self, id: &str, muted: bool) -> Reply<'_, bool> {
        let id = id.to_owned();
        Box::pin(async move {
            let set = tried!(self.core, |line, _before| {
                sqlx::query("UPDATE game_table SET muted = $1 WHERE id = $2")
                    .bind(muted)
                    .bind(&id)
                    .execute(line)
                    .await
            })?;
            Ok(set.rows_affected() > 0)
        })
    }

    fn muted(&self) -> Reply<'_, Vec<String>> {
        Box::pin(async move {
            tried!(self.core, |line, _before| {
                sqlx::query_scalar("SELECT id FROM game_table WHERE muted").fetch_all(line).await
            })
        })
    }

    fn claim(&self, id: &str) -> Reply<'_, Claim> {
        let id = id.to_owned();
        Box::pin(async move { self.core.claim(&id).await })
    }

    fn release(&self, id: &str, epoch: u64, wake_at: Option<i64>) -> Reply<'_, ()> {
        let id = id.to_owned();
        Box::pin(async move { self.core.release(&id, epoch, wake_at).await })
    }

    fn fleet(&self) -> Option<&dyn Fleet> {
        Some(self)
    }

    /// While people play, the last move tells. Otherwise a row is written.
    fn ping(&self) -> Reply<'_, ()> {
        Box::pin(async move {
            if let Some(went) = self.core.pulse.within(FRESH) {
                return went;
            }
            let bytes: i64 = tried!(self.core, |line, _before| {
                sqlx::query_scalar(
                    "WITH beat AS (UPDATE pulse SET beats = beats + 1) SELECT pg_database_size(current_database())",
                )
                .fetch_one(line)
                .await
            })?;
            self.core.bytes.store(bytes as u64, Ordering::Relaxed);
            Ok(())
        })
    }

    fn vitals(&self) -> Vitals {
        Vitals {
            waiting: lock(&self.desk).as_ref().map_or(0, |desk| desk.waiting() as u64),
            failures: self.core.pulse.failures.load(Ordering::Relaxed),
            bytes: self.core.bytes.load(Ordering::Relaxed),
            ..Vitals::default()
        }
    }

    fn close(&self) -> Reply<'_, ()> {
        Box::pin(async move {
            if self.core.member.joined.get().is_some() && !self.core.left.load(Ordering::Relaxed) {
                let _ = self.leave().await;
            }
            // Once the last way to them is gone, those who append write what is waiting, and end.
            lock(&self.desk).take();
            let tasks = std::mem::take(&mut *lock(&self.tasks));
            for task in tasks {
                let _ = task.await;
            }
            self.core.pool.close().await;
            Ok(())
        })
    }
}
