//! What is known of a game in sum.

use super::GunstSolver;
use super::last::{self, MOST_LIFE};

/// How the tings of the last round are shared out, and how many of others were thought through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shares {
    /// How many tings are known.
    pub tings: u64,
    /// Surely won for seat 0.
    pub won: u64,
    /// Surely lost for seat 0.
    pub lost: u64,
}

impl Shares {
    /// Neither surely won nor surely lost.
    pub const fn open(&self) -> u64 {
        self.tings - self.won - self.lost
    }
}

impl GunstSolver {
    /// Counts all tings that are known: of the last round all there are, of earlier ones those that were thought through.
    pub fn shares(&self) -> Shares {
        let computed = self.solver.all();
        let (_, life, spends) = super::traits(&self.game);
        let tabled = (!spends).then(|| last::all(life.min(MOST_LIFE))).into_iter().flatten();
        let bounds = tabled.map(|value| (value, value)).chain(computed);
        bounds.fold(Shares::default(), |shares, (low, high)| Shares {
            tings: shares.tings + 1,
            won: shares.won + u64::from(low >= 1.0 - 1e-9),
            lost: shares.lost + u64::from(high <= 1e-9 - 1.0),
        })
    }

    /// Bytes that all this takes in files.
    pub fn bytes(&self) -> u64 {
        last::SIZE + (GunstSolver::TING * self.tings().iter().sum::<usize>()) as u64
    }
}
