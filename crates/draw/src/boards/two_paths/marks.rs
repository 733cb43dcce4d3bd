//! What may be done, was done and would happen in the clearing.

use super::{LETTERS, SEATS, Scene};
use crate::boards::{text, whole};
use crate::canvas::Canvas;
use crate::marks::Shape;
use crate::steps::{Offer, Spot};
use crate::theme::Hue;
use serde_json::Value;

impl Scene {
    /// The animal to be announced or lined up, the space that its way leads to, or the hand that is blocked.
    pub(super) fn place(&self, state: &Value, chosen: &[String], offer: &Offer<'_>) -> Option<Spot> {
        let seat = whole(state, "/turn") as usize & 1;
        if let Some(letter) = offer.part.strip_prefix("block ") {
            let side = side_of(letter)?;
            let (x, y) = self.hand(side);
            return Some((x, y - 6.0, Shape::Slab(100.0, 96.0)));
        }
        if let Some(animal) = animal_of(offer.part) {
            let ((x, y), _) = self.spot(state, seat, animal)?;
            return Some((x, y, Shape::Disc(42.0)));
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
        for (index, part) in canvas.look.marks.chosen.iter().enumerate() {
            let Some(animal) = animal_of(part) else { continue };
            let Some(((x, y), _)) = self.spot(state, seat, animal) else { continue };
            canvas.chosen(part, (x, y, Shape::Disc(42.0)));
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

    pub(super) fn before(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let Some(before) = canvas.look.marks.before else { return };
        for (seat, animal) in [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)] {
            if let (Some((from, true)), Some((to, _))) =
                (self.spot(before, seat, animal), self.spot(state, seat, animal))
                && from != to
            {
                canvas.trace(from.0, from.1, 42.0);
                canvas.arrow(Hue::Did, &[from, to]);
            }
        }
    }

    pub(super) fn preview(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let Some(after) = canvas.look.marks.preview else { return };
        for (seat, animal) in [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)] {
            let (Some((from, _)), Some((to, _))) =
                (self.spot(state, seat, animal), self.spot(after, seat, animal))
            else {
                continue;
            };
            if from != to {
                canvas.arrow(Hue::Would, &[from, to]);
                canvas.ghost();
                self.put(canvas, seat, animal, to, 1.0);
                canvas.close("g");
            }
        }
    }
}

fn animal_of(letter: &str) -> Option<usize> {
    LETTERS.iter().position(|&other| other == letter)
}

fn side_of(letter: &str) -> Option<usize> {
    ["W", "E"].iter().position(|&other| other == letter)
}
