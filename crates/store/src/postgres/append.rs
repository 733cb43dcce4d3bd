//! Appending: what has gathered from many tables is written by one statement, on a few connections side by side.

use super::Core;
use super::lines::{is_double, passes};
use crate::StoreError;
use crate::rows::{Appended, Entry};
use sqlx::{PgConnection, Row};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use tokio::sync::{Mutex, mpsc, oneshot};

/// The most entries in one statement.
const MOST_TOGETHER: usize = 512;
/// How many entries may wait; callers with more have to wait as well.
const QUEUE: usize = 4096;
const DAY_MS: i64 = 86_400_000;

type Answer = oneshot::Sender<Result<Appended, StoreError>>;
type Waiting = (Entry, Answer);

/// One statement for all: it finds the tables that stand where the entries expect them, in the epoch of whoever appends,
/// and writes the events of these. What stands elsewhere is left alone, and told apart afterwards.
const APPEND: &str = "\
WITH entry AS ( \
    SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::BIGINT[], $6::BIGINT[], \
        $7::BOOLEAN[], $8::TEXT[]) AS e (table_id, epoch, first, next, at, asked, decides, result) \
), grown AS ( \
    UPDATE standing s SET plies = e.next, changed_at = e.at, changed_day = e.at / 86400000, asked = e.asked, \
        log_version = GREATEST(s.log_version, $9), left_at = NULL, \
        result = CASE WHEN e.decides THEN e.result ELSE s.result END, \
        wake_at = CASE WHEN NOT e.decides THEN s.wake_at WHEN e.result IS NULL AND s.wakes THEN 0 END \
    FROM entry e WHERE s.table_id = e.table_id AND s.plies = e.first AND s.epoch = e.epoch \
    RETURNING s.table_id \
), written AS ( \
    INSERT INTO event (table_id, ply, cmd_id, seat, body, state_hash, at) \
    SELECT n.* FROM unnest($10::TEXT[], $11::BIGINT[], $12::TEXT[], $13::BIGINT[], $14::TEXT[], $15::TEXT[], \
        $16::BIGINT[]) AS n (table_id, ply, cmd_id, seat, body, state_hash, at) \
    WHERE n.table_id IN (SELECT table_id FROM grown) \
) SELECT table_id FROM grown";

/// The way to whoever appends.
#[derive(Debug)]
pub(crate) struct Desk {
    queue: mpsc::Sender<Waiting>,
}

impl Desk {
    /// A way to append, and what comes along it.
    pub(crate) fn new() -> (Desk, Arc<Mutex<mpsc::Receiver<Waiting>>>) {
        let (queue, waiting) = mpsc::channel(QUEUE);
        (Desk { queue }, Arc::new(Mutex::new(waiting)))
    }

    pub(crate) async fn append(&self, entry: Entry) -> Result<Appended, StoreError> {
        let Some(first) = entry.events.first() else { return Ok(Appended::Done) };
        if let Some((event, _)) = entry.events.iter().zip(first.ply..).find(|(event, ply)| event.ply != *ply)
        {
            return Err(StoreError::Database(format!("event {} of a new entry has no place", event.ply)));
        }
        let (answer, done) = oneshot::channel();
        self.queue.send((entry, answer)).await.map_err(|_| StoreError::Closed)?;
        done.await.map_err(|_| StoreError::Closed)?
    }

    /// How many entries are waiting.
    pub(crate) fn waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }
}

/// Appends what comes, until nothing can come any more. Several of these share the queue: while one waits for the disk,
/// the next gathers.
pub(crate) async fn lane(store: Arc<Core>, queue: Arc<Mutex<mpsc::Receiver<Waiting>>>) {
    let mut gathered = Vec::new();
    loop {
        if queue.lock().await.recv_many(&mut gathered, MOST_TOGETHER).await == 0 {
            return;
        }
        // Each table once in a statement; whoever writes to the same one comes with the next.
        while !gathered.is_empty() {
            let mut tables = HashSet::new();
            let (batch, rest): (Vec<Waiting>, Vec<Waiting>) =
                gathered.drain(..).partition(|(entry, _)| tables.insert(entry.table.clone()));
            gathered = rest;
            store.append_batch(batch).await;
        }
    }
}

impl Core {
    /// Writes all of it together. If that fails because of one entry, the others are not made to suffer for it.
    async fn append_batch(&self, batch: Vec<Waiting>) {
        let (entries, answers): (Vec<Entry>, Vec<Answer>) = batch.into_iter().unzip();
        match self.append_together(&entries).await {
            Ok(appended) => {
                for (answer, appended) in answers.into_iter().zip(appended) {
                    // The caller may be gone; what was written stays written.
                    let _ = answer.send(Ok(appended));
                }
            }
            Err(Failed::ForSome(_)) if entries.len() > 1 => {
                for (entry, answer) in entries.iter().zip(answers) {
                    let went = self.append_together(std::slice::from_ref(entry)).await;
                    let _ = answer.send(match went {
                        Ok(appended) => Ok(appended.first().copied().unwrap_or(Appended::Stale)),
                        Err(Failed::ForAll(error) | Failed::ForSome(error)) => Err(error),
                    });
                }
            }
            Err(Failed::ForAll(error) | Failed::ForSome(error)) => {
                for answer in answers {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }

    async fn append_together(&self, entries: &[Entry]) -> Result<Vec<Appended>, Failed> {
        let version = i64::from(self.terms.log_version);
        let went = super::lines::tried!(self, |line, before| {
            match append(line, entries, version, before > 0).await {
                Err(error) if is_double(&error) && entries.len() == 1 => Ok(Ok(vec![Appended::Stale])),
                Err(error) if !passes(&error) && error.as_database_error().is_some() => Ok(Err(error)),
                went => went.map(Ok),
            }
        });
        match went {
            Ok(Ok(appended)) => Ok(appended),
            Ok(Err(error)) => Err(Failed::ForSome(super::lines::failed(&error))),
            Err(error) => Err(Failed::ForAll(error)),
        }
    }
}

/// Whom a failure is about.
enum Failed {
    /// Everybody: the database is away.
    ForAll(StoreError),
    /// Somebody whose entry cannot be.
    ForSome(StoreError),
}

/// Appends all that have a place, and tells of each what became of it. If this was tried before, an entry that is already
/// there may be our own.
async fn append(
    line: &mut PgConnection,
    entries: &[Entry],
    version: i64,
    was_tried: bool,
) -> Result<Vec<Appended>, sqlx::Error> {
    let heads = || entries.iter().filter_map(|entry| Some((entry, entry.events.first()?)));
    let events = || entries.iter().flat_map(|entry| entry.events.iter().map(move |event| (entry, event)));
    let result = |entry: &Entry| entry.result.clone().flatten();
    let grown = sqlx::query_scalar::<_, String>(APPEND)
        .bind(heads().map(|(entry, _)| &entry.table[..]).collect::<Vec<_>>())
        .bind(heads().map(|(entry, _)| entry.epoch as i64).collect::<Vec<_>>())
        .bind(heads().map(|(_, first)| first.ply as i64).collect::<Vec<_>>())
        .bind(
            heads()
                .map(|(entry, first)| (first.ply as usize + entry.events.len()) as i64)
                .collect::<Vec<_>>(),
        )
        .bind(heads().map(|(entry, _)| entry.last()).collect::<Vec<_>>())
        .bind(heads().map(|(entry, _)| i64::from(entry.asked)).collect::<Vec<_>>())
        .bind(heads().map(|(entry, _)| entry.result.is_some()).collect::<Vec<_>>())
        .bind(heads().map(|(entry, _)| result(entry)).collect::<Vec<_>>())
        .bind(version)
        .bind(events().map(|(entry, _)| &entry.table[..]).collect::<Vec<_>>())
        .bind(events().map(|(_, event)| event.ply as i64).collect::<Vec<_>>())
        .bind(events().map(|(_, event)| &event.cmd_id[..]).collect::<Vec<_>>())
        .bind(events().map(|(_, event)| event.seat.map(i64::from)).collect::<Vec<_>>())
        .bind(events().map(|(_, event)| &event.body[..]).collect::<Vec<_>>())
        .bind(events().map(|(_, event)| &event.state_hash[..]).collect::<Vec<_>>())
        .bind(events().map(|(_, event)| event.at).collect::<Vec<_>>())
        .fetch_all(&mut *line)
        .await?;
    if grown.len() == entries.len() {
        return Ok(vec![Appended::Done; entries.len()]);
    }
    let grown: HashSet<String> = grown.into_iter().collect();
    let others: Vec<&Entry> = entries.iter().filter(|entry| !grown.contains(&entry.table)).collect();
    let told = tell_apart(line, &others, was_tried).await?;
    let told = |entry: &Entry| told.get(&entry.table[..]).copied().unwrap_or(Appended::Stale);
    let all = entries.iter();
    Ok(all.map(|entry| if grown.contains(&entry.table) { Appended::Done } else { told(entry) }).collect())
}

/// Why entries had no place.
async fn tell_apart<'e>(
    line: &mut PgConnection,
    entries: &[&'e Entry],
    was_tried: bool,
) -> Result<HashMap<&'e str, Appended>, sqlx::Error> {
    let rows = sqlx::query(
        "SELECT s.table_id, s.epoch, v.cmd_id FROM unnest($1::TEXT[], $2::BIGINT[]) AS e (table_id, last) \
         JOIN standing s ON s.table_id = e.table_id \
         LEFT JOIN event v ON v.table_id = e.table_id AND v.ply = e.last",
    )
    .bind(entries.iter().map(|entry| &entry.table[..]).collect::<Vec<_>>())
    .bind(entries.iter().filter_map(|entry| Some(entry.events.last()?.ply as i64)).collect::<Vec<_>>())
    .fetch_all(line)
    .await?;
    let mut told = HashMap::new();
    for row in rows {
        let table: String = row.try_get("table_id")?;
        let Some(entry) = entries.iter().find(|entry| entry.table == table) else { continue };
        let command: Option<String> = row.try_get("cmd_id")?;
        let is_ours = was_tried && command.as_deref() == entry.events.last().map(|event| &event.cmd_id[..]);
        let is_fenced = row.try_get::<i64, _>("epoch")? != entry.epoch as i64;
        let appended = match (is_ours, is_fenced) {
            (true, _) => Appended::Done,
            (false, true) => Appended::Fenced,
            (false, false) => Appended::Stale,
        };
        told.insert(&entry.table[..], appended);
    }
    Ok(told)
}

/// The day of a moment, for lists by age.
pub(crate) fn day(at: i64) -> i64 {
    at / DAY_MS
}
