//! What rows are about to do and what they did: strokes between the rows, with numbers.

use super::layout::Layout;
use super::{ROWS, Table};
use crate::art::Symbol;
use crate::art::gunst::{GODS, KIN, STONES};
use crate::boards::{change, signed};
use crate::canvas::Canvas;
use crate::svg::Num;
use crate::theme::Hue;
use gambol_games::gunst::{Account, RowDeed, What};
use serde_json::Value;

const KNIGHTS: usize = 0;
const WARRIORS: usize = 1;
const FARMERS: usize = 2;
const THIEVES: usize = 3;
const SCHOLARS: usize = 4;

/// A piece of a stroke's inscription.
enum Sign {
    Text(String),
    Picture(Symbol),
}

/// Whether it will be, or was.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Soon,
    Never,
    Was,
}

impl Table<'_> {
    /// What each row in the ring is about to do.
    pub(super) fn strokes(&self, canvas: &mut Canvas<'_>) {
        open_inscribed(canvas, "strokes");
        self.acting(canvas);
        for (seat, row) in (0..10).map(|number| (number / 5, number % 5)) {
            let count = self.acts_as(seat, row);
            if count == 0 {
                continue;
            }
            let rides = self.standing(seat, FARMERS) >= self.standing(1 - seat, FARMERS);
            let when = if row == KNIGHTS && !rides { When::Never } else { When::Soon };
            self.stroke(canvas, seat, row, when, &signs(seat, row, count));
        }
        canvas.close("g");
    }

    /// The row whose turn it is has its name framed.
    fn acting(&self, canvas: &mut Canvas<'_>) {
        let phase = self.phase();
        let letter = phase.strip_prefix("lead-").unwrap_or(phase);
        let Some(row) = ROWS.iter().position(|&row| row == letter) else { return };
        let (x, y) = self.layout.name(row);
        let (wide, high) = if self.layout.tall { (126.0, 32.0) } else { (156.0, 36.0) };
        let (glow, rim) = (canvas.hue(Hue::Glow), canvas.hue(Hue::GlowRim));
        let tag = canvas.tag("rect").nums([
            ("x", x - wide / 2.0),
            ("y", y - high / 2.0),
            ("width", wide),
            ("height", high),
        ]);
        let tag = tag.num("rx", 9.0).set("fill", glow).num("fill-opacity", 0.2);
        tag.set("stroke", rim).num("stroke-width", 3.0).done();
    }

    /// What the rows did since the last question: their strokes stay, and whom they rode down lies crossed out.
    pub(super) fn did(&self, canvas: &mut Canvas<'_>) {
        let is_moving = canvas.is_moving();
        let Some(before) = canvas.look.marks.before else { return };
        self.climbs(canvas, Hue::Did, before, self.state);
        open_inscribed(canvas, "deeds");
        for (beat, deed) in self.deeds.iter().enumerate() {
            let tag = canvas.tag("g");
            let tag = if is_moving {
                tag.set("data-fx", "pop").num("data-beat", beat as f32).set("data-deed", "")
            } else {
                tag
            };
            tag.open();
            self.deed(canvas, deed);
            canvas.close("g");
        }
        canvas.close("g");
        for seat in 0..2 {
            let lost = change(before, self.state, &format!("/life/{seat}"));
            if lost < 0 {
                let place = self.layout.life(seat);
                let mirrored = !self.layout.tall && !self.layout.is_near(seat);
                let far = self.layout.tall && !self.layout.is_near(seat);
                let off = if self.layout.tall { place.width - 34.0 } else { place.width - 30.0 };
                let x = if mirrored { place.x + place.width - off } else { place.x + off };
                let y = place.y + if far { 20.0 } else { place.height / 2.0 };
                canvas.plate_in(Hue::Did, x, y, &signed(lost));
            }
        }
    }

    fn deed(&self, canvas: &mut Canvas<'_>, deed: &RowDeed) {
        let other = 1 - deed.seat;
        let signs = match &deed.what {
            What::Stayed => vec![Sign::Text("0".to_owned())],
            What::Rode(fallen) => {
                for (row, &count) in fallen.iter().enumerate() {
                    self.fallen(canvas, other, row, count);
                }
                let fell = (0..5).filter(|&row| fallen[row] > 0);
                let pictures = fell.map(|row| Sign::Picture(KIN[other][row]));
                let most = fallen.iter().copied().max().unwrap_or(0);
                std::iter::once(Sign::Text(signed(-most))).chain(pictures).collect()
            }
            What::Struck { stones, .. } => {
                vec![Sign::Text(signed(-stones)), Sign::Picture(STONES[other])]
            }
            What::Raised(gods) => {
                let gods = gods.iter().map(|&(god, _)| Sign::Picture(GODS[deed.seat][god & 3]));
                std::iter::once(Sign::Text("↑".to_owned())).chain(gods).collect()
            }
            What::Stole(count) => vec![Sign::Text(signed(*count)), Sign::Picture(KIN[other][SCHOLARS])],
        };
        // A row that still stands there is about to act: the stroke's place is taken.
        if self.acts_as(deed.seat, deed.row) == 0 {
            self.stroke(canvas, deed.seat, deed.row, When::Was, &signs);
        }
    }

    /// Kin that were ridden down lie crossed out where they stood.
    fn fallen(&self, canvas: &mut Canvas<'_>, seat: usize, row: usize, count: i64) {
        let standing = self.standing(seat, row) as usize;
        let all = standing + count.clamp(0, 24) as usize;
        let (at, size) = self.layout.tokens(seat, row, all.max(2));
        let did = canvas.hue(Hue::Did);
        for index in standing..all {
            let (x, y) = at(index);
            canvas.ghost();
            canvas.put(KIN[seat][row], x, y, 0.0, size);
            canvas.close("g");
            let d = format!("M{} {}l60 60m0-60l-60 60", Num(x - 30.0), Num(y - 30.0));
            canvas.stroke(did, 8.0, &d);
        }
    }

    /// A plate with a tip that points where the row strikes, forwards or back to one's own gods, and what it says.
    fn stroke(&self, canvas: &mut Canvas<'_>, seat: usize, row: usize, when: When, signs: &[Sign]) {
        let place = self.layout.stroke(seat, row);
        let (x, y) = place.middle();
        let is_back = row == FARMERS;
        let href = format!("#{}", canvas.id(&Layout::plate_name(seat, is_back)));
        let did = canvas.hue(Hue::Did);
        let tag = canvas.tag("use").set("href", &href).nums([("x", x), ("y", y)]);
        match when {
            When::Soon => tag.done(),
            When::Never => tag.set("stroke-dasharray", "7 7").done(),
            When::Was => tag.set("stroke", did).num("stroke-width", 5.0).done(),
        }
        let scale = 0.37;
        let widths: Vec<f32> = signs
            .iter()
            .map(|sign| match sign {
                Sign::Text(text) => text.chars().count() as f32 * 17.0 + 4.0,
                Sign::Picture(_) => 84.0 * scale,
            })
            .collect();
        let shrink = ((place.width - 22.0) / widths.iter().sum::<f32>()).min(1.0);
        let mut at = x - widths.iter().sum::<f32>() * shrink / 2.0;
        let y = self.layout.plate_middle(seat, is_back, y);
        for (sign, wide) in signs.iter().zip(widths) {
            let x = at + wide * shrink / 2.0;
            match sign {
                Sign::Text(text) => inscription(canvas, x, y, SIZE * shrink, text),
                Sign::Picture(symbol) => canvas.put(*symbol, x, y, 0.0, scale * shrink),
            }
            at += wide * shrink;
        }
    }

    /// Stones that would go and rows that would change. Rows that have done their deed go home: that is no loss.
    pub(super) fn changes(&self, canvas: &mut Canvas<'_>, action: Option<&str>, after: &Value, hue: Hue) {
        let account = action.map(|action| Account::of(self.state, action, after));
        let deeds =
            account.filter(|account| account.fits(after)).map_or_else(Vec::new, |account| account.deeds);
        for seat in 0..2 {
            let lost = change(self.state, after, &format!("/life/{seat}"));
            if lost != 0 {
                let (x, y) = self.layout.life(seat).middle();
                canvas.plate_in(hue, x, y, &signed(lost));
            }
            for (row, letter) in ROWS.into_iter().enumerate() {
                let change = if deeds.is_empty() {
                    change(self.state, after, &format!("/field/{seat}/{letter}"))
                } else {
                    deeds.iter().map(|deed| deed.effect_on(seat, row)).sum()
                };
                if change != 0 {
                    let (x, y) = self.layout.cell(seat, row).middle();
                    canvas.plate_in(hue, x, y, &signed(change));
                }
            }
        }
    }
}

/// How large numbers are written on strokes and beside rows.
const SIZE: f32 = 29.0;

/// Opens a group of plates and numbers, so that each need not say how it looks.
pub(super) fn open_inscribed(canvas: &mut Canvas<'_>, class: &'static str) {
    let detail = canvas.hue(Hue::Detail);
    let tag = canvas.tag("g").set("class", class).set("pointer-events", "none").set("fill", detail);
    let tag = tag.set("stroke", detail).num("stroke-width", 3.0).num("font-size", SIZE);
    tag.set("font-weight", "700").set("text-anchor", "middle").open();
}

/// A number in such a group.
pub(super) fn inscription(canvas: &mut Canvas<'_>, x: f32, y: f32, size: f32, text: &str) {
    let tag = canvas.tag("text").nums([("x", x), ("y", y + size * 0.36)]).set("stroke", "none");
    let tag = if (size - SIZE).abs() > 0.1 { tag.num("font-size", size) } else { tag };
    tag.text(text);
}

fn signs(seat: usize, row: usize, count: i64) -> Vec<Sign> {
    let other = 1 - seat;
    let text = |count: i64| Sign::Text(signed(count));
    match row {
        KNIGHTS => std::iter::once(text(-count))
            .chain([WARRIORS, FARMERS, SCHOLARS].map(|row| Sign::Picture(KIN[other][row])))
            .collect(),
        WARRIORS => vec![text(-count), Sign::Picture(STONES[other])],
        FARMERS => vec![text(count), Sign::Picture(GODS[seat][0])],
        THIEVES => vec![text(count), Sign::Picture(KIN[other][SCHOLARS])],
        _ => vec![
            text(-count),
            Sign::Picture(STONES[other]),
            Sign::Text("/".to_owned()),
            Sign::Picture(GODS[seat][0]),
        ],
    }
}
