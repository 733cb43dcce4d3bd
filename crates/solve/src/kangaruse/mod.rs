//! Kangaruse for two: exact search to the end, once that is near enough to be reached within a budget.
//!
//! A position is searched by alpha-beta on the margin of points (`search.rs`), with bounds on what can still change
//! hands (`bound.rs`) and a memory (`memory.rs`). First the best result is proved: won, drawn or lost. Then, as far as
//! the budget lasts, every other move's result, and then the margins of the best moves. Whatever is not proved is not
//! told, or only its bounds are.
//!
//! With three to five seats there is no exact search: what a seat can get depends on whom the others turn against.

mod bound;
mod memory;
mod search;

#[cfg(test)]
mod tests;

use crate::judge::{Judge, Judged};
use crate::solved::Solves;
use crate::value::Value;
use gambol_core::{Game, Seat, Turn};
use gambol_games::kangaruse::{Kangaruse, Move, Position};
use search::{OutOfBudget, Search};

/// With this many squares left an exact search is not even tried.
const MOST_SQUARES_LEFT: usize = 36;

/// A move with what is proved of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proved {
    /// The move.
    pub m: Move,
    /// Won (1), drawn (0) or lost (−1) at the least for the seat that moves, if both play their best.
    pub low: i32,
    /// The same at the most; nearly always the same as `low`.
    pub high: i32,
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

impl Proof {
    /// Won (1), drawn (0) or lost (−1) for the seat that moves, if both play their best.
    pub fn result(&self) -> i32 {
        self.moves[self.best].low
    }
}

/// Proves what the position is worth to the seat that moves, if that takes no more than this many positions; none if it
/// takes more, if `stop` says so first, if the game is over, or if it is not a game for two. What is left of the budget
/// goes into the moves that are not best, and into margins. `stop` is asked every thousand positions.
pub fn prove(game: &Kangaruse, pos: &Position, budget_nodes: u64, stop: &dyn Fn() -> bool) -> Option<Proof> {
    let Turn::Seat(seat) = game.turn(pos) else { return None };
    if game.seats() != 2 {
        return None;
    }
    let mut search = Search::new(game, budget_nodes, stop);
    let order = search.order(pos, seat);
    let moves = game.legal_moves(pos, seat).map(|m| Proved { m, low: -1, high: 1, margin: None }).collect();
    let mut root = Root { pos: *pos, seat, order, moves };
    root.settle_best(&mut search).ok()?;
    // Whether or not the budget lasts for this, what is known by now is true.
    let _ = root.settle_others(&mut search).and_then(|()| root.settle_margins(&mut search));
    let moves = root.moves;
    let best = (0..moves.len()).rev().max_by_key(|&index| (moves[index].low, moves[index].margin))?;
    Some(Proof { moves, best, nodes: search.nodes })
}

/// A position whose moves are being proved.
struct Root {
    pos: Position,
    seat: Seat,
    /// The moves' numbers, the most promising first.
    order: Vec<usize>,
    moves: Vec<Proved>,
}

impl Root {
    fn after(&self, search: &Search<'_>, index: usize) -> Position {
        let mut next = self.pos;
        search.game.play_unchecked(&mut next, self.seat, self.moves[index].m);
        next
    }

    /// Finds out whether a move comes to at least this result for the seat that moves, unless that is known.
    fn ask(&mut self, search: &mut Search<'_>, index: usize, result: i32) -> Result<bool, OutOfBudget> {
        let Proved { low, high, .. } = self.moves[index];
        if low >= result || high < result {
            return Ok(low >= result);
        }
        let next = self.after(search, index);
        // Seat 1 gets a result exactly if seat 0 does not get more than the other side of it.
        let is = match self.seat.0 {
            0 => search.is_at_least(&next, result)?,
            _ => !search.is_at_least(&next, 1 - result)?,
        };
        let proved = &mut self.moves[index];
        if is {
            proved.low = result;
        } else {
            proved.high = result - 1;
        }
        Ok(is)
    }

    /// Proves the best result: a move that wins, or that none does and one draws, or that none does that either.
    fn settle_best(&mut self, search: &mut Search<'_>) -> Result<(), OutOfBudget> {
        for result in [1, 0] {
            for index in self.order.clone() {
                if self.ask(search, index, result)? {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    fn settle_others(&mut self, search: &mut Search<'_>) -> Result<(), OutOfBudget> {
        for index in self.order.clone() {
            if !self.ask(search, index, 1)? {
                self.ask(search, index, 0)?;
            }
        }
        Ok(())
    }

    fn settle_margins(&mut self, search: &mut Search<'_>) -> Result<(), OutOfBudget> {
        let sign = if self.seat.0 == 0 { 1 } else { -1 };
        let most = self.moves.iter().map(|proved| proved.low).max();
        for index in self.order.clone() {
            if Some(self.moves[index].low) == most {
                let margin = search.exact(&self.after(search, index), sign * self.moves[index].low)?;
                self.moves[index].margin = Some(sign * margin);
            }
        }
        Ok(())
    }
}

/// Every legal move with its value, exact or with bounds, as [`prove`] finds them; the best one is exact and has all of
/// the share.
pub fn search(
    game: &Kangaruse,
    pos: &Position,
    budget_nodes: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Vec<Judged<Move>>> {
    let proof = prove(game, pos, budget_nodes, stop)?;
    let judged = proof.moves.iter().enumerate().map(|(index, proved)| Judged {
        m: proved.m,
        value: Value::between(f64::from(proved.low), f64::from(proved.high)),
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

/// Nobody knows a whole sheet, but its end can be proved.
impl Solves for Kangaruse {
    fn prove(
        &self,
        view: &Position,
        seat: Seat,
        positions: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Vec<Judged<Move>>> {
        let left = self.sheet().squares().without(view.used()).len();
        if self.seats() != 2 || left > MOST_SQUARES_LEFT || self.turn(view) != Turn::Seat(seat) {
            return None;
        }
        search(self, view, positions, stop)
    }
}

impl Judge<Kangaruse> for Prover {
    fn value(&self, game: &Kangaruse, view: &Position, seat: Seat) -> Option<Value> {
        if game.turn(view) == Turn::Over {
            let returns = game.outcome(view).expect("the game is over").returns(game.seats());
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
