//! The legal moves of a position, one after the other.

use super::notation::{Animal, Move, Order, Side};
use super::position::{Phase, Position};
use gambol_core::Seat;

/// The moves of a phase that a set of six bits leaves.
///
/// What a bit stands for depends on the phase: an order of line-up, a pair of animal and side (twice the animal's
/// number plus the side's), a side to block, or taking and declining.
#[derive(Clone, Debug)]
pub struct Moves {
    phase: Phase,
    left: u8,
}

impl Moves {
    /// The legal moves of a seat; none if it is not to move.
    #[inline]
    pub(super) fn of(pos: &Position, seat: Seat) -> Moves {
        let left = if pos.seat_asked() == Some(seat) { pos.choices() } else { 0 };
        Moves { phase: pos.phase(), left: left & 63 }
    }

    #[inline]
    fn at(&self, bit: u8) -> Move {
        match self.phase {
            Phase::Line => Move::Line(Order(bit)),
            Phase::Hide => Move::Hide(Animal::numbered(bit >> 1), Side::numbered(bit & 1)),
            Phase::Block => Move::Block(Side::numbered(bit)),
            _ if bit == 0 => Move::Take,
            _ => Move::Decline,
        }
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Move> {
        if n >= self.len() {
            self.left = 0;
            return None;
        }
        let bit = NTH_BIT[(self.left & 63) as usize][n & 7];
        self.left &= 62 << bit;
        Some(self.at(bit))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.left.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Moves {}

/// Which bit is the nth that is set, for every set of six bits: picking a random one needs no loop.
static NTH_BIT: [[u8; 8]; 64] = {
    let mut table = [[0; 8]; 64];
    let mut set = 0;
    while set < 64 {
        let (mut bit, mut n) = (0, 0);
        while bit < 6 {
            if set >> bit & 1 == 1 {
                table[set][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        set += 1;
    }
    table
};
