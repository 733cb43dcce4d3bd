//! `gambol value game.json`: the review of a record, in the terminal or as a page to keep.

use crate::failure::{Failure, WORDS};
use crate::paint::Paint;
use crate::print;
use crate::value::{Args, Judge};
use crate::waiting::{Waiting, ctrl_c};
use gambol_core::{Record, RecordResult};
use gambol_games::Kind;
use gambol_solve::Progress as _;
use gambol_table::review::{Accuracy, Reading, Review, Study, Work};
use gambol_words::Teller;
use serde_json::json;
use std::fmt::Write;
use std::time::Duration;

/// Bars of eight heights, for a chart in a line.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// How wide text is at most.
const WIDTH: usize = 92;

/// Reviews a record and tells it.
pub(crate) fn run(args: &Args, record: &Record) -> Result<(), Failure> {
    // The whole record is checked before anything is said about it.
    let game = gambol_games::replay(record)
        .map_err(|error| Failure::new(WORDS.record_error(record, &error)).of(&args.what))?;
    let kind: Kind = crate::setup::find_game(&record.game)?;
    let judge = args.judge(game.as_ref())?;
    let review = studied(args, record, game.as_ref(), &judge)?;
    let result: Option<RecordResult> = record.ended.clone().or_else(|| game.result());
    let (options, words) = (game.options(), args.lang.words());
    let teller =
        Teller { words: &words, kind, options: &options, names: &record.seats, reader: None, turned: None };
    let actions = &record.actions;
    let reading =
        Reading { game: game.as_ref(), actions, result: result.as_ref(), review: &review, teller, held: &[] };
    if let Some(file) = &args.html {
        let of = |error: std::io::Error| Failure::new(error.to_string()).of(&file.display().to_string());
        return std::fs::write(file, reading.page()).map_err(of);
    }
    print(&if args.json { as_json(&reading) } else { as_text(&reading) })
}

/// Judges every choice of a record. Without `--think`, equal records get equal reviews.
fn studied(
    args: &Args,
    record: &Record,
    game: &dyn gambol_core::AnyMatch,
    judge: &Judge,
) -> Result<Review, Failure> {
    let work = match args.think {
        None => Work::default(),
        Some(seconds) => {
            let time = Duration::from_secs_f64(seconds);
            Work { each: (u64::MAX, u64::MAX), time, ..Work::default() }
        }
    };
    let study = Study::open(game, record.actions.clone(), judge.library.clone(), work);
    let mut study = study.ok_or_else(|| Failure::new("the record cannot be played again"))?;
    // Half a review is nothing to tell: Ctrl-C ends the program.
    let waiting = Waiting::for_good("waiting for the table");
    while study.is_waiting() {
        std::thread::sleep(Duration::from_millis(20));
    }
    let mut all = 0;
    while !study.is_done() {
        let progress = study.step(ctrl_c());
        // The lines of mistakes come on top once all choices are judged.
        if std::mem::replace(&mut all, progress.all) != progress.all {
            waiting.stage("moves judged", progress.all as u64);
        }
        waiting.done(progress.done as u64);
    }
    Ok(study.review().clone())
}

fn as_json(reading: &Reading<'_>) -> String {
    let review = reading.review;
    let moves = review.verdicts.iter().map(|verdict| {
        json!({
            "number": verdict.ply + 1, "seat": verdict.seat, "action": verdict.played, "loss": verdict.loss,
            "known": verdict.known, "chance": verdict.chance, "best": verdict.best, "words": reading.line(verdict),
        })
    });
    let moments = reading.moments().into_iter().map(|moment| {
        let line = review.moment(moment.ply, moment.seat).map(|(kept, _)| (&kept.better, &kept.line));
        json!({
            "number": moment.ply + 1, "seat": moment.seat, "why": moment.why, "hidden": moment.hidden,
            "better": line.map(|line| line.0), "line": line.map(|line| line.1), "line_words": moment.line,
        })
    });
    let seats = 0..reading.game.seats() as u8;
    let accuracy: Vec<_> = seats.map(|seat| review.accuracy(seat)).collect();
    let kept = accuracy.iter().map(|accuracy| accuracy.filter(Accuracy::is_known).map(|known| known.kept));
    let is_exact = accuracy.iter().map(|accuracy| accuracy.map(|accuracy| accuracy.is_exact));
    let searched =
        accuracy.iter().map(|accuracy| accuracy.map(|accuracy| [accuracy.searched, accuracy.choices]));
    let answer = json!({
        "game": reading.game.game(), "moves": moves.collect::<Vec<_>>(), "moments": moments.collect::<Vec<_>>(),
        "accuracy": kept.collect::<Vec<_>>(), "accuracy_is_exact": is_exact.collect::<Vec<_>>(),
        "searched_of": searched.collect::<Vec<_>>(),
        "result": reading.result,
    });
    format!("{answer}\n")
}

fn as_text(reading: &Reading<'_>) -> String {
    let paint = Paint::for_stdout();
    let mut text = String::new();
    let _ = writeln!(text, "{}", crate::replay::told_as(reading.teller.words, reading.game, reading.result));
    let _ = writeln!(text, "{}", reading.summary());
    let chances = reading.chances();
    for (name, points) in &chances {
        let bar = |&(_, chance): &(usize, f64)| BARS[((chance * 8.0) as usize).min(7)];
        let bars: String = points.iter().map(bar).collect();
        let _ = writeln!(text, "{name:<10} {bars}");
    }
    for player in reading.players() {
        let _ = writeln!(text, "{}. {}", paint.strong(&player.title), player.words);
    }
    for (number, moment) in reading.moments().iter().enumerate() {
        let _ = writeln!(text, "\n{}", paint.heading(&format!("{} {}", number + 1, moment.title)));
        text += &wrapped(&moment.made, "  ");
        text += &wrapped(&format!("{} ({})", moment.why, moment.known), "  ");
        if !moment.hidden.is_empty() {
            text += &wrapped(&moment.hidden, "  ");
        }
        for (step, told) in moment.line.iter().enumerate() {
            text += &wrapped(&format!("{}. {told}", step + 1), "     ");
        }
    }
    let lines: Vec<_> = reading
        .review
        .verdicts
        .iter()
        .filter_map(|verdict| Some((verdict, reading.line(verdict)?)))
        .collect();
    if !lines.is_empty() {
        let _ = writeln!(text);
    }
    for (verdict, told) in lines {
        let name = reading.teller.name(gambol_core::Seat(verdict.seat));
        let action = paint.choice(&verdict.played);
        let _ = writeln!(text, "{:>4} {name:<10} {action}  {told}", verdict.ply + 1);
    }
    text
}

/// Text in lines that are not too long, each set in.
fn wrapped(words: &str, inset: &str) -> String {
    let mut text = String::new();
    let mut line = String::new();
    for word in words.split(' ') {
        if !line.is_empty() && inset.len() + line.chars().count() + 1 + word.chars().count() > WIDTH {
            let _ = writeln!(text, "{inset}{line}");
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    let _ = writeln!(text, "{inset}{line}");
    text
}
