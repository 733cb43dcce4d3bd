//! The best mixture of some line-ups, each known against every answer: a matrix game with few rows and many columns, of
//! which only those are looked at that hurt.

use crate::matrix::{self, Matrix};

/// Columns that would hurt by less than this are let be.
const CLOSED: f64 = 1e-5;

/// This many columns are added at a time.
const ADDED: usize = 3;

/// A mixture of rows.
pub(super) struct Mixture {
    /// What it gets against each column.
    pub(super) against: Vec<f64>,
    /// The columns that hold it down, and how likely each should be for that.
    pub(super) answers: Vec<(usize, f64)>,
}

impl Mixture {
    /// What it gets at least.
    pub(super) fn floor(&self) -> f64 {
        self.against.iter().copied().fold(f64::INFINITY, f64::min)
    }
}

/// Finds the best mixture. `hurting` are columns to begin with, and in the end those that matter.
pub(super) fn settle(rows: &[&[f32]], hurting: &mut Vec<usize>) -> Mixture {
    let columns = rows[0].len();
    if hurting.is_empty() {
        hurting.push(columns - 1);
    }
    loop {
        let small = Matrix::from_fn(rows.len(), hurting.len(), |row, at| f64::from(rows[row][hurting[at]]));
        let small = matrix::solve(&small);
        let mut against = vec![0.0; columns];
        for (row, &weight) in rows.iter().zip(&small.rows).filter(|(_, weight)| **weight > 0.0) {
            against.iter_mut().zip(*row).for_each(|(sum, &value)| *sum += weight * f64::from(value));
        }
        let mut worst: Vec<usize> = (0..columns).collect();
        let most = ADDED.min(columns) - 1;
        worst.select_nth_unstable_by(most, |&one, &other| against[one].total_cmp(&against[other]));
        let is_new = |column: &usize| against[*column] < small.value() - CLOSED && !hurting.contains(column);
        let new: Vec<usize> = worst.into_iter().take(ADDED).filter(is_new).collect();
        if new.is_empty() {
            let answers = hurting.iter().copied().zip(small.columns).filter(|&(_, weight)| weight > 1e-9);
            let answers: Vec<(usize, f64)> = answers.collect();
            hurting.retain(|column| answers.iter().any(|(answer, _)| answer == column));
            return Mixture { against, answers };
        }
        hurting.extend(new);
    }
}
