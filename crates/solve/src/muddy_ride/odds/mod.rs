//! How likely each animal is to win a position, if all play well and err a little: a guess for every position at once.
//!
//! With three who play for themselves, and with secret cards, no table can say what a position is worth. These
//! say what it is worth to players who see the table themselves and choose softly by it, the better a move the likelier
//! (a logit equilibrium, found by sweeping over all positions until little changes). It is an estimate, nothing more:
//! searches guess by it where they end.
//!
//! - `open.rs`: free for all of three. Near the end it rests on `fate.rs`, what comes of a position if whoever is lost delays.
//! - `secret.rs`: secret riders, all cards known.

mod fate;
mod open;
mod secret;

#[cfg(test)]
mod tests;

pub use fate::Fate;
pub use open::OpenOdds;
pub use secret::SecretOdds;

use crate::progress::{Cancelled, Progress};
use crate::table::Need;
use gambol_core::Game;
use gambol_games::muddy_ride::{Mode, MuddyRide};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// How likely each animal is to win, all together 1.
pub type Chances = [f32; 4];

/// How softly a move is chosen: one that is worse by this much is less likely by a factor of e.
const HEAT: f32 = 0.05;

/// No more sweeps than this: what still changes then changes little, and not which of two moves is better.
const SWEEPS: usize = 24;

/// Enough: so little changes on average.
const STILL: f64 = 5e-4;

/// Four chances in one word, so that threads can share them.
pub(super) struct Cells(Vec<AtomicU64>);

const ONE: f32 = 65_535.0;

impl Cells {
    fn new(count: usize, chances: Chances) -> Cells {
        let word = pack(chances);
        Cells((0..count).map(|_| AtomicU64::new(word)).collect())
    }

    #[inline]
    fn word(&self, index: usize) -> u64 {
        self.0[index].load(Ordering::Relaxed)
    }

    #[inline]
    fn at(&self, index: usize) -> Chances {
        unpack(self.word(index))
    }

    #[inline]
    fn put(&self, index: usize, chances: Chances) {
        self.0[index].store(pack(chances), Ordering::Relaxed);
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

#[inline]
fn pack(chances: Chances) -> u64 {
    chances.iter().rev().fold(0, |word, &chance| word << 16 | u64::from((chance * ONE + 0.5) as u16))
}

#[inline]
fn unpack(word: u64) -> Chances {
    std::array::from_fn(|animal| f32::from((word >> (16 * animal)) as u16) / ONE)
}

/// The chances if these animals have won together.
fn won(animals: u8) -> Chances {
    let each = 1.0 / animals.count_ones().max(1) as f32;
    std::array::from_fn(|animal| if animals >> animal & 1 == 1 { each } else { 0.0 })
}

/// What comes of choosing softly among these for one's own chance.
#[inline]
fn soft(options: &[Chances], own: usize) -> Chances {
    let best = options.iter().map(|option| option[own]).fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    let mut sum = [0.0; 4];
    // Nobody overlooks a sure win.
    let is_sure = best > 0.99995;
    for option in options {
        let behind = (best - option[own]) / HEAT;
        let weight = if behind < 1e-6 {
            1.0
        } else if behind > 12.0 || is_sure {
            0.0
        } else {
            (-behind).exp()
        };
        total += weight;
        for (sum, chance) in sum.iter_mut().zip(option) {
            *sum += weight * chance;
        }
    }
    sum.map(|sum| sum / total)
}

/// Sweeps over this many places, to and fro, until little changes. `work` is told a place, works it out once more, and
/// says for how many positions and by how much they changed all together.
fn settle(
    places: usize,
    progress: &dyn Progress,
    work: &(dyn Fn(usize) -> (u64, f32) + Sync),
) -> Result<(), Cancelled> {
    for sweep in 0..SWEEPS {
        let order = |place: usize| if sweep % 2 == 0 { place } else { places - 1 - place };
        let (count, changed) = sweep_over(places, progress, &|place| work(order(place)))?;
        if changed < STILL * count as f64 {
            break;
        }
    }
    Ok(())
}

/// One sweep on all cores: for how many positions, and by how much they changed.
fn sweep_over(
    places: usize,
    progress: &dyn Progress,
    work: &(dyn Fn(usize) -> (u64, f32) + Sync),
) -> Result<(u64, f64), Cancelled> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let part = |thread: usize| -> Result<(u64, f64), Cancelled> {
        let (mut count, mut changed) = (0, 0.0);
        for place in places * thread / threads..places * (thread + 1) / threads {
            if place % BREATH == 0 {
                progress.go_on()?;
            }
            let (more, change) = work(place);
            count += more;
            changed += f64::from(change);
        }
        Ok((count, changed))
    };
    let part = &part;
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        let own = part(0)?;
        others.into_iter().try_fold(own, |sum, other| {
            let (count, changed) = other.join().unwrap_or(Err(Cancelled))?;
            Ok((sum.0 + count, sum.1 + changed))
        })
    })
}

/// How many places are looked at before asking whether to stop.
const BREATH: usize = 1 << 12;

/// By how much chances differ.
fn difference(one: Chances, other: Chances) -> f32 {
    one.iter().zip(other).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max)
}

/// More positions than this are not worth the wait: a meadow of 8×8 takes ten minutes and more.
const MOST: u64 = 1 << 24;

/// What odds take; none where a table knows better, or they would take too long.
pub fn need(game: &MuddyRide) -> Option<Need> {
    let fields = u64::from(game.board().size()).pow(2);
    let grounds = fields - if game.has_open_targets() { 1 } else { 4 };
    let seats = game.seats() as u64;
    let cells = match game.mode() {
        // With four a search that counts jumps is stronger without them (DESIGN.md, "By what do riders guess").
        Mode::FreeForAll { .. } if seats == 3 => grounds.pow(3) * 3,
        // Two of four animals are owned in six ways, three in four.
        Mode::Secret { players: 4 } => 4 * (grounds + 1).pow(4),
        Mode::Secret { .. } => 12 * (grounds + 1).pow(4),
        _ => return None,
    };
    // Free for all there are fates beside the odds.
    (cells <= MOST).then_some(Need { memory: 10 * cells, disk: 10 * cells })
}
