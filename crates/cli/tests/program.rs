//! The program as its users run it.

use gambol_core::Dice;
use gambol_games::Kind;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn gambol(arguments: &[&str]) -> Output {
    run(arguments, "")
}

/// Runs the program with this standard input.
fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gambol"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The program may exit before it has read everything: that is its right.
    let _ = child.stdin.take().expect("the input is ours").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("the output is text")
}

/// What the program says on failing: one sentence.
fn failure(output: &Output) -> String {
    assert!(!output.status.success());
    let text = String::from_utf8(output.stderr.clone()).expect("the message is text");
    assert_eq!(text.lines().count(), 1, "{text}");
    text.trim_end().to_owned()
}

/// A file of this test's own.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the test's folder can be written to");
    path
}

#[test]
fn help_names_every_subcommand() {
    let help = stdout(&gambol(&["--help"]));
    for word in [
        "play",
        "show",
        "rules",
        "replay",
        "referee",
        "perft",
        "bench",
        "solve",
        "value",
        "match",
        "puzzle",
        "forge",
        "serve",
        "load",
        "completions",
    ] {
        assert!(help.contains(word), "{word} is missing:\n{help}");
    }
}

#[test]
fn every_game_is_shown_without_colours_or_arguments() {
    for game in ["muddy-ride", "duel", "kangaruse", "two-paths", "gunst"] {
        let text = stdout(&gambol(&["show", game]));
        assert!(text.lines().count() > 5, "{text}");
        assert!(!text.contains('\x1b'), "{text}");
        assert!(stdout(&gambol(&["rules", game, "--exact"])).starts_with("# "), "{game}");
        let rules = stdout(&gambol(&["rules", game]));
        assert!(
            rules.contains("How it ends") && !rules.contains(['`', '{', '[', '*', '#']),
            "{game}: {rules}"
        );
    }
}

#[test]
fn completions_are_written_for_every_common_shell() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        assert!(stdout(&gambol(&["completions", shell])).contains("referee"), "{shell}");
    }
}

#[test]
fn perft_breaks_down_to_its_sum() {
    let whole: Value = serde_json::from_str(&stdout(&gambol(&["perft", "duel", "3", "--json"]))).unwrap();
    let text = stdout(&gambol(&["perft", "duel", "3", "--json", "--divide"]));
    let divided: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(whole["perft"], divided["perft"]);
    let sum: u64 = divided["divide"].as_array().unwrap().iter().map(|pair| pair[1].as_u64().unwrap()).sum();
    assert_eq!(whole["perft"], sum);
}

#[test]
fn random_players_play_every_game_and_its_record_replays() {
    for (game, seats) in [("muddy-ride", 4), ("duel", 2), ("kangaruse", 2), ("two-paths", 2), ("gunst", 2)] {
        let record = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{game}.json"));
        let path = record.to_str().unwrap();
        let players = vec!["random"; seats].join(",");
        stdout(&gambol(&["play", game, "--seats", &players, "--seed", "7", "--save", path]));
        let replayed: Value = serde_json::from_str(&stdout(&gambol(&["replay", "--json", path]))).unwrap();
        assert_eq!(replayed["ok"], true, "{replayed}");
        assert!(replayed["result"]["winners"].is_array(), "{replayed}");
        assert!(stdout(&gambol(&["show", path, "--ply", "3"])).contains("3 actions"));
    }
}

#[test]
fn a_game_that_somebody_gave_up_replays_with_that_result() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("given-up.json");
    let name = path.to_str().unwrap();
    let ending = json!({"by": "resigned", "seat": 0});
    let ended = json!({"winners": [1], "scores": null, "returns": [-1.0, 1.0], "ending": ending});
    std::fs::write(&path, json!({"game": "duel", "actions": [], "ended": ended}).to_string()).unwrap();
    let said = stdout(&gambol(&["replay", name]));
    assert!(said.contains("0 actions") && said.contains("Light resigned. Dark wins."), "{said}");
    let replayed: Value = serde_json::from_str(&stdout(&gambol(&["replay", "--json", name]))).unwrap();
    assert_eq!(replayed["result"], ended);
    assert!(stdout(&gambol(&["show", name])).contains("Light resigned. Dark wins."));
    let mut other = ended;
    other["ending"]["seat"] = 1.into();
    let record = json!({"game": "duel", "actions": [], "ended": other});
    let path = file("the-winner-gives-up.json", &record.to_string());
    assert!(!gambol(&["replay", path.to_str().unwrap()]).status.success());
}

#[test]
fn a_tampered_record_is_caught_and_said() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tampered.json");
    let name = path.to_str().unwrap();
    stdout(&gambol(&["play", "duel", "--seats", "random,random", "--seed", "3", "--save", name]));
    let mut record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    record["hashes"][2] = Value::from("0000000000000000");
    std::fs::write(&path, record.to_string()).unwrap();
    let output = gambol(&["replay", name]);
    assert_eq!(failure(&output), "gambol: the record does not hold");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("After 2 actions the position is not the one that was recorded"), "{said}");
}

#[test]
fn errors_are_one_clear_sentence() {
    let board = file("board.json", r#"{"game": "duel", "name": "x", "fields": {"z9": {}}}"#);
    let cases: &[(&[&str], &str)] = &[
        (&["show", "chess"], "chess: expected a game, the name of a board that ships, or a file"),
        (&["value", "duel", "--after", "zzz"], "--after: zzz: “zzz” is not a move in this game."),
        (&["value", "gunst", "--after", "ting"], "--after: ting: This is not what is expected here."),
        (&["replay", "nope.json"], "the file cannot be read"),
        (&["match", "duel", "5"], "players: expected 2 levels, found 1"),
        (&["match", "muddy-ride", "5"], "players: expected 2 to 4 levels, found 1"),
        (&["show", board.to_str().unwrap()], "z9"),
        (&["show", "duel", "-o", "size=huge"], "options.size: expected one of small, large, found \"huge\""),
        (&["show", "duel", "-o", "size"], "-o: expected KEY=VALUE, found \"size\""),
        (&["show", "duel", "--options", "[1]"], "--options: expected a JSON object"),
        (&["show", "duel", "--seat", "5"], "--seat: expected a seat below 2, found 5"),
        (&["show", "duel", "--ply", "5"], "--ply: expected at most 0, found 5"),
        (&["perft", "duel", "1", "--after", "place z9"], "--after: place z9"),
        (&["play", "duel", "--seats", "random"], "--seats: expected 2, as the game has, found 1"),
    ];
    for (arguments, words) in cases {
        let said = failure(&gambol(arguments));
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
}

#[test]
fn games_and_boards_are_known_to_the_command_line() {
    let asked_wrongly = |arguments: &[&str]| {
        let output = gambol(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        String::from_utf8(output.stderr).expect("the message is text")
    };
    assert!(asked_wrongly(&["perft", "duell", "1"]).contains("a similar value exists: 'duel'"));
    assert!(asked_wrongly(&["board", "show", "hihg-noon"]).contains("did you mean high-noon?"));
    assert!(asked_wrongly(&["match", "duel", "-n", "0"]).contains("'0'"));
    let rows = asked_wrongly(&["bench", "solve", "zzz"]);
    assert!(rows.contains("found \"zzz\"; `gambol bench solve` shows all rows"), "{rows}");
    assert!(asked_wrongly(&["bench", "zzz"]).contains("`gambol bench` shows all rows"));
    for what in ["duel", "DUEL", "duell"] {
        let said = asked_wrongly(&["board", "show", what]);
        assert!(said.contains("duel is a game, and `gambol board list duel` lists its boards"), "{said}");
        assert!(!said.contains("did you mean"), "{said}");
    }
    assert!(asked_wrongly(&["board", "show", "gunst"]).contains("gunst is a game that has no boards"));
    assert!(asked_wrongly(&["show", "clover-holow"]).contains("did you mean clover-hollow?"));
    let meant = asked_wrongly(&["show", "muddy-ride", "-o", "board=clover-holow"]);
    assert!(meant.contains("did you mean clover-hollow?"), "{meant}");
    let meant = asked_wrongly(&["show", "muddy-ride", "-o", "board=muddyride/wide-meadw"]);
    assert!(meant.contains("did you mean wide-meadow?"), "{meant}");
    let meant = asked_wrongly(&["forge", "muddy-ride", "--board", "muddy-ride/clovr-hollow"]);
    assert!(meant.contains("did you mean clover-hollow?"), "{meant}");
    let names = asked_wrongly(&["show", "muddy-ride", "-o", "board=zzzzzz"]);
    assert!(names.contains("mill-meadow, …)"), "{names}");
    let other = asked_wrongly(&["show", "duel", "-o", "board=muddy-ride/wide-meadow"]);
    assert!(other.contains("which is one of muddy-ride"), "{other}");
    let same = |one: &[&str], other: &[&str]| assert_eq!(stdout(&gambol(one)), stdout(&gambol(other)));
    same(&["board", "show", "High-Noon"], &["board", "show", "duel/high-noon"]);
    same(&["show", "DUEL"], &["show", "duel"]);
    let list = stdout(&gambol(&["board", "list", "Duel"]));
    assert!(list.contains("duel/buzzard-junction") && !list.contains("muddy-ride/"), "{list}");
    let wide = &["show", "Muddy-Ride", "-o", "board=muddy-ride/wide-meadow"];
    same(wide, &["show", "muddy-ride", "-o", "board=wide-meadow"]);
    same(&["show", "duel", "-o", "size=LARGE"], &["show", "duel", "-o", "size=large"]);
    let rider = &["show", "muddy-ride", "-o", "mode=white-horse", "-o", "first=E"];
    same(&["show", "muddy-ride", "-o", "mode=White-Horse", "-o", "first=e"], rider);
    assert!(
        asked_wrongly(&["show", "duel", "--options", r#"{"size": "LARGE"}"#]).contains("found \"LARGE\"")
    );
    let script = stdout(&gambol(&["completions", "bash"]));
    assert!(
        script.contains("two-paths") && script.contains("buzzard-junction"),
        "completions name games and boards"
    );
}

#[test]
fn scripts_are_told_by_the_status() {
    let status = |arguments: &[&str]| gambol(arguments).status.code();
    let record = file("cut-off.json", r#"{"game": "duel", "options": {}, "actions": ["place z9"]}"#);
    assert_eq!(status(&["perft", "duel", "1"]), Some(0));
    assert_eq!(status(&["replay", record.to_str().unwrap()]), Some(1));
    assert_eq!(status(&["show", "duel", "--ply", "5"]), Some(2));
    let contest = ["match", "kangaruse", "1,1", "-n", "1000000", "--playouts", "1"];
    let child = Command::new(env!("CARGO_BIN_EXE_gambol"))
        .args(contest)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    std::thread::sleep(std::time::Duration::from_secs(2));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("there is a kill").success());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(130), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("Kangaruse"), "what was played is told");
}

/// 1 is for what was read and judged, and is wrong; 2 for what could not be read at all.
#[test]
fn what_cannot_be_read_is_wrong_use_whatever_was_to_be_done_with_it() {
    let path = |name: &str, text: &str| file(name, text).to_str().expect("its name is text").to_owned();
    let no_json = path("unread-no-json.json", "{");
    let neither = path("unread-neither.json", r#"{"foo": 1}"#);
    let not_a_record = path("unread-no-record.json", r#"{"game": "duel", "actions": 7}"#);
    let broken = path("unread-broken.json", r#"{"game": "duel", "options": {}, "actions": ["place z9"]}"#);
    let none = "no-such-file.json".to_owned();
    for what in [&none, &no_json, &neither, &not_a_record] {
        for command in ["replay", "value", "show"] {
            let output = gambol(&[command, what]);
            let said = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{command} {what}: {said}");
        }
    }
    for command in ["replay", "value", "show"] {
        assert_eq!(gambol(&[command, &broken]).status.code(), Some(1), "{command}");
    }
    let both = gambol(&["replay", &none, &broken]);
    assert_eq!(both.status.code(), Some(2));
    assert!(failure(&both).contains("1 of 2 files cannot be read, 1 of 1 records do not hold"));
    assert_eq!(gambol(&["puzzle", "prove", &none]).status.code(), Some(2));
    let said = failure(&gambol(&["value", &none]));
    assert!(said.contains("no-such-file.json: no such file") && said.contains("muddy-ride, duel"), "{said}");
    assert!(failure(&gambol(&["value", "duell"])).contains("did you mean duel?"));
    let said = failure(&gambol(&["show", &neither]));
    assert!(said.contains("expected a record or a board, found an object with \"foo\""), "{said}");
}

#[test]
fn a_game_can_be_played_by_typing() {
    // Choose Duel, small cowboys, against the computer at level 1; place, look at the help, try something silly, leave.
    let output = run(&["play"], "2\n1\n1\n1\n3\n?\nplace c9\nnonsense\n99\nquit\n");
    let text = stdout(&output);
    assert!(text.contains("Welcome to Gambol"), "{text}");
    assert!(text.contains("Both of us sit here"), "{text}");
    assert!(text.contains("take back to your last decision"), "{text}");
    assert!(text.contains("expected a number from 1 to"), "{text}");
    assert!(text.contains("Thank you for playing"), "{text}");
}

/// "The terminal likewise (two keys)": with two people here, equal hosts leave the say to whoever presses first.
#[test]
fn two_at_one_terminal_call_gunst_by_key() {
    let input = "\nting K0W1F0T0S0\n\nting K0W1F0T0S0\n\nxx\n..l\nquit\n";
    let text = stdout(&run(&["play", "gunst", "--seats", "here,here"], input));
    assert!(text.contains("Whoever calls first has the say! First lord: a, Second lord: l"), "{text}");
    assert!(text.contains("· say 1"), "{text}");
    let coin = stdout(&run(&["play", "gunst", "--seats", "here,here", "-o", "tie=coin"], input));
    assert!(!coin.contains("calls first"), "{coin}");
}

#[test]
fn input_that_ends_early_is_no_failure() {
    for input in ["", "1\n", "2\n1\n1\n"] {
        stdout(&run(&["play"], input));
    }
}

#[test]
fn the_referee_refuses_a_line_that_is_too_long_and_goes_on() {
    let input = format!("{{\"new\": {{\"game\": \"duel\"}}}}\n{}\n{{\"node\": true}}", "x".repeat(3 << 20));
    let text = stdout(&run(&["referee"], &input));
    let answers: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[1]["error"]["code"], "bad_json");
    assert_eq!(answers[2], answers[0]);
}

/// A duel without special bullets, played at random, as a record.
fn random_duel() -> String {
    let none = serde_json::json!({"good-shot": 0, "double-blast": 0, "booster": 0, "dummy": 0});
    let options = serde_json::json!({"ammo": none, "ply_cap": 40});
    let mut game = Kind::Duel.start(options.as_object().expect("an object")).expect("the options are right");
    let mut dice = Dice::new(2);
    while let Some(action) = game.random_action(&mut dice) {
        game.apply(&action).expect("it is legal");
    }
    serde_json::to_string(&game.record()).expect("a record can be written")
}

#[test]
fn a_record_is_reviewed_alike_every_time_and_can_be_kept_as_a_page() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("review-tables");
    let cache = folder.to_str().expect("its name is text");
    let record = file("reviewed.json", &random_duel());
    let record = record.to_str().expect("its name is text");
    let told = stdout(&gambol(&["value", record, "--cache", cache]));
    assert!(told.contains("accuracy") && told.contains("Better: ") && told.contains("exact"), "{told}");
    assert!(!told.contains("Gave away 0%"), "what lost nothing stays silent: {told}");
    assert_eq!(told, stdout(&gambol(&["value", record, "--cache", cache])));
    let json = stdout(&gambol(&["value", record, "--cache", cache, "--json"]));
    let json: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    let moments = json["moments"].as_array().expect("a list");
    assert!((1..=3).contains(&moments.len()) && moments[0]["line"].is_array(), "{json}");
    let page = folder.join("review.html");
    stdout(&gambol(&["value", record, "--cache", cache, "--html", page.to_str().expect("text")]));
    let page = std::fs::read_to_string(page).expect("it was written");
    assert!(
        page.starts_with("<!doctype html>") && page.contains("class=\"chart\"") && !page.contains("<script")
    );
    let wrong = failure(&gambol(&["value", "duel", "--html", "/tmp/x.html", "--no-table", "--think", "0"]));
    assert!(wrong.contains("--html"), "{wrong}");
}

#[test]
fn bounds_that_say_nothing_are_searched_within_and_called_estimated() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("review-tables");
    let cache = folder.to_str().expect("its name is text");
    let told = stdout(&gambol(&["value", "muddy-ride", "--cache", cache, "--think", "0.3"]));
    assert!(told.contains("estimated"), "{told}");
    assert!(!told.contains("−1.0000 to +3.0000"), "{told}");
}

#[test]
fn the_referee_answers_each_line_at_once() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gambol"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for line in ["{\"new\": {\"game\": \"gunst\"}}\n", "{\"state\": 0}\n", "\n"] {
        input.write_all(line.as_bytes()).unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert!(answer.starts_with('{') && answer.ends_with("}\n"), "{answer}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[cfg(target_os = "linux")]
#[test]
fn the_referee_keeps_constant_memory_on_an_endless_line() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gambol"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().unwrap();
    let block = vec![b'['; 1 << 20];
    for _ in 0..64 {
        input.write_all(&block).unwrap();
    }
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("Linux tells the peak");
    let kilobytes: u64 = peak.trim().trim_end_matches(" kB").trim().parse().unwrap();
    drop(input);
    assert!(child.wait().unwrap().success());
    assert!(kilobytes < 32 * 1024, "the referee took {kilobytes} kB");
}

#[test]
fn estimates_are_compared_with_the_truth_where_only_ends_can_be_proved() {
    let judged =
        gambol(&["calibrate", "kangaruse", "-o", "size=small", "-n", "1", "--playouts", "30", "--json"]);
    let told: Value = serde_json::from_str(&stdout(&judged)).expect("it answers in JSON");
    assert!(told["rows"][0]["best"]["compared"].as_u64() == Some(1), "{told}");
    // On a tiny sheet the search leaves nothing to estimate.
    let tiny = gambol(&["calibrate", "kangaruse", "-o", "size=tiny", "-n", "1", "--playouts", "30"]);
    assert!(failure(&tiny).contains("a larger board has such positions"));
    // Nobody can prove what three get.
    let many = gambol(&[
        "calibrate",
        "kangaruse",
        "-o",
        "size=regular",
        "-o",
        "players=3",
        "-n",
        "1",
        "--playouts",
        "1",
    ]);
    assert!(failure(&many).contains("expected a game whose truth is known"));
}
