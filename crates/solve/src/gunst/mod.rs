//! Gunst: secret line-ups, then an open game, round after round.
//!
//! A *ting* (both choose their line-ups) is a matrix game whose entries are open games whose leaves are the next
//! round's tings. The matrix is never written down: a double oracle (`oracle.rs`) grows the few line-ups that matter
//! and proves that no other does better; entries are open games searched with windows (`open.rs`); tings are
//! remembered, and what is proved of one holds for all that are better or worse in every respect (`known.rs`).
//!
//! All last rounds are solved and come along with the program (`last.rs`). With them the last two rounds of any game
//! are solved exactly within a second or so, and three rounds are held by a single first line-up, proved against all
//! answers (`hold.rs`). Four rounds are played by a plan that is proved to lose no more than its floors say, which come
//! along too (`plan/`), with a proof of what they say of the start (`plan/proof/`). Before that there are guesses to play
//! by (`guess.rs`), which are told as such.
//!
//! # Words
//!
//! | word | what it means here | where |
//! | --- | --- | --- |
//! | *ting* | a position in which both are about to choose their line-ups: the round, the life and the gods' planes of both | `solver.rs` |
//! | *follow* | how many rounds come after a ting's own: none after a last round, three after the start | |
//! | *line-up* | kin and gods that a seat brings to a ting; by number in the order of the legal list | `open.rs` |
//! | *mixture* | line-ups with the share of each: how likely they should be brought | `oracle.rs` |
//! | *open game* | all of a round that comes after the reveal: no secrets, so it has a value by plain search | `open.rs` |
//! | *window* | the two numbers between which a search must tell a value; beyond them a bound is enough | `open.rs` |
//! | *glance* | bounds on a pair of line-ups that cost little: with what is known already of the tings that follow | `oracle.rs`, `pairs.rs` |
//! | *look* | the best bounds on a pair of line-ups that can be had: the tings that follow are thought through | `oracle.rs`, `pairs.rs` |
//! | *lane* | one pair of lives among all 144 for which a last round is thought through at once | `lanes.rs` |
//! | *hold* | a single line-up *holds* a ting if it gets nearly even against every answer; so three rounds are held | `hold.rs` |
//! | *plan* | how the program plays four rounds: by the floors of what follows, whatever the other does | `plan/` |
//! | *stand* | where seat 0's gods stand as far as its plan goes: the Wanderer and Eurika, then Archimedes; the rest is forgotten | `plan/stand.rs` |
//! | *square* | floors for all 144 pairs of lives at once | `plan/lives.rs` |
//! | *floor* | what a ting is proved to be worth to seat 0 at least, if it goes on by its plan | `plan/floors.rs` |
//! | *spread* | to hand a floor on to all tings that are better for seat 0, because more is never worse | `plan/proof/table.rs` |
//! | *claim* | a floor with its witness, a mixture: it can be checked without trusting anybody | `plan/proof/claim.rs` |
//! | *need* | what must be claimed of the tings that follow so that a claim holds | `plan/proof/record.rs` |
//!
//! Two lemmas carry the proofs: more life and higher gods are never worse, and stepping second is never worse. They are
//! argued in `known.rs` and brute-forced by the rules, in a reduced game, in `lemma_tests.rs`.

mod cache;
mod deeds;
mod field;
mod guess;
mod hold;
mod judge;
mod known;
mod lanes;
mod last;
mod ledger;
mod memory;
mod open;
mod oracle;
mod pairs;
mod plan;
mod shares;
mod single;
mod solver;
mod stand;
mod verify;

#[cfg(test)]
mod judge_tests;
#[cfg(test)]
mod lemma_tests;
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
pub use plan::proof::make_proof;
pub use plan::{plan_floors, plan_floors_of_one};
pub use shares::Shares;
use solver::{Solver, Ting, Worker};
use std::collections::HashMap;
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
    /// What seat 0 gets at least with its mixture, and at most against seat 1's, whatever the other does, if the
    /// mixture's owner goes on as well as proved. The distance is the most that an opponent could gain against both.
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

    /// A solver for whoever only wants to judge moves: nothing is handed on between tings, which saves most of the
    /// memory and helps only long proofs.
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
        // Of the last two rounds, the two that are planned (two parts of three each), and the one that is guessed at.
        Solver::FIXED + 4 * Worker::MEMORY + plan::SIZE
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

    /// Solves a ting exactly, however long it takes (in the last two rounds: seconds); none if the position is not a
    /// ting.
    pub fn solve(&self, pos: &Position, progress: &dyn Progress) -> Result<Option<Answer>, Cancelled> {
        let Some(ting) = ting_of(pos) else { return Ok(None) };
        let mut worker = Worker::new(self.solver.rounds);
        let mixed = self.solver.solve(ting, ALL, &mut worker, progress)?;
        Ok(Some(answer(ting, &mixed, self.solver.bounds(ting))))
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
