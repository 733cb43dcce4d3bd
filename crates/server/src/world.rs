//! What comes from outside: the time, and chance.
//!
//! A server gets both from the system. A test may bring its own, so that two runs differ in nothing but what is tested.

use gambol_store::Store;
use gambol_table::{Chance, Seed, drawn};
use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Lets chance decide: out of this total weight, for the event of this number at a table with this seed.
pub type Fall = Arc<dyn Fn(&Seed, u64, u32) -> u32 + Send + Sync>;

/// Where the time and chance come from.
#[derive(Clone)]
pub struct World {
    /// Whether the time is the system's.
    is_system: bool,
    now: Arc<dyn Fn() -> i64 + Send + Sync>,
    bytes: Arc<dyn Fn() -> [u8; 32] + Send + Sync>,
    fall: Fall,
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
            is_system: true,
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
        }
    }

    /// The same with another clock, in milliseconds since 1970.
    #[must_use]
    pub fn with_clock(self, now: impl Fn() -> i64 + Send + Sync + 'static) -> World {
        World { is_system: false, now: Arc::new(now), ..self }
    }

    /// Where several servers share a store, its clock is the one that counts; unless a test has brought another.
    pub(crate) fn follow(&mut self, store: &Arc<dyn Store>) {
        if self.is_system && store.fleet().is_some() {
            let store = Arc::clone(store);
            self.now = Arc::new(move || store.fleet().map_or(0, gambol_store::Fleet::now));
        }
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
}

impl Chance for World {
    fn below(&mut self, seed: &Seed, ply: u64, total: u32) -> u32 {
        (self.fall)(seed, ply, total)
    }

    fn bits(&mut self) -> u64 {
        World::bits(self) as u64
    }
}
