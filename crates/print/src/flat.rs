//! Drawings made ready for the printer: no line thinner and no letter smaller than print allows, whatever the scale.
//!
//! A drawing of `gambol-draw` is measured in hundredths of a field and uses its symbols at many scales. Here it is
//! copied with every symbol in its place, so that the width of each line is known in millimetres and can be kept up.

use crate::paper::{POINT, SMALLEST, THINNEST};
use crate::svg::{Escaped, Num};
use std::collections::HashMap;
use std::fmt::Write;
use usvg::roxmltree::{Document, Node};

/// A drawing ready to be placed: its size in its own units, and its elements.
#[derive(Clone, Debug)]
pub(crate) struct Flat {
    pub(crate) width: f32,
    pub(crate) height: f32,
    pub(crate) body: String,
}

/// What a child inherits from its parents.
#[derive(Clone, Copy)]
struct Inherited {
    /// Millimetres for a unit.
    scale: f32,
    line: f32,
    has_stroke: bool,
    size: f32,
}

/// The size of a drawing in its own units.
pub(crate) fn size(svg: &str) -> Option<(f32, f32)> {
    let document = Document::parse(svg).ok()?;
    view_box(&document)
}

fn view_box(document: &Document<'_>) -> Option<(f32, f32)> {
    let mut numbers = document.root_element().attribute("viewBox")?.split(' ').map(str::parse::<f32>);
    let (Some(Ok(_)), Some(Ok(_)), Some(Ok(width)), Some(Ok(height))) =
        (numbers.next(), numbers.next(), numbers.next(), numbers.next())
    else {
        return None;
    };
    Some((width, height))
}

/// Copies a drawing that will be printed at this many millimetres for a unit; none if it is not a drawing.
pub(crate) fn flat(svg: &str, scale: f32) -> Option<Flat> {
    let document = Document::parse(svg).ok()?;
    let (width, height) = view_box(&document)?;
    let named = document.descendants().filter_map(|node| Some((node.attribute("id")?, node))).collect();
    let mut copy = Copy { named, out: String::with_capacity(svg.len() * 2) };
    let inherited = Inherited { scale, line: 1.0, has_stroke: false, size: 16.0 };
    let mut before = None;
    for node in document.root_element().children().filter(Node::is_element) {
        if !matches!(node.tag_name().name(), "title" | "desc" | "defs") {
            copy.element(node, before, inherited);
            before = Some(node);
        }
    }
    Some(Flat { width, height, body: copy.out })
}

struct Copy<'a> {
    named: HashMap<&'a str, Node<'a, 'a>>,
    out: String,
}

impl<'a> Copy<'a> {
    fn element(&mut self, node: Node<'a, 'a>, before: Option<Node<'a, 'a>>, mut inherited: Inherited) {
        let name = node.tag_name().name();
        if matches!(name, "title" | "desc") {
            return;
        }
        if let Some(transform) = node.attribute("transform") {
            inherited.scale *= scale_of(transform);
        }
        let number = |key: &str| node.attribute(key).and_then(|value| value.parse::<f32>().ok());
        inherited.line = number("stroke-width").unwrap_or(inherited.line);
        inherited.size = number("font-size").unwrap_or(inherited.size);
        if let Some(stroke) = node.attribute("stroke") {
            inherited.has_stroke = stroke != "none";
        }
        // A group without anything in it would only confuse whoever measures the drawing.
        if name == "g" && !node.children().any(|child| child.is_element()) {
            return;
        }
        let tag = if name == "use" { "g" } else { name };
        let _ = write!(self.out, "<{tag}");
        for attribute in node.attributes() {
            if is_for_paper(attribute.name(), name) {
                let _ = write!(self.out, " {}=\"{}\"", attribute.name(), Escaped(attribute.value()));
            }
        }
        match name {
            "text" => {
                let size = inherited.size.max(SMALLEST * POINT / inherited.scale);
                let _ = write!(self.out, " font-size=\"{}\"", Num(size));
            }
            "path" | "rect" | "circle" | "ellipse" | "line" if inherited.has_stroke => {
                let line = line_width(node, before, inherited);
                let _ = write!(self.out, " stroke-width=\"{}\"", Num(line));
            }
            _ => {}
        }
        self.out.push('>');
        if name == "use" {
            let target = node.attribute("href").and_then(|href| self.named.get(href.trim_start_matches('#')));
            if let Some(&target) = target.filter(|target| target.tag_name().name() == "g") {
                self.element(target, None, inherited);
            }
        }
        let mut before = None;
        for child in node.children() {
            if child.is_text() {
                let _ = write!(self.out, "{}", Escaped(child.text().unwrap_or_default()));
            } else if child.is_element() {
                self.element(child, before, inherited);
                before = Some(child);
            }
        }
        let _ = write!(self.out, "</{tag}>");
    }
}

/// Lines are kept up to the thinnest that prints. Where a line is drawn over a wider one along the same path, the wider
/// one is seen as its rim, and the rim is kept up instead.
fn line_width(node: Node<'_, '_>, before: Option<Node<'_, '_>>, inherited: Inherited) -> f32 {
    let thinnest = THINNEST / inherited.scale;
    let same = before
        .filter(|before| before.attribute("d").is_some() && before.attribute("d") == node.attribute("d"));
    let wider = same.and_then(|before| before.attribute("stroke-width")?.parse::<f32>().ok());
    match wider.filter(|wider| *wider > inherited.line) {
        Some(wider) => inherited.line.min(wider - 2.0 * thinnest).max(thinnest),
        None => inherited.line.max(thinnest),
    }
}

/// How much a transform enlarges: `translate(3 4)rotate(90)scale(.5)` by a half.
fn scale_of(transform: &str) -> f32 {
    let scale = transform
        .split_once("scale(")
        .and_then(|(_, rest)| rest.split([' ', ')']).next()?.parse::<f32>().ok());
    scale.map_or(1.0, f32::abs).max(0.001)
}

/// What stays on paper: no ids but those of clips, nothing for pages and screen readers.
fn is_for_paper(attribute: &str, element: &str) -> bool {
    match attribute {
        "id" => element == "clipPath",
        "class" | "role" | "href" | "pointer-events" | "stroke-width" | "font-size" | "tabindex" => false,
        _ => !attribute.starts_with("data-") && !attribute.starts_with("aria-"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWING: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 200"><title>x</title>
        <defs><g id="art-a" stroke="#000" stroke-width="3"><path d="M0 0"/></g></defs>
        <use href="#art-a" transform="translate(1 2)scale(.5)"/><text font-size="10">a&lt;b</text></svg>"##;

    #[test]
    fn a_line_is_as_wide_as_print_asks_at_the_scale_of_its_symbol() {
        let flat = flat(DRAWING, 0.1).unwrap();
        assert_eq!((flat.width, flat.height), (100.0, 200.0));
        // 0.35 mm at 0.1 mm for a unit and half the size is 7 units.
        assert!(flat.body.contains("stroke-width=\"7\""), "{}", flat.body);
    }

    #[test]
    fn letters_are_as_large_as_print_asks() {
        let flat = flat(DRAWING, 0.1).unwrap();
        assert!(flat.body.contains("font-size=\"24.694\""), "{}", flat.body);
        assert!(flat.body.contains("a&lt;b"), "{}", flat.body);
    }

    #[test]
    fn a_line_over_a_wider_one_leaves_a_rim_that_prints() {
        let drawing = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
            <path d="M0 0h9" stroke="#000" stroke-width="38"/><path d="M0 0h9" stroke="#fff" stroke-width="35"/></svg>"##;
        let flat = flat(drawing, 0.1).unwrap();
        assert!(flat.body.contains("stroke-width=\"31\""), "{}", flat.body);
    }
}
