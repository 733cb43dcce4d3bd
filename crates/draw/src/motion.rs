//! How what has happened is to be played: in the order of cause and effect, which only the drawing knows.
//!
//! A piece says on which beat it sets off (`data-beat`), over which points (`data-way`) and in what manner (`data-as`);
//! what is seen only while a move is played is drawn without being seen (`data-fx`). Whoever shows drawings plays them;
//! by themselves they look the same with and without.

use crate::canvas::Canvas;
use crate::svg::{Num, Tag};
use std::fmt::Write;

/// How a piece moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Motion {
    /// When it sets off, counted in beats.
    pub(crate) beat: usize,
    /// The points that it comes over on its way.
    pub(crate) over: Vec<(f32, f32)>,
    /// In what manner: `hop`, `jump` or `knock`.
    pub(crate) manner: Option<&'static str>,
}

impl Tag<'_> {
    /// The attributes of a movement, if there is one.
    pub(crate) fn moves(self, motion: Option<&Motion>) -> Self {
        let Some(motion) = motion else { return self };
        let tag = if motion.beat > 0 { self.num("data-beat", motion.beat as f32) } else { self };
        let mut over = String::new();
        for (x, y) in &motion.over {
            let _ = write!(over, "{}{} {}", if over.is_empty() { "" } else { "," }, Num(*x), Num(*y));
        }
        let tag = if over.is_empty() { tag } else { tag.set("data-way", &over) };
        tag.maybe("data-as", motion.manner)
    }
}

impl Canvas<'_> {
    /// Opens a group that is only seen while a move is played. `from` is where it comes from, if it flies.
    pub(crate) fn effect(
        &mut self,
        kind: &'static str,
        beat: usize,
        (x, y): (f32, f32),
        turn: f32,
        from: Option<(f32, f32)>,
    ) {
        let tag = self.tag("g").set("data-fx", kind).set("opacity", "0").at(x, y, turn, 1.0);
        let tag = if beat > 0 { tag.num("data-beat", beat as f32) } else { tag };
        match from {
            Some((x, y)) => tag.set("data-from", &format!("{} {}", Num(x), Num(y))).open(),
            None => tag.open(),
        }
    }

    /// Whether what has happened is told with movement: on screens, after a move.
    pub(crate) fn is_moving(&self) -> bool {
        self.look.marks.before.is_some() && !self.theme().is_paper()
    }
}
