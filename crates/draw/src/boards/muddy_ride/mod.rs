//! Muddy Ride: a wet meadow in a frame of grass.

mod marks;

use super::{Draws, Pieces, Source, text, texts};
use crate::art::Symbol;
use crate::art::muddy_ride::{ANIMALS, BACKS, FOOTPRINTS, FRONTS, PRINT_HUES, PUDDLES};
use crate::canvas::Canvas;
use crate::grid::Grid;
use crate::look::Look;
use crate::marks::Area;
use crate::motion::Motion;
use crate::steps::{Offers, Route};
use crate::theme::{Ground, Hue, Theme};
use gambol_core::Seat;
use gambol_core::grid::{Cell, Direction};
use gambol_games::Kind;
use serde_json::Value;
use std::fmt::Write;

const LETTERS: [&str; 4] = ["N", "E", "S", "W"];
const NAMES: [&str; 4] = ["Hippo", "Pig", "Frog", "Duck"];
const FRAME: f32 = 74.0;
const TABLE: f32 = 120.0;

pub(crate) struct Drawn;

impl Draws for Drawn {
    fn face(&self, source: Source<'_>, _look: &Look<'_>, seat: Seat) -> Option<Symbol> {
        let is_secret = source.option("mode") == Some("secret");
        (!is_secret).then(|| FRONTS[usize::from(facing_of(source, seat.index())) % FRONTS.len()])
    }

    fn faces(&self) -> Vec<Symbol> {
        FRONTS.into()
    }

    fn up(&self, source: Source<'_>, look: &Look<'_>) -> u8 {
        if source.option("mode") == Some("secret") { 0 } else { facing_of(source, look.viewer.index()) }
    }

    fn draw<'l>(&self, source: Source<'_>, look: &'l Look<'l>) -> Option<Canvas<'l>> {
        let board = source.board()?;
        let size = board.get("size").and_then(Value::as_u64).filter(|size| matches!(size, 6 | 8))? as u8;
        let secret = source.option("mode") == Some("secret");
        // In secret play a seat has no animal that all may know, so nothing tells which way is up.
        let up = if secret { 0 } else { facing_of(source, look.viewer.index()) };
        let grid = Grid { files: size, ranks: size, up, left: FRAME, top: FRAME };
        let offers = Offers::new(Kind::MuddyRide, look, |offer| marks::spot(&grid, source.state, offer.part));
        let side = grid.width() + 2.0 * FRAME;
        let table = if secret && source.state.is_some() { TABLE } else { 0.0 };
        let mut canvas = Canvas::new(look, side, side + table);
        canvas.slab(look.theme.surround(Ground::Mud), 0.0, 0.0, side, side + table);
        canvas.fixed("the meadow", |canvas| meadow(canvas, &grid, board));
        marks::chosen(&mut canvas, &grid, source.state);
        canvas.glows(&offers.glows);
        canvas.fixed("the footprints", |canvas| footprints(canvas, &grid, board));
        if let Some(state) = source.state {
            marks::before(&mut canvas, &grid, state);
            let motions = marks::motions(&canvas, &grid, source, state);
            animals(&mut canvas, &grid, board, state, &motions);
            marks::burst(&mut canvas, &grid, source, state);
            marks::preview(&mut canvas, &grid, board, state);
            canvas.compared(&offers.compared);
            if secret {
                cards(&mut canvas, state, side, side / 2.0);
            }
        }
        // Only passing has no place of its own: the corner has room for it, so the board stays as large as it is.
        let corner = Area { x: side - FRAME + 6.0, y: side - 62.0, width: FRAME - 12.0, height: 52.0 };
        canvas.buttons_in(corner, &offers.buttons);
        Some(canvas)
    }

    fn tile<'l>(&self, set: &Value, name: &str, look: &'l Look<'l>) -> Option<Canvas<'l>> {
        let size = set.get("tile_size").and_then(Value::as_u64).filter(|size| matches!(size, 3 | 4))? as u8;
        let fields = set.get("tiles")?.get(name)?;
        let grid = Grid { files: size, ranks: size, up: 0, left: 0.0, top: 0.0 };
        let mut canvas = Canvas::new(look, grid.width(), grid.height());
        mud(&mut canvas, &grid, fields);
        for cell in grid.cells() {
            prints(&mut canvas, &grid, cell, fields.get(cell.to_string()));
        }
        Some(canvas)
    }

    fn told(&self, state: Option<&Value>, look: &Look<'_>) -> String {
        let Some(state) = state else { return look.word("the-empty-meadow").into_owned() };
        let stands = LETTERS.iter().zip(NAMES).filter_map(|(letter, name)| {
            if let Some(cell) = text(state, &format!("/animals/{letter}")) {
                return Some(format!("{} {cell}", look.word(name)));
            }
            let arrived = texts(state, "/arrived").any(|arrived| arrived == *letter);
            arrived.then(|| format!("{}: {}", look.word(name), look.word("arrived")))
        });
        stands.collect::<Vec<_>>().join(", ")
    }

    fn route<'a>(&self, action: &'a str, legal: &'a [String]) -> Option<Route<'a>> {
        marks::route(action, legal)
    }

    fn pieces(&self) -> Pieces {
        let symbols = ANIMALS.into_iter().chain(FOOTPRINTS).chain(FRONTS).chain(BACKS);
        Pieces { ground: Ground::Mud, symbols: symbols.collect(), across: 16 }
    }
}

/// The way the animal of a seat faces: seats are the animals in play in the order N, E, S, W.
fn facing_of(source: Source<'_>, seat: usize) -> u8 {
    let in_play = source.options.get("animals").and_then(Value::as_array);
    let plays = |letter: &str| in_play.is_none_or(|list| list.iter().any(|animal| animal == letter));
    (0..4u8).filter(|&animal| plays(LETTERS[animal as usize])).nth(seat).unwrap_or(0)
}

fn place(board: &Value, what: &str, animal: usize, grid: &Grid) -> Option<Cell> {
    let default = match (grid.files, what) {
        (6, "start") => ["b1", "a5", "e6", "f2"],
        (6, _) => ["b6", "f5", "e1", "a2"],
        (_, "start") => ["c1", "a6", "f8", "h3"],
        _ => ["c8", "h6", "f1", "a3"],
    };
    let named = board.get(what).and_then(|cells| cells.get(LETTERS[animal])).and_then(Value::as_str);
    grid.cell(named.unwrap_or(default[animal]))
}

fn standing(state: &Value, animal: usize, grid: &Grid) -> Option<Cell> {
    grid.cell(state.get("animals")?.get(LETTERS[animal])?.as_str()?)
}

/// The frame, the fields and puddles.
fn meadow(canvas: &mut Canvas<'_>, grid: &Grid, board: &Value) {
    grass(canvas, grid.width() + 2.0 * FRAME);
    mud(canvas, grid, board.get("fields").unwrap_or(&Value::Null));
    labels(canvas, grid);
}

/// The ground with its puddles.
fn mud(canvas: &mut Canvas<'_>, grid: &Grid, fields: &Value) {
    let theme = canvas.theme();
    let (ground, tone) = (theme.ground(Ground::Mud), theme.ground_tone(Ground::Mud));
    canvas.slab(ground, grid.left, grid.top, grid.width(), grid.height());
    let line = if theme.is_paper() { canvas.hue(Hue::Quiet) } else { tone };
    let mut lines = String::new();
    for index in 1..grid.files {
        let (x, y) = (grid.left + 100.0 * f32::from(index), grid.top + 100.0 * f32::from(index));
        let (left, top) = (grid.left, grid.top);
        let _ = write!(lines, "M{left} {y}H{}M{x} {top}V{}", left + grid.width(), top + grid.height());
    }
    canvas.stroke(line, 2.0, &lines);
    for cell in grid.cells() {
        let here = fields.get(cell.to_string()).and_then(Value::as_object);
        if here.is_some_and(|map| !map.is_empty()) {
            puddle(canvas, grid, cell);
        }
    }
}

/// The footprints on a field.
fn prints(canvas: &mut Canvas<'_>, grid: &Grid, cell: Cell, here: Option<&Value>) {
    let (x, y) = grid.centre(cell);
    let id = canvas.id(&format!("field-{cell}"));
    canvas.tag("g").set("id", &id).set("data-cell", &cell.to_string()).at(x, y, 0.0, 1.0).open();
    for (animal, letter) in LETTERS.iter().enumerate() {
        let way = here.and_then(|here| here.get(*letter)).and_then(Value::as_str);
        if let Some(way) = way.and_then(|way| way.parse::<Direction>().ok()) {
            let (dx, dy) = [(-23.5, -23.5), (23.5, -23.5), (23.5, 23.5), (-23.5, 23.5)][animal];
            canvas.put(FOOTPRINTS[animal], dx, dy, grid.angle(way), 1.0);
        }
    }
    canvas.close("g");
}

/// The footprints on every field, starts and targets, over whatever glows.
fn footprints(canvas: &mut Canvas<'_>, grid: &Grid, board: &Value) {
    let ink = canvas.hue(Hue::Ink);
    canvas.tag("g").set("class", "fields").set("pointer-events", "none").open();
    for cell in grid.cells() {
        let here = board.get("fields").and_then(|fields| fields.get(cell.to_string()));
        prints(canvas, grid, cell, here);
    }
    for animal in 0..4 {
        signs(canvas, grid, board, animal);
    }
    let tag = canvas.tag("rect").nums([
        ("x", grid.left),
        ("y", grid.top),
        ("width", grid.width()),
        ("height", grid.height()),
    ]);
    tag.num("rx", 9.0).set("fill", "none").set("stroke", ink).num("stroke-width", 3.0).done();
    canvas.close("g");
}

fn puddle(canvas: &mut Canvas<'_>, grid: &Grid, cell: Cell) {
    let (x, y) = grid.centre(cell);
    let pick = usize::from(cell.file * 5 + cell.rank * 3) % 12;
    let tone = canvas.theme().ground_tone(Ground::Mud);
    let turn = [0.0, 90.0, 180.0, 270.0][pick / 3];
    if canvas.theme().is_paper() {
        let quiet = canvas.hue(Hue::Quiet);
        let tag = canvas.tag("path").set("d", PUDDLES[pick % 3]).set("fill", "none").set("stroke", quiet);
        tag.num("stroke-width", 1.5).at(x, y, turn, 1.0).done();
    } else {
        canvas.tag("path").set("d", PUDDLES[pick % 3]).set("fill", tone).at(x, y, turn, 1.0).done();
    }
}

/// Tufts of grass, always in the same places.
fn grass(canvas: &mut Canvas<'_>, side: f32) {
    if canvas.theme().is_paper() {
        return;
    }
    let mut d = String::new();
    let count = (side / 47.0) as u32;
    for index in 0..count {
        let at = 24.0 + (side - 48.0) * index as f32 / (count - 1) as f32;
        let off = [36.0, 52.0, 42.0, 58.0][index as usize % 4];
        for (x, y) in [(at, off + 4.0), (at, side - off), (off, at), (side - off, at)] {
            let _ =
                write!(d, "M{:.0} {:.0}l-3-9M{:.0} {:.0}l0-11M{:.0} {:.0}l3-9", x - 3.0, y, x, y, x + 3.0, y);
        }
    }
    let colour = if canvas.theme() == Theme::Dark { "#42573a" } else { "#8fb063" };
    canvas.stroke(colour, 2.5, &d);
}

/// A dashed ring where an animal starts; where it wants to go, a field in its colour with its footprint; signs beside both.
fn signs(canvas: &mut Canvas<'_>, grid: &Grid, board: &Value, animal: usize) {
    let hue = canvas.hue(PRINT_HUES[animal]);
    let facing = Direction::FOUR[animal];
    let angle = grid.angle(facing);
    let name = canvas.look.word(NAMES[animal]);
    if let Some(cell) = place(board, "start", animal, grid) {
        let (x, y) = grid.centre(cell);
        let id = canvas.id(&format!("start-{}", LETTERS[animal]));
        let label = format!("{name}: {}", canvas.look.at("start", cell));
        let tag = canvas.tag("circle").set("id", &id).nums([("cx", x), ("cy", y), ("r", 46.0)]);
        let tag = tag.set("fill", "none").set("stroke", hue).num("stroke-width", 3.0);
        tag.set("stroke-dasharray", "10 8").set("role", "img").set("aria-label", &label).done();
        sign(canvas, grid, cell, facing.turned(4), animal, angle, false);
    }
    if let Some(cell) = place(board, "target", animal, grid) {
        let (x, y) = grid.centre(cell);
        let label = format!("{name}: {}", canvas.look.at("target", cell));
        canvas.group(&format!("target-{}", LETTERS[animal]), x, y, 0.0, &label);
        let paper = canvas.theme().is_paper();
        let tag = canvas.tag("rect").nums([("x", -46.0), ("y", -46.0), ("width", 92.0), ("height", 92.0)]);
        let tag = tag.num("rx", 9.0).set("fill", hue).num("fill-opacity", if paper { 0.0 } else { 0.22 });
        tag.set("stroke", hue).num("stroke-width", 3.0).done();
        canvas
            .tag("circle")
            .num("r", 36.0)
            .set("fill", "none")
            .set("stroke", hue)
            .num("stroke-width", 3.0)
            .done();
        canvas.put(FOOTPRINTS[animal], 0.0, 0.0, angle, 1.25);
        canvas.close("g");
        sign(canvas, grid, cell, facing, animal, angle, true);
    }
}

/// A wooden sign in the frame, if the field lies on that edge: an arrow at the start, a flag at the target.
fn sign(
    canvas: &mut Canvas<'_>,
    grid: &Grid,
    cell: Cell,
    edge: Direction,
    animal: usize,
    angle: f32,
    is_target: bool,
) {
    if cell.step(edge, 1, grid.files, grid.ranks).is_some() {
        return;
    }
    let (x, y) = grid.centre(cell);
    let (sin, cos) = grid.angle(edge).to_radians().sin_cos();
    let (x, y) = (x + sin * 77.0, y - cos * 77.0);
    canvas.brush(x, y, if is_target { 0.0 } else { angle }, 1.0, |b| {
        if is_target {
            b.limb(Hue::Brown, 6.0, "M-17 19V-20");
            b.shape(PRINT_HUES[animal], "M-15-20H18L10-9 18 3H-15Z");
        } else {
            let wood = if b.theme() == Theme::Dark { Hue::Bark } else { Hue::Sand };
            b.shape(wood, "M-19 18V-6L0-21 19-6V18Z");
        }
    });
    if !is_target {
        canvas.put(FOOTPRINTS[animal], x, y, angle, 0.7);
    }
}

fn labels(canvas: &mut Canvas<'_>, grid: &Grid) {
    if !canvas.look.labels {
        return;
    }
    let colour = canvas.theme().text_on_surround(Ground::Mud);
    let far = grid.width() + 2.0 * FRAME;
    for index in 0..grid.files {
        let (file, rank) = (char::from(b'a' + index).to_string(), (index + 1).to_string());
        let (x, y) = grid.point(f32::from(index), f32::from(index));
        let (across, down) = if grid.up.is_multiple_of(2) { (file, rank) } else { (rank, file) };
        canvas.coordinate(colour, x, far - 15.0, 22.0, &across);
        canvas.coordinate(colour, 15.0, y, 22.0, &down);
    }
}

/// Where an animal is on the page; one that has arrived is on its target.
fn at(board: &Value, grid: &Grid, state: &Value, animal: usize) -> Option<Cell> {
    let arrived = texts(state, "/arrived").any(|letter| letter == LETTERS[animal]);
    if arrived { place(board, "target", animal, grid) } else { standing(state, animal, grid) }
}

fn animals(
    canvas: &mut Canvas<'_>,
    grid: &Grid,
    board: &Value,
    state: &Value,
    motions: &[Option<Motion>; 4],
) {
    canvas.tag("g").set("class", "pieces").set("pointer-events", "none").open();
    for animal in 0..4 {
        let arrived = texts(state, "/arrived").any(|letter| letter == LETTERS[animal]);
        let Some(cell) = at(board, grid, state, animal) else { continue };
        let (x, y) = grid.centre(cell);
        let name = canvas.look.word(NAMES[animal]);
        let label = if arrived {
            format!("{name}: {}", canvas.look.word("arrived"))
        } else {
            format!("{name} {cell}")
        };
        let id = canvas.id(&format!("animal-{}", LETTERS[animal]));
        let tag = canvas.tag("g").set("id", &id).set("class", "piece").set("data-animal", LETTERS[animal]);
        let tag = tag.set("data-cell", &cell.to_string()).at(x, y, 0.0, 1.0).set("role", "img");
        tag.set("aria-label", &label).moves(motions[animal].as_ref()).open();
        let scale = if arrived { 0.72 } else { 0.96 };
        canvas.put(ANIMALS[animal], 0.0, 0.0, grid.angle(Direction::FOUR[animal]), scale);
        canvas.close("g");
    }
    canvas.close("g");
}

/// The cards that the viewer knows, and the die.
fn cards(canvas: &mut Canvas<'_>, state: &Value, y: f32, middle: f32) {
    let quiet = canvas.hue(Hue::Detail);
    let known: Vec<(&String, usize)> = state
        .get("cards")
        .and_then(Value::as_object)
        .into_iter()
        .flatten()
        .filter_map(|(seat, animal)| Some((seat, LETTERS.iter().position(|letter| animal == letter)?)))
        .collect();
    for (index, (seat, animal)) in known.into_iter().enumerate() {
        let x = 70.0 + 100.0 * index as f32;
        canvas.brush(x, y + 54.0, 0.0, 1.0, |b| b.slab(Hue::Cream, -38.0, -50.0, 76.0, 100.0, 9.0));
        canvas.put(ANIMALS[animal], x, y + 46.0, 0.0, 0.7);
        let detail = canvas.hue(Hue::Detail);
        // People count from one.
        let player = seat.parse().map_or(0, |seat: u8| seat.saturating_add(1));
        canvas.bold(detail, x, y + 91.0, 22.0, &player.to_string());
    }
    let rolled = text(state, "/rolled").unwrap_or_default();
    canvas.brush(middle + 130.0, y + 54.0, 0.0, 1.0, |b| b.slab(Hue::White, -80.0, -44.0, 160.0, 88.0, 9.0));
    if rolled.is_empty() {
        canvas.bold(quiet, middle + 130.0, y + 54.0, 40.0, "?");
    }
    let pictured = LETTERS.iter().enumerate().filter(|(_, letter)| rolled.contains(**letter));
    for (index, (animal, _)) in pictured.enumerate() {
        canvas.put(ANIMALS[animal], middle + 92.0 + 76.0 * index as f32, y + 54.0, 0.0, 0.72);
    }
}
