//! Fair boards are alike for all: compared as JSON, turned by hand, and by counting the ways to continue.

use super::*;
use gambol_core::grid::{Cell, Direction};

/// How often the ways to continue are counted, and how deep.
const SEEDS: u64 = 12;
const DEPTH: u64 = 4;

/// The ways to continue on a board when this seat begins.
fn ways_on<G: Playable>(board: &Value, first: &str) -> u64 {
    let options = choices(&json!({"board": board, "first": first}));
    let mut game = Match::<G>::from_options(&options).expect("generated boards are right");
    gambol_core::perft(&mut game, DEPTH)
}

/// An object with its keys and its values changed.
fn mapped(value: &Value, key: impl Fn(&str) -> String, value_of: impl Fn(&Value) -> Value) -> Value {
    let map = value.as_object().expect("an object");
    map.iter().map(|(name, value)| (key(name), value_of(value))).collect::<Map<_, _>>().into()
}

fn turned(way: &Value, eighths: u8) -> Value {
    let way: Direction = way.as_str().and_then(|way| way.parse().ok()).expect("a direction");
    way.turned(eighths).name().into()
}

/// The fields of a meadow turned a quarter clockwise, with the animals renamed.
fn turned_fields(fields: &Value, size: u8) -> Value {
    let next = |animal: &str| ["N", "E", "S", "W", "N"][1 + "NESW".find(animal).unwrap()].to_owned();
    let place = |name: &str| {
        let cell: Cell = name.parse().unwrap();
        Cell { file: cell.rank, rank: size - 1 - cell.file }.to_string()
    };
    mapped(fields, place, |prints| mapped(prints, next, |way| turned(way, 2)))
}

#[test]
fn a_fair_meadow_is_the_same_for_every_animal_when_turned() {
    for seed in 0..200 {
        for size in [6, 8] {
            let board = recipe("muddy-ride", json!({"size": size, "seed": seed})).board();
            assert_eq!(turned_fields(&board["fields"], size), board["fields"]);
            if seed < SEEDS {
                let [n, rest @ ..] = ["N", "E", "S", "W"].map(|first| ways_on::<MuddyRide>(&board, first));
                assert_eq!(rest, [n; 3], "{board}");
            }
        }
    }
}

#[test]
fn the_fair_layouts_of_a_fair_tile_set_are_fair_meadows() {
    for seed in 0..200 {
        let size = if seed % 2 == 0 { 6 } else { 8 };
        let set = recipe("muddy-ride", json!({"size": size, "tiles": true, "seed": seed})).board();
        let lay = Lay::fair(seed);
        let flat = tile_set(&set).lay(lay).to_json();
        assert_eq!(turned_fields(&flat["fields"], size), flat["fields"], "{lay}");
    }
}

#[test]
fn any_layout_of_a_fair_tile_set_becomes_another_when_turned_and_renamed() {
    for seed in 0..200 {
        let set = recipe("muddy-ride", json!({"tiles": true, "seed": seed})).board();
        let set = tile_set(&set);
        let lay = Lay::random(seed);
        // North-west goes to north-east and so on; a tile becomes the next one of the set, turned as often as before.
        let [nw, ne, sw, se] = lay.tiles().map(|(tile, turns)| ((tile + 1) % 4, turns));
        let after = Lay::new([sw, nw, se, ne]).unwrap();
        let [before, after] = [lay, after].map(|lay| set.lay(lay).to_json()["fields"].clone());
        assert_eq!(turned_fields(&before, 6), after, "{lay}");
    }
}

#[test]
fn a_fair_duel_board_is_the_same_for_both_when_turned_by_a_half() {
    let swap = |cowboy: &str| if cowboy == "light" { "dark" } else { "light" }.to_owned();
    for seed in 0..200 {
        let (files, ranks) = (3 + (seed % 6) as u8, 3 + (seed / 6 % 6) as u8);
        let board = recipe("duel", json!({"files": files, "ranks": ranks, "seed": seed})).board();
        let place = |name: &str| {
            let cell: Cell = name.parse().unwrap();
            Cell { file: files - 1 - cell.file, rank: ranks - 1 - cell.rank }.to_string()
        };
        let across = mapped(&board["fields"], place, |bullets| mapped(bullets, swap, |way| turned(way, 4)));
        assert_eq!(across, board["fields"]);
        if seed % 6 == 2 && seed < 6 * SEEDS {
            assert_eq!(ways_on::<Duel>(&board, "light"), ways_on::<Duel>(&board, "dark"), "{board}");
        }
    }
}

/// A network with every space's name and the order of the ways changed.
fn mapped_ways(ways: &Value, name: &dyn Fn(&str) -> String, is_mirrored: bool) -> Value {
    mapped(ways, name, |pair| {
        let mut pair: Vec<_> = pair.as_array().unwrap().iter().map(|to| name(to.as_str().unwrap())).collect();
        if is_mirrored {
            pair.reverse();
        }
        json!(pair)
    })
}

#[test]
fn a_fair_network_is_the_same_for_south_and_north() {
    for seed in 0..200 {
        let (rows, mirror) = (7 + seed % 5, seed % 2 == 0);
        let board = recipe("two-paths", json!({"rows": rows, "mirror": mirror, "seed": seed})).board();
        let across = |name: &str| {
            let rank: u64 = name[1..].parse().unwrap();
            format!("{}{}", &name[..1], rows + 1 - rank)
        };
        assert_eq!(mapped_ways(&board["south"], &across, false), board["north"]);
        if seed < SEEDS {
            assert_eq!(ways_on::<TwoPaths>(&board, "south"), ways_on::<TwoPaths>(&board, "north"), "{board}");
        }
    }
}

#[test]
fn a_mirrored_network_is_the_same_in_the_west_and_in_the_east() {
    for seed in 0..200 {
        let (rows, fair) = (7 + seed % 5, seed % 2 == 0);
        let choices = json!({"rows": rows, "fair": fair, "mirror": true, "seed": seed});
        let board = recipe("two-paths", choices).board();
        let across = |name: &str| {
            let file = ["e", "d", "c", "b", "a"]["abcde".find(&name[..1]).unwrap()];
            format!("{file}{}", &name[1..])
        };
        for seat in ["south", "north"] {
            assert_eq!(mapped_ways(&board[seat], &across, true), board[seat], "{board}");
        }
    }
}

#[test]
fn every_space_of_a_network_can_be_come_to() {
    for seed in 0..500 {
        let rows = 7 + seed % 5;
        let choices = json!({"rows": rows, "fair": seed % 2 == 0, "mirror": seed % 3 == 0, "seed": seed});
        let board = recipe("two-paths", choices).board();
        for (seat, other) in [("south", "north"), ("north", "south")] {
            // The spaces that the seat leaves are those of all rows but its last; North's keys are all but rank 1's.
            let ends: Vec<_> = board[seat]
                .as_object()
                .unwrap()
                .values()
                .flat_map(|pair| pair.as_array().unwrap().iter().map(|to| to.as_str().unwrap().to_owned()))
                .collect();
            let all = board[other].as_object().unwrap().keys();
            assert!(all.into_iter().all(|space| ends.contains(space)), "{seat} {board}");
        }
    }
}

#[test]
fn wild_boards_are_not_alike_for_all() {
    let board = recipe("muddy-ride", json!({"fair": false, "seed": 1})).board();
    assert_ne!(turned_fields(&board["fields"], 6), board["fields"]);
    let counts = ["N", "E", "S", "W"].map(|first| ways_on::<MuddyRide>(&board, first));
    assert!(counts.iter().any(|&count| count != counts[0]), "{counts:?}");
}
