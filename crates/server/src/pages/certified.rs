//! Certificates: what is known about a board that ships, and how it was measured.

use super::shell::Shell;
use gambol_games::Kind;
use gambol_games::boards;
use gambol_words::certified;
use serde_json::Value;

/// What is known about a board, for people.
pub(super) struct Certificate {
    /// All of it in a sentence or two.
    pub(super) sentence: String,
    /// Each way of playing on it, with what is known about that.
    pub(super) set_ups: Vec<(String, String)>,
    /// The command that measures it again.
    pub(super) command: String,
}

/// The certificate of a board that ships.
fn read(kind: Kind, name: &str) -> Option<Value> {
    serde_json::from_str(boards::named(kind, name)?.certificate).ok()
}

/// What a tile has room for: the first sentence, and how long a game takes. Both are empty without a certificate.
pub(super) fn briefly(kind: Kind, name: &str, shell: &Shell) -> (String, String) {
    let told = certified(&shell.words, kind, &read(kind, name).unwrap_or_default());
    (told.sentences.into_iter().next().unwrap_or_default(), told.length)
}

impl Certificate {
    /// Of a board that ships.
    pub(super) fn of(kind: Kind, name: &str, shell: &Shell) -> Option<Certificate> {
        let certificate = read(kind, name)?;
        let told = certified(&shell.words, kind, &certificate);
        let command = certificate.pointer("/measured/command").and_then(Value::as_str).unwrap_or_default();
        Some(Certificate {
            sentence: shell.words.sentences(&told.sentences),
            set_ups: told.set_ups,
            command: command.to_owned(),
        })
    }
}
