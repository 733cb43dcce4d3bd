//! What this game brings to exact play.

use super::DuelTable;
use crate::progress::{Cancelled, Progress};
use crate::solved::{Account, Ledger, Solves, named};
use crate::table::{Need, Store, TableError};
use crate::verify::Verified;
use gambol_core::{Dice, Game};
use gambol_games::duel::{Duel, Position};
use std::sync::Arc;

/// Three times as long as a duel lasts, and some.
const LONG: u64 = 200;

impl Solves for Duel {
    fn need(&self) -> Option<Need> {
        Some(super::need(self))
    }

    /// Unless a game may be called off before most are over: a table knows of no such end.
    fn is_proved(&self) -> bool {
        !(1..LONG).contains(&self.limits().ply_cap)
    }

    fn solve(
        &self,
        store: Option<&Store>,
        progress: &dyn Progress,
    ) -> Result<Option<Arc<dyn Ledger<Duel>>>, TableError> {
        Ok(Some(Arc::new(match store {
            Some(store) => DuelTable::open_or_build(self, store, progress)?,
            None => DuelTable::build(self, progress)?,
        })))
    }
}

impl Ledger<Duel> for DuelTable {
    fn game(&self) -> &Duel {
        DuelTable::game(self)
    }

    fn account(&self) -> Account {
        let found = self.shares();
        let told = [
            ("surely won for the player on turn", found.won),
            ("ahead", found.ahead - found.won),
            ("level", found.level()),
            ("behind", found.behind - found.lost),
            ("surely lost for the player on turn", found.lost),
        ];
        Account {
            positions: found.positions,
            bytes: self.bytes() as u64,
            shares: named(told),
            longest: Some(found.longest.round() as u32),
        }
    }

    fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<Position>, Cancelled> {
        DuelTable::verify(self, count, dice, progress)
    }
}
