//! Gunst: a tavern table with a ring of cord. Both hosts stand in it face to face, row against row; between the rows is
//! what each is about to do. Beside each host are the kin at home and the gods on their planes.

mod ground;
mod layout;
mod marks;
mod rim;
mod steps;
mod strokes;

use super::{Draws, Pieces, Source, text, texts, whole};
use crate::art::Symbol;
use crate::art::gunst::{FAVOUR, GODS, KIN, MARKER, MIRROR, PLANES, SEASONS, STONES};
use crate::canvas::Canvas;
use crate::look::Look;
use crate::motion::Motion;
use crate::steps::{Offers, Route, times};
use crate::theme::{Ground, Hue};
use gambol_core::Seat;
use gambol_games::Kind;
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
        let layout = Layout { viewer: look.viewer.index() & 1, tall: look.tall };
        let (width, height) = layout.size();
        let mut canvas = Canvas::new(look, width, height);
        canvas.fixed("the mat", |canvas| layout.mat(canvas));
        let Some(state) = source.state else { return Some(canvas) };
        let told =
            look.marks.before.zip(look.marks.done).map(|(before, done)| Account::of(before, done, state));
        let deeds = told.filter(|account| account.fits(state)).map_or_else(Vec::new, |account| account.deeds);
        let table = Table { layout, state, chosen: look.marks.chosen(), deeds };
        let offers = Offers::new(Kind::Gunst, look, |offer| table.place(offer));
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
        canvas.compared(&offers.compared);
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
        let colour = canvas.theme().text_on_surround(Ground::Tavern);
        let tag = canvas.tag("g").set("class", "pieces").set("pointer-events", "none").set("fill", colour);
        let tag = tag.num("font-size", 34.0).set("font-weight", "700").set("text-anchor", "middle");
        tag.open();
        for row in 0..5 {
            let standing = self.standing(seat, row) as usize;
            let (at, size) = self.layout.tokens(seat, row, standing);
            for index in 0..standing {
                piece(canvas, &format!("kin-{seat}-{}-{index}", ROWS[row]), KIN[seat][row], at(index), size);
            }
            self.home(canvas, seat, row, standing);
        }
        canvas.close("g");
        self.counts(canvas, seat);
    }

    /// How many stand in each row, and which rows are doubled.
    fn counts(&self, canvas: &mut Canvas<'_>, seat: usize) {
        strokes::open_inscribed(canvas, "counts");
        for row in 0..5 {
            let standing = self.standing(seat, row);
            if standing == 0 {
                continue;
            }
            let cell = self.layout.cell(seat, row);
            let near = self.layout.is_near(seat);
            let x = if self.layout.tall || near { cell.x + 22.0 } else { cell.x + cell.width - 22.0 };
            let [top, bottom] = [cell.y + 22.0, cell.y + cell.height - 22.0];
            let (y, other) = if self.layout.tall && !near { (top, bottom) } else { (bottom, top) };
            badge(canvas, "count", x, y, &standing.to_string());
            if self.is_doubled(seat, row) {
                badge(canvas, "twice", x, other, "×2");
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
        let side = if self.layout.tall || !self.layout.is_near(seat) { 1.0 } else { -1.0 };
        let id = canvas.id(&format!("reserve-{seat}-{}", ROWS[row]));
        let at = [("x", x + side * (place.width / 2.0 - 20.0)), ("y", y + 12.0)];
        let tag = canvas.tag("text").set("id", &id).nums(at).set("role", "img").set("aria-label", &label);
        tag.text(&left.to_string());
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
}

/// A piece that keeps its name, at a place.
fn piece(canvas: &mut Canvas<'_>, name: &str, symbol: Symbol, (x, y): (f32, f32), size: f32) {
    canvas.uses(symbol);
    let (id, href) = (canvas.id(name), format!("#{}art-{}", canvas.look.prefix, symbol.name));
    canvas.tag("use").set("id", &id).set("href", &href).at(x, y, 0.0, size).done();
}

/// A number on a disc.
fn badge(canvas: &mut Canvas<'_>, disc: &str, x: f32, y: f32, text: &str) {
    let href = format!("#{}", canvas.id(disc));
    canvas.tag("use").set("href", &href).nums([("x", x), ("y", y)]).done();
    strokes::inscription(canvas, x, y, if text.chars().count() > 1 { 21.0 } else { 25.0 }, text);
}
