//! Setting up the game from its options, and telling them again.

use super::Kangaruse;
use super::board::Sheet;
use super::generate::{self, Size};
use super::jumps::Tables;
use super::position::Position;
use crate::boards;
use crate::kind::Kind;
use gambol_core::{Fault, Given, Object, Playable, Seat, SetupError};
use serde_json::{Map, Value};
use std::ops::RangeInclusive;

/// The largest seed: the whole numbers up to here are the same in every JSON reader.
const LAST_SEED: i64 = (1 << 53) - 1;

impl Playable for Kangaruse {
    const TITLE: &'static str = "Kangaruse";

    fn from_options(options: &Map<String, Value>) -> Result<Kangaruse, SetupError> {
        let object = Object::options(options);
        let keys = [
            "board",
            "players",
            "size",
            "starts",
            "seed",
            "stop_when_scored",
            "give_up",
            "harsh_destruction",
        ];
        object.only(&[], &keys)?;
        let flag = |key: &str, default: bool| object.get(key).map_or(Ok(default), |given| given.flag());
        let whole = |key: &str, default: i64, range: RangeInclusive<i64>| {
            object.get(key).map_or(Ok(default), |given| given.whole(range))
        };
        let players = whole("players", 2, 2..=5)? as u8;
        let size = object.get("size").map_or(Ok(Size::Regular), |given| given.one_of(&Size::NAMED))?;
        let starts = flag("starts", false)?;
        let seed = whole("seed", 0, 0..=LAST_SEED)? as u64;
        let stop_when_scored = flag("stop_when_scored", true)?;
        let give_up = flag("give_up", false)?;
        let harsh_destruction = flag("harsh_destruction", false)?;
        let sheet = match object.get("board") {
            None => generate::sheet(size, starts, seed),
            Some(board) => {
                refuse_beside_board(&object)?;
                read_board(&board.as_board())?
            }
        };
        let startable = sheet.starts(players as usize);
        if startable.len() < players as usize {
            return Err(SetupError {
                fault: Fault::Board,
                at: "options.board.squares".into(),
                expected: format!("at least {players} squares to start from"),
                found: startable.len().to_string(),
            });
        }
        Ok(Kangaruse {
            players,
            stop_when_scored,
            give_up,
            harsh_destruction,
            starts: startable,
            sheet_squares: sheet.squares(),
            tables: Tables::new(&sheet),
            sheet,
        })
    }

    fn options(&self) -> Map<String, Value> {
        let mut options = Map::new();
        options.insert("players".into(), self.players.into());
        options.insert("stop_when_scored".into(), self.stop_when_scored.into());
        options.insert("give_up".into(), self.give_up.into());
        options.insert("harsh_destruction".into(), self.harsh_destruction.into());
        options.insert("board".into(), self.sheet.to_json());
        options
    }

    fn state(&self, view: &Position) -> Value {
        self.state_json(view)
    }

    fn text(&self, view: &Position) -> String {
        self.draw(view)
    }

    fn seat_name(&self, seat: Seat) -> String {
        format!("Kangaroo {}", seat.0 + 1)
    }
}

/// The options that describe a generated sheet say nothing beside a `board`.
fn refuse_beside_board(object: &Object<'_>) -> Result<(), SetupError> {
    match ["size", "starts", "seed"].into_iter().find_map(|key| object.get(key)) {
        Some(given) => Err(given.wrong("nothing beside a board, for only generated sheets have it")),
        None => Ok(()),
    }
}

/// A board given as an object, or as the name of one that is built in.
fn read_board(given: &Given<'_>) -> Result<Sheet, SetupError> {
    let Some(name) = given.value().as_str() else { return Sheet::from_json(given) };
    let Some(board) = boards::named(Kind::Kangaruse, name) else {
        let names: Vec<_> = boards::of(Kind::Kangaruse).map(|board| board.name).collect();
        return Err(given.wrong(format!("a sheet or the name of one ({})", names.join(", "))));
    };
    let value: Value =
        serde_json::from_str(board.json).expect("the boards that ship are JSON: a test reads them");
    Sheet::from_json(&Given::new(&value, format!("board {name}"), Fault::Board))
}
