//! The pages. Each part of the site has a file with its handlers and its routes; templates are in `templates/`.

mod about;
mod assets;
mod board;
mod boards;
mod certified;
mod courses;
mod home;
mod icons;
mod lay;
mod learn;
pub(crate) mod mistakes;
mod new;
mod new_board;
mod print;
mod puzzles;
pub(crate) mod rules;
mod rules_short;
mod settings;
pub(crate) mod shell;
mod tables;

use crate::App;
use crate::table::TableError;
use askama::Template;
use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use gambol_words::Words;
use shell::Shell;

/// What the script of every page says.
pub(crate) const PAGE_WORDS: &[(&str, &[&str])] = &[
    ("page-copied", &[]),
    ("board-read", &[]),
    ("board-more-wrong", &["count"]),
    ("file-large", &[]),
    ("name-kept", &["name"]),
];

/// All pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/assets/{file}", get(assets::asset))
        .merge(home::routes())
        .merge(new::routes())
        .merge(tables::routes())
        .merge(learn::routes())
        .merge(rules::routes())
        .merge(rules_short::routes())
        .merge(boards::routes())
        .merge(board::routes())
        .merge(print::routes())
        .merge(puzzles::routes())
        .merge(about::routes())
        .merge(settings::routes())
        .merge(mistakes::routes())
        .fallback(lost)
}

/// A page that says in one sentence what went wrong.
pub fn failure(words: &Words, status: StatusCode, sentence: &str) -> Response {
    failed(Shell::speaking(words), status, sentence)
}

#[derive(Template)]
#[template(path = "failure.html")]
struct FailurePage {
    heading: String,
    sentence: String,
    /// What the list of more to say is called.
    summary: String,
    more: Vec<String>,
    shell: Shell,
}

impl FailurePage {
    fn new(heading: String, sentence: String, shell: Shell) -> FailurePage {
        FailurePage { heading, sentence, summary: String::new(), more: Vec::new(), shell }
    }
}

fn failed(shell: Shell, status: StatusCode, sentence: &str) -> Response {
    if status == StatusCode::NOT_FOUND {
        return missing(shell);
    }
    let heading = shell.say(match status {
        StatusCode::SERVICE_UNAVAILABLE => "failure-later",
        status if status.is_server_error() => "failure-ours",
        _ => "failure-yours",
    });
    (status, page(FailurePage::new(heading, sentence.to_owned(), shell))).into_response()
}

/// For addresses that do not exist.
async fn lost(shell: Shell) -> Response {
    missing(shell)
}

fn missing(shell: Shell) -> Response {
    let (heading, sentence) = (shell.say("missing-heading"), shell.say("missing-sentence"));
    (StatusCode::NOT_FOUND, page(FailurePage::new(heading, sentence, shell))).into_response()
}

/// What a failure at a table looks like.
fn refused(shell: Shell, error: &TableError) -> Response {
    match error {
        TableError::Unknown => missing(shell),
        TableError::Refused(why) => failed(shell, StatusCode::CONFLICT, why),
        TableError::Elsewhere(_) => {
            let sentence = shell.say("live-elsewhere");
            failed(shell, StatusCode::SERVICE_UNAVAILABLE, &sentence)
        }
        TableError::Store(error) => {
            tracing::error!(%error, "the store failed");
            let sentence = shell.say("failure-store");
            failed(shell, StatusCode::SERVICE_UNAVAILABLE, &sentence)
        }
    }
}

/// A page from its template. Pages are only for the visitor who asked.
fn page(template: impl Template) -> Response {
    match template.render() {
        Ok(html) => ([(header::CACHE_CONTROL, "no-store")], Html(html)).into_response(),
        Err(error) => {
            tracing::error!(%error, "a page could not be made");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

#[cfg(test)]
mod tests;
