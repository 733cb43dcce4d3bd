//! Puzzles: the one of the day, those of each game, and each of them as a table that asks.

use super::courses::{self, Finding};
use super::shell::{Shell, theme_named};
use super::{missing, page};
use crate::App;
use crate::who::Visitor;
use askama::Template;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use gambol_core::{Action, Eyes};
use gambol_draw::Look;
use gambol_draw::theme::Theme;
use gambol_games::Kind;
use gambol_puzzle::{Goal, Grade, Judged, Puzzle, Told, found, grade, of_the_day, shipped};
use gambol_table::{Find, Mix, Script, Step, Task, Wrong};
use gambol_words::{Teller, Words};
use serde::Deserialize;

/// Milliseconds of a day.
const DAY: i64 = 86_400_000;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/puzzles", get(all))
        .route("/puzzles/{game}", get(of_game))
        .route("/puzzles/{game}/{id}/board.svg", get(picture))
        .merge(courses::routes("/puzzles/{game}/{id}", script))
}

/// A puzzle in a list, or the one of the day.
pub(super) struct Tile {
    pub(super) game: &'static str,
    pub(super) title: String,
    pub(super) id: &'static str,
    /// Its number among those of its game.
    pub(super) number: usize,
    /// What is asked for, in a word or two.
    pub(super) goal: String,
    pub(super) grade: String,
}

impl Tile {
    fn of(puzzle: &'static Puzzle, place: usize, shell: &Shell) -> Tile {
        Tile {
            game: puzzle.game.name(),
            title: shell.say(puzzle.game.name()),
            id: &puzzle.id,
            number: place + 1,
            goal: shell.words.pick("puzzle-goal", puzzle.goal.name(), &[]),
            grade: shell.words.pick("puzzle-grade", grade(puzzle.game, place).name(), &[]),
        }
    }

    /// The puzzle of the day, which is the same for everybody.
    pub(super) fn of_the_day(app: &App, shell: &Shell) -> Option<Tile> {
        let puzzle = today(app)?;
        let (place, _) = found(puzzle.game, &puzzle.id)?;
        Some(Tile::of(puzzle, place, shell))
    }

    pub(super) fn address(&self) -> String {
        format!("/puzzles/{}/{}", self.game, self.id)
    }

    pub(super) fn picture(&self, theme: &str) -> String {
        format!("{}/board.svg?theme={theme}", self.address())
    }
}

fn today(app: &App) -> Option<&'static Puzzle> {
    of_the_day(u64::try_from(app.world().now() / DAY).ok()?)
}

/// The puzzles of a game in a list.
struct Shelf {
    game: &'static str,
    title: String,
    count: usize,
    /// Their names, for the script, which knows which of them were solved here.
    ids: String,
}

#[derive(Template)]
#[template(path = "puzzles.html")]
struct AllPage {
    day: Option<Tile>,
    /// Who is asked today, and what.
    asked: String,
    shelves: Vec<Shelf>,
    shell: Shell,
}

async fn all(State(app): State<App>, shell: Shell) -> Response {
    let day = Tile::of_the_day(&app, &shell);
    let asked = today(&app).and_then(|puzzle| Told::new(&shell.words, puzzle).ok().map(|told| told.asked()));
    let shelf = |kind: Kind| Shelf {
        game: kind.name(),
        title: shell.say(kind.name()),
        count: shipped(kind).len(),
        ids: shipped(kind).iter().map(|puzzle| puzzle.id.as_str()).collect::<Vec<_>>().join(" "),
    };
    let shelves = Kind::ALL.into_iter().map(shelf).collect();
    page(AllPage { day, asked: asked.unwrap_or_default(), shelves, shell })
}

#[derive(Template)]
#[template(path = "puzzles_game.html")]
struct GamePage {
    game: &'static str,
    title: String,
    /// How hard, in words, with the puzzles that are.
    grades: Vec<(String, Vec<Tile>)>,
    shell: Shell,
}

impl GamePage {
    /// The address of the easiest.
    fn first(&self) -> Option<String> {
        self.grades.first()?.1.first().map(Tile::address)
    }
}

async fn of_game(shell: Shell, Path(game): Path<String>) -> Response {
    let Some(kind) = Kind::named(&game) else { return missing(shell) };
    let of = |wanted: Grade| {
        let all = shipped(kind).iter().enumerate().filter(|(place, _)| grade(kind, *place) == wanted);
        let tiles = all.map(|(place, puzzle)| Tile::of(puzzle, place, &shell)).collect();
        (shell.words.pick("puzzle-grade", wanted.name(), &[]), tiles)
    };
    let grades = Grade::ALL.map(of).into();
    page(GamePage { game: kind.name(), title: shell.say(kind.name()), grades, shell })
}

#[derive(Deserialize)]
struct Themed {
    theme: Option<String>,
}

/// The position of a puzzle, drawn for whoever is asked. It does not change.
async fn picture(
    shell: Shell,
    Path((game, id)): Path<(String, String)>,
    Query(asked): Query<Themed>,
) -> Response {
    let puzzle = Kind::named(&game).and_then(|kind| found(kind, &id));
    let theme = asked.theme.as_deref().and_then(theme_named).unwrap_or_default();
    match puzzle.and_then(|(_, puzzle)| drawn(puzzle, &shell.words, theme)) {
        Some(drawing) => {
            let headers =
                [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
            (headers, drawing).into_response()
        }
        None => missing(shell),
    }
}

fn drawn(puzzle: &Puzzle, words: &Words, theme: Theme) -> Option<String> {
    let game = puzzle.position().ok()?;
    let (options, state) = (game.options(), game.state(Eyes::Seat(puzzle.asked)));
    let reader = Some(puzzle.asked);
    let teller = Teller { words, kind: puzzle.game, options: &options, names: &[], reader, turned: None };
    let label = |label: &gambol_core::Saying| teller.label(label);
    let look = Look { theme, viewer: puzzle.asked, words: Some(&label), ..Look::default() };
    gambol_draw::state(puzzle.game, &options, &state, &look).ok()
}

/// A puzzle as a table runs it.
fn script(_: App, words: Words, _: Visitor, at: Vec<String>) -> Finding {
    Box::pin(async move {
        let kind = Kind::named(at.first()?)?;
        let (place, puzzle) = found(kind, at.get(1)?)?;
        taught(puzzle, place, &words)
    })
}

fn taught(puzzle: &Puzzle, place: usize, words: &Words) -> Option<Script> {
    let told = Told::new(words, puzzle).ok()?;
    let kind = puzzle.game;
    let task = if puzzle.goal == Goal::Mix {
        let choice = |(action, judged): (&String, &Judged)| (told.brief(action), judged.share.unwrap_or(0.0));
        Task::Mix(Box::new(Mix {
            choices: puzzle.moves.iter().map(choice).collect(),
            within: Goal::WITHIN,
            well: told.right(),
            wrong: words.sentences(&[words.say("puzzle-wrong-shares", &[]), told.hint()]),
        }))
    } else {
        let find = Box::new(wanted(puzzle, &told)?);
        let offer = |action: &String| (action.clone(), told.choice(action));
        if puzzle.offered {
            Task::Choose(find, puzzle.moves.keys().map(offer).collect())
        } else {
            Task::Move(find)
        }
    };
    let next = shipped(kind).get((place + 1) % shipped(kind).len())?;
    let args = [("game", words.say(kind.name(), &[]).into()), ("number", (place + 1).into())];
    Some(Script {
        game: kind,
        options: puzzle.options.clone(),
        opening: puzzle.opening.clone(),
        you: Some(puzzle.asked),
        title: words.say("puzzle-title", &args),
        steps: vec![Step { say: told.asked(), point: Vec::new(), task }],
        next: vec![
            (format!("/puzzles/{kind}/{}", next.id), words.say("puzzle-next", &[])),
            (format!("/puzzles/{kind}"), words.say("puzzle-all", &[])),
        ],
        play: None,
    })
}

/// The move that is asked for, with how all others are punished.
fn wanted(puzzle: &Puzzle, told: &Told<'_>) -> Option<Find> {
    let answer = puzzle.answer()?;
    let others = puzzle.moves.iter().filter(|(action, _)| *action != answer);
    let wrong = others.map(|(action, judged)| {
        (action.clone(), Wrong { words: told.wrong(action), line: follows(puzzle, judged) })
    });
    Some(Find {
        right: vec![answer.to_owned()],
        shown: false,
        well: told.right(),
        then: follows(puzzle, &puzzle.moves[answer]),
        wrong: wrong.collect(),
        otherwise: Wrong { words: told.otherwise(), line: Vec::new() },
    })
}

/// What follows a move: what others choose at the same time, then all the rest.
fn follows(puzzle: &Puzzle, judged: &Judged) -> Vec<String> {
    let mut line = Vec::new();
    for (index, action) in judged.line.iter().enumerate() {
        match action {
            Action::One(_) if index == 0 => {}
            Action::One(text) => line.push(text.clone()),
            Action::Together(all) => {
                let others = all.iter().filter(|(seat, _)| **seat != puzzle.asked.to_string());
                line.extend(others.map(|(_, text)| text.clone()));
            }
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol_core::Node;

    /// Plays a move and what follows it as a course does: each text is done by whoever is asked.
    fn follow(puzzle: &Puzzle, own: &str, line: &[String]) -> Result<(), String> {
        let mut game = puzzle.position().map_err(|flaw| flaw.to_string())?;
        for (index, text) in std::iter::once(own).chain(line.iter().map(String::as_str)).enumerate() {
            let played = match game.node() {
                Node::Simultaneous { legal } => {
                    let seats = || legal.iter().map(|(seat, _)| *seat);
                    let other = seats().find(|seat| *seat != puzzle.asked);
                    let seat = if index == 0 { Some(puzzle.asked) } else { other };
                    game.commit(seat.ok_or("nobody is asked")?, text)
                }
                _ => game.apply(&Action::One(text.to_owned())),
            };
            played.map_err(|error| format!("{own}, then {text}: {error}"))?;
        }
        Ok(())
    }

    #[test]
    fn every_puzzle_is_a_course_whose_lines_can_be_played() {
        let words = Words::english();
        for kind in Kind::ALL {
            for (place, puzzle) in shipped(kind).iter().enumerate() {
                let script = taught(puzzle, place, &words).expect("it can be told");
                assert!(drawn(puzzle, &words, Theme::Light).is_some(), "{}", puzzle.id);
                let find = match &script.steps[0].task {
                    Task::Move(find) | Task::Choose(find, _) => find,
                    Task::Mix(_) | Task::Read => continue,
                };
                let right = (&find.right[0], &find.then);
                let wrong = find.wrong.iter().map(|(action, wrong)| (action, &wrong.line));
                for (own, line) in std::iter::once(right).chain(wrong) {
                    follow(puzzle, own, line).unwrap_or_else(|why| panic!("{kind} {}: {why}", puzzle.id));
                }
            }
        }
        assert_eq!(words.missing(), 0);
    }
}
