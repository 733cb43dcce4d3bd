//! A sheet with west and east exchanged, with north and south exchanged, and with files and ranks exchanged.

use super::{Mirror, under, with_cell, with_way};
use crate::samples::Options;
use gambol_core::grid::{Cell, Direction};
use serde_json::{Value, json};

/// What is done to a sheet of this size.
#[derive(Clone, Copy)]
struct Change {
    files: u8,
    ranks: u8,
    kind: Swap,
}

#[derive(Clone, Copy, PartialEq)]
enum Swap {
    WestForEast,
    NorthForSouth,
    FilesForRanks,
}

pub(super) fn mirrors(options: &Options) -> Vec<Mirror> {
    let board = &options["board"];
    let side = |key: &str| board[key].as_u64().expect("a sheet has files and ranks") as u8;
    let (files, ranks) = (side("files"), side("ranks"));
    let mut kinds = vec![("west for east", Swap::WestForEast), ("north for south", Swap::NorthForSouth)];
    if files <= 12 {
        kinds.push(("files for ranks", Swap::FilesForRanks));
    }
    kinds.into_iter().map(|(name, kind)| mirror(options, name, Change { files, ranks, kind })).collect()
}

fn mirror(options: &Options, name: &'static str, change: Change) -> Mirror {
    let mut changed = options.clone();
    changed.insert("board".into(), change.sheet(&options["board"]));
    Mirror {
        name,
        options: changed,
        asks_the_other_first: false,
        seat: Box::new(|seat| seat),
        text: Box::new(move |text| change.action(text)),
    }
}

impl Change {
    fn sheet(self, sheet: &Value) -> Value {
        let mut changed = sheet.as_object().expect("a sheet is an object").clone();
        let on_files = sheet["numbers_on"] == "files";
        let numbers = sheet["numbers"].as_array().expect("numbers are a list");
        let directions = sheet["directions"].as_array().expect("directions are a list");
        let directions: Vec<Value> =
            directions.iter().map(|way| with_way(way, |way| self.way(way))).collect();
        changed.insert("numbers".into(), self.along(numbers, on_files));
        changed.insert("directions".into(), self.along(&directions, !on_files));
        if self.kind == Swap::FilesForRanks {
            changed.insert("files".into(), self.ranks.into());
            changed.insert("ranks".into(), self.files.into());
            changed.insert("numbers_on".into(), json!(if on_files { "ranks" } else { "files" }));
        }
        let squares = under(sheet, "squares").iter();
        let squares = squares.map(|(cell, square)| (with_cell(cell, |cell| self.cell(cell)), square.clone()));
        changed.insert("squares".into(), squares.collect());
        changed.into()
    }

    /// A list along the files or the ranks, turned round where the axis is.
    fn along(self, list: &[Value], of_files: bool) -> Value {
        let turned = match self.kind {
            Swap::WestForEast => of_files,
            Swap::NorthForSouth => !of_files,
            Swap::FilesForRanks => false,
        };
        if turned { list.iter().rev().cloned().collect() } else { list.iter().cloned().collect() }
    }

    fn cell(self, cell: Cell) -> Cell {
        match self.kind {
            Swap::WestForEast => Cell { file: self.files - 1 - cell.file, ..cell },
            Swap::NorthForSouth => Cell { rank: self.ranks - 1 - cell.rank, ..cell },
            Swap::FilesForRanks => Cell { file: cell.rank, rank: cell.file },
        }
    }

    fn way(self, way: Direction) -> Direction {
        let (east, north) = way.delta();
        let changed = match self.kind {
            Swap::WestForEast => (-east, north),
            Swap::NorthForSouth => (east, -north),
            Swap::FilesForRanks => (north, east),
        };
        Direction::ALL.into_iter().find(|way| way.delta() == changed).expect("a mirrored way is a way")
    }

    fn action(self, text: &str) -> String {
        let cell = |text: &str| with_cell(text, |cell| self.cell(cell));
        let words: Vec<_> = text.split(' ').collect();
        match words[..] {
            ["stop"] => text.to_owned(),
            [square] => cell(square),
            ["destroy", one, other] => {
                let mut both = [cell(one), cell(other)];
                both.sort_unstable();
                format!("destroy {} {}", both[0], both[1])
            }
            [word, square] => format!("{word} {}", cell(square)),
            _ => panic!("{text} is no action"),
        }
    }
}
