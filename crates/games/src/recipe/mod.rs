//! Recipes: what a generated board is made from. The same recipe gives the same board, always and on every machine.
//!
//! A recipe is small: a game, a few choices and a seed. A board code of a generated board holds no more than that.

#[cfg(test)]
mod tests;
pub(crate) mod walk;

use crate::boarded;
use crate::kind::Kind;
use crate::{duel, kangaruse, muddy_ride, two_paths};
use gambol_core::grid::Direction;
use gambol_core::{Dice, Fault, Flaw, Object, Saying, SetupError, read_options};
use serde_json::{Map, Value};

/// The largest seed: the largest whole number that every JSON reader keeps exactly.
pub const LARGEST_SEED: u64 = (1 << 53) - 1;

/// What a board is generated from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Recipe {
    /// A meadow or a set of tiles.
    MuddyRide(muddy_ride::Recipe),
    /// A board with bullets.
    Duel(duel::Recipe),
    /// A sheet.
    Kangaruse(kangaruse::Recipe),
    /// A network of ways.
    TwoPaths(two_paths::Recipe),
}

impl Recipe {
    /// The game it makes boards for.
    pub const fn game(&self) -> Kind {
        match self {
            Recipe::MuddyRide(_) => Kind::MuddyRide,
            Recipe::Duel(_) => Kind::Duel,
            Recipe::Kangaruse(_) => Kind::Kangaruse,
            Recipe::TwoPaths(_) => Kind::TwoPaths,
        }
    }

    /// The board, as JSON.
    pub fn board(&self) -> Value {
        match self {
            Recipe::MuddyRide(recipe) => recipe.board(),
            Recipe::Duel(recipe) => recipe.board(),
            Recipe::Kangaruse(recipe) => recipe.sheet().to_json(),
            Recipe::TwoPaths(recipe) => recipe.board(),
        }
    }

    /// The choices, defaults too: reading them gives the same recipe, if it is not of an earlier edition.
    pub fn choices(&self) -> Map<String, Value> {
        let choices = match self {
            Recipe::MuddyRide(recipe) => recipe.choices(),
            Recipe::Duel(recipe) => recipe.choices(),
            Recipe::Kangaruse(recipe) => recipe.choices(),
            Recipe::TwoPaths(recipe) => recipe.choices(),
        };
        choices.as_object().cloned().unwrap_or_default()
    }

    /// The letter of its codes.
    pub(crate) const fn letter(&self) -> char {
        match self {
            Recipe::Kangaruse(kangaruse::Recipe { edition: kangaruse::Edition::Second, .. }) => 'h',
            _ => 'g',
        }
    }

    /// The same recipe under a code of this letter; none if its game has no such codes.
    pub(crate) fn lettered(self, letter: char) -> Option<Recipe> {
        match self {
            Recipe::Kangaruse(recipe) if letter == 'h' => {
                Some(Recipe::Kangaruse(kangaruse::Recipe { edition: kangaruse::Edition::Second, ..recipe }))
            }
            _ => (letter == 'g').then_some(self),
        }
    }

    /// The recipe that these choices describe, read strictly. What is left out has a default, the seed too.
    pub fn read(game: Kind, choices: &Map<String, Value>) -> Result<Recipe, SetupError> {
        let Some(boards) = boarded::of(game) else {
            let names: Vec<_> = boarded::all().map(|(kind, _)| kind.name()).collect();
            let found = Saying::new("game-without-boards").text("game", game);
            let (fault, at) = (Fault::Options, "game".into());
            return Err(Flaw { fault, at, expected: Saying::one_of(names), found }.into());
        };
        read_options(choices, |choices| boards.recipe(choices))
    }

    /// The recipe that gives this very board, if one does. The name of a generated board holds its seed, so that few
    /// recipes have to be tried.
    pub fn of(board: &Value) -> Option<Recipe> {
        let boards = boarded::of(Kind::named(board.get("game")?.as_str()?)?)?;
        let name = board.get("name")?.as_str()?;
        let seeds =
            name.split(' ').filter(|word| word.len() < 17 && !(word.len() > 1 && word.starts_with('0')));
        let mut seeds = seeds.filter_map(|word| word.parse().ok()).filter(|&seed| seed <= LARGEST_SEED);
        seeds.find_map(|seed| boards.like(board, seed).into_iter().find(|recipe| recipe.board() == *board))
    }
}

/// The choice `seed`: 0 unless given.
pub(crate) fn seed(choices: &Object<'_>) -> Option<u64> {
    choices.or("seed", 0, |given| Some(given.whole(0..=LARGEST_SEED as i64)? as u64))
}

/// How footprints and bullets lie on one board: how many there are and how boldly they point forward.
///
/// No piece walks forward by itself, so on a board whose prints pointed anywhere, play would go round in circles.
pub(crate) struct Temper {
    /// How many places of a hundred carry a print.
    density: u32,
    /// How likely a print is to point forward, diagonally forward, to a side, diagonally back, back.
    weights: [u32; 5],
}

impl Temper {
    /// A temper for one board: from sparse to crowded, from meandering to bold.
    pub(crate) fn roll(densities: [u32; 2], tempers: &[[u32; 5]], dice: &mut Dice) -> Temper {
        let [least, most] = densities;
        let density = least + dice.below(most - least + 1);
        Temper { density, weights: tempers[dice.index(tempers.len())] }
    }

    /// One place: a print for the piece that faces that way, or none.
    pub(crate) fn print(&self, forward: Direction, dice: &mut Dice) -> Option<Direction> {
        if dice.below(100) >= self.density {
            return None;
        }
        let weight = |eighths: u8| self.weights[usize::from(eighths.min(8 - eighths))];
        Some(forward.turned(dice.draw((0..8).map(|eighths| (eighths, weight(eighths))))))
    }
}

/// A name for a generated board: two words and the seed.
pub(crate) fn name(first: &[&str], second: &[&str], seed: u64, dice: &mut Dice) -> String {
    format!("{} {} {seed}", first[dice.index(first.len())], second[dice.index(second.len())])
}
