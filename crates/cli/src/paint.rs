//! Colours, only on a terminal.

use anstyle::{AnsiColor, Style};
use std::io::IsTerminal;

/// How text is painted: in colour, or not at all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    on: bool,
}

impl Paint {
    /// In colour if standard output is a terminal that wants it (`NO_COLOR` is respected).
    pub(crate) fn for_stdout() -> Paint {
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let able = std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        Paint { on: wanted && able && std::io::stdout().is_terminal() }
    }

    /// Whether there is a terminal to paint on.
    pub(crate) fn is_on(self) -> bool {
        self.on
    }

    /// A heading.
    pub(crate) fn heading(self, text: &str) -> String {
        self.styled(Style::new().bold().underline(), text)
    }

    /// What matters most.
    pub(crate) fn strong(self, text: &str) -> String {
        self.styled(Style::new().bold(), text)
    }

    /// What may be overlooked.
    pub(crate) fn faint(self, text: &str) -> String {
        self.styled(Style::new().dimmed(), text)
    }

    /// What may be chosen.
    pub(crate) fn choice(self, text: &str) -> String {
        self.styled(AnsiColor::Cyan.on_default(), text)
    }

    /// What went wrong.
    pub(crate) fn wrong(self, text: &str) -> String {
        self.styled(AnsiColor::Red.on_default(), text)
    }

    /// What went well.
    pub(crate) fn good(self, text: &str) -> String {
        self.styled(AnsiColor::Green.on_default().bold(), text)
    }

    fn styled(self, style: Style, text: &str) -> String {
        if self.on { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }
}
