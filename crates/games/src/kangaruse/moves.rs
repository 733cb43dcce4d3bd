//! The legal moves of a position, one after the other.

use super::notation::Move;
use super::position::{Phase, Position};
use super::squares::{Square, Squares};
use gambol_core::Seat;

/// An iterator over the legal moves of a position.
///
/// A move names one of the squares that are left to choose from; `stop` comes last, where it is offered. A tiger's move
/// names two squares: the current `first` with each of `seconds`, then the next of `squares` with all after it.
#[derive(Clone, Debug)]
pub struct Moves {
    squares: Squares,
    seconds: Squares,
    first: Option<Square>,
    phase: Phase,
    stop: bool,
}

impl Moves {
    /// The legal moves of a seat, none if it is not to move; `give_up` says whether `stop` is offered at jumps that
    /// open a turn.
    #[inline]
    pub(super) fn of(pos: &Position, seat: Seat, give_up: bool) -> Moves {
        let is_asked = seat == pos.turn;
        let stop = is_asked && (pos.phase == Phase::Stuck || pos.phase == Phase::Jump && give_up);
        let squares = if is_asked { pos.choices } else { Squares::NONE };
        Moves { squares, seconds: Squares::NONE, first: None, phase: pos.phase, stop }
    }

    /// The tiger's next pair, after leaving out this many.
    fn nth_pair(&mut self, mut count: usize) -> Option<Move> {
        while count >= self.seconds.len() {
            count -= self.seconds.len();
            self.first = self.squares.pop();
            self.first?;
            self.seconds = self.squares;
        }
        let second = self.seconds.nth(count)?;
        self.seconds = self.seconds.after(second);
        Some(Move::destroy(self.first?, second))
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, count: usize) -> Option<Move> {
        if self.phase == Phase::Destroy {
            return self.nth_pair(count);
        }
        let Some(square) = self.squares.nth(count) else {
            let is_next = count == self.squares.len();
            self.squares = Squares::NONE;
            return std::mem::take(&mut self.stop).then_some(Move::Stop).filter(|_| is_next);
        };
        self.squares = self.squares.after(square);
        Some(match self.phase {
            Phase::Start => Move::Start(square),
            Phase::Stuck => Move::Teleport(square),
            _ => Move::Jump(square),
        })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let squares = self.squares.len();
        let len = match self.phase {
            Phase::Destroy => self.seconds.len() + squares * squares.saturating_sub(1) / 2,
            _ => squares + usize::from(self.stop),
        };
        (len, Some(len))
    }
}

impl ExactSizeIterator for Moves {}
