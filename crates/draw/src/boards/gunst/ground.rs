//! What never changes on the table: wood, cloth and cord, the rows' names, the gods' planes, the staffs.

use super::layout::Layout;
use super::{DEEDS, GOD_NAMES, PLANE_NAMES, ROW_NAMES, ROWS};
use crate::art::gunst::{KIN, MIRROR, PLANES};
use crate::canvas::Canvas;
use crate::marks::Area;
use crate::svg::{Num, Tag};
use crate::theme::{Ground, Hue, Theme};
use std::fmt::Write;

/// How long the tip of a plate is.
const TIP: f32 = 13.0;

impl Layout {
    pub(super) fn mat(self, canvas: &mut Canvas<'_>) {
        let (width, height) = self.size();
        canvas.slab(canvas.theme().surround(Ground::Tavern), 0.0, 0.0, width, height);
        self.wood(canvas);
        self.cord(canvas);
        for seat in 0..2 {
            self.rows(canvas, seat);
            self.gods_places(canvas, seat);
        }
        self.names(canvas);
        self.plates(canvas);
        if !self.tall {
            self.staffs(canvas);
        }
    }

    /// The planks of the table.
    fn wood(self, canvas: &mut Canvas<'_>) {
        let colour = match canvas.theme() {
            Theme::Light => "#4d3529",
            Theme::Dark => "#221913",
            _ => return,
        };
        let (width, height) = self.size();
        let mut d = String::new();
        for plank in 1..7 {
            let y = height * plank as f32 / 7.0;
            let _ = write!(d, "M8 {}H{}", Num(y), Num(width - 8.0));
            let _ = write!(
                d,
                "M90 {}q60 9 130 0M{} {}q60 -9 130 0",
                Num(y - 50.0),
                Num(width - 300.0),
                Num(y - 76.0)
            );
        }
        canvas.stroke(colour, 3.0, &d);
    }

    fn cord(self, canvas: &mut Canvas<'_>) {
        let theme = canvas.theme();
        let Area { x, y, width, height } = self.ring();
        let ring = |canvas: &mut Canvas<'_>, fill: &str, stroke: &str, wide: f32, dash: Option<&str>| {
            let tag = canvas.tag("rect").nums([("x", x), ("y", y), ("width", width), ("height", height)]);
            let tag = tag.num("rx", 34.0).set("fill", fill).set("stroke", stroke).num("stroke-width", wide);
            tag.maybe("stroke-dasharray", dash).done();
        };
        let (ink, sand, brown) = (canvas.hue(Hue::Detail), canvas.hue(Hue::Sand), canvas.hue(Hue::Brown));
        ring(canvas, theme.ground(Ground::Tavern), ink, 15.0, None);
        ring(canvas, "none", if theme == Theme::InkSaving { "#fff" } else { sand }, 9.0, None);
        if theme != Theme::InkSaving {
            ring(canvas, "none", brown, 9.0, Some("2.5 11"));
        }
    }

    /// A place for each row in the ring, with its kin drawn faintly, and one at home.
    fn rows(self, canvas: &mut Canvas<'_>, seat: usize) {
        let theme = canvas.theme();
        let tone = if theme.is_paper() { canvas.hue(Hue::Quiet) } else { theme.ground_tone(Ground::Tavern) };
        for row in 0..5 {
            let cell = self.cell(seat, row);
            let id = canvas.id(&format!("row-{seat}-{}", ROWS[row]));
            let tag = canvas.tag("rect").set("id", &id).set("data-seat", &seat.to_string());
            let tag = placed(tag.set("data-row", ROWS[row]), cell).num("rx", 12.0);
            let tag = tag.set("fill", if theme.is_paper() { "none" } else { tone });
            tag.set("stroke", tone).num("stroke-width", 1.5).done();
            let (at, size) = self.tokens(seat, row, 1);
            let (x, y) = at(0);
            canvas.tag("g").num("opacity", 0.16).open();
            canvas.put(KIN[seat][row], x, y, 0.0, size);
            canvas.close("g");
            if self.shows_home(seat) {
                let (fill, ink) = Self::shelf(canvas);
                let tag = placed(canvas.tag("rect"), self.home(seat, row)).num("rx", 12.0).set("fill", fill);
                tag.num("fill-opacity", 0.16).set("stroke", ink).num("stroke-width", 1.5).done();
            }
        }
    }

    /// The colours of what lies on the bare wood.
    fn shelf(canvas: &Canvas<'_>) -> (&'static str, &'static str) {
        if canvas.theme().is_paper() {
            ("none", canvas.hue(Hue::Ink))
        } else {
            (canvas.hue(Hue::Cream), canvas.hue(Hue::Detail))
        }
    }

    /// What a stroke's plate is called.
    pub(super) fn plate_name(seat: usize, is_back: bool) -> String {
        format!("plate-{seat}{}", if is_back { "-back" } else { "" })
    }

    /// The middle of what stands on a plate, which has a tip above or below on the tall table.
    pub(super) fn plate_middle(self, seat: usize, is_back: bool, y: f32) -> f32 {
        let (_, dy) = self.towards(seat);
        y - if is_back { -dy } else { dy } * TIP / 3.0
    }

    /// Shapes that are drawn often: plates for strokes, discs for numbers.
    fn plates(self, canvas: &mut Canvas<'_>) {
        canvas.tag("defs").open();
        for (seat, is_back) in [(0, false), (0, true), (1, false), (1, true)] {
            let Area { width, height, .. } = self.stroke(seat, 0);
            let (w, h) = (width / 2.0, height / 2.0);
            let (dx, dy) = self.towards(seat);
            let back = if is_back { -1.0 } else { 1.0 };
            let (dx, dy) = (dx * back, dy * back);
            let points = if self.tall {
                [(-w, -h * dy), (w, -h * dy), (w, (h - TIP) * dy), (0.0, h * dy), (-w, (h - TIP) * dy)]
            } else {
                [(-w * dx, -h), ((w - TIP) * dx, -h), (w * dx, 0.0), ((w - TIP) * dx, h), (-w * dx, h)]
            };
            let mut d = String::new();
            for (index, (x, y)) in points.into_iter().enumerate() {
                let _ = write!(d, "{}{} {}", if index == 0 { 'M' } else { 'L' }, Num(x), Num(y));
            }
            d.push('Z');
            let (id, fill) =
                (canvas.id(&Self::plate_name(seat, is_back)), canvas.hue([Hue::Cream, Hue::Sky][seat]));
            canvas.tag("path").set("id", &id).set("fill", fill).set("d", &d).done();
        }
        for (name, hue) in [("count", Hue::Cream), ("twice", Hue::Yellow)] {
            let (id, fill) = (canvas.id(name), canvas.hue(hue));
            canvas.tag("circle").set("id", &id).num("r", 18.0).set("fill", fill).done();
        }
        canvas.close("defs");
    }

    fn names(self, canvas: &mut Canvas<'_>) {
        if !canvas.look.labels {
            return;
        }
        let colour = canvas.hue(Hue::Quiet);
        for (row, name) in ROW_NAMES.into_iter().enumerate() {
            let (x, y) = self.name(row);
            let word = canvas.look.word(name);
            canvas.bold(colour, x, y, if self.tall { 25.0 } else { 27.0 }, &word);
        }
    }

    /// A place for each god: its name, what it does, and the signs of the four planes it climbs.
    fn gods_places(self, canvas: &mut Canvas<'_>, seat: usize) {
        let text = canvas.theme().text_on_surround(Ground::Tavern);
        let far = self.tall && !self.is_near(seat);
        for god in 0..4 {
            let place = self.god(seat, god);
            let (fill, ink) = Self::shelf(canvas);
            let tag = placed(canvas.tag("rect"), place).num("rx", 12.0).set("fill", fill);
            tag.num("fill-opacity", 0.13).set("stroke", ink).num("stroke-width", 1.5).done();
            let (x, _) = place.middle();
            if !far {
                let (name, deed) = (canvas.look.word(GOD_NAMES[god]), canvas.look.word(DEEDS[god]));
                let (sizes, at) =
                    if self.tall { ((22.0, 20.0), (17.0, 104.0)) } else { ((29.0, 24.0), (30.0, 66.0)) };
                let room = place.width - 12.0;
                canvas.bold(text, x, place.y + at.0, fitting(&name, 0.62, sizes.0, room), &capital(&name));
                canvas.text(text, x, place.y + at.1, fitting(&deed, 0.53, sizes.1, room), &deed);
            }
            for plane in 0..4i64 {
                let (x, y) = self.plane(seat, god, plane);
                let id = canvas.id(&format!("plane-{seat}-{god}-{plane}"));
                let label = canvas.look.word(PLANE_NAMES[plane as usize]);
                let tag = canvas.tag("g").set("id", &id).set("role", "img").set("aria-label", &label);
                tag.num("opacity", 0.55).open();
                let (y, size) = if far { (y + 46.0, 0.18) } else { (y, if self.tall { 0.3 } else { 0.46 }) };
                canvas.put(PLANES[plane as usize], x, y, 0.0, size);
                canvas.close("g");
            }
        }
    }

    /// Each lord's staff stands between the gods and the kin.
    fn staffs(self, canvas: &mut Canvas<'_>) {
        for seat in 0..2 {
            let x = if self.is_near(seat) { 269.5 } else { self.size().0 - 269.5 };
            let (head, foot) = (148.0, 806.0);
            let label = canvas.look.word("mirror-staff");
            canvas.group(&format!("staff-{seat}"), 0.0, 0.0, 0.0, &label);
            canvas.brush(x, 0.0, 0.0, 1.0, |b| {
                b.limb(Hue::Brown, 8.0, &format!("M0 {}V{}", Num(foot), Num(head)));
                b.oval(Hue::Orange, 0.0, foot, 8.0, 8.0);
            });
            canvas.put(MIRROR, x, head - 6.0, 0.0, 0.4);
            canvas.close("g");
        }
    }
}

fn placed(tag: Tag<'_>, place: Area) -> Tag<'_> {
    tag.nums([("x", place.x), ("y", place.y), ("width", place.width), ("height", place.height)])
}

/// The largest size up to this one at which words fit into so much room, if a letter is so wide for its height.
fn fitting(words: &str, letter: f32, size: f32, room: f32) -> f32 {
    size.min(room / (letter * words.chars().count().max(1) as f32))
}

/// A name as it stands by itself.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
