//! A memory of fixed size for values within bounds: what falls out of it is only thought through again.

use std::sync::atomic::{AtomicU64, Ordering};

/// What is known of a value.
#[derive(Clone, Copy)]
struct Entry {
    key: u128,
    low: f64,
    high: f64,
}

/// Keys with bounds, each key at one place only.
#[derive(Default)]
pub(super) struct Cache {
    entries: Vec<Entry>,
}

/// No real key has all bits set.
const NOTHING: Entry = Entry { key: u128::MAX, low: f64::NEG_INFINITY, high: f64::INFINITY };

impl Cache {
    pub(super) fn new(bits: u32) -> Cache {
        Cache { entries: vec![NOTHING; 1 << bits] }
    }

    /// Bytes.
    pub(super) const fn size(bits: u32) -> u64 {
        (size_of::<Entry>() as u64) << bits
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

    /// Forgets how much a key is worth at least.
    pub(super) fn doubt(&mut self, key: u128) {
        let place = self.place(key);
        let entry = &mut self.entries[place];
        if entry.key == key {
            entry.low = f64::NEG_INFINITY;
        }
    }

    /// Whether it has no place for anything.
    pub(super) const fn is_missing(&self) -> bool {
        self.entries.is_empty()
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(NOTHING);
    }
}

/// A memory that threads share: small keys with values that are whole numbers of halves, as in the last round.
pub(super) struct Halves {
    entries: Vec<AtomicU64>,
}

impl Halves {
    pub(super) fn new(bits: u32) -> Halves {
        Halves { entries: (0..1u64 << bits).map(|_| AtomicU64::new(u64::MAX)).collect() }
    }

    fn place(&self, key: u64) -> &AtomicU64 {
        let mixed = (key ^ key >> 23).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        &self.entries[(mixed ^ mixed >> 31) as usize & (self.entries.len() - 1)]
    }

    /// The value of a key below 2^56.
    pub(super) fn get(&self, key: u64) -> Option<f64> {
        let entry = self.place(key).load(Ordering::Relaxed);
        (entry >> 8 == key).then(|| f64::from(entry as u8 as i8) / 2.0)
    }

    pub(super) fn set(&self, key: u64, value: f64) {
        let halves = (value * 2.0) as i8;
        debug_assert!(
            (f64::from(halves) / 2.0 - value).abs() < 1e-12,
            "{value} is no whole number of halves"
        );
        self.place(key).store(key << 8 | u64::from(halves as u8), Ordering::Relaxed);
    }
}
