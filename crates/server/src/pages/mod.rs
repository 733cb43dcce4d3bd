//! The pages.

use crate::App;
use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// All pages.
pub fn routes() -> Router<App> {
    Router::new()
}

/// A page that says in one sentence what went wrong.
pub fn failure(_app: &App, status: StatusCode, sentence: &str) -> Response {
    (status, sentence.to_owned()).into_response()
}
