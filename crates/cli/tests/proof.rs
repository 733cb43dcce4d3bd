//! `gambol solve --verify all`, as its users run it.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn gambol(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gambol"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn cache(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

#[test]
fn where_no_proof_comes_along_that_is_said() {
    let cache = cache("no-proof");
    let cache = cache.to_str().unwrap();
    let output =
        gambol(&["solve", "gunst", "-o", "kin=spent", "--cache", cache, "--verify", "all"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("no proof comes along"), "{said}");
    let output = gambol(&["solve", "gunst", "--verify", "most"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}

#[cfg(unix)]
#[test]
fn whoever_stops_it_is_told_so() {
    let cache = cache("stopped-proof");
    let mut child =
        gambol(&["solve", "gunst", "--cache", cache.to_str().unwrap(), "--verify", "all"]).spawn().unwrap();
    // Long enough to have begun, and far from done.
    std::thread::sleep(Duration::from_secs(2));
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let since = Instant::now();
    let output = loop {
        if child.try_wait().unwrap().is_some() {
            break child.wait_with_output().unwrap();
        }
        assert!(since.elapsed() < Duration::from_mins(1), "it does not stop");
        std::thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(output.status.code(), Some(130));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("stopped"), "{said}");
}
