//! What every game of Gambol shares.
//!
//! A game implements [`Game`] and, as far as it goes, [`Chancy`], [`Veiled`], [`Indexed`] and [`Playable`]; then
//! [`Match`] drives it, [`AnyMatch`] speaks its notation, [`Record`] keeps what was played, and [`random_game`] plays it
//! very fast. Nothing here does I/O, reads a clock or holds a random generator of its own.

mod any_match;
mod dice;
mod driver;
mod ending;
mod entry;
mod game;
pub mod grid;
mod perft;
mod playout;
mod record;
mod saying;
mod seat;
mod setup;
mod turn;

pub use any_match::{AnyMatch, ApplyError, Node};
pub use dice::Dice;
pub use driver::{Match, Ply};
pub use ending::Ending;
pub use entry::{Entry, Start};
pub use game::{Chancy, Eyes, Game, Indexed, Limits, Playable, Veiled};
pub use perft::{divide, perft};
pub use playout::{random_game, random_ply};
pub use record::{Action, RULES_VERSION, Record, ReplayError, Result as RecordResult, fingerprint};
pub use saying::{Forbids, Saying, Thing};
pub use seat::{BySeat, MOST_SEATS, Seat, Seats};
pub use setup::{
    Fault, Flaw, Given, MOST_FLAWS, Notes, Object, SetupError, brief, read, read_options, whole_number,
};
pub use turn::{Outcome, Turn};
