//! Measuring a board: what is cheap first, so that most boards that are not wanted cost little.

use crate::certificate::{Certificate, LevelPlay, Measured, SetUp};
use crate::exact;
use crate::games::{self, Plan};
use crate::level::{Effort, Table};
use crate::scratch::{Scratch, Shelf};
use crate::want::{Verdict, Want, Wants};
use gambol_bots::{Level, Library, Stop};
use gambol_core::{AnyMatch, Dice, RULES_VERSION, SetupError};
use gambol_games::Kind;
use gambol_games::code;
use gambol_solve::{Cancelled, Progress, Solved};
use serde_json::{Map, Value};
use std::fmt;
use std::sync::Mutex;

/// How many random games a first look takes, and how many actions each of them has at most.
const SKETCHED: u32 = 24;
const SKETCH_LONGEST: usize = 1_000;

/// How many games equal bots play at first, and how fast that grows.
const FIRST_GAMES: u64 = 60;
const GROWTH: u64 = 3;

/// How many games perfect players play.
const BEST_GAMES: u64 = 400;

/// Set-ups beside the first begin with this part of its games.
const BESIDE: u64 = 8;

/// Why there is no certificate.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NoCertificate {
    /// The board is not what is wanted, for this reason.
    #[error("{0}")]
    Unwanted(String),
    /// The work was stopped.
    #[error(transparent)]
    Stopped(#[from] Cancelled),
    /// The board or its options are not right.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Something else is not right: a code, the disk.
    #[error("{0}")]
    Wrong(String),
}

/// Where boards are measured: what all measurements share.
#[derive(Clone)]
pub struct Bench<'a> {
    /// The game.
    pub kind: Kind,
    /// The ways in which it is played, as the game's options beside the board: none for all that are usual.
    pub ways: Vec<Map<String, Value>>,
    /// How bots play.
    pub effort: Effort,
    /// On how many threads they play.
    pub threads: usize,
    /// Learns that it should stop.
    pub progress: &'a dyn Progress,
    /// Where tables lie while they are needed.
    pub scratch: &'a Scratch,
    /// Held while something large is being solved: solvers use all cores and much memory.
    pub desk: &'a Mutex<()>,
    /// Whether to solve what takes long, too.
    pub is_thorough: bool,
}

/// Work on one board.
struct Work<'a> {
    bench: &'a Bench<'a>,
    stop: Stop,
    wants: Option<&'a Wants>,
    plans: Vec<Plan>,
    options: Vec<Map<String, Value>>,
    solved: Vec<Option<Box<dyn Solved>>>,
    certificate: Certificate,
    /// The name of this board's tables.
    store: gambol_solve::table::Store,
}

impl Bench<'_> {
    /// Measures a board. With wants, it gives up as soon as one is surely missed.
    pub fn certify(
        &self,
        board: &Value,
        command: &str,
        wants: Option<&Wants>,
    ) -> Result<Certificate, NoCertificate> {
        let shelf = self.scratch.shelf().map_err(NoCertificate::Wrong)?;
        self.begin(board, command, wants, &shelf)?.run()
    }

    /// Whether a board passes what costs next to nothing: random play, and what is solved at once.
    pub(crate) fn glance(&self, board: &Value, wants: &Wants) -> Result<(), NoCertificate> {
        let shelf = self.scratch.shelf().map_err(NoCertificate::Wrong)?;
        self.begin(board, "", Some(wants), &shelf)?.glance()
    }

    /// The ways in which a board is measured.
    pub(crate) fn plans(&self) -> Vec<Plan> {
        let of = |given: &Map<String, Value>| games::of(self.kind).plans(given);
        if self.ways.is_empty() { of(&Map::new()) } else { self.ways.iter().flat_map(of).collect() }
    }

    fn begin<'a>(
        &'a self,
        board: &Value,
        command: &str,
        wants: Option<&'a Wants>,
        shelf: &Shelf,
    ) -> Result<Work<'a>, NoCertificate> {
        let wrong = |error: String| NoCertificate::Wrong(error);
        let code = code::of_content(board).map_err(|error| wrong(error.to_string()))?;
        let plans = self.plans();
        let options: Vec<_> = plans.iter().map(|plan| on_board(&plan.options, board)).collect();
        for options in &options {
            self.kind.start(options)?;
        }
        let set_up = |plan: &Plan| SetUp {
            title: plan.title.clone(),
            options: plan.options.clone(),
            is_solvable: plan.is_solvable,
            exact: None,
            openings: None,
            best_play: None,
            level_play: None,
        };
        let certificate = Certificate {
            game: self.kind.name().into(),
            board: board.get("name").and_then(Value::as_str).unwrap_or_default().into(),
            code,
            set_ups: plans.iter().map(set_up).collect(),
            layouts: None,
            measured: Measured {
                gambol: env!("CARGO_PKG_VERSION").into(),
                rules: RULES_VERSION.into(),
                command: command.into(),
            },
        };
        let solved = plans.iter().map(|_| None).collect();
        let (stop, store) = (Stop::default(), shelf.store());
        Ok(Work { bench: self, stop, wants, plans, options, solved, certificate, store })
    }
}

impl Work<'_> {
    fn glance(&mut self) -> Result<(), NoCertificate> {
        self.sketch()?;
        self.solve_all(false)
    }

    fn run(mut self) -> Result<Certificate, NoCertificate> {
        self.glance()?;
        let bench = self.bench;
        let (effort, options) = (bench.effort, self.options.clone());
        let mut table = Table::new(bench.kind, &options[0], effort, bench.threads);
        table.library = self.library(0);
        let mut games = FIRST_GAMES.min(effort.games);
        // Bots that look nothing up can show at once whether a board is worth a solver's time.
        if table.library.is_none() {
            self.play(&mut table, games)?;
        }
        if !self.plans[0].is_dear {
            self.solve(0)?;
        }
        self.play(&mut table, games)?;
        while games < effort.games {
            games = (games * GROWTH).min(effort.games);
            self.play(&mut table, games)?;
        }
        // Few boards get here, and these tables take as long as thousands of games.
        self.solve_all(true)?;
        if bench.is_thorough || self.wants_solver() {
            self.solve(0)?;
        }
        let solved = self.solved[0].take();
        table.judge = solved.as_deref().filter(|_| self.plans[0].is_known);
        ask(&mut table, bench.progress, &self.stop)?;
        self.certificate.set_ups[0].level_play = Some(table.told());
        self.solved[0] = solved;
        self.look_closer()?;
        if let Some(Verdict::Missed(why)) = self.wants.map(|wants| wants.judge(&self.certificate, false)) {
            return Err(NoCertificate::Unwanted(why));
        }
        Ok(self.certificate)
    }

    /// Where bots find what has been solved: in the store. Lower levels search, whatever is known.
    fn library(&self, index: usize) -> Option<Library> {
        let looks_up = self.plans[index].looks_up && self.bench.effort.level >= Level::Four;
        looks_up.then(|| Library::new(Some(self.store.clone()), u64::MAX / 4))
    }

    fn start(&self, index: usize) -> Box<dyn AnyMatch> {
        self.bench.kind.start(&self.options[index]).expect("the options were tried before")
    }

    fn go_on(&self) -> Result<(), NoCertificate> {
        Ok(self.bench.progress.go_on()?)
    }

    /// Gives up if what is known rules the board out.
    fn gate(&self) -> Result<(), NoCertificate> {
        self.go_on()?;
        match self.wants.map(|wants| wants.judge(&self.certificate, true)) {
            Some(Verdict::Missed(why)) => Err(NoCertificate::Unwanted(why)),
            _ => Ok(()),
        }
    }

    /// Random play: boards on which nobody ever arrives, or everybody at once, are given up at the first look.
    fn sketch(&self) -> Result<(), NoCertificate> {
        let Some(wants) = self.wants else { return Ok(()) };
        let mut dice = Dice::new(self.bench.effort.seed);
        let (mut unfinished, mut actions) = (0, 0);
        for _ in 0..SKETCHED {
            self.go_on()?;
            let mut game = self.start(0);
            while game.ply() < SKETCH_LONGEST
                && let Some(action) = game.random_action(&mut dice)
            {
                game.apply(&action).expect("random actions are legal");
            }
            let is_drawn = game.result().is_none_or(|result| result.returns.iter().all(|own| *own == 0.0));
            unfinished += u32::from(is_drawn);
            actions += game.ply();
        }
        let mean = actions as f64 / f64::from(SKETCHED);
        for want in wants.iter() {
            match want {
                // Bots play straighter than chance, so random play must be far off before it tells anything.
                Want::Draws(most) if *most < 0.5 && unfinished > SKETCHED * 3 / 4 => {
                    return Err(NoCertificate::Unwanted("random play hardly ever ends".into()));
                }
                Want::Lasts { least, .. } if mean < least / 2.0 => {
                    return Err(NoCertificate::Unwanted("random play is over at once".into()));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Solves all set-ups but the first: those that are cheap, or those that are dear.
    fn solve_all(&mut self, dear: bool) -> Result<(), NoCertificate> {
        for index in 1..self.plans.len() {
            let is_due = self.plans[index].is_dear == dear;
            if is_due && (self.bench.is_thorough || !dear || self.wants_solver()) {
                self.solve(index)?;
            }
        }
        Ok(())
    }

    fn wants_solver(&self) -> bool {
        self.wants.is_some_and(Wants::need_solver)
    }

    fn solve(&mut self, index: usize) -> Result<(), NoCertificate> {
        if !self.plans[index].is_solvable || self.certificate.set_ups[index].exact.is_some() {
            return Ok(());
        }
        let wrong = |error: &dyn fmt::Display| NoCertificate::Wrong(error.to_string());
        let quiet = Quiet(self.bench.progress);
        let mut game = self.start(index);
        let desk = self.plans[index].is_dear.then(|| self.bench.desk.lock());
        self.go_on()?;
        let keeps = self.plans[index].looks_up && self.plans[index].is_played;
        let solved = if keeps {
            let solved = gambol_solve::solve(game.as_ref(), &self.store, &quiet);
            self.go_on()?;
            solved.map_err(|error| wrong(&error))?
        } else {
            gambol_solve::solve_in_memory(game.as_ref(), &quiet)
                .map_err(|_| NoCertificate::Stopped(Cancelled))?
        };
        drop(desk);
        let Some(solved) = solved else { return Ok(()) };
        self.certificate.set_ups[index].exact = exact::exact(game.as_mut(), solved.as_ref());
        self.solved[index] = Some(solved);
        self.gate()
    }

    fn play(&mut self, table: &mut Table<'_>, games: u64) -> Result<(), NoCertificate> {
        play_to(table, games, self.bench.progress, &self.stop)?;
        self.certificate.set_ups[0].level_play = Some(table.told());
        self.gate()
    }

    /// What costs most and rules out least: openings, perfect play, bots in unusual set-ups.
    fn look_closer(&mut self) -> Result<(), NoCertificate> {
        let bench = self.bench;
        let seed = bench.effort.seed;
        for index in 0..self.plans.len() {
            self.go_on()?;
            let mut game = self.start(index);
            let solved = self.solved[index].take();
            let solved = solved.as_deref();
            if index == 0 || solved.is_some() {
                self.certificate.set_ups[index].openings = exact::openings(game.as_mut(), solved, &self.stop);
            }
            self.gate()?;
            let judge = solved.filter(|_| self.plans[index].is_known);
            if let Some(solved) = judge {
                let start = || self.start(index);
                let quiet = Quiet(bench.progress);
                let best = exact::best_play(&start, solved, BEST_GAMES, seed, &quiet);
                self.certificate.set_ups[index].best_play = best;
            }
            if index > 0 && self.plans[index].is_played && bench.is_thorough {
                let mut table = Table::new(bench.kind, &self.options[index], bench.effort, bench.threads);
                table.judge = judge;
                table.library = self.library(index);
                self.play_beside(&mut table)?;
                ask(&mut table, bench.progress, &self.stop)?;
                self.certificate.set_ups[index].level_play = Some(table.told());
            }
        }
        Ok(())
    }

    /// Games of bots in a set-up beside the first. What was asked for by name plays all of them.
    fn play_beside(&self, table: &mut Table<'_>) -> Result<(), NoCertificate> {
        let bench = self.bench;
        let most = bench.effort.games.max(FIRST_GAMES);
        let first = self.certificate.set_ups[0].level_play.as_ref();
        let enough = first.map_or(0.0, |first| first.apart_within);
        let mut games = if bench.ways.is_empty() { (most / BESIDE).max(FIRST_GAMES) } else { most };
        loop {
            play_to(table, games, bench.progress, &self.stop)?;
            let Some(more) = games_beside(&table.told(), enough, most) else { return Ok(()) };
            games = more;
        }
    }
}

/// How many games to play in all where these were played: as many as it takes to know how far apart the seats are within
/// `enough`, and at most so many. None if these will do: also if they show that the board is no good for it.
fn games_beside(told: &LevelPlay, enough: f64, most: u64) -> Option<u64> {
    if told.games >= most || told.apart_within <= enough || told.is_surely_bad() {
        return None;
    }
    // What is in doubt shrinks with the root of the games.
    let needed = told.games as f64 * (told.apart_within / enough).powi(2);
    Some((needed.ceil() as u64).clamp(told.games + 1, most))
}

/// The options of a game on a board.
pub(crate) fn on_board(options: &Map<String, Value>, board: &Value) -> Map<String, Value> {
    let mut options = options.clone();
    options.insert("board".into(), board.clone());
    options
}

/// Plays while watching whether to stop.
pub(crate) fn play_to(
    table: &mut Table<'_>,
    games: u64,
    progress: &dyn Progress,
    stop: &Stop,
) -> Result<(), NoCertificate> {
    watched(progress, stop, || table.play_to(games, stop))
}

/// Asks how often the choice matters while watching whether to stop.
fn ask(table: &mut Table<'_>, progress: &dyn Progress, stop: &Stop) -> Result<(), NoCertificate> {
    watched(progress, stop, || table.ask(stop))
}

fn watched(
    progress: &dyn Progress,
    stop: &Stop,
    work: impl FnOnce() -> Result<bool, SetupError>,
) -> Result<(), NoCertificate> {
    let is_done = std::sync::atomic::AtomicBool::new(false);
    let played = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !is_done.load(std::sync::atomic::Ordering::Relaxed) {
                if progress.is_cancelled() {
                    stop.stop();
                }
                std::thread::park_timeout(std::time::Duration::from_millis(20));
            }
        });
        let played = work();
        is_done.store(true, std::sync::atomic::Ordering::Relaxed);
        played
    });
    match played {
        Ok(true) => Ok(()),
        Ok(false) => Err(Cancelled.into()),
        Err(error) => Err(error.into()),
    }
}

/// Solvers report nothing here but learn that they should stop: the forge has its own progress line.
pub(crate) struct Quiet<'a>(pub(crate) &'a dyn Progress);

impl Progress for Quiet<'_> {
    fn is_cancelled(&self) -> bool {
        self.0.is_cancelled()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::certificate::{Length, Share};

    #[test]
    fn a_way_of_playing_beside_the_first_is_known_as_closely_unless_the_board_is_no_good_for_it() {
        let told = |games: u64, apart: f64, apart_within: f64, drawn: f64| LevelPlay {
            level: "4".into(),
            playouts: Some(50),
            games,
            seed: 1,
            seats: Vec::new(),
            apart,
            apart_within,
            drawn: Share { share: drawn, within: 0.01 },
            lasts: Length::of(&[40, 50]),
            matters: None,
        };
        let next = |told: LevelPlay| games_beside(&told, 0.01, 40_000);
        assert_eq!(next(told(5_000, 0.02, 0.02, 0.0)), Some(20_000), "four times as many halve the doubt");
        assert_eq!(next(told(5_000, 0.02, 0.04, 0.0)), Some(40_000), "but no more than the first has");
        assert_eq!(next(told(20_000, 0.02, 0.01, 0.0)), None, "as close as the first");
        assert_eq!(next(told(40_000, 0.02, 0.02, 0.0)), None);
        assert_eq!(next(told(5_000, 0.06, 0.02, 0.0)), None, "surely more than 3 % apart");
        assert_eq!(next(told(5_000, 0.04, 0.02, 0.0)), Some(20_000), "perhaps not");
        assert_eq!(next(told(5_000, 0.0, 0.02, 0.07)), None, "surely more than 5 % drawn");
        assert_eq!(next(told(5_000, 0.0, 0.02, 0.055)), Some(20_000));
        let none_apart = games_beside(&told(60, 0.01, 0.01, 0.0), 0.0, 100);
        assert_eq!(none_apart, Some(100), "where the first way leaves no doubt at all");
    }
}
