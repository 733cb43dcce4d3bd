//! Transcripts of whole games, for people to read and for tests to compare.

use crate::perft::{random_action, start};
use crate::samples::Mode;
use gambol_core::{AnyMatch, Eyes, Node, Seat};
use gambol_games::{Kind, boards};
use serde_json::Value;
use std::fmt::Write;

/// Lists longer than this are shortened.
const LONG_LIST: usize = 24;

/// A game is worth reading if it has about this many actions.
const WORTH_READING: std::ops::RangeInclusive<usize> = 25..=110;

/// A whole random game of this mode, ply by ply: the state, whose turn it is, what is legal and what is played.
pub fn transcript(game: Kind, mode: &Mode) -> String {
    let is_good = |number: &u64| {
        let options = mode.options(&mut mode.dice(*number));
        stands_on_its_own(start(game, &options).as_ref())
            && WORTH_READING.contains(&played(game, mode, *number).ply())
    };
    let number = (0..300).find(is_good).unwrap_or_else(|| panic!("no {game} {} is worth reading", mode.name));
    let whole = played(game, mode, number);
    let mut again = start(game, whole.given_options());
    let mut text = format!("{game}, {}, random game {number}\n", mode.name);
    line(&mut text, &format!("options: {}", Value::from(whole.given_options().clone())));
    for seat in (0..again.seats() as u8).map(Seat) {
        line(&mut text, &format!("seat {seat}: {}", again.seat_name(seat)));
    }
    drawn(&mut text, again.as_ref());
    for action in whole.actions() {
        line(&mut text, &format!("\n{}. {}", again.ply() + 1, again.state(Eyes::All)));
        secrets(&mut text, again.as_ref());
        asked(&mut text, &again.node());
        line(&mut text, &format!("> {action}"));
        again.apply(&action).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
    line(&mut text, &format!("\nend. {}", again.state(Eyes::All)));
    drawn(&mut text, again.as_ref());
    if let Some(result) = again.result() {
        let scores = result.scores.map_or(String::new(), |scores| format!(", scores {scores:?}"));
        line(
            &mut text,
            &format!("winners {:?}{scores}, returns {:?}: {}", result.winners, result.returns, result.ending),
        );
    }
    text
}

/// Whether the options hold their board, so that the transcript stays when boards that ship are changed.
fn stands_on_its_own(table: &dyn AnyMatch) -> bool {
    if let Some(board) = table.given_options().get("board") {
        return board.is_object() && !board["tile_set"].is_string();
    }
    let complete = table.options();
    let name = complete.get("board").map(|board| &board["name"]);
    boards::all().all(|board| Some(&board.value()["name"]) != name)
}

fn played(game: Kind, mode: &Mode, number: u64) -> Box<dyn AnyMatch> {
    let mut dice = mode.dice(number);
    let mut table = start(game, &mode.options(&mut dice));
    while table.ply() < *WORTH_READING.end() * 2
        && let Some(action) = random_action(table.as_ref(), &mut dice)
    {
        table.apply(&action).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
    table
}

/// What seats may not know of the state, seat by seat, where that is anything.
fn secrets(text: &mut String, table: &dyn AnyMatch) {
    let full = table.state(Eyes::All);
    for seat in (0..table.seats() as u8).map(Seat) {
        let seen = table.state(Eyes::Seat(seat));
        let hidden: Vec<_> = full
            .as_object()
            .into_iter()
            .flatten()
            .filter(|(key, value)| seen.get(*key) != Some(*value))
            .collect();
        for (key, _) in hidden {
            line(
                text,
                &format!(
                    "seat {seat} sees {key}: {}",
                    seen.get(key).map_or("nothing".into(), Value::to_string)
                ),
            );
        }
    }
}

fn asked(text: &mut String, node: &Node) {
    match node {
        Node::Decision { seat, legal } => line(text, &format!("seat {seat}: {}", list(legal))),
        Node::Simultaneous { legal } => {
            for (seat, legal) in legal {
                line(text, &format!("seat {seat}: {}", list(legal)));
            }
        }
        Node::Chance { outcomes } => {
            let each: Vec<_> =
                outcomes.iter().map(|(outcome, weight)| format!("{outcome} ×{weight}")).collect();
            line(text, &format!("chance: {}", list(&each)));
        }
        Node::End(_) => {}
    }
}

/// A list; of a long one, how long it is and some of it.
fn list(texts: &[String]) -> String {
    if texts.len() <= LONG_LIST {
        return texts.join(", ");
    }
    let some: Vec<_> = texts.iter().step_by(texts.len() / 6).map(String::as_str).collect();
    format!("{} ways, such as {}", texts.len(), some.join(", "))
}

fn drawn(text: &mut String, table: &dyn AnyMatch) {
    line(text, "");
    for drawn in table.text(Eyes::All).lines() {
        line(text, drawn.trim_end());
    }
}

fn line(text: &mut String, words: &str) {
    writeln!(text, "{words}").expect("writing to a text does not fail");
}
