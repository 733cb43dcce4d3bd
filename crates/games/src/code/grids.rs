//! Grids with prints, such as footprints and bullets.

use super::tape::{Model, Tape};
use gambol_core::grid::{Cell, Direction};
use serde_json::{Map, Value};

/// The pieces that have prints, by key, with the way they face.
pub(crate) type Who = [(&'static str, Direction)];
pub(crate) const ANIMALS: [(&str, Direction); 4] =
    [("N", Direction::N), ("E", Direction::E), ("S", Direction::S), ("W", Direction::W)];
pub(crate) const COWBOYS: [(&str, Direction); 2] = [("light", Direction::N), ("dark", Direction::S)];

/// No print or one of eight ways, counted from the way the piece faces: so most prints are alike for all.
pub(crate) fn prints_model() -> Model {
    Model::learning(9)
}

pub(crate) fn text<'a>(board: Option<&'a Value>, key: &str) -> &'a str {
    board.and_then(|board| board.get(key)).and_then(Value::as_str).unwrap_or_default()
}

pub(crate) fn number(board: Option<&Value>, key: &str) -> Option<u32> {
    board?.get(key)?.as_u64().and_then(|number| u32::try_from(number).ok())
}

fn cells(files: u8, ranks: u8) -> impl Iterator<Item = Cell> {
    (0..ranks).flat_map(move |rank| (0..files).map(move |file| Cell { file, rank }))
}

/// Passes the prints of a grid.
pub(crate) fn pass_prints(
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
