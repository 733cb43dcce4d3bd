//! Clearings of every length, and networks that no clearing has.

use super::{Mode, Options, Sampled, among, between, percent, set, shuffled};
use gambol_core::Dice;
use gambol_games::Kind;
use gambol_games::boards;
use gambol_games::two_paths::TwoPaths;
use serde_json::{Value, json};

impl Sampled for TwoPaths {
    const MODES: &'static [Mode] =
        &[Mode { name: "clearing", random: clearing }, Mode { name: "network", random: network }];
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
    let names: Vec<_> = boards::of(Kind::TwoPaths).map(|board| board.name).collect();
    let board = if !names.is_empty() && percent(dice, 10) { among(dice, &names).into() } else { board(dice) };
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
