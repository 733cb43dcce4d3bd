//! Telling everybody who is connected.

use super::actor::Actor;
use super::guest::{Guest, Outbox};
use super::message::Farewell;
use gambol_core::Seats;
use gambol_table::{Around, Frame, Lens, Round, Scene, frame};
use gambol_words::{Language, Words};
use serde_json::json;

impl Actor {
    /// The seats where somebody is connected.
    fn online(&self) -> Seats {
        self.guests.values().flat_map(|guest| guest.seen.lens.held.iter()).collect()
    }

    fn watching(&self) -> usize {
        self.guests.values().filter(|guest| guest.seen.lens.held.is_empty()).count()
    }

    /// The words of whoever looks through this lens.
    pub(super) fn words(&self, lens: Lens) -> &Words {
        self.shared.tongues.of(lens.screen.language)
    }

    /// What the table does not know of itself, told in these words.
    pub(super) fn around<'a>(&self, words: &'a Words) -> Around<'a> {
        Around { words, online: self.online(), watching: self.watching(), now: self.shared.world.now() }
    }

    /// The table as it stands, for whoever looks through this lens.
    pub(super) fn scene(&self, lens: Lens) -> Scene<'_> {
        self.table.scene(&self.around(self.words(lens)))
    }

    /// Sends a guest the whole view.
    pub(super) fn send_whole(&mut self, number: u64) {
        // What stands here may never have happened.
        if self.is_adrift {
            return;
        }
        let Some(guest) = self.guests.get(&number) else { return };
        let mut seen = guest.seen.clone();
        let others = self.guests.values().map(|guest| &guest.seen);
        seen.greet(&self.table, &self.scene(seen.lens), others, |frame| guest.out.send(frame));
        if let Some(guest) = self.guests.get_mut(&number) {
            guest.seen = seen;
        }
        self.send_review(number);
    }

    /// Sends everybody how the table stands.
    pub(super) fn broadcast(&mut self) {
        if self.is_adrift {
            return;
        }
        let started = std::time::Instant::now();
        let around = Around {
            words: self.shared.tongues.first(),
            online: self.online(),
            watching: self.watching(),
            now: self.shared.world.now(),
        };
        let mut round = Round::new(self.table.scene(&around), &self.shared.tongues);
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

    /// What is to be told to everybody connected, each in their own language.
    fn each(&self, told: impl Fn(&Words) -> Frame) -> Vec<(Outbox, Frame)> {
        let mut frames: Vec<(Language, Frame)> = Vec::new();
        let tell = |guest: &Guest| {
            let language = guest.seen.lens.screen.language;
            let known = frames.iter().position(|(known, _)| *known == language).unwrap_or_else(|| {
                frames.push((language, told(self.shared.tongues.of(language))));
                frames.len() - 1
            });
            (guest.out.clone(), frames[known].1.clone())
        };
        self.guests.values().map(tell).collect()
    }

    /// Tells everybody the same, each in their own language.
    pub(super) fn tell_each(&self, told: impl Fn(&Words) -> Frame) {
        for (out, frame) in self.each(told) {
            out.send(frame);
        }
    }

    /// Says goodbye to everybody, when it is time.
    pub(super) fn farewell(&self) -> Farewell {
        let goodbyes = self.each(|words| frame("bye", &json!({"why": words.say("live-bye", &[])})));
        Box::new(move || {
            for (out, goodbye) in goodbyes {
                out.send(goodbye);
            }
        })
    }
}
