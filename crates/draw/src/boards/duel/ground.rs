//! What never changes on a board of Duel: the planks, the two ends of the street, the bullets.

use super::{COWBOYS, SIDE, STRIP, Scene};
use crate::art::duel::BULLETS;
use crate::canvas::Canvas;
use crate::svg::Num;
use crate::theme::{Ground, Hue, Theme};
use gambol_core::grid::Direction;
use serde_json::Value;
use std::fmt::Write;

/// How many bullets mark a cowboy's first and last row.
const FIRST_ROW: usize = 3;
const LAST_ROW: usize = 2;
/// The size of such a bullet, and how far apart they stand in their column and the two columns from each other.
const ROW_MARK: f32 = 0.58;
const APART: f32 = 30.0;
const COLUMNS: f32 = 22.0;

impl Scene<'_> {
    pub(super) fn planks(&self, canvas: &mut Canvas<'_>, width: f32, body: f32) {
        let (theme, grid) = (canvas.theme(), &self.grid);
        let ink = canvas.hue(Hue::Ink);
        canvas.slab(theme.surround(Ground::Planks), 0.0, 0.0, width, body);
        if grid.top > SIDE && !theme.is_paper() {
            self.street(canvas, width, body);
        }
        for row in 0..grid.rows() {
            let fill =
                if row % 2 == 0 { theme.ground(Ground::Planks) } else { theme.ground_tone(Ground::Planks) };
            let y = grid.top + 100.0 * f32::from(row);
            let tag = canvas.tag("rect").nums([
                ("x", grid.left),
                ("y", y),
                ("width", grid.width()),
                ("height", 100.0),
            ]);
            tag.set("fill", fill).done();
        }
        self.grain(canvas);
        let mut ranks = String::new();
        for row in 1..grid.rows() {
            let _ = write!(
                ranks,
                "M{} {}h{}",
                Num(grid.left),
                Num(grid.top + 100.0 * f32::from(row)),
                Num(grid.width())
            );
        }
        canvas.stroke(ink, 2.0, &ranks);
        let mut files = String::new();
        for column in 1..grid.columns() {
            let _ = write!(
                files,
                "M{} {}v{}",
                Num(grid.left + 100.0 * f32::from(column)),
                Num(grid.top),
                Num(grid.height())
            );
        }
        let quiet = canvas.hue(Hue::Quiet);
        let tag = canvas.tag("path").set("d", &files).set("fill", "none").set("stroke", quiet);
        tag.num("stroke-width", 2.0).set("stroke-dasharray", "1 9").done();
        let tag = canvas.tag("rect").nums([
            ("x", grid.left),
            ("y", grid.top),
            ("width", grid.width()),
            ("height", grid.height()),
        ]);
        tag.set("fill", "none").set("stroke", ink).num("stroke-width", 3.0).done();
        self.row_marks(canvas);
        self.labels(canvas);
    }

    /// The far end of the street lies under the hills, the near one is a boardwalk; at either end, whose way leads there.
    fn street(&self, canvas: &mut Canvas<'_>, width: f32, body: f32) {
        let is_dark = canvas.theme() == Theme::Dark;
        let (sun, hill, board) =
            if is_dark { ("#6b4a26", "#3b3025", "#473a2c") } else { ("#f3d9a0", "#c4a06a", "#b98f5c") };
        let (left, right) = (self.grid.left, self.grid.left + self.grid.width());
        let top = self.grid.top;
        let tag = canvas.tag("circle").nums([("cx", width * 0.5), ("cy", 74.0), ("r", 46.0)]);
        tag.set("fill", sun).done();
        let hills = format!(
            "M0 {t}V70L{a} 34 {b} 40 {c} 84 {d} 62 {e} 62 {f} 96 {g} 58 {w} 46V{t}Z",
            t = Num(top),
            a = Num(width * 0.1),
            b = Num(width * 0.16),
            c = Num(width * 0.3),
            d = Num(width * 0.4),
            e = Num(width * 0.52),
            f = Num(width * 0.68),
            g = Num(width * 0.82),
            w = Num(width)
        );
        canvas.fill(hill, &hills);
        let near = body - STRIP;
        let mut planks = String::new();
        for index in 0..5 {
            let _ = write!(planks, "M6 {}H{}", Num(near + 26.0 + 24.0 * index as f32), Num(width - 6.0));
        }
        canvas.stroke(board, 3.0, &planks);
        for cowboy in 0..2 {
            let far = cowboy == self.viewer;
            let (y, tip) = if far { (top - 12.0, -1.0) } else { (near + 12.0, 1.0) };
            let mut d = String::new();
            for column in 0..=self.grid.columns() {
                let x = (left + 100.0 * f32::from(column)).clamp(left + 16.0, right - 16.0);
                let _ = write!(
                    d,
                    "M{} {}l14 {}l14 {}v{}l-14 {}l-14 {}Z",
                    Num(x - 14.0),
                    Num(y + 6.0 * -tip),
                    Num(13.0 * tip),
                    Num(-13.0 * tip),
                    Num(8.0 * -tip),
                    Num(13.0 * tip),
                    Num(-13.0 * tip)
                );
            }
            let (fill, ink) = (canvas.hue([Hue::Sky, Hue::Red][cowboy]), canvas.hue(Hue::Detail));
            let tag = canvas.tag("path").set("d", &d).set("fill", fill).set("stroke", ink);
            tag.num("stroke-width", 2.0).done();
        }
    }

    /// Beside each end row a column of three bullets for whoever starts there, and next to it one of two for whoever wants
    /// to leave there. They fly the way their cowboy looks, on the side where ranks have no names.
    fn row_marks(&self, canvas: &mut Canvas<'_>) {
        let middle = self.grid.left + self.grid.width() + SIDE / 2.0;
        let highest = f32::from(self.grid.ranks) - 1.0;
        for (cowboy, name) in COWBOYS.iter().enumerate() {
            let turn = if cowboy == self.viewer { 0.0 } else { 180.0 };
            let (first, last) = if cowboy == 0 { (0.0, highest) } else { (highest, 0.0) };
            let rows = [
                ("first", first, FIRST_ROW, middle - COLUMNS / 2.0),
                ("last", last, LAST_ROW, middle + COLUMNS / 2.0),
            ];
            for (row, rank, count, x) in rows {
                let (_, y) = self.grid.point(0.0, rank);
                canvas.tag("g").set("class", "row-mark").set("data-row", &format!("{name}-{row}")).open();
                for index in 0..count {
                    let shift = APART * (index as f32 - (count - 1) as f32 / 2.0);
                    canvas.put(BULLETS[cowboy], x, y + shift, turn, ROW_MARK);
                }
                canvas.close("g");
            }
        }
    }

    /// Nails and grain, always in the same places.
    fn grain(&self, canvas: &mut Canvas<'_>) {
        if canvas.theme().is_paper() {
            return;
        }
        let grid = &self.grid;
        let mut d = String::new();
        for row in 0..grid.rows() {
            let y = grid.top + 100.0 * f32::from(row);
            for column in 0..grid.columns() {
                let x = grid.left + 100.0 * f32::from(column);
                let shift = f32::from((row * 7 + column * 5) % 4) * 13.0;
                let _ = write!(
                    d,
                    "M{} {}q18-5 36 0M{} {}q15 4 30 0",
                    Num(x + 12.0 + shift),
                    Num(y + 20.0),
                    Num(x + 45.0 - shift / 2.0),
                    Num(y + 84.0)
                );
            }
            for x in [grid.left + 9.0, grid.left + grid.width() - 9.0] {
                let _ = write!(d, "M{} {}h.1M{} {}h.1", Num(x), Num(y + 14.0), Num(x), Num(y + 86.0));
            }
        }
        let colour = if canvas.theme() == crate::theme::Theme::Dark { "#5a5043" } else { "#cdb893" };
        canvas.stroke(colour, 2.5, &d);
    }

    pub(super) fn bullets(&self, canvas: &mut Canvas<'_>) {
        canvas.tag("g").set("class", "fields").set("pointer-events", "none").open();
        for cell in self.grid.cells() {
            let here = self.board.get("fields").and_then(|fields| fields.get(cell.to_string()));
            let (x, y) = self.grid.centre(cell);
            let id = canvas.id(&format!("field-{cell}"));
            canvas.tag("g").set("id", &id).set("data-cell", &cell.to_string()).at(x, y, 0.0, 1.0).open();
            for (cowboy, name) in COWBOYS.iter().enumerate() {
                let way = here.and_then(|here| here.get(*name)).and_then(Value::as_str);
                if let Some(way) = way.and_then(|way| way.parse::<Direction>().ok()) {
                    // The viewer's bullets lie in the lower left of a field, the other's in the upper right.
                    let side = if cowboy == self.viewer { -1.0 } else { 1.0 };
                    canvas.put(BULLETS[cowboy], 22.0 * side, -21.0 * side, self.grid.angle(way), 1.0);
                }
            }
            canvas.close("g");
        }
        canvas.close("g");
    }

    fn labels(&self, canvas: &mut Canvas<'_>) {
        if !canvas.look.labels {
            return;
        }
        let colour = canvas.theme().text_on_surround(Ground::Planks);
        let grid = &self.grid;
        for file in 0..grid.files {
            let (x, _) = grid.point(f32::from(file), 0.0);
            let name = char::from(b'a' + file).to_string();
            canvas.coordinate(colour, x, grid.top + grid.height() + 14.0, 18.0, &name);
        }
        for rank in 0..grid.ranks {
            let (_, y) = grid.point(0.0, f32::from(rank));
            canvas.coordinate(colour, SIDE / 2.0, y, 18.0, &(rank + 1).to_string());
        }
    }
}
