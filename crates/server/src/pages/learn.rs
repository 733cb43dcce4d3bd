//! Lessons: a page that lists them, and each of them as a table that teaches.

use super::courses::{self, Finding};
use super::home::Card;
use super::page;
use super::shell::Shell;
use crate::App;
use crate::who::Visitor;
use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use gambol_games::Kind;
use gambol_lessons::Lesson;
use gambol_table::Script;
use gambol_words::Words;

/// The level of the computer that a first game is played against.
const EASIEST: &str = "1";

pub(super) fn routes() -> Router<App> {
    Router::new().route("/learn", get(all)).merge(courses::routes("/learn/{game}/{name}", lesson))
}

/// A lesson in a list.
pub(super) struct Listed {
    pub(super) address: String,
    pub(super) title: String,
    pub(super) about: String,
}

/// The lessons of a game.
pub(super) fn listed(kind: Kind, words: &Words) -> Vec<Listed> {
    let one = |lesson: &'static Lesson| Listed {
        address: address(lesson),
        title: lesson.title(words),
        about: lesson.about(words),
    };
    gambol_lessons::of(kind).map(one).collect()
}

fn address(lesson: &Lesson) -> String {
    format!("/learn/{}/{}", lesson.game.name(), lesson.name)
}

#[derive(Template)]
#[template(path = "learn.html")]
struct LearnPage {
    games: Vec<(Card, Vec<Listed>)>,
    shell: Shell,
}

async fn all(State(app): State<App>, shell: Shell) -> Response {
    let game = |kind| (Card::of(kind, &shell, &app), listed(kind, &shell.words));
    page(LearnPage { games: Kind::ALL.into_iter().map(game).collect(), shell })
}

/// A lesson by its address.
fn lesson(_: App, words: Words, _: Visitor, at: Vec<String>) -> Finding {
    Box::pin(async move {
        let lesson = gambol_lessons::named(Kind::named(at.first()?)?, at.get(1)?)?;
        Some(onward(lesson, &words))
    })
}

/// A lesson, with what comes after it: a first game, and the next lesson.
fn onward(lesson: &Lesson, words: &Words) -> Script {
    let mut script = lesson.script(words);
    let mut after = gambol_lessons::of(lesson.game).skip_while(|other| other.name != lesson.name).skip(1);
    if let Some(next) = after.next() {
        let words = words.say("learn-next", &[("lesson", next.title(words).into())]);
        script.next.push((address(next), words));
    }
    script.next.push(("/learn".to_owned(), words.say("learn-all", &[])));
    let fields = [("game", lesson.game.name()), ("with", "computer"), ("level", EASIEST)];
    let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
    script.play = Some((fields.into(), words.say("learn-play", &[])));
    script
}
