//! What this game brings to exact play.

use super::MuddyRideTable;
use crate::progress::{Cancelled, Progress};
use crate::solved::{Account, Ledger, Solves, named};
use crate::table::{Need, Store, TableError};
use crate::verify::Verified;
use gambol_core::{Dice, Playable, Seat};
use gambol_games::muddy_ride::{MuddyRide, Position};
use std::sync::Arc;

impl Solves for MuddyRide {
    /// In secret play nobody knows. With three or four playing for themselves, a table says only who can force a win.
    fn need(&self) -> Option<Need> {
        MuddyRideTable::need(self)
    }

    fn is_proved(&self) -> bool {
        super::sides(self).is_some_and(|sides| sides.len() == 2)
    }

    fn solve(
        &self,
        store: Option<&Store>,
        progress: &dyn Progress,
    ) -> Result<Option<Arc<dyn Ledger<MuddyRide>>>, TableError> {
        let table = match store {
            Some(store) => MuddyRideTable::open_or_build(self, store, progress)?,
            None => MuddyRideTable::build(self, progress)?,
        };
        Ok(table.map(|table| Arc::new(table) as Arc<dyn Ledger<MuddyRide>>))
    }
}

impl Ledger<MuddyRide> for MuddyRideTable {
    fn game(&self) -> &MuddyRide {
        MuddyRideTable::game(self)
    }

    fn account(&self) -> Account {
        let found = self.shares();
        let shares = if self.has_two_sides() {
            let told = [
                ("won for the side on turn", found.won),
                ("drawn", found.drawn()),
                ("lost for the side on turn", found.lost),
            ];
            named(told)
        } else {
            let told = |(side, &count): (usize, &u64)| {
                let name = self.game.seat_name(Seat(side as u8));
                (format!("a win for the {name} can be forced"), count)
            };
            found.forced.iter().enumerate().map(told).collect()
        };
        Account {
            positions: found.positions,
            bytes: self.bytes() as u64,
            shares,
            longest: Some(found.longest),
        }
    }

    fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<Position>, Cancelled> {
        MuddyRideTable::verify(self, count, dice, progress)
    }
}
