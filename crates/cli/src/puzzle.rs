//! `gambol puzzle`: positions with one right answer, to solve in the terminal, and the mine they come from.

use crate::failure::Failure;
use crate::language::LangArgs;
use crate::paint::Paint;
use crate::play::entropy;
use crate::play::prompt::Prompt;
use crate::print;
use crate::setup::{CacheArgs, at_least, find_game, game_names};
use crate::waiting::Waiting;
use gambol_core::{AnyMatch, Dice, Eyes, Node, Saying};
use gambol_games::{Kind, Voice};
use gambol_print::PrintOptions;
use gambol_print::puzzles::Card;
use gambol_puzzle::{
    Goal, Grade, Puzzle, Quest, Told, Truths, grade, mine, of_the_day, on_paper, shipped, written,
};
use gambol_solve::Progress;
use gambol_words::Words;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::{SystemTime, UNIX_EPOCH};

/// Solve puzzles: find the one right move
///
/// Without a game, the puzzle of the day, which is the same everywhere. With a game, one of its puzzles; NUMBER 1 is the
/// easiest. Every puzzle is proved: exactly one answer is right, and whatever else you try is punished before your eyes.
#[derive(clap::Args, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  gambol puzzle
  gambol puzzle duel 12
  gambol puzzle list muddy-ride
  gambol puzzle mine gunst -n 10 --seed 7 --out more.json
  gambol puzzle prove more.json"
)]
pub struct Args {
    /// The game
    #[arg(value_parser = game_names(), ignore_case = true)]
    game: Option<Kind>,

    /// Which of its puzzles: a number from 1, the easiest, or its name [default: any]
    number: Option<String>,

    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    lang: LangArgs,
}

#[derive(clap::Subcommand, Debug)]
enum Command {
    /// List the puzzles that ship, easy ones first
    List {
        /// Only of this game
        #[arg(value_parser = game_names(), ignore_case = true)]
        game: Option<Kind>,
        #[command(flatten)]
        lang: LangArgs,
    },
    /// Look for new puzzles, and prove and rate them
    Mine(MineArgs),
    /// Prove the puzzles of a file again, or those that ship
    Prove {
        /// A file that `mine` has written [default: the puzzles that ship]
        file: Option<String>,
        #[command(flatten)]
        cache: CacheArgs,
    },
}

#[derive(clap::Args, Debug)]
struct MineArgs {
    /// The game
    #[arg(value_parser = game_names(), ignore_case = true)]
    game: Kind,

    /// How many
    #[arg(short = 'n', long, default_value_t = 10, value_parser = at_least(1usize))]
    count: usize,

    /// Another seed, other puzzles
    #[arg(long, default_value_t = 1, value_parser = at_least(0u64))]
    seed: u64,

    /// Write them to this file, each with its certificate [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<String>,

    #[command(flatten)]
    cache: CacheArgs,
}

/// Does what is asked.
pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Some(Command::List { game, lang }) => list(*game, &lang.words()),
        Some(Command::Mine(args)) => dig(args),
        Some(Command::Prove { file, cache }) => prove(file.as_deref(), cache),
        None => solve(chosen(args)?, &args.lang.words()),
    }
}

fn list(game: Option<Kind>, words: &Words) -> Result<(), Failure> {
    let games = game.map_or_else(|| Kind::ALL.to_vec(), |kind| vec![kind]);
    let paint = Paint::for_stdout();
    let mut text = String::new();
    for kind in games {
        let _ = writeln!(text, "{}", paint.strong(&words.say(kind.name(), &[])));
        for (place, puzzle) in shipped(kind).iter().enumerate() {
            let told = told(words, puzzle)?;
            let level = words.pick("puzzle-grade", grade(kind, place).name(), &[]).to_lowercase();
            let _ = writeln!(
                text,
                "  {:>3}  {}  {level:<6}  {} {}",
                place + 1,
                paint.choice(&puzzle.id),
                told.role(),
                told.question()
            );
        }
    }
    print(&text)
}

fn dig(args: &MineArgs) -> Result<(), Failure> {
    let game = args.game;
    let waiting = Waiting::begin();
    let mut truths = Truths::new(args.cache.store().ok());
    let quest = Quest { game, count: args.count, seed: args.seed };
    let found = mine(quest, &mut truths, &waiting, &mut |_| {});
    waiting.end();
    let found = found.map_err(|error| Failure::new(error.to_string()))?;
    if found.len() < args.count {
        eprintln!("gambol: found {} of {}", found.len(), args.count);
    }
    match &args.out {
        Some(path) => {
            std::fs::write(path, written(&found))
                .map_err(|error| Failure::new(format!("{path}: {error}")))?;
        }
        None => print(&written(&found))?,
    }
    // What was found until then stands.
    Ok(waiting.go_on()?)
}

fn prove(file: Option<&str>, cache: &CacheArgs) -> Result<(), Failure> {
    let mut puzzles: Vec<Puzzle> = match file {
        None => Kind::ALL.into_iter().flat_map(shipped).cloned().collect(),
        Some(path) => serde_json::from_str(&crate::setup::read_file(path)?)
            .map_err(|error| Failure::usage(format!("{path}: expected puzzles: {error}")))?,
    };
    // Those on the same board one after the other, so that no table is built twice.
    puzzles.sort_by_key(|puzzle| serde_json::json!([puzzle.game, puzzle.options]).to_string());
    let waiting = Waiting::begin();
    let mut truths = Truths::new(cache.store().ok());
    let (mut moves, mut wrong) = (0, String::new());
    waiting.stage("puzzles proved", puzzles.len() as u64);
    for (index, puzzle) in puzzles.iter().enumerate() {
        let proof = puzzle.prove(&mut truths, &waiting);
        waiting.go_on()?;
        match proof {
            Ok(proof) => moves += proof.moves,
            Err(flaw) => {
                let _ = writeln!(wrong, "{} {}: {flaw}", puzzle.game, puzzle.id);
            }
        }
        waiting.done(index as u64 + 1);
    }
    waiting.end();
    if wrong.is_empty() {
        print(&format!("{} puzzles proved, {moves} moves judged\n", puzzles.len()))
    } else {
        Err(Failure::new(wrong))
    }
}

/// The puzzle that the command line names.
fn chosen(args: &Args) -> Result<&'static Puzzle, Failure> {
    let Some(game) = args.game else {
        let day = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / 86_400);
        return of_the_day(day).ok_or_else(|| Failure::new("there are no puzzles"));
    };
    let puzzles = shipped(game);
    let any = entropy() as usize % puzzles.len().max(1);
    let place = match &args.number {
        None => Some(any),
        Some(text) => match text.parse::<usize>() {
            Ok(number) => number.checked_sub(1),
            Err(_) => puzzles.iter().position(|puzzle| puzzle.id == *text),
        },
    };
    let expected = || format!("expected a number from 1 to {} or the name of a puzzle", puzzles.len());
    place.and_then(|place| puzzles.get(place)).ok_or_else(|| Failure::usage(expected()))
}

fn told<'a>(words: &'a Words, puzzle: &'a Puzzle) -> Result<Told<'a>, Failure> {
    Told::new(words, puzzle).map_err(|flaw| Failure::new(format!("{}: {flaw}", puzzle.id)))
}

/// Asks until it is solved, shown or left.
fn solve(puzzle: &Puzzle, words: &Words) -> Result<(), Failure> {
    let paint = Paint::for_stdout();
    let told = told(words, puzzle)?;
    let game = puzzle.position().map_err(|flaw| Failure::new(flaw.to_string()))?;
    let place = shipped(puzzle.game).iter().position(|other| other.id == puzzle.id).unwrap_or(0);
    let mut text = format!(
        "\n{}\n",
        paint.heading(&words.say(
            "terminal-puzzle",
            &[
                ("game", words.say(puzzle.game.name(), &[]).into()),
                ("number", (place + 1).into()),
                (
                    "grade",
                    words.pick("puzzle-grade", grade(puzzle.game, place).name(), &[]).to_lowercase().into()
                ),
            ]
        ))
    );
    let eyes = Eyes::Seat(puzzle.asked);
    let drawn = if words.language() == "en" { game.text(eyes) } else { told.drawn(game.as_ref(), eyes) };
    let _ = writeln!(text, "{drawn}");
    let _ = writeln!(
        text,
        "{} {}\n{}\n{}",
        told.role(),
        told.aim(),
        told.prompt(),
        paint.strong(&told.question())
    );
    text += &choices(game.as_ref(), puzzle, &told, paint);
    print(&text)?;
    let mut prompt = Prompt::new(paint, words);
    if puzzle.goal == Goal::Mix {
        return solve_mixture(puzzle, &told, paint, &mut prompt);
    }
    loop {
        let Some(answer) = prompt.ask(&words.say("terminal-puzzle-ask", &[]))? else { return Ok(()) };
        match answer.as_str() {
            "" => {}
            "q" | "quit" => return Ok(()),
            "h" | "hint" => print(&format!("{}\n", told.hint()))?,
            "a" | "answer" => return print(&solution(puzzle, &told, paint)),
            action if Some(action) == puzzle.answer() => return print(&solution(puzzle, &told, paint)),
            action => match game.refusal(puzzle.asked, action) {
                Some(why) => print(&format!("{}\n", paint.wrong(&words.refusal(game.as_ref(), &why))))?,
                None => print(&punishment(&told, action, paint))?,
            },
        }
    }
}

/// What may be chosen, where that is not too much to read.
fn choices(game: &dyn AnyMatch, puzzle: &Puzzle, told: &Told<'_>, paint: Paint) -> String {
    let legal = match game.node() {
        _ if puzzle.goal == Goal::Mix || puzzle.offered => puzzle.moves.keys().cloned().collect(),
        Node::Decision { legal, .. } => legal,
        _ => Vec::new(),
    };
    let width = legal.iter().map(String::len).max().unwrap_or(0);
    let line = |action: &String| {
        format!("  {}  {}\n", paint.choice(&format!("{action:<width$}")), told.choice(action))
    };
    if legal.len() > 30 { String::new() } else { legal.iter().map(line).collect() }
}

fn solution(puzzle: &Puzzle, told: &Told<'_>, paint: Paint) -> String {
    let mut text = format!("{}\n", paint.good(&told.right()));
    for sentence in puzzle.answer().map_or_else(Vec::new, |answer| told.line(answer)) {
        let _ = writeln!(text, "  {sentence}");
    }
    text
}

fn punishment(told: &Told<'_>, action: &str, paint: Paint) -> String {
    let mut text = format!("{}\n", paint.wrong(&told.wrong(action)));
    for sentence in told.line(action) {
        let _ = writeln!(text, "  {sentence}");
    }
    text
}

/// Asks how often to do what: a number from 0 to 100 for the first choice, the rest for the other.
fn solve_mixture(puzzle: &Puzzle, told: &Told<'_>, paint: Paint, prompt: &mut Prompt) -> Result<(), Failure> {
    let actions: Vec<&String> = puzzle.moves.keys().collect();
    let [one, other] = actions[..] else { return Err(Failure::new("a mixture of two choices was expected")) };
    let question = prompt.words.say("terminal-puzzle-mix", &[("choice", told.brief(one).into())]);
    loop {
        let Some(answer) = prompt.ask(&question)? else { return Ok(()) };
        match answer.as_str() {
            "q" | "quit" => return Ok(()),
            "h" | "hint" => print(&format!("{}\n", told.hint()))?,
            "a" | "answer" => return print(&solution(puzzle, told, paint)),
            text => match text.trim_end_matches('%').trim().parse::<f64>() {
                Ok(percent) if (0.0..=100.0).contains(&percent) => {
                    let share = percent / 100.0;
                    let shares = BTreeMap::from([(one.clone(), share), (other.clone(), 1.0 - share)]);
                    if puzzle.is_near(&shares) {
                        return print(&solution(puzzle, told, paint));
                    }
                    let too_often = if share > puzzle.moves[one].share.unwrap_or(0.0) { one } else { other };
                    print(&format!("{}\n", paint.wrong(&told.off(too_often))))?;
                }
                _ => {
                    let found = format!("{text:?}");
                    let told = prompt.words.say("terminal-percent", &[("found", found.into())]);
                    print(&format!("{told}\n"))?;
                }
            },
        }
    }
}

/// Everything that one has to know without a screen.
fn question(told: &Told<'_>, puzzle: &Puzzle) -> String {
    let mut question = [told.role(), told.aim(), told.prompt(), told.question()].join(" ");
    if puzzle.offered {
        for (letter, action) in ('a'..).zip(puzzle.moves.keys()) {
            let _ = write!(question, " **{letter}** {}", told.choice(action));
        }
    }
    question
}

/// How many puzzles a sheet has of each grade.
const OF_EACH: usize = 4;

/// A PDF with twelve puzzles of each of these games, and their solutions.
pub(crate) fn printed(games: &[String], seed: u64, options: &PrintOptions) -> Result<Vec<u8>, Failure> {
    let [game] = games else {
        return Err(Failure::usage(format!("--puzzles: expected one game, found {}", games.len())));
    };
    let (kind, words) = (find_game(game)?, options.words.clone());
    let mut dice = Dice::new(seed);
    let mut places = Vec::new();
    for wanted in Grade::ALL {
        let mut of: Vec<usize> =
            (0..shipped(kind).len()).filter(|&place| grade(kind, place) == wanted).collect();
        dice.shuffle(&mut of);
        of.truncate(OF_EACH);
        of.sort_unstable();
        places.extend(of);
    }
    let all: Vec<_> = places
        .iter()
        .map(|&place| Ok((grade(kind, place), told(&words, &shipped(kind)[place])?, &shipped(kind)[place])))
        .collect::<Result<_, Failure>>()?;
    let mut cards = Vec::new();
    for (grade, told, puzzle) in &all {
        let (options, state) = told.scene();
        cards.push(Card {
            game: kind,
            options,
            state,
            asked: puzzle.asked,
            label: Box::new(|label: &Saying| told.label(label)),
            title: words.pick("puzzle-grade", grade.name(), &[]),
            question: question(told, puzzle),
            answer: told.answer(),
        });
    }
    let (title, solutions) = on_paper(&words, kind);
    Ok(gambol_print::puzzles::puzzles(&title, &solutions, &cards, options)?)
}
