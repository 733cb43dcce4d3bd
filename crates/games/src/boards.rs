//! The boards that ship, built into the program. The first of each game is its default.

/// A board that ships.
#[derive(Clone, Copy, Debug)]
pub struct BuiltIn {
    /// The game it is for.
    pub game: &'static str,
    /// The name by which the option `board` calls it.
    pub name: &'static str,
    /// The board as JSON.
    pub json: &'static str,
    /// Its certificate as JSON: what is known of the board, and how.
    pub certificate: &'static str,
}

macro_rules! built_in {
    ($($game:literal / $name:literal),* $(,)?) => {
        &[$(BuiltIn {
            game: $game,
            name: $name,
            json: include_str!(concat!("../../../boards/", $game, "/", $name, ".json")),
            certificate: include_str!(concat!("../../../boards/", $game, "/", $name, ".certificate.json")),
        }),*]
    };
}

/// All boards and tile sets that ship.
pub const ALL: &[BuiltIn] = built_in![
    "muddy-ride" / "first-meadow",
    "muddy-ride" / "puddle-lane",
    "muddy-ride" / "clover-hollow",
    "muddy-ride" / "drizzle-dell",
    "muddy-ride" / "heron-pool",
    "muddy-ride" / "willow-bend",
    "muddy-ride" / "otter-holt",
    "muddy-ride" / "wide-meadow",
    "muddy-ride" / "long-acre",
    "muddy-ride" / "broad-fen",
    "muddy-ride" / "kingcup-mead",
    "muddy-ride" / "thistle-down",
    "muddy-ride" / "swan-reach",
    "muddy-ride" / "marsh-mile",
    "muddy-ride" / "small-puddles",
    "muddy-ride" / "large-puddles",
    "duel" / "high-noon",
    "duel" / "tin-star",
    "duel" / "last-chance",
    "duel" / "boot-hill",
    "duel" / "silver-dollar",
    "duel" / "horseshoe-pass",
    "kangaruse" / "billabong",
    "kangaruse" / "gumnut",
    "kangaruse" / "little-joey",
    "kangaruse" / "quokka-rock",
    "kangaruse" / "wattle",
    "kangaruse" / "dingo-creek",
    "kangaruse" / "snake-gully",
    "kangaruse" / "kookaburra",
    "kangaruse" / "wombat-flat",
    "kangaruse" / "paperbark",
    "kangaruse" / "bandicoot-bend",
    "kangaruse" / "emu-crossing",
    "kangaruse" / "red-gum-station",
    "kangaruse" / "coolabah",
    "kangaruse" / "magpie-bridge",
    "kangaruse" / "mulga-track",
    "kangaruse" / "long-paddock",
    "kangaruse" / "southern-cross",
    "kangaruse" / "thunder-range",
    "kangaruse" / "black-stump",
    "two-paths" / "the-ford",
];

/// The boards of a game, its default first.
pub fn of(game: &str) -> impl Iterator<Item = &'static BuiltIn> {
    ALL.iter().filter(move |board| board.game == game)
}

/// The board of a game with this name.
pub fn named(game: &str, name: &str) -> Option<&'static BuiltIn> {
    of(game).find(|board| board.name == name)
}
