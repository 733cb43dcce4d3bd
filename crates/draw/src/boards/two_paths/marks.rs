//! What may be done, was done and would happen in the clearing.

use super::{LETTERS, SEATS, Scene};
use crate::art::two_paths::STONE;
use crate::boards::{text, whole};
use crate::canvas::Canvas;
use crate::marks::Shape;
use crate::steps::{Offer, Order, Route, Spot};
use crate::theme::Hue;
use serde_json::Value;

/// `line FHG`: from west to east, and the last one needs no pointing at; `F:W`: the animal, then the side.
pub(super) fn route(action: &str) -> Option<Route<'_>> {
    let [first, second] = match action.strip_prefix("line ") {
        Some(order) if order.len() == 3 => [order.get(..1)?, order.get(1..2)?],
        _ => action.split_once(':')?.into(),
    };
    Route::new(Order::Given, [(first, 1), (second, 1)])
}

impl Scene {
    /// The animal to be announced or lined up, the space that its way leads to, or the hand that is blocked.
    pub(super) fn place(&self, state: &Value, chosen: &[String], offer: &Offer<'_>) -> Option<Spot> {
        let seat = whole(state, "/turn") as usize & 1;
        if let Some(letter) = offer.part.strip_prefix("block ") {
            let (animal, side) = (announced(state)?, side_of(letter)?);
            let (x, y) = self.barred(state, seat, animal, side)?;
            // Both ways may end at the same place: then each has its side of it.
            let other = self.barred(state, seat, animal, 1 - side).unwrap_or_default();
            let is_left = (side == 0) == (self.viewer == 0);
            let aside = if (x - other.0).hypot(y - other.1) > 84.0 { 0.0 } else { 43.0 };
            return Some((if is_left { x - aside } else { x + aside }, y, Shape::Disc(42.0)));
        }
        if let Some(animal) = animal_of(offer.part) {
            let ((x, y), on_board) = self.spot(state, seat, animal)?;
            return Some((x, y, around(on_board)));
        }
        let side = side_of(offer.part)?;
        let from = text(state, &format!("/{}/{}", SEATS[seat], chosen.first()?))?;
        let (x, y) = self.space(self.way(seat, from, side)?)?;
        Some((x, y, Shape::Disc(42.0)))
    }

    /// The animal that has been pointed at; in the line-up, all that have, on the starting line from west to east.
    pub(super) fn chosen(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let seat = whole(state, "/turn") as usize & 1;
        let lining = text(state, "/phase") == Some("line");
        for (index, part) in canvas.look.marks.chosen().iter().enumerate() {
            let Some(animal) = animal_of(part) else { continue };
            let Some(((x, y), on_board)) = self.spot(state, seat, animal) else { continue };
            canvas.chosen(part, (x, y, around(on_board)));
            if let Some(to) = self.starting(seat, index).filter(|_| lining) {
                canvas.arrow(Hue::Would, &[(x, y), to]);
                canvas.ghost();
                self.put(canvas, seat, animal, to, 1.0);
                canvas.close("g");
            }
        }
    }

    /// A space of a seat's starting line, counted from the west.
    fn starting(&self, seat: usize, index: usize) -> Option<(f32, f32)> {
        let row = if seat == 0 { 0 } else { self.rows.len() - 1 };
        let file = self.rows.get(row)?.get(index)?;
        self.space(&format!("{file}{}", row + 1))
    }

    /// The spaces that an animal comes over on its way to one side, the first and the last with them: it leaps over
    /// whoever stands there. A way that ends on the finishing line, or over it, leads on into the wood.
    fn leaps(&self, state: &Value, seat: usize, animal: usize, side: usize) -> Option<Vec<(f32, f32)>> {
        let mut at = self.at(state, seat, animal)?;
        let mut points = vec![self.space(at)?];
        // No network has more rows than this.
        for _ in 0..12 {
            let Some(next) = self.way(seat, at, side) else { break };
            points.push(self.space(next)?);
            at = next;
            if !self.is_taken(state, at) {
                break;
            }
        }
        if self.way(seat, at, 0).is_none() {
            points.push(self.home(seat, animal));
        }
        Some(points)
    }

    /// Where the stone bars an animal's way to one side: on the space that it would come to; behind one who stands on
    /// the finishing line.
    fn barred(&self, state: &Value, seat: usize, animal: usize, side: usize) -> Option<(f32, f32)> {
        let mut at = self.way(seat, self.at(state, seat, animal)?, side)?;
        while self.is_taken(state, at) {
            let Some(next) = self.way(seat, at, side) else {
                let (x, _) = self.space(at)?;
                return Some((x, self.home(seat, animal).1));
            };
            at = next;
        }
        self.space(at)
    }

    fn is_taken(&self, state: &Value, space: &str) -> bool {
        SIX.iter().any(|&(seat, animal)| self.at(state, seat, animal) == Some(space))
    }

    /// The stone, where it was laid last: until the next try begins, or somebody is in its way.
    pub(super) fn stone(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let marks = canvas.look.marks;
        let (Some(before), Some(done)) = (marks.before, marks.done) else { return };
        let letter = match done.strip_prefix("block ") {
            Some(letter) => Some(letter),
            // After a hit both know the side.
            None if matches!(done, "take" | "decline") => text(before, "/hidden"),
            None => None,
        };
        let seat = whole(before, "/turn") as usize & 1;
        let (Some(side), Some(animal)) = (letter.and_then(side_of), announced(before)) else { return };
        let Some(spot) = self.barred(before, seat, animal, side) else { return };
        let in_the_way = |&(seat, animal): &(usize, usize)| {
            self.at(state, seat, animal).and_then(|at| self.space(at)) == Some(spot)
        };
        if SIX.iter().any(in_the_way) {
            return;
        }
        let label = canvas.look.word("the-stone");
        canvas.group("stone", spot.0, spot.1, 0.0, &label);
        canvas.put(STONE, 0.0, 0.0, 0.0, 0.8);
        canvas.close("g");
    }

    /// The stone where it would lie, and where the animal goes if it wanted to go to the other side.
    fn preview_stone(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let letter = canvas.look.marks.action.and_then(|action| action.strip_prefix("block "));
        let seat = whole(state, "/turn") as usize & 1;
        let (Some(side), Some(animal)) = (letter.and_then(side_of), announced(state)) else { return };
        let Some((x, y)) = self.barred(state, seat, animal, side) else { return };
        canvas.ghost();
        canvas.put(STONE, x, y, 0.0, 0.8);
        canvas.close("g");
        let may = ["block W", "block E"][1 - side];
        if !canvas.look.marks.legal().iter().any(|legal| legal == may) {
            return;
        }
        let Some(way) = self.leaps(state, seat, animal, 1 - side) else { return };
        canvas.arrow(Hue::Would, &way);
        canvas.ghost();
        let to = way.last().copied().unwrap_or_default();
        self.put(canvas, seat, animal, to, if to == self.home(seat, animal) { 0.8 } else { 1.0 });
        canvas.close("g");
    }

    fn at<'s>(&self, state: &'s Value, seat: usize, animal: usize) -> Option<&'s str> {
        let at = state.get(SEATS[seat])?.get(LETTERS[animal])?.as_str()?;
        self.space(at).map(|_| at)
    }

    /// The way on which an animal came from where it is in one state to where it is in another.
    fn came(&self, first: &Value, second: &Value, (seat, animal): (usize, usize)) -> Option<Vec<(f32, f32)>> {
        let ((from, _), (to, _)) = (self.spot(first, seat, animal)?, self.spot(second, seat, animal)?);
        if from == to {
            return None;
        }
        let ways = (0..2).filter_map(|side| self.leaps(first, seat, animal, side));
        Some(ways.into_iter().find(|points| points.last() == Some(&to)).unwrap_or_else(|| vec![from, to]))
    }

    pub(super) fn before(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let Some(before) = canvas.look.marks.before else { return };
        for piece in SIX {
            if let Some(way) = self.came(before, state, piece)
                && self.at(before, piece.0, piece.1).is_some()
            {
                canvas.trace(way[0].0, way[0].1, 42.0);
                canvas.arrow(Hue::Did, &way);
            }
        }
    }

    /// Where animals would go: all who do in the next state, and the one that is announced if it is not blocked.
    pub(super) fn preview(&self, canvas: &mut Canvas<'_>, state: &Value) {
        self.preview_stone(canvas, state);
        let Some(after) = canvas.look.marks.preview else { return };
        let on_turn = whole(state, "/turn") as usize & 1;
        let hides = canvas.look.marks.action.and_then(|action| {
            let (letter, side) = action.split_once(':')?;
            let animal = animal_of(letter)?;
            Some(((on_turn, animal), self.leaps(state, on_turn, animal, side_of(side)?)?))
        });
        let moves = SIX.into_iter().filter_map(|piece| Some((piece, self.came(state, after, piece)?)));
        for ((seat, animal), way) in moves.chain(hides) {
            canvas.arrow(Hue::Would, &way);
            canvas.ghost();
            let to = way.last().copied().unwrap_or_default();
            let scale = if to == self.home(seat, animal) { 0.8 } else { 1.0 };
            self.put(canvas, seat, animal, to, scale);
            canvas.close("g");
        }
    }
}

/// All animals: the seat and the animal of each.
const SIX: [(usize, usize); 6] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)];

/// A ring that shows around an animal; in the wood they are smaller and closer together.
fn around(on_board: bool) -> Shape {
    Shape::Disc(if on_board { 52.0 } else { 44.0 })
}

/// The animal that is announced.
fn announced(state: &Value) -> Option<usize> {
    text(state, "/announced").and_then(animal_of)
}

fn animal_of(letter: &str) -> Option<usize> {
    LETTERS.iter().position(|&other| other == letter)
}

fn side_of(letter: &str) -> Option<usize> {
    ["W", "E"].iter().position(|&other| other == letter)
}
