//! `gambol board check`: lists everything that is wrong with board files.

use super::source;
use crate::failure::WORDS;
use crate::failure::{Failure, plain};
use crate::paint::Paint;
use crate::print;
use gambol_core::{Flaw, MOST_FLAWS};
use gambol_games::{Kind, code};
use serde_json::{Value, json};
use std::fmt::Write;

/// Check board and tile-set files, and list everything that is wrong with them
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// JSON files; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,

    /// Answer with one JSON object per line for each file
    #[arg(long)]
    json: bool,
}

/// A mistake: where, and in words.
struct Mistake {
    at: String,
    message: String,
}

/// Checks each file; fails if any is wrong.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let paint = Paint::for_stdout();
    let mut wrong = 0;
    for file in &args.files {
        let (mistakes, board) = mistakes(file);
        wrong += usize::from(!mistakes.is_empty());
        let text = if args.json {
            let list: Vec<Value> = mistakes
                .iter()
                .map(|mistake| json!({"at": mistake.at, "message": mistake.message}))
                .collect();
            format!("{}\n", json!({"file": file, "ok": list.is_empty(), "errors": list}))
        } else if mistakes.is_empty() {
            let title = board.map_or(String::new(), |(game, board)| source::title(&WORDS, game, &board));
            format!("{}: {} ({title})\n", plain(file), paint.good("right"))
        } else {
            let mut text = String::new();
            for mistake in &mistakes {
                let _ = writeln!(text, "{}: {}", plain(file), paint.wrong(&plain(&mistake.message)));
            }
            if mistakes.len() == MOST_FLAWS {
                let _ = writeln!(text, "{}: only the first {} mistakes are listed", plain(file), MOST_FLAWS);
            }
            text
        };
        print(&text)?;
    }
    match (wrong, args.files.len()) {
        (0, _) => Ok(()),
        (1, 1) => Err(Failure::new(format!("{}: the board is wrong", args.files[0]))),
        (wrong, all) => Err(Failure::new(format!("{wrong} of {all} boards are wrong"))),
    }
}

/// The board in a file with its game, or what is wrong with the file.
fn mistakes(file: &str) -> (Vec<Mistake>, Option<(Kind, Value)>) {
    let board = match source::read(file) {
        Ok(board) => board,
        Err(failure) => {
            let message = failure.to_string();
            let message = message.strip_prefix(&format!("{}: ", plain(file))).unwrap_or(&message).to_owned();
            return (vec![Mistake { at: String::new(), message }], None);
        }
    };
    let told = |flaw: &Flaw| Mistake { at: flaw.at.clone(), message: WORDS.flaw(flaw) };
    match code::playable(&board) {
        Ok(game) => (Vec::new(), Some((game, board))),
        Err(error) => (error.flaws().iter().map(told).collect(), None),
    }
}
