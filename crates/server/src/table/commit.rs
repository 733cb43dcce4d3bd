//! Writing down what has happened: chance falls where it is asked, the store is told, and only then is it so.

use super::TableError;
use super::actor::Actor;
use super::fold::{Body, Fold};
use super::shelf::{Grounds, Shelf, Shelved};
use crate::wire::Settings;
use gambol_core::Seat;
use gambol_games::Kind;
use gambol_store::{Appended, Entry, EventRow, SeatRow};
use serde_json::{Map, Value};
use std::sync::Arc;

/// How long the GUNST! button stays, in milliseconds. After it a coin falls.
const SHOUT_MS: i64 = 8_000;

impl Actor {
    /// Lets chance fall as long as it is asked, right behind the event that leads to it. The say of a live table waits
    /// for a shout.
    pub(super) fn settle(&mut self, events: &mut Vec<EventRow>) {
        while let Some(outcomes) = self.fold.chance() {
            let shout = self.fold.shout;
            if shout.is_none() && self.waits_for_shout() {
                return;
            }
            let outcome = match shout {
                Some(seat) => format!("say {seat}"),
                None => match self.shared.world.fall(&self.seed, self.fold.ply, &outcomes) {
                    Some(outcome) => outcome.clone(),
                    None => return,
                },
            };
            let at = self.shared.world.now();
            let name = format!("chance:{}", self.fold.ply);
            match self.fold.write(name, None, &Body::Chance(outcome), at) {
                Ok(event) => events.push(event),
                Err(refusal) => {
                    tracing::error!(?refusal, table = %self.id, "chance fell where it cannot");
                    return;
                }
            }
        }
        self.shout_until = None;
        self.bot_shouts = None;
    }

    /// Whether the say is still open to whoever calls first. Computers alone toss a coin.
    fn waits_for_shout(&mut self) -> bool {
        let people = self.rows.iter().any(|row| row.kind != "bot" && row.person.is_some());
        if !self.fold.is_shouting() || !people {
            return false;
        }
        let now = self.shared.world.now();
        let until = *self.shout_until.get_or_insert(now + SHOUT_MS);
        if self.bot_shouts.is_none()
            && let Some(bot) = self.rows.iter().find(|row| row.kind == "bot")
        {
            let quickness = 900 + (self.shared.world.bits() % 2_000) as i64;
            self.bot_shouts = Some((now + quickness, Seat(bot.seat)));
        }
        now < until
    }

    /// Writes what has happened to the disk. If it cannot, the table is as it was before.
    pub(super) async fn commit(&mut self, events: Vec<EventRow>) -> Result<(), TableError> {
        let result = self.fold.result().map(|result| serde_json::to_string(&result).unwrap_or_default());
        let entry = Entry { table: self.id.clone(), events, result: result.map(Some) };
        let count = entry.events.len() as u64;
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
        tracing::warn!(table = %self.id, %error, "an event was not written");
        self.reload().await;
        Err(error)
    }

    /// Back to what the store holds.
    async fn reload(&mut self) {
        if let Ok(Some(loaded)) = self.shared.store.load(&self.id).await {
            let game = self.fold.game.game();
            let at = self.created_at;
            let options = self.fold.game.given_options().clone();
            match folded(
                &self.shared.shelf,
                game,
                &options,
                &self.settings,
                &loaded.seats,
                at,
                &loaded.events,
            ) {
                Ok((fold, _)) => self.fold = fold,
                Err(error) => tracing::error!(table = %self.id, %error, "a log cannot be replayed"),
            }
        }
    }
}

/// Where a log leads.
pub(super) fn folded(
    shelf: &Shelf,
    game: &str,
    options: &Map<String, Value>,
    settings: &Settings,
    seats: &[SeatRow],
    at: i64,
    events: &[EventRow],
) -> Result<(Fold, Arc<Grounds>), String> {
    let kind = Kind::named(game).ok_or_else(|| format!("there is no game {game}"))?;
    let Shelved { game, grounds } = shelf.start(kind, options).map_err(|error| error.to_string())?;
    let waits = |row: &&SeatRow| row.invitation.is_some();
    let open = seats.iter().filter(waits).map(|row| Seat(row.seat)).collect();
    let mut fold = Fold::new(game, settings.clock, open, at);
    for event in events {
        fold.replay(event).map_err(|error| format!("event {}: {error}", event.ply))?;
    }
    Ok((fold, grounds))
}
