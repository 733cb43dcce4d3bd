//! The conventions of every grid: cells written file then rank, and the eight compass points.

use std::fmt;
use std::str::FromStr;

/// A cell of a grid: `a1` is the south-west corner, files run west to east, ranks south to north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// 0 is file a.
    pub file: u8,
    /// 0 is rank 1.
    pub rank: u8,
}

impl Cell {
    /// The cell one step (or `steps` steps) that way, on a grid of this size; none if that is off the grid.
    pub fn step(self, way: Direction, steps: i8, files: u8, ranks: u8) -> Option<Cell> {
        let (east, north) = way.delta();
        let file = self.file as i8 + east * steps;
        let rank = self.rank as i8 + north * steps;
        let on = (0..files as i8).contains(&file) && (0..ranks as i8).contains(&rank);
        on.then_some(Cell { file: file as u8, rank: rank as u8 })
    }

    /// Reads a cell of a grid of this size, in its one spelling.
    pub fn parse(text: &str, files: u8, ranks: u8) -> Option<Cell> {
        text.parse().ok().filter(|cell: &Cell| cell.file < files && cell.rank < ranks)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

/// The error that a text is not what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not {0}")]
pub struct NotThat(
    /// What was expected.
    pub &'static str,
);

impl FromStr for Cell {
    type Err = NotThat;

    /// Reads `a1` to `z99` in its one spelling: a small letter, then the rank without a leading zero.
    fn from_str(text: &str) -> Result<Cell, NotThat> {
        let (&file, rank) = text.as_bytes().split_first().ok_or(NotThat("a cell"))?;
        let digits = matches!(rank, [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
        if !file.is_ascii_lowercase() || !digits {
            return Err(NotThat("a cell"));
        }
        let rank = rank.iter().fold(0, |number, digit| number * 10 + (digit - b'0'));
        Ok(Cell { file: file - b'a', rank: rank - 1 })
    }
}

/// One of the eight compass points. North is towards higher ranks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Direction {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::N,
        Direction::NE,
        Direction::E,
        Direction::SE,
        Direction::S,
        Direction::SW,
        Direction::W,
        Direction::NW,
    ];

    /// The four that run along files and ranks, clockwise from north.
    pub const FOUR: [Direction; 4] = [Direction::N, Direction::E, Direction::S, Direction::W];

    /// The direction this many eighths of a turn clockwise.
    #[must_use]
    pub const fn turned(self, eighths: u8) -> Direction {
        Direction::ALL[(self as usize + eighths as usize) % 8]
    }

    /// Steps to the east and to the north.
    pub const fn delta(self) -> (i8, i8) {
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)][self as usize]
    }

    /// The direction's name.
    pub const fn name(self) -> &'static str {
        ["N", "NE", "E", "SE", "S", "SW", "W", "NW"][self as usize]
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Direction {
    type Err = NotThat;

    fn from_str(text: &str) -> Result<Direction, NotThat> {
        Direction::ALL.into_iter().find(|way| way.name() == text).ok_or(NotThat("a direction"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_has_one_spelling() {
        let cell: Cell = "c12".parse().unwrap();
        assert_eq!((cell.file, cell.rank), (2, 11));
        assert_eq!(cell.to_string(), "c12");
        for wrong in ["", "c", "C1", "c0", "c01", "c1 ", " c1", "c+1", "11", "c100", "é1"] {
            assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn directions_turn_clockwise() {
        assert_eq!(Direction::N.turned(2), Direction::E);
        assert_eq!(Direction::NW.turned(1), Direction::N);
        assert_eq!("SW".parse(), Ok(Direction::SW));
    }

    #[test]
    fn a_step_off_the_grid_is_none() {
        let corner = Cell { file: 0, rank: 0 };
        assert_eq!(corner.step(Direction::SW, 1, 6, 6), None);
        assert_eq!(corner.step(Direction::NE, 2, 6, 6), Some(Cell { file: 2, rank: 2 }));
    }
}
