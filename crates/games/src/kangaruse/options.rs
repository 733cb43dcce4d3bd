//! The options: as data, read from JSON, and written out complete.

use super::Kangaruse;
use super::board::Sheet;
use super::generate::Recipe;
use super::jumps::Tables;
use crate::boards;
use crate::kind::Kind;
use gambol_core::{Fault, Flaw, Given, Notes, Object, Saying, SetupError, whole_number};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

const PLAYERS: RangeInclusive<i64> = 2..=5;

/// What can be chosen about a game of Kangaruse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The sheet. It has room for everybody to start.
    pub sheet: Sheet,
    /// How many play, 2 to 5.
    pub players: u8,
    /// Whether the game ends as soon as nothing is left to score, on sheets that had something.
    pub stop_when_scored: bool,
    /// Whether anybody may stop instead of jumping.
    pub give_up: bool,
    /// Whether destruction also hits squares that kangaroos stand on.
    pub harsh_destruction: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            sheet: Recipe::default().sheet(),
            players: 2,
            stop_when_scored: true,
            give_up: false,
            harsh_destruction: false,
        }
    }
}

impl Options {
    /// Reads the options strictly.
    pub(super) fn read(object: &Object<'_>) -> Option<Options> {
        let of_recipe = ["size", "starts", "seed"];
        let others = ["board", "players", "stop_when_scored", "give_up", "harsh_destruction"];
        object.only(&[], &[&others[..], &of_recipe[..]].concat());
        let flag = |key: &str, default: bool| object.or(key, default, Given::flag);
        let players = object.or("players", 2, |given| Some(given.whole(PLAYERS)? as u8));
        let stop_when_scored = flag("stop_when_scored", true);
        let give_up = flag("give_up", false);
        let harsh_destruction = flag("harsh_destruction", false);
        let recipe = Recipe::read(object);
        let sheet = match object.get("board") {
            None => recipe.map(|recipe| recipe.sheet()),
            Some(board) => {
                // The options that describe a generated sheet mean nothing alongside a board.
                for given in of_recipe.into_iter().filter_map(|key| object.get(key)) {
                    given.wrong(Saying::new("nothing-beside-a-board"));
                }
                boards::chosen(&board, Kind::Kangaruse, Sheet::read)
            }
        };
        if let (Some(sheet), Some(players)) = (&sheet, players) {
            check_starts(sheet, players, object.notes());
        }
        Some(Options {
            sheet: sheet?,
            players: players?,
            stop_when_scored: stop_when_scored?,
            give_up: give_up?,
            harsh_destruction: harsh_destruction?,
        })
    }

    /// All options, defaults too, with the whole sheet.
    pub(super) fn write(&self) -> Map<String, Value> {
        let options = [
            ("players", json!(self.players)),
            ("stop_when_scored", json!(self.stop_when_scored)),
            ("give_up", json!(self.give_up)),
            ("harsh_destruction", json!(self.harsh_destruction)),
            ("board", self.sheet.to_json()),
        ];
        options.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }
}

impl Kangaruse {
    /// The game with these options.
    pub fn new(options: Options) -> Result<Kangaruse, SetupError> {
        let notes = Notes::default();
        if PLAYERS.contains(&options.players.into()) {
            check_starts(&options.sheet, options.players, &notes);
        } else {
            let (expected, found) = (whole_number(PLAYERS), Saying::shown(options.players));
            notes.note(Flaw { fault: Fault::Options, at: "options.players".into(), expected, found });
        }
        let is_right = notes.is_clean();
        notes.finish(is_right.then(|| Kangaruse::of(options)))
    }

    /// The game with valid options.
    pub(super) fn of(options: Options) -> Kangaruse {
        let tables = Tables::new(&options.sheet);
        Kangaruse {
            starts: options.sheet.starts(options.players.into()),
            sheet_squares: options.sheet.squares(),
            ends_when_scored: options.stop_when_scored && !tables.scoring.is_empty(),
            tables,
            options,
        }
    }
}

/// There must be a square to start from for everybody.
pub(super) fn check_starts(sheet: &Sheet, players: u8, notes: &Notes) {
    let starts = sheet.starts(players.into()).len();
    if starts < players.into() {
        let expected = Saying::new("squares-to-start-from").number("least", players);
        let found = Saying::shown(starts);
        notes.note(Flaw { fault: Fault::Board, at: "board.squares".into(), expected, found });
    }
}
