//! Rounds upon rounds: the value of every ting that is asked for, remembered.

use super::cache::Halves;
use super::field::{KIN, hand, kin_number, of};
use super::known::{Bounds, Known};
use super::open::{ALL, LineUp, Matter, Memory, Next, Open, Window, subsets};
use super::oracle::{self, Entries, Mixed, Task};
use crate::progress::{Cancelled, Progress};
use std::collections::HashMap;

/// A ting: both are about to choose their line-ups.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ting {
    /// From 1.
    pub(super) round: u8,
    pub(super) life: [u8; 2],
    pub(super) planes: [u8; 2],
    /// The kin that each player still has, as a number in [`KIN`]; all of them where kin return.
    pub(super) stock: [u16; 2],
}

/// All kin.
pub(super) const ALL_KIN: u16 = 287;

impl Ting {
    /// The line-ups of a seat, in the order of the game's legal list.
    pub(super) fn line_ups(&self, seat: usize) -> Vec<LineUp> {
        let stock = KIN[usize::from(self.stock[seat])];
        let is_there = |kin: u32| (0..5).all(|row| of(kin, row) <= of(stock, row));
        subsets(self.planes[seat])
            .into_iter()
            .flat_map(|gods| KIN.iter().filter(|&&kin| is_there(kin)).map(move |&kin| LineUp { kin, gods }))
            .collect()
    }

    fn key(&self) -> u64 {
        let bytes = [self.life[0], self.life[1], self.planes[0], self.planes[1]];
        let low = bytes.iter().fold(0, |key, &byte| key << 8 | u64::from(byte));
        low << 18 | u64::from(self.stock[0]) << 9 | u64::from(self.stock[1])
    }

    /// How many gods are in hand.
    fn gods(&self) -> u32 {
        self.planes.map(|planes| hand(planes).count_ones()).iter().sum()
    }
}

/// Everything that is known of one game's tings.
pub(super) struct Solver {
    pub(super) rounds: u8,
    pub(super) spends: bool,
    most_life: u8,
    /// By round, from 1.
    known: Vec<Known>,
    /// In the last round a pair of line-ups is worth the same whatever else is in hand.
    last: Halves,
}

/// How much to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effort {
    /// How many tings of the next round are thought through for one ting.
    pub(super) width: u32,
    /// Tings with more gods in hand are not thought through: what follows from others must do.
    pub(super) gods: u32,
}

impl Effort {
    /// Until everything is exact.
    pub(super) const FULL: Effort = Effort { width: u32::MAX, gods: 8 };
}

/// What a thread needs of its own to think.
pub(super) struct Worker {
    pub(super) effort: Effort,
    /// Raised for each new effort, so that what an earlier one left open is taken up again.
    pass: u32,
    /// For each round: to glance at the low and the high side, to look at the low and the high side.
    memories: Vec<[Memory; 4]>,
    /// The line-ups that were good in the last ting with these hands: a good start for the next.
    habits: HashMap<(u8, u8, u8), [Vec<usize>; 2]>,
}

impl Worker {
    /// Bytes a round.
    pub(super) const MEMORY: u64 = 4 * Memory::size(MEMORY_BITS);

    pub(super) fn new(rounds: u8) -> Worker {
        let memory = || Memory::new(MEMORY_BITS);
        let memories = (0..=rounds).map(|_| [memory(), memory(), memory(), memory()]).collect();
        Worker { effort: Effort::FULL, pass: 1, memories, habits: HashMap::new() }
    }

    /// Begins a new pass with another effort.
    pub(super) fn begin(&mut self, effort: Effort) {
        self.effort = effort;
        self.pass += 1;
        // What was left open may be known better by now.
        self.memories.iter_mut().flatten().for_each(Memory::clear);
    }
}

/// Exactly solved tings are solved to this, which adds up over the rounds to less than what counts as exact.
pub(super) const CLOSED: f64 = 1e-11;

const MEMORY_BITS: u32 = 17;
pub(super) const LAST_BITS: u32 = 22;

/// Bounds are handed on between tings up to this much life: beyond, they would take too much memory.
const MOST_LIFE: u8 = 16;

impl Solver {
    pub(super) fn new(rounds: u8, life: u8, spends: bool) -> Solver {
        let grid = |round: u8| (Solver::hands_on(life, spends) && round > 1).then_some(life);
        let known = (0..=rounds).map(|round| Known::new(grid(round), round == rounds)).collect();
        Solver { rounds, spends, most_life: life, known, last: Halves::new(LAST_BITS) }
    }

    /// Whether bounds are handed on: not where kin are spent, for then tings differ in more than life and planes.
    pub(super) fn hands_on(life: u8, spends: bool) -> bool {
        life <= MOST_LIFE && !spends
    }

    pub(super) fn matter(&self, round: u8) -> Matter {
        match self.rounds - round {
            0 => Matter::Nothing,
            1 => Matter::Hands,
            _ => Matter::Planes,
        }
    }

    /// Everything that was computed, 24 bytes a ting: key, low and high bound.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let rounds = self.known.iter().enumerate();
        let all = rounds.flat_map(|(round, known)| known.all().into_iter().map(move |known| (round as u64, known)));
        all.flat_map(|(round, (key, (low, high)))| {
            [(round << 56 | key).to_le_bytes(), low.to_le_bytes(), high.to_le_bytes()].concat()
        })
        .collect()
    }

    /// Takes over what was computed before; false if the bytes make no sense.
    pub(super) fn learn_bytes(&self, bytes: &[u8]) -> bool {
        let (entries, []) = bytes.as_chunks::<24>() else { return false };
        entries.iter().all(|entry| {
            let (eights, _) = entry.as_chunks::<8>();
            let key = u64::from_le_bytes(eights[0]);
            let (low, high) = (f64::from_le_bytes(eights[1]), f64::from_le_bytes(eights[2]));
            let byte = |at: u32| (key >> at) as u8;
            let sides = ([byte(42), byte(34)], [byte(26), byte(18)]);
            let known = self.known.get(usize::from(byte(56)));
            let makes_sense = low <= high && sides.0.iter().all(|&life| (1..=self.most_life).contains(&life));
            known.filter(|_| makes_sense).is_some_and(|known| {
                known.learn(key & ((1 << 56) - 1), sides, (low, high), 0);
                true
            })
        })
    }

    /// How many tings of each round were thought through.
    pub(super) fn counts(&self) -> Vec<usize> {
        self.known.iter().skip(1).map(Known::count).collect()
    }

    /// Whether all tings after this round are solved exactly: then one search tells both bounds.
    fn is_exact_after(&self, round: u8, effort: Effort) -> bool {
        effort == Effort::FULL || round == self.rounds
    }

    /// The ting as it is remembered: where planes below the hand no longer count, they are all alike.
    fn plain(&self, mut ting: Ting) -> Ting {
        if self.matter(ting.round) == Matter::Nothing {
            ting.planes = ting.planes.map(only_hands);
        }
        ting
    }

    /// What is known of a ting.
    pub(super) fn bounds(&self, ting: Ting) -> Bounds {
        let ting = self.plain(ting);
        self.known[usize::from(ting.round)].bounds(ting.key(), (ting.life, ting.planes))
    }

    /// Bounds of a ting as close as this round's must be, or beyond the window.
    pub(super) fn think(
        &self,
        ting: Ting,
        window: Window,
        worker: &mut Worker,
        progress: &dyn Progress,
    ) -> Result<Bounds, Cancelled> {
        let ting = self.plain(ting);
        let (low, high) = self.bounds(ting);
        let is_enough = high - low <= CLOSED || low >= window.1 || high <= window.0;
        if is_enough
            || ting.gods() > worker.effort.gods
            || self.known[usize::from(ting.round)].is_done(ting.key(), worker.pass)
        {
            return Ok((low, high));
        }
        let mixed = self.solve(ting, window, worker, progress)?;
        Ok((mixed.low.max(low), mixed.high.min(high)))
    }

    /// Solves a ting and remembers the bounds.
    pub(super) fn solve(
        &self,
        ting: Ting,
        window: Window,
        worker: &mut Worker,
        progress: &dyn Progress,
    ) -> Result<Mixed, Cancelled> {
        let line_ups = [ting.line_ups(0), ting.line_ups(1)];
        let sizes = [line_ups[0].len(), line_ups[1].len()];
        let habit = (ting.round, hand(ting.planes[0]), hand(ting.planes[1]));
        let first = worker.habits.remove(&habit).unwrap_or_default();
        let task = Task { sizes, window, closed: CLOSED };
        let width = worker.effort.width;
        let mut entries = Pairs { solver: self, ting, line_ups, worker, progress, width };
        let mixed = oracle::solve(task, [&first[0], &first[1]], progress, &mut entries)?;
        let habits = [0, 1].map(|seat| mixed.sides[seat].iter().map(|&(number, _)| number).collect());
        worker.habits.insert(habit, habits);
        let ting = self.plain(ting);
        let bounds = (mixed.low, mixed.high.max(mixed.low));
        let is_cut_short = bounds.1 - bounds.0 > task.closed && (bounds.0 >= window.1 || bounds.1 <= window.0);
        let pass = if is_cut_short { 0 } else { worker.pass };
        self.known[usize::from(ting.round)].learn(ting.key(), (ting.life, ting.planes), bounds, pass);
        Ok(mixed)
    }
}

/// Planes with everything below the hand in Twilight.
fn only_hands(planes: u8) -> u8 {
    let gods = hand(planes);
    (0..4).filter(|god| gods >> god & 1 == 1).fold(0, |planes, god| planes | 3 << (2 * god))
}

/// How a search regards what follows the round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Regard {
    /// With the bounds that are there.
    Glance,
    /// Thinking it through.
    Look,
}

/// The line-ups of a ting, in pairs.
struct Pairs<'a> {
    solver: &'a Solver,
    ting: Ting,
    line_ups: [Vec<LineUp>; 2],
    worker: &'a mut Worker,
    progress: &'a dyn Progress,
    /// How many tings of the next round may still be thought through.
    width: u32,
}

impl Pairs<'_> {
    /// The value of the open game after two line-ups in the last round.
    fn last(&mut self, pair: [usize; 2]) -> Result<f64, Cancelled> {
        let Ting { life, .. } = self.ting;
        let line_ups = [0, 1].map(|seat| self.line_ups[seat][pair[seat]]);
        // 13 bits each for the line-ups, 6 each for life.
        let [one, other] = line_ups.map(|line_up| u64::from(line_up.gods) << 9 | kin_number(line_up.kin) as u64);
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
        let stock = if solver.spends {
            let left = |seat: usize| KIN[usize::from(ting.stock[seat])] - line_ups[seat].kin;
            [0, 1].map(|seat| kin_number(left(seat)) as u16)
        } else {
            ting.stock
        };
        let place = 2 * usize::from(regard == Regard::Look) + usize::from(is_high);
        let round = usize::from(ting.round);
        let mut memory = std::mem::take(&mut self.worker.memories[round][place]);
        let next = Deeper {
            solver,
            worker: self.worker,
            progress: self.progress,
            width: &mut self.width,
            round: ting.round + 1,
            stock,
            regard,
            is_high,
            stopped: false,
        };
        let mark = match solver.matter(ting.round) {
            Matter::Nothing => 0,
            _ => u32::from(stock[0]) << 9 | u32::from(stock[1]),
        };
        let mut open = Open { matter: solver.matter(ting.round), memory: &mut memory, next, mark };
        let value = open.reveal(ting.life, ting.planes, line_ups, ALL);
        let stopped = open.next.stopped;
        self.worker.memories[round][place] = memory;
        if stopped { Err(Cancelled) } else { Ok(value) }
    }
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
        let low = self.open(pair, Regard::Look, false)?;
        if self.solver.is_exact_after(self.ting.round, self.worker.effort) {
            return Ok((low, low));
        }
        Ok((low, self.open(pair, Regard::Look, true)?))
    }
}

/// What follows a round: the next ting, or the end.
struct Deeper<'a> {
    solver: &'a Solver,
    worker: &'a mut Worker,
    progress: &'a dyn Progress,
    width: &'a mut u32,
    round: u8,
    stock: [u16; 2],
    regard: Regard,
    is_high: bool,
    stopped: bool,
}

impl Deeper<'_> {
    fn think(&mut self, ting: Ting, window: Window) -> Result<Bounds, Cancelled> {
        let before = self.solver.bounds(ting);
        let bounds = self.solver.think(ting, window, self.worker, self.progress)?;
        if bounds != before && *self.width != u32::MAX {
            *self.width -= 1;
        }
        Ok(bounds)
    }
}

impl Next for Deeper<'_> {
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
            Regard::Look if *self.width == 0 => Ok(self.solver.bounds(ting)),
            Regard::Look => self.think(ting, window),
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
