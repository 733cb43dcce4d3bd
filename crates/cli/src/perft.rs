//! `gambol perft`: counts the ways to continue from a position.

use crate::failure::Failure;
use crate::paint::Paint;
use crate::print;
use crate::setup::{AfterArgs, SetupArgs, game_names};
use crate::waiting::{Waiting, counted, grouped};
use gambol_games::Kind;
use serde_json::json;
use std::fmt::Write;
use std::time::Instant;

/// Count the action sequences of a given length, to compare with another implementation
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game
    #[arg(value_parser = game_names(), ignore_case = true)]
    game: Kind,

    /// How many actions deep
    #[arg(value_parser = crate::setup::at_least(0u64))]
    depth: u64,

    #[command(flatten)]
    setup: SetupArgs,

    #[command(flatten)]
    after: AfterArgs,

    /// Break the count down by the first action
    #[arg(long)]
    divide: bool,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Counts and prints.
pub fn run(args: &Args) -> Result<(), Failure> {
    let mut game = args.setup.start(args.game)?;
    args.after.play(game.as_mut())?;
    let waiting = Waiting::for_good("counting");
    let start = Instant::now();
    let mut moves = Vec::new();
    let count = if args.divide {
        moves = game.divide(args.depth);
        if moves.is_empty() { 1 } else { moves.iter().map(|(_, count)| count).sum() }
    } else {
        game.perft(args.depth)
    };
    let seconds = start.elapsed().as_secs_f64();
    waiting.end();
    if args.json {
        let mut answer =
            json!({"game": args.game.name(), "depth": args.depth, "perft": count, "seconds": seconds});
        if args.divide {
            answer["divide"] = moves.iter().map(|(action, count)| json!([action, count])).collect();
        }
        return print(&format!("{answer}\n"));
    }
    let paint = Paint::for_stdout();
    let mut text = String::new();
    let mut lines: Vec<_> = moves.iter().map(|(action, count)| (action.to_string(), count)).collect();
    lines.sort_unstable();
    let width = lines.iter().map(|(action, _)| action.chars().count()).max().unwrap_or(0);
    let longest = lines.iter().map(|(_, count)| grouped(**count).len()).max().unwrap_or(0);
    for (action, count) in lines {
        let count = grouped(*count);
        let _ = writeln!(text, "{}  {count:>longest$}", paint.choice(&format!("{action:<width$}")));
    }
    let _ = writeln!(
        text,
        "{} of {} in {seconds:.3} s ({:.1} million a second)",
        paint.strong(&counted(count, "sequence")),
        counted(args.depth, "action"),
        count as f64 / seconds / 1e6
    );
    print(&text)
}
