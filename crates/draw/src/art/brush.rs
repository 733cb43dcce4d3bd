//! The hand that draws everything: filled shapes with one outline, marks on them, and nothing else.

use crate::svg::{Svg, Tag};
use crate::theme::{Hue, LINE, Theme};

/// A drawing in a box from −50 to 50, kept once in a picture and used wherever it is needed.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    /// Its name, unlike that of every other symbol.
    pub name: &'static str,
    /// How it is drawn.
    pub art: fn(&mut Brush<'_>),
}

/// Draws shapes in a theme.
#[derive(Debug)]
pub struct Brush<'a> {
    svg: &'a mut Svg,
    theme: Theme,
}

impl<'a> Brush<'a> {
    pub(crate) fn new(svg: &'a mut Svg, theme: Theme) -> Brush<'a> {
        Brush { svg, theme }
    }

    /// The theme it draws in.
    pub fn theme(&self) -> Theme {
        self.theme
    }

    /// The colour of a filled shape. Lines alone save ink: then only what is dark by nature and small is filled.
    fn fill(&self, hue: Hue) -> &'static str {
        match self.theme {
            Theme::InkSaving if is_small_and_dark(hue) => Theme::InkSaving.hue(Hue::Ink),
            Theme::InkSaving => "#fff",
            theme => theme.hue(hue),
        }
    }

    /// Whether patches of this colour are drawn at all.
    fn shows(&self, hue: Hue) -> bool {
        self.theme != Theme::InkSaving || is_small_and_dark(hue)
    }

    fn filled(&mut self, name: &'static str, hue: Hue) -> Tag<'_> {
        let fill = self.fill(hue);
        self.svg.tag(name).set("fill", fill)
    }

    /// A path with an outline.
    pub fn shape(&mut self, hue: Hue, d: &str) {
        self.filled("path", hue).set("d", d).done();
    }

    /// A path and its mirror image, with an outline.
    pub fn pair(&mut self, hue: Hue, d: &str) {
        self.shape(hue, d);
        self.filled("path", hue).set("d", d).set("transform", "scale(-1 1)").done();
    }

    /// An ellipse with an outline.
    pub fn oval(&mut self, hue: Hue, x: f32, y: f32, rx: f32, ry: f32) {
        self.filled("ellipse", hue).nums([("cx", x), ("cy", y), ("rx", rx), ("ry", ry)]).done();
    }

    /// Two ellipses with outlines, mirrored.
    pub fn ovals(&mut self, hue: Hue, x: f32, y: f32, rx: f32, ry: f32) {
        self.oval(hue, x, y, rx, ry);
        self.oval(hue, -x, y, rx, ry);
    }

    /// A rectangle with an outline and the common corners.
    pub fn slab(&mut self, hue: Hue, x: f32, y: f32, width: f32, height: f32, corner: f32) {
        let tag = self.filled("rect", hue).nums([("x", x), ("y", y), ("width", width), ("height", height)]);
        tag.num("rx", corner).done();
    }

    /// A path without an outline, on a shape: a patch of another colour. Left out where ink is saved.
    pub fn dab(&mut self, hue: Hue, d: &str) {
        if self.shows(hue) {
            self.filled("path", hue).set("stroke", "none").set("d", d).done();
        }
    }

    /// A round patch without an outline. Left out where ink is saved.
    pub fn spot(&mut self, hue: Hue, x: f32, y: f32, r: f32) {
        if self.shows(hue) {
            self.filled("circle", hue).set("stroke", "none").nums([("cx", x), ("cy", y), ("r", r)]).done();
        }
    }

    /// A small dark dot: an eye, a nostril.
    pub fn dot(&mut self, x: f32, y: f32, r: f32) {
        self.spot(Hue::Detail, x, y, r);
    }

    /// Two dots, mirrored.
    pub fn dots(&mut self, x: f32, y: f32, r: f32) {
        self.dot(x, y, r);
        self.dot(-x, y, r);
    }

    /// A line straight on the ground.
    pub fn line(&mut self, d: &str) {
        self.svg.tag("path").set("fill", "none").set("d", d).done();
    }

    /// A dark line on a filled shape.
    pub fn mark(&mut self, d: &str) {
        self.stroke(Hue::Detail, LINE, d);
    }

    /// A line of some colour and width.
    pub fn stroke(&mut self, hue: Hue, width: f32, d: &str) {
        let colour = match self.theme {
            Theme::InkSaving => Theme::InkSaving.hue(Hue::Ink),
            theme => theme.hue(hue),
        };
        let thin = self.theme == Theme::InkSaving && !is_small_and_dark(hue);
        let width = if thin { width.min(LINE) } else { width };
        let tag = self.svg.tag("path").set("fill", "none").set("stroke", colour);
        let tag = if (width - LINE).abs() > 0.01 { tag.num("stroke-width", width) } else { tag };
        tag.set("d", d).done();
    }

    /// A thick line with an outline: a leg, an arm, a tail.
    pub fn limb(&mut self, hue: Hue, width: f32, d: &str) {
        let fill = self.fill(hue);
        self.svg.tag("path").set("fill", "none").num("stroke-width", width + LINE).set("d", d).done();
        let inner = self.svg.tag("path").set("fill", "none").set("stroke", fill);
        inner.num("stroke-width", width - LINE).set("d", d).done();
    }

    /// A path without an outline that hides what is under it.
    pub fn cover(&mut self, hue: Hue, d: &str) {
        self.filled("path", hue).set("stroke", "none").set("d", d).done();
    }

    /// A number or a letter on a filled shape, centred.
    pub fn text(&mut self, hue: Hue, x: f32, y: f32, size: f32, text: &str) {
        let fill =
            if self.theme == Theme::InkSaving { self.theme.hue(Hue::Ink) } else { self.theme.hue(hue) };
        let tag = self.svg.tag("text").nums([("x", x), ("y", y + size * 0.36), ("font-size", size)]);
        tag.set("text-anchor", "middle")
            .set("font-weight", "700")
            .set("stroke", "none")
            .set("fill", fill)
            .text(text);
    }

    /// What follows is drawn moved, turned and scaled, until [`back`](Brush::back).
    pub fn moved(&mut self, x: f32, y: f32, turn: f32, scale: f32) {
        self.svg.tag("g").at(x, y, turn, scale).open();
    }

    /// The same for what is drawn on a light piece: its outlines are dark in every theme.
    pub fn on_piece(&mut self, x: f32, y: f32, turn: f32, scale: f32) {
        let tag = self.svg.tag("g").at(x, y, turn, scale);
        let outline = (self.theme == Theme::Dark).then(|| Theme::Dark.hue(Hue::Detail));
        tag.maybe("stroke", outline).open();
    }

    /// Ends [`moved`](Brush::moved).
    pub fn back(&mut self) {
        self.svg.close("g");
    }
}

/// Whether a colour is filled in with ink even where ink is saved.
const fn is_small_and_dark(hue: Hue) -> bool {
    use Hue::{Detail, DuckPrint, FrogPrint, HippoPrint, Ink, PigPrint};
    matches!(hue, Ink | Detail | HippoPrint | PigPrint | FrogPrint | DuckPrint)
}
