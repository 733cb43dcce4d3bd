//! How a drawing is to look: for whom, in what colours, with what marks, in what words.

use crate::kept::Kept;
use crate::theme::Theme;
use gambol_core::Seat;
use serde_json::Value;
use std::borrow::Cow;

/// Translates the words of labels: from the English word to that of the reader's language.
pub type Words<'a> = &'a dyn Fn(&str) -> Option<String>;

/// How a drawing is to look.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// Who looks: the board is turned so that this seat looks up the page, where the game has a near side.
    pub viewer: Seat,
    /// Whether a sheet that is wider than high lies on its side, so that its squares stay large on a tall page. Only
    /// Kangaruse has such sheets; the others are turned by their viewers.
    pub turned: bool,
    /// The colours.
    pub theme: Theme,
    /// The width of the picture in pixels; none leaves it to the page.
    pub size: Option<f32>,
    /// Whether files and ranks are labelled.
    pub labels: bool,
    /// Stands before every id, so that several pictures can share a page.
    pub prefix: &'a str,
    /// The words of labels; none is English.
    pub words: Option<Words<'a>>,
    /// What is marked.
    pub marks: Marks<'a>,
    /// What was drawn before of this board in this look; none draws everything.
    pub kept: Option<&'a Kept>,
}

impl Default for Look<'_> {
    fn default() -> Self {
        Look {
            viewer: Seat(0),
            turned: false,
            theme: Theme::Light,
            size: None,
            labels: true,
            prefix: "",
            words: None,
            marks: Marks::default(),
            kept: None,
        }
    }
}

impl std::fmt::Debug for Look<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Look")
            .field("viewer", &self.viewer)
            .field("theme", &self.theme)
            .finish_non_exhaustive()
    }
}

impl<'a> Look<'a> {
    /// A word of a label, in the reader's language.
    pub fn word<'w>(&self, english: &'w str) -> Cow<'w, str> {
        match self.words.and_then(|words| words(english)) {
            Some(word) => Cow::Owned(word),
            None => Cow::Borrowed(english),
        }
    }

    /// The same look with these marks.
    #[must_use]
    pub fn with_marks(self, marks: Marks<'a>) -> Look<'a> {
        Look { marks, ..self }
    }
}

/// What is marked on a board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks<'a> {
    /// The legal actions, in notation: each place that stands for one glows and carries it as `data-action`.
    pub legal: &'a [String],
    /// The parts of an action pointed at so far, as [`compose`](crate::compose()) puts them together: they are shown as
    /// chosen (`data-chosen`), and what may come next glows and carries it as `data-part`.
    pub chosen: &'a [String],
    /// The state before the last move: what has changed since is marked.
    pub before: Option<&'a Value>,
    /// The action that is only thought of, in notation.
    pub action: Option<&'a str>,
    /// The state after the move that is only thought of: what it would change is shown as ghosts and arrows.
    pub preview: Option<&'a Value>,
}
