//! Who says in words what games hand over as data.

use gambol_core::{AnyMatch, ApplyError, SetupError};

/// A voice: it says what is wrong with a set-up, why an action is refused and how a game ended.
///
/// This crate knows names and things only; [`Plain`] says them as they are, and `gambol-words` has a voice for people.
pub trait Voice {
    /// What is wrong with a set-up.
    fn setup(&self, error: &SetupError) -> String;

    /// Why an action was not played in this match.
    fn refusal(&self, game: &dyn AnyMatch, error: &ApplyError) -> String;

    /// How the game ended; it has.
    fn ending(&self, game: &dyn AnyMatch) -> String;
}

/// The voice of data: names and things, fit for programs.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl Voice for Plain {
    fn setup(&self, error: &SetupError) -> String {
        error.to_string()
    }

    fn refusal(&self, _game: &dyn AnyMatch, error: &ApplyError) -> String {
        error.to_string()
    }

    fn ending(&self, game: &dyn AnyMatch) -> String {
        game.result().map_or(String::new(), |result| result.ending.to_string())
    }
}
