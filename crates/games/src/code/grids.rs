//! Meadows, tile sets and Duel boards: grids with prints.

use super::tape::{Model, Tape};
use super::words::pass_name;
use gambol_core::grid::{Cell, Direction};
use serde_json::{Map, Value, json};

/// Those who have prints, by key, with the way they face.
type Who = [(&'static str, Direction)];
const ANIMALS: [(&str, Direction); 4] =
    [("N", Direction::N), ("E", Direction::E), ("S", Direction::S), ("W", Direction::W)];
const COWBOYS: [(&str, Direction); 2] = [("light", Direction::N), ("dark", Direction::S)];
const TILES: [&str; 4] = ["A", "B", "C", "D"];

/// Where the animals start and where they want to go, unless the board says otherwise.
const USUAL: [[[&str; 4]; 2]; 2] = [
    [["b1", "a5", "e6", "f2"], ["b6", "f5", "e1", "a2"]],
    [["c1", "a6", "f8", "h3"], ["c8", "h6", "f1", "a3"]],
];

/// No print or one of eight ways, counted from the way that the one faces: so most prints are alike for all.
fn prints_model() -> Model {
    Model::learning(9)
}

fn text<'a>(board: Option<&'a Value>, key: &str) -> &'a str {
    board.and_then(|board| board.get(key)).and_then(Value::as_str).unwrap_or_default()
}

fn number(board: Option<&Value>, key: &str) -> Option<u32> {
    board?.get(key)?.as_u64().and_then(|number| u32::try_from(number).ok())
}

fn cells(files: u8, ranks: u8) -> impl Iterator<Item = Cell> {
    (0..ranks).flat_map(move |rank| (0..files).map(move |file| Cell { file, rank }))
}

/// Passes the prints of a grid.
fn pass_prints(
    tape: &mut Tape,
    model: &mut Model,
    size: (u8, u8),
    who: &Who,
    fields: Option<&Value>,
) -> Value {
    let mut made = Map::new();
    for cell in cells(size.0, size.1) {
        let name = cell.to_string();
        let mut prints = Map::new();
        for &(key, facing) in who {
            let way = fields.and_then(|fields| fields.get(&name)?.get(key)?.as_str()?.parse().ok());
            let number = way.map_or(0, |way: Direction| 1 + (way as usize + 8 - facing as usize) % 8);
            if let Some(eighths) = tape.pass(model, number).checked_sub(1) {
                prints.insert(key.to_owned(), facing.turned(eighths as u8).name().into());
            }
        }
        if !prints.is_empty() {
            made.insert(name, prints.into());
        }
    }
    made.into()
}

/// Passes a meadow or a tile set.
pub(super) fn pass_meadow_or_tiles(tape: &mut Tape, board: Option<&Value>) -> Option<Value> {
    if tape.flag(board.is_some_and(|board| board.get("tiles").is_some())) {
        return pass_tiles(tape, board);
    }
    let is_wide = tape.flag(number(board, "size") == Some(8));
    let size = if is_wide { 8 } else { 6 };
    let mut made = json!({"game": "muddy-ride", "size": size});
    for (key, usual) in ["start", "target"].into_iter().zip(USUAL[usize::from(is_wide)]) {
        if let Some(four) = pass_four(tape, size, usual, board.and_then(|board| board.get(key))) {
            made[key] = four;
        }
    }
    made["name"] = pass_name(tape, text(board, "name"))?.into();
    let fields = board.and_then(|board| board.get("fields"));
    made["fields"] = pass_prints(tape, &mut prints_model(), (size, size), &ANIMALS, fields);
    Some(made)
}

/// Passes the starts or the targets: left out, the usual ones, or any others.
fn pass_four(tape: &mut Tape, size: u8, usual: [&str; 4], given: Option<&Value>) -> Option<Value> {
    let four = |names: &[String]| -> Value {
        let keys = ANIMALS.iter().map(|(key, _)| (*key).to_owned());
        keys.zip(names.iter().map(|name| Value::from(name.as_str()))).collect::<Map<_, _>>().into()
    };
    let usual = four(&usual.map(str::to_owned));
    let state = given.map_or(0, |given| if *given == usual { 1 } else { 2 });
    match tape.even(3, state) {
        0 => None,
        1 => Some(usual),
        _ => {
            let names = ANIMALS.map(|(key, _)| {
                let cell = given.and_then(|given| Cell::parse(given.get(key)?.as_str()?, size, size));
                let index =
                    cell.map_or(0, |cell| u32::from(cell.rank) * u32::from(size) + u32::from(cell.file));
                let index = tape.even(u32::from(size) * u32::from(size), index) as u8;
                Cell { file: index % size, rank: index / size }.to_string()
            });
            Some(four(&names))
        }
    }
}

/// Passes a tile set.
pub(super) fn pass_tiles(tape: &mut Tape, set: Option<&Value>) -> Option<Value> {
    let size = if tape.flag(number(set, "tile_size") == Some(4)) { 4 } else { 3 };
    let name = pass_name(tape, text(set, "name"))?;
    let mut model = prints_model();
    let mut tiles = Map::new();
    for key in TILES {
        let tile = set.and_then(|set| set.get("tiles")?.get(key));
        tiles.insert(key.to_owned(), pass_prints(tape, &mut model, (size, size), &ANIMALS, tile));
    }
    Some(json!({"game": "muddy-ride", "name": name, "tile_size": size, "tiles": tiles}))
}

/// Passes a Duel board.
pub(super) fn pass_duel(tape: &mut Tape, board: Option<&Value>) -> Option<Value> {
    let mut made = json!({"game": "duel"});
    let mut length = |key: &str, usual: u8| {
        let given = number(board, key).filter(|length| (3..=8).contains(length));
        // Left out, or 3 to 8.
        match tape.even(7, given.map_or(0, |length| length - 2)) {
            0 => usual,
            length => {
                made[key] = (length + 2).into();
                length as u8 + 2
            }
        }
    };
    let size = (length("files", 5), length("ranks", 6));
    made["name"] = pass_name(tape, text(board, "name"))?.into();
    let fields = board.and_then(|board| board.get("fields"));
    made["fields"] = pass_prints(tape, &mut prints_model(), size, &COWBOYS, fields);
    Some(made)
}
