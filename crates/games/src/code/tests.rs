//! A code gives back the very board it was made from, and every other text is refused.

use super::*;
use crate::kind::Kind;
use crate::muddy_ride::Lay;
use crate::recipe::LARGEST_SEED;
use proptest::prelude::*;
use serde_json::json;

fn recipe(game: &str, choices: &Value) -> Recipe {
    Recipe::read(Kind::named(game).unwrap(), choices.as_object().expect("choices are an object"))
        .expect("the choices are right")
}

/// The board's code, which gives the board back.
#[track_caller]
fn code(board: &Value) -> String {
    let code = of(board).expect("the board is right");
    let read = read(&code).expect("the code is ours");
    assert_eq!(read.board, *board, "{code}");
    assert!(code.bytes().all(|letter| DIGITS.contains(&letter)), "{code}");
    code
}

/// The same board under another name, so that neither its name nor its recipe holds it.
fn renamed(board: &Value) -> Value {
    let mut board = board.clone();
    board["name"] = "My board".into();
    board
}

#[test]
fn boards_that_ship_have_their_name_in_their_code() {
    for built_in in boards::all() {
        let code = code(&built_in.value());
        assert!(code[3..].starts_with(built_in.name), "{code}");
        assert_eq!(read(&code).unwrap().source, Source::BuiltIn(built_in.name));
    }
}

#[test]
fn boards_that_ship_can_be_packed_and_stay_small() {
    for built_in in boards::all() {
        let code = code(&renamed(&built_in.value()));
        println!("{}/{}: {} letters", built_in.game, built_in.name, code.len());
        assert_eq!(&code[2..3], "p");
        // Less than a letter for each square of a huge sheet.
        assert!(code.len() < 16 * 12, "{} {}", built_in.name, code.len());
    }
}

#[test]
fn generated_boards_need_their_seed_only() {
    let games = ["muddy-ride", "duel", "kangaruse", "two-paths"];
    for (seed, most) in [(0, 10), (999_999, 14), (LARGEST_SEED, 19)] {
        for game in games {
            let recipe = recipe(game, &json!({"seed": seed}));
            let code = code(&recipe.board());
            println!("{game} {seed}: {code}");
            assert_eq!(code, of_recipe(&recipe));
            assert!(code.len() <= most, "{code}");
            assert_eq!(read(&code).unwrap().source, Source::Recipe(recipe));
        }
    }
}

#[test]
fn generated_boards_under_another_name_are_packed() {
    for seed in 0..40 {
        let fair = seed % 2 == 0;
        let boards = [
            recipe("muddy-ride", &json!({"size": 8, "fair": fair, "seed": seed})),
            recipe("muddy-ride", &json!({"size": 8, "tiles": true, "fair": fair, "seed": seed})),
            recipe("duel", &json!({"files": 8, "ranks": 8, "fair": fair, "seed": seed})),
            recipe("kangaruse", &json!({"size": "regular", "starts": fair, "seed": seed})),
            recipe("two-paths", &json!({"rows": 11, "fair": fair, "seed": seed})),
        ];
        for recipe in boards {
            let code = code(&renamed(&recipe.board()));
            assert!(code.len() < 180, "{} {}", recipe.game(), code.len());
        }
    }
    let huge = recipe("kangaruse", &json!({"size": "huge", "seed": 1}));
    assert!(code(&renamed(&huge.board())).len() < 200);
}

#[test]
fn laid_boards_hold_their_set_in_every_way() {
    let shipped_set = boards::named(Kind::MuddyRide, "large-puddles").unwrap().value();
    let generated = recipe("muddy-ride", &json!({"tiles": true, "size": 8, "seed": 4})).board();
    let own = renamed(&generated);
    let sets = [(json!("large-puddles"), 30), (shipped_set, 30), (generated, 18), (own, 180)];
    for (set, most) in sets {
        for seed in 0..20 {
            let code = code(&json!({"tile_set": set, "lay": Lay::random(seed).to_json()}));
            assert!(code.len() <= most, "{} {code}", code.len());
        }
    }
}

#[test]
fn every_spelling_of_a_board_comes_back_as_it_was() {
    let boards = [
        json!({"game": "duel", "name": "", "fields": {}}),
        json!({"game": "duel", "name": "x", "ranks": 6, "fields": {"a1": {}, "b1": {"dark": "N"}}}),
        json!({"game": "muddy-ride", "name": "<script>alert('🐸')</script>\u{1b}", "size": 6, "fields": {}}),
        json!({"game": "muddy-ride", "name": "x", "size": 6, "fields": {"c3": {}},
            "start": {"N": "a1", "E": "b2", "S": "c3", "W": "d4"}}),
        json!({"game": "muddy-ride", "name": "x", "size": 8, "fields": {"c3": {"W": "S"}},
            "start": {"N": "a1", "E": "b2", "S": "c3", "W": "d4"},
            "target": {"N": "c8", "E": "h6", "S": "f1", "W": "a3"}}),
        json!({"game": "kangaruse", "name": "x", "files": 2, "ranks": 2, "numbers_on": "ranks", "numbers": [1, 4],
            "directions": ["N", "W"], "squares": {"a1": {"type": "plain"}, "b1": {"type": "echidna", "value": 99}}}),
        json!({"game": "duel", "name": "long ".repeat(300), "fields": {}}),
    ];
    for board in boards {
        code(&board);
    }
}

#[test]
fn a_board_that_no_code_could_hold_is_refused() {
    let board = json!({"game": "duel", "name": "n".repeat(1 << 20), "fields": {}});
    assert_eq!(of(&board), Err(CodeError::TooLarge));
    let board = json!({"game": "duel", "name": "", "fields": {"z9": {}}});
    assert!(of(&board).unwrap_err().to_string().starts_with("board.fields.z9: expected field-of-board"));
    assert!(of(&json!({"game": "gunst"})).unwrap_err().to_string().contains("game-without-boards"));
    assert!(of(&json!([])).is_err());
}

#[test]
fn wrong_codes_get_a_clear_error() {
    let right = of_recipe(&recipe("duel", &json!({"seed": 12_345})));
    let error = |code: &str| read(code).unwrap_err().to_string();
    assert_eq!(error(""), "code: expected at least 7 letters, found 0");
    assert_eq!(error("1dg+AAAA"), "code: expected letters, digits, - and _, found '+' in place 4");
    assert_eq!(error(&"A".repeat(LONGEST + 1)), "code: expected at most 20000 letters, found 20001");
    assert_eq!(error(&right.replacen('1', "2", 1)), "code: expected 1 at the beginning, found 2");
    assert!(error(&right.replacen('d', "x", 1)).contains("m (muddy-ride), d (duel)"));
    assert!(error(&sealed(Kind::Duel, 'x', "AAAA")).contains("expected one of b, g, h, p, l, j"));
    assert!(error(&sealed(Kind::Duel, 'b', "low-noon")).contains("found \"low-noon\""));
    assert!(error(&sealed(Kind::Duel, 'l', "AAAA")).contains("describes no board"));
    assert!(error(&right[..right.len() - 1]).contains("the check does not fit"));
}

#[test]
fn any_slip_of_one_letter_or_two_neighbours_is_noticed() {
    let right = of_recipe(&recipe("kangaruse", &json!({"seed": 777})));
    for at in 0..right.len() {
        for &letter in DIGITS {
            let mut slip = right.clone().into_bytes();
            slip[at] = letter;
            let slip = String::from_utf8(slip).unwrap();
            assert!(slip == right || read(&slip).is_err(), "{slip}");
        }
        let mut swapped = right.clone().into_bytes();
        swapped.swap(at, (at + 1) % right.len());
        let swapped = String::from_utf8(swapped).unwrap();
        assert!(swapped == right || read(&swapped).is_err(), "{swapped}");
    }
}

/// "Generated sheets with frogs have at least three of them": by a new letter, so that what was printed stays playable.
#[test]
fn codes_of_earlier_sheets_keep_their_sheets() {
    for (code, seed) in [("1kgZohelG", 0), ("1kgZw4Sb2", 1), ("1kgaDJRu6", 7)] {
        let coded = read(code).expect("an old code");
        assert_eq!(coded.board["name"], format!("regular {seed}"));
        let Source::Recipe(old) = coded.source else { panic!("{code}: a recipe") };
        assert_eq!(of_recipe(&old), code);
        let new = of_recipe(&recipe("kangaruse", &json!({"seed": seed})));
        assert!(new.starts_with("1kh"), "{new}");
        assert_eq!(read(&new).expect("a new code").board == coded.board, seed != 1, "sheet 1 has frogs");
    }
    assert_eq!(
        read(&sealed(Kind::Duel, 'h', "AAAA")),
        Err(CodeError::Content),
        "others have no second edition"
    );
}

#[test]
fn codes_stay_as_they_are() {
    let codes = [
        of_recipe(&recipe("muddy-ride", &json!({"seed": 42}))),
        of_recipe(&recipe("kangaruse", &json!({"seed": 42, "size": "large"}))),
        of_built_in(boards::named(Kind::Duel, "high-noon").unwrap()),
        of(&json!({"game": "duel", "name": "Tiny", "files": 3, "ranks": 3, "fields": {"b2": {"light": "N"}}})).unwrap(),
    ];
    assert_eq!(codes, ["1mgI64N7AI", "1khnIo0WSc", "1dbhigh-noonkfeI", "1dpLn9YOzTvxvZ4i"]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn no_text_makes_the_reader_panic(text in ".{0,60}") {
        prop_assert!(read(&text).is_err());
    }

    #[test]
    fn no_well_sealed_text_makes_the_reader_panic(
        game in 0..4usize,
        form in prop::sample::select(vec!['b', 'g', 'h', 'p', 'l', 'j']),
        body in prop::collection::vec(0..64u8, 0..200),
    ) {
        let code = sealed(Kind::ALL[game], form, &spelled(&body));
        if let Ok(coded) = read(&code) {
            prop_assert_eq!(playable(&coded.board), Ok(coded.game));
        }
    }
}
