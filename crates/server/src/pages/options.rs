//! What can be chosen for each game, in plain words: modes, options and recipes for boards. Forms are built from this.
//!
//! Keys and values are those of the games' options; labels are keys of messages. `forms.rs` has a table for each game, and a test
//! sees that every one of its choices starts a game.

mod forms;

use forms::FORMS;

/// One of several things to choose.
pub(crate) struct Choice {
    /// As the option's value is written: JSON, or a text. Empty leaves the option out.
    pub(crate) value: &'static str,
    /// What it is called.
    pub(crate) label: &'static str,
    /// What it means, or nothing.
    pub(crate) help: &'static str,
}

/// How something is asked.
pub(crate) enum Ask {
    /// One of these; the first is usual.
    One(&'static [Choice]),
    /// Some of these; at first those that the list names.
    Several(&'static [Choice], &'static [&'static str]),
    /// A whole number: least, most, usual.
    Number(u64, u64, u64),
}

/// One option.
pub(crate) struct Field {
    /// Its key.
    pub(crate) key: &'static str,
    /// What it is called.
    pub(crate) label: &'static str,
    /// A word of explanation, or nothing.
    pub(crate) help: &'static str,
    /// How it is asked.
    pub(crate) ask: Ask,
    /// The modes it belongs to; none means all.
    pub(crate) modes: &'static [&'static str],
    /// Whether only those who look for it want it.
    pub(crate) more: bool,
}

/// What can be chosen for a game.
pub(crate) struct Form {
    /// The game.
    pub(crate) game: &'static str,
    /// Its options.
    pub(crate) fields: &'static [Field],
    /// What boards are made from; nothing for a game without boards.
    pub(crate) recipe: &'static [Field],
    /// Whether it can be played without naming a board, on a plain one.
    pub(crate) plain_board: bool,
}

/// The form of a game.
pub(crate) fn form(game: &str) -> Option<&'static Form> {
    FORMS.into_iter().find(|form| form.game == game)
}

impl Form {
    /// The mode that is played: of Muddy Ride's four, or whether a game is played on its plain board.
    pub(crate) fn mode<'a>(&self, given: Option<&'a str>, board: &str) -> &'a str {
        match self.fields[0].ask {
            Ask::One(choices) if self.fields[0].key == "mode" => given
                .filter(|mode| choices.iter().any(|choice| choice.value == *mode))
                .unwrap_or("free-for-all"),
            _ if self.plain_board && board.is_empty() => "plain",
            _ => "",
        }
    }
}

impl Field {
    /// Whether the option belongs to a mode.
    pub(crate) fn is_in(&self, mode: &str) -> bool {
        self.modes.is_empty() || self.modes.contains(&mode)
    }
}

#[cfg(test)]
mod tests;
