//! `gambol forge`: searches generated boards for what you want and certifies them.

use crate::board::pretty;
use crate::board::source::{BoardNames, built_in, find};
use crate::failure::{Failure, WORDS};
use crate::paint::Paint;
use crate::print;
use crate::setup::{CacheArgs, SetupArgs, at_least, check_seconds, game_names};
use crate::waiting::{Waiting, counted, grouped};
use gambol_bots::Level;
use gambol_forge::{
    Bench, Certificate, Effort, Forged, GRAMMAR, Haul, NoCertificate, Quest, Scratch, Wants, recipe_choices,
    usual_wants,
};
use gambol_games::Kind;
use gambol_games::code;
use gambol_games::recipe::Recipe;
use gambol_solve::Progress;
use gambol_words::certified;
use serde_json::{Map, Value, json};
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Search generated boards for what you want, or measure one board, and print what is known and how
///
/// Boards are made from one seed after another and discarded at the first test they fail: random play, then what
/// a solver knows exactly, then games between equal bots. What is left is printed with its certificate: everything
/// known about the board, how it is known, and the command that measures it again. Other games certify it than those
/// that chose it. Ctrl-C ends the search and prints the best so far.
#[derive(clap::Args, Debug)]
#[command(after_help = after_help())]
pub struct Args {
    /// The game; Gunst has no boards
    #[arg(value_parser = game_names(), ignore_case = true)]
    game: Kind,

    /// What you want, as clauses separated by commas (see below)
    #[arg(long, value_name = "WANTS")]
    want: Option<String>,

    /// Measure this board instead of searching: a name, a file or a code; for a tile set, layouts are tried
    #[arg(long, value_name = "BOARD", value_parser = BoardNames, hide_possible_values = true,
        conflicts_with_all = ["seed", "tries", "best", "time"])]
    board: Option<String>,

    /// Give the board this name
    #[arg(long, value_name = "NAME", requires = "board")]
    name: Option<String>,

    /// The seed of the first board; the next one's is one more
    #[arg(long, default_value_t = 1, value_parser = at_least(0u64))]
    seed: u64,

    /// Try at most this many boards
    #[arg(long, default_value_t = 200, value_parser = at_least(1u64))]
    tries: u64,

    /// Try this many small changes to improve each board: footprints of a meadow, the order of a sheet's edges and
    /// scores
    #[arg(long, value_name = "CHANGES", default_value_t = 0, value_parser = at_least(0u64))]
    improve: u64,

    /// Search for at most this many seconds
    #[arg(long, value_name = "SECONDS")]
    time: Option<f64>,

    /// Print this many of the best; the search ends when twice as many have been found
    #[arg(long, default_value_t = 3, value_parser = at_least(1usize))]
    best: usize,

    /// How strong the equal bots are: 1 to 5 or strongest
    #[arg(long, default_value_t = Level::Four)]
    level: Level,

    /// How many playouts they spend on a move, where they have to search
    #[arg(long, default_value_t = 100, value_parser = at_least(1u64))]
    playouts: u64,

    /// How many games they play on a board that passes; in unusual ways of playing fewer, if that is enough to know it as
    /// well or to see that the board is no good for it
    #[arg(short = 'n', long, default_value_t = 400, value_parser = at_least(2u64))]
    games: u64,

    /// The seed for their games, and for a tile set's layouts
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = at_least(0u64))]
    play_seed: u64,

    /// How many layouts of a tile set to try
    #[arg(long, default_value_t = 24, value_parser = at_least(1u64))]
    layouts: u64,

    /// Leave out what takes long to solve, unless it is asked for
    #[arg(long)]
    quick: bool,

    /// Play it in this way: the game's options as JSON, `--way '{"mode":"secret"}'`. Several times for several ways,
    /// each of which plays all games; --improve then improves a board for all of them together
    #[arg(long, value_name = "OPTIONS")]
    way: Vec<String>,

    /// The recipe's choices and the game's options: `-o size=8`, `-o players=3`
    #[command(flatten)]
    setup: SetupArgs,

    #[command(flatten)]
    cache: CacheArgs,

    /// Write each board with its certificate into this directory
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// How long a search may be told to last.
const SECONDS: RangeInclusive<f64> = 0.1..=1e6;

fn after_help() -> String {
    format!("What you can ask for:\n  {}", GRAMMAR.replace('\n', "\n  "))
}

/// Searches or measures, and prints.
pub fn run(args: &Args) -> Result<(), Failure> {
    let kind = args.game;
    let wants: Wants = args
        .want
        .as_deref()
        .unwrap_or(usual_wants(kind))
        .parse()
        .map_err(|error| Failure::usage(format!("{error}")))?;
    let (choices, options) = split(kind, args.setup.options_of(kind)?);
    let ways = ways(args, &options)?;
    // A game without boards says so itself.
    Recipe::read(kind, &choices)?;
    let until = match args.time {
        None => None,
        Some(seconds) => {
            check_seconds("--time", seconds, SECONDS)?;
            Some(Instant::now() + Duration::from_secs_f64(seconds))
        }
    };
    let waiting = Waiting::begin();
    let (scratch, desk) = (Scratch::at(args.cache.store()?.directory()), Mutex::new(()));
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let effort =
        Effort { level: args.level, playouts: args.playouts, games: args.games, seed: args.play_seed };
    let bench = Bench {
        kind,
        ways,
        effort,
        threads: if args.board.is_some() { cores } else { 1 },
        progress: &waiting,
        scratch: &scratch,
        desk: &desk,
        is_thorough: !args.quick,
    };
    let haul = if let Some(board) = &args.board {
        measure(args, &bench, &waiting, &wants, board)?
    } else {
        waiting.stage("boards tried", args.tries);
        let repeat = |board: &str, effort: Effort| again(args, &bench.ways, effort, board);
        let quest = Quest {
            bench: bench.clone(),
            wants: wants.clone(),
            choices,
            first: args.seed,
            tries: args.tries,
            changes: args.improve,
            best: args.best,
            threads: cores,
            until,
        };
        quest.run(&|tried, _| waiting.done(tried), &repeat).map_err(failed)?
    };
    waiting.end();
    if let Some(directory) = &args.save {
        haul.best.iter().try_for_each(|forged| save(directory, forged))?;
    }
    print(&if args.json { told_json(&haul) } else { told_text(&haul, &wants, args.board.is_some()) })?;
    match haul {
        Haul { is_stopped: true, .. } if waiting.is_cancelled() => Err(Failure::interrupted()),
        Haul { best, .. } if best.is_empty() => Err(Failure::new("no board has everything that you want")),
        _ => Ok(()),
    }
}

fn failed(error: NoCertificate) -> Failure {
    match error {
        NoCertificate::Setup(error) => error.into(),
        NoCertificate::Stopped(_) => Failure::interrupted(),
        NoCertificate::Unwanted(why) | NoCertificate::Wrong(why) => Failure::new(why),
    }
}

/// The recipe's choices, and what is left for the game.
fn split(kind: Kind, given: Map<String, Value>) -> (Map<String, Value>, Map<String, Value>) {
    let names = recipe_choices(kind);
    given.into_iter().partition(|(key, _)| names.contains(&key.as_str()))
}

/// The ways in which boards are played: none for all that are usual.
fn ways(args: &Args, options: &Map<String, Value>) -> Result<Vec<Map<String, Value>>, Failure> {
    let way = |text: &String| match serde_json::from_str(text) {
        // Nothing at all stands for all usual ways.
        Ok(Value::Object(way)) if way.is_empty() && options.is_empty() => Err(Failure::usage(
            "--way: expected at least one option, such as {\"mode\": \"free-for-all\"}, found {}",
        )),
        Ok(Value::Object(way)) => Ok(options.clone().into_iter().chain(way).collect()),
        _ => Err(Failure::usage(format!("--way: expected options as a JSON object, found {text:?}"))),
    };
    if args.way.is_empty() {
        return Ok(if options.is_empty() { vec![] } else { vec![options.clone()] });
    }
    args.way.iter().map(way).collect()
}

/// Measures one board.
fn measure(
    args: &Args,
    bench: &Bench<'_>,
    waiting: &Waiting,
    wants: &Wants,
    what: &str,
) -> Result<Haul, Failure> {
    let shipped =
        built_in(&format!("{}/{what}", args.game)).map(|board| format!("{}/{}", board.game, board.name));
    let what = shipped.as_deref().unwrap_or(what);
    let mut found = find(what)?;
    if found.game != bench.kind {
        return Err(Failure::usage(format!(
            "--board: expected a board of {}, found one of {}",
            args.game, found.game
        )));
    }
    if args.improve > 0 {
        waiting.stage("changes tried", args.improve);
        let chooser = Bench { effort: bench.effort.to_choose(), ..bench.clone() };
        let tried = |tried: u64| waiting.done(tried);
        let improved = chooser.improved(&found.board, wants, args.improve, args.play_seed, &tried);
        found.board = improved.map_err(failed)?;
    }
    let recipe = Recipe::of(&found.board);
    let improved = code::of(&found.board)?;
    let what = if args.improve > 0 { &improved } else { what };
    let mut repeat = again(args, &bench.ways, bench.effort, what);
    if let (Some(name), Some(board)) = (&args.name, found.board.as_object_mut()) {
        board.insert("name".into(), name.as_str().into());
        repeat = again(args, &bench.ways, bench.effort, &format!("{}/{}", args.game, kebab(name)));
    }
    let board = found.board;
    let certificate = if board.get("tiles").is_some() {
        waiting.stage("layouts tried", args.layouts);
        let repeat = format!("{repeat} --layouts {} --want {:?}", args.layouts, wants.to_string());
        bench.certify_tiles(&board, args.layouts, &repeat, wants, &|tried| waiting.done(tried))
    } else {
        waiting.stage("measuring", 0);
        bench.certify(&board, &repeat, None)
    };
    let certificate = certificate.map_err(failed)?;
    Ok(Haul { best: vec![Forged { recipe, board, certificate }], tried: 1, ..Haul::default() })
}

/// The command that measures a board again.
fn again(args: &Args, ways: &[Map<String, Value>], effort: Effort, board: &str) -> String {
    let Effort { level, playouts, games, seed } = effort;
    let mut command = format!("gambol forge {} --board {board}", args.game);
    if let [options] = ways {
        for (key, value) in options {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            // Anything a shell would split is quoted.
            let quote = if value.contains(['[', '{', '"', ' ']) { "'" } else { "" };
            let _ = write!(command, " -o {quote}{key}={value}{quote}");
        }
    } else {
        for way in ways {
            let _ = write!(command, " --way '{}'", Value::Object(way.clone()));
        }
    }
    let _ = write!(command, " --level {level} --playouts {playouts} --games {games} --play-seed {seed}");
    if args.quick {
        command += " --quick";
    }
    command
}

/// A name for a file: `Drizzle Dell` is `drizzle-dell`.
fn kebab(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

/// Writes a board and its certificate.
fn save(directory: &Path, forged: &Forged) -> Result<(), Failure> {
    let name = kebab(&forged.certificate.board);
    let name = if name.is_empty() { "board".to_owned() } else { name };
    let write = |file: String, json: &Value| {
        let path = directory.join(file);
        std::fs::write(&path, pretty(json) + "\n")
            .map_err(|error| Failure::new(format!("{}: {error}", path.display())))
    };
    std::fs::create_dir_all(directory)
        .map_err(|error| Failure::new(format!("{}: {error}", directory.display())))?;
    write(format!("{name}.json"), &forged.board)?;
    write(format!("{name}.certificate.json"), &certificate_json(&forged.certificate))
}

fn certificate_json(certificate: &Certificate) -> Value {
    serde_json::to_value(certificate).expect("a certificate is JSON")
}

fn told_json(haul: &Haul) -> String {
    let told = |forged: &Forged| {
        let recipe = forged.recipe.map(|recipe| recipe.choices());
        json!({"recipe": recipe, "board": forged.board, "certificate": certificate_json(&forged.certificate)})
    };
    let boards: Vec<_> = haul.best.iter().map(told).collect();
    let answer = json!({"tried": haul.tried, "stopped": haul.is_stopped, "unconfirmed": haul.unconfirmed,
        "faults": haul.faults, "boards": boards});
    format!("{answer}\n")
}

fn told_text(haul: &Haul, wants: &Wants, is_measured: bool) -> String {
    let paint = Paint::for_stdout();
    let mut text = String::new();
    for forged in &haul.best {
        let told = crate::failure::plain_lines(&forged.certificate.to_string());
        let (title, rest) = told.split_once('\n').unwrap_or((&told, ""));
        let certificate = certificate_json(&forged.certificate);
        let kind = Kind::named(&forged.certificate.game).expect("it is a certificate of one of our games");
        let sentences = certified(&WORDS, kind, &certificate).sentences;
        let _ = writeln!(text, "{}\n  {}\n{rest}", paint.strong(title), WORDS.sentences(&sentences));
    }
    if is_measured {
        return text;
    }
    let kept = kept(haul.best.len() as u64, haul.unconfirmed);
    let tried = counted(haul.tried, "board");
    let tried =
        if haul.is_stopped { format!("Stopped early after {tried}") } else { format!("{tried} tried") };
    let _ = writeln!(text, "{tried}, {kept}: {wants}");
    for (fault, count) in &haul.faults {
        let _ = writeln!(text, "  {:>6}  {fault}", grouped(*count));
    }
    text
}

/// How many of the boards that were tried are kept, and how well they are known.
fn kept(kept: u64, unconfirmed: u64) -> String {
    let (all, some) = (grouped(kept), grouped(unconfirmed));
    match (kept, unconfirmed) {
        (0, _) => "none kept".to_owned(),
        (_, 0) => format!("{all} kept"),
        (1, _) => "1 kept, not measured again by fresh games".to_owned(),
        _ if unconfirmed == kept => format!("{all} kept, none of them measured again by fresh games"),
        _ => format!("{all} kept, {some} of them not measured again by fresh games"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_what_is_kept_it_is_told_how_much_was_not_measured_again() {
        assert_eq!(kept(0, 0), "none kept");
        assert_eq!(kept(3, 0), "3 kept");
        assert_eq!(kept(1, 1), "1 kept, not measured again by fresh games");
        assert_eq!(kept(3, 3), "3 kept, none of them measured again by fresh games");
        assert_eq!(kept(3, 1), "3 kept, 1 of them not measured again by fresh games");
    }

    #[test]
    fn a_search_that_was_stopped_early_says_so_in_a_plain_sentence() {
        let told = |tried, is_stopped| {
            let wants: Wants = "few draws".parse().expect("it can be wanted");
            let haul = Haul { tried, is_stopped, ..Haul::default() };
            told_text(&haul, &wants, false)
                .lines()
                .next()
                .unwrap_or_default()
                .replace(&wants.to_string(), "W")
        };
        assert_eq!(told(1, true), "Stopped early after 1 board, none kept: W");
        assert_eq!(told(1200, true), "Stopped early after 1 200 boards, none kept: W");
        assert_eq!(told(1, false), "1 board tried, none kept: W");
    }
}
