//! The database's clock, read off our own between two looks at it.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// An answer that took longer than this says little about the time, and is used only where there is no fresh one.
const QUICK: Duration = Duration::from_millis(50);
/// How long a reading is fresh: so little do two clocks drift apart meanwhile.
const FRESH: Duration = Duration::from_secs(30);

/// The clock of the database, by the one that counts since this program started and that nobody can set.
#[derive(Debug)]
pub(crate) struct Clock {
    start: Instant,
    /// What the database's clock showed at our start, in milliseconds since 1970.
    origin: AtomicI64,
    /// When it was read, in milliseconds since our start.
    read: AtomicU64,
    /// The latest time that was told: time never goes back.
    told: AtomicI64,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock {
            start: Instant::now(),
            origin: AtomicI64::new(0),
            read: AtomicU64::new(0),
            told: AtomicI64::new(0),
        }
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl Clock {
    /// The database said this between these two moments: we take the middle of them.
    pub(crate) fn set(&self, told: i64, asked: Instant, answered: Instant) {
        let took = answered.saturating_duration_since(asked);
        let at = asked.saturating_duration_since(self.start) + took / 2;
        let last = Duration::from_millis(self.read.load(Ordering::Relaxed));
        let is_first = self.origin.load(Ordering::Relaxed) == 0;
        if is_first || took <= QUICK || at.saturating_sub(last) > FRESH {
            self.origin.store(told - millis(at), Ordering::Relaxed);
            self.read.store(at.as_millis() as u64, Ordering::Relaxed);
        }
    }

    /// The database's time now, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        let now = self.origin.load(Ordering::Relaxed) + millis(self.start.elapsed());
        self.told.fetch_max(now, Ordering::Relaxed).max(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_the_databases_and_never_goes_back() {
        let clock = Clock::default();
        let asked = clock.start;
        clock.set(1_000_000, asked, asked + Duration::from_millis(10));
        assert!((1_000_000 - 5..1_000_500).contains(&clock.now()), "{}", clock.now());
        let before = clock.now();
        clock.set(500_000, asked, asked);
        assert!(clock.now() >= before, "a clock that was put back");
        clock.set(2_000_000, asked, asked + Duration::from_secs(9));
        assert!(clock.now() < 1_500_000, "an answer that took nine seconds says little");
        clock.set(2_000_000, asked, asked);
        assert!(clock.now() >= 2_000_000, "a clock that was put forward");
    }
}
