//! A memory of fixed size for values within bounds: what falls out of it is only thought through again.

/// What is known of a value.
#[derive(Clone, Copy)]
struct Entry {
    key: u128,
    low: f64,
    high: f64,
}

/// Keys with bounds, each key at one place only.
pub(super) struct Cache {
    entries: Vec<Entry>,
}

/// No real key has all bits set.
const NOTHING: Entry = Entry { key: u128::MAX, low: f64::NEG_INFINITY, high: f64::INFINITY };

impl Cache {
    pub(super) fn new(bits: u32) -> Cache {
        Cache { entries: vec![NOTHING; 1 << bits] }
    }

    fn place(&self, key: u128) -> usize {
        let mixed = (key as u64 ^ (key >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ ((key >> 64) as u64).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) as usize >> 20 & (self.entries.len() - 1)
    }

    /// The bounds that are known.
    #[inline]
    pub(super) fn bounds(&self, key: u128) -> (f64, f64) {
        let entry = &self.entries[self.place(key)];
        if entry.key == key { (entry.low, entry.high) } else { (f64::NEG_INFINITY, f64::INFINITY) }
    }

    /// Remembers what a search within a window found.
    #[inline]
    pub(super) fn learn(&mut self, key: u128, value: f64, window: (f64, f64)) {
        let place = self.place(key);
        let entry = &mut self.entries[place];
        if entry.key != key {
            *entry = Entry { key, ..NOTHING };
        }
        if value > window.0 {
            entry.low = value;
        }
        if value < window.1 {
            entry.high = value;
        }
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(NOTHING);
    }
}
