//! The solver against plain value iteration over the rules, and its tables against the rules everywhere.

mod past;

use super::*;
use crate::progress::Silent;
use crate::verify::Verified;
use gambol_core::grid::Direction;
use gambol_core::{Dice, Turn};
use gambol_games::muddy_ride::Field;
use serde_json::{Map, json};
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

/// A meadow of random footprints, this many of a hundred, with random starts and targets.
fn meadow(size: u8, density: u32, dice: &mut Dice) -> serde_json::Value {
    let mut names: Vec<String> = Field::all(size).map(|field| field.to_string()).collect();
    dice.shuffle(&mut names);
    let four = |names: &[String]| json!({"N": names[0], "E": names[1], "S": names[2], "W": names[3]});
    let (start, target) = (four(&names), four(&names[4..]));
    let mut fields = Map::new();
    for name in names.iter().take(4).chain(&names[8..]) {
        let mut footprints = Map::new();
        for animal in ["N", "E", "S", "W"] {
            if dice.below(100) < density {
                footprints.insert(animal.into(), json!(Direction::ALL[dice.index(8)].name()));
            }
        }
        fields.insert(name.clone(), footprints.into());
    }
    json!({"game": "muddy-ride", "name": "random", "size": size, "start": start, "target": target, "fields": fields})
}

fn game(mut options: serde_json::Value, board: serde_json::Value) -> MuddyRide {
    options["board"] = board;
    MuddyRide::from_options(options.as_object().expect("options are an object"))
        .expect("the options are right")
}

fn solved(game: &MuddyRide) -> MuddyRideTable {
    MuddyRideTable::build(game, &Silent).expect("nobody stops it").expect("play is open")
}

/// All positions that can arise from these, with their successors; none if there are too many.
fn reachable(game: &MuddyRide, from: Vec<Position>, most: usize) -> Option<HashMap<Position, Vec<Position>>> {
    let mut all = HashMap::new();
    let mut open = from;
    while let Some(pos) = open.pop() {
        if all.contains_key(&pos) {
            continue;
        }
        if all.len() == most {
            return None;
        }
        let after: Vec<_> = match game.turn(&pos) {
            Turn::Seat(seat) => {
                let play = |m| game.play(&pos, seat, m).expect("legal moves are legal");
                game.legal_moves(&pos, seat).map(play).collect()
            }
            _ => Vec::new(),
        };
        open.extend(&after);
        all.insert(pos, after);
    }
    Some(all)
}

/// How soon the seats win by force: value iteration, a sweep for each distance, with nothing but the rules.
fn iterated(
    game: &MuddyRide,
    all: &HashMap<Position, Vec<Position>>,
    seats: impl Fn(Seat) -> bool,
) -> HashMap<Position, u32> {
    let has_won = |pos: &Position| {
        let returns = game.outcome(pos).map_or_else(Vec::new, |outcome| outcome.returns(game.seats()));
        returns.iter().enumerate().any(|(seat, &share)| seats(Seat(seat as u8)) && share > 0.0)
    };
    let mut won: HashMap<Position, u32> =
        all.keys().filter(|pos| has_won(pos)).map(|&pos| (pos, 0)).collect();
    for distance in 1.. {
        let wins = |(pos, after): &(&Position, &Vec<Position>)| {
            !won.contains_key(pos)
                && !after.is_empty()
                && if seats(pos.seat()) {
                    after.iter().any(|next| won.contains_key(next))
                } else {
                    after.iter().all(|next| won.contains_key(next))
                }
        };
        let new: Vec<_> = all.iter().filter(wins).map(|(&pos, _)| pos).collect();
        if new.is_empty() {
            break;
        }
        won.extend(new.into_iter().map(|pos| (pos, distance)));
    }
    won
}

/// Holds the table against value iteration in all these positions; tells how many were won for somebody.
#[track_caller]
fn check_iterated(game: &MuddyRide, all: &HashMap<Position, Vec<Position>>) -> usize {
    let table = solved(game);
    let mut count = 0;
    for (side, seats) in table.sides().iter().enumerate() {
        let won = iterated(game, all, |seat| seats.has(seat));
        for &pos in all.keys() {
            assert_eq!(
                table.forced(pos, side),
                won.get(&pos).copied(),
                "{pos:?} on {}",
                game.board().to_json()
            );
        }
        count += won.len();
    }
    count
}

fn everything(game: &MuddyRide) -> HashMap<Position, Vec<Position>> {
    let all = (0..game.numbers()).filter_map(|number| game.numbered(number)).collect();
    reachable(game, all, usize::MAX).expect("there is no limit")
}

#[test]
fn two_animals_for_themselves_are_solved_as_value_iteration_solves_them() {
    let mut dice = Dice::new(1);
    let mut won = 0;
    for round in 0..60 {
        let animals = [["N", "E"], ["N", "S"], ["S", "W"], ["E", "W"]][round % 4];
        let size = if round % 5 == 0 { 8 } else { 6 };
        let board = meadow(size, 20 + dice.below(80), &mut dice);
        let crossing = ["stay", "swap"][round / 2 % 2];
        let targets = ["closed", "open"][round / 3 % 2];
        let game = game(json!({"animals": animals, "crossing": crossing, "targets": targets}), board);
        won += check_iterated(&game, &everything(&game));
    }
    assert!(won > 10_000, "only {won} positions were won");
}

#[test]
fn three_animals_for_themselves_are_solved_as_value_iteration_solves_them() {
    let mut dice = Dice::new(2);
    for (animals, crossing) in [(["N", "E", "S"], "stay"), (["N", "S", "W"], "swap")] {
        let board = meadow(6, 80, &mut dice);
        let game = game(json!({"animals": animals, "crossing": crossing, "targets": "open"}), board);
        assert!(check_iterated(&game, &everything(&game)) > 1000);
    }
}

/// Sparse boards of which few positions can be reached, until enough of them had positions won for somebody.
fn check_sparse(options: &serde_json::Value, boards: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut left = boards;
    while left > 0 {
        let density = 6 + dice.below(12);
        let game = game(options.clone(), meadow(6, density, &mut dice));
        let Some(all) = reachable(&game, vec![game.start()], 40_000) else { continue };
        let has_ends = all.keys().filter(|pos| game.turn(pos) == Turn::Over).count() > 20;
        if all.len() > 2000 && has_ends {
            check_iterated(&game, &all);
            left -= 1;
        }
    }
}

#[test]
fn white_horses_are_solved_as_value_iteration_solves_them() {
    check_sparse(&json!({"mode": "white-horse"}), 2, 3);
    check_sparse(&json!({"mode": "white-horse", "teams": [["N", "E"], ["S", "W"]]}), 1, 4);
}

#[test]
fn all_or_nothing_is_solved_as_value_iteration_solves_it() {
    check_sparse(&json!({"mode": "all-or-nothing"}), 2, 5);
    check_sparse(&json!({"mode": "all-or-nothing", "teams": [["N", "W"], ["S", "E"]]}), 1, 6);
}

#[test]
fn four_animals_for_themselves_are_solved_as_value_iteration_solves_them() {
    check_sparse(&json!({}), 1, 7);
}

#[test]
fn tables_are_right_through_the_rules() {
    let mut dice = Dice::new(8);
    for options in [json!({"mode": "white-horse"}), json!({"mode": "all-or-nothing"}), json!({})] {
        let table = solved(&game(options, meadow(6, 75, &mut dice)));
        let verified = table.verify(30_000, &mut dice, &Silent).expect("nobody stops it");
        assert_eq!(verified, Verified { checked: 30_000, wrong: None });
        let shares = table.shares();
        assert!(shares.forced.iter().all(|&forced| forced > 1000), "{shares:?}");
    }
}

#[test]
fn a_wrong_table_is_found_out() {
    let mut table = solved(&game(json!({"animals": ["N", "E"]}), meadow(6, 75, &mut Dice::new(9))));
    let Content::Built(bytes) = &mut table.content else { panic!("it was built in memory") };
    bytes.iter_mut().filter(|cell| **cell == 3).for_each(|cell| *cell = 4);
    let verified = table.verify(20_000, &mut Dice::new(10), &Silent).expect("nobody stops it");
    assert!(verified.wrong.is_some());
}

#[test]
fn two_bytes_a_position_say_what_one_says() {
    let mut dice = Dice::new(15);
    for animals in [json!(["N", "W"]), json!(["N", "E", "S"])] {
        let game = game(json!({"animals": animals}), meadow(6, 75, &mut dice));
        let narrow = solved(&game);
        let Ok(wide) = build::build_with::<u16>(&game, narrow.sides(), &Silent) else {
            panic!("nobody stops it")
        };
        let wide = MuddyRideTable { content: Content::Built(wide), sides: narrow.sides.clone(), game };
        assert_eq!(wide.bytes(), 2 * narrow.bytes());
        assert_eq!(wide.shares(), narrow.shares());
        for pos in (0..wide.game.numbers()).filter_map(|number| wide.game.numbered(number)) {
            let all = 0..narrow.sides().len();
            assert!(
                all.into_iter().all(|side| wide.forced(pos, side) == narrow.forced(pos, side)),
                "{pos:?}"
            );
        }
    }
}

/// The successor that serves a side best: it hurries to win, else it avoids the other side's win or delays it.
fn best(table: &MuddyRideTable, pos: Position, seat: Seat) -> Position {
    let own = usize::from(table.sides()[1].has(seat));
    let after =
        table.game().legal_moves(&pos, seat).map(|m| table.game().play(&pos, seat, m).expect("legal"));
    let worth = |next: &Position| match (table.forced(*next, own), table.forced(*next, 1 - own)) {
        (Some(distance), _) => 10_000 - i64::from(distance),
        (_, Some(distance)) => i64::from(distance) - 10_000,
        _ => 0,
    };
    after.max_by_key(worth).expect("there is always something to do")
}

#[test]
fn play_by_the_table_never_does_worse_than_it_says() {
    let mut dice = Dice::new(16);
    let game = game(json!({"mode": "white-horse"}), meadow(6, 75, &mut dice));
    let table = solved(&game);
    let (mut won, mut held) = (0, 0);
    while won < 300 || held < 100 {
        let Some(start) = game.numbered(u64::from(dice.below(game.numbers() as u32))) else { continue };
        let side = dice.index(2);
        let forced = table.forced(start, side);
        if table.forced(start, 1 - side).is_some() || (forced.is_none() && held >= 100) {
            continue;
        }
        let (mut pos, mut actions) = (start, 0);
        while let Turn::Seat(seat) = game.turn(&pos)
            && actions < forced.unwrap_or(200)
        {
            // The other side plays as well as it can or anyhow.
            let plays_best = table.sides()[side].has(seat) || dice.below(3) > 0;
            pos = if plays_best {
                best(&table, pos, seat)
            } else {
                game.play(&pos, seat, dice.pick(game.legal_moves(&pos, seat))).expect("legal")
            };
            actions += 1;
        }
        let wins = |side| table.forced(pos, side) == Some(0);
        assert!(!wins(1 - side), "{start:?}");
        assert!(forced.is_none() || wins(side), "{start:?} was not won in {forced:?}");
        *(if forced.is_some() { &mut won } else { &mut held }) += 1;
    }
}

/// Whether a seat can win alone within so many actions, whatever the others do: by plain recursion through the rules.
fn wins_alone(game: &MuddyRide, pos: Position, winner: Seat, actions: u32) -> bool {
    let Turn::Seat(seat) = game.turn(&pos) else {
        let returns = game.outcome(&pos).expect("the game is over").returns(game.seats());
        return returns.iter().enumerate().all(|(seat, &own)| (own > 0.0) == (seat == winner.index()));
    };
    let mut nexts = game.legal_moves(&pos, seat).map(|m| {
        let mut next = pos;
        game.play_unchecked(&mut next, seat, m);
        next
    });
    let wins = |next| wins_alone(game, next, winner, actions - 1);
    actions > 0 && if seat == winner { nexts.any(wins) } else { nexts.all(wins) }
}

#[test]
fn whoever_can_win_alone_soon_leaves_nothing_to_the_others() {
    let mut dice = Dice::new(14);
    let (mut alone, mut shared) = (0, 0);
    for _ in 0..3 {
        let game = game(json!({"animals": ["N", "E", "W"]}), meadow(6, 75, &mut dice));
        let table = solved(&game);
        for number in (0..game.numbers()).step_by(37) {
            let Some(pos) = game.numbered(number) else { continue };
            let forced =
                |side: usize| Some((side, table.forced(pos, side).filter(|&far| (1..=3).contains(&far))?));
            let Some((winner, distance)) = (0..3).find_map(forced) else { continue };
            let is_alone = wins_alone(&game, pos, Seat(winner as u8), distance);
            *(if is_alone { &mut alone } else { &mut shared }) += 1;
            for seat in 0..3u8 {
                let value = table.value(pos, Seat(seat));
                let own = if usize::from(seat) == winner { 2.0 } else { -1.0 };
                assert_eq!(value == Value::exact(own).in_actions(distance), is_alone, "{pos:?}: {value}");
            }
        }
    }
    assert!(alone > 50 && shared > 0, "{alone} alone, {shared} shared");
}

#[test]
fn every_position_is_counted() {
    let table = solved(&game(json!({"animals": ["N", "E"]}), meadow(6, 75, &mut Dice::new(11))));
    let shares = table.shares();
    assert_eq!(shares.positions, 32 * 31 * 2);
    assert_eq!(shares.won + shares.lost, shares.forced.iter().sum::<u64>());
    assert_eq!(shares.positions, shares.won + shares.drawn() + shares.lost);
}

#[test]
fn on_a_bare_meadow_nobody_wins_who_does_not_stand_beside_the_target() {
    let board = json!({"game": "muddy-ride", "name": "bare", "size": 6, "fields": {}});
    let game = game(json!({"animals": ["N", "S"]}), board);
    let table = solved(&game);
    assert_eq!(table.value(game.start(), Seat(0)), Value::exact(0.0));
    check_iterated(&game, &everything(&game));
}

#[test]
fn a_stored_table_says_what_a_built_one_says() {
    let directory = std::env::temp_dir().join(format!("gambol-muddy-ride-{}", std::process::id()));
    let game = game(json!({"animals": ["N", "W"]}), meadow(6, 75, &mut Dice::new(12)));
    let built = solved(&game);
    let store = Store::at(&directory);
    for _ in 0..2 {
        let stored = MuddyRideTable::open_or_build(&game, &store, &Silent).expect("the disk is fine");
        let stored = stored.expect("play is open");
        assert_eq!(stored.content.bytes(), built.content.bytes());
    }
    std::fs::remove_dir_all(directory).expect("it is ours");
}

#[test]
fn a_stopped_build_ends() {
    let game = game(json!({}), meadow(6, 75, &mut Dice::new(13)));
    assert_eq!(MuddyRideTable::build(&game, &AtomicBool::new(true)).err(), Some(Cancelled));
}

#[test]
fn secret_play_has_no_table() {
    let game = game(json!({"mode": "secret"}), meadow(6, 75, &mut Dice::new(14)));
    assert!(matches!(MuddyRideTable::build(&game, &Silent), Ok(None)));
}
