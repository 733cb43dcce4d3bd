//! Clocks: how long each seat has left.
//!
//! No clock runs while a seat waits for somebody to take it, nor before the first seat has acted: nobody loses time
//! waiting for a friend. All times are milliseconds since 1970 and come from the log.

use crate::wire::Clock;
use gambol_core::{BySeat, Seat, Seats};

/// The clocks of a table.
#[derive(Clone, Copy, Debug)]
pub struct Clocks {
    clock: Clock,
    left: BySeat<i64>,
    running: Seats,
    since: i64,
    open: Seats,
    begun: bool,
}

impl Clocks {
    /// Clocks before the first move.
    pub fn new(clock: Clock, seats: usize, open: Seats, at: i64) -> Clocks {
        let full = full(clock);
        Clocks {
            clock,
            left: BySeat::from_fn(seats, |_| full),
            running: Seats::NONE,
            since: at,
            open,
            begun: false,
        }
    }

    /// Somebody has taken this seat.
    pub fn sit(&mut self, seat: Seat, at: i64) {
        self.charge(at);
        self.open = self.open.without(seat);
    }

    /// The seat has acted: its time is deducted, and what the move earns is added.
    pub fn acted(&mut self, seat: Seat, at: i64) {
        self.charge(at);
        self.begun = true;
        self.running = self.running.without(seat);
        match self.clock {
            Clock::None => {}
            Clock::Game { increment, .. } => self.left[seat] += i64::from(increment) * 1000,
            Clock::Move { .. } | Clock::Days { .. } => self.left[seat] = full(self.clock),
        }
    }

    /// From now on, these seats are to act.
    pub fn ask(&mut self, asked: Seats, at: i64) {
        self.charge(at);
        let runs = self.clock != Clock::None && self.begun && self.open.is_empty();
        let asked = if runs { asked } else { Seats::NONE };
        if matches!(self.clock, Clock::Move { .. } | Clock::Days { .. }) {
            // A seat that no longer has to act (somebody took a move back) starts afresh when it has to act again.
            for seat in self.running.iter().filter(|seat| !asked.has(*seat)) {
                self.left[seat] = full(self.clock);
            }
        }
        self.running = asked;
    }

    /// Nobody could play for so many milliseconds, up to now.
    pub fn pause(&mut self, millis: i64, at: i64) {
        self.charge(at.saturating_sub(millis));
        self.since = self.since.max(at);
    }

    fn charge(&mut self, at: i64) {
        let passed = (at - self.since).max(0);
        for seat in self.running.iter() {
            self.left[seat] -= passed;
        }
        self.since = self.since.max(at);
    }

    /// What a seat has left at this moment; none without a clock.
    pub fn left(&self, seat: Seat, now: i64) -> Option<i64> {
        if self.clock == Clock::None {
            return None;
        }
        let passed = if self.running.has(seat) { (now - self.since).max(0) } else { 0 };
        Some((self.left[seat] - passed).max(0))
    }

    /// Whether a seat's clock runs.
    pub fn runs(&self, seat: Seat) -> bool {
        self.running.has(seat)
    }

    /// When the first running clock will run out, and whose it is.
    pub fn deadline(&self) -> Option<(i64, Seat)> {
        self.running.iter().map(|seat| (self.since + self.left[seat].max(0), seat)).min_by_key(|(at, _)| *at)
    }
}

fn full(clock: Clock) -> i64 {
    match clock {
        Clock::None => 0,
        Clock::Move { seconds } | Clock::Game { seconds, .. } => i64::from(seconds) * 1000,
        Clock::Days { days } => i64::from(days) * 86_400_000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn begun(clock: Clock) -> Clocks {
        let mut clocks = Clocks::new(clock, 2, Seats::NONE, 0);
        clocks.ask(Seats::one(A), 0);
        clocks.acted(A, 90_000);
        clocks.ask(Seats::one(B), 90_000);
        clocks
    }

    #[test]
    fn no_time_is_lost_before_the_first_move() {
        let clocks = begun(Clock::Game { seconds: 60, increment: 0 });
        assert_eq!(clocks.left(A, 90_000), Some(60_000));
        assert_eq!(clocks.deadline(), Some((150_000, B)));
    }

    #[test]
    fn time_for_the_game_is_used_up_and_each_move_earns_some() {
        let mut clocks = begun(Clock::Game { seconds: 60, increment: 5 });
        clocks.acted(B, 100_000);
        clocks.ask(Seats::one(A), 100_000);
        assert_eq!(clocks.left(B, 999_999), Some(55_000));
        assert_eq!(clocks.left(A, 110_000), Some(55_000), "A earned 5 with its first move and has used 10");
    }

    #[test]
    fn time_for_a_move_is_fresh_with_each_move() {
        let mut clocks = begun(Clock::Move { seconds: 30 });
        clocks.acted(B, 110_000);
        clocks.ask(Seats::one(A), 110_000);
        assert_eq!(clocks.left(B, 110_000), Some(30_000));
        assert_eq!(clocks.deadline(), Some((140_000, A)));
    }

    #[test]
    fn nobody_loses_time_while_a_seat_waits_for_a_friend() {
        let mut clocks = Clocks::new(Clock::Days { days: 1 }, 2, Seats::one(B), 0);
        clocks.ask(Seats::one(A), 0);
        clocks.acted(A, 1000);
        clocks.ask(Seats::one(B), 1000);
        assert_eq!(clocks.deadline(), None);
        clocks.sit(B, 5_000_000);
        clocks.ask(Seats::one(B), 5_000_000);
        assert_eq!(clocks.deadline(), Some((91_400_000, B)));
    }

    #[test]
    fn nobody_loses_time_in_which_nobody_could_play() {
        let mut clocks = begun(Clock::Game { seconds: 60, increment: 0 });
        clocks.pause(7_000, 107_000);
        assert_eq!(clocks.left(B, 107_000), Some(50_000), "ten seconds were B's own");
        clocks.pause(90_000, 108_000);
        assert_eq!(clocks.left(B, 109_000), Some(49_000), "what was paused before counts for nothing");
        assert_eq!(clocks.deadline(), Some((158_000, B)));
    }

    #[test]
    fn of_two_who_choose_at_once_only_the_one_who_waits_loses_time() {
        let mut clocks = begun(Clock::Game { seconds: 60, increment: 0 });
        clocks.ask(Seats::first(2), 100_000);
        clocks.acted(A, 110_000);
        clocks.ask(Seats::one(B), 110_000);
        assert_eq!(clocks.left(A, 120_000), Some(50_000));
        assert_eq!(clocks.left(B, 120_000), Some(30_000));
    }
}
