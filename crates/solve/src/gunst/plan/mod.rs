//! A plan for the whole game that is proved, round by round from the last one back: what it gets at least against
//! anything that the opponent can do.
//!
//! By its plan seat 0 does what is best by the *floors* of the tings to come: what those are worth to it at least.
//! Floors go by where its Wanderer and Eurika stand, and Archimedes once those two are in hand (`stand.rs`); whatever
//! else it has is forgotten. They are found in two ways:
//!
//! - Roughly, for all: line-ups, deeds and battles are the same whatever lives the two have, so all 144 pairs of
//!   lives are thought through in one search, with squares of values in place of values (`lives.rs`, `round.rs`, `study.rs`).
//! - Exactly, for those that best play from the start leads to (`seek.rs`).
//!
//! What is found of one ting is handed on to all that are better for seat 0 in every respect. What the floors say of the
//! start can be checked without them (`proof/`).
//!
//! With two and three rounds to follow the plan is then a matrix game whose ends are looked up (`lookup.rs`); with one
//! round to follow tings are solved exactly anyway.
//!
//! Seat 1 can follow the same plan with the seats exchanged, and gets as much: its farmers step second, which is never
//! worse (see `known.rs`).

mod ahead;
mod battle;
mod fields;
mod floors;
mod lives;
mod lookup;
pub(super) mod proof;
mod round;
mod seek;
mod settle;
mod stand;
mod study;

#[cfg(test)]
mod tests;

use super::known::Bounds;
use super::open::LineUp;
use crate::progress::{Cancelled, Progress};
pub(super) use ahead::ahead;
use floors::FLOORS;
pub(super) use floors::MOST_FOLLOW;
pub use floors::{plan_floors, plan_floors_of_one};
use lives::LIFE;
use lookup::{Lookup, Place};

/// Bytes of memory that the floors and both seats' thoughts about a ting take.
pub(super) const SIZE: u64 = floors::SIZE + 2 * lookup::SIZE;

/// The plan is the best there is to within this.
const CLOSED: f64 = 1e-4;

/// More than sums of such numbers can be off.
const SLACK: f64 = 1e-9;

/// What the plan does at a ting.
pub(super) struct Planned {
    /// How likely it brings what.
    pub(super) mixture: Vec<(LineUp, f64)>,
    /// What it gets at least against each line-up of seat 1, in the order of the legal list.
    pub(super) against: Vec<f64>,
}

impl Planned {
    /// What it gets at least.
    pub(super) fn floor(&self) -> f64 {
        self.against.iter().copied().fold(1.0, f64::min)
    }
}

/// What a ting with this many rounds to follow is worth to seat 0, at least and at most, by the floors alone.
pub(super) fn bounds(follow: u8, life: [u8; 2], planes: [u8; 2]) -> Bounds {
    if follow > MOST_FOLLOW || is_beyond(life) {
        return (-1.0, 1.0);
    }
    let place = Place { planes, life };
    (FLOORS.floor(follow, place), -FLOORS.floor(follow, place.swapped()))
}

/// Whether somebody has more life than there are floors for.
fn is_beyond(life: [u8; 2]) -> bool {
    life.iter().any(|&life| usize::from(life) > LIFE)
}

/// What the plan of seat 0 does at a ting with this many rounds to follow; none where only one follows, or where there
/// are no floors for the round after.
pub(super) fn think(
    follow: u8,
    life: [u8; 2],
    planes: [u8; 2],
    progress: &dyn Progress,
) -> Result<Option<Planned>, Cancelled> {
    if !(2..=MOST_FOLLOW + 1).contains(&follow) || is_beyond(life) {
        return Ok(None);
    }
    let mut ting = Lookup::new(Place { planes, life }, |place| FLOORS.floor(follow - 1, place), progress);
    let mixture = ting.solve(CLOSED)?.sides[0].clone();
    let against = ting.against(&mixture)?.into_iter().map(|value| (value - SLACK).max(-1.0)).collect();
    let mixture = mixture.into_iter().map(|(own, weight)| (ting.line_ups[0][own], weight)).collect();
    Ok(Some(Planned { mixture, against }))
}
