//! Squares of a sheet and sets of them, one bit each.

use gambol_core::grid::{Cell, NotThat};
use std::cmp::Ordering;
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

/// The most files a sheet has.
pub const MOST_FILES: u8 = 16;
/// The most ranks a sheet has.
pub const MOST_RANKS: u8 = 12;
/// How many squares the largest sheet has.
pub const MOST_SQUARES: usize = MOST_FILES as usize * MOST_RANKS as usize;

/// A square, numbered as on the largest sheet: sixteen times the rank plus the file, both from 0.
///
/// Squares are ordered as their names are in byte order: a1, a10, a11, a12, a2, …
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on this file and rank, both from 0; none if that lies off the largest sheet.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < MOST_FILES && rank < MOST_RANKS { Some(Square(rank * MOST_FILES + file)) } else { None }
    }

    /// The square with this number, which is one by contract.
    #[inline]
    pub(super) const fn numbered(number: u8) -> Square {
        debug_assert!((number as usize) < MOST_SQUARES);
        Square(number)
    }

    /// The squares of the largest sheet.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..MOST_SQUARES as u8).map(Square)
    }

    /// The file, from 0.
    pub const fn file(self) -> u8 {
        self.0 % MOST_FILES
    }

    /// The rank, from 0.
    pub const fn rank(self) -> u8 {
        self.0 / MOST_FILES
    }

    /// The square's number, as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square's number.
    #[inline]
    pub(super) const fn number(self) -> u8 {
        self.0
    }

    /// How many steps along files and ranks lead from one square to the other.
    pub const fn steps_to(self, other: Square) -> u8 {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank())
    }

    /// Rank 10 is written before rank 2, since "1" comes before "2".
    const fn name_order(self) -> (u8, u8) {
        let rank = self.rank() + 1;
        (self.file(), if rank < 10 { rank * 10 } else { rank + 1 })
    }
}

impl Ord for Square {
    fn cmp(&self, other: &Square) -> Ordering {
        self.name_order().cmp(&other.name_order())
    }
}

impl PartialOrd for Square {
    fn partial_cmp(&self, other: &Square) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Cell { file: self.file(), rank: self.rank() }.fmt(f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = NotThat;

    fn from_str(text: &str) -> Result<Square, NotThat> {
        let not_that = NotThat("a square from a1 to p12");
        let cell: Cell = text.parse().map_err(|_| not_that)?;
        Square::new(cell.file, cell.rank).ok_or(not_that)
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares([u64; 3]);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares([0; 3]);

    /// File a and file p of the largest sheet: where a step west or east leaves the rank.
    const FILE_A: Squares = Squares([0x0001_0001_0001_0001; 3]);
    const FILE_P: Squares = Squares([0x8000_8000_8000_8000; 3]);

    /// Just this square.
    ///
    /// Looked up, since writing one word of a set in memory and then reading all of them makes the processor wait.
    #[inline]
    pub fn one(square: Square) -> Squares {
        ONE[square.0 as usize]
    }

    /// Just the square with this number; no square if none has it.
    #[inline]
    pub(super) fn numbered(number: u8) -> Squares {
        ONE[number as usize]
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0[square.index() / 64] >> (square.index() % 64) & 1 == 1
    }

    /// Puts the square into the set.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        *self |= Squares::one(square);
    }

    /// Takes the square out of the set.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        *self &= !Squares::one(square);
    }

    /// Whether no square is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Whether the sets have a square in common.
    #[inline]
    pub fn meets(self, other: Squares) -> bool {
        !(self & other).is_empty()
    }

    /// The squares that are in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: Squares) -> Squares {
        self & !other
    }

    /// How many squares are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// The square in the set, if there is exactly one.
    #[inline]
    pub fn only(self) -> Option<Square> {
        self.first().filter(|&square| self == Squares::one(square))
    }

    /// The first square in the set, in the order of their numbers.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        let mut index = 0;
        while index < 3 {
            if self.0[index] != 0 {
                return Some(Square(index as u8 * 64 + self.0[index].trailing_zeros() as u8));
            }
            index += 1;
        }
        None
    }

    /// Takes the first square out of the set.
    #[inline]
    pub const fn pop(&mut self) -> Option<Square> {
        let first = self.first();
        if let Some(square) = first {
            self.0[square.index() / 64] &= self.0[square.index() / 64] - 1;
        }
        first
    }

    /// The square of the set that this many others come before, in the order of their numbers.
    #[inline]
    pub fn nth(self, count: usize) -> Option<Square> {
        let [a, b, c] = self.0.map(|word| word.count_ones() as usize);
        if count >= a + b + c {
            return None;
        }
        let (in_b, in_c) = (count >= a, count >= a + b);
        let word = self.0[usize::from(in_b) + usize::from(in_c)];
        let before = if in_c { a + b } else { usize::from(in_b) * a };
        let first = 64 * (u8::from(in_b) + u8::from(in_c));
        Some(Square(first + nth_bit(word, (count - before) as u32)))
    }

    /// The squares of the set that come after this one, in the order of their numbers.
    #[inline]
    #[must_use]
    pub fn after(self, square: Square) -> Squares {
        let Squares([a, b, c]) = Squares::one(square);
        let upto =
            |bit: u64, later: u64| if later != 0 { !0 } else { bit | bit.wrapping_sub(u64::from(bit != 0)) };
        self & !Squares([upto(a, b | c), upto(b, c), upto(c, 0)])
    }

    /// The squares of the set in the order of their numbers: rank by rank, from west to east.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Square> {
        std::iter::from_fn(move || self.pop())
    }

    /// The squares of the set in byte order of their names.
    pub fn in_name_order(self) -> Vec<Square> {
        let mut squares: Vec<_> = self.iter().collect();
        squares.sort_unstable();
        squares
    }

    /// The squares that share a side with one of the set, on the largest sheet.
    #[must_use]
    pub fn neighbours(self) -> Squares {
        let [a, b, c] = self.0;
        let north = Squares([a << 16, b << 16 | a >> 48, c << 16 | b >> 48]);
        let south = Squares([a >> 16 | b << 48, b >> 16 | c << 48, c >> 16]);
        let east = Squares(self.without(Squares::FILE_P).0.map(|word| word << 1));
        let west = Squares(self.without(Squares::FILE_A).0.map(|word| word >> 1));
        north | south | east | west
    }

    /// The part of this set that can be reached from a square of it by steps to squares that share a side.
    #[must_use]
    pub fn connected_from(self, square: Square) -> Squares {
        let mut reached = Squares::one(square);
        loop {
            let further = (reached | reached.neighbours()) & self;
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }
}

/// By number: the set of just that square; of no square where there is none of that number.
static ONE: [Squares; 256] = {
    let mut table = [Squares::NONE; 256];
    let mut number = 0;
    while number < MOST_SQUARES {
        table[number].0[number / 64] = 1 << (number % 64);
        number += 1;
    }
    table
};

/// The place of the bit that this many others come before, without a branch to guess wrong: first the byte it is in, by
/// the counts of bits up to each byte, then the bit in that byte by a table.
#[inline]
fn nth_bit(word: u64, count: u32) -> u8 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let twos = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (twos & 0x3333_3333_3333_3333) + (twos >> 2 & 0x3333_3333_3333_3333);
    let upto = ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(EACH);
    let passed = (((u64::from(count) * EACH) | (0x80 * EACH)) - upto) >> 7 & EACH;
    let byte = (passed.wrapping_mul(EACH) >> 56) as u32 * 8;
    let before = (upto << 8 >> byte) as u32 & 0xff;
    byte as u8 + NTH_IN_BYTE[(word >> byte) as usize & 0xff][(count - before) as usize & 7]
}

/// By byte: the places of its bits.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut count) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][count] = bit;
                count += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::NONE;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl BitOr for Squares {
    type Output = Squares;
    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        Squares([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    #[inline]
    fn bitand(self, other: Squares) -> Squares {
        Squares([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl Not for Squares {
    type Output = Squares;
    #[inline]
    fn not(self) -> Squares {
        Squares([!self.0[0], !self.0[1], !self.0[2]])
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Squares) {
        *self = *self | other;
    }
}

impl BitAndAssign for Squares {
    #[inline]
    fn bitand_assign(&mut self, other: Squares) {
        *self = *self & other;
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
