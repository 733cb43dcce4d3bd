//! Breakthrough on our traits, to compare speeds with other systems.

use super::connect_four::Bits;
use super::{NotAMove, check_by_list};
use gambol_core::grid::Cell;
use gambol_core::{Chancy, Game, Limits, Outcome, Seat, Seats, Turn};
use std::fmt;
use std::str::FromStr;

/// The game on a square board: pawns go one forward or diagonally forward, and capture only diagonally. The first to
/// reach the last rank, or to capture everything, wins.
pub(super) struct Breakthrough<const SIZE: usize>;

/// A position, one bit per field: `bit = rank · 8 + file`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Position {
    pawns: [u64; 2],
    seat: u8,
    over: bool,
}

/// From where to where.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Step {
    from: u8,
    to: u8,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cell = |bit: u8| Cell { file: bit % 8, rank: bit / 8 };
        write!(f, "{}{}", cell(self.from), cell(self.to))
    }
}

impl FromStr for Step {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Step, NotAMove> {
        let (from, to) = text.split_at_checked(2).ok_or(NotAMove)?;
        let bit = |text| Cell::parse(text, 8, 8).map(|cell| cell.rank * 8 + cell.file).ok_or(NotAMove);
        Ok(Step { from: bit(from)?, to: bit(to)? })
    }
}

/// The landing fields of the three kinds of steps, each with how far back its start lies.
struct Steps {
    /// To the west, straight on, to the east.
    landings: [u64; 3],
    /// What to subtract from a landing field to get the field where the step began.
    back: [i8; 3],
}

impl Iterator for Steps {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, mut n: usize) -> Option<Step> {
        for kind in 0..3 {
            let count = self.landings[kind].count_ones() as usize;
            if n < count {
                let mut bits = Bits(self.landings[kind]);
                let to = bits.nth(n)?;
                self.landings[kind] = bits.0;
                return Some(Step { from: (to as i8 - self.back[kind]) as u8, to });
            }
            n -= count;
            self.landings[kind] = 0;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.landings.iter().map(|landing| landing.count_ones() as usize).sum();
        (len, Some(len))
    }
}

impl ExactSizeIterator for Steps {}

impl<const SIZE: usize> Breakthrough<SIZE> {
    const FILE: u64 = 0x0101_0101_0101_0101;
    const RANK: u64 = (1 << SIZE) - 1;
    const BOARD: u64 = {
        let mut board = 0;
        let mut rank = 0;
        while rank < SIZE {
            board |= Self::RANK << (8 * rank);
            rank += 1;
        }
        board
    };
    const EAST: u64 = Self::FILE << (SIZE - 1);
    const LAST: [u64; 2] = [Self::RANK << (8 * (SIZE - 1)), Self::RANK];

    #[inline]
    fn steps(pos: &Position) -> Steps {
        let mine = pos.pawns[pos.seat as usize];
        let theirs = pos.pawns[1 - pos.seat as usize];
        let (to_west, to_east) = (mine & !Self::FILE, mine & !Self::EAST);
        let (west, ahead, east, back) = if pos.seat == 0 {
            (to_west << 7, mine << 8, to_east << 9, [7, 8, 9])
        } else {
            (to_west >> 9, mine >> 8, to_east >> 7, [-9, -8, -7])
        };
        let free = Self::BOARD & !mine;
        Steps { landings: [west & free, ahead & free & !theirs, east & free], back }
    }
}

impl<const SIZE: usize> Game for Breakthrough<SIZE> {
    const NAME: &'static str = "breakthrough";
    type Position = Position;
    type Move = Step;
    type Refusal = NotAMove;

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Position {
        let two = Self::RANK | Self::RANK << 8;
        Position { pawns: [two, two << (8 * (SIZE - 2))], seat: 0, over: false }
    }

    #[inline]
    fn turn(&self, pos: &Position) -> Turn {
        if pos.over { Turn::Over } else { Turn::Seat(Seat(pos.seat)) }
    }

    #[inline]
    fn legal_moves(&self, pos: &Position, _: Seat) -> impl ExactSizeIterator<Item = Step> {
        Self::steps(pos)
    }

    #[inline]
    fn play_unchecked(&self, pos: &mut Position, seat: Seat, m: Step) {
        let to = 1u64 << m.to;
        let me = seat.index();
        pos.pawns[me] ^= 1 << m.from | to;
        pos.pawns[1 - me] &= !to;
        pos.seat ^= 1;
        pos.over = to & Self::LAST[me] != 0 || pos.pawns[1 - me] == 0;
    }

    fn check(&self, pos: &Position, seat: Seat, m: Step) -> Result<(), NotAMove> {
        check_by_list(self, pos, seat, m)
    }

    fn outcome(&self, pos: &Position) -> Option<Outcome> {
        (self.turn(pos) == Turn::Over).then(|| Outcome::won(Seats::one(Seat(pos.seat ^ 1))))
    }

    fn limits(&self) -> Limits {
        Limits::NONE
    }

    fn opens_turn(&self, _: &Position) -> bool {
        true
    }

    fn call_off(&self, pos: &mut Position) {
        pos.over = true;
    }
}

impl<const SIZE: usize> Chancy for Breakthrough<SIZE> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaves<const SIZE: usize>(pos: &Position, depth: u32) -> u64 {
        let game = Breakthrough::<SIZE>;
        match game.turn(pos) {
            Turn::Seat(seat) if depth > 0 => {
                let next = |m| game.play(pos, seat, m).expect("legal");
                game.legal_moves(pos, seat).map(|m| leaves::<SIZE>(&next(m), depth - 1)).sum()
            }
            _ => u64::from(depth == 0),
        }
    }

    #[test]
    fn the_first_moves_are_counted_by_hand() {
        // On the front rank, inner pawns have three ways on and the two outer ones have two.
        assert_eq!(leaves::<6>(&Breakthrough::<6>.start(), 1), 4 * 3 + 2 * 2);
        assert_eq!(leaves::<8>(&Breakthrough::<8>.start(), 1), 6 * 3 + 2 * 2);
        assert_eq!(leaves::<8>(&Breakthrough::<8>.start(), 2), 22 * 22);
    }
}
