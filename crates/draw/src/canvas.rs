//! A picture in the making: what is drawn, and which symbols it needs.

use crate::art::{Brush, Symbol};
use crate::kept::Part;
use crate::look::{Extent, Look};
use crate::svg::{Num, Svg, Tag};
use crate::theme::{CORNER, Hue, LINE, Theme};
use std::fmt::Write;

/// A picture in the making. Lengths are hundredths of a field.
pub(crate) struct Canvas<'a> {
    pub(crate) look: &'a Look<'a>,
    width: f32,
    height: f32,
    body: Svg,
    used: Vec<Symbol>,
}

/// A writer with the quotes that are wanted.
fn writer(look: &Look<'_>, bytes: usize) -> Svg {
    let svg = Svg::with_capacity(bytes);
    if look.extent == Extent::Thin { svg.in_single_quotes() } else { svg }
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(look: &'a Look<'a>, width: f32, height: f32) -> Canvas<'a> {
        Canvas { look, width, height, body: writer(look, 1 << 14), used: Vec::new() }
    }

    pub(crate) fn theme(&self) -> Theme {
        self.look.theme
    }

    pub(crate) fn hue(&self, hue: Hue) -> &'static str {
        self.look.theme.hue(hue)
    }

    /// Begins any element.
    pub(crate) fn tag(&mut self, name: &'static str) -> Tag<'_> {
        self.body.tag(name)
    }

    /// Begins a group with an id made of a kind and a name.
    pub(crate) fn named(&mut self, kind: &str, name: &str) -> Tag<'_> {
        self.body.tag("g").joined("id", &[self.look.prefix, kind, name])
    }

    pub(crate) fn close(&mut self, name: &'static str) {
        self.body.close(name);
    }

    /// An id that no other picture on the page has, if the look gives each a prefix of its own.
    pub(crate) fn id(&self, name: &str) -> String {
        format!("{}{name}", self.look.prefix)
    }

    /// Opens a group with an id, for screen readers named by a label.
    pub(crate) fn group(&mut self, id: &str, x: f32, y: f32, turn: f32, label: &str) {
        let id = self.id(id);
        self.body
            .tag("g")
            .set("id", &id)
            .at(x, y, turn, 1.0)
            .set("role", "img")
            .set("aria-label", label)
            .open();
    }

    /// Uses a symbol here; it is drawn once, however often it is used.
    pub(crate) fn put(&mut self, symbol: Symbol, x: f32, y: f32, turn: f32, scale: f32) {
        self.uses(symbol);
        let tag = self.body.tag("use").joined("href", &["#", self.look.prefix, "art-", symbol.name]);
        tag.at(x, y, turn, scale).done();
    }

    pub(crate) fn uses(&mut self, symbol: Symbol) {
        if !self.used.iter().any(|used| used.name == symbol.name) {
            self.used.push(symbol);
        }
    }

    /// Draws what is the same in every drawing of this board in this look, under a name of its own.
    pub(crate) fn fixed(&mut self, name: &'static str, draw: impl FnOnce(&mut Canvas<'a>)) {
        let id = self.id(&format!("fixed-{}", name.replace(' ', "-")));
        if self.look.extent == Extent::Thin {
            return self.body.tag("g").set("id", &id).set("data-kept", "").done();
        }
        self.body.tag("g").set("id", &id).open();
        self.fixed_part(name, draw);
        self.body.close("g");
    }

    fn fixed_part(&mut self, name: &'static str, draw: impl FnOnce(&mut Canvas<'a>)) {
        let Some(kept) = self.look.kept else { return draw(self) };
        let part = kept.part(name, || {
            let mut alone = Canvas::new(self.look, self.width, self.height);
            draw(&mut alone);
            Part { svg: alone.body.into_string(), used: alone.used }
        });
        self.body.append(&part.svg);
        part.used.iter().for_each(|symbol| self.uses(*symbol));
    }

    /// Draws straight onto the picture.
    pub(crate) fn brush(&mut self, x: f32, y: f32, turn: f32, scale: f32, draw: impl FnOnce(&mut Brush<'_>)) {
        let ink = self.hue(Hue::Ink);
        self.body.tag("g").at(x, y, turn, scale).set("stroke", ink).num("stroke-width", LINE).open();
        draw(&mut Brush::new(&mut self.body, self.look.theme));
        self.body.close("g");
    }

    /// A rectangle with the common corners.
    pub(crate) fn slab(&mut self, fill: &str, x: f32, y: f32, width: f32, height: f32) {
        let tag = self.body.tag("rect").nums([("x", x), ("y", y), ("width", width), ("height", height)]);
        tag.num("rx", CORNER).set("fill", fill).done();
    }

    /// A path that is filled and has no outline.
    pub(crate) fn fill(&mut self, fill: &str, d: &str) {
        self.body.tag("path").set("fill", fill).set("d", d).done();
    }

    /// A line.
    pub(crate) fn stroke(&mut self, colour: &str, width: f32, d: &str) {
        let tag = self.body.tag("path").set("fill", "none").set("stroke", colour);
        tag.num("stroke-width", width).set("d", d).done();
    }

    /// Words, centred.
    pub(crate) fn text(&mut self, colour: &str, x: f32, y: f32, size: f32, text: &str) {
        let tag = self.body.tag("text").nums([("x", x), ("y", y + size * 0.36), ("font-size", size)]);
        tag.set("text-anchor", "middle").set("fill", colour).text(text);
    }

    /// The name of a file, a rank or a place, centred: pages can do without them.
    pub(crate) fn coordinate(&mut self, colour: &str, x: f32, y: f32, size: f32, name: &str) {
        let tag = self.body.tag("text").set("class", "coordinate");
        let tag = tag.nums([("x", x), ("y", y + size * 0.36), ("font-size", size)]);
        tag.set("text-anchor", "middle").set("fill", colour).text(name);
    }

    /// Words in bold, centred.
    pub(crate) fn bold(&mut self, colour: &str, x: f32, y: f32, size: f32, text: &str) {
        let tag = self.body.tag("text").nums([("x", x), ("y", y + size * 0.36), ("font-size", size)]);
        tag.set("text-anchor", "middle").set("font-weight", "700").set("fill", colour).text(text);
    }

    /// Another drawing of this crate, without a size of its own, inside this one.
    pub(crate) fn nested(&mut self, svg: &str, x: f32, y: f32, width: f32, height: f32) {
        let at = format!(
            "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" ",
            Num(x),
            Num(y),
            Num(width),
            Num(height)
        );
        self.body.append(&svg.replacen("<svg ", &at, 1));
    }

    /// The whole picture.
    pub(crate) fn finish(self, class: &str, title: &str, desc: &str) -> String {
        let mut svg = writer(self.look, self.body.as_str().len() + (1 << 14));
        let (title_id, desc_id) = (self.id("title"), self.id("desc"));
        let mut view_box = String::new();
        let _ = write!(view_box, "0 0 {} {}", Num(self.width), Num(self.height));
        let size = self.look.size;
        let tag = svg.tag("svg").set("xmlns", "http://www.w3.org/2000/svg").set("viewBox", &view_box);
        let tag = match size {
            Some(width) => tag.num("width", width).num("height", width * self.height / self.width),
            None => tag,
        };
        tag.set("class", class)
            .set("role", "group")
            .set("aria-labelledby", &title_id)
            .set("aria-describedby", &desc_id)
            .set("font-family", "Noto Sans, sans-serif")
            .set("stroke-linejoin", "round")
            .set("stroke-linecap", "round")
            .open();
        svg.tag("title").set("id", &title_id).text(title);
        svg.tag("desc").set("id", &desc_id).text(desc);
        let defs_id = self.id("art");
        if self.look.extent == Extent::Thin {
            svg.tag("defs").set("id", &defs_id).set("data-kept", "").done();
            svg.append(self.body.as_str());
            svg.close("svg");
            return svg.into_string();
        }
        svg.tag("defs").set("id", &defs_id).open();
        for symbol in &self.used {
            match self.look.kept {
                None => self.define(&mut svg, *symbol),
                Some(kept) => svg.append(
                    &kept
                        .part(symbol.name, || {
                            let mut alone = Svg::default();
                            self.define(&mut alone, *symbol);
                            Part { svg: alone.into_string(), used: Vec::new() }
                        })
                        .svg,
                ),
            }
        }
        svg.close("defs");
        svg.append(self.body.as_str());
        svg.close("svg");
        svg.into_string()
    }

    /// What a symbol looks like, for all its uses.
    fn define(&self, svg: &mut Svg, symbol: Symbol) {
        let theme = self.look.theme;
        let id = self.id(&format!("art-{}", symbol.name));
        let tag = svg.tag("g").set("id", &id).set("stroke", theme.hue(Hue::Ink));
        tag.num("stroke-width", LINE).open();
        (symbol.art)(&mut Brush::new(svg, theme));
        svg.close("g");
    }
}
