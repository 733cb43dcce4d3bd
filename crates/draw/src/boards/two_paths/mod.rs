//! Two Paths: a clearing between two woods, and the hands that hide and block.

mod marks;

use super::{Draws, Pieces, Source, text, whole};
use crate::art::Symbol;
use crate::art::two_paths::{ANIMALS, FIST, HAND_WITH_DISC, OPEN_HAND, STONE, TREES};
use crate::canvas::Canvas;
use crate::look::Look;
use crate::marks::Area;
use crate::steps::{Offers, Route};
use crate::svg::Num;
use crate::theme::{Ground, Hue, Theme};
use gambol_core::Seat;
use gambol_games::Kind;
use serde_json::{Map, Value};

const LETTERS: [&str; 3] = ["F", "H", "G"];
const NAMES: [&str; 3] = ["Fox", "Hare", "Hedgehog"];
const SEATS: [&str; 2] = ["south", "north"];
const SEAT_NAMES: [&str; 2] = ["South", "North"];
const WOOD: f32 = 92.0;
const STEP_X: f32 = 158.0;
const STEP_Y: f32 = 106.0;
/// What may be pointed at is this large on a space: with it, and the rows this far apart, a finger finds it on a telephone.
const REACH: f32 = 51.0;
const STRIP: f32 = 128.0;
/// How wide the place for a hand beside the clearing is.
const COLUMN: f32 = 132.0;
/// How far apart animals stand in the wood.
const DEN: f32 = 103.0;

/// The network as it lies on the page.
struct Scene {
    rows: Vec<Vec<char>>,
    /// The ways of South and of North: from a space to [west, east].
    ways: [Vec<(String, [String; 2])>; 2],
    width: f32,
    viewer: usize,
    hands: Hands,
}

/// Where the hands are held: on a wide page one on each side, as the ways lead; on a tall one below; nowhere on a board
/// that nobody plays on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hands {
    None,
    Below,
    Beside,
}

pub(crate) struct Drawn;

impl Draws for Drawn {
    fn face(&self, _source: Source<'_>, _look: &Look<'_>, seat: Seat) -> Option<Symbol> {
        ANIMALS.get(seat.index()).map(|animals| animals[0])
    }

    fn tally(&self, state: &Value, seat: Seat) -> Option<(Symbol, i64)> {
        let side = ["south", "north"][seat.index() % 2];
        let home = |letter: &&str| text(state, &format!("/{side}/{letter}")) == Some("home");
        Some((TREES[0], ["F", "H", "G"].iter().filter(|letter| home(letter)).count() as i64))
    }

    fn faces(&self) -> Vec<Symbol> {
        ANIMALS.iter().map(|animals| animals[0]).chain([TREES[0]]).collect()
    }

    fn up(&self, _source: Source<'_>, look: &Look<'_>) -> u8 {
        if look.viewer.index() == 1 { 2 } else { 0 }
    }

    fn draw<'l>(&self, source: Source<'_>, look: &'l Look<'l>) -> Option<Canvas<'l>> {
        let hands = match source.state {
            None => Hands::None,
            Some(_) if look.tall => Hands::Below,
            Some(_) => Hands::Beside,
        };
        let scene = Scene::read(source, look.viewer.index() & 1, hands)?;
        let offers =
            Offers::new(Kind::TwoPaths, look, |offer| scene.place(source.state?, look.marks.chosen(), offer));
        let body = scene.height();
        let strip = if hands == Hands::Below { STRIP } else { 0.0 };
        let table = scene.height() + strip;
        let mut canvas = Canvas::new(look, scene.width, body + strip);
        canvas.slab(look.theme.surround(Ground::Clearing), 0.0, 0.0, scene.width, table);
        canvas.fixed("the clearing", |canvas| scene.clearing(canvas));
        if let Some(state) = source.state {
            let focus = scene.focus(state, look.marks.chosen());
            scene.before(&mut canvas, state);
            scene.table(&mut canvas);
            if focus.is_some() {
                scene.animals(&mut canvas, state, |piece| !scene.is_lit(state, focus, piece));
                scene.guess(&mut canvas, state, focus);
            }
            scene.chosen(&mut canvas, state);
            canvas.glows(&offers.glows);
            scene.stone(&mut canvas, state);
            scene.animals(&mut canvas, state, |piece| focus.is_none() || scene.is_lit(state, focus, piece));
            scene.signs(&mut canvas, state, focus);
            scene.preview(&mut canvas, state);
            canvas.compared(&offers.compared);
            scene.hands(&mut canvas, state, offers.buttons.is_empty());
            scene.reveal(&mut canvas, state);
            canvas.buttons_in(scene.buttons(), &offers.buttons);
        }
        Some(canvas)
    }

    fn told(&self, state: Option<&Value>, look: &Look<'_>) -> String {
        let Some(state) = state else { return look.word("the-empty-clearing").into_owned() };
        let six = [0, 1].into_iter().flat_map(|seat| (0..3).map(move |animal| (seat, animal)));
        six.map(|(seat, animal)| stands(state, seat, animal, look)).collect::<Vec<_>>().join(", ")
    }

    fn route<'a>(&self, action: &'a str, _legal: &'a [String]) -> Option<Route<'a>> {
        marks::route(action)
    }

    fn pieces(&self) -> Pieces {
        let hands = [FIST, OPEN_HAND, HAND_WITH_DISC, STONE];
        let symbols = ANIMALS.into_iter().flatten().chain(hands).chain(TREES);
        Pieces { ground: Ground::Clearing, symbols: symbols.collect(), across: 16 }
    }
}

/// Whose animal this is, and where it stands.
fn stands(state: &Value, seat: usize, animal: usize, look: &Look<'_>) -> String {
    let at = match text(state, &format!("/{}/{}", SEATS[seat], LETTERS[animal])) {
        None => look.word("waiting"),
        Some("home") => look.word("home"),
        Some(space) => space.into(),
    };
    format!("{}: {} {at}", look.word(SEAT_NAMES[seat]), look.word(NAMES[animal]))
}

impl Scene {
    fn read(source: Source<'_>, viewer: usize, hands: Hands) -> Option<Scene> {
        let (rows, ways) = match source.board() {
            Some(board) => {
                let row =
                    |row: &Value| row.as_array()?.iter().map(|file| file.as_str()?.chars().next()).collect();
                let rows: Option<Vec<Vec<char>>> = board.get("rows")?.as_array()?.iter().map(row).collect();
                (
                    rows?,
                    [
                        read_ways(board.get("south")?.as_object()?)?,
                        read_ways(board.get("north")?.as_object()?)?,
                    ],
                )
            }
            None => plain(source.options.get("rows").and_then(Value::as_u64).unwrap_or(7)),
        };
        let widest = rows.iter().map(Vec::len).max().filter(|widest| (1..=5).contains(widest))?;
        let fits = (2..=11).contains(&rows.len());
        let beside = if hands == Hands::Beside { 2.0 * COLUMN } else { 0.0 };
        fits.then_some(Scene { rows, ways, width: STEP_X * widest as f32 + 130.0 + beside, viewer, hands })
    }

    fn height(&self) -> f32 {
        2.0 * WOOD + STEP_Y * self.rows.len() as f32
    }

    /// The middle of a space on the page.
    fn space(&self, name: &str) -> Option<(f32, f32)> {
        let mut letters = name.chars();
        let file = letters.next()?;
        let row = letters.as_str().parse::<usize>().ok()?.checked_sub(1)?;
        let files = self.rows.get(row)?;
        let place = files.iter().position(|&other| other == file)?;
        let x = (place as f32 - (files.len() - 1) as f32 / 2.0) * STEP_X;
        let y = (row as f32 - (self.rows.len() - 1) as f32 / 2.0) * STEP_Y;
        let (x, y) = if self.viewer == 1 { (-x, y) } else { (x, -y) };
        Some((self.width / 2.0 + x, self.height() / 2.0 + y))
    }

    /// Where a seat's way on a side (0 is west) leads from a space.
    fn way(&self, seat: usize, from: &str, side: usize) -> Option<&str> {
        let (_, ways) = self.ways[seat].iter().find(|(space, _)| space == from)?;
        Some(&ways[side])
    }

    fn clearing(&self, canvas: &mut Canvas<'_>) {
        let theme = canvas.theme();
        let (width, height) = (self.width, self.height());
        let (left, top) = (26.0, WOOD - 34.0);
        let glade = format!(
            "M{i} {t}C{a} {u} {b} {v} {o} {t}S{s} {c} {r} {h}S{q} {e} {o} {e}S{b} {f} {h2} {e}S{a} {g} {i} {e}S{m} {d} {l} {h}S{n} {t} {i} {t}Z",
            i = left + 60.0,
            o = width - left - 60.0,
            l = left,
            t = top,
            r = width - left,
            e = height - top,
            h = height / 2.0,
            h2 = width / 2.0,
            a = width * 0.35,
            u = top - 12.0,
            b = width * 0.65,
            v = top + 10.0,
            s = width - 8.0,
            c = top + 60.0,
            q = width - 12.0,
            f = height - top + 10.0,
            g = height - top - 10.0,
            m = 8.0,
            d = height - top - 40.0,
            n = 12.0,
        );
        canvas.fill(theme.ground(Ground::Clearing), &glade);
        self.woods(canvas);
        self.paths(canvas);
        self.spaces(canvas);
    }

    /// Trees at both ends, always the same, and between them a glade for those who wait or are home.
    fn woods(&self, canvas: &mut Canvas<'_>) {
        let theme = canvas.theme();
        let half = 1.5 * DEN + 8.0;
        let room = self.width / 2.0 - half;
        let count = ((room / 46.0) as usize).max(1);
        for end in 0..2 {
            let y = if end == 0 { 48.0 } else { self.height() - 48.0 };
            let (x, wide) = (self.width / 2.0 - half, 2.0 * half);
            let tag = canvas.tag("rect").nums([("x", x), ("y", y - 46.0), ("width", wide), ("height", 92.0)]);
            let tag = tag.num("rx", 46.0).set("fill", theme.ground(Ground::Clearing));
            let edge = theme.is_paper().then(|| path_edge(theme));
            tag.maybe("stroke", edge).done();
            canvas.tag("g").set("class", "wood").open();
            for side in 0..2 {
                for index in 0..count {
                    let off = 40.0 + (room - 72.0).max(0.0) * index as f32 / (count.max(2) - 1) as f32;
                    let x = if side == 0 { off } else { self.width - off };
                    let tree = TREES[[0, 1, 0, 2, 1, 0, 1, 2][(index + 3 * end + 2 * side) % 8]];
                    let lift = [0.0, 8.0, -6.0, 5.0, -3.0][(index * 3 + end + side) % 5];
                    canvas.put(tree, x, y + lift, 0.0, 0.92);
                }
            }
            canvas.close("g");
        }
    }

    fn paths(&self, canvas: &mut Canvas<'_>) {
        let mut both = String::new();
        let mut single: Vec<((f32, f32), (f32, f32))> = Vec::new();
        for (seat, ways) in self.ways.iter().enumerate() {
            for (from, ends) in ways {
                for to in ends {
                    let (Some(a), Some(b)) = (self.space(from), self.space(to)) else { continue };
                    let returns =
                        self.ways[1 - seat].iter().any(|(space, ends)| space == to && ends.contains(from));
                    if seat == 0 || !returns {
                        both += &trodden(a, b);
                    }
                    if !returns {
                        single.push((a, b));
                    }
                }
            }
        }
        let theme = canvas.theme();
        canvas.stroke(path_edge(theme), 20.0, &both);
        canvas.stroke(theme.ground_tone(Ground::Clearing), if theme.is_paper() { 17.0 } else { 14.0 }, &both);
        let quiet = canvas.hue(Hue::Ink);
        for ((x0, y0), (x1, y1)) in single {
            let (x, y) = (x0.midpoint(x1), y0.midpoint(y1));
            let turn = (x1 - x0).atan2(y0 - y1).to_degrees();
            let tag = canvas.tag("path").set("d", "M-8 5L0-4 8 5").set("fill", "none").set("stroke", quiet);
            tag.num("stroke-width", 3.0).at(x, y, turn, 1.0).done();
        }
    }

    fn spaces(&self, canvas: &mut Canvas<'_>) {
        let theme = canvas.theme();
        let (edge, fill) = (path_edge(theme), theme.ground_tone(Ground::Clearing));
        let colour = canvas.hue(Hue::Quiet);
        for (row, files) in self.rows.iter().enumerate() {
            for file in files {
                let name = format!("{file}{}", row + 1);
                let Some((x, y)) = self.space(&name) else { continue };
                let id = canvas.id(&format!("space-{name}"));
                canvas.tag("g").set("id", &id).set("data-space", &name).open();
                let tag = canvas.tag("ellipse").nums([("cx", x), ("cy", y), ("rx", 38.0), ("ry", 37.0)]);
                tag.set("fill", fill).set("stroke", edge).num("stroke-width", 3.0).done();
                if canvas.look.labels {
                    let text_colour = if theme == Theme::Dark { canvas.hue(Hue::Ink) } else { colour };
                    canvas.coordinate(text_colour, x, y, 22.0, &name);
                }
                canvas.close("g");
            }
        }
    }

    /// Where an animal is on the page: on its space, waiting before its starting line, or home in the wood beyond.
    fn spot(&self, state: &Value, seat: usize, animal: usize) -> Option<((f32, f32), bool)> {
        let place = state.get(SEATS[seat])?.get(LETTERS[animal])?.as_str();
        if let Some(spot) = place.and_then(|place| self.space(place)) {
            return Some((spot, true));
        }
        let spot = if place == Some("home") { self.home(seat, animal) } else { self.waiting(seat, animal) };
        Some((spot, false))
    }

    /// Before a seat's starting line, in the wood.
    fn waiting(&self, seat: usize, animal: usize) -> (f32, f32) {
        let x = self.width / 2.0 + (animal as f32 - 1.0) * DEN;
        (x, if seat == self.viewer { self.height() - 48.0 } else { 48.0 })
    }

    /// In the wood beyond.
    fn home(&self, seat: usize, animal: usize) -> (f32, f32) {
        self.waiting(1 - seat, animal)
    }

    fn put(&self, canvas: &mut Canvas<'_>, seat: usize, animal: usize, (x, y): (f32, f32), scale: f32) {
        let turn = if seat == self.viewer { 0.0 } else { 180.0 };
        canvas.put(ANIMALS[seat][animal], x, y, turn, scale);
    }

    fn animals(&self, canvas: &mut Canvas<'_>, state: &Value, which: impl Fn((usize, usize)) -> bool) {
        canvas.tag("g").set("class", "pieces").set("pointer-events", "none").open();
        for (seat, side) in SEATS.into_iter().enumerate() {
            for (animal, letter) in LETTERS.into_iter().enumerate() {
                if !which((seat, animal)) {
                    continue;
                }
                let Some(((x, y), on_board)) = self.spot(state, seat, animal) else { continue };
                let at = text(state, &format!("/{side}/{letter}")).unwrap_or("waiting");
                let label = stands(state, seat, animal, canvas.look);
                let id = canvas.id(&format!("animal-{side}-{letter}"));
                let motion = self.motion(canvas, state, (seat, animal));
                let tag =
                    canvas.tag("g").set("id", &id).set("class", "piece").set("data-seat", &seat.to_string());
                let tag = tag.set("data-animal", letter).set("data-space", at).at(x, y, 0.0, 1.0);
                tag.set("role", "img").set("aria-label", &label).moves(motion.as_ref()).open();
                self.put(canvas, seat, animal, (0.0, 0.0), if on_board { 1.0 } else { 0.8 });
                canvas.close("g");
            }
        }
        canvas.close("g");
    }

    /// Where the hand of a side is held.
    fn hand(&self, side: usize) -> (f32, f32) {
        let is_left = (side == 0) == (self.viewer == 0);
        if self.hands == Hands::Beside {
            return (
                if is_left { COLUMN / 2.0 + 8.0 } else { self.width - COLUMN / 2.0 - 8.0 },
                self.height() / 2.0,
            );
        }
        (if is_left { 76.0 } else { self.width - 76.0 }, self.height() + STRIP / 2.0 + 2.0)
    }

    fn hand_size(&self) -> f32 {
        if self.hands == Hands::Beside { 1.2 } else { 0.84 }
    }

    /// The strip on which the hands lie.
    fn table(&self, canvas: &mut Canvas<'_>) {
        let ground = canvas.theme().ground(Ground::Clearing);
        if self.hands == Hands::Below {
            canvas.slab(ground, 12.0, self.height() + 4.0, self.width - 24.0, STRIP - 16.0);
        }
    }

    /// What has no place in the clearing is chosen between the hands, or under the one on the right.
    fn buttons(&self) -> Area {
        if self.hands == Hands::Beside {
            let height = 284.0;
            let y = self.height() - 100.0 - height;
            return Area { x: self.width - COLUMN - 4.0, y, width: COLUMN - 4.0, height };
        }
        Area { x: 148.0, y: self.height() + 8.0, width: self.width - 296.0, height: STRIP - 24.0 }
    }

    /// Two hands, west and east, each with the sign of its way; between them, where there is room, who is announced and
    /// the tries.
    fn hands(&self, canvas: &mut Canvas<'_>, state: &Value, has_room: bool) {
        let phase = text(state, "/phase").unwrap_or_default();
        let hidden = text(state, "/hidden");
        let look = canvas.look;
        let colour = canvas.hue(Hue::Ink);
        canvas.tag("g").set("class", "hands").set("pointer-events", "none").open();
        for (side, letter) in ["W", "E"].into_iter().enumerate() {
            let left = (side == 0) == (self.viewer == 0);
            let (x, y) = self.hand(side);
            let side_word = look.word(if side == 0 { "west" } else { "east" });
            let open = matches!(phase, "block" | "take") && hidden.is_some();
            let symbol = match (open, hidden == Some(letter)) {
                (true, true) => HAND_WITH_DISC,
                (true, false) => OPEN_HAND,
                _ => FIST,
            };
            canvas.group(&format!("hand-{letter}"), x, y - 8.0, 0.0, &side_word);
            canvas.put(symbol, 0.0, 2.0, 0.0, self.hand_size());
            let (aside, down) = if self.hands == Hands::Beside { (0.0, 82.0) } else { (46.0, 26.0) };
            sign(canvas, side, if left { aside } else { -aside }, down);
            canvas.close("g");
        }
        if !has_room && self.hands == Hands::Below {
            return canvas.close("g");
        }
        let (middle, y) = match self.hands {
            Hands::Beside => (COLUMN / 2.0 + 8.0, self.height() - 170.0),
            _ => (self.width / 2.0, self.hand(0).1),
        };
        let seat = whole(state, "/turn") as usize & 1;
        if let Some(animal) =
            text(state, "/announced").and_then(|letter| LETTERS.iter().position(|&other| other == letter))
        {
            canvas.put(ANIMALS[seat][animal], middle, y - 16.0, 0.0, 0.8);
        } else if state.get("turn").is_some_and(Value::is_u64) {
            let name = look.word(SEAT_NAMES[seat]);
            canvas.bold(colour, middle, y - 14.0, 30.0, &name);
        }
        let tries = whole(state, "/try");
        for index in 1..=3i64 {
            let (x, fill) =
                (middle + (index - 2) as f32 * 28.0, if index <= tries { colour } else { "none" });
            let tag = canvas.tag("circle").nums([("cx", x), ("cy", y + 36.0), ("r", 7.5)]);
            tag.set("fill", fill).set("stroke", colour).num("stroke-width", 3.0).done();
        }
        canvas.close("g");
    }
}

/// The sign of a way and of the hand that stands for it: a round one for the west, a square one for the east.
fn sign(canvas: &mut Canvas<'_>, side: usize, x: f32, y: f32) {
    let letter = canvas.look.word(if side == 0 { "W" } else { "E" });
    canvas.brush(x, y, 0.0, 1.0, |b| {
        if side == 0 {
            b.oval(Hue::Blue, 0.0, 0.0, 20.0, 20.0);
        } else {
            b.slab(Hue::Bark, -18.0, -18.0, 36.0, 36.0, 6.0);
        }
        b.text(Hue::White, 0.0, 0.0, 25.0, &letter);
    });
}

/// The edge of trodden ground.
const fn path_edge(theme: Theme) -> &'static str {
    match theme {
        Theme::Light => "#b8955c",
        Theme::Dark => "#8d7b56",
        _ => theme.hue(Hue::Quiet),
    }
}

/// A path as feet make it: not quite straight.
fn trodden((x0, y0): (f32, f32), (x1, y1): (f32, f32)) -> String {
    let (mid_x, mid_y) = (x0.midpoint(x1), y0.midpoint(y1));
    let bend = if (x0 - x1).abs() < 1.0 { 9.0 } else { 0.0 };
    format!("M{} {}Q{} {} {} {}", Num(x0), Num(y0), Num(mid_x + bend), Num(mid_y), Num(x1), Num(y1))
}

fn read_ways(map: &Map<String, Value>) -> Option<Vec<(String, [String; 2])>> {
    let pair = |ends: &Value| Some([ends.get(0)?.as_str()?.to_owned(), ends.get(1)?.as_str()?.to_owned()]);
    map.iter().map(|(space, ends)| Some((space.clone(), pair(ends)?))).collect()
}

type Network = (Vec<Vec<char>>, [Vec<(String, [String; 2])>; 2]);

/// The network of the rulebook with this many rows.
fn plain(rows: u64) -> Network {
    let rows = rows.clamp(2, 11);
    let ends = |rank: u64| {
        [("a", "a", "b"), ("b", "a", "c"), ("c", "b", "c")]
            .map(move |(from, west, east)| (from, [west, east].map(|file| format!("{file}{rank}"))))
    };
    let south = (1..rows).flat_map(|rank| ends(rank + 1).map(|(from, to)| (format!("{from}{rank}"), to)));
    let north = (2..=rows).flat_map(|rank| ends(rank - 1).map(|(from, to)| (format!("{from}{rank}"), to)));
    (vec![vec!['a', 'b', 'c']; rows as usize], [south.collect(), north.collect()])
}
