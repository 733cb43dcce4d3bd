//! `gambol board` as its users run it.

use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::{Command, Output};

fn board(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gambol"));
    command.arg("board").args(arguments).output().expect("the program starts")
}

#[track_caller]
fn stdout(arguments: &[&str]) -> String {
    let output = board(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the output is text")
}

#[track_caller]
fn json_of(arguments: &[&str]) -> Value {
    serde_json::from_str(&stdout(arguments)).expect("the output is JSON")
}

/// What the program says when it is asked wrongly: one sentence, and status 2.
#[track_caller]
fn failure(arguments: &[&str]) -> String {
    let output = board(arguments);
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stderr).expect("the message is text");
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(!text.contains(|letter: char| letter.is_control() && letter != '\n'), "{text:?}");
    text
}

/// A file of this test's own.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the test's folder can be written to");
    path.to_str().expect("the path is text").to_owned()
}

#[test]
fn new_boards_of_every_kind_are_right() {
    let kinds: [&[&str]; 9] = [
        &["muddy-ride", "--size", "8", "--wild"],
        &["muddy-ride", "--tiles", "--fair"],
        &["duel", "--shape", "8x3"],
        &["duel", "--wild"],
        &["kangaruse", "--size", "tiny", "--starts"],
        &["kangaruse", "-o", "size=small", "-o", "starts=true"],
        &["two-paths", "--rows", "11", "--wild", "--mirror"],
        &["two-paths"],
        &["muddy-ride"],
    ];
    for (index, kind) in kinds.into_iter().enumerate() {
        let path = file(&format!("new-{index}.json"), "");
        stdout(&[&["new"], kind, &["--out", &path]].concat());
        assert!(stdout(&["check", &path]).contains("right"));
        assert!(stdout(&["show", &path]).lines().count() > 5);
        let code = stdout(&["code", &path]);
        assert!(code.trim().len() < 20, "a generated board is known by its name: {code}");
        let read = json_of(&["code", "--read", code.trim()]);
        assert_eq!(read, serde_json::from_str::<Value>(&std::fs::read_to_string(&path).unwrap()).unwrap());
    }
}

#[test]
fn a_seed_gives_the_same_board_again() {
    let seven = ["new", "duel", "--seed", "7"];
    assert_eq!(stdout(&seven), stdout(&seven));
    assert_ne!(stdout(&seven), stdout(&["new", "duel", "--seed", "8"]));
    let whole = json_of(&["new", "duel", "--seed", "7", "--json"]);
    assert_eq!(whole["board"], json_of(&seven));
    assert_eq!(whole["recipe"]["choices"]["seed"], 7);
    let code = stdout(&["code", "duel", "--seed", "7"]);
    assert_eq!(whole["code"], code.trim());
    assert_eq!(stdout(&["new", "duel", "--seed", "7", "--code"]), code);
}

#[test]
fn what_cannot_be_made_is_refused_in_a_sentence() {
    assert!(failure(&["new", "gunst"]).contains("played without a board"));
    assert!(failure(&["new", "duel", "--rows", "8"]).contains("the key \"rows\""));
    assert!(failure(&["new", "duel", "--shape", "5-6"]).contains("FILESxRANKS"));
    assert!(failure(&["new", "duel", "--shape", "9x6"]).contains("3 to 8"));
    assert!(failure(&["new", "kangaruse", "--seed", "18446744073709551615"]).contains("seed"));
    assert!(failure(&["code", "duel/high-noon", "--seed", "1"]).contains("only a game's name"));
}

#[test]
fn check_says_everything_that_is_wrong() {
    let wrong = json!({"game": "duel", "files": 9, "fields": {"z9": {}, "a1": {"light": "up", "dark": 3}}});
    let path = file("wrong.json", &wrong.to_string());
    let output = board(&["check", &path]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    for place in
        ["\"name\"", "board.files", "board.fields.z9", "board.fields.a1.light", "board.fields.a1.dark"]
    {
        assert!(text.contains(place), "{place} is missing:\n{text}");
    }
    assert_eq!(text.lines().count(), 5, "{text}");
    let right = file("right.json", &json!({"game": "duel", "name": "x", "fields": {}}).to_string());
    let output = board(&["check", "--json", &path, &right]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).expect("each line is JSON"))
        .collect();
    assert_eq!((&lines[0]["ok"], &lines[1]["ok"]), (&json!(false), &json!(true)));
    assert_eq!(lines[0]["errors"].as_array().map(Vec::len), Some(5));
}

#[test]
fn boards_that_ship_and_codes_are_checked_like_files() {
    let code = stdout(&["code", "duel", "--seed", "7"]);
    for what in ["high-noon", "Duel/High-Noon", "small-puddles", code.trim()] {
        assert!(stdout(&["check", what]).starts_with(&format!("{what}: right (")), "{what}");
    }
    let output = board(&["check", "clover-holow"]);
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("clover-holow: expected a board: a file, the name of one that ships"), "{text}");
    assert!(text.ends_with("did you mean clover-hollow?\n"), "{text}");
    assert!(failure(&["check", "clover-holow"]).contains("clover-holow: the board cannot be read"));
}

#[test]
fn what_cannot_be_read_is_told_apart_from_what_is_wrong() {
    let wrong = file("found-wanting.json", r#"{"game": "duel", "name": "x", "fields": {"z9": {}}}"#);
    let output = board(&["check", &wrong]);
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    let said = failure(&["check", "high-noon", &wrong, "no-such-file.json"]);
    assert!(said.contains("1 of 3 boards cannot be read, 1 of 2 are wrong"), "{said}");
    let lines = String::from_utf8(board(&["check", "--json", "no-such-file.json"]).stdout).unwrap();
    let line: Value = serde_json::from_str(&lines).expect("one line of JSON");
    let message = line["errors"][0]["message"].as_str().expect("it says why");
    assert!(message.starts_with("expected a board: a file") && line["ok"] == false, "{line}");
}

#[test]
fn a_board_that_is_misspelt_is_suggested_wherever_a_board_is_asked_for() {
    for (typo, meant) in [
        ("smal-pudles", "small-puddles"),
        ("muddy-ride/smal-puddles", "small-puddles"),
        ("muddyride/wide-meadw", "wide-meadow"),
        ("duel/hihg-noon", "high-noon"),
    ] {
        for command in ["show", "code", "lay", "check"] {
            let output = board(&[command, typo]);
            let said = [output.stdout, output.stderr].concat();
            let said = String::from_utf8_lossy(&said);
            assert!(said.contains(&format!("did you mean {meant}?")), "{command} {typo}: {said}");
        }
    }
}

#[test]
fn hostile_files_get_a_clear_error() {
    let large =
        file("large.json", &format!("{{\"game\": \"duel\", \"name\": \"{}\"}}", "x".repeat(10 << 20)));
    assert!(failure(&["show", &large]).contains("expected at most 1048576 bytes"));
    let deep = file("deep.json", &"[".repeat(200_000));
    assert!(failure(&["show", &deep]).contains("recursion limit"));
    for text in ["", "{", "nonsense", "[]", "7", "{\"game\": \"gunst\"}", "{\"lay\": 1}", "\u{0}"] {
        let path = file("hostile.json", text);
        failure(&["show", &path]);
        let is_json = serde_json::from_str::<Value>(text).is_ok();
        let status = board(&["check", &path]).status.code();
        assert_eq!(status, Some(if is_json { 1 } else { 2 }), "what can be read is found wanting: {text:?}");
        failure(&["code", &path]);
        failure(&["lay", &path]);
    }
    let odd = json!({"game": "duel", "name": "x", "fields": {"\u{1b}[31m\n": {}}});
    assert!(failure(&["show", &file("odd.json", &odd.to_string())]).contains("\\u{1b}"));
    assert!(failure(&["show", "no-such-file.json"]).contains("expected a board: a file"));
}

#[test]
fn names_cannot_steer_the_terminal_and_come_back_whole() {
    let name = "<script>alert(1)</script>\u{1b}[2J";
    let given = json!({"game": "duel", "name": name, "fields": {"a1": {"light": "N"}}});
    let path = file("script.json", &given.to_string());
    let text = stdout(&["show", &path]);
    assert!(text.contains("<script>") && !text.contains('\u{1b}'), "{text:?}");
    assert!(!stdout(&["check", &path]).contains('\u{1b}'));
    let code = stdout(&["code", &path]);
    assert_eq!(json_of(&["code", "--read", code.trim()]), given);
}

#[test]
fn every_board_that_ships_is_listed_shown_and_coded() {
    let list = stdout(&["list", "--json"]);
    let boards: Vec<Value> = list.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(boards.len() >= 8);
    for one in boards {
        let name = format!("{}/{}", one["game"].as_str().unwrap(), one["name"].as_str().unwrap());
        assert!(stdout(&["list"]).contains(&name));
        assert!(stdout(&["show", &name]).starts_with(one["title"].as_str().unwrap()));
        let code = stdout(&["code", &name]);
        assert_eq!(one["code"], code.trim());
        assert_eq!(stdout(&["show", code.trim()]), stdout(&["show", &name]));
    }
}

#[test]
fn tiles_are_laid_as_told_or_by_seed() {
    let set = "muddy-ride/small-puddles";
    let laid = json_of(&["lay", set, "--lay", "A0 B3 C1 D2"]);
    assert_eq!(laid, json!({"tile_set": "small-puddles", "lay": [["A", 0], ["B", 3], ["C", 1], ["D", 2]]}));
    let path = file("laid.json", &laid.to_string());
    assert!(stdout(&["show", &path]).contains("Hippo"));
    let flat = json_of(&["lay", set, "--lay", "A0 B3 C1 D2", "--flat"]);
    assert_eq!((&flat["size"], &flat["name"]), (&json!(6), &json!("Small puddles A0 B3 C1 D2")));
    assert_eq!(stdout(&["lay", set, "--seed", "3"]), stdout(&["lay", set, "--seed", "3"]));
    let code = stdout(&["new", "muddy-ride", "--tiles", "--seed", "3", "--code"]);
    let fair = json_of(&["lay", code.trim(), "--fair", "--seed", "3"]);
    assert_eq!(fair["tile_set"]["tile_size"], 3);
    assert!(failure(&["lay", set, "--lay", "A0 A1 C1 D2"]).contains("each tile once"));
    assert!(failure(&["lay", "duel/high-noon"]).contains("expected a tile set"));
}

#[test]
fn wrong_codes_get_a_clear_error() {
    let right = stdout(&["code", "duel", "--seed", "7"]);
    let wrong = right.trim().replace("1d", "1k");
    assert!(failure(&["code", "--read", &wrong]).contains("This board code is mistyped"));
    assert!(failure(&["code", "--read", "2dgAAAAAA"]).contains("This is not a board code"));
    assert!(failure(&["code", "--read", "hello world"]).contains("at position 6"));
    assert!(failure(&["code", "--read", "1gbxxxxx"]).contains("This is not a board code"));
    assert!(failure(&["show", "1dgAAAAAAA"]).contains("no such file, and as a code"));
}
