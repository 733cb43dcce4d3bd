//! What Muddy Ride brings to the forge.
//!
//! A meadow is changed for all four animals alike, or for one alone: on a meadow that looks the same to all of them, the one
//! who begins has an edge, and only a meadow that does not can cancel it.

use super::{Forges, Plan};
use gambol_core::Dice;
use gambol_core::grid::{Cell, Direction};
use serde_json::{Map, Value, json};

/// The animals in turn order, each turned a quarter clockwise from the one before.
const ANIMALS: [&str; 4] = ["N", "E", "S", "W"];

/// The directions that lead on, as eighths of a turn from the animal's own: straight most often, never back.
const ONWARD: [usize; 9] = [0, 7, 1, 0, 7, 1, 2, 6, 0];

/// Muddy Ride in the forge.
pub(super) struct Forged;

impl Forges for Forged {
    fn choices(&self) -> &'static [&'static str] {
        &["size", "tiles", "fair"]
    }

    fn plans(&self, given: &Map<String, Value>) -> Vec<Plan> {
        if given.is_empty() {
            return usual_plans();
        }
        let is_of_two = given.get("animals").and_then(Value::as_array).is_some_and(|list| list.len() == 2);
        let mode = given.get("mode").and_then(Value::as_str).unwrap_or("free-for-all");
        let is_known = is_of_two || ["white-horse", "all-or-nothing"].contains(&mode);
        let plan = Plan::one(given, mode != "secret", !is_of_two, is_known);
        vec![Plan { looks_up: false, ..plan }]
    }

    fn is_alterable(&self) -> bool {
        true
    }

    fn alter(&self, board: &mut Value, dice: &mut Dice) -> Option<()> {
        if board.get("tiles").is_some() { tile_footprint(board, dice) } else { footprint(board, dice) }
    }
}

/// Every mode with every number of players.
fn usual_plans() -> Vec<Plan> {
    let plan = |title: &str, options: Value| Plan {
        title: title.into(),
        options: options.as_object().cloned().unwrap_or_default(),
        is_solvable: true,
        is_dear: true,
        is_known: false,
        looks_up: false,
        is_played: true,
    };
    let of = |animals: &[(&str, &str)]| {
        let [names @ .., last] = animals else { unreachable!("there are animals") };
        let names: Vec<_> = names.iter().map(|(_, name)| *name).collect();
        let letters: Vec<_> = animals.iter().map(|(letter, _)| *letter).collect();
        plan(&format!("free for all of {} and {}", names.join(", "), last.1), json!({ "animals": letters }))
    };
    let two = |one, other| Plan { is_dear: false, is_known: true, ..of(&[one, other]) };
    // With three a table takes as long as with four, and says as little.
    let three = |animals: &[(&str, &str)]| Plan { is_solvable: false, ..of(animals) };
    let teams = |title: &str, mode: &str| Plan { is_known: true, ..plan(title, json!({ "mode": mode })) };
    // How long perfect players play is told of the usual teams.
    let others = |title: &str, mode: &str, partner: &str, rest: [&str; 2]| {
        plan(title, json!({"mode": mode, "teams": [["N", partner], rest]}))
    };
    let secret = |players: u8| {
        let title = format!("secret riders, {players} players");
        Plan { is_solvable: false, ..plan(&title, json!({"mode": "secret", "players": players})) }
    };
    let [hippo, pig, frog, duck] = [("N", "Hippo"), ("E", "Pig"), ("S", "Frog"), ("W", "Duck")];
    vec![
        plan("free for all", json!({})),
        two(hippo, frog),
        two(hippo, pig),
        two(hippo, duck),
        two(pig, frog),
        two(pig, duck),
        two(frog, duck),
        three(&[hippo, pig, frog]),
        three(&[hippo, pig, duck]),
        three(&[hippo, frog, duck]),
        three(&[pig, frog, duck]),
        teams("white horse", "white-horse"),
        others("white horse, Hippo and Pig", "white-horse", "E", ["S", "W"]),
        others("white horse, Hippo and Duck", "white-horse", "W", ["E", "S"]),
        teams("all or nothing", "all-or-nothing"),
        others("all or nothing, Hippo and Pig", "all-or-nothing", "E", ["S", "W"]),
        others("all or nothing, Hippo and Duck", "all-or-nothing", "W", ["E", "S"]),
        secret(4),
        secret(3),
        secret(2),
    ]
}

/// Another footprint on one field, or none there; every other time one for each animal.
fn footprint(board: &mut Value, dice: &mut Dice) -> Option<()> {
    let size = board.get("size")?.as_u64()? as u8;
    let cell = Cell { file: dice.below(size.into()) as u8, rank: dice.below(size.into()) as u8 };
    let targets = board.get("target").and_then(Value::as_object)?;
    if targets.values().any(|target| target.as_str() == Some(&cell.to_string())) {
        return None;
    }
    let animal = dice.index(4);
    // Half of the footprints lead on towards where the animal wants to go, for that is what ends a game. One in
    // eighteen is taken away.
    let way = match dice.index(18) {
        index @ 0..=7 => Some(Direction::ALL[index]),
        17 => None,
        index => Some(Direction::ALL[(2 * animal + ONWARD[index - 8]) % 8]),
    };
    let before = print(board, cell, animal);
    let is_for_all = dice.below(2) == 0;
    for turns in 0..if is_for_all { 4 } else { 1 } {
        set_print(board, turned(cell, turns, size), (animal + turns) % 4, turned_way(way, turns))?;
    }
    (before != way).then_some(())
}

/// Another footprint on one field of a tile, or none there. A tile lies in any of four ways, so none leads on.
fn tile_footprint(board: &mut Value, dice: &mut Dice) -> Option<()> {
    let size = board.get("tile_size")?.as_u64()? as u32;
    let tile = board.get_mut("tiles")?.as_object_mut()?.values_mut().nth(dice.index(4))?;
    let cell = Cell { file: dice.below(size) as u8, rank: dice.below(size) as u8 };
    let way = Direction::ALL.get(dice.index(9)).copied();
    set_on(tile.as_object_mut()?, cell, dice.index(4), way)
}

/// The footprint of an animal on a field.
fn print(board: &Value, cell: Cell, animal: usize) -> Option<Direction> {
    board.get("fields")?.get(cell.to_string())?.get(ANIMALS[animal])?.as_str()?.parse().ok()
}

fn set_print(board: &mut Value, cell: Cell, animal: usize, way: Option<Direction>) -> Option<()> {
    set_on(board.get_mut("fields")?.as_object_mut()?, cell, animal, way)
}

fn set_on(fields: &mut Map<String, Value>, cell: Cell, animal: usize, way: Option<Direction>) -> Option<()> {
    let field = fields.entry(cell.to_string()).or_insert_with(|| Map::new().into()).as_object_mut()?;
    match way {
        Some(way) => field.insert(ANIMALS[animal].into(), way.name().into()),
        None => field.remove(ANIMALS[animal]),
    };
    if field.is_empty() {
        fields.remove(&cell.to_string());
    }
    Some(())
}

/// The cell turned clockwise by this many quarters.
fn turned(cell: Cell, quarters: usize, size: u8) -> Cell {
    (0..quarters).fold(cell, |cell, _| Cell { file: cell.rank, rank: size - 1 - cell.file })
}

fn turned_way(way: Option<Direction>, quarters: usize) -> Option<Direction> {
    way.map(|way| way.turned(2 * quarters as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alter::altered;
    use crate::alter::tests::after;
    use gambol_games::{Kind, boards};
    use std::collections::BTreeSet;

    fn shipped(name: &str) -> Value {
        boards::named(Kind::MuddyRide, name).unwrap().value()
    }

    /// How many fields differ.
    fn changed(one: &Value, other: &Value) -> usize {
        let cells = (0..6).flat_map(|file| (0..6).map(move |rank| Cell { file, rank }.to_string()));
        cells.filter(|cell| one["fields"].get(cell) != other["fields"].get(cell)).count()
    }

    /// Whether the meadow looks the same to all four animals: turned by a quarter, each animal's footprints are the next's.
    fn is_alike(board: &Value, size: u8) -> bool {
        let cells = (0..size).flat_map(|file| (0..size).map(move |rank| Cell { file, rank }));
        let stands = |key: &str, animal: usize| -> Option<Cell> {
            board.get(key)?.get(ANIMALS[animal % 4])?.as_str()?.parse().ok()
        };
        let turns_with = |key: &str| {
            (0..4).all(|animal| {
                stands(key, animal).map(|cell| turned(cell, 1, size)) == stands(key, animal + 1)
            })
        };
        let prints_turn = |cell: Cell| {
            let next = |animal: usize| print(board, turned(cell, 1, size), (animal + 1) % 4);
            (0..4).all(|animal| turned_way(print(board, cell, animal), 1) == next(animal))
        };
        turns_with("start") && turns_with("target") && cells.into_iter().all(prints_turn)
    }

    #[test]
    fn a_meadow_that_is_alike_for_all_changes_for_all_or_for_one_and_stays_right() {
        let before = shipped("first-meadow");
        assert!(is_alike(&before, 6));
        let mut dice = Dice::new(3);
        let meadows: Vec<Value> = (0..60).filter_map(|_| altered(&before, &mut dice)).collect();
        assert!(meadows.iter().any(|meadow| is_alike(meadow, 6) && changed(meadow, &before) == 4));
        assert!(meadows.iter().any(|meadow| !is_alike(meadow, 6) && changed(meadow, &before) == 1));
        let options = json!({"board": after(&before, 60)}).as_object().unwrap().clone();
        assert!(Kind::MuddyRide.start(&options).is_ok());
    }

    #[test]
    fn a_meadow_that_is_not_alike_changes_for_all_or_for_one_as_well() {
        let mut before = shipped("first-meadow");
        before["fields"]["a1"] = json!({"N": "S", "W": "N"});
        assert!(!is_alike(&before, 6));
        let mut dice = Dice::new(1);
        let counts: BTreeSet<_> = (0..60)
            .filter_map(|_| altered(&before, &mut dice))
            .map(|meadow| changed(&meadow, &before))
            .collect();
        assert!(counts.contains(&1) && counts.contains(&4) && counts.iter().all(|count| *count <= 4));
    }

    #[test]
    fn every_way_of_playing_that_the_form_offers_is_measured() {
        let options: Vec<_> = usual_plans().into_iter().map(|plan| plan.options).collect();
        let of = |mode: &str| options.iter().filter(|own| own.get("mode") == Some(&json!(mode))).count();
        assert_eq!(["white-horse", "all-or-nothing", "secret"].map(of), [3, 3, 3], "teams, teams, players");
        let animals = |count: usize| {
            let is_of = |own: &&Map<String, Value>| {
                own.get("animals").is_some_and(|all| all.as_array().is_some_and(|all| all.len() == count))
            };
            options.iter().filter(is_of).count()
        };
        assert_eq!((animals(2), animals(3), options[0].len()), (6, 4, 0));
        assert_eq!(options.len(), 20);
    }
}
