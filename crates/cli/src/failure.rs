//! What a subcommand says when it cannot do what was asked: one sentence, and a status for scripts.

use std::fmt;

/// Why a subcommand failed, in one sentence for people.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// A failure with this sentence.
    pub fn new(message: impl Into<String>) -> Failure {
        Failure(plain(&message.into()))
    }
}

/// A text for the terminal: what would steer it, such as an escape in a board's name, is spelled out.
pub(crate) fn plain(text: &str) -> String {
    let spelled = |letter: char| match letter {
        letter if letter.is_control() => letter.escape_default().to_string(),
        letter => letter.to_string(),
    };
    text.chars().map(spelled).collect()
}

/// The same for a text of several lines.
pub(crate) fn plain_lines(text: &str) -> String {
    text.split('\n').map(plain).collect::<Vec<_>>().join("\n")
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}
