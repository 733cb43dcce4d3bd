//! What a table tells: views, one drawing for each pair of distinct eyes, and the record at the end.

use super::TableError;
use super::actor::Actor;
use super::guest::Frame;
use super::lens::Lens;
use super::scene::{Scene, Seen, computer};
use crate::wire::{ChatLine, TableView};
use gambol_core::{Record, Seat, Seats};
use serde::Serialize;
use serde_json::json;

/// How many lines of chat a table remembers.
const CHAT_KEPT: usize = 100;

/// A message, without the beginning that each connection writes for itself.
pub(crate) fn frame(kind: &str, content: &impl Serialize) -> Frame {
    frame_of(kind, content, 256)
}

/// The same, with room for so many bytes: a view that outgrew its room again and again would be copied as often.
fn frame_of(kind: &str, content: &impl Serialize, room: usize) -> Frame {
    let mut bytes = Vec::with_capacity(room);
    bytes.extend_from_slice(b"\"t\":\"");
    bytes.extend_from_slice(kind.as_bytes());
    bytes.push(b'"');
    let begins = bytes.len();
    serde_json::to_writer(&mut bytes, content).expect("what we send can be written as JSON");
    // The message goes on where the object of its content would begin.
    bytes[begins] = b',';
    bytes.into()
}

/// A view as a message. Quotes are a tenth of a drawing, and each takes two bytes.
fn view_frame(view: &TableView) -> Frame {
    frame_of("view", view, view.svg.len() / 8 * 9 + (1 << 13))
}

/// What a page tells to say which drawing it has.
pub(crate) fn fingerprint(svg: &str) -> String {
    blake3::hash(svg.as_bytes()).to_hex()[..16].to_owned()
}

/// A view that was made for some of the guests, with its drawing and without.
struct Made {
    lens: Lens,
    from: usize,
    view: TableView,
    drawn: blake3::Hash,
    whole: Option<Frame>,
    undrawn: Option<Frame>,
}

impl Made {
    /// What is sent to a guest who has the drawing, or has it not.
    fn body(&mut self, has_drawing: bool) -> Frame {
        let Made { view, whole, undrawn, .. } = self;
        if has_drawing {
            let without = || {
                let svg = std::mem::take(&mut view.svg);
                let body = view_frame(view);
                view.svg = svg;
                body
            };
            undrawn.get_or_insert_with(without).clone()
        } else {
            whole.get_or_insert_with(|| view_frame(view)).clone()
        }
    }
}

impl Actor {
    pub(super) fn chat_shown(&self) -> Vec<ChatLine> {
        if self.settings.chat { self.chat.clone() } else { Vec::new() }
    }

    pub(super) fn remember(&mut self, line: ChatLine) {
        self.chat.push(line);
        if self.chat.len() > CHAT_KEPT {
            self.chat.remove(0);
        }
    }

    /// The seats where somebody is connected.
    fn online(&self) -> Seats {
        self.guests.values().flat_map(|guest| guest.lens.held.iter()).collect()
    }

    fn watching(&self) -> usize {
        self.guests.values().filter(|guest| guest.lens.held.is_empty()).count()
    }

    /// Looks at the table as it stands.
    pub(super) fn scene<T>(&self, see: impl FnOnce(Scene<'_>) -> T) -> T {
        let now = self.shared.world.now();
        see(Scene {
            id: &self.id,
            fold: &self.fold,
            grounds: &self.grounds,
            options: self.fold.game.given_options(),
            settings: &self.settings,
            rows: &self.rows,
            words: &self.shared.words,
            commitment: &self.commitment,
            seed: &self.seed_hex,
            names: &self.names,
            online: self.online(),
            watching: self.watching(),
            now,
            shout_ms: self.shout_until.map(|until| (until - now).max(0) as u64),
            invitations: &self.invitations,
        })
    }

    /// Sends a guest the whole view.
    pub(super) fn send_whole(&mut self, number: u64) {
        self.send_first(number, None);
        self.send_review(number);
    }

    /// The same for a page that was just fetched: it has the drawing already, and a drawing is most of a view.
    pub(super) fn send_first(&mut self, number: u64, drawn: Option<&str>) {
        let Some(guest) = self.guests.get(&number) else { return };
        let lens = guest.lens;
        let mut view = self.scene(|scene| scene.view(lens, 0, self.chat_shown()));
        let hash = blake3::hash(view.svg.as_bytes());
        if drawn == Some(fingerprint(&view.svg).as_str()) {
            view.svg.clear();
        }
        let lines = self.fold.game.ply();
        if let Some(guest) = self.guests.get_mut(&number) {
            guest.lines = lines;
            guest.drawn = guest.out.send(view_frame(&view)).then_some(hash);
        }
    }

    /// Sends everybody how the table stands: one drawing for each pair of distinct eyes. The last lines of the log are
    /// sent again, because the next move may reveal what they held back; when the game has ended, all of them are. Who has
    /// the drawing already is not sent it again.
    pub(super) fn broadcast(&mut self) {
        let started = std::time::Instant::now();
        let played = self.fold.game.ply();
        let over = self.fold.is_over();
        let mut made: Vec<Made> = Vec::new();
        let mut seen: Vec<Seen> = Vec::new();
        let numbers: Vec<u64> = self.guests.keys().copied().collect();
        for number in numbers {
            let Some(guest) = self.guests.get(&number) else { continue };
            let lens = guest.lens;
            let from = if over { 0 } else { guest.lines.min(played).saturating_sub(2) };
            let known = made.iter().position(|made| made.lens == lens && made.from == from);
            let known = known.unwrap_or_else(|| {
                let view = self.scene(|scene| {
                    let eyes = scene.eyes(lens);
                    let known = seen.iter().position(|seen| seen.is_of(eyes, from)).unwrap_or_else(|| {
                        seen.push(scene.seen(eyes, from));
                        seen.len() - 1
                    });
                    scene.view_of(&seen[known], lens, Vec::new())
                });
                let drawn = blake3::hash(view.svg.as_bytes());
                made.push(Made { lens, from, view, drawn, whole: None, undrawn: None });
                made.len() - 1
            });
            let made = &mut made[known];
            if let Some(guest) = self.guests.get_mut(&number) {
                guest.lines = played;
                let body = made.body(guest.drawn == Some(made.drawn));
                guest.drawn = guest.out.send(body).then_some(made.drawn);
            }
        }
        self.shared.metrics.drawings.add(made.len() as u64);
        self.shared.metrics.broadcast.observe(started.elapsed());
    }

    pub(super) fn tell_presence(&self) {
        let online = self.online();
        let seats: Vec<bool> =
            self.rows.iter().map(|row| row.kind == "bot" || online.has(Seat(row.seat))).collect();
        let body = frame("presence", &json!({"seats": seats, "watching": self.watching()}));
        self.tell_all(&body);
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

    /// The record of a game that has ended. One that people ended says so, and in words too, because nobody could find
    /// that result by replaying the actions.
    pub(super) fn record(&self) -> Result<Record, TableError> {
        if !self.fold.is_over() {
            return Err(TableError::Refused(self.shared.words.say("live-record-later", &[])));
        }
        let mut record = self.fold.game.record();
        let name = |seat: usize| match self.names.get(seat) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => computer(&self.shared.words, self.rows.get(seat))
                .unwrap_or_else(|| self.fold.game.seat_name(Seat(seat as u8))),
        };
        record.seats = (0..self.fold.game.seats()).map(name).collect();
        record.times =
            self.fold.played.iter().map(|played| (played.at - self.created_at).max(0) as u64).collect();
        record.ended = self.fold.ended().cloned();
        if record.ended.is_some()
            && let Some(result) = self.scene(|scene| scene.result())
        {
            record.comments.insert(self.fold.game.ply(), result.words);
        }
        let seed = self.shared.words.say("live-seed", &[("seed", (&self.seed_hex).into())]);
        let told = record.comments.entry(0).or_default();
        *told = if told.is_empty() { seed } else { format!("{told} {seed}") };
        Ok(record)
    }
}
