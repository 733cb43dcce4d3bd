//! A second look at a table, through the rules of the game alone.

use super::TwoPathsTable;
use crate::matrix::two_by_two;
use crate::progress::{Cancelled, Progress};
use crate::value::EXACT;
use crate::verify::look_at_random;
use gambol_core::{Dice, Game, Seat};
use gambol_games::two_paths::{Animal, Move, Phase, Position};

/// How positions of a table stand against their successors.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Verified {
    /// How many positions were looked at.
    pub checked: u64,
    /// The greatest difference that was found.
    pub greatest: f64,
    /// The first position that is not what its successors make it, within 1e-9.
    pub wrong: Option<Position>,
}

impl TwoPathsTable {
    /// Checks random openings of tries against everything that can come of them. A table that is right in this way
    /// everywhere solves every loop; only where both would rather wait for ever are there several solutions, and this
    /// does not see which one was chosen.
    pub fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified, Cancelled> {
        let mut greatest: f64 = 0.0;
        let found = look_at_random(&self.game, count, dice, progress, |pos| {
            let difference = self.difference(pos);
            greatest = greatest.max(difference);
            // A table may hold anything, even what is not a number.
            matches!(difference.partial_cmp(&EXACT), Some(std::cmp::Ordering::Less))
        })?;
        Ok(Verified { checked: found.checked, greatest, wrong: found.wrong })
    }

    /// How far the opening of a try is from what its successors make it.
    pub(super) fn difference(&self, pos: &Position) -> f64 {
        let player = pos.turn();
        let announced = Animal::ALL.into_iter().filter_map(|animal| self.announced_by_rules(pos, animal));
        let best = announced.fold(f64::NEG_INFINITY, f64::max);
        (best - self.worth(pos, player)).abs()
    }

    /// What announcing an animal is worth to the player on turn; none if it may not.
    fn announced_by_rules(&self, pos: &Position, animal: Animal) -> Option<f64> {
        let player = pos.turn();
        let play = |pos: &Position, seat: Seat, m: Move| {
            self.game.play(pos, seat, m).expect("what the rules list is legal")
        };
        let hidden: Vec<Position> = self
            .game
            .legal_moves(pos, player)
            .filter(|&m| matches!(m, Move::Hide(other, _) if other == animal))
            .map(|m| play(pos, player, m))
            .collect();
        let blocks = |hidden: &Position| -> Vec<f64> {
            let blocks = self.game.legal_moves(hidden, player.other());
            blocks.map(|m| self.after_block(&play(hidden, player.other(), m), player)).collect()
        };
        let rows: Vec<Vec<f64>> = hidden.iter().map(blocks).collect();
        match &rows[..] {
            [] => None,
            [only] => only.first().copied(),
            [west, east] => Some(two_by_two([[west[0], west[1]], [east[0], east[1]]]).0),
            _ => unreachable!("an animal has two sides"),
        }
    }

    /// After the block: the opponent takes if that is worse for the player.
    fn after_block(&self, pos: &Position, player: Seat) -> f64 {
        if pos.phase() != Phase::Take {
            return self.worth(pos, player);
        }
        let after = self.game.legal_moves(pos, player.other()).map(|m| {
            let mut next = *pos;
            self.game.play_unchecked(&mut next, player.other(), m);
            self.worth(&next, player)
        });
        after.fold(f64::INFINITY, f64::min)
    }
}
