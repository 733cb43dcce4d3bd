//! Who is told what: views as messages, one for each distinct pair of eyes, whoever reads with them and their language; and to those who have one
//! already only what has changed.

use crate::delta::{Fields, Known, change};
use crate::lens::Lens;
use crate::scene::{Scene, Seen};
use crate::seats::Chair;
use crate::table::Table;
use crate::wire::TableView;
use bytes::Bytes;
use gambol_core::{Seat, Seats};
use gambol_words::Tongues;
use serde::Serialize;
use serde_json::json;
use std::sync::Arc;

/// What is sent: the message without its beginning `{"n":7,`, which each connection counts for itself. One text is
/// shared by all who get the same.
pub type Frame = Bytes;

/// A message, without the beginning that each connection writes for itself.
pub fn frame(kind: &str, content: &impl Serialize) -> Frame {
    let mut bytes = begun(kind, 256);
    let begins = bytes.len();
    serde_json::to_writer(&mut bytes, content).expect("what we send can be written as JSON");
    // The message goes on where the object of its content would begin.
    bytes[begins] = b',';
    bytes.into()
}

/// The beginning of a message, with room for this many bytes.
fn begun(kind: &str, room: usize) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(room);
    bytes.extend_from_slice(b"\"t\":\"");
    bytes.extend_from_slice(kind.as_bytes());
    bytes.push(b'"');
    bytes
}

/// What is remembered of a view that somebody was told: enough to tell only what has changed since.
#[derive(Debug)]
struct Told {
    fields: Box<[u64]>,
    drawing: Arc<Known>,
}

/// A view that was made for some of the guests.
struct Made {
    lens: Lens,
    from: usize,
    fields: Fields,
    svg: String,
    told: Arc<Told>,
    whole: Option<Frame>,
    /// What has changed since something that guests were told.
    changes: Vec<(Arc<Told>, Frame)>,
}

impl Made {
    fn new(lens: Lens, from: usize, view: TableView) -> Made {
        let fields = written(&view);
        let svg = view.svg;
        let told = Arc::new(Told { fields: fields.hashes(), drawing: Known::of(&svg).into() });
        Made { lens, from, fields, svg, told, whole: None, changes: Vec::new() }
    }

    /// Everything.
    fn whole(&mut self) -> Frame {
        let Made { fields, svg, whole, .. } = self;
        let write = || {
            let mut bytes = begun("view", fields.all().len() + svg.len() + 64);
            bytes.extend_from_slice(fields.all());
            bytes.extend_from_slice(b",\"svg\":");
            serde_json::to_writer(&mut bytes, svg).expect("a text can be written as JSON");
            bytes.push(b'}');
            bytes.into()
        };
        whole.get_or_insert_with(write).clone()
    }

    /// What has changed since somebody was told.
    fn change(&mut self, since: &Arc<Told>) -> Frame {
        if let Some((_, frame)) = self.changes.iter().find(|(known, _)| Arc::ptr_eq(known, since)) {
            return frame.clone();
        }
        let mut bytes = begun("change", 2048);
        for field in self.fields.changed(&since.fields, &self.told.fields) {
            bytes.extend_from_slice(field);
        }
        let parts = change(&since.drawing, &self.told.drawing, &self.svg);
        if !parts.is_empty() {
            bytes.extend_from_slice(b",\"svg\":");
            serde_json::to_writer(&mut bytes, &parts).expect("parts can be written as JSON");
        }
        bytes.push(b'}');
        let frame = Frame::from(bytes);
        self.changes.push((Arc::clone(since), frame.clone()));
        frame
    }
}

/// A view's fields as JSON, all but its drawing.
fn written(view: &TableView) -> Fields {
    let mut fields = Fields::with_capacity(4096);
    macro_rules! add {
        ($($field:ident),* $(,)?) => { $( fields.add(stringify!($field), &view.$field); )* };
    }
    add!(
        ply,
        actions,
        phase_no,
        acting,
        secret,
        goal,
        prompt,
        legal,
        parts,
        whole,
        log_from,
        log,
        seats,
        viewer,
        curtain,
        result,
        offers,
        leave,
        shout_ms,
        watching,
        rematch,
        backdrop,
        you,
        chat,
        table,
        game,
        title,
        commitment,
        settings,
        invitations,
        course,
    );
    fields
}

/// Somebody who looks at a table, and what they have been told of it.
#[derive(Clone, Debug)]
pub struct Onlooker {
    /// What they look through.
    pub lens: Lens,
    /// How many lines of the log they have been sent.
    lines: usize,
    /// What they were told last; nothing if it did not reach them.
    told: Option<Arc<Told>>,
}

impl Onlooker {
    /// Somebody who has been told nothing yet.
    pub fn new(lens: Lens) -> Onlooker {
        Onlooker { lens, lines: 0, told: None }
    }

    /// The whole view, with the chat, for someone who has just come. `send` answers whether the message was sent. What is
    /// remembered of a drawing is shared with others who look at the same one, so that a crowd costs little.
    pub fn greet<'o>(
        &mut self,
        table: &Table,
        scene: &Scene<'_>,
        mut others: impl Iterator<Item = &'o Onlooker>,
        send: impl FnOnce(Frame) -> bool,
    ) {
        let view = scene.view(self.lens, 0, table.chat_shown(scene.words));
        let mut made = Made::new(self.lens, 0, view);
        self.lines = scene.fold.game.ply();
        let is_sent = send(made.whole());
        let Told { fields, drawing } = &*made.told;
        let same = others.find_map(|other| {
            let known = &other.told.as_ref().filter(|_| other.lens == self.lens)?.drawing;
            (known == drawing).then(|| Arc::clone(known))
        });
        let drawing = same.unwrap_or_else(|| Arc::clone(drawing));
        self.told = is_sent.then(|| Told { fields: fields.clone(), drawing }.into());
    }
}

/// Tells everybody how a table stands: one view for each distinct pair of eyes and language. In games with secrets the last lines of
/// the log are sent again, because the next move may reveal what they held back; when such a game has ended, all of them
/// are.
pub struct Round<'a> {
    scene: Scene<'a>,
    tongues: &'a Tongues,
    made: Vec<Made>,
    seen: Vec<Seen>,
}

impl<'a> Round<'a> {
    /// A round in which nobody has been told yet; everybody is told in their own language.
    pub fn new(scene: Scene<'a>, tongues: &'a Tongues) -> Round<'a> {
        Round { scene, tongues, made: Vec::new(), seen: Vec::new() }
    }

    /// Tells one of them; `send` answers whether the message was sent.
    pub fn tell(&mut self, onlooker: &mut Onlooker, send: impl FnOnce(Frame) -> bool) {
        let fold = self.scene.fold;
        let played = fold.game.ply();
        // Where nothing is hidden, the next move reveals nothing about the last ones.
        let has_secrets = fold.game.has_secrets();
        let from = match has_secrets {
            true if fold.is_over() => 0,
            true => onlooker.lines.min(played).saturating_sub(2),
            false => onlooker.lines.min(played),
        };
        let lens = onlooker.lens;
        let known = self.made.iter().position(|made| made.lens == lens && made.from == from);
        let known = known.unwrap_or_else(|| self.make(lens, from));
        let made = &mut self.made[known];
        onlooker.lines = played;
        let body = match &onlooker.told {
            Some(told) => made.change(told),
            None => made.whole(),
        };
        onlooker.told = send(body).then(|| Arc::clone(&made.told));
    }

    fn make(&mut self, lens: Lens, from: usize) -> usize {
        let scene = Scene { words: self.tongues.of(lens.screen.language), ..self.scene };
        let (eyes, reader, language) = (scene.eyes(lens), lens.reader(), scene.words.tongue());
        let is_known = |seen: &Seen| seen.is_of(eyes, reader, language, from);
        let known = self.seen.iter().position(is_known).unwrap_or_else(|| {
            self.seen.push(scene.seen(eyes, reader, from));
            self.seen.len() - 1
        });
        let view = scene.view_of(&self.seen[known], lens, Vec::new());
        self.made.push(Made::new(lens, from, view));
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
