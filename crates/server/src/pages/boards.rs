//! Boards: those that ship, those that seeds make, and one's own by upload or code.

use super::certified;
use super::new::Number;
use super::options;
use super::shell::Shell;
use super::{FailurePage, missing, page};
use crate::App;
use askama::Template;
use axum::extract::{DefaultBodyLimit, Form, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Json, Router};
use gambol_games::Kind;
use gambol_games::boards::BuiltIn;
use gambol_games::check;
use gambol_games::code::{self, Coded, Source};
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
}

impl Tile {
    /// The boards of a game that ship.
    pub(super) fn built_in(kind: Kind, shell: &Shell) -> Vec<Tile> {
        let tile = |built_in: &'static BuiltIn| {
            let board: Value = serde_json::from_str(built_in.json).unwrap_or_default();
            Tile {
                game: kind.name(),
                code: code::of_built_in(built_in),
                name: name(&board, shell),
                told: shape(&board, shell),
                certificate: certified::first_sentence(kind, built_in.name, shell),
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
            _ => shape(&coded.board, shell),
        };
        let certificate = match coded.source {
            Source::BuiltIn(name) => certified::first_sentence(kind, name, shell),
            _ => String::new(),
        };
        Tile { game: kind.name(), code: text.to_owned(), name: name(&coded.board, shell), told, certificate }
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
pub(super) fn name(board: &Value, shell: &Shell) -> String {
    let set = board.get("tile_set").filter(|set| set.is_object()).unwrap_or(board);
    let named = set
        .get("name")
        .or(set.get("tile_set"))
        .and_then(Value::as_str)
        .filter(|name| !name.trim().is_empty());
    let is_sheet = board.get("game").and_then(Value::as_str) == Some("kangaruse");
    match named {
        Some(name) => {
            sheet_name(name, shell).filter(|_| is_sheet).unwrap_or_else(|| name.chars().take(60).collect())
        }
        None => shell.say("board-nameless"),
    }
}

/// The name of a sheet that was made, "regular 76179", for people.
fn sheet_name(name: &str, shell: &Shell) -> Option<String> {
    let (size, rest) = name.split_once(' ')?;
    let (seed, starts) = rest.strip_suffix(" with starts").map_or((rest, false), |seed| (seed, true));
    let size = match size {
        "tiny" => "make-tiny",
        "small" => "make-small",
        "regular" => "make-regular",
        "large" => "make-large",
        "huge" => "make-huge",
        _ => return None,
    };
    let is_seed = !seed.is_empty() && seed.len() < 17 && seed.bytes().all(|byte| byte.is_ascii_digit());
    let key = if starts { "board-sheet-starts" } else { "board-sheet" };
    let args = [("size", shell.say(size).into()), ("seed", seed.into())];
    is_seed.then(|| shell.words.say(key, &args))
}

/// How large a board is, in words.
pub(super) fn shape(board: &Value, shell: &Shell) -> String {
    let number = |key: &str| board.get(key).and_then(Value::as_u64);
    if board.get("tiles").is_some() || board.get("lay").is_some() {
        return shell.say("board-tiles");
    }
    if let Some(rows) = board.get("rows").and_then(Value::as_array) {
        return shell.with("board-rows", "count", rows.len());
    }
    let usual = if board.get("game").and_then(Value::as_str) == Some("duel") { (5, 6) } else { (0, 0) };
    let size = number("size");
    let (files, ranks) =
        (size.or(number("files")).unwrap_or(usual.0), size.or(number("ranks")).unwrap_or(usual.1));
    shell.words.say("board-shape", &[("files", files.into()), ("ranks", ranks.into())])
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
    shell: Shell,
}

async fn of_game(
    State(app): State<App>,
    shell: Shell,
    Path(game): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
) -> Response {
    let (Some(kind), Some(form)) = (Kind::named(&game), options::form(&game)) else { return missing(shell) };
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

/// A page that says the first thing that is wrong with a board, and folded away the rest.
fn refused_board(shell: Shell, mut told: Vec<String>) -> Response {
    let sentence = told.remove(0);
    let heading = shell.say("board-refused");
    let summary = shell.with("board-more-wrong", "count", told.len());
    let failure = FailurePage { heading, sentence, summary, more: told, shell };
    (StatusCode::UNPROCESSABLE_ENTITY, page(failure)).into_response()
}

/// The code of a board that was given; or else what is wrong with it, a sentence for each thing and at least one.
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
    let wrong = check::board(&board);
    if wrong.is_empty() {
        return code::of(&board).map_err(|error| vec![shell.words.code_error(&error)]);
    }
    Err(wrong.iter().map(|error| shell.words.setup_error(error)).collect())
}

/// A board as it can be played on: of a set of tiles, one of the ways to lay them.
pub(super) fn laid(board: &Value, way: u128) -> Value {
    if board.get("tiles").is_none() {
        return board.clone();
    }
    let mut tiles = vec!["A", "B", "C", "D"];
    let mut way = way;
    let mut next = |below: usize| {
        let number = (way % below as u128) as usize;
        way /= below as u128;
        number
    };
    let lay: Vec<_> = (1..=4).rev().map(|left| json!([tiles.remove(next(left)), next(4)])).collect();
    json!({"tile_set": board, "lay": lay})
}

/// The options of a game on this board, with the whole board in them.
pub(super) fn options_on(kind: Kind, board: &Value) -> Option<Map<String, Value>> {
    let given = Map::from_iter([("board".to_owned(), laid(board, 0))]);
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
            serde_json::from_str(boards::named(Kind::MuddyRide, "small-puddles").unwrap().json).unwrap();
        let mut lays = std::collections::BTreeSet::new();
        for way in (0..5_000).step_by(37) {
            let board = laid(&set, way);
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
