//! What may be done, was done and would happen on the sheet.

use super::Scene;
use crate::art::kangaruse::KANGAROOS;
use crate::boards::{change, signed, texts};
use crate::canvas::Canvas;
use crate::marks::Shape;
use crate::steps::{Offer, Spot, label};
use crate::svg::Num;
use crate::theme::Hue;
use gambol_core::grid::Cell;
use serde_json::Value;

impl Scene<'_> {
    pub(super) fn before(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let Some(before) = canvas.look.marks.before else { return };
        for seat in 0..5 {
            if let (Some(from), Some(to)) = (self.spot(before, seat), self.spot(state, seat))
                && from != to
            {
                canvas.trace(from.0, from.1, 40.0);
                canvas.arrow(Hue::Did, &[from, to]);
            }
        }
    }

    /// Where a kangaroo would go, what would be crossed out, and what would be gained.
    pub(super) fn preview(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let Some(after) = canvas.look.marks.preview else { return };
        let crossed: Vec<_> = texts(state, "/crossed").collect();
        for cell in texts(after, "/crossed").filter(|cell| !crossed.contains(cell)) {
            if let Some(cell) = self.grid.cell(cell) {
                self.faint_cross(canvas, cell);
            }
        }
        for (seat, kangaroo) in KANGAROOS.into_iter().enumerate() {
            let Some((x, y)) = self.spot(after, seat) else { continue };
            let from = self.spot(state, seat);
            let gain = change(state, after, &format!("/points/{seat}"));
            if from != Some((x, y)) {
                if let Some(from) = from {
                    canvas.arrow(Hue::Would, &[from, (x, y)]);
                }
                canvas.ghost();
                canvas.put(kangaroo, x, y, 0.0, 0.98);
                canvas.close("g");
            }
            if gain != 0 {
                canvas.plate(x, y - 52.0, &signed(gain));
            }
        }
    }

    /// The square of a part that names one.
    fn target(&self, part: &str) -> Option<Cell> {
        let part = part.strip_prefix("start ").or(part.strip_prefix("teleport ")).unwrap_or(part);
        self.grid.cell(part)
    }

    pub(super) fn place(&self, part: &str) -> Option<Spot> {
        let (x, y) = self.grid.centre(self.target(part)?);
        Some((x, y, Shape::Slab(90.0, 90.0)))
    }

    pub(super) fn glows(&self, canvas: &mut Canvas<'_>, glows: &[(Offer<'_>, Spot)]) {
        let look = canvas.look;
        for &(offer, spot) in glows {
            let said = label("kangaruse", offer, look.marks.chosen, look);
            let kind = self.target(offer.part).map(|cell| look.word(self.kind(cell)));
            canvas.glow(offer, &format!("{said}: {}", kind.unwrap_or_default()), spot);
        }
    }

    /// The squares that a tiger is to cross out, as far as they have been pointed at.
    pub(super) fn chosen(&self, canvas: &mut Canvas<'_>) {
        for part in canvas.look.marks.chosen {
            let Some(cell) = self.target(part) else { continue };
            let (x, y) = self.grid.centre(cell);
            canvas.chosen(part, (x, y, Shape::Slab(90.0, 90.0)));
            self.faint_cross(canvas, cell);
        }
    }

    fn faint_cross(&self, canvas: &mut Canvas<'_>, cell: Cell) {
        let (x, y) = self.grid.centre(cell);
        let would = canvas.hue(Hue::Would);
        canvas.ghost();
        let d =
            format!("M{} {}l62 64M{} {}l-62 64", Num(x - 31.0), Num(y - 32.0), Num(x + 31.0), Num(y - 32.0));
        canvas.stroke(would, 7.0, &d);
        canvas.close("g");
    }
}
