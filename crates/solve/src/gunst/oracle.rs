//! Secret choices: the double oracle. Both players begin with a few line-ups each; the small matrix is solved, and each
//! player adds its best answers, out of all line-ups, to the other's mixture, until no answer is better than what it has.
//! What the best answers get is a proof: it bounds the value whatever line-ups were never looked at.

use crate::matrix::{self, Matrix};
use crate::progress::{Cancelled, Progress};
use std::collections::HashMap;

/// Mixtures of line-ups, by number, and what they guarantee.
#[derive(Clone, Debug, Default)]
pub(super) struct Mixed {
    /// Seat 0's line-ups and how likely each is.
    pub(super) rows: Vec<(usize, f64)>,
    /// Seat 1's.
    pub(super) columns: Vec<(usize, f64)>,
    /// What seat 0's mixture gets at least.
    pub(super) low: f64,
    /// What seat 1's mixture leaves to seat 0 at most.
    pub(super) high: f64,
}

/// Whole rows and columns of the matrix that have been looked at.
struct Seen {
    sizes: [usize; 2],
    rows: HashMap<usize, Vec<f64>>,
    columns: HashMap<usize, Vec<f64>>,
}

/// How many answers are added at once: several, for a look at the small matrix costs too.
const ANSWERS: usize = 3;

/// Solves the game with so many line-ups each, to within `closed`. `row` tells all values of one line-up of seat 0, one
/// for each of seat 1's, and `column` the other way about. The first line-ups are given, the better the faster.
pub(super) fn solve(
    sizes: [usize; 2],
    first: [&[usize]; 2],
    closed: f64,
    progress: &dyn Progress,
    mut row: impl FnMut(usize) -> Result<Vec<f64>, Cancelled>,
    mut column: impl FnMut(usize) -> Result<Vec<f64>, Cancelled>,
) -> Result<Mixed, Cancelled> {
    let mut seen = Seen { sizes, rows: HashMap::new(), columns: HashMap::new() };
    let mut sets = first.map(<[usize]>::to_vec);
    for (seat, set) in sets.iter_mut().enumerate() {
        set.retain(|&number| number < sizes[seat]);
        set.sort_unstable();
        set.dedup();
        if set.is_empty() {
            set.push(sizes[seat] - 1);
        }
    }
    loop {
        progress.go_on()?;
        for &number in &sets[0] {
            if !seen.rows.contains_key(&number) {
                seen.rows.insert(number, row(number)?);
            }
        }
        let small = Matrix::from_fn(sets[0].len(), sets[1].len(), |i, j| seen.rows[&sets[0][i]][sets[1][j]]);
        let solution = matrix::solve(&small);
        let mixture = |set: &[usize], weights: &[f64]| -> Vec<(usize, f64)> {
            set.iter().copied().zip(weights.iter().copied()).filter(|&(_, weight)| weight > 1e-12).collect()
        };
        let rows = mixture(&sets[0], &solution.rows);
        let columns = mixture(&sets[1], &solution.columns);
        for &(number, _) in &columns {
            if !seen.columns.contains_key(&number) {
                seen.columns.insert(number, column(number)?);
            }
        }
        let costs = mean(&rows, &seen.rows, seen.sizes[1]);
        let wins = mean(&columns, &seen.columns, seen.sizes[0]);
        let low = costs.iter().copied().fold(f64::INFINITY, f64::min);
        let high = wins.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if high - low <= closed {
            return Ok(Mixed { rows, columns, low, high });
        }
        let value = solution.value();
        let grown = [
            add_answers(&mut sets[0], wins.iter().map(|win| win - value), closed / 4.0),
            add_answers(&mut sets[1], costs.iter().map(|cost| value - cost), closed / 4.0),
        ];
        if grown == [0, 0] {
            // Every best answer is in already: what is left is rounding.
            return Ok(Mixed { rows, columns, low, high });
        }
    }
}

/// What a mixture gets against each choice of the other.
fn mean(mixture: &[(usize, f64)], seen: &HashMap<usize, Vec<f64>>, size: usize) -> Vec<f64> {
    let total: f64 = mixture.iter().map(|(_, weight)| weight).sum();
    let mut means = vec![0.0; size];
    for (number, weight) in mixture {
        let weight = weight / total;
        means.iter_mut().zip(&seen[number]).for_each(|(mean, value)| *mean += weight * value);
    }
    means
}

/// Adds the choices that gain most, and more than `least`, to a set. Returns how many.
fn add_answers(set: &mut Vec<usize>, gains: impl Iterator<Item = f64>, least: f64) -> usize {
    let mut best: Vec<(f64, usize)> = Vec::new();
    for (number, gain) in gains.enumerate() {
        if gain > least.max(1e-12) && best.last().is_none_or(|worst| best.len() < ANSWERS || gain > worst.0) {
            best.truncate(ANSWERS - 1);
            let place = best.partition_point(|other| other.0 >= gain);
            best.insert(place, (gain, number));
        }
    }
    let before = set.len();
    best.retain(|(_, number)| !set.contains(number));
    set.extend(best.iter().map(|(_, number)| number));
    set.len() - before
}
