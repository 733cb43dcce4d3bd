//! The rulebooks as pages, their examples to try.

use super::shell::{Shell, escaped};
use super::{missing, page};
use crate::App;
use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::response::Response;
use axum::routing::get;
use gambol_games::any::{self, Kind};
use gambol_games::code;
use gambol_games::rulebook::{Example, examples};
use std::collections::BTreeMap;
use std::sync::LazyLock;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/rules", get(all)).route("/rules/{game}", get(of_game))
}

/// The rulebooks as HTML: they never change, and drawing them takes a moment.
static BOOKS: LazyLock<BTreeMap<&str, String>> = LazyLock::new(|| {
    let book = |kind: &Kind| gambol_print::rulebook::body(kind.rulebook).unwrap_or_default();
    any::GAMES.iter().map(|kind| (kind.name, book(kind))).collect()
});

#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    shell: Shell,
    games: &'static [Kind],
}

async fn all(shell: Shell) -> Response {
    page(RulesPage { shell, games: any::GAMES })
}

#[derive(Template)]
#[template(path = "rulebook.html")]
struct BookPage {
    game: &'static str,
    title: &'static str,
    contents: Vec<(String, String)>,
    body: String,
    shell: Shell,
}

async fn of_game(shell: Shell, Path(game): Path<String>) -> Response {
    let (Some(kind), Some(book)) = (any::find(&game), BOOKS.get(game.as_str())) else { return missing(shell) };
    page(BookPage {
        game: kind.name,
        title: kind.title,
        contents: contents(book),
        body: with_trials(&shell, kind, book),
        shell,
    })
}

/// The headings of a book: address within the page and words.
fn contents(book: &str) -> Vec<(String, String)> {
    let headings = book.split("<h2 id=\"").skip(1);
    headings
        .filter_map(|rest| {
            let (id, rest) = rest.split_once("\">")?;
            let (words, _) = rest.split_once("</h2>")?;
            Some((id.to_owned(), words.to_owned()))
        })
        .collect()
}

/// Puts under each example whose set-up is right a button that opens it.
fn with_trials(shell: &Shell, kind: &Kind, book: &str) -> String {
    const END: &str = "</figcaption>\n</figure>";
    let examples = examples(kind.rulebook).unwrap_or_default();
    let mut html = String::with_capacity(book.len() + examples.len() * 300);
    let mut parts = book.split(END);
    html.push_str(parts.next().unwrap_or_default());
    for (part, example) in parts.zip(&examples) {
        html.push_str(&trial(shell, kind, example).unwrap_or_default());
        html.push_str(END);
        html.push_str(part);
    }
    html
}

/// A form that opens a table with the example's board and options, both seats at this screen.
fn trial(shell: &Shell, kind: &Kind, example: &Example) -> Option<String> {
    kind.start(&example.options).ok()?;
    let mut form = String::from("<form method=\"post\" action=\"/tables\">");
    let mut hidden = |name: &str, value: &str| {
        form.push_str(&format!("<input type=\"hidden\" name=\"{}\" value=\"{}\">", escaped(name), escaped(value)));
    };
    hidden("game", kind.name);
    hidden("with", "here");
    for (key, value) in &example.options {
        if key == "board" {
            hidden("board", &value.as_str().map_or_else(|| code::of(value).unwrap_or(value.to_string()), str::to_owned));
        } else {
            hidden(&format!("o.{key}"), &value.as_str().map_or_else(|| value.to_string(), str::to_owned));
        }
    }
    form.push_str(&format!("<button class=\"button\">{}</button></form>", escaped(&shell.say("rules-try"))));
    Some(form)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_that_can_be_set_up_can_be_tried() {
        for kind in any::GAMES {
            let all = examples(kind.rulebook).unwrap();
            let right = all.iter().filter(|example| kind.start(&example.options).is_ok()).count();
            let html = with_trials(&Shell::speaking(&gambol_words::Words::english()), kind, &BOOKS[kind.name]);
            assert_eq!(html.matches("action=\"/tables\"").count(), right, "{}", kind.name);
            assert_eq!(html.matches("<figure").count(), all.len(), "{}", kind.name);
            assert!(contents(&html).len() > 4, "{}", kind.name);
        }
    }
}
