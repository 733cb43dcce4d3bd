//! Where a board comes from: a file, what ships with the program, or a code.

use crate::failure::Failure;
use crate::setup::{game_named, read_file_within};
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use gambol_games::code::{self, CodeError};
use gambol_games::{Kind, boards};
use gambol_words::Words;
use serde_json::Value;
use std::ffi::OsStr;
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
    let board = given(what)?;
    let game = code::playable(&board).map_err(|error| Failure::from(error).of(&short(what)))?;
    Ok(Found { game, board })
}

/// The JSON that the command line names, whether or not it is a board.
pub(super) fn given(what: &str) -> Result<Value, Failure> {
    if let Some(built_in) = built_in(what) {
        return Ok(built_in.value());
    }
    if is_file(what) {
        return read(what);
    }
    let coded = code::read(what).map_err(|error| {
        // Names of files and boards have dots and slashes; codes do not, and begin with their version.
        if what.starts_with('1') && !matches!(error, CodeError::Letter(..)) {
            return Failure::from(error).of(&format!("{}: no such file, and as a code", short(what)));
        }
        let expected = "expected a board: a file, the name of one that ships, or a code";
        let meant = meant(what);
        let game = game_named(what).or(meant.and_then(game_named));
        let hint = game.map_or_else(|| did_you_mean(meant), boards_of);
        Failure::usage(format!("{}: {expected}{hint}", short(what)))
    })?;
    Ok(coded.board)
}

/// The board that ships under this name: `high-noon`, `duel/high-noon`, in any case.
pub(crate) fn built_in(what: &str) -> Option<&'static boards::BuiltIn> {
    let what = what.to_lowercase().replace(' ', "-");
    match what.split_once('/') {
        Some((game, name)) => boards::named(Kind::named(game)?, name),
        None => boards::all().chain(boards::retired()).find(|board| board.name == what),
    }
}

/// The name of a board that ships, or of a game, that looks most like this one.
pub(crate) fn meant(what: &str) -> Option<&'static str> {
    let boards = boards::all().chain(boards::retired()).map(|board| board.name);
    match what.split_once('/') {
        Some((_, name)) => most_alike(name, boards),
        None => most_alike(what, boards.chain(Kind::ALL.map(Kind::name))),
    }
}

/// The name of a board of this game that looks most like this one, which may be given with its game.
pub(crate) fn board_meant(game: Kind, what: &str) -> Option<&'static str> {
    let name = what.split_once('/').map_or(what, |(_, name)| name);
    most_alike(name, boards::known(game).map(|board| board.name))
}

/// The name of the game that looks most like this one.
pub(crate) fn game_meant(what: &str) -> Option<&'static str> {
    most_alike(what, Kind::ALL.into_iter().map(Kind::name))
}

/// What was probably meant, as the end of a sentence.
pub(crate) fn did_you_mean(meant: Option<&str>) -> String {
    meant.map_or(String::new(), |name| format!("; did you mean {name}?"))
}

/// Where the boards of a game are found, as the end of a sentence about somebody who gave its name for one.
fn boards_of(game: Kind) -> String {
    if game.boards().next().is_none() {
        return format!("; {game} is a game that has no boards");
    }
    format!("; {game} is a game, and `gambol board list {game}` lists its boards")
}

fn most_alike(what: &str, names: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let what = what.to_lowercase();
    let alike = names.map(|name| (strsim::jaro_winkler(&what, name), name));
    alike
        .filter(|(alike, _)| *alike > 0.8)
        .max_by(|one, other| one.0.total_cmp(&other.0))
        .map(|(_, name)| name)
}

/// Boards as values of the command line: any file or code is one, and the names of those that ship are known.
#[derive(Clone, Debug)]
pub(crate) struct BoardNames;

impl TypedValueParser for BoardNames {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(boards::all().map(|board| PossibleValue::new(board.name).help(board.game.title()))))
    }
}

pub(crate) fn is_file(what: &str) -> bool {
    what == "-" || Path::new(what).exists()
}

/// The JSON in a file.
fn read(path: &str) -> Result<Value, Failure> {
    let text = read_file_within(path, LARGEST_BOARD)?;
    serde_json::from_str(&text)
        .map_err(|error| Failure::usage(format!("{path}: expected a board as JSON: {error}")))
}

/// The board's name for people, its game and its size, such as `High Noon: Duel, 5×6`.
pub(super) fn title(words: &Words, game: Kind, board: &Value) -> String {
    let title = words.say(game.name(), &[]);
    let name = match (board.get("name"), board.get("tile_set")) {
        (Some(name), _) => name.as_str().unwrap_or_default().to_owned(),
        (None, Some(Value::String(set))) => set.clone(),
        (None, set) => set.and_then(|set| set.get("name")?.as_str()).unwrap_or_default().to_owned(),
    };
    let name = words.board_name(game, &name);
    format!("{}: {title}, {}", crate::failure::plain(&name), size_told(words, board))
}

/// How large a board is, in words.
fn size_told(words: &Words, board: &Value) -> String {
    match board.get("rows").and_then(Value::as_array) {
        Some(rows) => words.say("board-rows", &[("count", rows.len().into())]),
        None if board.get("tiles").is_some() && words.language() != "en" => words.say("board-tiles", &[]),
        None if board.get("lay").is_some() && words.language() != "en" => words.say("board-tiles", &[]),
        None => size(board),
    }
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
pub(super) fn short(text: &str) -> String {
    if text.chars().count() <= 60 { text.to_owned() } else { text.chars().take(59).chain(['…']).collect() }
}
