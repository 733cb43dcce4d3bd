//! Muddy Ride: the frame, the tiles with 3×3 fields in front and 4×4 behind, and whole boards.

use super::{Bench, Prints, muddy_ride_pieces as pieces};
use crate::PrintError;
use crate::cut::Cells;
use crate::item::Item;
use crate::item::in_order;
use crate::page::{Anchor, Area, INK, Page, QUIET};
use crate::paper::THINNEST;
use crate::sheet::{Head, Leaf, upright};
use crate::svg::Num;
use crate::text::Weight;
use gambol_core::grid::Direction;
use gambol_draw::art::muddy_ride::{FOOTPRINTS, PRINT_HUES, PUDDLES};
use gambol_draw::theme::{Ground, Hue};
use gambol_games::{Kind, boards};
use serde_json::{Map, Value};
use std::fmt::Write;

pub(super) const LETTERS: [&str; 4] = ["N", "E", "S", "W"];
/// The rim of a puddle: pale, since footprints cross it.
const PUDDLE: &str = "#b5a68f";
/// The side of a tile.
const TILE: f32 = 80.0;
/// The width of the frame around the four tiles.
const FRAME: f32 = 15.0;
/// The largest field of a board that is printed whole.
const FIELD: f32 = 25.0;

/// The kit of the game.
pub(super) struct Printed;

impl Prints for Printed {
    /// Frame and tiles, or whole boards; then the pieces.
    fn leaves(&self, bench: &Bench<'_>, items: &[&Item], leaves: &mut Vec<Leaf>) -> Result<(), PrintError> {
        let mut has_frame = false;
        for item in items {
            if item.tiles.is_some() || item.is_whole_game {
                let [front, back] = sets(item)?;
                if !has_frame {
                    leaves.push(Leaf::Pair(frame(bench, item, 6), frame(bench, item, 8)));
                    has_frame = true;
                }
                leaves.push(Leaf::Pair(tiles(bench, &front, false), tiles(bench, &back, true)));
            } else {
                let (part, how) =
                    (bench.pick("print-part", "board"), bench.pick("print-muddy-ride-how", "board"));
                let (mut page, area) = upright(bench.options, &Head { item, part: &part, how: &how });
                bench.centred_board(&mut page, item, area, FIELD)?;
                leaves.push(Leaf::Single(page));
            }
        }
        pieces::leaves(bench, items[0], leaves);
        Ok(())
    }

    fn tiles(&self, board: &Value) -> Option<(Value, Value)> {
        laid(board)
    }

    fn has_many_parts(&self) -> bool {
        true
    }
}

/// The tiles that a board of Muddy Ride is laid from; none for a whole board.
fn laid(board: &Value) -> Option<(Value, Value)> {
    let board = match board {
        Value::String(name) => match boards::named(Kind::MuddyRide, name) {
            Some(built_in) => built_in.value(),
            // The game itself says what is wrong with the name.
            None => return None,
        },
        board => board.clone(),
    };
    if board.get("tiles").is_some() {
        return Some((board, in_order()));
    }
    let (Some(set), Some(lay)) = (board.get("tile_set"), board.get("lay")) else { return None };
    let set = match set.as_str().and_then(|name| boards::named(Kind::MuddyRide, name)) {
        Some(built_in) => built_in.value(),
        // The game itself says what is wrong with a set.
        None => set.clone(),
    };
    Some((set, lay.clone()))
}

/// The tiles with 3×3 fields and those with 4×4: the item's own, and for the other side those that ship.
fn sets(item: &Item) -> Result<[Item; 2], PrintError> {
    let shipped =
        |name: &str| Item::new(Kind::MuddyRide, &Map::from_iter([("board".to_owned(), Value::from(name))]));
    let mut sets = [shipped("summer-shower")?, shipped("large-puddles")?];
    if let Some((set, _)) = &item.tiles {
        let side = usize::from(set.get("tile_size").and_then(Value::as_u64) == Some(4));
        sets[side] = item.clone();
    }
    Ok(sets)
}

/// The frame: beside every edge the start of one animal and the target of the one that comes from across.
fn frame(bench: &Bench<'_>, item: &Item, size: usize) -> Page {
    let part = bench.pick("print-muddy-ride-part", if size == 6 { "frame-front" } else { "frame-back" });
    let how = bench.say("print-muddy-ride-how.frame", &[("size", size.into())]);
    let (mut page, area) = upright(bench.options, &Head { item, part: &part, how: &how });
    let outer = 2.0 * (TILE + FRAME);
    let outer = Area::new((page.width - outer) / 2.0, area.y + 4.0, outer, outer);
    let inner = Area::new(outer.x + FRAME, outer.y + FRAME, 2.0 * TILE, 2.0 * TILE);
    page.rect(
        grass(bench),
        INK,
        0.5,
        Area::new(outer.x + 0.25, outer.y + 0.25, outer.width - 0.5, outer.height - 0.5),
        3.0,
    );
    page.rect("#ffffff", INK, 0.5, inner, 0.0);
    let (x, y) = inner.middle();
    page.dashed(&format!(
        "M{} {}v{}M{} {}h{}",
        Num(x),
        Num(inner.y),
        Num(inner.height),
        Num(inner.x),
        Num(y),
        Num(inner.width)
    ));
    for (index, tile) in lay(bench, item).into_iter().enumerate() {
        let (column, row) = (index % 2, index / 2);
        let at = (inner.x + TILE * (0.5 + column as f32), inner.y + TILE * (0.5 + row as f32));
        page.text(at.0, at.1, 14.0, Weight::Bold, Anchor::Middle, &tile);
    }
    for edge in 0..4 {
        page.turned(x, y, 90.0 * edge as f32);
        near_edge(bench, &mut page, inner, size, edge);
        page.back();
    }
    page
}

/// What is in the four quadrants: the tile that lies there, or a note that any may.
fn lay(bench: &Bench<'_>, item: &Item) -> [String; 4] {
    let lay = item.tiles.as_ref().map(|(_, lay)| lay);
    std::array::from_fn(|index| {
        let tile =
            lay.and_then(|lay| Some((lay.get(index)?.get(0)?.as_str()?, lay.get(index)?.get(1)?.as_u64()?)));
        match tile {
            Some((name, 0)) => bench.say("print-muddy-ride-tile", &[("tile", name.into())]),
            Some((name, turns)) => {
                let args = [("tile", name.into()), ("degrees", (90 * turns).into())];
                bench.say("print-muddy-ride-tile.turned", &args)
            }
            None => bench.pick("print-muddy-ride-tile", "any"),
        }
    })
}

/// One edge, as if it were the near one: notches between the fields, a house for the start, a flag for the target.
fn near_edge(bench: &Bench<'_>, page: &mut Page, inner: Area, size: usize, animal: usize) {
    let field = inner.width / size as f32;
    let y = inner.bottom();
    let mut notches = String::new();
    for index in 1..size {
        let _ = write!(notches, "M{} {}v2.5", Num(inner.x + field * index as f32), Num(y));
    }
    page.stroke(QUIET, THINNEST, &notches);
    let start = size / 2 - 2;
    let spot = |index: usize| inner.x + field * (index as f32 + 0.5);
    let middle = y + FRAME / 2.0 + 0.4;
    let at = (spot(start), middle, 0.0, 0.28);
    page.moved_shape(bench.art.fill(Hue::Sand), INK, 0.45, at, "M-19 18V-6L0-21 19-6V18Z");
    page.put(&bench.art, FOOTPRINTS[animal], at.0, middle + 1.0, 0.0, 17.0);
    page.text(at.0 + 7.2, middle + 1.2, 9.0, Weight::Bold, Anchor::Start, &edge(bench, "start", animal));
    let other = (animal + 2) % 4;
    let at = spot(size - 1 - start);
    page.moved_shape("none", INK, 0.9, (at, middle, 0.0, 0.28), "M-17 20V-22");
    page.moved_shape(
        "#ffffff",
        bench.art.line(PRINT_HUES[other]),
        0.6,
        (at, middle, 0.0, 0.28),
        "M-17-22H26L17-5 26 12H-17Z",
    );
    page.put(&bench.art, FOOTPRINTS[other], at - 0.2, middle - 1.4, 0.0, 15.0);
    page.text(at - 6.4, middle + 1.2, 9.0, Weight::Bold, Anchor::End, &edge(bench, "target", other));
}

/// What stands beside an edge about an animal.
fn edge(bench: &Bench<'_>, which: &str, animal: usize) -> String {
    let words = &bench.options.words;
    let animal = words.phrase_of("muddy-ride-role", LETTERS[animal], Vec::new());
    words.pick("print-muddy-ride-edge", which, &[("animal", animal.into())])
}

fn grass(bench: &Bench<'_>) -> &'static str {
    bench.options.theme().surround(Ground::Mud)
}

/// Four tiles, two by two; on the back each lies behind its own front.
fn tiles(bench: &Bench<'_>, item: &Item, is_back: bool) -> Page {
    let set = item.tiles.as_ref().map_or(&Value::Null, |(set, _)| set);
    let which = if is_back { "tiles-back" } else { "tiles-front" };
    let (part, how) = (bench.pick("print-muddy-ride-part", which), bench.pick("print-muddy-ride-how", which));
    let (mut page, area) = upright(bench.options, &Head { item, part: &part, how: &how });
    let cells = Cells::centred(page.width, area.y + 6.0, 2, 2, TILE + 8.0, TILE + 8.0);
    let cells = if is_back { cells.mirrored(page.width) } else { cells };
    for (index, letter) in ["A", "B", "C", "D"].into_iter().enumerate() {
        let cell = if is_back { cells.behind(index) } else { cells.cell(index) };
        let area = Area::new(cell.x + 4.0, cell.y + 4.0, TILE, TILE);
        let fields = set.get("tiles").and_then(|tiles| tiles.get(letter)).unwrap_or(&Value::Null);
        let count = set.get("tile_size").and_then(Value::as_u64).unwrap_or(3) as usize;
        tile(bench, &mut page, area, letter, count, fields);
    }
    page
}

/// A tile: its fields with puddles and footprints, its letter in the corner.
fn tile(bench: &Bench<'_>, page: &mut Page, area: Area, letter: &str, count: usize, fields: &Value) {
    let theme = bench.options.theme();
    let field = area.width / count as f32;
    page.rect(theme.ground(Ground::Mud), QUIET, THINNEST, area, 0.0);
    let mut lines = String::new();
    for index in 1..count {
        let at = field * index as f32;
        let _ = write!(
            lines,
            "M{} {}v{}M{} {}h{}",
            Num(area.x + at),
            Num(area.y),
            Num(area.height),
            Num(area.x),
            Num(area.y + at),
            Num(area.width)
        );
    }
    page.stroke(QUIET, THINNEST, &lines);
    for index in 0..count * count {
        let (file, rank) = (index % count, index / count);
        let name = format!("{}{}", char::from(b'a' + file as u8), rank + 1);
        let Some(prints) = fields.get(&name).and_then(Value::as_object).filter(|prints| !prints.is_empty())
        else {
            continue;
        };
        let (x, y) = (area.x + field * (file as f32 + 0.5), area.bottom() - field * (rank as f32 + 0.5));
        let pick = (file * 5 + rank * 3 + usize::from(letter.as_bytes()[0])) % 12;
        let at = (x, y, 90.0 * (pick / 3) as f32, field / 100.0);
        page.moved_shape(theme.ground_tone(Ground::Mud), PUDDLE, THINNEST, at, PUDDLES[pick % 3]);
        for (animal, key) in LETTERS.iter().enumerate() {
            let way = prints.get(*key).and_then(Value::as_str).and_then(|way| way.parse::<Direction>().ok());
            if let Some(way) = way {
                let (dx, dy) = [(-23.5, -23.5), (23.5, -23.5), (23.5, 23.5), (-23.5, 23.5)][animal];
                let (dx, dy) = (dx * field / 100.0, dy * field / 100.0);
                page.put(&bench.art, FOOTPRINTS[animal], x + dx, y + dy, angle(way), field);
            }
        }
    }
    page.text(area.x + 0.9, area.y + 3.1, 7.0, Weight::Bold, Anchor::Start, letter);
    crate::cut::corners(page, area);
}

/// A direction as degrees clockwise from north.
fn angle(way: Direction) -> f32 {
    let names = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
    let told = way.to_string();
    names.iter().position(|name| *name == told).unwrap_or(0) as f32 * 45.0
}
