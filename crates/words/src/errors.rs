//! What is wrong with a board, a code, options or a record, in sentences.

use crate::teller::Teller;
use crate::words::Words;
use gambol_core::{ApplyError, Record, ReplayError, SetupError};
use gambol_games::code::{self, CodeError};
use gambol_games::{Kind, RecordError};

/// What opens a list, an example or a name that is shown as it is written.
const OPENERS: [&str; 4] = ["one of ", "such as ", "the keys ", "the key "];
/// How many things a phrase can hold.
const HOLES: [&str; 3] = ["first", "second", "third"];

/// How many letters of what was expected or found are told: a whole board would fill the page.
const LONGEST_TOLD: usize = 90;

/// The text, or its beginning if it is long.
fn brief(text: String) -> String {
    match text.char_indices().nth(LONGEST_TOLD) {
        Some((at, _)) => format!("{}…", text[..at].trim_end()),
        None => text,
    }
}

impl Words {
    /// Where a board or options are wrong, what was expected there and what was found.
    pub fn setup_error(&self, error: &SetupError) -> String {
        let args = [
            ("at", (&error.at).into()),
            ("expected", brief(self.phrase(&error.expected)).into()),
            ("found", brief(self.phrase(&error.found)).into()),
        ];
        self.say("error-setup", &args)
    }

    /// Where a text is no JSON, or not the JSON that is asked for.
    pub fn json_error(&self, error: &serde_json::Error) -> String {
        let args = [("line", error.line().into()), ("column", error.column().into())];
        self.say(if error.is_data() { "error-json-content" } else { "error-json" }, &args)
    }

    /// A phrase of an error. Its key is made from its English words, as with the labels of drawings, and what is no
    /// word stands in the message: `a whole number from 2 to 4` is `phrase.a-whole-number-from-to`. What has no words,
    /// or none of ours, was given by somebody and stays as it is.
    pub(crate) fn phrase(&self, english: &str) -> String {
        let (which, things) = taken_apart(english);
        if which.is_empty() || !self.has(&format!("phrase.{which}")) {
            return english.to_owned();
        }
        let args: Vec<_> = HOLES.into_iter().zip(things).map(|(hole, thing)| (hole, thing.into())).collect();
        self.pick("phrase", &which, &args)
    }

    /// Why there is no board for a code, or no code for a board.
    pub fn code_error(&self, error: &CodeError) -> String {
        match error {
            CodeError::Board(error) => self.setup_error(error),
            CodeError::TooLarge => self.say("error-code-name", &[]),
            CodeError::TooShort(length) => self.say("error-code-short", &[("length", (*length).into())]),
            CodeError::TooLong(_) => self.say("error-code-long", &[("most", code::LONGEST.into())]),
            CodeError::Letter(letter, place) => {
                let args = [("letter", letter.to_string().into()), ("place", (*place).into())];
                self.say("error-code-letter", &args)
            }
            CodeError::Game('g') => self.say("error-code-gunst", &[]),
            CodeError::Check => self.say("error-code-check", &[]),
            CodeError::Name(name) => self.say("error-code-unknown", &[("name", name.into())]),
            CodeError::Version(_) | CodeError::Game(_) | CodeError::Form(_) | CodeError::Content => {
                self.say("error-code-none", &[])
            }
        }
    }

    /// Why a record cannot be shown.
    pub fn record_error(&self, record: &Record, error: &RecordError) -> String {
        match error {
            RecordError::UnknownGame(name) => self.say("error-record-game", &[("game", name.into())]),
            RecordError::Setup(error) => self.setup_error(error),
            RecordError::Replay(ReplayError::OtherRules(version)) => {
                self.say("error-record-rules", &[("version", version.into())])
            }
            RecordError::Replay(ReplayError::WrongLength { list, expected, found }) => {
                let args =
                    [("list", (*list).into()), ("expected", (*expected).into()), ("found", (*found).into())];
                self.say("error-record-length", &args)
            }
            RecordError::Replay(ReplayError::Action { number, action, error }) => {
                let args = [
                    ("number", (*number).into()),
                    ("action", action.into()),
                    ("why", self.apply_error(record, error).into()),
                ];
                self.say("error-record-action", &args)
            }
            RecordError::Replay(ReplayError::Diverged { ply }) => {
                self.say("error-record-diverged", &[("actions", (*ply).into())])
            }
            RecordError::Replay(ReplayError::OtherResult { .. }) => self.say("error-record-result", &[]),
        }
    }

    fn apply_error(&self, record: &Record, error: &ApplyError) -> String {
        match error {
            ApplyError::Over => self.say("error-over", &[]),
            ApplyError::Form(_) => self.say("error-form", &[]),
            ApplyError::Illegal { rule, .. } => match Kind::named(&record.game) {
                Some(kind) => {
                    Teller { words: self, kind, options: &record.options, names: &[] }.refusal(rule)
                }
                None => self.say("error-record-game", &[("game", (&record.game).into())]),
            },
        }
    }
}

/// The key of a phrase, and what is no word in it.
fn taken_apart(english: &str) -> (String, Vec<&str>) {
    if english.starts_with('"') && english.ends_with('"') {
        return (String::new(), Vec::new());
    }
    let opened =
        OPENERS.iter().find_map(|opener| Some(english.split_at(english.find(opener)? + opener.len())));
    let (head, rest) =
        opened.or_else(|| english.strip_suffix(')')?.split_once(" (")).unwrap_or((english, ""));
    let is_word = |token: &&str| {
        let is_letter = |letter: char| letter.is_lowercase() || letter.is_ascii_punctuation();
        token.contains(|letter: char| letter.is_lowercase())
            && token.chars().all(is_letter)
            && !token.contains(['"', '[', ']'])
    };
    let mut key = String::new();
    for word in head.split(' ').filter(is_word).flat_map(|token| token.split(|c: char| !c.is_alphanumeric()))
    {
        if !word.is_empty() {
            key.push_str(if key.is_empty() { "" } else { "-" });
            key.push_str(word);
        }
    }
    let things = head.split(' ').filter(|token| !token.is_empty() && !is_word(token));
    let things = things.map(|token| token.trim_end_matches([',', ':', ';']));
    (key, things.chain((!rest.is_empty()).then_some(rest)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_comes_apart_into_words_and_things() {
        let check = |english: &str, key: &str, things: &[&str]| {
            assert_eq!(taken_apart(english), (key.to_owned(), things.to_vec()), "{english}");
        };
        check("a whole number from 2 to 4", "a-whole-number-from-to", &["2", "4"]);
        check("one of N, E, S, W", "one-of", &["N, E, S, W"]);
        check("an animal in play, one of NS", "an-animal-in-play-one-of", &["NS"]);
        check("a direction (N, NE)", "a-direction", &["N, NE"]);
        check("0 (off) or a whole number from 2 up", "off-or-a-whole-number-from-up", &["0", "2"]);
        check("\"one of them\"", "", &[]);
        check("a cell of a 3×3 tile", "a-cell-of-a-tile", &["3×3"]);
        check("3, as on a1", "as-on", &["3", "a1"]);
        check(
            "the key \"game\" with one of duel, gunst",
            "the-key-with-one-of",
            &["\"game\"", "duel, gunst"],
        );
        check("-17", "", &["-17"]);
    }
}
