//! What may be done, was done and would happen on the planks.

use super::{COWBOYS, DRUM, SIDE, STRIP, Scene};
use crate::art::duel::BULLETS;
use crate::boards::whole;
use crate::canvas::Canvas;
use crate::look::Considered;
use crate::marks::Shape;
use crate::motion::Motion;
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
            let (x, y) = self.drum(whole(state, "/turn") as usize & 1);
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

    /// How a cowboy came to where it stands: first the step, then it is shot off.
    pub(super) fn motion(&self, canvas: &Canvas<'_>, state: &Value, cowboy: usize) -> Option<Motion> {
        let (before, done) = (canvas.look.marks.before?, canvas.look.marks.done?);
        let to = self.middle(state, cowboy)?;
        if !canvas.is_moving() || self.middle(before, cowboy) == Some(to) {
            return None;
        }
        let step = self.step(done).map(|cell| self.footing(cell));
        match step.filter(|_| whole(before, "/turn") as usize == cowboy) {
            Some(at) if at != to => Some(Motion { over: vec![at, at], ..Motion::default() }),
            Some(_) => None,
            None => {
                let beat = if step.is_some() { 2 } else { 1 };
                Some(Motion { beat, manner: Some("knock"), ..Motion::default() })
            }
        }
    }

    /// Bullets fly from the field that was stepped on, or from the drum, to whoever is shot off.
    pub(super) fn shots(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let (Some(before), Some(done)) = (canvas.look.marks.before, canvas.look.marks.done) else { return };
        if !canvas.is_moving() || done.starts_with("place") {
            return;
        }
        let shooter = whole(before, "/turn") as usize & 1;
        let trigger = done.split_once('@').map_or(done, |(_, trigger)| trigger);
        let (from, beat) = match self.grid.cell(trigger) {
            Some(cell) => (self.grid.centre(cell), 1),
            None => (self.drum(shooter), 0),
        };
        for cowboy in 0..2 {
            let stepped = beat == 1 && cowboy == shooter;
            let (Some(was), Some(is)) = (self.middle(before, cowboy), self.middle(state, cowboy)) else {
                continue;
            };
            if stepped || was == is {
                continue;
            }
            let turn = (was.0 - from.0).atan2(from.1 - was.1).to_degrees();
            let bullet = if beat == 1 { cowboy } else { shooter };
            canvas.effect("fly", beat, was, turn, Some(from));
            canvas.put(BULLETS[bullet], 0.0, 0.0, 0.0, 0.9);
            canvas.close("g");
        }
    }

    /// The middle of a cowboy's drum.
    fn drum(&self, cowboy: usize) -> (f32, f32) {
        let (width, body) = (self.grid.width() + 2.0 * SIDE, self.grid.height() + 2.0 * STRIP);
        if cowboy == self.viewer { (SIDE + DRUM, body - DRUM) } else { (width - SIDE - DRUM, DRUM) }
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
        for considered in canvas.look.marks.considered() {
            self.consider(canvas, state, &considered);
        }
    }

    fn consider(
        &self,
        canvas: &mut Canvas<'_>,
        state: &Value,
        &Considered { action, after, hue }: &Considered<'_>,
    ) {
        let Some(after) = after else { return };
        let mover = whole(state, "/turn") as usize;
        let step = action.and_then(|action| self.step(action));
        for cowboy in 0..2 {
            let Some(to) = self.middle(after, cowboy) else { continue };
            let from = self.middle(state, cowboy);
            if from == Some(to) {
                continue;
            }
            if let Some(from) = from {
                let over = step.filter(|_| cowboy == mover).map(|cell| self.footing(cell));
                match over.filter(|&over| over != to && over != from) {
                    Some(over) => canvas.arrow(hue, &[from, over, to]),
                    None => canvas.arrow(hue, &[from, to]),
                }
            }
            canvas.ghost();
            self.put(canvas, cowboy, to.0, to.1);
            canvas.close("g");
        }
    }
}
