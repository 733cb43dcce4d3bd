//! A new table: the form, built from the description of the game, the board among its pictures.
//!
//! The form is its own answer: submitted with what has been chosen so far, it shows what follows from that (the seats
//! of the mode, the picture of the board). The page's script resubmits it by itself; without script there is a button.

use super::lay::Frame;
use super::new_board::{Boards, ShownBoard, boards_shown, recipe, recipe_field};
use super::shell::Shell;
use super::{missing, page};
use crate::App;
use crate::games;
use crate::games::form::{Ask, Choice, Field};
use askama::Template;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::routing::get;
use gambol_bots::Level;
use gambol_core::Seat;
use gambol_games::Kind;
use gambol_games::code;
use gambol_table::{LEVELS, NewTable, USUAL_LEVEL};
use gambol_words::Teller;
use serde_json::{Map, Value};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/new/{game}", get(form))
}

/// Something to choose, with its words.
#[derive(Default)]
pub(super) struct Shown {
    pub(super) value: String,
    pub(super) label: String,
    pub(super) help: String,
    pub(super) chosen: bool,
}

/// A field for a number, or for one of a few things.
pub(super) struct Number {
    pub(super) name: String,
    pub(super) label: String,
    pub(super) least: u64,
    pub(super) most: u64,
    pub(super) value: String,
    pub(super) choices: Vec<Shown>,
}

struct ShownField {
    key: &'static str,
    name: String,
    label: String,
    help: String,
    choices: Vec<Shown>,
    /// What the pages choose here, where nobody has chosen.
    usual: Option<&'static str>,
    number: Option<Number>,
    counts: Vec<Number>,
    several: bool,
    tight: bool,
    more: bool,
}

/// What a seat is called, and what is asked about it.
struct Role {
    title: String,
    name: String,
    sign: String,
}

struct ShownSeat {
    number: usize,
    role: Role,
    choices: Vec<Shown>,
    named: bool,
    name: String,
    placeholder: String,
    signs: Vec<Shown>,
}

#[derive(Template)]
#[template(path = "new.html")]
struct NewPage {
    shell: Shell,
    game: &'static str,
    title: String,
    wrong: Option<String>,
    fields: Vec<ShownField>,
    has_boards: bool,
    boards: Vec<ShownBoard>,
    more_boards: usize,
    usual_board: Option<String>,
    frame: Option<Frame>,
    recipe: Vec<Number>,
    code: String,
    /// With whom: computers, somebody here, friends.
    company: Vec<Shown>,
    /// How strong the computers are, where there are any.
    levels: Vec<Shown>,
    /// What the seats below were filled in for.
    filled: String,
    seats: Vec<ShownSeat>,
    clocks: Vec<Shown>,
    times: Vec<Number>,
    boxes: Vec<Shown>,
    /// The folds that are open.
    open: Vec<&'static str>,
}

/// What has been chosen so far.
pub(super) struct Given<'a>(pub(super) &'a [(String, String)]);

impl Given<'_> {
    pub(super) fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| name == key).map(|(_, value)| value.trim())
    }

    pub(super) fn all(&self, key: &str) -> Vec<&str> {
        self.0.iter().filter(|(name, _)| name == key).map(|(_, value)| value.as_str()).collect()
    }

    /// What somebody chose, as opposed to what stands there for those who do not choose: the form sends that along.
    pub(super) fn chosen(&self, key: &str) -> Option<&str> {
        self.get(key).filter(|value| self.get(&format!("usual.{key}")) != Some(value))
    }

    pub(super) fn has_been_asked(&self) -> bool {
        self.get("boxes").is_some()
    }
}

async fn form(
    State(app): State<App>,
    shell: Shell,
    Path(game): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
) -> Response {
    let Some(kind) = Kind::named(&game) else { return missing(shell) };
    let form = games::of(kind).form();
    let given = Given(&fields);
    let mut wrong = None;
    let made = recipe(kind, form, &fields, &app);
    let Boards { all: boards, usual: usual_board, is_usual } =
        boards_shown(&shell, kind, form, &given, made.as_ref(), &app, &mut wrong);
    let board = boards.iter().find(|board| board.chosen).map(|board| board.value.clone()).unwrap_or_default();
    let left = given.get("lay").or_else(|| given.get("laid"));
    let frame = code::read(&board).ok().and_then(|coded| super::lay::frame(&shell, kind, &coded.board, left));
    let is_plain = board.is_empty() && games::of(kind).plain_board().is_some();
    let mode = form.mode(given.get("o.mode"), is_plain);
    let shown: Vec<_> = form
        .fields
        .iter()
        .filter(|field| field.is_in(mode))
        .map(|field| field_shown(&shell, kind, field, &given))
        .collect();
    let sent = as_sent(kind, &shown, &board);
    let options = match NewTable::from_form(&sent) {
        Ok(table) => table.options,
        Err(error) => {
            wrong.get_or_insert_with(|| error.told(&shell.words));
            Map::new()
        }
    };
    let (roles, is_proved) = seating(&shell, kind, &options);
    page(NewPage {
        game: kind.name(),
        title: shell.say(kind.name()),
        wrong,
        has_boards: !form.recipe.is_empty(),
        usual_board: Some(usual_board).filter(|_| is_usual),
        frame,
        recipe: form.recipe.iter().map(|field| recipe_field(&shell, field, made.as_ref())).collect(),
        code: given.get("code").unwrap_or_default().to_owned(),
        company: company(&shell, &given),
        levels: levels(&shell, &given, is_proved),
        filled: format!("{} {}", with(&given), level(&given)),
        seats: seats(&shell, kind, &given, roles, is_proved),
        clocks: clocks(&shell, &given),
        times: times(&shell, &given),
        boxes: boxes(&shell, &given),
        open: open(&given),
        fields: shown,
        more_boards: boards.iter().filter(|board| board.more).count(),
        boards,
        shell,
    })
}

/// What the seats are called in a game with these options, and whether computers can play it perfectly.
fn seating(shell: &Shell, kind: Kind, options: &Map<String, Value>) -> (Vec<Role>, bool) {
    let Ok(game) = kind.start(options) else { return (vec![], false) };
    let teller = Teller { words: &shell.words, kind, options, names: &[], reader: None, turned: None };
    let role = |seat: usize| {
        let role = || teller.role(Seat(seat as u8));
        let [name, sign] = ["new-name", "new-sign"].map(|key| shell.with(key, "role", role()));
        Role { title: role().into(), name, sign }
    };
    let roles = (0..game.seats()).map(role).collect();
    (roles, gambol_solve::is_proved(game.as_ref()))
}

/// The fields as the form would send them now.
fn as_sent(kind: Kind, shown: &[ShownField], board: &str) -> Vec<(String, String)> {
    let mut sent = vec![("game".to_owned(), kind.name().to_owned()), ("board".to_owned(), board.to_owned())];
    for field in shown {
        let chosen = field.choices.iter().filter(|choice| choice.chosen);
        sent.extend(chosen.map(|choice| (field.name.clone(), choice.value.clone())));
        let numbers = field.number.iter().chain(&field.counts);
        sent.extend(numbers.map(|number| (number.name.clone(), number.value.clone())));
    }
    sent
}

fn said(shell: &Shell, key: &str) -> String {
    if key.is_empty() { String::new() } else { shell.say(key) }
}

fn field_shown(shell: &Shell, kind: Kind, field: &Field, given: &Given<'_>) -> ShownField {
    let several = matches!(field.ask, Ask::Several(..));
    let name = format!("o.{}{}", field.key, if several { "[]" } else { "" });
    let asked = given.has_been_asked();
    let wanted = if given.chosen(&name).is_some() || several { given.all(&name) } else { vec![] };
    let mut usual = None;
    let shown = |choices: &[Choice], usual: &[&str]| -> Vec<Shown> {
        let known = choices.iter().any(|choice| wanted.contains(&choice.value)) || (asked && several);
        let is = |value: &str| if known { wanted.contains(&value) } else { usual.contains(&value) };
        let one = |choice: &Choice| Shown {
            value: choice.value.to_owned(),
            label: shell.say(choice.label),
            help: said(shell, choice.help),
            chosen: is(choice.value),
        };
        choices.iter().map(one).collect()
    };
    let mut counts = Vec::new();
    let (choices, number) = match field.ask {
        Ask::Counts(kinds, most, usual) => {
            let count = |kind: &Choice| {
                let name = format!("{name}.{}", kind.value);
                let value = given.get(&name).filter(|text| !text.is_empty()).map(str::to_owned);
                let (label, value) = (shell.say(kind.label), value.unwrap_or_else(|| usual.to_string()));
                Number { name, label, least: 0, most, value, choices: vec![] }
            };
            counts = kinds.iter().map(count).collect();
            (vec![], None)
        }
        Ask::One(choices) => {
            let here = games::of(kind).usual(field.key, games::form::is_live(given.0));
            usual = here.filter(|_| given.chosen(&name).is_none());
            let limit =
                given.get(&format!("o.{}", field.below)).and_then(|number| number.parse::<u64>().ok());
            let fits =
                |shown: &Shown| limit.is_none_or(|limit| shown.value.parse().is_ok_and(|at: u64| at < limit));
            let mut shown = shown(choices, &[usual.or(here).unwrap_or(choices[0].value)]);
            shown.retain(fits);
            if shown.iter().all(|choice| !choice.chosen) {
                shown[0].chosen = true;
            }
            (shown, None)
        }
        Ask::Several(choices, usual) => (shown(choices, usual), None),
        // A few numbers are chosen by pressing one.
        Ask::Number(least, most, usual) if most - least <= 5 => {
            let usual = usual.to_string();
            let known =
                wanted.iter().any(|text| text.parse().is_ok_and(|number| (least..=most).contains(&number)));
            let chosen = if known { wanted[0] } else { &usual };
            let one = |number: u64| Shown {
                value: number.to_string(),
                label: number.to_string(),
                chosen: number.to_string() == chosen,
                help: String::new(),
            };
            ((least..=most).map(one).collect(), None)
        }
        Ask::Number(least, most, usual) => {
            let value = wanted.first().map_or(usual.to_string(), |&text| text.to_owned());
            (
                vec![],
                Some(Number {
                    name: name.clone(),
                    label: String::new(),
                    least,
                    most,
                    value,
                    choices: vec![],
                }),
            )
        }
    };
    ShownField {
        key: field.key,
        name,
        label: shell.say(field.label),
        help: said(shell, field.help),
        usual,
        tight: choices.iter().all(|choice| choice.help.is_empty()),
        choices,
        number,
        counts,
        several,
        more: field.more,
    }
}

/// The folds that are open: those where something was chosen that is not usual.
fn open(given: &Given<'_>) -> Vec<&'static str> {
    let is_made = given.get("make").is_some() || given.get("code").is_some_and(|code| !code.is_empty());
    let is_timed = given.get("clock").is_some_and(|clock| clock != "none");
    let folds = [("own", is_made), ("seats", with(given) == "here"), ("clock", is_timed)];
    folds.into_iter().filter(|(_, is_open)| *is_open).map(|(fold, _)| fold).collect()
}

const COMPANY: [&str; 3] = ["computer", "here", "friend"];

/// With whom somebody wants to play.
fn with<'g>(given: &'g Given<'_>) -> &'g str {
    given.get("with").filter(|with| COMPANY.contains(with)).unwrap_or(COMPANY[0])
}

/// How strong computers are to be.
fn level<'g>(given: &'g Given<'_>) -> &'g str {
    given.get("level").filter(|level| LEVELS.contains(level)).unwrap_or(USUAL_LEVEL)
}

fn company(shell: &Shell, given: &Given<'_>) -> Vec<Shown> {
    let one = |value: &str| Shown {
        value: value.to_owned(),
        label: shell.words.pick("new-with", value, &[]),
        help: shell.words.pick("new-with", &format!("{value}-help"), &[]),
        chosen: value == with(given),
    };
    COMPANY.map(one).into()
}

/// What people read for a level.
fn called(level: &str, is_proved: bool) -> &str {
    level.parse().map_or(level, |level: Level| level.name(is_proved))
}

fn levels(shell: &Shell, given: &Given<'_>, is_proved: bool) -> Vec<Shown> {
    if with(given) != "computer" {
        return Vec::new();
    }
    let one = |value: &str| Shown {
        value: value.to_owned(),
        label: shell.words.pick("new-level", &format!("l{}", called(value, is_proved)), &[]),
        help: String::new(),
        chosen: value == level(given),
    };
    LEVELS.map(one).into()
}

fn seats(shell: &Shell, kind: Kind, given: &Given<'_>, roles: Vec<Role>, is_proved: bool) -> Vec<ShownSeat> {
    let (company, strength) = (with(given), level(given));
    // Whoever chooses other company wants the seats to follow.
    let follows = given.get("filled").is_some_and(|filled| filled != format!("{company} {strength}"));
    let row = |(number, role): (usize, Role)| {
        let usual = match (number, company) {
            (0, _) => "me".to_owned(),
            (_, "here") => "here".to_owned(),
            (_, "friend") => "open".to_owned(),
            _ => format!("bot-{strength}"),
        };
        let asked = given.get(&format!("seat{number}")).filter(|_| !follows).unwrap_or(&usual);
        let people =
            ["me", "here", "open"].map(|value| (value.to_owned(), shell.words.pick("sitter", value, &[])));
        let bots = LEVELS.map(|level| {
            let called = format!("bot-{}", called(level, is_proved));
            (format!("bot-{level}"), shell.words.pick("sitter", &called, &[]))
        });
        let shown = people.into_iter().chain(bots);
        let choices: Vec<_> = shown
            .map(|(value, label)| Shown { chosen: value == asked, value, label, help: String::new() })
            .collect();
        let named = matches!(asked, "me" | "here");
        let placeholder = if asked == "me" && !shell.name.is_empty() {
            shell.name.clone()
        } else {
            shell.say("new-name-hint")
        };
        let name = given.get(&format!("name{number}")).unwrap_or_default().to_owned();
        let chosen = given.get(&format!("sign{number}")).and_then(|sign| sign.parse().ok()).unwrap_or(number);
        let sign = |(sign, key): (usize, &&str)| Shown {
            value: sign.to_string(),
            label: shell.say(key),
            help: String::new(),
            chosen: sign == chosen,
        };
        let signs = games::of(kind).signs().iter().enumerate().map(sign).collect();
        ShownSeat { number, role, choices, named, name, placeholder, signs }
    };
    roles.into_iter().enumerate().map(row).collect()
}

const CLOCKS: [&str; 4] = ["none", "move", "game", "days"];

fn clocks(shell: &Shell, given: &Given<'_>) -> Vec<Shown> {
    let chosen = given.get("clock").filter(|clock| CLOCKS.contains(clock)).unwrap_or("none");
    let one = |value: &str| Shown {
        value: value.to_owned(),
        label: shell.words.pick("clock", value, &[]),
        help: shell.words.pick("clock", &format!("{value}-help"), &[]),
        chosen: value == chosen,
    };
    CLOCKS.map(one).into()
}

fn times(shell: &Shell, given: &Given<'_>) -> Vec<Number> {
    let number = |key: &str, most: u64, usual: &str| Number {
        name: key.to_owned(),
        label: shell.words.pick("clock-number", key, &[]),
        least: 0,
        most,
        value: given.get(key).filter(|text| !text.is_empty()).unwrap_or(usual).to_owned(),
        choices: vec![],
    };
    match given.get("clock") {
        Some("move") => vec![number("seconds", 86_400, "60")],
        Some("game") => vec![number("minutes", 1_440, "10"), number("increment", 3_600, "5")],
        Some("days") => vec![number("days", 30, "3")],
        _ => vec![],
    }
}

fn boxes(shell: &Shell, given: &Given<'_>) -> Vec<Shown> {
    let one = |key: &str| Shown {
        value: key.to_owned(),
        label: shell.words.pick("box", key, &[]),
        help: shell.words.pick("box", &format!("{key}-help"), &[]),
        chosen: !given.has_been_asked() || given.get(key).is_some(),
    };
    ["takebacks", "spectators", "chat", "casual"].map(one).into()
}
