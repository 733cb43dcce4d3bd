//! Duel: sun-bleached planks, a drum at either end.

mod ground;
mod marks;

use super::{Draws, Pieces, Source, text, whole};
use crate::art::Symbol;
use crate::art::duel::{AMMO, BULLETS, Chamber, LARGE, SMALL, drum};
use crate::canvas::Canvas;
use crate::grid::Grid;
use crate::look::Look;
use crate::marks::Area;
use crate::steps::{Offers, Route};
use crate::svg::Num;
use crate::theme::{Ground, Hue, Theme};
use gambol_core::Seat;
use gambol_games::Kind;
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
        let offers = Offers::new(Kind::Duel, look, |offer| scene.spot(source.state?, offer));
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
            canvas.compared(&offers.compared);
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
    /// What has no place on the planks is chosen beside the own drum.
    fn buttons(&self) -> Area {
        let body = self.grid.height() + 2.0 * STRIP;
        let x = SIDE + 2.0 * DRUM + 14.0;
        Area { x, y: body - 100.0, width: self.grid.width() + SIDE - x, height: 92.0 }
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
        unseen(canvas, state, width);
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

/// What may still come out of the drums: each kind with as many dots as are unseen.
fn unseen(canvas: &mut Canvas<'_>, state: &Value, width: f32) {
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
