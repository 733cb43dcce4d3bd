//! A second look at a table, through the rules of the game alone.

use super::MuddyRideTable;
use crate::progress::{Cancelled, Progress};
use crate::verify::{Verified, look_at_random};
use gambol_core::{Dice, Game, Turn};
use gambol_games::muddy_ride::Position;

impl MuddyRideTable {
    /// Checks random positions against their successors: that each side's forced win is there exactly if it follows, and
    /// its distance is what the winner's hurry and the loser's delay make it. A table that is right in this way
    /// everywhere is right.
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
        (0..self.sides.len()).all(|side| self.forced(pos, side) == self.forced_by_rules(pos, side))
    }

    /// What the successors say of a side's win.
    pub(super) fn forced_by_rules(&self, pos: Position, side: usize) -> Option<u32> {
        let seats = self.sides[side];
        let Turn::Seat(seat) = self.game.turn(&pos) else {
            let winners = self.game.outcome(&pos).expect("the game is over").winners;
            let has_won = winners.len() < self.game.seats() && winners.iter().any(|seat| seats.has(seat));
            return has_won.then_some(0);
        };
        let after = self.game.legal_moves(&pos, seat).map(|m| {
            let mut next = pos;
            self.game.play_unchecked(&mut next, seat, m);
            self.forced(next, side).map(|distance| distance + 1)
        });
        if seats.has(seat) {
            after.flatten().min()
        } else {
            after.reduce(|one, other| Some(one?.max(other?))).flatten()
        }
    }
}
