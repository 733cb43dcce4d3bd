//! What a seat can do, and how it is written.

use super::squares::Square;
use gambol_core::grid::NotThat;
use std::fmt;
use std::str::FromStr;

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Pick the square to start from: `start b3`.
    Start(Square),
    /// Jump or hop to a square: `c4`.
    Jump(Square),
    /// Being stuck, teleport to a square for 10 points: `teleport b3`.
    Teleport(Square),
    /// Take no more turns: `stop`.
    Stop,
    /// Have the tiger cross out two squares, named in byte order: `destroy b3 c7`.
    Destroy(Square, Square),
}

impl Move {
    /// The move that destroys these two squares, in whichever order they are given.
    #[inline]
    pub fn destroy(one: Square, other: Square) -> Move {
        Move::Destroy(one.min(other), one.max(other))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Start(square) => write!(f, "start {square}"),
            Move::Jump(square) => write!(f, "{square}"),
            Move::Teleport(square) => write!(f, "teleport {square}"),
            Move::Stop => f.write_str("stop"),
            Move::Destroy(one, other) => write!(f, "destroy {one} {other}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotThat;

    fn from_str(text: &str) -> Result<Move, NotThat> {
        match text.split_once(' ') {
            None if text == "stop" => Ok(Move::Stop),
            None => text.parse().map(Move::Jump).map_err(|_| NotThat("a move, such as c4, start b3 or stop")),
            Some(("start", square)) => square.parse().map(Move::Start),
            Some(("teleport", square)) => square.parse().map(Move::Teleport),
            Some(("destroy", squares)) => {
                let (one, other) = squares.split_once(' ').ok_or(NotThat("two squares"))?;
                let (one, other) = (one.parse()?, other.parse()?);
                if one < other {
                    Ok(Move::Destroy(one, other))
                } else {
                    Err(NotThat("two different squares in byte order"))
                }
            }
            Some(_) => Err(NotThat("a move, such as c4, start b3 or stop")),
        }
    }
}
