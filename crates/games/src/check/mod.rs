//! Checking a board thoroughly: everything that is wrong with it, not only the first thing.
//!
//! The games' readers stop at the first mistake, and they alone know the rules of a board. So a board is checked by
//! growing: beginning with a small board that is right, the given one's parts are put in one by one, and the game's reader
//! looks at each step. What it refuses is noted and left out again. This knows where a board has parts, and no rules.

mod growth;
mod muddy_ride;
mod others;
#[cfg(test)]
mod tests;

use crate::code::playable;
use gambol_core::{Fault, Given, SetupError};
use growth::Growth;
use serde_json::Value;

/// The most mistakes that are told; a file that is no board at all may have any number.
pub const MOST: usize = 100;

/// All that is wrong with a board, a laid board or a tile set, at most [`MOST`] things. Nothing, exactly if it is right.
pub fn board(board: &Value) -> Vec<SetupError> {
    let Err(first) = playable(board) else { return vec![] };
    if !board.is_object() {
        return vec![Given::new(board, "board", Fault::Board).wrong("an object")];
    }
    let is_laid = board.get("lay").is_some() || board.get("tile_set").is_some();
    let mut found = match board.get("game").and_then(Value::as_str) {
        _ if is_laid => muddy_ride::laid(board),
        Some("muddy-ride") if board.get("tiles").is_some() || board.get("tile_size").is_some() => {
            muddy_ride::tiles(board)
        }
        Some("muddy-ride") => muddy_ride::meadow(board),
        Some("duel") => others::duel(board),
        Some("kangaruse") => others::kangaruse(board),
        Some("two-paths") => others::two_paths(board),
        _ => vec![],
    };
    // What shows only in the whole, such as too few squares to start from. The options here are ours, not the asker's.
    if found.is_empty() {
        let at = first.at.strip_prefix("options.").unwrap_or(&first.at).to_owned();
        found.push(SetupError { at, ..first });
    }
    found.truncate(MOST);
    found
}
