//! Gunst: a tavern table with a ring of cord, the season marker on it, and at either end a lord's mirror staff, with the
//! gods to its left and stones and kin to its right.

mod marks;
mod steps;

use super::{Draws, Pieces, Source, text, texts, whole};
use crate::art::Symbol;
use crate::art::gunst::{GODS, KIN, MARKER, MIRROR, PLANES, SEASONS, STONES};
use crate::canvas::Canvas;
use crate::look::Look;
use crate::marks::buttons_height;
use crate::steps::{Offers, Route};
use crate::svg::Num;
use crate::theme::{Ground, Hue, Theme};
use gambol_core::Seat;
use serde_json::Value;
use std::fmt::Write;

const ROWS: [&str; 5] = ["K", "W", "F", "T", "S"];
const ROW_NAMES: [&str; 5] = ["Knights", "Warriors", "Farmers", "Thieves", "Scholars"];
const LORDS: [&str; 2] = ["First-lord", "Second-lord"];
const KIN_COUNT: [i64; 5] = [1, 3, 3, 2, 2];
const LETTERS: [&str; 4] = ["X", "V", "E", "A"];
const GOD_NAMES: [&str; 4] = ["Extazia", "the-Wanderer", "Eurika", "Archimedes"];
const PLANE_NAMES: [&str; 4] = ["Twilight", "Mist", "Threshold", "in-hand"];
const SEASON_NAMES: [&str; 4] = ["Spring", "Summer", "Autumn", "Winter"];

const WIDTH: f32 = 800.0;
/// A player's end of the table: gods and life stones.
const END: f32 = 276.0;
const ROW: f32 = 66.0;
/// The strip in the middle, between the hosts.
const BETWEEN: f32 = 52.0;
const HALF: f32 = END + 5.0 * ROW + 14.0;
const HEIGHT: f32 = 2.0 * HALF + BETWEEN;
/// Where the lords' staffs lie.
const STAFF_X: f32 = 385.0;

struct Table {
    viewer: usize,
}

pub(crate) struct Drawn;

impl Draws for Drawn {
    fn face(&self, _source: Source<'_>, _look: &Look<'_>, seat: Seat) -> Option<Symbol> {
        KIN.get(seat.index()).map(|kin| kin[0])
    }

    fn tally(&self, state: &Value, seat: Seat) -> Option<(Symbol, i64)> {
        Some((STONES[seat.index() % 2], whole(state, &format!("/life/{seat}"))))
    }

    fn faces(&self) -> Vec<Symbol> {
        KIN.iter().map(|kin| kin[0]).chain(STONES).collect()
    }

    fn draw<'l>(&self, source: Source<'_>, look: &'l Look<'l>) -> Option<Canvas<'l>> {
        let table = Table { viewer: look.viewer.index() & 1 };
        let offers = Offers::new(look, |offer| table.place(source.state?, look.marks.chosen(), offer));
        let mut canvas = Canvas::new(look, WIDTH, HEIGHT + buttons_height(WIDTH, &offers.buttons));
        canvas.fixed("the mat", |canvas| table.mat(canvas));
        if let Some(state) = source.state {
            for seat in 0..2 {
                table.host(&mut canvas, state, seat);
                table.gods(&mut canvas, state, seat);
                table.life(&mut canvas, state, seat);
                table.reserve(&mut canvas, state, seat);
            }
            if let Some(before) = look.marks.before {
                table.climbs(&mut canvas, Hue::Did, before, state);
            }
            table.season(&mut canvas, state, source);
            table.say(&mut canvas, state);
            table.chosen(&mut canvas, state);
            canvas.glows(&offers.glows);
            table.preview(&mut canvas, state);
        }
        canvas.buttons(WIDTH, HEIGHT, &offers.buttons);
        Some(canvas)
    }

    /// Round and phase, then life and hosts of both seats.
    fn told(&self, state: Option<&Value>, look: &Look<'_>) -> String {
        let Some(state) = state else { return look.word("the-empty-table").into_owned() };
        let phase = match text(state, "/phase").unwrap_or_default() {
            "ting" => "ting",
            "say" => "the-say",
            "favour" => "favour",
            "lead-judgement" | "judgement" => "judgement",
            "end" => "the-end",
            _ => "battle",
        };
        let round = format!("{}, {}", look.at("round", whole(state, "/round")), look.word(phase));
        let hosts = [0, 1].map(|seat| {
            let life = look.count("life-stones", whole(state, &format!("/life/{seat}")));
            let kin = ROWS.iter().zip(ROW_NAMES).filter_map(|(row, name)| {
                let count = whole(state, &format!("/field/{seat}/{row}"));
                (count > 0).then(|| format!("{count} {}", look.word(name)))
            });
            let told: Vec<_> = std::iter::once(life).chain(kin).collect();
            format!("{}: {}", look.word(LORDS[seat]), told.join(", "))
        });
        format!("{round}; {}", hosts.join("; "))
    }

    fn route<'a>(&self, action: &'a str, legal: &'a [String]) -> Option<Route<'a>> {
        steps::route(action, legal)
    }

    fn done(&self, chosen: &[String]) -> &'static str {
        if chosen.is_empty() { "bring-nobody" } else { "bring-these" }
    }

    fn pieces(&self) -> Pieces {
        let symbols = KIN.into_iter().flatten().chain(GODS.into_iter().flatten()).chain(STONES);
        let symbols = symbols.chain(PLANES).chain(SEASONS).chain([MIRROR, MARKER]);
        Pieces { ground: Ground::Tavern, symbols: symbols.collect(), across: 10 }
    }
}

impl Table {
    /// A height on the page, from a distance to the middle of the table on a seat's side.
    fn y(&self, seat: usize, from_middle: f32) -> f32 {
        if seat == self.viewer { HEIGHT / 2.0 + from_middle } else { HEIGHT / 2.0 - from_middle }
    }

    /// A place across the page, as the seat that sits there has it from its left.
    fn x(&self, seat: usize, from_left: f32) -> f32 {
        if seat == self.viewer { from_left } else { WIDTH - from_left }
    }

    fn row_y(&self, seat: usize, row: usize) -> f32 {
        self.y(seat, BETWEEN / 2.0 + ROW * (row as f32 + 0.5))
    }

    /// The place of a god on a plane. Gods climb from the table's edge towards the ring.
    fn plane_spot(&self, seat: usize, god: usize, plane: i64) -> (f32, f32) {
        let near = if seat == self.viewer { 1.0 } else { -1.0 };
        let edge = self.y(seat, HEIGHT / 2.0);
        let y = edge - near * (36.0 + 61.0 * plane as f32);
        (self.x(seat, 100.0 + 76.0 * god as f32), y)
    }

    fn mat(&self, canvas: &mut Canvas<'_>) {
        let theme = canvas.theme();
        canvas.slab(theme.surround(Ground::Tavern), 0.0, 0.0, WIDTH, HEIGHT);
        wood(canvas);
        let (top, height) = (END - 2.0, HEIGHT - 2.0 * END + 4.0);
        let cloth = theme.ground(Ground::Tavern);
        let ring = |canvas: &mut Canvas<'_>, fill: &str, stroke: &str, width: f32, dash: Option<&str>| {
            let tag = canvas.tag("rect").nums([
                ("x", 24.0),
                ("y", top),
                ("width", WIDTH - 48.0),
                ("height", height),
            ]);
            let tag = tag.num("rx", 96.0).set("fill", fill).set("stroke", stroke).num("stroke-width", width);
            tag.maybe("stroke-dasharray", dash).done();
        };
        let (ink, sand, brown) = (canvas.hue(Hue::Detail), canvas.hue(Hue::Sand), canvas.hue(Hue::Brown));
        ring(canvas, cloth, ink, 17.0, None);
        let cord = if theme == Theme::InkSaving { "#fff" } else { sand };
        ring(canvas, "none", cord, 11.0, None);
        if theme != Theme::InkSaving {
            ring(canvas, "none", brown, 11.0, Some("2.5 13"));
        }
        self.lanes(canvas);
        self.planes(canvas);
        self.staffs(canvas);
    }

    fn lanes(&self, canvas: &mut Canvas<'_>) {
        let theme = canvas.theme();
        let tone = if theme.is_paper() { canvas.hue(Hue::Quiet) } else { theme.ground_tone(Ground::Tavern) };
        let label_colour = canvas.hue(Hue::Quiet);
        for seat in 0..2 {
            for (row, name) in ROW_NAMES.into_iter().enumerate() {
                let y = self.row_y(seat, row);
                let id = canvas.id(&format!("row-{seat}-{}", ROWS[row]));
                let inset = if row == 4 { 84.0 } else { 52.0 };
                let tag = canvas
                    .tag("rect")
                    .set("id", &id)
                    .set("data-seat", &seat.to_string())
                    .set("data-row", ROWS[row]);
                let tag = tag.nums([
                    ("x", inset),
                    ("y", y - ROW / 2.0 + 3.0),
                    ("width", WIDTH - 2.0 * inset),
                    ("height", ROW - 6.0),
                ]);
                let tag = tag.num("rx", 9.0).set("fill", if theme.is_paper() { "none" } else { tone });
                tag.set("stroke", tone).num("stroke-width", 1.5).done();
                if canvas.look.labels {
                    let word = canvas.look.word(name);
                    let tag =
                        canvas.tag("text").nums([("x", inset + 14.0), ("y", y + 9.0), ("font-size", 27.0)]);
                    tag.set("fill", label_colour).text(&word);
                }
            }
        }
    }

    /// Four shelves a side, with the sign of each plane.
    fn planes(&self, canvas: &mut Canvas<'_>) {
        let theme = canvas.theme();
        for seat in 0..2 {
            for plane in 0..4i64 {
                let (_, y) = self.plane_spot(seat, 0, plane);
                let id = canvas.id(&format!("plane-{seat}-{plane}"));
                let fill = if theme.is_paper() { "none" } else { theme.ground(Ground::Tavern) };
                let ink = if theme.is_paper() { canvas.hue(Hue::Ink) } else { canvas.hue(Hue::Detail) };
                let label = canvas.look.word(PLANE_NAMES[plane as usize]);
                let tag = canvas.tag("rect").set("id", &id).nums([
                    ("x", self.x(seat, 192.0) - 170.0),
                    ("y", y - 28.0),
                    ("width", 340.0),
                    ("height", 56.0),
                ]);
                let tag = tag.num("rx", 9.0).set("fill", fill).num("fill-opacity", 0.35 + 0.2 * plane as f32);
                tag.set("stroke", ink)
                    .num("stroke-width", 1.5)
                    .set("role", "img")
                    .set("aria-label", &label)
                    .done();
                canvas.put(PLANES[plane as usize], self.x(seat, 46.0), y, 0.0, 0.34);
            }
        }
    }

    /// Each lord's staff, its mirror towards the ring.
    fn staffs(&self, canvas: &mut Canvas<'_>) {
        for seat in 0..2 {
            let near = if seat == self.viewer { 1.0 } else { -1.0 };
            let edge = self.y(seat, HEIGHT / 2.0);
            let (foot, head) = (edge - near * 22.0, edge - near * 232.0);
            let label = canvas.look.word("mirror-staff");
            canvas.group(&format!("staff-{seat}"), 0.0, 0.0, 0.0, &label);
            let x = self.x(seat, STAFF_X);
            canvas.brush(x, 0.0, 0.0, 1.0, |b| {
                b.limb(Hue::Brown, 10.0, &format!("M0 {}V{}", Num(foot), Num(head)));
                b.oval(Hue::Orange, 0.0, foot, 9.0, 9.0);
            });
            canvas.put(MIRROR, x, head, if near > 0.0 { 180.0 } else { 0.0 }, 0.56);
            canvas.close("g");
        }
    }

    /// The seasons a quarter of the ring apart, beginning between the lords; the marker lies on the one it is.
    fn season(&self, canvas: &mut Canvas<'_>, state: &Value, source: Source<'_>) {
        let round = whole(state, "/round").max(1);
        let rounds = source.options.get("rounds").and_then(Value::as_i64).unwrap_or(4).clamp(1, 10);
        let side = if self.viewer == 0 { 1.0 } else { -1.0 };
        let (across, along) = (WIDTH / 2.0 - 24.0, HEIGHT / 2.0 - END + 2.0);
        let quarters = [(-across, 0.0), (0.0, -along), (across, 0.0), (0.0, along)];
        let spot = |season: usize| {
            let (x, y) = quarters[season];
            (WIDTH / 2.0 + side * x, HEIGHT / 2.0 + side * y)
        };
        for (season, symbol) in SEASONS.into_iter().enumerate() {
            let (x, y) = spot(season);
            canvas.brush(x, y, 0.0, 1.0, |b| b.oval(Hue::Cream, 0.0, 0.0, 23.0, 23.0));
            canvas.put(symbol, x, y, 0.0, 0.36);
        }
        let now = ((round - 1) % 4) as usize;
        let name = canvas.look.word(SEASON_NAMES[now]);
        let (x, y) = spot(now);
        canvas.group("marker", x, y, 0.0, &name);
        canvas.put(MARKER, 0.0, 0.0, 0.0, 0.56);
        canvas.close("g");
        let colour = canvas.hue(Hue::Quiet);
        canvas.bold(colour, WIDTH / 2.0, HEIGHT / 2.0, 27.0, &format!("{name} · {round}/{rounds}"));
    }

    /// Where this many kin stand in a row.
    fn tokens(&self, seat: usize, row: usize, count: usize) -> Vec<(f32, f32)> {
        let y = self.row_y(seat, row);
        let room = if row == 4 { 420.0 } else { 470.0 };
        let step = (room / count.max(1) as f32).min(64.0);
        (0..count)
            .map(|index| (232.0 + step * (index as f32 + 0.5) - step.min(64.0) / 2.0 + 32.0, y))
            .collect()
    }

    fn host(&self, canvas: &mut Canvas<'_>, state: &Value, seat: usize) {
        canvas.tag("g").set("class", "pieces").set("pointer-events", "none").open();
        for row in 0..5 {
            let count = whole(state, &format!("/field/{seat}/{}", ROWS[row])).clamp(0, 24) as usize;
            let drafted = if seat == self.actor(state) { Self::drafted(canvas, row) } else { 0 };
            let places = self.tokens(seat, row, count + drafted);
            for (index, &(x, y)) in places.iter().enumerate().take(count) {
                let id = canvas.id(&format!("kin-{seat}-{}-{index}", ROWS[row]));
                let tag = canvas.tag("g").set("id", &id).set("class", "piece").set("data-row", ROWS[row]);
                tag.at(x, y, 0.0, 1.0).open();
                canvas.put(KIN[seat][row], 0.0, 0.0, 0.0, 0.68);
                canvas.close("g");
            }
            if texts(state, &format!("/doubled/{seat}")).any(|doubled| doubled == ROWS[row]) {
                let y = self.row_y(seat, row);
                canvas.brush(WIDTH - 96.0, y, 0.0, 1.0, |b| {
                    b.oval(Hue::Red, 0.0, 0.0, 24.0, 24.0);
                    b.text(Hue::White, 0.0, 0.0, 24.0, "×2");
                });
            }
        }
        canvas.close("g");
    }

    fn gods(&self, canvas: &mut Canvas<'_>, state: &Value, seat: usize) {
        canvas.tag("g").set("class", "pieces").set("pointer-events", "none").open();
        for god in 0..4 {
            let plane = whole(state, &format!("/gods/{seat}/{}", LETTERS[god])).clamp(0, 3);
            let (x, y) = self.plane_spot(seat, god, plane);
            let in_play = texts(state, &format!("/in_play/{seat}")).any(|letter| letter == LETTERS[god]);
            let id = canvas.id(&format!("god-{seat}-{}", LETTERS[god]));
            let place = if in_play { "in-play" } else { PLANE_NAMES[plane as usize] };
            let label = format!("{}: {}", canvas.look.word(GOD_NAMES[god]), canvas.look.word(place));
            let tag =
                canvas.tag("g").set("id", &id).set("class", "piece").set("data-plane", &plane.to_string());
            tag.at(x, y, 0.0, 1.0).set("role", "img").set("aria-label", &label).open();
            if in_play {
                canvas.brush(0.0, 0.0, 0.0, 1.0, |b| b.oval(Hue::Yellow, 0.0, 0.0, 31.0, 31.0));
            }
            canvas.put(GODS[seat][god], 0.0, 0.0, 0.0, 0.58);
            canvas.close("g");
        }
        canvas.close("g");
    }

    fn life(&self, canvas: &mut Canvas<'_>, state: &Value, seat: usize) {
        let life = whole(state, &format!("/life/{seat}")).clamp(0, 40);
        let across: i64 = if life > 24 { 10 } else { 6 };
        let step = if life > 24 { 34.0 } else { 54.0 };
        let near = if seat == self.viewer { 1.0 } else { -1.0 };
        let edge = self.y(seat, HEIGHT / 2.0);
        let label = canvas.look.count("life-stones", life);
        canvas.group(&format!("life-{seat}-stones"), 0.0, 0.0, 0.0, &label);
        // Stones lost in the last move stay as ghosts.
        let lost = canvas
            .look
            .marks
            .before
            .map_or(life, |before| whole(before, &format!("/life/{seat}")).clamp(life, 40));
        for stone in 0..lost {
            let (column, row) = ((stone % across) as f32, (stone / across) as f32);
            let jitter = [0.0, 4.0, -3.0, 2.0, -4.0][(stone * 7 % 5) as usize];
            let x = self.x(seat, 434.0 + step * column + step * 0.2);
            let y = edge - near * (40.0 + (step - 8.0) * row) + jitter;
            let id = canvas.id(&format!("stone-{seat}-{stone}"));
            let tag = canvas.tag("g").set("id", &id).at(x, y, 0.0, 1.0);
            if stone < life {
                tag.open();
            } else {
                tag.set("class", "ghost").num("opacity", 0.3).open();
            }
            canvas.put(
                STONES[seat],
                0.0,
                0.0,
                [0.0, 12.0, -9.0, 5.0][(stone % 4) as usize],
                step / 54.0 * [0.62, 0.54][seat],
            );
            canvas.close("g");
        }
        let colour = canvas.theme().text_on_surround(Ground::Tavern);
        canvas.bold(colour, self.x(seat, WIDTH - 36.0), edge - near * 40.0, 36.0, &life.to_string());
        canvas.close("g");
    }

    /// Where the kin of a row wait.
    fn reserve_spot(&self, seat: usize, row: usize) -> (f32, f32) {
        let near = if seat == self.viewer { 1.0 } else { -1.0 };
        (self.x(seat, 440.0 + 74.0 * row as f32), self.y(seat, HEIGHT / 2.0) - near * 216.0)
    }

    /// The kin that a player can still bring.
    fn reserve(&self, canvas: &mut Canvas<'_>, state: &Value, seat: usize) {
        let colour = canvas.theme().text_on_surround(Ground::Tavern);
        for row in 0..5 {
            let gone = match state.pointer(&format!("/spent/{seat}")) {
                Some(spent) => whole(spent, &format!("/{}", ROWS[row])),
                None => whole(state, &format!("/field/{seat}/{}", ROWS[row])),
            };
            let drafted = if seat == self.actor(state) { Self::drafted(canvas, row) as i64 } else { 0 };
            let left = KIN_COUNT[row].saturating_sub(gone).saturating_sub(drafted).clamp(0, KIN_COUNT[row]);
            let (x, y) = self.reserve_spot(seat, row);
            let label = format!("{left} {}", canvas.look.word(ROW_NAMES[row]));
            canvas.group(&format!("reserve-{seat}-{}", ROWS[row]), x, y, 0.0, &label);
            canvas.put(KIN[seat][row], 0.0, 0.0, 0.0, 0.44);
            canvas.bold(colour, 31.0, 0.0, 28.0, &left.to_string());
            canvas.close("g");
        }
    }

    fn say(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let Some(seat) = state.get("say").and_then(Value::as_u64) else { return };
        let y = self.y(seat as usize & 1, 14.0);
        let turn = if seat as usize == self.viewer { 180.0 } else { 0.0 };
        let label = canvas.look.word("the-say");
        canvas.group("say", 130.0, y, 0.0, &label);
        canvas.brush(0.0, 0.0, turn, 1.0, |b| b.shape(Hue::Yellow, "M0-16L18 10H-18Z"));
        canvas.close("g");
    }
}

/// The planks of the table.
fn wood(canvas: &mut Canvas<'_>) {
    let colour = match canvas.theme() {
        Theme::Light => "#4d3529",
        Theme::Dark => "#221913",
        _ => return,
    };
    let mut d = String::new();
    for plank in 1..6 {
        let x = WIDTH * plank as f32 / 6.0;
        let _ = write!(d, "M{} 8V{}", Num(x), HEIGHT - 8.0);
        let _ = write!(d, "M{} 90q9 40 0 90M{} {}q-9 40 0 90", Num(x - 60.0), Num(x - 84.0), HEIGHT - 200.0);
    }
    canvas.stroke(colour, 3.0, &d);
}
