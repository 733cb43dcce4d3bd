//! The strip with everybody's points.

use super::{EDGE, STRIP};
use crate::art::kangaruse::{EMBLEMS, icon};
use crate::boards::whole;
use crate::canvas::Canvas;
use crate::look::Look;
use crate::marks::Area;
use crate::svg::Num;
use crate::theme::{Ground, Hue};
use gambol_games::kangaruse::{Share, made_of};
use serde_json::Value;

/// What stands before the shares: the emblem and the points.
const BEFORE: f32 = 126.0;

/// All that points are made of.
pub(super) const COLLECTED: [&str; 8] =
    ["score", "water", "food", "shelter", "toys", "gems", "coins", "chests"];

/// A seat's points in words.
pub(super) fn scored(state: &Value, seat: usize, look: &Look<'_>) -> String {
    look.count("points", whole(state, &format!("/points/{seat}")))
}

/// How the strip with everybody's points is laid out: it depends on the sheet and the seats alone, so that the picture
/// keeps its size.
#[derive(Clone, Copy)]
pub(super) struct Strip {
    seats: usize,
    across: usize,
    each: f32,
    /// How far apart the shares stand that points are made of.
    step: f32,
}

impl Strip {
    pub(super) fn new(state: &Value, board: &Value, width: f32) -> Strip {
        let seats = state.get("points").and_then(Value::as_array).map_or(0, Vec::len).clamp(1, 5);
        let squares = board.get("squares").and_then(Value::as_object);
        let occurs = |kind: &&&str| {
            let mut all = squares.into_iter().flat_map(|squares| squares.values());
            all.any(|square| square.get("type").and_then(Value::as_str) == Some(**kind))
        };
        // One more for what was paid for teleports.
        let kinds = 1 + COLLECTED.iter().filter(occurs).count();
        let room = width - 2.0 * EDGE;
        let across = ((room / (BEFORE + 46.0 * kinds as f32)) as usize).clamp(1, seats);
        let rows = seats.div_ceil(across);
        let across = seats.div_ceil(rows);
        let each = room / across as f32;
        Strip { seats, across, each, step: ((each - BEFORE - 14.0) / kinds as f32).clamp(20.0, 74.0) }
    }

    pub(super) fn height(self) -> f32 {
        STRIP * self.seats.div_ceil(self.across) as f32
    }

    /// The place of a seat's panel.
    fn place(self, seat: usize, y: f32) -> (f32, f32) {
        let x = EDGE + self.each * (seat % self.across) as f32;
        (x, y + STRIP * (seat / self.across) as f32 + STRIP / 2.0)
    }

    /// Where a seat chooses what has no place on the sheet: beside its own points.
    pub(super) fn buttons(self, seat: usize, y: f32) -> Area {
        let (x, y) = self.place(seat % self.seats, y);
        // On the right, so that the shares stay in sight where there is room.
        let width = (self.each - BEFORE - 12.0).min(250.0);
        Area { x: x + self.each - 8.0 - width, y: y - 42.0, width, height: 84.0 }
    }

    /// Everybody's emblem, points and what they are made of.
    pub(super) fn draw(self, canvas: &mut Canvas<'_>, state: &Value, y: f32) {
        let made_of = made_of(state);
        for seat in 0..self.seats {
            let shares = made_of.get(seat).map_or(&[][..], Vec::as_slice);
            self.seat(canvas, state, seat, self.place(seat, y), shares);
        }
    }

    fn seat(self, canvas: &mut Canvas<'_>, state: &Value, seat: usize, (x, y): (f32, f32), shares: &[Share]) {
        let colour = canvas.theme().text_on_surround(Ground::Bush);
        let look = canvas.look;
        let label = format!("{}: {}", look.at("Kangaroo", seat + 1), scored(state, seat, look));
        canvas.group(&format!("points-{seat}"), x, y, 0.0, &label);
        let on_turn = state.get("turn").and_then(Value::as_u64) == Some(seat as u64);
        let (rim, fill) = (canvas.hue(Hue::GlowRim), canvas.theme().ground(Ground::Bush));
        let tag = canvas.tag("rect").nums([
            ("x", -4.0),
            ("y", -42.0),
            ("width", self.each - 8.0),
            ("height", 84.0),
        ]);
        let tag = tag.num("rx", 9.0).set("fill", fill);
        if on_turn {
            tag.set("stroke", rim).num("stroke-width", 4.0).done();
        } else {
            tag.num("fill-opacity", 0.5).done();
        }
        canvas.put(EMBLEMS[look.sign(seat, EMBLEMS.len())], 32.0, 0.0, 0.0, 0.64);
        let written = written(whole(state, &format!("/points/{seat}")));
        canvas.bold(colour, 92.0, 0.0, if written.chars().count() > 2 { 32.0 } else { 40.0 }, &written);
        for (index, share) in shares.iter().enumerate() {
            let x = BEFORE + self.step * (index as f32 + 0.5);
            self.share(canvas, colour, x, share);
        }
        canvas.close("g");
    }

    /// What there is of a type, and under it what that is worth.
    fn share(self, canvas: &mut Canvas<'_>, colour: &str, x: f32, share: &Share) {
        let size = (self.step / 100.0).clamp(0.3, 0.46);
        match icon(share.kind) {
            Some(symbol) if share.kind != "score" => {
                canvas.put(symbol, x, -14.0, 0.0, size);
                canvas.text(colour, x + 50.0 * size + 2.0, -30.0, 19.0, &share.count.to_string());
            }
            Some(symbol) => canvas.put(symbol, x, -14.0, 0.0, size),
            // A leap, for what was paid for teleports.
            None => canvas.stroke(colour, 4.0, &format!("M{} -6q14-34 28 0m-10-4l10 5 4-11", Num(x - 14.0))),
        }
        if share.kind != "water" {
            canvas.bold(colour, x, 23.0, 25.0, &written(i64::from(share.points)));
        }
    }
}

/// A number with a proper minus.
fn written(number: i64) -> String {
    number.to_string().replace('-', "−")
}
