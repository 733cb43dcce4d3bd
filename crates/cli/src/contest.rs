//! `gambol match`: bots against bots.

use crate::failure::Failure;
use crate::paint::Paint;
use crate::print;
use crate::setup::{CacheArgs, SetupArgs, THINKING, check_seconds, game_names, table_of};
use crate::waiting::{Waiting, counted, ctrl_c, grouped};
use gambol_bots::contest::{Contest, Losses, Measure, Player, Score, Standings};
use gambol_bots::{Budget, Level, Library, Sight, advise_from};
use gambol_core::{AnyMatch, Seat};
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
    /// playouts; without a number, only choices whose truth is known are judged
    #[arg(long, value_name = "PLAYOUTS", num_args = 0..=1, default_missing_value = "0",
        value_parser = crate::setup::at_least(0u64))]
    measure: Option<u64>,

    /// How many games to play at the same time [default: one per core]
    #[arg(long, value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=256))]
    threads: Option<usize>,

    /// The seed for chance and bots
    #[arg(long, default_value_t = 1, value_parser = crate::setup::at_least(0u64))]
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
    let library = Library::new(Some(store), memory);
    // In Gunst that is what is asked in every game: the start. No clock runs while it is thought through.
    if wants_table && is_proved(game.as_ref()) {
        for sight in (0..game.seats() as u8).filter_map(|seat| Sight::of(game.as_ref(), Seat(seat))) {
            advise_from(Some(&library), &sight, &Budget::playouts(1), ctrl_c());
        }
    }
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
        library: Some(library),
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
        let (score, losses) = (standing.score, standing.losses);
        let loss = losses.average().filter(|_| losses.is_known());
        // In JSON what is infinite is null.
        let (elo, elo_low, elo_high) = elo(score, standings).unwrap_or((f64::NAN, f64::NAN, f64::NAN));
        json!({
            "level": standing.player.level.name(is_proved(game)), "won": standing.won, "drawn": standing.drawn,
            "lost": standing.lost,
            "score": score.mean, "score_low": score.least, "score_high": score.most,
            "elo": elo, "elo_low": elo_low, "elo_high": elo_high,
            "returns": standing.returns.mean, "returns_within": standing.returns.within,
            "loss_a_move": loss.map(|loss| loss.mean), "loss_within": loss.and_then(|loss| loss.within),
            "choices": losses.choices,
            "moves_measured": losses.moves, "moves_estimated": losses.estimated, "moves_open": losses.open,
        })
    });
    let budget = match args.playouts {
        Some(playouts) => json!({"playouts": playouts}),
        None => json!({"seconds": args.think}),
    };
    let is_exact = standings.players.iter().all(|standing| standing.losses.is_exact());
    let measured = args.measure.map(|playouts| match playouts {
        0 if is_exact => json!("exactly"),
        0 => json!("partly"),
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
        "{:<10}{:>6}{:>7}{:>6}   {:<24}{:<22}loss per move",
        "level", "won", "drawn", "lost", "score", "Elo"
    );
    let _ = writeln!(text, "{}", paint.strong(&heading));
    for standing in &standings.players {
        let _ = writeln!(
            text,
            "{:<10}{:>6}{:>7}{:>6}   {:<24}{:<22}{}",
            standing.player.level.name(is_proved(game)),
            standing.won,
            standing.drawn,
            standing.lost,
            score_told(standing.score),
            elo_told(elo(standing.score, standings)),
            loss_told(&standing.losses),
        );
    }
    text
}

/// A score with the ends of its interval.
fn score_told(score: Score) -> String {
    format!("{:.1} % ({:.1} … {:.1})", score.mean * 100.0, score.least * 100.0, score.most * 100.0)
}

/// The difference in Elo that a score stands for, with its interval. It is one of two: among three who are alike nobody
/// scores a half.
fn elo(score: Score, standings: &Standings) -> Option<(f64, f64, f64)> {
    (standings.players.len() == 2).then(|| score.elo())
}

fn elo_told(elo: Option<(f64, f64, f64)>) -> String {
    let told = |points: f64| match points {
        _ if points.is_finite() => format!("{points:+.0}").replace('-', "−"),
        _ if points > 0.0 => "∞".to_owned(),
        _ => "−∞".to_owned(),
    };
    elo.map_or("-".to_owned(), |(middle, least, most)| {
        format!("{} ({} … {})", told(middle), told(least), told(most))
    })
}

/// What a player gave away, and how that is known.
fn loss_told(losses: &Losses) -> String {
    let Losses { choices, moves, .. } = *losses;
    let judged = match moves {
        0 => "none".to_owned(),
        moves => format!("only {}", grouped(moves)),
    };
    let partly = format!("{judged} of {} could be judged", counted(choices, "choice"));
    let Some(loss) = losses.average() else {
        return if choices == 0 { "-".to_owned() } else { format!("unknown: {partly}") };
    };
    let within = loss.within.map_or(String::new(), |within| format!(" ± {within:.4}"));
    let or_more = if losses.open == 0 { "" } else { " or more" };
    match (losses.is_known(), losses.is_whole()) {
        (true, true) if losses.is_exact() => format!("{:.4}{within} exact", loss.mean),
        (true, true) => format!("{:.4}{within} or more", loss.mean),
        (true, false) => format!("{:.4}{within}{or_more}, but {partly}", loss.mean),
        (false, true) => "unknown: no large mistake was seen".to_owned(),
        (false, false) => format!("unknown: {partly}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_score_is_no_difference_and_a_whitewash_an_endless_one() {
        let told = |mean, least, most| elo_told(Some(Score { mean, least, most }.elo()));
        assert_eq!(told(0.5, 0.5, 0.5), "+0 (+0 … +0)");
        assert_eq!(told(1.0, 0.9, 1.0), "∞ (+382 … ∞)");
        assert_eq!(told(0.0, 0.0, 0.1), "−∞ (−∞ … −382)");
        assert_eq!(told(0.75, 0.7, 0.8), "+191 (+147 … +241)");
    }

    #[test]
    fn a_loss_is_called_exact_only_where_every_choice_was_judged_to_the_last_digit() {
        let all = Losses { choices: 451, moves: 451, lost: 4.51, squares: 4.51, ..Losses::default() };
        assert_eq!(loss_told(&all), "0.0100 ± 0.0092 exact");
        assert_eq!(loss_told(&Losses { open: 1, ..all }), "0.0100 ± 0.0092 or more");
        let none_lost = Losses { lost: 0.0, squares: 0.0, ..all };
        assert_eq!(loss_told(&none_lost), "0.0000 ± 0.0000 exact");
        let searched = Losses { estimated: 400, open: 400, ..none_lost };
        assert_eq!(loss_told(&searched), "unknown: no large mistake was seen");
        let few = Losses { choices: 451, moves: 4, ..Losses::default() };
        assert_eq!(loss_told(&few), "unknown: only 4 of 451 choices could be judged");
        let some_lost = Losses { lost: 1.0, squares: 1.0, ..few };
        assert_eq!(loss_told(&some_lost), "0.2500 ± 0.4900, but only 4 of 451 choices could be judged");
        let one = Losses { choices: 1, moves: 0, ..Losses::default() };
        assert_eq!(loss_told(&one), "unknown: none of 1 choice could be judged");
        assert_eq!(loss_told(&Losses::default()), "-");
    }
}
