//! The one list of games.

use crate::boarded::{self, Boarded};
use crate::boards::{self, BuiltIn};
use crate::duel::Duel;
use crate::gunst::Gunst;
use crate::kangaruse::Kangaruse;
use crate::muddy_ride::MuddyRide;
use crate::two_paths::TwoPaths;
use gambol_core::{AnyMatch, Entry, Fault, Flaw, Saying, SetupError, brief};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::fmt;

/// One of the games.
///
/// Text names are read where they come in (options, addresses, records, the command line) with [`Kind::named`] and
/// nowhere else. Whatever differs from game to game is an exhaustive `match` on this, so that the compiler names every
/// place that a sixth game has to fill.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Muddy Ride.
    MuddyRide,
    /// Duel.
    Duel,
    /// Kangaruse.
    Kangaruse,
    /// Two Paths.
    TwoPaths,
    /// Gunst.
    Gunst,
}

impl Kind {
    /// All games, in the order in which they are offered.
    pub const ALL: [Kind; 5] = [Kind::MuddyRide, Kind::Duel, Kind::Kangaruse, Kind::TwoPaths, Kind::Gunst];

    /// How to start the game without knowing it.
    pub const fn entry(self) -> &'static Entry {
        match self {
            Kind::MuddyRide => &const { Entry::of::<MuddyRide>() },
            Kind::Duel => &const { Entry::of::<Duel>() },
            Kind::Kangaruse => &const { Entry::of::<Kangaruse>() },
            Kind::TwoPaths => &const { Entry::of::<TwoPaths>() },
            Kind::Gunst => &const { Entry::of::<Gunst>() },
        }
    }

    /// Its name in options, records and addresses, such as `muddy-ride`.
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// Its name for people, such as `Muddy Ride`.
    pub const fn title(self) -> &'static str {
        self.entry().title
    }

    /// Its exact rules as Markdown, with examples that run.
    pub const fn rulebook(self) -> &'static str {
        match self {
            Kind::MuddyRide => include_str!("../rules/muddy-ride.md"),
            Kind::Duel => include_str!("../rules/duel.md"),
            Kind::Kangaruse => include_str!("../rules/kangaruse.md"),
            Kind::TwoPaths => include_str!("../rules/two-paths.md"),
            Kind::Gunst => include_str!("../rules/gunst.md"),
        }
    }

    /// The game with this name.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The game of a match; none if it is not one of ours.
    pub fn of(game: &dyn AnyMatch) -> Option<Kind> {
        Kind::named(game.game())
    }

    /// The game that a board is for: it says so itself, except for a meadow laid from tiles.
    pub fn of_board(board: &Value) -> Result<Kind, SetupError> {
        if board.get("lay").is_some() {
            return Ok(Kind::MuddyRide);
        }
        let name = board.get("game").and_then(Value::as_str);
        name.and_then(Kind::named).ok_or_else(|| {
            let found = board.get("game").map_or(Saying::new("none"), brief);
            let expected = Saying::one_of(Kind::ALL.map(Kind::name));
            Flaw { fault: Fault::Board, at: "board.game".into(), expected, found }.into()
        })
    }

    /// The names of all games, for messages: `muddy-ride, duel, …`.
    pub fn names() -> String {
        Kind::ALL.map(Kind::name).join(", ")
    }

    /// A match with these options, at its start.
    pub fn start(self, options: &Map<String, Value>) -> Result<Box<dyn AnyMatch>, SetupError> {
        (self.entry().start)(options)
    }

    /// Whether it begins on a freshly generated board unless one is given, so that its options hold a seed.
    pub fn has_fresh_boards(self) -> bool {
        boarded::of(self).is_some_and(Boarded::is_fresh)
    }

    /// The parts that a board is put together from, as text, and a board that is put together from them; none for what
    /// is already a board.
    pub fn parts(self, board: &Value) -> Option<(String, Value)> {
        boarded::of(self)?.parts(board)
    }

    /// The boards of this game that ship, its default first; none if it is played without a board.
    pub fn boards(self) -> impl Iterator<Item = &'static BuiltIn> {
        boards::of(self)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Kind, D::Error> {
        let name = Cow::<'de, str>::deserialize(deserializer)?;
        let unknown = || D::Error::custom(format!("expected one of {}, found {name:?}", Kind::names()));
        Kind::named(&name).ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_own_name_alone() {
        for kind in Kind::ALL {
            assert_eq!(Kind::named(kind.name()), Some(kind));
        }
        assert_eq!(Kind::named("chess"), None);
    }
}
