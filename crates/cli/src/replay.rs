//! `gambol replay`: checks records and prints how the games ended.

use crate::failure::{Failure, WORDS};
use crate::paint::Paint;
use crate::print;
use crate::setup::{Held, read_held};
use gambol_core::{AnyMatch, Ending, RecordResult};
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
            (Ok((game, result)), false) => {
                format!("{file}: {}", told_as(&WORDS, game.as_ref(), result.as_ref()))
            }
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
            let points = scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ");
            words.say("terminal-points", &[("stands", stands.into()), ("points", points.into())])
        }
    };
    let args = [("stands", stands.into()), ("result", words.result(game, result).into())];
    words.say("terminal-result", &args)
}
