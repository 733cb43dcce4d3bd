//! A second look at a table, through the rules of the game alone.

use super::DuelTable;
use super::since::Reading;
use crate::progress::{Cancelled, Progress};
use crate::verify::{Verified, look_at_random};
use gambol_core::Dice;
use gambol_games::duel::Position;

impl DuelTable {
    /// Checks random positions against their successors: that the value is the best that the player on turn can choose,
    /// and that the length is what the hurry of whoever is ahead and the delay of the other make it.
    ///
    /// A table that is right in this way everywhere is right. Whoever is ahead always has something to choose that keeps
    /// the value and makes the length an action shorter, so in the end its token is turned over or it has won; the other
    /// has always something that gives it no less than the value, and endless play gives it more. Where nobody is ahead
    /// each can keep it so.
    pub fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<Position>, Cancelled> {
        look_at_random(&self.game, count, dice, progress, |&pos| self.is_right(pos))
    }

    /// Whether the position that opens a turn is what its successors make it.
    pub(super) fn is_right(&self, pos: Position) -> bool {
        let (told, found) = (self.worth(pos), Reading::of(self).by_rules(&self.game, pos));
        // The order in which rounded numbers are added up is all they may differ in.
        let near = |one: f32, other: f32| (one - other).abs() <= 1e-4 * (1.0 + one.abs());
        (told.value - found.value).abs() <= 1e-12 && near(told.length, found.length)
    }
}
