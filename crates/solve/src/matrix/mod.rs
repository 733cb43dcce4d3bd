//! Zero-sum matrix games: both choose at once, one a row and one a column, and the row player gets what stands there.
//!
//! The answer is a pair of mixtures and what each of them guarantees; the gap between the two guarantees is computed
//! from the matrix itself in the end, so a [`Solution`] proves its own value however it was found. 2×2 games are solved
//! in closed form, all others by the simplex method on a tableau of the size of the matrix (`tableau.rs`), whose last
//! basis is then solved afresh to remove what rounding has added on the way (`polish.rs`).

mod polish;
mod small;
mod tableau;

#[cfg(test)]
mod tests;

pub use small::two_by_two;

/// A matrix of payments to the row player.
#[derive(Clone, PartialEq, Debug)]
pub struct Matrix {
    rows: usize,
    columns: usize,
    /// Row by row.
    entries: Vec<f64>,
}

impl Matrix {
    /// A matrix from what `entry` says of each row and column.
    pub fn from_fn(rows: usize, columns: usize, mut entry: impl FnMut(usize, usize) -> f64) -> Matrix {
        assert!(rows > 0 && columns > 0, "in a matrix game both have something to choose");
        let mut entries = Vec::with_capacity(rows * columns);
        for row in 0..rows {
            entries.extend((0..columns).map(|column| entry(row, column)));
        }
        Matrix { rows, columns, entries }
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns there are.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// A row.
    pub fn row(&self, row: usize) -> &[f64] {
        &self.entries[row * self.columns..][..self.columns]
    }

    /// The payment in a row and a column.
    #[inline]
    pub fn at(&self, row: usize, column: usize) -> f64 {
        self.entries[row * self.columns + column]
    }

    /// What each column costs against this mixture of rows.
    pub fn against_rows(&self, mixture: &[f64]) -> Vec<f64> {
        let mut sums = vec![0.0; self.columns];
        for (row, &weight) in mixture.iter().enumerate() {
            if weight != 0.0 {
                sums.iter_mut().zip(self.row(row)).for_each(|(sum, entry)| *sum += weight * entry);
            }
        }
        sums
    }

    /// What each row wins against this mixture of columns.
    pub fn against_columns(&self, mixture: &[f64]) -> Vec<f64> {
        let win = |row| self.row(row).iter().zip(mixture).map(|(entry, weight)| entry * weight).sum();
        (0..self.rows).map(win).collect()
    }

    /// The least and the greatest entry.
    fn range(&self) -> (f64, f64) {
        let start = (f64::INFINITY, f64::NEG_INFINITY);
        self.entries.iter().fold(start, |(least, most), &entry| (least.min(entry), most.max(entry)))
    }
}

/// Mixtures for both players, and what each of them guarantees.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// How likely the row player should choose each row.
    pub rows: Vec<f64>,
    /// How likely the column player should choose each column.
    pub columns: Vec<f64>,
    /// What the row player gets at least with its mixture, whatever the other does.
    pub low: f64,
    /// What the row player gets at most against the column player's mixture, whatever it does.
    pub high: f64,
}

impl Solution {
    /// Computes what two mixtures guarantee. Weights below 0 count as 0; the rest is made to add up to 1.
    pub fn of(matrix: &Matrix, mut rows: Vec<f64>, mut columns: Vec<f64>) -> Solution {
        normalise(&mut rows);
        normalise(&mut columns);
        let low = matrix.against_rows(&rows).into_iter().fold(f64::INFINITY, f64::min);
        let high = matrix.against_columns(&columns).into_iter().fold(f64::NEG_INFINITY, f64::max);
        Solution { rows, columns, low, high }
    }

    /// The value of the game, if the gap is as good as closed.
    pub fn value(&self) -> f64 {
        f64::midpoint(self.low, self.high)
    }

    /// How far the two guarantees are from each other.
    pub fn gap(&self) -> f64 {
        self.high - self.low
    }
}

fn normalise(mixture: &mut [f64]) {
    // Not-a-number counts as 0 too.
    for weight in mixture.iter_mut() {
        *weight = weight.max(0.0);
    }
    let sum: f64 = mixture.iter().sum();
    if sum > 0.0 && sum.is_finite() {
        for weight in mixture.iter_mut() {
            *weight /= sum;
        }
    } else {
        mixture.fill(1.0 / mixture.len() as f64);
    }
}

/// The gap that counts as closed, in parts of the matrix' range.
pub const CLOSED: f64 = 1e-9;

/// Solves a matrix game: the gap of the solution is at most [`CLOSED`] times the range of the entries.
pub fn solve(matrix: &Matrix) -> Solution {
    if let Some(solution) = small::solve(matrix) {
        return solution;
    }
    let (least, most) = matrix.range();
    let closed = CLOSED * (most - least);
    let mut best: Option<Solution> = None;
    // A basis that rounding has led astray shows in the gap. Then another order of the pivots leads elsewhere.
    for attempt in 0..8 {
        let basis = tableau::solve(matrix, attempt);
        for solution in polish::solve(matrix, &basis) {
            if best.as_ref().is_none_or(|best| solution.gap() < best.gap()) {
                best = Some(solution);
            }
        }
        if best.as_ref().is_some_and(|best| best.gap() <= closed) {
            break;
        }
    }
    best.expect("each attempt makes a solution")
}
