//! What searches remember of positions they have been to. Several threads share one memory without locks.

use bytemuck::Zeroable;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is known of a position: its margin, less what is gained for good, lies between these two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    pub(super) low: i16,
    pub(super) high: i16,
    /// The number of the move that was best, in the order of the rules.
    pub(super) best: u16,
    /// How much work it took, as a power of two: who costs more stays longer.
    work: u16,
}

impl Known {
    /// As a word: low, high, best, work, sixteen bits each, the first lowest.
    const fn word(self) -> u64 {
        self.low as u16 as u64
            | (self.high as u16 as u64) << 16
            | (self.best as u64) << 32
            | (self.work as u64) << 48
    }

    const fn read(word: u64) -> Known {
        Known {
            low: word as u16 as i16,
            high: (word >> 16) as u16 as i16,
            best: (word >> 32) as u16,
            work: (word >> 48) as u16,
        }
    }
}

/// A position's key in two words, and what is known of it. Both words of the key are laid over the third, so that a slot
/// that two threads wrote at once has nobody's key.
#[derive(Zeroable)]
#[repr(transparent)]
struct Slot([AtomicU64; 3]);

impl Slot {
    fn words(&self) -> [u64; 3] {
        let [one, other, known] = self.0.each_ref().map(|word| word.load(Ordering::Relaxed));
        [one ^ known, other ^ known, known]
    }

    fn keep(&self, [one, other]: [u64; 2], known: u64) {
        for (word, value) in self.0.iter().zip([one ^ known, other ^ known, known]) {
            word.store(value, Ordering::Relaxed);
        }
    }
}

/// Slots that lie side by side and are looked at together.
const NEIGHBOURS: usize = 4;

/// Bytes that systems bring at a time.
const PAGE: usize = 4096;

/// The fewest slots of a table.
const FEWEST: u64 = 1 << 10;

/// A table of this many positions at most; the cheapest of four goes when there is no room. A large table of zeros costs
/// nothing until it is used, and most searches are short.
pub(super) struct Memory {
    slots: Vec<Slot>,
}

impl Memory {
    /// Room for about this many positions.
    pub(super) fn new(positions: u64) -> Memory {
        let slots = positions.clamp(FEWEST, 1 << 22).next_power_of_two() as usize;
        Memory { slots: bytemuck::zeroed_vec(slots) }
    }

    /// Has the system bring all of it: where threads share a memory, each page that is written after it was read stops them all.
    pub(super) fn touch(&self) {
        for slot in self.slots.iter().step_by(PAGE / size_of::<Slot>()) {
            slot.0[0].store(0, Ordering::Relaxed);
        }
    }

    fn neighbours(&self, key: u128) -> &[Slot] {
        let first = key as usize & (self.slots.len() - 1) & !(NEIGHBOURS - 1);
        &self.slots[first..first + NEIGHBOURS]
    }

    pub(super) fn find(&self, key: u128) -> Option<Known> {
        let [one, other] = words(key);
        let mut all = self.neighbours(key).iter().map(Slot::words);
        all.find(|words| words[0] == one && words[1] == other).map(|words| Known::read(words[2]))
    }

    pub(super) fn keep(&self, key: u128, low: i16, high: i16, best: u16, nodes: u64) {
        let known = Known { low, high, best, work: nodes.ilog2() as u16 + 1 };
        let (slots, words) = (self.neighbours(key), words(key));
        let own = slots.iter().position(|slot| slot.words()[..2] == words);
        let cheapest = || (0..NEIGHBOURS).min_by_key(|&index| Known::read(slots[index].words()[2]).work);
        slots[own.or_else(cheapest).unwrap_or(0)].keep(words, known.word());
    }
}

fn words(key: u128) -> [u64; 2] {
    [(key >> 64) as u64, key as u64]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found_again_until_dearer_things_come() {
        let memory = Memory::new(0);
        let key = |number: u128| number << 64 | 0x11;
        assert_eq!(memory.find(key(3)), None);
        for number in 1..=4 {
            memory.keep(key(number), -5, i16::MAX, number as u16, 1 << number);
        }
        let known = memory.find(key(3)).expect("there is room for four");
        assert_eq!((known.low, known.high, known.best), (-5, i16::MAX, 3));
        memory.keep(key(5), 0, 0, 0, 8);
        assert_eq!(memory.find(key(1)), None, "the cheapest one goes");
        assert!((2..=5).all(|number| memory.find(key(number)).is_some()));
    }

    /// Whatever is found under a key was kept under it as a whole.
    #[test]
    fn threads_that_write_at_once_leave_nothing_half_written() {
        let memory = Memory::new(0);
        let key = |number: u64| u128::from(number % 7) << 64 | 0x11;
        let work = |mut number: u64| {
            for _ in 0..100_000 {
                number = number.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                let own = (number % 7) as i16;
                let more = (number >> 40) as i16;
                memory.keep(key(number), own, more, own as u16 ^ more as u16, 1);
                for other in 0..7 {
                    let found = memory.find(key(other));
                    assert!(found.is_none_or(|known| {
                        known.low == other as i16 && known.best == known.low as u16 ^ known.high as u16
                    }));
                }
            }
        };
        let work = &work;
        std::thread::scope(|scope| {
            for seed in [1, 2] {
                scope.spawn(move || work(seed));
            }
        });
    }
}
