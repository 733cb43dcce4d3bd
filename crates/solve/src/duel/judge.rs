//! What the table says to whoever asks about a view. Everything lies open, so a view is the position.

use super::since::Reading;
use super::worth::Worth;
use super::{DuelTable, told};
use crate::judge::{Judge, Judged};
use crate::past::Past;
use crate::progress::{Progress, Silent};
use crate::value::Value;
use gambol_core::{Game, Seat, Turn};
use gambol_games::duel::{Cowboy, Duel, Move, Position};

impl Judge<Duel> for DuelTable {
    fn value(&self, game: &Duel, view: &Position, seat: Seat) -> Option<Value> {
        self.is_about(game).then(|| self.value_in(game, *view, seat))
    }

    fn value_since(
        &self,
        game: &Duel,
        view: &Position,
        seat: Seat,
        past: Past<'_, Position>,
    ) -> Option<Value> {
        if !self.is_about(game) {
            return None;
        }
        // The position itself has arisen already: what counts is what follows.
        let worth = Reading::since(self, *view, past.spent).by_rules(game, *view);
        let value = told(worth, seat);
        let value = if game.turn(view) == Turn::Over { value.in_actions(0) } else { value };
        Some(Past { spent: &[], ..past }.told(value, self.far(&value), 1.0))
    }

    /// Chance has a say in how long a game takes, so a value is called exact only where the record ends far later than the
    /// game is expected to. Where it does, the difference is less than what we call exact (see the tests).
    fn far(&self, value: &Value) -> u64 {
        u64::from(value.distance.unwrap_or(0)) * 3 + 60
    }

    fn moves(&self, game: &Duel, view: &Position, seat: Seat) -> Option<Vec<Judged<Move>>> {
        self.moves_since(game, view, seat, Past::NONE, &Silent)
    }

    /// Each move's distance counts the move itself. The best move is not only worth most: whoever is ahead has to get on
    /// with it, so of several it is the one that takes least; whoever is behind takes the longest.
    fn moves_since(
        &self,
        game: &Duel,
        view: &Position,
        seat: Seat,
        past: Past<'_, Position>,
        _progress: &dyn Progress,
    ) -> Option<Vec<Judged<Move>>> {
        if !self.is_about(game) || game.turn(view) != Turn::Seat(seat) {
            return None;
        }
        let reading = Reading::since(self, *view, past.spent);
        let after = |m| {
            let mut next = *view;
            game.play_unchecked(&mut next, seat, m);
            let is_over = past.calls_off(game, &next);
            let worth = if is_over { Worth::EVEN } else { reading.worth(game, next).later(1) };
            (m, worth, is_over || game.turn(&next) == Turn::Over)
        };
        let moves: Vec<_> = game.legal_moves(view, seat).map(after).collect();
        let cowboy = Cowboy::of(seat);
        let best = (0..moves.len())
            .reduce(|best, index| if moves[index].1.suits(cowboy, moves[best].1) { index } else { best })?;
        let left = Past { spent: &[], ..past.later() };
        let judged = moves.iter().enumerate().map(|(index, &(m, worth, is_end))| {
            let value = told(worth, seat);
            // A drawn end has a distance too, unlike play that is drawn because it never ends.
            let value = if is_end { value.in_actions(1) } else { left.told(value, self.far(&value), 1.0) };
            // Near the end of the record the table does not tell which is best.
            let is_best = index == best && left.left >= self.far(&value);
            Judged { m, value, share: if is_best { 1.0 } else { 0.0 } }
        });
        Some(judged.collect())
    }
}
