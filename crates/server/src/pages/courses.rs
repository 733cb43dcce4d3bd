//! Pages of tables that teach: the table's own page, whose socket opens the course for this visitor alone.

use super::shell::Shell;
use super::tables::TablePage;
use super::{missing, page, refused, rules_short};
use crate::App;
use crate::socket::{self, Asked};
use crate::table::TableError;
use crate::who::Visitor;
use axum::Router;
use axum::extract::{Query, RawPathParams, Request, State};
use axum::http::Uri;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use gambol_core::Action;
use gambol_table::Script;
use gambol_words::Words;
use std::future::Future;
use std::pin::Pin;

/// The most moves that somebody who comes back brings along.
const MOST_PLAYED: usize = 500;

/// A script, once it is found.
pub(super) type Finding = Pin<Box<dyn Future<Output = Option<Script>> + Send>>;

/// Finds a script by what its address says, told in these words, for this visitor.
pub(super) type Find = fn(App, Words, Visitor, Vec<String>) -> Finding;

/// The page of all courses with addresses like this one, its socket and its rules.
pub(super) fn routes(path: &str, find: Find) -> Router<App> {
    let found = move |app: &App, shell: &Shell, visitor: &Visitor, params: &RawPathParams| {
        let params = params.iter().map(|(_, value)| value.to_owned()).collect();
        find(app.clone(), shell.words.clone(), visitor.clone(), params)
    };
    let show = async move |State(app): State<App>,
                           visitor: Visitor,
                           shell: Shell,
                           params: RawPathParams,
                           uri: Uri| {
        let Some(script) = found(&app, &shell, &visitor, &params).await else { return missing(shell) };
        match app.tables().lesson(&visitor, script, shell.screen()) {
            Ok(view) => page(TablePage { home: uri.path().to_owned(), view, shell }),
            Err(error) => refused(shell, &error),
        }
    };
    let connect = async move |State(app): State<App>,
                              Query(asked): Query<Asked>,
                              visitor: Visitor,
                              shell: Shell,
                              params: RawPathParams,
                              request: Request| {
        let script = found(&app, &shell, &visitor, &params).await;
        let open = async |visitor: &Visitor| {
            let mut script = script.ok_or(TableError::Unknown)?;
            if script.steps.is_empty() {
                let played = asked.played.lines().take(MOST_PLAYED).map(Action::read);
                script.opening.extend(played);
            }
            app.tables().teach(visitor, script, asked.step)
        };
        socket::seat(&app, visitor, &asked, request, open).await
    };
    let rules = async move |State(app): State<App>,
                            visitor: Visitor,
                            shell: Shell,
                            params: RawPathParams|
                -> Response {
        match found(&app, &shell, &visitor, &params).await {
            Some(script) => Html(rules_short::at_table(&shell, script.game, &script.options)).into_response(),
            None => missing(shell),
        }
    };
    Router::new()
        .route(path, get(show))
        .route(&format!("{path}/ws"), get(connect))
        .route(&format!("{path}/rules"), get(rules))
}
