//! Duel boards, Kangaruse sheets and Two Paths networks.

use super::Growth;
use crate::{duel, kangaruse, two_paths};
use gambol_core::{Given, SetupError};
use serde_json::{Map, Value, json};

fn read_duel(given: &Given<'_>) -> Result<(), SetupError> {
    duel::Board::read(given).map(|_| ())
}

fn read_sheet(given: &Given<'_>) -> Result<(), SetupError> {
    kangaruse::Sheet::from_json(given).map(|_| ())
}

fn read_network(given: &Given<'_>) -> Result<(), SetupError> {
    two_paths::Board::read(given).map(|_| ())
}

pub(super) fn duel(board: &Value) -> Vec<SetupError> {
    let mut growth = Growth::new(json!({"game": "duel", "name": "", "fields": {}}), read_duel);
    growth.put_keys(board, &["game", "name"]);
    growth.probe_others(&[], board, &["game", "name", "files", "ranks", "fields"]);
    for length in ["files", "ranks"] {
        // Where a length is wrong, only what fits no board is told of the fields.
        if board.get(length).is_some_and(|given| !growth.put(&[length], given)) {
            growth.put_silently(&[length], &json!(8));
        }
    }
    growth.put_nested(&["fields"], board.get("fields"), 2);
    growth.wrong()
}

pub(super) fn kangaruse(sheet: &Value) -> Vec<SetupError> {
    let whole = |key: &str, most: u64| {
        sheet.get(key).and_then(Value::as_u64).filter(|length| (2..=most).contains(length))
    };
    let (files, ranks) = (whole("files", 16), whole("ranks", 12));
    let is_on_ranks = sheet.get("numbers_on").and_then(Value::as_str) == Some("ranks");
    let (numbered, directed) = if is_on_ranks { (ranks, files) } else { (files, ranks) };
    let lengths = if is_on_ranks { (12, 16) } else { (16, 12) };
    let along = |item: Value, count: u64| Value::from(vec![item; count as usize]);
    let seed = json!({
        "game": "kangaruse", "name": "", "files": files.unwrap_or(16), "ranks": ranks.unwrap_or(12),
        "numbers_on": if is_on_ranks { "ranks" } else { "files" }, "squares": {},
        "numbers": along(json!(1), numbered.unwrap_or(lengths.0)),
        "directions": along(json!("N"), directed.unwrap_or(lengths.1)),
    });
    let mut growth = Growth::new(seed, read_sheet);
    growth.put_keys(sheet, &["game", "name", "files", "ranks", "numbers_on"]);
    let keys = ["game", "name", "files", "ranks", "numbers_on", "numbers", "directions", "squares"];
    growth.probe_others(&[], sheet, &keys);
    for (key, length, item) in [("numbers", numbered, json!(1)), ("directions", directed, json!("N"))] {
        let Some(Value::Array(items)) = sheet.get(key) else {
            growth.put_keys(sheet, &[key]);
            continue;
        };
        if length.is_some_and(|length| length != items.len() as u64) {
            growth.probe(&[key], &along(item, items.len().min(1000) as u64));
        }
        for (at, item) in items.iter().enumerate().take(16) {
            let place = at.to_string();
            if growth.at(&[key, &place]).is_some() {
                growth.put(&[key, &place], item);
            }
        }
    }
    match sheet.get("squares") {
        Some(Value::Object(squares)) => {
            squares.iter().for_each(|(name, square)| put_square(&mut growth, name, square));
        }
        _ => growth.put_keys(sheet, &["squares"]),
    }
    growth.wrong()
}

/// A square: is there such a one, has it keys that it should not have, and is the rest right?
fn put_square(growth: &mut Growth, name: &str, square: &Value) {
    let path = ["squares", name];
    if !growth.put(&path, &json!({"type": "plain"})) {
        return;
    }
    growth.probe_others(&path, square, &["type", "value"]);
    let mut known = square.clone();
    if let Some(map) = known.as_object_mut() {
        map.retain(|key, _| key == "type" || key == "value");
    }
    growth.put(&path, &known);
}

pub(super) fn two_paths(board: &Value) -> Vec<SetupError> {
    let rows = board.get("rows").and_then(Value::as_array);
    let count = rows.map_or(7, Vec::len).clamp(7, 11);
    let plain: Vec<Vec<&str>> = vec![vec!["a", "b", "c"]; count];
    let mut growth = Growth::new(network(&json!(plain)), read_network);
    growth.put_keys(board, &["game", "name"]);
    growth.probe_others(&[], board, &["game", "name", "rows", "south", "north"]);
    let Some(rows) = rows.filter(|rows| rows.len() == count) else {
        growth.put_keys(board, &["rows"]);
        return growth.wrong();
    };
    for (at, row) in rows.iter().enumerate() {
        let mut trial = plain.iter().map(|row| json!(row)).collect::<Vec<_>>();
        trial[at] = row.clone();
        growth.put_silently_all(&network(&trial.into()));
        growth.probe(&["rows", &at.to_string()], row);
    }
    // The ways belong to the rows: while a row is wrong, nobody can say which ways are.
    if !growth.is_clean_at("board.rows") {
        return growth.wrong();
    }
    growth.put_silently_all(&network(&board["rows"]));
    for seat in ["south", "north"] {
        let Some(Value::Object(ways)) = board.get(seat) else {
            growth.put_keys(board, &[seat]);
            continue;
        };
        let all: Vec<String> =
            growth.at(&[seat]).and_then(Value::as_object).into_iter().flat_map(Map::keys).cloned().collect();
        let known: Vec<_> = all.iter().map(String::as_str).collect();
        growth.probe_others(&[seat], &board[seat], &known);
        for space in &known {
            match ways.get(*space) {
                Some(pair) => put_pair(&mut growth, [seat, space], pair),
                None => growth.miss(&[seat, space]),
            }
        }
    }
    growth.wrong()
}

/// Two ways on: each by itself beside one that is right, then both.
fn put_pair(growth: &mut Growth, path: [&str; 2], pair: &Value) {
    let right = growth.at(&path).cloned().unwrap_or_default();
    if let (Some([west, east]), Some([one, other])) =
        (pair.as_array().map(Vec::as_slice), right.as_array().map(Vec::as_slice))
    {
        // Beside a right way that is another one.
        let beside = |given: &Value| if given == one { other.clone() } else { one.clone() };
        let is_right = [
            growth.probe(&path, &json!([west, beside(west)])),
            growth.probe(&path, &json!([beside(east), east])),
        ];
        if is_right.contains(&false) {
            return;
        }
    }
    growth.put(&path, pair);
}

/// A network on these rows, with the same two ways from every space; the rows may be wrong.
fn network(rows: &Value) -> Value {
    let names = |row: usize| -> Vec<String> {
        let files = rows.get(row).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
        files.map(|file| format!("{file}{}", row + 1)).collect()
    };
    let last = rows.as_array().map_or(0, Vec::len).saturating_sub(1);
    let ways = |from: usize, to: usize| -> Map<String, Value> {
        let ends: Vec<_> = names(to).into_iter().take(2).collect();
        names(from).into_iter().map(|space| (space, json!(ends))).collect()
    };
    let south: Map<_, _> = (0..last).flat_map(|row| ways(row, row + 1)).collect();
    let north: Map<_, _> = (1..=last).flat_map(|row| ways(row, row - 1)).collect();
    json!({"game": "two-paths", "name": "", "rows": rows, "south": south, "north": north})
}
