//! How long a bot may think, and how it is told to stop.

use crate::time::Instant;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long a bot may think: always kept, on any position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// No longer than this.
    pub time: Duration,
    /// No more playouts than this. With it, and time enough, the same seed gives the same choice.
    pub playouts: Option<u64>,
}

impl Budget {
    /// So much time.
    pub const fn time(time: Duration) -> Budget {
        Budget { time, playouts: None }
    }

    /// This many playouts, however long they take, up to an hour.
    pub const fn playouts(playouts: u64) -> Budget {
        Budget { time: Duration::from_hours(1), playouts: Some(playouts) }
    }
}

/// Stops a bot from another thread. Copies stop together.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops everybody who holds a copy of this; whoever is thinking answers with what it has.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it has been stopped.
    pub fn stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The flag that stops them, for those who know of flags only.
    pub fn flag(&self) -> &AtomicBool {
        &self.0
    }
}

/// A budget that is being spent.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    pub(crate) deadline: Instant,
    pub(crate) playouts: u64,
    pub(crate) stop: Stop,
}

impl Clock {
    /// Starts to spend a budget, of which a thinker uses this many playouts at most.
    pub(crate) fn start(budget: &Budget, most: u64, stop: &Stop) -> Clock {
        // To say what was thought takes a moment too.
        let time = budget.time.saturating_sub(budget.time / 32);
        // A time beyond all clocks is no limit.
        let now = Instant::now();
        let deadline = now.checked_add(time).unwrap_or(now + Duration::from_hours(24));
        Clock { deadline, playouts: budget.playouts.unwrap_or(u64::MAX).min(most), stop: stop.clone() }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.stop.stopped() || Instant::now() >= self.deadline
    }

    pub(crate) fn left(&self) -> Duration {
        self.deadline.saturating_duration_since(Instant::now())
    }
}
