//! Boards, pieces and positions of the five games, drawn as SVG.
//!
//! Everything is a pure function to text: the same input gives the same bytes. A drawing is made from a game's options
//! (with the whole board in them) and, for a position, its state, both as JSON in the form that the game's rule file
//! fixes. So this crate knows no game's insides, a view that leaves something out cannot be drawn with it, and records,
//! pages and rulebook examples are drawn by the same few functions: [`any_match`] for a match of any game, [`state`] and
//! [`empty`] for JSON. What differs from game to game stands in one folder a game, under `boards`.
//!
//! Every piece, field and control has an id that stays the same from move to move, and pieces are placed by `transform`
//! alone, so that a page can animate a change by moving what has the same id.
//!
//! ```
//! use gambol_core::{Action, Eyes};
//! use gambol_draw::Look;
//! use gambol_draw::theme::Theme;
//! use gambol_games::Kind;
//!
//! let kind = Kind::Duel;
//! let mut game = kind.start(&Default::default())?;
//! let board = gambol_draw::empty(kind, &game.options(), &Look::default())?;
//!
//! game.apply(&Action::read("place b1"))?;
//! let look = Look { theme: Theme::Dark, size: Some(480.0), ..Look::default() };
//! let position = gambol_draw::any_match(kind, game.as_ref(), Eyes::Nobody, &look)?;
//!
//! let folder = std::env::temp_dir();
//! std::fs::write(folder.join("gambol-board.svg"), board)?;
//! std::fs::write(folder.join("gambol-position.svg"), position)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! With the feature `png`, `png` makes pixels of a drawing.

pub mod art;
mod boards;
mod canvas;
mod chart;
pub mod contact;
mod grid;
mod kept;
mod look;
mod marks;
mod motion;
#[cfg(feature = "png")]
mod png;
mod steps;
mod svg;
pub mod theme;

pub use chart::{Chart, ChartLine, ChartMark};
pub use kept::Kept;
pub use look::{Compared, Extent, Look, Marks, Words};
#[cfg(feature = "png")]
pub use png::{PngError, pixels, png};
pub use steps::{Offer, Plan};

use boards::{Source, titled};
use gambol_core::{AnyMatch, Eyes, Saying, Seat};
use gambol_games::Kind;
use serde_json::{Map, Value};

/// Why something could not be drawn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DrawError {
    /// The options have no whole board of this game.
    #[error("expected a whole board of {0}, as its rules describe it")]
    Board(Kind),
}

/// Draws a state of a game: `options` and `state` as the match of the game gives them, the options with the whole board.
pub fn state(
    kind: Kind,
    options: &Map<String, Value>,
    state: &Value,
    look: &Look<'_>,
) -> Result<String, DrawError> {
    draw(kind, Source { options, state: Some(state) }, look)
}

/// Draws a board alone, from options with the whole board in them.
pub fn empty(kind: Kind, options: &Map<String, Value>, look: &Look<'_>) -> Result<String, DrawError> {
    draw(kind, Source { options, state: None }, look)
}

/// Draws a match of this game as these eyes see it.
pub fn any_match(kind: Kind, game: &dyn AnyMatch, eyes: Eyes, look: &Look<'_>) -> Result<String, DrawError> {
    state(kind, &game.options(), &game.state(eyes), look)
}

/// The place that an action takes for good, in a game whose drawings remember who took what.
pub fn taken(kind: Kind, action: &str) -> Option<&str> {
    boards::of(kind).taken(action)
}

/// Whether drawings of a game remember who took what.
pub fn remembers(kind: Kind) -> bool {
    boards::of(kind).remembers()
}

/// The name of the piece that stands for a seat wherever it is named; none where that is a secret.
pub fn face(kind: Kind, options: &Map<String, Value>, look: &Look<'_>, seat: Seat) -> Option<&'static str> {
    boards::of(kind).face(Source { options, state: None }, look, seat).map(|symbol| symbol.name)
}

/// What a seat counts, by the name of its picture, and how much it has.
pub fn tally(kind: Kind, state: &Value, seat: Seat) -> Option<(&'static str, i64)> {
    boards::of(kind).tally(state, seat).map(|(symbol, count)| (symbol.name, count))
}

/// Everything that may be the face of a seat or what it counts, each by its name and without a ground.
pub fn faces(kind: Kind, look: &Look<'_>) -> Vec<(&'static str, String)> {
    let drawn = |symbol: art::Symbol| (symbol.name, contact::alone(symbol, look));
    boards::of(kind).faces().into_iter().map(drawn).collect()
}

/// The names of all these.
pub fn face_names(kind: Kind) -> Vec<&'static str> {
    boards::of(kind).faces().into_iter().map(|symbol| symbol.name).collect()
}

/// How far a board lies turned before its viewer, in eighths clockwise.
pub fn turned(kind: Kind, options: &Map<String, Value>, look: &Look<'_>) -> u8 {
    (8 - 2 * boards::of(kind).up(Source { options, state: None }, look) % 8) % 8
}

/// Draws one tile of a set that boards are laid from.
pub fn tile(kind: Kind, set: &Value, name: &str, look: &Look<'_>) -> Result<String, DrawError> {
    let canvas = boards::of(kind).tile(set, name, look).ok_or(DrawError::Board(kind))?;
    Ok(canvas.finish(&format!("gambol {kind}"), &title(kind, name, look), ""))
}

/// What a drawing is called: the game, and the board or tile. Whoever says the labels says this too.
fn title(kind: Kind, name: &str, look: &Look<'_>) -> String {
    match look.words {
        Some(words) => words(&Saying::new("drawing").text("board", name)),
        None => titled(kind.title(), name),
    }
}

fn draw(kind: Kind, source: Source<'_>, look: &Look<'_>) -> Result<String, DrawError> {
    let game = boards::of(kind);
    let mut canvas = game.draw(source, look).ok_or(DrawError::Board(kind))?;
    if look.extent == Extent::Ground {
        game.loose().into_iter().for_each(|symbol| canvas.uses(symbol));
    }
    let title = title(kind, source.name(), look);
    Ok(canvas.finish(&format!("gambol {kind}"), &title, &game.told(source.state, look)))
}
