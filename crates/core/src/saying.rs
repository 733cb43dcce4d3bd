//! What there is to say, as data: the name of a message and the things in it, so that it can be said in any language.

use crate::grid::Direction;
use crate::seat::Seat;
use std::fmt;

/// Something that a message mentions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A whole number.
    Number(i64),
    /// Something written the same in all languages, such as a field, or one of a few cases that the message
    /// distinguishes.
    Text(String),
    /// Whoever sits there.
    Seat(Seat),
    /// Pieces, by the letter or name that the game's notation has for each.
    Pieces(Vec<String>),
    /// A compass point.
    Direction(Direction),
}

/// The name of what is shown as it is written.
const SHOWN: &str = "shown";

/// A message as data. Whoever says it finds the words for it in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// The message's name.
    pub name: &'static str,
    /// What it mentions, each under its name in the message.
    pub things: Vec<(&'static str, Thing)>,
    /// The section of the game's exact rules that says it, by its name there; none for what no rule says.
    pub section: Option<&'static str>,
}

impl Saying {
    /// A message that mentions nothing yet.
    pub fn new(name: &'static str) -> Saying {
        Saying { name, things: Vec::new(), section: None }
    }

    /// Something written the same in all languages, shown as it is.
    pub fn shown(text: impl ToString) -> Saying {
        Saying::new(SHOWN).text("value", text)
    }

    /// One of these names, as what was expected.
    pub fn one_of<N: AsRef<str>>(names: impl IntoIterator<Item = N>) -> Saying {
        let names: Vec<N> = names.into_iter().collect();
        let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
        match names[..] {
            [only] => Saying::shown(format!("\"{only}\"")),
            _ => Saying::new("one-of").text("names", names.join(", ")),
        }
    }

    /// The message as a rule that this section of the exact rules says.
    #[must_use]
    pub fn said_in(self, section: Option<&'static str>) -> Saying {
        Saying { section, ..self }
    }

    fn with(mut self, name: &'static str, thing: Thing) -> Saying {
        self.things.push((name, thing));
        self
    }

    /// The message with a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Saying {
        self.with(name, Thing::Number(number.into()))
    }

    /// The message with a place or other notation, or with one of a few cases.
    #[must_use]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "fields, letters and names are small and handed over as they are"
    )]
    pub fn text(self, name: &'static str, text: impl ToString) -> Saying {
        self.with(name, Thing::Text(text.to_string()))
    }

    /// The message with the person in a seat.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Saying {
        self.with(name, Thing::Seat(seat))
    }

    /// The message with a piece, by its letter or name in the notation.
    #[must_use]
    pub fn piece(self, name: &'static str, piece: impl ToString) -> Saying {
        self.pieces(name, [piece])
    }

    /// The message with several pieces.
    #[must_use]
    pub fn pieces<P: ToString>(self, name: &'static str, pieces: impl IntoIterator<Item = P>) -> Saying {
        self.with(name, Thing::Pieces(pieces.into_iter().map(|piece| piece.to_string()).collect()))
    }

    /// The message with a compass point.
    #[must_use]
    pub fn direction(self, name: &'static str, direction: Direction) -> Saying {
        self.with(name, Thing::Direction(direction))
    }
}

/// For programs: the message's name and the things in it. `gambol-words` speaks to people.
impl fmt::Display for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (SHOWN, [(_, thing)]) = (self.name, self.things.as_slice()) {
            return thing.fmt(f);
        }
        f.write_str(self.name)?;
        for (index, (name, thing)) in self.things.iter().enumerate() {
            write!(f, "{}{name} {thing}", if index == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.things.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Number(number) => number.fmt(f),
            Thing::Text(text) => f.write_str(text),
            Thing::Seat(seat) => seat.fmt(f),
            Thing::Pieces(pieces) => f.write_str(&pieces.join(" ")),
            Thing::Direction(way) => f.write_str(way.name()),
        }
    }
}

/// A refusal that names the rule it enforces, as data.
pub trait Forbids: fmt::Debug {
    /// The rule and what it mentions. Every rule of a game has its own name.
    fn rule(&self) -> Saying;

    /// The section of the game's exact rules that says it, by its name there; none for a game without a rulebook.
    fn section(&self) -> Option<&'static str> {
        None
    }
}
