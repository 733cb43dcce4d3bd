//! The simplex method for matrix games.
//!
//! With all entries made positive, the column player's best mixture is the largest `y ≥ 0` with `A y ≤ 1`, made to add
//! up to 1; the row player's is the answer of the dual. Doing nothing (`y = 0`) is allowed, so there is no first phase.
//! The tableau holds one row for each of the matrix and one column for each, and a pivot exchanges the labels of a row
//! and a column in place: it stays of the matrix' size, and each pivot is one pass over it.
//!
//! Equal rows and columns and whole numbers make ties, and ties can make the simplex method go round in circles. So each
//! limit of 1 is raised by a tiny amount of its own: ties are gone, and every pivot gains something. Beside the raised
//! limits run the true ones; if the last basis breaks one of them by a hair, a few pivots of the dual method mend that.

use super::Matrix;
use gambol_core::Dice;

/// Which rows and columns the last basis mixes: equally many of both.
#[derive(Clone, Debug)]
pub(super) struct Basis {
    pub(super) rows: Vec<usize>,
    pub(super) columns: Vec<usize>,
    /// The mixtures as the tableau has them, not normalised, with all the rounding of the way.
    pub(super) row_weights: Vec<f64>,
    pub(super) column_weights: Vec<f64>,
}

/// Pivots smaller than this, in parts of the largest entry, are taken for rounding.
const TINY: f64 = 1e-9;

struct Tableau {
    rows: usize,
    /// Columns of the matrix, then the two limits.
    width: usize,
    /// `rows` rows and, last, the gains; each of `width`.
    cells: Vec<f64>,
    /// What each row of the tableau stands for: below `rows` the slack of that row of the matrix, else a column.
    basic: Vec<usize>,
    /// What each column of the tableau stands for, likewise.
    free: Vec<usize>,
    /// A copy of the pivot row, so that the pass over the others reads it from one place.
    pivot_row: Vec<f64>,
    /// The sum of the squares of each column, and 1: how long a step a unit of it is.
    lengths: Vec<f64>,
}

/// Finds the best basis. Attempts differ in how the limits are raised, and so in their pivots.
pub(super) fn solve(matrix: &Matrix, attempt: u64) -> Basis {
    let mut tableau = Tableau::new(matrix, attempt);
    tableau.climb();
    tableau.mend();
    tableau.basis()
}

impl Tableau {
    fn new(matrix: &Matrix, attempt: u64) -> Tableau {
        let (rows, columns) = (matrix.rows(), matrix.columns());
        let (least, most) = matrix.range();
        // Entries from 1 to 2: the value is then near 1 too, and so are all numbers that matter.
        let scale = 1.0 / (most - least).max(f64::MIN_POSITIVE);
        let width = columns + 2;
        let mut cells = Vec::with_capacity((rows + 1) * width);
        let mut dice = Dice::new(attempt);
        for row in 0..rows {
            cells.extend(matrix.row(row).iter().map(|entry| (entry - least) * scale + 1.0));
            let raise = 1e-7 * (1.0 + f64::from(dice.below(1 << 20)) / f64::from(1 << 20));
            cells.extend([1.0 + raise, 1.0]);
        }
        cells.extend((0..columns).map(|_| 1.0));
        cells.extend([0.0, 0.0]);
        Tableau {
            rows,
            width,
            cells,
            basic: (0..rows).collect(),
            free: (rows..rows + columns).collect(),
            pivot_row: vec![0.0; width],
            // True from the first pivot on; the first gains are all equal anyway.
            lengths: vec![1.0; width],
        }
    }

    fn row(&self, row: usize) -> &[f64] {
        &self.cells[row * self.width..][..self.width]
    }

    fn columns(&self) -> usize {
        self.width - 2
    }

    /// The column of the limits as they are; that of the raised ones stands before it.
    fn plain(&self) -> usize {
        self.width - 1
    }

    /// Pivots as long as something is gained. Each pivot gains, so none returns to where it was; the bound on their
    /// number only guards against rounding.
    fn climb(&mut self) {
        for _ in 0..50 * (self.rows + self.width) {
            let Some((row, column)) = self.best_pivot() else { return };
            self.pivot(row, column);
        }
    }

    /// The column that gains most for the length of the step (the steepest edge: it takes a third to a half of the
    /// pivots that the largest gain a unit takes), and the row that limits it first.
    fn best_pivot(&self) -> Option<(usize, usize)> {
        let gains = &self.row(self.rows)[..self.columns()];
        let (mut best, mut at) = (0.0, None);
        for (column, (&gain, &length)) in gains.iter().zip(&self.lengths).enumerate() {
            let steepness = gain * gain / length;
            if gain > TINY && steepness > best {
                (best, at) = (steepness, Some(column));
            }
        }
        let column = at?;
        self.first_limit(column).map(|row| (row, column))
    }

    /// The row that limits a column first. Among limits that differ by no more than rounding the largest
    /// pivot is taken, for it rounds least.
    fn first_limit(&self, column: usize) -> Option<usize> {
        let (mut at, mut limit, mut pivot) = (None, f64::INFINITY, 0.0);
        for (row, cells) in self.cells.chunks_exact(self.width).take(self.rows).enumerate() {
            let cell = cells[column];
            if cell > TINY {
                let this = cells[self.columns()].max(0.0) / cell;
                if this < limit - 1e-12 || (this < limit + 1e-12 && cell > pivot) {
                    (at, limit, pivot) = (Some(row), this, cell);
                }
            }
        }
        at
    }

    /// The dual method on the true limits: a row below 0 leaves, the column that costs least enters.
    fn mend(&mut self) {
        for _ in 0..self.rows + self.columns() {
            let plain = self.plain();
            let below = |row: usize| self.cells[row * self.width + plain];
            let worst = (0..self.rows).min_by(|&one, &other| below(one).total_cmp(&below(other)));
            let Some(row) = worst.filter(|&row| below(row) < -1e-13) else { return };
            let gains = self.row(self.rows);
            let costs = self.row(row)[..self.columns()].iter().enumerate().filter(|&(_, &cell)| cell < -TINY);
            let cheapest = costs
                .map(|(column, cell)| ((gains[column].min(0.0)) / cell, column))
                .min_by(|one, other| one.0.total_cmp(&other.0));
            let Some((_, column)) = cheapest else { return };
            self.pivot(row, column);
        }
    }

    /// Exchanges what a row and a column stand for.
    fn pivot(&mut self, row: usize, column: usize) {
        let (width, gains) = (self.width, self.rows);
        let start = row * width;
        let inverse = 1.0 / self.cells[start + column];
        let pivot_row = &mut self.cells[start..start + width];
        for cell in pivot_row.iter_mut() {
            *cell *= inverse;
        }
        // The cell itself becomes the slack's: as if it had been 1 before.
        pivot_row[column] = inverse;
        self.pivot_row.copy_from_slice(pivot_row);
        self.lengths.iter_mut().zip(&self.pivot_row).for_each(|(length, cell)| *length = 1.0 + cell * cell);
        for (index, cells) in self.cells.chunks_exact_mut(width).enumerate() {
            if index == row {
                continue;
            }
            let factor = std::mem::take(&mut cells[column]);
            let cells = cells.iter_mut().zip(&self.pivot_row);
            if index == gains {
                cells.for_each(|(cell, by)| *cell -= factor * by);
            } else {
                // The lengths come nearly for free here, where the cells are at hand.
                cells.zip(&mut self.lengths).for_each(|((cell, by), length)| {
                    *cell -= factor * by;
                    *length += *cell * *cell;
                });
            }
        }
        std::mem::swap(&mut self.basic[row], &mut self.free[column]);
    }

    fn basis(&self) -> Basis {
        let (plain, rows) = (self.plain(), self.rows);
        let mut basis =
            Basis { rows: vec![], columns: vec![], row_weights: vec![0.0; rows], column_weights: vec![] };
        basis.column_weights = vec![0.0; self.columns()];
        for (row, &stands_for) in self.basic.iter().enumerate() {
            if let Some(column) = stands_for.checked_sub(rows) {
                basis.columns.push(column);
                basis.column_weights[column] = self.row(row)[plain];
            }
        }
        for (column, &stands_for) in self.free.iter().enumerate() {
            if stands_for < rows {
                basis.rows.push(stands_for);
                basis.row_weights[stands_for] = -self.row(rows)[column];
            }
        }
        basis
    }
}
