//! A plan for the whole game that is proved, round by round from the last one back: what it gets at least against
//! anything that the opponent can do.
//!
//! By its plan seat 0 brings the Wanderer or no god, raises the Wanderer and Eurika as it likes and Archimedes after them,
//! and keeps all but the Wanderer for the last round. That leaves few ways for its gods to stand; and line-ups, deeds and
//! battles are the same whatever lives the two have, so that all 144 pairs of lives are thought through in one search, with
//! squares of values in place of values. What it leaves out costs little: with one round to follow the floors are on
//! average two hundredths below what tings are exactly worth (the tests compare).
//!
//! Seat 1 can follow the same plan with the seats exchanged, and gets as much: its farmers step second, which is never
//! worse (see `known.rs`).

mod ahead;
mod battle;
mod fields;
mod floors;
mod lives;
mod round;
mod settle;
mod stand;

#[cfg(test)]
mod tests;

use super::field::{KIN, hand};
use super::known::Bounds;
use super::open::{LineUp, subsets};
use crate::progress::{Cancelled, Progress};
pub(super) use ahead::ahead;
pub(super) use floors::MOST_FOLLOW;
pub use floors::plan_floors;
use round::Round;
use settle::settle;
use stand::Stand;

/// Bytes of memory that the floors and a round that is thought through take.
pub(super) const SIZE: u64 = 32 << 20;

/// The Wanderer's bit.
const WANDERER: u8 = 2;

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

/// What a ting with so many rounds to follow is worth to seat 0, at least and at most, by the floors alone.
pub(super) fn bounds(follow: u8, life: [u8; 2], planes: [u8; 2]) -> Bounds {
    let swapped = floors::floor(follow, [life[1], life[0]], [planes[1], planes[0]]);
    (floors::floor(follow, life, planes).unwrap_or(-1.0), swapped.map_or(1.0, |floor| -floor))
}

/// What the plan of seat 0 does at a ting with so many rounds to follow; none beyond the floors of the round after.
pub(super) fn think(
    follow: u8,
    life: [u8; 2],
    planes: [u8; 2],
    progress: &dyn Progress,
) -> Result<Option<Planned>, Cancelled> {
    if !(1..=MOST_FOLLOW + 1).contains(&follow) || life.iter().any(|&life| usize::from(life) > lives::LIFE) {
        return Ok(None);
    }
    let Some(next) = floors::squares(follow - 1) else { return Ok(None) };
    let stand = Stand::of(planes[0]);
    // Where no god of seat 1 can act, all line-ups take no longer than few do where one can.
    let rows = if hand(planes[1]) == 0 { floors::all_rows(stand) } else { floors::rows(stand, planes[1]) };
    let gods = subsets(planes[1]);
    let [own, other] = life.map(|life| usize::from(life) - 1);
    let mut entries = vec![vec![0.0; gods.len() * KIN.len()]; rows.len()];
    let mut round = Round::new(next);
    for (at, &brought) in gods.iter().enumerate() {
        round.pairs(stand, planes[1], brought, &rows, progress, |row, column, square| {
            entries[row][at * KIN.len() + column] = square[own][other];
        })?;
    }
    let entries: Vec<&[f32]> = entries.iter().map(Vec::as_slice).collect();
    let mixture = settle(&entries, &mut Vec::new());
    let line_up =
        |row: &round::Row| LineUp { kin: KIN[row.kin], gods: if row.brings_wanderer { WANDERER } else { 0 } };
    let weighed = rows.iter().zip(&mixture.weights).filter(|(_, weight)| **weight > 1e-9);
    let weighed: Vec<_> = weighed.map(|(row, &weight)| (line_up(row), weight)).collect();
    let against = mixture.against.iter().map(|value| (value - 1e-6).max(-1.0)).collect();
    Ok(Some(Planned { mixture: weighed, against }))
}
