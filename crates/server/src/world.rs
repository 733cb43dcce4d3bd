//! What comes from outside: the time, and chance.
//!
//! A server gets both from the system. A test may bring its own, so that two runs differ in nothing but what is tested.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Lets chance fall: among so much total weight, for the event of this number at a table with this seed.
pub type Fall = Arc<dyn Fn(&Seed, u64, u32) -> u32 + Send + Sync>;

/// The seed of chance at one table.
pub type Seed = [u8; 32];

/// Where the time and chance come from.
#[derive(Clone)]
pub struct World {
    now: Arc<dyn Fn() -> i64 + Send + Sync>,
    bytes: Arc<dyn Fn() -> [u8; 32] + Send + Sync>,
    fall: Fall,
    leaks: bool,
}

impl fmt::Debug for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("World")
    }
}

impl Default for World {
    fn default() -> World {
        World::system()
    }
}

impl World {
    /// The system's clock and its random generator.
    pub fn system() -> World {
        World {
            now: Arc::new(|| {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }),
            bytes: Arc::new(|| {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).expect("the system has a random generator");
                bytes
            }),
            fall: Arc::new(drawn),
            leaks: false,
        }
    }

    /// The same with another clock, in milliseconds since 1970.
    #[must_use]
    pub fn with_clock(self, now: impl Fn() -> i64 + Send + Sync + 'static) -> World {
        World { now: Arc::new(now), ..self }
    }

    /// The same with other random bytes for seeds and tokens.
    #[must_use]
    pub fn with_bytes(self, bytes: impl Fn() -> [u8; 32] + Send + Sync + 'static) -> World {
        World { bytes: Arc::new(bytes), ..self }
    }

    /// The same with chance falling as told.
    #[must_use]
    pub fn with_fall(self, fall: impl Fn(&Seed, u64, u32) -> u32 + Send + Sync + 'static) -> World {
        World { fall: Arc::new(fall), ..self }
    }

    /// The same with a leak: everybody sees everything. The leak test shows with it that it would notice.
    #[doc(hidden)]
    #[must_use]
    pub fn with_planted_leak(self) -> World {
        World { leaks: true, ..self }
    }

    pub(crate) fn leaks(&self) -> bool {
        self.leaks
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        (self.now)()
    }

    /// 256 random bits.
    pub fn seed(&self) -> Seed {
        (self.bytes)()
    }

    /// 128 random bits.
    pub fn bits(&self) -> u128 {
        let bytes = (self.bytes)();
        u128::from_le_bytes(bytes[..16].try_into().expect("half of 32 bytes are 16"))
    }

    /// One of the outcomes, each as likely as its weight says.
    pub fn fall<'a, T>(&self, seed: &Seed, ply: u64, outcomes: &'a [(T, u32)]) -> Option<&'a T> {
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut rest = (self.fall)(seed, ply, total);
        outcomes.iter().find_map(|(outcome, weight)| {
            if rest < *weight {
                return Some(outcome);
            }
            rest -= weight;
            None
        })
    }
}

/// The commitment to a seed: published at the start, so that nobody can bend chance later.
pub fn commitment(seed: &Seed) -> String {
    blake3::hash(seed).to_hex().to_string()
}

/// A number below `total` from the seed and the number of the event: the output of BLAKE3, keyed with the seed, over the
/// event's number as eight bytes, the least first; read as numbers of eight bytes, of which the first is taken that
/// lies below the greatest multiple of `total`, so that every number is equally likely. Anybody can check it afterwards.
pub fn drawn(seed: &Seed, ply: u64, total: u32) -> u32 {
    let mut hasher = blake3::Hasher::new_keyed(seed);
    hasher.update(&ply.to_le_bytes());
    let mut output = hasher.finalize_xof();
    let total = u64::from(total);
    let fair = u64::MAX - u64::MAX % total;
    loop {
        let mut bytes = [0; 8];
        output.fill(&mut bytes);
        let number = u64::from_le_bytes(bytes);
        if number < fair {
            return (number % total) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_follows_from_the_seed_and_the_place_in_the_log() {
        let seed = [7; 32];
        assert_eq!(drawn(&seed, 3, 1000), drawn(&seed, 3, 1000));
        let other: Vec<_> = (0..8).map(|ply| drawn(&seed, ply, 1_000_000)).collect();
        let distinct: std::collections::BTreeSet<_> = other.iter().collect();
        assert_eq!(distinct.len(), 8, "{other:?}");
        assert_ne!(drawn(&[8; 32], 3, 1_000_000), drawn(&seed, 3, 1_000_000));
    }

    #[test]
    fn outcomes_fall_as_often_as_their_weights_say() {
        let world = World::system();
        let seed = [1; 32];
        let outcomes = [("rare", 1), ("often", 3)];
        let rare = (0..40_000).filter(|&ply| world.fall(&seed, ply, &outcomes) == Some(&"rare")).count();
        assert!((9_500..10_500).contains(&rare), "{rare}");
    }
}
