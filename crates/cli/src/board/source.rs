//! Where a board comes from: a file, what ships with the program, or a code.

use crate::failure::Failure;
use crate::setup::read_file_within;
use gambol_games::code::{self, CodeError};
use gambol_games::{Kind, boards};
use serde_json::Value;
use std::path::Path;

/// The largest board file that is read, in bytes: the largest boards have a few thousand.
const LARGEST_BOARD: u64 = 1 << 20;

/// A valid board, laid board or tile set.
pub(crate) struct Found {
    /// The game it is for.
    pub(crate) game: Kind,
    /// The board itself.
    pub(crate) board: Value,
}

/// The board that the command line names.
pub(crate) fn find(what: &str) -> Result<Found, Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::new(format!("{}: {error}", short(what)));
    if let Some(built_in) = built_in(what) {
        let board = serde_json::from_str(built_in.json).map_err(|error| failed(&error))?;
        return Ok(Found { game: built_in.game, board });
    }
    if is_file(what) {
        let board = read(what)?;
        let game = code::playable(&board).map_err(|error| Failure::from(error).of(&short(what)))?;
        return Ok(Found { game, board });
    }
    let coded = code::read(what).map_err(|error| match error {
        // Names of files and boards have dots and slashes; codes do not.
        CodeError::Letter(..) => {
            failed(&"expected a board: a file, GAME/NAME of a built-in board, or a code")
        }
        error => Failure::from(error).of(&format!("{}: no such file, and as a code", short(what))),
    })?;
    Ok(Found { game: coded.game, board: coded.board })
}

/// The board that ships as `game/name`.
pub(crate) fn built_in(what: &str) -> Option<&'static boards::BuiltIn> {
    let (game, name) = what.split_once('/')?;
    boards::named(Kind::named(game)?, name)
}

pub(crate) fn is_file(what: &str) -> bool {
    what == "-" || Path::new(what).exists()
}

/// The JSON in a file, whether or not it is a board.
pub(super) fn read(path: &str) -> Result<Value, Failure> {
    let text = read_file_within(path, LARGEST_BOARD)?;
    serde_json::from_str(&text)
        .map_err(|error| Failure::new(format!("{path}: expected a board as JSON: {error}")))
}

/// The board's name for people, its game and its size, such as `High Noon: Duel, 5×6`.
pub(super) fn title(game: Kind, board: &Value) -> String {
    let title = game.title();
    let name = match (board.get("name"), board.get("tile_set")) {
        (Some(name), _) => name.as_str().unwrap_or_default().to_owned(),
        (None, Some(Value::String(set))) => set.clone(),
        (None, set) => set.and_then(|set| set.get("name")?.as_str()).unwrap_or_default().to_owned(),
    };
    format!("{}: {title}, {}", crate::failure::plain(&name), size(board))
}

/// How large a board is, such as `5×6`.
pub(super) fn size(board: &Value) -> String {
    let number = |key: &str| board.get(key).and_then(Value::as_u64);
    if let Some(rows) = board.get("rows").and_then(Value::as_array) {
        return format!("{} rows", rows.len());
    }
    match (number("size"), number("tile_size")) {
        (Some(size), _) => format!("{size}×{size}"),
        (_, Some(size)) => format!("4 tiles of {size}×{size}"),
        _ if board.get("lay").is_some() => "laid from tiles".to_owned(),
        _ => format!("{}×{}", number("files").unwrap_or(5), number("ranks").unwrap_or(6)),
    }
}

/// The beginning of a text that may be long.
fn short(text: &str) -> String {
    if text.chars().count() <= 60 { text.to_owned() } else { text.chars().take(59).chain(['…']).collect() }
}
