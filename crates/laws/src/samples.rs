//! What a game brings to the laws, first of all random options, always valid and often nasty: crowded, tiny, full of
//! conflicts.
//!
//! Those of our games are written from the rule files alone, as plain JSON, so that they are not kinder to a game than the
//! rules are.

use crate::mirrors::Mirror;
use crate::shown::Shown;
use gambol_core::grid::Cell;
use gambol_core::{Dice, Eyes, Playable};
use gambol_games::Kind;
use gambol_games::boards;
use gambol_games::duel::Duel;
use gambol_games::gunst::Gunst;
use gambol_games::kangaruse::Kangaruse;
use gambol_games::muddy_ride::MuddyRide;
use gambol_games::two_paths::TwoPaths;
use serde_json::{Map, Value, json};

/// Options of a game, as JSON.
pub type Options = Map<String, Value>;

/// A way to play a game that the laws try by itself.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// What it is called, here and in the names of data files.
    pub name: &'static str,
    /// Random options of this mode.
    pub random: fn(&mut Dice) -> Options,
}

impl Mode {
    /// The dice for a random game of this mode.
    pub fn dice(&self, number: u64) -> Dice {
        let salt = self.name.bytes().fold(7, |hash: u64, byte| hash.wrapping_mul(31) + u64::from(byte));
        Dice::new(salt.wrapping_mul(0x9e37_79b9).wrapping_add(number << 32))
    }

    /// Random options of this mode.
    pub fn options(&self, dice: &mut Dice) -> Options {
        (self.random)(dice)
    }
}

/// A game that the laws can be put to.
///
/// Its modes alone will do. The more it says about itself, the more the laws look at.
pub trait Sampled: Playable {
    /// The ways to play it.
    const MODES: &'static [Mode];

    /// The keys of its state that do not look the same to all eyes; none if the game does not say.
    const SECRET: Option<&'static [&'static str]> = None;

    /// The keys of its state that stay as they were when a game is called off.
    const KEPT: &'static [&'static str] = &[];

    /// The options that describe the board: among the complete options they are told as the board itself.
    const BECOME_THE_BOARD: &'static [&'static str] = &["board"];

    /// Whether a seat is asked in this state even if there is only one thing to do. Always, unless the game says that it
    /// goes on by itself.
    fn is_always_asked(_state: &Value) -> bool {
        true
    }

    /// Whether several seats are asked one after the other in this state, and no answer touches another's.
    fn is_one_by_one(_state: &Value) -> bool {
        false
    }

    /// What counts as the position where a turn opens, for repetition; none elsewhere.
    fn opening(&self, pos: &Self::Position) -> Option<String> {
        self.opens_turn(pos).then(|| format!("{pos:?}"))
    }

    /// The most actions that the rules allow, whatever the limits; none if a game may go on for ever.
    fn longest(&self) -> Option<usize> {
        None
    }

    /// Set-ups that have a name: their ways on are counted too.
    fn well_known() -> Vec<(String, Options)> {
        vec![defaults()]
    }

    /// Some move in notation, rarely a possible one: legal lists are compared with it.
    fn any_move(_dice: &mut Dice) -> Option<String> {
        None
    }

    /// The game of these complete options told in other words.
    fn mirrors(_options: &Options) -> Vec<Mirror> {
        Vec::new()
    }

    /// Compares what is shown with what the game's rule file says about states. Panics where they differ.
    fn check_state(_shown: &Shown<'_>) {}
}

/// What a game brings, for whoever knows only at run time which game it is.
#[derive(Clone, Copy, Debug)]
pub struct Samples {
    /// The ways to play it.
    pub modes: &'static [Mode],
    /// Set-ups that have a name.
    pub well_known: fn() -> Vec<(String, Options)>,
}

impl Samples {
    fn by<G: Sampled>() -> Samples {
        Samples { modes: G::MODES, well_known: G::well_known }
    }
}

/// What a game brings.
pub fn of(kind: Kind) -> Samples {
    match kind {
        Kind::MuddyRide => Samples::by::<MuddyRide>(),
        Kind::Duel => Samples::by::<Duel>(),
        Kind::Kangaruse => Samples::by::<Kangaruse>(),
        Kind::TwoPaths => Samples::by::<TwoPaths>(),
        Kind::Gunst => Samples::by::<Gunst>(),
    }
}

/// The modes of a game.
pub fn modes(kind: Kind) -> &'static [Mode] {
    of(kind).modes
}

/// Every game with its modes.
pub fn all() -> impl Iterator<Item = (Kind, &'static [Mode])> {
    Kind::ALL.into_iter().map(|kind| (kind, modes(kind)))
}

/// The mode of a game with this name.
pub fn mode(kind: Kind, name: &str) -> &'static Mode {
    let found = modes(kind).iter().find(|mode| mode.name == name);
    found.unwrap_or_else(|| panic!("{kind} has no mode {name}"))
}

fn defaults() -> (String, Options) {
    ("the defaults".into(), Options::new())
}

/// The defaults, and every board that can be named.
pub(crate) fn shipped(kind: Kind) -> Vec<(String, Options)> {
    let on = |board: &boards::BuiltIn| {
        let laid = json!({"tile_set": board.name, "lay": [["A", 0], ["B", 1], ["C", 2], ["D", 3]]});
        let given = if board.is_tile_set() { laid } else { board.name.into() };
        (board.name.to_owned(), object(json!({"board": given})))
    };
    std::iter::once(defaults()).chain(boards::known(kind).map(on)).collect()
}

/// The name of one of the boards that can be named.
pub(crate) fn among_shipped(dice: &mut Dice, kind: Kind) -> &'static str {
    let names: Vec<_> = boards::known(kind).map(|board| board.name).collect();
    among(dice, &names)
}

/// The parts of a state that make it the same position, if a turn opens there.
pub(crate) fn opening_of<G: Playable>(
    game: &G,
    pos: &G::Position,
    phase: &str,
    keys: &[&str],
) -> Option<String> {
    let state = game.state(&game.view(pos, Eyes::All));
    let parts: Vec<_> = keys.iter().map(|key| state.get(*key).map(Value::to_string)).collect();
    (state["phase"] == phase).then(|| format!("{parts:?}"))
}

/// Sets an option.
pub(crate) fn set(options: &mut Options, key: &str, value: impl Into<Value>) {
    options.insert(key.to_owned(), value.into());
}

/// Whether something with these odds happens.
pub(crate) fn percent(dice: &mut Dice, odds: u32) -> bool {
    dice.below(100) < odds
}

/// One of the items, each equally likely.
pub(crate) fn among<T: Copy>(dice: &mut Dice, items: &[T]) -> T {
    items[dice.index(items.len())]
}

/// A whole number from `least` to `most`.
pub(crate) fn between(dice: &mut Dice, least: u32, most: u32) -> u32 {
    least + dice.below(most - least + 1)
}

/// The items in a random order.
pub(crate) fn shuffled<T: Clone>(dice: &mut Dice, items: &[T]) -> Vec<T> {
    let mut items = items.to_vec();
    dice.shuffle(&mut items);
    items
}

/// All cells of a grid.
pub(crate) fn cells(files: u8, ranks: u8) -> Vec<Cell> {
    (0..ranks).flat_map(|rank| (0..files).map(move |file| Cell { file, rank })).collect()
}

/// Sometimes sets the two limits: often the defaults, sometimes low ones, sometimes none.
pub(crate) fn limit(dice: &mut Dice, options: &mut Options) {
    match dice.below(8) {
        0 => set(options, "repetition", 0),
        1 => set(options, "repetition", between(dice, 2, 5)),
        _ => {}
    }
    match dice.below(8) {
        0 => set(options, "ply_cap", between(dice, 1, 40)),
        1 => set(options, "ply_cap", 0),
        2 => set(options, "ply_cap", between(dice, 41, 900)),
        _ => {}
    }
}

/// An object, when a macro's braces would hide what is going on.
pub(crate) fn object(value: Value) -> Options {
    match value {
        Value::Object(map) => map,
        other => panic!("expected an object, found {other}"),
    }
}

/// Any cell of a grid.
pub(crate) fn cell_among(dice: &mut Dice, files: u8, ranks: u8) -> Cell {
    Cell { file: dice.below(files.into()) as u8, rank: dice.below(ranks.into()) as u8 }
}
