//! Alpha-beta to the very end of the game, with a memory and with bounds on what can still be gained. Several threads may
//! search the same game: what one has found out, the others need not.

use super::bound::{BEYOND, Stakes};
use super::memory::Memory;
use gambol_core::{Dice, Game, Seat, Turn};
use gambol_games::kangaruse::{Kangaruse, MOST_SQUARES, Move, Position};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The search ran out of its budget, or was told to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OutOfBudget;

/// A successor on the search's stack.
#[derive(Clone, Copy)]
struct Child {
    /// How promising it looks to the seat that moves.
    promise: i32,
    /// The number of the move, in the order of the rules.
    number: u16,
    /// The number of the square or squares that the move names.
    square: u16,
}

/// What all searches for one proof share.
pub(super) struct Shared<'a> {
    pub(super) game: &'a Kangaruse,
    stakes: Stakes,
    memory: Memory,
    /// How many more positions may be looked at.
    left: AtomicU64,
    /// Whether all should stop: one of them has proved everything, or was told to.
    is_over: AtomicBool,
}

impl<'a> Shared<'a> {
    /// Searches for what a side is sure of against all others, within a budget of positions.
    pub(super) fn new(game: &'a Kangaruse, side: Seat, budget: u64) -> Shared<'a> {
        Shared {
            game,
            stakes: Stakes::new(game, side),
            memory: Memory::new(budget),
            left: AtomicU64::new(budget),
            is_over: AtomicBool::new(false),
        }
    }

    /// Prepares for several threads.
    pub(super) fn prepare(&self) {
        self.memory.touch();
    }

    /// Tells all searches to stop.
    pub(super) fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    /// A few positions to look at; none if all are used up.
    fn portion(&self) -> u64 {
        let taken = |left: u64| Some(left.saturating_sub(ASK_EVERY));
        let before = self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, taken);
        before.unwrap_or(0).min(ASK_EVERY)
    }
}

/// A search through one game.
pub(super) struct Search<'a> {
    shared: &'a Shared<'a>,
    /// The successors of all positions on the way from the root to here, in the order of the rules; and what is thought of
    /// them, the most promising first.
    positions: Vec<Position>,
    children: Vec<Child>,
    /// For the others and for the side, by square: how often going there has settled a position.
    habits: [[u32; MOST_SQUARES + 1]; 2],
    pub(super) nodes: u64,
    /// How many positions are left of the last portion.
    portion: u64,
    /// Moves that look alike are tried in another order by every search; the first has none.
    whim: Option<Dice>,
    stop: &'a dyn Fn() -> bool,
}

/// What a point, a choice and a doubling of a habit promise.
const MARGIN: i32 = 8;
const FREEDOM: i32 = 4;
const HABIT: i32 = 8;

/// What a whim promises, at most.
const WHIM: u32 = 12;

/// How often a search asks whether it should stop, in positions.
const ASK_EVERY: u64 = 1024;

impl<'a> Search<'a> {
    /// The searches of one proof have different numbers.
    pub(super) fn new(shared: &'a Shared<'a>, number: usize, stop: &'a dyn Fn() -> bool) -> Search<'a> {
        Search {
            shared,
            positions: Vec::new(),
            children: Vec::new(),
            habits: [[0; MOST_SQUARES + 1]; 2],
            nodes: 0,
            portion: 0,
            whim: (number > 0).then(|| Dice::new(number as u64)),
            stop,
        }
    }

    pub(super) fn game(&self) -> &'a Kangaruse {
        self.shared.game
    }

    /// The numbers of all moves, the most promising first.
    pub(super) fn order(&mut self, pos: &Position, seat: Seat) -> Vec<usize> {
        self.list(pos, seat, None);
        self.positions.clear();
        self.children.drain(..).map(|child| usize::from(child.number)).collect()
    }

    /// Whether best play ends with at least this margin. Questions with two answers are the easiest.
    pub(super) fn is_at_least(&mut self, pos: &Position, margin: i32) -> Result<bool, OutOfBudget> {
        Ok(self.margin(pos, margin - 1, margin)? >= margin)
    }

    /// Whether best play ends with a margin above 0 (1), of 0, or below it (−1).
    pub(super) fn sign(&mut self, pos: &Position) -> Result<i32, OutOfBudget> {
        Ok(if self.is_at_least(pos, 1)? {
            1
        } else if self.is_at_least(pos, 0)? {
            0
        } else {
            -1
        })
    }

    /// The margin at the end of best play, to the last point. `near` is a guess.
    pub(super) fn exact(&mut self, pos: &Position, near: i32) -> Result<i32, OutOfBudget> {
        let (mut low, mut high) = (-BEYOND, BEYOND);
        let mut guess = near;
        let mut step = 1;
        while low < high {
            // Ever further from the guess until it is passed, then halving what is between.
            let found = self.margin(pos, guess - 1, guess)?;
            if found >= guess {
                low = found;
            } else {
                high = found;
            }
            guess = match (low, high) {
                (_, BEYOND) => low + step,
                (low, _) if low == -BEYOND => high - step + 1,
                _ => low + (high - low + 1) / 2,
            };
            step *= 2;
        }
        Ok(low)
    }

    /// The margin if it lies between `alpha` and `beta`; else something beyond the one it is beyond, on the same side of
    /// the true one.
    fn margin(&mut self, pos: &Position, mut alpha: i32, mut beta: i32) -> Result<i32, OutOfBudget> {
        self.count()?;
        let Shared { game, stakes, memory, .. } = self.shared;
        let Turn::Seat(seat) = game.turn(pos) else { return Ok(stakes.margin(game, pos)) };
        let glance = stakes.bounds(pos);
        let (mut low, mut high) = glance;
        if low >= beta || low == high {
            return Ok(low);
        }
        if high <= alpha {
            return Ok(high);
        }
        let (gained, key) = stakes.key(pos);
        let known = memory.find(key);
        if let Some(known) = known {
            low = low.max(i32::from(known.low) + gained);
            high = high.min(i32::from(known.high) + gained);
            if low >= beta || low >= high {
                return Ok(low);
            }
            if high <= alpha {
                return Ok(high);
            }
        }
        let (least, most) = stakes.close_bounds(pos, glance);
        (low, high) = (low.max(least), high.min(most));
        if low >= beta || low >= high {
            return Ok(low);
        }
        if high <= alpha {
            return Ok(high);
        }
        (alpha, beta) = (alpha.max(low), beta.min(high));
        let before = self.nodes;
        let first = self.positions.len();
        self.list(pos, seat, known.map(|known| known.best));
        let result = self.best(seat, first, alpha, beta);
        self.positions.truncate(first);
        self.children.truncate(first);
        let (found, best) = result?;
        // What was found is the margin itself, or a bound of it.
        if found > alpha {
            low = low.max(found);
        }
        if found < beta {
            high = high.min(found);
        }
        let nodes = self.nodes - before + 1;
        let word = |margin: i32| (margin - gained).clamp(-BEYOND, BEYOND) as i16;
        memory.keep(key, word(low), word(high), best, nodes);
        Ok(found)
    }

    /// Counts a position, if there are any left to be looked at.
    fn count(&mut self) -> Result<(), OutOfBudget> {
        if self.portion == 0 {
            if self.shared.is_over.load(Ordering::Relaxed) || (self.stop)() {
                return Err(OutOfBudget);
            }
            self.portion = self.shared.portion();
        }
        self.portion = self.portion.checked_sub(1).ok_or(OutOfBudget)?;
        self.nodes += 1;
        Ok(())
    }

    /// Puts all successors on the stack, the most promising first.
    fn list(&mut self, pos: &Position, seat: Seat, best: Option<u16>) {
        let first = self.positions.len();
        let Shared { game, stakes, .. } = self.shared;
        let is_side = seat == stakes.side;
        for (number, m) in game.legal_moves(pos, seat).enumerate() {
            let mut next = *pos;
            game.play_unchecked(&mut next, seat, m);
            let margin = stakes.margin(game, &next);
            let choices = next.choices().len() as i32;
            let freedom = match next.to_move() {
                Some(turn) if (turn == stakes.side) == is_side => choices,
                Some(_) => -choices,
                None => 0,
            };
            let remembered = if best == Some(number as u16) { 64 * BEYOND } else { 0 };
            let square = named(m);
            let habit =
                self.habits[usize::from(is_side)][square].checked_ilog2().map_or(0, |habit| habit as i32);
            let whim = self.whim.as_mut().map_or(0, |dice| dice.below(WHIM) as i32);
            let margin = if is_side { margin } else { -margin };
            let promise = remembered + MARGIN * margin + FREEDOM * freedom + HABIT * habit + whim;
            self.positions.push(next);
            self.children.push(Child { promise, number: number as u16, square: square as u16 });
        }
        self.children[first..].sort_by_key(|child| -child.promise);
    }

    /// The best that a seat finds among the successors from `first` on, and its number.
    fn best(
        &mut self,
        seat: Seat,
        first: usize,
        mut alpha: i32,
        mut beta: i32,
    ) -> Result<(i32, u16), OutOfBudget> {
        let is_side = seat == self.shared.stakes.side;
        let mut best = (if is_side { -BEYOND } else { BEYOND }, 0);
        for index in first..self.children.len() {
            let child = self.children[index];
            let pos = self.positions[first + usize::from(child.number)];
            let margin = self.margin(&pos, alpha, beta)?;
            if is_side && margin > best.0 {
                best = (margin, child.number);
                alpha = alpha.max(margin);
            } else if !is_side && margin < best.0 {
                best = (margin, child.number);
                beta = beta.min(margin);
            }
            if alpha >= beta {
                self.habits[usize::from(is_side)][usize::from(child.square)] += 1;
                break;
            }
        }
        Ok(best)
    }
}

/// The square that a move names; all moves that name none or two share a number.
fn named(m: Move) -> usize {
    match m {
        Move::Start(square) | Move::Jump(square) | Move::Teleport(square) => square.index(),
        Move::Stop | Move::Destroy(..) => MOST_SQUARES,
    }
}
