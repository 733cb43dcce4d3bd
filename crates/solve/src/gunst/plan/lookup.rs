//! A ting, with the tings that follow it looked up: what both should bring, and where that leads.

use super::super::field::{Field, NO_ROW, to_mist, total};
use super::super::memory::Memory;
use super::super::open::{ALL, LineUp, Matter, Next, Open, Scene, Window};
use super::super::oracle::{self, Entries, Mixed, Task};
use super::super::solver::{ALL_KIN, Ting};
use super::stand::Stand;
use crate::progress::{Cancelled, Progress};
use std::collections::{BTreeMap, HashMap};

/// A ting: the planes and the life of both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Place {
    pub(super) planes: [u8; 2],
    pub(super) life: [u8; 2],
}

impl Place {
    /// With the seats exchanged.
    pub(super) fn swapped(self) -> Place {
        let swap = |[one, other]: [u8; 2]| [other, one];
        Place { planes: swap(self.planes), life: swap(self.life) }
    }

    /// As far as the plan of seat 0 goes.
    pub(super) fn planned(self) -> Place {
        Place { planes: [Stand::of(self.planes[0]).planes(), self.planes[1]], ..self }
    }

    /// As a ting of some round.
    pub(super) const fn ting(self, round: u8) -> Ting {
        Ting { round, life: self.life, planes: self.planes, stock: [ALL_KIN; 2] }
    }
}

/// The tings after a round.
struct Looked<'a, V> {
    value: &'a V,
    progress: &'a dyn Progress,
    stopped: bool,
    /// What was looked up.
    seen: Vec<(Place, f64)>,
    is_watched: bool,
}

impl<'a, V> Looked<'a, V> {
    fn new(value: &'a V, progress: &'a dyn Progress, is_watched: bool) -> Looked<'a, V> {
        Looked { value, progress, stopped: false, seen: Vec::new(), is_watched }
    }
}

impl<V: Fn(Place) -> f64> Next for Looked<'_, V> {
    fn value(&mut self, life: [u8; 2], planes: [u8; 2], _: Window) -> f64 {
        let place = Place { planes, life };
        let value = (self.value)(place);
        if self.is_watched {
            self.seen.push((place, value));
        }
        value
    }

    fn is_stopped(&mut self) -> bool {
        self.stopped |= self.progress.is_cancelled();
        self.stopped
    }
}

/// A ting; `value` tells what the tings after it are worth to seat 0, or the end after a last one.
pub(super) struct Lookup<'a, V> {
    place: Place,
    matter: Matter,
    pub(super) line_ups: [Vec<LineUp>; 2],
    value: V,
    progress: &'a dyn Progress,
    memory: Memory,
    /// What pairs of line-ups are worth, as far as that is known.
    pairs: HashMap<[usize; 2], f64>,
}

pub(super) const MEMORY_BITS: u32 = 18;

/// Bytes of memory that it takes to think about a ting.
pub(super) const SIZE: u64 = Memory::size(MEMORY_BITS);

/// Little is remembered of one pair.
const PAIR_BITS: u32 = 10;

impl<'a, V: Fn(Place) -> f64> Lookup<'a, V> {
    /// With at least two rounds to follow.
    pub(super) fn new(place: Place, value: V, progress: &'a dyn Progress) -> Lookup<'a, V> {
        Lookup::with_memory(2, place, value, Memory::new(MEMORY_BITS), progress)
    }

    /// With so many rounds to follow, and the memory of other tings of which the same follows.
    pub(super) fn with_memory(
        follow: u8,
        place: Place,
        value: V,
        memory: Memory,
        progress: &'a dyn Progress,
    ) -> Lookup<'a, V> {
        let line_ups = [place.ting(1).line_ups(0), place.ting(1).line_ups(1)];
        let matter = Matter::before(follow);
        Lookup { place, matter, line_ups, value, progress, memory, pairs: HashMap::new() }
    }

    pub(super) fn into_memory(self) -> Memory {
        self.memory
    }

    /// What both should bring, to within this much.
    pub(super) fn solve(&mut self, closed: f64) -> Result<Mixed, Cancelled> {
        let sizes = [self.line_ups[0].len(), self.line_ups[1].len()];
        let progress = self.progress;
        oracle::solve(Task { sizes, window: ALL, closed }, [&[], &[]], progress, self)
    }

    /// What a mixture of seat 0 gets against each line-up of seat 1.
    pub(super) fn against(&mut self, mixture: &[(usize, f64)]) -> Result<Vec<f64>, Cancelled> {
        let columns = self.line_ups[1].len();
        let mut sum = |other: usize| {
            mixture.iter().try_fold(0.0, |sum, &(own, weight)| Ok(sum + weight * self.pair([own, other])?))
        };
        (0..columns).map(&mut sum).collect()
    }

    pub(super) fn pair(&mut self, pair: [usize; 2]) -> Result<f64, Cancelled> {
        if let Some(&value) = self.pairs.get(&pair) {
            return Ok(value);
        }
        let line_ups = [0, 1].map(|seat| self.line_ups[seat][pair[seat]]);
        let next = Looked::new(&self.value, self.progress, false);
        let mut open = Open { matter: self.matter, memory: &mut self.memory, next, mark: 0 };
        let value = open.reveal(self.place.life, self.place.planes, line_ups, ALL);
        if open.next.stopped {
            return Err(Cancelled);
        }
        self.pairs.insert(pair, value);
        Ok(value)
    }

    /// The tings that two line-ups lead to, if both play well: each gets its part of the weight.
    pub(super) fn follow(&self, pair: [usize; 2], weight: f64, hits: &mut BTreeMap<Place, f64>) {
        let Place { planes, life } = self.place;
        let line_ups = [0, 1].map(|seat| self.line_ups[seat][pair[seat]]);
        let gods = line_ups.map(|line_up| line_up.gods);
        let [one, other] = line_ups.map(|line_up| total(line_up.kin) + line_up.gods.count_ones());
        // Where a coin decides, either way leads somewhere.
        let ways: &[Option<usize>] = if one == other { &[Some(0), Some(1)] } else { &[None] };
        for &way in ways {
            let mut memory = Memory::new(PAIR_BITS);
            let next = Looked::new(&self.value, self.progress, true);
            let mut open = Open { matter: Matter::Planes, memory: &mut memory, next, mark: 0 };
            let value = match way {
                None => open.reveal(life, planes, line_ups, ALL),
                Some(say) => {
                    let planes = [to_mist(planes[0], gods[0]), to_mist(planes[1], gods[1])];
                    let field = Field { kin: line_ups.map(|line_up| line_up.kin), doubled: [NO_ROW; 2] };
                    open.open_judgement(Scene { life, planes, say, mark: 0 }, field, gods, ALL)
                }
            };
            let mut seen = open.next.seen;
            seen.retain(|(_, seen)| (seen - value).abs() < 1e-7);
            seen.sort_by_key(|(place, _)| *place);
            seen.dedup_by_key(|(place, _)| *place);
            let share = weight / (ways.len() * seen.len()) as f64;
            for (place, _) in seen {
                *hits.entry(place).or_default() += share;
            }
        }
    }
}

impl<V: Fn(Place) -> f64> Entries for Lookup<'_, V> {
    fn glance(&mut self, pair: [usize; 2]) -> Result<(f64, f64), Cancelled> {
        self.look(pair)
    }

    fn look(&mut self, pair: [usize; 2]) -> Result<(f64, f64), Cancelled> {
        self.pair(pair).map(|value| (value, value))
    }
}
