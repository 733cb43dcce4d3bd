//! The strip with everybody's points.

use super::{EDGE, STRIP};
use crate::art::kangaruse::{EMBLEMS, icon};
use crate::boards::whole;
use crate::canvas::Canvas;
use crate::look::Look;
use crate::theme::{Ground, Hue};
use serde_json::Value;

pub(super) const COLLECTED: [&str; 7] = ["water", "food", "shelter", "toys", "gems", "coins", "chests"];

/// A seat's points in words.
pub(super) fn scored(state: &Value, seat: usize, look: &Look<'_>) -> String {
    look.count("points", whole(state, &format!("/points/{seat}")))
}

/// Everybody's emblem, points and what they have collected.
pub(super) fn strip(canvas: &mut Canvas<'_>, state: &Value, width: f32, y: f32) {
    let all = state.get("points").and_then(Value::as_array).map_or(0, Vec::len).clamp(1, 5);
    let each = (width - 2.0 * EDGE) / all as f32;
    let colour = canvas.theme().text_on_surround(Ground::Bush);
    for seat in 0..all {
        let emblem = EMBLEMS[canvas.look.sign(seat, EMBLEMS.len())];
        let x = EDGE + each * seat as f32;
        let score = whole(state, &format!("/points/{seat}"));
        let look = canvas.look;
        let label = format!("{}: {}", look.at("Kangaroo", seat + 1), scored(state, seat, look));
        canvas.group(&format!("points-{seat}"), x, y + STRIP / 2.0, 0.0, &label);
        if state.get("turn").and_then(Value::as_u64) == Some(seat as u64) {
            let (rim, fill) = (canvas.hue(Hue::GlowRim), canvas.theme().ground(Ground::Bush));
            let tag = canvas.tag("rect").nums([
                ("x", -4.0),
                ("y", -36.0),
                ("width", each - 12.0),
                ("height", 72.0),
            ]);
            tag.num("rx", 9.0).set("fill", fill).set("stroke", rim).num("stroke-width", 3.0).done();
        }
        canvas.put(emblem, 30.0, 0.0, 0.0, 0.62);
        let tag = canvas.tag("text").nums([("x", 64.0), ("y", 13.0), ("font-size", 36.0)]);
        let written = score.to_string().replace('-', "−");
        tag.set("font-weight", "700").set("fill", colour).text(&written);
        let begin = (94.0 + 22.0 * written.chars().count() as f32).max(140.0);
        let mut place = 0.0;
        for kind in COLLECTED {
            let count = whole(state, &format!("/gained/{seat}/{kind}"));
            let at = begin + place * 74.0;
            if count > 0 && at + 60.0 < each {
                if let Some(symbol) = icon(kind) {
                    canvas.put(symbol, at, 0.0, 0.0, 0.46);
                    canvas.text(colour, at + 34.0, 0.0, 24.0, &count.to_string());
                }
                place += 1.0;
            }
        }
        canvas.close("g");
    }
}
