//! The time, which budgets are kept by: the system's, or where there is none, the one that a page hands in.

#[cfg(target_arch = "wasm32")]
pub(crate) use handed::Instant;
#[cfg(target_arch = "wasm32")]
pub use handed::hand_in_clock;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use std::time::Instant;

/// WebAssembly by itself has no clock.
#[cfg(target_arch = "wasm32")]
mod handed {
    use std::ops::Add;
    use std::sync::OnceLock;
    use std::time::Duration;

    static CLOCK: OnceLock<fn() -> Duration> = OnceLock::new();

    /// Hands in the clock that budgets are kept by: how long it is since some moment that stays the same. Only the first
    /// one counts. Until then time stands still, and only budgets of playouts end.
    pub fn hand_in_clock(since: fn() -> Duration) {
        let _ = CLOCK.set(since);
    }

    /// A moment of that clock.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub(crate) struct Instant(Duration);

    impl Instant {
        pub(crate) fn now() -> Instant {
            Instant(CLOCK.get().map_or(Duration::ZERO, |since| since()))
        }

        pub(crate) fn checked_add(self, time: Duration) -> Option<Instant> {
            self.0.checked_add(time).map(Instant)
        }

        pub(crate) fn saturating_duration_since(self, earlier: Instant) -> Duration {
            self.0.saturating_sub(earlier.0)
        }
    }

    impl Add<Duration> for Instant {
        type Output = Instant;

        fn add(self, time: Duration) -> Instant {
            Instant(self.0.saturating_add(time))
        }
    }
}
