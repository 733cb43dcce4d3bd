//! `gambol bench`: how fast the games are played, in one table, and how fast they are solved.

mod breakthrough;
mod connect_four;
mod solve;

pub(crate) use solve::Solving;

use crate::failure::Failure;
use crate::games;
use crate::paint::Paint;
use crate::print;
use crate::setup::check_seconds;
use breakthrough::Breakthrough;
use connect_four::ConnectFour;
use cpu_time::ThreadTime;
use gambol_core::{Chancy, Dice, Game, Match, Playable, perft, random_game};
use gambol_games::Kind;
use serde_json::{Map, Value, json};
use std::cell::Cell;
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::time::Duration;

/// Measure how fast random games are played and positions are counted, on one thread; `bench solve`: how fast solvers
/// are
///
/// Random games choose every legal move and chance outcome as the rules weigh them and are cut off at 400 actions;
/// repetition is ignored, as in the playouts of a search. Seconds are processor time, so that other
/// programs on the machine disturb the figures less. Breakthrough and Connect Four are there to compare
/// with other systems: they run on exactly the same traits.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// `solve` to measure the solvers; otherwise, only the rows whose name contains this text
    #[arg(value_name = "WHAT")]
    filter: Option<String>,

    /// With `solve`, only the rows whose name contains this text
    #[arg(requires = "filter", value_name = "ROWS")]
    only: Option<String>,

    /// How long to measure each row, in seconds; the best of three rounds counts
    #[arg(long, default_value_t = 0.5)]
    seconds: f64,

    /// Answer in JSON, one object per row
    #[arg(long)]
    json: bool,
}

/// How long a row may be measured.
const SECONDS: RangeInclusive<f64> = 0.01..=60.0;

/// Cut off random games here, as the rules' own default does.
const LONGEST_GAME: u64 = 400;

/// One row of the table.
struct Row {
    name: &'static str,
    /// What we want to reach, in millions of actions a second.
    aim: Option<f64>,
    games_a_second: f64,
    actions_a_second: f64,
    actions_a_game: f64,
    /// Nodes a second of perft with all the driver's rules, for the games that have a driver.
    perft_a_second: Option<f64>,
}

/// Measures and prints row by row.
pub fn run(args: &Args) -> Result<(), Failure> {
    check_seconds("--seconds", args.seconds, SECONDS)?;
    if args.filter.as_deref() == Some("solve") {
        return solve::run(args);
    }
    let heading = format!(
        "{:<34} {:>12} {:>11} {:>9} {:>9} {:>14}\n",
        "random games", "games/s", "actions/s", "aim", "a game", "perft nodes/s"
    );
    let bench = Bench { args, paint: Paint::for_stdout(), rows: Rows::below(heading, "gambol bench") };
    bench.all()?;
    bench.rows.found(args.filter.as_deref())
}

/// The rows of a table: the first has the heading above it.
struct Rows {
    /// The command that shows them all.
    command: &'static str,
    heading: String,
    count: Cell<u32>,
}

impl Rows {
    fn below(heading: String, command: &'static str) -> Rows {
        Rows { command, heading, count: Cell::new(0) }
    }

    /// One more row is about to come.
    fn next(&self, args: &Args) -> Result<(), Failure> {
        let before = self.count.replace(self.count.get() + 1);
        if before == 0 && !args.json { print(&self.heading) } else { Ok(()) }
    }

    /// Whether a row had this in its name.
    fn found(&self, filter: Option<&str>) -> Result<(), Failure> {
        if self.count.get() > 0 {
            return Ok(());
        }
        let found = filter.unwrap_or_default();
        let all = self.command;
        Err(Failure::usage(format!(
            "expected a part of a row's name, found {found:?}; `{all}` shows all rows"
        )))
    }
}

pub(crate) struct Bench<'a> {
    args: &'a Args,
    paint: Paint,
    rows: Rows,
}

impl Bench<'_> {
    fn all(&self) -> Result<(), Failure> {
        for kind in Kind::ALL {
            games::of(kind).measure(self)?;
        }
        self.control("control: breakthrough 6×6", &Breakthrough::<6>, Some(12.0))?;
        self.control("control: breakthrough 8×8", &Breakthrough::<8>, None)?;
        self.control("control: connect four", &ConnectFour, Some(30.0))
    }

    /// One of our games: random games and perft.
    pub(crate) fn game<G: Playable>(
        &self,
        name: &'static str,
        options: &Value,
        aim: Option<f64>,
        depth: u64,
    ) -> Result<(), Failure> {
        if !self.is_wanted(name) {
            return Ok(());
        }
        let options: Map<String, Value> = options.as_object().cloned().unwrap_or_default();
        let game = G::from_options(&options).map_err(|error| Failure::new(format!("{name}: {error}")))?;
        let mut row = self.random_games(name, &game, aim);
        row.perft_a_second = Some(self.perft(game, depth));
        self.report(&row)
    }

    /// Somebody else's game, on our traits.
    fn control<G: Chancy>(&self, name: &'static str, game: &G, aim: Option<f64>) -> Result<(), Failure> {
        if !self.is_wanted(name) {
            return Ok(());
        }
        self.report(&self.random_games(name, game, aim))
    }

    fn is_wanted(&self, name: &str) -> bool {
        self.args.filter.as_ref().is_none_or(|filter| name.contains(filter.as_str()))
    }

    fn round(&self) -> Duration {
        Duration::from_secs_f64(self.args.seconds / 3.0)
    }

    fn random_games<G: Chancy>(&self, name: &'static str, game: &G, aim: Option<f64>) -> Row {
        let mut dice = Dice::new(2026);
        let start = game.start();
        let mut best = Row {
            name,
            aim,
            games_a_second: 0.0,
            actions_a_second: 0.0,
            actions_a_game: 0.0,
            perft_a_second: None,
        };
        for _ in 0..3 {
            let (mut games, mut actions) = (0u64, 0u64);
            let begun = ThreadTime::now();
            while begun.elapsed() < self.round() {
                for _ in 0..64 {
                    let mut pos = start;
                    actions += random_game(game, &mut pos, &mut dice, LONGEST_GAME);
                }
                games += 64;
            }
            let seconds = begun.elapsed().as_secs_f64();
            let rate = actions as f64 / seconds;
            if rate > best.actions_a_second {
                best.games_a_second = games as f64 / seconds;
                best.actions_a_second = rate;
                best.actions_a_game = actions as f64 / games as f64;
            }
        }
        best
    }

    fn perft<G: Playable>(&self, game: G, deepest: u64) -> f64 {
        let mut game = Match::new(game);
        let mut best = 0f64;
        for depth in 1..=deepest {
            let begun = ThreadTime::now();
            let nodes = perft(&mut game, depth);
            let taken = begun.elapsed();
            best = best.max(nodes as f64 / taken.as_secs_f64());
            if taken > self.round() {
                break;
            }
        }
        best
    }

    fn report(&self, row: &Row) -> Result<(), Failure> {
        self.rows.next(self.args)?;
        if self.args.json {
            let line = json!({
                "name": row.name, "games_a_second": row.games_a_second, "actions_a_second": row.actions_a_second,
                "actions_a_game": row.actions_a_game, "aim": row.aim.map(|aim| aim * 1e6),
                "perft_a_second": row.perft_a_second,
            });
            return print(&format!("{line}\n"));
        }
        let millions = |rate: f64| format!("{:.1} M", rate / 1e6);
        let actions = format!("{:>11}", millions(row.actions_a_second));
        let actions = match row.aim {
            Some(aim) if row.actions_a_second < aim * 1e6 => self.paint.wrong(&actions),
            _ => self.paint.good(&actions),
        };
        let mut line = format!("{:<34} {:>12.0} {actions}", row.name, row.games_a_second);
        let _ = write!(line, " {:>9}", row.aim.map_or("–".into(), |aim| format!("{aim:.0} M")));
        let _ = write!(
            line,
            " {:>9.1} {:>14}",
            row.actions_a_game,
            row.perft_a_second.map_or("–".into(), millions)
        );
        print(&format!("{line}\n"))
    }
}

/// The error of a game without notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a move here")]
struct NotAMove;

impl gambol_core::Forbids for NotAMove {
    fn rule(&self) -> gambol_core::Saying {
        gambol_core::Saying::new("not-a-move")
    }
}

/// Checks a move of a control game: these have so few moves that we can look through them all.
fn check_by_list<G: Game<Refusal = NotAMove>>(
    game: &G,
    pos: &G::Position,
    seat: gambol_core::Seat,
    m: G::Move,
) -> Result<(), NotAMove> {
    if game.turn(pos) != gambol_core::Turn::Seat(seat) {
        return Err(NotAMove);
    }
    game.legal_moves(pos, seat).any(|legal| legal == m).then_some(()).ok_or(NotAMove)
}
