//! Gunst: secret line-ups, then an open game, round after round.
//!
//! A *ting* (both choose their line-ups) is a matrix game whose entries are open games whose leaves are the next round's
//! tings. The matrix is never written down: a double oracle (`oracle.rs`) grows the few line-ups that matter and proves
//! that no other does better; entries are open games searched with windows (`open.rs`); tings are remembered, and what is
//! proved of one holds for all that are better or worse in every respect (`known.rs`).
//!
//! All last rounds are solved and come along with the program (`last.rs`). With them the last two rounds of any game
//! are solved exactly within a second or so, and three rounds are held by a single first line-up, proved against all
//! answers (`hold.rs`). Before that there are bounds that are proved but wide, narrowed pass by pass
//! (`GunstSolver::narrow`), and guesses to play by (`guess.rs`), which are told as such.

mod cache;
mod deeds;
mod field;
mod guess;
mod hold;
mod judge;
mod known;
mod last;
mod open;
mod oracle;
mod pairs;
mod shares;
mod single;
mod solver;
mod stand;
mod verify;

#[cfg(test)]
mod judge_tests;
#[cfg(test)]
mod tests;

use crate::progress::{Cancelled, Progress};
use crate::value::Value;
use field::kin_number;
use gambol_core::{Playable, Seat};
use gambol_games::gunst::{Gunst, Kin, Move, Phase, Position, Row};
use known::Known;
pub use last::last_rounds;
use open::ALL;
use oracle::Mixed;
use pairs::Aim;
pub use shares::Shares;
use solver::{Effort, Solver, Ting, Worker};
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
pub use verify::Shortfall;

/// Solves the tings of one game of Gunst, and remembers.
pub struct GunstSolver {
    game: Gunst,
    solver: Solver,
    /// A single line-up that is proved to be enough at the start, and how much it gets at least.
    held: Option<(usize, f64)>,
    /// Those who think about the questions that are asked; each is busy with one.
    workers: Mutex<Vec<Worker>>,
    /// Tings that were asked about lately.
    answers: Mutex<HashMap<Ting, Arc<judge::Weighed>>>,
}

/// What is known of a ting.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// Its value for seat 0.
    pub value: Value,
    /// How likely each seat should choose which line-up; empty if it was stopped before there was any.
    pub line_ups: [Vec<(Move, f64)>; 2],
    /// What seat 0 gets at least with its mixture, and at most against seat 1's, whatever the other does, if the mixture's
    /// owner goes on as well as proved. The distance is the most that an opponent could gain against both.
    pub guarantees: (f64, f64),
}

impl GunstSolver {
    /// Bytes that a ting takes in a table.
    pub const TING: usize = 24;

    /// A solver that knows nothing yet. It takes [`GunstSolver::memory`] at once.
    pub fn new(game: &Gunst) -> GunstSolver {
        let (rounds, life, spends) = traits(game);
        GunstSolver {
            game: game.clone(),
            solver: Solver::new(rounds, life, spends),
            held: None,
            workers: Mutex::default(),
            answers: Mutex::default(),
        }
    }

    /// A solver for whoever only wants to judge moves: nothing is handed on between tings, which saves most of the memory
    /// and helps only long proofs.
    pub fn for_play(game: &Gunst) -> GunstSolver {
        let (rounds, life, spends) = traits(game);
        GunstSolver {
            game: game.clone(),
            solver: Solver::for_play(rounds, life, spends),
            held: None,
            workers: Mutex::default(),
            answers: Mutex::default(),
        }
    }

    /// Bytes of memory that such a solver takes with one worker.
    pub fn memory_for_play() -> u64 {
        // Of the last two rounds and the one that is guessed at.
        Solver::FIXED + 3 * Worker::MEMORY
    }

    /// The game.
    pub fn game(&self) -> &Gunst {
        &self.game
    }

    /// Bytes of memory that solving this game takes, but for 24 bytes (about 100 with overhead) a ting thought through.
    pub fn memory(game: &Gunst) -> u64 {
        let (rounds, life, spends) = traits(game);
        let grids =
            if Solver::hands_on(life, spends) { u64::from(rounds - 1) * Known::size(life) } else { 0 };
        // Two threads at most, a worker each.
        grids + Solver::FIXED + 2 * u64::from(rounds + 1) * Worker::MEMORY
    }

    /// Whether the whole game is solved exactly in reasonable time: with one or two rounds.
    pub fn is_exact(&self) -> bool {
        self.solver.rounds <= 2 && !self.solver.spends
    }

    /// What is known of a ting without thinking.
    pub fn known(&self, pos: &Position) -> Option<Value> {
        let (low, high) = self.solver.bounds(ting_of(pos)?);
        Some(Value::between(low, high))
    }

    /// How many tings of each round were thought through so far.
    pub fn tings(&self) -> Vec<usize> {
        self.solver.counts()
    }

    /// Solves a ting exactly, however long it takes (in the last two rounds: seconds); none if the position is no ting.
    pub fn solve(&self, pos: &Position, progress: &dyn Progress) -> Result<Option<Answer>, Cancelled> {
        let Some(ting) = ting_of(pos) else { return Ok(None) };
        let mut worker = Worker::new(self.solver.rounds);
        let mixed = self.solver.solve(ting, ALL, &mut worker, progress)?;
        Ok(Some(answer(ting, &mixed, self.solver.bounds(ting))))
    }

    /// Narrows the bounds of a ting, pass by pass, until they are `enough` apart, or it is exact, or `progress` stops it.
    /// Then the best mixtures and bounds so far are the answer; none if the position is no ting. Uses two threads.
    ///
    /// A stage of the progress is a pass; done is how many tings have been thought through.
    pub fn narrow(&self, pos: &Position, enough: f64, progress: &dyn Progress) -> Option<Answer> {
        let ting = ting_of(pos)?;
        if ting.round + 1 >= self.solver.rounds
            && let Ok(answer) = self.solve(pos, progress)
        {
            return answer;
        }
        let mut workers = [Worker::new(self.solver.rounds), Worker::new(self.solver.rounds)];
        let mut best = Mixed { low: -1.0, high: 1.0, ..Mixed::default() };
        for pass in 1.. {
            let effort = Effort { width: 128 << pass.min(20), gods: (pass + 1).min(8) };
            for worker in &mut workers {
                worker.begin(effort);
            }
            if self.last_rounds(effort.gods, &mut workers, progress).is_err() {
                break;
            }
            progress.stage(&format!("pass {pass}"), 0);
            let was_stopped = self.improve(&mut best, ting, &mut workers, progress).is_err();
            self.solver.learn(ting, (best.low, best.high));
            progress.done(self.solver.counts().iter().sum::<usize>() as u64);
            if was_stopped || best.high - best.low <= enough {
                break;
            }
        }
        Some(answer(ting, &best, self.solver.bounds(ting)))
    }

    /// One pass for each seat, side by side. Each keeps its best mixture: they need not come from the same pass.
    fn improve(
        &self,
        best: &mut Mixed,
        ting: Ting,
        [own, theirs]: &mut [Worker; 2],
        progress: &dyn Progress,
    ) -> Result<(), Cancelled> {
        let start = || Mixed { low: -1.0, high: 1.0, ..Mixed::default() };
        let (mut low, mut high) = (start(), start());
        let results = std::thread::scope(|scope| {
            let seat_0 = scope.spawn(|| self.solver.improve(&mut low, ting, Aim::Low, own, progress));
            let seat_1 = self.solver.improve(&mut high, ting, Aim::High, theirs, progress);
            [seat_0.join().expect("solving does not panic"), seat_1]
        });
        if low.low > best.low || best.sides[0].is_empty() {
            best.low = low.low;
            best.sides[0] = std::mem::take(&mut low.sides[0]);
        }
        if high.high < best.high || best.sides[1].is_empty() {
            best.high = high.high;
            best.sides[1] = std::mem::take(&mut high.sides[1]);
        }
        results.into_iter().collect()
    }

    /// Thinks through all last rounds with up to so many gods in hand, from the fewest on: what follows from them bounds
    /// all others.
    fn last_rounds(
        &self,
        gods: u32,
        workers: &mut [Worker; 2],
        progress: &dyn Progress,
    ) -> Result<(), Cancelled> {
        if self.solver.spends {
            // Too many, and nothing is handed on between them.
            return Ok(());
        }
        let (rounds, life) = (self.solver.rounds, traits(&self.game).1);
        let hands: Vec<u8> = (0..=255).filter(|&planes| field::is_only_hands(planes)).collect();
        let count =
            |planes: [u8; 2]| planes.map(|planes| field::hand(planes).count_ones()).iter().sum::<u32>();
        let pairs = hands.iter().flat_map(|&one| hands.iter().map(move |&other| [one, other]));
        let mut pairs: Vec<[u8; 2]> = pairs.filter(|&planes| count(planes) <= gods).collect();
        pairs.sort_by_key(|&planes| count(planes));
        progress.stage("last rounds", pairs.len() as u64);
        let done = AtomicUsize::new(0);
        let work = |worker: &mut Worker| {
            while let Some(&planes) = pairs.get(done.fetch_add(1, Ordering::Relaxed)) {
                for (one, other) in (1..=life).flat_map(|one| (1..=life).map(move |other| (one, other))) {
                    let ting =
                        Ting { round: rounds, life: [one, other], planes, stock: [solver::ALL_KIN; 2] };
                    self.solver.think(ting, ALL, worker, progress)?;
                }
                progress.done(done.load(Ordering::Relaxed).min(pairs.len()) as u64);
            }
            Ok(())
        };
        let [first, second] = workers;
        std::thread::scope(|scope| {
            let other = scope.spawn(|| work(second));
            let own = work(first);
            other.join().expect("solving does not panic").and(own)
        })
    }
}

impl Solver {
    /// Bytes for pairs of line-ups in the last round.
    const FIXED: u64 = 8 << solver::LAST_BITS;
}

/// Rounds, life and whether kin are spent, as the game tells its options.
fn traits(game: &Gunst) -> (u8, u8, bool) {
    let options = game.options();
    let number = |key: &str| options[key].as_u64().expect("the game tells all its options") as u8;
    (number("rounds"), number("life"), options["kin"] == "spent")
}

/// The ting that a position is, where no line-up has been chosen yet.
fn ting_of(pos: &Position) -> Option<Ting> {
    if pos.phase() != Phase::Ting || pos.to_act().len() != 2 {
        return None;
    }
    Some(place_of(pos))
}

/// Where a position stands among the tings: in the middle of a round, what would be one if the round ended here.
fn place_of(pos: &Position) -> Ting {
    let side = |seat: u8| pos.side(Seat(seat));
    let planes = |seat: u8| stand::planes_of(side(seat).planes());
    let stock = |seat: u8| {
        let left = |row: Row| u32::from(Kin::STOCK.of(row) - side(seat).spent().of(row));
        kin_number(Row::ALL.into_iter().fold(0, |kin, row| kin | left(row) << (4 * row as u32))) as u16
    };
    Ting {
        round: pos.round(),
        life: [side(0).life(), side(1).life()],
        planes: [planes(0), planes(1)],
        stock: [stock(0), stock(1)],
    }
}

fn answer(ting: Ting, mixed: &Mixed, (low, high): (f64, f64)) -> Answer {
    let told = |seat: usize| {
        let line_ups = ting.line_ups(seat);
        mixed.sides[seat].iter().map(|&(number, weight)| (line_ups[number].told(), weight)).collect()
    };
    let guarantees = (mixed.low, mixed.high);
    Answer { value: Value::between(low, high.max(low)), line_ups: [told(0), told(1)], guarantees }
}
