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
        Some(game) if usize::from(number) < game.seats() => format!("{}", Escaped(&game.seat_name(Seat(number)))),
        _ => format!("seat {number}"),
    };
    match step {
        Step::Play(actions) => format!("Played: {}.", actions.iter().map(|action| code(action)).collect::<Vec<_>>().join(", then ")),
        Step::Turn(whose) => match whose.as_str() {
            "chance" => "Now chance decides.".into(),
            "end" => "The game is over.".into(),
            seats => {
                let names: Vec<_> = seats.split_whitespace().filter_map(|number| number.parse().ok()).map(seat).collect();
                if names.len() == 1 { format!("It is {}’s turn.", names[0]) } else { format!("{} choose at the same time.", names.join(" and ")) }
            }
        },
        Step::Legal(who, actions) => {
            let who = who.map_or_else(|| "Possible now".to_owned(), |who| format!("Possible for {}", seat(who)));
            format!("{who}: {}, and nothing else.", codes(actions))
        }
        Step::May(actions) => format!("Possible now, among others: {}.", codes(actions)),
        Step::MayNot(actions) => format!("Not possible: {}.", codes(actions)),
        Step::Refused(action, why) => format!("{} is refused: “… {} …”.", code(action), Escaped(why)),
        Step::Chance(outcomes) => {
            let told: Vec<_> = outcomes.iter().map(|(name, part, whole)| format!("{} ({part} in {whole})", code(name))).collect();
            format!("Chance decides between {}.", told.join(", "))
        }
        Step::See(who, path, value) => {
            let by = who.map_or_else(String::new, |who| format!("{} sees: ", seat(who)));
            format!("{by}{} {}.", Escaped(&path_words(path)), value_words(path, value))
        }
        Step::HiddenFrom(who, path) => format!("{} cannot see this: {}.", seat(*who), Escaped(&path_words(path).replace(" is", ""))),
        Step::Wins(seats) => {
            let names: Vec<_> = seats.iter().map(|&number| seat(number)).collect();
            if names.len() == 1 { format!("{} wins.", names[0]) } else { format!("{} win together.", names.join(" and ")) }
        }
        Step::Drawn => "The game is drawn.".into(),
        Step::Scores(points) => {
            let told: Vec<_> = points.iter().zip(0..).map(|(points, number)| format!("{} {points}", seat(number))).collect();
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

/// What a path of the state is called: `south.F` is South's fox.
fn path_words(path: &str) -> String {
    const WORDS: [(&str, &str); 31] = [
        ("south", "South’s"), ("north", "North’s"), ("phase", "what happens next is"), ("turn", "on turn is seat"),
        ("try", "the try is number"), ("hidden", "the hidden side is"), ("announced", "the announced animal is"),
        ("animals", "animal"), ("arrived", "arrived are"), ("splasher", "the animal that splashes is"),
        ("rolled", "the die shows"), ("cards", "the card of seat"), ("light", "Light is on"), ("dark", "Dark is on"),
        ("tokens", "special bullets left to seat"), ("unseen", "still unseen:"), ("again", "another turn follows:"),
        ("has_stepped", "has stepped:"), ("has_fired", "has fired:"), ("kangaroos", "kangaroo of seat"),
        ("crossed", "crossed out are"), ("points", "points of seat"), ("gained", "gained by seat"), ("out", "out, seat"),
        ("life", "life stones of seat"), ("gods", "plane of the god of seat"), ("field", "kin of seat"),
        ("doubled", "doubled rows of seat"), ("in_play", "gods in play of seat"), ("say", "the say has seat"), ("round", "the round is"),
    ];
    let mut parts = path.split('.');
    let first = parts.next().unwrap_or_default();
    let head = WORDS.iter().find(|(key, _)| *key == first).map_or(first, |(_, words)| words);
    let rest: Vec<String> = parts.map(|part| letter(first, part)).collect();
    if rest.is_empty() { head.to_owned() } else { format!("{head} {}:", rest.join(", ")) }
}

/// The letters of the notation that stand for somebody.
fn letter(first: &str, part: &str) -> String {
    let named: &[(&str, &str)] = match first {
        "south" | "north" => &[("F", "fox"), ("H", "hare"), ("G", "hedgehog")],
        "animals" => &[("N", "Hippo (N)"), ("E", "Pig (E)"), ("S", "Frog (S)"), ("W", "Duck (W)")],
        "gods" => &[("X", "Extazia"), ("V", "the Wanderer"), ("E", "Eurika"), ("A", "Archimedes")],
        "field" | "spent" => &[("K", "knights"), ("W", "warriors"), ("F", "farmers"), ("T", "thieves"), ("S", "scholars")],
        _ => &[],
    };
    named.iter().find(|(key, _)| *key == part).map_or_else(|| part.to_owned(), |(_, name)| (*name).to_owned())
}

fn value_words(_path: &str, value: &Value) -> String {
    match value {
        Value::Null => "nothing yet".into(),
        Value::Bool(true) => "yes".into(),
        Value::Bool(false) => "no".into(),
        value => format!("<b>{}</b>", Escaped(&plain(value))),
    }
}

/// A value as one would say it.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) if values.is_empty() => "none".into(),
        Value::Array(values) => values.iter().map(plain).collect::<Vec<_>>().join(", "),
        Value::Object(map) => map.iter().map(|(key, value)| format!("{key} {}", plain(value))).collect::<Vec<_>>().join(", "),
        value => value.to_string(),
    }
}
