//! Filling the table, layer after layer, on all cores.

use super::camps::Step;
use super::layout::{Layout, Place, WINS};
use super::orders::{BACK, ORDERS};
use super::tries::{Tries, Try, Values};
use crate::progress::{Cancelled, Progress};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Bytes of a placement: six values.
pub(super) const PLACEMENT: usize = 6 * size_of::<f64>();
/// Bytes of a slot: six placements.
pub(super) const SLOT: usize = 6 * PLACEMENT;
/// How many slots a thread takes at a time.
const PORTION: usize = 64;

/// What building has seen of the loops.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Loops {
    /// How many placements were solved.
    pub solved: u64,
    /// How many rounds that took, all together.
    pub rounds: u64,
    /// The most rounds that one took.
    pub most_rounds: u32,
    /// The greatest chance of any placement that a whole round of six tries passes without a move.
    pub steepest: f64,
}

impl Loops {
    fn add(&mut self, other: Loops) {
        self.solved += other.solved;
        self.rounds += other.rounds;
        self.most_rounds = self.most_rounds.max(other.most_rounds);
        self.steepest = self.steepest.max(other.steepest);
    }
}

/// The values of a placement in the table's bytes.
#[inline]
pub(super) fn values(bytes: &[u8], slot: usize, number: u8) -> Values {
    let at = slot * SLOT + usize::from(number) * PLACEMENT;
    let bytes: &[u8; PLACEMENT] =
        bytes[at..at + PLACEMENT].try_into().expect("as many bytes as were asked for");
    let value = |index: usize| {
        let eight = bytes[8 * index..8 * index + 8].try_into().expect("eight bytes");
        f64::from_le_bytes(eight)
    };
    [[value(0), value(1), value(2)], [value(3), value(4), value(5)]]
}

fn write(values: &Values, to: &mut [u8]) {
    for (value, to) in values.iter().flatten().zip(to.chunks_exact_mut(8)) {
        to.copy_from_slice(&value.to_le_bytes());
    }
}

/// Where each step of each animal leads from two camps, whatever their match.
pub(super) struct Around {
    /// By seat, animal in its camp, and side; none where it is not allowed.
    places: [[[Option<Place>; 2]; 3]; 2],
}

impl Around {
    pub(super) fn new(layout: &Layout, pair: [u16; 2]) -> Around {
        let [own, other] = pair.map(usize::from);
        let occupied = layout.camps[0].spaces[own] | layout.camps[1].spaces[other];
        let stay = pair.map(|camp| Step { camp, order: 0 });
        let at = |seat: usize, animal: usize, side: usize| {
            let camp = usize::from(pair[seat]);
            let step = layout.camps[seat].step(camp, occupied, animal, side)?;
            Some(if seat == 0 { layout.find(step, stay[1]) } else { layout.find(stay[0], step) })
        };
        let sides = |seat, animal| [at(seat, animal, 0), at(seat, animal, 1)];
        Around { places: [0, 1].map(|seat| [0, 1, 2].map(|animal| sides(seat, animal))) }
    }

    /// The tries of one match, from what the table says of the placements that they lead to.
    #[inline]
    pub(super) fn tries(&self, bytes: &[u8], number: u8) -> Tries {
        let next = |seat: usize, animal: usize| {
            self.places[seat][animal].map(|place| {
                place.map(|place| {
                    let [south, north] = values(bytes, place.slot, place.matches[usize::from(number)]);
                    if place.is_exchange { [north, south] } else { [south, north] }
                })
            })
        };
        let nexts = [0, 1].map(|seat| [0, 1, 2].map(|animal| next(seat, animal)));
        let partners = [ORDERS[usize::from(number)], ORDERS[usize::from(BACK[usize::from(number)])]];
        let mut tries = [[[Try::NEVER; 3]; 3]; 2];
        let mut can_try = [false; 2];
        for seat in [0, 1] {
            let other = 1 - seat;
            for animal in [0, 1, 2] {
                let passed = &nexts[seat][animal];
                let taken = &nexts[other][usize::from(partners[seat][animal])];
                can_try[seat] |= passed.iter().any(Option::is_some);
                for number in [0, 1, 2] {
                    tries[seat][number][animal] = Try::new([0, 1].map(|side| {
                        let passed = passed[side]?[seat][(number + 1).min(2)];
                        let taken = match taken[side] {
                            None => f64::INFINITY,
                            Some(values) if number < 2 => values[seat][number + 1],
                            Some(values) => -values[other][0],
                        };
                        Some([passed, taken])
                    }));
                }
            }
        }
        Tries { tries, can_try }
    }
}

/// Solves all matches of two camps, with everything of more progress in the table already.
fn solve(layout: &Layout, done: &[u8], pair: [u16; 2], to: &mut [u8]) -> Loops {
    let around = Around::new(layout, pair);
    let mut loops = Loops::default();
    let mut guess = 0.0;
    for (number, to) in to.chunks_exact_mut(PLACEMENT).enumerate() {
        let solved = around.tries(done, number as u8).solve(guess);
        // Matches of the same two camps are worth much the same.
        guess = solved.values[0][0];
        write(&solved.values, to);
        let rounds = u64::from(solved.rounds);
        loops.add(Loops { solved: 1, rounds, most_rounds: solved.rounds, steepest: solved.slope });
    }
    loops
}

/// The content of a table.
pub(super) fn build(layout: &Layout, progress: &dyn Progress) -> Result<(Vec<u8>, Loops), Cancelled> {
    progress.stage("placements solved", 6 * layout.pairs.len() as u64);
    let mut bytes = vec![0; layout.slots() * SLOT];
    let won = [[1.0; 3], [-1.0; 3]];
    let lost = [[-1.0; 3], [1.0; 3]];
    for (slot, values) in bytes.chunks_exact_mut(SLOT).zip([won, lost]) {
        slot.chunks_exact_mut(PLACEMENT).for_each(|to| write(&values, to));
    }
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let loops = Mutex::new(Loops::default());
    let count = AtomicU64::new(0);
    for layer in layout.layers.windows(2) {
        let pairs = &layout.pairs[layer[0]..layer[1]];
        let (done, rest) = bytes.split_at_mut((WINS + layer[0]) * SLOT);
        let done = &*done;
        let portions = pairs.chunks(PORTION).zip(rest.chunks_mut(PORTION * SLOT));
        let portions = Mutex::new(portions);
        let work = || {
            let mut seen = Loops::default();
            loop {
                let portion = portions.lock().expect("nothing panics with the lock").next();
                let Some((pairs, to)) = portion else { break };
                progress.go_on()?;
                for (&pair, to) in pairs.iter().zip(to.chunks_exact_mut(SLOT)) {
                    seen.add(solve(layout, done, pair, to));
                }
                let more = 6 * pairs.len() as u64;
                progress.done(count.fetch_add(more, Ordering::Relaxed) + more);
            }
            loops.lock().expect("nothing panics with the lock").add(seen);
            Ok(())
        };
        thread::scope(|scope| {
            let others: Vec<_> =
                (1..threads.min(pairs.len().div_ceil(PORTION))).map(|_| scope.spawn(work)).collect();
            let own = work();
            others
                .into_iter()
                .fold(own, |so_far, other| so_far.and(other.join().expect("solving does not panic")))
        })?;
    }
    Ok((bytes, loops.into_inner().expect("nothing panics with the lock")))
}
