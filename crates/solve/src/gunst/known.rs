//! What is known of the tings of a round: bounds that were computed, and bounds that follow from those.
//!
//! More life, and gods on higher planes, are never worse: whoever has more can play as if it had less. (Gods brought
//! are the same; steps that must be used and find their god higher already go to other gods; prayers that find no god
//! to move become strikes.) So what is proved of one ting holds for all that are better, or worse, in every respect.
//!
//! Exchanging the seats is not an exact symmetry before the last round, since seat 0's farmers step first and seat 1's
//! can answer. But stepping second is never worse, so what seat 0 can get, seat 1 can get with the seats exchanged. In
//! a ting that is the same for both, then, seat 0 can get no more than 0, and so in all that are worse for it.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// A ting within its round: life, then planes, of both.
pub(super) type Sides = ([u8; 2], [u8; 2]);

/// Bounds on a value.
pub(super) type Bounds = (f64, f64);

/// What is known of one round's tings.
pub(super) struct Known {
    computed: Vec<Mutex<HashMap<u64, Bounds>>>,
    grid: Option<Grid>,
}

const SHARDS: usize = 64;

/// Bounds for all tings with up to this much life, as they follow from others. 32 bits are enough: rounded outwards.
struct Grid {
    most_life: u8,
    /// How far apart planes are that differ: 1, or in the last round 3, for there only the hand counts.
    step: u8,
    is_symmetric: bool,
    low: Vec<AtomicU32>,
    high: Vec<AtomicU32>,
}

impl Known {
    /// Nothing is known. With `most_life` bounds are handed on between tings, which takes memory (`Known::size`).
    pub(super) fn new(most_life: Option<u8>, is_last: bool) -> Known {
        let grid = most_life.map(|most_life| Grid {
            most_life,
            step: if is_last { 3 } else { 1 },
            is_symmetric: is_last,
            low: (0..Grid::len(most_life)).map(|_| AtomicU32::new((-1f32).to_bits())).collect(),
            high: (0..Grid::len(most_life)).map(|_| AtomicU32::new(1f32.to_bits())).collect(),
        });
        if let Some(grid) = &grid {
            grid.spread_equal();
        }
        Known { computed: (0..SHARDS).map(|_| Mutex::default()).collect(), grid }
    }

    /// Bytes that the bounds handed on take for a round.
    pub(super) fn size(most_life: u8) -> u64 {
        Grid::len(most_life) as u64 * 8
    }

    /// How many tings were thought through.
    pub(super) fn count(&self) -> usize {
        self.computed.iter().map(|shard| shard.lock().expect("nothing panics with the lock").len()).sum()
    }

    fn shard(&self, key: u64) -> &Mutex<HashMap<u64, Bounds>> {
        &self.computed[(key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58) as usize]
    }

    /// The best bounds there are.
    pub(super) fn bounds(&self, key: u64, sides: Sides) -> Bounds {
        let followed = self.grid.as_ref().map_or((-1.0, 1.0), |grid| grid.bounds(sides));
        if followed.0 >= followed.1 {
            return followed;
        }
        let computed = self.shard(key).lock().expect("nothing panics with the lock").get(&key).copied();
        computed.map_or(followed, |(low, high)| (low.max(followed.0), high.min(followed.1)))
    }

    /// All that was computed, in the order of the keys.
    pub(super) fn all(&self) -> Vec<(u64, Bounds)> {
        let shards = self.computed.iter();
        let mut all: Vec<_> = shards
            .flat_map(|shard| {
                let shard = shard.lock().expect("nothing panics with the lock");
                shard.iter().map(|(&key, &bounds)| (key, bounds)).collect::<Vec<_>>()
            })
            .collect();
        all.sort_unstable_by_key(|&(key, _)| key);
        all
    }

    /// Remembers computed bounds and all that follows from them.
    pub(super) fn learn(&self, key: u64, sides: Sides, bounds: Bounds) {
        let mut shard = self.shard(key).lock().expect("nothing panics with the lock");
        let entry = shard.entry(key).or_insert((-1.0, 1.0));
        let (low, high) = (entry.0.max(bounds.0), entry.1.min(bounds.1));
        *entry = (low, high);
        drop(shard);
        if let Some(grid) = &self.grid {
            let swapped = swap(sides);
            grid.spread(sides, low, true);
            grid.spread(swapped, -low, false);
            grid.spread(sides, high, false);
            if grid.is_symmetric {
                grid.spread(swapped, -high, true);
            }
        }
    }
}

fn swap((life, planes): Sides) -> Sides {
    ([life[1], life[0]], [planes[1], planes[0]])
}

impl Grid {
    fn len(most_life: u8) -> usize {
        (usize::from(most_life) * usize::from(most_life)) << 16
    }

    /// Tings that are the same for both.
    fn spread_equal(&self) {
        let is_apart = |planes: u8| (0..4).all(|god| (planes >> (2 * god) & 3).is_multiple_of(self.step));
        for life in 1..=self.most_life {
            for planes in (0..=255).filter(|&planes| is_apart(planes)) {
                let sides = ([life; 2], [planes; 2]);
                self.spread(sides, 0.0, false);
                if self.is_symmetric {
                    self.spread(sides, 0.0, true);
                }
            }
        }
    }

    fn place(&self, (life, planes): Sides) -> usize {
        let [one, other] = life.map(|life| usize::from(life) - 1);
        (one * usize::from(self.most_life) + other) << 16
            | usize::from(planes[0]) << 8
            | usize::from(planes[1])
    }

    fn bounds(&self, sides: Sides) -> Bounds {
        let place = self.place(sides);
        let read = |cell: &AtomicU32| f64::from(f32::from_bits(cell.load(Ordering::Relaxed)));
        (read(&self.low[place]), read(&self.high[place]))
    }

    /// Hands a low bound on to all that is better for seat 0, or a high bound to all that is worse. Where an equally
    /// good bound stands already, it stands beyond too. (Threads that write at the same time can undo each other's
    /// improvements, which loses a little knowledge but is never wrong.)
    fn spread(&self, from: Sides, bound: f64, is_low: bool) {
        let rounded = bound as f32;
        let bound = match (is_low, f64::from(rounded)) {
            (true, back) if back > bound => rounded.next_down(),
            (false, back) if back < bound => rounded.next_up(),
            _ => rounded,
        };
        let cells = if is_low { &self.low } else { &self.high };
        let is_better = |place: usize| {
            let there = f32::from_bits(cells[place].load(Ordering::Relaxed));
            if is_low { bound > there } else { bound < there }
        };
        let mut open = Vec::new();
        let reach = |sides: Sides, open: &mut Vec<Sides>| {
            let place = self.place(sides);
            if is_better(place) {
                cells[place].store(bound.to_bits(), Ordering::Relaxed);
                open.push(sides);
            }
        };
        reach(from, &mut open);
        // What is better for seat 0 makes itself stronger and seat 1 weaker; and the other way about.
        let (stronger, weaker) = if is_low { (0, 1) } else { (1, 0) };
        while let Some((life, planes)) = open.pop() {
            if life[stronger] < self.most_life {
                let mut life = life;
                life[stronger] += 1;
                reach((life, planes), &mut open);
            }
            if life[weaker] > 1 {
                let mut life = life;
                life[weaker] -= 1;
                reach((life, planes), &mut open);
            }
            for god in 0..4 {
                let level = |seat: usize| planes[seat] >> (2 * god) & 3;
                if level(stronger) + self.step <= 3 {
                    let mut planes = planes;
                    planes[stronger] += self.step << (2 * god);
                    reach((life, planes), &mut open);
                }
                if level(weaker) >= self.step {
                    let mut planes = planes;
                    planes[weaker] -= self.step << (2 * god);
                    reach((life, planes), &mut open);
                }
            }
        }
    }
}
