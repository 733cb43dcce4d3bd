//! The options: `rows` or `board`, `first`, `ply_cap`.

use super::board::{Board, PLAIN_ROWS};
use super::{NORTH, SOUTH, TwoPaths};
use crate::boards;
use crate::kind::Kind;
use gambol_core::{Fault, Given, Object, SetupError};
use serde_json::{Map, Value, json};

/// How many rows the network has if nothing is said.
const DEFAULT_ROWS: u8 = 7;
/// How many actions a game may have if nothing is said, the line-ups included.
const DEFAULT_PLY_CAP: u64 = 600;

impl TwoPaths {
    /// Reads the options, all else before the board.
    pub(super) fn read_options(options: &Map<String, Value>) -> Result<TwoPaths, SetupError> {
        let options = Object::options(options);
        options.only(&[], &["rows", "board", "first", "ply_cap"])?;
        let first = options.get("first");
        let first = first.map_or(Ok(SOUTH), |first| first.one_of(&[("south", SOUTH), ("north", NORTH)]))?;
        let ply_cap = options.ply_cap(DEFAULT_PLY_CAP)?;
        let rows = options.get("rows").map(|rows| Ok((rows.whole(PLAIN_ROWS)? as u8, rows))).transpose()?;
        let board = match (options.get("board"), rows) {
            (None, None) => Board::plain(DEFAULT_ROWS),
            (None, Some((rows, _))) => Board::plain(rows),
            (Some(_), Some((rows, given))) => {
                return Err(given.error("no rows beside a board, which has its own", rows.to_string()));
            }
            (Some(board), None) => read_board(&Given::new(board.value(), "board", Fault::Board))?,
        };
        Ok(TwoPaths::new(board, first, ply_cap))
    }

    /// All options: the plain network by its rows, any other as a whole.
    pub(super) fn write_options(&self) -> Map<String, Value> {
        let mut options = Map::new();
        match self.board.name() {
            None => options.insert("rows".into(), json!(self.board.rows())),
            Some(_) => options.insert("board".into(), self.board.to_json()),
        };
        options.insert("first".into(), json!(if self.first == SOUTH { "south" } else { "north" }));
        options.insert("ply_cap".into(), json!(self.ply_cap));
        options
    }
}

/// A board of one's own, or one that ships, by its name.
fn read_board(given: &Given<'_>) -> Result<Board, SetupError> {
    let Value::String(name) = given.value() else { return Board::read(given) };
    let Some(built_in) = boards::named(Kind::TwoPaths, name) else {
        let names: Vec<_> = boards::of(Kind::TwoPaths).map(|board| board.name).collect();
        return Err(given.wrong(format!("a board or the name of one that ships ({})", names.join(", "))));
    };
    let json = serde_json::from_str(built_in.json).expect("boards that ship are JSON");
    Board::read(&Given::new(&json, format!("board {name}"), Fault::Board))
}
