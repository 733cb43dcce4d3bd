//! `gambol value`: what a position is worth, and what each move of a record gave away.

use crate::board::source::{did_you_mean, game_meant};
use crate::failure::{Failure, WORDS};
use crate::language::LangArgs;
use crate::paint::Paint;
use crate::print;
use crate::setup::{
    AfterArgs, CacheArgs, SetupArgs, THINKING, check_seconds, game_named, read_record, table_of,
};
use crate::solve::{opening_json, openings_told, value_json, value_told};
use crate::waiting::{Waiting, ctrl_c};
use gambol_bots::{Budget, Library, Sight, advise_from};
use gambol_core::{Action, AnyMatch, Dice, Node, Seat};
use gambol_games::Kind;
use gambol_solve::table::Store;
use gambol_solve::{Label, Opening, Progress, Solved, Value, is_vague};
use gambol_table::review::stake;
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
    pub(crate) what: String,

    #[command(flatten)]
    setup: SetupArgs,

    #[command(flatten)]
    after: AfterArgs,

    #[command(flatten)]
    cache: CacheArgs,

    /// How long to search where nothing is known exactly, in seconds per position [default: 1; a record is judged by a
    /// fixed number of playouts, so that it always gets the same numbers]
    #[arg(long, value_name = "SECONDS")]
    pub(crate) think: Option<f64>,

    /// Only search: build no table
    #[arg(long)]
    no_table: bool,

    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) lang: LangArgs,

    /// Write the review of a record as a page to keep, with pictures
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    pub(crate) html: Option<std::path::PathBuf>,
}

/// Judges and prints.
pub fn run(args: &Args) -> Result<(), Failure> {
    args.think.map_or(Ok(()), |think| check_seconds("--think", think, THINKING))?;
    let Some(kind) = game_named(&args.what) else {
        if args.what != "-" && !std::path::Path::new(&args.what).exists() {
            let (what, names, meant) = (&args.what, Kind::names(), did_you_mean(game_meant(&args.what)));
            return Err(Failure::usage(format!(
                "{what}: no such file, and no such game: expected a record's file, or one of {names}{meant}"
            )));
        }
        let record = read_record(&args.what)?;
        args.setup.none_beside_a_record()?;
        args.after.none_beside_a_record()?;
        return crate::review::run(args, &record);
    };
    let mut game = args.setup.start(kind)?;
    args.after.play(game.as_mut())?;
    let judge = args.judge(game.as_ref())?;
    if args.html.is_some() {
        return Err(Failure::usage("--html: expected a record's file, found a game"));
    }
    print(&judge.told(game.as_ref(), args.json)?)
}

impl Args {
    /// Who judges a match of this game.
    pub(crate) fn judge(&self, game: &dyn AnyMatch) -> Result<Judge, Failure> {
        Judge::of(self.cache.store()?, self.no_table, self.think, game)
    }
}

/// How many times chance falls where a value is asked for before it has.
const FALLS: usize = 12;

/// The game played on until somebody chooses: chance falls as it may.
fn fallen(game: &dyn AnyMatch, dice: &mut Dice) -> Option<Box<dyn AnyMatch>> {
    let mut table = gambol_games::replay(&game.record()).ok()?;
    while matches!(table.node(), Node::Chance { .. }) {
        table.apply(&table.random_action(dice)?).ok()?;
    }
    Some(table)
}

/// What everybody gets where the game ends before anybody chooses, and wherever chance falls as the same; none otherwise.
fn end_by_chance(game: &dyn AnyMatch) -> Option<Vec<f64>> {
    let mut table = gambol_games::replay(&game.record()).ok()?;
    let mut left = MOST_FALLS;
    same_end(table.as_mut(), &mut left)
}

/// More falls of chance are not tried one by one.
const MOST_FALLS: u32 = 1_000;

fn same_end(table: &mut dyn AnyMatch, left: &mut u32) -> Option<Vec<f64>> {
    let Node::Chance { outcomes } = table.node() else { return table.result().map(|result| result.returns) };
    let mut same = None;
    for (text, _) in outcomes {
        *left = left.checked_sub(1)?;
        table.apply(&Action::One(text)).ok()?;
        let returns = same_end(table, left);
        table.undo(1);
        let returns = returns?;
        if *same.get_or_insert_with(|| returns.clone()) != returns {
            return None;
        }
    }
    same
}

/// Who is to choose.
fn to_act(game: &dyn AnyMatch) -> Vec<Seat> {
    match game.node() {
        Node::Decision { seat, .. } => vec![seat],
        Node::Simultaneous { legal } => legal.iter().map(|(seat, _)| *seat).collect(),
        Node::Chance { .. } | Node::End(_) => Vec::new(),
    }
}

/// What is waited for. Ctrl-C ends it with the program: half a search is nothing to tell.
const SEARCHING: &str = "searching";

/// Who judges: a table, or search.
pub(crate) struct Judge {
    solved: Option<Box<dyn Solved>>,
    pub(crate) library: Option<Library>,
    budget: Budget,
}

impl Judge {
    /// Who judges this game, with a search of so many seconds where there is no table.
    pub(crate) fn of(
        store: Store,
        no_table: bool,
        think: Option<f64>,
        game: &dyn AnyMatch,
    ) -> Result<Judge, Failure> {
        let waiting = Waiting::begin();
        let solved = if no_table { None } else { table_of(game, &store, &waiting)? };
        let time = Duration::from_secs_f64(think.unwrap_or(1.0));
        let library = (!no_table).then(|| Library::new(Some(store), u64::MAX));
        Ok(Judge { solved, library, budget: Budget { time, playouts: None } })
    }

    /// What a match is worth, and its moves, for people or programs.
    pub(crate) fn told(&self, game: &dyn AnyMatch, as_json: bool) -> Result<String, Failure> {
        let waiting = Waiting::for_good(SEARCHING);
        let mut judged = Vec::new();
        for seat in to_act(game) {
            judged.push((seat, self.found(game, seat, &self.budget)?));
        }
        let value = |seat: u8| {
            let own = judged.iter().find(|(other, _)| other.0 == seat).map(|(_, moves)| &moves[..]);
            self.value(game, Seat(seat), own)
        };
        let mut values: Vec<Option<Value>> = (0..game.seats() as u8).map(value).collect();
        let is_chance = matches!(game.node(), Node::Chance { .. });
        if is_chance && let Some(returns) = end_by_chance(game) {
            values = returns.into_iter().map(|own| Some(Value::exact(own))).collect();
        }
        let fallen = if is_chance && values.iter().all(Option::is_none) {
            self.after_chance(game, &waiting)?
        } else {
            None
        };
        waiting.end();
        let stake = stake(game);
        if as_json {
            let opening = |opening: &Opening| opening_json(opening, stake);
            let moves = |(seat, moves): &(Seat, Vec<Opening>)| {
                (seat.to_string(), moves.iter().map(opening).collect::<serde_json::Value>())
            };
            let value = |value: &Value| value_json(value, stake);
            let answer = json!({
                "game": game.game(), "ply": game.ply(),
                "values": values.iter().map(|known| known.as_ref().map(value)).collect::<Vec<_>>(),
                "actions": judged.iter().map(moves).collect::<serde_json::Map<_, _>>(), "result": game.result(),
                "after_chance": fallen.map(|(seat, known)| json!({"seat": seat.0, "value": value(&known)})),
            });
            return Ok(format!("{answer}\n"));
        }
        let paint = Paint::for_stdout();
        let mut text = String::new();
        let known = values.iter().enumerate().filter_map(|(seat, value)| Some((seat, value.as_ref()?)));
        for (seat, value) in known {
            let (name, told) = (game.seat_name(Seat(seat as u8)), value_told(&WORDS, value, stake));
            let _ = writeln!(text, "{name:<8} {told}");
        }
        for (seat, moves) in &judged {
            let _ = writeln!(text, "{}", paint.strong(&format!("{} to move", game.seat_name(*seat))));
            text += &openings_told(&WORDS, moves, stake, paint, usize::MAX);
        }
        if let Some((seat, value)) = fallen {
            let (name, told) = (game.seat_name(seat), value_told(&WORDS, &value, stake));
            let _ = writeln!(
                text,
                "Chance falls first. {name}, who chooses next, gets {told} over {FALLS} falls."
            );
        }
        if judged.is_empty() {
            let _ = writeln!(text, "{}", crate::replay::told(&WORDS, game));
        }
        Ok(text)
    }

    /// What the game is worth on average to whoever chooses next, once chance has fallen; none if that is not always the
    /// same seat.
    fn after_chance(&self, game: &dyn AnyMatch, waiting: &Waiting) -> Result<Option<(Seat, Value)>, Failure> {
        waiting.stage("falls of chance", FALLS as u64);
        // All of them together take the time that one position gets.
        let budget = Budget { time: self.budget.time / FALLS as u32, ..self.budget };
        let mut dice = Dice::new(1);
        let (mut found, mut who) = (Vec::new(), None);
        for fall in 0..FALLS {
            let Some(table) = fallen(game, &mut dice) else { return Ok(None) };
            let [seat] = to_act(table.as_ref())[..] else { return Ok(None) };
            if *who.get_or_insert(seat) != seat {
                return Ok(None);
            }
            let moves = self.found(table.as_ref(), seat, &budget)?;
            found.extend(self.value(table.as_ref(), seat, Some(&moves)));
            waiting.done(fall as u64 + 1);
        }
        let count = found.len() as f64;
        let mean = found.iter().map(|value| value.mean).sum::<f64>() / count;
        let doubt = |value: &Value| match value.label {
            Label::Exact => 0.0,
            Label::Bounded { low, high } => (high - low) / 2.0,
            Label::Estimate { within } => within,
        };
        // What the falls differ by, and what each of them may be wrong by.
        let spread =
            found.iter().map(|value| (value.mean - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        let within = 2.0 * (spread / count).sqrt() + found.iter().map(doubt).sum::<f64>() / count;
        Ok(who.filter(|_| count > 0.0).map(|seat| (seat, Value::estimate(mean, within))))
    }

    /// What the match is worth to a seat; none if nobody knows, or all that is proved is that it lies between everything
    /// and nothing. Then it is worth what the best of its moves is, if it is to move; and so it is where its moves are known
    /// exactly.
    fn value(&self, game: &dyn AnyMatch, seat: Seat, moves: Option<&[Opening]>) -> Option<Value> {
        let stake = stake(game);
        let proved = self.solved.as_ref().and_then(|solved| solved.value(game, seat));
        let best = || {
            let values = moves?.iter().map(|opening| opening.value);
            values.reduce(|best, next| if next.rank() > best.rank() { next } else { best })
        };
        let are_exact = moves.is_some_and(|moves| moves.iter().all(|one| one.value.label == Label::Exact));
        proved.filter(|value| !value.proves_nothing(stake) && !are_exact).or_else(best)
    }

    /// Every legal action of a seat that is to move, judged. Where what is proved does not tell them apart, a search goes
    /// on within the bounds.
    pub(crate) fn moves(&self, game: &dyn AnyMatch, seat: Seat) -> Result<Vec<Opening>, Failure> {
        let _waiting = Waiting::for_good(SEARCHING);
        self.found(game, seat, &self.budget)
    }

    /// The same for somebody who waits already.
    fn found(&self, game: &dyn AnyMatch, seat: Seat, budget: &Budget) -> Result<Vec<Opening>, Failure> {
        let proved = self.solved.as_ref().and_then(|solved| solved.moves(game, seat));
        if let Some(moves) = proved.filter(|moves| !is_vague(moves, stake(game))) {
            return Ok(moves);
        }
        let sight = Sight::of(game, seat).ok_or_else(|| Failure::new("it is nobody's turn there"))?;
        let advice = advise_from(self.library.as_ref(), &sight, budget, ctrl_c());
        // Whoever was stopped has not thought it through.
        if ctrl_c().stopped() { Err(Failure::interrupted()) } else { Ok(advice) }
    }
}
