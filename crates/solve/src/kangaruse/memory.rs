//! What the search remembers of positions it has been to.

/// What is known of a position: its margin, less what is gained for good, lies between these two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) low: i16,
    pub(super) high: i16,
    /// The number of the move that was best, in the order of the rules.
    pub(super) best: u16,
    /// How much work it took, as a power of two: who costs more stays longer.
    work: u8,
}

#[derive(Clone, Copy)]
struct Slot {
    key: [u64; 2],
    known: Known,
}

const NOTHING: Known = Known { low: i16::MIN, high: i16::MAX, best: 0, work: 0 };

/// Slots that lie side by side and are looked at together.
const NEIGHBOURS: usize = 4;

/// A table of so many positions at most; the cheapest of four goes when there is no room.
pub(super) struct Memory {
    slots: Vec<Slot>,
}

impl Memory {
    /// Room for about so many positions.
    pub(super) fn new(positions: u64) -> Memory {
        let slots = positions.clamp(1 << 10, 1 << 21).next_power_of_two() as usize;
        Memory { slots: vec![Slot { key: [0; 2], known: NOTHING }; slots] }
    }

    fn neighbours(&mut self, key: u128) -> &mut [Slot] {
        let first = key as usize & (self.slots.len() - 1) & !(NEIGHBOURS - 1);
        &mut self.slots[first..first + NEIGHBOURS]
    }

    pub(super) fn find(&mut self, key: u128) -> Option<Known> {
        let key_words = words(key);
        self.neighbours(key).iter().find(|slot| slot.key == key_words).map(|slot| slot.known)
    }

    pub(super) fn keep(&mut self, key: u128, low: i16, high: i16, best: u16, nodes: u64) {
        let known = Known { low, high, best, work: nodes.ilog2() as u8 + 1 };
        let key_words = words(key);
        let neighbours = self.neighbours(key);
        let own = neighbours.iter().position(|slot| slot.key == key_words);
        let index = own.or_else(|| (0..NEIGHBOURS).min_by_key(|&index| neighbours[index].known.work));
        neighbours[index.unwrap_or(0)] = Slot { key: key_words, known };
        // What stays although it is never asked for again grows cheaper.
        if own.is_none() {
            neighbours.iter_mut().for_each(|slot| slot.known.work = slot.known.work.max(1) - 1);
        }
    }
}

fn words(key: u128) -> [u64; 2] {
    [(key >> 64) as u64, key as u64]
}
