//! Telling everybody who is connected.

use super::actor::Actor;
use gambol_core::Seats;
use gambol_table::{Around, Frame, Round, Scene, frame};
use serde_json::json;

impl Actor {
    /// The seats where somebody is connected.
    fn online(&self) -> Seats {
        self.guests.values().flat_map(|guest| guest.seen.lens.held.iter()).collect()
    }

    fn watching(&self) -> usize {
        self.guests.values().filter(|guest| guest.seen.lens.held.is_empty()).count()
    }

    /// What the table does not know of itself.
    pub(super) fn around(&self) -> Around<'_> {
        Around {
            words: &self.shared.words,
            online: self.online(),
            watching: self.watching(),
            now: self.shared.world.now(),
        }
    }

    /// The table as it stands.
    pub(super) fn scene(&self) -> Scene<'_> {
        self.table.scene(&self.around())
    }

    /// Sends a guest the whole view.
    pub(super) fn send_whole(&mut self, number: u64) {
        let Some(guest) = self.guests.get(&number) else { return };
        let mut seen = guest.seen.clone();
        let others = self.guests.values().map(|guest| &guest.seen);
        seen.greet(&self.table, &self.scene(), others, |frame| guest.out.send(frame));
        if let Some(guest) = self.guests.get_mut(&number) {
            guest.seen = seen;
        }
        self.send_review(number);
    }

    /// Sends everybody how the table stands.
    pub(super) fn broadcast(&mut self) {
        let started = std::time::Instant::now();
        let around = Around {
            words: &self.shared.words,
            online: self.online(),
            watching: self.watching(),
            now: self.shared.world.now(),
        };
        let mut round = Round::new(self.table.scene(&around));
        for guest in self.guests.values_mut() {
            let out = &guest.out;
            round.tell(&mut guest.seen, |frame| out.send(frame));
        }
        self.shared.metrics.drawings.add(round.drawings() as u64);
        self.shared.metrics.broadcast.observe(started.elapsed());
    }

    pub(super) fn tell_presence(&self) {
        self.tell_all(&self.table.presence(self.online(), self.watching()));
    }

    pub(super) fn tell_all(&self, body: &Frame) {
        for guest in self.guests.values() {
            guest.out.send(body.clone());
        }
    }

    pub(super) fn say_goodbye(&self) {
        let why = self.shared.words.say("live-bye", &[]);
        self.tell_all(&frame("bye", &json!({"why": why})));
    }
}
