//! Connect Four on our traits, to compare speeds with other systems.

use super::{NotAMove, check_by_list};
use gambol_core::{Chancy, Game, Limits, Outcome, Seat, Seats, Turn};
use std::fmt;
use std::str::FromStr;

/// The game: seven columns of six.
pub(super) struct ConnectFour;

/// A position.
///
/// ```text
///  6 13 20 27 34 41 48   an empty row on top, so that lines do not run on into the next column
///  5 12 19 26 33 40 47
///  …                     bit = column · 7 + height
///  0  7 14 21 28 35 42
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Position {
    /// The discs of the seat to move.
    mine: u64,
    /// All discs.
    all: u64,
    /// The seat that has won, plus one; 0 while nobody has.
    won: u8,
    /// The seat to move.
    seat: u8,
}

/// Dropping a disc; the bit where it lands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Drop(u8);

impl fmt::Display for Drop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 / 7), self.0 % 7 + 1)
    }
}

impl FromStr for Drop {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Drop, NotAMove> {
        let cell = gambol_core::grid::Cell::parse(text, 7, 6).ok_or(NotAMove)?;
        Ok(Drop(cell.file * 7 + cell.rank))
    }
}

const BOTTOM: u64 = 0x0408_1020_4081;
const TOP: u64 = BOTTOM << 6;
const FULL: u64 = BOTTOM * 0x3f;

/// Four in a line, in any of the four directions.
fn has_four(discs: u64) -> bool {
    [1, 7, 6, 8].into_iter().any(|step| {
        let pairs = discs & discs >> step;
        pairs & pairs >> (2 * step) != 0
    })
}

/// The set bits of a mask, lowest first.
#[derive(Clone)]
pub(super) struct Bits(pub(super) u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<u8> {
        for _ in 0..n {
            self.0 &= self.0.wrapping_sub(1);
        }
        self.next()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Bits {}

impl Game for ConnectFour {
    const NAME: &'static str = "connect-four";
    type Position = Position;
    type Move = Drop;
    type Refusal = NotAMove;

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Position {
        Position { mine: 0, all: 0, won: 0, seat: 0 }
    }

    #[inline]
    fn turn(&self, pos: &Position) -> Turn {
        if pos.won != 0 || pos.all == FULL { Turn::Over } else { Turn::Seat(Seat(pos.seat)) }
    }

    #[inline]
    fn legal_moves(&self, pos: &Position, _: Seat) -> impl ExactSizeIterator<Item = Drop> {
        Bits((pos.all + BOTTOM) & !TOP).map(Drop)
    }

    #[inline]
    fn play_unchecked(&self, pos: &mut Position, _: Seat, m: Drop) {
        let mine = pos.mine | 1 << m.0;
        if has_four(mine) {
            pos.won = pos.seat + 1;
        }
        pos.all |= 1 << m.0;
        pos.mine = pos.all ^ mine;
        pos.seat ^= 1;
    }

    fn check(&self, pos: &Position, seat: Seat, m: Drop) -> Result<(), NotAMove> {
        check_by_list(self, pos, seat, m)
    }

    fn outcome(&self, pos: &Position) -> Option<Outcome> {
        (self.turn(pos) == Turn::Over).then(|| match pos.won {
            0 => Outcome::drawn(2),
            won => Outcome::won(Seats::one(Seat(won - 1))),
        })
    }

    fn limits(&self) -> Limits {
        Limits::NONE
    }

    fn opens_turn(&self, _: &Position) -> bool {
        true
    }

    fn call_off(&self, pos: &mut Position) {
        pos.all = FULL;
    }
}

impl Chancy for ConnectFour {}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaves(pos: &Position, depth: u32) -> u64 {
        match ConnectFour.turn(pos) {
            Turn::Seat(seat) if depth > 0 => {
                let next = |m| ConnectFour.play(pos, seat, m).expect("legal");
                ConnectFour.legal_moves(pos, seat).map(|m| leaves(&next(m), depth - 1)).sum()
            }
            _ => u64::from(depth == 0),
        }
    }

    /// The counts are those of John Tromp's and others' perft tables.
    #[test]
    fn the_positions_are_counted_as_others_count_them() {
        let start = ConnectFour.start();
        let counts: Vec<_> = (1..=8).map(|depth| leaves(&start, depth)).collect();
        assert_eq!(counts, [7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234]);
    }
}
