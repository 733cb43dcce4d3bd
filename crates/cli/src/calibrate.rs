//! `gambol calibrate`: how far a search can be trusted, found out where the truth is known.

use crate::failure::Failure;
use crate::paint::Paint;
use crate::print;
use crate::setup::{CacheArgs, SetupArgs, game_names};
use crate::waiting::{Waiting, counted};
use gambol_bots::{Budget, Sight, Stop, advise_from};
use gambol_core::{AnyMatch, Dice, Node, Seat};
use gambol_games::Kind;
use gambol_solve::{Effort, Label, Opening, Progress, Solved, given_away, prove};
use gambol_table::review::stake;
use serde_json::json;
use std::fmt::Write;
use std::time::Duration;

/// Compare what a search estimates with the truth, in a game that is solved
///
/// The search is kept from the table and judges positions of games that were half played well and half at random. Every
/// estimate comes with a doubt, "± 0.1": this counts how often the truth lies within it. Where there is no table but ends
/// can be proved (Kangaruse), the positions are those that take longer to prove than the search has.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game
    #[arg(value_parser = game_names(), ignore_case = true)]
    game: Kind,

    #[command(flatten)]
    setup: SetupArgs,

    /// How many positions to judge
    #[arg(short = 'n', long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    positions: u64,

    /// How many playouts the search may spend on each; several numbers, separated by commas
    #[arg(long, value_name = "COUNTS", value_delimiter = ',', default_value = "300,1000,3000")]
    playouts: Vec<u64>,

    /// The seed for the positions
    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    cache: CacheArgs,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// A proof looks at no more positions than this, where there is no table.
const MOST_POSITIONS: u64 = 10_000_000;

/// Who plays well there thinks for so many playouts.
const GOOD_PLAYOUTS: u64 = 100;

/// The share of truths that is to lie within the doubt.
const TRUSTED: f64 = 0.95;

/// How estimates stood against the truth.
#[derive(Default)]
struct Tally {
    /// Estimates that were compared.
    compared: u64,
    /// Those with the truth within their doubt.
    inside: u64,
    /// All errors, and all doubts.
    error: f64,
    doubt: f64,
    /// How many times its doubt each was wrong.
    wrong_by: Vec<f64>,
    /// Moves that a review would blame for giving something away, and those that did.
    blamed: u64,
    rightly: u64,
}

impl Tally {
    fn add(&mut self, estimate: &Opening, truth: &Opening) {
        let Label::Estimate { within } = estimate.value.label else { return };
        let error = (estimate.value.mean - truth.value.mean).abs();
        self.compared += 1;
        self.inside += u64::from(error <= within + 1e-9);
        self.error += error;
        self.doubt += within;
        self.wrong_by.push(error / within.max(1e-9));
    }

    fn share(&self) -> f64 {
        self.inside as f64 / self.compared.max(1) as f64
    }

    /// How many times the doubt would have to be what it is, to be trusted.
    fn factor(&self) -> f64 {
        let mut sorted = self.wrong_by.clone();
        sorted.sort_by(f64::total_cmp);
        let at = (sorted.len() as f64 * TRUSTED).ceil() as usize;
        sorted.get(at.saturating_sub(1)).copied().unwrap_or(0.0)
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / self.compared.max(1) as f64
    }
}

/// Judges and prints.
pub fn run(args: &Args) -> Result<(), Failure> {
    let game = args.setup.start(args.game)?;
    let waiting = Waiting::begin();
    let solved = gambol_solve::solve(game.as_ref(), &args.cache.store()?, &waiting)?;
    let truths = Truths { solved, threads: std::thread::available_parallelism().map_or(1, usize::from) };
    let stake = stake(game.as_ref());
    let mut dice = Dice::new(args.seed);
    let mut rows = Vec::new();
    for &playouts in &args.playouts {
        let budget = Budget { time: Duration::from_hours(1), playouts: Some(playouts) };
        waiting.stage(&format!("positions by {}", counted(playouts, "playout")), args.positions);
        let (mut best, mut all) = (Tally::default(), Tally::default());
        for done in 0..args.positions {
            waiting.go_on()?;
            let Some((advice, truth)) = position(game.as_ref(), &truths, &budget, &mut dice) else {
                let title = game.title();
                return Err(Failure::new(format!(
                    "{title}: expected a game whose truth is known, found no such position"
                )));
            };
            let most = truth.iter().map(|opening| opening.value.mean).fold(f64::NEG_INFINITY, f64::max);
            for (place, estimate) in advice.iter().enumerate() {
                if let Some(truth) = truth.iter().find(|truth| truth.action == estimate.action) {
                    all.add(estimate, truth);
                    if given_away(&advice, &estimate.action, stake).is_some_and(|loss| loss.amount > 0.0) {
                        all.blamed += 1;
                        all.rightly += u64::from(truth.value.mean < most - 1e-6);
                    }
                    if place == 0 {
                        best.add(estimate, truth);
                    }
                }
            }
            waiting.done(done + 1);
        }
        rows.push((playouts, best, all));
    }
    waiting.end();
    print(&if args.json { told_json(args, &rows) } else { told_text(args, &rows) })
}

/// Who knows the truth.
struct Truths {
    /// The table, where there is one.
    solved: Option<Box<dyn Solved>>,
    /// How many threads prove ends where there is none.
    threads: usize,
}

impl Truths {
    /// Every move of a seat with its exact value; none if that is not known.
    fn moves(&self, table: &dyn AnyMatch, seat: Seat) -> Option<Vec<Opening>> {
        let moves = match &self.solved {
            Some(solved) => solved.moves(table, seat)?,
            None => prove(table, seat, Effort { positions: MOST_POSITIONS, threads: self.threads })?,
        };
        moves.iter().all(|opening| opening.value.label == Label::Exact).then_some(moves)
    }

    /// A move of somebody who plays well.
    fn good(&self, table: &dyn AnyMatch, seat: Seat, dice: &mut Dice) -> Option<String> {
        let thought = || {
            Some(advise_from(
                None,
                &Sight::of(table, seat)?,
                &Budget::playouts(GOOD_PLAYOUTS),
                &Stop::default(),
            ))
        };
        let moves = self.solved.as_ref().map_or_else(thought, |solved| solved.moves(table, seat))?;
        drawn(&moves, dice)
    }
}

/// What a search makes of the moves in a position, and what they are worth. The position has something to choose and is
/// somewhere in a game that is played half well and half at random.
fn position(
    game: &dyn AnyMatch,
    truths: &Truths,
    budget: &Budget,
    dice: &mut Dice,
) -> Option<(Vec<Opening>, Vec<Opening>)> {
    for _ in 0..1000 {
        let mut table = game.afresh();
        for _ in 0..dice.below(40) {
            let good = match table.node() {
                Node::Decision { seat, .. } if dice.below(2) == 0 => truths.good(table.as_ref(), seat, dice),
                _ => None,
            };
            let action = good.map(gambol_core::Action::One).or_else(|| table.random_action(dice));
            let Some(action) = action else { break };
            if table.apply(&action).is_err() {
                break;
            }
        }
        let seat = match table.node() {
            Node::Decision { seat, legal } if legal.len() > 1 => seat,
            Node::Simultaneous { legal } if legal.iter().any(|(_, legal)| legal.len() > 1) => legal[0].0,
            _ => continue,
        };
        // A table is quick to look up; where an end has to be proved, the search is quicker.
        let Some(sight) = Sight::of(table.as_ref(), seat) else { continue };
        let advice = advise_from(None, &sight, budget, &Stop::default());
        if advice.iter().any(|opening| opening.value.label != Label::Exact)
            && let Some(truth) = truths.moves(table.as_ref(), seat).filter(|truth| !truth.is_empty())
        {
            return Some((advice, truth));
        }
    }
    None
}

/// One of these moves, as often as best play makes it.
fn drawn(moves: &[Opening], dice: &mut Dice) -> Option<String> {
    let mut left = f64::from(dice.below(1 << 20)) / f64::from(1 << 20);
    let chosen = moves.iter().find(|opening| {
        left -= opening.share;
        left < 0.0
    });
    chosen.map(|opening| opening.action.clone())
}

fn told_json(args: &Args, rows: &[(u64, Tally, Tally)]) -> String {
    let tally = |tally: &Tally| {
        json!({"compared": tally.compared, "inside": tally.share(), "error": tally.mean(tally.error),
            "doubt": tally.mean(tally.doubt), "factor_for_95_percent": tally.factor(), "blamed": tally.blamed,
            "rightly": tally.rightly})
    };
    let rows: Vec<_> = rows
        .iter()
        .map(|(playouts, best, all)| json!({"playouts": playouts, "best": tally(best), "all": tally(all)}))
        .collect();
    let answer = json!({"version": env!("CARGO_PKG_VERSION"), "game": args.game.name(), "seed": args.seed,
        "positions": args.positions, "rows": rows});
    format!("{answer}\n")
}

fn told_text(args: &Args, rows: &[(u64, Tally, Tally)]) -> String {
    let paint = Paint::for_stdout();
    let positions = counted(args.positions, "position");
    let mut text = format!("{}, {positions} each\n", args.game.title());
    let heading = format!(
        "{:>9}  {:<10} {:>9} {:>10} {:>9} {:>9} {:>10}",
        "playouts", "moves", "compared", "inside", "error", "doubt", "95 % need"
    );
    let _ = writeln!(text, "{}", paint.strong(&heading));
    for (playouts, best, all) in rows {
        for (which, tally) in [("best", best), ("all", all)] {
            let _ = writeln!(
                text,
                "{playouts:>9}  {which:<10} {:>9} {:>8.1} % {:>9.4} {:>9.4} {:>8.2} ×",
                tally.compared,
                tally.share() * 100.0,
                tally.mean(tally.error),
                tally.mean(tally.doubt),
                tally.factor(),
            );
        }
    }
    for (playouts, _, all) in rows {
        let share = all.rightly as f64 / all.blamed.max(1) as f64 * 100.0;
        let moves = counted(all.blamed, "move");
        let _ = writeln!(
            text,
            "With {} a review would blame {moves}, {share:.1} % rightly.",
            counted(*playouts, "playout")
        );
    }
    text
}
