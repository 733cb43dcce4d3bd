//! Whose games these are, and what Gambol is.

use super::page;
use super::shell::Shell;
use crate::App;
use askama::Template;
use axum::Router;
use axum::response::Response;
use axum::routing::get;
use gambol_games::Kind;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/about", get(about))
}

/// A game and those who made it.
struct Credit {
    game: &'static str,
    title: String,
    words: String,
}

#[derive(Template)]
#[template(path = "about.html")]
struct AboutPage {
    credits: Vec<Credit>,
    version: &'static str,
    shell: Shell,
}

async fn about(shell: Shell) -> Response {
    let credit = |kind: Kind| Credit {
        game: kind.name(),
        title: shell.say(kind.name()),
        words: shell.say(&format!("credit-{kind}")),
    };
    page(AboutPage { credits: Kind::ALL.map(credit).into(), version: env!("CARGO_PKG_VERSION"), shell })
}
