//! Marks that all games share: the glow of what may be done, arrows, ghosts, and buttons for what has no place.

use crate::canvas::Canvas;
use crate::look::Extent;
use crate::steps::{Offer, Spot};
use crate::svg::{Num, Tag};
use crate::theme::{CORNER, Hue};
use std::borrow::Cow;
use std::fmt::Write;

/// The space between two buttons.
const GAP: f32 = 12.0;

/// The largest size at which words fit into a place, and their lines.
fn fitted(words: &str, width: f32, height: f32) -> (f32, Vec<String>) {
    let mut size = 34.0;
    loop {
        let across = (width / (size * 0.58)) as usize;
        let mut lines = vec![String::new()];
        for word in words.split(' ') {
            let line = lines.last_mut().expect("there is a line");
            if line.is_empty() {
                line.push_str(word);
            } else if line.chars().count() + 1 + word.chars().count() <= across {
                line.push(' ');
                line.push_str(word);
            } else {
                lines.push(word.to_owned());
            }
        }
        let fits = lines.iter().all(|line| line.chars().count() <= across)
            && lines.len() as f32 * size * 1.2 <= height;
        if fits || size < 14.0 {
            return (size, lines);
        }
        size -= 2.0;
    }
}

/// A rectangle on the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Area {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Area {
    pub(crate) fn middle(self) -> (f32, f32) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }
}

/// The shape of a glow.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Shape {
    /// A rectangle of this width and height around the point.
    Slab(f32, f32),
    /// A circle of this radius around the point.
    Disc(f32),
}

impl Canvas<'_> {
    /// The places to point at: each glows, can be focused, and says what it does.
    pub(crate) fn glows(&mut self, glows: &[(&Offer<'_>, Spot)]) {
        if self.look.extent != Extent::Thin {
            for &(offer, (x, y, shape)) in glows {
                self.open_offer(offer);
                self.shine(x, y, shape);
                self.close("g");
            }
            return;
        }
        // Dozens of places may glow: each shape is drawn once, and a page's style has its colours.
        let mut shapes: Vec<Shape> = Vec::new();
        for &(_, (_, _, shape)) in glows {
            if !shapes.contains(&shape) {
                shapes.push(shape);
            }
        }
        for (number, &shape) in shapes.iter().enumerate() {
            self.tag("defs").open();
            self.named("glow-", &number.to_string()).open();
            self.shaped(0.0, 0.0, shape, -3.5).set("class", "place-glow").done();
            self.shaped(0.0, 0.0, shape, 0.0).set("class", "place-rim").done();
            self.close("g");
            self.close("defs");
        }
        for &(offer, (x, y, shape)) in glows {
            self.open_offer(offer);
            let number = shapes.iter().position(|known| *known == shape).unwrap_or(0).to_string();
            let prefix = self.look.prefix;
            let tag = self.tag("use").joined("href", &["#", prefix, "glow-", &number]);
            tag.num("x", x).num("y", y).done();
            self.close("g");
        }
    }

    /// A part that has been pointed at.
    pub(crate) fn chosen(&mut self, part: &str, (x, y, shape): Spot) {
        self.open_chosen(part);
        let (glow, ink) = (self.hue(Hue::Glow), self.hue(Hue::GlowRim));
        let tag = self.shaped(x, y, shape, 0.0).set("fill", glow).num("fill-opacity", 0.28);
        tag.set("stroke", ink).num("stroke-width", 7.0).done();
        self.close("g");
    }

    /// Opens a group for something chosen: `data-chosen` names it, so that a page can take it back when it is pressed.
    pub(crate) fn open_chosen(&mut self, part: &str) {
        let id = self.id(&format!("chosen-{}", part.replace(' ', "_")));
        let goes = self.look.marks.plan.is_some_and(|plan| plan.lets_go(part));
        let label = self.look.word("take-back");
        let tag = self.tag("g").set("id", &id).set("data-chosen", part);
        if goes {
            let tag = tag.set("class", "do chosen").set("role", "button").set("tabindex", "0");
            tag.set("aria-label", &label).open();
        } else {
            tag.set("class", "chosen").open();
        }
    }

    fn shine(&mut self, x: f32, y: f32, shape: Shape) {
        let (glow, rim) = (self.hue(Hue::Glow), self.hue(Hue::GlowRim));
        let tag = self.shaped(x, y, shape, -3.5).set("fill", glow).num("fill-opacity", 0.24);
        tag.set("stroke", glow).num("stroke-width", 7.0).done();
        self.shaped(x, y, shape, 0.0).set("fill", "none").set("stroke", rim).num("stroke-width", 3.0).done();
    }

    /// The outline of a shape, this much larger than it is.
    fn shaped(&mut self, x: f32, y: f32, shape: Shape, larger: f32) -> Tag<'_> {
        match shape {
            Shape::Slab(width, height) => self.tag("rect").num("rx", CORNER).nums([
                ("x", x - width / 2.0 - larger),
                ("y", y - height / 2.0 - larger),
                ("width", width + 2.0 * larger),
                ("height", height + 2.0 * larger),
            ]),
            Shape::Disc(r) => self.tag("circle").nums([("cx", x), ("cy", y), ("r", r + larger)]),
        }
    }

    fn open_offer(&mut self, offer: &Offer<'_>) {
        let (key, value) = match offer.action {
            Some(action) => ("data-action", action),
            None => ("data-part", offer.part),
        };
        // What follows from the rest is left to the page.
        if self.look.extent == Extent::Thin {
            let tag = self.tag("g").set("class", "do").set(key, value);
            return tag.set("aria-label", &offer.label).open();
        }
        let name = if value.contains(' ') { Cow::from(value.replace(' ', "_")) } else { value.into() };
        let tag = self.named("do-", &name).set("class", "do").set(key, value);
        tag.set("role", "button").set("tabindex", "0").set("aria-label", &offer.label).open();
    }

    /// Buttons in a place that is always theirs, so that the picture stays as it is when they come: side by side, or in a
    /// high place one under the other.
    pub(crate) fn buttons_in(&mut self, place: Area, buttons: &[Offer<'_>]) {
        if place.height > place.width && buttons.len() > 1 {
            let height = (place.height + GAP) / buttons.len() as f32 - GAP;
            for (index, offer) in buttons.iter().enumerate() {
                let y = place.y + (height + GAP) * index as f32;
                self.buttons_in(Area { y, height, ..place }, std::slice::from_ref(offer));
            }
            return;
        }
        let (glow, rim, text) = (self.hue(Hue::Glow), self.hue(Hue::GlowRim), self.hue(Hue::Detail));
        let width = ((place.width + GAP) / buttons.len().max(1) as f32 - GAP).min(place.height * 3.2);
        let all = (width + GAP) * buttons.len() as f32 - GAP;
        let mut x = place.x + (place.width - all) / 2.0;
        for offer in buttons {
            let (size, lines) = fitted(&offer.label, width - 24.0, place.height - 12.0);
            self.open_offer(offer);
            let tag =
                self.tag("rect").nums([("x", x), ("y", place.y), ("width", width), ("height", place.height)]);
            tag.num("rx", CORNER).set("fill", glow).set("stroke", rim).num("stroke-width", 3.0).done();
            let first = place.y + place.height / 2.0 - size * 1.2 * (lines.len() - 1) as f32 / 2.0;
            let tag = self.tag("text").num("font-size", size).set("text-anchor", "middle");
            tag.set("font-weight", "700").set("fill", text).open();
            for (line, words) in lines.iter().enumerate() {
                let at = [("x", x + width / 2.0), ("y", first + size * (1.2 * line as f32 + 0.36))];
                let space = if line + 1 < lines.len() { " " } else { "" };
                self.tag("tspan").nums(at).text(&format!("{words}{space}"));
            }
            self.close("text");
            self.close("g");
            x += width + GAP;
        }
    }

    /// An arrow from one point over others to the last.
    pub(crate) fn arrow(&mut self, hue: Hue, points: &[(f32, f32)]) {
        let [.., (x0, y0), (x1, y1)] = *points else { return };
        let (dx, dy) = (x1 - x0, y1 - y0);
        let length = dx.hypot(dy);
        if length < 1.0 {
            return;
        }
        let (ux, uy) = (dx / length, dy / length);
        // The arrow runs from edge to edge of the pieces, not from middle to middle.
        let stop = (length * 0.34).min(40.0);
        let (tip_x, tip_y) = (x1 - ux * stop, y1 - uy * stop);
        let (base_x, base_y) = (tip_x - ux * 20.0, tip_y - uy * 20.0);
        let mut d = String::new();
        let first = points[1];
        let (fx, fy) = (first.0 - points[0].0, first.1 - points[0].1);
        let gap = fx.hypot(fy).max(1.0);
        let lead = (gap * 0.3).min(32.0) / gap;
        for (index, &(x, y)) in points[..points.len() - 1].iter().enumerate() {
            let (x, y) = if index == 0 { (x + fx * lead, y + fy * lead) } else { (x, y) };
            let _ = write!(d, "{}{} {}", if index == 0 { 'M' } else { 'L' }, Num(x), Num(y));
        }
        let _ = write!(d, "L{} {}", Num(base_x), Num(base_y));
        let head = format!(
            "M{} {}L{} {}L{} {}Z",
            Num(tip_x),
            Num(tip_y),
            Num(base_x - uy * 13.0),
            Num(base_y + ux * 13.0),
            Num(base_x + uy * 13.0),
            Num(base_y - ux * 13.0)
        );
        let (colour, halo) = (self.hue(hue), self.hue(Hue::Paper));
        self.tag("g").set("class", if hue == Hue::Did { "did" } else { "would" }).open();
        self.stroke(halo, 12.0, &format!("{d}{head}"));
        let tag = self.tag("path").set("fill", "none").set("stroke", colour).num("stroke-width", 6.0);
        tag.maybe("stroke-dasharray", (hue == Hue::Mistake).then_some("11 8")).set("d", &d).done();
        self.fill(colour, &head);
        self.close("g");
    }

    /// The places of moves that are held against each other: a mistake has a dashed frame and a cross on a square, what is
    /// better a whole frame and a tick on a disc.
    pub(crate) fn compared(&mut self, places: &[(Hue, Spot, u8)]) {
        for &(hue, (x, y, shape), times) in places {
            let (colour, paper) = (self.hue(hue), self.hue(Hue::Paper));
            let is_better = hue == Hue::Better;
            let (across, down) = match shape {
                Shape::Slab(width, height) => (width / 2.0, height / 2.0),
                Shape::Disc(radius) => (radius * 0.8, radius * 0.8),
            };
            let class = if is_better { "better" } else { "mistake" };
            let label = self.look.word(if is_better { "the-better-move" } else { "the-move-made" });
            self.tag("g")
                .set("class", class)
                .set("pointer-events", "none")
                .set("role", "img")
                .set("aria-label", &label)
                .open();
            let larger = if is_better { -2.0 } else { -7.0 };
            let tag = self.shaped(x, y, shape, larger).set("fill", "none").set("stroke", colour);
            tag.num("stroke-width", 5.0).maybe("stroke-dasharray", (!is_better).then_some("11 8")).done();
            // Each has its own corner, so that both can be seen where they meet.
            let (x, y) = (if is_better { x + across - 14.0 } else { x - across + 14.0 }, y - down + 14.0);
            let wide = if times > 1 { 15.0 } else { 0.0 };
            let plate = Area { x: x - 17.0 - wide, y: y - 17.0, width: 34.0 + 2.0 * wide, height: 34.0 };
            let tag = self.tag("rect").nums([
                ("x", plate.x),
                ("y", plate.y),
                ("width", plate.width),
                ("height", plate.height),
            ]);
            let tag = tag.num("rx", if is_better { 17.0 } else { 3.0 }).set("fill", colour);
            tag.set("stroke", paper).num("stroke-width", 3.0).done();
            let d = if is_better {
                format!("M{} {}l6 7 10-14", Num(x - wide - 8.0), Num(y))
            } else {
                format!("M{} {}l14 14m0-14l-14 14", Num(x - wide - 7.0), Num(y - 7.0))
            };
            self.stroke(paper, 4.5, &d);
            if times > 1 {
                self.bold(paper, x + wide - 1.0, y, 23.0, &times.to_string());
            }
            self.close("g");
        }
    }

    /// A dashed ring where something was.
    pub(crate) fn trace(&mut self, x: f32, y: f32, r: f32) {
        let colour = self.hue(Hue::Did);
        let tag = self.tag("circle").set("class", "did").nums([("cx", x), ("cy", y), ("r", r)]);
        tag.set("fill", "none")
            .set("stroke", colour)
            .num("stroke-width", 4.0)
            .set("stroke-dasharray", "9 9")
            .done();
    }

    /// What follows is a ghost, until the group is closed.
    pub(crate) fn ghost(&mut self) {
        self.tag("g").set("class", "ghost").num("opacity", 0.62).open();
    }

    /// A short word about a gain or a loss, on a plate of its own.
    pub(crate) fn plate_in(&mut self, hue: Hue, x: f32, y: f32, text: &str) {
        let width = text.chars().count() as f32 * 16.0 + 18.0;
        let (paper, would) = (self.hue(Hue::Paper), self.hue(hue));
        let tag = self.tag("rect").nums([
            ("x", x - width / 2.0),
            ("y", y - 19.0),
            ("width", width),
            ("height", 38.0),
        ]);
        tag.num("rx", CORNER).set("fill", paper).set("stroke", would).num("stroke-width", 3.0).done();
        self.bold(would, x, y, 26.0, text);
    }
}
