//! Recipes: what a generated board is made from. The same recipe gives the same board, always and on every machine.
//!
//! A recipe is small: a game, a few choices and a seed. A board code of a generated board holds no more than that.

#[cfg(test)]
mod tests;
pub(crate) mod walk;

use crate::kangaruse::{Sheet, Size};
use crate::kind::Kind;
use crate::{duel, muddy_ride, two_paths};
use gambol_core::grid::Direction;
use gambol_core::{Dice, Fault, Object, SetupError};
use serde_json::{Map, Value, json};

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
    Kangaruse {
        /// How large it is.
        size: Size,
        /// Whether it has squares to start from.
        starts: bool,
        /// Which of all such sheets.
        seed: u64,
    },
    /// A network of ways.
    TwoPaths(two_paths::Recipe),
}

impl Recipe {
    /// The game it makes boards for.
    pub const fn game(&self) -> Kind {
        match self {
            Recipe::MuddyRide(_) => Kind::MuddyRide,
            Recipe::Duel(_) => Kind::Duel,
            Recipe::Kangaruse { .. } => Kind::Kangaruse,
            Recipe::TwoPaths(_) => Kind::TwoPaths,
        }
    }

    /// The board, as JSON.
    pub fn board(&self) -> Value {
        match self {
            Recipe::MuddyRide(recipe) => recipe.board(),
            Recipe::Duel(recipe) => recipe.board(),
            Recipe::Kangaruse { size, starts, seed } => Sheet::generated(*size, *starts, *seed).to_json(),
            Recipe::TwoPaths(recipe) => recipe.board(),
        }
    }

    /// The recipe that these choices describe, read strictly. What is left out has a default, the seed too.
    pub fn read(game: Kind, choices: &Map<String, Value>) -> Result<Recipe, SetupError> {
        let choices = Object::options(choices);
        let flag = |key, default| choices.get(key).map_or(Ok(default), |given| given.flag());
        let whole =
            |key, range, default| choices.get(key).map_or(Ok(default), |given| Ok(given.whole(range)? as u8));
        let seed = || {
            let largest = LARGEST_SEED as i64;
            choices.get("seed").map_or(Ok(0), |given| Ok(given.whole(0..=largest)? as u64))
        };
        match game {
            Kind::MuddyRide => {
                choices.only(&[], &["size", "tiles", "fair", "seed"])?;
                let is_wide = choices.get("size").map_or(Ok(false), |given| match given.whole(6..=8)? {
                    7 => Err(given.wrong("6 or 8")),
                    size => Ok(size == 8),
                })?;
                let (is_tiles, is_fair) = (flag("tiles", false)?, flag("fair", true)?);
                Ok(Recipe::MuddyRide(muddy_ride::Recipe { is_wide, is_tiles, is_fair, seed: seed()? }))
            }
            Kind::Duel => {
                choices.only(&[], &["files", "ranks", "fair", "seed"])?;
                let (files, ranks) = (whole("files", 3..=8, 5)?, whole("ranks", 3..=8, 6)?);
                Ok(Recipe::Duel(duel::Recipe { files, ranks, is_fair: flag("fair", true)?, seed: seed()? }))
            }
            Kind::Kangaruse => {
                choices.only(&[], &["size", "starts", "seed"])?;
                let size = choices.get("size");
                let size = size.map_or(Ok(Size::Regular), |given| given.one_of(&Size::NAMED))?;
                Ok(Recipe::Kangaruse { size, starts: flag("starts", false)?, seed: seed()? })
            }
            Kind::TwoPaths => {
                choices.only(&[], &["rows", "fair", "mirror", "seed"])?;
                let is_fair = flag("fair", true)?;
                let is_mirrored = flag("mirror", is_fair)?;
                let rows = whole("rows", 7..=11, 7)?;
                Ok(Recipe::TwoPaths(two_paths::Recipe { rows, is_fair, is_mirrored, seed: seed()? }))
            }
            Kind::Gunst => Err(no_boards(game)),
        }
    }

    /// The choices, defaults too: reading them gives the same recipe.
    pub fn choices(&self) -> Map<String, Value> {
        let choices = match self {
            Recipe::MuddyRide(recipe) => {
                json!({"size": recipe.size(), "tiles": recipe.is_tiles, "fair": recipe.is_fair, "seed": recipe.seed})
            }
            Recipe::Duel(recipe) => {
                let (files, ranks) = (recipe.files, recipe.ranks);
                json!({"files": files, "ranks": ranks, "fair": recipe.is_fair, "seed": recipe.seed})
            }
            Recipe::Kangaruse { size, starts, seed } => {
                json!({"size": size.name(), "starts": starts, "seed": seed})
            }
            Recipe::TwoPaths(recipe) => {
                let (fair, mirror) = (recipe.is_fair, recipe.is_mirrored);
                json!({"rows": recipe.rows, "fair": fair, "mirror": mirror, "seed": recipe.seed})
            }
        };
        choices.as_object().cloned().unwrap_or_default()
    }

    /// The recipe that gives this very board, if one does. The name of a generated board holds its seed, so that few
    /// recipes have to be tried.
    pub fn of(board: &Value) -> Option<Recipe> {
        let name = board.get("name")?.as_str()?;
        let seeds =
            name.split(' ').filter(|word| word.len() < 17 && !(word.len() > 1 && word.starts_with('0')));
        let mut seeds = seeds.filter_map(|word| word.parse().ok()).filter(|&seed| seed <= LARGEST_SEED);
        seeds.find_map(|seed| Recipe::like(board, seed).into_iter().find(|recipe| recipe.board() == *board))
    }

    /// The recipes with this seed for boards of the same game and shape.
    fn like(board: &Value, seed: u64) -> Vec<Recipe> {
        let number = |key: &str| board.get(key).and_then(Value::as_u64);
        let both = [true, false];
        match board.get("game").and_then(Value::as_str) {
            Some("muddy-ride") => {
                let is_tiles = board.get("tiles").is_some();
                let is_wide = number("size") == Some(8) || number("tile_size") == Some(4);
                let recipe = |is_fair| muddy_ride::Recipe { is_wide, is_tiles, is_fair, seed };
                both.map(|is_fair| Recipe::MuddyRide(recipe(is_fair))).into()
            }
            Some("duel") => {
                let length = |key| number(key).filter(|length| (3..=8).contains(length));
                let (Some(files), Some(ranks)) = (length("files"), length("ranks")) else { return vec![] };
                let (files, ranks) = (files as u8, ranks as u8);
                both.map(|is_fair| Recipe::Duel(duel::Recipe { files, ranks, is_fair, seed })).into()
            }
            Some("kangaruse") => {
                let sizes = Size::NAMED.into_iter().map(|(_, size)| size);
                let fits = |size: &Size| {
                    let (files, ranks) = size.files_and_ranks();
                    number("files") == Some(files.into()) && number("ranks") == Some(ranks.into())
                };
                let all = |size| both.map(|starts| Recipe::Kangaruse { size, starts, seed });
                sizes.filter(fits).flat_map(all).collect()
            }
            Some("two-paths") => {
                let rows = board.get("rows").and_then(Value::as_array).map_or(0, Vec::len);
                if !(7..=11).contains(&rows) {
                    return vec![];
                }
                let one = |is_fair, is_mirrored| {
                    Recipe::TwoPaths(two_paths::Recipe { rows: rows as u8, is_fair, is_mirrored, seed })
                };
                both.into_iter().flat_map(|fair| both.map(|mirrored| one(fair, mirrored))).collect()
            }
            _ => vec![],
        }
    }
}

/// Why nothing can be made for a game.
fn no_boards(game: Kind) -> SetupError {
    let found = format!("{game}, which is played without a board: there is nothing to make");
    let expected = "one of muddy-ride, duel, kangaruse, two-paths".into();
    SetupError { fault: Fault::Options, at: "game".into(), expected, found }
}

/// How footprints and bullets lie on one board: how many there are and how boldly they point forward.
///
/// Nobody walks forward by itself, so a board whose prints pointed anywhere would go round in circles.
pub(crate) struct Temper {
    /// How many places of a hundred carry a print.
    density: u32,
    /// How likely a print points forward, aslant forward, to a side, aslant back, back.
    weights: [u32; 5],
}

impl Temper {
    /// A temper for one board: from sparse to crowded, from meandering to bold.
    pub(crate) fn roll(densities: [u32; 2], tempers: &[[u32; 5]], dice: &mut Dice) -> Temper {
        let [least, most] = densities;
        let density = least + dice.below(most - least + 1);
        Temper { density, weights: tempers[dice.index(tempers.len())] }
    }

    /// One place: a print for whoever faces that way, or none.
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
