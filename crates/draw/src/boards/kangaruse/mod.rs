//! Kangaruse: a sheet of bushland with its headings, kangaroos and crosses.

mod marks;
mod points;
mod ways;

use super::{Draws, Pieces, Source, text, texts, whole};
use crate::art::Symbol;
use crate::art::kangaruse::{CROSSES, EMBLEMS, ICONS, KANGAROOS, MINUS, icon};
use crate::canvas::Canvas;
use crate::grid::Grid;
use crate::look::Look;
use crate::steps::{Offers, Route};
use crate::svg::Num;
use crate::theme::{Ground, Hue, Theme};
use gambol_core::grid::{Cell, Direction};
use gambol_core::{Seat, place};
use gambol_games::Kind;
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::fmt::Write;

const EDGE: f32 = 66.0;
/// What is up the page: as on a map, or on a sheet that lies on its side.
const NORTH: u8 = 0;
const WEST: u8 = 3;
/// The strip with everybody's points.
const STRIP: f32 = 92.0;
/// Where a square is written on, its icon is this large and stands this far up and to the left: the lower right corner is
/// free for a sign.
const BESIDE_A_SIGN: (f32, f32) = (0.72, 13.0);
/// Numbers shrink less than their icons, so that they can still be read.
const NUMBER_BESIDE_A_SIGN: f32 = 0.8;

struct Scene<'a> {
    grid: Grid,
    board: &'a Value,
}

pub(crate) struct Drawn;

impl Draws for Drawn {
    fn face(&self, _source: Source<'_>, look: &Look<'_>, seat: Seat) -> Option<Symbol> {
        Some(KANGAROOS[look.sign(seat.index(), KANGAROOS.len())])
    }

    fn tally(&self, state: &Value, seat: Seat) -> Option<(Symbol, i64)> {
        Some((ICONS[0], whole(state, &format!("/points/{seat}"))))
    }

    fn faces(&self) -> Vec<Symbol> {
        KANGAROOS.into_iter().chain([ICONS[0]]).collect()
    }

    fn up(&self, source: Source<'_>, look: &Look<'_>) -> u8 {
        let length = |key: &str| source.board().map_or(0, |board| whole(board, key));
        if look.turned && length("/files") > length("/ranks") { WEST } else { NORTH }
    }

    fn draw<'l>(&self, source: Source<'_>, look: &'l Look<'l>) -> Option<Canvas<'l>> {
        let board = source.board()?;
        let length = |key: &str, most| {
            let length = board.get(key)?.as_u64()?;
            (2..=most).contains(&length).then_some(length as u8)
        };
        let (files, ranks) = (length("files", 16)?, length("ranks", 12)?);
        let up = if look.turned && files > ranks { WEST } else { NORTH };
        let grid = Grid { files, ranks, up, left: EDGE, top: EDGE };
        let scene = Scene { grid, board };
        let offers = Offers::new(Kind::Kangaruse, look, |offer| scene.place(offer.part));
        let (width, sheet) = (grid.width() + 2.0 * EDGE, grid.height() + 2.0 * EDGE);
        let points = source.state.map(|state| points::Strip::new(state, board, width));
        let strip = points.map_or(0.0, points::Strip::height);
        let mut canvas = Canvas::new(look, width, sheet + strip);
        canvas.slab(look.theme.surround(Ground::Bush), 0.0, 0.0, width, sheet + strip);
        canvas.fixed("the sheet", |canvas| scene.sheet(canvas));
        canvas.glows(&offers.glows);
        canvas.fixed("the squares", |canvas| scene.squares(canvas));
        if let Some(state) = source.state {
            scene.crosses(&mut canvas, state);
            scene.chosen(&mut canvas);
            scene.before(&mut canvas, state);
            scene.kangaroos(&mut canvas, state);
            scene.preview(&mut canvas, state);
            canvas.compared(&offers.compared);
            if let Some(strip) = points {
                strip.draw(&mut canvas, state, sheet - 4.0);
                let seat = whole(state, "/turn") as usize;
                canvas.buttons_in(strip.buttons(seat, sheet - 4.0), &offers.buttons);
            }
        }
        Some(canvas)
    }

    fn told(&self, state: Option<&Value>, look: &Look<'_>) -> String {
        let Some(state) = state else { return look.word("the-empty-sheet").into_owned() };
        let seats = state.get("points").and_then(Value::as_array).map_or(0, Vec::len);
        let stands = (0..seats).map(|seat| {
            let at = text(state, &format!("/kangaroos/{seat}")).unwrap_or("–");
            format!("{} {at}, {}", look.at("Kangaroo", seat + 1), points::scored(state, seat, look))
        });
        stands.collect::<Vec<_>>().join("; ")
    }

    /// As on paper, where everybody draws their sign.
    fn remembers(&self) -> bool {
        true
    }

    fn taken<'a>(&self, action: &'a str) -> Option<&'a str> {
        let square = action.rsplit(' ').next()?;
        let is_square = square.len() > 1 && square[1..].bytes().all(|digit| digit.is_ascii_digit());
        (is_square && !action.starts_with("destroy")).then_some(square)
    }

    fn route<'a>(&self, action: &'a str, _legal: &'a [String]) -> Option<Route<'a>> {
        marks::route(action)
    }

    /// The icons of a sheet are part of its ground, but what is collected stands beside it too.
    fn loose(&self) -> Vec<Symbol> {
        let collected = points::COLLECTED.into_iter().filter_map(icon);
        collected.chain(KANGAROOS).chain(EMBLEMS).chain(CROSSES).collect()
    }

    fn pieces(&self) -> Pieces {
        let symbols = ICONS.into_iter().chain([MINUS]).chain(KANGAROOS).chain(EMBLEMS).chain(CROSSES);
        Pieces { ground: Ground::Bush, symbols: symbols.collect(), across: 14 }
    }
}

impl Scene<'_> {
    fn kind(&self, cell: Cell) -> &str {
        self.typed(cell).0
    }

    /// The type of a square and its value. Squares not named in a sheet are plain.
    fn typed(&self, cell: Cell) -> (&str, i64) {
        let square = self.board.get("squares").and_then(|squares| squares.get(cell.to_string()));
        let kind = square.and_then(|square| square.get("type")?.as_str()).unwrap_or("plain");
        (kind, square.and_then(|square| square.get("value")?.as_i64()).unwrap_or(0))
    }

    fn sheet(&self, canvas: &mut Canvas<'_>) {
        let (theme, grid) = (canvas.theme(), &self.grid);
        canvas.slab(theme.ground(Ground::Bush), grid.left, grid.top, grid.width(), grid.height());
        self.river(canvas);
        let mut lines = String::new();
        for column in 1..grid.columns() {
            let _ =
                write!(lines, "M{} {}v{}", grid.left + 100.0 * f32::from(column), grid.top, grid.height());
        }
        for row in 1..grid.rows() {
            let _ = write!(lines, "M{} {}h{}", grid.left, grid.top + 100.0 * f32::from(row), grid.width());
        }
        let line = if theme == Theme::Light { "#cdb98d" } else { canvas.hue(Hue::Quiet) };
        canvas.stroke(line, 2.0, &lines);
        let ink = canvas.hue(Hue::Ink);
        let tag = canvas.tag("rect").nums([
            ("x", grid.left),
            ("y", grid.top),
            ("width", grid.width()),
            ("height", grid.height()),
        ]);
        tag.num("rx", 9.0).set("fill", "none").set("stroke", ink).num("stroke-width", 3.0).done();
        self.headings(canvas);
    }

    /// The icons, over whatever glows.
    fn squares(&self, canvas: &mut Canvas<'_>) {
        canvas.tag("g").set("class", "fields").set("pointer-events", "none").open();
        for cell in self.grid.cells() {
            self.square(canvas, cell);
        }
        canvas.close("g");
    }

    fn square(&self, canvas: &mut Canvas<'_>, cell: Cell) {
        let kind = self.kind(cell);
        let (x, y) = self.grid.centre(cell);
        let Some(mut symbol) = icon(kind) else {
            // Nothing is to be seen on a plain square, but on a page it can be pointed at like any other.
            if !canvas.theme().is_paper() {
                let tag = canvas.tag("rect").set("data-cell", &cell.to_string()).set("fill", "none");
                tag.nums([("x", x - 50.0), ("y", y - 50.0), ("width", 100.0), ("height", 100.0)]).done();
            }
            return;
        };
        let value = self.typed(cell).1;
        if kind == "score" && value < 0 {
            symbol = MINUS;
        }
        let id = canvas.id(&format!("square-{cell}"));
        canvas.tag("g").set("id", &id).set("data-cell", &cell.to_string()).set("data-type", kind).open();
        // Nobody ever stands on a tree, so nobody writes there.
        let (scale, aside) = match kind {
            "tree" => (1.12, 0.0),
            _ if canvas.look.for_pens => BESIDE_A_SIGN,
            _ => (1.0, 0.0),
        };
        let (x, y) = (x - aside, y - aside);
        canvas.put(symbol, x, y, 0.0, scale);
        if value != 0 {
            let written = if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() };
            let (dx, dy) = if kind == "echidna" { (5.0, 8.5) } else { (0.0, 0.0) };
            let size = [34.0, 29.0, 21.0][written.chars().count().clamp(1, 3) - 1];
            let size = if canvas.look.for_pens { size * NUMBER_BESIDE_A_SIGN } else { size };
            let colour = canvas.hue(Hue::Detail);
            canvas.bold(colour, x + dx * scale, y + dy * scale, size, &written);
        }
        canvas.close("g");
    }

    /// Plain squares side by side are a river, unless they lie in a block of four: that is open ground.
    fn river(&self, canvas: &mut Canvas<'_>) {
        let grid = &self.grid;
        let plain = |file: i16, rank: i16| {
            let on = file >= 0 && rank >= 0 && file < i16::from(grid.files) && rank < i16::from(grid.ranks);
            on && self.kind(Cell { file: file as u8, rank: rank as u8 }) == "plain"
        };
        let open = |file: i16, rank: i16| {
            [(0, 0), (-1, 0), (0, -1), (-1, -1)].iter().any(|(df, dr)| {
                [(0, 0), (1, 0), (0, 1), (1, 1)].iter().all(|(ef, er)| plain(file + df + ef, rank + dr + er))
            })
        };
        let wet = |file: i16, rank: i16| plain(file, rank) && !open(file, rank);
        let step = |way: Direction| {
            let (sin, cos) = grid.angle(way).to_radians().sin_cos();
            (sin.round(), -cos.round())
        };
        let mut d = String::new();
        for cell in grid.cells() {
            let (file, rank) = (i16::from(cell.file), i16::from(cell.rank));
            if !wet(file, rank) {
                continue;
            }
            let (x, y) = grid.centre(cell);
            let _ = write!(d, "M{} {}h.1", Num(x), Num(y));
            let bend = if (cell.file + cell.rank) % 2 == 0 { 16.0 } else { -16.0 };
            for (way, next) in [(Direction::E, wet(file + 1, rank)), (Direction::N, wet(file, rank + 1))] {
                let (dx, dy) = step(way);
                let (over_x, over_y) = (50.0 * dx - bend * dy, 50.0 * dy + bend * dx);
                if next {
                    let end = format!("{} {}", Num(100.0 * dx), Num(100.0 * dy));
                    let _ = write!(d, "M{} {}q{} {} {end}", Num(x), Num(y), Num(over_x), Num(over_y));
                }
            }
            // A river that comes to the edge runs on over it.
            for (edge, way) in [
                (file == 0, Direction::W),
                (file + 1 == i16::from(grid.files), Direction::E),
                (rank == 0, Direction::S),
                (rank + 1 == i16::from(grid.ranks), Direction::N),
            ] {
                let (dx, dy) = step(way);
                if edge {
                    let _ = write!(d, "M{} {}l{} {}", Num(x), Num(y), Num(50.0 * dx), Num(50.0 * dy));
                }
            }
        }
        if d.is_empty() {
            return;
        }
        let water = canvas.theme().ground_tone(Ground::Bush);
        let clip = canvas.id("sheet");
        canvas.tag("clipPath").set("id", &clip).open();
        let (left, top, width, height) = (grid.left, grid.top, grid.width(), grid.height());
        canvas.slab("#000", left, top, width, height);
        canvas.close("clipPath");
        let url = format!("url(#{clip})");
        let id = canvas.id("river");
        canvas.tag("g").set("id", &id).set("clip-path", &url).open();
        match canvas.theme() {
            Theme::Print | Theme::InkSaving => {
                let quiet = canvas.hue(Hue::Quiet);
                canvas.stroke(quiet, 38.0, &d);
                canvas.stroke("#fff", 35.0, &d);
            }
            theme => {
                canvas.stroke(water, 42.0, &d);
                canvas.stroke(if theme == Theme::Dark { "#4d7f98" } else { "#dff0f7" }, 4.0, &d);
            }
        }
        canvas.close("g");
    }

    /// Numbers and directions on both edges; beside them, small, the names of files and ranks.
    fn headings(&self, canvas: &mut Canvas<'_>) {
        let grid = self.grid;
        let (files_get, ranks_get) = match text(self.board, "/numbers_on") {
            Some("ranks") => ("directions", "numbers"),
            _ => ("numbers", "directions"),
        };
        let far_x = grid.left + grid.width();
        let far_y = grid.top + grid.height();
        let colour = canvas.theme().text_on_surround(Ground::Bush);
        let letter = |file: u8| char::from(b'a' + file).to_string();
        let number = |rank: u8| (rank + 1).to_string();
        for column in 0..grid.columns() {
            let x = grid.left + 100.0 * f32::from(column) + 50.0;
            let (list, name) =
                if grid.up == NORTH { (files_get, letter(column)) } else { (ranks_get, number(column)) };
            for y in [EDGE - 26.0, far_y + 26.0] {
                self.heading(canvas, list, column, x, y);
            }
            if canvas.look.labels {
                canvas.coordinate(colour, x - 37.0, far_y + 28.0, 20.0, &name);
            }
        }
        for row in 0..grid.rows() {
            let at = f32::from(row);
            let (list, name, (_, y)) = if grid.up == NORTH {
                (ranks_get, number(row), grid.point(0.0, at))
            } else {
                (files_get, letter(row), grid.point(at, 0.0))
            };
            for x in [EDGE - 26.0, far_x + 26.0] {
                self.heading(canvas, list, row, x, y);
            }
            if canvas.look.labels {
                canvas.coordinate(colour, EDGE - 26.0, y + 37.0, 20.0, &name);
            }
        }
        if grid.up != NORTH {
            self.compass(canvas);
        }
    }

    /// Where north is, on a sheet that lies on its side: the words speak of north and east.
    fn compass(&self, canvas: &mut Canvas<'_>) {
        let (x, y) = (self.grid.left + self.grid.width() + 26.0, EDGE - 26.0);
        let angle = self.grid.angle(Direction::N);
        let colour = canvas.theme().text_on_surround(Ground::Bush);
        let north = canvas.look.word("N");
        canvas.brush(x, y, angle, 1.0, |b| b.dab(Hue::Would, "M0-26L9-6H-9Z"));
        canvas.bold(colour, x - 7.0, y, 26.0, &north);
    }

    /// A number on a square plate, or a direction on a round one.
    fn heading(&self, canvas: &mut Canvas<'_>, list: &str, index: u8, x: f32, y: f32) {
        let Some(value) = self.board.get(list).and_then(|list| list.get(usize::from(index))) else { return };
        if let Some(number) = value.as_u64() {
            canvas.tag("g").set("data-about", &format!("number-{number}")).open();
            canvas.brush(x, y, 0.0, 1.0, |b| b.slab(Hue::Cream, -20.0, -20.0, 40.0, 40.0, 9.0));
            let colour = canvas.hue(Hue::Detail);
            canvas.bold(colour, x, y, 30.0, &number.to_string());
            canvas.close("g");
        } else if let Some(way) = value.as_str().and_then(|way| way.parse::<Direction>().ok()) {
            let angle = self.grid.angle(way);
            canvas.tag("g").set("data-about", &format!("direction-{way}")).open();
            canvas.brush(x, y, angle, 1.0, |b| {
                b.oval(Hue::Cream, 0.0, 0.0, 20.5, 20.5);
                b.dab(Hue::Detail, "M0-15L12 0H5V13H-5V0H-12Z");
            });
            canvas.close("g");
        }
    }

    fn crosses(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let taken = canvas.look.marks.taken;
        let takers: HashMap<&str, Seat> = taken.iter().map(|(seat, square)| (&square[..], *seat)).collect();
        let fill = canvas.theme().ground(Ground::Bush);
        let before = canvas.look.marks.before.filter(|_| canvas.is_moving());
        let before: Option<HashSet<&str>> = before.map(|before| texts(before, "/crossed").collect());
        for name in texts(state, "/crossed") {
            let Some(cell) = self.grid.cell(name) else { continue };
            let (x, y) = self.grid.centre(cell);
            let tag = canvas.named("crossed-", name).set("class", "crossed").set("data-cell", name);
            tag.set("pointer-events", "none").open();
            let veil = canvas.tag("rect").nums([
                ("x", x - 48.0),
                ("y", y - 48.0),
                ("width", 96.0),
                ("height", 96.0),
            ]);
            veil.set("fill", fill).num("fill-opacity", 0.6).done();
            if let Some(seat) = takers.get(name) {
                let sign = canvas.look.sign(seat.index(), EMBLEMS.len());
                canvas.put(EMBLEMS[sign], x + 27.0, y + 27.0, 0.0, 0.42);
            }
            let cross = CROSSES[usize::from(cell.file * 2 + cell.rank) % 3];
            canvas.uses(cross);
            let prefix = canvas.look.prefix;
            let tag = canvas.tag("use").joined("href", &["#", prefix, "art-", cross.name]).at(x, y, 0.0, 1.1);
            // A pen draws it once the kangaroo has left.
            let is_new = before.as_ref().is_some_and(|before| !before.contains(name));
            let tag = if is_new { tag.set("data-fx", "pen").num("data-beat", 1.0) } else { tag };
            tag.done();
            canvas.close("g");
        }
    }

    fn standing(&self, state: &Value, seat: usize) -> Option<Cell> {
        self.grid.cell(text(state, &format!("/kangaroos/{seat}"))?)
    }

    /// Several kangaroos may stand on a moth: they move together a little.
    fn spot(&self, state: &Value, seat: usize) -> Option<(f32, f32)> {
        let cell = self.standing(state, seat)?;
        let (x, y) = self.grid.centre(cell);
        let sharing: Vec<usize> = (0..5).filter(|&other| self.standing(state, other) == Some(cell)).collect();
        let place = sharing.iter().position(|&other| other == seat)?;
        let shift = (place as f32 - (sharing.len() - 1) as f32 / 2.0) * 22.0;
        Some((x + shift, y))
    }

    fn kangaroos(&self, canvas: &mut Canvas<'_>, state: &Value) {
        canvas.tag("g").set("class", "pieces").set("pointer-events", "none").open();
        for seat in 0..KANGAROOS.len() {
            let kangaroo = KANGAROOS[canvas.look.sign(seat, KANGAROOS.len())];
            let (Some((x, y)), Some(cell)) = (self.spot(state, seat), self.standing(state, seat)) else {
                continue;
            };
            let out = place(state, &format!("/out/{seat}")).and_then(Value::as_bool) == Some(true);
            let out_word = if out { format!(", {}", canvas.look.word("out")) } else { String::new() };
            let label = format!("{} {cell}{out_word}", canvas.look.at("Kangaroo", seat + 1));
            let id = canvas.id(&format!("kangaroo-{seat}"));
            let motion = self.hop(canvas, seat, cell);
            let tag =
                canvas.tag("g").set("id", &id).set("class", "piece").set("data-seat", &seat.to_string());
            let tag = tag.set("data-cell", &cell.to_string()).at(x, y, 0.0, 1.0).set("role", "img");
            let tag = if out { tag.num("opacity", 0.6) } else { tag };
            tag.set("aria-label", &label).moves(motion.as_ref()).open();
            canvas.put(kangaroo, 0.0, 0.0, 0.0, 0.98);
            canvas.close("g");
        }
        canvas.close("g");
    }
}
