//! One board under its code: picture, JSON, and the ways to play on it and to print it.

use super::boards::{laid, name, options_on, shape};
use super::certified::{Certificate, Way};
use super::print::PrintForm;
use super::shell::{Shell, theme_named};
use super::{failed, missing, page};
use crate::App;
use askama::Template;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use gambol_core::Saying;
use gambol_draw::Look;
use gambol_games::code::{self, Source};
use gambol_words::Teller;
use serde::Deserialize;
use serde_json::Value;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/b/{code}", get(board))
        .route("/b/{code}/board.svg", get(picture))
        .route("/b/{code}/tile/{tile}", get(tile_picture))
        .route("/b/{code}/board.json", get(as_json))
}

#[derive(Template)]
#[template(path = "board.html")]
struct BoardPage {
    game: &'static str,
    title: String,
    name: String,
    shape: String,
    made: String,
    seed: String,
    code: String,
    link: String,
    played: String,
    light: String,
    dark: String,
    /// This very board, and a fresh one where one game uses a board up.
    prints: Vec<PrintForm>,
    certificate: Option<Certificate>,
    /// How it is played at once, unless as usual.
    way: Option<Way>,
    shell: Shell,
}

async fn board(State(app): State<App>, shell: Shell, Path(code): Path<String>) -> Response {
    let coded = match code::read(&code) {
        Ok(coded) => coded,
        Err(error) => {
            let sentence = shell.words.code_error(&error);
            return failed(shell, StatusCode::UNPROCESSABLE_ENTITY, &sentence);
        }
    };
    let kind = coded.game;
    let (made, seed) = match coded.source {
        Source::BuiltIn(_) => (shell.say("board-ships"), String::new()),
        Source::Recipe(recipe) => {
            let seed = recipe.choices().get("seed").and_then(Value::as_u64).unwrap_or_default();
            (shell.say("board-made"), seed.to_string())
        }
        Source::Own => (shell.say("board-own"), String::new()),
    };
    let mut certificate = match coded.source {
        Source::BuiltIn(name) => Certificate::of(kind, name, &shell),
        _ => None,
    };
    let way = certificate.as_mut().and_then(|certificate| certificate.way.take());
    // A set of tiles is laid afresh for every table.
    let played = code::of(&laid(kind, &coded.board, app.world().bits())).unwrap_or_else(|_| code.clone());
    let address = |theme: &str| format!("/b/{code}/board.svg?theme={theme}");
    page(BoardPage {
        game: kind.name(),
        title: shell.say(kind.name()),
        name: name(kind, &coded.board, &shell),
        shape: shape(kind, &coded.board, &shell),
        made,
        seed,
        link: format!("{}/b/{code}", app.origin()),
        light: address("light"),
        dark: address("dark"),
        played,
        prints: std::iter::once(PrintForm::board(kind, &code, &shell))
            .chain(PrintForm::fresh(kind, &shell))
            .collect(),
        certificate,
        way,
        code,
        shell,
    })
}

#[derive(Deserialize)]
struct Themed {
    theme: Option<String>,
}

/// What a code leads to does not change.
const KEPT: &str = "public, max-age=86400";

fn svg_or_missing(shell: Shell, drawn: Option<String>) -> Response {
    let Some(svg) = drawn else { return missing(shell) };
    ([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, KEPT)], svg).into_response()
}

async fn picture(shell: Shell, Path(code): Path<String>, Query(themed): Query<Themed>) -> Response {
    let theme = themed.theme.as_deref().and_then(theme_named).unwrap_or_default();
    let drawn = code::read(&code).ok().and_then(|coded| {
        let options = options_on(coded.game, &coded.board)?;
        let teller = Teller {
            words: &shell.words,
            kind: coded.game,
            options: &options,
            names: &[],
            reader: None,
            turned: None,
        };
        let words = |label: &Saying| teller.label(label);
        gambol_draw::empty(coded.game, &options, &Look { theme, words: Some(&words), ..Look::default() }).ok()
    });
    svg_or_missing(shell, drawn)
}

/// One tile of a set, not turned.
async fn tile_picture(
    shell: Shell,
    Path((code, tile)): Path<(String, String)>,
    Query(themed): Query<Themed>,
) -> Response {
    let theme = themed.theme.as_deref().and_then(theme_named).unwrap_or_default();
    let name = tile.strip_suffix(".svg").unwrap_or_default();
    let drawn = code::read(&code).ok().and_then(|coded| {
        gambol_draw::tile(coded.game, &coded.board, name, &Look { theme, ..Look::default() }).ok()
    });
    svg_or_missing(shell, drawn)
}

async fn as_json(shell: Shell, Path(code): Path<String>) -> Response {
    let Ok(coded) = code::read(&code) else { return missing(shell) };
    let Ok(text) = serde_json::to_string_pretty(&coded.board) else { return missing(shell) };
    let file = format!("attachment; filename=\"{}-board.json\"", coded.game);
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, file)];
    (headers, text).into_response()
}
