//! `gambol solve`: solves a game and shows what is known about its start.

use crate::failure::Failure;
use crate::paint::Paint;
use crate::print;
use crate::setup::{CacheArgs, SetupArgs};
use crate::waiting::{Waiting, grouped, told_bytes};
use gambol_core::{Action, AnyMatch, Dice, Node, Seat};
use gambol_forge::percent;
use gambol_solve::{Account, Opening, Solved, Value};
use serde_json::json;
use std::fmt::Write;
use std::time::Instant;

/// Solve a game exactly: who wins with best play, by which openings, and how sure that is
///
/// Builds the table of the game with these options (once: it is kept in the cache) and shows what it says about the
/// start. Tables know positions only: draws by repetition or length are not in them.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game
    game: String,

    #[command(flatten)]
    setup: SetupArgs,

    #[command(flatten)]
    cache: CacheArgs,

    /// Check this many random positions of the table against their successors, by the rules alone
    #[arg(long, value_name = "COUNT", default_value_t = 0)]
    verify: u64,

    /// The seed for the positions to verify
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Solves and prints.
pub fn run(args: &Args) -> Result<(), Failure> {
    let game = args.setup.start(&args.game)?;
    let store = args.cache.store()?;
    let waiting = Waiting::begin();
    let since = Instant::now();
    let solved = gambol_solve::solve(game.as_ref(), &store, &waiting);
    let solved = solved.map_err(|error| Failure::new(error.to_string()))?.ok_or_else(|| {
        Failure::new(format!(
            "{}: there is no exact solver for this game with these options; `gambol value` estimates by search",
            game.title()
        ))
    })?;
    let seconds = since.elapsed().as_secs_f64();
    let mut checked = None;
    if args.verify > 0 {
        let verified = solved.verify(args.verify, &mut Dice::new(args.seed), &waiting);
        checked = Some(verified.map_err(|error| Failure::new(error.to_string()))?);
    }
    waiting.end();
    let told = Told::of(game, solved.as_ref(), seconds);
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

/// What there is to tell.
struct Told {
    game: Box<dyn AnyMatch>,
    account: Account,
    values: Vec<Value>,
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
        let values = seats.map(|seat| solved.value(game.as_ref(), seat)).collect::<Option<_>>();
        let on_turn = match game.node() {
            Node::Decision { seat, .. } => Some(seat),
            Node::Simultaneous { legal } => legal.first().map(|(seat, _)| *seat),
            _ => None,
        };
        let openings = on_turn.and_then(|seat| solved.moves(game.as_ref(), seat)).unwrap_or_default();
        Told {
            account: solved.account(),
            values: values.unwrap_or_default(),
            openings,
            on_turn,
            seconds,
            game,
        }
    }

    fn json(&self) -> serde_json::Value {
        let seats: Vec<_> = self.values.iter().map(value_json).collect();
        let openings: Vec<_> = self.openings.iter().map(opening_json).collect();
        let shares: serde_json::Map<_, _> =
            self.account.shares.iter().map(|(name, count)| (name.clone(), json!(count))).collect();
        json!({
            "game": self.game.game(), "options": self.game.given_options(), "values": seats, "openings": openings,
            "positions": self.account.positions, "bytes": self.account.bytes, "shares": shares,
            "longest": self.account.longest, "seconds": self.seconds,
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
            let _ = writeln!(text, "  the longest forced win takes {longest} actions");
        }
        let _ = writeln!(text, "\n{}", paint.strong("The start, with best play"));
        for (seat, value) in self.values.iter().enumerate() {
            let _ = writeln!(text, "  {:<8} {value}", self.game.seat_name(Seat(seat as u8)));
        }
        if let Some(seat) = self.on_turn {
            let _ =
                writeln!(text, "\n{}", paint.strong(&format!("Openings of {}", self.game.seat_name(seat))));
            text += &openings_text(&self.openings, paint, 12);
        }
        text
    }
}

/// A value in JSON, with its label.
pub(crate) fn value_json(value: &Value) -> serde_json::Value {
    let (label, low, high) = match value.label {
        gambol_solve::Label::Exact => ("exact", value.mean, value.mean),
        gambol_solve::Label::Bounded { low, high } => ("bounded", low, high),
        gambol_solve::Label::Estimate { within } => ("estimate", value.mean - within, value.mean + within),
    };
    json!({"value": value.mean, "label": label, "low": low, "high": high, "distance": value.distance})
}

/// An action with its value, in JSON.
pub(crate) fn opening_json(opening: &Opening) -> serde_json::Value {
    let mut json = value_json(&opening.value);
    json["action"] = json!(opening.action);
    json["share"] = json!(opening.share);
    json
}

/// Actions with their values, the best first, at most this many lines.
pub(crate) fn openings_text(openings: &[Opening], paint: Paint, most: usize) -> String {
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
        let _ = writeln!(text, "  {action}  {share}{}", opening.value);
    }
    if sorted.len() > most {
        let _ = writeln!(text, "  {}", paint.faint(&format!("and {} more", sorted.len() - most)));
    }
    text
}
