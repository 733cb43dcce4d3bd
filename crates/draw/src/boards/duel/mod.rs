//! Duel: sun-bleached planks, a drum at either end.

mod marks;

use super::{Draws, Pieces, Source, text, whole};
use crate::art::duel::{AMMO, BULLETS, Chamber, LARGE, SMALL, drum};
use crate::canvas::Canvas;
use crate::grid::Grid;
use crate::look::Look;
use crate::marks::Area;
use crate::steps::{Offers, Route};
use crate::svg::Num;
use crate::theme::{Ground, Hue, Theme};
use gambol_core::grid::Direction;
use serde_json::Value;
use std::fmt::Write;

const COWBOYS: [&str; 2] = ["light", "dark"];
const NAMES: [&str; 2] = ["Light", "Dark"];
const SIDE: f32 = 46.0;
/// The strip behind either last rank: dust for those who are through, and a drum.
const STRIP: f32 = 126.0;
/// How many chambers a drum is turned on before it is first fired.
const SPIN: u64 = 2;
/// How far from the edge the drums lie, and how large they are.
const DRUM: f32 = 53.0;
/// How many bullets mark a cowboy's first and last row.
const FIRST_ROW: usize = 3;
const LAST_ROW: usize = 2;
/// The size of such a bullet, and how far apart they stand in their column and the two columns from each other.
const ROW_MARK: f32 = 0.58;
const APART: f32 = 30.0;
const COLUMNS: f32 = 22.0;

/// A board, a viewer and a state: all that the parts of the drawing need.
struct Scene<'a> {
    grid: Grid,
    large: bool,
    board: &'a Value,
    viewer: usize,
}

pub(crate) struct Drawn;

impl Draws for Drawn {
    fn draw<'l>(&self, source: Source<'_>, look: &'l Look<'l>) -> Option<Canvas<'l>> {
        let board = source.board()?;
        let length = |key: &str, default| {
            let length = board.get(key).map_or(Some(default), Value::as_u64)?;
            (3..=8).contains(&length).then_some(length as u8)
        };
        let viewer = look.viewer.index() & 1;
        let up = if viewer == 1 { 2 } else { 0 };
        // On paper the drums lie on the strips; on a page a board without pieces needs none.
        let bare = source.state.is_none() && matches!(look.theme, Theme::Light | Theme::Dark);
        let strip = if bare { SIDE } else { STRIP };
        let grid =
            Grid { files: length("files", 5)?, ranks: length("ranks", 6)?, up, left: SIDE, top: strip };
        let scene = Scene { grid, large: source.option("size") == Some("large"), board, viewer };
        let offers = Offers::new(look, |offer| scene.spot(source.state?, offer));
        let width = grid.width() + 2.0 * SIDE;
        let body = grid.height() + 2.0 * strip;
        let mut canvas = Canvas::new(look, width, body);
        canvas.fixed("the planks", |canvas| scene.planks(canvas, width, body));
        if let Some(state) = source.state {
            if offers.buttons.is_empty() {
                scene.nameplate(&mut canvas, viewer, state);
            }
            scene.nameplate(&mut canvas, 1 - viewer, state);
            scene.drums(&mut canvas, source, state, width, body);
            scene.chosen(&mut canvas);
            canvas.glows(&offers.glows);
        }
        canvas.fixed("the bullets", |canvas| scene.bullets(canvas));
        if let Some(state) = source.state {
            scene.before(&mut canvas, state);
            scene.cowboys(&mut canvas, state);
            scene.shots(&mut canvas, state);
            scene.preview(&mut canvas, state);
        }
        canvas.buttons_in(scene.buttons(), &offers.buttons);
        Some(canvas)
    }

    fn told(&self, state: Option<&Value>, look: &Look<'_>) -> String {
        let Some(state) = state else { return look.word("the-empty-board").into_owned() };
        [0, 1].map(|cowboy| stands(state, cowboy, look)).join(", ")
    }

    fn route<'a>(&self, action: &'a str, _legal: &'a [String]) -> Option<Route<'a>> {
        marks::route(action)
    }

    fn pieces(&self) -> Pieces {
        let symbols = SMALL.into_iter().chain(BULLETS).chain(AMMO).chain(LARGE);
        Pieces { ground: Ground::Planks, symbols: symbols.collect(), across: 16 }
    }

    /// A full drum, and one after two shots.
    fn loose_pieces(&self, canvas: &mut Canvas<'_>, y: f32) {
        for (x, fired) in [(1390.0, 0), (1500.0, 2)] {
            let holds = [0, 1, 2, 3, 4, 5]
                .map(|chamber| if chamber < fired { Chamber::Fired } else { Chamber::Loaded });
            canvas.brush(x, y, 0.0, 1.0, |b| drum(b, &holds));
        }
    }
}

/// A cowboy and where it stands.
fn stands(state: &Value, cowboy: usize, look: &Look<'_>) -> String {
    let at = match text(state, &format!("/{}", COWBOYS[cowboy])) {
        None => look.word("not-placed-yet"),
        Some("through") => look.word("through"),
        Some(field) => field.into(),
    };
    format!("{} {at}", look.word(NAMES[cowboy]))
}

impl Scene<'_> {
    fn planks(&self, canvas: &mut Canvas<'_>, width: f32, body: f32) {
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

    /// What has no place on the planks is chosen beside the own drum.
    fn buttons(&self) -> Area {
        let body = self.grid.height() + 2.0 * STRIP;
        let x = SIDE + 2.0 * DRUM + 14.0;
        Area { x, y: body - 100.0, width: self.grid.width() + SIDE - x, height: 92.0 }
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

    fn bullets(&self, canvas: &mut Canvas<'_>) {
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
            canvas.text(
                colour,
                x,
                grid.top + grid.height() + 14.0,
                18.0,
                &char::from(b'a' + file).to_string(),
            );
        }
        for rank in 0..grid.ranks {
            let (_, y) = grid.point(0.0, f32::from(rank));
            canvas.text(colour, SIDE / 2.0, y, 18.0, &(rank + 1).to_string());
        }
    }

    /// Both drums, and at the far end what is still unseen.
    fn drums(&self, canvas: &mut Canvas<'_>, source: Source<'_>, state: &Value, width: f32, body: f32) {
        let chambers = match source.options.get("ammo").and_then(Value::as_object) {
            Some(ammo) => ammo.values().filter_map(Value::as_u64).sum::<u64>().min(24) / 2,
            None => 6,
        };
        for cowboy in 0..2 {
            let near = cowboy == self.viewer;
            let (x, y) = if near { (SIDE + DRUM, body - DRUM) } else { (width - SIDE - DRUM, DRUM) };
            let left = whole(state, &format!("/tokens/{cowboy}")).clamp(0, 12) as u64;
            let told = canvas.look.count("special-bullets-left", left as i64);
            let label = format!("{}: {told}", canvas.look.word(NAMES[cowboy]));
            // "The first time you use special ammo, rotate the magazine and then flip over the token farthest from you."
            let fired = chambers.saturating_sub(left);
            let spin = if fired == 0 { 0 } else { SPIN };
            let step = 360.0 / chambers.max(1) as f32;
            let facing = if near { 0.0 } else { 180.0 };
            canvas.group(&format!("drum-{}", COWBOYS[cowboy]), x, y, facing + step * spin as f32, &label);
            let is_fired = |chamber: u64| (chamber + spin) % chambers < fired;
            let holds: Vec<_> = (0..chambers)
                .map(|chamber| if is_fired(chamber) { Chamber::Fired } else { Chamber::Loaded })
                .collect();
            canvas.brush(0.0, 0.0, 0.0, 0.86, |b| drum(b, &holds));
            canvas.close("g");
            if state.get("turn").and_then(Value::as_u64) == Some(cowboy as u64) {
                let rim = canvas.hue(Hue::Ink);
                let tag = canvas.tag("circle").nums([("cx", x), ("cy", y), ("r", 46.0)]);
                tag.set("fill", "none").set("stroke", rim).num("stroke-width", 4.0).done();
            }
        }
        self.unseen(canvas, state, width);
    }

    /// What may still come out of the drums: each kind with as many dots as are unseen.
    fn unseen(&self, canvas: &mut Canvas<'_>, state: &Value, width: f32) {
        let ink = canvas.hue(Hue::Ink);
        let step = ((width - 2.0 * SIDE - 2.0 * DRUM - 14.0) / 4.0).min(64.0);
        for (index, token) in AMMO.into_iter().enumerate() {
            let count = whole(state, &format!("/unseen/{}", token.name)).clamp(0, 24);
            let x = SIDE + step * (index as f32 + 0.5);
            let label = format!("{}: {count}", canvas.look.word(token.name));
            canvas.group(&format!("unseen-{}", token.name), x, 46.0, 0.0, &label);
            if count == 0 {
                canvas.ghost();
            }
            canvas.put(token, 0.0, 0.0, 0.0, (step / 100.0).min(0.6));
            if count == 0 {
                canvas.close("g");
            }
            if count > 4 {
                canvas.bold(ink, 0.0, 38.0, 22.0, &count.to_string());
            } else {
                let mut d = String::new();
                for dot in 0..count {
                    let _ = write!(d, "M{} 37h.1", Num(13.0 * (dot as f32 - (count - 1) as f32 / 2.0)));
                }
                canvas.stroke(ink, 9.0, &d);
            }
            canvas.close("g");
        }
    }

    /// Whose drum it is, where there is room for it.
    fn nameplate(&self, canvas: &mut Canvas<'_>, cowboy: usize, state: &Value) {
        if self.grid.columns() < 5 {
            return;
        }
        let near = cowboy == self.viewer;
        let (width, body) = (self.grid.width() + 2.0 * SIDE, self.grid.height() + 2.0 * STRIP);
        let off = SIDE + 2.0 * DRUM + 14.0;
        let (x, y) = if near { (off, body - DRUM) } else { (width - off, DRUM) };
        let on_turn = state.get("turn").and_then(Value::as_u64) == Some(cowboy as u64);
        let colour = canvas.theme().text_on_surround(Ground::Planks);
        let name = canvas.look.word(NAMES[cowboy]);
        if on_turn {
            let d = format!("M{} {}h{}", Num(x), Num(y + 17.0), if near { "56" } else { "-56" });
            canvas.stroke(colour, 4.0, &d);
        }
        let anchor = if near { "start" } else { "end" };
        let tag = canvas.tag("text").nums([("x", x), ("y", y + 6.0), ("font-size", 24.0)]);
        tag.set("font-weight", "700").set("text-anchor", anchor).set("fill", colour).text(&name);
    }

    /// The middle of a cowboy on the page; one that is through stands in the dust behind its last rank.
    fn middle(&self, state: &Value, cowboy: usize) -> Option<(f32, f32)> {
        let place = text(state, &format!("/{}", COWBOYS[cowboy]))?;
        let half = if self.large { 0.5 } else { 0.0 };
        if place == "through" {
            let rank = if cowboy == 0 { f32::from(self.grid.ranks) - 0.35 } else { -0.65 };
            return Some(self.grid.point((f32::from(self.grid.files) - 1.0) / 2.0, rank));
        }
        let cell = self.grid.cell(place)?;
        Some(self.grid.point(f32::from(cell.file) + half, f32::from(cell.rank)))
    }

    fn put(&self, canvas: &mut Canvas<'_>, cowboy: usize, x: f32, y: f32) {
        canvas.put(if self.large { LARGE[cowboy] } else { SMALL[cowboy] }, x, y, 0.0, 0.96);
        // The one who looks is the sheriff.
        if cowboy == self.viewer {
            let star = "M0-11L3.2-4 11-3.4 5 1.6 7 9 0 5-7 9-5 1.6-11-3.4-3.2-4Z";
            canvas.brush(x + 23.0, y + 32.0, 0.0, 1.0, |b| b.shape(Hue::Yellow, star));
        }
    }

    fn cowboys(&self, canvas: &mut Canvas<'_>, state: &Value) {
        canvas.tag("g").set("class", "pieces").set("pointer-events", "none").open();
        for (cowboy, name) in COWBOYS.into_iter().enumerate() {
            let Some((x, y)) = self.middle(state, cowboy) else { continue };
            let at = text(state, &format!("/{name}")).unwrap_or_default();
            let label = stands(state, cowboy, canvas.look);
            let id = canvas.id(&format!("cowboy-{name}"));
            let motion = self.motion(canvas, state, cowboy);
            let tag = canvas.tag("g").set("id", &id).set("class", "piece").set("data-cowboy", name);
            let tag =
                tag.set("data-cell", at).at(x, y, 0.0, 1.0).set("role", "img").set("aria-label", &label);
            tag.moves(motion.as_ref()).open();
            self.put(canvas, cowboy, 0.0, 0.0);
            canvas.close("g");
        }
        canvas.close("g");
    }
}
