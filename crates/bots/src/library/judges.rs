//! Who knows the truth about which game.

use super::Judging;
use crate::insight::Insight;
use gambol_core::{Game, Indexed, Seat, Turn, Veiled};
use gambol_games::duel::Duel;
use gambol_games::gunst::Gunst;
use gambol_games::kangaruse::Kangaruse;
use gambol_games::muddy_ride::{Mode, Move, MuddyRide, View};
use gambol_games::two_paths::TwoPaths;
use gambol_solve::muddy_ride::MuddyRideTable;
use gambol_solve::table::{Store, TableError};
use gambol_solve::{Judge, Judged, Progress, Value};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a judge takes.
pub(crate) struct Need {
    /// Bytes of memory while it is built.
    pub(crate) memory: u64,
    /// Bytes of memory while it is kept.
    pub(crate) lasting: u64,
}

/// What was found.
pub(crate) enum Found<G: Insight> {
    Judge(Judging<G>),
    Nobody(String),
}

/// A game about which somebody may know the truth.
pub(crate) trait Knowable: Insight {
    /// What it takes to know it; none if nobody ever does.
    fn need(&self) -> Option<Need> {
        None
    }

    /// Finds who knows, or builds it, until it is told to stop.
    fn find(&self, _store: Option<&Store>, _closed: &AtomicBool) -> Found<Self> {
        Found::Nobody(String::new())
    }
}

impl Knowable for Duel {}
impl Knowable for Gunst {}
impl Knowable for Kangaruse {}
impl Knowable for TwoPaths {}

/// Building is silent, and stops when the library is closed.
struct Quiet<'a>(&'a AtomicBool);

impl Progress for Quiet<'_> {
    fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A table from the store or, where there is no store or it cannot be written, from memory alone.
fn from_table<G: Insight, T>(
    store: Option<&Store>,
    open: impl FnOnce(&Store) -> Result<T, TableError>,
    build: impl FnOnce() -> Option<T>,
    judge: impl FnOnce(T) -> Option<Judging<G>>,
) -> Found<G> {
    let table = match store.map(open) {
        Some(Ok(table)) => Some(table),
        Some(Err(error @ (TableError::OutOfMemory { .. } | TableError::Cancelled))) => {
            return Found::Nobody(error.to_string());
        }
        Some(Err(_)) | None => build(),
    };
    let judge = table.and_then(judge);
    judge.map_or_else(|| Found::Nobody("its table was not built to the end".into()), Found::Judge)
}

impl Knowable for MuddyRide {
    /// With three or four for themselves, and in secret play, a table does not tell which move is best.
    fn need(&self) -> Option<Need> {
        let has_two_sides = match self.mode() {
            Mode::FreeForAll { animals } => animals.len() == 2,
            Mode::WhiteHorse { .. } | Mode::AllOrNothing { .. } => true,
            Mode::Secret { .. } => false,
        };
        has_two_sides.then(|| Need { memory: self.numbers() * 17 / 4, lasting: 2 * self.numbers() })
    }

    fn find(&self, store: Option<&Store>, closed: &AtomicBool) -> Found<MuddyRide> {
        let quiet = Quiet(closed);
        from_table(
            store,
            |store| MuddyRideTable::open_or_build(self, store, &quiet),
            || MuddyRideTable::build(self, &quiet).ok(),
            |table| table.map(|table| Arc::new(Rides(table)) as Judging<MuddyRide>),
        )
    }
}

/// A table of Muddy Ride with two sides.
struct Rides(MuddyRideTable);

impl Judge<MuddyRide> for Rides {
    fn value(&self, _game: &MuddyRide, view: &View, seat: Seat) -> Option<Value> {
        Some(self.0.value(*view.seen(), seat))
    }

    fn moves(&self, game: &MuddyRide, view: &View, seat: Seat) -> Option<Vec<Judged<Move>>> {
        let pos = view.seen();
        if game.has_secrets() || game.turn(pos) != Turn::Seat(seat) {
            return None;
        }
        let judged = game.legal_moves(pos, seat).map(|m| {
            let mut next = *pos;
            game.play_unchecked(&mut next, seat, m);
            let value = self.0.value(next, seat);
            let value = value.distance.map_or(value, |distance| value.in_actions(distance + 1));
            Judged { m, value, share: 0.0 }
        });
        let mut judged: Vec<_> = judged.collect();
        let best = judged.iter().map(|judged| rank(&judged.value)).enumerate();
        let best = best.reduce(|best, next| if next.1 > best.1 { next } else { best })?.0;
        judged[best].share = 1.0;
        Some(judged)
    }
}

/// What is better comes later: more worth, then a win that is sooner or a loss that is later.
pub(crate) fn rank(value: &Value) -> (f64, f64) {
    let distance = f64::from(value.distance.unwrap_or(0));
    let hurry = if value.mean > 1e-9 { -distance } else { distance };
    // Values that differ by less are equal.
    ((value.mean * 1e8).round(), hurry)
}
