//! Why a game ended.

use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a game ended. The [`Outcome`](crate::Outcome) says who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "lowercase", deny_unknown_fields)]
pub enum Ending {
    /// As the rules of the game say: its last state tells the rest.
    Rules,
    /// The same position arose for the last allowed time.
    Repetition {
        /// How many times it arose.
        times: u64,
    },
    /// The game reached the most actions it may have.
    Length {
        /// How many these are.
        actions: u64,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// Somebody ran out of time.
    Time {
        /// Who.
        seat: Seat,
    },
    /// All agreed on a draw.
    Agreed,
}

/// For programs. `gambol-words` speaks to people.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Rules => f.write_str("rules"),
            Ending::Repetition { times } => write!(f, "repetition, {times} times"),
            Ending::Length { actions } => write!(f, "length, {actions} actions"),
            Ending::Resigned { seat } => write!(f, "resigned, seat {seat}"),
            Ending::Time { seat } => write!(f, "time, seat {seat}"),
            Ending::Agreed => f.write_str("agreed"),
        }
    }
}
