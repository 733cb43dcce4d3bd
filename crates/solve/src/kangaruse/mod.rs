//! Kangaruse for two: exact search to the end, once that is near enough to be reached within a budget.
//!
//! A position is searched by alpha-beta on the margin of points (`search.rs`), with bounds on what can still change
//! hands (`bound.rs`) and a memory (`memory.rs`). First the best result is proved: won, drawn or lost. Then, as far as
//! the budget lasts, every other move's result, and then the margins of the best moves. Whatever is not proved is not
//! told, or only its bounds are.
//!
//! With three to five seats nothing is exact: what a seat can get depends on whom the others turn against. But whoever wins
//! even if all others turn against it has won, and that is searched for.
//!
//! Several threads may search together. Each goes its own way through the moves, and all share one memory.

mod bound;
mod memory;
mod search;

#[cfg(test)]
mod tests;

use crate::judge::{Judge, Judged};
use crate::progress::HAS_THREADS;
use crate::solved::{Effort, Solves};
use crate::value::Value;
use gambol_core::{Game, Seat, Turn};
use gambol_games::kangaruse::{Kangaruse, Move, Position};
use search::{OutOfBudget, Search, Shared};

/// With this many squares left an exact search is not even tried.
const MOST_SQUARES_LEFT: usize = 42;
const MOST_SQUARES_LEFT_FOR_MANY: usize = 20;

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

impl Proved {
    /// Takes over what somebody else has proved of the same move.
    fn join(&mut self, other: Proved) {
        self.low = self.low.max(other.low);
        self.high = self.high.min(other.high);
        self.margin = self.margin.or(other.margin);
    }
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

/// Proves what the position is worth to the seat that moves, if that takes no more than this; none if it takes more, if
/// `stop` says so first, or if the game is over. What is left of the budget goes into the moves that are not best, and
/// into margins. `stop` is asked every thousand positions.
///
/// Among three and more there is a proof only if the seat can force a win, alone, whatever all others do; then it says of
/// the other moves nothing but that.
pub fn prove(game: &Kangaruse, pos: &Position, effort: Effort, stop: &dyn Fn() -> bool) -> Option<Proof> {
    let Turn::Seat(seat) = game.turn(pos) else { return None };
    let moves = game.legal_moves(pos, seat).map(|m| Proved { m, low: -1, high: 1, margin: None }).collect();
    let mut root = Root { pos: *pos, seat, order: Vec::new(), moves };
    // Most ends are near: that is found out alone and with a small memory, which is quicker.
    let positions = effort.positions.min(SHORT);
    let (mut is_done, mut nodes) = root.search(game, Effort::alone(positions), stop);
    if !is_done && effort.positions > SHORT && !stop() {
        let rest = Effort { positions: effort.positions - SHORT, ..effort };
        let more;
        (is_done, more) = root.search(game, rest, stop);
        nodes += more;
    }
    let moves = root.moves;
    let best = (0..moves.len()).rev().max_by_key(|&index| (moves[index].low, moves[index].margin))?;
    let is_settled = is_done || moves.iter().all(|proved| proved.high <= moves[best].low);
    let is_forced = game.seats() == 2 || moves[best].low == 1;
    (is_settled && is_forced).then_some(Proof { moves, best, nodes })
}

/// So many positions are searched first.
const SHORT: u64 = 1 << 16;

/// A position whose moves are being proved.
#[derive(Clone)]
struct Root {
    pos: Position,
    seat: Seat,
    /// The moves' numbers, the most promising first.
    order: Vec<usize>,
    moves: Vec<Proved>,
}

impl Root {
    /// Searches, and tells whether all is proved that can be and how many positions that took.
    fn search(&mut self, game: &Kangaruse, effort: Effort, stop: &dyn Fn() -> bool) -> (bool, u64) {
        let side = if game.seats() == 2 { Seat(0) } else { self.seat };
        let shared = Shared::new(game, side, effort.positions);
        let root = &*self;
        let work = |number: usize, stop: &dyn Fn() -> bool| {
            let (mut root, mut search) = (root.clone(), Search::new(&shared, number, stop));
            root.order = search.order(&root.pos, root.seat);
            let is_done = root.settle(&mut search).is_ok();
            // Whoever has proved everything, or was stopped, stops the others.
            shared.end();
            (is_done, search.nodes, root.moves)
        };
        let helpers = if HAS_THREADS { effort.threads.saturating_sub(1) } else { 0 };
        if helpers > 0 {
            shared.prepare();
        }
        let found: Vec<_> = std::thread::scope(|scope| {
            let work = &work;
            let helpers: Vec<_> =
                (1..=helpers).map(|number| scope.spawn(move || work(number, &|| false))).collect();
            let own = work(0, stop);
            let others = helpers.into_iter().map(|helper| helper.join().expect("searching does not panic"));
            std::iter::once(own).chain(others).collect()
        });
        let (mut is_done, mut nodes) = (false, 0);
        for (is_own_done, own_nodes, moves) in found {
            // Whatever one of them has proved is true.
            self.moves.iter_mut().zip(moves).for_each(|(one, other)| one.join(other));
            is_done |= is_own_done;
            nodes += own_nodes;
        }
        (is_done, nodes)
    }

    /// As much as can be proved: the best result first, then the others', then margins.
    fn settle(&mut self, search: &mut Search<'_>) -> Result<(), OutOfBudget> {
        self.settle_best(search)?;
        if search.game().seats() > 2 {
            return Ok(());
        }
        self.settle_others(search)?;
        self.settle_margins(search)
    }

    fn after(&self, search: &Search<'_>, index: usize) -> Position {
        let mut next = self.pos;
        search.game().play_unchecked(&mut next, self.seat, self.moves[index].m);
        next
    }

    /// Finds out whether a move comes to at least this result for the seat that moves, unless that is known.
    fn ask(&mut self, search: &mut Search<'_>, index: usize, result: i32) -> Result<bool, OutOfBudget> {
        let Proved { low, high, .. } = self.moves[index];
        if low >= result || high < result {
            return Ok(low >= result);
        }
        let next = self.after(search, index);
        // Between two the margin is seat 0's: seat 1 gets a result exactly if seat 0 does not get more than the other side of it.
        let is = match self.seat.0 {
            1 if search.game().seats() == 2 => !search.is_at_least(&next, 1 - result)?,
            _ => search.is_at_least(&next, result)?,
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
    /// Among three and more it is only asked for a move that wins.
    fn settle_best(&mut self, search: &mut Search<'_>) -> Result<(), OutOfBudget> {
        let results: &[i32] = if search.game().seats() == 2 { &[1, 0] } else { &[1] };
        for &result in results {
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
    effort: Effort,
    stop: &dyn Fn() -> bool,
) -> Option<Vec<Judged<Move>>> {
    let proof = prove(game, pos, effort, stop)?;
    // Who wins alone wins what all others lose. Among many, a move that does not force that may do so all the same.
    let most = game.seats() as f64 - 1.0;
    let value = |proved: &Proved| match (game.seats(), proved.low) {
        (2, low) => Value::between(f64::from(low), f64::from(proved.high)),
        (_, 1) => Value::exact(most),
        _ => Value::between(-1.0, most),
    };
    let judged = proof.moves.iter().enumerate().map(|(index, proved)| Judged {
        m: proved.m,
        value: value(proved),
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
        effort: Effort,
        stop: &dyn Fn() -> bool,
    ) -> Option<Vec<Judged<Move>>> {
        let left = self.sheet().squares().without(view.used()).len();
        let most = if self.seats() == 2 { MOST_SQUARES_LEFT } else { MOST_SQUARES_LEFT_FOR_MANY };
        if left > most || self.turn(view) != Turn::Seat(seat) {
            return None;
        }
        search(self, view, effort, stop)
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
        let shared = Shared::new(game, Seat(0), self.budget_nodes);
        let result = Search::new(&shared, 0, &|| false).sign(view).ok()?;
        let value = Value::exact(f64::from(result));
        Some(if seat.0 == 0 { value } else { value.for_the_other() })
    }

    fn moves(&self, game: &Kangaruse, view: &Position, seat: Seat) -> Option<Vec<Judged<Move>>> {
        if game.turn(view) != Turn::Seat(seat) {
            return None;
        }
        search(game, view, Effort::alone(self.budget_nodes), &|| false)
    }
}
