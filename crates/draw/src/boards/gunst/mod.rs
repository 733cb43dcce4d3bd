//! Gunst: a tavern table with a ring of cord. Both hosts stand in it face to face, row against row; between the rows is
//! what each is about to do. Beside each host are the kin at home and the gods on their planes.

mod ground;
mod layout;
mod marks;
mod steps;
mod strokes;

use super::{Draws, Pieces, Source, text, texts, whole};
use crate::art::Symbol;
use crate::art::gunst::{FAVOUR, GODS, KIN, MARKER, MIRROR, PLANES, SEASONS, STONES};
use crate::canvas::Canvas;
use crate::look::Look;
use crate::motion::Motion;
use crate::steps::{Offers, Route, times};
use crate::svg::Num;
use crate::theme::{Ground, Hue};
use gambol_games::gunst::{Account, RowDeed, What};
use layout::Layout;
use serde_json::Value;

const ROWS: [&str; 5] = ["K", "W", "F", "T", "S"];
const ROW_NAMES: [&str; 5] = ["Knights", "Warriors", "Farmers", "Thieves", "Scholars"];
const LORDS: [&str; 2] = ["First-lord", "Second-lord"];
const KIN_COUNT: [i64; 5] = [1, 3, 3, 2, 2];
const LETTERS: [&str; 4] = ["X", "V", "E", "A"];
const GOD_NAMES: [&str; 4] = ["Extazia", "the-Wanderer", "Eurika", "Archimedes"];
/// What the gods do, in a few words.
const DEEDS: [&str; 4] = ["doubles-a-row", "sends-a-row-away", "wins-over-one-kin", "moves-a-row"];
const PLANE_NAMES: [&str; 4] = ["Twilight", "Mist", "Threshold", "in-hand"];
const SEASON_NAMES: [&str; 4] = ["Spring", "Summer", "Autumn", "Winter"];

pub(crate) struct Drawn;

impl Draws for Drawn {
    fn draw<'l>(&self, source: Source<'_>, look: &'l Look<'l>) -> Option<Canvas<'l>> {
        let layout = Layout { viewer: look.viewer.index() & 1, tall: look.tall };
        let (width, height) = layout.size();
        let mut canvas = Canvas::new(look, width, height);
        canvas.fixed("the mat", |canvas| layout.mat(canvas));
        let Some(state) = source.state else { return Some(canvas) };
        let told =
            look.marks.before.zip(look.marks.done).map(|(before, done)| Account::of(before, done, state));
        let deeds = told.filter(|account| account.fits(state)).map_or_else(Vec::new, |account| account.deeds);
        let table = Table { layout, state, chosen: look.marks.chosen(), deeds };
        let offers = Offers::new(look, |offer| table.place(offer));
        for seat in 0..2 {
            table.gods(&mut canvas, seat);
            table.life(&mut canvas, seat);
            table.gifts(&mut canvas, seat);
            table.host(&mut canvas, seat);
        }
        table.strokes(&mut canvas);
        table.season(&mut canvas, source);
        table.did(&mut canvas);
        table.taken(&mut canvas);
        canvas.glows(&offers.glows);
        table.preview(&mut canvas);
        if offers.buttons.is_empty() {
            table.phases(&mut canvas);
        }
        canvas.buttons_in(layout.buttons(), &offers.buttons);
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

    fn done(&self, action: &str) -> &'static str {
        match action {
            "ting K0W0F0T0S0" => "bring-nobody",
            "favour -" => "spend-no-favour",
            _ if action.starts_with("favour ") => "raise-it",
            _ => "bring-these",
        }
    }

    fn pieces(&self) -> Pieces {
        let symbols = KIN.into_iter().flatten().chain(GODS.into_iter().flatten()).chain(STONES);
        let symbols = symbols.chain(PLANES).chain(SEASONS).chain([MIRROR, MARKER, FAVOUR]);
        Pieces { ground: Ground::Tavern, symbols: symbols.collect(), across: 16 }
    }
}

/// The table in a state.
struct Table<'a> {
    layout: Layout,
    state: &'a Value,
    /// The parts of an action that were pointed at so far.
    chosen: &'a [String],
    /// What the rows did since the last question, in order: on each beat one of them.
    deeds: Vec<RowDeed>,
}

impl Table<'_> {
    /// The beat of the row that raised a god.
    fn raised(&self, seat: usize, god: usize) -> usize {
        let raises = |deed: &RowDeed| match &deed.what {
            What::Raised(gods) => deed.seat == seat && gods.iter().any(|&(other, _)| other == god),
            _ => false,
        };
        self.deeds.iter().rposition(raises).unwrap_or(0)
    }

    /// The beats on which a seat loses stones, one for each.
    fn losses(&self, seat: usize) -> Vec<usize> {
        let struck = self.deeds.iter().enumerate().filter(|(_, deed)| deed.seat != seat);
        let stones = struck.filter_map(|(beat, deed)| match deed.what {
            What::Struck { stones, .. } => Some(std::iter::repeat_n(beat, stones.clamp(0, 40) as usize)),
            _ => None,
        });
        stones.flatten().collect()
    }

    /// Whose turn it is to choose: the viewer's, if it is one of several.
    fn actor(&self) -> usize {
        let asked = self.state.get("to_act").and_then(Value::as_array);
        let viewer = self.layout.viewer;
        let asks = asked.is_some_and(|list| list.iter().any(|seat| seat.as_u64() == Some(viewer as u64)));
        if asks { viewer } else { whole(self.state, "/to_act/0") as usize & 1 }
    }

    fn phase(&self) -> &str {
        text(self.state, "/phase").unwrap_or_default()
    }

    /// How many of a row's kin are in a line-up that is being put together.
    fn drafted(&self, seat: usize, row: usize) -> i64 {
        if seat == self.actor() && self.phase() == "ting" { times(self.chosen, ROWS[row]) as i64 } else { 0 }
    }

    /// How many stand in a row, with those who are being brought.
    fn standing(&self, seat: usize, row: usize) -> i64 {
        let field = whole(self.state, &format!("/field/{seat}/{}", ROWS[row])).clamp(0, 24);
        field + self.drafted(seat, row).clamp(0, 24)
    }

    /// How many a player can still bring.
    fn at_home(&self, seat: usize, row: usize) -> i64 {
        let gone = match self.state.pointer(&format!("/spent/{seat}")) {
            Some(spent) => whole(spent, &format!("/{}", ROWS[row])),
            None => whole(self.state, &format!("/field/{seat}/{}", ROWS[row])),
        };
        let left = KIN_COUNT[row].saturating_sub(gone).saturating_sub(self.drafted(seat, row));
        left.clamp(0, KIN_COUNT[row])
    }

    fn is_doubled(&self, seat: usize, row: usize) -> bool {
        texts(self.state, &format!("/doubled/{seat}")).any(|doubled| doubled == ROWS[row])
    }

    /// How many kin a row acts as.
    fn acts_as(&self, seat: usize, row: usize) -> i64 {
        self.standing(seat, row) * if self.is_doubled(seat, row) { 2 } else { 1 }
    }

    /// A seat's kin, in the ring and at home. One that is brought keeps its name, so that it is seen to go there.
    fn host(&self, canvas: &mut Canvas<'_>, seat: usize) {
        canvas.tag("g").set("class", "pieces").set("pointer-events", "none").open();
        for row in 0..5 {
            let standing = self.standing(seat, row) as usize;
            let (at, size) = self.layout.tokens(seat, row, standing);
            for index in 0..standing {
                piece(canvas, &format!("kin-{seat}-{}-{index}", ROWS[row]), KIN[seat][row], at(index), size);
            }
            self.home(canvas, seat, row, standing);
            if standing > 0 {
                let cell = self.layout.cell(seat, row);
                let outer = self.layout.tall || self.layout.is_near(seat);
                let x = if outer { cell.x + 22.0 } else { cell.x + cell.width - 22.0 };
                let y = if self.layout.tall && !self.layout.is_near(seat) {
                    cell.y + 22.0
                } else {
                    cell.y + cell.height - 22.0
                };
                badge(canvas, Hue::Cream, x, y, &standing.to_string());
                if self.is_doubled(seat, row) {
                    badge(canvas, Hue::Yellow, x, cell.y * 2.0 + cell.height - y, "×2");
                }
            }
        }
        canvas.close("g");
    }

    /// The kin of a row that wait, as a pile with its number.
    fn home(&self, canvas: &mut Canvas<'_>, seat: usize, row: usize, brought: usize) {
        let left = self.at_home(seat, row);
        let place = self.layout.home(seat, row);
        let (x, y) = place.middle();
        if !self.layout.shows_home(seat) {
            if canvas.look.marks.plan.is_none() || self.phase() != "ting" || self.standing(seat, row) == 0 {
                let cell = self.layout.cell(seat, row);
                let colour = canvas.hue(Hue::Quiet);
                canvas.bold(colour, cell.x + cell.width - 20.0, cell.y + 20.0, 22.0, &format!("+{left}"));
            }
            return;
        }
        let label = format!("{left} {}", canvas.look.word(ROW_NAMES[row]));
        canvas.group(&format!("reserve-{seat}-{}", ROWS[row]), x, y, 0.0, &label);
        let colour = canvas.theme().text_on_surround(Ground::Tavern);
        let edge = place.width / 2.0 - 20.0;
        let side = if self.layout.tall || !self.layout.is_near(seat) { 1.0 } else { -1.0 };
        canvas.bold(colour, side * edge, 0.0, 34.0, &left.to_string());
        canvas.close("g");
        for index in 0..left as usize {
            let down = 7.0 * (index as f32 - (left - 1) as f32 / 2.0);
            let name = format!("kin-{seat}-{}-{}", ROWS[row], brought + index);
            piece(canvas, &name, KIN[seat][row], (x - side * 17.0, y - down), 0.84);
        }
    }

    fn gods(&self, canvas: &mut Canvas<'_>, seat: usize) {
        canvas.tag("g").set("class", "pieces").set("pointer-events", "none").open();
        let brings = |god: usize| {
            self.phase() == "ting" && seat == self.actor() && times(self.chosen, LETTERS[god]) > 0
        };
        let is_moving = canvas.is_moving();
        for god in 0..4 {
            let plane = whole(self.state, &format!("/gods/{seat}/{}", LETTERS[god])).clamp(0, 3);
            let (x, y) = self.layout.plane(seat, god, plane);
            let in_play = texts(self.state, &format!("/in_play/{seat}")).any(|letter| letter == LETTERS[god]);
            let id = canvas.id(&format!("god-{seat}-{}", LETTERS[god]));
            let place = if in_play { "in-play" } else { PLANE_NAMES[plane as usize] };
            let label = format!("{}: {}", canvas.look.word(GOD_NAMES[god]), canvas.look.word(place));
            let tag =
                canvas.tag("g").set("id", &id).set("class", "piece").set("data-plane", &plane.to_string());
            let motion = Motion { beat: self.raised(seat, god), ..Motion::default() };
            let tag = tag.at(x, y, 0.0, 1.0).set("role", "img").set("aria-label", &label);
            tag.moves(is_moving.then_some(&motion)).open();
            let size = self.layout.god_size(seat);
            if in_play || brings(god) {
                canvas.brush(0.0, 0.0, 0.0, 1.0, |b| b.oval(Hue::Yellow, 0.0, 0.0, 54.0 * size, 54.0 * size));
            }
            canvas.put(GODS[seat][god], 0.0, 0.0, 0.0, size);
            canvas.close("g");
        }
        canvas.close("g");
    }

    /// Life stones in a row, and their number. Those lost in the last move stay as ghosts.
    fn life(&self, canvas: &mut Canvas<'_>, seat: usize) {
        let life = whole(self.state, &format!("/life/{seat}")).clamp(0, 40);
        let place = self.layout.life(seat);
        let label = canvas.look.count("life-stones", life);
        canvas.group(&format!("life-{seat}-stones"), 0.0, 0.0, 0.0, &label);
        let before = canvas.look.marks.before;
        let lost = before.map_or(life, |before| whole(before, &format!("/life/{seat}")).clamp(life, 40));
        let colour = canvas.theme().text_on_surround(Ground::Tavern);
        let mirrored = !self.layout.tall && !self.layout.is_near(seat);
        let x =
            |from_left: f32| if mirrored { place.x + place.width - from_left } else { place.x + from_left };
        let (big, number) = if self.layout.tall { (44.0, 30.0) } else { (60.0, 40.0) };
        let far = self.layout.tall && !self.layout.is_near(seat);
        let y = if far { place.y + 40.0 } else { place.y + place.height / 2.0 };
        canvas.bold(colour, x(number), y, big, &life.to_string());
        let from = number * 2.0 + 8.0;
        let room = (place.width - from, if far { 62.0 } else { place.height });
        // As many rows as make the stones largest.
        let laid = |rows: i64| {
            let across = ((lost + rows - 1) / rows).max(1);
            let high = room.1 / rows as f32;
            let step = (room.0 / across as f32).min(high * 1.5).min(58.0);
            (across, high, step, (step / [70.0, 90.0][seat]).min(high / [64.0, 50.0][seat]))
        };
        let (losses, is_moving) = (self.losses(seat), canvas.is_moving());
        let rows = (1..=3).max_by(|a, b| laid(*a).3.total_cmp(&laid(*b).3)).unwrap_or(1);
        let (across, high, step, size) = laid(rows);
        for stone in 0..lost {
            let (column, row) = (stone % across, stone / across);
            let jitter = [0.0, 3.0, -3.0, 2.0, -2.0][(stone * 7 % 5) as usize] * size;
            let at = (
                x(from + step * (column as f32 + 0.5)),
                y + high * (row as f32 - (rows - 1) as f32 / 2.0) + jitter,
            );
            if stone < life {
                piece(canvas, &format!("stone-{seat}-{stone}"), STONES[seat], at, size);
                continue;
            }
            // The last one falls first.
            let beat = losses.get((lost - 1 - stone) as usize).copied().unwrap_or(0);
            canvas.ghost();
            canvas.uses(STONES[seat]);
            let href = format!("#{}art-{}", canvas.look.prefix, STONES[seat].name);
            let tag = canvas.tag("use").set("href", &href).at(at.0, at.1, 0.0, size);
            if is_moving {
                tag.set("data-fx", "fall").num("data-beat", beat as f32).done()
            } else {
                tag.done()
            }
            canvas.close("g");
        }
        canvas.close("g");
    }

    /// How many favours a seat has to spend.
    fn favours(&self, seat: usize) -> i64 {
        let count = |seat: usize| {
            let gods = texts(self.state, &format!("/in_play/{seat}")).count() as i64;
            gods + (0..5).map(|row| self.standing(seat, row)).sum::<i64>()
        };
        if self.phase() == "favour" { count(1 - seat).saturating_sub(count(seat)).clamp(0, 15) } else { 0 }
    }

    /// The favours of a seat that are not spent yet, and the say.
    fn gifts(&self, canvas: &mut Canvas<'_>, seat: usize) {
        let place = self.layout.gifts(seat);
        let says = self.state.get("say").and_then(Value::as_u64) == Some(seat as u64);
        let stacked = !self.layout.tall;
        let (wide, high) = if stacked { (place.width, 46.0) } else { (112.0, place.height - 4.0) };
        let top = if stacked { place.y } else { place.y + 2.0 };
        if says {
            let word = canvas.look.word("the-say");
            canvas.group("say", place.x + wide / 2.0, top + high / 2.0, 0.0, &word);
            let (fill, ink) = (canvas.hue(Hue::Yellow), canvas.hue(Hue::Detail));
            let tag = canvas.tag("rect").nums([
                ("x", -wide / 2.0),
                ("y", -high / 2.0),
                ("width", wide),
                ("height", high),
            ]);
            tag.num("rx", high / 2.0).set("fill", fill).set("stroke", ink).num("stroke-width", 3.0).done();
            canvas.bold(ink, 0.0, 0.0, high * 0.58, &word);
            canvas.close("g");
        }
        let spent = if seat == self.actor() { self.chosen.len() as i64 } else { 0 };
        let favours = self.favours(seat);
        let (x, y, room, size) = if stacked {
            (place.x, top + 84.0, place.width, 0.8)
        } else {
            (place.x + wide + 6.0, top + high / 2.0, place.width - wide - 6.0, high / 88.0)
        };
        let step = (room / favours.max(1) as f32).min(92.0 * size);
        for favour in 0..favours.saturating_sub(spent) {
            let at = (x + step * (favour as f32 + 0.5), y);
            piece(canvas, &format!("favour-{seat}-{favour}"), FAVOUR, at, size.min(room / 84.0));
        }
    }

    /// Where the round is, in the place of the buttons while nothing is asked.
    fn phases(&self, canvas: &mut Canvas<'_>) {
        let place = self.layout.buttons();
        let now = match self.phase() {
            "ting" => 0,
            "say" | "favour" => 1,
            "lead-judgement" | "judgement" => 2,
            "end" => return,
            _ => 3,
        };
        let step = place.width / 4.0;
        let (_, y) = place.middle();
        let text = canvas.theme().text_on_surround(Ground::Tavern);
        let glow = canvas.hue(Hue::Glow);
        canvas.stroke(
            text,
            3.0,
            &format!(
                "M{} {}H{}",
                Num(place.x + step / 2.0),
                Num(y - 16.0),
                Num(place.x + place.width - step / 2.0)
            ),
        );
        for (index, name) in ["ting", "favour", "judgement", "battle"].into_iter().enumerate() {
            let x = place.x + step * (index as f32 + 0.5);
            let is_now = index == now;
            let tag = canvas.tag("circle").nums([
                ("cx", x),
                ("cy", y - 16.0),
                ("r", if is_now { 15.0 } else { 9.0 }),
            ]);
            tag.set("fill", if is_now { glow } else { text })
                .set("stroke", text)
                .num("stroke-width", 3.0)
                .done();
            let word = canvas.look.word(name);
            let size = if self.layout.tall { 22.0 } else { 26.0 };
            if is_now {
                canvas.bold(text, x, y + 22.0, size, &word);
            } else {
                canvas.text(text, x, y + 22.0, size, &word);
            }
        }
    }

    /// The seasons in a row on the rim of the ring; the marker lies on the one it is.
    fn season(&self, canvas: &mut Canvas<'_>, source: Source<'_>) {
        let round = whole(self.state, "/round").max(1);
        let rounds = source.options.get("rounds").and_then(Value::as_i64).unwrap_or(4).clamp(1, 10);
        let place = self.layout.season();
        let (middle, _) = place.middle();
        let step = place.width / 4.0;
        let size = (step / 110.0).min(0.5);
        let y = place.y + if self.layout.tall { 32.0 } else { 30.0 };
        let at = |season: usize| place.x + step * (season as f32 + 0.5);
        for (season, symbol) in SEASONS.into_iter().enumerate() {
            canvas.brush(at(season), y, 0.0, 1.0, |b| b.oval(Hue::Cream, 0.0, 0.0, 52.0 * size, 52.0 * size));
            canvas.put(symbol, at(season), y, 0.0, 0.82 * size);
        }
        let now = ((round - 1) % 4) as usize;
        let name = canvas.look.word(SEASON_NAMES[now]);
        canvas.group("marker", at(now), y, 0.0, &name);
        canvas.put(MARKER, 0.0, 0.0, 0.0, 1.24 * size);
        canvas.close("g");
        let colour = canvas.theme().text_on_surround(Ground::Tavern);
        let below = y + if self.layout.tall { 50.0 } else { 52.0 };
        canvas.bold(colour, middle, below, 26.0, &format!("{name} {round}/{rounds}"));
    }
}

/// A piece that keeps its name, at a place.
fn piece(canvas: &mut Canvas<'_>, name: &str, symbol: Symbol, (x, y): (f32, f32), size: f32) {
    canvas.uses(symbol);
    let (id, href) = (canvas.id(name), format!("#{}art-{}", canvas.look.prefix, symbol.name));
    canvas.tag("use").set("id", &id).set("href", &href).at(x, y, 0.0, size).done();
}

/// A number on a round token.
fn badge(canvas: &mut Canvas<'_>, hue: Hue, x: f32, y: f32, text: &str) {
    canvas.brush(x, y, 0.0, 1.0, |b| {
        b.oval(hue, 0.0, 0.0, 18.0, 18.0);
        b.text(Hue::Detail, 0.0, 0.0, if text.len() > 1 { 20.0 } else { 25.0 }, text);
    });
}
