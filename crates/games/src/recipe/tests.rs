//! Generated boards are valid, alike where they say so, lively, and the same for ever.

mod fairness;

use super::*;
use crate::duel::Duel;
use crate::kangaruse::Size;
use crate::kind::Kind;
use crate::muddy_ride::{Lay, MuddyRide, TileSet};
use crate::two_paths::TwoPaths;
use gambol_core::{Match, Playable, fingerprint, random_game};
use serde_json::json;

fn choices(value: &Value) -> Map<String, Value> {
    value.as_object().cloned().expect("choices are an object")
}

/// The recipe of a game with these choices.
#[track_caller]
#[allow(clippy::needless_pass_by_value)] // so that calls read as the choices they make
fn recipe(game: &str, given: Value) -> Recipe {
    Recipe::read(Kind::named(game).unwrap(), &choices(&given)).expect("the choices are right")
}

fn tile_set(set: &Value) -> TileSet {
    gambol_core::read(set, "set", Fault::Board, TileSet::read).expect("generated sets are right")
}

/// Every recipe there is, with this seed.
fn all(seed: u64) -> Vec<Recipe> {
    let both = [true, false];
    let mut all = vec![];
    for fair in both {
        for other in both {
            for size in [6, 8] {
                all.push(recipe(
                    "muddy-ride",
                    json!({"size": size, "tiles": other, "fair": fair, "seed": seed}),
                ));
            }
            for rows in 7..=11 {
                all.push(recipe(
                    "two-paths",
                    json!({"rows": rows, "mirror": other, "fair": fair, "seed": seed}),
                ));
            }
        }
        for files in 3..=8 {
            let ranks = 3 + (files + seed) % 6;
            all.push(recipe("duel", json!({"files": files, "ranks": ranks, "fair": fair, "seed": seed})));
        }
        let (size, _) = Size::NAMED[seed as usize % 5];
        all.push(recipe("kangaruse", json!({"size": size, "starts": fair, "seed": seed})));
    }
    all
}

/// A match on the board; a tile set is laid at random.
fn start(board: &Value, seed: u64) -> Box<dyn gambol_core::AnyMatch> {
    let kind = Kind::of_board(board).expect("a board names its game");
    let board = if board.get("tiles").is_some() {
        json!({"tile_set": board, "lay": Lay::random(seed).to_json()})
    } else {
        board.clone()
    };
    kind.start(&choices(&json!({"board": board}))).expect("generated boards are right")
}

#[test]
fn boards_of_every_recipe_and_thousands_of_seeds_are_valid() {
    for seed in (0..60).chain([LARGEST_SEED - 1, LARGEST_SEED]) {
        for recipe in all(seed) {
            let board = recipe.board();
            assert_eq!(start(&board, seed).game(), recipe.game().name());
            assert_eq!(recipe.board(), board, "a recipe gives the same board again");
            assert_eq!(Recipe::read(recipe.game(), &recipe.choices()), Ok(recipe));
        }
    }
}

#[test]
fn a_generated_board_is_known_by_its_name() {
    for seed in [0, 7, 123_456, LARGEST_SEED] {
        for recipe in all(seed) {
            let mut board = recipe.board();
            assert_eq!(Recipe::of(&board), Some(recipe), "{}", board["name"]);
            board["name"] = json!("Mine");
            assert_eq!(Recipe::of(&board), None);
        }
    }
    let mut board = recipe("duel", json!({"seed": 3})).board();
    board["fields"].as_object_mut().expect("fields are an object").clear();
    assert_eq!(Recipe::of(&board), None, "a changed board is not the generated one");
}

#[test]
fn a_seed_gives_the_same_board_on_every_machine() {
    let hash = |game: &str, given: Value| fingerprint(&recipe(game, given).board());
    let hashes = [
        hash("muddy-ride", json!({"seed": 1})),
        hash("muddy-ride", json!({"seed": 1, "fair": false, "size": 8, "tiles": true})),
        hash("duel", json!({"seed": 1})),
        hash("duel", json!({"seed": 1, "fair": false, "files": 8, "ranks": 3})),
        hash("kangaruse", json!({"seed": 1})),
        hash("two-paths", json!({"seed": 1})),
        hash("two-paths", json!({"seed": 1, "fair": false, "rows": 11})),
    ];
    assert_eq!(
        hashes,
        [
            "c07575bded0cd4a9",
            "6b5b4dc2ef0a1141",
            "28a954f07d5e7497",
            "b70d755b1c323c4a",
            "4c98dc308d4e12ea",
            "01cd2c0158c28ad4",
            "9edf47909b6a8c34"
        ]
    );
}

#[test]
fn layouts_are_the_same_on_every_machine() {
    let lays = [Lay::random(0), Lay::random(1), Lay::random(LARGEST_SEED), Lay::fair(0), Lay::fair(1)];
    assert_eq!(
        lays.map(|lay| lay.to_string()),
        ["C3 A0 B1 D0", "A1 B1 D3 C3", "C1 B1 D3 A0", "D1 A1 C1 B1", "C2 D2 B2 A2"]
    );
}

/// The median length of random games on generated boards, and the share that comes to an end by itself.
fn lengths<G: Playable>(options: impl Fn(u64) -> Value) -> (u64, usize) {
    let mut lengths = vec![];
    for seed in 0..60 {
        let game = G::from_options(&choices(&options(seed))).expect("generated boards are right");
        let mut dice = Dice::new(seed);
        for _ in 0..15 {
            lengths.push(random_game(&game, &mut game.start(), &mut dice, 400));
        }
    }
    lengths.sort_unstable();
    let ended = lengths.iter().filter(|&&length| length < 400).count();
    (lengths[lengths.len() / 2], ended * 100 / lengths.len())
}

#[test]
fn random_games_on_generated_boards_end_in_good_time() {
    let mut all = vec![];
    for fair in [true, false] {
        for size in [6, 8] {
            let given = |seed: u64| json!({"size": size, "fair": fair, "seed": seed});
            let board = |seed| json!({"board": recipe("muddy-ride", given(seed)).board()});
            all.push((format!("meadow {size} fair {fair}"), lengths::<MuddyRide>(board)));
            let laid = |seed| {
                let mut given = given(seed);
                given["tiles"] = true.into();
                let set = recipe("muddy-ride", given).board();
                let lay = tile_set(&set).random_lay(seed);
                json!({"board": {"tile_set": set, "lay": lay.to_json()}})
            };
            all.push((format!("tiles {size} fair {fair}"), lengths::<MuddyRide>(laid)));
        }
        for (files, ranks) in [(5, 6), (8, 8), (6, 7)] {
            let given = |seed: u64| json!({"files": files, "ranks": ranks, "fair": fair, "seed": seed});
            let board = |seed| json!({"board": recipe("duel", given(seed)).board()});
            all.push((format!("duel {files}×{ranks} fair {fair}"), lengths::<Duel>(board)));
        }
        for rows in [7, 9, 11] {
            let given = |seed: u64| json!({"rows": rows, "fair": fair, "seed": seed});
            let board = |seed| json!({"board": recipe("two-paths", given(seed)).board()});
            all.push((format!("two paths {rows} fair {fair}"), lengths::<TwoPaths>(board)));
        }
    }
    for (what, (median, ended)) in all {
        // A try of Two Paths is two or three actions on any network, and eighteen steps at the least are to be made.
        let most = if what.starts_with("two paths") { 180 } else { 80 };
        assert!((20..=most).contains(&median) && ended >= 95, "{what}: median {median}, {ended} % ended");
    }
}

#[test]
fn boards_vary_in_density() {
    let counts =
        (0..50).map(|seed| recipe("duel", json!({"seed": seed})).board()["fields"].to_string().len());
    let counts: Vec<_> = counts.collect();
    let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
    assert!(most * 10 > least * 13, "{least} to {most}");
}

#[test]
fn wrong_choices_and_games_without_boards_are_refused_kindly() {
    let refused = |game: &str, given: Value| {
        Recipe::read(Kind::named(game).unwrap(), &choices(&given)).unwrap_err().to_string()
    };
    assert_eq!(
        refused("gunst", json!({})),
        "game: expected one-of (names muddy-ride, duel, kangaruse, two-paths), found game-without-boards (game gunst)"
    );
    assert_eq!(
        refused("muddy-ride", json!({"size": 7})),
        "options.size: expected either (one 6, other 8), found 7"
    );
    assert!(refused("duel", json!({"files": 9})).contains("least 3, most 8"));
    assert!(refused("duel", json!({"rows": 9})).contains("the-key (key \"rows\")"));
    assert!(refused("two-paths", json!({"rows": 6})).contains("least 7, most 11"));
    assert!(refused("kangaruse", json!({"seed": 1u64 << 53})).contains("options.seed"));
}
