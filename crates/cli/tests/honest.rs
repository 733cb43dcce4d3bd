//! What is said of values: how they are known, and no more than is known.

use serde_json::Value;
use std::process::Command;

fn gambol(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gambol"));
    command.args(arguments).args(["--cache", env!("CARGO_TARGET_TMPDIR")]);
    let output = command.output().expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the output is text")
}

/// What bounds as wide as the stake would look like.
const NOTHING: &str = "−1.0000 to +1.0000 proved";

#[test]
fn a_cap_that_could_matter_is_told_and_nothing_empty_is_called_proved() {
    let solved = gambol(&["solve", "duel", "-o", "ply_cap=20"]);
    assert!(solved.contains("without the cap of 20 actions") && !solved.contains(NOTHING), "{solved}");
    let short = gambol(&["solve", "muddy-ride", "-o", "animals=[\"N\",\"E\"]", "-o", "ply_cap=5"]);
    let is_lost = |line: &&str| line.contains("−1.0000 exact");
    // Both openings lose, and both are told without the cap, as the start is.
    assert_eq!(short.lines().filter(is_lost).count(), 3, "{short}");
    for cap in ["20", "290"] {
        let value = gambol(&["value", "two-paths", "-o", &format!("ply_cap={cap}"), "--think", "0.2"]);
        assert!(value.contains("estimated") && !value.contains(NOTHING), "{value}");
    }
}

#[test]
fn a_position_is_worth_what_its_moves_are() {
    let way = ["-o", "animals=[\"N\",\"S\"]", "-o", "board=clover-hollow", "-o", "ply_cap=1"];
    let value = gambol(&[&["value", "muddy-ride"], &way[..]].concat());
    assert!(value.starts_with("Hippo    +0.0000 exact"), "{value}");
}

#[test]
fn what_is_estimated_lies_within_what_is_possible() {
    let told = gambol(&["value", "muddy-ride", "--think", "0.1", "--json"]);
    let told: Value = serde_json::from_str(&told).expect("JSON");
    let actions = told["actions"]["0"].as_array().expect("actions of seat 0");
    for action in actions {
        let [low, high] = ["low", "high"].map(|end| action[end].as_f64().expect("a number"));
        assert!((-1.0..=3.0).contains(&low) && (low..=3.0).contains(&high), "{action}");
    }
    // A search of a tenth of a second doubts more than there is to lose.
    let told = gambol(&["value", "muddy-ride", "--think", "0.1"]);
    assert!(told.contains(" estimated, −1.0000 to +2."), "{told}");
}

#[test]
fn only_where_perfect_play_is_proved_somebody_is_called_perfect() {
    let played = |game: &str, level: &str, options: &[&str]| {
        let players = format!("{level},1");
        gambol(&[&["match", game, &players, "-n", "2", "--playouts", "20"], options].concat())
    };
    for level in ["perfect", "Strongest"] {
        let told = played("kangaruse", level, &["-o", "size=tiny"]);
        assert!(told.contains("\nstrongest ") && !told.contains("perfect"), "{told}");
    }
    // A duel that may be called off before most are over.
    assert!(played("duel", "perfect", &["-o", "ply_cap=20"]).contains("\nstrongest "));
    assert!(played("duel", "strongest", &[]).contains("\nperfect "));
}
