//! Recipes on the tape: a few choices and the seed.

use super::tape::Tape;
use crate::kangaruse::Size;
use crate::kind::Kind;
use crate::recipe::{LARGEST_SEED, Recipe};
use crate::{duel, muddy_ride, two_paths};

/// Passes a recipe of a game, given if the tape is written.
pub(super) fn pass(tape: &mut Tape, game: Kind, given: Option<Recipe>) -> Option<Recipe> {
    let made = match (game, given) {
        (Kind::MuddyRide, given) => {
            let given = if let Some(Recipe::MuddyRide(recipe)) = given { Some(recipe) } else { None };
            let mut flag =
                |choice: fn(&muddy_ride::Recipe) -> bool| tape.flag(given.as_ref().is_some_and(choice));
            let is_wide = flag(|recipe| recipe.is_wide);
            let is_tiles = flag(|recipe| recipe.is_tiles);
            let is_fair = flag(|recipe| recipe.is_fair);
            let seed = pass_seed(tape, given.map(|recipe| recipe.seed))?;
            Recipe::MuddyRide(muddy_ride::Recipe { is_wide, is_tiles, is_fair, seed })
        }
        (Kind::Duel, given) => {
            let given = if let Some(Recipe::Duel(recipe)) = given { Some(recipe) } else { None };
            let files = 3 + tape.even(6, given.map_or(0, |recipe| u32::from(recipe.files) - 3)) as u8;
            let ranks = 3 + tape.even(6, given.map_or(0, |recipe| u32::from(recipe.ranks) - 3)) as u8;
            let is_fair = tape.flag(given.is_some_and(|recipe| recipe.is_fair));
            let seed = pass_seed(tape, given.map(|recipe| recipe.seed))?;
            Recipe::Duel(duel::Recipe { files, ranks, is_fair, seed })
        }
        (Kind::Kangaruse, given) => {
            let (size, starts, seed) = match given {
                Some(Recipe::Kangaruse { size, starts, seed }) => (size, starts, Some(seed)),
                _ => (Size::Tiny, false, None),
            };
            let (_, size) = Size::NAMED[tape.even(5, size as u32) as usize];
            let starts = tape.flag(starts);
            Recipe::Kangaruse { size, starts, seed: pass_seed(tape, seed)? }
        }
        (Kind::TwoPaths, given) => {
            let given = if let Some(Recipe::TwoPaths(recipe)) = given { Some(recipe) } else { None };
            let rows = 7 + tape.even(5, given.map_or(0, |recipe| u32::from(recipe.rows) - 7)) as u8;
            let is_fair = tape.flag(given.is_some_and(|recipe| recipe.is_fair));
            let is_mirrored = tape.flag(given.is_some_and(|recipe| recipe.is_mirrored));
            let seed = pass_seed(tape, given.map(|recipe| recipe.seed))?;
            Recipe::TwoPaths(two_paths::Recipe { rows, is_fair, is_mirrored, seed })
        }
        _ => return None,
    };
    Some(made)
}

fn pass_seed(tape: &mut Tape, seed: Option<u64>) -> Option<u64> {
    Some(tape.whole(seed.unwrap_or(0))).filter(|&seed| seed <= LARGEST_SEED)
}
