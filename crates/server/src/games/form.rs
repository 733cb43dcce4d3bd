//! What can be chosen for a game, in plain words: modes, options and recipes for boards. The pages' forms are built
//! from this.
//!
//! Keys and values are those of the games' options; labels are keys of messages. A test checks that every choice of
//! every form starts a game.

use gambol_games::Kind;

/// One of several things to choose.
pub(crate) struct Choice {
    /// How the option's value is written: JSON, or text. Empty leaves the option out.
    pub(crate) value: &'static str,
    /// What it is called.
    pub(crate) label: &'static str,
    /// What it means, or empty.
    pub(crate) help: &'static str,
}

/// How something is asked for.
pub(crate) enum Ask {
    /// One of these; the first is usual.
    One(&'static [Choice]),
    /// Some of these; at first those that the list names.
    Several(&'static [Choice], &'static [&'static str]),
    /// A whole number: least, most, usual.
    Number(u64, u64, u64),
    /// How many there are of each of these: at most so many, usually so many.
    Counts(&'static [Choice], u64, u64),
}

/// One option.
pub(crate) struct Field {
    /// Its key.
    pub(crate) key: &'static str,
    /// What it is called.
    pub(crate) label: &'static str,
    /// A word of explanation, or empty.
    pub(crate) help: &'static str,
    /// How it is asked for.
    pub(crate) ask: Ask,
    /// The modes it belongs to; none means all.
    pub(crate) modes: &'static [&'static str],
    /// Whether it is hidden among further options.
    pub(crate) more: bool,
    /// The number that its choices, which are numbers too, must stay below; empty if there is none.
    pub(crate) below: &'static str,
}

/// The mode of a game that is played on its plain board.
pub(crate) const PLAIN: &str = "plain";

/// What can be chosen for a game.
pub(crate) struct Form {
    /// Its options.
    pub(crate) fields: &'static [Field],
    /// What boards are made from; nothing for a game without boards.
    pub(crate) recipe: &'static [Field],
}

impl Form {
    /// The mode that is played: one of those that the form asks for first, or whether a game is played on its plain
    /// board.
    pub(crate) fn mode<'a>(&self, given: Option<&'a str>, is_plain: bool) -> &'a str {
        match self.fields[0].ask {
            Ask::One(choices) if self.fields[0].key == "mode" => given
                .filter(|mode| choices.iter().any(|choice| choice.value == *mode))
                .unwrap_or(choices[0].value),
            _ if is_plain => PLAIN,
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

/// Whether the fields of a form ask for a table where at least two people play live: not by days for each move.
pub(crate) fn is_live(fields: &[(String, String)]) -> bool {
    let get = |key: &str| fields.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str());
    let seats =
        fields.iter().filter(|(name, _)| name.strip_prefix("seat").is_some_and(|n| n.parse::<u8>().is_ok()));
    let sitters: Vec<&str> = seats.map(|(_, value)| value.as_str()).collect();
    let people = sitters.iter().filter(|sitter| matches!(**sitter, "me" | "here" | "open")).count();
    let meets = if sitters.is_empty() { matches!(get("with"), Some("here" | "friend")) } else { people > 1 };
    meets && get("clock") != Some("days")
}

/// Adds what the pages choose where a form leaves it out.
pub(crate) fn with_usual(mut fields: Vec<(String, String)>) -> Vec<(String, String)> {
    let game =
        fields.iter().find(|(name, _)| name == "game").and_then(|(_, value)| Kind::named(value.trim()));
    let Some(offered) = game.map(super::of) else { return fields };
    let is_live = is_live(&fields);
    for field in offered.form().fields {
        let name = format!("o.{}", field.key);
        if let Some(usual) = offered.usual(field.key, is_live)
            && !fields.iter().any(|(given, _)| *given == name)
        {
            fields.push((name, usual.to_owned()));
        }
    }
    fields
}

/// One of several things.
pub(super) const fn choice(value: &'static str, label: &'static str, help: &'static str) -> Choice {
    Choice { value, label, help }
}

/// An option that everybody is shown.
pub(super) const fn field(key: &'static str, label: &'static str, help: &'static str, ask: Ask) -> Field {
    Field { key, label, help, ask, modes: &[], more: false, below: "" }
}

/// The same among further options.
pub(super) const fn more(field: Field) -> Field {
    Field { more: true, ..field }
}

/// The same with choices below another number.
pub(super) const fn below(number: &'static str, field: Field) -> Field {
    Field { below: number, ..field }
}

/// The same in these modes alone.
pub(super) const fn only(modes: &'static [&'static str], field: Field) -> Field {
    Field { modes, ..field }
}

/// How often a position may arise.
pub(super) const REPETITION: Field = more(field(
    "repetition",
    "opt-repetition",
    "opt-repetition-help",
    Ask::One(&[
        choice("3", "opt-repetition-3", ""),
        choice("2", "opt-repetition-2", ""),
        choice("0", "opt-repetition-0", ""),
    ]),
));
/// What becomes of those who wait for each other's fields.
pub(super) const CROSSING: Field = more(field(
    "crossing",
    "opt-crossing",
    "",
    Ask::One(&[
        choice("stay", "crossing-stay", "crossing-stay-help"),
        choice("swap", "crossing-swap", "crossing-swap-help"),
    ]),
));
/// Whether a board is made the same for all.
pub(super) const FAIR: Field = field(
    "fair",
    "make-fair",
    "",
    Ask::One(&[choice("true", "make-fair-yes", ""), choice("false", "make-fair-no", "")]),
);
/// Which of all boards of a recipe.
pub(super) const SEED: Field = field("seed", "make-seed", "", Ask::Number(0, (1 << 53) - 1, 0));

/// How long a game may last.
pub(super) const fn cap(usual: u64) -> Field {
    more(field("ply_cap", "opt-cap", "opt-cap-help", Ask::Number(0, 10_000, usual)))
}
