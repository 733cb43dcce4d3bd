//! Options and sheets, right and wrong.

use super::{drawn, set_up};
use crate::boards;
use crate::kangaruse::{Kangaruse, Move, SQUARE_TYPES, Sheet, Square};
use crate::kind::Kind;
use gambol_core::{Fault, Game, Given, Playable};
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
    assert_eq!((error.fault, error.to_string().as_str()), (fault, message));
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
        (json!({"players": 6}), "options.players: expected a whole number from 2 to 5, found 6"),
        (json!({"players": 2.0}), "options.players: expected a whole number from 2 to 5, found 2.0"),
        (
            json!({"size": "big"}),
            "options.size: expected one of tiny, small, regular, large, huge, found \"big\"",
        ),
        (json!({"seed": -1}), "options.seed: expected a whole number from 0 to 9007199254740991, found -1"),
        (json!({"starts": 1}), "options.starts: expected true or false, found 1"),
        (json!({"give_up": null}), "options.give_up: expected true or false, found null"),
        (
            json!({"board": small(), "seed": 1}),
            "options.seed: expected nothing beside a board, for only generated sheets have it, found 1",
        ),
    ];
    for (options, message) in cases {
        wrong(&options, Fault::Options, message);
    }
    assert_eq!(set_up(&json!({"ply_cap": 3})).unwrap_err().fault, Fault::Options);
}

#[test]
fn wrong_options_are_found_before_a_wrong_board() {
    for options in [json!({"board": 7, "players": 1}), json!({"board": "no", "starts": false})] {
        assert_eq!(set_up(&options).unwrap_err().fault, Fault::Options);
    }
    assert_eq!(set_up(&json!({"board": null})).unwrap_err().fault, Fault::Board);
    assert_eq!(set_up(&json!({"board": "no such sheet"})).unwrap_err().fault, Fault::Board);
}

#[test]
fn wrong_sheets_say_what_was_expected() {
    wrong_board(
        |b| b["squares"]["d1"] = json!({"type": "frog"}),
        "options.board.squares.d1: expected a square of a 3×2 sheet, found \"d1\"",
    );
    wrong_board(
        |b| b["squares"]["a01"] = json!({"type": "frog"}),
        "options.board.squares.a01: expected a square of a 3×2 sheet, found \"a01\"",
    );
    wrong_board(
        |b| b["files"] = json!(17),
        "options.board.files: expected a whole number from 2 to 16, found 17",
    );
    wrong_board(
        |b| b["ranks"] = json!(1),
        "options.board.ranks: expected a whole number from 2 to 12, found 1",
    );
    wrong_board(
        |b| b["numbers"] = json!([1, 2]),
        "options.board.numbers: expected a list of 3, found a list of 2",
    );
    wrong_board(
        |b| b["numbers"] = json!([1, 2, 5]),
        "options.board.numbers[2]: expected a whole number from 1 to 4, found 5",
    );
    wrong_board(
        |b| b["directions"] = json!(["N", "NE"]),
        "options.board.directions[1]: expected one of N, E, S, W, found \"NE\"",
    );
    wrong_board(|b| b["game"] = json!("duel"), "options.board.game: expected \"kangaruse\", found \"duel\"");
    wrong_board(
        |b| b["squares"]["a2"] = json!({"type": "score"}),
        "options.board.squares.a2: expected the key \"value\", found none",
    );
    wrong_board(
        |b| b["squares"]["a2"] = json!({"type": "frog", "value": 1}),
        "options.board.squares.a2: expected only the keys type, found the key \"value\"",
    );
    wrong_board(
        |b| b["squares"]["a2"] = json!({"type": "score", "value": 0}),
        "options.board.squares.a2.value: expected a whole number other than 0, found 0",
    );
    wrong_board(
        |b| b["squares"]["a2"] = json!({"type": "score", "value": 100}),
        "options.board.squares.a2.value: expected a whole number from -99 to 99, found 100",
    );
    wrong_board(
        |b| b["squares"]["a2"] = json!({"type": "echidna", "value": 2}),
        "options.board.squares.c2.value: expected a value that no other echidna has, found 2, as on a2",
    );
    wrong_board(
        |b| b["squares"]["a2"] = json!({"type": "wombat"}),
        &format!(
            "options.board.squares.a2.type: expected one of {}, found \"wombat\"",
            SQUARE_TYPES.map(|(name, _)| name).join(", ")
        ),
    );
}

#[test]
fn a_sheet_needs_a_square_to_start_from_for_everybody() {
    let board = drawn("2 | score=1 tree . \n 1 | toys start gems \n files: 1 1 1 \n ranks: E E");
    assert!(set_up(&json!({"board": board})).is_ok());
    let message = "options.board.squares: expected at least 3 squares to start from, found 2";
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

/// Any JSON, with a liking for what a sheet is made of.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-120i64..120).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        prop_oneof!["[a-q]1?[0-9]", "N|E|S|W|files|ranks|score|echidna|tree|kangaruse", ".*"]
            .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 40, 6, |inner| {
        let keys = "game|name|files|ranks|numbers_on|numbers|directions|squares|type|value|[a-d][1-3]|.*";
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((keys, inner), 0..9)
                .prop_map(|entries| Value::Object(entries.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn reading_a_move_never_panics_and_takes_only_the_one_spelling(text in ".*|[a-z]* ?[a-q][0-9]* ?[a-q][0-9]*") {
        if let Ok(m) = text.parse::<Move>() {
            prop_assert_eq!(m.to_string(), text);
        }
    }

    #[test]
    fn reading_a_sheet_never_panics(json in any_json(), key in "game|name|files|ranks|numbers_on|numbers|directions|squares") {
        let _ = Sheet::from_json(&Given::new(&json, "board", Fault::Board));
        let mut nearly = small();
        nearly[&key] = json.clone();
        if let Ok(sheet) = Sheet::from_json(&Given::new(&nearly, "board", Fault::Board)) {
            let again = sheet.to_json();
            prop_assert_eq!(Sheet::from_json(&Given::new(&again, "board", Fault::Board)), Ok(sheet));
        }
        if let Value::Object(options) = &json {
            let _ = Kangaruse::from_options(options);
        }
        nearly["squares"] = json!({"a2": json});
        let _ = Sheet::from_json(&Given::new(&nearly, "board", Fault::Board));
    }
}
