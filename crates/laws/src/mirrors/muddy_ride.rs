//! A meadow turned clockwise by quarters: the animals take each other's parts.

use super::{Mirror, text_of, under, with_cell, with_way};
use crate::samples::Options;
use gambol_core::Seat;
use gambol_core::grid::Cell;
use serde_json::{Value, json};

const ANIMALS: [&str; 4] = ["N", "E", "S", "W"];

pub(super) fn mirrors(options: &Options) -> Vec<Mirror> {
    vec![
        turned(options, 1, "a quarter turn"),
        turned(options, 2, "a half turn"),
        turned(options, 3, "three quarters"),
    ]
}

fn turned(options: &Options, quarters: usize, name: &'static str) -> Mirror {
    let size = options["board"]["size"].as_u64().expect("a meadow has a size") as u8;
    let mut turned = options.clone();
    turned.insert("board".into(), board(&options["board"], size, quarters));
    let animals = |value: &Value| -> Value {
        value
            .as_array()
            .expect("a list of animals")
            .iter()
            .map(|name| animal(text_of(name), quarters))
            .collect()
    };
    if let Some(riding) = options.get("animals") {
        turned.insert("animals".into(), animals(riding));
    }
    if let Some(teams) = options.get("teams").and_then(Value::as_array) {
        turned.insert("teams".into(), teams.iter().map(animals).collect());
    }
    if let Some(first) = options.get("first").and_then(Value::as_str) {
        turned.insert("first".into(), animal(first, quarters).into());
    }
    let seat = seats(options, quarters);
    Mirror {
        name,
        options: turned,
        asks_the_other_first: false,
        seat,
        text: Box::new(move |text| action(text, size, quarters)),
    }
}

/// In `secret` the seats stay; otherwise they are the animals in play, in their order.
fn seats(options: &Options, quarters: usize) -> Box<dyn Fn(Seat) -> Seat> {
    if options["mode"] == "secret" {
        return Box::new(|seat| seat);
    }
    let listed = options.get("animals").and_then(Value::as_array);
    let plays = |animal: &&str| listed.is_none_or(|list| list.contains(&json!(animal)));
    let before: Vec<&str> = ANIMALS.into_iter().filter(plays).collect();
    let after: Vec<&str> = ANIMALS
        .into_iter()
        .filter(|name| before.iter().any(|before| animal(before, quarters) == *name))
        .collect();
    let places = before.iter().map(|name| after.iter().position(|after| *after == animal(name, quarters)));
    let places: Vec<_> = places.map(|place| Seat(place.expect("it plays too") as u8)).collect();
    Box::new(move |seat| places[seat.index()])
}

fn board(board: &Value, size: u8, quarters: usize) -> Value {
    let mut turned = board.as_object().expect("a board is an object").clone();
    for places in ["start", "target"] {
        if let Some(by_animal) = board.get(places).and_then(Value::as_object) {
            let each = by_animal.iter().map(|(name, cell)| {
                (
                    animal(name, quarters).to_owned(),
                    json!(with_cell(text_of(cell), |cell| turn(cell, size, quarters))),
                )
            });
            turned.insert(places.into(), each.collect());
        }
    }
    let fields = under(board, "fields").iter().map(|(cell, footprints)| {
        let footprints = footprints.as_object().expect("footprints are an object").iter();
        let footprints = footprints.map(|(name, way)| {
            (animal(name, quarters).to_owned(), with_way(way, |way| way.turned(quarters as u8 * 2)))
        });
        (with_cell(cell, |cell| turn(cell, size, quarters)), footprints.collect::<Value>())
    });
    turned.insert("fields".into(), fields.collect());
    turned.into()
}

fn action(text: &str, size: u8, quarters: usize) -> String {
    let cell = |text: &str| with_cell(text, |cell| turn(cell, size, quarters));
    match text.split_once([' ', ':']) {
        None if text == "pass" => text.to_owned(),
        None => cell(text),
        Some((word @ ("splash" | "roll" | "card"), names)) => {
            let turned: Vec<_> =
                names.split("").filter(|name| !name.is_empty()).map(|name| animal(name, quarters)).collect();
            let sorted: String = ANIMALS.into_iter().filter(|name| turned.contains(name)).collect();
            format!("{word} {sorted}")
        }
        Some((name, to)) => format!("{}:{}", animal(name, quarters), cell(to)),
    }
}

fn animal(name: &str, quarters: usize) -> &'static str {
    let index =
        ANIMALS.iter().position(|animal| *animal == name).unwrap_or_else(|| panic!("{name} is no animal"));
    ANIMALS[(index + quarters) % 4]
}

fn turn(cell: Cell, size: u8, quarters: usize) -> Cell {
    (0..quarters).fold(cell, |cell, _| Cell { file: cell.rank, rank: size - 1 - cell.file })
}
