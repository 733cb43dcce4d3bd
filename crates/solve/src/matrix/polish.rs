//! The last basis solved afresh, from the matrix itself.

use super::tableau::Basis;
use super::{Matrix, Solution};

/// The solutions that a basis stands for: as the tableau has it, and polished if the basis can be solved.
pub(super) fn solve(matrix: &Matrix, basis: &Basis) -> impl Iterator<Item = Solution> {
    let rough = Solution::of(matrix, basis.row_weights.clone(), basis.column_weights.clone());
    [Some(rough), polished(matrix, basis)].into_iter().flatten()
}

/// Within the basis each player makes the other indifferent: `x A = v`, `A y = v`, both adding up to 1.
fn polished(matrix: &Matrix, basis: &Basis) -> Option<Solution> {
    let size = basis.rows.len();
    debug_assert_eq!(size, basis.columns.len(), "each pivot exchanges a row and a column");
    let (least, most) = matrix.range();
    // As in the tableau: entries from 1 to 2, so that the value is not 0 and `A y = 1` has a solution.
    let scale = 1.0 / (most - least).max(f64::MIN_POSITIVE);
    let entry =
        |row: usize, column: usize| (matrix.at(basis.rows[row], basis.columns[column]) - least) * scale + 1.0;
    let solved = Factors::of(size, entry)?;
    let refine = |transposed: bool| {
        let solve =
            |right: Vec<f64>| if transposed { solved.solve_transposed(right) } else { solved.solve(&right) };
        let mut answer = solve(vec![1.0; size]);
        for _ in 0..2 {
            let off = (0..size).map(|row| {
                let cell = |column| if transposed { entry(column, row) } else { entry(row, column) };
                1.0 - (0..size).map(|column| cell(column) * answer[column]).sum::<f64>()
            });
            let correction = solve(off.collect());
            answer.iter_mut().zip(correction).for_each(|(weight, more)| *weight += more);
        }
        answer
    };
    let spread = |weights: Vec<f64>, at: &[usize], len: usize| {
        let mut all = vec![0.0; len];
        weights.into_iter().zip(at).for_each(|(weight, &at)| all[at] = weight);
        all
    };
    let columns = spread(refine(false), &basis.columns, matrix.columns());
    let rows = spread(refine(true), &basis.rows, matrix.rows());
    Some(Solution::of(matrix, rows, columns))
}

/// A square matrix as lower times upper triangle, rows exchanged for the largest pivots.
struct Factors {
    size: usize,
    cells: Vec<f64>,
    /// Which row of the matrix stands in each row of the factors.
    order: Vec<usize>,
}

impl Factors {
    fn of(size: usize, entry: impl Fn(usize, usize) -> f64) -> Option<Factors> {
        let mut cells: Vec<f64> = (0..size)
            .flat_map(|row| (0..size).map(move |column| (row, column)))
            .map(|(r, c)| entry(r, c))
            .collect();
        let mut order: Vec<usize> = (0..size).collect();
        for step in 0..size {
            let largest = (step..size).max_by(|&one, &other| {
                cells[one * size + step].abs().total_cmp(&cells[other * size + step].abs())
            })?;
            if cells[largest * size + step].abs() < 1e-13 {
                return None;
            }
            if largest != step {
                let (above, below) = cells.split_at_mut(largest * size);
                above[step * size..][..size].swap_with_slice(&mut below[..size]);
                order.swap(step, largest);
            }
            let (above, below) = cells.split_at_mut((step + 1) * size);
            let pivot_row = &above[step * size..];
            for row in below.chunks_exact_mut(size) {
                let factor = row[step] / pivot_row[step];
                row[step] = factor;
                row[step + 1..]
                    .iter_mut()
                    .zip(&pivot_row[step + 1..])
                    .for_each(|(cell, by)| *cell -= factor * by);
            }
        }
        Some(Factors { size, cells, order })
    }

    fn at(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.size + column]
    }

    /// Solves `A x = right`.
    fn solve(&self, right: &[f64]) -> Vec<f64> {
        let mut x: Vec<f64> = self.order.iter().map(|&row| right[row]).collect();
        for row in 0..self.size {
            x[row] -= (0..row).map(|column| self.at(row, column) * x[column]).sum::<f64>();
        }
        for row in (0..self.size).rev() {
            let rest: f64 = (row + 1..self.size).map(|column| self.at(row, column) * x[column]).sum();
            x[row] = (x[row] - rest) / self.at(row, row);
        }
        x
    }

    /// Solves `x A = right`.
    fn solve_transposed(&self, mut right: Vec<f64>) -> Vec<f64> {
        for row in 0..self.size {
            let rest: f64 = (0..row).map(|column| self.at(column, row) * right[column]).sum();
            right[row] = (right[row] - rest) / self.at(row, row);
        }
        for row in (0..self.size).rev() {
            right[row] -=
                (row + 1..self.size).map(|column| self.at(column, row) * right[column]).sum::<f64>();
        }
        let mut x = vec![0.0; self.size];
        self.order.iter().zip(right).for_each(|(&row, value)| x[row] = value);
        x
    }
}
