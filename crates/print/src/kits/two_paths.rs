//! Two Paths: the clearing, six animals, two discs and the blocking stone.

use super::{Bench, Prints};
use crate::PrintError;
use crate::cut::Cells;
use crate::item::Item;
use crate::page::{Anchor, Area, INK, Page};
use crate::sheet::{Head, Leaf, upright};
use crate::text::Weight;
use gambol_draw::art::two_paths::{ANIMALS, STONE};
use gambol_draw::theme::Hue;
use gambol_words::Words;
use serde_json::{Map, Value, json};

/// The most millimetres for a hundred units of the drawing: a space is then 18 mm wide.
const UNIT: f32 = 23.5;
const LETTERS: [&str; 3] = ["F", "H", "G"];

/// The kit of the game.
pub(super) struct Printed;

impl Prints for Printed {
    fn leaves(&self, bench: &Bench<'_>, items: &[&Item], leaves: &mut Vec<Leaf>) -> Result<(), PrintError> {
        let mut unit = UNIT;
        for item in items {
            let (part, how) =
                (bench.say("print-two-paths-part", &[]), bench.pick("print-two-paths-how", "board"));
            let (mut page, area) = upright(bench.options, &Head { item, part: &part, how: &how });
            // The trees at the ends stand out a little.
            let room = Area::new(area.x + 3.0, area.y, area.width - 6.0, area.height);
            let drawn = bench.centred_board(&mut page, item, room, UNIT)?;
            let svg = bench.board(item, "", true)?;
            let (width, _) = crate::flat::size(&svg).unwrap_or((drawn.width, 0.0));
            unit = unit.min(drawn.width / width * 100.0);
            leaves.push(Leaf::Single(page));
        }
        leaves.push(Leaf::Single(pieces(bench, items[0], unit)));
        Ok(())
    }

    fn described_board(&self, options: &Map<String, Value>) -> Option<Value> {
        plain_network(options)
    }

    fn described_name(&self, words: &Words, options: &Map<String, Value>) -> Option<String> {
        let rows = options.get("rows")?.as_u64()?;
        Some(words.say("made-clearing", &[("rows", rows.into())]))
    }
}

/// The network of the rulebook as a board, so that it has a code like any other.
fn plain_network(options: &Map<String, Value>) -> Option<Value> {
    let rows = options.get("rows")?.as_u64()?;
    let ways = |rank: u64| {
        let ends = [("a", ["a", "b"]), ("b", ["a", "c"]), ("c", ["b", "c"])];
        ends.map(|(from, to)| (from, json!(to.map(|file| format!("{file}{rank}")))))
    };
    let south = (1..rows).flat_map(|rank| ways(rank + 1).map(|(from, to)| (format!("{from}{rank}"), to)));
    let north = (2..=rows).flat_map(|rank| ways(rank - 1).map(|(from, to)| (format!("{from}{rank}"), to)));
    Some(json!({
        "game": "two-paths",
        "name": format!("Clearing with {rows} rows"),
        "rows": vec![["a", "b", "c"]; rows as usize],
        "south": south.collect::<Map<_, _>>(),
        "north": north.collect::<Map<_, _>>(),
    }))
}

/// Pieces are as large as the spaces of the smallest clearing allow.
fn pieces(bench: &Bench<'_>, item: &Item, unit: f32) -> Page {
    let (part, how) = (bench.pick("print-part", "pieces"), bench.pick("print-two-paths-how", "pieces"));
    let (mut page, area) = upright(bench.options, &Head { item, part: &part, how: &how });
    let cell = unit + 3.0;
    let mut y = area.y + 8.0;
    for (seat, owner) in ["south", "north"].into_iter().enumerate() {
        let owner = bench.pick("print-two-paths-piece", owner);
        page.text(page.width / 2.0, y, 10.0, Weight::Bold, Anchor::Middle, &owner);
        let cells = Cells::centred(page.width, y + 7.0, 3, 1, cell, cell);
        cells.marks(&mut page);
        for animal in 0..3 {
            let (x, y) = cells.cell(animal).middle();
            page.put(&bench.art, ANIMALS[seat][animal], x, y, 0.0, unit);
            let name = bench.pick("two-paths-animal", LETTERS[animal]);
            page.text(x, cells.bottom() + 8.0, 8.0, Weight::Regular, Anchor::Middle, &name);
        }
        y = cells.bottom() + 22.0;
    }
    page.text(
        page.width / 2.0,
        y,
        10.0,
        Weight::Bold,
        Anchor::Middle,
        &bench.pick("print-two-paths-piece", "discs"),
    );
    let cells = Cells::centred(page.width, y + 7.0, 3, 1, cell, cell);
    cells.marks(&mut page);
    for index in 0..2 {
        let (x, y) = cells.cell(index).middle();
        page.circle(bench.art.fill(Hue::Orange), INK, 0.5, x, y, 8.0);
        page.circle(bench.art.fill(Hue::Yellow), INK, 0.5, x, y, 3.8);
    }
    let (x, y) = cells.cell(2).middle();
    page.put(&bench.art, STONE, x, y, 0.0, unit);
    for (index, which) in ["disc-south", "disc-north", "stone"].into_iter().enumerate() {
        let (x, _) = cells.cell(index).middle();
        let name = bench.pick("print-two-paths-piece", which);
        page.text(x, cells.bottom() + 8.0, 8.0, Weight::Regular, Anchor::Middle, &name);
    }
    page
}
