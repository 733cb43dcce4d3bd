//! The drawings of a page: each example once for light and once for dark, symbols shared by all.

use super::{Apart, words};
use crate::svg::Escaped;
use gambol_core::{Action, AnyMatch, Eyes};
use gambol_draw::theme::Theme;
use gambol_draw::{Look, Marks};
use gambol_games::rulebook::{Example, Step};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use usvg::roxmltree::Document;

const THEMES: [(Theme, &str); 2] = [(Theme::Light, "light"), (Theme::Dark, "dark")];

/// The pictures made so far.
#[derive(Default)]
pub(super) struct Pictures {
    count: usize,
    /// Symbols by their id on the page.
    symbols: BTreeMap<String, String>,
    /// The drawings, where they are kept beside the page and not in it.
    beside: Option<Vec<Option<[String; 2]>>>,
}

impl Pictures {
    /// Pictures that are kept beside the page.
    pub(super) fn apart() -> Pictures {
        Pictures { beside: Some(Vec::new()), ..Pictures::default() }
    }

    /// The drawings that were kept beside the page.
    pub(super) fn drawn(self) -> Vec<Option<[String; 2]>> {
        self.beside.unwrap_or_default()
    }

    /// The drawing of an example, in light and in dark, or a place for it.
    fn picture(&mut self, number: usize, example: &Example, played: Option<&Played>) -> String {
        if let Some(beside) = &mut self.beside {
            let draw = |(theme, _)| drawn(example, played, Look { theme, ..Look::default() });
            let [light, dark] = THEMES.map(draw);
            let both = light.zip(dark).map(<[String; 2]>::from);
            let place = if both.is_some() { Apart::place(number - 1) } else { String::new() };
            beside.push(both);
            return place;
        }
        let mut pictures = String::new();
        for (theme, name) in THEMES {
            let prefix = format!("{}{number}-", &name[..1]);
            let look = Look { theme, prefix: &prefix, ..Look::default() };
            if let Some(svg) = drawn(example, played, look) {
                let lean = self.lean(&svg, &prefix, &name[..1]);
                let _ = writeln!(pictures, "<div class=\"picture {name}\">{lean}</div>");
            }
        }
        pictures
    }

    /// An example: its drawing and its claims.
    pub(super) fn figure(&mut self, example: &Example) -> String {
        self.count += 1;
        let number = self.count;
        let mut figure = format!("<figure class=\"example\" id=\"example-{number}\">\n");
        let played = played(example);
        figure.push_str(&self.picture(number, example, played.as_ref()));
        let game = played.as_ref().map(|(game, _)| game.as_ref());
        let _ = writeln!(figure, "<figcaption>");
        if let Some(setting) = words::setting(example) {
            let _ = writeln!(figure, "<p class=\"setting\">{}</p>", Escaped(&setting));
        }
        let _ = writeln!(figure, "<ol>");
        for (_, step) in &example.steps {
            let kind = if matches!(step, Step::Play(_)) { "play" } else { "claim" };
            let _ = writeln!(figure, "<li class=\"{kind}\">{}</li>", words::step(step, game));
        }
        figure.push_str("</ol>\n</figcaption>\n</figure>\n");
        figure
    }

    /// A drawing without its symbols, which it shares with all other drawings of its theme.
    fn lean(&mut self, svg: &str, prefix: &str, shared: &str) -> String {
        let Ok(document) = Document::parse(svg) else { return String::new() };
        let Some(defs) = document.descendants().find(|node| node.tag_name().name() == "defs") else {
            return svg.to_owned();
        };
        let own = format!("{prefix}art-");
        for node in defs.children() {
            if let Some(name) = node.attribute("id").and_then(|id| id.strip_prefix(&own)) {
                let id = format!("{shared}-art-{name}");
                let symbol =
                    svg[node.range()].replacen(&format!("id=\"{own}{name}\""), &format!("id=\"{id}\""), 1);
                self.symbols.entry(id).or_insert(symbol);
            }
        }
        let range = defs.range();
        let lean = format!("{}{}", &svg[..range.start], &svg[range.end..]);
        lean.replace(&format!("href=\"#{own}"), &format!("href=\"#{shared}-art-"))
    }

    /// The symbols that all drawings use.
    pub(super) fn shared(&self) -> String {
        if self.symbols.is_empty() {
            return String::new();
        }
        let symbols: String = self.symbols.values().map(String::as_str).collect();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"symbols\" width=\"0\" height=\"0\" aria-hidden=\"true\">\
             <defs>{symbols}</defs></svg>\n"
        )
    }
}

/// The position after the last play; for an example whose board is refused, that board if it can be drawn at all.
fn drawn(example: &Example, played: Option<&Played>, look: Look<'_>) -> Option<String> {
    let kind = example.game;
    match played {
        Some((game, before)) => {
            let look = look.with_marks(Marks { before: before.as_ref(), ..Marks::default() });
            gambol_draw::any_match(kind, game.as_ref(), Eyes::All, &look).ok()
        }
        None => gambol_draw::empty(kind, &example.options, &look).ok(),
    }
}

/// A match, and the state before its last action.
type Played = (Box<dyn AnyMatch>, Option<Value>);

/// The match after the example's last play, and the state before the last action.
///
/// None for an example whose set-up is refused.
fn played(example: &Example) -> Option<Played> {
    let mut game = example.game.start(&example.options).ok()?;
    let mut before = None;
    for (_, step) in &example.steps {
        let Step::Play(actions) = step else { continue };
        for text in actions {
            let state = game.state(Eyes::All);
            if game.apply(&Action::read(text)).is_ok() {
                before = Some(state);
            }
        }
    }
    Some((game, before))
}
