//! What a game played on boards provides: how its boards are read, generated, packed into codes and drawn.

use crate::code::tape::Tape;
use crate::kind::Kind;
use crate::recipe::Recipe;
use crate::rulebook::Drawing;
use crate::{duel, kangaruse, muddy_ride, two_paths};
use gambol_core::{Given, Object};
use serde_json::Value;

/// What a game played on boards provides.
pub(crate) trait Boarded: Sync {
    /// The game's letter in board codes.
    fn letter(&self) -> char;

    /// Whether a game begins on a freshly generated board unless one is given, so that its options hold a seed.
    fn is_fresh(&self) -> bool {
        false
    }

    /// Reads a board, or whatever else a code may hold, and notes everything that is wrong with it.
    fn check(&self, given: &Given<'_>) -> Option<()>;

    /// The recipe that these choices describe, read strictly. What is left out has a default, the seed too.
    fn recipe(&self, choices: &Object<'_>) -> Option<Recipe>;

    /// The recipes with this seed for boards of the same shape.
    fn like(&self, board: &Value, seed: u64) -> Vec<Recipe>;

    /// Passes a recipe over a tape, given if the tape is written.
    fn pass_recipe(&self, tape: &mut Tape, given: Option<Recipe>) -> Option<Recipe>;

    /// Passes a board over a tape, given if the tape is written.
    fn pass(&self, tape: &mut Tape, board: Option<&Value>) -> Option<Value>;

    /// Passes a board that is put together from parts, for games that have such boards.
    fn pass_laid(&self, _tape: &mut Tape, _board: Option<&Value>) -> Option<Value> {
        None
    }

    /// The parts that a board is put together from, as text, and a board that is put together from them; none for what
    /// is already a board.
    fn parts(&self, _board: &Value) -> Option<(String, Value)> {
        None
    }

    /// The board that a rulebook's example draws.
    fn drawn(&self, _drawing: &Drawing<'_>) -> Result<Value, String> {
        Err("a board of this game cannot be drawn, only given as JSON".into())
    }
}

/// What a game brings; none if it is played without a board.
pub(crate) fn of(kind: Kind) -> Option<&'static dyn Boarded> {
    match kind {
        Kind::MuddyRide => Some(&muddy_ride::Boards),
        Kind::Duel => Some(&duel::Boards),
        Kind::Kangaruse => Some(&kangaruse::Boards),
        Kind::TwoPaths => Some(&two_paths::Boards),
        Kind::Gunst => None,
    }
}

/// The games that are played on boards, with what they bring.
pub(crate) fn all() -> impl Iterator<Item = (Kind, &'static dyn Boarded)> {
    Kind::ALL.into_iter().filter_map(|kind| Some((kind, of(kind)?)))
}
