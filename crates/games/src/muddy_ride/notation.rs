//! Moves as they are written: one spelling each.

use super::animal::{Animal, Animals, Face};
use super::board::Field;
use gambol_core::grid::NotThat;
use std::fmt;
use std::str::FromStr;

/// What a seat or chance can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Move {
    /// `c3`: the animal on turn jumps there.
    Jump(Field),
    /// `N:c3`: in secret play, this animal jumps there.
    JumpOf(Animal, Field),
    /// `pass`: there is no jump.
    Pass,
    /// `splash NE`: of the sets that the splash could move, this one.
    Splash(Animals),
    /// `card N`: the next seat is dealt this card.
    Card(Animal),
    /// `roll NE`: the die shows this face.
    Roll(Face),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Jump(to) => write!(f, "{to}"),
            Move::JumpOf(animal, to) => write!(f, "{animal}:{to}"),
            Move::Pass => f.write_str("pass"),
            Move::Splash(animals) => write!(f, "splash {animals}"),
            Move::Card(animal) => write!(f, "card {animal}"),
            Move::Roll(face) => write!(f, "roll {face}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotThat;

    fn from_str(text: &str) -> Result<Move, NotThat> {
        read(text)
            .ok_or(NotThat("a move of Muddy Ride, such as c3, N:c3, pass, splash NE, card N or roll NE"))
    }
}

fn read(text: &str) -> Option<Move> {
    if text == "pass" {
        return Some(Move::Pass);
    }
    if let Some((word, rest)) = text.split_once(' ') {
        return match word {
            "splash" => rest.parse().ok().map(Move::Splash),
            "card" => rest.parse().ok().map(Move::Card),
            "roll" => rest.parse().ok().map(Move::Roll),
            _ => None,
        };
    }
    match text.split_once(':') {
        Some((animal, to)) => Some(Move::JumpOf(animal.parse().ok()?, to.parse().ok()?)),
        None => text.parse().ok().map(Move::Jump),
    }
}
