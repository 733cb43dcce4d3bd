//! What the search remembers of positions it has been to.

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

/// A position's key in two words, and what is known of it. Plain words, because a large table of zeros costs nothing
/// until it is used, and most searches are short.
type Slot = [u64; 3];

/// Slots that lie side by side and are looked at together.
const NEIGHBOURS: usize = 4;

/// A table of this many positions at most; the cheapest of four goes when there is no room.
pub(super) struct Memory {
    slots: Vec<Slot>,
}

impl Memory {
    /// Room for about this many positions.
    pub(super) fn new(positions: u64) -> Memory {
        let slots = positions.clamp(1 << 10, 1 << 22).next_power_of_two() as usize;
        Memory { slots: vec![[0; 3]; slots] }
    }

    fn neighbours(&mut self, key: u128) -> &mut [Slot] {
        let first = key as usize & (self.slots.len() - 1) & !(NEIGHBOURS - 1);
        &mut self.slots[first..first + NEIGHBOURS]
    }

    pub(super) fn find(&mut self, key: u128) -> Option<Known> {
        let [one, other] = words(key);
        let slot = self.neighbours(key).iter().find(|slot| slot[0] == one && slot[1] == other)?;
        Some(Known::read(slot[2]))
    }

    pub(super) fn keep(&mut self, key: u128, low: i16, high: i16, best: u16, nodes: u64) {
        let known = Known { low, high, best, work: nodes.ilog2() as u16 + 1 };
        let [one, other] = words(key);
        let slots = self.neighbours(key);
        let own = slots.iter().position(|slot| slot[0] == one && slot[1] == other);
        let index = own.or_else(|| (0..NEIGHBOURS).min_by_key(|&index| Known::read(slots[index][2]).work));
        slots[index.unwrap_or(0)] = [one, other, known.word()];
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
        let mut memory = Memory::new(0);
        let key = |number: u128| number << 64 | 0x11;
        for number in 1..=4 {
            memory.keep(key(number), -5, i16::MAX, number as u16, 1 << number);
        }
        let known = memory.find(key(3)).expect("there is room for four");
        assert_eq!((known.low, known.high, known.best), (-5, i16::MAX, 3));
        memory.keep(key(5), 0, 0, 0, 8);
        assert_eq!(memory.find(key(1)), None, "the cheapest one goes");
        assert!((2..=5).all(|number| memory.find(key(number)).is_some()));
    }
}
