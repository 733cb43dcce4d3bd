//! What may be done, was done and would happen on the planks.

use super::{COWBOYS, DRUM, SIDE, STRIP, Scene};
use crate::boards::whole;
use crate::canvas::Canvas;
use crate::marks::Shape;
use crate::steps::{Offer, Order, Route, Spot};
use crate::theme::Hue;
use gambol_core::grid::Cell;
use serde_json::Value;

/// `b2@c2`: the step, then the field it triggers.
pub(super) fn route(action: &str) -> Option<Route<'_>> {
    let (to, trigger) = action.split_at_checked(action.find('@')?)?;
    Route::new(Order::Given, [(to, 1), (trigger, 1)])
}

impl Scene<'_> {
    /// The place of a step, a placement, a trigger, the drum, or a cowboy that is shot off.
    pub(super) fn spot(&self, state: &Value, offer: &Offer<'_>) -> Option<Spot> {
        if offer.part == "fire" {
            let near = whole(state, "/turn") as usize & 1 == self.viewer;
            let (width, body) = (self.grid.width() + 2.0 * SIDE, self.grid.height() + 2.0 * STRIP);
            let (x, y) = if near { (SIDE + DRUM, body - DRUM) } else { (width - SIDE - DRUM, DRUM) };
            return Some((x, y, Shape::Disc(50.0)));
        }
        if let Some(name) = offer.part.strip_prefix("shot ") {
            let cowboy = COWBOYS.iter().position(|&other| other == name)?;
            let (x, y) = self.middle(state, cowboy)?;
            return Some((x, y, Shape::Slab(if self.large { 190.0 } else { 98.0 }, 98.0)));
        }
        if let Some(field) = offer.part.strip_prefix('@') {
            let (x, y) = self.grid.centre(self.grid.cell(field)?);
            return Some((x, y, Shape::Slab(98.0, 98.0)));
        }
        self.stand(offer.part)
    }

    /// Where a cowboy would stand after a step or a placement.
    fn stand(&self, part: &str) -> Option<Spot> {
        let cell = self.step(part)?;
        let (x, y) = self.footing(cell);
        // Neighbouring places of large cowboys share a field: each is as wide as one, in the middle of its two.
        Some((x, y, Shape::Slab(98.0, 98.0)))
    }

    /// The middle of a cowboy that stands on this (western) field.
    fn footing(&self, cell: Cell) -> (f32, f32) {
        let half = if self.large { 0.5 } else { 0.0 };
        self.grid.point(f32::from(cell.file) + half, f32::from(cell.rank))
    }

    /// The (western) field of a step or a placement.
    fn step(&self, action: &str) -> Option<Cell> {
        let action = action.strip_prefix("place ").unwrap_or(action);
        self.grid.cell(action.split_once('@').map_or(action, |(to, _)| to))
    }

    /// The step that has been pointed at, while it is open what it triggers.
    pub(super) fn chosen(&self, canvas: &mut Canvas<'_>) {
        for part in canvas.look.marks.chosen() {
            if let Some(cell) = self.step(part) {
                let (x, y) = self.footing(cell);
                let wide = if self.large { 196.0 } else { 96.0 };
                canvas.chosen(part, (x, y, Shape::Slab(wide, 96.0)));
            }
        }
    }

    pub(super) fn before(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let Some(before) = canvas.look.marks.before else { return };
        for cowboy in 0..2 {
            if let (Some(from), Some(to)) = (self.middle(before, cowboy), self.middle(state, cowboy))
                && from != to
            {
                canvas.trace(from.0, from.1, 40.0);
                canvas.arrow(Hue::Did, &[from, to]);
            }
        }
    }

    pub(super) fn preview(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let Some(after) = canvas.look.marks.preview else { return };
        let mover = whole(state, "/turn") as usize;
        let step = canvas.look.marks.action.and_then(|action| self.step(action));
        for cowboy in 0..2 {
            let Some(to) = self.middle(after, cowboy) else { continue };
            let from = self.middle(state, cowboy);
            if from == Some(to) {
                continue;
            }
            if let Some(from) = from {
                let over = step.filter(|_| cowboy == mover).map(|cell| self.footing(cell));
                match over.filter(|&over| over != to && over != from) {
                    Some(over) => canvas.arrow(Hue::Would, &[from, over, to]),
                    None => canvas.arrow(Hue::Would, &[from, to]),
                }
            }
            canvas.ghost();
            self.put(canvas, cowboy, to.0, to.1);
            canvas.close("g");
        }
    }
}
