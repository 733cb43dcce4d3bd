//! Which tings matter for the start: those that best play leads to, by what is proved of them so far. They are solved,
//! and those that best play then leads to, until what both players can be sure of lies close together.
//!
//! Of tings with one round to follow that takes seconds at most; of tings with two it takes so many of those that each
//! is looked at a little at a time, whichever promises most.

use super::super::field::hand;
use super::super::last;
use super::super::memory::Memory;
use super::super::oracle::Mixed;
use super::floors::Floors;
use super::lookup::{Lookup, MEMORY_BITS, Place};
use super::study::gods;
use crate::progress::{Cancelled, Progress, on_all_cores};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The start, with three rounds to follow.
const START: Place = Place { planes: [0, 0], life: [12, 12] };

/// A start that is worth so little less than even is good enough.
const GOAL: f64 = 0.001;

/// Bounds so close together are close enough.
const CLOSE: f64 = 1e-3;

/// Tings are solved to within this.
const CLOSED: f64 = 2e-4;

/// Pairs of line-ups that come up less often than this are let be, and tings that promise less.
const RARE: f64 = 1e-4;
const LITTLE: f64 = 2e-5;

/// A ting with two rounds to follow is looked at so often before the start is looked at again.
const TIMES: usize = 3;

/// This many tings with one round to follow are solved at a time.
const AT_ONCE: usize = 32;

/// How much longer a ting takes the more gods there are to bring.
const COST: [f64; 7] = [1.0, 1.0, 2.0, 3.0, 8.0, 20.0, 50.0];

/// What a last round is worth.
fn last_round(place: Place) -> f64 {
    last::value(place.life, place.planes).expect("the table of last rounds goes as far")
}

/// What is proved of the tings after a round, at least and at most, and how to find out more.
pub(super) struct Seeker<'a> {
    floors: &'a mut Floors,
    /// What tings are worth at most, by how many rounds follow.
    high: [HashMap<Place, f64>; 3],
    /// Tings with two rounds to follow of which there is no more to find out.
    done: BTreeSet<Place>,
    progress: &'a dyn Progress,
}

impl<'a> Seeker<'a> {
    pub(super) fn new(floors: &'a mut Floors, progress: &'a dyn Progress) -> Seeker<'a> {
        Seeker { floors, high: Default::default(), done: BTreeSet::new(), progress }
    }

    /// Solves what matters for the start until it is good enough, or nothing is left that promises more.
    pub(super) fn seek(mut self) -> Result<(), Cancelled> {
        loop {
            let ([low, _], hopes) = self.look(3, START)?;
            self.progress.say(&format!("the start is worth {low:.5} at least"));
            let Some(&place) = hopes.first().filter(|_| low < -GOAL) else { return Ok(()) };
            self.look_closer(place)?;
        }
    }

    /// Looks closer at a ting with two rounds to follow.
    fn look_closer(&mut self, place: Place) -> Result<(), Cancelled> {
        for _ in 0..TIMES {
            let ([low, high], hopes) = self.look(2, place)?;
            self.floors.lift(2, place.planned().planes, place.life, low);
            let known = self.high[2].entry(place).or_insert(1.0);
            *known = known.min(high);
            if high - low < CLOSE || hopes.is_empty() {
                self.done.insert(place);
                break;
            }
            self.solve(hopes)?;
        }
        Ok(())
    }

    /// Solves some tings with one round to follow, on all cores.
    fn solve(&mut self, mut tings: Vec<Place>) -> Result<(), Cancelled> {
        tings.truncate(AT_ONCE);
        // Those that take longest first.
        tings.sort_by_key(|place| std::cmp::Reverse(gods(place.planes)));
        let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        let progress = self.progress;
        on_all_cores(|| {
            let mut memory = Memory::new(MEMORY_BITS);
            while let Some(&place) = tings.get(next.fetch_add(1, Ordering::Relaxed)) {
                let mut ting = Lookup::with_memory(1, place, last_round, memory, progress);
                let Mixed { low, high, .. } = ting.solve(CLOSED)?;
                memory = ting.into_memory();
                found.lock().expect("nothing panics with the lock").push((place, [low, high]));
            }
            Ok(())
        })?;
        let mut found = found.into_inner().expect("nothing panics with the lock");
        found.sort_by_key(|(place, _)| *place);
        for (place, [low, high]) in found {
            self.floors.lift(1, place.planes, place.life, low);
            self.high[1].insert(place, high);
        }
        Ok(())
    }

    /// What is proved of a ting, at least and at most.
    fn bounds(&self, follow: u8, place: Place) -> [f64; 2] {
        let low = self.floors.floor(follow, place);
        let known = self.high[usize::from(follow)].get(&place).copied().unwrap_or(1.0);
        [low, known.min(-self.floors.floor(follow, place.swapped())).max(low)]
    }

    /// What a ting is worth at least and at most by the tings after it, and which of those could tell more: those first
    /// that promise most for the time they take.
    fn look(&self, follow: u8, place: Place) -> Result<([f64; 2], Vec<Place>), Cancelled> {
        // What is the same for both is worth no more than even, so only what is sure is asked for.
        let sides = if place == place.swapped() { 1 } else { 2 };
        let value = |side: usize| move |place: Place| self.bounds(follow - 1, place)[side];
        let mut games: Vec<_> =
            (0..sides).map(|side| Lookup::new(place, value(side), self.progress)).collect();
        let solved: Vec<Mixed> = games.iter_mut().map(|game| game.solve(CLOSED)).collect::<Result<_, _>>()?;
        let mut weights: [BTreeMap<usize, f64>; 2] = Default::default();
        for (seat, weights) in weights.iter_mut().enumerate() {
            for &(number, weight) in solved.iter().flat_map(|mixed| &mixed.sides[seat]) {
                *weights.entry(number).or_default() += weight / sides as f64;
            }
        }
        let mut hopes: BTreeMap<Place, f64> = BTreeMap::new();
        for (side, game) in games.iter().enumerate() {
            let mut hits = BTreeMap::new();
            for (&row, one) in &weights[0] {
                for (&column, two) in weights[1].iter().filter(|(_, two)| one * *two > RARE) {
                    game.follow([row, column], one * two, &mut hits);
                }
            }
            for (hit, weight) in hits {
                let [low, high] = self.bounds(follow - 1, hit);
                // What seat 0 can get at most is what seat 1 is sure of: that is found with the seats exchanged.
                let hit = if side == 0 { hit } else { hit.swapped() }.planned();
                let cost =
                    if follow == 2 { COST[(gods(hit.planes) as usize).min(COST.len() - 1)] } else { 1.0 };
                if !self.is_solved(follow - 1, hit) {
                    *hopes.entry(hit).or_default() += weight * (high - low) / cost;
                }
            }
        }
        let mut hopes: Vec<_> = hopes.into_iter().filter(|(_, hope)| *hope > LITTLE).collect();
        hopes.sort_by(|one, other| other.1.total_cmp(&one.1));
        let high = if sides == 2 { solved[1].high } else { 0.0 };
        Ok(([solved[0].low, high], hopes.into_iter().map(|(place, _)| place).collect()))
    }

    /// Whether there is nothing more to find out about a ting. (All four gods in hand nobody lets the other have.)
    fn is_solved(&self, follow: u8, place: Place) -> bool {
        if hand(place.planes[1]) == 15 {
            return true;
        }
        match follow {
            1 => self.high[1].contains_key(&place),
            _ => self.done.contains(&place),
        }
    }
}
