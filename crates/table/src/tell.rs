//! Who is told what: views as messages, one drawing for each distinct pair of eyes.

use crate::lens::Lens;
use crate::scene::{Scene, Seen};
use crate::seats::Chair;
use crate::table::Table;
use crate::wire::TableView;
use bytes::Bytes;
use gambol_core::{Seat, Seats};
use serde::Serialize;
use serde_json::json;

/// What is sent: the message without its beginning `{"n":7,`, which each connection counts for itself. One text is
/// shared by all who get the same.
pub type Frame = Bytes;

/// A message, without the beginning that each connection writes for itself.
pub fn frame(kind: &str, content: &impl Serialize) -> Frame {
    frame_of(kind, content, 256)
}

/// The same, with room for this many bytes: a view that keeps outgrowing its room would be copied every time.
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

/// How a page says which drawing it has.
pub fn fingerprint(svg: &str) -> String {
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
    /// What is sent to a guest who has the drawing, or to one who does not.
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

/// Somebody who looks at a table, and what they have been told of it.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker {
    /// What they look through.
    pub lens: Lens,
    /// How many lines of the log they have been sent.
    lines: usize,
    /// The fingerprint of the drawing that they have: the same one is not sent twice, for a drawing is most of a view.
    drawn: Option<blake3::Hash>,
}

impl Onlooker {
    /// Somebody who has been told nothing yet.
    pub fn new(lens: Lens) -> Onlooker {
        Onlooker { lens, lines: 0, drawn: None }
    }

    /// The whole view, with the chat, for someone who has just come. A page that was just fetched has a drawing
    /// already, and says which. `send` answers whether the message was sent.
    pub fn greet(
        &mut self,
        table: &Table,
        scene: &Scene<'_>,
        drawn: Option<&str>,
        send: impl FnOnce(Frame) -> bool,
    ) {
        let mut view = scene.view(self.lens, 0, table.chat_shown());
        let hash = blake3::hash(view.svg.as_bytes());
        if drawn == Some(fingerprint(&view.svg).as_str()) {
            view.svg.clear();
        }
        self.lines = scene.fold.game.ply();
        self.drawn = send(view_frame(&view)).then_some(hash);
    }
}

/// Tells everybody how a table stands: one drawing for each distinct pair of eyes. The last lines of the log are sent
/// again, because the next move may reveal what they held back; when the game has ended, all of them are. Anyone who
/// already has the drawing is not sent it again.
pub struct Round<'a> {
    scene: Scene<'a>,
    made: Vec<Made>,
    seen: Vec<Seen>,
}

impl<'a> Round<'a> {
    /// A round in which nobody has been told yet.
    pub fn new(scene: Scene<'a>) -> Round<'a> {
        Round { scene, made: Vec::new(), seen: Vec::new() }
    }

    /// Tells one of them; `send` answers whether the message was sent.
    pub fn tell(&mut self, onlooker: &mut Onlooker, send: impl FnOnce(Frame) -> bool) {
        let fold = self.scene.fold;
        let played = fold.game.ply();
        let from = if fold.is_over() { 0 } else { onlooker.lines.min(played).saturating_sub(2) };
        let lens = onlooker.lens;
        let known = self.made.iter().position(|made| made.lens == lens && made.from == from);
        let known = known.unwrap_or_else(|| self.make(lens, from));
        let made = &mut self.made[known];
        onlooker.lines = played;
        let body = made.body(onlooker.drawn == Some(made.drawn));
        onlooker.drawn = send(body).then_some(made.drawn);
    }

    fn make(&mut self, lens: Lens, from: usize) -> usize {
        let eyes = self.scene.eyes(lens);
        let known = self.seen.iter().position(|seen| seen.is_of(eyes, from)).unwrap_or_else(|| {
            self.seen.push(self.scene.seen(eyes, from));
            self.seen.len() - 1
        });
        let view = self.scene.view_of(&self.seen[known], lens, Vec::new());
        let drawn = blake3::hash(view.svg.as_bytes());
        self.made.push(Made { lens, from, view, drawn, whole: None, undrawn: None });
        self.made.len() - 1
    }

    /// How many drawings were made.
    pub fn drawings(&self) -> usize {
        self.made.len()
    }
}

impl Table {
    /// Who is there, as a message.
    pub fn presence(&self, online: Seats, watching: usize) -> Frame {
        let is_there = |(chair, seat): (&Chair, u8)| chair.is_bot() || online.has(Seat(seat));
        let seats: Vec<bool> = self.chairs.iter().zip(0..).map(is_there).collect();
        frame("presence", &json!({"seats": seats, "watching": watching}))
    }
}
