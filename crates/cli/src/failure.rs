//! What a subcommand says when it cannot do what was asked: one sentence, and a status for scripts.

use gambol_core::SetupError;
use gambol_games::code::CodeError;
use gambol_print::PrintError;
use gambol_store::StoreError;
use gambol_words::Words;
use std::fmt;
use std::sync::LazyLock;

/// The words of the program.
pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(Words::english);

/// Why a subcommand failed, in one sentence for people.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// A failure with this sentence.
    pub fn new(message: impl Into<String>) -> Failure {
        Failure(plain(&message.into()))
    }
}

/// What is wrong with a set-up, in words.
impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::new(WORDS.setup_error(&error))
    }
}

impl From<CodeError> for Failure {
    fn from(error: CodeError) -> Failure {
        Failure::new(WORDS.code_error(&error))
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::new(error.to_string())
    }
}

impl From<PrintError> for Failure {
    fn from(error: PrintError) -> Failure {
        match error {
            PrintError::Setup(error) => error.into(),
            error => Failure::new(error.to_string()),
        }
    }
}

impl Failure {
    /// The same failure, attributed to this file or command-line word.
    #[must_use]
    pub(crate) fn of(self, what: &str) -> Failure {
        Failure(format!("{}: {}", plain(what), self.0))
    }
}

/// A text for the terminal: control characters, such as an escape in a board's name, are spelled out.
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
