//! Holding a game of three rounds: a single first line-up, proved against every answer by best response.
//!
//! At the start both are alike, so seat 0 can get no more than even (see `known.rs`), and what a line-up gets it at
//! least is all that is to be shown. Which one to try is guessed; that it holds is proved: the open game after it and
//! each answer is searched, with every ting that it leads to thought through as far as the question needs.

use super::open::{LineUp, Window};
use super::pairs::Pairs;
use super::solver::{Ting, Worker};
use super::{GunstSolver, ting_of};
use crate::progress::{Cancelled, Progress, on_all_cores};
use crate::table::{Need, Store, Subject, TableError};
use gambol_core::{Game, Playable};
use gambol_games::gunst::{Gunst, Move, Position};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Raised whenever what stands in tables of Gunst changes.
const VERSION: u32 = 2;

/// This much less than even is as good as even.
const SLACK: f64 = 0.001;

/// This many line-ups are tried.
const TRIES: usize = 4;

impl GunstSolver {
    /// A solver with all that it takes to play well from the start, from the store or built first: two rounds and fewer
    /// exactly, three held. Longer games, and those in which kin are spent, have nothing to build.
    pub fn open_or_build(
        game: &Gunst,
        store: &Store,
        progress: &dyn Progress,
    ) -> Result<GunstSolver, TableError> {
        if !GunstSolver::has_proof(game) {
            return Ok(GunstSolver::for_play(game));
        }
        let subject =
            Subject { game: Gunst::NAME, options: game.options(), table: "tings", version: VERSION };
        let need = Need { memory: GunstSolver::memory(game), disk: 1_000_000 };
        let table = store.open_or_build(&subject, need, progress, || {
            let solver = GunstSolver::new(game);
            let held = if solver.solver.rounds == 3 {
                solver.hold(&game.start(), SLACK, progress)?
            } else {
                progress.stage("tings", 0);
                solver.solve(&game.start(), progress)?;
                None
            };
            let (number, floor) = held.unwrap_or((usize::MAX, -1.0));
            let mut bytes = [(number as u64).to_le_bytes(), floor.to_le_bytes()].concat();
            bytes.extend(solver.solver.to_bytes());
            Ok(bytes)
        })?;
        let mut solver = GunstSolver::for_play(game);
        solver.learn_table(table.content()).ok_or_else(|| TableError::Broken {
            path: table.path().to_owned(),
            why: "expected tings of this game, found something else".to_owned(),
        })?;
        Ok(solver)
    }

    /// Whether something can be proved of the start in reasonable time: in games of up to three rounds.
    pub fn has_proof(game: &Gunst) -> bool {
        let (rounds, _, spends) = super::traits(game);
        rounds <= 3 && !spends
    }

    /// Takes over a table; none if it makes no sense.
    fn learn_table(&mut self, content: &[u8]) -> Option<()> {
        let (head, tings) = content.split_at_checked(16)?;
        let number = u64::from_le_bytes(*head.first_chunk()?);
        let floor = f64::from_le_bytes(*head.last_chunk()?);
        self.held = (number < 288).then_some((number as usize, floor));
        self.solver.learn_bytes(tings).then_some(())
    }

    /// The line-up that holds the start, and what it gets seat 0 at least; none if none of those tried is enough.
    pub fn held(&self) -> Option<(Move, f64)> {
        let line_ups = ting_of(&self.game.start())?.line_ups(0);
        self.held.map(|(number, floor)| (line_ups[number].told(), floor))
    }

    /// Looks for a single line-up of seat 0 that is proved to get it no less than `slack` below even at a ting, against
    /// every answer, and tells what it gets at least. With up to two rounds to follow that takes a minute; with more,
    /// nobody has waited long enough.
    pub fn certify(
        &self,
        pos: &Position,
        slack: f64,
        progress: &dyn Progress,
    ) -> Result<Option<(Move, f64)>, Cancelled> {
        let held = self.hold(pos, slack, progress)?;
        let line_ups = ting_of(pos).map(|ting| ting.line_ups(0));
        Ok(held.zip(line_ups).map(|((number, floor), line_ups)| (line_ups[number].told(), floor)))
    }

    fn hold(
        &self,
        pos: &Position,
        slack: f64,
        progress: &dyn Progress,
    ) -> Result<Option<(usize, f64)>, Cancelled> {
        let Some(ting) = ting_of(pos) else { return Ok(None) };
        for own in self.promising(ting, progress)? {
            progress.stage(&format!("answers to {}", ting.line_ups(0)[own].told()), 0);
            let floor = self.floor(ting, own, (-1.0, -slack), progress)?;
            if floor >= -slack {
                let floor = floor.min(self.solver.bounds(ting).1);
                self.solver.learn(ting, (floor, 1.0));
                return Ok(Some((own, floor)));
            }
        }
        Ok(None)
    }

    /// The line-ups that a guess likes best.
    fn promising(&self, ting: Ting, progress: &dyn Progress) -> Result<Vec<usize>, Cancelled> {
        let weighed = self.weigh(ting, progress)?;
        let mut liked: Vec<_> = weighed.shares(0).into_iter().enumerate().collect();
        liked.sort_by(|one, other| other.1.total_cmp(&one.1));
        Ok(liked.into_iter().take(TRIES).map(|(number, _)| number).collect())
    }

    /// What a line-up of seat 0 gets at least, looking no closer than the window asks; stops at the first answer that
    /// brings it below the window's high end. On all cores.
    pub(super) fn floor(
        &self,
        ting: Ting,
        own: usize,
        window: Window,
        progress: &dyn Progress,
    ) -> Result<f64, Cancelled> {
        let line_ups = [ting.line_ups(0), ting.line_ups(1)];
        let (next, worst) = (AtomicUsize::new(0), Mutex::new(1.0f64));
        let lowest = || *worst.lock().expect("nothing panics with the lock");
        let work = || {
            let mut worker = Worker::new(self.solver.rounds);
            loop {
                let answer = next.fetch_add(1, Ordering::Relaxed);
                if answer >= line_ups[1].len() || lowest() < window.1 {
                    return Ok(());
                }
                let value = self.answered(ting, &line_ups, [own, answer], window, &mut worker, progress)?;
                let mut worst = worst.lock().expect("nothing panics with the lock");
                *worst = worst.min(value);
                drop(worst);
                progress.done(answer as u64 + 1);
            }
        };
        on_all_cores(work)?;
        Ok(lowest())
    }

    fn answered(
        &self,
        ting: Ting,
        line_ups: &[Vec<LineUp>; 2],
        pair: [usize; 2],
        window: Window,
        worker: &mut Worker,
        progress: &dyn Progress,
    ) -> Result<f64, Cancelled> {
        let (solver, line_ups) = (&self.solver, line_ups.clone());
        let mut pairs = Pairs { solver, ting, line_ups, worker, progress };
        pairs.within(pair, window)
    }
}
