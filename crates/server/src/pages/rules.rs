//! The exact rules as pages, their examples to try.

use super::courses::{self, Finding};
use super::home::Card;
use super::shell::{Shell, escaped};
use super::{missing, page};
use crate::App;
use crate::who::Visitor;
use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use gambol_core::Action;
use gambol_games::Kind;
use gambol_games::rulebook::{Example, Step, examples};
use gambol_print::rulebook::{self, Apart};
use gambol_table::Script;
use gambol_words::Words;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/rules", get(all))
        .route("/rules/{game}/exact", get(exact))
        .route("/rules/{game}/exact/{place}", get(part))
        .route("/rules/{game}/{number}/{file}", get(picture))
        .merge(courses::routes("/rules/{game}/{number}/try", try_out))
}

/// The rulebooks and their pictures: they never change, and drawing them takes a moment.
static BOOKS: LazyLock<BTreeMap<&str, Apart>> = LazyLock::new(|| {
    let book = |kind: Kind| Some((kind.name(), rulebook::apart(kind.rulebook()).ok()?));
    Kind::ALL.into_iter().filter_map(book).collect()
});

/// The picture of an example: `/rules/duel/3/light.svg`.
async fn picture(shell: Shell, Path((game, number, file)): Path<(String, usize, String)>) -> Response {
    let theme = ["light.svg", "dark.svg"].iter().position(|name| *name == file);
    let both = BOOKS.get(game.as_str()).and_then(|book| book.pictures.get(number)?.as_ref());
    match theme.zip(both) {
        Some((theme, both)) => {
            let headers =
                [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
            (headers, both[theme].as_str()).into_response()
        }
        None => missing(shell),
    }
}

#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    shell: Shell,
    cards: Vec<Card>,
}

async fn all(State(app): State<App>, shell: Shell) -> Response {
    page(RulesPage { cards: Kind::ALL.into_iter().map(|kind| Card::of(kind, &shell, &app)).collect(), shell })
}

/// What the script of the exact rules says.
pub(crate) const BOOK_WORDS: &[(&str, &[&str])] =
    &[("page-copied", &[]), ("name-kept", &["name"]), ("rules-found", &["count"]), ("rules-found-none", &[])];

#[derive(Template)]
#[template(path = "rulebook.html")]
struct BookPage {
    game: &'static str,
    title: String,
    contents: Vec<Part>,
    body: String,
    shell: Shell,
}

async fn exact(shell: Shell, Path(game): Path<String>) -> Response {
    let (Some(kind), Some(book)) = (Kind::named(&game), BOOKS.get(game.as_str())) else {
        return missing(shell);
    };
    page(BookPage {
        game: kind.name(),
        title: shell.say(kind.name()),
        contents: contents(&book.text),
        body: folded(&with_trials(&shell, kind, &with_pictures(&shell, kind, book))),
        shell,
    })
}

/// One rule of the exact rules, for those who have just broken it at a table.
async fn part(shell: Shell, Path((game, place)): Path<(String, String)>) -> Response {
    let found = || {
        let (kind, book) = (Kind::named(&game)?, BOOKS.get(game.as_str())?);
        cut(&with_pictures(&shell, kind, book), &place)
    };
    found().map_or_else(|| missing(shell.clone()), |html| Html(html).into_response())
}

/// A heading of a book: its address within the page and its words.
struct Part {
    id: String,
    words: String,
    /// Whether it stands below another one.
    is_below: bool,
}

/// The headings of a book.
fn contents(book: &str) -> Vec<Part> {
    let part = |rest: &str, is_below: bool| {
        let (id, rest) = rest.split_once("\">")?;
        Some(Part { id: id.to_owned(), words: rest.split_once("</h")?.0.to_owned(), is_below })
    };
    let mut parts = Vec::new();
    for rest in book.split("<h2 id=\"").skip(1) {
        let mut below = rest.split("<h3 id=\"");
        parts.extend(below.next().and_then(|rest| part(rest, false)));
        parts.extend(below.filter_map(|rest| part(rest, true)));
    }
    parts
}

/// The book with every section folded under its heading. The section's address is within it: whoever follows a link to it
/// finds it unfolded.
fn folded(book: &str) -> String {
    let mut sections = book.split("<h2 id=\"");
    // The page has a title of its own.
    let opening = sections.next().unwrap_or_default();
    let mut html = opening.split_once("</h1>").map_or(opening, |(_, rest)| rest).to_owned();
    for section in sections {
        let Some((id, rest)) = section.split_once("\">") else { continue };
        let Some((heading, rest)) = rest.split_once("</h2>") else { continue };
        let _ = writeln!(
            html,
            "<details class=\"fold\"><summary><h2>{heading}</h2></summary><div id=\"{id}\">{rest}</div></details>"
        );
    }
    html
}

/// The part of a book with this address: from there to the next heading or, if it is a paragraph, to the next paragraph
/// with an address. Nothing in it has an address, since it is shown within other pages.
fn cut(book: &str, place: &str) -> Option<String> {
    let at = book.find(&format!(" id=\"{place}\""))?;
    let start = book[..at].rfind('<')?;
    let is_paragraph = book[start..].starts_with("<p");
    let ends = ["<h2", "<h3", "<p id="];
    let ends = ends.iter().take(if is_paragraph { 3 } else { 2 });
    let end = ends.filter_map(|end| book[at..].find(end)).min().map_or(book.len(), |end| at + end);
    let mut html = String::with_capacity(end - start);
    let mut parts = book[start..end].split(" id=\"");
    html.push_str(parts.next()?);
    for part in parts {
        html.push_str(part.split_once('"').map_or(part, |(_, rest)| rest));
    }
    Some(html)
}

/// Puts every picture in its place. They load as they are scrolled to: most readers look for one rule.
fn with_pictures(shell: &Shell, kind: Kind, book: &Apart) -> String {
    let mut html = book.text.clone();
    for (number, both) in book.pictures.iter().enumerate() {
        let Some([light, _]) = both else { continue };
        let within = |from: &str, to: &str| {
            let rest = light.split_once(from).map_or("", |(_, rest)| rest);
            rest.split_once(to).map_or("", |(within, _)| within).to_owned()
        };
        // What a drawing says about itself is already escaped.
        let alt = within("<desc", "</desc>")
            .split_once('>')
            .map_or(String::new(), |(_, told)| told.replace('"', "&quot;"));
        let size: Vec<String> = within("viewBox=\"0 0 ", "\"").split(' ').map(str::to_owned).collect();
        let [width, height] = <[String; 2]>::try_from(size).unwrap_or_default();
        let address = |theme: &str| format!("/rules/{}/{number}/{theme}.svg", kind.name());
        let image = shell.picture(&address("light"), &address("dark"), "");
        let sized = format!("width=\"{width}\" height=\"{height}\" alt=\"{alt}\"");
        let image = image.replacen("alt=\"\"", &sized, 1);
        html = html.replacen(&Apart::place(number), &format!("<div class=\"picture\">{image}</div>"), 1);
    }
    html
}

/// Puts under each example whose set-up is right a button that opens it.
fn with_trials(shell: &Shell, kind: Kind, book: &str) -> String {
    const END: &str = "</figcaption>\n</figure>";
    let examples = examples(kind.rulebook()).unwrap_or_default();
    let mut html = String::with_capacity(book.len() + examples.len() * 300);
    let mut parts = book.split(END);
    html.push_str(parts.next().unwrap_or_default());
    for (number, (part, example)) in parts.zip(&examples).enumerate() {
        html.push_str(&trial(shell, kind, number, example).unwrap_or_default());
        html.push_str(END);
        html.push_str(part);
    }
    html
}

/// A button that opens a table with the example's position, all seats at this screen.
fn trial(shell: &Shell, kind: Kind, number: usize, example: &Example) -> Option<String> {
    kind.start(&example.options).ok()?;
    let words = escaped(&shell.say("rules-try"));
    let action = format!("/rules/{}/{number}/try", kind.name());
    Some(format!("<p><a class=\"button\" href=\"{action}\">{words}</a></p>"))
}

/// An example's position, to try things out.
fn try_out(_: App, words: Words, _: Visitor, at: Vec<String>) -> Finding {
    Box::pin(async move {
        let kind = Kind::named(at.first()?)?;
        let examples = examples(kind.rulebook()).unwrap_or_default();
        let example = examples.get(at.get(1)?.parse::<usize>().ok()?)?;
        let (options, opening, _) = position(kind, example)?;
        let title = words.say(kind.name(), &[]);
        Some(Script {
            game: kind,
            options,
            opening,
            you: None,
            title,
            steps: Vec::new(),
            next: Vec::new(),
            play: None,
        })
    })
}

/// An example as a table needs it: the whole options, what is played, and how many sit there. Where the example ends
/// the game, what ends it is left to be played.
fn position(kind: Kind, example: &Example) -> Option<(Map<String, Value>, Vec<Action>, usize)> {
    let mut game = kind.start(&example.options).ok()?;
    let (options, seats) = (game.options(), game.seats());
    let mut opening = Vec::new();
    let plays = example.steps.iter().filter_map(|(_, step)| match step {
        Step::Play(actions) => Some(actions),
        _ => None,
    });
    for text in plays.flatten() {
        let action = Action::read(text);
        game.apply(&action).ok()?;
        if game.result().is_some() {
            break;
        }
        opening.push(action);
    }
    Some((options, opening, seats))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol_games::rulebook::places;

    #[test]
    fn every_example_that_can_be_set_up_can_be_tried() {
        for kind in Kind::ALL {
            let all = examples(kind.rulebook()).unwrap();
            let right = all.iter().filter(|example| kind.start(&example.options).is_ok()).count();
            let shell = Shell::speaking(&gambol_words::Words::english());
            let book = &BOOKS[kind.name()];
            let html = with_trials(&shell, kind, &with_pictures(&shell, kind, book));
            assert!(!html.contains("<!--picture"), "{}: every picture has its place", kind.name());
            let drawn = book.pictures.iter().flatten().count();
            assert_eq!(html.matches("loading=\"lazy\"").count(), drawn, "{}", kind.name());
            assert!(html.len() < 200_000, "{}: {} bytes", kind.name(), html.len());
            assert_eq!(html.matches("/try\"").count(), right, "{}", kind.name());
            assert_eq!(all.iter().filter(|example| position(kind, example).is_some()).count(), right);
            assert_eq!(html.matches("<figure").count(), all.len(), "{}", kind.name());
            assert!(contents(&html).len() > 4, "{}", kind.name());
            let folded = folded(&html);
            assert_eq!(folded.matches("<figure").count(), all.len(), "{}", kind.name());
            assert_eq!(folded.matches("/try\"").count(), right, "{}", kind.name());
            for place in places(kind.rulebook()) {
                assert_eq!(folded.matches(&format!(" id=\"{place}\"")).count(), 1, "{kind}: {place}");
            }
        }
    }

    #[test]
    fn a_rule_is_shown_alone_with_its_examples() {
        let shell = Shell::speaking(&gambol_words::Words::english());
        for kind in Kind::ALL {
            let book = with_pictures(&shell, kind, &BOOKS[kind.name()]);
            for place in places(kind.rulebook()) {
                let rule = cut(&book, &place).unwrap_or_else(|| panic!("{kind}: {place}"));
                assert!(!rule.contains(" id=\"") && rule.len() > 20, "{kind} {place}: {rule}");
            }
        }
        let koala = cut(&with_pictures(&shell, Kind::Kangaruse, &BOOKS["kangaruse"]), "koala").unwrap();
        assert!(koala.starts_with("<p><strong>koala") && koala.contains("<figure"), "{koala}");
        assert!(!koala.contains("platypus"), "{koala}");
    }
}
