//! Options and sheets, right and wrong.

use super::{drawn, set_up};
use crate::boards;
use crate::kangaruse::{Kangaruse, Move, Options, SQUARE_TYPES, Square};
use crate::kind::Kind;
use gambol_core::{Fault, Game, Playable};
use proptest::prelude::*;
use serde_json::{Value, json};

fn small() -> Value {
    drawn(
        "2 | . score=4 echidna=2
         1 | tree . .
         files: 1 2 3
         ranks: E W",
    )
}

#[track_caller]
fn wrong(options: &Value, fault: Fault, message: &str) {
    let error = set_up(options).expect_err("the set-up is refused");
    assert_eq!((error.fault(), error.to_string().as_str()), (fault, message));
}

#[track_caller]
fn wrong_board(change: impl Fn(&mut Value), message: &str) {
    let mut board = small();
    change(&mut board);
    wrong(&json!({"board": board}), Fault::Board, message);
}

#[test]
fn left_out_options_have_their_defaults() {
    let game = set_up(&json!({})).unwrap();
    assert_eq!(game.seats(), 2);
    assert_eq!((game.sheet().files(), game.sheet().ranks()), (12, 8));
    assert_eq!(game.sheet().name(), "regular 0");
    let options = Value::from(game.options());
    assert_eq!(options["stop_when_scored"], json!(true));
    assert_eq!(options["give_up"], json!(false));
    assert_eq!(options["harsh_destruction"], json!(false));
    assert_eq!(options["board"], game.sheet().to_json());
}

#[test]
fn wrong_options_say_what_was_expected() {
    let cases = [
        (json!({"players": 6}), "options.players: expected whole-between (least 2, most 5), found 6"),
        (json!({"players": 2.0}), "options.players: expected whole-between (least 2, most 5), found 2.0"),
        (
            json!({"size": "big"}),
            "options.size: expected one-of (names tiny, small, regular, large, huge), found \"big\"",
        ),
        (
            json!({"seed": -1}),
            "options.seed: expected whole-between (least 0, most 9007199254740991), found -1",
        ),
        (json!({"starts": 1}), "options.starts: expected flag, found 1"),
        (json!({"give_up": null}), "options.give_up: expected flag, found null"),
        (json!({"board": small(), "seed": 1}), "options.seed: expected nothing-beside-a-board, found 1"),
    ];
    for (options, message) in cases {
        wrong(&options, Fault::Options, message);
    }
    assert_eq!(set_up(&json!({"ply_cap": 3})).unwrap_err().fault(), Fault::Options);
}

#[test]
fn wrong_options_are_found_before_a_wrong_board() {
    for options in [json!({"board": 7, "players": 1}), json!({"board": "no", "starts": false})] {
        assert_eq!(set_up(&options).unwrap_err().fault(), Fault::Options);
    }
    assert_eq!(set_up(&json!({"board": null})).unwrap_err().fault(), Fault::Board);
    assert_eq!(set_up(&json!({"board": "no such sheet"})).unwrap_err().fault(), Fault::Board);
}

#[test]
fn wrong_sheets_say_what_was_expected() {
    wrong_board(
        |b| b["squares"]["d1"] = json!({"type": "frog"}),
        "board.squares.d1: expected square-of-sheet (size 3×2), found \"d1\"",
    );
    wrong_board(
        |b| b["squares"]["a01"] = json!({"type": "frog"}),
        "board.squares.a01: expected square-of-sheet (size 3×2), found \"a01\"",
    );
    wrong_board(
        |b| b["files"] = json!(17),
        "board.files: expected whole-between (least 2, most 16), found 17",
    );
    wrong_board(|b| b["ranks"] = json!(1), "board.ranks: expected whole-between (least 2, most 12), found 1");
    wrong_board(
        |b| b["numbers"] = json!([1, 2]),
        "board.numbers: expected list-of (count 3), found list-of (count 2)",
    );
    wrong_board(
        |b| b["numbers"] = json!([1, 2, 5]),
        "board.numbers[2]: expected whole-between (least 1, most 4), found 5",
    );
    wrong_board(
        |b| b["directions"] = json!(["N", "NE"]),
        "board.directions[1]: expected one-of (names N, E, S, W), found \"NE\"",
    );
    wrong_board(|b| b["game"] = json!("duel"), "board.game: expected \"kangaruse\", found \"duel\"");
    wrong_board(
        |b| b["squares"]["a2"] = json!({"type": "score"}),
        "board.squares.a2: expected the-key (key \"value\"), found none",
    );
    wrong_board(
        |b| b["squares"]["a2"] = json!({"type": "frog", "value": 1}),
        "board.squares.a2: expected only-keys (keys type), found the-key (key \"value\")",
    );
    wrong_board(
        |b| b["squares"]["a2"] = json!({"type": "score", "value": 0}),
        "board.squares.a2.value: expected whole-but-not (not 0), found 0",
    );
    wrong_board(
        |b| b["squares"]["a2"] = json!({"type": "score", "value": 100}),
        "board.squares.a2.value: expected whole-between (least -99, most 99), found 100",
    );
    wrong_board(
        |b| b["squares"]["a2"] = json!({"type": "echidna", "value": 2}),
        "board.squares.c2.value: expected value-of-no-other-echidna, found as-on (value 2, square a2)",
    );
    wrong_board(
        |b| b["squares"]["a2"] = json!({"type": "wombat"}),
        &format!(
            "board.squares.a2.type: expected one-of (names {}), found \"wombat\"",
            SQUARE_TYPES.map(|(name, _)| name).join(", ")
        ),
    );
}

#[test]
fn a_sheet_needs_a_square_to_start_from_for_everybody() {
    let board = drawn("2 | score=1 tree . \n 1 | toys start gems \n files: 1 1 1 \n ranks: E E");
    assert!(set_up(&json!({"board": board})).is_ok());
    let message = "board.squares: expected squares-to-start-from (least 3), found 2";
    wrong(&json!({"board": board, "players": 3}), Fault::Board, message);
}

#[test]
fn a_sheet_may_name_its_plain_squares() {
    let mut board = small();
    board["squares"]["a2"] = json!({"type": "plain"});
    assert_eq!(set_up(&json!({"board": board})).unwrap().sheet().to_json(), small());
}

#[test]
fn every_built_in_sheet_can_be_played_by_five() {
    assert!(boards::of(Kind::Kangaruse).count() > 0);
    for board in boards::of(Kind::Kangaruse) {
        let game = set_up(&json!({"board": board.name, "players": 5})).unwrap();
        assert_eq!(game.sheet().to_json(), serde_json::from_str::<Value>(board.json).unwrap());
    }
}

#[test]
fn a_move_has_one_spelling() {
    for text in ["start b3", "c4", "teleport p12", "stop", "destroy b3 c7", "destroy a10 a2"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    let wrong = [
        "",
        " ",
        "c4 ",
        "C4",
        "q1",
        "a13",
        "start",
        "start ",
        "start  b3",
        "stop ",
        "Stop",
        "destroy b3",
        "destroy b3 b3",
        "destroy c7 b3",
        "destroy a2 a10",
        "destroy b3 c7 d1",
        "teleport",
        "jump c4",
        "c4 d5",
    ];
    for text in wrong {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn squares_are_ordered_as_their_names_are() {
    let mut squares: Vec<Square> = Square::all().collect();
    squares.sort();
    let names: Vec<_> = squares.iter().map(ToString::to_string).collect();
    assert!(names.is_sorted());
}

proptest! {
    #[test]
    fn reading_a_move_never_panics_and_takes_only_the_one_spelling(text in ".*|[a-z]* ?[a-q][0-9]* ?[a-q][0-9]*") {
        if let Ok(m) = text.parse::<Move>() {
            prop_assert_eq!(m.to_string(), text);
        }
    }
}

#[test]
fn typed_options_set_up_what_json_does_and_are_refused_alike() {
    let usual = Options::default;
    let tight = drawn("2 | score=1 tree . \n 1 | toys start gems \n files: 1 1 1 \n ranks: E E");
    let sheet = set_up(&json!({"board": tight})).unwrap().sheet().clone();
    for (typed, json) in [
        (usual(), json!({})),
        (Options { players: 5, give_up: true, ..usual() }, json!({"players": 5, "give_up": true})),
        (Options { players: 6, ..usual() }, json!({"players": 6})),
        (Options { players: 3, sheet, ..usual() }, json!({"players": 3, "board": tight})),
    ] {
        assert_eq!(Kangaruse::new(typed), set_up(&json));
    }
}
