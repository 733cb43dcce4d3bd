//! The chart of a game: the chance to win over its moves.
//!
//! It has no colours of its own. A page gives them to its classes, so that one chart serves light and dark.

use crate::svg::{Num, Svg};
use std::fmt::Write;

const WIDTH: f32 = 360.0;
const HEIGHT: f32 = 156.0;
const LEFT: f32 = 40.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 130.0;
/// What is left beside the lines, and what it takes to name several of them there.
const RIGHT: f32 = 14.0;
const NAMES: f32 = 66.0;
/// The least distance between two names.
const APART: f32 = 13.0;

/// The chance to win over the moves of a game.
#[derive(Clone, Debug, Default)]
pub struct Chart<'a> {
    /// How many actions were played.
    pub actions: usize,
    /// A line for each side whose chance is shown.
    pub lines: Vec<ChartLine<'a>>,
    /// The moments that mattered.
    pub marks: Vec<ChartMark>,
    /// What the chart shows, in a few words.
    pub title: &'a str,
    /// The same for whoever cannot see it.
    pub told: &'a str,
    /// Where a point leads: before its number. Without one, points are buttons that carry it as `data-ply`.
    pub link: Option<&'a str>,
}

/// The chance of one side.
#[derive(Clone, Debug)]
pub struct ChartLine<'a> {
    /// Whose.
    pub name: &'a str,
    /// After how many actions it was how much, from 0 to 1, with the words for it.
    pub points: Vec<(usize, f64, String)>,
}

/// A moment that mattered.
#[derive(Clone, Debug)]
pub struct ChartMark {
    /// Which line it is on.
    pub line: usize,
    /// How many actions came before it.
    pub ply: usize,
    /// The number it is called by.
    pub number: usize,
    /// What it is, in words.
    pub words: String,
}

impl Chart<'_> {
    /// Draws it.
    pub fn draw(&self) -> String {
        let mut svg = Svg::with_capacity(1 << 13);
        let size = format!("0 0 {} {}", Num(WIDTH), Num(HEIGHT));
        let tag = svg.tag("svg").set("xmlns", "http://www.w3.org/2000/svg").set("class", "chart");
        tag.set("viewBox", &size).set("role", "group").set("aria-label", self.title).open();
        svg.tag("title").text(self.title);
        svg.tag("desc").text(self.told);
        self.grid(&mut svg);
        for (number, line) in self.lines.iter().enumerate() {
            self.line(&mut svg, number, line);
        }
        self.names(&mut svg);
        for (number, line) in self.lines.iter().enumerate() {
            self.points(&mut svg, number, line);
        }
        for mark in &self.marks {
            self.mark(&mut svg, mark);
        }
        svg.close("svg");
        svg.into_string()
    }

    fn x(&self, ply: usize) -> f32 {
        let right = if self.lines.len() > 1 { NAMES } else { RIGHT };
        LEFT + (WIDTH - right - LEFT) * ply as f32 / self.actions.max(1) as f32
    }

    fn y(chance: f64) -> f32 {
        BOTTOM - (BOTTOM - TOP) * chance.clamp(0.0, 1.0) as f32
    }

    /// The lines for nothing, half and everything, and the numbers of the first and the last move.
    fn grid(&self, svg: &mut Svg) {
        let end = self.x(self.actions);
        for (chance, text, class) in
            [(1.0, "100\u{a0}%", "rim"), (0.5, "50\u{a0}%", "half"), (0.0, "0\u{a0}%", "rim")]
        {
            let y = Chart::y(chance);
            let d = format!("M{} {}H{}", Num(LEFT), Num(y), Num(end));
            svg.tag("path").set("class", class).set("d", &d).done();
            let tag = svg.tag("text").set("class", "scale").nums([("x", LEFT - 6.0), ("y", y + 4.0)]);
            tag.set("text-anchor", "end").text(text);
        }
        let steps = if self.actions > 40 { 20 } else { 10 };
        for ply in (0..=self.actions).step_by(steps) {
            let tag = svg.tag("text").set("class", "scale").nums([("x", self.x(ply)), ("y", HEIGHT - 6.0)]);
            tag.set("text-anchor", "middle").text(&ply.to_string());
        }
    }

    fn line(&self, svg: &mut Svg, number: usize, line: &ChartLine<'_>) {
        let mut d = String::new();
        for (index, (ply, chance, _)) in line.points.iter().enumerate() {
            let start = if index == 0 { 'M' } else { 'L' };
            let _ = write!(d, "{start}{} {}", Num(self.x(*ply)), Num(Chart::y(*chance)));
        }
        let Some(first) = line.points.first() else { return };
        if self.lines.len() == 1 {
            let area = format!("{d}V{}H{}Z", Num(BOTTOM), Num(self.x(first.0)));
            svg.tag("path").set("class", "area").set("d", &area).done();
        }
        svg.tag("path").set("class", "halo").set("d", &d).done();
        svg.tag("path").joined("class", &["line line-", &number.to_string()]).set("d", &d).done();
    }

    /// The names of several lines at their ends, kept apart.
    fn names(&self, svg: &mut Svg) {
        if self.lines.len() < 2 {
            return;
        }
        let end = |line: &ChartLine<'_>| line.points.last().map_or(BOTTOM, |point| Chart::y(point.1));
        let mut ends: Vec<_> =
            self.lines.iter().enumerate().map(|(number, line)| (end(line), number)).collect();
        ends.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut next = TOP;
        let room = |index: usize| BOTTOM - APART * (ends.len() - 1 - index) as f32;
        for (index, &(y, number)) in ends.iter().enumerate() {
            let y = y.max(next).min(room(index));
            next = y + APART;
            let x = self.x(self.actions) + 7.0;
            let d = format!("M{} {}h14", Num(x), Num(y));
            svg.tag("path").joined("class", &["line line-", &number.to_string()]).set("d", &d).done();
            let name: String = self.lines[number].name.chars().take(8).collect();
            let tag = svg.tag("text").set("class", "name").nums([("x", x + 18.0), ("y", y + 4.0)]);
            tag.text(&name);
        }
    }

    /// Every point can be pointed at, and the first is where the keyboard comes in.
    fn points(&self, svg: &mut Svg, number: usize, line: &ChartLine<'_>) {
        for (index, (ply, chance, words)) in line.points.iter().enumerate() {
            let (x, y) = (self.x(*ply), Chart::y(*chance));
            let is_entry = number == 0 && index == 0;
            self.open(svg, "point", *ply, words, is_entry);
            let half = (self.x(1) - self.x(0)).max(6.0) / 2.0;
            if self.lines.len() == 1 {
                let place = [
                    ("x", x - half),
                    ("y", TOP - 6.0),
                    ("width", 2.0 * half),
                    ("height", BOTTOM - TOP + 12.0),
                ];
                svg.tag("rect").set("class", "reach").nums(place).done();
            } else {
                svg.tag("circle")
                    .set("class", "reach")
                    .nums([("cx", x), ("cy", y), ("r", half.max(6.0))])
                    .done();
            }
            svg.tag("circle")
                .joined("class", &["dot dot-", &number.to_string()])
                .nums([("cx", x), ("cy", y), ("r", 2.2)])
                .done();
            self.close(svg);
        }
    }

    fn mark(&self, svg: &mut Svg, mark: &ChartMark) {
        let Some(line) = self.lines.get(mark.line) else { return };
        let Some((_, chance, _)) = line.points.iter().find(|(ply, ..)| *ply == mark.ply) else { return };
        let (x, y) = (self.x(mark.ply), Chart::y(*chance));
        self.open(svg, "moment", mark.ply, &mark.words, true);
        svg.tag("circle").set("class", "reach").nums([("cx", x), ("cy", y), ("r", 20.0)]).done();
        svg.tag("circle").set("class", "flag").nums([("cx", x), ("cy", y), ("r", 9.5)]).done();
        let tag = svg.tag("text").set("class", "number").nums([("x", x), ("y", y + 4.0)]);
        tag.set("text-anchor", "middle").text(&mark.number.to_string());
        self.close(svg);
    }

    fn open(&self, svg: &mut Svg, class: &str, ply: usize, words: &str, is_entry: bool) {
        let ply = ply.to_string();
        if let Some(link) = self.link {
            let tag = svg.tag("a").set("class", class).joined("href", &[link, &ply]);
            tag.set("aria-label", words).open();
        } else {
            let tag = svg.tag("g").set("class", class).set("role", "button").set("data-ply", &ply);
            tag.set("tabindex", if is_entry { "0" } else { "-1" }).set("aria-label", words).open();
        }
        svg.tag("title").text(words);
    }

    fn close(&self, svg: &mut Svg) {
        svg.close(if self.link.is_some() { "a" } else { "g" });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line<'a>(name: &'a str, chances: &[f64]) -> ChartLine<'a> {
        let point = |(ply, chance): (usize, &f64)| (ply, *chance, format!("move {ply}"));
        ChartLine { name, points: chances.iter().enumerate().map(point).collect() }
    }

    #[test]
    fn every_point_says_what_it_is_and_where_it_leads() {
        let marks = vec![ChartMark { line: 0, ply: 1, number: 1, words: "the mistake".into() }];
        let chart = Chart {
            actions: 2,
            lines: vec![line("Ann", &[0.5, 0.9, 0.0])],
            marks,
            title: "T",
            told: "D",
            link: None,
        };
        let svg = chart.draw();
        assert_eq!(svg.matches("class=\"point\"").count(), 3);
        assert_eq!(svg.matches("tabindex=\"0\"").count(), 2, "one way in, and the moment");
        assert!(svg.contains("aria-label=\"the mistake\"") && svg.contains("<desc>D</desc>"));
        let linked = Chart { link: Some("#move-"), ..chart }.draw();
        assert!(linked.contains("href=\"#move-1\"") && !linked.contains("tabindex"));
    }

    #[test]
    fn names_of_several_lines_stay_apart() {
        let lines = ["Ann", "Ben", "Cleo", "Dan"].map(|name| line(name, &[0.25, 0.0])).to_vec();
        let svg = Chart { actions: 1, lines, ..Chart::default() }.draw();
        let heights: Vec<f32> = svg
            .match_indices("class=\"name\"")
            .filter_map(|(at, _)| svg[at..].split("y=\"").nth(1)?.split('"').next()?.parse().ok())
            .collect();
        assert_eq!(heights.len(), 4);
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= APART - 0.1), "{heights:?}");
        assert!(heights.iter().all(|y| *y <= BOTTOM + 5.0));
    }
}
