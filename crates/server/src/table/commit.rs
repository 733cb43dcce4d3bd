//! Writing down what has happened: the store is told, and only then is it so.

use super::TableError;
use super::actor::Actor;
use super::rows;
use gambol_store::{Appended, Entry};
use gambol_table::Event;

impl Actor {
    /// Writes what has happened to the disk. If it cannot, the table is as it was before.
    pub(super) async fn commit(&mut self, events: Vec<Event>) -> Result<(), TableError> {
        let result = self.table.fold().result();
        let result = result.map(|result| serde_json::to_string(&result).unwrap_or_default());
        let events: Vec<_> = events.into_iter().map(rows::event_row).collect();
        let count = events.len() as u64;
        let entry = Entry { table: self.table.id().to_owned(), events, result: result.map(Some) };
        let started = std::time::Instant::now();
        let appended = self.shared.store.append(entry).await;
        self.shared.metrics.commit.observe(started.elapsed());
        let error = match appended {
            Ok(Appended::Done) => {
                self.shared.metrics.events.add(count);
                return Ok(());
            }
            Ok(Appended::Stale) => TableError::Refused(self.shared.words.say("live-stale", &[])),
            Err(error) => TableError::Store(error),
        };
        tracing::warn!(table = %self.table.id(), %error, "an event was not written");
        self.reload().await;
        Err(error)
    }

    /// Back to what the store holds.
    async fn reload(&mut self) {
        let Ok(Some(loaded)) = self.shared.store.load(self.table.id()).await else { return };
        let rewound = rows::log(loaded.events).and_then(|log| {
            self.table.rewind(&log).map_err(|(ply, refusal)| format!("event {ply}: {refusal:?}"))
        });
        if let Err(error) = rewound {
            tracing::error!(table = %self.table.id(), %error, "a log cannot be replayed");
        }
    }
}
