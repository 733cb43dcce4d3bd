//! `gambol value`: what a position is worth, and what each move of a record gave away.

use crate::failure::{Failure, WORDS};
use crate::paint::Paint;
use crate::print;
use crate::setup::{CacheArgs, Held, SetupArgs, read_held};
use crate::solve::{opening_json, openings_text, value_json};
use crate::waiting::{Waiting, stop_at_ctrl_c};
use gambol_bots::{Budget, Sight, Stop, advise_from};
use gambol_core::{Action, AnyMatch, Node, Record, Seat};
use gambol_games::{Kind, Voice};
use gambol_solve::table::TableError;
use gambol_solve::{Label, Opening, Progress, Solved, Value};
use serde_json::json;
use std::fmt::Write;
use std::time::Duration;

/// Show what a position is worth, action by action, or what each move of a record gave away
///
/// The value is exact where the game can be solved (its table is built first and kept), otherwise estimated by search.
/// Every number says how it is known.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A game, for its start or a position after some actions; or a record file, `-` for standard input
    #[arg(value_name = "GAME or FILE")]
    what: String,

    #[command(flatten)]
    setup: SetupArgs,

    /// Play these actions first, separated by commas; a simultaneous choice as `first | second`
    #[arg(long, value_name = "ACTIONS")]
    after: Option<String>,

    #[command(flatten)]
    cache: CacheArgs,

    /// How long to search where nothing is known exactly, in seconds per position
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    think: f64,

    /// Only search: build no table
    #[arg(long)]
    no_table: bool,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// A move of a record, with what it gave away.
struct Step {
    number: usize,
    seat: Seat,
    action: String,
    best: Opening,
    made: Opening,
}

impl Step {
    fn loss(&self) -> f64 {
        (self.best.value.mean - self.made.value.mean).max(0.0)
    }

    /// Whether the game turned here: a tenth of the stake was given away.
    fn is_turning_point(&self) -> bool {
        self.loss() >= 0.1
    }
}

/// Judges and prints.
pub fn run(args: &Args) -> Result<(), Failure> {
    if !(0.0..=3600.0).contains(&args.think) {
        return Err(Failure::new(format!("--think: expected 0 to 3600 seconds, found {}", args.think)));
    }
    if Kind::named(&args.what).is_none() {
        if args.what != "-" && !std::path::Path::new(&args.what).exists() {
            let (names, found) = (Kind::names(), &args.what);
            return Err(Failure::new(format!(
                "expected one of {names}, or a record's file, found {found:?}"
            )));
        }
        let Held::Record(record) = read_held(&args.what)? else {
            return Err(Failure::new(format!("{}: expected a record, found no key \"actions\"", args.what)));
        };
        return review(args, &record);
    }
    let mut game = args.setup.start(&args.what)?;
    for text in args.after.iter().flat_map(|actions| actions.split(',')) {
        let played = game.apply(&Action::read(text));
        played.map_err(|why| Failure::new(format!("--after: {}: {why}", text.trim())))?;
    }
    let judge = Judge::of(args, game.as_ref())?;
    let to_act: Vec<Seat> = match game.node() {
        Node::Decision { seat, .. } => vec![seat],
        Node::Simultaneous { legal } => legal.iter().map(|(seat, _)| *seat).collect(),
        Node::Chance { .. } | Node::End(_) => Vec::new(),
    };
    let mut judged = Vec::new();
    for &seat in &to_act {
        judged.push((seat, judge.moves(game.as_ref(), seat)?));
    }
    let values: Option<Vec<_>> =
        (0..game.seats() as u8).map(|seat| judge.value(game.as_ref(), Seat(seat))).collect();
    if args.json {
        let moves = |(seat, moves): &(Seat, Vec<Opening>)| {
            (seat.to_string(), moves.iter().map(opening_json).collect::<serde_json::Value>())
        };
        let answer = json!({
            "game": game.game(), "ply": game.ply(),
            "values": values.map(|values| values.iter().map(value_json).collect::<Vec<_>>()),
            "actions": judged.iter().map(moves).collect::<serde_json::Map<_, _>>(), "result": game.result(),
        });
        return print(&format!("{answer}\n"));
    }
    let paint = Paint::for_stdout();
    let mut text = String::new();
    if let Some(values) = values {
        for (seat, value) in values.iter().enumerate() {
            let _ = writeln!(text, "{:<8} {value}", game.seat_name(Seat(seat as u8)));
        }
    }
    for (seat, moves) in &judged {
        let _ = writeln!(text, "{}", paint.strong(&format!("{} to move", game.seat_name(*seat))));
        text += &openings_text(moves, paint, usize::MAX);
    }
    if judged.is_empty() {
        let _ = writeln!(text, "{}", crate::replay::told(game.as_ref()));
    }
    print(&text)
}

/// Who judges: a table, or search.
struct Judge {
    solved: Option<Box<dyn Solved>>,
    budget: Budget,
    stop: Stop,
}

impl Judge {
    fn of(args: &Args, game: &dyn AnyMatch) -> Result<Judge, Failure> {
        let waiting = Waiting::begin();
        let solved =
            if args.no_table { Ok(None) } else { gambol_solve::solve(game, &args.cache.store()?, &waiting) };
        let solved = match solved {
            Ok(solved) => solved,
            Err(TableError::Cancelled(_)) => return Err(Failure::new("stopped before the table was built")),
            Err(error) => {
                waiting.say(&format!("{error}; searching instead"));
                None
            }
        };
        let budget = Budget { time: Duration::from_secs_f64(args.think), playouts: None };
        Ok(Judge { solved, budget, stop: Stop::default() })
    }

    fn value(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Value> {
        self.solved.as_ref()?.value(game, seat)
    }

    /// Every legal action of a seat that is to move, judged.
    fn moves(&self, game: &dyn AnyMatch, seat: Seat) -> Result<Vec<Opening>, Failure> {
        if stop_at_ctrl_c().load(std::sync::atomic::Ordering::Relaxed) {
            return Err(Failure::new("stopped"));
        }
        if let Some(moves) = self.solved.as_ref().and_then(|solved| solved.moves(game, seat)) {
            return Ok(moves);
        }
        let sight = Sight::of(game, seat).ok_or_else(|| Failure::new("it is nobody's turn there"))?;
        let advice = advise_from(None, &sight, &self.budget, &self.stop);
        let opening = |advice: gambol_bots::Advice| Opening {
            action: advice.action,
            value: advice.value,
            share: advice.share,
        };
        Ok(advice.into_iter().map(opening).collect())
    }
}

/// Judges every move of a record.
fn review(args: &Args, record: &Record) -> Result<(), Failure> {
    // The whole record is checked before anything is said about it.
    gambol_games::replay(record)
        .map_err(|error| Failure::new(WORDS.record_error(record, &error)).of(&args.what))?;
    let kind = crate::setup::find_game(&record.game)?;
    let mut game = kind.start(&record.options)?;
    let judge = Judge::of(args, game.as_ref())?;
    let waiting = Waiting::begin();
    waiting.stage("moves judged", record.actions.len() as u64);
    let mut steps = Vec::new();
    for (index, action) in record.actions.iter().enumerate() {
        waiting.done(index as u64);
        let made: Vec<(Seat, &str)> = match (game.node(), action) {
            (Node::Decision { seat, .. }, Action::One(text)) => vec![(seat, text)],
            (Node::Simultaneous { legal }, Action::Together(texts)) => {
                let chosen = |(seat, _): &(Seat, _)| Some((*seat, texts.get(&seat.to_string())?.as_str()));
                legal.iter().filter_map(chosen).collect()
            }
            _ => Vec::new(),
        };
        for (seat, text) in made {
            let moves = judge.moves(game.as_ref(), seat)?;
            let best = moves.iter().max_by(|one, other| one.value.mean.total_cmp(&other.value.mean));
            let played = moves.iter().find(|opening| opening.action == text);
            if let (Some(best), Some(played)) = (best, played) {
                let (best, made) = (best.clone(), played.clone());
                steps.push(Step { number: index + 1, seat, action: text.to_owned(), best, made });
            }
        }
        game.apply(action)
            .map_err(|error| Failure::new(WORDS.refusal(game.as_ref(), &error)).of(&args.what))?;
    }
    waiting.end();
    if args.json {
        print(&review_json(&steps, game.as_ref()))
    } else {
        print(&review_text(&steps, game.as_ref()))
    }
}

fn review_json(steps: &[Step], game: &dyn AnyMatch) -> String {
    let told = |step: &Step| {
        json!({
            "number": step.number, "seat": step.seat.0, "action": step.action, "loss": step.loss(),
            "value": value_json(&step.made.value), "best": opening_json(&step.best),
            "turning_point": step.is_turning_point(),
        })
    };
    let answer = json!({"game": game.game(), "moves": steps.iter().map(told).collect::<Vec<_>>(),
        "result": game.result()});
    format!("{answer}\n")
}

fn review_text(steps: &[Step], game: &dyn AnyMatch) -> String {
    let paint = Paint::for_stdout();
    let mut text = String::new();
    let _ = writeln!(text, "{}", crate::replay::told(game));
    let width = steps.iter().map(|step| step.action.chars().count()).max().unwrap_or(0);
    for step in steps {
        let name = game.seat_name(step.seat);
        let gave = if step.loss() < 1e-6 {
            paint.faint("nothing given away")
        } else {
            let told = format!("gave away {:.4}; best {}", step.loss(), step.best.action);
            if step.is_turning_point() { paint.wrong(&(told + "  ← turning point")) } else { told }
        };
        let action = paint.choice(&format!("{:<width$}", step.action));
        let _ = writeln!(text, "{:>4} {name:<8} {action}  {}  {gave}", step.number, step.made.value);
    }
    let _ = writeln!(text);
    for seat in (0..game.seats() as u8).map(Seat) {
        let own: Vec<_> = steps.iter().filter(|step| step.seat == seat).collect();
        let (sum, count) = (own.iter().map(|step| step.loss()).sum::<f64>(), own.len());
        let turns = own.iter().filter(|step| step.is_turning_point()).count();
        let estimated =
            own.iter().filter(|step| matches!(step.made.value.label, Label::Estimate { .. })).count();
        let how = if estimated == 0 { "exact" } else { "estimated in part or whole" };
        let _ = writeln!(
            text,
            "{:<8} {count} moves, gave away {:.4} a move ({how}), {turns} turning points",
            game.seat_name(seat),
            sum / count.max(1) as f64
        );
    }
    text
}
