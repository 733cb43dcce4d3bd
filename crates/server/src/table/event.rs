//! What a log's events say, and why an event cannot be.

use gambol_core::{RecordResult, Saying};
use serde::{Deserialize, Serialize};

/// What an event says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Body {
    /// A seat played.
    Play(String),
    /// A seat chose in secret.
    Choose(String),
    /// Chance fell.
    Chance(String),
    /// A seat gave up.
    Resign(bool),
    /// A seat offers something.
    Offer(Offer),
    /// A seat agrees to what is offered, or does not.
    Answer(bool),
    /// So many whole actions were taken back.
    Undo(usize),
    /// A seat had no time left.
    Flag(u8),
    /// A seat called GUNST! first.
    Shout(u8),
    /// Somebody took the seat.
    Sit(bool),
    /// The same people play on at this table.
    Rematch(String),
    /// A record tells that people ended the game so.
    Ended(RecordResult),
}

/// What can be offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Offer {
    /// A draw.
    Draw,
    /// To take the last move back.
    Takeback,
}

/// Why an event cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// The seat is not asked for this now.
    NotAsked,
    /// A rule of the game forbids it.
    Rule(Saying),
    /// There is nothing to answer, to take back or to shout for.
    Nothing,
}

/// What is known about each whole action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Who played it; none for chance and for choices of several.
    pub seat: Option<u8>,
    /// When its last part was in.
    pub at: i64,
    /// Whether chance did it.
    pub chance: bool,
}
