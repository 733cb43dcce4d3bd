//! Random meadows, laid and drawn, and all ways to ride on them.

use super::{Mode, Options, Sampled, among, between, cells, limit, object, percent, set, shuffled};
use gambol_core::Dice;
use gambol_core::grid::{Cell, Direction};
use gambol_games::Kind;
use gambol_games::boards;
use gambol_games::muddy_ride::MuddyRide;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const ANIMALS: [&str; 4] = ["N", "E", "S", "W"];
const STARTS_6: [&str; 4] = ["b1", "a5", "e6", "f2"];
const TARGETS_6: [&str; 4] = ["b6", "f5", "e1", "a2"];
const STARTS_8: [&str; 4] = ["c1", "a6", "f8", "h3"];
const TARGETS_8: [&str; 4] = ["c8", "h6", "f1", "a3"];

impl Sampled for MuddyRide {
    const MODES: &'static [Mode] = &[
        Mode { name: "free-for-all", random: free_for_all },
        Mode { name: "white-horse", random: |dice| teams(dice, "white-horse") },
        Mode { name: "all-or-nothing", random: |dice| teams(dice, "all-or-nothing") },
        Mode { name: "secret", random: secret },
    ];
}

fn free_for_all(dice: &mut Dice) -> Options {
    let mut options = common(dice);
    if percent(dice, 30) {
        set(&mut options, "mode", "free-for-all");
    }
    let mut riding = ANIMALS.to_vec();
    if percent(dice, 60) {
        riding = shuffled(dice, &ANIMALS)[..between(dice, 2, 4) as usize].to_vec();
        set(&mut options, "animals", json!(riding));
    }
    if percent(dice, 50) {
        set(&mut options, "first", among(dice, &riding));
    }
    options
}

fn teams(dice: &mut Dice, mode: &str) -> Options {
    let mut options = common(dice);
    set(&mut options, "mode", mode);
    if percent(dice, 50) {
        let a = shuffled(dice, &ANIMALS);
        set(&mut options, "teams", json!([[a[0], a[1]], [a[2], a[3]]]));
    }
    if percent(dice, 50) {
        set(&mut options, "first", among(dice, &ANIMALS));
    }
    options
}

fn secret(dice: &mut Dice) -> Options {
    let mut options = common(dice);
    set(&mut options, "mode", "secret");
    let players = between(dice, 2, 4);
    if players < 4 || percent(dice, 50) {
        set(&mut options, "players", players);
    }
    if percent(dice, 50) {
        set(&mut options, "first", dice.below(players));
    }
    options
}

fn common(dice: &mut Dice) -> Options {
    let mut options = Options::new();
    limit(dice, &mut options);
    match dice.below(10) {
        0 => {}
        1 => set(&mut options, "board", built_in(dice)),
        2 | 3 => set(&mut options, "board", laid(dice)),
        _ => set(&mut options, "board", meadow(dice)),
    }
    options
}

/// A board that ships: by its name, or laid from a tile set that ships.
fn built_in(dice: &mut Dice) -> Value {
    let all: Vec<_> = boards::of(Kind::MuddyRide).collect();
    let Some(board) = all.get(dice.index(all.len().max(1))) else { return meadow(dice) };
    if board.json.contains("\"tile_size\"") {
        json!({"tile_set": board.name, "lay": lay(dice)})
    } else {
        board.name.into()
    }
}

fn laid(dice: &mut Dice) -> Value {
    let size = between(dice, 3, 4) as u8;
    let density = among(dice, &[20, 60, 100]);
    let mut tiles = Options::new();
    for tile in ["A", "B", "C", "D"] {
        let style = Style::random(dice, size);
        let fields = fields(dice, size, density, &style, &BTreeSet::new());
        tiles.insert(tile.into(), fields.into());
    }
    let set = json!({"game": "muddy-ride", "name": "tiles", "tile_size": size, "tiles": tiles});
    json!({"tile_set": set, "lay": lay(dice)})
}

fn lay(dice: &mut Dice) -> Value {
    let tiles = shuffled(dice, &["A", "B", "C", "D"]);
    tiles.into_iter().map(|tile| json!([tile, dice.below(4)])).collect()
}

fn meadow(dice: &mut Dice) -> Value {
    let size = among(dice, &[6, 6, 8]);
    let (starts, targets) = if size == 6 { (STARTS_6, TARGETS_6) } else { (STARTS_8, TARGETS_8) };
    let mut board = object(json!({"game": "muddy-ride", "name": "a meadow", "size": size}));
    let mut targets = targets.map(String::from);
    match dice.below(4) {
        0 => {}
        1 => set(&mut board, "start", by_animal(&starts.map(String::from))),
        _ => {
            let places = crowd(dice, size);
            set(&mut board, "start", by_animal(&places[..4]));
            set(&mut board, "target", by_animal(&places[4..]));
            targets.clone_from_slice(&places[4..]);
        }
    }
    let density = among(dice, &[0, 15, 50, 90, 100]);
    let style = Style::random(dice, size);
    let fields = fields(dice, size, density, &style, &BTreeSet::from(targets));
    set(&mut board, "fields", fields);
    board.into()
}

fn by_animal(places: &[String]) -> Value {
    ANIMALS.iter().map(|animal| (*animal).to_owned()).zip(places.iter().map(|place| json!(place))).collect()
}

/// Eight different fields, mostly close to each other, so that animals meet all the time.
fn crowd(dice: &mut Dice, size: u8) -> Vec<String> {
    let middle = among(dice, &cells(size, size));
    let room = among(dice, &[8, 10, 12, 16, usize::from(size) * usize::from(size)]);
    let mut near = shuffled(dice, &cells(size, size));
    near.sort_by_key(|cell| cell.file.abs_diff(middle.file).max(cell.rank.abs_diff(middle.rank)));
    let near = shuffled(dice, &near[..room]);
    near[..8].iter().map(ToString::to_string).collect()
}

/// How the footprints of a meadow run.
enum Style {
    /// Anywhere.
    Any,
    /// All animals of a field the same way.
    Alike,
    /// Towards this field: many ways lead onto the same field.
    Towards(Cell),
    /// The way each animal faces: games are short.
    Forward,
    /// Two opposite ways only: animals that swap places.
    ToAndFro(Direction),
}

impl Style {
    fn random(dice: &mut Dice, size: u8) -> Style {
        match dice.below(8) {
            0 => Style::Alike,
            1 | 2 => Style::Towards(among(dice, &cells(size, size))),
            3 => Style::Forward,
            4 => Style::ToAndFro(among(dice, &Direction::ALL)),
            _ => Style::Any,
        }
    }

    fn footprint(&self, dice: &mut Dice, at: Cell, animal: usize) -> Direction {
        let any = among(dice, &Direction::ALL);
        if percent(dice, 15) {
            return any;
        }
        match self {
            Style::Any => any,
            Style::Alike => Direction::ALL[usize::from(at.file * 3 + at.rank * 5) % 8],
            Style::Towards(goal) => towards(at, *goal).unwrap_or(any),
            Style::Forward => Direction::FOUR[animal],
            Style::ToAndFro(way) => way.turned(if percent(dice, 50) { 0 } else { 4 }),
        }
    }
}

fn towards(at: Cell, goal: Cell) -> Option<Direction> {
    let east = (goal.file.cmp(&at.file) as i8, goal.rank.cmp(&at.rank) as i8);
    Direction::ALL.into_iter().find(|way| way.delta() == east)
}

fn fields(dice: &mut Dice, size: u8, density: u32, style: &Style, bare: &BTreeSet<String>) -> Options {
    let mut fields = Options::new();
    for cell in cells(size, size) {
        let name = cell.to_string();
        if bare.contains(&name) || !percent(dice, density) {
            continue;
        }
        let mut footprints = Options::new();
        for (index, animal) in ANIMALS.iter().enumerate() {
            if percent(dice, 75) {
                let way = style.footprint(dice, cell, index);
                footprints.insert((*animal).into(), way.name().into());
            }
        }
        fields.insert(name, footprints.into());
    }
    fields
}
