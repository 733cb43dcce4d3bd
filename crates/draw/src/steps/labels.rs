//! Parts and actions in words.

use super::Offer;
use crate::boards::{duel, gunst, muddy_ride, two_paths};
use crate::look::Look;

/// What pointing at this part means, after those chosen so far.
pub(crate) fn label(game: &str, offer: Offer<'_>, chosen: &[String], look: &Look<'_>) -> String {
    let Offer { part, of, .. } = offer;
    match game {
        "muddy-ride" => of_muddy_ride(part, look),
        "duel" => of_duel(part, look),
        "kangaruse" => of_kangaruse(part, of, look),
        "two-paths" => of_two_paths(part, look),
        "gunst" => of_gunst(part, of, chosen, look),
        _ => None,
    }
    .unwrap_or_else(|| known(part, look))
}

/// Actions that are a word by themselves; anything else is no word of ours, and stays as it is written.
fn known(part: &str, look: &Look<'_>) -> String {
    let is_word = matches!(part, "pass" | "stop" | "take" | "decline" | "strike");
    if is_word { look.word(part).into_owned() } else { part.to_owned() }
}

/// The name that goes with a letter.
fn named(letters: &[&str], names: &[&'static str], letter: &str, look: &Look<'_>) -> Option<String> {
    let index = letters.iter().position(|&other| other == letter)?;
    Some(look.word(names[index]).into_owned())
}

fn is_place(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes.next().is_some_and(|file| file.is_ascii_lowercase())
        && text.len() > 1
        && text.len() <= 3
        && bytes.all(|digit| digit.is_ascii_digit())
}

fn of_muddy_ride(part: &str, look: &Look<'_>) -> Option<String> {
    let animal = |letter: &str| named(&muddy_ride::LETTERS, &muddy_ride::NAMES, letter, look);
    let animals = |letters: &str| {
        let all: Option<Vec<_>> =
            letters.chars().map(|letter| animal(letter.encode_utf8(&mut [0; 4]))).collect();
        Some(all?.join(" + "))
    };
    if is_place(part) {
        return Some(format!("{} {part}", look.word("jump to")));
    }
    if let Some((jumper, to)) = part.split_once(':') {
        return Some(format!("{}: {} {to}", animal(jumper)?, look.word("jump to")));
    }
    match part.split_once(' ') {
        Some(("splash", letters)) => Some(format!("{} {}", look.word("splash"), animals(letters)?)),
        _ => animal(part),
    }
}

fn of_duel(part: &str, look: &Look<'_>) -> Option<String> {
    let about = |verb: &str, rest: &str| Some(format!("{} {rest}", look.word(verb)));
    match part {
        "fire" => return Some(look.word("turn over a special bullet").into_owned()),
        "end" => return Some(look.word("end the turn").into_owned()),
        _ if is_place(part) => return about("step to", part),
        _ => {}
    }
    if let Some(field) = part.strip_prefix("place ") {
        return about("place on", field);
    }
    if let Some(field) = part.strip_prefix('@') {
        return about("trigger", field);
    }
    let cowboy = named(&duel::COWBOYS, &duel::NAMES, part.strip_prefix("shot ")?, look)?;
    Some(format!("{cowboy} {}", look.word("is shot off")))
}

fn of_kangaruse(part: &str, of: &str, look: &Look<'_>) -> Option<String> {
    if is_place(part) {
        let verb = if of.starts_with("destroy ") { "destroy" } else { "jump to" };
        return Some(format!("{} {part}", look.word(verb)));
    }
    let (verb, square) = part.split_once(' ').filter(|(verb, _)| matches!(*verb, "start" | "teleport"))?;
    Some(format!("{} {square}", look.word(verb)))
}

fn of_two_paths(part: &str, look: &Look<'_>) -> Option<String> {
    let side = |letter: &str| named(&["W", "E"], &["west", "east"], letter, look);
    match part.strip_prefix("block ") {
        Some(letter) => Some(format!("{} {}", look.word("block"), side(letter)?)),
        None => side(part).or_else(|| named(&two_paths::LETTERS, &two_paths::NAMES, part, look)),
    }
}

fn of_gunst(part: &str, of: &str, chosen: &[String], look: &Look<'_>) -> Option<String> {
    let row = |letter: &str| named(&gunst::ROWS, &gunst::ROW_NAMES, letter, look);
    let god = |letter: &str| named(&gunst::LETTERS, &gunst::GOD_NAMES, letter, look);
    if let Some(row_to) = part.strip_prefix('>') {
        return Some(format!("{} {}", look.word("into"), row(row_to)?));
    }
    if let Some((acting, what)) = part.split_once(':') {
        let what = if what == "-" { look.word("nothing").into_owned() } else { row(what)? };
        // Whoever has pointed at the god knows which it is.
        return Some(if chosen.is_empty() { format!("{}: {what}", god(acting)?) } else { what });
    }
    match part.split_once(' ') {
        Some(("favour", "-")) => Some(look.word("no favour").into_owned()),
        Some(("favour", climb)) => {
            let (letter, planes) = climb.split_at_checked(1)?;
            Some(format!("{} +{planes}", god(letter)?))
        }
        Some(("lead", seat)) => {
            let lord = named(&["0", "1"], &gunst::LORDS, seat, look)?;
            Some(format!("{lord} {}", look.word("begins")))
        }
        _ if of.starts_with("steps ") => Some(format!("{} +1", god(part)?)),
        _ => row(part).or_else(|| god(part)),
    }
}
