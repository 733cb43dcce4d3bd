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
    let lost = ["-o", "animals=[\"N\",\"E\"]", "-o", "board=garden-gate", "-o", "ply_cap=5"];
    let short = gambol(&[&["solve", "muddy-ride"], &lost[..]].concat());
    let is_lost = |line: &&str| line.contains("−1.0000 exact");
    // Both openings lose, and both are told without the cap, as the start is.
    assert_eq!(short.lines().filter(is_lost).count(), 3, "{short}");
    for cap in ["20", "290"] {
        let value = gambol(&["value", "two-paths", "-o", &format!("ply_cap={cap}"), "--think", "0.2"]);
        assert!(value.contains("estimated") && !value.contains(NOTHING), "{value}");
    }
}

#[test]
fn what_a_proof_says_nothing_of_is_searched() {
    let after = "start a1,start f2,start b1,e1,f3,b3,e2,teleport d5,b5,b2,d1,teleport e5";
    let way = ["-o", "size=tiny", "-o", "players=3", "--after", after, "--think", "0.2"];
    let told = gambol(&[&["value", "kangaruse"], &way[..]].concat());
    assert!(told.contains("+2.0000 exact") && told.contains(" estimated"), "{told}");
    assert!(!told.contains("−1.0000 to +2.0000 proved"), "{told}");
}

#[test]
fn whoever_plays_perfectly_is_in_no_hurry_at_the_start() {
    let way = ["-o", "rounds=2", "-n", "4", "--think", "0.05", "--measure"];
    let told = gambol(&[&["match", "gunst", "strongest,3"], &way[..]].concat());
    assert!(
        told.lines().any(|line| line.starts_with("perfect ") && line.ends_with("0.0000 exact")),
        "{told}"
    );
}

#[test]
fn that_a_search_saw_no_mistake_is_no_number() {
    let way = ["-o", "size=tiny", "-n", "1", "--playouts", "20", "--measure", "5", "--json"];
    let told = gambol(&[&["match", "kangaruse", "5,5"], &way[..]].concat());
    let told: Value = serde_json::from_str(&told).expect("JSON");
    for player in told["players"].as_array().expect("players") {
        let is_open = player["moves_estimated"] != 0 && player["loss_a_move"] == 0.0;
        assert!(!is_open, "{player}");
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
fn where_only_bounds_are_known_no_number_stands_between_them() {
    let numbers = |told: &Value| {
        let values = [&told["values"], &told["openings"]].into_iter().filter_map(Value::as_array).flatten();
        let values: Vec<Value> = values.cloned().collect();
        assert!(!values.is_empty(), "{told}");
        for value in &values {
            assert_eq!(value["value"].is_null(), value["label"] == "bounded", "{value}");
            assert!(value["low"].is_number() && value["high"].is_number(), "{value}");
        }
        values.iter().filter(|value| value["value"].is_null()).count()
    };
    let json = |arguments: &[&str]| serde_json::from_str(&gambol(arguments)).expect("JSON");
    assert!(numbers(&json(&["value", "gunst", "-o", "rounds=3", "--json"])) > 0);
    assert_eq!(numbers(&json(&["solve", "gunst", "-o", "rounds=2", "-o", "life=3", "--json"])), 0);
}

#[test]
fn a_record_that_ends_before_anybody_chooses_is_an_exact_draw() {
    for cap in ["1", "2", "3"] {
        let way = ["-o", "mode=secret", "-o", &format!("ply_cap={cap}")];
        let told = gambol(&[&["value", "muddy-ride"], &way[..]].concat());
        assert_eq!(told.matches("+0.0000 exact").count(), 4, "{told}");
    }
    let told = gambol(&["value", "muddy-ride", "-o", "ply_cap=3", "--think", "0.1"]);
    assert!(told.contains("+0.0000 exact") && !told.contains("estimated"), "{told}");
}

/// The players of a contest, in JSON.
fn players(arguments: &[&str]) -> Vec<Value> {
    let told = gambol(&[&["match"], arguments, &["--playouts", "5", "--json"]].concat());
    let told: Value = serde_json::from_str(&told).expect("JSON");
    told["players"].as_array().expect("a list").clone()
}

#[test]
fn choices_that_nobody_could_judge_are_counted_and_nothing_is_called_exact_for_them() {
    let rides = ["muddy-ride", "1,2", "-n", "4", "--measure"];
    let told = gambol(&[&["match"], &rides[..], &["--playouts", "5"]].concat());
    assert!(told.contains(" choices could be judged") && !told.contains("exact"), "{told}");
    let judged = players(&rides);
    for player in &judged {
        let [choices, measured] =
            ["choices", "moves_measured"].map(|key| player[key].as_u64().expect("a count"));
        assert!(measured < choices && choices > 10, "{player}");
    }
    let animals = "animals=[\"N\",\"S\"]";
    let solved =
        ["muddy-ride", "1,2", "-n", "4", "--measure", "-o", animals, "-o", "ply_cap=0", "-o", "repetition=0"];
    let told = gambol(&[&["match"], &solved[..], &["--playouts", "5"]].concat());
    assert_eq!(told.matches(" exact").count(), 2, "{told}");
    for player in players(&solved) {
        assert_eq!(player["choices"], player["moves_measured"]);
    }
}

#[test]
fn elo_is_told_of_two_and_of_no_more() {
    let two = &players(&["muddy-ride", "3,3", "-n", "4"])[0];
    assert!(two["elo_low"].is_number() && two["elo_high"].is_number(), "{two}");
    for player in players(&["muddy-ride", "1,1,1,1", "-n", "4"]) {
        assert!(player["elo"].is_null() && player["elo_low"].is_null(), "{player}");
    }
    let told = gambol(&["match", "muddy-ride", "1,1,1,1", "-n", "4", "--playouts", "5"]);
    let lines: Vec<&str> = told.lines().skip(2).collect();
    // Neither Elo nor a loss.
    let is_left_out =
        |line: &&str| line.split(')').next_back().is_some_and(|rest| rest.split_whitespace().eq(["-"; 2]));
    assert_eq!(lines.iter().filter(|line| is_left_out(line)).count(), 4, "{told}");
}

#[test]
fn one_game_tells_no_spread_and_no_score_beyond_nothing_and_everything() {
    let duel = ["duel", "5,3", "-n", "1", "-o", "size=small"];
    for player in players(&duel) {
        assert!(player["returns"].is_number() && player["returns_within"].is_null(), "{player}");
        let [low, score, high] =
            ["score_low", "score", "score_high"].map(|key| player[key].as_f64().unwrap());
        assert!(0.0 <= low && low <= score && score <= high && high <= 1.0, "{player}");
        // One game that was not lost shows that not all are.
        assert_eq!((low > 0.0, high < 1.0), (score > 0.0, score < 1.0), "{player}");
    }
    let told = gambol(&[&["match"], &duel[..], &["--playouts", "5"]].concat());
    assert!(!told.contains('±'), "{told}");
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
