//! The solver against plain iteration over the rules, its tables against the rules everywhere, and play by them.

mod iterated;
mod play;
mod ring;

use super::*;
use crate::progress::Silent;
use gambol_core::{Dice, Eyes, Turn, Veiled};
use gambol_games::two_paths::Recipe;
use serde_json::{Map, json};
use std::sync::atomic::AtomicBool;

fn plain(rows: u8) -> TwoPaths {
    TwoPaths::from_options(json!({"rows": rows}).as_object().expect("an object")).expect("right options")
}

fn on(board: &serde_json::Value) -> TwoPaths {
    TwoPaths::from_options(json!({"board": board}).as_object().expect("an object")).expect("right options")
}

/// A network of rows of these widths between the two lines, with any ways at all.
fn network(widths: &[usize], dice: &mut Dice) -> TwoPaths {
    let widths: Vec<usize> = [&[3], widths, &[3]].concat();
    let name = |row: usize, place: usize| format!("{}{}", char::from(b'a' + place as u8), row + 1);
    let files = |width: usize| (0..width).map(|place| char::from(b'a' + place as u8).to_string());
    let rows: Vec<Vec<String>> = widths.iter().map(|&width| files(width).collect()).collect();
    let mut ways = |from: usize, to: usize| {
        let mut all = Map::new();
        for place in 0..widths[from] {
            let west = dice.index(widths[to]);
            let east = (west + 1 + dice.index(widths[to] - 1)) % widths[to];
            all.insert(name(from, place), json!([name(to, west), name(to, east)]));
        }
        all
    };
    let last = widths.len() - 1;
    let south: Map<_, _> = (0..last).flat_map(|row| ways(row, row + 1)).collect();
    let north: Map<_, _> = (1..=last).flat_map(|row| ways(row, row - 1)).collect();
    on(&json!({"game": "two-paths", "name": "any", "rows": rows, "south": south, "north": north}))
}

/// The narrowest network: two spaces in every row between, and two ways to both.
fn narrow() -> TwoPaths {
    network(&[2; 5], &mut Dice::new(1))
}

/// A narrow network that is the same for both players and in the west and east.
fn even() -> TwoPaths {
    let rows = |row: usize| if row == 1 || row == 7 { "abc" } else { "ab" };
    let ways = |from: usize, to: usize| {
        rows(from).chars().map(move |file| {
            let sides = match (rows(to), file) {
                ("abc", 'b') => ["b", "c"],
                _ => ["a", "b"],
            };
            (format!("{file}{from}"), json!(sides.map(|side| format!("{side}{to}"))))
        })
    };
    let south: Map<_, _> = (1..7).flat_map(|row| ways(row, row + 1)).collect();
    let north: Map<_, _> = (2..=7).flat_map(|row| ways(row, row - 1)).collect();
    let files: Vec<Vec<String>> = (1..=7).map(|row| rows(row).chars().map(String::from).collect()).collect();
    on(&json!({"game": "two-paths", "name": "even", "rows": files, "south": south, "north": north}))
}

fn solved(game: &TwoPaths) -> TwoPathsTable {
    TwoPathsTable::build(game, &Silent).expect("nobody stops it")
}

/// The opening of a turn of South with these animals on these spaces; found by its number.
fn opening(game: &TwoPaths, animals: [[&str; 3]; 2]) -> Position {
    let wanted = animals.map(|three| {
        three.map(|name| Place::On(game.board().space_named(name).expect("a space of the board")))
    });
    let mut all = (0..game.numbers()).step_by(6).filter_map(|number| game.numbered(number));
    all.find(|pos| places(pos) == wanted).expect("there is one")
}

fn places(pos: &Position) -> [[Place; 3]; 2] {
    [Seat(0), Seat(1)].map(|seat| Animal::ALL.map(|animal| pos.place(seat, animal)))
}

/// The first opening of a try in a random game in which this many animals are home.
fn late(game: &TwoPaths, at_home: usize, dice: &mut Dice) -> Position {
    let mut pos = game.start();
    loop {
        let home = places(&pos).iter().flatten().filter(|&&place| place == Place::Home).count();
        if pos.phase() == Phase::Hide && home >= at_home {
            return pos;
        }
        match game.turn(&pos) {
            Turn::Seat(seat) => {
                let m = dice.pick(game.legal_moves(&pos, seat));
                pos = game.play(&pos, seat, m).expect("legal moves are legal");
            }
            _ => pos = game.start(),
        }
    }
}

#[test]
fn the_plain_networks_are_worth_what_the_rulebook_says() {
    for (rows, worth) in [(6, 0.004_014_695_435_483_59), (7, 0.006_632_619_537_527_91)] {
        let table = solved(&plain(rows));
        let start = table.game().start();
        let value = table.value(&start, Seat(0));
        assert!((value.mean - worth).abs() < 1e-12, "{value:?}");
        assert_eq!(table.value(&start, Seat(1)), value.for_the_other());
        // Whatever South does, North lines up the other way round.
        let line_ups = table.line_ups();
        assert_eq!(line_ups.len(), 36);
        for (south, north, value) in line_ups {
            let [west, middle, east] = south.animals();
            let is_reversed = north.animals() == [east, middle, west];
            assert_eq!((value - worth).abs() < 1e-9, is_reversed, "{south:?} {north:?}");
            assert!(value > worth - 1e-9);
        }
    }
}

#[test]
fn tables_agree_with_the_rules_on_networks_of_any_kind() {
    let mut dice = Dice::new(2);
    let games = [plain(6), even(), narrow(), network(&[2, 4, 2, 3, 2], &mut dice)];
    for game in games {
        let table = solved(&game);
        let verified = table.verify(10_000, &mut dice, &Silent).expect("nobody stops it");
        assert_eq!((verified.checked, verified.wrong), (10_000, None), "{}", game.board().to_json());
        assert!(verified.greatest < 1e-11, "{verified:?}");
    }
}

#[test]
fn verifying_finds_a_single_wrong_placement_in_a_hundred() {
    let mut table = solved(&narrow());
    let slots = table.layout.slots();
    let Content::Built(bytes) = &mut table.content else { unreachable!("it was just built") };
    for slot in (layout::WINS..slots).step_by(100) {
        let at = slot * SLOT;
        let value = f64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
        bytes[at..at + 8].copy_from_slice(&(value + 1e-8).to_le_bytes());
    }
    let verified = table.verify(20_000, &mut Dice::new(3), &Silent).expect("nobody stops it");
    assert!(verified.wrong.is_some() && verified.greatest > 1e-9, "{verified:?}");
}

#[test]
fn symmetries_are_used_where_they_hold_and_only_there() {
    assert_eq!(TwoPathsTable::symmetries(&plain(7)), [true; 3]);
    assert_eq!(TwoPathsTable::symmetries(&narrow()), [false; 3]);
    let of = |is_fair, is_mirrored| {
        TwoPathsTable::symmetries(&on(&Recipe { rows: 7, is_fair, is_mirrored, seed: 5 }.board()))
    };
    assert_eq!(of(true, false), [false, true, false]);
    assert_eq!(of(false, true), [true, false, false]);
    assert_eq!(of(true, true), [true; 3]);
}

#[test]
fn a_board_that_is_alike_turned_half_round_is_solved_by_that_alone() {
    // North's ways are South's turned half round: east is west, and the last row is the first.
    let mut board = narrow().board().to_json();
    let turned = |name: &str| {
        let (file, rank) = name.split_at(1);
        let rank: usize = rank.parse().expect("a rank");
        let width = if rank == 1 || rank == 7 { 3 } else { 2 };
        format!("{}{}", char::from(b'a' + (width - 1) - (file.as_bytes()[0] - b'a')), 8 - rank)
    };
    let south = board["south"].as_object().expect("ways").clone();
    let north: Map<_, _> = south
        .iter()
        .map(|(from, to)| {
            let to = |side: usize| turned(to[side].as_str().expect("a space"));
            (turned(from), json!([to(1), to(0)]))
        })
        .collect();
    board["north"] = north.into();
    let game = on(&board);
    assert_eq!(TwoPathsTable::symmetries(&game), [false, false, true]);
    check_alike(&game);
}

/// Solves a game with and without its symmetries, and compares everything.
#[track_caller]
fn check_alike(game: &TwoPaths) {
    let table = solved(game);
    let mut plan = Plan::new(game.board());
    plan.forget_symmetries();
    let layout = plan.lay_out(&Silent).expect("nobody stops it");
    let (bytes, loops) = build::build(&layout, &Silent).expect("nobody stops it");
    let all =
        TwoPathsTable { game: game.clone(), layout, content: Content::Built(bytes), loops: Some(loops) };
    assert!(all.bytes() > 3 * table.bytes() / 2);
    let mut dice = Dice::new(5);
    for _ in 0..50_000 {
        let Some(pos) = game.numbered(dice.bits() % game.numbers()) else { continue };
        let [one, other] = [&table, &all].map(|table| table.worth(&pos, Seat(0)));
        assert!((one - other).abs() < 1e-10, "{pos:?}: {one} and {other}");
    }
    let [one, other] = [table.shares(), all.shares()];
    assert_eq!((one.placements, one.positions), (other.placements, other.positions));
    assert!((one.highest - other.highest).abs() < 1e-10 && (one.mean - other.mean).abs() < 1e-10);
}

#[test]
fn a_board_with_all_symmetries_is_worth_what_it_is_without_using_them() {
    assert_eq!(TwoPathsTable::symmetries(&even()), [true; 3]);
    check_alike(&even());
}

#[test]
fn every_placement_is_counted_under_all_its_names() {
    for game in [plain(6), narrow()] {
        let table = solved(&game);
        let shares = table.shares();
        assert_eq!(shares.placements, table.placements());
        assert_eq!(shares.placements, game.numbers() / 6);
        let mut dice = Dice::new(4);
        let has_opening = |_: &u32| game.numbered(dice.bits() % game.numbers()).is_some();
        let found = (0..100_000).filter(has_opening).count() as f64 / 100_000.0;
        assert!(
            (found - shares.positions as f64 / game.numbers() as f64).abs() < 0.005,
            "{found}: {shares:?}"
        );
        assert!(shares.mixed > shares.positions / 2 && shares.mixed < shares.positions, "{shares:?}");
        assert!(-1.0 < shares.lowest && shares.lowest < shares.highest && shares.highest < 1.0);
    }
}

#[test]
fn what_building_needs_is_told_exactly() {
    for game in [plain(6), narrow()] {
        let table = solved(&game);
        let need = TwoPathsTable::need(&game);
        assert_eq!(need.disk, table.bytes() as u64);
        assert!(need.memory > need.disk && need.memory < 2 * need.disk);
    }
    // The highest plain network, asked about without building it.
    let need = TwoPathsTable::need(&plain(11));
    assert!(need.memory < 2 << 30, "{need:?}");
}

#[test]
fn a_stored_table_says_what_a_built_one_says() {
    let directory = std::env::temp_dir().join(format!("gambol-two-paths-{}", std::process::id()));
    let game = narrow();
    let built = solved(&game);
    let store = Store::at(&directory);
    for _ in 0..2 {
        let stored = TwoPathsTable::open_or_build(&game, &store, &Silent).expect("the disk is fine");
        assert!(stored.content.bytes() == built.content.bytes());
        assert_eq!(stored.line_ups(), built.line_ups());
    }
    // Who begins, the cap and the board's name make no other table.
    let mut options = game.options();
    options.insert("first".into(), json!("north"));
    options.insert("ply_cap".into(), json!(0));
    options["board"]["name"] = json!("another");
    let other = TwoPaths::from_options(&options).expect("right options");
    let stored = TwoPathsTable::open_or_build(&other, &store, &Silent).expect("the disk is fine");
    assert!(stored.loops().is_none(), "it was built again");
    std::fs::remove_dir_all(directory).expect("it is ours");
}

#[test]
fn a_stopped_build_ends() {
    assert_eq!(TwoPathsTable::build(&plain(6), &AtomicBool::new(true)).err(), Some(Cancelled));
}
