//! `gambol board check`: lists everything that is wrong with boards.

use super::source::{self, BoardNames};
use crate::failure::{Failure, WORDS, plain};
use crate::paint::Paint;
use crate::print;
use gambol_core::{Flaw, MOST_FLAWS};
use gambol_games::{Kind, code};
use serde_json::{Value, json};
use std::fmt::Write;

/// Check boards and tile sets, and list everything that is wrong with them
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// JSON files, names of boards that ship, or codes; `-` is standard input
    #[arg(required = true, value_name = "BOARD", value_parser = BoardNames, hide_possible_values = true)]
    boards: Vec<String>,

    /// Answer with one JSON object per line for each board
    #[arg(long)]
    json: bool,
}

/// A mistake: where, and in words.
struct Mistake {
    at: String,
    message: String,
}

/// Checks each board; fails if any is wrong or cannot be read.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let paint = Paint::for_stdout();
    let (mut wrong, mut unread) = (0, 0);
    for what in &args.boards {
        let (mistakes, right) = match source::given(what) {
            Ok(board) => mistakes(board),
            Err(failure) => {
                unread += 1;
                (vec![unreadable(what, &failure)], None)
            }
        };
        wrong += usize::from(!mistakes.is_empty());
        let text = if args.json {
            let list: Vec<Value> = mistakes
                .iter()
                .map(|mistake| json!({"at": mistake.at, "message": mistake.message}))
                .collect();
            format!("{}\n", json!({"file": what, "ok": list.is_empty(), "errors": list}))
        } else if let Some((game, board)) = right {
            format!("{}: {} ({})\n", plain(what), paint.good("right"), source::title(&WORDS, game, &board))
        } else {
            let mut text = String::new();
            for mistake in &mistakes {
                let _ = writeln!(text, "{}: {}", plain(what), paint.wrong(&plain(&mistake.message)));
            }
            if mistakes.len() == MOST_FLAWS {
                let _ = writeln!(text, "{}: only the first {} mistakes are listed", plain(what), MOST_FLAWS);
            }
            text
        };
        print(&text)?;
    }
    wrong -= unread;
    match (unread, wrong, args.boards.len()) {
        (0, 0, _) => Ok(()),
        (0, 1, 1) => Err(Failure::new(format!("{}: the board is wrong", args.boards[0]))),
        (1, _, 1) => Err(Failure::usage(format!("{}: the board cannot be read", args.boards[0]))),
        (0, wrong, all) => Err(Failure::new(format!("{wrong} of {all} boards are wrong"))),
        (unread, 0, all) => Err(Failure::usage(format!("{unread} of {all} boards cannot be read"))),
        (unread, wrong, all) => Err(Failure::usage(format!(
            "{unread} of {all} boards cannot be read, {wrong} of {} are wrong",
            all - unread
        ))),
    }
}

/// The board with its game, or everything that is wrong with it.
fn mistakes(board: Value) -> (Vec<Mistake>, Option<(Kind, Value)>) {
    let told = |flaw: &Flaw| Mistake { at: flaw.at.clone(), message: WORDS.flaw(flaw) };
    match code::playable(&board) {
        Ok(game) => (Vec::new(), Some((game, board))),
        Err(error) => (error.flaws().iter().map(told).collect(), None),
    }
}

/// Why there is nothing to check; its line begins with the name.
fn unreadable(what: &str, failure: &Failure) -> Mistake {
    let told = failure.to_string();
    let names = [plain(what), plain(&source::short(what))];
    let message = names.iter().find_map(|name| told.strip_prefix(name)?.strip_prefix(": "));
    Mistake { at: String::new(), message: message.unwrap_or(&told).to_owned() }
}
