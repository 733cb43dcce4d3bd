//! Laid boards: how the tiles lie, and which set they are of.

use super::tape::Tape;
use super::{grids, recipes, shipped, words};
use crate::boards;
use crate::kind::Kind;
use crate::muddy_ride::Lay;
use crate::recipe::Recipe;
use serde_json::{Value, json};

/// How a laid board gives its set.
#[derive(Clone, Copy)]
enum Set {
    /// By the name under which it ships.
    Named,
    /// Whole, and it ships.
    Shipped,
    /// Whole, and a recipe gives it.
    Generated,
    /// Whole, and none of these.
    Own,
}

const SETS: [Set; 4] = [Set::Named, Set::Shipped, Set::Generated, Set::Own];

/// Passes a laid board.
pub(super) fn pass(tape: &mut Tape, board: Option<&Value>) -> Option<Value> {
    let given = match board {
        Some(board) => Some(board.get("tile_set")?),
        None => None,
    };
    let lay = pass_lay(tape, board.and_then(|board| board.get("lay")))?;
    let shipped_as =
        given.and_then(|set| boards::of(Kind::MuddyRide).find(|built_in| shipped(built_in) == *set));
    let recipe = given.and_then(Recipe::of);
    let kind = match given {
        Some(Value::String(_)) => Set::Named,
        _ if shipped_as.is_some() => Set::Shipped,
        _ if recipe.is_some() => Set::Generated,
        _ => Set::Own,
    };
    let set = match SETS[tape.even(4, kind as u32) as usize] {
        Set::Named => words::pass_name(tape, given.and_then(Value::as_str).unwrap_or_default())?.into(),
        Set::Shipped => {
            let name = words::pass_name(tape, shipped_as.map_or("", |built_in| built_in.name))?;
            shipped(boards::named(Kind::MuddyRide, &name)?)
        }
        Set::Generated => recipes::pass(tape, Kind::MuddyRide, recipe)?.board(),
        Set::Own => grids::pass_tiles(tape, given)?,
    };
    Some(json!({"tile_set": set, "lay": lay.json()}))
}

/// Passes a layout: each tile is one of those that are left, with its turns.
fn pass_lay(tape: &mut Tape, given: Option<&Value>) -> Option<Lay> {
    let mut left = vec![0, 1, 2, 3];
    let mut tiles = [(0, 0); 4];
    for (at, laid) in tiles.iter_mut().enumerate() {
        let pair = given.and_then(|lay| lay.get(at));
        let name = pair.and_then(|pair| pair.get(0)?.as_str());
        let place = left.iter().position(|&tile| name == Some(["A", "B", "C", "D"][tile])).unwrap_or(0);
        let turns = pair.and_then(|pair| pair.get(1)?.as_u64()).unwrap_or(0) as u32 & 3;
        let place = tape.even(left.len() as u32, place as u32);
        *laid = (left.remove(place as usize), tape.even(4, turns) as u8);
    }
    Lay::new(tiles)
}
