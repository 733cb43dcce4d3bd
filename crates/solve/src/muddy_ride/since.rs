//! What the past of a match makes of a table's values.
//!
//! Whoever can force a win has a way to it on which the distance falls with every action, so no position arises twice on
//! it. It only fails where it leads through a position that may not arise once more, or where the record ends first.

use super::MuddyRideTable;
use crate::past::Past;
use crate::value::Value;
use gambol_core::{Game, Seat, Turn};
use gambol_games::muddy_ride::{Phase, Position};
use std::collections::HashMap;

/// How many positions may be looked at to find a way round those that may not arise again.
const MOST: usize = 20_000;

impl MuddyRideTable {
    /// What a position is worth to a seat in a match with this past.
    pub(super) fn value_since(&self, pos: Position, seat: Seat, past: Past<'_, Position>) -> Value {
        let value = self.value(pos, seat);
        if pos.phase() == Phase::End {
            return value;
        }
        let own = self.sides.iter().position(|side| side.has(seat)).unwrap_or(0);
        let forced = (0..self.sides.len()).find_map(|side| Some((side, self.forced(pos, side)?)));
        // Where nobody can force a win, nobody can with fewer chances either.
        let Some((winner, distance)) = forced else { return value };
        let way = if past.spent.is_empty() {
            Some(distance)
        } else {
            Way { table: self, side: winner, spent: past.spent, found: HashMap::new() }.from(pos, distance)
        };
        if let Some(distance) = way.filter(|&distance| u64::from(distance) <= past.left) {
            return value.in_actions(distance);
        }
        // Going for the win loses nothing, so whoever can is sure of a draw.
        let others = self.sides.len() as f64 - 1.0;
        match (self.has_two_sides(), winner == own) {
            // The loser can delay until the game is called off.
            (true, _) if u64::from(distance) > past.left => Value::exact(0.0),
            (true, false) => Value::near(-0.5, -1.0, 0.0).in_actions(distance),
            (_, true) => Value::near(others / 2.0, 0.0, others).in_actions(distance),
            (false, false) => Value::between(-1.0, others),
        }
    }
}

/// A forced win that keeps clear of some positions.
struct Way<'a> {
    table: &'a MuddyRideTable,
    side: usize,
    spent: &'a [Position],
    found: HashMap<Position, Option<u32>>,
}

impl Way<'_> {
    /// In how many actions the side wins from here if every one of them brings it nearer; none if there is no such way, or
    /// it takes too long to find.
    fn from(&mut self, pos: Position, distance: u32) -> Option<u32> {
        if let Some(&found) = self.found.get(&pos) {
            return found;
        }
        let game = &self.table.game;
        let Turn::Seat(seat) = game.turn(&pos) else { return Some(0) };
        if self.found.len() >= MOST {
            return None;
        }
        let nexts = game.legal_moves(&pos, seat).map(|m| {
            let mut next = pos;
            game.play_unchecked(&mut next, seat, m);
            let is_spent =
                game.turn(&next) != Turn::Over && game.opens_turn(&next) && self.spent.contains(&next);
            (next, self.table.forced(next, self.side).filter(|&to| !is_spent && to < distance))
        });
        let mut nexts: Vec<_> = nexts.collect();
        let found = if self.table.sides[self.side].has(seat) {
            nexts.retain(|(_, to)| to.is_some());
            nexts.sort_by_key(|(_, to)| *to);
            nexts.into_iter().find_map(|(next, to)| self.from(next, to?))
        } else {
            nexts.into_iter().try_fold(0, |most, (next, to)| Some(most.max(self.from(next, to?)?)))
        };
        let found = found.map(|actions| actions + 1);
        self.found.insert(pos, found);
        found
    }
}
