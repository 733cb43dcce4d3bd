//! The last round of all: what every ting of it is worth, with up to twelve life stones and whatever gods are in hand.
//!
//! In the last round nothing counts but life and the gods in hand, so there are few tings, and they are the same
//! however many rounds the game has. But with many gods each is a big game, so their values come along with the program,
//! in `last.bin`, made by [`last_rounds`] (`tools/gunst.sh` writes the file; `docs/gunst-proof.md` says how long it takes). The
//! tests solve samples of them afresh in another way, and find the same to the last bit.

use super::field::hand;
use super::lanes::{Lanes, LastRounds};
use super::open::ALL;
use super::oracle::{self, Task};
use crate::progress::{Cancelled, Progress, on_all_cores};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex};

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

/// Tings are solved to within this, so that rounding finds the same value.
const CLOSED: f64 = 1e-12;

/// Solves all last rounds afresh with at most so many gods in both hands, on all cores; the others are taken over. Returns
/// what belongs in `last.bin`.
///
/// That takes long, so whoever waits can keep what is made: `keep` is handed it whenever there is more of it, and `kept` need
/// not be made again.
pub fn last_rounds(
    most_gods: u32,
    kept: &[u8],
    keep: &(dyn Fn(&[u8]) + Sync),
    progress: &dyn Progress,
) -> Result<Vec<u8>, Cancelled> {
    let gods = |hands: [u8; 2]| hands.iter().map(|hand| hand.count_ones()).sum::<u32>();
    let hands = (0..16u8).flat_map(|one| (0..=one).map(move |other| [one, other]));
    let lives = |[one, other]: [u8; 2]| (1..=MOST_LIFE).map(move |life| [one, other, life]);
    let mut rows: Vec<[u8; 3]> = hands.filter(|&hands| gods(hands) <= most_gods).flat_map(lives).collect();
    let (kept, _) = kept.as_chunks::<PART>();
    let made: Vec<[u8; PART]> = kept.iter().filter(|part| rows.contains(&row_of(part))).copied().collect();
    rows.retain(|row| made.iter().all(|part| row_of(part) != *row));
    // Those that take longest first.
    rows.sort_by_key(|&[one, other, _]| std::cmp::Reverse(gods([one, other])));
    progress.stage("last rounds", (rows.len() * ROW) as u64);
    let (next, made) = (AtomicUsize::new(0), Mutex::new((made, 0)));
    on_all_cores(|| {
        while let Some(&row) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
            let part = part(row, progress)?;
            let (made, done) = &mut *made.lock().expect("nothing panics with the lock");
            made.push(part);
            *done += ROW as u64;
            keep(made.as_flattened());
            progress.done(*done);
        }
        Ok(())
    })?;
    let mut values: Vec<u8> = VALUES.iter().copied().flat_map(f64::to_le_bytes).collect();
    let mut put = |life, hands, value: f64| {
        let begin = place(life, hands) * 8;
        values[begin..begin + 8].copy_from_slice(&value.to_le_bytes());
    };
    for part in made.into_inner().expect("nothing panics with the lock").0 {
        let [one, other, own] = row_of(&part);
        let (eights, _) = part[3..].as_chunks::<8>();
        for (theirs, value) in (1..).zip(eights.iter().map(|&eight| f64::from_le_bytes(eight))) {
            if one != other || own <= theirs {
                put([own, theirs], [one, other], value);
            }
            // With equal hands, exchanging the lives only turns the sign.
            if one == other && own < theirs {
                put([theirs, own], [one, other], tidy(-value));
            }
        }
    }
    Ok(values)
}

/// Tings with the same hands and the same life of the first player.
const ROW: usize = MOST_LIFE as usize;

/// Both hands, the first player's life, and the values of their last rounds.
const PART: usize = 3 + ROW * 8;

fn row_of(part: &[u8; PART]) -> [u8; 3] {
    [part[0], part[1], part[2]]
}

/// The last rounds of a row. With equal hands those with less life for the second player are left out, and with as much it is
/// even.
fn part(row: [u8; 3], progress: &dyn Progress) -> Result<[u8; PART], Cancelled> {
    let [one, other, own] = row;
    let is_asked = |theirs: u8| one != other || theirs > own;
    let mut part = [0; PART];
    part[..3].copy_from_slice(&row);
    let lanes = Lanes::of(|life| life[0] == own && is_asked(life[1]));
    let mut rounds = LastRounds::new([one, other], lanes, progress);
    let sizes = [0, 1].map(|seat| rounds.line_ups[seat].len());
    // What matters with some lives matters with others too.
    let mut habits: [Vec<usize>; 2] = Default::default();
    for theirs in (1..=MOST_LIFE).filter(|&theirs| is_asked(theirs)) {
        let task = Task { sizes, window: ALL, closed: CLOSED };
        let [first, second] = &habits;
        let mixed = oracle::solve(task, [first, second], progress, &mut rounds.at([own, theirs]))?;
        habits = mixed.sides.map(|side| side.into_iter().map(|(number, _)| number).collect());
        let begin = 3 + (usize::from(theirs) - 1) * 8;
        let value = tidy(f64::midpoint(mixed.low, mixed.high));
        part[begin..begin + 8].copy_from_slice(&value.to_le_bytes());
    }
    Ok(part)
}

/// As it is stored: to 32 bits after the point, so that rounding on the way to it makes no difference.
pub(super) fn tidy(value: f64) -> f64 {
    (value * STEPS).round() / STEPS + 0.0
}

const STEPS: f64 = (1u64 << 32) as f64;
