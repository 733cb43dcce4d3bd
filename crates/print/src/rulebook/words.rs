//! An example's directives in plain words.

use crate::svg::Escaped;
use gambol_core::{AnyMatch, Fault, Seat};
use gambol_games::rulebook::{Example, Step};
use serde_json::Value;

/// What the example is set up with, if it says more than its game.
pub(super) fn setting(example: &Example) -> Option<String> {
    let told: Vec<String> = example
        .options
        .iter()
        .filter(|(key, value)| *key != "board" || value.is_string())
        .map(|(key, value)| format!("{} {}", key.replace('_', " "), plain(value)))
        .collect();
    (!told.is_empty()).then(|| format!("Played with {}.", told.join(", ")))
}

/// One directive as HTML.
pub(super) fn step(step: &Step, game: Option<&dyn AnyMatch>) -> String {
    let seat = |number: u8| match game {
        Some(game) if usize::from(number) < game.seats() => {
            format!("{}", Escaped(&game.seat_name(Seat(number))))
        }
        _ => format!("seat {number}"),
    };
    match step {
        Step::Play(actions) => format!(
            "Played: {}.",
            actions.iter().map(|action| code(action)).collect::<Vec<_>>().join(", then ")
        ),
        Step::Turn(whose) => match whose.as_str() {
            "chance" => "Now chance decides.".into(),
            "end" => "The game is over.".into(),
            seats => {
                let names: Vec<_> =
                    seats.split_whitespace().filter_map(|number| number.parse().ok()).map(seat).collect();
                if names.len() == 1 {
                    format!("{} is on turn.", names[0])
                } else {
                    format!("{} choose at the same time.", names.join(" and "))
                }
            }
        },
        Step::Legal(who, actions) => {
            let who =
                who.map_or_else(|| "Possible now".to_owned(), |who| format!("Possible for {}", seat(who)));
            format!("{who}: {}, and nothing else.", codes(actions))
        }
        Step::May(actions) => format!("Possible now, among others: {}.", codes(actions)),
        Step::MayNot(actions) => format!("Not possible: {}.", codes(actions)),
        Step::Refused(action, why) => format!("{} is refused: “… {} …”.", code(action), Escaped(why)),
        Step::Chance(outcomes) => {
            let told: Vec<_> = outcomes
                .iter()
                .map(|(name, part, whole)| format!("{} ({part} in {whole})", code(name)))
                .collect();
            format!("Chance decides between {}.", told.join(", "))
        }
        Step::See(who, path, value) => match who {
            Some(who) => format!("{} sees: {}.", seat(*who), fact(path, Some(value), &seat)),
            None => format!("{}.", capital(&fact(path, Some(value), &seat))),
        },
        Step::HiddenFrom(who, path) => format!("{} does not see {}.", seat(*who), fact(path, None, &seat)),
        Step::Wins(seats) => {
            let names: Vec<_> = seats.iter().map(|&number| seat(number)).collect();
            if names.len() == 1 {
                format!("{} wins.", names[0])
            } else {
                format!("{} win together.", names.join(" and "))
            }
        }
        Step::Drawn => "The game is drawn.".into(),
        Step::Scores(points) => {
            let told: Vec<_> =
                points.iter().zip(0..).map(|(points, number)| format!("{} {points}", seat(number))).collect();
            format!("Points at the end: {}.", told.join(", "))
        }
        Step::WrongSetup(fault, why) => {
            let what = if *fault == Fault::Board { "board" } else { "set of options" };
            format!("Such a {what} is refused: “… {} …”.", Escaped(why))
        }
    }
}

fn code(action: &str) -> String {
    format!("<code>{}</code>", Escaped(action))
}

fn codes(actions: &[String]) -> String {
    actions.iter().map(|action| code(action)).collect::<Vec<_>>().join(", ")
}

/// What belongs to a seat, under its key in the state.
const OWN: [(&str, &str); 13] = [
    ("life", "life stones"),
    ("gods", "gods"),
    ("field", "kin"),
    ("spent", "kin already brought"),
    ("doubled", "doubled rows"),
    ("in_play", "gods in play"),
    ("tokens", "special bullets left"),
    ("points", "points"),
    ("gained", "gains"),
    ("out", "game is over"),
    ("kangaroos", "kangaroo"),
    ("cards", "card"),
    ("scores", "points"),
];

/// What is there once, under its key in the state.
const ONCE: [(&str, &str); 20] = [
    ("south", "South"),
    ("north", "North"),
    ("light", "Light’s cowboy"),
    ("dark", "Dark’s cowboy"),
    ("turn", "on turn"),
    ("say", "the say"),
    ("phase", "what is asked"),
    ("round", "round"),
    ("try", "try"),
    ("hidden", "the hidden side"),
    ("announced", "the announced animal"),
    ("animals", "animals"),
    ("arrived", "arrived"),
    ("splasher", "the animal that splashes"),
    ("rolled", "the die"),
    ("unseen", "unseen special bullets"),
    ("again", "another turn follows"),
    ("has_stepped", "has stepped"),
    ("has_fired", "has fired"),
    ("crossed", "crossed out"),
];

/// What the state holds at a path, as one would say it: `south.F` is `South, fox`.
fn fact(path: &str, value: Option<&Value>, seat: &dyn Fn(u8) -> String) -> String {
    let mut parts = path.split('.').peekable();
    let first = parts.next().unwrap_or_default();
    let owner = parts
        .peek()
        .and_then(|part| part.parse::<u8>().ok())
        .filter(|_| OWN.iter().any(|(key, _)| *key == first));
    let noun = OWN.iter().chain(&ONCE).find(|(key, _)| *key == first).map_or(first, |(_, noun)| noun);
    let head = match owner {
        Some(number) => {
            parts.next();
            format!("{}’s {noun}", seat(number))
        }
        None => Escaped(noun).to_string(),
    };
    let names = parts.map(|part| letter(first, part));
    let rest = Escaped(&names.fold(String::new(), |rest, name| rest + ", " + &name)).to_string();
    let Some(value) = value else { return format!("{head}{rest}") };
    let told = match (first, value) {
        (_, Value::Null) => "nothing".into(),
        (_, Value::Bool(true)) => "yes".into(),
        (_, Value::Bool(false)) => "no".into(),
        ("turn" | "say", Value::Number(number)) => {
            number.as_u64().map_or(String::new(), |number| seat(number as u8))
        }
        (_, Value::Object(map)) => {
            let parts = map.iter().map(|(key, value)| format!("{} {}", letter(first, key), plain(value)));
            Escaped(&parts.collect::<Vec<_>>().join(", ")).to_string()
        }
        (_, value) => Escaped(&plain(value)).to_string(),
    };
    format!("{head}{rest}: <b>{told}</b>")
}

/// A sentence begins with a capital.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// The letters of the notation that stand for somebody.
fn letter(first: &str, part: &str) -> String {
    let named: &[(&str, &str)] = match first {
        "south" | "north" => &[("F", "fox"), ("H", "hare"), ("G", "hedgehog")],
        "animals" => &[("N", "Hippo (N)"), ("E", "Pig (E)"), ("S", "Frog (S)"), ("W", "Duck (W)")],
        "gods" => &[("X", "Extazia"), ("V", "the Wanderer"), ("E", "Eurika"), ("A", "Archimedes")],
        "field" | "spent" => {
            &[("K", "knights"), ("W", "warriors"), ("F", "farmers"), ("T", "thieves"), ("S", "scholars")]
        }
        _ => &[],
    };
    named.iter().find(|(key, _)| *key == part).map_or_else(|| part.to_owned(), |(_, name)| (*name).to_owned())
}

/// A value as one would say it.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) if values.is_empty() => "none".into(),
        Value::Array(values) => values.iter().map(plain).collect::<Vec<_>>().join(", "),
        Value::Object(map) => {
            map.iter().map(|(key, value)| format!("{key} {}", plain(value))).collect::<Vec<_>>().join(", ")
        }
        value => value.to_string(),
    }
}
