//! What lies on the rim of the table: life stones, favours and the say, the season, and where the round is.

use super::{SEASON_NAMES, Table, piece};
use crate::art::gunst::{FAVOUR, MARKER, SEASONS, STONES};
use crate::boards::{Source, texts, whole};
use crate::canvas::Canvas;
use crate::svg::Num;
use crate::theme::{Ground, Hue};
use serde_json::Value;

impl Table<'_> {
    /// Life stones in a row, and their number. Those lost in the last move stay as ghosts.
    pub(super) fn life(&self, canvas: &mut Canvas<'_>, seat: usize) {
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
            let tag = if is_moving { tag.set("data-fx", "fall").num("data-beat", beat as f32) } else { tag };
            tag.done();
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
    pub(super) fn gifts(&self, canvas: &mut Canvas<'_>, seat: usize) {
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
    pub(super) fn phases(&self, canvas: &mut Canvas<'_>) {
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
    pub(super) fn season(&self, canvas: &mut Canvas<'_>, source: Source<'_>) {
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
