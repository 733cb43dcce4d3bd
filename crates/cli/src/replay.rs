//! `gambol replay`: checks records and prints how the games ended.

use crate::failure::{Failure, WORDS};
use crate::paint::Paint;
use crate::print;
use crate::setup::{Held, read_held};
use gambol_core::{AnyMatch, Ending, RecordResult};
use serde_json::json;

/// Check records move by move and print how the games ended
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The records, as JSON files; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,

    /// Answer in JSON, one object per line
    #[arg(long)]
    json: bool,
}

/// Replays each record; fails if one does not hold.
pub fn run(args: &Args) -> Result<(), Failure> {
    let paint = Paint::for_stdout();
    let mut broken = 0;
    for file in &args.files {
        let replayed = replay(file);
        broken += usize::from(replayed.is_err());
        let line = match (&replayed, args.json) {
            (Ok((game, result)), true) => {
                json!({"file": file, "ok": true, "game": game.game(), "plies": game.ply(), "result": result})
                    .to_string()
            }
            (Err(failure), true) => {
                json!({"file": file, "ok": false, "error": failure.to_string()}).to_string()
            }
            (Ok((game, result)), false) => format!("{file}: {}", told_as(game.as_ref(), result.as_ref())),
            (Err(failure), false) => paint.wrong(&failure.to_string()),
        };
        print(&format!("{line}\n"))?;
    }
    match broken {
        0 => Ok(()),
        1 if args.files.len() == 1 => Err(Failure::new("the record does not hold")),
        _ => Err(Failure::new(format!("{broken} of {} records do not hold", args.files.len()))),
    }
}

/// The match of a record, and how it ended: by its actions, or by what people agreed on.
fn replay(file: &str) -> Result<(Box<dyn AnyMatch>, Option<RecordResult>), Failure> {
    match read_held(file)? {
        Held::Board(_) => Err(Failure::new(format!("{file}: expected a record, found no key \"actions\""))),
        Held::Record(record) => {
            let game = gambol_games::replay(&record)
                .map_err(|error| Failure::new(WORDS.record_error(&record, &error)).of(file))?;
            let result = record.ended.clone().or_else(|| game.result());
            Ok((game, result))
        }
    }
}

/// How a match stands, in a line.
pub(crate) fn told(game: &dyn AnyMatch) -> String {
    told_as(game, game.result().as_ref())
}

/// The same for a given result.
pub(crate) fn told_as(game: &dyn AnyMatch, result: Option<&RecordResult>) -> String {
    let length = format!("{}, {} actions", game.title(), game.ply());
    let Some(result) = result else { return format!("{length}, still going on") };
    if result.ending == Ending::Rules && game.result().is_none() {
        // An old record that says in its own words how people ended the game.
        return format!("{length}, ended by the players");
    }
    let scores = result.scores.as_ref().map_or(String::new(), |scores| {
        format!(", {} points", scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : "))
    });
    format!("{length}{scores}. {}", WORDS.result(game, result))
}
