//! What may be done, was done and would happen on the sheet.

use super::Scene;
use crate::art::kangaruse::KANGAROOS;
use crate::boards::{change, signed, texts};
use crate::canvas::Canvas;
use crate::look::Considered;
use crate::marks::Shape;
use crate::motion::Motion;
use crate::steps::{Order, Route, Spot};
use crate::svg::Num;
use crate::theme::Hue;
use gambol_core::grid::Cell;
use serde_json::Value;

/// `destroy b3 c7`: the squares, in any order.
pub(super) fn route(action: &str) -> Option<Route<'_>> {
    let squares = action.strip_prefix("destroy ")?;
    Route::new(Order::Any, squares.split(' ').map(|square| (square, 1)))
}

impl Scene<'_> {
    pub(super) fn before(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let Some(before) = canvas.look.marks.before else { return };
        for seat in 0..5 {
            if let (Some(from), Some(to)) = (self.standing(before, seat), self.standing(state, seat))
                && from != to
            {
                let (x, y) = self.grid.centre(from);
                canvas.trace(x, y, 40.0);
                self.arrows(canvas, Hue::Did, from, to);
            }
        }
    }

    /// How a kangaroo came to the square it stands on.
    pub(super) fn hop(&self, canvas: &Canvas<'_>, seat: usize, to: Cell) -> Option<Motion> {
        let from = self.standing(canvas.look.marks.before.filter(|_| canvas.is_moving())?, seat)?;
        if from == to {
            return None;
        }
        let mut over: Vec<_> = self.way(from, to).concat();
        // A bow is lifted by itself.
        let manner = if over.len() > 4 { None } else { Some("hop") };
        over.pop();
        Some(Motion { over: over.split_off(1.min(over.len())), manner, ..Motion::default() })
    }

    /// Where a kangaroo would go, what would be crossed out, and what would be gained.
    pub(super) fn preview(&self, canvas: &mut Canvas<'_>, state: &Value) {
        for considered in canvas.look.marks.considered() {
            self.consider(canvas, state, &considered);
        }
    }

    fn consider(
        &self,
        canvas: &mut Canvas<'_>,
        state: &Value,
        &Considered { after, hue, .. }: &Considered<'_>,
    ) {
        let Some(after) = after else { return };
        let crossed: Vec<_> = texts(state, "/crossed").collect();
        for cell in texts(after, "/crossed").filter(|cell| !crossed.contains(cell)) {
            if let Some(cell) = self.grid.cell(cell) {
                canvas.ghost();
                self.cross(canvas, hue, cell);
                canvas.close("g");
            }
        }
        for seat in 0..KANGAROOS.len() {
            let kangaroo = KANGAROOS[canvas.look.sign(seat, KANGAROOS.len())];
            let (Some((x, y)), Some(to)) = (self.spot(after, seat), self.standing(after, seat)) else {
                continue;
            };
            let from = self.standing(state, seat);
            let gain = change(state, after, &format!("/points/{seat}"));
            if from != Some(to) {
                if let Some(from) = from {
                    self.arrows(canvas, hue, from, to);
                }
                canvas.ghost();
                canvas.put(kangaroo, x, y, 0.0, 0.98);
                canvas.close("g");
            }
            if gain != 0 {
                canvas.plate_in(hue, x, y - 52.0, &signed(gain));
            }
        }
    }

    fn arrows(&self, canvas: &mut Canvas<'_>, hue: Hue, from: Cell, to: Cell) {
        for stretch in self.way(from, to) {
            canvas.arrow(hue, &stretch);
        }
    }

    /// The square of a part that names one.
    fn target(&self, part: &str) -> Option<Cell> {
        let part = part.strip_prefix("start ").or(part.strip_prefix("teleport ")).unwrap_or(part);
        self.grid.cell(part)
    }

    pub(super) fn place(&self, part: &str) -> Option<Spot> {
        let (x, y) = self.grid.centre(self.target(part)?);
        Some((x, y, Shape::Slab(98.0, 98.0)))
    }

    /// The squares that a tiger is to cross out, as far as they have been pointed at.
    pub(super) fn chosen(&self, canvas: &mut Canvas<'_>) {
        for part in canvas.look.marks.chosen() {
            let Some(cell) = self.target(part) else { continue };
            let (x, y) = self.grid.centre(cell);
            canvas.chosen(part, (x, y, Shape::Slab(98.0, 98.0)));
            self.cross(canvas, Hue::Would, cell);
        }
    }

    /// A cross that is only being considered.
    fn cross(&self, canvas: &mut Canvas<'_>, hue: Hue, cell: Cell) {
        let (x, y) = self.grid.centre(cell);
        let would = canvas.hue(hue);
        let d =
            format!("M{} {}l62 64M{} {}l-62 64", Num(x - 31.0), Num(y - 32.0), Num(x + 31.0), Num(y - 32.0));
        canvas.stroke(would, 8.0, &d);
    }
}
