//! Random sheets: generated ones, tiny ones with few types that meet all the time, and ones with a bit of everything.

use super::{Mode, Options, Sampled, among, between, cells, object, percent, set, shuffled};
use gambol_core::Dice;
use gambol_games::Kind;
use gambol_games::boards;
use gambol_games::kangaruse::Kangaruse;
use gambol_games::kangaruse::{SQUARE_TYPES, SquareType};
use serde_json::{Value, json};

impl Sampled for Kangaruse {
    const MODES: &'static [Mode] = &[
        Mode { name: "crowded", random: crowded },
        Mode { name: "mixed", random: mixed },
        Mode { name: "generated", random: generated },
    ];
}

/// The types that score.
fn scoring() -> Vec<&'static str> {
    SQUARE_TYPES.iter().filter(|(_, kind)| kind.is_scoring()).map(|(name, _)| *name).collect()
}

/// All other types but open ground.
fn other() -> Vec<&'static str> {
    let others = SQUARE_TYPES.iter().filter(|(_, kind)| !kind.is_scoring() && *kind != SquareType::Plain);
    others.map(|(name, _)| *name).collect()
}

/// A small sheet of one to four types.
fn crowded(dice: &mut Dice) -> Options {
    let mut options = common(dice);
    let mut types = shuffled(dice, &other())[..between(dice, 1, 3) as usize].to_vec();
    types.extend(&shuffled(dice, &scoring())[..dice.index(3)]);
    let files = between(dice, 2, 6) as u8;
    let ranks = between(dice, 2, 5) as u8;
    finish(dice, &mut options, files, ranks, &types);
    options
}

/// A sheet of any size with every type on it.
fn mixed(dice: &mut Dice) -> Options {
    let mut options = common(dice);
    if percent(dice, 10) {
        let names: Vec<_> = boards::of(Kind::Kangaruse).map(|board| board.name).collect();
        if !names.is_empty() {
            options.remove("players");
            set(&mut options, "board", among(dice, &names));
            return options;
        }
    }
    let types: Vec<_> = other().into_iter().chain(scoring()).collect();
    let wide = percent(dice, 25);
    let files = if wide { between(dice, 9, 16) } else { between(dice, 4, 8) } as u8;
    let ranks = if wide { between(dice, 7, 12) } else { between(dice, 3, 7) } as u8;
    finish(dice, &mut options, files, ranks, &types);
    options
}

/// A sheet made from a seed.
fn generated(dice: &mut Dice) -> Options {
    let mut options = common(dice);
    if percent(dice, 80) {
        let size = among(dice, &["tiny", "tiny", "small", "small", "regular", "large", "huge"]);
        set(&mut options, "size", size);
    }
    if percent(dice, 40) {
        set(&mut options, "starts", percent(dice, 80));
    }
    if percent(dice, 90) {
        let seed = if percent(dice, 90) { u64::from(dice.below(1000)) } else { dice.bits() >> 11 };
        set(&mut options, "seed", seed);
    }
    options
}

fn common(dice: &mut Dice) -> Options {
    let mut options = Options::new();
    if percent(dice, 75) {
        set(&mut options, "players", between(dice, 2, 5));
    }
    for (flag, odds) in [("stop_when_scored", 40), ("give_up", 25), ("harsh_destruction", 40)] {
        if percent(dice, odds) {
            set(&mut options, flag, percent(dice, 50));
        }
    }
    options
}

fn finish(dice: &mut Dice, options: &mut Options, files: u8, ranks: u8, types: &[&str]) {
    let sheet = sheet(dice, files, ranks, types);
    let room = startable(&sheet);
    let players = options.get("players").and_then(Value::as_u64).unwrap_or(2);
    if room < players {
        // So full of points and trees that so many cannot start: fewer play, or on open ground.
        if room < 2 {
            return finish(dice, options, files, ranks, &types[..types.len().min(1)]);
        }
        set(options, "players", between(dice, 2, room as u32));
    }
    set(options, "board", sheet);
}

/// How many kangaroos find a start for certain: squares that are neither tree nor scoring.
fn startable(sheet: &Value) -> u64 {
    let area = sheet["files"].as_u64().unwrap_or(0) * sheet["ranks"].as_u64().unwrap_or(0);
    let closed = sheet["squares"].as_object().map_or(0, |squares| {
        let kinds = squares.values().filter_map(|square| square["type"].as_str());
        kinds.filter(|kind| *kind == "tree" || scoring().contains(kind)).count() as u64
    });
    area - closed
}

fn sheet(dice: &mut Dice, files: u8, ranks: u8, types: &[&str]) -> Value {
    let numbers_on = among(dice, &["files", "ranks"]);
    let (numbered, directed) = if numbers_on == "files" { (files, ranks) } else { (ranks, files) };
    let numbers: Vec<_> = (0..numbered).map(|_| between(dice, 1, 4)).collect();
    let directions: Vec<_> = (0..directed).map(|_| among(dice, &["N", "E", "S", "W"])).collect();
    let density = among(dice, &[40, 70, 90, 100]);
    let mut echidnas = shuffled(dice, &(1..=99).collect::<Vec<u32>>());
    let mut squares = Options::new();
    for cell in cells(files, ranks) {
        if !percent(dice, density) {
            continue;
        }
        let kind = among(dice, types);
        let square = match kind {
            "tree" if percent(dice, 50) => continue,
            "score" => json!({"type": kind, "value": value(dice)}),
            "echidna" => match echidnas.pop() {
                Some(value) => json!({"type": kind, "value": value}),
                None => continue,
            },
            _ => json!({"type": kind}),
        };
        squares.insert(cell.to_string(), square);
    }
    json!({
        "game": "kangaruse", "name": "a sheet", "files": files, "ranks": ranks, "numbers_on": numbers_on,
        "numbers": numbers, "directions": directions, "squares": object(squares.into()),
    })
}

/// What a score square is worth: mostly a few points, sometimes the most or the least there can be.
fn value(dice: &mut Dice) -> i32 {
    match dice.below(20) {
        0 => 99,
        1 => -99,
        2..6 => -(between(dice, 1, 9) as i32),
        _ => between(dice, 1, 9) as i32,
    }
}
