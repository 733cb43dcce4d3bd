//! What happens by itself: chance decides, calls decide, time runs out.

use crate::chance::{Chance, fall};
use crate::event::{Body, Event};
use crate::seats::Chair;
use crate::table::Table;
use gambol_core::Seat;

/// How long a table waits for a call, in milliseconds. After that, chance decides.
const CALL_MS: i64 = 8_000;

/// A call that is being waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Call {
    /// Until when.
    pub(crate) until: i64,
    /// Which computer calls when, if no person has.
    computer: Option<(i64, Seat)>,
}

impl Table {
    /// Lets chance decide for as long as it has to, right after the event that leads to it. What a call decides waits
    /// for one.
    pub fn settle(&mut self, events: &mut Vec<Event>, now: i64, chance: &mut dyn Chance) {
        while let Some(outcomes) = self.fold.chance() {
            let call = self.fold.shout;
            let scripted = self.course.as_mut().and_then(|course| course.outcome(&outcomes));
            if call.is_none() && scripted.is_none() && self.waits_for_call(now, chance) {
                return;
            }
            let called = call.and_then(|seat| self.fold.called(Seat(seat)));
            let Some(outcome) =
                scripted.or(called).or_else(|| fall(chance, &self.seed, self.fold.ply, &outcomes).cloned())
            else {
                return;
            };
            let name = format!("chance:{}", self.fold.ply);
            match self.fold.write(name, None, Body::Chance(outcome), now) {
                Ok(event) => events.push(event),
                Err(refusal) => {
                    tracing::error!(?refusal, "chance decided where it cannot");
                    return;
                }
            }
        }
        self.call = None;
        if let Some((seat, stop)) = self.fold.stopping() {
            let name = format!("stop:{}", self.fold.ply);
            if let Ok(event) = self.fold.write(name, Some(seat.0), Body::Play(stop), now) {
                events.push(event);
                self.settle(events, now, chance);
            }
        }
    }

    /// Whether the next decision is still open to whoever calls first. Computers alone leave it to chance.
    fn waits_for_call(&mut self, now: i64, chance: &mut dyn Chance) -> bool {
        let people = self.chairs.iter().any(|chair| !chair.is_bot() && chair.person.is_some());
        if !people || !self.fold.awaits_call() {
            return false;
        }
        let chairs = &self.chairs;
        let call = self.call.get_or_insert_with(|| {
            let computer = chairs.iter().position(Chair::is_bot).map(|seat| {
                let quickness = 900 + (chance.bits() % 2_000) as i64;
                (now + quickness, Seat(seat as u8))
            });
            Call { until: now + CALL_MS, computer }
        });
        now < call.until
    }

    /// The first moment at which something happens by itself; see [`tick`](Table::tick).
    pub fn due(&self) -> Option<i64> {
        let call = self.call.map(|call| call.computer.map_or(call.until, |(at, _)| at.min(call.until)));
        [self.deadline(), call].into_iter().flatten().min()
    }

    /// When the first clock runs out.
    pub fn deadline(&self) -> Option<i64> {
        self.fold.clocks.deadline().filter(|_| !self.fold.is_over()).map(|(at, _)| at)
    }

    /// Whether a call is waited for.
    pub fn is_calling(&self) -> bool {
        self.call.is_some()
    }

    /// What has happened by itself since.
    pub fn tick(&mut self, now: i64, chance: &mut dyn Chance) -> Vec<Event> {
        let mut events = Vec::new();
        let computer = self.call.and_then(|call| call.computer);
        if let Some((at, seat)) = self.fold.clocks.deadline()
            && at <= now
            && !self.fold.is_over()
        {
            let name = format!("flag:{}", self.fold.ply);
            events.extend(self.fold.write(name, None, Body::Flag(seat.0), now));
        } else if let Some((at, seat)) = computer
            && at <= now
            && self.fold.awaits_call()
        {
            let name = format!("shout:{}", self.fold.ply);
            events.extend(self.fold.write(name, Some(seat.0), Body::Shout(seat.0), now));
            self.settle(&mut events, now, chance);
        } else if self.call.is_some_and(|call| call.until <= now) {
            self.settle(&mut events, now, chance);
        }
        events
    }

    /// Writes down that nobody ran the table for so many milliseconds, up to now; nothing where no clock runs.
    pub fn stood_still(&mut self, millis: i64, now: i64) -> Vec<Event> {
        let Ok(millis) = u64::try_from(millis) else { return Vec::new() };
        if self.deadline().is_none() {
            return Vec::new();
        }
        let name = format!("pause:{}", self.fold.ply);
        self.fold.write(name, None, Body::Pause(millis), now).into_iter().collect()
    }

    /// Writes down which open seats have been taken since, so that the clocks know.
    pub fn sit_down(&mut self, now: i64) -> Vec<Event> {
        let taken = |chair: &Chair| chair.invited && chair.person.is_some();
        let seats = crate::seats::seats_where(&self.chairs, taken);
        let mut events = Vec::new();
        for seat in seats.iter().filter(|seat| !self.fold.sat.has(*seat)).collect::<Vec<_>>() {
            events.extend(self.fold.write(format!("sit:{seat}"), Some(seat.0), Body::Sit(true), now));
        }
        events
    }
}
