//! Your mistakes: moments of reviewed games to find by oneself. The browser keeps the list; the table asks.

use super::courses::{self, Finding};
use super::shell::Shell;
use super::{page, refused};
use crate::App;
use crate::who::Visitor;
use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use gambol_words::Words;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/mistakes", get(mistakes))
        .route("/t/{id}/review.html", get(review))
        .merge(courses::routes("/t/{id}/find/{ply}", find))
}

/// What the page's script says.
pub(crate) const MISTAKES_WORDS: &[(&str, &[&str])] = &[
    ("page-copied", &[]),
    ("name-kept", &["name"]),
    ("mistakes-found", &[]),
    ("mistakes-forget", &[]),
    ("mistakes-forget-this", &["title"]),
];

#[derive(Template)]
#[template(path = "mistakes.html")]
struct MistakesPage {
    shell: Shell,
}

async fn mistakes(shell: Shell) -> Response {
    page(MistakesPage { shell })
}

/// A moment of a game, asked again.
fn find(app: App, _: Words, visitor: Visitor, at: Vec<String>) -> Finding {
    Box::pin(async move {
        let ply = at.get(1)?.parse().ok()?;
        app.tables().find(at.first()?, &visitor, ply).await.ok()
    })
}

/// The review of a game, to keep.
async fn review(State(app): State<App>, visitor: Visitor, shell: Shell, Path(id): Path<String>) -> Response {
    // Dozens of drawings are made for it.
    if !app.rate().makes(visitor.from) {
        app.metrics().limited.add(1);
        return super::failure(
            &visitor.words,
            StatusCode::TOO_MANY_REQUESTS,
            &visitor.words.say("live-slowly", &[]),
        );
    }
    match app.tables().review_page(&id, &visitor).await {
        Ok(kept) => {
            let name =
                format!("attachment; filename=\"gambol-review-{}.html\"", id.get(..6).unwrap_or_default());
            let mut response = Html(kept).into_response();
            if let Ok(name) = HeaderValue::from_str(&name) {
                response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
            }
            response
        }
        Err(error) => refused(shell, &error),
    }
}
