//! What nobody can mean is refused, with status 2 and in words that say what was expected.

use std::path::PathBuf;
use std::process::Command;

#[test]
fn nonsense_is_refused_before_anything_is_done() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("empty.json");
    std::fs::write(&path, r#"{"game": "duel", "options": {}, "actions": []}"#).expect("the folder is ours");
    let record = path.to_str().expect("its name is text");
    let cases: &[(&[&str], &str)] = &[
        (&["bench", "--seconds", "nan"], "--seconds: expected 0.01 to 60 seconds, found NaN"),
        (&["bench", "--seconds=-1"], "--seconds: expected 0.01 to 60 seconds, found -1"),
        (&["bench", "--seconds", "inf"], "--seconds: expected 0.01 to 60 seconds, found inf"),
        (&["value", "duel", "--think", "-1"], "--think: expected 0 to 3600 seconds, found -1"),
        (&["board", "new", "duel", "--seed", "-1"], "expected a whole number of at least 0"),
        (&["perft", "duel", "-1"], "'-1' for '<DEPTH>': expected a whole number of at least 0"),
        (&["show", "duel", "--seat", "256"], "expected a whole number from 0 to 255"),
        (&["forge", "duel", "--tries", "0"], "expected a whole number of at least 1"),
        (&["forge", "duel", "--best", "0"], "expected a whole number of at least 1"),
        (&["forge", "muddy-ride", "--layouts", "0"], "expected a whole number of at least 1"),
        (&["forge", "duel", "-n", "1"], "expected a whole number of at least 2"),
        (&["forge", "duel", "--time", "0"], "--time: expected 0.1 to 1000000 seconds, found 0"),
        (
            &["forge", "duel", "--seed", "18446744073709551615", "--tries", "2"],
            "options.seed: expected a whole number from 0 to 9007199254740991, found 18446744073709551615",
        ),
        (&["match", "duel", "--threads", "0"], "0 is not in 1..=256"),
        (&["match", "duel", "--playouts", "0"], "expected a whole number of at least 1"),
        (
            &["match", "duel", "--playouts", "99999999999999999999"],
            "expected a whole number from 1 to 18446744073709551615",
        ),
        (&["forge", "muddy-ride", "--way", "{}"], "--way: expected at least one option"),
        (&["admin", "list", "--data", "/nonexistent"], "there is no database here"),
        (&["admin", "check", "--data", "/dev/null"], "there is no database here"),
        (&["levels", "duel", "--threads", "257"], "257 is not in 1..=256"),
        (&["levels", "duel", "--playouts", "0"], "expected a whole number of at least 1"),
        (&["calibrate", "duel", "--playouts", "300,0"], "expected a whole number of at least 1"),
        (&["puzzle", "mine", "gunst", "-n", "0"], "expected a whole number of at least 1"),
        (&["solve", "gunst", "--verify", "0"], "expected a whole number of at least 1, or `all`"),
        (&["solve", "gunst", "--verify", "some"], "expected a whole number of at least 1, or `all`"),
        (&["value", record, "--after", "c3"], "--after: expected a game, found a record"),
        (&["value", record, "-o", "size=large"], "-o: expected a game, found a record"),
        (&["show", record, "--options", "{}"], "--options: expected a game, found a record"),
        (&["rules", "duel", "--lang", "xx"], "expected one of en, cs, da, de, es, fr"),
        (&["load", "--sockets", "0"], "0 is not in 1..=20000"),
        (&["load", "--sockets", "999999"], "999999 is not in 1..=20000"),
        (&["load", "--moves", "0"], "0 is not in 1..=50000"),
        (&["load", "--seconds", "9999"], "9999 is not in 1..=300"),
        (&["load", "--tables", "0"], "expected a whole number of at least 1"),
        (
            &["load", "--sockets", "5", "--tables", "6"],
            "--tables: expected no more than there are sockets, 5",
        ),
    ];
    for (arguments, words) in cases {
        let output = Command::new(env!("CARGO_BIN_EXE_gambol")).args(*arguments).output();
        let output = output.expect("the program starts");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(words), "{arguments:?}: {said}");
        assert!(!said.contains("tip:"), "{arguments:?}: {said}");
    }
}
