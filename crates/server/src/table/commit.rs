//! Writing down what has happened: the store is told, and only then is it so.

use super::TableError;
use super::actor::Actor;
use super::rows;
use gambol_store::{Appended, Entry};
use gambol_table::Event;
use std::time::{Duration, Instant};

/// How long a table waits before it tries again what should have happened by itself: twice as long each time.
const FIRST_PAUSE: Duration = Duration::from_millis(125);
const LONGEST_PAUSE: Duration = Duration::from_secs(8);

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
        let entry = Entry { table: self.table.id().to_owned(), events, result: result.map(Some), asked };
        let started = std::time::Instant::now();
        let appended = self.shared.store.append(entry).await;
        self.shared.metrics.commit.observe(started.elapsed());
        let error = match appended {
            Ok(Appended::Done) => {
                self.shared.metrics.events.add(count);
                self.stumbles = 0;
                return Ok(());
            }
            Ok(Appended::Stale) => TableError::Refused(self.shared.words.say("live-stale", &[])),
            Err(error) => TableError::Store(error),
        };
        // Once is enough: the writer goes on complaining, and we go on trying.
        if self.stumbles == 0 {
            tracing::warn!(table = self.tag(), %error, "an event was not written");
        }
        self.reload().await;
        Err(error)
    }

    /// Back to what the store holds. A table that cannot go back must not go on: it ends, and is woken anew from its log
    /// by whoever comes next.
    async fn reload(&mut self) {
        let loaded = self.shared.store.load(self.table.id()).await;
        let rewound = match loaded {
            Ok(Some(loaded)) => rows::log(loaded.events).and_then(|log| {
                self.table.rewind(&log).map_err(|(ply, refusal)| format!("event {ply}: {refusal:?}"))
            }),
            Ok(None) => Err("it is gone".to_owned()),
            Err(error) => Err(error.to_string()),
        };
        if let Err(error) = rewound {
            tracing::error!(table = self.tag(), %error, "a table could not go back to its log");
            self.is_lost = true;
        }
    }

    /// What should have happened by itself could not be kept: it is tried again, less and less often.
    pub(super) fn stumble(&mut self) {
        self.stumbles = self.stumbles.saturating_add(1);
        let pause = FIRST_PAUSE.saturating_mul(1 << self.stumbles.min(10)).min(LONGEST_PAUSE);
        self.rests_until = Some(Instant::now() + pause);
    }
}
