//! A clearing with west and east exchanged; and one with the players exchanged, once both have lined up.

use super::{Mirror, text_of, under};
use crate::samples::Options;
use gambol_core::Seat;
use serde_json::{Value, json};

pub(super) fn mirrors(options: &Options) -> Vec<Mirror> {
    vec![
        Mirror {
            name: "west for east",
            options: with_board(options, west_for_east),
            asks_the_other_first: false,
            seat: Box::new(|seat| seat),
            text: Box::new(|text| match text.split_once([' ', ':']) {
                Some(("line", animals)) => format!("line {}", animals.chars().rev().collect::<String>()),
                Some(("block", side)) => format!("block {}", other_side(side)),
                Some((animal, side)) => format!("{animal}:{}", other_side(side)),
                None => text.to_owned(),
            }),
        },
        Mirror {
            name: "players exchanged",
            options: exchanged(options),
            asks_the_other_first: true,
            seat: Box::new(Seat::other),
            text: Box::new(ToOwned::to_owned),
        },
    ]
}

fn other_side(side: &str) -> &str {
    if side == "W" { "E" } else { "W" }
}

fn exchanged(options: &Options) -> Options {
    let mut changed = with_board(options, players_exchanged);
    let first = if options["first"] == "south" { "north" } else { "south" };
    changed.insert("first".into(), first.into());
    changed
}

/// The plain clearing looks the same either way; a network is changed.
fn with_board(options: &Options, change: fn(&Value) -> Value) -> Options {
    let mut changed = options.clone();
    if let Some(board) = options.get("board") {
        changed.insert("board".into(), change(board));
    }
    changed
}

/// Spaces keep their names; what was in the west is named last.
fn west_for_east(board: &Value) -> Value {
    let turned_round = |list: &Value| -> Value {
        list.as_array().expect("spaces are a list").iter().rev().cloned().collect()
    };
    let mut changed = board.clone();
    changed["rows"] = board["rows"].as_array().expect("rows are a list").iter().map(turned_round).collect();
    for player in ["south", "north"] {
        let ways = under(board, player).iter().map(|(space, ways)| (space.clone(), turned_round(ways)));
        changed[player] = ways.collect();
    }
    changed
}

/// The ranks are counted from the other end, and the players go each other's ways.
fn players_exchanged(board: &Value) -> Value {
    let rows = board["rows"].as_array().expect("rows are a list");
    let space = |space: &str| {
        let (file, rank) = space.split_at(1);
        let rank: usize = rank.parse().expect("a space is file and rank");
        format!("{file}{}", rows.len() + 1 - rank)
    };
    let ways = |player: &str| -> Value {
        let each = under(board, player).iter().map(|(from, to)| {
            let to = to.as_array().expect("ways are a list").iter().map(|to| json!(space(text_of(to))));
            (space(from), to.collect::<Value>())
        });
        each.collect()
    };
    let mut changed = board.clone();
    changed["rows"] = rows.iter().rev().cloned().collect();
    changed["south"] = ways("north");
    changed["north"] = ways("south");
    changed
}
