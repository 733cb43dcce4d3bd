//! Duel: sun-bleached planks, a drum at either end.

mod marks;

use super::{Draws, Pieces, Source, text, whole};
use crate::art::Symbol;
use crate::art::duel::{AMMO, BULLETS, Chamber, LARGE, SMALL, drum};
use crate::canvas::Canvas;
use crate::grid::Grid;
use crate::look::Look;
use crate::marks::buttons_height;
use crate::steps::{Offers, Route};
use crate::svg::Num;
use crate::theme::{Ground, Hue, Theme};
use gambol_core::Seat;
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
const DRUM: f32 = 50.0;
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
    fn face(&self, _source: Source<'_>, _look: &Look<'_>, seat: Seat) -> Option<Symbol> {
        SMALL.get(seat.index()).copied()
    }

    fn tally(&self, state: &Value, seat: Seat) -> Option<(Symbol, i64)> {
        Some((BULLETS[seat.index() % 2], whole(state, &format!("/tokens/{seat}"))))
    }

    fn faces(&self) -> Vec<Symbol> {
        SMALL.into_iter().chain(BULLETS).collect()
    }

    fn up(&self, _source: Source<'_>, look: &Look<'_>) -> u8 {
        if look.viewer.index() == 1 { 2 } else { 0 }
    }

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
        let height = body + buttons_height(width, &offers.buttons);
        let mut canvas = Canvas::new(look, width, height);
        canvas.fixed("the planks", |canvas| scene.planks(canvas, width, body));
        if let Some(state) = source.state {
            scene.drums(&mut canvas, source, state, width, body);
            scene.chosen(&mut canvas);
            canvas.glows(&offers.glows);
        }
        canvas.fixed("the bullets", |canvas| scene.bullets(canvas));
        if let Some(state) = source.state {
            scene.before(&mut canvas, state);
            scene.cowboys(&mut canvas, state);
            scene.preview(&mut canvas, state);
        }
        canvas.buttons(width, body, &offers.buttons);
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

    /// Both drums, and between them and the board's edge what is still unseen.
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
            self.nameplate(canvas, cowboy, state, if near { x + 62.0 } else { x - 62.0 }, y);
        }
        let text_colour = canvas.theme().text_on_surround(Ground::Planks);
        for (index, token) in AMMO.into_iter().enumerate() {
            let count = whole(state, &format!("/unseen/{}", token.name));
            let x = width - SIDE - 26.0 - 62.0 * (3 - index) as f32;
            let label = format!("{}: {count}", canvas.look.word(token.name));
            canvas.group(&format!("unseen-{}", token.name), x, body - 60.0, 0.0, &label);
            canvas.put(token, 0.0, 0.0, 0.0, 0.56);
            canvas.bold(text_colour, 0.0, 42.0, 22.0, &count.to_string());
            canvas.close("g");
        }
    }

    /// Whose drum it is, and whether it is that player's turn.
    fn nameplate(&self, canvas: &mut Canvas<'_>, cowboy: usize, state: &Value, x: f32, y: f32) {
        let near = cowboy == self.viewer;
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
        let turn = if cowboy == self.viewer { 0.0 } else { 180.0 };
        let symbol = if self.large { LARGE[cowboy] } else { SMALL[cowboy] };
        canvas.put(symbol, x, y, turn, 0.96);
    }

    fn cowboys(&self, canvas: &mut Canvas<'_>, state: &Value) {
        canvas.tag("g").set("class", "pieces").set("pointer-events", "none").open();
        for (cowboy, name) in COWBOYS.into_iter().enumerate() {
            let Some((x, y)) = self.middle(state, cowboy) else { continue };
            let at = text(state, &format!("/{name}")).unwrap_or_default();
            let label = stands(state, cowboy, canvas.look);
            let id = canvas.id(&format!("cowboy-{name}"));
            let tag = canvas.tag("g").set("id", &id).set("class", "piece").set("data-cowboy", name);
            tag.set("data-cell", at).at(x, y, 0.0, 1.0).set("role", "img").set("aria-label", &label).open();
            self.put(canvas, cowboy, 0.0, 0.0);
            canvas.close("g");
        }
        canvas.close("g");
    }
}
