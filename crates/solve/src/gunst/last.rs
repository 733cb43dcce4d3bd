//! The last round of all: what every ting of it is worth, with up to twelve life stones and whatever gods are in hand.
//!
//! In the last round nothing counts but life and the gods in hand, so there are few tings, and they are the same
//! however many rounds the game has. But with many gods each is a big game: all of them together take a machine with
//! sixteen cores minutes. So their values come along with the program, in `last.bin`, made by [`last_rounds`]
//! (`tools/gunst.sh` writes the file). The tests solve samples of them afresh, and find the same to the last bit.

use super::field::hand;
use super::open::ALL;
use super::solver::{ALL_KIN, Solver, Ting, Worker};
use crate::progress::{Cancelled, Progress, on_all_cores};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// As much life as the table goes.
pub(super) const MOST_LIFE: u8 = 12;

/// Tings with these hands: all pairs of life.
const BLOCK: usize = MOST_LIFE as usize * MOST_LIFE as usize;
/// Pairs of hands of which the first is no less than the second, as numbers.
const PAIRS: usize = 16 * 17 / 2;

static VALUES: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let (eights, _) = include_bytes!("last.bin").as_chunks::<8>();
    let values: Vec<f64> = eights.iter().map(|&eight| f64::from_le_bytes(eight)).collect();
    assert_eq!(values.len(), PAIRS * BLOCK, "last.bin is made by tools/gunst.sh");
    values
});

/// The place of a ting in the table.
const fn place(life: [u8; 2], hands: [u8; 2]) -> usize {
    let [one, other] = [hands[0] as usize, hands[1] as usize];
    let block = one * (one + 1) / 2 + other;
    block * BLOCK + (life[0] as usize - 1) * MOST_LIFE as usize + (life[1] as usize - 1)
}

/// The value for seat 0 of a last round with these planes; none beyond the table.
pub(super) fn value(life: [u8; 2], planes: [u8; 2]) -> Option<f64> {
    if life.iter().any(|&life| life > MOST_LIFE) {
        return None;
    }
    let hands = planes.map(hand);
    // In the last round nobody's farmers matter, so exchanging the seats only turns the sign.
    Some(if hands[0] >= hands[1] {
        VALUES[place(life, hands)]
    } else {
        -VALUES[place([life[1], life[0]], [hands[1], hands[0]])]
    })
}

/// Bytes that the table takes.
pub(super) const SIZE: u64 = (PAIRS * BLOCK * 8) as u64;

/// The values of all last rounds with up to this much life.
pub(super) fn all(most_life: u8) -> impl Iterator<Item = f64> {
    let hands = (0..16u8).flat_map(|one| (0..16u8).map(move |other| [one, other]));
    let lives = move || (1..=most_life).flat_map(move |one| (1..=most_life).map(move |other| [one, other]));
    hands.flat_map(move |hands| lives().filter_map(move |life| value(life, hands.map(spread))))
}

/// Planes with these gods in hand and the others in Twilight.
pub(super) fn spread(hand: u8) -> u8 {
    (0..4).filter(|god| hand >> god & 1 == 1).fold(0, |bits, god| bits | 3 << (2 * god))
}

/// Solves all last rounds afresh with at most so many gods in both hands, on all cores; the others are taken over. Returns
/// what belongs in `last.bin`.
pub fn last_rounds(most_gods: u32, progress: &dyn Progress) -> Result<Vec<u8>, Cancelled> {
    // Two rounds, for bounds are handed on only between tings that follow others.
    let solver = Solver::without_table(2, MOST_LIFE, false);
    let hands = (0..16u8).flat_map(|one| (0..=one).map(move |other| [one, other]));
    let hands = hands.filter(|[one, other]| one.count_ones() + other.count_ones() <= most_gods);
    let lives = || (1..=MOST_LIFE).flat_map(|one| (1..=MOST_LIFE).map(move |other| [one, other]));
    let mut tings: Vec<_> = hands.flat_map(|hands| lives().map(move |life| (life, hands))).collect();
    // Few gods first, and even life first: what is decided there decides much of the rest.
    tings.sort_by_key(|&(life, hands)| {
        let gods = hands[0].count_ones() + hands[1].count_ones();
        (gods, life[0].abs_diff(life[1]), hands, (life[0] + life[1]).abs_diff(13))
    });
    let ting = |life: [u8; 2], hands: [u8; 2]| Ting {
        round: 2,
        life,
        planes: hands.map(spread),
        stock: [ALL_KIN; 2],
    };
    progress.stage("last rounds", tings.len() as u64);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut worker = Worker::new(2);
        while let Some(&(life, hands)) = tings.get(next.fetch_add(1, Ordering::Relaxed)) {
            solver.think(ting(life, hands), ALL, &mut worker, progress)?;
            progress.done(next.load(Ordering::Relaxed).min(tings.len()) as u64);
        }
        Ok(())
    };
    on_all_cores(work)?;
    let mut values = VALUES.clone();
    for (life, hands) in tings {
        let (low, high) = solver.bounds(ting(life, hands));
        values[place(life, hands)] = tidy(f64::midpoint(low, high));
    }
    Ok(values.into_iter().flat_map(f64::to_le_bytes).collect())
}

/// As it is stored: to 32 bits after the point, so that rounding on the way to it makes no difference.
pub(super) fn tidy(value: f64) -> f64 {
    (value * STEPS).round() / STEPS + 0.0
}

const STEPS: f64 = (1u64 << 32) as f64;
