//! What may be done, was done and would happen on the meadow.

use super::{LETTERS, at, facing_of, place, standing};
use crate::art::muddy_ride::ANIMALS;
use crate::boards::{Source, text, texts, whole};
use crate::canvas::Canvas;
use crate::grid::Grid;
use crate::look::Considered;
use crate::marks::Shape;
use crate::motion::Motion;
use crate::steps::{Order, Route, Spot};
use crate::theme::Hue;
use gambol_core::grid::{Cell, Direction};
use serde_json::Value;

const SPLASH: &str = "splash ";

/// `splash NE`: whoever tells it from the other splashes. `N:c3`, where another animal may jump to c3 too: the field first,
/// then who.
pub(super) fn route<'a>(action: &'a str, legal: &[String]) -> Option<Route<'a>> {
    if let Some(moved) = action.strip_prefix(SPLASH) {
        return splash(moved, legal);
    }
    let (animal, cell) = action.split_once(':')?;
    let shares = |other: &&String| other.split_once(':').is_some_and(|(_, to)| to == cell);
    let shared = legal.iter().filter(shares).count() > 1;
    if shared { Route::new(Order::Given, [(cell, 1), (animal, 1)]) } else { None }
}

/// An animal that moves in this splash alone is enough; otherwise all that do not move in every splash.
fn splash<'a>(moved: &'a str, legal: &[String]) -> Option<Route<'a>> {
    let all: Vec<&str> = legal.iter().filter_map(|action| action.strip_prefix(SPLASH)).collect();
    let animals = (0..moved.len()).map(|at| &moved[at..=at]);
    let times = |animal: &str| all.iter().filter(|moved| moved.contains(animal)).count();
    match animals.clone().find(|animal| times(animal) == 1) {
        Some(animal) => Route::new(Order::Any, [(animal, 1)]),
        None => Route::new(
            Order::Any,
            animals.filter(|animal| all.is_empty() || times(animal) < all.len()).map(|animal| (animal, 1)),
        ),
    }
}

/// The field of a jump, or the animal that is to move.
pub(super) fn spot(grid: &Grid, state: Option<&Value>, part: &str) -> Option<Spot> {
    let cell = match LETTERS.iter().position(|&letter| letter == part) {
        Some(animal) => standing(state?, animal, grid)?,
        None => grid.cell(part.split_once(':').map_or(part, |(_, cell)| cell))?,
    };
    let (x, y) = grid.centre(cell);
    Some((x, y, Shape::Slab(96.0, 96.0)))
}

/// The field or the animal that has been pointed at, while it is open who else.
pub(super) fn chosen(canvas: &mut Canvas<'_>, grid: &Grid, state: Option<&Value>) {
    for part in canvas.look.marks.chosen() {
        if let Some(spot) = spot(grid, state, part) {
            canvas.chosen(part, spot);
        }
    }
}

/// The field that splashed in the last move, and the animal that jumped there in it.
fn splashed(canvas: &Canvas<'_>, grid: &Grid, source: Source<'_>) -> Option<(Cell, Option<usize>)> {
    let (before, done) = (canvas.look.marks.before?, canvas.look.marks.done?);
    if !canvas.is_moving() {
        return None;
    }
    let index = |letter: &str| LETTERS.iter().position(|&other| other == letter);
    if done.starts_with("splash") {
        return Some((standing(before, index(text(before, "/splasher")?)?, grid)?, None));
    }
    let (letter, field) = done.split_once(':').map_or((None, done), |(letter, field)| (Some(letter), field));
    let jumper = match letter {
        Some(letter) => index(letter)?,
        None => usize::from(facing_of(source, whole(before, "/turn") as usize)),
    };
    Some((grid.cell(field)?, Some(jumper)))
}

/// The jump comes first, then the puddle bursts, then everybody slides.
pub(super) fn motions(
    canvas: &Canvas<'_>,
    grid: &Grid,
    source: Source<'_>,
    state: &Value,
) -> [Option<Motion>; 4] {
    let Some((puddle, jumper)) = splashed(canvas, grid, source) else { return Default::default() };
    let board = source.board().unwrap_or(&Value::Null);
    let before = canvas.look.marks.before.unwrap_or(&Value::Null);
    [0, 1, 2, 3].map(|animal| {
        if at(board, grid, before, animal) == at(board, grid, state, animal) {
            return None;
        }
        if Some(animal) != jumper {
            return Some(Motion { beat: if jumper.is_some() { 2 } else { 1 }, ..Motion::default() });
        }
        let slides = at(board, grid, state, animal) != Some(puddle);
        let landing = grid.centre(puddle);
        let over = if slides { vec![landing, landing] } else { Vec::new() };
        Some(Motion { over, manner: Some("jump"), ..Motion::default() })
    })
}

/// Drops fly where somebody was splashed.
pub(super) fn burst(canvas: &mut Canvas<'_>, grid: &Grid, source: Source<'_>, state: &Value) {
    let Some((puddle, jumper)) = splashed(canvas, grid, source) else { return };
    let (Some(board), Some(before)) = (source.board(), canvas.look.marks.before) else { return };
    let slides = |animal: usize| {
        let from = if Some(animal) == jumper { Some(puddle) } else { at(board, grid, before, animal) };
        from != at(board, grid, state, animal)
    };
    if !(0..4).any(slides) {
        return;
    }
    let brown = canvas.hue(Hue::Brown);
    canvas.effect("burst", usize::from(jumper.is_some()), grid.centre(puddle), 0.0, None);
    canvas.stroke(brown, 15.0, "M0-42h.1M31-31h.1M44 2h.1M29 32h.1M-2 43h.1M-33 29h.1M-43-3h.1M-28-33h.1");
    canvas.stroke(brown, 9.0, "M15-56h.1M55-18h.1M48 30h.1M-16 58h.1M-57 16h.1M-52-26h.1");
    canvas.close("g");
}

/// Where animals stood before the last move, and the way they went.
pub(super) fn before(canvas: &mut Canvas<'_>, grid: &Grid, state: &Value) {
    let Some(before) = canvas.look.marks.before else { return };
    for animal in 0..4 {
        let (from, to) = (standing(before, animal, grid), standing(state, animal, grid));
        if let (Some(from), Some(to)) = (from, to)
            && from != to
        {
            let ((x, y), to) = (grid.centre(from), grid.centre(to));
            canvas.trace(x, y, 40.0);
            canvas.arrow(Hue::Did, &[(x, y), to]);
        }
    }
}

/// Every animal that a move would set somewhere else, there as a ghost; the jump goes over the field that splashes.
pub(super) fn preview(canvas: &mut Canvas<'_>, grid: &Grid, board: &Value, state: &Value) {
    for considered in canvas.look.marks.considered() {
        consider(canvas, grid, board, state, &considered);
    }
}

fn consider(
    canvas: &mut Canvas<'_>,
    grid: &Grid,
    board: &Value,
    state: &Value,
    &Considered { action, after, hue }: &Considered<'_>,
) {
    let Some(after) = after else { return };
    let action = action.unwrap_or_default();
    let over = action.split(':').next_back().and_then(|cell| grid.cell(cell)).map(|cell| grid.centre(cell));
    let jumper = text(state, "/splasher").or(action.split_once(':').map(|(animal, _)| animal));
    for animal in 0..4 {
        let Some(from) = standing(state, animal, grid) else { continue };
        let arrives = texts(after, "/arrived").any(|letter| letter == LETTERS[animal]);
        let to = if arrives { place(board, "target", animal, grid) } else { standing(after, animal, grid) };
        let Some(to) = to.filter(|&to| to != from) else { continue };
        let (from, to) = (grid.centre(from), grid.centre(to));
        let jumps = jumper.map_or_else(|| is_near(from, over), |letter| letter == LETTERS[animal]);
        match over.filter(|&over| jumps && over != to) {
            Some(over) => canvas.arrow(hue, &[from, over, to]),
            None => canvas.arrow(hue, &[from, to]),
        }
        canvas.ghost();
        canvas.put(ANIMALS[animal], to.0, to.1, grid.angle(Direction::FOUR[animal]), 0.96);
        canvas.close("g");
    }
}

/// Whether the field jumped onto is next to an animal's: only the one on turn can then have jumped there and moved on.
fn is_near(from: (f32, f32), over: Option<(f32, f32)>) -> bool {
    over.is_some_and(|(x, y)| (x - from.0).abs() < 101.0 && (y - from.1).abs() < 101.0 && (x, y) != from)
}
