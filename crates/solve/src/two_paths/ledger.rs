//! What this game brings to exact play.

use super::TwoPathsTable;
use super::judge::LONG;
use crate::progress::{Cancelled, Progress};
use crate::solved::{Account, Ledger, Solves, named};
use crate::table::{Need, Store, TableError};
use crate::verify::Verified;
use gambol_core::{Dice, Game};
use gambol_games::two_paths::{Position, TwoPaths};
use std::sync::Arc;

impl Solves for TwoPaths {
    fn need(&self) -> Option<Need> {
        Some(TwoPathsTable::need(self))
    }

    /// Unless a game may be called off before most are over: a table knows of no such end.
    fn is_proved(&self) -> bool {
        !(1..LONG).contains(&self.limits().ply_cap)
    }

    fn solve(
        &self,
        store: Option<&Store>,
        progress: &dyn Progress,
    ) -> Result<Option<Arc<dyn Ledger<TwoPaths>>>, TableError> {
        Ok(Some(Arc::new(match store {
            Some(store) => TwoPathsTable::open_or_build(self, store, progress)?,
            None => TwoPathsTable::build(self, progress)?,
        })))
    }
}

impl Ledger<TwoPaths> for TwoPathsTable {
    fn game(&self) -> &TwoPaths {
        TwoPathsTable::game(self)
    }

    fn account(&self) -> Account {
        let found = self.shares();
        let told = [
            ("better for the player on turn", found.ahead),
            ("even", found.even),
            ("worse for the player on turn", found.positions - found.ahead - found.even),
            ("where both must be unpredictable", found.mixed),
        ];
        Account { positions: found.positions, bytes: self.bytes() as u64, shares: named(told), longest: None }
    }

    fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<Position>, Cancelled> {
        let found = TwoPathsTable::verify(self, count, dice, progress)?;
        Ok(Verified { checked: found.checked, wrong: found.wrong })
    }
}
