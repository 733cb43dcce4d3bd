//! Options, boards, notation and numbers.

use super::{drawn, every_move, read_board};
use crate::boards;
use crate::duel::{Cowboy, Duel, Move, Options, Size};
use crate::kind::Kind;
use gambol_core::{Fault, Indexed, Limits, Playable, SetupError};
use proptest::prelude::*;
use serde_json::{Value, json};

fn set_up(options: Value) -> Result<Duel, SetupError> {
    let Value::Object(options) = options else { panic!("options are an object") };
    Duel::from_options(&options)
}

#[track_caller]
fn wrong(options: Value, fault: Fault, message: &str) {
    let error = set_up(options).expect_err("the options are wrong");
    assert_eq!((error.fault(), error.to_string().as_str()), (fault, message));
}

#[test]
fn left_out_options_take_their_defaults() {
    let game = set_up(json!({})).unwrap();
    let options = Value::from(game.options());
    assert_eq!(options["size"], "small");
    assert_eq!(options["first"], "light");
    assert_eq!(options["ammo"], json!({"good-shot": 3, "double-blast": 3, "booster": 3, "dummy": 3}));
    assert_eq!((&options["repetition"], &options["ply_cap"]), (&json!(3), &json!(400)));
    assert_eq!(set_up(options), Ok(game));
}

#[test]
fn every_board_that_ships_can_be_played_with_both_sizes() {
    for board in boards::known(Kind::Duel) {
        for size in ["small", "large"] {
            let game = set_up(json!({"board": board.name, "size": size})).unwrap();
            assert_eq!(set_up(game.options().into()), Ok(game));
        }
    }
}

#[test]
fn wrong_options_are_named() {
    let options = Fault::Options;
    wrong(
        json!({"sise": 1}),
        options,
        "options: expected only-keys (keys board, size, ammo, first, crossing, repetition, ply_cap), found the-key (key \"sise\")",
    );
    wrong(
        json!({"size": "huge"}),
        options,
        "options.size: expected one-of (names small, large), found \"huge\"",
    );
    wrong(json!({"first": 0}), options, "options.first: expected one-of (names light, dark), found 0");
    wrong(json!({"ply_cap": -1}), options, "options.ply_cap: expected whole-from (least 0), found -1");
    wrong(json!({"repetition": 1}), options, "options.repetition: expected off-or-from (least 2), found 1");
    wrong(json!({"ammo": 12}), options, "options.ammo: expected object, found 12");
}

#[test]
fn the_number_of_tokens_is_even_and_at_most_24() {
    let even = "options.ammo: expected even-tokens (most 24), found";
    wrong(json!({"ammo": {"dummy": 3}}), Fault::Options, &format!("{even} tokens (count 3)"));
    wrong(json!({"ammo": {"dummy": 24, "booster": 2}}), Fault::Options, &format!("{even} tokens (count 26)"));
    wrong(
        json!({"ammo": {"dummy": 2.0}}),
        Fault::Options,
        "options.ammo.dummy: expected whole-between (least 0, most 24), found 2.0",
    );
    wrong(
        json!({"ammo": {"blank": 2}}),
        Fault::Options,
        "options.ammo: expected only-keys (keys good-shot, double-blast, booster, dummy), found the-key (key \"blank\")",
    );
    for ammo in [json!({}), json!({"dummy": 24}), json!({"booster": 1, "good-shot": 1})] {
        assert!(set_up(json!({"ammo": ammo})).is_ok());
    }
}

#[test]
fn options_are_looked_at_before_the_board() {
    wrong(
        json!({"board": 7, "size": "huge"}),
        Fault::Options,
        "options.size: expected one-of (names small, large), found \"huge\"",
    );
    wrong(
        json!({"board": 7}),
        Fault::Board,
        "board: expected board-or-name (names buzzard-junction, scorpion-creek, vulture-canyon, last-chance, lonesome-pass), found 7",
    );
    wrong(
        json!({"board": null}),
        Fault::Board,
        "board: expected board-or-name (names buzzard-junction, scorpion-creek, vulture-canyon, last-chance, lonesome-pass), found null",
    );
    wrong(
        json!({"board": "nowhere"}),
        Fault::Board,
        "board: expected board-or-name (names buzzard-junction, scorpion-creek, vulture-canyon, last-chance, lonesome-pass), found \"nowhere\"",
    );
}

#[test]
fn a_board_has_three_to_eight_files_and_ranks() {
    let board =
        |files, ranks| json!({"game": "duel", "name": "", "files": files, "ranks": ranks, "fields": {}});
    for (files, ranks) in [(3, 3), (8, 8), (3, 8), (8, 3)] {
        assert!(set_up(json!({"board": board(files, ranks), "size": "large"})).is_ok());
    }
    wrong(
        json!({"board": board(2, 6)}),
        Fault::Board,
        "board.files: expected whole-between (least 3, most 8), found 2",
    );
    wrong(
        json!({"board": board(5, 9)}),
        Fault::Board,
        "board.ranks: expected whole-between (least 3, most 8), found 9",
    );
}

#[test]
fn a_board_is_five_by_six_unless_it_says_otherwise() {
    let board = read_board(&json!({"game": "duel", "name": "x", "fields": {"e6": {}}})).unwrap();
    assert_eq!((board.files(), board.ranks()), (5, 6));
}

#[test]
fn wrong_boards_are_named() {
    let board = |fields| json!({"board": {"game": "duel", "name": "x", "fields": fields}});
    let wrong = |options, message| wrong(options, Fault::Board, message);
    wrong(board(json!({"g7": {}})), "board.fields.g7: expected field-of-board (size 5×6), found \"g7\"");
    wrong(board(json!({"a1": "N"})), "board.fields.a1: expected object, found \"N\"");
    wrong(
        board(json!({"a1": {"light": "n"}})),
        "board.fields.a1.light: expected one-of (names N, NE, E, SE, S, SW, W, NW), found \"n\"",
    );
    wrong(
        board(json!({"a1": {"grey": "N"}})),
        "board.fields.a1: expected only-keys (keys light, dark), found the-key (key \"grey\")",
    );
    wrong(board(json!([])), "board.fields: expected object, found list-of (count 0)");
    wrong(json!({"board": {}}), "board: expected the-key (key \"game\"), found none");
    wrong(
        json!({"board": {"game": "kangaruse", "name": "x", "fields": {}}}),
        "board.game: expected \"duel\", found \"kangaruse\"",
    );
    wrong(json!({"board": {"game": "duel", "name": 1, "fields": {}}}), "board.name: expected text, found 1");
    wrong(
        json!({"board": {"game": "duel", "name": "x", "field": {}, "fields": {}}}),
        "board: expected only-keys (keys game, name, fields, files, ranks), found the-key (key \"field\")",
    );
}

#[test]
fn every_move_has_one_spelling() {
    for m in every_move() {
        assert_eq!(m.to_string().parse(), Ok(m));
    }
    for text in [
        "",
        "b",
        "b2@",
        "@b2",
        "B2",
        "b02",
        "b2 ",
        "i1",
        "a9",
        "place",
        "place  a1",
        "Pass",
        "ammo",
        "ammo blank",
        "shot",
        "shot Light",
        "b2@c2@d2",
        "fire ",
        "placea1",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}

proptest! {
    #[test]
    fn reading_a_move_never_panics_and_what_is_read_is_written_alike(
        text in r"[a-i@0-9]{0,6}|(place|ammo|shot|fire|end|pass)[ a-z0-9-]{0,13}|\PC{0,8}"
    ) {
        if let Ok(m) = text.parse::<Move>() {
            prop_assert_eq!(m.to_string(), text);
        }
    }
}

#[test]
fn every_number_comes_back_as_itself() {
    let board = json!({"game": "duel", "name": "", "files": 3, "ranks": 3, "fields": {}});
    for (size, ammo) in
        [("small", json!({"dummy": 2, "booster": 2})), ("large", json!({})), ("small", json!({"dummy": 4}))]
    {
        let options = json!({"board": board, "size": size, "ammo": ammo});
        let game = Duel::from_options(options.as_object().unwrap()).unwrap();
        let mut stands_for_something = 0;
        for number in 0..game.numbers() {
            if let Some(pos) = game.numbered(number) {
                stands_for_something += 1;
                assert_eq!(game.number(&pos), Some(number));
            }
        }
        assert!(stands_for_something * 2 > game.numbers(), "no large gaps");
        assert_eq!(game.numbered(game.numbers()), None);
        assert_eq!(game.numbered(u64::MAX), None);
    }
}

#[test]
fn a_drawn_board_is_read_from_the_top_rank_down() {
    let board = drawn(
        "
        L:N .
        .   D:SW",
    );
    assert_eq!(board["fields"], json!({"a2": {"light": "N"}, "b1": {"dark": "SW"}}));
}

/// The box holds one board of thirty fields for small cowboys, and one on its back for large ones.
#[test]
fn large_cowboys_have_a_default_board_of_thirty_fields_of_their_own() {
    let board = |options: Value| set_up(options).expect("good options").board().clone();
    let (small, large) = (board(json!({})), board(json!({"size": "large"})));
    assert_eq!((small.name(), large.name()), ("Buzzard Junction", "Lonesome Pass"));
    assert_eq!((large.files(), large.ranks()), (5, 6));
    assert_eq!(
        board(json!({"size": "large", "board": "buzzard-junction"})),
        small,
        "a board that is named is taken"
    );
}

#[test]
fn typed_options_set_up_what_json_does_and_are_refused_alike() {
    let usual = Options::default;
    let limits = Limits { repetition: 1, ply_cap: 400 };
    for (typed, json) in [
        (usual(), json!({})),
        (
            Options { size: Size::Large, first: Cowboy::Dark, ..usual() },
            json!({"size": "large", "first": "dark", "board": "buzzard-junction"}),
        ),
        (Options { ammo: [0, 0, 0, 3], ..usual() }, json!({"ammo": {"dummy": 3}})),
        (Options { ammo: [24, 2, 0, 0], ..usual() }, json!({"ammo": {"good-shot": 24, "double-blast": 2}})),
        (Options { limits, ..usual() }, json!({"repetition": 1})),
    ] {
        assert_eq!(Duel::new(typed), set_up(json));
    }
}
