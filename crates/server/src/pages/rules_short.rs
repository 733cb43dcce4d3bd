//! The short rulebooks as pages, and beside a table the rules of exactly what is played there.

use super::shell::Shell;
use super::{missing, page};
use crate::App;
use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use gambol_games::Kind;
use gambol_print::short::{self, Album, Book, Reader, Shown};
use gambol_words::Words;
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/rules/{game}", get(of_game))
        .route("/rules/{game}/picture/{file}", get(picture))
        .route("/rules/{game}/sign/{file}", get(sign))
}

/// The pictures of the rulebooks, by language: they never change, and drawing them takes a moment.
type Albums = HashMap<(&'static str, bool, Kind), Arc<Album>>;
static ALBUMS: LazyLock<Mutex<Albums>> = LazyLock::new(Mutex::default);

fn album(words: &Words, kind: Kind) -> Option<Arc<Album>> {
    let key = (words.language(), words.is_marked(), kind);
    let known = || ALBUMS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(album) = known().get(&key) {
        return Some(album.clone());
    }
    let album = Arc::new(Album::of(words, kind).ok()?);
    known().insert(key, album.clone());
    Some(album)
}

#[derive(Template)]
#[template(path = "short.html")]
struct ShortPage {
    game: &'static str,
    title: String,
    body: String,
    shell: Shell,
}

async fn of_game(shell: Shell, Path(game): Path<String>) -> Response {
    let Some(kind) = Kind::named(&game) else { return missing(shell) };
    let body = html(&shell, kind, Reader::Anybody, 2);
    page(ShortPage { game: kind.name(), title: shell.say(kind.name()), body, shell })
}

/// The rules of a game with these options, for those who sit at a table.
pub(super) fn at_table(shell: &Shell, kind: Kind, options: &Map<String, Value>) -> String {
    let whole = kind.start(options).map(|game| game.options());
    let options = whole.as_ref().unwrap_or(options);
    let exact = super::shell::escaped(&shell.say("rules-exact"));
    let rules = html(shell, kind, Reader::Table(options), 3);
    format!("{rules}<p><a href=\"/rules/{kind}/exact\">{exact}</a></p>\n")
}

fn html(shell: &Shell, kind: Kind, reader: Reader<'_>, level: u8) -> String {
    let (Ok(book), Some(album)) = (Book::read(&shell.words, kind, reader), album(&shell.words, kind)) else {
        return String::new();
    };
    short::html(&book, level, &|shown| {
        let address = |theme: &str| match shown {
            Shown::Frame(picture, frame) => format!("/rules/{kind}/picture/{picture}-{frame}-{theme}.svg"),
            Shown::Sign(name) => format!("/rules/{kind}/sign/{name}-{theme}.svg"),
        };
        let image = shell.picture(&address("light"), &address("dark"), "");
        let size = match shown {
            Shown::Frame(picture, frame) => album.frame(picture, frame).map(|drawn| drawn.size),
            Shown::Sign(_) => Some((100.0, 100.0)),
        };
        let Some((width, height)) = size else { return String::new() };
        image.replacen("alt=\"\"", &format!("width=\"{width}\" height=\"{height}\" alt=\"\""), 1)
    })
}

fn svg(drawing: String) -> Response {
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    (headers, drawing).into_response()
}

/// A frame of a picture: `/rules/duel/picture/3-0-light.svg`.
async fn picture(shell: Shell, Path((game, file)): Path<(String, String)>) -> Response {
    let drawn = || {
        let kind = Kind::named(&game)?;
        let mut parts = file.strip_suffix(".svg")?.splitn(3, '-');
        let (picture, frame) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let named = parts.next()?;
        let theme = ["light", "dark"].iter().position(|theme| *theme == named)?;
        Some(album(&shell.words, kind)?.frame(picture, frame)?.both[theme].clone())
    };
    drawn().map_or_else(|| missing(shell.clone()), svg)
}

/// A sign of a game: `/rules/kangaruse/sign/sq-koala-light.svg`.
async fn sign(shell: Shell, Path((game, file)): Path<(String, String)>) -> Response {
    let drawn = || {
        let kind = Kind::named(&game)?;
        let (name, theme) = file.strip_suffix(".svg")?.rsplit_once('-')?;
        short::sign(kind, name, super::shell::theme_named(theme)?)
    };
    drawn().map_or_else(|| missing(shell), svg)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn of(kind: Kind, options: &Value) -> String {
        let options = kind.start(options.as_object().unwrap()).unwrap().options();
        at_table(&Shell::speaking(&Words::english()), kind, &options)
    }

    #[test]
    fn every_game_has_rules_beside_its_board_with_pictures() {
        for kind in Kind::ALL {
            let rules = of(kind, &json!({}));
            assert!(rules.matches("<h3").count() >= 4, "{kind}: {rules}");
            assert!(rules.matches("<figure").count() >= 3, "{kind}");
        }
    }

    #[test]
    fn only_what_is_on_the_sheet_is_told() {
        let sheet = |kind: &str| {
            json!({"board": {"game": "kangaruse", "name": "x", "files": 2, "ranks": 2, "numbers_on": "files",
                "numbers": [1, 1], "directions": ["E", "N"], "squares": {"a1": {"type": kind}}}})
        };
        assert!(of(Kind::Kangaruse, &sheet("moth")).contains("<b>Moth"));
        assert!(!of(Kind::Kangaruse, &sheet("koala")).contains("<b>Moth"));
        assert!(of(Kind::Kangaruse, &sheet("koala")).contains("<b>Koala"));
    }

    #[test]
    fn a_mode_brings_its_rules_along() {
        let secret = of(Kind::MuddyRide, &json!({"mode": "secret"}));
        assert!(secret.contains("Secret Riders") && secret.contains("At this table"), "{secret}");
        assert!(!secret.contains("diagonally back,") && !secret.contains("White Horse"), "{secret}");
        assert!(!of(Kind::MuddyRide, &json!({})).contains("Secret Riders"));
        assert!(of(Kind::Duel, &json!({"size": "large"})).contains("Large cowboys"));
        assert!(!of(Kind::Duel, &json!({})).contains("Large cowboys"));
    }
}
