//! What a forced win is worth among three or four who ride for themselves: all of the stake, or a part if it must be shared.
//!
//! The table knows who can force a win and how soon, but a win that two seats share is one for both. Near the end it is
//! quickly thought through how little the winner can be left with.

use super::MuddyRideTable;
use gambol_core::{Game, Seat, Turn};
use gambol_games::muddy_ride::Position;

/// How soon a win must come, and how many positions may be looked at.
const NEAR: u32 = 5;
const MOST: usize = 2_000;

impl MuddyRideTable {
    /// What a seat that can force a win gets at least, by winning in as few actions as it can; a shared win at worst, if that
    /// takes too long to find out.
    pub(super) fn prize(&self, pos: Position, winner: Seat) -> f64 {
        let others = self.sides.len() as f64 - 1.0;
        Prize { table: self, winner, left: MOST }.least(pos).unwrap_or(1.0 / others)
    }
}

struct Prize<'a> {
    table: &'a MuddyRideTable,
    winner: Seat,
    /// How many positions may still be looked at.
    left: usize,
}

impl Prize<'_> {
    /// What the winner gets at least; none if that takes too long to find out.
    fn least(&mut self, pos: Position) -> Option<f64> {
        let game = &self.table.game;
        let (seat, side) = match game.turn(&pos) {
            Turn::Seat(seat) => (seat, self.winner.index()),
            _ => return Some(game.outcome(&pos)?.returns(game.seats())[self.winner.index()]),
        };
        self.left = self.left.checked_sub(1)?;
        let distance = self.table.forced(pos, side).filter(|&distance| distance <= NEAR)?;
        let nexts = game.legal_moves(&pos, seat).map(|m| {
            let mut next = pos;
            game.play_unchecked(&mut next, seat, m);
            next
        });
        if seat == self.winner {
            let nearer = nexts.filter(|&next| self.table.forced(next, side).is_some_and(|to| to < distance));
            let nearer: Vec<Position> = nearer.collect();
            let mut most = None;
            for next in nearer {
                most = Some(self.least(next)?.max(most.unwrap_or(-1.0)));
            }
            most
        } else {
            let nexts: Vec<Position> = nexts.collect();
            nexts.into_iter().try_fold(f64::INFINITY, |least, next| Some(least.min(self.least(next)?)))
        }
    }
}
