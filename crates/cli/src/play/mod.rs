//! `gambol play`: a game in the terminal, on one screen.

mod computer;
mod player;
pub(crate) mod prompt;
mod table;

use crate::failure::Failure;
use crate::games;
use crate::language::LangArgs;
use crate::paint::Paint;
use crate::setup::{CacheArgs, SetupArgs, THINKING, check_seconds, game_names, table_of};
use crate::waiting::Waiting;
use computer::Computer;
use gambol_bots::{Insight, Level, Library, Sight};
use gambol_core::{Dice, Match, Seat};
use gambol_games::Kind;
use gambol_solve::table::memory_available;
use gambol_words::{Teller, Words};
pub use player::Player;
use prompt::Prompt;
use serde_json::{Map, Value};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::Duration;
use table::Table;

/// Play a game here in the terminal: against the computer, with others on one screen, or just watch
#[derive(clap::Args, Debug, Default)]
pub struct Args {
    /// The game [default: asks you]
    #[arg(value_parser = game_names(), ignore_case = true)]
    game: Option<Kind>,

    #[command(flatten)]
    setup: SetupArgs,

    /// Play the first seat against bots of this level, 1 to 5 or strongest
    #[arg(long, value_name = "LEVEL", conflicts_with = "seats")]
    bot: Option<Level>,

    /// Who sits in each seat: `here`, `random`, or a bot's level, such as `3,here` [default: asks you]
    #[arg(long, value_delimiter = ',', value_name = "WHO")]
    seats: Vec<Player>,

    /// How long a bot may think about a move, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    think: f64,

    /// The seed for dice and random players, to play the same game again [default: a new one each time]
    #[arg(long, value_parser = crate::setup::at_least(0u64))]
    seed: Option<u64>,

    #[command(flatten)]
    cache: CacheArgs,

    #[command(flatten)]
    lang: LangArgs,

    /// Save the record to this file when the game ends or you leave
    #[arg(long, value_name = "FILE")]
    save: Option<String>,
}

/// Sets the table and plays.
pub fn run(args: &Args) -> Result<(), Failure> {
    let paint = Paint::for_stdout();
    let words = args.lang.words();
    let mut prompt = Prompt::new(paint, &words);
    let Some(kind) = choose_game(args, &mut prompt)? else { return Ok(()) };
    let mut options = args.setup.options_of(kind)?;
    if args.game.is_none() && options.is_empty() {
        let Some(chosen) = choose_variant(kind, &mut prompt)? else { return Ok(()) };
        options = chosen;
    }
    if kind.has_fresh_boards() && !options.contains_key("board") && !options.contains_key("seed") {
        // The record keeps the board.
        options.insert("seed".into(), Value::from(entropy() >> 11));
    }
    let mut game = kind.start(&options)?;
    let seats = game.seats();
    let players = match args.seats.len() {
        0 => match args.bot {
            Some(level) => Some(against(seats, Player::Bot(level))),
            None => choose_players(game.as_ref(), &mut prompt)?,
        },
        count if count == seats => Some(args.seats.clone()),
        count => {
            return Err(Failure::usage(format!("--seats: expected {seats}, as the game has, found {count}")));
        }
    };
    let Some(players) = players else { return Ok(()) };
    let people = players.iter().filter(|player| **player == Player::Here).count();
    if let Some((key, value)) = games::of(kind).usual(people).filter(|(key, _)| !options.contains_key(*key)) {
        options.insert(key.to_owned(), value);
        game = kind.start(&options)?;
    }
    check_seconds("--think", args.think, THINKING)?;
    if players.iter().any(|player| matches!(player, Player::Bot(level) if *level >= Level::Four)) {
        // Perfect play needs its table, better before the first move than in the middle of the game.
        let waiting = Waiting::begin();
        table_of(game.as_ref(), &args.cache.store()?, &waiting)?;
    }
    let library = Library::new(args.cache.store().ok(), memory_available().map_or(1 << 30, |free| free / 2));
    let dice = Dice::new(args.seed.unwrap_or_else(entropy));
    let think = Duration::from_secs_f64(args.think);
    Table::new(game, players, dice, (paint, words), Computer::new(Sight::of, library, think))
        .play(&mut prompt, args.save.as_deref())
}

/// Plays a match of any game `G` in the terminal, ours or not.
pub fn at_terminal<G: Insight>(game: Match<G>, players: Vec<Player>, seed: u64) -> Result<(), Failure> {
    let paint = Paint::for_stdout();
    let library = Library::new(None, memory_available().map_or(1 << 30, |free| free / 2));
    let computer = Computer::new(Sight::in_match::<G>, library, Duration::from_secs(1));
    let words = Words::english();
    let mut prompt = Prompt::new(paint, &words);
    Table::new(Box::new(game), players, Dice::new(seed), (paint, words), computer).play(&mut prompt, None)
}

/// Random bits from the system.
pub(crate) fn entropy() -> u64 {
    RandomState::new().build_hasher().finish()
}

fn choose_game(args: &Args, prompt: &mut Prompt) -> Result<Option<Kind>, Failure> {
    if let Some(kind) = args.game {
        return Ok(Some(kind));
    }
    let about = Kind::ALL.map(|kind| gambol_words::about(&prompt.words, kind));
    let wide = about.iter().map(|about| about.title.chars().count()).max().unwrap_or(0);
    let lines = about.map(|about| format!("{:<wide$} {}", about.title, about.sentence));
    let chosen = prompt.choose(&prompt.words.say("terminal-game", &[]), &lines)?;
    Ok(chosen.map(|index| Kind::ALL[index]))
}

fn choose_variant(kind: Kind, prompt: &mut Prompt) -> Result<Option<Map<String, Value>>, Failure> {
    let variants = games::of(kind).variants();
    let words = &prompt.words;
    let key = format!("terminal-way-{kind}");
    let lines: Vec<_> = variants.iter().map(|(way, _)| words.pick(&key, way, &[])).collect();
    let question = words.say("terminal-way", &[("game", words.say(kind.name(), &[]).into())]);
    let chosen = prompt.choose(&question, &lines)?;
    Ok(chosen.map(|index| serde_json::from_str(variants[index].1).expect("the variants are JSON objects")))
}

fn choose_players(
    game: &dyn gambol_core::AnyMatch,
    prompt: &mut Prompt,
) -> Result<Option<Vec<Player>>, Failure> {
    let seats = game.seats();
    let words = prompt.words.clone();
    let options = game.options();
    let teller =
        |kind| Teller { words: &words, kind, options: &options, names: &[], reader: None, turned: None };
    let first = Kind::of(game).map_or_else(
        || game.seat_name(Seat(0)).into(),
        |kind| gambol_words::Arg::from(teller(kind).role(Seat(0))),
    );
    let lines = [
        words.pick("terminal-who", "one", &[("first", first)]),
        words.pick("terminal-who", "all", &[("count", seats.into())]),
        words.pick("terminal-who", "none", &[]),
    ];
    let Some(who) = prompt.choose(&words.say("terminal-who", &[]), &lines)? else { return Ok(None) };
    if who == 1 {
        return Ok(Some(vec![Player::Here; seats]));
    }
    let levels = Level::ALL.map(|level| match level {
        Level::One => words.pick("terminal-level", "easiest", &[]),
        Level::Five => words.pick("terminal-level", "strong", &[]),
        Level::Perfect => words.pick("terminal-level", "perfect", &[]),
        level => level.to_string(),
    });
    let Some(level) = prompt.choose(&words.say("terminal-level", &[]), &levels)? else { return Ok(None) };
    let bot = Player::Bot(Level::ALL[level]);
    Ok(Some(if who == 0 { against(seats, bot) } else { vec![bot; seats] }))
}

/// A person in the first seat against all others.
fn against(seats: usize, other: Player) -> Vec<Player> {
    (0..seats).map(|seat| if seat == 0 { Player::Here } else { other }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol_games::Kind;

    #[test]
    fn every_variant_that_is_offered_can_be_played() {
        for kind in Kind::ALL {
            for (name, options) in games::of(kind).variants() {
                let started = kind.start(&serde_json::from_str(options).unwrap());
                assert!(started.is_ok(), "{kind}, {name}: {:?}", started.err());
            }
        }
    }
}
