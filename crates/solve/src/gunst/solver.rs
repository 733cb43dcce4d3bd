//! Rounds upon rounds: the value of every ting that is asked for, remembered.

use super::cache::Halves;
use super::field::{KIN, hand, of};
use super::known::{Bounds, Known};
use super::last;
use super::memory::{MEMORY_BITS, Memory};
use super::open::{ALL, LineUp, Matter, Window, subsets};
use super::oracle::{self, Mixed, Task};
use super::pairs::Pairs;
use super::plan;
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
}

/// Everything that is known of one game's tings.
pub(super) struct Solver {
    pub(super) rounds: u8,
    pub(super) spends: bool,
    most_life: u8,
    /// By round, from 1.
    known: Vec<Known>,
    /// Whether the last rounds that come along with the program are believed.
    has_table: bool,
    /// Whether the floors of the plan that come along with it are, too.
    pub(super) has_floors: bool,
    /// Tings are solved to this.
    closed: f64,
    /// In the last round a pair of line-ups is worth the same whatever else is in hand.
    pub(super) last: Halves,
}

/// What a thread needs of its own to think.
pub(super) struct Worker {
    /// For each round: to glance at the low and the high side, and to look.
    pub(super) memories: Vec<[Memory; 3]>,
    /// For each round, to guess.
    pub(super) guesses: Vec<Memory>,
    /// For each round, to plan for the low and the high side.
    pub(super) plans: Vec<[Memory; 2]>,
    /// The line-ups that were good in the last ting with these hands: a good start for the next.
    habits: HashMap<(u8, u8, u8), [Vec<usize>; 2]>,
    /// Single line-ups that were enough lately, and answers that showed that one was not, latest first.
    pub(super) singles: HashMap<(u8, u8, u8), [Vec<usize>; 2]>,
    pub(super) refuters: HashMap<(u8, u8, u8), [Vec<usize>; 2]>,
}

impl Worker {
    /// Bytes a round.
    pub(super) const MEMORY: u64 = 3 * Memory::size(MEMORY_BITS);

    pub(super) fn new(rounds: u8) -> Worker {
        // Memory that is never needed is never taken.
        let memories = (0..=rounds).map(|_| Default::default()).collect();
        let guesses = (0..=rounds).map(|_| Memory::default()).collect();
        let plans = (0..=rounds).map(|_| Default::default()).collect();
        Worker {
            memories,
            guesses,
            plans,
            habits: HashMap::new(),
            singles: HashMap::new(),
            refuters: HashMap::new(),
        }
    }
}

/// Exactly solved tings are solved to this, which adds up over the rounds to less than what counts as exact.
pub(super) const CLOSED: f64 = 1e-11;

pub(super) const LAST_BITS: u32 = 22;

/// Bounds are handed on between tings up to this much life: beyond, they would take too much memory.
const MOST_LIFE: u8 = 16;

impl Solver {
    pub(super) fn new(rounds: u8, life: u8, spends: bool) -> Solver {
        Solver { has_floors: !spends, ..Solver::without_floors(rounds, life, spends) }
    }

    /// A solver that knows no plan.
    pub(super) fn without_floors(rounds: u8, life: u8, spends: bool) -> Solver {
        Solver { has_table: !spends, ..Solver::without_table(rounds, life, spends) }
    }

    /// A solver that hands nothing on between tings.
    pub(super) fn for_play(rounds: u8, life: u8, spends: bool) -> Solver {
        let known = (0..=rounds).map(|round| Known::new(None, round == rounds)).collect();
        let last = Halves::new(LAST_BITS);
        Solver {
            rounds,
            spends,
            most_life: life,
            known,
            has_table: !spends,
            has_floors: !spends,
            closed: CLOSED,
            last,
        }
    }

    /// A solver that finds everything out by itself.
    pub(super) fn without_table(rounds: u8, life: u8, spends: bool) -> Solver {
        let grid = |round: u8| (Solver::hands_on(life, spends) && round > 1).then_some(life);
        let known = (0..=rounds).map(|round| Known::new(grid(round), round == rounds)).collect();
        let last = Halves::new(LAST_BITS);
        Solver {
            rounds,
            spends,
            most_life: life,
            known,
            has_table: false,
            has_floors: false,
            closed: CLOSED,
            last,
        }
    }

    /// Whether bounds are handed on: not where kin are spent, for then tings differ in more than life and planes.
    pub(super) fn hands_on(life: u8, spends: bool) -> bool {
        life <= MOST_LIFE && !spends
    }

    pub(super) fn matter(&self, round: u8) -> Matter {
        Matter::before(self.rounds - round)
    }

    /// Marks a round's searches where kin are spent: what is left of them decides what follows.
    pub(super) fn mark(&self, round: u8, stock: [u16; 2]) -> u32 {
        match self.matter(round) {
            Matter::Nothing => 0,
            _ => u32::from(stock[0]) << 9 | u32::from(stock[1]),
        }
    }

    /// Everything that was computed, 24 bytes a ting: key, low and high bound.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let rounds = self.known.iter().enumerate();
        let all =
            rounds.flat_map(|(round, known)| known.all().into_iter().map(move |known| (round as u64, known)));
        all.flat_map(|(round, (key, (low, high)))| {
            [(round << 56 | key).to_le_bytes(), low.to_le_bytes(), high.to_le_bytes()].concat()
        })
        .collect()
    }

    /// The bounds of all tings that were computed.
    pub(super) fn all(&self) -> impl Iterator<Item = Bounds> {
        self.known.iter().flat_map(|known| known.all().into_iter().map(|(_, bounds)| bounds))
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
                known.learn(key & ((1 << 56) - 1), sides, (low, high));
                true
            })
        })
    }

    /// How many tings of each round were thought through.
    pub(super) fn counts(&self) -> Vec<usize> {
        self.known.iter().skip(1).map(Known::count).collect()
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
        if self.has_table
            && ting.round == self.rounds
            && let Some(value) = last::value(ting.life, ting.planes)
        {
            return (value, value);
        }
        let (mut low, mut high) =
            self.known[usize::from(ting.round)].bounds(ting.key(), (ting.life, ting.planes));
        if self.has_floors && high - low > CLOSED {
            let planned = plan::bounds(self.rounds - ting.round, ting.life, ting.planes);
            (low, high) = (low.max(planned.0), high.min(planned.1));
        }
        let is_equal = |[one, other]: [u8; 2]| one == other;
        // See `known.rs`: what is the same for both is no better than even for seat 0.
        let is_even = is_equal(ting.life) && is_equal(ting.planes) && ting.stock[0] == ting.stock[1];
        (low, if is_even { high.min(0.0).max(low) } else { high })
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
        if !is_open((low, high), window, self.closed) {
            return Ok((low, high));
        }
        let mixed = self.solve(ting, window, worker, progress)?;
        Ok((mixed.low.max(low), mixed.high.min(high)))
    }

    /// Remembers what was proved of a ting elsewhere.
    pub(super) fn learn(&self, ting: Ting, bounds: Bounds) {
        let ting = self.plain(ting);
        self.known[usize::from(ting.round)].learn(ting.key(), (ting.life, ting.planes), bounds);
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
        let task = Task { sizes, window, closed: self.closed };
        let first = [&first[0][..], &first[1][..]];
        if window != ALL
            && self.rounds > ting.round
            && let Some(mixed) = self.single(ting, window, &line_ups, worker, progress)?
        {
            self.learn(ting, (mixed.low, mixed.high));
            return Ok(mixed);
        }
        let mut entries = Pairs { solver: self, ting, line_ups, worker, progress };
        let mixed = oracle::solve(task, first, progress, &mut entries)?;
        let habits = [0, 1].map(|seat| mixed.sides[seat].iter().map(|&(number, _)| number).collect());
        worker.habits.insert(habit, habits);
        Solver::remember_singles(ting, &mixed, worker);
        self.learn(ting, (mixed.low, mixed.high.max(mixed.low)));
        Ok(mixed)
    }
}

/// Whether thinking about a ting could help: its bounds leave something open within the window. What rounding leaves
/// open of a ting that was solved is closed.
fn is_open((low, high): Bounds, window: Window, closed: f64) -> bool {
    high - low > closed.max(10.0 * CLOSED) && low < window.1 && high > window.0
}

/// Planes with everything below the hand in Twilight.
fn only_hands(planes: u8) -> u8 {
    let gods = hand(planes);
    (0..4).filter(|god| gods >> god & 1 == 1).fold(0, |planes, god| planes | 3 << (2 * god))
}
