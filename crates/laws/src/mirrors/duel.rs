//! A saloon turned by half, the cowboys changing places; and one with west and east exchanged.

use super::{Mirror, flipped, text_of, under, with_cell, with_way};
use crate::samples::Options;
use gambol_core::grid::{Cell, Direction};
use serde_json::{Value, json};

/// What is done to a saloon.
#[derive(Clone, Copy)]
struct Change {
    files: u8,
    ranks: u8,
    large: bool,
    /// Half a turn, or west and east exchanged.
    half_turn: bool,
}

pub(super) fn mirrors(options: &Options) -> Vec<Mirror> {
    let side =
        |key: &str, default| options["board"].get(key).and_then(Value::as_u64).unwrap_or(default) as u8;
    let change = |half_turn: bool| Change {
        files: side("files", 5),
        ranks: side("ranks", 6),
        large: options["size"] == "large",
        half_turn,
    };
    vec![mirror(options, "half a turn", change(true)), mirror(options, "west for east", change(false))]
}

fn mirror(options: &Options, name: &'static str, change: Change) -> Mirror {
    let mut changed = options.clone();
    let mut board = options["board"].as_object().expect("a board is an object").clone();
    let fields = under(&options["board"], "fields").iter().map(|(cell, bullets)| {
        let bullets = bullets.as_object().expect("bullets are an object").iter();
        let bullets =
            bullets.map(|(colour, way)| (change.colour(colour), with_way(way, |way| change.way(way))));
        (with_cell(cell, |cell| change.cell(cell)), bullets.collect::<Value>())
    });
    board.insert("fields".into(), fields.collect());
    changed.insert("board".into(), board.into());
    changed.insert("first".into(), json!(change.colour(text_of(&options["first"]))));
    let seat = move |seat: gambol_core::Seat| if change.half_turn { seat.other() } else { seat };
    Mirror {
        name,
        options: changed,
        asks_the_other_first: false,
        seat: Box::new(seat),
        text: Box::new(move |text| change.action(text)),
    }
}

impl Change {
    fn colour(self, colour: &str) -> String {
        match (self.half_turn, colour) {
            (true, "light") => "dark".into(),
            (true, "dark") => "light".into(),
            _ => colour.into(),
        }
    }

    fn way(self, way: Direction) -> Direction {
        if self.half_turn { way.turned(4) } else { flipped(way) }
    }

    fn cell(self, cell: Cell) -> Cell {
        let rank = if self.half_turn { self.ranks - 1 - cell.rank } else { cell.rank };
        Cell { file: self.files - 1 - cell.file, rank }
    }

    /// Where a cowboy stands; a large one is named by its western field, which becomes the eastern one.
    fn stand(self, text: &str) -> String {
        with_cell(text, |cell| {
            let western = self.cell(cell);
            Cell { file: western.file - u8::from(self.large), ..western }
        })
    }

    fn action(self, text: &str) -> String {
        match text.split_once(' ') {
            Some(("place", at)) => format!("place {}", self.stand(at)),
            Some(("shot", colour)) => format!("shot {}", self.colour(colour)),
            Some(_) => text.to_owned(),
            None if matches!(text, "pass" | "fire" | "end") => text.to_owned(),
            None => match text.split_once('@') {
                Some((to, trigger)) => {
                    format!("{}@{}", self.stand(to), with_cell(trigger, |cell| self.cell(cell)))
                }
                None => self.stand(text),
            },
        }
    }
}
