//! `gambol replay`: checks records and prints how the games ended.

use crate::failure::{Failure, WORDS};
use crate::paint::Paint;
use crate::print;
use crate::setup::read_record;
use gambol_core::{AnyMatch, Ending, Record, RecordResult};
use gambol_games::Kind;
use gambol_words::Words;
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

/// Replays each record; fails if one does not hold or cannot be read.
pub fn run(args: &Args) -> Result<(), Failure> {
    let paint = Paint::for_stdout();
    let (mut broken, mut unread) = (0, 0);
    for file in &args.files {
        let replayed = match read_record(file) {
            Ok(record) => replay(file, &record).inspect_err(|_| broken += 1),
            Err(failure) => {
                unread += 1;
                Err(failure)
            }
        };
        let line = match (&replayed, args.json) {
            (Ok((game, result)), true) => {
                json!({"file": file, "ok": true, "game": game.game(), "plies": game.ply(), "result": result})
                    .to_string()
            }
            (Err(failure), true) => {
                json!({"file": file, "ok": false, "error": failure.to_string()}).to_string()
            }
            (Ok((game, result)), false) => {
                format!("{file}: {}", told_as(&WORDS, game.as_ref(), result.as_ref()))
            }
            (Err(failure), false) => paint.wrong(&failure.to_string()),
        };
        print(&format!("{line}\n"))?;
    }
    let all = args.files.len();
    match (broken, unread) {
        (0, 0) => Ok(()),
        (1, 0) if all == 1 => Err(Failure::new("the record does not hold")),
        (0, 1) if all == 1 => Err(Failure::usage("the file cannot be read")),
        (_, 0) => Err(Failure::new(format!("{broken} of {all} records do not hold"))),
        (0, _) => Err(Failure::usage(format!("{unread} of {all} files cannot be read"))),
        (_, _) => {
            let rest = all - unread;
            Err(Failure::usage(format!(
                "{unread} of {all} files cannot be read, {broken} of {rest} records do not hold"
            )))
        }
    }
}

/// The match of a record, and how it ended: by its actions, or by what people agreed on.
fn replay(file: &str, record: &Record) -> Result<(Box<dyn AnyMatch>, Option<RecordResult>), Failure> {
    let game = gambol_games::replay(record)
        .map_err(|error| Failure::new(WORDS.record_error(record, &error)).of(file))?;
    let result = record.ended.clone().or_else(|| game.result());
    Ok((game, result))
}

/// How a match stands, in a line.
pub(crate) fn told(words: &Words, game: &dyn AnyMatch) -> String {
    told_as(words, game, game.result().as_ref())
}

/// The same for a given result.
pub(crate) fn told_as(words: &Words, game: &dyn AnyMatch, result: Option<&RecordResult>) -> String {
    let title = Kind::of(game).map_or_else(|| game.title().to_owned(), |kind| words.say(kind.name(), &[]));
    let stands = words.say("terminal-stands", &[("game", title.into()), ("actions", game.ply().into())]);
    let Some(result) = result else { return words.say("terminal-going-on", &[("stands", stands.into())]) };
    if result.ending == Ending::Rules && game.result().is_none() {
        // An old record that says in its own words how people ended the game.
        return words.say("terminal-ended", &[("stands", stands.into())]);
    }
    let stands = match &result.scores {
        None => stands,
        Some(scores) => {
            let points = scores
                .iter()
                .map(|&points| words.decimal(f64::from(points), 0))
                .collect::<Vec<_>>()
                .join(" : ");
            words.say("terminal-points", &[("stands", stands.into()), ("points", points.into())])
        }
    };
    let args = [("stands", stands.into()), ("result", words.result(game, result).into())];
    words.say("terminal-result", &args)
}
