//! `gambol puzzle` as its users run it.

use gambol_games::Kind;
use gambol_puzzle::{Goal, Puzzle, shipped};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the program says with this standard input.
fn gambol(arguments: &[&str], input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gambol"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let _ = child.stdin.take().expect("the input is ours").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A puzzle that can be won, with a move that loses.
fn winnable(game: Kind) -> (&'static Puzzle, &'static str) {
    let lost = |puzzle: &'static Puzzle| {
        puzzle.moves.iter().find(|(_, judged)| judged.value < -0.99).map(|(action, _)| action.as_str())
    };
    let mut found = shipped(game).iter().filter(|puzzle| puzzle.goal == Goal::Win && !puzzle.offered);
    found.find_map(|puzzle| Some((puzzle, lost(puzzle)?))).expect("there is such a puzzle")
}

#[test]
fn a_puzzle_is_asked_hinted_at_punished_and_solved() {
    let (puzzle, wrong) = winnable(Kind::Duel);
    let answer = puzzle.answer().expect("one move is right");
    let told = gambol(&["puzzle", "duel", &puzzle.id], &format!("hint\nz9\n{wrong}\n{answer}\n"));
    for words in ["Which one?", "It is one of these two", "That loses", "You lost.", "The answer", "You won!"]
    {
        assert!(told.contains(words), "{words}: {told}");
    }
}

#[test]
fn a_mixture_is_asked_for_in_percent() {
    let mixed = shipped(Kind::TwoPaths).iter().find(|puzzle| puzzle.goal == Goal::Mix).expect("most are");
    let share = mixed.moves.values().next().and_then(|judged| judged.share).expect("it has shares");
    let (off, right) = (if share < 0.5 { 100 } else { 0 }, (share * 100.0).round());
    let told = gambol(&["puzzle", "two-paths", &mixed.id], &format!("hint\nmany\n{off}\n{right}\n"));
    for words in ["More than half", "expected a number", "Not quite.", "With best play"] {
        assert!(told.contains(words), "{words}: {told}");
    }
}

#[test]
fn all_puzzles_are_listed_and_the_day_has_one() {
    let told = gambol(&["puzzle", "list"], "");
    assert!(Kind::ALL.into_iter().flat_map(shipped).all(|puzzle| told.contains(&puzzle.id)), "{told}");
    assert!(gambol(&["puzzle"], "q\n").contains("puzzle"));
}

#[test]
fn what_is_mined_can_be_proved_and_a_sheet_printed() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = |name: &str| folder.join(name).display().to_string();
    let (mined, tables, sheet) = (path("mined.json"), path("puzzle-tables"), path("puzzles.pdf"));
    gambol(&["puzzle", "mine", "duel", "-n", "2", "--seed", "9", "--cache", &tables, "--out", &mined], "");
    assert!(gambol(&["puzzle", "prove", &mined, "--cache", &tables], "").starts_with("2 puzzles proved"));
    gambol(&["print", "--puzzles", "kangaruse", "--out", &sheet], "");
    assert!(std::fs::read(&sheet).expect("the sheet is there").starts_with(b"%PDF"));
}
