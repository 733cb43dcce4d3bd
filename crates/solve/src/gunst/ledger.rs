//! What this game brings to exact play.

use super::{GunstSolver, plan};
use crate::progress::{Cancelled, Progress};
use crate::solved::{Account, Ledger, Solves, named};
use crate::table::{Need, Store, TableError};
use crate::verify::{Proved, Verified};
use gambol_core::Dice;
use gambol_games::gunst::{Gunst, Position};
use std::sync::Arc;

impl Solves for Gunst {
    /// Exact in the last two rounds, as long as that takes no longer than a move may; by a proved plan in the two before
    /// those; estimated before, but for what is proved of the start.
    fn need(&self) -> Option<Need> {
        let disk = GunstSolver::memory_for_play();
        // What is proved of the start is proved first, where it can be.
        let memory = if GunstSolver::has_proof(self) { GunstSolver::memory(self) } else { disk };
        Some(Need { memory, disk })
    }

    fn is_proved(&self) -> bool {
        super::traits(self).0 <= 2
    }

    fn solve(
        &self,
        store: Option<&Store>,
        progress: &dyn Progress,
    ) -> Result<Option<Arc<dyn Ledger<Gunst>>>, TableError> {
        Ok(Some(Arc::new(match store {
            Some(store) => GunstSolver::open_or_build(self, store, progress)?,
            None => GunstSolver::for_play(self),
        })))
    }
}

impl Ledger<Gunst> for GunstSolver {
    fn game(&self) -> &Gunst {
        GunstSolver::game(self)
    }

    fn account(&self) -> Account {
        let found = self.shares();
        let told = [
            ("of the last tings surely won for the first lord", found.won),
            ("of the last tings a matter of line-ups", found.open()),
            ("of the last tings surely lost for the first lord", found.lost),
        ];
        Account { positions: found.tings, bytes: self.bytes(), shares: named(told), longest: None }
    }

    fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<Position>, Cancelled> {
        self.verify_random(count, dice, progress)
    }

    fn prove(&self, store: Option<&Store>, progress: &dyn Progress) -> Result<Option<Proved>, TableError> {
        plan::proof::prove(&self.game, store, progress)
    }
}
