//! Random options for each game, always valid and often nasty: crowded, tiny, full of conflicts.
//!
//! They are written from the rule files alone, as plain JSON, so that they are not kinder to a game than the rules are.

mod duel;
mod gunst;
mod kangaruse;
mod muddy_ride;
mod two_paths;

use gambol_core::grid::Cell;
use gambol_core::{Dice, Playable};
use gambol_games::Kind;
use gambol_games::duel::Duel;
use gambol_games::gunst::Gunst;
use gambol_games::kangaruse::Kangaruse;
use gambol_games::muddy_ride::MuddyRide;
use gambol_games::two_paths::TwoPaths;
use serde_json::{Map, Value};

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

/// A game that the laws can be put to: it brings random options of its own.
pub trait Sampled: Playable {
    /// The ways to play it.
    const MODES: &'static [Mode];
}

/// The modes of a game.
pub fn modes(kind: Kind) -> &'static [Mode] {
    match kind {
        Kind::MuddyRide => MuddyRide::MODES,
        Kind::Duel => Duel::MODES,
        Kind::Kangaruse => Kangaruse::MODES,
        Kind::TwoPaths => TwoPaths::MODES,
        Kind::Gunst => Gunst::MODES,
    }
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

/// Sets an option.
fn set(options: &mut Options, key: &str, value: impl Into<Value>) {
    options.insert(key.to_owned(), value.into());
}

/// Whether something with these odds happens.
fn percent(dice: &mut Dice, odds: u32) -> bool {
    dice.below(100) < odds
}

/// One of the items, each equally likely.
fn among<T: Copy>(dice: &mut Dice, items: &[T]) -> T {
    items[dice.index(items.len())]
}

/// A whole number from `least` to `most`.
fn between(dice: &mut Dice, least: u32, most: u32) -> u32 {
    least + dice.below(most - least + 1)
}

/// The items in a random order.
fn shuffled<T: Clone>(dice: &mut Dice, items: &[T]) -> Vec<T> {
    let mut items = items.to_vec();
    dice.shuffle(&mut items);
    items
}

/// All cells of a grid.
fn cells(files: u8, ranks: u8) -> Vec<Cell> {
    (0..ranks).flat_map(|rank| (0..files).map(move |file| Cell { file, rank })).collect()
}

/// Sometimes sets the two limits: often the defaults, sometimes low ones, sometimes none.
fn limit(dice: &mut Dice, options: &mut Options) {
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
fn object(value: Value) -> Options {
    match value {
        Value::Object(map) => map,
        other => panic!("expected an object, found {other}"),
    }
}
