//! Ctrl-C: whatever the program does, it stops within a moment, says so, and keeps what can be kept.
#![cfg(unix)]

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// Runs the program to its end, which is a good one.
fn done(arguments: &[&str]) {
    let output = Command::new(env!("CARGO_BIN_EXE_gambol")).args(arguments).output();
    assert!(output.expect("the program starts").status.success(), "{arguments:?}");
}

/// What the program says if Ctrl-C is pressed while it works, which it does for so long.
fn interrupted(arguments: &[&str], after: Duration) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gambol"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // Held open: what waits for an answer goes on waiting.
    let input = child.stdin.take();
    std::thread::sleep(after);
    assert!(child.try_wait().expect("it is our child").is_none(), "{arguments:?} ended too early");
    let pressed = Instant::now();
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("there is a kill").success());
    let output = child.wait_with_output().expect("the program ends");
    drop(input);
    assert!(pressed.elapsed() < Duration::from_secs(3), "{arguments:?} took {:?}", pressed.elapsed());
    output
}

#[test]
fn ctrl_c_stops_whatever_is_being_done() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = |name: &str| folder.join(name).display().to_string();
    let (played, saved, mined) =
        (path("stopped-played.json"), path("stopped.json"), path("stopped-mined.json"));
    let _ = std::fs::remove_file(&saved);
    let _ = std::fs::remove_dir_all(path("stopped-tables"));
    done(&["play", "kangaruse", "--seats", "random,random", "--seed", "7", "--save", &played]);
    let cases: &[&[&str]] = &[
        &["value", "kangaruse", "--think", "60"],
        &["solve", "kangaruse"],
        &["value", &played, "--think", "60"],
        &["play", "kangaruse", "--seats", "5,5", "--think", "20", "--save", &saved],
        &["play"],
        &["puzzle", "duel", "3"],
        &["calibrate", "kangaruse", "-n", "1", "--playouts", "99999999999999"],
        &["puzzle", "mine", "kangaruse", "-n", "1000", "--out", &mined],
        &["puzzle", "prove", "--cache", &path("stopped-tables")],
        &["bench", "--seconds", "9"],
    ];
    for arguments in cases {
        let output = interrupted(arguments, Duration::from_millis(1200));
        assert_eq!(output.status.code(), Some(130), "{arguments:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.ends_with("gambol: stopped\n"), "{arguments:?}: {said}");
    }
    done(&["replay", &saved]);
    let kept: Value =
        serde_json::from_str(&std::fs::read_to_string(&mined).expect("it was written")).unwrap();
    assert!(kept.is_array(), "what was found is kept: {kept}");
}
