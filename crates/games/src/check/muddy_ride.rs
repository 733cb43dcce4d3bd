//! Meadows, tile sets and laid boards.

use super::Growth;
use crate::muddy_ride::{Board, TileSet};
use gambol_core::{Given, SetupError};
use serde_json::{Value, json};

const ANIMALS: [&str; 4] = ["N", "E", "S", "W"];
const TILES: [&str; 4] = ["A", "B", "C", "D"];

fn read_board(given: &Given<'_>) -> Result<(), SetupError> {
    Board::read(given).map(|_| ())
}

fn read_tiles(given: &Given<'_>) -> Result<(), SetupError> {
    TileSet::read(given).map(|_| ())
}

pub(super) fn meadow(board: &Value) -> Vec<SetupError> {
    // Of a meadow whose size is wrong, only what fits no size is told.
    let seed = json!({"game": "muddy-ride", "name": "", "size": 8, "fields": {}});
    let mut growth = Growth::new(seed, read_board);
    growth.put_keys(board, &["game", "name", "size"]);
    growth.probe_others(&[], board, &["game", "name", "size", "start", "target", "fields"]);
    put_starts_and_targets(&mut growth, board);
    growth.put_nested(&["fields"], board.get("fields"), 2);
    growth.wrong()
}

fn put_starts_and_targets(growth: &mut Growth, board: &Value) {
    for key in ["start", "target"] {
        let Some(given) = board.get(key) else { continue };
        let Some(map) = given.as_object() else {
            growth.put(&[key], given);
            continue;
        };
        // Whole, if it is right as a whole; else animal by animal, in place of what is usual.
        let usual = usual(growth.at(&["size"]), key);
        let is_complete = ANIMALS.iter().all(|animal| map.contains_key(*animal)) && map.len() == 4;
        let mut trial = board.clone();
        trial["fields"] = json!({});
        let is_right =
            is_complete && Board::read(&Given::new(&trial, "board", gambol_core::Fault::Board)).is_ok();
        if is_right {
            growth.put_silently(&[key], given);
            continue;
        }
        growth.put_silently(&[key], &usual);
        for animal in ANIMALS {
            match map.get(animal) {
                Some(field) => {
                    growth.put(&[key, animal], field);
                }
                None => growth.miss(&[key, animal]),
            }
        }
        growth.probe_others(&[key], given, &ANIMALS);
    }
}

/// The usual starts or targets on a meadow of this size.
fn usual(size: Option<&Value>, key: &str) -> Value {
    match (size.and_then(Value::as_u64), key) {
        (Some(6), "start") => json!({"N": "b1", "E": "a5", "S": "e6", "W": "f2"}),
        (Some(6), _) => json!({"N": "b6", "E": "f5", "S": "e1", "W": "a2"}),
        (_, "start") => json!({"N": "c1", "E": "a6", "S": "f8", "W": "h3"}),
        _ => json!({"N": "c8", "E": "h6", "S": "f1", "W": "a3"}),
    }
}

pub(super) fn tiles(set: &Value) -> Vec<SetupError> {
    let bare = json!({"A": {}, "B": {}, "C": {}, "D": {}});
    let seed = json!({"game": "muddy-ride", "name": "", "tile_size": 4, "tiles": bare});
    let mut growth = Growth::new(seed, read_tiles);
    growth.put_keys(set, &["game", "name", "tile_size"]);
    growth.probe_others(&[], set, &["game", "name", "tile_size", "tiles"]);
    match set.get("tiles") {
        Some(all @ Value::Object(_)) => {
            growth.probe_others(&["tiles"], all, &TILES);
            for tile in TILES {
                growth.put_nested(&["tiles", tile], all.get(tile), 2);
            }
        }
        Some(other) => {
            growth.put(&["tiles"], other);
        }
        None => growth.miss(&["tiles"]),
    }
    growth.wrong()
}

pub(super) fn laid(board: &Value) -> Vec<SetupError> {
    let lay = json!([["A", 0], ["B", 0], ["C", 0], ["D", 0]]);
    let mut growth = Growth::new(json!({"tile_set": "small-puddles", "lay": lay}), read_board);
    growth.probe_others(&[], board, &["tile_set", "lay"]);
    match board.get("tile_set") {
        Some(set @ Value::Object(_)) => {
            let within = |mut error: SetupError| {
                error.at = error.at.replacen("board", "board.tile_set", 1);
                error
            };
            growth.note(tiles(set).into_iter().map(within).collect());
        }
        _ => growth.put_keys(board, &["tile_set"]),
    }
    let quadrants = board.get("lay").and_then(Value::as_array).filter(|quadrants| quadrants.len() == 4);
    let Some(quadrants) = quadrants else {
        growth.put_keys(board, &["lay"]);
        return growth.wrong();
    };
    // Each tile is tried in its place with the others where they are not in its way.
    for (at, given) in quadrants.iter().enumerate() {
        let place = at.to_string();
        let tile = given.get(0).and_then(Value::as_str).unwrap_or_default();
        let here = TILES.iter().position(|name| *name == tile).unwrap_or(at);
        let mut lay = [["A", "B", "C", "D"].map(|name| json!([name, 0]))].concat();
        lay.swap(at, here);
        growth.put_silently(&["lay"], &lay.into());
        growth.probe(&["lay", &place], given);
    }
    if growth.is_clean_at("board.lay") {
        growth.probe(&["lay"], &board["lay"]);
    }
    growth.wrong()
}
