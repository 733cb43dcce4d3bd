//! One board under its code: picture, JSON, PDF, and the way to play on it.

use super::boards::{laid, name, options_on, shape};
use super::certified::Certificate;
use super::shell::{Shell, theme_named};
use super::{failed, missing, page};
use crate::App;
use crate::games;
use askama::Template;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use gambol_core::Saying;
use gambol_draw::Look;
use gambol_games::Kind;
use gambol_games::code::{self, Source};
use gambol_print::{Item, Paper, PrintError, PrintOptions, SideBar};
use gambol_words::Teller;
use serde::Deserialize;
use serde_json::{Map, Value};

pub(super) fn routes() -> Router<App> {
    let games = Kind::ALL.into_iter().fold(Router::new(), |router, kind| {
        let print = move |app, shell, query| print_game(app, shell, query, kind);
        router.route(&format!("/{}/print.pdf", kind.name()), get(print))
    });
    games
        .route("/b/{code}", get(board))
        .route("/b/{code}/board.svg", get(picture))
        .route("/b/{code}/tile/{tile}", get(tile_picture))
        .route("/b/{code}/board.json", get(as_json))
        .route("/b/{code}/print.pdf", get(print_board))
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
    has_side_bar: bool,
    certificate: Option<Certificate>,
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
    let certificate = match coded.source {
        Source::BuiltIn(name) => Certificate::of(kind, name, &shell),
        _ => None,
    };
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
        has_side_bar: games::of(kind).has_side_bar(),
        certificate,
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

async fn picture(shell: Shell, Path(code): Path<String>, Query(themed): Query<Themed>) -> Response {
    let theme = themed.theme.as_deref().and_then(theme_named).unwrap_or_default();
    let drawn = code::read(&code).ok().and_then(|coded| {
        let options = options_on(coded.game, &coded.board)?;
        let teller = Teller { words: &shell.words, kind: coded.game, options: &options, names: &[] };
        let words = |label: &Saying| teller.label(label);
        gambol_draw::empty(coded.game, &options, &Look { theme, words: Some(&words), ..Look::default() }).ok()
    });
    match drawn {
        Some(svg) => {
            ([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, KEPT)], svg).into_response()
        }
        None => missing(shell),
    }
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
    match drawn {
        Some(svg) => {
            ([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, KEPT)], svg).into_response()
        }
        None => missing(shell),
    }
}

async fn as_json(shell: Shell, Path(code): Path<String>) -> Response {
    let Ok(coded) = code::read(&code) else { return missing(shell) };
    let Ok(text) = serde_json::to_string_pretty(&coded.board) else { return missing(shell) };
    let file = format!("attachment; filename=\"{}-board.json\"", coded.game);
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, file)];
    (headers, text).into_response()
}

/// How a kit is to be printed.
#[derive(Deserialize, Default)]
struct Wanted {
    paper: Option<String>,
    ink: Option<String>,
    ground: Option<String>,
    rules: Option<String>,
    side: Option<String>,
}

impl Wanted {
    fn options(&self, app: &App) -> PrintOptions {
        PrintOptions {
            paper: self.paper.as_deref().and_then(|paper| paper.parse().ok()).unwrap_or(Paper::A4),
            side_bar: match self.side.as_deref() {
                Some("none") => SideBar::None,
                Some("scores") => SideBar::Scores,
                _ => SideBar::Rules,
            },
            ink_saving: self.ink.is_some(),
            background: self.ground.is_some(),
            rules: self.rules.is_some(),
            base_url: app.origin().to_owned(),
        }
    }
}

async fn print_board(
    State(app): State<App>,
    shell: Shell,
    Path(code): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let Ok(coded) = code::read(&code) else { return missing(shell) };
    printed(shell, &app, &wanted, coded.game, move || Item::board(coded.board)).await
}

async fn print_game(
    State(app): State<App>,
    shell: Shell,
    Query(wanted): Query<Wanted>,
    game: Kind,
) -> Response {
    printed(shell, &app, &wanted, game, move || Item::new(game, &Map::new())).await
}

/// A PDF takes a while to make, so it is made off the threads that answer.
async fn printed(
    shell: Shell,
    app: &App,
    wanted: &Wanted,
    game: Kind,
    item: impl FnOnce() -> Result<Item, PrintError> + Send + 'static,
) -> Response {
    let options = wanted.options(app);
    let made = tokio::task::spawn_blocking(move || gambol_print::kit(&[item()?], &options)).await;
    match made {
        Ok(Ok(pdf)) => {
            let file = format!("inline; filename=\"gambol-{game}.pdf\"");
            let headers =
                [(header::CONTENT_TYPE, "application/pdf".to_owned()), (header::CONTENT_DISPOSITION, file)];
            (headers, pdf).into_response()
        }
        Ok(Err(PrintError::Setup(error))) => {
            let sentence = shell.words.setup_error(&error);
            failed(shell, StatusCode::UNPROCESSABLE_ENTITY, &sentence)
        }
        Ok(Err(error)) => {
            tracing::error!(%error, "a PDF could not be made");
            let sentence = shell.say("failure-print");
            failed(shell, StatusCode::INTERNAL_SERVER_ERROR, &sentence)
        }
        Err(error) => {
            tracing::error!(%error, "a PDF could not be made");
            let sentence = shell.say("failure-print");
            failed(shell, StatusCode::INTERNAL_SERVER_ERROR, &sentence)
        }
    }
}
