//! What a table says of all its positions together.

use super::build::{Around, values};
use super::layout::WINS;
use super::{TwoPathsTable, waiting};
use crate::value::EXACT;
use std::thread;

/// What a table says of all its positions together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shares {
    /// How many placements of the named animals there are.
    pub placements: u64,
    /// How many openings of a try, in which the player can announce something.
    pub positions: u64,
    /// In how many of them the best announcement is a game in which both must be unpredictable.
    pub mixed: u64,
    /// How many are better for the player on turn.
    pub ahead: u64,
    /// How many are worth exactly nothing to either.
    pub even: u64,
    /// The most that the opening of a turn is worth to the player on turn.
    pub highest: f64,
    /// The least.
    pub lowest: f64,
    /// How much the opening of a turn is worth to the player on turn, on average over all placements.
    pub mean: f64,
}

/// Counts before they are put together; each placement counts twice its weight, so that all stays whole.
#[derive(Clone, Copy, Default)]
struct Tally {
    placements: u64,
    positions: u64,
    mixed: u64,
    ahead: u64,
    even: u64,
    turns: u64,
    sum: f64,
    highest: f64,
    lowest: f64,
}

impl Tally {
    fn and(self, other: Tally) -> Tally {
        Tally {
            placements: self.placements + other.placements,
            positions: self.positions + other.positions,
            mixed: self.mixed + other.mixed,
            ahead: self.ahead + other.ahead,
            even: self.even + other.even,
            turns: self.turns + other.turns,
            sum: self.sum + other.sum,
            highest: self.highest.max(other.highest),
            lowest: self.lowest.min(other.lowest),
        }
    }
}

impl TwoPathsTable {
    /// What the table says of all positions together.
    pub fn shares(&self) -> Shares {
        let pairs = &self.layout.pairs;
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let portion = pairs.len().div_ceil(threads).max(1);
        let tally = thread::scope(|scope| {
            let of = |(part, pairs): (usize, &'_ [[u16; 2]])| {
                let first = part * portion + WINS;
                let each = pairs.iter().enumerate().map(|(at, &pair)| self.tally(first + at, pair));
                each.fold(Tally::default(), Tally::and)
            };
            let workers: Vec<_> =
                pairs.chunks(portion).enumerate().map(|part| scope.spawn(move || of(part))).collect();
            let tallies = workers.into_iter().map(|worker| worker.join().expect("counting does not panic"));
            tallies.fold(Tally::default(), Tally::and)
        });
        Shares {
            placements: tally.placements / 2,
            positions: tally.positions / 2,
            mixed: tally.mixed / 2,
            ahead: tally.ahead / 2,
            even: tally.even / 2,
            highest: tally.highest,
            lowest: tally.lowest,
            mean: tally.sum / tally.turns.max(1) as f64,
        }
    }

    /// One slot, counted as often as its placements are found under other names and symmetries.
    fn tally(&self, slot: usize, pair: [u16; 2]) -> Tally {
        let bytes = self.content.bytes();
        // Three animals in three places have six orders, or three if two are home; the six matches share them.
        let orders = |seat: usize| {
            let [_, second, _] = self.layout.camps[seat].places[usize::from(pair[seat])];
            if second == self.layout.camps[seat].home { 3 } else { 6 }
        };
        let weight = self.layout.alike(pair) * orders(0) * orders(1) / 3;
        let around = Around::new(&self.layout, pair);
        let mut tally = Tally::default();
        for number in 0..6 {
            tally.placements += weight;
            let values = values(bytes, slot, number);
            let tries = around.tries(bytes, number);
            for seat in [0, 1] {
                if !tries.can_try[seat] {
                    continue;
                }
                tally.turns += weight;
                tally.sum += weight as f64 * values[seat][0];
                tally.highest = tally.highest.max(values[seat][0]);
                tally.lowest = tally.lowest.min(values[seat][0]);
                for opening in [0, 1, 2] {
                    let value = values[seat][opening];
                    let y = waiting(&values, seat, opening);
                    tally.positions += weight;
                    tally.ahead += weight * u64::from(value > EXACT);
                    tally.even += weight * u64::from(value.abs() <= EXACT);
                    tally.mixed += weight * u64::from(tries.is_mixed(seat, opening, y));
                }
            }
        }
        tally
    }
}
