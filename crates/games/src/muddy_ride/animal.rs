//! The four animals, sets of them, and the die that pictures them in pairs.

use gambol_core::grid::{Direction, NotThat};
use std::fmt;
use std::str::FromStr;

/// An animal. In notation it is named by the way it faces, which it keeps all game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Animal {
    /// Faces north.
    Hippo,
    /// Faces east.
    Pig,
    /// Faces south.
    Frog,
    /// Faces west.
    Duck,
}

impl Animal {
    /// All four, in turn order.
    pub const ALL: [Animal; 4] = [Animal::Hippo, Animal::Pig, Animal::Frog, Animal::Duck];

    /// The animal's place in turn order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The animal's name for people.
    pub const fn name(self) -> &'static str {
        ["Hippo", "Pig", "Frog", "Duck"][self.index()]
    }

    /// The animal's name in notation: the letter of its facing.
    pub const fn letter(self) -> &'static str {
        self.facing().name()
    }

    /// The way it faces.
    pub const fn facing(self) -> Direction {
        Direction::FOUR[self.index()]
    }

    /// To its left and to its right.
    pub const fn sideways(self) -> [Direction; 2] {
        [self.facing().turned(6), self.facing().turned(2)]
    }

    /// To its left and right first, then back-right, back and back-left.
    pub const fn sideways_and_back(self) -> [Direction; 5] {
        let facing = self.facing();
        [facing.turned(6), facing.turned(2), facing.turned(3), facing.turned(4), facing.turned(5)]
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl FromStr for Animal {
    type Err = NotThat;

    fn from_str(text: &str) -> Result<Animal, NotThat> {
        Animal::ALL.into_iter().find(|animal| animal.letter() == text).ok_or(NotThat("an animal"))
    }
}

/// A set of animals, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Animals(u8);

impl Animals {
    /// No animal.
    pub const NONE: Animals = Animals(0);

    /// All four.
    pub const ALL: Animals = Animals(0b1111);

    /// The set with these bits: 1 is the Hippo, 2 the Pig, 4 the Frog, 8 the Duck.
    pub const fn from_bits(bits: u8) -> Animals {
        Animals(bits & 0b1111)
    }

    /// The set's bits.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Just this animal.
    pub const fn one(animal: Animal) -> Animals {
        Animals(1 << animal as u8)
    }

    /// The set with this animal added.
    #[must_use]
    pub const fn with(self, animal: Animal) -> Animals {
        Animals(self.0 | 1 << animal as u8)
    }

    /// The animals that are in this set but not in the other.
    #[must_use]
    pub const fn without(self, others: Animals) -> Animals {
        Animals(self.0 & !others.0)
    }

    /// The animals that are in both sets.
    #[must_use]
    pub const fn and(self, others: Animals) -> Animals {
        Animals(self.0 & others.0)
    }

    /// Whether the animal is in the set.
    #[inline]
    pub const fn has(self, animal: Animal) -> bool {
        self.0 >> animal as u8 & 1 == 1
    }

    /// Whether all of the others are in this set.
    pub const fn has_all(self, others: Animals) -> bool {
        others.0 & !self.0 == 0
    }

    /// How many animals are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no animal is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The animals in turn order.
    pub fn iter(self) -> impl Iterator<Item = Animal> + Clone {
        Animal::ALL.into_iter().filter(move |&animal| self.has(animal))
    }

    /// The animals' names for people: `Hippo and Frog`.
    pub fn names(self) -> String {
        let names: Vec<_> = self.iter().map(Animal::name).collect();
        match names.split_last() {
            None => "nobody".to_owned(),
            Some((last, [])) => (*last).to_owned(),
            Some((last, others)) => format!("{} and {last}", others.join(", ")),
        }
    }
}

impl FromIterator<Animal> for Animals {
    fn from_iter<I: IntoIterator<Item = Animal>>(animals: I) -> Animals {
        animals.into_iter().fold(Animals::NONE, Animals::with)
    }
}

impl fmt::Display for Animals {
    /// The letters in the order N E S W.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|animal| f.write_str(animal.letter()))
    }
}

impl fmt::Debug for Animals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl FromStr for Animals {
    type Err = NotThat;

    /// Reads one or more letters, each once, in the order N E S W.
    fn from_str(text: &str) -> Result<Animals, NotThat> {
        let read = (1..=Animals::ALL.0).map(Animals).find(|animals| animals.to_string() == text);
        read.ok_or(NotThat("some animals in the order N E S W"))
    }
}

/// A face of the die: one of the six pairs of animals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Face {
    NE,
    NS,
    NW,
    ES,
    EW,
    SW,
}

impl Face {
    /// All six.
    pub const ALL: [Face; 6] = [Face::NE, Face::NS, Face::NW, Face::ES, Face::EW, Face::SW];

    /// The two animals on it.
    pub const fn animals(self) -> [Animal; 2] {
        match self {
            Face::NE => [Animal::Hippo, Animal::Pig],
            Face::NS => [Animal::Hippo, Animal::Frog],
            Face::NW => [Animal::Hippo, Animal::Duck],
            Face::ES => [Animal::Pig, Animal::Frog],
            Face::EW => [Animal::Pig, Animal::Duck],
            Face::SW => [Animal::Frog, Animal::Duck],
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.animals();
        write!(f, "{first}{second}")
    }
}

impl FromStr for Face {
    type Err = NotThat;

    fn from_str(text: &str) -> Result<Face, NotThat> {
        Face::ALL.into_iter().find(|face| face.to_string() == text).ok_or(NotThat("a face of the die"))
    }
}
