//! Writing down what has happened: the store is told, and only then is it so.

use super::TableError;
use super::actor::Actor;
use super::rows;
use gambol_store::{Appended, Entry, StoreError};
use gambol_table::Event;
use std::time::{Duration, Instant};

/// How long a table waits before it tries again what should have happened by itself: twice as long each time.
const FIRST_PAUSE: Duration = Duration::from_millis(125);
const LONGEST_PAUSE: Duration = Duration::from_secs(8);

/// What is shorter than this, in milliseconds, nobody notices.
const SHORT_GAP: i64 = 250;

impl Actor {
    /// Writes what has happened to the disk. If it cannot, the table is as it was before.
    pub(super) async fn commit(&mut self, events: Vec<Event>) -> Result<(), TableError> {
        // What is taught is not kept.
        if self.table.course().is_some() {
            return Ok(());
        }
        let result = self.table.fold().result();
        let result = result.map(|result| serde_json::to_string(&result).unwrap_or_default());
        let events: Vec<_> = events.into_iter().map(rows::event_row).collect();
        let count = events.len() as u64;
        let asked = self.table.asked();
        let entry = Entry {
            table: self.table.id().to_owned(),
            events,
            result: result.map(Some),
            asked,
            epoch: self.claimed,
        };
        let started = std::time::Instant::now();
        let appended = self.shared.store.append(entry).await;
        self.shared.metrics.commit.observe(started.elapsed());
        let error = match appended {
            Ok(Appended::Done) => {
                self.shared.metrics.events.add(count);
                self.stumbles = 0;
                return Ok(());
            }
            Ok(Appended::Fenced) => {
                // Whoever waits for an answer asks again, and is led to whoever runs the table now.
                tracing::info!(table = self.tag(), "another server runs this table now");
                self.is_lost = true;
                return Err(TableError::Store(StoreError::Away));
            }
            Ok(Appended::Stale) => TableError::Refused(self.shared.tongues.first().say("live-stale", &[])),
            Err(error) => TableError::Store(error),
        };
        // Once is enough: the writer goes on complaining, and we go on trying.
        if self.stumbles == 0 {
            tracing::warn!(table = self.tag(), %error, "an event was not written");
        }
        self.reload().await;
        if self.is_adrift {
            self.stumble();
        }
        Err(error)
    }

    /// Back to what the store holds. While it does not answer, the table waits: what everybody has been shown stays in
    /// sight, and nobody is shown anything else.
    pub(super) async fn reload(&mut self) {
        let loaded = match self.shared.store.load(self.table.id()).await {
            Ok(loaded) => loaded,
            Err(error) => {
                if !self.is_adrift {
                    tracing::warn!(table = self.tag(), %error, "a table waits for its log");
                }
                self.is_adrift = true;
                return;
            }
        };
        let log = loaded.ok_or_else(|| "it is gone".to_owned()).and_then(|loaded| rows::log(loaded.events));
        let rewound = log.and_then(|log| {
            self.table.rewind(&log).map_err(|(ply, refusal)| format!("event {ply}: {refusal:?}"))
        });
        self.is_adrift = false;
        // A table that cannot go back must not go on: it ends, and is woken anew by whoever comes next.
        if let Err(error) = rewound {
            tracing::error!(table = self.tag(), %error, "a table could not go back to its log");
            self.is_lost = true;
        }
    }

    /// Writes down for how long nobody has run the table: nobody loses time that they could not play in.
    pub(super) async fn excuse(&mut self) {
        if self.gap < SHORT_GAP || self.shared.is_away() || self.is_adrift {
            return;
        }
        let events = self.table.stood_still(self.gap, self.shared.world.now());
        let is_still = !events.is_empty();
        if is_still && self.commit(events).await.is_err() {
            return self.stumble();
        }
        self.gap = 0;
        if is_still {
            self.broadcast();
        }
    }

    /// What should have happened by itself could not be kept: it is tried again, less and less often.
    pub(super) fn stumble(&mut self) {
        self.stumbles = self.stumbles.saturating_add(1);
        let pause = FIRST_PAUSE.saturating_mul(1 << self.stumbles.min(10)).min(LONGEST_PAUSE);
        self.rests_until = Some(Instant::now() + pause);
    }
}
