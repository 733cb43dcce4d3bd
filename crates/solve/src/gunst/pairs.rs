//! Pairs of line-ups: what the open game after them is worth, glanced at or thought through.

use super::field::{KIN, kin_number};
use super::known::Bounds;
use super::open::{ALL, LineUp, Matter, Next, Open, Window};
use super::oracle::Entries;
use super::solver::{Solver, Ting, Worker};
use crate::progress::{Cancelled, Progress};
use gambol_games::gunst::{Gunst, Position};

/// How a search regards what follows the round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Regard {
    /// With the bounds that are there.
    Glance,
    /// Thinking it through.
    Look,
}

/// The line-ups of a ting, in pairs.
pub(super) struct Pairs<'a> {
    pub(super) solver: &'a Solver,
    pub(super) ting: Ting,
    pub(super) line_ups: [Vec<LineUp>; 2],
    pub(super) worker: &'a mut Worker,
    pub(super) progress: &'a dyn Progress,
}

impl Pairs<'_> {
    /// The value of the open game after two line-ups in the last round.
    fn last(&mut self, pair: [usize; 2]) -> Result<f64, Cancelled> {
        let Ting { life, .. } = self.ting;
        let line_ups = [0, 1].map(|seat| self.line_ups[seat][pair[seat]]);
        // 13 bits each for the line-ups, 6 each for life.
        let [one, other] =
            line_ups.map(|line_up| u64::from(line_up.gods) << 9 | kin_number(line_up.kin) as u64);
        let key = one | other << 13 | u64::from(life[0]) << 26 | u64::from(life[1]) << 32;
        if let Some(value) = self.solver.last.get(key) {
            return Ok(value);
        }
        let value = self.open(pair, Regard::Look, false)?;
        self.solver.last.set(key, value);
        Ok(value)
    }

    /// The value of the open game after two line-ups: a low bound on it, or a high one.
    fn open(&mut self, pair: [usize; 2], regard: Regard, is_high: bool) -> Result<f64, Cancelled> {
        let (ting, solver) = (self.ting, self.solver);
        let line_ups = [0, 1].map(|seat| self.line_ups[seat][pair[seat]]);
        let stock = spend(solver, ting, line_ups);
        self.search(stock, regard, is_high, |open| open.reveal(ting.life, ting.planes, line_ups, ALL))
    }

    /// The value of the open game after two line-ups within a window, all that follows thought through.
    pub(super) fn within(&mut self, pair: [usize; 2], window: Window) -> Result<f64, Cancelled> {
        let ting = self.ting;
        let line_ups = [0, 1].map(|seat| self.line_ups[seat][pair[seat]]);
        let stock = spend(self.solver, ting, line_ups);
        self.progress.go_on()?;
        self.search(stock, Regard::Look, false, |open| open.reveal(ting.life, ting.planes, line_ups, window))
    }

    /// The value of a position in the middle of the round, all that follows thought through.
    pub(super) fn position(&mut self, game: &Gunst, pos: &Position) -> Result<f64, Cancelled> {
        self.search(self.ting.stock, Regard::Look, false, |open| open.position(game, pos, ALL))
    }

    fn search(
        &mut self,
        stock: [u16; 2],
        regard: Regard,
        is_high: bool,
        search: impl FnOnce(&mut Open<'_, Deeper<'_>>) -> f64,
    ) -> Result<f64, Cancelled> {
        let (ting, solver) = (self.ting, self.solver);
        let place = if regard == Regard::Look { 2 } else { usize::from(is_high) };
        let round = usize::from(ting.round);
        let mut memory = self.worker.memories[round][place].lend();
        let next = Deeper {
            solver,
            worker: self.worker,
            progress: self.progress,
            round: ting.round + 1,
            stock,
            regard,
            is_high,
            stopped: false,
        };
        let mut open = Open {
            matter: solver.matter(ting.round),
            memory: &mut memory,
            next,
            mark: solver.mark(ting.round, stock),
        };
        let value = search(&mut open);
        let stopped = open.next.stopped;
        if stopped {
            // What was on its way when it was stopped is worth nothing.
            memory.clear();
        }
        self.worker.memories[round][place] = memory;
        if stopped { Err(Cancelled) } else { Ok(value) }
    }
}

/// The kin that are left when these have been brought.
pub(super) fn spend(solver: &Solver, ting: Ting, line_ups: [LineUp; 2]) -> [u16; 2] {
    if !solver.spends {
        return ting.stock;
    }
    let left = |seat: usize| KIN[usize::from(ting.stock[seat])] - line_ups[seat].kin;
    [0, 1].map(|seat| kin_number(left(seat)) as u16)
}

impl Entries for Pairs<'_> {
    fn glance(&mut self, pair: [usize; 2]) -> Result<Bounds, Cancelled> {
        if self.solver.matter(self.ting.round) == Matter::Nothing {
            return self.look(pair);
        }
        Ok((self.open(pair, Regard::Glance, false)?, self.open(pair, Regard::Glance, true)?))
    }

    fn look(&mut self, pair: [usize; 2]) -> Result<Bounds, Cancelled> {
        if self.solver.matter(self.ting.round) == Matter::Nothing {
            return self.last(pair).map(|value| (value, value));
        }
        self.progress.go_on()?;
        let value = self.open(pair, Regard::Look, false)?;
        Ok((value, value))
    }
}

/// What follows a round: the next ting, or the end.
struct Deeper<'a> {
    solver: &'a Solver,
    worker: &'a mut Worker,
    progress: &'a dyn Progress,
    round: u8,
    stock: [u16; 2],
    regard: Regard,
    is_high: bool,
    stopped: bool,
}

impl Next for Deeper<'_> {
    fn is_stopped(&mut self) -> bool {
        self.stopped |= self.progress.is_cancelled();
        self.stopped
    }

    /// A search for low bounds believes what is above its window's low end, one for high bounds what is below its high
    /// end; so what they say in the end is proved, though the bounds of what follows may improve while they search.
    fn value(&mut self, life: [u8; 2], planes: [u8; 2], window: Window) -> f64 {
        if self.round > self.solver.rounds {
            return f64::from(life[0].cmp(&life[1]) as i8);
        }
        let ting = Ting { round: self.round, life, planes, stock: self.stock };
        let bounds = match self.regard {
            _ if self.stopped => Ok((0.0, 0.0)),
            Regard::Glance => Ok(self.solver.bounds(ting)),
            Regard::Look => self.solver.think(ting, window, self.worker, self.progress),
        };
        let Ok((low, high)) = bounds else {
            self.stopped = true;
            return 0.0;
        };
        // Beyond the window, the bound that says so; else the side that is asked for.
        if low >= window.1 {
            low
        } else if high <= window.0 || self.is_high {
            high
        } else {
            low
        }
    }
}
