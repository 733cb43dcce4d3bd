//! Marks that guide the scissors: ticks outside the corners, small crosses between neighbours, dashes where paper folds.

use crate::page::{Area, Page, QUIET};
use crate::paper::THINNEST;
use crate::svg::Num;
use std::fmt::Write;

/// How far from a corner a tick begins, and how long it is.
const GAP: f32 = 0.8;
const TICK: f32 = 3.2;
const CROSS: f32 = 1.2;

/// Equal cells side by side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cells {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Cells {
    /// Cells in the middle of a page that is so wide.
    pub(crate) fn centred(page: f32, y: f32, columns: usize, rows: usize, width: f32, height: f32) -> Cells {
        Cells { x: (page - columns as f32 * width) / 2.0, y, columns, rows, width, height }
    }

    /// The same cells on the back of a sheet that is turned on its long edge.
    pub(crate) fn mirrored(self, page: f32) -> Cells {
        Cells { x: page - self.x - self.columns as f32 * self.width, ..self }
    }

    /// A cell, counted along the rows.
    pub(crate) fn cell(&self, index: usize) -> Area {
        let (column, row) = (index % self.columns, index / self.columns);
        Area::new(
            self.x + column as f32 * self.width,
            self.y + row as f32 * self.height,
            self.width,
            self.height,
        )
    }

    /// The cell that lies behind this one when the sheet is turned on its long edge.
    pub(crate) fn behind(&self, index: usize) -> Area {
        let (column, row) = (index % self.columns, index / self.columns);
        self.cell(row * self.columns + self.columns - 1 - column)
    }

    pub(crate) fn bottom(&self) -> f32 {
        self.y + self.rows as f32 * self.height
    }

    /// Ticks at the ends of all cuts, crosses where cuts meet.
    pub(crate) fn marks(&self, page: &mut Page) {
        let (right, bottom) = (self.x + self.columns as f32 * self.width, self.bottom());
        let mut d = String::new();
        for column in 0..=self.columns {
            let x = Num(self.x + column as f32 * self.width);
            let _ = write!(d, "M{x} {}v-{TICK}M{x} {}v{TICK}", Num(self.y - GAP), Num(bottom + GAP));
        }
        for row in 0..=self.rows {
            let y = Num(self.y + row as f32 * self.height);
            let _ = write!(d, "M{} {y}h-{TICK}M{} {y}h{TICK}", Num(self.x - GAP), Num(right + GAP));
        }
        for column in 0..=self.columns {
            for row in 0..=self.rows {
                let inside = (1..self.columns).contains(&column) || (1..self.rows).contains(&row);
                if inside {
                    let (x, y) = (self.x + column as f32 * self.width, self.y + row as f32 * self.height);
                    let _ = write!(
                        d,
                        "M{} {}h{}M{} {}v{}",
                        Num(x - CROSS),
                        Num(y),
                        2.0 * CROSS,
                        Num(x),
                        Num(y - CROSS),
                        2.0 * CROSS
                    );
                }
            }
        }
        page.stroke(QUIET, THINNEST, &d);
    }
}

/// Ticks outside the corners of one piece.
pub(crate) fn corners(page: &mut Page, area: Area) {
    Cells { x: area.x, y: area.y, columns: 1, rows: 1, width: area.width, height: area.height }.marks(page);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_behind_a_cell_is_where_the_paper_is_when_turned() {
        let page = 210.0;
        let front = Cells { x: 30.0, y: 40.0, columns: 4, rows: 2, width: 20.0, height: 20.0 };
        let back = front.mirrored(page);
        for index in 0..8 {
            let (front, behind) = (front.cell(index), back.behind(index));
            assert!((page - front.right() - behind.x).abs() < 0.001);
            assert!((front.y - behind.y).abs() < 0.001);
        }
    }
}
