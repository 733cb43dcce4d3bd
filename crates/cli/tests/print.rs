//! `gambol print` and `gambol rules --html` as their users run them.

use std::path::PathBuf;
use std::process::{Command, Output};

fn gambol(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gambol")).args(arguments).output().expect("the program starts")
}

/// A file of this test's own.
fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_str().expect("the path is text").to_owned()
}

/// What the program says when it is asked wrongly: one sentence, and status 2.
#[track_caller]
fn failure(arguments: &[&str]) -> String {
    let output = gambol(arguments);
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stderr).expect("the message is text");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

#[track_caller]
fn printed(name: &str, arguments: &[&str]) -> Vec<u8> {
    let out = file(name);
    let output = gambol(&[arguments, &["--out", &out]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let pdf = std::fs::read(out).expect("the PDF is there");
    assert!(pdf.starts_with(b"%PDF"));
    pdf
}

#[test]
fn a_game_is_printed_to_a_file() {
    printed("gunst.pdf", &["print", "gunst", "--paper", "letter", "--rules"]);
}

#[test]
fn a_board_is_printed_by_its_name_its_file_and_its_code_alike() {
    let code = gambol(&["board", "code", "duel/high-noon"]).stdout;
    let code = String::from_utf8(code).expect("a code is text");
    let by_name = printed("name.pdf", &["print", "high-noon"]);
    let board = concat!(env!("CARGO_MANIFEST_DIR"), "/../../boards/duel/high-noon.json");
    assert!(printed("file.pdf", &["print", board]) == by_name);
    assert!(printed("code.pdf", &["print", code.trim()]) == by_name);
    assert!(printed("board.pdf", &["board", "print", "duel/high-noon"]) == by_name);
}

#[test]
fn seeds_give_different_sheets() {
    let one = printed("one.pdf", &["print", "kangaruse", "--seed", "1", "-o", "size=tiny"]);
    let other = printed("other.pdf", &["print", "kangaruse", "--seed", "2", "-o", "size=tiny"]);
    assert!(one != other);
    let both = printed(
        "both.pdf",
        &["print", "kangaruse", "--seed", "1", "--sheets", "2", "-o", "size=tiny", "--starts"],
    );
    assert!(both.len() > one.len());
}

#[test]
fn a_fresh_sheet_is_a_new_one_each_time_and_can_be_printed_again() {
    let fresh = |name: &str| {
        let out = file(name);
        let output = gambol(&["print", "kangaruse", "-o", "size=tiny", "--out", &out]);
        let told = String::from_utf8(output.stderr).expect("the message is text");
        let seed = told.split("--seed ").nth(1).and_then(|rest| rest.split(' ').next());
        let seed = seed.unwrap_or_else(|| panic!("no seed is told: {told}")).to_owned();
        (seed, std::fs::read(out).expect("the PDF is there"))
    };
    let (seed, sheet) = fresh("fresh.pdf");
    let (other, _) = fresh("fresher.pdf");
    let (third, _) = fresh("freshest.pdf");
    // One time in a million millions all three are the same.
    assert!(seed != other || seed != third, "{seed}");
    assert!(printed("again.pdf", &["print", "kangaruse", "--seed", &seed, "-o", "size=tiny"]) == sheet);
}

#[test]
fn what_was_agreed_changes_the_sheet() {
    let sheet = |name: &str, more: &[&str]| {
        let plain = ["print", "kangaruse", "--seed", "1", "-o", "size=tiny"];
        printed(name, &[&plain, more].concat())
    };
    let plain = sheet("plain.pdf", &[]);
    assert!(sheet("give-up.pdf", &["-o", "give_up=true"]) != plain);
    assert!(sheet("harsh.pdf", &["-o", "harsh_destruction=true"]) != plain);
}

#[test]
fn without_an_address_there_is_no_link_to_this_machine() {
    let has_link = |pdf: &[u8]| pdf.windows(4).any(|bytes| bytes == b"/URI");
    assert!(!has_link(&printed("no-link.pdf", &["print", "high-noon"])));
    let address = ["--base-url", "https://gambol.example"];
    assert!(has_link(&printed("link.pdf", &[&["print", "high-noon"], &address[..]].concat())));
}

#[test]
fn what_cannot_be_printed_is_said_in_one_sentence() {
    let out = file("never.pdf");
    for (arguments, words) in [
        (vec!["print", "chess"], "expected a game"),
        (vec!["print", "kangaruse", "--sheets", "0"], "--sheets: expected 1 to"),
        (vec!["print", "kangaruse", "-o", "size=vast"], "vast"),
        (vec!["print", "gunst", "--seed", "3"], "gunst"),
        (vec!["print", "duel", "--base-url", "javascript:x"], "--base-url: expected an address"),
        (vec!["print", "high-noon", "--starts"], "expected a game to make boards for"),
    ] {
        let text = failure(&[arguments.as_slice(), &["--out", &out]].concat());
        assert!(text.contains(words), "{text}");
    }
    let unwritten = gambol(&["print", "duel", "--out", "/nowhere/at/all.pdf"]);
    assert_eq!(unwritten.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&unwritten.stderr).contains("/nowhere/at/all.pdf"));
}

#[test]
fn a_rulebook_becomes_a_page() {
    for (exact, holds) in [(&[][..], "data:image/svg+xml,"), (&["--exact"][..], "<svg")] {
        let out = file("duel.html");
        let arguments = [&["rules", "duel", "--html", "--out", &out][..], exact].concat();
        assert!(gambol(&arguments).status.success());
        let page = std::fs::read_to_string(out).expect("the page is there");
        assert!(page.starts_with("<!doctype html>") && page.contains(holds));
    }
    assert!(gambol(&["rules", "duel", "--exact"]).stdout.starts_with(b"# Duel"));
}
