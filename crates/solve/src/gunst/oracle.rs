//! Secret choices: the double oracle. Both players begin with a few line-ups each; the small matrix is solved, and each
//! player adds its best answer, out of all line-ups, to the other's mixture, until no answer is better than what it has.
//! What the best answers get is a proof: it bounds the value whatever line-ups were never looked at closely.
//!
//! Looking closely is expensive, so each entry of the matrix is first glanced at, for bounds that are there already; and
//! of all answers only those are looked at closely whose bounds leave it open whether they are the best.

use super::open::Window;
use crate::matrix::{self, Matrix};
use crate::progress::{Cancelled, Progress};
use std::collections::HashMap;

/// Mixtures of line-ups, by number, and what they guarantee.
#[derive(Clone, Debug, Default)]
pub(super) struct Mixed {
    /// Each seat's line-ups and how likely each is.
    pub(super) sides: [Vec<(usize, f64)>; 2],
    /// What seat 0's mixture gets at least.
    pub(super) low: f64,
    /// What seat 1's mixture leaves to seat 0 at most.
    pub(super) high: f64,
}

/// What a pair of line-ups is worth to seat 0.
pub(super) trait Entries {
    /// Bounds that cost little.
    fn glance(&mut self, pair: [usize; 2]) -> Result<(f64, f64), Cancelled>;

    /// The best bounds that can be had.
    fn look(&mut self, pair: [usize; 2]) -> Result<(f64, f64), Cancelled>;
}

/// What is to be found out.
#[derive(Clone, Copy)]
pub(super) struct Task {
    /// How many line-ups each seat has.
    pub(super) sizes: [usize; 2],
    /// Outside this window a bound is enough.
    pub(super) window: Window,
    /// Bounds this close are close enough.
    pub(super) closed: f64,
}

#[derive(Clone, Copy)]
struct Entry {
    bounds: (f64, f64),
    is_final: bool,
}

struct Search<'a, E> {
    entries: &'a mut E,
    seen: HashMap<[usize; 2], Entry>,
}

/// Solves a task. The first line-ups are given, the better the faster.
pub(super) fn solve(
    task: Task,
    first: [&[usize]; 2],
    progress: &dyn Progress,
    entries: &mut impl Entries,
) -> Result<Mixed, Cancelled> {
    let mut best = Mixed { low: -1.0, high: 1.0, ..Mixed::default() };
    let mut search = Search { entries, seen: HashMap::new() };
    let mut sets = [0, 1].map(|seat| first_set(first[seat], task.sizes[seat]));
    loop {
        progress.go_on()?;
        let mut cells = Vec::with_capacity(sets[0].len() * sets[1].len());
        for &row in &sets[0] {
            for &column in &sets[1] {
                let (low, high) = search.look([row, column])?;
                cells.push(f64::midpoint(low, high));
            }
        }
        let columns = sets[1].len();
        let small = matrix::solve(&Matrix::from_fn(sets[0].len(), columns, |i, j| cells[i * columns + j]));
        let mixtures = [mixture(&sets[0], &small.rows), mixture(&sets[1], &small.columns)];
        let mut has_grown = false;
        for seat in [0, 1] {
            // The other seat's best answer to this seat's mixture.
            let (bound, answer) = search.answer(seat, &mixtures[seat], small.value(), task, progress)?;
            if seat == 0 && (bound > best.low || best.sides[0].is_empty()) {
                best.low = bound.max(best.low);
                best.sides[0].clone_from(&mixtures[0]);
            }
            if seat == 1 && (bound < best.high || best.sides[1].is_empty()) {
                best.high = bound.min(best.high);
                best.sides[1].clone_from(&mixtures[1]);
            }
            if let Some(answer) = answer.filter(|answer| !sets[1 - seat].contains(answer)) {
                sets[1 - seat].push(answer);
                has_grown = true;
            }
            if best.low >= task.window.1 || best.high <= task.window.0 {
                return Ok(best);
            }
        }
        if best.high - best.low <= task.closed || !has_grown {
            return Ok(best);
        }
    }
}

fn first_set(first: &[usize], size: usize) -> Vec<usize> {
    let mut set: Vec<usize> = first.iter().copied().filter(|&number| number < size).collect();
    set.sort_unstable();
    set.dedup();
    if set.is_empty() {
        set.push(size - 1);
    }
    set
}

fn mixture(set: &[usize], weights: &[f64]) -> Vec<(usize, f64)> {
    let chosen = set.iter().copied().zip(weights.iter().copied()).filter(|&(_, weight)| weight > 1e-12);
    let chosen: Vec<_> = chosen.collect();
    let total: f64 = chosen.iter().map(|(_, weight)| weight).sum();
    chosen.into_iter().map(|(number, weight)| (number, weight / total)).collect()
}

impl<E: Entries> Search<'_, E> {
    fn glance(&mut self, pair: [usize; 2]) -> Result<Entry, Cancelled> {
        if let Some(&entry) = self.seen.get(&pair) {
            return Ok(entry);
        }
        let bounds = self.entries.glance(pair)?;
        let entry = Entry { bounds, is_final: bounds.1 - bounds.0 <= 0.0 };
        self.seen.insert(pair, entry);
        Ok(entry)
    }

    fn look(&mut self, pair: [usize; 2]) -> Result<(f64, f64), Cancelled> {
        if let Some(entry) = self.seen.get(&pair).filter(|entry| entry.is_final) {
            return Ok(entry.bounds);
        }
        let bounds = self.entries.look(pair)?;
        self.seen.insert(pair, Entry { bounds, is_final: true });
        Ok(bounds)
    }

    /// The best answer to a seat's mixture, and what it leaves to seat 0; no answer if none is worth adding.
    fn answer(
        &mut self,
        seat: usize,
        mixture: &[(usize, f64)],
        value: f64,
        task: Task,
        progress: &dyn Progress,
    ) -> Result<(f64, Option<usize>), Cancelled> {
        // Seen from the mixture's owner, who wants much: seat 1 counts with the signs turned.
        let turn = |(low, high): (f64, f64)| if seat == 0 { (low, high) } else { (-high, -low) };
        let sign = if seat == 0 { 1.0 } else { -1.0 };
        let pair = |own: usize, other: usize| if seat == 0 { [own, other] } else { [other, own] };
        let mut sums = vec![0.0; task.sizes[1 - seat]];
        for (other, sum) in sums.iter_mut().enumerate() {
            progress.go_on()?;
            for &(own, weight) in mixture {
                *sum += weight * turn(self.glance(pair(own, other))?.bounds).0;
            }
        }
        // Beyond the window nobody asks how far.
        let asked = if seat == 0 { task.window.1 } else { -task.window.0 };
        let enough = (sign * value - task.closed / 2.0).min(asked);
        loop {
            let least = (0..sums.len()).min_by(|&one, &other| sums[one].total_cmp(&sums[other]));
            let other = least.expect("there is always something to choose");
            if sums[other] >= enough {
                return Ok((sign * sums[other], None));
            }
            // The entry that leaves most open is looked at first.
            let mut widest: Option<(f64, usize, f64)> = None;
            for &(own, weight) in mixture {
                let entry = self.glance(pair(own, other))?;
                let width = weight * (entry.bounds.1 - entry.bounds.0);
                if !entry.is_final && widest.is_none_or(|(most, ..)| width > most) {
                    widest = Some((width, own, weight));
                }
            }
            let Some((_, own, weight)) = widest else {
                return Ok((sign * sums[other], Some(other)));
            };
            let before = turn(self.glance(pair(own, other))?.bounds).0;
            let after = turn(self.look(pair(own, other))?).0;
            sums[other] += weight * (after - before);
        }
    }
}
