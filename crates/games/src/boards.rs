//! The boards that ship, built into the program. The first of each game is its default.
//!
//! A board that is no longer offered stays known by its name: records, codes and puzzles go on naming it.

use crate::kind::Kind;
use gambol_core::{Fault, Given, Saying};
use serde_json::Value;

/// How far apart the seats may be among equal bots of level 4 on a board that is offered.
pub const APART: f64 = 0.03;

/// How many games may be drawn there.
pub const DRAWN: f64 = 0.05;

/// How far a way of playing on a board is from being offered, by what its certificate says of it: 0 if equal bots fare
/// alike, seldom draw, and no side can force a win. None if nobody has measured that.
pub fn flaw(set_up: &Value) -> Option<f64> {
    let over = |place: &str, most: f64| Some((set_up.pointer(place)?.as_f64()? - most).max(0.0));
    let forced = set_up.pointer("/exact/forced").and_then(Value::as_array);
    // What a side can force is worse than any luck of the seats.
    let forced = f64::from(u8::from(forced.is_some_and(|seats| !seats.is_empty())));
    Some(forced + over("/level_play/apart", APART)? + over("/level_play/drawn/share", DRAWN)?)
}

/// A board that ships.
#[derive(Clone, Copy, Debug)]
pub struct BuiltIn {
    /// The game it is for.
    pub game: Kind,
    /// The name by which the option `board` refers to it.
    pub name: &'static str,
    /// The board as JSON.
    pub json: &'static str,
    /// Its certificate as JSON: what is known about the board, and how.
    pub certificate: &'static str,
}

macro_rules! built_in {
    ($kind:ident, $game:literal: $($name:literal),* $(,)?) => {
        &[$(BuiltIn {
            game: Kind::$kind,
            name: $name,
            json: include_str!(concat!("../boards/", $game, "/", $name, ".json")),
            certificate: include_str!(concat!("../boards/", $game, "/", $name, ".certificate.json")),
        }),*]
    };
}

const MUDDY_RIDE: &[BuiltIn] = built_in![
    MuddyRide, "muddy-ride":
    "clover-hollow",
    "puddle-lane",
    "drizzle-dell",
    "long-acre",
    "mill-meadow",
    "twin-oaks",
    "alder-nook",
    "reed-bend",
    "fern-glen",
    "mossy-dell",
    "rushy-bank",
    "stepping-stones",
    "garden-gate",
    "hazel-corner",
    "sorrel-patch",
    "summer-shower",
];

const DUEL: &[BuiltIn] = built_in![
    Duel, "duel":
    "buzzard-junction",
    "scorpion-creek",
    "vulture-canyon",
    "last-chance",
    "lonesome-pass",
];

const KANGARUSE: &[BuiltIn] = built_in![
    Kangaruse, "kangaruse":
    "lyrebird-flat",
    "bilby-burrow",
    "thunder-range",
];

const TWO_PATHS: &[BuiltIn] = built_in![
    TwoPaths, "two-paths":
    "the-ford",
];

/// Boards that are no longer offered: their seats were further apart, or more of their games drawn, than a board's should
/// be. *First Meadow* is the exact rules' example.
const RETIRED: &[&[BuiltIn]] = &[
    built_in![
        MuddyRide, "muddy-ride":
        "first-meadow", "wide-meadow", "heron-pool", "willow-bend", "otter-holt", "broad-fen", "kingcup-mead",
        "swan-reach", "marsh-mile", "thistle-down", "three-springs", "small-puddles", "large-puddles",
    ],
    built_in![
        Duel, "duel":
        "high-noon", "tin-star", "old-corral", "canyon-gate", "boot-hill", "silver-dollar", "horseshoe-pass",
    ],
    built_in![
        Kangaruse, "kangaruse":
        "kookaburra", "emu-crossing", "billabong", "gumnut", "little-joey", "quokka-rock", "wattle", "dingo-creek",
        "snake-gully", "wombat-flat", "paperbark", "bandicoot-bend", "red-gum-station", "coolabah", "mulga-track",
        "long-paddock", "southern-cross", "black-stump", "magpie-bridge",
    ],
];

/// The boards of a game, its default first; none if it is played without a board.
pub fn of(game: Kind) -> impl Iterator<Item = &'static BuiltIn> {
    let all = match game {
        Kind::MuddyRide => MUDDY_RIDE,
        Kind::Duel => DUEL,
        Kind::Kangaruse => KANGARUSE,
        Kind::TwoPaths => TWO_PATHS,
        Kind::Gunst => &[],
    };
    all.iter()
}

/// All boards and tile sets that ship, game by game.
pub fn all() -> impl Iterator<Item = &'static BuiltIn> {
    Kind::ALL.into_iter().flat_map(of)
}

/// Boards that were offered once.
pub fn retired() -> impl Iterator<Item = &'static BuiltIn> {
    RETIRED.iter().copied().flatten()
}

/// All boards of a game that can be named, offered or not.
pub fn known(game: Kind) -> impl Iterator<Item = &'static BuiltIn> {
    of(game).chain(retired().filter(move |board| board.game == game))
}

/// The board of a game with this name, offered or not.
pub fn named(game: Kind, name: &str) -> Option<&'static BuiltIn> {
    known(game).find(|board| board.name == name)
}

impl BuiltIn {
    /// Whether it is a set of tiles to lay a board from.
    pub fn is_tile_set(&self) -> bool {
        self.value().get("tiles").is_some()
    }

    /// The board as JSON.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.json).expect("the boards that ship are JSON")
    }
}

/// The default board of a game.
pub(crate) fn default<B>(game: Kind, read: impl FnOnce(&Given<'_>) -> Option<B>) -> B {
    let first = of(game).next().expect("a game that is played on boards ships with one");
    shipped(first, read)
}

/// A board that ships.
pub(crate) fn shipped<B>(built_in: &BuiltIn, read: impl FnOnce(&Given<'_>) -> Option<B>) -> B {
    gambol_core::read(&built_in.value(), "board", Fault::Board, read).expect("the boards that ship are right")
}

/// The board that the option `board` gives: as an object, or by the name of one that ships.
pub(crate) fn chosen<B>(
    given: &Given<'_>,
    game: Kind,
    read: impl FnOnce(&Given<'_>) -> Option<B>,
) -> Option<B> {
    let given = given.clone().as_board();
    match given.value() {
        Value::Object(_) => return read(&given),
        Value::String(name) => {
            if let Some(built_in) = named(game, name) {
                return read(&given.with_value(&built_in.value()));
            }
        }
        _ => {}
    }
    let names: Vec<_> = of(game).map(|board| board.name).collect();
    given.wrong(Saying::new("board-or-name").text("names", names.join(", ")));
    None
}
