//! What the plan makes of a round that has begun: open play, with the floors of the next tings at its ends.

use super::super::known::Bounds;
use super::super::open::{ALL, Next, Open, Window};
use super::super::solver::{Solver, Worker};
use crate::progress::{Cancelled, Progress};
use gambol_games::gunst::{Gunst, Position};

/// What follows a round, to the seat that is sure of it.
struct Ahead<'a> {
    /// How many rounds follow the next ting.
    follow: u8,
    is_high: bool,
    progress: &'a dyn Progress,
    stopped: bool,
}

impl Next for Ahead<'_> {
    fn is_stopped(&mut self) -> bool {
        self.stopped |= self.progress.is_cancelled();
        self.stopped
    }

    fn value(&mut self, life: [u8; 2], planes: [u8; 2], _: Window) -> f64 {
        let (low, high) = super::bounds(self.follow, life, planes);
        if self.is_high { high } else { low }
    }
}

/// What a position in the middle of a round is worth to seat 0, at least and at most, if whoever is sure of it goes on by
/// the plan. At least one round follows this one.
pub(in super::super) fn ahead(
    solver: &Solver,
    game: &Gunst,
    pos: &Position,
    round: u8,
    worker: &mut Worker,
    progress: &dyn Progress,
) -> Result<Bounds, Cancelled> {
    let mut side = |is_high: bool| {
        let mut memory = worker.plans[usize::from(round)][usize::from(is_high)].lend();
        let follow = solver.rounds - round - 1;
        let next = Ahead { follow, is_high, progress, stopped: false };
        let mut open = Open { matter: solver.matter(round), memory: &mut memory, next, mark: 0 };
        let value = open.position(game, pos, ALL);
        let stopped = open.next.stopped;
        if stopped {
            memory.clear();
        }
        worker.plans[usize::from(round)][usize::from(is_high)] = memory;
        if stopped { Err(Cancelled) } else { Ok(value) }
    };
    let (low, high) = (side(false)?, side(true)?);
    Ok((low, high.max(low)))
}
