//! Home: the five games, the visitor's tables, and the way to everything else.

use super::boards::Tile;
use super::learn::{self, Listed};
use super::print::PrintForm;
use super::shell::Shell;
use super::{page, puzzles};
use crate::App;
use crate::games;
use crate::who::Visitor;
use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use gambol_core::Seat;
use gambol_games::Kind;
use gambol_games::code;
use gambol_games::recipe::Recipe;
use gambol_store::{SeatRow, Summary};
use gambol_table::Brief;
use gambol_words::{About, Teller};
use serde_json::Map;

pub(super) fn routes() -> Router<App> {
    let games = Kind::ALL.into_iter().fold(Router::new(), |router, kind| {
        router.route(
            &format!("/{}", kind.name()),
            get(move |app, shell| async move { game(&app, shell, kind) }),
        )
    });
    games.route("/", get(home))
}

/// A game as it is offered.
#[derive(Default)]
pub(super) struct Card {
    pub(super) game: &'static str,
    pub(super) title: String,
    pub(super) sentence: String,
    pub(super) how: String,
    pub(super) players: String,
    pub(super) length: String,
    /// The board of a quick game; empty is the game's own default.
    pub(super) board: String,
}

impl Card {
    pub(super) fn of(kind: Kind, shell: &Shell, app: &App) -> Card {
        // Where a game uses its board up, every quick game gets a new one.
        let fresh = || {
            let seed = app.world().bits() % 1_000_000;
            Recipe::read(kind, &Map::from_iter([("seed".to_owned(), (seed as u64).into())])).ok()
        };
        let recipe = games::of(kind).uses_boards_up().then(fresh).flatten();
        let board = recipe.as_ref().map(code::of_recipe).unwrap_or_default();
        let about = gambol_words::about(&shell.words, kind);
        let About { title, sentence, players, length } = about;
        Card {
            game: kind.name(),
            title,
            sentence,
            how: shell.words.pick("how", kind.name(), &[]),
            players: shell.with("card-players", "count", players),
            length,
            board,
        }
    }
}

/// A table in a list.
struct Line {
    id: String,
    game: String,
    title: String,
    names: String,
    /// Whom the table is waiting for, or how it ended.
    told: String,
    is_yours: bool,
    state: String,
}

impl Line {
    /// A table as it describes itself, if it is awake; otherwise what its row says.
    fn of(summary: Summary, brief: Option<Brief>, visitor: &Visitor, shell: &Shell, now: i64) -> Line {
        let brief = brief.unwrap_or_else(|| asleep(&summary, visitor, shell));
        let state = if brief.is_yours {
            shell.say("table-yours")
        } else if brief.is_over {
            shell.say("table-ended")
        } else {
            since(shell, now - summary.changed_at)
        };
        Line {
            id: summary.id,
            title: shell.say(&summary.game),
            names: shell.words.list(&brief.names),
            told: if brief.is_yours { String::new() } else { brief.words },
            is_yours: brief.is_yours,
            state,
            game: summary.game,
        }
    }
}

/// A table that sleeps, as far as its row tells: waking it would mean replaying its log.
fn asleep(summary: &Summary, visitor: &Visitor, shell: &Shell) -> Brief {
    let mut names: Vec<String> = Vec::new();
    for seat in &summary.seats {
        let bot = || seat.level.as_ref().map(|level| shell.with("live-computer", "level", level));
        let you = || (seat.person.as_ref() == Some(&visitor.person.0)).then(|| shell.say("seat-you"));
        let given = seat.name.as_ref().filter(|name| !name.is_empty());
        let name = given.map(|name| shell.words.name(name).into()).or_else(bot).or_else(you);
        names.extend(name.filter(|name| !names.contains(name)));
    }
    let is_asked = |seat: u8| summary.asked.checked_shr(seat.into()).is_some_and(|bits| bits & 1 == 1);
    let mine = |person: &Option<String>| person.as_ref() == Some(&visitor.person.0);
    let result = summary.result.as_deref().and_then(|result| serde_json::from_str(result).ok());
    let words = result.zip(Kind::named(&summary.game)).map(|(result, kind)| {
        let named = |seat: &SeatRow| seat.name.clone().unwrap_or_default();
        let names: Vec<_> = summary.seats.iter().map(named).collect();
        let reader = summary.seats.iter().find(|seat| mine(&seat.person)).map(|seat| Seat(seat.seat));
        let (words, options) = (&shell.words, &Map::new());
        Teller { words, kind, options, names: &names, reader, turned: None }.headline(&result)
    });
    Brief {
        names,
        is_yours: summary.seats.iter().any(|seat| mine(&seat.person) && is_asked(seat.seat)),
        is_over: summary.result.is_some(),
        words: words.unwrap_or_default(),
    }
}

/// The lines of some tables, those first where the visitor is to act.
async fn lines(app: &App, visitor: &Visitor, shell: &Shell, tables: Vec<Summary>) -> Vec<Line> {
    let now = app.world().now();
    let mut lines = Vec::with_capacity(tables.len());
    for summary in tables {
        let brief = app.tables().brief(&summary.id, visitor).await;
        lines.push(Line::of(summary, brief, visitor, shell, now));
    }
    lines.sort_by_key(|line| !line.is_yours);
    lines
}

/// How long ago, in words.
fn since(shell: &Shell, ms: i64) -> String {
    let minutes = ms.max(0) / 60_000;
    match minutes {
        0 => shell.say("since-now"),
        1..60 => shell.with("since-minutes", "count", minutes),
        60..1440 => shell.with("since-hours", "count", minutes / 60),
        _ => shell.with("since-days", "count", minutes / 1440),
    }
}

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    cards: Vec<Card>,
    /// How many tables wait for the visitor, in words.
    waiting: Option<String>,
    mine: Vec<Line>,
    /// Why the visitor's tables are not listed.
    away: Option<String>,
    boards: Vec<Tile>,
    /// The puzzle of the day.
    day: Option<puzzles::Tile>,
    shell: Shell,
}

async fn home(State(app): State<App>, visitor: Visitor, shell: Shell) -> Response {
    // While the database is away, everything else is still to be read.
    let (mine, is_away) = match app.tables().of(&visitor, 12).await {
        Ok(mine) => (mine, false),
        Err(error) => {
            tracing::debug!(%error, "nobody knows whose tables these are");
            (Vec::new(), true)
        }
    };
    let mine = lines(&app, &visitor, &shell, mine).await;
    let waiting = mine.iter().filter(|line| line.is_yours).count();
    let boards =
        Kind::ALL.into_iter().filter_map(|kind| Tile::built_in(kind, &shell).into_iter().next()).collect();
    page(HomePage {
        cards: Kind::ALL.into_iter().map(|kind| Card::of(kind, &shell, &app)).collect(),
        waiting: (waiting > 0).then(|| shell.with("home-waiting", "count", waiting)),
        mine,
        away: is_away.then(|| shell.say("home-away")),
        boards,
        day: puzzles::Tile::of_the_day(&app, &shell),
        shell,
    })
}

#[derive(Template)]
#[template(path = "game.html")]
struct GamePage {
    card: Card,
    print: PrintForm,
    lessons: Vec<Listed>,
    boards: Vec<Tile>,
    shell: Shell,
}

fn game(State(app): &State<App>, shell: Shell, kind: Kind) -> Response {
    let print = PrintForm::game(kind, &shell);
    page(GamePage {
        card: Card::of(kind, &shell, app),
        print,
        lessons: learn::listed(kind, &shell.words),
        boards: Tile::built_in(kind, &shell),
        shell,
    })
}
