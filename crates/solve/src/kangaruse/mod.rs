//! Kangaruse for two: exact search to the end, once that is near enough to be reached within a budget.
//!
//! A position is searched by alpha-beta on the margin of points (`search.rs`), with bounds on what can still change
//! hands (`bound.rs`) and a memory (`memory.rs`). First every move's result is proved: won, drawn or lost. Then, as far as
//! the budget lasts, the margins of the best moves. Whatever is not proved is not told.
//!
//! With three to five seats there is no exact search: what a seat can get depends on whom the others turn against.

mod bound;
mod memory;
mod search;

#[cfg(test)]
mod tests;

use crate::judge::{Judge, Judged};
use crate::value::Value;
use gambol_core::{Game, Seat, Turn};
use gambol_games::kangaruse::{Kangaruse, Move, Position};
use search::Search;

/// A move with its proved result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proved {
    /// The move.
    pub m: Move,
    /// Won (1), drawn (0) or lost (−1) for the seat that moves, if both play their best.
    pub result: i32,
    /// By how many points the seat is ahead at the end, if both play for points too; none if that was not proved.
    pub margin: Option<i32>,
}

/// What a search has proved of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Every legal move, in the order of `legal_moves`.
    pub moves: Vec<Proved>,
    /// The index of the best move: the best result, and among these the largest margin that was proved.
    pub best: usize,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// Proves the results of all legal moves, if that takes no more than so many positions; none if it takes more, if `stop`
/// says so, if the game is over, or if it is not a game for two. `stop` is asked every few hundred microseconds.
pub fn prove(game: &Kangaruse, pos: &Position, budget_nodes: u64, stop: &dyn Fn() -> bool) -> Option<Proof> {
    let Turn::Seat(seat) = game.turn(pos) else { return None };
    if game.seats() != 2 {
        return None;
    }
    let sign = if seat.0 == 0 { 1 } else { -1 };
    let mut search = Search::new(game, budget_nodes, stop);
    let play = |m| {
        let mut next = *pos;
        game.play_unchecked(&mut next, seat, m);
        next
    };
    let mut moves = Vec::new();
    for m in game.legal_moves(pos, seat) {
        let result = sign * search.sign(&play(m)).ok()?;
        moves.push(Proved { m, result, margin: None });
    }
    let most = moves.iter().map(|proved| proved.result).max()?;
    for proved in moves.iter_mut().filter(|proved| proved.result == most) {
        let Ok(margin) = search.exact(&play(proved.m), sign * proved.result) else { break };
        proved.margin = Some(sign * margin);
    }
    let best = (0..moves.len()).rev().max_by_key(|&index| (moves[index].result, moves[index].margin))?;
    Some(Proof { moves, best, nodes: search.nodes })
}

/// Every legal move with its exact value, as [`prove`] finds them; the best one has all of the share.
pub fn search(
    game: &Kangaruse,
    pos: &Position,
    budget_nodes: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Vec<Judged<Move>>> {
    let proof = prove(game, pos, budget_nodes, stop)?;
    let judged = proof.moves.iter().enumerate().map(|(index, proved)| Judged {
        m: proved.m,
        value: Value::exact(f64::from(proved.result)),
        share: if index == proof.best { 1.0 } else { 0.0 },
    });
    Some(judged.collect())
}

/// Proves what it is asked, as far as a fixed budget goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prover {
    /// How many positions a search may look at.
    pub budget_nodes: u64,
}

impl Judge<Kangaruse> for Prover {
    fn value(&self, game: &Kangaruse, view: &Position, seat: Seat) -> Option<Value> {
        if game.turn(view) == Turn::Over {
            let returns = game.outcome(view).returns(game.seats());
            return Some(Value::exact(*returns.get(seat.index())?).in_actions(0));
        }
        if game.seats() != 2 {
            return None;
        }
        let result = Search::new(game, self.budget_nodes, &|| false).sign(view).ok()?;
        let value = Value::exact(f64::from(result));
        Some(if seat.0 == 0 { value } else { value.for_the_other() })
    }

    fn moves(&self, game: &Kangaruse, view: &Position, seat: Seat) -> Option<Vec<Judged<Move>>> {
        if game.turn(view) != Turn::Seat(seat) {
            return None;
        }
        search(game, view, self.budget_nodes, &|| false)
    }
}
