//! How a drawing is to look: for whom, in what colours, with what marks, in what words.

use crate::kept::Kept;
use crate::steps::Plan;
use crate::theme::{Hue, Theme};
use gambol_core::{Saying, Seat, Thing};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt::Write;

/// Says a label in the reader's language.
pub type Words<'a> = &'a dyn Fn(&Saying) -> String;

/// How much of a drawing is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Extent {
    /// A picture that stands by itself.
    #[default]
    Picture,
    /// The same, with the shapes of all pieces that may come: what follows can be [`Thin`](Extent::Thin).
    Ground,
    /// Without what never changes, the ground and the shapes of pieces: in their places stand empty elements with their
    /// ids, marked `data-kept`. Attributes are in single quotes, which JSON leaves alone.
    Thin,
}

/// How a drawing is to look.
#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools, reason = "each says something else about the page")]
pub struct Look<'a> {
    /// Who looks: the board is turned so that this seat looks up the page, where the game has a near side.
    pub viewer: Seat,
    /// Whether the page is narrow and taller than wide, as a phone is held. Only Gunst's table is laid otherwise then.
    pub tall: bool,
    /// Whether a sheet that is wider than high lies on its side, so that its squares stay large on a tall page. Only
    /// Kangaruse has such sheets; the others are turned by their viewers.
    pub turned: bool,
    /// The colours.
    pub theme: Theme,
    /// The width of the picture in pixels; none leaves it to the page.
    pub size: Option<f32>,
    /// Whether files and ranks are labelled.
    pub labels: bool,
    /// Whether people will write on it with a pen: then squares leave a corner free for that.
    pub for_pens: bool,
    /// Stands before every id, so that several pictures can share a page.
    pub prefix: &'a str,
    /// Says the labels; without it a label is its name as the code has it, made readable.
    pub words: Option<Words<'a>>,
    /// Which sign each seat has chosen, where seats have signs; a seat that is not listed has the one of its number.
    pub signs: &'a [u8],
    /// What is marked.
    pub marks: Marks<'a>,
    /// What was drawn before of this board in this look; none draws everything.
    pub kept: Option<&'a Kept>,
    /// How much of the drawing is wanted.
    pub extent: Extent,
}

impl Default for Look<'_> {
    fn default() -> Self {
        Look {
            viewer: Seat(0),
            tall: false,
            turned: false,
            theme: Theme::Light,
            size: None,
            labels: true,
            for_pens: false,
            prefix: "",
            words: None,
            signs: &[],
            marks: Marks::default(),
            kept: None,
            extent: Extent::Picture,
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
    /// A label that speaks of nothing else, in the reader's language.
    pub(crate) fn word(&self, name: &'static str) -> Cow<'static, str> {
        match self.words {
            Some(words) => words(&Saying::new(name)).into(),
            None => readable(name),
        }
    }

    /// A label that counts this many.
    pub(crate) fn count(&self, name: &'static str, count: i64) -> String {
        self.say(&Saying::new(name).number("count", count))
    }

    /// A label that speaks of a place, or of something that has a number of its own.
    pub(crate) fn at(&self, name: &'static str, place: impl ToString) -> String {
        self.say(&Saying::new(name).text("place", place))
    }

    fn say(&self, label: &Saying) -> String {
        self.words.map_or_else(|| plain(label), |words| words(label))
    }

    /// The sign of a seat, of this many.
    pub(crate) fn sign(&self, seat: usize, of: usize) -> usize {
        self.signs.get(seat).map_or(seat, |&sign| usize::from(sign)) % of
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
    /// The action in the making: each place that stands for a whole action glows and carries it as `data-action`; the
    /// parts pointed at so far are shown as chosen (`data-chosen`), and what may come next glows and carries it as
    /// `data-part`.
    pub plan: Option<&'a Plan<'a>>,
    /// The state before the last move: what has changed since is marked.
    pub before: Option<&'a Value>,
    /// The last move, in notation, as the eyes that look were told it.
    pub done: Option<&'a str>,
    /// Who took which place, where the game remembers it ([`taken`](crate::taken)).
    pub taken: &'a [(Seat, String)],
    /// The action that is only being considered, in notation.
    pub action: Option<&'a str>,
    /// The state after the move that is only being considered: what it would change is shown as ghosts and arrows.
    pub preview: Option<&'a Value>,
    /// Moves that are held against each other: a mistake and what would have been better, each in its own colour and
    /// with its own shapes.
    pub compared: &'a [Compared<'a>],
}

/// One of the moves that are held against each other.
#[derive(Clone, Copy, Debug)]
pub struct Compared<'a> {
    /// In notation.
    pub action: &'a str,
    /// The state after it, if that can be known.
    pub after: Option<&'a Value>,
    /// Whether it is the better one.
    pub is_better: bool,
}

/// A move that has not been made, and the colour that it is drawn in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Considered<'a> {
    pub(crate) action: Option<&'a str>,
    pub(crate) after: Option<&'a Value>,
    pub(crate) hue: Hue,
}

impl<'a> Marks<'a> {
    /// All moves that are drawn without having been made.
    pub(crate) fn considered(&self) -> impl Iterator<Item = Considered<'a>> + use<'a> {
        let compared = self.compared.iter().map(|compared| Considered {
            action: Some(compared.action),
            after: compared.after,
            hue: if compared.is_better { Hue::Better } else { Hue::Mistake },
        });
        std::iter::once(Considered { action: self.action, after: self.preview, hue: Hue::Would })
            .chain(compared)
    }

    /// The legal actions.
    pub(crate) fn legal(&self) -> &'a [String] {
        self.plan.map_or(&[], |plan| plan.legal)
    }

    /// The parts pointed at so far.
    pub(crate) fn chosen(&self) -> &'a [String] {
        self.plan.map_or(&[], |plan| plan.chosen)
    }
}

fn readable(name: &'static str) -> Cow<'static, str> {
    if name.contains('-') { name.replace('-', " ").into() } else { name.into() }
}

/// A label by its name: how many, what, and where.
fn plain(label: &Saying) -> String {
    let mut told = readable(label.name).into_owned();
    for (_, thing) in &label.things {
        match thing {
            Thing::Number(count) => told = format!("{count} {told}"),
            Thing::Text(place) => {
                let _ = write!(told, " {place}");
            }
            Thing::Seat(_) | Thing::Pieces(_) | Thing::Direction(_) => {}
        }
    }
    told
}
