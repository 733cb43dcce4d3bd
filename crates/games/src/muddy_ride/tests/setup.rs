//! Boards, tiles and options.

use super::*;
use gambol_core::grid::Direction;
use gambol_core::{Fault, Limits};

fn field(name: &str) -> Field {
    name.parse().unwrap()
}

fn with_board(board: &Value) -> Value {
    json!({ "board": board })
}

#[track_caller]
fn wrong_board(board: &Value, words: &str) {
    let (fault, message) = setup_error(with_board(board));
    assert_eq!(fault, Fault::Board, "{message}");
    assert!(message.contains(words), "{message}");
}

#[track_caller]
fn wrong_options(options: Value, words: &str) {
    let (fault, message) = setup_error(options);
    assert_eq!(fault, Fault::Options, "{message}");
    assert!(message.contains(words), "{message}");
}

/// A plain board with these keys changed; null takes a key away.
fn plain(changes: Value) -> Value {
    let mut board = json!({"game": "muddy-ride", "name": "plain", "size": 6, "fields": {"c3": {"N": "NE"}}});
    for (key, value) in object(changes) {
        board.as_object_mut().unwrap().remove(&key);
        if !value.is_null() {
            board[key] = value;
        }
    }
    board
}

fn game(options: Value) -> MuddyRide {
    MuddyRide::from_options(&object(options)).expect("the options are right")
}

#[test]
fn starts_and_targets_lie_straight_across_unless_named() {
    let small = game(with_board(&plain(json!({}))));
    let fields = |game: &MuddyRide| {
        Animal::ALL.map(|animal| format!("{}-{}", game.board().start(animal), game.board().target(animal)))
    };
    assert_eq!(fields(&small), ["b1-b6", "a5-f5", "e6-e1", "f2-a2"]);
    let large = game(with_board(&plain(json!({"size": 8}))));
    assert_eq!(fields(&large), ["c1-c8", "a6-h6", "f8-f1", "h3-a3"]);
    let start = json!({"N": "a1", "E": "b1", "S": "c1", "W": "d1"});
    let other = game(with_board(&plain(json!({ "start": start }))));
    assert_eq!(fields(&other), ["a1-b6", "b1-f5", "c1-e1", "d1-a2"]);
}

#[test]
fn starts_and_targets_are_eight_different_fields() {
    let start = json!({"N": "a1", "E": "b1", "S": "c1", "W": "e1"});
    wrong_board(&plain(json!({ "start": start })), "found twice (what e1)");
    let start = json!({"N": "a1", "E": "b1", "S": "a1", "W": "d1"});
    wrong_board(&plain(json!({ "start": start })), "found twice (what a1)");
    let start = json!({"N": "a1", "E": "b1", "S": "c1"});
    wrong_board(&plain(json!({ "start": start })), "board.start: expected the-key (key \"W\"), found none");
    let start = json!({"N": "a1", "E": "b1", "S": "c1", "W": "g1"});
    wrong_board(
        &plain(json!({ "start": start })),
        "board.start.W: expected field-of-meadow (size 6×6), found \"g1\"",
    );
}

#[test]
fn a_target_has_no_footprints() {
    wrong_board(
        &plain(json!({"fields": {"b6": {"E": "E"}}})),
        "board.fields.b6: expected no-footprints-on-a-target, found some",
    );
    game(with_board(&plain(json!({"fields": {"b6": {}, "b1": {"E": "E"}, "a1": {}}}))));
}

#[test]
fn a_board_is_read_strictly() {
    wrong_board(&json!(7), "expected board-or-name");
    wrong_board(&json!(null), "expected board-or-name");
    wrong_board(&json!("no such meadow"), "expected board-or-name");
    wrong_board(&json!("small-puddles"), "found the-key (key \"tile_size\")");
    wrong_board(&json!({}), "board: expected the-key (key \"game\"), found none");
    wrong_board(&plain(json!({"colour": "brown"})), "found the-key (key \"colour\")");
    wrong_board(&plain(json!({"name": null})), "board: expected the-key (key \"name\"), found none");
    wrong_board(&plain(json!({"name": 7})), "board.name: expected text, found 7");
    wrong_board(&plain(json!({"fields": null})), "board: expected the-key (key \"fields\"), found none");
    wrong_board(&plain(json!({"game": "duel"})), "board.game: expected \"muddy-ride\", found \"duel\"");
    wrong_board(&plain(json!({"size": 7})), "board.size: expected either (one 6, other 8), found 7");
    wrong_board(&plain(json!({"size": 6.0})), "board.size: expected either (one 6, other 8), found 6.0");
    wrong_board(&plain(json!({"fields": []})), "board.fields: expected object, found list-of (count 0)");
    wrong_board(
        &plain(json!({"fields": {"g7": {}}})),
        "board.fields.g7: expected field-of-meadow (size 6×6), found \"g7\"",
    );
    wrong_board(
        &plain(json!({"fields": {"A1": {}}})),
        "board.fields.A1: expected field-of-meadow (size 6×6), found \"A1\"",
    );
    wrong_board(&plain(json!({"fields": {"a1": {"X": "N"}}})), "found the-key (key \"X\")");
    wrong_board(
        &plain(json!({"fields": {"a1": {"N": "n"}}})),
        "board.fields.a1.N: expected one-of (names N, NE, E, SE, S, SW, W, NW), found \"n\"",
    );
}

#[test]
fn options_are_looked_at_before_the_board() {
    wrong_options(
        json!({"board": 7, "mode": "chess"}),
        "options.mode: expected one-of (names free-for-all, white-horse, all-or-nothing, secret), found \"chess\"",
    );
    wrong_options(
        json!({"board": 7, "first": 0}),
        "options.first: expected one-of (names N, E, S, W), found 0",
    );
    wrong_options(json!({"board": 7, "colour": 1}), "found the-key (key \"colour\")");
}

#[test]
fn options_of_another_mode_are_errors() {
    wrong_options(json!({"teams": [["N", "S"], ["E", "W"]]}), "found the-key (key \"teams\")");
    wrong_options(json!({"players": 2}), "found the-key (key \"players\")");
    wrong_options(
        json!({"mode": "white-horse", "animals": ["N", "E", "S", "W"]}),
        "found the-key (key \"animals\")",
    );
    wrong_options(json!({"mode": "all-or-nothing", "players": 4}), "found the-key (key \"players\")");
    wrong_options(
        json!({"mode": "secret", "animals": ["N", "E", "S", "W"]}),
        "found the-key (key \"animals\")",
    );
    wrong_options(
        json!({"mode": "secret", "teams": [["N", "S"], ["E", "W"]]}),
        "found the-key (key \"teams\")",
    );
}

#[test]
fn options_are_read_strictly() {
    wrong_options(
        json!({"mode": null}),
        "options.mode: expected one-of (names free-for-all, white-horse, all-or-nothing, secret), found null",
    );
    wrong_options(
        json!({"animals": ["N"]}),
        "options.animals: expected animals-between (least 2, most 4), found list-of (count 1)",
    );
    wrong_options(
        json!({"animals": ["N", "N", "E"]}),
        "options.animals[1]: expected each-animal-once, found again (what N)",
    );
    wrong_options(
        json!({"animals": ["N", "X"]}),
        "options.animals[1]: expected one-of (names N, E, S, W), found \"X\"",
    );
    wrong_options(json!({"animals": "NE"}), "options.animals: expected list, found \"NE\"");
    wrong_options(
        json!({"animals": ["N", "E"], "first": "S"}),
        "options.first: expected animal-in-play (animals NE), found \"S\"",
    );
    wrong_options(json!({"first": 0}), "options.first: expected one-of (names N, E, S, W), found 0");
    wrong_options(
        json!({"mode": "secret", "first": "N"}),
        "options.first: expected whole-between (least 0, most 3), found \"N\"",
    );
    wrong_options(
        json!({"mode": "secret", "players": 2, "first": 2}),
        "options.first: expected whole-between (least 0, most 1), found 2",
    );
    wrong_options(
        json!({"mode": "secret", "players": 5}),
        "options.players: expected whole-between (least 2, most 4), found 5",
    );
    wrong_options(
        json!({"mode": "secret", "players": 1}),
        "options.players: expected whole-between (least 2, most 4), found 1",
    );
    let teams = |teams: Value| json!({"mode": "white-horse", "teams": teams});
    wrong_options(teams(json!([["N", "S"]])), "options.teams: expected two-teams");
    wrong_options(teams(json!([["N", "S"], ["E", "S"]])), "found in-both (what S)");
    wrong_options(
        teams(json!([["N", "S", "W"], ["E"]])),
        "options.teams[0]: expected team-of-two, found list-of (count 3)",
    );
    wrong_options(
        teams(json!([["N", "S"], ["E"]])),
        "options.teams[1]: expected team-of-two, found list-of (count 1)",
    );
    wrong_options(
        teams(json!([["N", "N"], ["E", "W"]])),
        "options.teams[0][1]: expected each-animal-once, found again (what N)",
    );
    wrong_options(json!({"repetition": 1}), "options.repetition: expected off-or-from (least 2), found 1");
    wrong_options(json!({"ply_cap": -1}), "options.ply_cap: expected whole-from (least 0), found -1");
}

#[test]
fn the_options_of_a_game_make_the_same_game() {
    let all = [
        json!({}),
        json!({"animals": ["W", "E"], "first": "W", "repetition": 0, "ply_cap": 9}),
        json!({"mode": "white-horse", "teams": [["W", "E"], ["S", "N"]], "first": "S"}),
        json!({"mode": "all-or-nothing", "teams": [["S", "E"], ["W", "N"]], "board": "wide-meadow"}),
        json!({"mode": "secret", "players": 3, "first": 2}),
        json!({"board": {"tile_set": "large-puddles", "lay": [["D", 3], ["A", 0], ["C", 2], ["B", 1]]}}),
    ];
    for options in all {
        let game = game(options);
        assert_eq!(MuddyRide::from_options(&game.options()).unwrap(), game);
        assert_eq!(MuddyRide::from_options(&game.options()).unwrap().options(), game.options());
    }
}

#[test]
fn every_shipped_board_and_tile_set_is_right_and_random_games_on_it_end() {
    let lay = json!([["A", 0], ["B", 0], ["C", 0], ["D", 0]]);
    for (name, size, is_set) in [
        ("first-meadow", 6, false),
        ("wide-meadow", 8, false),
        ("small-puddles", 6, true),
        ("large-puddles", 8, true),
    ] {
        let board = if is_set { json!({"tile_set": name, "lay": lay}) } else { json!(name) };
        let game = game(with_board(&board));
        assert_eq!(game.board().size(), size);
        let mut dice = gambol_core::Dice::new(5);
        let plies: u64 =
            (0..200).map(|_| gambol_core::random_game(&game, &mut game.start(), &mut dice, 400)).sum();
        assert!((10..150).contains(&(plies / 200)), "{name}: {} plies a game", plies / 200);
    }
}

#[test]
fn every_way_of_playing_has_a_meadow_of_its_own() {
    for (options, name) in [
        (json!({}), "Clover Hollow"),
        (json!({"animals": ["N", "E", "S"]}), "Reed Bend"),
        (json!({"animals": ["N", "E", "W"]}), "Fern Glen"),
        (json!({"animals": ["N", "S", "W"]}), "Mossy Dell"),
        (json!({"animals": ["E", "S", "W"]}), "Rushy Bank"),
        (json!({"animals": ["E", "W"]}), "Stepping Stones"),
        (json!({"animals": ["S", "W"]}), "Hazel Corner"),
        (json!({"animals": ["E", "S"]}), "Garden Gate"),
        (json!({"animals": ["N", "W"]}), "Sorrel Patch"),
        (json!({"mode": "white-horse"}), "Long Acre"),
        (json!({"mode": "white-horse", "teams": [["E", "S"], ["N", "W"]]}), "Mill Meadow"),
        (json!({"mode": "all-or-nothing"}), "Twin Oaks"),
        (json!({"mode": "all-or-nothing", "teams": [["N", "W"], ["E", "S"]]}), "Alder Nook"),
        (json!({"mode": "secret"}), "Puddle Lane"),
        (json!({"mode": "secret", "players": 2}), "Drizzle Dell"),
    ] {
        assert_eq!(game(options.clone()).board().name(), name, "{options}");
    }
}

/// The shipped meadows look the same to all four animals: turned by a quarter, each animal's footprints are the next's.
#[test]
fn the_shipped_meadows_are_fair() {
    for name in ["first-meadow", "wide-meadow"] {
        let game = game(json!({ "board": name }));
        let board = game.board();
        let next = |animal: Animal| Animal::ALL[(animal.index() + 1) % 4];
        for field in Field::all(board.size()) {
            let cell = field.cell();
            let turned =
                Field::from(gambol_core::grid::Cell { file: cell.rank, rank: board.size() - 1 - cell.file });
            for animal in Animal::ALL {
                let way = board.footprint(field, animal).map(|way| way.turned(2));
                assert_eq!(board.footprint(turned, next(animal)), way, "{name} {field}");
            }
        }
    }
}

fn small_set() -> Value {
    json!({"game": "muddy-ride", "name": "set", "tile_size": 3, "tiles": {
        "A": {"a1": {"N": "N"}, "b3": {"W": "SE"}}, "B": {"a3": {"E": "W"}}, "C": {"c1": {"S": "NE", "N": "S"}}, "D": {}}})
}

#[test]
fn tiles_lie_in_the_four_quadrants_and_turn_clockwise() {
    let lay = |lay: Value| game(with_board(&json!({"tile_set": small_set(), "lay": lay})));
    let straight = lay(json!([["A", 0], ["B", 0], ["C", 0], ["D", 0]]));
    let print = |game: &MuddyRide, name: &str, animal| game.board().footprint(field(name), animal);
    assert_eq!(print(&straight, "a4", Animal::Hippo), Some(Direction::N));
    assert_eq!(print(&straight, "d6", Animal::Pig), Some(Direction::W));
    assert_eq!(print(&straight, "c1", Animal::Frog), Some(Direction::NE));
    assert_eq!(print(&straight, "c1", Animal::Hippo), Some(Direction::S));
    assert_eq!(print(&straight, "b6", Animal::Duck), None, "dropped: b6 is the Hippo's target");
    let turned = lay(json!([["D", 0], ["A", 1], ["B", 2], ["C", 3]]));
    assert_eq!(
        print(&turned, "d6", Animal::Hippo),
        Some(Direction::E),
        "the south-west corner turns north-west"
    );
    assert_eq!(print(&turned, "f5", Animal::Duck), None, "dropped: f5 is the Pig's target");
    assert_eq!(print(&turned, "c1", Animal::Pig), Some(Direction::E), "half a turn");
    assert_eq!(
        print(&turned, "f3", Animal::Frog),
        Some(Direction::NW),
        "three quarters: south-east to north-east"
    );
    assert_eq!(print(&turned, "f3", Animal::Hippo), Some(Direction::E));
    let around = lay(json!([["D", 2], ["C", 1], ["A", 2], ["B", 3]]));
    assert_eq!(print(&around, "b1", Animal::Duck), Some(Direction::NW), "the north edge turns south");
    assert_eq!(print(&around, "c3", Animal::Hippo), Some(Direction::S));
}

#[test]
fn tiles_are_laid_strictly() {
    let laid = |lay: Value| json!({"tile_set": small_set(), "lay": lay});
    let right = json!([["A", 0], ["B", 0], ["C", 0], ["D", 0]]);
    wrong_board(
        &laid(json!([["A", 0], ["B", 0], ["C", 0], ["A", 0]])),
        "board.lay[3]: expected each-tile-once, found again (what A)",
    );
    wrong_board(
        &laid(json!([["A", 0], ["B", 0], ["C", 0]])),
        "board.lay: expected four-tiles, found list-of (count 3)",
    );
    wrong_board(
        &laid(json!([["A", 0], ["B", 4], ["C", 0], ["D", 0]])),
        "board.lay[1][1]: expected whole-between (least 0, most 3), found 4",
    );
    wrong_board(
        &laid(json!([["A", 0], ["E", 0], ["C", 0], ["D", 0]])),
        "board.lay[1][0]: expected one-of (names A, B, C, D), found \"E\"",
    );
    wrong_board(
        &laid(json!([["A"], ["B", 0], ["C", 0], ["D", 0]])),
        "board.lay[0]: expected tile-and-turns (example [\"A\", 0]), found list-of (count 1)",
    );
    wrong_board(&laid(json!("ABCD")), "board.lay: expected list, found \"ABCD\"");
    wrong_board(&json!({"tile_set": small_set()}), "board: expected the-key (key \"lay\"), found none");
    wrong_board(&json!({"lay": right}), "board: expected the-key (key \"tile_set\"), found none");
    wrong_board(
        &json!({"tile_set": "first-meadow", "lay": right}),
        "board.tile_set: expected tile-set-or-name (names summer-shower), found \"first-meadow\"",
    );
    wrong_board(
        &json!({"tile_set": "nothing", "lay": right}),
        "board.tile_set: expected tile-set-or-name (names summer-shower), found \"nothing\"",
    );
    wrong_board(
        &json!({"tile_set": 3, "lay": right}),
        "board.tile_set: expected tile-set-or-name (names summer-shower), found 3",
    );
    wrong_board(&json!({"tile_set": small_set(), "lay": right, "name": "x"}), "found the-key (key \"name\")");
    let mut set = small_set();
    set["tiles"]["A"]["d1"] = json!({});
    wrong_board(
        &json!({"tile_set": set, "lay": right}),
        "board.tile_set.tiles.A.d1: expected cell-of-tile (size 3×3), found \"d1\"",
    );
    let mut set = small_set();
    set["tiles"]["E"] = json!({});
    wrong_board(&json!({"tile_set": set, "lay": right}), "found the-key (key \"E\")");
    let mut set = small_set();
    set["tile_size"] = json!(6);
    wrong_board(
        &json!({"tile_set": set, "lay": right}),
        "board.tile_set.tile_size: expected either (one 3, other 4), found 6",
    );
}

#[test]
fn typed_options_set_up_what_json_does_and_are_refused_alike() {
    let usual = Options::default;
    let limits = Limits { repetition: 1, ply_cap: 9 };
    let two = Animals::one(Animal::Hippo).with(Animal::Pig);
    for (typed, json) in [
        (usual(), json!({})),
        (
            Options { mode: Mode::FreeForAll { animals: two }, ..usual() },
            json!({"animals": ["N", "E"], "board": "clover-hollow"}),
        ),
        (
            Options { mode: Mode::FreeForAll { animals: Animals::one(Animal::Hippo) }, ..usual() },
            json!({"animals": ["N"]}),
        ),
        (Options { mode: Mode::Secret { players: 5 }, ..usual() }, json!({"mode": "secret", "players": 5})),
        (
            Options { mode: Mode::Secret { players: 3 }, first: Seat(3), ..usual() },
            json!({"mode": "secret", "players": 3, "first": 3, "board": "clover-hollow"}),
        ),
        (Options { limits, ..usual() }, json!({"repetition": 1, "ply_cap": 9})),
    ] {
        assert_eq!(MuddyRide::new(typed), MuddyRide::from_options(&object(json)));
    }
}
