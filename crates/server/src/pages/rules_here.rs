//! The rules of exactly what is on the table: the sections of the rulebook that this game's mode, options and board need.

use crate::games;
use gambol_games::Kind;
use serde_json::{Map, Value};
use std::fmt::Write;

/// A section of a rulebook: its heading and its text without the examples.
struct Section<'a> {
    heading: &'a str,
    text: String,
}

/// The sections of a rulebook.
fn sections(markdown: &str) -> Vec<Section<'_>> {
    let mut all: Vec<Section<'_>> = Vec::new();
    let mut is_example = false;
    for line in markdown.lines() {
        if line.starts_with("```") {
            is_example = !is_example;
        } else if is_example {
        } else if let Some(heading) = line.strip_prefix("## ") {
            all.push(Section { heading, text: String::new() });
        } else if let Some(section) = all.last_mut() {
            section.text.push_str(line);
            section.text.push('\n');
        }
    }
    all
}

/// The rules of a game with these options, as HTML.
pub(super) fn html(kind: Kind, options: &Map<String, Value>) -> String {
    let game = games::of(kind);
    let (wanted, listed) = (game.headings(options), game.listed(options));
    let mut markdown = String::new();
    for section in sections(kind.rulebook()) {
        let listed = listed.as_ref().filter(|listed| section.heading.starts_with(listed.heading));
        let text = if let Some(listed) = listed {
            let kept = section.text.split("\n\n").filter(|paragraph| is_about(paragraph, &listed.names));
            kept.collect::<Vec<_>>().join("\n\n")
        } else if wanted.iter().any(|heading| section.heading.ends_with(heading)) {
            section.text
        } else {
            continue;
        };
        if !text.trim().is_empty() {
            let text = text.replace("\n### ", "\n#### ");
            let _ = write!(markdown, "### {}\n\n{text}\n\n", section.heading);
        }
    }
    gambol_print::rulebook::body(&markdown).unwrap_or_default()
}

/// Whether a paragraph is about one of these things: it opens with the name of one.
fn is_about(paragraph: &str, names: &[String]) -> bool {
    let name = paragraph
        .trim_start()
        .strip_prefix("**")
        .and_then(|rest| rest.split_once("**"))
        .map(|(name, _)| name);
    name.is_some_and(|name| names.iter().any(|thing| name.split(", ").any(|one| one == thing)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn of(kind: Kind, options: &Value) -> String {
        html(kind, &kind.start(options.as_object().unwrap()).unwrap().options())
    }

    #[test]
    fn every_game_has_rules_beside_its_board_and_no_examples() {
        for kind in Kind::ALL {
            let rules = of(kind, &json!({}));
            assert!(rules.matches("<h3").count() >= 3, "{}: {rules}", kind.name());
            assert!(!rules.contains("figure"), "{}", kind.name());
        }
    }

    #[test]
    fn only_what_is_on_the_sheet_is_told() {
        let sheet = |kind: &str| {
            json!({"board": {"game": "kangaruse", "name": "x", "files": 2, "ranks": 2, "numbers_on": "files",
                "numbers": [1, 1], "directions": ["E", "N"], "squares": {"a1": {"type": kind}}}})
        };
        assert!(of(Kind::Kangaruse, &sheet("moth")).contains("<strong>moth</strong>"));
        assert!(!of(Kind::Kangaruse, &sheet("koala")).contains("<strong>moth</strong>"));
        assert!(of(Kind::Kangaruse, &sheet("koala")).contains("<strong>koala</strong>"));
    }

    #[test]
    fn a_mode_brings_its_rules_along() {
        assert!(of(Kind::MuddyRide, &json!({"mode": "secret"})).contains("Secret riders"));
        assert!(!of(Kind::MuddyRide, &json!({})).contains("Secret riders"));
        assert!(of(Kind::Duel, &json!({"size": "large"})).contains("Large cowboys"));
        assert!(!of(Kind::Duel, &json!({})).contains("Large cowboys"));
    }
}
