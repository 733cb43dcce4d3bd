//! A game as an entry in a list of games: by name, ready to be started.

use crate::any_match::AnyMatch;
use crate::driver::Match;
use crate::game::Playable;
use crate::setup::SetupError;
use serde_json::{Map, Value};

/// Starts a match from options.
pub type Start = fn(&Map<String, Value>) -> Result<Box<dyn AnyMatch>, SetupError>;

/// A game that can be started by its name alone.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name in options, records and addresses.
    pub name: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// A match with these options, at its start.
    pub start: Start,
}

impl Entry {
    /// The entry of a game.
    pub const fn of<G: Playable>() -> Entry {
        Entry { name: G::NAME, title: G::TITLE, start: start::<G> }
    }
}

fn start<G: Playable>(options: &Map<String, Value>) -> Result<Box<dyn AnyMatch>, SetupError> {
    Ok(Box::new(Match::<G>::from_options(options)?))
}
