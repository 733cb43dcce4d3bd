//! Games small or plain enough for a closed form.

use super::{Matrix, Solution};

/// A 2×2 game: its value, and how likely the first row and the first column should be chosen.
///
/// The row player gets `a` or `b` in the first row, `c` or `d` in the second.
#[inline]
pub fn two_by_two([[a, b], [c, d]]: [[f64; 2]; 2]) -> (f64, f64, f64) {
    let low = a.min(b).max(c.min(d));
    let high = a.max(c).min(b.max(d));
    if low >= high {
        // A saddle: the better row, the better column.
        let row = if a.min(b) >= c.min(d) { 1.0 } else { 0.0 };
        let column = if a.max(c) <= b.max(d) { 1.0 } else { 0.0 };
        return (low, row, column);
    }
    // Without a saddle one diagonal lies above the other, entry by entry, so the sum is not 0.
    let sum = (a - b) + (d - c);
    // Value as a mean of entries of one row, which rounds better than (ad − bc) / sum.
    let column = ((d - b) / sum).clamp(0.0, 1.0);
    let row = ((d - c) / sum).clamp(0.0, 1.0);
    (a * column + b * (1.0 - column), row, column)
}

/// The solution, if there is a saddle or the game is 2×2.
pub(super) fn solve(matrix: &Matrix) -> Option<Solution> {
    if let Some((row, column)) = saddle(matrix) {
        return Some(Solution::of(matrix, pure(matrix.rows(), row), pure(matrix.columns(), column)));
    }
    if (matrix.rows(), matrix.columns()) != (2, 2) {
        return None;
    }
    let (_, row, column) =
        two_by_two([[matrix.at(0, 0), matrix.at(0, 1)], [matrix.at(1, 0), matrix.at(1, 1)]]);
    Some(Solution::of(matrix, vec![row, 1.0 - row], vec![column, 1.0 - column]))
}

/// A row and a column whose entry is the least of its row and the greatest of its column.
fn saddle(matrix: &Matrix) -> Option<(usize, usize)> {
    let least = |row: usize| matrix.row(row).iter().copied().fold(f64::INFINITY, f64::min);
    let mut greatest = vec![f64::NEG_INFINITY; matrix.columns()];
    let (mut best, mut at) = (f64::NEG_INFINITY, 0);
    for row in 0..matrix.rows() {
        greatest.iter_mut().zip(matrix.row(row)).for_each(|(most, &entry)| *most = most.max(entry));
        let least = least(row);
        if least > best {
            (best, at) = (least, row);
        }
    }
    let column = (0..matrix.columns()).min_by(|&one, &other| greatest[one].total_cmp(&greatest[other]))?;
    (best >= greatest[column]).then_some((at, column))
}

fn pure(len: usize, chosen: usize) -> Vec<f64> {
    let mut mixture = vec![0.0; len];
    mixture[chosen] = 1.0;
    mixture
}
