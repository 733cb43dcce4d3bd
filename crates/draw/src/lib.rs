//! Boards, pieces and positions of the five games, drawn as SVG.
//!
//! Everything is a pure function to text: the same input gives the same bytes. A drawing is made from a game's options
//! (with the whole board in them) and, for a position, its state, both as JSON in the form that the game's rule file
//! fixes. So this crate knows no game's insides, a view that leaves something out cannot be drawn with it, and records,
//! pages and rulebook examples are drawn by the same few functions: [`view`] for a typed game, [`any_match`] for a match
//! of any game, [`state`] and [`board`] for JSON.
//!
//! Every piece, field and control has an id that stays the same from move to move, and pieces are placed by `transform`
//! alone, so that a page can animate a change by moving what has the same id.

pub mod art;
mod boards;
mod canvas;
pub mod contact;
mod grid;
mod kept;
mod look;
mod marks;
#[cfg(feature = "png")]
mod png;
mod steps;
mod svg;
pub mod theme;
mod vocabulary;

pub use kept::Kept;
pub use look::{Look, Marks, Words};
#[cfg(feature = "png")]
pub use png::{PngError, pixels, png};
pub use steps::{Composition, Part, compose, compose_in};
pub use vocabulary::words;

use boards::{Source, duel, gunst, kangaruse, muddy_ride, two_paths};
use gambol_core::{AnyMatch, Eyes, Playable};
use serde_json::{Map, Value};
use std::fmt;

/// Why something could not be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DrawError {
    /// There is no drawing for a game of this name.
    UnknownGame(String),
    /// The options have no whole board of this game.
    Board(&'static str),
}

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawError::UnknownGame(name) => write!(f, "expected one of the five games, found {name:?}"),
            DrawError::Board(game) => write!(f, "expected a whole board of {game}, as its rules describe it"),
        }
    }
}

impl std::error::Error for DrawError {}

/// Draws a state of a game: `options` as [`Playable::options`] gives them, `state` as [`Playable::state`] does.
pub fn state(
    game: &str,
    options: &Map<String, Value>,
    state: &Value,
    look: &Look<'_>,
) -> Result<String, DrawError> {
    draw(game, Source { options, state: Some(state) }, look)
}

/// Draws a board alone, from options with the whole board in them.
pub fn empty(game: &str, options: &Map<String, Value>, look: &Look<'_>) -> Result<String, DrawError> {
    draw(game, Source { options, state: None }, look)
}

/// Draws a board alone, from its JSON, which names its game.
pub fn board(board: &Value, look: &Look<'_>) -> Result<String, DrawError> {
    let game = board.get("game").and_then(Value::as_str).unwrap_or("muddy-ride").to_owned();
    let mut options = Map::new();
    options.insert("board".to_owned(), board.clone());
    empty(&game, &options, look)
}

/// Draws what a view of a game shows.
pub fn view<G: Playable>(game: &G, view: &G::View, look: &Look<'_>) -> Result<String, DrawError> {
    state(G::NAME, &game.options(), &game.state(view), look)
}

/// Draws a match of any game as these eyes see it.
pub fn any_match(game: &dyn AnyMatch, eyes: Eyes, look: &Look<'_>) -> Result<String, DrawError> {
    state(game.game(), &game.options(), &game.state(eyes), look)
}

fn draw(game: &str, source: Source<'_>, look: &Look<'_>) -> Result<String, DrawError> {
    match game {
        "muddy-ride" => muddy_ride::draw(source, look),
        "duel" => duel::draw(source, look),
        "kangaruse" => kangaruse::draw(source, look),
        "two-paths" => two_paths::draw(source, look),
        "gunst" => Ok(gunst::draw(source, look)),
        _ => Err(DrawError::UnknownGame(game.to_owned())),
    }
}
