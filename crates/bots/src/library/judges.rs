//! Who knows the truth about which game.

use super::Judging;
use crate::budget::Clock;
use crate::insight::Insight;
use crate::time::Instant;
use gambol_core::{Game, Indexed, Seat, Turn};
use gambol_games::duel::Duel;
use gambol_games::gunst::Gunst;
use gambol_games::kangaruse::{Kangaruse, Move, Position};
use gambol_games::muddy_ride::MuddyRide;
use gambol_games::two_paths::TwoPaths;
use gambol_solve::duel::DuelTable;
use gambol_solve::gunst::GunstSolver;
use gambol_solve::muddy_ride::MuddyRideTable;
use gambol_solve::table::{Store, TableError};
use gambol_solve::two_paths::TwoPathsTable;
use gambol_solve::{Judged, Progress, Value, kangaruse};
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

    /// Proves every legal move of a seat by an exact search, where that goes quickly enough.
    fn prove(&self, _view: &Self::View, _seat: Seat, _clock: &Clock) -> Option<Vec<Judged<Self::Move>>> {
        None
    }
}

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
    /// In secret play nobody knows. With three or four for themselves a table tells only who can force a win.
    fn need(&self) -> Option<Need> {
        MuddyRideTable::need(self).map(|need| Need { memory: need.memory, lasting: need.disk })
    }

    fn find(&self, store: Option<&Store>, closed: &AtomicBool) -> Found<MuddyRide> {
        let quiet = Quiet(closed);
        from_table(
            store,
            |store| MuddyRideTable::open_or_build(self, store, &quiet),
            || MuddyRideTable::build(self, &quiet).ok(),
            |table| table.map(|table| Arc::new(table) as Judging<MuddyRide>),
        )
    }
}

impl Knowable for Duel {
    fn need(&self) -> Option<Need> {
        Some(Need { memory: self.numbers() * 24, lasting: self.numbers() * 12 })
    }

    fn find(&self, store: Option<&Store>, closed: &AtomicBool) -> Found<Duel> {
        let quiet = Quiet(closed);
        from_table(
            store,
            |store| DuelTable::open_or_build(self, store, &quiet),
            || DuelTable::build(self, &quiet).ok(),
            |table| Some(Arc::new(table) as Judging<Duel>),
        )
    }
}

impl Knowable for TwoPaths {
    fn need(&self) -> Option<Need> {
        let need = TwoPathsTable::need(self);
        Some(Need { memory: need.memory, lasting: need.disk })
    }

    fn find(&self, store: Option<&Store>, closed: &AtomicBool) -> Found<TwoPaths> {
        let quiet = Quiet(closed);
        from_table(
            store,
            |store| TwoPathsTable::open_or_build(self, store, &quiet),
            || TwoPathsTable::build(self, &quiet).ok(),
            |table| Some(Arc::new(table) as Judging<TwoPaths>),
        )
    }
}

/// Exact in the last two rounds, as long as that takes no longer than a move may; by a proved plan in the two before those;
/// estimated before, but for what is proved of the start.
impl Knowable for Gunst {
    fn need(&self) -> Option<Need> {
        let lasting = GunstSolver::memory_for_play();
        // What is proved of the start is proved first, where it can be.
        let memory = if GunstSolver::has_proof(self) { GunstSolver::memory(self) } else { lasting };
        Some(Need { memory, lasting })
    }

    fn find(&self, store: Option<&Store>, closed: &AtomicBool) -> Found<Gunst> {
        let quiet = Quiet(closed);
        from_table(
            store,
            |store| GunstSolver::open_or_build(self, store, &quiet),
            || Some(GunstSolver::for_play(self)),
            |solver| Some(Arc::new(solver) as Judging<Gunst>),
        )
    }
}

/// With so many squares left an exact search is not even tried.
const MOST_SQUARES_LEFT: usize = 36;

/// An end that can be proved in so little time is proved by everybody.
const LEAST_PLAYOUTS: u64 = 10_000;

/// As many positions of an exact search take about as long as a playout.
const POSITIONS_A_PLAYOUT: u64 = 10;

impl Knowable for Kangaruse {
    fn prove(&self, view: &Position, seat: Seat, clock: &Clock) -> Option<Vec<Judged<Move>>> {
        let left = self.sheet().squares().without(view.used()).len();
        if self.seats() != 2 || left > MOST_SQUARES_LEFT || self.turn(view) != Turn::Seat(seat) {
            return None;
        }
        // A third for the proof leaves the rest for a search.
        let positions = clock.playouts.max(LEAST_PLAYOUTS).saturating_mul(POSITIONS_A_PLAYOUT) / 3;
        let until = Instant::now() + clock.left() / 3;
        let stop = || clock.stop.stopped() || Instant::now() >= until;
        kangaruse::search(self, view, positions, &stop)
    }
}

/// What is better comes later: more worth, then a win that is sooner or a loss that is later.
pub(crate) fn rank(value: &Value) -> (f64, f64) {
    let distance = f64::from(value.distance.unwrap_or(0));
    let hurry = if value.mean > 1e-9 { -distance } else { distance };
    // Values that differ by less are equal.
    ((value.mean * 1e8).round(), hurry)
}
