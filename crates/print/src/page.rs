//! A page in the making, in millimetres from its upper left corner.

use crate::art::Art;
use crate::flat;
use crate::paper::{POINT, SMALLEST, THINNEST};
use crate::svg::{Escaped, Num};
use crate::text::{Weight, wrap};
use gambol_draw::art::Symbol;
use std::fmt::Write;

/// Ink for text and outlines.
pub(crate) const INK: &str = "#2b2420";
/// Ink for what guides the scissors.
pub(crate) const QUIET: &str = "#5f554c";

/// Where a text is placed relative to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// A rectangle in millimetres.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Area {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Area {
    pub(crate) fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { x, y, width, height }
    }

    pub(crate) fn middle(&self) -> (f32, f32) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    pub(crate) fn right(&self) -> f32 {
        self.x + self.width
    }

    pub(crate) fn bottom(&self) -> f32 {
        self.y + self.height
    }
}

/// A page.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub(crate) width: f32,
    pub(crate) height: f32,
    pub(crate) link: Option<(Area, String)>,
    body: String,
    drawings: usize,
}

impl Page {
    pub(crate) fn new(width: f32, height: f32) -> Page {
        Page { width, height, link: None, body: String::new(), drawings: 0 }
    }

    /// The page as SVG in points, so that a unit of the PDF is a point.
    pub(crate) fn svg(&self) -> String {
        let (wide, high) = (self.width / POINT, self.height / POINT);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\" viewBox=\"0 0 {} {}\" \
             font-family=\"Noto Sans\" stroke-linejoin=\"round\" stroke-linecap=\"round\">{}</svg>",
            Num(self.width),
            Num(self.height),
            self.body
        )
    }

    /// A text on its baseline.
    pub(crate) fn text(&mut self, x: f32, y: f32, points: f32, weight: Weight, anchor: Anchor, text: &str) {
        self.turned_text(x, y, 0.0, points, weight, anchor, text);
    }

    /// A text turned clockwise around its point.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn turned_text(
        &mut self,
        x: f32,
        y: f32,
        turn: f32,
        points: f32,
        weight: Weight,
        anchor: Anchor,
        text: &str,
    ) {
        debug_assert!(points >= SMALLEST, "type must not be smaller than {SMALLEST} points: {text}");
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let weight = if weight == Weight::Bold { " font-weight=\"700\"" } else { "" };
        let turned = if turn == 0.0 {
            String::new()
        } else {
            format!(" transform=\"rotate({} {} {})\"", Num(turn), Num(x), Num(y))
        };
        let _ = write!(
            self.body,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{INK}\" xml:space=\"preserve\"{anchor}{weight}{turned}>{}</text>",
            Num(x),
            Num(y),
            Num(points * POINT),
            Escaped(text)
        );
    }

    /// A paragraph with `**bold**` words from this top downwards; gives where the next may begin.
    pub(crate) fn paragraph(&mut self, x: f32, top: f32, width: f32, points: f32, text: &str) -> f32 {
        let leading = points * POINT * 1.3;
        let mut y = top;
        for line in wrap(text, points, width) {
            y += leading;
            for run in line {
                self.text(x + run.x, y - leading * 0.25, points, run.weight, Anchor::Start, &run.text);
            }
        }
        y
    }

    /// A line along a path, at least as wide as print asks.
    pub(crate) fn stroke(&mut self, colour: &str, width: f32, d: &str) {
        let _ = write!(
            self.body,
            "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" d=\"{d}\"/>",
            Num(width.max(THINNEST))
        );
    }

    /// A dashed line along a path: where paper is folded.
    pub(crate) fn dashed(&mut self, d: &str) {
        let _ = write!(
            self.body,
            "<path fill=\"none\" stroke=\"{QUIET}\" stroke-width=\"{THINNEST}\" stroke-dasharray=\"2 1.5\" d=\"{d}\"/>"
        );
    }

    /// A shape without an outline.
    pub(crate) fn fill(&mut self, colour: &str, d: &str) {
        let _ = write!(self.body, "<path fill=\"{colour}\" d=\"{d}\"/>");
    }

    /// A shape without an outline, moved here.
    pub(crate) fn moved_fill(&mut self, colour: &str, x: f32, y: f32, d: &str) {
        let _ = write!(
            self.body,
            "<path transform=\"translate({} {})\" fill=\"{colour}\" d=\"{d}\"/>",
            Num(x),
            Num(y)
        );
    }

    /// A shape with an outline, moved, turned and scaled; its line stays as wide as print asks.
    pub(crate) fn moved_shape(
        &mut self,
        fill: &str,
        colour: &str,
        line: f32,
        (x, y, turn, scale): (f32, f32, f32, f32),
        d: &str,
    ) {
        let line = line.max(THINNEST) / scale;
        let _ = write!(
            self.body,
            "<path transform=\"translate({} {})rotate({})scale({scale})\" fill=\"{fill}\" stroke=\"{colour}\" stroke-width=\"{}\" d=\"{d}\"/>",
            Num(x),
            Num(y),
            Num(turn),
            Num(line)
        );
    }

    /// A circle with an outline.
    pub(crate) fn circle(&mut self, fill: &str, colour: &str, width: f32, x: f32, y: f32, r: f32) {
        let _ = write!(
            self.body,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{fill}\" stroke=\"{colour}\" stroke-width=\"{}\"/>",
            Num(x),
            Num(y),
            Num(r),
            Num(width.max(THINNEST))
        );
    }

    /// A rectangle with an outline.
    pub(crate) fn rect(&mut self, fill: &str, colour: &str, width: f32, area: Area, corner: f32) {
        let _ = write!(
            self.body,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{fill}\" stroke=\"{colour}\" stroke-width=\"{}\"/>",
            Num(area.x),
            Num(area.y),
            Num(area.width),
            Num(area.height),
            Num(corner),
            Num(width.max(THINNEST))
        );
    }

    /// A piece, its middle here, turned clockwise, its box of a hundred units this wide.
    pub(crate) fn put(&mut self, art: &Art, symbol: Symbol, x: f32, y: f32, turn: f32, size: f32) {
        let Some(flat) = flat::flat(&art.drawing(symbol), size / 100.0) else { return };
        let _ = write!(
            self.body,
            "<g transform=\"translate({} {})rotate({})scale({})\">{}</g>",
            Num(x),
            Num(y),
            Num(turn),
            size / 100.0,
            flat.body
        );
    }

    /// What follows is turned clockwise around a point, until [`back`](Page::back).
    pub(crate) fn turned(&mut self, x: f32, y: f32, turn: f32) {
        let _ = write!(self.body, "<g transform=\"rotate({} {} {})\">", Num(turn), Num(x), Num(y));
    }

    /// Ends [`turned`](Page::turned).
    pub(crate) fn back(&mut self) {
        self.body.push_str("</g>");
    }

    /// A prefix for the ids of the next drawing, unlike those of all others on the page.
    pub(crate) fn prefix(&mut self) -> String {
        self.drawings += 1;
        format!("d{}-", self.drawings)
    }

    /// A drawing or a part of it, at this many millimetres for a hundred units, its upper left corner here; gives its
    /// area.
    pub(crate) fn drawing(
        &mut self,
        svg: &str,
        x: f32,
        y: f32,
        unit: f32,
        part: Option<Area>,
    ) -> Option<Area> {
        let scale = unit / 100.0;
        let flat = flat::flat(svg, scale)?;
        let part = part.unwrap_or(Area::new(0.0, 0.0, flat.width, flat.height));
        let clip = self.prefix();
        let _ = write!(
            self.body,
            "<clipPath id=\"{clip}clip\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/></clipPath>\
             <g transform=\"translate({} {})scale({scale})translate({} {})\"><g clip-path=\"url(#{clip}clip)\">{}</g></g>",
            Num(part.x),
            Num(part.y),
            Num(part.width),
            Num(part.height),
            Num(x),
            Num(y),
            Num(-part.x),
            Num(-part.y),
            flat.body
        );
        Some(Area::new(x, y, part.width * scale, part.height * scale))
    }
}
