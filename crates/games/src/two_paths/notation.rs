//! What can be done, and how it is written: `line FHG`, `F:W`, `block W`, `take`, `decline`.

use gambol_core::grid::{Direction, NotThat};
use std::fmt;
use std::str::FromStr;

/// One of the three animals that each player has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Animal {
    Fox,
    Hare,
    Hedgehog,
}

impl Animal {
    /// All three.
    pub const ALL: [Animal; 3] = [Animal::Fox, Animal::Hare, Animal::Hedgehog];

    /// The animal's letter: the hedgehog is `G`, since `H` is the hare.
    pub const fn letter(self) -> char {
        match self {
            Animal::Fox => 'F',
            Animal::Hare => 'H',
            Animal::Hedgehog => 'G',
        }
    }

    /// The animal's name in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Animal::Fox => "fox",
            Animal::Hare => "hare",
            Animal::Hedgehog => "hedgehog",
        }
    }

    /// The animal with this number; any number past the last is the last.
    #[inline]
    pub(super) const fn numbered(number: u8) -> Animal {
        match number {
            0 => Animal::Fox,
            1 => Animal::Hare,
            _ => Animal::Hedgehog,
        }
    }

    fn lettered(letter: u8) -> Option<Animal> {
        Animal::ALL.into_iter().find(|animal| animal.letter() == char::from(letter))
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A side of the table, the same for both players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Side {
    West,
    East,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::West, Side::East];

    /// The side's letter.
    pub const fn letter(self) -> char {
        match self {
            Side::West => 'W',
            Side::East => 'E',
        }
    }

    /// The side's name in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Side::West => "west",
            Side::East => "east",
        }
    }

    /// The side as a compass point.
    pub const fn direction(self) -> Direction {
        match self {
            Side::West => Direction::W,
            Side::East => Direction::E,
        }
    }

    /// West is 0, anything else is east.
    #[inline]
    pub(super) const fn numbered(number: u8) -> Side {
        if number == 0 { Side::West } else { Side::East }
    }

    fn lettered(letter: u8) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == char::from(letter))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An order in which the three animals line up, from west to east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Order(pub(super) u8);

impl Order {
    /// How many orders there are.
    const COUNT: u8 = 6;

    /// All six.
    pub fn all() -> impl Iterator<Item = Order> {
        (0..Order::COUNT).map(Order)
    }

    /// The order of these animals from west to east; none if one of them is named twice.
    pub fn new(animals: [Animal; 3]) -> Option<Order> {
        Order::all().find(|order| order.animals() == animals)
    }

    /// The animals from west to east.
    #[inline]
    pub const fn animals(self) -> [Animal; 3] {
        use Animal::{Fox, Hare, Hedgehog};
        match self.0 {
            0 => [Fox, Hedgehog, Hare],
            1 => [Fox, Hare, Hedgehog],
            2 => [Hedgehog, Fox, Hare],
            3 => [Hedgehog, Hare, Fox],
            4 => [Hare, Fox, Hedgehog],
            _ => [Hare, Hedgehog, Fox],
        }
    }
}

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Lines up the animals at the start.
    Line(Order),
    /// Announces the animal and hides the side.
    Hide(Animal, Side),
    /// Blocks the side.
    Block(Side),
    /// After a successful block: moves your own animal of that kind.
    Take,
    /// After a successful block: leaves your own animal of that kind where it is.
    Decline,
}

impl Move {
    /// Every move that can be written at all.
    pub fn all() -> impl Iterator<Item = Move> {
        let hides = Animal::ALL.into_iter().flat_map(|a| Side::ALL.map(|side| Move::Hide(a, side)));
        let blocks = Side::ALL.into_iter().map(Move::Block);
        Order::all().map(Move::Line).chain(hides).chain(blocks).chain([Move::Take, Move::Decline])
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Line(order) => {
                let [west, middle, east] = order.animals().map(Animal::letter);
                write!(f, "line {west}{middle}{east}")
            }
            Move::Hide(animal, side) => write!(f, "{}:{}", animal.letter(), side.letter()),
            Move::Block(side) => write!(f, "block {}", side.letter()),
            Move::Take => f.write_str("take"),
            Move::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Move {
    type Err = NotThat;

    /// Reads a move in its one spelling.
    fn from_str(text: &str) -> Result<Move, NotThat> {
        let m = match text.as_bytes() {
            b"take" => Some(Move::Take),
            b"decline" => Some(Move::Decline),
            &[animal, b':', side] => read_hide(animal, side),
            &[b'b', b'l', b'o', b'c', b'k', b' ', side] => Side::lettered(side).map(Move::Block),
            &[b'l', b'i', b'n', b'e', b' ', west, middle, east] => read_line([west, middle, east]),
            _ => None,
        };
        m.ok_or(NotThat("a move such as line FHG, F:W, block W, take or decline"))
    }
}

fn read_hide(animal: u8, side: u8) -> Option<Move> {
    Some(Move::Hide(Animal::lettered(animal)?, Side::lettered(side)?))
}

fn read_line(letters: [u8; 3]) -> Option<Move> {
    let [west, middle, east] = letters.map(Animal::lettered);
    Order::new([west?, middle?, east?]).map(Move::Line)
}
