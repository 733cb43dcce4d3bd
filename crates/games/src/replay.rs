//! Records of any of the games, replayed.

use crate::kind::Kind;
use gambol_core::{AnyMatch, Record, ReplayError, SetupError};

/// Why a record could not be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// Its game is not one of ours.
    #[error("game: expected one of {names}, found {0:?}", names = Kind::names())]
    UnknownGame(String),
    /// Its options or its board are wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Its actions cannot be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// Plays a record from its start, checking every action, every hash and the result.
pub fn replay(record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
    let kind = Kind::named(&record.game).ok_or_else(|| RecordError::UnknownGame(record.game.clone()))?;
    let mut game = kind.start(&record.options)?;
    record.replay_on(game.as_mut())?;
    Ok(game)
}
