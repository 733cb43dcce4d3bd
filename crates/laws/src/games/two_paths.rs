//! What Two Paths brings: clearings of every length, and networks that no clearing has; networks with west and east or the
//! players exchanged; and what its states show.

use crate::mirrors::{Mirror, text_of, under};
use crate::samples::{
    Mode, Options, Sampled, among, among_shipped, between, object, percent, set, shipped, shuffled,
};
use crate::shown::{Shown, assert_keys, assert_one_of, whole};
use gambol_core::{Dice, Eyes, Seat};
use gambol_games::Kind;
use gambol_games::two_paths::TwoPaths;
use serde_json::{Map, Value, json};

impl Sampled for TwoPaths {
    const MODES: &'static [Mode] =
        &[Mode { name: "clearing", random: clearing }, Mode { name: "network", random: network }];
    const SECRET: Option<&'static [&'static str]> = Some(&["hidden"]);
    const KEPT: &'static [&'static str] = &["south", "north"];

    fn is_always_asked(state: &Value) -> bool {
        ["line", "hide", "block"].iter().any(|phase| state["phase"] == *phase)
    }

    fn is_one_by_one(state: &Value) -> bool {
        state["phase"] == "line"
    }

    fn well_known() -> Vec<(String, Options)> {
        let rows = (6..=11).map(|rows| (format!("{rows} rows"), object(json!({"rows": rows}))));
        shipped(Kind::TwoPaths).into_iter().chain(rows).collect()
    }

    fn any_move(dice: &mut Dice) -> Option<String> {
        let (animal, side) = (among(dice, &["F", "H", "G"]), among(dice, &["W", "E"]));
        Some(match dice.below(8) {
            0..4 => format!("{animal}:{side}"),
            4 | 5 => format!("block {side}"),
            6 => format!("line {}", shuffled(dice, &["F", "H", "G"]).concat()),
            _ => among(dice, &["take", "decline"]).into(),
        })
    }

    fn mirrors(options: &Options) -> Vec<Mirror> {
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

    fn check_state(shown: &Shown<'_>) {
        let state = shown.state;
        shown.assert_end_is_told();
        let phase = shown.phase();
        assert_one_of(&state["phase"], &["line", "hide", "block", "take", "end"]);
        let mut keys = vec!["south", "north", "turn", "try", "phase", "announced"];
        let blocker = shown.decider();
        let may_know = match shown.eyes {
            Eyes::All => true,
            Eyes::Seat(seat) => json!(seat.0) != blocker,
            Eyes::Nobody => false,
        };
        if phase != "block" || may_know {
            keys.push("hidden");
        }
        assert_keys(state, &keys);
        for player in ["south", "north"] {
            assert_keys(&state[player], &["F", "H", "G"]);
            for place in state[player].as_object().into_iter().flat_map(Map::values) {
                assert!(
                    place.is_string() || (place.is_null() && ["line", "end"].contains(&phase)),
                    "{state}"
                );
            }
        }
        let asked = |key: &str| state.get(key).is_some_and(|value| !value.is_null());
        match phase {
            "end" => assert!(["turn", "try", "announced", "hidden"].iter().all(|key| !asked(key)), "{state}"),
            "line" => {
                assert_eq!((&state["try"], asked("announced"), asked("hidden")), (&json!(1), false, false));
            }
            "hide" => assert_eq!((asked("announced"), asked("hidden")), (false, false), "{state}"),
            _ => assert!(asked("announced") && asked("hidden") == state.get("hidden").is_some(), "{state}"),
        }
        if asked("announced") {
            assert_one_of(&state["announced"], &["F", "H", "G"]);
        }
        if asked("hidden") {
            assert_one_of(&state["hidden"], &["W", "E"]);
        }
        if !shown.at_end() {
            assert!((1..=3).contains(&whole(&state["try"])), "{state}");
            let turn = whole(&state["turn"]);
            let decides = if phase == "block" || phase == "take" { 1 - turn } else { turn };
            assert_eq!(json!(decides), shown.decider(), "{state}");
        }
    }
}

fn clearing(dice: &mut Dice) -> Options {
    let mut options = common(dice);
    if percent(dice, 80) {
        set(&mut options, "rows", between(dice, 6, 11));
    }
    options
}

fn network(dice: &mut Dice) -> Options {
    let mut options = common(dice);
    let board = if percent(dice, 10) { among_shipped(dice, Kind::TwoPaths).into() } else { board(dice) };
    set(&mut options, "board", board);
    options
}

fn common(dice: &mut Dice) -> Options {
    let mut options = Options::new();
    if percent(dice, 60) {
        set(&mut options, "first", among(dice, &["south", "north"]));
    }
    match dice.below(8) {
        0 => set(&mut options, "ply_cap", between(dice, 1, 30)),
        1 => set(&mut options, "ply_cap", 0),
        2 => set(&mut options, "ply_cap", between(dice, 31, 700)),
        _ => {}
    }
    options
}

fn board(dice: &mut Dice) -> Value {
    let length = between(dice, 7, 11) as usize;
    let narrow = percent(dice, 30);
    let letters: Vec<char> = ('a'..='z').collect();
    let rows: Vec<Vec<char>> = (0..length)
        .map(|row| {
            let edge = row == 0 || row == length - 1;
            let most = if narrow { 3 } else { 5 };
            let width = if edge { 3 } else { between(dice, 2, most) };
            shuffled(dice, &letters)[..width as usize].to_vec()
        })
        .collect();
    let spaces =
        |row: usize| -> Vec<String> { rows[row].iter().map(|file| format!("{file}{}", row + 1)).collect() };
    let mut ways = |from: usize, to: usize, all: &mut Options| {
        let next = spaces(to);
        // Sometimes all of a row lead to the same two spaces, so that animals leap over each other.
        let funnel = shuffled(dice, &next)[..2].to_vec();
        for space in spaces(from) {
            let two = if percent(dice, 30) { funnel.clone() } else { shuffled(dice, &next)[..2].to_vec() };
            all.insert(space, json!(two));
        }
    };
    let mut south = Options::new();
    let mut north = Options::new();
    for row in 1..length {
        ways(row - 1, row, &mut south);
        ways(row, row - 1, &mut north);
    }
    json!({"game": "two-paths", "name": "a network", "rows": rows, "south": south, "north": north})
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
