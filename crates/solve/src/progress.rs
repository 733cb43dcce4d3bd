//! How long work tells how far it is, and hears that it should stop.

use std::sync::atomic::{AtomicBool, Ordering};

/// Listens to long work. Whoever draws the bar reads the clock; the solver only counts.
pub trait Progress: Sync {
    /// A new stage begins, with this much to do (0: nobody knows how much).
    fn stage(&self, _name: &str, _total: u64) {}

    /// So much of the stage is done, in all.
    fn done(&self, _done: u64) {}

    /// Something that the person waiting should read: what memory it takes, which file was damaged.
    fn say(&self, _message: &str) {}

    /// Whether the work should stop. Solvers ask at least every few milliseconds.
    fn is_cancelled(&self) -> bool {
        false
    }

    /// Stops work that nobody wants any more: `progress.go_on()?`.
    fn go_on(&self) -> Result<(), Cancelled> {
        if self.is_cancelled() { Err(Cancelled) } else { Ok(()) }
    }
}

/// Nobody listens, and nobody interrupts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Progress for Silent {}

/// A flag that stops the work, and nothing else.
impl Progress for AtomicBool {
    fn is_cancelled(&self) -> bool {
        self.load(Ordering::Relaxed)
    }
}

/// The work was stopped from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("stopped before it was done")]
pub struct Cancelled;

/// The same work on every core, until all of them are done; stopped if one of them was. Where there are no threads, once.
pub(crate) fn on_all_cores(work: impl Fn() -> Result<(), Cancelled> + Sync) -> Result<(), Cancelled> {
    if !HAS_THREADS {
        return work();
    }
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(&work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("solving does not panic"))
    })
}

/// Two things at the same time; where there are no threads, one after the other.
pub(crate) fn both<A, B: Send>(own: impl FnOnce() -> A, other: impl FnOnce() -> B + Send) -> (A, B) {
    if !HAS_THREADS {
        return (own(), other());
    }
    std::thread::scope(|scope| {
        let other = scope.spawn(other);
        (own(), other.join().expect("thinking does not panic"))
    })
}

/// In a browser there are none.
pub(crate) const HAS_THREADS: bool = cfg!(not(target_arch = "wasm32"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_raised_flag_stops_the_work() {
        let flag = AtomicBool::new(false);
        assert_eq!(flag.go_on(), Ok(()));
        flag.store(true, Ordering::Relaxed);
        assert_eq!(flag.go_on(), Err(Cancelled));
    }
}
