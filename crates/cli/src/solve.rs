//! `gambol solve`: solves a game and shows what is known about its start.

use crate::failure::{Failure, WORDS};
use crate::paint::Paint;
use crate::print;
use crate::proof::{self, Extent};
use crate::setup::{CacheArgs, SetupArgs, game_names};
use crate::value::Judge;
use crate::waiting::{Waiting, counted, grouped, told_bytes};
use gambol_core::{Action, AnyMatch, Dice, Node, Seat};
use gambol_forge::percent;
use gambol_games::Kind;
use gambol_solve::table::Store;
use gambol_solve::{Account, Label, Opening, Solved, Value, rounded_outwards};
use gambol_table::review::stake;
use gambol_words::{Arg, Words};
use serde_json::json;
use std::fmt::Write;
use std::time::Instant;

/// Solve a game exactly: who wins with best play, by which openings, and how sure that is
///
/// Builds the table of the game with these options (once: it is kept in the cache) and shows what it says about the
/// start. Tables know positions alone: where the end of a record could change a value, that is said.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game
    #[arg(value_parser = game_names(), ignore_case = true)]
    game: Kind,

    #[command(flatten)]
    setup: SetupArgs,

    #[command(flatten)]
    cache: CacheArgs,

    /// Check this many random positions of the table against their successors, by the rules alone; `all` checks the
    /// whole proof that comes along (Gunst)
    #[arg(long, value_name = "COUNT|all")]
    verify: Option<Extent>,

    /// The seed for the positions to verify
    #[arg(long, default_value_t = 1, value_parser = crate::setup::at_least(0u64))]
    seed: u64,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Solves and prints.
pub fn run(args: &Args) -> Result<(), Failure> {
    let game = args.setup.start(args.game)?;
    let store = args.cache.store()?;
    let waiting = Waiting::begin();
    let since = Instant::now();
    let solved = gambol_solve::solve(game.as_ref(), &store, &waiting);
    let Some(solved) = solved? else {
        waiting.end();
        return estimate(args, store, game.as_ref());
    };
    let seconds = since.elapsed().as_secs_f64();
    let mut checked = None;
    if args.verify == Some(Extent::All) {
        return proof::check(game.title(), solved.as_ref(), &store, &waiting, args.json);
    }
    if let Some(Extent::Some(count)) = args.verify {
        checked = Some(solved.verify(count, &mut Dice::new(args.seed), &waiting)?);
    }
    waiting.unstoppable("judging the start");
    let mut told = Told::of(game, solved.as_ref(), seconds);
    waiting.end();
    if told.is_open() {
        told.search(&Judge::of(store, false, Some(SECONDS), told.game.as_ref())?)?;
    }
    if args.json {
        let mut answer = told.json();
        if let Some(checked) = &checked {
            answer["verified"] = json!({"checked": checked.count, "wrong": checked.wrong});
        }
        print(&format!("{answer}\n"))?;
    } else {
        let mut text = told.text(Paint::for_stdout());
        if let Some(checked) = checked.as_ref().filter(|checked| checked.wrong.is_none()) {
            let _ = writeln!(
                text,
                "{} random positions agree with their successors by the rules",
                grouped(checked.count)
            );
        }
        print(&text)?;
    }
    match checked.and_then(|checked| checked.wrong) {
        None => Ok(()),
        Some(pos) => {
            Err(Failure::new("a position of the table does not agree with its successors:".to_owned() + &pos))
        }
    }
}

/// What a search makes of a game that has no exact solver.
fn estimate(args: &Args, store: Store, game: &dyn AnyMatch) -> Result<(), Failure> {
    if args.verify.is_some() {
        return Err(Failure::usage(format!(
            "--verify: expected a game that is solved, found {}",
            game.title()
        )));
    }
    let judge = Judge::of(store, false, Some(SECONDS), game)?;
    let told = judge.told(game, args.json)?;
    if args.json {
        return print(&told);
    }
    let title = game.title();
    print(&format!(
        "No table can be made for {title} with these options. This is what a search of {SECONDS} s found.\n{told}"
    ))
}

/// How long a search may take over a game that is not solved.
const SECONDS: f64 = 5.0;

/// What there is to tell.
struct Told {
    game: Box<dyn AnyMatch>,
    account: Account,
    values: Vec<Value>,
    /// After how many actions the game is called off, where that could make other values of these.
    cap: Option<u64>,
    openings: Vec<Opening>,
    on_turn: Option<Seat>,
    seconds: f64,
}

impl Told {
    fn of(mut game: Box<dyn AnyMatch>, solved: &dyn Solved, seconds: f64) -> Told {
        // Before the first choice nothing has been decided: a forced start is played through.
        while let Node::Decision { legal, .. } = game.node()
            && let [only] = &legal[..]
            && game.apply(&Action::One(only.clone())).is_ok()
        {}
        let seats = (0..game.seats() as u8).map(Seat);
        // What is known without limits is told, and where a limit could matter that is said.
        let unlimited =
            |seat| solved.unlimited(game.as_ref(), seat).or_else(|| solved.value(game.as_ref(), seat));
        let values: Option<Vec<Value>> = seats.clone().map(unlimited).collect();
        let matters = seats.zip(values.iter().flatten()).any(|(seat, value)| {
            value.label == Label::Exact
                && solved.value(game.as_ref(), seat).is_none_or(|limited| limited != *value)
        });
        let cap = game.options().get("ply_cap").and_then(serde_json::Value::as_u64).filter(|_| matters);
        let on_turn = match game.node() {
            Node::Decision { seat, .. } => Some(seat),
            Node::Simultaneous { legal } => legal.first().map(|(seat, _)| *seat),
            _ => None,
        };
        let openings = on_turn.and_then(|seat| match cap {
            Some(_) => solved.unlimited_moves(game.as_ref(), seat),
            None => solved.moves(game.as_ref(), seat),
        });
        Told {
            account: solved.account(),
            values: values.unwrap_or_default(),
            cap,
            openings: openings.unwrap_or_default(),
            on_turn,
            seconds,
            game,
        }
    }

    /// Whether all that is proved of the start is that everybody gets something between everything and nothing.
    fn is_open(&self) -> bool {
        let stake = stake(self.game.as_ref());
        !self.values.is_empty() && self.values.iter().all(|value| value.is_empty(stake))
    }

    /// Judges the openings by a search.
    fn search(&mut self, judge: &Judge) -> Result<(), Failure> {
        if let Some(seat) = self.on_turn {
            self.openings = judge.moves(self.game.as_ref(), seat)?;
        }
        Ok(())
    }

    fn json(&self) -> serde_json::Value {
        let stake = stake(self.game.as_ref());
        let seats: Vec<_> = self.values.iter().map(|value| value_json(value, stake)).collect();
        let openings: Vec<_> = self.openings.iter().map(|opening| opening_json(opening, stake)).collect();
        let shares: serde_json::Map<_, _> =
            self.account.shares.iter().map(|(name, count)| (name.clone(), json!(count))).collect();
        json!({
            "game": self.game.game(), "options": self.game.given_options(), "values": seats, "openings": openings,
            "positions": self.account.positions, "bytes": self.account.bytes, "shares": shares,
            "longest": self.account.longest, "seconds": self.seconds, "without_the_cap_of": self.cap,
        })
    }

    fn text(&self, paint: Paint) -> String {
        let mut text = String::new();
        let account = &self.account;
        let _ = writeln!(text, "{}", paint.heading(self.game.title()));
        let _ = writeln!(
            text,
            "{} positions in {}, {:.1} s",
            grouped(account.positions),
            told_bytes(account.bytes),
            self.seconds
        );
        for (name, count) in &account.shares {
            let _ = writeln!(
                text,
                "  {:>13}  {:>7}  {name}",
                grouped(*count),
                percent(*count as f64 / account.positions.max(1) as f64)
            );
        }
        if let Some(longest) = account.longest {
            let _ = writeln!(text, "  the longest forced win takes {}", counted(longest.into(), "action"));
        }
        let without =
            self.cap.map_or(String::new(), |cap| format!(", without the cap of {}", counted(cap, "action")));
        let _ = writeln!(text, "\n{}", paint.strong(&format!("The start, with best play{without}")));
        let (is_open, stake) = (self.is_open(), stake(self.game.as_ref()));
        if is_open {
            let _ =
                writeln!(text, "  Nobody can force a win against all others together. No more is proved.");
        } else {
            for (seat, value) in self.values.iter().enumerate() {
                let (name, told) = (self.game.seat_name(Seat(seat as u8)), value_told(&WORDS, value, stake));
                let _ = writeln!(text, "  {name:<8} {told}");
            }
        }
        if let Some(seat) = self.on_turn {
            let how = if is_open { format!(", by a search of {SECONDS} s") } else { String::new() };
            let heading = format!("Openings of {}{how}", self.game.seat_name(seat));
            let _ = writeln!(text, "\n{}", paint.strong(&heading));
            text += &openings_told(&WORDS, &self.openings, stake, paint, 12);
        }
        text
    }
}

/// A value in JSON, with its label, where so much is to be won or lost. Where only bounds are known there is no number
/// between them.
pub(crate) fn value_json(value: &Value, stake: f64) -> serde_json::Value {
    let label = match value.label {
        Label::Exact => "exact",
        Label::Bounded { .. } => "bounded",
        Label::Estimate { .. } => "estimate",
    };
    let (low, high) = value.range(stake);
    let mean = (label != "bounded").then_some(value.mean);
    json!({"value": mean, "label": label, "low": low, "high": high, "distance": value.distance})
}

/// An action with its value, in JSON.
pub(crate) fn opening_json(opening: &Opening, stake: f64) -> serde_json::Value {
    let mut json = value_json(&opening.value, stake);
    json["action"] = json!(opening.action);
    json["share"] = json!(opening.share);
    json
}

/// A number with its sign. What rounds to nothing is told as nothing.
pub(crate) fn signed(words: &Words, number: f64, places: u8) -> String {
    let number = if number.abs() < 0.5 * 0.1f64.powi(places.into()) { 0.0 } else { number };
    let sign = if number < 0.0 { "" } else { "+" };
    format!("{sign}{}", words.decimal(number, places))
}

/// What a value is, in words, where so much is to be won or lost.
pub(crate) fn value_told(words: &Words, value: &Value, stake: f64) -> String {
    let signed = |number| signed(words, number, 4);
    let between = |message: &str, (low, high): (f64, f64)| {
        let args = [("value", signed(value.mean)), ("low", signed(low)), ("high", signed(high))];
        words.say(message, &args.map(|(name, number)| (name, number.into())))
    };
    let told = match value.label {
        Label::Exact => words.say("value-exact", &[("value", signed(value.mean).into())]),
        Label::Bounded { low, high } => between("value-bounded", rounded_outwards((low, high))),
        Label::Estimate { within } => {
            let (low, high) = value.range(stake);
            if low > value.mean - within || high < value.mean + within {
                between("value-estimate-between", (low, high))
            } else {
                let args = [("value", signed(value.mean).into()), ("within", Arg::Decimal(within, 4))];
                words.say("value-estimate", &args)
            }
        }
    };
    match value.distance {
        Some(actions) => {
            words.say("value-in", &[("value", told.into()), ("actions", u64::from(actions).into())])
        }
        None => told,
    }
}

/// Actions with their values, the best first, at most this many lines.
pub(crate) fn openings_told(
    words: &Words,
    openings: &[Opening],
    stake: f64,
    paint: Paint,
    most: usize,
) -> String {
    let mut sorted: Vec<_> = openings.iter().collect();
    sorted.sort_by(|one, other| {
        let key = |opening: &Opening| (opening.share, opening.value.rank());
        key(other).partial_cmp(&key(one)).expect("values are numbers")
    });
    let width = sorted.iter().take(most).map(|opening| opening.action.chars().count()).max().unwrap_or(0);
    let is_mixture = openings.iter().any(|opening| opening.share > 0.0 && opening.share < 1.0);
    let mut text = String::new();
    for opening in sorted.iter().take(most) {
        let share = if is_mixture { format!("{:>6.1} %  ", opening.share * 100.0) } else { String::new() };
        let action = paint.choice(&format!("{:<width$}", opening.action));
        let _ = writeln!(text, "  {action}  {share}{}", value_told(words, &opening.value, stake));
    }
    if sorted.len() > most {
        let _ = writeln!(text, "  {}", paint.faint(&format!("and {} more", sorted.len() - most)));
    }
    text
}
