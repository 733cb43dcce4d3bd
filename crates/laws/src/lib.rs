//! Tests that any game must pass, generic over the traits of a game.
//!
//! A [law](laws) is one function with its sentence; it looks at one moment of a game and panics if the sentence does not
//! hold there. [`along`] plays random games of every [mode](samples) and puts a law to every moment of them, [`after`]
//! only to their ends. What the laws cannot know, whether two programs play the same game, is pinned by data: counts of
//! the ways on ([`perft`]) and transcripts of whole games ([`playthrough`]).
//!
//! A law that is broken says where: the game, the mode, the number of the random game, its options and its actions.

pub mod blessed;
pub mod laws;
pub mod mirrors;
pub mod perft;
pub mod playthrough;
pub mod samples;
mod walk;

pub use walk::{Walk, after, along};

/// Tries a law on every game there is: `everywhere!(along, 40, laws::legal_moves_are_accepted)`.
///
/// A sixth game is one more line here (and one in [`samples::GAMES`]).
#[macro_export]
macro_rules! everywhere {
    ($how:path, $games:expr, $law:path) => {{
        use $how as how;
        how::<gambol_games::muddy_ride::MuddyRide>($games, $law);
        how::<gambol_games::duel::Duel>($games, $law);
        how::<gambol_games::kangaruse::Kangaruse>($games, $law);
        how::<gambol_games::two_paths::TwoPaths>($games, $law);
        how::<gambol_games::gunst::Gunst>($games, $law);
    }};
}
