//! Records of any of the games, replayed.

use crate::kind::Kind;
use gambol_core::{AnyMatch, Record, ReplayError, SetupError};
use std::fmt;

/// Why a record could not be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// Its game is none of ours.
    UnknownGame(String),
    /// Its options or its board are wrong.
    Setup(SetupError),
    /// What it says was played was not.
    Replay(ReplayError),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::UnknownGame(name) => {
                write!(f, "game: expected one of {}, found {name:?}", Kind::names())
            }
            RecordError::Setup(error) => error.fmt(f),
            RecordError::Replay(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RecordError {}

/// Plays a record from its start, checking every action, every hash and the result.
pub fn replay(record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
    let kind = Kind::named(&record.game).ok_or_else(|| RecordError::UnknownGame(record.game.clone()))?;
    let mut game = kind.start(&record.options).map_err(RecordError::Setup)?;
    record.replay_on(game.as_mut()).map_err(RecordError::Replay)?;
    Ok(game)
}
