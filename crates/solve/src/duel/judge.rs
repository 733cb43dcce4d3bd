//! What the table says to whoever asks about a view. Everything lies open, so a view is the position.

use super::{DuelTable, told};
use crate::judge::{Judge, Judged};
use crate::value::Value;
use gambol_core::{Game, Seat, Turn};
use gambol_games::duel::{Cowboy, Duel, Move, Position};

impl Judge<Duel> for DuelTable {
    fn value(&self, game: &Duel, view: &Position, seat: Seat) -> Option<Value> {
        self.is_about(game).then(|| self.value_in(game, *view, seat))
    }

    /// Each move's distance counts the move itself. The best move is not only worth most: whoever is ahead has to get on
    /// with it, so of several it is the one that takes least; whoever is behind takes the longest.
    fn moves(&self, game: &Duel, view: &Position, seat: Seat) -> Option<Vec<Judged<Move>>> {
        if !self.is_about(game) || game.turn(view) != Turn::Seat(seat) {
            return None;
        }
        let after = |m| {
            let mut next = *view;
            game.play_unchecked(&mut next, seat, m);
            (m, self.worth_in(game, next).later(1))
        };
        let moves: Vec<_> = game.legal_moves(view, seat).map(after).collect();
        let cowboy = Cowboy::of(seat);
        let best = (0..moves.len())
            .reduce(|best, index| if moves[index].1.suits(cowboy, moves[best].1) { index } else { best })?;
        let judged = moves.iter().enumerate().map(|(index, &(m, worth))| {
            let value = told(worth, seat);
            // A drawn end has a distance too, unlike play that is drawn because it never ends.
            let value = if ends(game, *view, seat, m) { value.in_actions(1) } else { value };
            Judged { m, value, share: if index == best { 1.0 } else { 0.0 } }
        });
        Some(judged.collect())
    }
}

/// Whether a move ends the game.
fn ends(game: &Duel, mut pos: Position, seat: Seat, m: Move) -> bool {
    game.play_unchecked(&mut pos, seat, m);
    game.turn(&pos) == Turn::Over
}
