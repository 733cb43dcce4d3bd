//! The solver against plain value iteration over the rules, and its tables against the rules everywhere.

mod past;
mod play;

use super::*;
use crate::judge::Judge;
use crate::progress::Silent;
use crate::verify::Verified;
use gambol_core::grid::Direction;
use gambol_core::{Chancy, Dice};
use gambol_games::duel::{Field, Move, Phase};
use serde_json::{Map, json};
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

/// A saloon of random bullets, this many of a hundred; forward ones are as likely as all others together.
fn saloon(files: u8, ranks: u8, density: u32, dice: &mut Dice) -> serde_json::Value {
    let mut fields = Map::new();
    for rank in 0..ranks {
        for file in 0..files {
            let mut bullets = Map::new();
            for cowboy in Cowboy::BOTH {
                let way = match dice.below(2) {
                    0 => cowboy.forward().turned([7, 0, 1][dice.index(3)]),
                    _ => Direction::ALL[dice.index(8)],
                };
                if dice.below(100) < density {
                    bullets.insert(cowboy.name().into(), json!(way.name()));
                }
            }
            fields.insert(Field::new(file, rank).to_string(), bullets.into());
        }
    }
    json!({"game": "duel", "name": "random", "files": files, "ranks": ranks, "fields": fields})
}

fn ammo(counts: [u8; 4]) -> serde_json::Value {
    let named = Token::ALL.into_iter().zip(counts);
    named.map(|(token, count)| (token.name().to_owned(), json!(count))).collect::<Map<_, _>>().into()
}

fn game(size: &str, counts: [u8; 4], board: &serde_json::Value) -> Duel {
    let options = json!({"size": size, "ammo": ammo(counts), "board": board});
    Duel::from_options(options.as_object().expect("options are an object")).expect("the options are right")
}

/// A random small game: few fields, few tokens.
fn small_game(round: usize, dice: &mut Dice) -> Duel {
    let (files, ranks) = [(3, 3), (3, 4), (4, 3)][round % 3];
    let size = ["small", "large"][round / 3 % 2];
    let tokens =
        [[0, 0, 0, 0], [1, 1, 0, 0], [0, 0, 2, 0], [1, 1, 1, 1], [2, 0, 1, 1], [0, 2, 1, 1], [0, 1, 0, 1]];
    let density = 30 + dice.below(71);
    game(size, tokens[round % tokens.len()], &saloon(files, ranks, density, dice))
}

fn solved(game: &Duel) -> DuelTable {
    DuelTable::build(game, &Silent).expect("nobody stops it")
}

/// What can follow a position: moves of a seat with where they lead, or chance with its weights, or nothing.
enum After {
    Seat(Seat, Vec<(Move, usize)>),
    Chance(Vec<(u32, usize)>),
    Over(f64),
}

/// Every position that opens a turn and everything that can arise from these, within turns too; and the start.
struct Everything {
    positions: Vec<Position>,
    after: Vec<After>,
}

impl Everything {
    fn of(game: &Duel) -> Everything {
        let mut all = Everything { positions: Vec::new(), after: Vec::new() };
        let mut known = HashMap::new();
        let mut add = |pos: Position, positions: &mut Vec<Position>| {
            *known.entry(pos).or_insert_with(|| {
                positions.push(pos);
                positions.len() - 1
            })
        };
        add(game.start(), &mut all.positions);
        for pos in (0..game.numbers()).filter_map(|number| game.numbered(number)) {
            add(pos, &mut all.positions);
        }
        while let Some(&pos) = all.positions.get(all.after.len()) {
            let after = match game.turn(&pos) {
                Turn::Seat(seat) => {
                    let moves: Vec<_> = game.legal_moves(&pos, seat).collect();
                    let play = |m| game.play(&pos, seat, m).expect("legal moves are legal");
                    After::Seat(
                        seat,
                        moves.into_iter().map(|m| (m, add(play(m), &mut all.positions))).collect(),
                    )
                }
                Turn::Chance => {
                    let fall = |(m, weight)| {
                        let mut next = pos;
                        game.fall_unchecked(&mut next, m);
                        (weight, add(next, &mut all.positions))
                    };
                    After::Chance(game.outcomes(&pos).map(fall).collect())
                }
                _ => After::Over(game.outcome(&pos).expect("the game is over").returns(2)[0]),
            };
            all.after.push(after);
        }
        all
    }

    /// Plain value iteration to Light: what play is worth if it is called off after n actions without a token turned
    /// over, for n = 0, 1, 2, … until nothing changes any more; first where no tokens are left, then where one is, and
    /// so on.
    /// `choose` says which moves a seat may make.
    ///
    /// That this ends with the value of the endless game is luck of Duel: between two tokens nothing is left to chance,
    /// so what can be forced there can be forced in a bounded number of actions. All at once it would not end so:
    /// whoever likes to be called off in what comes after a token would walk in circles until it is nearly time, and
    /// fire then.
    fn iterated(&self, choose: impl Fn(usize, Seat, Move) -> bool) -> Vec<f64> {
        let left = |index: &usize| {
            self.positions[*index].tokens(Cowboy::Light) + self.positions[*index].tokens(Cowboy::Dark)
        };
        let mut order: Vec<usize> = (0..self.positions.len()).collect();
        order.sort_by_key(left);
        let mut values = vec![0.0; self.positions.len()];
        for level in order.chunk_by(|one, other| left(one) == left(other)) {
            loop {
                let new: Vec<f64> = level.iter().map(|&index| self.swept(index, &values, &choose)).collect();
                let changed = level.iter().zip(&new).any(|(&index, &new)| (values[index] - new).abs() > 0.0);
                level.iter().zip(new).for_each(|(&index, new)| values[index] = new);
                if !changed {
                    break;
                }
            }
        }
        values
    }

    fn swept(&self, index: usize, values: &[f64], choose: &impl Fn(usize, Seat, Move) -> bool) -> f64 {
        match &self.after[index] {
            After::Over(value) => *value,
            After::Chance(fallen) => {
                let total: u32 = fallen.iter().map(|&(weight, _)| weight).sum();
                let sum: f64 = fallen.iter().map(|&(weight, to)| f64::from(weight) * values[to]).sum();
                sum / f64::from(total)
            }
            After::Seat(seat, moves) => {
                let moves = moves.iter().filter(|&&(m, _)| choose(index, *seat, m));
                let worth = moves.map(|&(_, to)| values[to]);
                let best = if seat.0 == 0 { worth.reduce(f64::max) } else { worth.reduce(f64::min) };
                best.expect("something may be chosen")
            }
        }
    }
}

#[test]
fn small_games_are_solved_as_value_iteration_solves_them() {
    let mut dice = Dice::new(1);
    let (mut mixed, mut level) = (0, 0);
    for round in 0..42 {
        let game = small_game(round, &mut dice);
        let table = solved(&game);
        let all = Everything::of(&game);
        for (&pos, value) in all.positions.iter().zip(all.iterated(|_, _, _| true)) {
            let told = table.value(pos, Seat(0));
            assert!(
                (told.mean - value).abs() < 1e-11,
                "{told} is {value}: {pos:?} on {}",
                game.board().to_json()
            );
            assert_eq!(table.value(pos, Seat(1)), told.for_the_other());
            mixed += u32::from(value.abs() > 1e-9 && value.abs() < 1.0 - 1e-9);
            level += u32::from(value.abs() < 1e-9);
        }
    }
    assert!(mixed > 10_000 && level > 1000, "chance and draws are met: {mixed}, {level}");
}

#[test]
fn every_position_is_what_its_successors_make_it() {
    let mut dice = Dice::new(2);
    for round in 0..42 {
        let table = solved(&small_game(round, &mut dice));
        let game = table.game();
        for pos in (0..game.numbers()).filter_map(|number| game.numbered(number)) {
            assert!(table.is_right(pos), "{pos:?} on {}", game.board().to_json());
        }
    }
}

#[test]
fn tables_are_right_through_the_rules() {
    let mut dice = Dice::new(3);
    for size in ["small", "large"] {
        let table = solved(&game(size, [1, 2, 2, 1], &saloon(5, 6, 70, &mut dice)));
        let verified = table.verify(20_000, &mut dice, &Silent).expect("nobody stops it");
        assert_eq!(verified, Verified { checked: 20_000, wrong: None });
    }
}

#[test]
fn a_wrong_table_is_found_out() {
    let game = game("small", [1, 1, 1, 1], &saloon(4, 4, 75, &mut Dice::new(4)));
    for part in 0..2 {
        let mut table = solved(&game);
        let values = 8 * game.numbers() as usize;
        let Content::Built(bytes) = &mut table.content else { panic!("it was built in memory") };
        // A hundredth more here and there, or an action.
        if part == 0 {
            for cell in bytes[..values].chunks_exact_mut(8).step_by(5) {
                let value = f64::from_le_bytes(cell.try_into().expect("eight bytes"));
                cell.copy_from_slice(&(value + 0.01).to_le_bytes());
            }
        } else {
            for cell in bytes[values..].chunks_exact_mut(4).step_by(5) {
                let length = f32::from_le_bytes(cell.try_into().expect("four bytes"));
                cell.copy_from_slice(&(length + 1.0).to_le_bytes());
            }
        }
        let verified = table.verify(2000, &mut Dice::new(5), &Silent).expect("nobody stops it");
        assert!(verified.wrong.is_some());
    }
}

/// The board turned by a half, with the colours exchanged.
fn exchanged(board: &serde_json::Value) -> serde_json::Value {
    let half = |way: &serde_json::Value| {
        let way: Direction = way.as_str().expect("a way").parse().expect("a way");
        json!(way.turned(4).name())
    };
    let across = |name: &str| {
        let field: Field = name.parse().expect("a field");
        let (files, ranks) = (board["files"].as_u64(), board["ranks"].as_u64());
        Field::new(
            files.expect("files") as u8 - 1 - field.file(),
            ranks.expect("ranks") as u8 - 1 - field.rank(),
        )
    };
    let mut fields = Map::new();
    for (name, bullets) in board["fields"].as_object().expect("fields") {
        let mut turned = Map::new();
        for (colour, other) in [("light", "dark"), ("dark", "light")] {
            if let Some(way) = bullets.get(colour) {
                turned.insert(other.into(), half(way));
            }
        }
        fields.insert(across(name).to_string(), turned.into());
    }
    let mut board = board.clone();
    board["fields"] = fields.into();
    board
}

#[test]
fn exchanging_the_players_turns_values_over() {
    let mut dice = Dice::new(6);
    for size in ["small", "large"] {
        let board = saloon(4, 5, 70, &mut dice);
        let (one, other) =
            [&board, &exchanged(&board)].map(|board| solved(&game(size, [1, 1, 2, 0], board))).into();
        let field = |pos: Position, cowboy| pos.place(cowboy).field().expect("both stand on the board");
        let width = one.game().size().width();
        let turned = |field: Field| Field::new(4 - width - field.file(), 4 - field.rank());
        let token = |pos: Position| Token::ALL.map(|token| pos.unseen(token));
        let openings = |table: &DuelTable| {
            let game = table.game().clone();
            (0..game.numbers()).filter_map(move |number| game.numbered(number)).collect::<Vec<_>>()
        };
        let mut by_place = HashMap::new();
        for pos in openings(&other) {
            let [light, dark] = Cowboy::BOTH.map(|cowboy| turned(field(pos, cowboy)));
            let [lights, darks] = Cowboy::BOTH.map(|cowboy| pos.tokens(cowboy));
            by_place
                .insert((dark, light, pos.on_turn().other(), darks, lights, token(pos)), other.worth(pos));
        }
        let mut ahead = 0;
        for pos in openings(&one) {
            let [light, dark] = Cowboy::BOTH.map(|cowboy| field(pos, cowboy));
            let [lights, darks] = Cowboy::BOTH.map(|cowboy| pos.tokens(cowboy));
            let (told, found) =
                (one.worth(pos), by_place[&(light, dark, pos.on_turn(), lights, darks, token(pos))]);
            assert!((told.value + found.value).abs() < 1e-12, "{pos:?}");
            assert!((told.length - found.length).abs() < 1e-3, "{pos:?}");
            ahead += u32::from(told.value.abs() > 0.01);
        }
        assert!(ahead > 1000);
    }
}

#[test]
fn without_bullets_and_tokens_nobody_gets_through() {
    let board = json!({"game": "duel", "name": "bare", "fields": {}});
    let game = game("small", [0; 4], &board);
    let table = solved(&game);
    assert_eq!(table.value(game.start(), Seat(0)), Value::exact(0.0));
    assert_eq!(table.shares(), Shares { positions: 2 * 30 * 29, ..Shares::default() });
}

#[test]
fn with_boosters_alone_it_is_known_who_has_the_last_one() {
    // A bare board of three ranks, a booster each. Whoever steps back first falls behind the other, so the worths are
    // found by hand: Light on rank 3 and Dark on rank 1 are both through with any booster, one rank behind only the
    // other.
    let board = json!({"game": "duel", "name": "bare", "files": 3, "ranks": 3, "fields": {}});
    let game = game("small", [0, 0, 2, 0], &board);
    let table = solved(&game);
    let find = |light: &str, dark: &str, tokens: [u8; 2]| {
        let is = |pos: &Position| {
            pos.on_turn() == Cowboy::Light
                && format!("{:?} {:?}", pos.place(Cowboy::Light), pos.place(Cowboy::Dark))
                    == format!("{light} {dark}")
                && Cowboy::BOTH.map(|cowboy| pos.tokens(cowboy)) == tokens
        };
        let pos = (0..game.numbers()).filter_map(|number| game.numbered(number)).find(is);
        table.worth(pos.expect("there is such a position"))
    };
    // Light fires at once and is through; Dark is not.
    assert_eq!(find("a3", "c2", [1, 1]), Worth { value: 1.0, length: 1.0 });
    // Both would be through, and Dark would have more tokens left; so Light steps, and Dark cannot fire either without
    // carrying Light through with more tokens left.
    assert_eq!(find("a3", "c1", [1, 1]), Worth::EVEN);
}

#[test]
fn every_position_is_counted() {
    let table = solved(&game("large", [0, 1, 1, 0], &saloon(4, 4, 75, &mut Dice::new(7))));
    let shares = table.shares();
    let game = table.game();
    let openings: Vec<_> = (0..game.numbers()).filter_map(|number| game.numbered(number)).collect();
    let count = |is: &dyn Fn(f64) -> bool| {
        openings.iter().filter(|pos| is(table.value(**pos, pos.on_turn().seat()).mean)).count() as u64
    };
    assert_eq!(shares.positions, openings.len() as u64);
    assert_eq!((shares.won, shares.lost), (count(&|value| value >= 1.0), count(&|value| value <= -1.0)));
    assert_eq!(shares.level(), count(&|value| value.abs() <= 0.0));
    assert!(shares.won > 0 && shares.ahead > shares.won && shares.longest >= 1.0);
}

#[test]
fn a_stored_table_says_what_a_built_one_says_whoever_begins() {
    let directory = std::env::temp_dir().join(format!("gambol-duel-{}", std::process::id()));
    let mut board = saloon(4, 4, 75, &mut Dice::new(8));
    let store = Store::at(&directory);
    let built = solved(&game("small", [1, 0, 0, 1], &board));
    assert!(DuelTable::open(built.game(), &store, &Silent).expect("the disk is fine").is_none());
    for first in ["light", "dark"] {
        board["name"] = json!(first);
        let options = json!({"ammo": ammo([1, 0, 0, 1]), "board": board, "first": first, "ply_cap": 50});
        let game = Duel::from_options(options.as_object().expect("an object")).expect("right options");
        let stored = DuelTable::open_or_build(&game, &store, &Silent).expect("the disk is fine");
        assert_eq!(stored.content.bytes(), built.content.bytes());
        assert!(built.is_about(&game));
        assert!(DuelTable::open(&game, &store, &Silent).expect("the disk is fine").is_some());
    }
    let files = std::fs::read_dir(&directory).expect("it is there").flatten();
    let tables = files.filter(|file| file.path().extension().is_some_and(|end| end == "table"));
    assert_eq!(tables.count(), 1);
    std::fs::remove_dir_all(directory).expect("it is ours");
}

#[test]
fn a_stopped_build_ends() {
    let game = game("small", [1, 1, 1, 1], &saloon(5, 6, 75, &mut Dice::new(9)));
    assert_eq!(DuelTable::build(&game, &AtomicBool::new(true)).err(), Some(Cancelled));
}
