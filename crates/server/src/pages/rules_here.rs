//! The rules of exactly what is on the table: the sections of the rulebook that this game's mode, options and board need.

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
pub(super) fn html(game: &str, options: &Map<String, Value>) -> String {
    let Some(kind) = Kind::named(game) else { return String::new() };
    let wanted = wanted(game, options);
    let mut markdown = String::new();
    for section in sections(kind.rulebook()) {
        let text = if let Some(kinds) =
            squares(game, options).filter(|_| section.heading.starts_with("Squares that"))
        {
            let kept = section.text.split("\n\n").filter(|paragraph| is_about(paragraph, &kinds));
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

/// The headings that matter.
fn wanted(game: &str, options: &Map<String, Value>) -> Vec<&'static str> {
    let is = |key: &str, value: &str| options.get(key).and_then(Value::as_str) == Some(value);
    let mut headings = match game {
        "muddy-ride" => vec!["Your turn", "get in each other's way", "Arriving"],
        "duel" => vec!["Your turn", "When both are shot at once", "Getting through"],
        "kangaruse" => vec!["Jumping", "Stuck", "Being out, and the end", "What it is all worth"],
        "two-paths" => vec!["A try", "How long a turn is", "Leaping", "Coming home", "Winning"],
        _ => vec!["The season at a glance", "Ting", "Judgement", "Battle", "The end of a season", "Winning"],
    };
    if game == "muddy-ride" {
        headings.push(if is("mode", "secret") { "Secret riders" } else { "Ways to play" });
    }
    if game == "duel" && is("size", "large") {
        headings.push("Large cowboys");
    }
    if options.get("harsh_destruction") == Some(&Value::Bool(true)) {
        headings.push("Harsh destruction");
    }
    headings
}

/// The types of square on a sheet.
fn squares(game: &str, options: &Map<String, Value>) -> Option<Vec<String>> {
    let squares = options.get("board")?.get("squares")?.as_object().filter(|_| game == "kangaruse")?;
    let kinds = squares.values().filter_map(|square| square.get("type").and_then(Value::as_str));
    Some(kinds.map(str::to_owned).collect())
}

/// Whether a paragraph is about one of these types of square: it opens with the name of one.
fn is_about(paragraph: &str, kinds: &[String]) -> bool {
    let name = paragraph
        .trim_start()
        .strip_prefix("**")
        .and_then(|rest| rest.split_once("**"))
        .map(|(name, _)| name);
    name.is_some_and(|name| kinds.iter().any(|kind| name.split(", ").any(|one| one == kind)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn of(game: &str, options: &Value) -> String {
        let options = options.as_object().unwrap();
        html(game, &Kind::named(game).unwrap().start(options).unwrap().options())
    }

    #[test]
    fn every_game_has_rules_beside_its_board_and_no_examples() {
        for kind in Kind::ALL {
            let rules = of(kind.name(), &json!({}));
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
        assert!(of("kangaruse", &sheet("moth")).contains("<strong>moth</strong>"));
        assert!(!of("kangaruse", &sheet("koala")).contains("<strong>moth</strong>"));
        assert!(of("kangaruse", &sheet("koala")).contains("<strong>koala</strong>"));
    }

    #[test]
    fn a_mode_brings_its_rules_along() {
        assert!(of("muddy-ride", &json!({"mode": "secret"})).contains("Secret riders"));
        assert!(!of("muddy-ride", &json!({})).contains("Secret riders"));
        assert!(of("duel", &json!({"size": "large"})).contains("Large cowboys"));
        assert!(!of("duel", &json!({})).contains("Large cowboys"));
    }
}
