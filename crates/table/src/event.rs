//! What a log's events say, and why an event is impossible.

use gambol_core::{RecordResult, Saying};
use serde::{Deserialize, Serialize};

/// The version of the log: it grows whenever an event is added that older programs do not know. Where several servers share
/// a store, a program leaves tables alone whose log a newer one has written.
pub const LOG_VERSION: u32 = 1;

/// An event of a table's log.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// Its number in the log, from 0.
    pub ply: u64,
    /// The command it comes from: no two events of a table have the same one.
    pub command: String,
    /// The seat it belongs to; none for chance and the clock.
    pub seat: Option<u8>,
    /// What happened.
    pub body: Body,
    /// A hash of the position after it, secrets included: for the log alone.
    pub hash: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

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
    /// A seat accepts what is offered, or declines it.
    Answer(bool),
    /// This many whole actions were taken back.
    Undo(usize),
    /// A seat ran out of time.
    Flag(u8),
    /// A seat called first, where the game lets a call decide.
    Shout(u8),
    /// Somebody took the seat.
    Sit(bool),
    /// The same people play on at this table.
    Rematch(String),
    /// A record says that people ended the game this way.
    Ended(RecordResult),
    /// Nobody ran the table for so many milliseconds, up to now: no clock ran meanwhile.
    Pause(u64),
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

/// Why an event is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// The seat may not do this now.
    NotAsked,
    /// A rule of the game forbids it.
    Rule(Saying),
    /// There is nothing to answer, to take back or to call for.
    Nothing,
    /// It was done, but led to a different position than the log says.
    Bent,
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
