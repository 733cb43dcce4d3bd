//! `gambol calibrate`: how far a search can be trusted, found out where the truth is known.

use crate::failure::Failure;
use crate::paint::Paint;
use crate::print;
use crate::setup::{CacheArgs, SetupArgs, at_least, game_names};
use crate::waiting::{Waiting, counted, ctrl_c};
use gambol_bots::{Bot, Budget, Level, Sight, advise_from};
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
/// can be proved (Kangaruse), the positions are the last of their games that take longer to prove than the search has.
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
    #[arg(long, value_name = "COUNTS", value_delimiter = ',', default_value = "300,1000,3000",
        value_parser = at_least(1u64))]
    playouts: Vec<u64>,

    /// The seed for the positions
    #[arg(long, default_value_t = 1, value_parser = at_least(0u64))]
    seed: u64,

    #[command(flatten)]
    cache: CacheArgs,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// A proof looks at no more positions than this, where there is no table.
const MOST_POSITIONS: u64 = 2_000_000;

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
    // Half a table of estimates tells nothing.
    waiting.unstoppable("positions");
    let truths = Truths { solved, threads: std::thread::available_parallelism().map_or(1, usize::from) };
    let stake = stake(game.as_ref());
    let mut dice = Dice::new(args.seed);
    let mut rows = Vec::new();
    for &playouts in &args.playouts {
        let budget = Budget { time: Duration::from_hours(1), playouts: Some(playouts) };
        waiting.stage(&format!("positions by {}", counted(playouts, "playout")), args.positions);
        let (mut best, mut all) = (Tally::default(), Tally::default());
        for done in 0..args.positions {
            let Judged { advice, truth } = position(game.as_ref(), &truths, &budget, &mut dice)?;
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
        if let Some(solved) = &self.solved {
            return drawn(&solved.moves(table, seat)?, dice);
        }
        // To prove every end on the way would take longest of all.
        let mut bot = Bot::new(Level::Five, dice.bits()).unaided();
        Some(bot.choose(&Sight::of(table, seat)?, &Budget::playouts(GOOD_PLAYOUTS), ctrl_c()).action)
    }
}

/// A position and what is known of it.
struct Judged {
    /// What a search makes of the moves.
    advice: Vec<Opening>,
    /// What they are worth.
    truth: Vec<Opening>,
}

/// A position is looked for in this many games: where there is no table, each of them is work.
const MOST_GAMES: u32 = 1000;
const MOST_PROVED: u32 = 500;

/// Games end by themselves long before.
const LONGEST: u32 = 400;

/// Where there is a table, positions are this many actions from the start at most: later ones are easy to see through.
const LATEST: u32 = 40;

/// What a search makes of the moves in a position, and what they are worth. The position is somewhere in a game that is
/// played half well and half at random.
fn position(
    game: &dyn AnyMatch,
    truths: &Truths,
    budget: &Budget,
    dice: &mut Dice,
) -> Result<Judged, Failure> {
    let has_table = truths.solved.is_some();
    let mut proves_all = true;
    for _ in 0..if has_table { MOST_GAMES } else { MOST_PROVED } {
        let actions = if has_table { dice.below(LATEST) } else { LONGEST };
        let mut table = half_played(game, truths, actions, dice);
        let mut open = estimated(table.as_ref(), budget, has_table);
        // A table knows every position. Where an end has to be proved, most likely that is the last which is not proved at
        // once.
        while open.is_none() && !has_table && table.undo(1) {
            open = estimated(table.as_ref(), budget, has_table);
        }
        let Some((seat, advice)) = open else { continue };
        proves_all = false;
        if let Some(truth) = truths.moves(table.as_ref(), seat).filter(|truth| !truth.is_empty()) {
            return Ok(Judged { advice, truth });
        }
    }
    let title = game.title();
    Err(Failure::new(if proves_all && !has_table {
        format!(
            "{title}: expected positions that take longer to prove than a search has, found that it proves them all; \
             a larger board has such positions"
        )
    } else {
        format!("{title}: expected a game whose truth is known, found no such position")
    }))
}

/// What a search makes of the moves of whoever has something to choose; none if it proves them all, or the best where that
/// is what proofs look for.
fn estimated(table: &dyn AnyMatch, budget: &Budget, has_table: bool) -> Option<(Seat, Vec<Opening>)> {
    let seat = match table.node() {
        Node::Decision { seat, legal } if legal.len() > 1 => seat,
        Node::Simultaneous { legal } if legal.iter().any(|(_, legal)| legal.len() > 1) => legal[0].0,
        _ => return None,
    };
    let advice = advise_from(None, &Sight::of(table, seat)?, budget, ctrl_c());
    let asked = if has_table { advice.len() } else { 1 };
    let is_estimated = |opening: &Opening| matches!(opening.value.label, Label::Estimate { .. });
    let is_open = advice.iter().take(asked).any(is_estimated);
    is_open.then_some((seat, advice))
}

/// So many actions of a game that is played half well and half at random.
fn half_played(game: &dyn AnyMatch, truths: &Truths, actions: u32, dice: &mut Dice) -> Box<dyn AnyMatch> {
    let mut table = game.afresh();
    for _ in 0..actions {
        let good = match table.node() {
            Node::Decision { seat, .. } if dice.below(2) == 0 => truths.good(table.as_ref(), seat, dice),
            _ => None,
        };
        let action = good.map(gambol_core::Action::One).or_else(|| table.random_action(dice));
        if action.is_none_or(|action| table.apply(&action).is_err()) {
            break;
        }
    }
    table
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
        let blamed = blamed(all);
        let _ = writeln!(text, "With {} a review would blame {blamed}.", counted(*playouts, "playout"));
    }
    text
}

/// How many moves a review would blame, and which part of them rightly.
fn blamed(all: &Tally) -> String {
    let moves = counted(all.blamed, "move");
    if all.blamed == 0 {
        return moves;
    }
    format!("{moves}, {:.1} % rightly", all.rightly as f64 / all.blamed as f64 * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_is_blamed_there_is_no_share_of_it() {
        let told = |blamed, rightly| super::blamed(&Tally { blamed, rightly, ..Tally::default() });
        assert_eq!(told(0, 0), "0 moves");
        assert_eq!(told(4, 3), "4 moves, 75.0 % rightly");
    }
}
