//! `gambol match`: bots against bots.

use crate::failure::Failure;
use crate::paint::Paint;
use crate::print;
use crate::setup::{CacheArgs, SetupArgs, THINKING, check_seconds, game_names, table_of};
use crate::waiting::{Waiting, counted, ctrl_c};
use gambol_bots::contest::{Contest, Measure, Measured, Player, Standings};
use gambol_bots::{Budget, Level, Library};
use gambol_core::AnyMatch;
use gambol_games::Kind;
use gambol_solve::{Progress, is_proved};
use serde_json::json;
use std::fmt::Write;
use std::time::Duration;

/// Let bots play each other in all seats and show which is stronger, with confidence intervals
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game
    #[arg(value_parser = game_names(), ignore_case = true)]
    game: Kind,

    /// The players' levels, 1 to 5 or strongest, separated by commas; they rotate through the seats
    #[arg(value_delimiter = ',', default_value = "5,3", value_name = "LEVELS")]
    players: Vec<Level>,

    #[command(flatten)]
    setup: SetupArgs,

    /// How many games
    #[arg(short = 'n', long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,

    /// How long a bot may think about a move, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 0.1)]
    think: f64,

    /// How many playouts a bot may spend on a move, instead of a time: then equal seeds play equal games
    #[arg(long, value_name = "COUNT", value_parser = crate::setup::at_least(1u64))]
    playouts: Option<u64>,

    /// Measure what each move gives away: exactly where the game is solved, otherwise by a search with this many
    /// playouts
    #[arg(long, value_name = "PLAYOUTS", num_args = 0..=1, default_missing_value = "0")]
    measure: Option<u64>,

    /// How many games to play at the same time [default: one per core]
    #[arg(long, value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=256))]
    threads: Option<usize>,

    /// The seed for chance and bots
    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    cache: CacheArgs,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Plays and prints.
pub fn run(args: &Args) -> Result<(), Failure> {
    let kind = args.game;
    let options = args.setup.options_of(kind)?;
    let game = kind.start(&options)?;
    if !(2..=game.seats()).contains(&args.players.len()) {
        let (most, found) = (game.seats(), args.players.len());
        let expected = if most == 2 { "2".to_owned() } else { format!("2 to {most}") };
        return Err(Failure::usage(format!("players: expected {expected} levels, found {found}")));
    }
    check_seconds("--think", args.think, THINKING)?;
    let waiting = Waiting::begin();
    let store = args.cache.store()?;
    // Perfect play and exact measurement need the table from the first move on.
    let wants_table = args.measure.is_some() || args.players.iter().any(|&level| level >= Level::Four);
    if wants_table {
        table_of(game.as_ref(), &store, &waiting)?;
    }
    let memory = gambol_solve::table::memory_available().map_or(1 << 30, |available| available / 2);
    let time = Duration::from_secs_f64(if args.playouts.is_some() { 3600.0 } else { args.think });
    let budget = Budget { time, playouts: args.playouts };
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let contest = Contest {
        kind,
        options,
        players: args.players.iter().map(|&level| Player { level, budget }).collect(),
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or(cores),
        measure: match args.measure {
            None => Measure::Nothing,
            Some(0) => Measure::Truth,
            Some(playouts) => {
                Measure::Search(Budget { time: Duration::from_hours(1), playouts: Some(playouts) })
            }
        },
        library: Some(Library::new(Some(store), memory)),
    };
    waiting.stage("games", args.games);
    let standings = contest.run(ctrl_c(), &|done| waiting.done(done));
    let standings = standings.map_err(|error| Failure::new(error.to_string()))?;
    waiting.end();
    if ctrl_c().stopped() && standings.games == 0 {
        return Err(Failure::interrupted());
    }
    print(&if args.json {
        told_json(args, game.as_ref(), &standings)
    } else {
        told_text(args, game.as_ref(), &standings)
    })?;
    // What was played until then stands.
    if ctrl_c().stopped() { Err(Failure::interrupted()) } else { Ok(()) }
}

fn told_json(args: &Args, game: &dyn AnyMatch, standings: &Standings) -> String {
    let players = standings.players.iter().map(|standing| {
        json!({
            "level": standing.player.level.name(is_proved(game)), "won": standing.won, "drawn": standing.drawn,
            "lost": standing.lost,
            "score": standing.score.mean, "score_within": standing.score.within,
            "returns": standing.returns.mean, "returns_within": standing.returns.within,
            "loss_a_move": standing.losses.average().map(|loss| loss.mean),
            "loss_within": standing.losses.average().map(|loss| loss.within), "moves_measured": standing.losses.moves,
            "moves_estimated": standing.losses.estimated, "moves_open": standing.losses.open,
        })
    });
    let budget = match args.playouts {
        Some(playouts) => json!({"playouts": playouts}),
        None => json!({"seconds": args.think}),
    };
    let measured = args.measure.map(|playouts| match playouts {
        0 => json!("exactly"),
        playouts => json!({"playouts": playouts}),
    });
    let answer = json!({
        "version": env!("CARGO_PKG_VERSION"), "game": args.game.name(), "options": game.options(), "seed": args.seed,
        "budget": budget, "measured": measured, "games": standings.games, "actions": standings.actions,
        "players": players.collect::<Vec<_>>(),
    });
    format!("{answer}\n")
}

fn told_text(args: &Args, game: &dyn AnyMatch, standings: &Standings) -> String {
    let paint = Paint::for_stdout();
    let mut text = String::new();
    let length = standings.actions as f64 / standings.games.max(1) as f64;
    let games = counted(standings.games, "game");
    let _ = writeln!(text, "{}, {games} of {length:.1} actions on average", args.game.title());
    let heading = format!(
        "{:<10}{:>6}{:>7}{:>6}   {:<18}{:<22}loss per move",
        "level", "won", "drawn", "lost", "score", "Elo"
    );
    let _ = writeln!(text, "{}", paint.strong(&heading));
    for standing in &standings.players {
        let score = standing.score;
        let loss = standing.losses.average().map_or("-".to_owned(), |loss| {
            let how = if standing.losses.open == 0 { "exact" } else { "or more" };
            if standing.losses.is_known() {
                format!("{:.4} ± {:.4} {how}", loss.mean, loss.within)
            } else {
                "unknown: no large mistake was seen".to_owned()
            }
        });
        let _ = writeln!(
            text,
            "{:<10}{:>6}{:>7}{:>6}   {:<18}{:<22}{loss}",
            standing.player.level.name(is_proved(game)),
            standing.won,
            standing.drawn,
            standing.lost,
            format!("{:.1} ± {:.1} %", score.mean * 100.0, score.within * 100.0),
            elo(score),
        );
    }
    text
}

/// The difference in Elo that a score stands for, with its interval.
fn elo(score: Measured) -> String {
    let told = |points: f64| match points {
        _ if points.is_finite() => format!("{points:+.0}"),
        _ if points > 0.0 => "∞".to_owned(),
        _ => "-∞".to_owned(),
    };
    let (middle, low, high) = score.elo();
    format!("{} ({} … {})", told(middle), told(low), told(high))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_score_is_no_difference_and_a_whitewash_an_endless_one() {
        let told = |mean, within| elo(Measured { mean, within });
        assert_eq!(told(0.5, 0.0), "+0 (+0 … +0)");
        assert_eq!(told(1.0, 0.1), "∞ (+382 … ∞)");
        assert_eq!(told(0.0, 0.1), "-∞ (-∞ … -382)");
        assert_eq!(told(0.75, 0.05), "+191 (+147 … +241)");
    }
}
