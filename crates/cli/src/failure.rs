//! What a subcommand says when it cannot do what was asked: one sentence, and a status for scripts.

use gambol_core::SetupError;
use gambol_games::code::CodeError;
use gambol_print::PrintError;
use gambol_solve::Cancelled;
use gambol_solve::table::TableError;
use gambol_store::StoreError;
use gambol_words::Words;
use std::fmt;
use std::io::Write;
use std::sync::LazyLock;

/// The words of the program.
pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(Words::english);

/// Why a subcommand failed, in one sentence for people, and what scripts are told.
#[derive(Debug)]
pub struct Failure {
    message: String,
    status: u8,
}

impl Failure {
    /// Something was found wanting, or could not be done: status 1.
    pub fn new(message: impl Into<String>) -> Failure {
        Failure { message: plain(&message.into()), status: 1 }
    }

    /// The program was asked wrongly: status 2.
    pub fn usage(message: impl Into<String>) -> Failure {
        Failure { status: 2, ..Failure::new(message) }
    }

    /// Somebody pressed Ctrl-C: status 130.
    pub fn interrupted() -> Failure {
        Failure { status: 130, ..Failure::new("stopped") }
    }

    /// Says it on standard error; a reader that has gone away does not hear it.
    pub fn tell(&self) {
        let _ = writeln!(std::io::stderr(), "gambol: {self}");
    }

    /// What scripts are told.
    pub fn status(&self) -> u8 {
        self.status
    }
}

/// A table that was not built because somebody pressed Ctrl-C, or for another reason.
impl From<TableError> for Failure {
    fn from(error: TableError) -> Failure {
        match error {
            TableError::Cancelled(_) => Failure::interrupted(),
            error => Failure::new(error.to_string()),
        }
    }
}

impl From<Cancelled> for Failure {
    fn from(_: Cancelled) -> Failure {
        Failure::interrupted()
    }
}

/// What is wrong with a set-up, in words.
impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::usage(WORDS.setup_error(&error))
    }
}

impl From<CodeError> for Failure {
    fn from(error: CodeError) -> Failure {
        Failure::usage(WORDS.code_error(&error))
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
        Failure { message: format!("{}: {}", plain(what), self.message), ..self }
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
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}
