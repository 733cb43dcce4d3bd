//! What pages and programs post, and what they fetch beside pages.

use crate::App;
use crate::games::form::with_usual;
use crate::pages::failure;
use crate::relay;
use crate::socket::{self, theme};
use crate::table::TableError;
use crate::who::{Token, Visitor, tidy_name};
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use gambol_core::Record;
use gambol_table::{NewTable, Screen};
use gambol_words::Words;
use serde::Deserialize;
use serde_json::json;

/// The longest record that is read, in bytes.
const LONGEST_RECORD: usize = 256 * 1024;
/// A form spells every quote and brace of its record with three letters.
const LONGEST_FORM: usize = 3 * LONGEST_RECORD + 64;
/// The longest report of a browser that is read, in bytes.
const LONGEST_REPORT: usize = 16 * 1024;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/tables", post(create))
        .route("/i/{token}", post(take))
        .route("/me", post(rename))
        .route("/records", post(import).layer(DefaultBodyLimit::max(LONGEST_FORM)))
        .route("/t/{id}/record", get(record))
        .route("/t/{id}/state", get(past))
        .route("/t/{id}/next", post(play_next))
        .route("/t/{id}/ws", get(socket::connect))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .route("/csp", post(report).layer(DefaultBodyLimit::max(LONGEST_REPORT)))
}

/// What went wrong at a table, as a page.
pub(crate) fn refused(words: &Words, error: &TableError) -> Response {
    match error {
        TableError::Unknown => failure(words, StatusCode::NOT_FOUND, &words.say("live-no-table", &[])),
        TableError::Refused(why) => failure(words, StatusCode::UNPROCESSABLE_ENTITY, why),
        TableError::Elsewhere(_) => relay::later(words),
        TableError::Store(error) => {
            tracing::error!(%error, "the store failed");
            failure(words, StatusCode::SERVICE_UNAVAILABLE, &words.say("live-store", &[]))
        }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/json"))
}

/// The fields of a form, in the order in which they came.
pub(crate) fn form(body: &[u8]) -> Option<Vec<(String, String)>> {
    serde_urlencoded::from_bytes(body).ok()
}

/// `POST /tables`: a form is redirected to the table, JSON is answered with its id.
async fn create(State(app): State<App>, visitor: Visitor, headers: HeaderMap, body: Bytes) -> Response {
    let json = is_json(&headers);
    let new = if json {
        NewTable::from_json(&body)
    } else {
        let Some(fields) = form(&body) else {
            return failure(&visitor.words, StatusCode::BAD_REQUEST, &visitor.words.say("live-form", &[]));
        };
        NewTable::from_form(&with_usual(fields))
    };
    let new = match new {
        Ok(new) => new,
        Err(error) if json => {
            return (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({"error": error.told(&visitor.words)})))
                .into_response();
        }
        Err(error) => {
            return failure(&visitor.words, StatusCode::UNPROCESSABLE_ENTITY, &error.told(&visitor.words));
        }
    };
    match app.tables().create(&visitor, new).await {
        Err(error) => refused(&visitor.words, &error),
        Ok(id) if json => (StatusCode::CREATED, Json(json!({"table": id}))).into_response(),
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
    }
}

/// `POST /i/{token}`: gives the seat to whoever comes first, under the name that they say.
async fn take(
    State(app): State<App>,
    mut visitor: Visitor,
    Path(token): Path<String>,
    body: Bytes,
) -> Response {
    let Some(token) = Token::read(&token) else { return refused(&visitor.words, &TableError::Unknown) };
    let fields = form(&body).unwrap_or_default();
    let said = fields.iter().find(|(key, _)| key == "name").and_then(|(_, name)| tidy_name(name));
    if let Some(name) = said {
        if let Err(error) = app.tables().rename(&visitor, &name).await {
            return refused(&visitor.words, &error);
        }
        visitor.name = Some(name);
    }
    match app.tables().take(&token, &visitor).await {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(error) => refused(&visitor.words, &error),
    }
}

/// `POST /me`: a new name.
async fn rename(State(app): State<App>, visitor: Visitor, headers: HeaderMap, body: Bytes) -> Response {
    let fields = form(&body).unwrap_or_default();
    let name = fields.iter().find(|(key, _)| key == "name").and_then(|(_, name)| tidy_name(name));
    let Some(name) = name else {
        return failure(
            &visitor.words,
            StatusCode::UNPROCESSABLE_ENTITY,
            &visitor.words.say("live-name", &[]),
        );
    };
    if let Err(error) = app.tables().rename(&visitor, &name).await {
        return refused(&visitor.words, &error);
    }
    let text = |name| headers.get(name).and_then(|from: &HeaderValue| from.to_str().ok()).unwrap_or_default();
    let path = text(header::REFERER).strip_prefix(text(header::ORIGIN)).filter(|path| is_own_path(path));
    Redirect::to(path.unwrap_or("/")).into_response()
}

/// Whether a path leads to a page of ours. Browsers take `//` and `/\` for the beginning of another site's address.
fn is_own_path(path: &str) -> bool {
    let rest = path.strip_prefix('/');
    rest.is_some_and(|rest| !rest.starts_with(['/', '\\']))
        && path.bytes().all(|byte| byte.is_ascii_graphic())
}

/// `POST /records`: a record, as JSON or in the form field `record`.
async fn import(State(app): State<App>, visitor: Visitor, headers: HeaderMap, body: Bytes) -> Response {
    let text = if is_json(&headers) {
        body.to_vec()
    } else {
        let fields = form(&body).unwrap_or_default();
        let found = fields.into_iter().find(|(key, _)| key == "record");
        found.map(|(_, text)| text.into_bytes()).unwrap_or_default()
    };
    if text.len() > LONGEST_RECORD {
        let args = [("most", LONGEST_RECORD.into()), ("found", text.len().into())];
        let sentence = visitor.words.say("live-record-large", &args);
        return failure(&visitor.words, StatusCode::PAYLOAD_TOO_LARGE, &sentence);
    }
    if !app.rate().makes(visitor.from) {
        app.metrics().limited.add(1);
        return failure(
            &visitor.words,
            StatusCode::TOO_MANY_REQUESTS,
            &visitor.words.say("live-slowly", &[]),
        );
    }
    let record: Record = match serde_json::from_slice(&text) {
        Ok(record) => record,
        Err(error) => {
            let sentence = visitor.words.json_error(&error);
            return failure(&visitor.words, StatusCode::UNPROCESSABLE_ENTITY, &sentence);
        }
    };
    match app.tables().import(&record, &visitor).await {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(error) => refused(&visitor.words, &error),
    }
}

/// `GET /t/{id}/record`: a game that has ended, to download.
async fn record(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let record = match app.tables().record(&id, &visitor).await {
        Ok(record) => record,
        Err(error) => return refused(&visitor.words, &error),
    };
    let name =
        format!("attachment; filename=\"gambol-{}-{}.json\"", record.game, id.get(..6).unwrap_or_default());
    let mut response = Json(record).into_response();
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    response
}

/// `POST /t/{id}/next`: the same game against computers of the level in the form.
async fn play_next(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    body: Bytes,
) -> Response {
    let fields = form(&body).unwrap_or_default();
    let level = fields.iter().find(|(key, _)| key == "level").map_or("", |(_, level)| level.as_str());
    match app.tables().play_next(&id, &visitor, level).await {
        Ok(next) => Redirect::to(&format!("/t/{next}")).into_response(),
        Err(error) => refused(&visitor.words, &error),
    }
}

#[derive(Deserialize)]
struct Past {
    ply: usize,
    theme: Option<String>,
}

/// `GET /t/{id}/state?ply=N`: a past position, as the visitor might have known it then.
async fn past(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Past>,
) -> Response {
    let screen =
        Screen { theme: theme(asked.theme.as_deref()), tall: false, language: visitor.words.tongue() };
    match app.tables().past(&id, &visitor, asked.ply, screen).await {
        Ok(picture) => Json(picture).into_response(),
        Err(error) => refused(&visitor.words, &error),
    }
}

async fn health(State(app): State<App>) -> Response {
    match app.store().ping().await {
        // Whoever comes anew is led to a server that stays.
        Ok(()) if app.tables().is_leaving() => (StatusCode::SERVICE_UNAVAILABLE, "leaving\n").into_response(),
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::debug!(%error, "the store cannot write");
            let why = format!("{}\n", app.tongues().first().say("live-ill", &[]));
            (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
        }
    }
}

async fn metrics(State(app): State<App>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    let vitals = app.store().vitals();
    let gauges = [
        ("connections", "Connections, sockets included", app.places().taken() as u64),
        ("bot_queue", "Computers waiting for their turn to think", app.tables().0.pool.waiting() as u64),
        ("writer_queue", "Writes waiting for the database", vitals.waiting),
        ("database_bytes", "The length of the database", vitals.bytes),
        ("failed_transactions", "Transactions that failed since the start", vitals.failures),
    ];
    let mut text = app.metrics().text() + &crate::metrics::gauges(&gauges);
    // A database that is shared has its own disk, which we do not see.
    if app.store().fleet().is_none() {
        text += &crate::metrics::gauges(&[
            ("wal_bytes", "The length of the write-ahead log", vitals.wal_bytes),
            ("disk_free_bytes", "What is free on the database's disk", vitals.disk_free),
        ]);
    }
    (kind, text).into_response()
}

/// Counts reports of broken policies. What they say may hold addresses with tokens, so it is not logged.
async fn report(State(app): State<App>, _body: Bytes) -> StatusCode {
    app.metrics().csp_reports.add(1);
    tracing::warn!("a browser reports that a page broke its policy");
    StatusCode::NO_CONTENT
}
