//! `gambol forge` as its users run it: stopped in the middle, and saving what it found.

#![cfg(unix)]

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// A search that takes every small sheet, so that it finds some in no time.
fn search(folder: &PathBuf, tries: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gambol"));
    command
        .args(["forge", "kangaruse", "-o", "size=tiny", "--want", "lasts 1 to 500 turns"])
        .args([
            "--level",
            "1",
            "--playouts",
            "2",
            "--games",
            "4",
            "--quick",
            "--best",
            tries,
            "--tries",
            tries,
        ])
        .arg("--save")
        .arg(folder)
        .arg("--cache")
        .arg(folder.join("cache"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// The boards of a folder, each with its certificate.
fn saved(folder: &PathBuf) -> Vec<(Value, Value)> {
    let read = |path: &PathBuf| -> Value {
        serde_json::from_str(&std::fs::read_to_string(path).expect("it was written")).expect("it is JSON")
    };
    let files = std::fs::read_dir(folder).expect("the folder was made").map(|entry| entry.unwrap().path());
    let names: Vec<_> = files.filter_map(|path| Some(path.to_str()?.to_owned())).collect();
    let certificates = names.iter().filter_map(|name| name.strip_suffix(".certificate.json"));
    certificates
        .map(|stem| (read(&format!("{stem}.json").into()), read(&format!("{stem}.certificate.json").into())))
        .collect()
}

#[test]
fn ctrl_c_ends_a_search_and_prints_and_saves_the_best_so_far() {
    let folder = folder("forge-stopped");
    let child = search(&folder, "1000000").spawn().expect("the program starts");
    std::thread::sleep(Duration::from_secs(5));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("there is a kill").success(), "a million boards are not tried in five seconds");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(130), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("the output is text");
    assert!(
        text.contains("Stopped early after ") && text.contains("again    gambol forge kangaruse"),
        "{text}"
    );
    assert!(!saved(&folder).is_empty(), "{text}");
}

#[test]
fn a_saved_board_lies_beside_its_certificate() {
    let folder = folder("forge-saved");
    let output = search(&folder, "2").output().expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let boards = saved(&folder);
    assert_eq!(boards.len(), 2);
    for (board, certificate) in boards {
        assert_eq!(board["name"], certificate["board"]);
        let measured = gambol_games::code::read(certificate["code"].as_str().unwrap()).unwrap().board;
        assert_eq!(measured, board);
    }
}
