//! The referee protocol, request by request and error by error.

use gambol_games::Plain;
use gambol_games::referee::Referee;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Sends each line and gives the last answer.
fn ask(referee: &mut Referee<'_>, lines: &[&str]) -> Value {
    let mut answer = String::new();
    for line in lines {
        answer = referee.answer(line.as_bytes());
    }
    serde_json::from_str(&answer).expect("an answer is JSON")
}

/// Sends each line to a fresh referee and gives the code of the last answer's error.
fn code(lines: &[&str]) -> String {
    let answer = ask(&mut Referee::new(&Plain), lines);
    assert_eq!(answer["ok"], false, "{answer}");
    answer["error"]["code"].as_str().expect("an error has a code").to_owned()
}

const DUEL: &str = r#"{"new": {"game": "duel"}}"#;
const GUNST: &str = r#"{"new": {"game": "gunst", "options": {"rounds": 1}}}"#;
const TING: &str = r#"{"apply": {"0": "ting K0W0F0T0S0", "1": "ting K0W1F0T0S0"}}"#;

#[test]
fn a_new_game_answers_with_its_node() {
    let answer = ask(&mut Referee::new(&Plain), &[DUEL]);
    assert_eq!(answer["ok"], true);
    assert_eq!(answer["ply"], 0);
    assert_eq!(answer["node"], "decision");
    assert_eq!(answer["to_act"], json!([0]));
    assert_eq!(answer["legal"]["0"], json!(["place a1", "place b1", "place c1", "place d1", "place e1"]));
}

#[test]
fn what_is_not_json_is_bad_json() {
    for line in ["", " ", "{", "{}}", "nonsense", "\u{feff}{}", "{\"node\": tru}", "NaN"] {
        assert_eq!(code(&[DUEL, line]), "bad_json", "{line:?}");
    }
    let mut referee = Referee::new(&Plain);
    let answer: Value = serde_json::from_str(&referee.answer(b"\"\xff\"")).unwrap();
    assert_eq!(answer["error"]["code"], "bad_json");
}

#[test]
fn what_is_not_one_of_the_requests_is_a_bad_request() {
    let lines = [
        "{}",
        "[]",
        "1",
        "\"node\"",
        "null",
        "true",
        r#"{"node": false}"#,
        r#"{"node": 1}"#,
        r#"{"record": {}}"#,
        r#"{"node": true, "record": true}"#,
        r#"{"nodes": true}"#,
        r#"{"undo": 0}"#,
        r#"{"undo": -1}"#,
        r#"{"undo": 1.0}"#,
        r#"{"undo": "1"}"#,
        r#"{"undo": 1e0}"#,
        r#"{"perft": -1}"#,
        r#"{"perft": 1.5}"#,
        r#"{"perft": "2"}"#,
        r#"{"state": 2}"#,
        r#"{"state": -1}"#,
        r#"{"state": "Full"}"#,
        r#"{"state": 0.0}"#,
        r#"{"state": null}"#,
        r#"{"apply": 3}"#,
        r#"{"apply": null}"#,
        r#"{"apply": ["place c1"]}"#,
        r#"{"apply": {"0": "place c1"}}"#,
        r#"{"apply": {}}"#,
        r#"{"new": {"game": "chess"}}"#,
        r#"{"new": {}}"#,
        r#"{"new": "duel"}"#,
        r#"{"new": {"game": 1}}"#,
        r#"{"new": {"game": "duel", "option": {}}}"#,
    ];
    for line in lines {
        assert_eq!(code(&[DUEL, line]), "bad_request", "{line}");
    }
}

#[test]
fn a_simultaneous_choice_names_exactly_the_seats_that_choose() {
    for line in [
        r#"{"apply": {"0": "ting K0W0F0T0S0"}}"#,
        r#"{"apply": {"0": "ting K0W0F0T0S0", "1": "ting K0W0F0T0S0", "2": "ting K0W0F0T0S0"}}"#,
        r#"{"apply": {"0": "ting K0W0F0T0S0", "01": "ting K0W0F0T0S0"}}"#,
        r#"{"apply": {"0": "ting K0W0F0T0S0", "1": 7}}"#,
        r#"{"apply": "ting K0W0F0T0S0"}"#,
        r#"{"apply": {}}"#,
    ] {
        assert_eq!(code(&[GUNST, line]), "bad_request", "{line}");
    }
    let illegal = r#"{"apply": {"0": "ting K0W0F0T0S0", "1": "ting K9W0F0T0S0"}}"#;
    assert_eq!(code(&[GUNST, illegal]), "illegal_action");
}

#[test]
fn without_a_game_every_request_about_one_is_no_game() {
    for line in [
        r#"{"node": true}"#,
        r#"{"apply": "x"}"#,
        r#"{"apply": {}}"#,
        r#"{"undo": 1}"#,
        r#"{"state": "full"}"#,
        r#"{"state": 0}"#,
        r#"{"state": 99}"#,
        r#"{"state": 99999999999999999999999}"#,
        r#"{"perft": 0}"#,
        r#"{"record": true}"#,
    ] {
        assert_eq!(code(&[line]), "no_game", "{line}");
    }
}

#[test]
fn wrong_options_come_before_a_wrong_board() {
    for (options, expected) in [
        ("[]", "bad_options"),
        ("null", "bad_options"),
        (r#"{"colour": "red"}"#, "bad_options"),
        (r#"{"size": "huge"}"#, "bad_options"),
        (r#"{"size": "huge", "board": 7}"#, "bad_options"),
        (r#"{"board": 7}"#, "bad_board"),
        (r#"{"board": "nowhere"}"#, "bad_board"),
        (r#"{"board": {}}"#, "bad_board"),
        (r#"{"repetition": 1}"#, "bad_options"),
        (r#"{"ply_cap": 1e2}"#, "bad_options"),
        (r#"{"ply_cap": 1e999}"#, "bad_options"),
    ] {
        let line = format!(r#"{{"new": {{"game": "duel", "options": {options}}}}}"#);
        assert_eq!(code(&[&line]), expected, "{options}");
    }
}

#[test]
fn a_key_given_twice_counts_as_given_last() {
    let line = r#"{"new": {"game": "duel", "options": {"size": "huge", "size": "large"}}}"#;
    let answer = ask(&mut Referee::new(&Plain), &[line]);
    assert_eq!(answer["legal"]["0"], json!(["place a1", "place b1", "place c1", "place d1"]));
}

#[test]
fn at_an_end_any_text_or_object_is_game_over() {
    let end = [GUNST, TING, r#"{"apply": "favour -"}"#];
    let mut referee = Referee::new(&Plain);
    let answer = ask(&mut referee, &end);
    assert_eq!(answer["node"], "end", "{answer}");
    assert_eq!(answer["to_act"], json!([]));
    assert_eq!(answer["outcome"]["returns"], json!([-1.0, 1.0]));
    for (line, expected) in [
        (r#"{"apply": "x"}"#, "game_over"),
        (r#"{"apply": {"0": 5}}"#, "game_over"),
        (r#"{"apply": 5}"#, "bad_request"),
    ] {
        assert_eq!(ask(&mut referee, &[line])["error"]["code"], expected, "{line}");
    }
    assert_eq!(ask(&mut referee, &[r#"{"perft": 5}"#])["perft"], 1);
}

#[test]
fn an_illegal_action_changes_nothing_and_names_the_rule() {
    let mut referee = Referee::new(&Plain);
    let before = ask(&mut referee, &[DUEL]);
    let answer = ask(&mut referee, &[r#"{"apply": "place c2"}"#]);
    assert_eq!(answer["error"]["code"], "illegal_action");
    assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
    assert_eq!(ask(&mut referee, &[r#"{"node": true}"#]), before);
}

#[test]
fn a_refused_new_game_leaves_the_old_one_standing() {
    let mut referee = Referee::new(&Plain);
    ask(&mut referee, &[DUEL, r#"{"apply": "place c1"}"#]);
    ask(&mut referee, &[r#"{"new": {"game": "duel", "options": {"board": 1}}}"#]);
    assert_eq!(ask(&mut referee, &[r#"{"node": true}"#])["ply"], 1);
}

#[test]
fn undo_takes_back_as_many_actions_as_asked_or_none() {
    let mut referee = Referee::new(&Plain);
    let start = ask(&mut referee, &[DUEL]);
    ask(&mut referee, &[r#"{"apply": "place c1"}"#, r#"{"apply": "place c6"}"#]);
    assert_eq!(ask(&mut referee, &[r#"{"undo": 3}"#])["error"]["code"], "nothing_to_undo");
    assert_eq!(ask(&mut referee, &[r#"{"undo": 99999999999999999999}"#])["error"]["code"], "nothing_to_undo");
    assert_eq!(ask(&mut referee, &[r#"{"undo": 2}"#]), start);
    assert_eq!(ask(&mut referee, &[r#"{"undo": 1}"#])["error"]["code"], "nothing_to_undo");
}

#[test]
fn a_simultaneous_choice_counts_as_one_action() {
    let mut referee = Referee::new(&Plain);
    let start = ask(&mut referee, &[GUNST]);
    assert_eq!(start["node"], "simultaneous");
    assert_eq!(start["to_act"], json!([0, 1]));
    assert_eq!(ask(&mut referee, &[TING])["ply"], 1);
    assert_eq!(ask(&mut referee, &[r#"{"undo": 1}"#]), start);
}

#[test]
fn the_record_holds_the_options_as_given_and_every_action() {
    let mut referee = Referee::new(&Plain);
    let answer = ask(&mut referee, &[GUNST, TING, r#"{"apply": "favour X1"}"#, r#"{"record": true}"#]);
    assert_eq!(answer["record"]["game"], "gunst");
    assert_eq!(answer["record"]["options"], json!({"rounds": 1}));
    assert_eq!(
        answer["record"]["actions"],
        json!([{"0": "ting K0W0F0T0S0", "1": "ting K0W1F0T0S0"}, "favour X1"])
    );
    let answer = ask(&mut referee, &[DUEL, r#"{"record": true}"#]);
    assert_eq!(answer["record"]["options"], json!({}));
}

#[test]
fn perft_counts_a_combination_of_secret_choices_as_one() {
    let mut referee = Referee::new(&Plain);
    assert_eq!(ask(&mut referee, &[GUNST, r#"{"perft": 0}"#])["perft"], 1);
    assert_eq!(ask(&mut referee, &[r#"{"perft": 1}"#])["perft"], 288 * 288);
}

#[test]
fn a_view_lacks_what_the_seat_may_not_know() {
    let mut referee = Referee::new(&Plain);
    let new = r#"{"new": {"game": "two-paths"}}"#;
    let lines = [new, r#"{"apply": "line FHG"}"#, r#"{"apply": "line FHG"}"#, r#"{"apply": "F:W"}"#];
    ask(&mut referee, &lines);
    let full = ask(&mut referee, &[r#"{"state": "full"}"#]);
    assert_eq!(full["state"]["hidden"], "W");
    assert_eq!(ask(&mut referee, &[r#"{"state": 0}"#]), full);
    let blocker = ask(&mut referee, &[r#"{"state": 1}"#]);
    assert!(blocker["state"].get("hidden").is_none(), "{blocker}");
}

proptest! {
    #[test]
    fn any_bytes_get_an_answer_on_one_line(line in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut referee = Referee::new(&Plain);
        referee.answer(DUEL.as_bytes());
        let answer = referee.answer(&line);
        prop_assert!(!answer.contains('\n'));
        prop_assert!(serde_json::from_str::<Value>(&answer).is_ok());
    }

    #[test]
    fn deep_json_gets_an_answer(depth in 1usize..20_000, open in "[\\[{]") {
        let deep = if open == "[" { "[".repeat(depth) + &"]".repeat(depth) } else {
            "{\"a\":".repeat(depth) + "1" + &"}".repeat(depth)
        };
        let mut referee = Referee::new(&Plain);
        for line in [deep.clone(), format!(r#"{{"apply": {deep}}}"#),
                     format!(r#"{{"new": {{"game": "duel", "options": {{"board": {deep}}}}}}}"#)] {
            let answer: Value = serde_json::from_str(&referee.answer(line.as_bytes())).unwrap();
            prop_assert_eq!(&answer["ok"], &json!(false));
        }
    }
}
