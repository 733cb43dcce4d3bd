//! Boards: those that ship, those that seeds make, and one's own by upload or code.

use super::certified;
use super::new::Number;
use super::print::PrintForm;
use super::shell::Shell;
use super::{FailurePage, missing, page};
use crate::App;
use crate::games::{self, Shape};
use askama::Template;
use axum::extract::{DefaultBodyLimit, Form, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Json, Router};
use gambol_games::Kind;
use gambol_games::boards::BuiltIn;
use gambol_games::code::{self, CodeError, Coded, Source};
use gambol_games::recipe::{LARGEST_SEED, Recipe};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// The longest board that is read, in bytes.
const LONGEST: usize = 64 * 1024;
/// How many boards are made at once to choose from.
const SAMPLES: u64 = 6;

pub(super) fn routes() -> Router<App> {
    Router::new()
        // A form writes three letters for one, so the body may be longer than what it holds.
        .route("/boards", get(all).post(upload).layer(DefaultBodyLimit::max(LONGEST * 4)))
        .route("/boards/{game}", get(of_game))
}

/// A board in a list.
pub(super) struct Tile {
    pub(super) game: &'static str,
    pub(super) code: String,
    pub(super) name: String,
    pub(super) told: String,
    /// What its certificate says first; empty for a board without one.
    pub(super) certificate: String,
    /// How long a game on it takes; empty where nobody has measured it.
    pub(super) length: String,
}

impl Tile {
    /// The boards of a game that ship.
    pub(super) fn built_in(kind: Kind, shell: &Shell) -> Vec<Tile> {
        let tile = |built_in: &'static BuiltIn| {
            let board: Value = serde_json::from_str(built_in.json).unwrap_or_default();
            let (certificate, length) = certified::briefly(kind, built_in.name, shell);
            Tile {
                game: kind.name(),
                code: code::of_built_in(built_in),
                name: name(kind, &board, shell),
                told: shape(kind, &board, shell),
                certificate,
                length,
            }
        };
        kind.boards().map(tile).collect()
    }

    /// The board of a code.
    pub(super) fn coded(kind: Kind, coded: &Coded, text: &str, shell: &Shell) -> Tile {
        let told = match coded.source {
            Source::Recipe(recipe) => {
                let seed = recipe.choices().get("seed").and_then(Value::as_u64).unwrap_or_default();
                shell.with("board-seed", "seed", seed.to_string())
            }
            _ => shape(kind, &coded.board, shell),
        };
        let (certificate, length) = match coded.source {
            Source::BuiltIn(name) => certified::briefly(kind, name, shell),
            _ => Default::default(),
        };
        Tile {
            game: kind.name(),
            code: text.to_owned(),
            name: name(kind, &coded.board, shell),
            told,
            certificate,
            length,
        }
    }

    fn made(kind: Kind, recipe: &Recipe, shell: &Shell) -> Tile {
        let (code, board) = (code::of_recipe(recipe), recipe.board());
        Tile::coded(kind, &Coded { game: kind, source: Source::Recipe(*recipe), board }, &code, shell)
    }

    /// The address of its picture.
    pub(super) fn picture(&self, theme: &str) -> String {
        format!("/b/{}/board.svg?theme={theme}", self.code)
    }
}

/// What a board is called.
pub(super) fn name(kind: Kind, board: &Value, shell: &Shell) -> String {
    let set = board.get("tile_set").filter(|set| set.is_object()).unwrap_or(board);
    let named = set
        .get("name")
        .or(set.get("tile_set"))
        .and_then(Value::as_str)
        .filter(|name| !name.trim().is_empty());
    match named {
        Some(name) => shell.words.board_name(kind, name),
        None => shell.say("board-nameless"),
    }
}

/// How large a board is, in words.
pub(super) fn shape(kind: Kind, board: &Value, shell: &Shell) -> String {
    match games::of(kind).shape(board) {
        None => String::new(),
        Some(Shape::Tiles) => shell.say("board-tiles"),
        Some(Shape::Rows(count)) => shell.with("board-rows", "count", count),
        Some(Shape::Fields { files, ranks }) => {
            shell.words.say("board-shape", &[("files", files.into()), ("ranks", ranks.into())])
        }
    }
}

/// A code as people paste it: alone, or with the address around it.
pub(super) fn code_within(text: &str) -> &str {
    let text = text.trim();
    let text = text.rsplit_once("/b/").map_or(text, |(_, code)| code);
    text.split(['/', '?', '#']).next().unwrap_or(text)
}

struct Shelf {
    game: &'static str,
    title: String,
    boards: Vec<Tile>,
    print: Option<PrintForm>,
}

#[derive(Template)]
#[template(path = "boards.html")]
struct BoardsPage {
    shelves: Vec<Shelf>,
    shell: Shell,
}

async fn all(shell: Shell) -> Response {
    let with_boards = Kind::ALL.into_iter().filter(|kind| kind.boards().next().is_some());
    let shelves = with_boards
        .map(|kind| Shelf {
            game: kind.name(),
            title: shell.say(kind.name()),
            boards: Tile::built_in(kind, &shell),
            print: PrintForm::fresh(kind, &shell),
        })
        .collect();
    page(BoardsPage { shelves, shell })
}

#[derive(Template)]
#[template(path = "boards_game.html")]
struct GamePage {
    game: &'static str,
    title: String,
    boards: Vec<Tile>,
    made: Vec<Tile>,
    recipe: Vec<Number>,
    next: String,
    print: Option<PrintForm>,
    shell: Shell,
}

async fn of_game(
    State(app): State<App>,
    shell: Shell,
    Path(game): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
) -> Response {
    let Some(kind) = Kind::named(&game) else { return missing(shell) };
    let form = games::of(kind).form();
    if form.recipe.is_empty() {
        return missing(shell);
    }
    let recipe = super::new_board::recipe(kind, form, &fields, &app);
    let Some(recipe) = recipe else { return missing(shell) };
    let choices = recipe.choices();
    let first = choices.get("seed").and_then(Value::as_u64).unwrap_or_default();
    let with_seed = |seed: u64| {
        let mut choices = choices.clone();
        choices.insert("seed".to_owned(), seed.into());
        choices
    };
    let seeds = (first..=LARGEST_SEED).take(SAMPLES as usize);
    let made = seeds.filter_map(|seed| Recipe::read(kind, &with_seed(seed)).ok());
    let made = made.map(|recipe| Tile::made(kind, &recipe, &shell)).collect();
    let next = with_seed((first + SAMPLES) % LARGEST_SEED);
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let next: Vec<_> = next.iter().map(|(key, value)| format!("g.{key}={}", text(value))).collect();
    page(GamePage {
        game: kind.name(),
        title: shell.say(kind.name()),
        boards: Tile::built_in(kind, &shell),
        made,
        recipe: form
            .recipe
            .iter()
            .map(|field| super::new_board::recipe_field(&shell, field, Some(&recipe)))
            .collect(),
        next: next.join("&"),
        print: PrintForm::fresh(kind, &shell),
        shell,
    })
}

#[derive(Deserialize)]
struct Upload {
    #[serde(default)]
    board: String,
    #[serde(default)]
    code: String,
}

/// Takes a board as JSON or by its code, and leads to its page. The page's script asks for JSON instead.
async fn upload(shell: Shell, headers: HeaderMap, Form(upload): Form<Upload>) -> Response {
    let wants_json =
        headers.get(header::ACCEPT).is_some_and(|accept| accept.as_bytes().starts_with(b"application/json"));
    match read(&shell, &upload) {
        Ok(code) if wants_json => Json(json!({"code": code})).into_response(),
        Ok(code) => Redirect::to(&format!("/b/{code}")).into_response(),
        Err(mut told) if wants_json => {
            let why = told.remove(0);
            (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({"why": why, "more": told}))).into_response()
        }
        Err(told) => refused_board(shell, told),
    }
}

/// A page that says the first thing that is wrong with a board, with the rest folded away.
fn refused_board(shell: Shell, mut told: Vec<String>) -> Response {
    let sentence = told.remove(0);
    let heading = shell.say("board-refused");
    let summary = shell.with("board-more-wrong", "count", told.len());
    let failure = FailurePage { heading, sentence, summary, more: told, shell };
    (StatusCode::UNPROCESSABLE_ENTITY, page(failure)).into_response()
}

/// The code of a board that was given; otherwise what is wrong with it, a sentence for each thing and at least one.
fn read(shell: &Shell, upload: &Upload) -> Result<String, Vec<String>> {
    let (board, code) = (upload.board.trim(), code_within(&upload.code));
    if board.is_empty() && code.is_empty() {
        return Err(vec![shell.say("board-none")]);
    }
    if board.is_empty() {
        return code::read(code)
            .map(|_| code.to_owned())
            .map_err(|error| vec![shell.words.code_error(&error)]);
    }
    if board.len() > LONGEST {
        return Err(vec![shell.say("board-large")]);
    }
    let board: Value = serde_json::from_str(board).map_err(|error| vec![shell.words.json_error(&error)])?;
    code::of(&board).map_err(|error| match error {
        CodeError::Board(error) => error.flaws().iter().map(|flaw| shell.words.flaw(flaw)).collect(),
        error => vec![shell.words.code_error(&error)],
    })
}

/// A board as it can be played on: for one that is laid afresh for every table, one of the ways to lay it.
pub(super) fn laid(kind: Kind, board: &Value, way: u128) -> Value {
    games::of(kind).laid(board, way).unwrap_or_else(|| board.clone())
}

/// The options of a game on this board, with the whole board in them.
pub(super) fn options_on(kind: Kind, board: &Value) -> Option<Map<String, Value>> {
    let given = Map::from_iter([("board".to_owned(), laid(kind, board, 0))]);
    kind.start(&given).ok().map(|game| game.options())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol_games::boards;

    #[test]
    fn a_set_of_tiles_can_be_played_on_however_it_is_laid() {
        let kind = Kind::MuddyRide;
        let set: Value =
            serde_json::from_str(boards::named(Kind::MuddyRide, "summer-shower").unwrap().json).unwrap();
        let mut lays = std::collections::BTreeSet::new();
        for way in (0..5_000).step_by(37) {
            let board = laid(kind, &set, way);
            assert!(kind.start(&Map::from_iter([("board".to_owned(), board.clone())])).is_ok(), "{way}");
            lays.insert(code::of(&board).unwrap());
        }
        assert!(lays.len() > 100, "{}", lays.len());
    }

    #[test]
    fn a_code_is_found_within_its_address() {
        for text in [
            "1dbabc",
            " 1dbabc ",
            "http://localhost:7171/b/1dbabc",
            "https://x.example/b/1dbabc/board.svg?theme=dark",
        ] {
            assert_eq!(code_within(text), "1dbabc", "{text}");
        }
    }
}
