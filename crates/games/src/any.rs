//! The five games under one roof: found by name, started from options, replayed from records.

use crate::boards;
use crate::duel::Duel;
use crate::gunst::Gunst;
use crate::kangaruse::Kangaruse;
use crate::muddy_ride::MuddyRide;
use crate::two_paths::TwoPaths;
use gambol_core::{AnyMatch, Fault, Match, Playable, Record, ReplayError, SetupError};
use serde_json::{Map, Value};
use std::fmt;

/// A game that can be played here.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its name in options, records and addresses.
    pub name: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// What it is, in a sentence.
    pub summary: &'static str,
    /// Its rulebook for people, as Markdown with examples.
    pub rulebook: &'static str,
    start: Start,
}

type Start = fn(&Map<String, Value>) -> Result<Box<dyn AnyMatch>, SetupError>;

/// All games, in the order in which they are offered.
pub const GAMES: &[Kind] = &[
    kind::<MuddyRide>(
        "Splash each other across a muddy meadow. Race for 2–4, teams or secret animals.",
        include_str!("../../../rules/muddy-ride.md"),
    ),
    kind::<Duel>(
        "Two cowboys shoot each other past each other. Race with six surprises each, for 2.",
        include_str!("../../../rules/duel.md"),
    ),
    kind::<Kangaruse>(
        "Hop over a sheet of bushland that closes in, and gather points. For 2–5.",
        include_str!("../../../rules/kangaruse.md"),
    ),
    kind::<TwoPaths>(
        "Lead fox, hare and hedgehog across a clearing, by bluff. Race for 2.",
        include_str!("../../../rules/two-paths.md"),
    ),
    kind::<Gunst>(
        "Two lords line up their kin in secret and court the gods. Battle for 2.",
        include_str!("../../../rules/gunst.md"),
    ),
];

const fn kind<G: Playable>(summary: &'static str, rulebook: &'static str) -> Kind {
    Kind { name: G::NAME, title: G::TITLE, summary, rulebook, start: start::<G> }
}

fn start<G: Playable>(options: &Map<String, Value>) -> Result<Box<dyn AnyMatch>, SetupError> {
    Ok(Box::new(Match::<G>::from_options(options)?))
}

/// The game with this name.
pub fn find(name: &str) -> Option<&'static Kind> {
    GAMES.iter().find(|kind| kind.name == name)
}

/// The names of all games, for messages: `muddy-ride, duel, …`.
pub fn names() -> String {
    GAMES.iter().map(|kind| kind.name).collect::<Vec<_>>().join(", ")
}

impl Kind {
    /// A match with these options, at its start.
    pub fn start(&self, options: &Map<String, Value>) -> Result<Box<dyn AnyMatch>, SetupError> {
        (self.start)(options)
    }

    /// The boards of this game that ship.
    pub fn boards(&self) -> impl Iterator<Item = &'static boards::BuiltIn> {
        boards::of(self.name)
    }
}

/// Why a record could not be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// Its game is none of ours.
    UnknownGame(String),
    /// Its options or its board are wrong.
    Setup(SetupError),
    /// What it says was played was not.
    Replay(ReplayError),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::UnknownGame(name) => write!(f, "game: expected one of {}, found {name:?}", names()),
            RecordError::Setup(error) => error.fmt(f),
            RecordError::Replay(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RecordError {}

/// Plays a record from its start, checking every action, every hash and the result.
pub fn replay(record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
    let kind = find(&record.game).ok_or_else(|| RecordError::UnknownGame(record.game.clone()))?;
    let mut game = kind.start(&record.options).map_err(RecordError::Setup)?;
    record.replay_on(game.as_mut()).map_err(RecordError::Replay)?;
    Ok(game)
}

/// The game that a board is for: it says so itself, but for a laid meadow.
pub fn game_of_board(board: &Value) -> Result<&'static Kind, SetupError> {
    let wrong = |expected: String, found: String| SetupError {
        fault: Fault::Board,
        at: "board".into(),
        expected,
        found,
    };
    if board.get("lay").is_some() {
        return find("muddy-ride").ok_or_else(|| wrong("a game".into(), "none".into()));
    }
    let name = board.get("game").and_then(Value::as_str);
    name.and_then(find).ok_or_else(|| {
        wrong(
            format!("the key \"game\" with one of {}", names()),
            board.get("game").map_or("none".into(), Value::to_string),
        )
    })
}
