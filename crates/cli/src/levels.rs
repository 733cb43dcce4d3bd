//! `gambol levels`: how accurately computers of each level play, for reviews to compare people with.

use crate::failure::Failure;
use crate::print;
use crate::setup::{CacheArgs, SetupArgs, game_names, table_of};
use crate::waiting::{Waiting, ctrl_c};
use gambol_bots::contest::{Contest, Losses, Measure, Player};
use gambol_bots::{Budget, Level, Library};
use gambol_games::Kind;
use gambol_solve::{Progress, is_proved};
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Measure how accurately computers of each level play a game, each among its equals
///
/// An accuracy is what reviews tell of people: the part of the game that a choice keeps on average, judged in the same
/// way; it is null where only searches looked for mistakes and saw none. With --into, the result takes its place in a file
/// such as crates/table/src/review/levels.json.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game
    #[arg(value_parser = game_names(), ignore_case = true)]
    game: Kind,

    #[command(flatten)]
    setup: SetupArgs,

    /// How many games each level plays
    #[arg(short = 'n', long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,

    /// How many playouts a bot may spend on a move
    #[arg(long, value_name = "COUNT", default_value_t = 1000, value_parser = crate::setup::at_least(1u64))]
    playouts: u64,

    /// How many playouts a move is judged by where the game is not solved
    #[arg(long, value_name = "COUNT", default_value_t = 2000, value_parser = crate::setup::at_least(0u64))]
    measure: u64,

    /// How many games to play at the same time [default: one per core]
    #[arg(long, value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=256))]
    threads: Option<usize>,

    /// The seed for chance and bots
    #[arg(long, default_value_t = 1, value_parser = crate::setup::at_least(0u64))]
    seed: u64,

    #[command(flatten)]
    cache: CacheArgs,

    /// Put the result into this file
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
}

/// Plays, and prints or writes.
pub fn run(args: &Args) -> Result<(), Failure> {
    let kind = args.game;
    let options = args.setup.options_of(kind)?;
    let game = kind.start(&options)?;
    let waiting = Waiting::begin();
    let store = args.cache.store()?;
    table_of(game.as_ref(), &store, &waiting)?;
    let memory = gambol_solve::table::memory_available().map_or(1 << 30, |available| available / 2);
    let library = Library::new(Some(store), memory);
    let stake = game.sides().len().max(2) as f64;
    let hour = Duration::from_hours(1);
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (mut accuracy, mut moves, mut estimated) = (Map::new(), 0, 0);
    for level in Level::ALL {
        let contest = Contest {
            kind,
            options: options.clone(),
            players: vec![Player { level, budget: Budget { time: hour, playouts: Some(args.playouts) } }],
            games: args.games,
            seed: args.seed,
            threads: args.threads.unwrap_or(cores),
            measure: Measure::Search(Budget { time: hour, playouts: Some(args.measure) }),
            library: Some(library.clone()),
        };
        waiting.stage(&format!("games of level {level}"), args.games);
        let standings = contest.run(ctrl_c(), &|done| waiting.done(done));
        let standings = standings.map_err(|error| Failure::new(error.to_string()))?;
        waiting.go_on()?;
        let losses: Losses = standings.players[0].losses;
        accuracy.insert(level.name(is_proved(game.as_ref())).to_owned(), kept(&losses, stake).into());
        moves += losses.moves;
        estimated += losses.estimated;
    }
    waiting.end();
    let chosen: Vec<_> = options.iter().map(|(key, value)| format!(" -o {key}={}", told(value))).collect();
    let how = format!(
        "gambol {} levels {}{} -n {} --playouts {} --measure {} --seed {}",
        env!("CARGO_PKG_VERSION"),
        kind.name(),
        chosen.concat(),
        args.games,
        args.playouts,
        args.measure,
        args.seed
    );
    let entry = json!({
        "game": kind.name(), "options": options, "accuracy": accuracy, "moves": moves,
        "estimated": estimated, "how": how,
    });
    let Some(file) = &args.into else { return print(&format!("{entry:#}\n")) };
    if accuracy_is_open(&entry) {
        print(&format!("{entry:#}\n"))?;
        return Err(Failure::new(format!(
            "{}: not written, because not every level's accuracy is known",
            file.display()
        )));
    }
    insert(file, kind, entry)
}

/// The part of the stake that a choice keeps on average, if that is known.
fn kept(losses: &Losses, stake: f64) -> Option<f64> {
    let loss = losses.average().filter(|_| losses.is_known())?;
    Some(rounded(1.0 - loss.mean / stake))
}

/// Whether the accuracy of any level is unknown.
fn accuracy_is_open(entry: &Value) -> bool {
    entry["accuracy"].as_object().is_some_and(|levels| levels.values().any(Value::is_null))
}

/// Puts an entry into a file, in place of what was known of this way to play.
fn insert(file: &Path, kind: Kind, entry: Value) -> Result<(), Failure> {
    let of =
        |error: &dyn std::fmt::Display| Failure::usage(error.to_string()).of(&file.display().to_string());
    let text = std::fs::read_to_string(file).unwrap_or_else(|_| r#"{"games": []}"#.to_owned());
    let mut all: Value = serde_json::from_str(&text).map_err(|error| of(&error))?;
    let games = all.get_mut("games").and_then(Value::as_array_mut);
    let games = games.ok_or_else(|| of(&"expected a list under \"games\""))?;
    games.retain(|known| known["game"] != kind.name() || known["options"] != entry["options"]);
    games.push(entry);
    games.sort_by_key(|known| (known["game"].to_string(), known["options"].to_string()));
    std::fs::write(file, format!("{all:#}\n"))
        .map_err(|error| Failure::new(format!("{}: {error}", file.display())))
}

/// An option's value as the command line has it.
fn told(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn rounded(number: f64) -> f64 {
    (number * 1e5).round() / 1e5
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_accuracy_of_whoever_only_searches_have_looked_at_is_unknown_until_they_see_a_mistake() {
        let exact = Losses { choices: 100, moves: 100, ..Losses::default() };
        assert_eq!(kept(&exact, 2.0), Some(1.0));
        let searched = Losses { estimated: 84, open: 84, ..exact };
        assert_eq!(kept(&searched, 2.0), None);
        assert_eq!(kept(&Losses { lost: 10.0, squares: 10.0, ..searched }, 2.0), Some(0.95));
        assert_eq!(kept(&Losses::default(), 2.0), None);
        let open = json!({"accuracy": {"1": 0.95, "2": kept(&searched, 2.0)}});
        assert!(accuracy_is_open(&open), "{open}");
        assert!(!accuracy_is_open(&json!({"accuracy": {"1": 0.95}})));
    }
}
