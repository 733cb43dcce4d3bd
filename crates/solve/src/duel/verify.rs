//! A second look at a table, through the rules of the game alone; and with the same eyes, positions within a turn.

use super::DuelTable;
use super::worth::Worth;
use crate::progress::{Cancelled, Progress};
use crate::verify::{Verified, look_at_random};
use gambol_core::{Chancy, Dice, Game, Indexed, Turn};
use gambol_games::duel::{Cowboy, Duel, Position};

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
        let (told, found) = (self.worth(pos), self.worth_by_rules(&self.game, pos));
        // The order in which rounded numbers are added up is all they may differ in.
        let near = |one: f32, other: f32| (one - other).abs() <= 1e-4 * (1.0 + one.abs());
        (told.value - found.value).abs() <= 1e-12 && near(told.length, found.length)
    }

    /// What the successors make of a position.
    pub(super) fn worth_by_rules(&self, game: &Duel, pos: Position) -> Worth {
        match game.turn(&pos) {
            Turn::Over => {
                let returns = game.outcome(&pos).expect("the game is over").returns(2);
                Worth { value: returns[Cowboy::Light as usize], length: 0.0 }
            }
            Turn::Chance => {
                let fallen = game.outcomes(&pos).map(|(m, weight)| {
                    let mut next = pos;
                    game.fall_unchecked(&mut next, m);
                    (self.worth_in(game, next), weight)
                });
                Worth::mean(fallen).later(1)
            }
            Turn::Seat(seat) => {
                let played = game.legal_moves(&pos, seat).map(|m| {
                    let mut next = pos;
                    game.play_unchecked(&mut next, seat, m);
                    self.worth_in(game, next)
                });
                let best = played.reduce(|one, other| one.or(other, Cowboy::of(seat)));
                best.expect("a seat that is to move has a move").later(1)
            }
            Turn::Together(_) => unreachable!("nobody chooses in secret in Duel"),
        }
    }

    /// What a position is worth: looked up where it opens a turn, worked out where it does not.
    pub(super) fn worth_in(&self, game: &Duel, pos: Position) -> Worth {
        match game.number(&pos) {
            Some(number) => self.cell(number),
            None => self.worth_by_rules(game, pos),
        }
    }
}
