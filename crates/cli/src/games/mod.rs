//! What each game brings to the program, one file per game: the ways to play that the terminal offers, and benchmark
//! rows.

mod duel;
mod gunst;
mod kangaruse;
mod muddy_ride;
mod two_paths;

use crate::bench::{Bench, Solving};
use crate::failure::Failure;
use gambol_games::Kind;
use serde_json::Value;

/// What a game brings to the program.
pub(crate) trait Offers: Sync {
    /// The ways to play offered to those who name no options: which of the messages `terminal-way-…` each is, and its
    /// options as JSON.
    fn variants(&self) -> &'static [(&'static str, &'static str)];

    /// Options that are usual where so many people sit at the terminal, if they name no others.
    fn usual(&self, _people: usize) -> Option<(&'static str, Value)> {
        None
    }

    /// Measures random games and perft.
    fn measure(&self, bench: &Bench<'_>) -> Result<(), Failure>;

    /// Measures how long solving takes.
    fn measure_solving(&self, _bench: &Solving<'_>) -> Result<(), Failure> {
        Ok(())
    }
}

/// What a game brings to the program.
pub(crate) fn of(kind: Kind) -> &'static dyn Offers {
    match kind {
        Kind::MuddyRide => &muddy_ride::Offered,
        Kind::Duel => &duel::Offered,
        Kind::Kangaruse => &kangaruse::Offered,
        Kind::TwoPaths => &two_paths::Offered,
        Kind::Gunst => &gunst::Offered,
    }
}
