//! Options and boards: what is accepted, what is refused, and in which words.

use super::super::TwoPaths;
use super::super::board::Board;
use super::super::options::Options;
use crate::boards;
use crate::kind::Kind;
use gambol_core::{Fault, Game, Playable, Seat, SetupError};
use serde_json::{Value, json};

fn set_up(options: &Value) -> Result<TwoPaths, SetupError> {
    TwoPaths::from_options(options.as_object().expect("options are an object"))
}

/// The plain network of seven rows, written out as a board.
fn board() -> Value {
    Board::of_rows(7).to_json()
}

fn changed(change: impl Fn(&mut Value)) -> Value {
    let mut board = board();
    change(&mut board);
    board
}

/// A board that is refused with these words.
#[track_caller]
fn refused(board: &Value, words: &str) {
    let error = set_up(&json!({"board": board})).expect_err(words);
    assert_eq!(error.fault(), Fault::Board);
    assert_eq!(error.to_string(), words);
}

#[test]
fn nothing_said_means_seven_rows_south_first_and_six_hundred_actions() {
    let game = set_up(&json!({})).unwrap();
    assert_eq!(Value::from(game.options()), json!({"rows": 7, "first": "south", "ply_cap": 600}));
    assert_eq!(game.limits().repetition, 0);
}

#[test]
fn options_read_back_as_the_same_game() {
    let north = json!({"rows": 11, "first": "north", "ply_cap": 0});
    for options in
        [json!({}), json!({"rows": 6}), north, json!({"board": "the-ford"}), json!({"board": board()})]
    {
        let game = set_up(&options).unwrap();
        assert_eq!(TwoPaths::from_options(&game.options()).unwrap(), game, "{options}");
    }
}

#[test]
fn wrong_options_are_refused_before_the_board_is_read() {
    for (options, words) in [
        (json!({"rows": 5}), "options.rows: expected whole-between (least 6, most 11), found 5"),
        (json!({"rows": 12}), "options.rows: expected whole-between (least 6, most 11), found 12"),
        (json!({"rows": "7"}), "options.rows: expected whole-between (least 6, most 11), found \"7\""),
        (json!({"first": "west"}), "options.first: expected one-of (names south, north), found \"west\""),
        (json!({"ply_cap": -1}), "options.ply_cap: expected whole-from (least 0), found -1"),
        (
            json!({"repetition": 3}),
            "options: expected only-keys (keys rows, board, first, ply_cap), found the-key (key \"repetition\")",
        ),
        (json!({"rows": 7, "board": 1}), "options.rows: expected no-rows-beside-a-board, found 7"),
        (json!({"first": 0, "board": 1}), "options.first: expected one-of (names south, north), found 0"),
    ] {
        let error = set_up(&options).expect_err(words);
        assert_eq!(error.fault(), Fault::Options, "{words}");
        assert_eq!(error.to_string(), words);
    }
}

#[test]
fn every_board_that_ships_can_be_played() {
    assert!(boards::of(Kind::TwoPaths).count() > 0);
    for board in boards::of(Kind::TwoPaths) {
        let game = set_up(&json!({"board": board.name})).unwrap();
        let json: Value = serde_json::from_str(board.json).unwrap();
        assert_eq!(game.board().to_json(), json);
    }
}

#[test]
fn a_board_that_is_neither_a_board_nor_a_name_is_refused() {
    refused(&json!(null), "board: expected board-or-name (names the-ford), found null");
    refused(&json!([]), "board: expected board-or-name (names the-ford), found list-of (count 0)");
    refused(&json!("the-fjord"), "board: expected board-or-name (names the-ford), found \"the-fjord\"");
}

#[test]
fn a_board_has_all_five_keys_and_no_others() {
    for key in ["game", "name", "rows", "south", "north"] {
        let without = changed(|board| {
            board.as_object_mut().unwrap().remove(key);
        });
        refused(&without, &format!("board: expected the-key (key \"{key}\"), found none"));
    }
    let words =
        "board: expected only-keys (keys game, name, rows, south, north), found the-key (key \"colour\")";
    refused(&changed(|board| board["colour"] = json!(1)), words);
    refused(
        &changed(|board| board["game"] = json!("duel")),
        "board.game: expected \"two-paths\", found \"duel\"",
    );
    refused(&changed(|board| board["name"] = json!(7)), "board.name: expected text, found 7");
}

#[test]
fn a_board_has_six_to_eleven_rows_of_two_to_five_spaces_and_three_on_the_lines() {
    refused(
        &Board::of_rows(5).to_json(),
        "board.rows: expected rows-between (least 6, most 11), found list-of (count 5)",
    );
    assert!(set_up(&json!({"board": Board::of_rows(6).to_json()})).is_ok());
    assert!(set_up(&json!({"board": Board::of_rows(11).to_json()})).is_ok());
    refused(
        &changed(|board| board["rows"][6] = json!(["a", "b"])),
        "board.rows[6]: expected starting-line (count 3), found list-of (count 2)",
    );
    refused(
        &changed(|board| board["rows"][3] = json!(["a"])),
        "board.rows[3]: expected spaces-between (least 2, most 5), found list-of (count 1)",
    );
    refused(
        &changed(|board| board["rows"][3] = json!(["a", "b", "c", "d", "e", "f"])),
        "board.rows[3]: expected spaces-between (least 2, most 5), found list-of (count 6)",
    );
}

#[test]
fn a_file_is_one_letter_and_no_two_in_a_row_are_alike() {
    for wrong in [json!("A"), json!("aa"), json!(""), json!("é"), json!("1"), json!(1)] {
        let board = changed(|board| board["rows"][1][2] = wrong.clone());
        refused(&board, &format!("board.rows[1][2]: expected files-letter, found {wrong}"));
    }
    refused(
        &changed(|board| board["rows"][1][2] = json!("a")),
        "board.rows[1][2]: expected file-of-its-own, found again (what a)",
    );
}

#[test]
fn every_space_but_those_of_the_finishing_line_has_two_ways_on_to_the_next_row() {
    let missing = changed(|board| {
        board["south"].as_object_mut().unwrap().remove("b3");
    });
    refused(&missing, "board.south: expected the-key (key \"b3\"), found none");
    let error = set_up(&json!({"board": changed(|board| board["south"]["a7"] = json!(["a7", "b7"]))}));
    assert!(error.unwrap_err().to_string().ends_with("found the-key (key \"a7\")"));
    let error = set_up(&json!({"board": changed(|board| board["north"]["a1"] = json!(["a7", "b7"]))}));
    assert!(error.unwrap_err().to_string().ends_with("found the-key (key \"a1\")"));
    for (ways, words) in [
        (json!(["a3"]), "board.south.b2: expected two-ways-on, found list-of (count 1)"),
        (json!(["a3", "b3", "c3"]), "board.south.b2: expected two-ways-on, found list-of (count 3)"),
        (json!(["a3", "a3"]), "board.south.b2: expected two-different-spaces, found twice (what a3)"),
        (json!(["a3", "c4"]), "board.south.b2[1]: expected space-of-rank (rank 3), found \"c4\""),
        (json!(["a1", "c3"]), "board.south.b2[0]: expected space-of-rank (rank 3), found \"a1\""),
        (json!(["d3", "c3"]), "board.south.b2[0]: expected space-of-rank (rank 3), found \"d3\""),
        (json!(["a03", "c3"]), "board.south.b2[0]: expected space-of-rank (rank 3), found \"a03\""),
        (json!("a3"), "board.south.b2: expected list, found \"a3\""),
    ] {
        refused(&changed(|board| board["south"]["b2"] = ways.clone()), words);
    }
    refused(
        &changed(|board| board["north"]["b2"] = json!(["a3", "c3"])),
        "board.north.b2[0]: expected space-of-rank (rank 1), found \"a3\"",
    );
}

#[test]
fn line_ups_follow_the_row_from_west_to_east_whatever_its_files_are_called() {
    let renamed = [("a7", "x7"), ("b7", "-7"), ("c7", "b7"), ("-7", "c7")];
    let text = renamed.iter().fold(board().to_string(), |text, (from, to)| text.replace(from, to));
    let mut board: Value = serde_json::from_str(&text).unwrap();
    board["rows"][6] = json!(["x", "c", "b"]);
    let game = set_up(&json!({"board": board})).unwrap();
    let line = game.board().starting_line(super::NORTH).map(|space| game.board().space_name(space));
    assert_eq!(line, ["x7", "c7", "b7"]);
}

#[test]
fn typed_options_set_up_what_json_does_and_are_refused_alike() {
    let usual = Options::default;
    let nine = Board::plain(9).expect("there are clearings of nine rows");
    for (typed, json) in [
        (usual(), json!({})),
        (
            Options { board: nine, first: super::NORTH, ply_cap: 0 },
            json!({"rows": 9, "first": "north", "ply_cap": 0}),
        ),
        (Options { first: Seat(2), ..usual() }, json!({"first": 2})),
    ] {
        assert_eq!(TwoPaths::new(typed), set_up(&json));
    }
    assert_eq!(Board::plain(5), None);
}
