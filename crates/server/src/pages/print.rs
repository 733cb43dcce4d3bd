//! Print at home: the form that asks how, and the PDFs. A sheet that one game uses up is a new one every time.

use super::new_board;
use super::shell::Shell;
use super::{failed, missing};
use crate::App;
use crate::games;
use crate::games::form::{Ask, Field};
use crate::who::Visitor;
use crate::workshop::Unmade;
use axum::Router;
use axum::extract::{Path, Query, RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use gambol_games::Kind;
use gambol_games::code;
use gambol_print::{Item, Paper, PrintError, PrintOptions, SideBar};
use gambol_words::Words;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::net::IpAddr;

pub(super) fn routes() -> Router<App> {
    let games = Kind::ALL.into_iter().fold(Router::new(), |router, kind| {
        let print = move |app, shell, wanted, fields, raw| print_game(app, shell, wanted, fields, raw, kind);
        router.route(&format!("/{}/print.pdf", kind.name()), get(print))
    });
    games.route("/b/{code}/print.pdf", get(print_board))
}

/// A form that asks how something is to be printed. It works without script.
pub(super) struct PrintForm {
    /// What is printed: a board, the whole game, a fresh sheet.
    pub(super) heading: String,
    /// A word about it, or empty.
    pub(super) told: String,
    pub(super) action: String,
    /// What a fresh sheet is made from, and what the players have agreed on.
    pub(super) choices: Vec<Choices>,
    pub(super) has_side_bar: bool,
    /// Whether the rules usually come along.
    pub(super) has_rules: bool,
}

/// Some things of which one is chosen.
pub(super) struct Choices {
    pub(super) name: &'static str,
    pub(super) label: String,
    pub(super) all: Vec<(&'static str, String, bool)>,
}

impl PrintForm {
    /// For this very board.
    pub(super) fn board(kind: Kind, code: &str, shell: &Shell) -> PrintForm {
        PrintForm {
            heading: shell.say("print-heading"),
            told: String::new(),
            action: format!("/b/{code}/print.pdf"),
            choices: agreed(kind, shell),
            has_side_bar: games::of(kind).has_side_bar(),
            has_rules: false,
        }
    }

    /// For the whole game; a game that uses up its boards gets a fresh one.
    pub(super) fn game(kind: Kind, shell: &Shell) -> PrintForm {
        PrintForm::fresh(kind, shell).unwrap_or_else(|| PrintForm {
            heading: shell.say("print-game"),
            told: String::new(),
            action: format!("/{kind}/print.pdf"),
            choices: agreed(kind, shell),
            has_side_bar: games::of(kind).has_side_bar(),
            has_rules: true,
        })
    }

    /// For a fresh sheet; none where a game keeps its boards.
    pub(super) fn fresh(kind: Kind, shell: &Shell) -> Option<PrintForm> {
        kind.has_fresh_boards().then(|| {
            let recipe = games::of(kind).form().recipe.iter();
            let made = recipe.filter_map(|field| Choices::of(field, shell)).chain(agreed(kind, shell));
            PrintForm {
                heading: shell.say("print-fresh"),
                told: shell.say("print-fresh-told"),
                action: format!("/{kind}/print.pdf"),
                choices: made.collect(),
                has_side_bar: games::of(kind).has_side_bar(),
                has_rules: true,
            }
        })
    }
}

impl Choices {
    /// A field that asks for one of several things. The first is usual; giving up is what people at a table may do.
    fn of(field: &Field, shell: &Shell) -> Option<Choices> {
        let Ask::One(choices) = &field.ask else { return None };
        let usual = if field.key == "give_up" { "true" } else { choices[0].value };
        let shown =
            |choice: &games::form::Choice| (choice.value, shell.say(choice.label), choice.value == usual);
        Some(Choices {
            name: field.key,
            label: shell.say(field.label),
            all: choices.iter().map(shown).collect(),
        })
    }
}

/// What players of a game agree on with a yes or a no, where a sheet tells it.
fn agreed(kind: Kind, shell: &Shell) -> Vec<Choices> {
    let offered = games::of(kind);
    if !offered.has_side_bar() {
        return Vec::new();
    }
    let yes_or_no = |field: &&Field| match &field.ask {
        Ask::One(choices) => choices.iter().all(|choice| ["true", "false"].contains(&choice.value)),
        _ => false,
    };
    offered.form().fields.iter().filter(yes_or_no).filter_map(|field| Choices::of(field, shell)).collect()
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
    fn options(&self, app: &App, words: &Words) -> PrintOptions {
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
            base_url: Some(app.origin()).filter(|origin| !is_this_machine(origin)).map(str::to_owned),
            words: words.clone(),
        }
    }
}

/// Whether an address leads back to whoever uses it: a phone that scans it would find nothing.
fn is_this_machine(origin: &str) -> bool {
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    let host = match host.strip_prefix('[') {
        Some(host) => host.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    host == "localhost"
        || host.ends_with(".localhost")
        || host.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback() || ip.is_unspecified())
}

type Fields = Vec<(String, String)>;

/// The options of the game among the fields of an address.
fn options(kind: Kind, fields: &[(String, String)]) -> Map<String, Value> {
    let is_option = |key: &str| games::of(kind).form().fields.iter().any(|field| field.key == key);
    let read = |text: &String| serde_json::from_str(text).unwrap_or_else(|_| Value::from(text.as_str()));
    let given = fields.iter().filter(|(key, value)| is_option(key) && !value.is_empty());
    given.map(|(key, value)| (key.clone(), read(value))).collect()
}

async fn print_board(
    State(app): State<App>,
    visitor: Visitor,
    shell: Shell,
    Path(code): Path<String>,
    Query(wanted): Query<Wanted>,
    Query(fields): Query<Fields>,
) -> Response {
    let Ok(coded) = code::read(&code) else { return missing(shell) };
    let options = options(coded.game, &fields);
    let described = format!("{code} {}", Value::Object(options.clone()));
    let item = move || Item::played(coded.board, options);
    printed(shell, &app, visitor.from, &wanted, coded.game, &described, item).await
}

async fn print_game(
    State(app): State<App>,
    (visitor, shell): (Visitor, Shell),
    Query(wanted): Query<Wanted>,
    Query(fields): Query<Fields>,
    RawQuery(raw): RawQuery,
    game: Kind,
) -> Response {
    if game.has_fresh_boards() {
        return fresh(shell, &app, &fields, raw, game);
    }
    let options = options(game, &fields);
    let described = Value::Object(options.clone()).to_string();
    printed(shell, &app, visitor.from, &wanted, game, &described, move || Item::new(game, &options)).await
}

/// Makes a fresh sheet and leads to its own PDF: whoever looks at it again, or saves it, gets the same one.
fn fresh(shell: Shell, app: &App, fields: &[(String, String)], raw: Option<String>, game: Kind) -> Response {
    let form = games::of(game).form();
    let is_choice = |key: &str| form.recipe.iter().any(|field| field.key == key);
    let named = |(key, value): &(String, String)| {
        (if is_choice(key) { format!("g.{key}") } else { key.clone() }, value.clone())
    };
    let choices: Fields = fields.iter().map(named).collect();
    let made = new_board::recipe(game, form, &choices, app).and_then(|recipe| code::of(&recipe.board()).ok());
    match made {
        Some(code) => {
            let query = raw.map(|raw| format!("?{raw}")).unwrap_or_default();
            let to = Redirect::to(&format!("/b/{code}/print.pdf{query}"));
            ([(header::CACHE_CONTROL, "no-store")], to).into_response()
        }
        None => missing(shell),
    }
}

/// A PDF takes a while to make, so it is made in the workshop, and kept there for whoever wants the same.
async fn printed(
    shell: Shell,
    app: &App,
    from: IpAddr,
    wanted: &Wanted,
    game: Kind,
    described: &str,
    item: impl FnOnce() -> Result<Item, PrintError> + Send + 'static,
) -> Response {
    let options = wanted.options(app, &shell.words);
    if !app.rate().makes(from) {
        app.metrics().limited.add(1);
        let sentence = shell.say("live-slowly");
        return failed(shell, StatusCode::TOO_MANY_REQUESTS, &sentence);
    }
    let described = format!("{game} {described} {options:?}");
    let made = app.workshop().make(&described, move || gambol_print::kit(&[item()?], &options)).await;
    match made {
        Ok(pdf) => {
            let file = format!("inline; filename=\"gambol-{game}.pdf\"");
            let headers =
                [(header::CONTENT_TYPE, "application/pdf".to_owned()), (header::CONTENT_DISPOSITION, file)];
            (headers, pdf).into_response()
        }
        Err(Unmade::Failed(PrintError::Setup(error))) => {
            let sentence = shell.words.setup_error(&error);
            failed(shell, StatusCode::UNPROCESSABLE_ENTITY, &sentence)
        }
        Err(Unmade::Busy) => {
            let sentence = shell.say("failure-busy");
            failed(shell, StatusCode::SERVICE_UNAVAILABLE, &sentence)
        }
        Err(error) => {
            tracing::error!(?error, "a PDF could not be made");
            let sentence = shell.say("failure-print");
            failed(shell, StatusCode::INTERNAL_SERVER_ERROR, &sentence)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_this_machine_alone_is_no_address_for_others() {
        for origin in
            ["http://localhost:7171", "http://127.0.0.1:80", "http://[::1]:7171", "http://0.0.0.0:7171"]
        {
            assert!(is_this_machine(origin), "{origin}");
        }
        for origin in ["https://gambol.example", "http://192.168.1.7:7171", "http://localhosts.example"] {
            assert!(!is_this_machine(origin), "{origin}");
        }
    }
}
