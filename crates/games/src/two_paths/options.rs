//! The options: as data, read from JSON, and written out complete.

use super::board::{Board, PLAIN_ROWS};
use super::{NORTH, SOUTH, TwoPaths};
use crate::boards;
use crate::kind::Kind;
use gambol_core::{Fault, Flaw, Notes, Object, Saying, Seat, SetupError};
use serde_json::{Map, Value, json};

/// How many rows the network has if nothing is said.
const DEFAULT_ROWS: u8 = 7;
/// How many actions a game may have if nothing is said, the line-ups included.
const DEFAULT_PLY_CAP: u64 = 600;

const FIRSTS: [(&str, Seat); 2] = [("south", SOUTH), ("north", NORTH)];

/// What can be chosen about a game of Two Paths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The network of ways.
    pub board: Board,
    /// The seat that takes the first turn: 0 is South, 1 is North.
    pub first: Seat,
    /// Drawn when the record reaches this many actions; 0 is never.
    pub ply_cap: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { board: Board::of_rows(DEFAULT_ROWS), first: SOUTH, ply_cap: DEFAULT_PLY_CAP }
    }
}

impl Options {
    /// Reads the options strictly.
    pub(super) fn read(object: &Object<'_>) -> Option<Options> {
        object.only(&[], &["rows", "board", "first", "ply_cap"]);
        let first = object.or("first", SOUTH, |first| first.one_of(&FIRSTS));
        let ply_cap = object.ply_cap(DEFAULT_PLY_CAP);
        let rows = object.or("rows", DEFAULT_ROWS, |rows| Some(rows.whole(PLAIN_ROWS)? as u8));
        let board = match object.get("board") {
            None => rows.map(Board::of_rows),
            Some(board) => {
                if let Some(rows) = object.get("rows") {
                    rows.wrong(Saying::new("no-rows-beside-a-board"));
                }
                boards::chosen(&board, Kind::TwoPaths, Board::read)
            }
        };
        Some(Options { board: board?, first: first?, ply_cap: ply_cap? })
    }

    /// All options: the plain network by its rows, any other as a whole.
    pub(super) fn write(&self) -> Map<String, Value> {
        let board = match self.board.name() {
            None => ("rows", json!(self.board.rows())),
            Some(_) => ("board", self.board.to_json()),
        };
        let first = ("first", json!(FIRSTS[self.first.index() & 1].0));
        let options = [board, first, ("ply_cap", json!(self.ply_cap))];
        options.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }
}

impl TwoPaths {
    /// The game with these options.
    pub fn new(options: Options) -> Result<TwoPaths, SetupError> {
        let notes = Notes::default();
        if options.first.index() > 1 {
            let expected = Saying::one_of(FIRSTS.map(|(name, _)| name));
            let found = Saying::shown(options.first);
            notes.note(Flaw { fault: Fault::Options, at: "options.first".into(), expected, found });
        }
        let is_right = notes.is_clean();
        notes.finish(is_right.then(|| TwoPaths::of(options)))
    }
}
