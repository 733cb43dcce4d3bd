//! What stays the same from drawing to drawing of one board.

use crate::art::Symbol;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// The ground of a board and the pieces that are put on it, drawn once and then copied: most of a drawing, and most of
/// the time that it takes.
///
/// It belongs to one board in one look: whoever draws with it says that nothing differs from the last time but the state
/// and the marks. With it and without it a drawing is the same to the byte.
#[derive(Default)]
pub struct Kept {
    parts: Mutex<HashMap<&'static str, Arc<Part>>>,
}

/// A part of a drawing, with the symbols that it uses.
#[derive(Default)]
pub(crate) struct Part {
    pub(crate) svg: String,
    pub(crate) used: Vec<Symbol>,
}

impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Kept")
    }
}

impl Kept {
    /// The part of this name, drawn if it was not yet. Symbols are parts too; theirs are names of one word.
    pub(crate) fn part(&self, name: &'static str, draw: impl FnOnce() -> Part) -> Arc<Part> {
        let parts = || self.parts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(part) = parts().get(name) {
            return Arc::clone(part);
        }
        let mut part = draw();
        part.svg.shrink_to_fit();
        let part = Arc::new(part);
        parts().insert(name, Arc::clone(&part));
        part
    }
}
