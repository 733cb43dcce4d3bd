//! What is wrong with a board, a code, options or a record, in sentences.

use crate::arg::Arg;
use crate::teller::Teller;
use crate::words::Words;
use gambol_core::{
    AnyMatch, ApplyError, Ending, Eyes, Flaw, Record, RecordResult, ReplayError, Saying, Seat, SetupError,
    Thing,
};
use gambol_games::code::{self, CodeError};
use gambol_games::{Kind, RecordError, Voice};

/// How many characters of what was expected or found are shown: a whole board would fill the page.
const LONGEST_TOLD: usize = 120;

/// The text, or its beginning if it is long: of a list as many as are named in full.
fn brief(text: String) -> String {
    let Some((at, _)) = text.char_indices().nth(LONGEST_TOLD) else { return text };
    let Some((named, _)) = text[..at].rsplit_once(", ") else {
        return format!("{}…", text[..at].trim_end());
    };
    let is_open = named.matches('(').count() > named.matches(')').count();
    format!("{named}, …{}", if is_open { ")" } else { "" })
}

impl Words {
    /// What is wrong with a board or options, where there is room for one sentence.
    pub fn setup_error(&self, error: &SetupError) -> String {
        self.flaw(error.first())
    }

    /// Where something is wrong, what was expected there and what was found.
    pub fn flaw(&self, flaw: &Flaw) -> String {
        // An option goes by the words of the form, not by its name in records.
        let option = flaw.at.split(['.', '[']).next().unwrap_or_default();
        let is_option = option == flaw.at && self.has(&format!("setting-named.{option}"));
        let at = if is_option { self.pick("setting-named", option, &[]) } else { flaw.at.clone() };
        let args = [
            ("at", at.into()),
            ("expected", brief(self.thing(&flaw.expected)).into()),
            ("found", brief(self.thing(&flaw.found)).into()),
        ];
        self.say("error-setup", &args)
    }

    /// Where a text is not JSON, or not the JSON that was asked for.
    pub fn json_error(&self, error: &serde_json::Error) -> String {
        let args = [("line", error.line().into()), ("column", error.column().into())];
        self.say(if error.is_data() { "error-json-content" } else { "error-json" }, &args)
    }

    /// What was expected or found.
    fn thing(&self, saying: &Saying) -> String {
        let arg = |thing: &Thing| -> Arg<'static> {
            match thing {
                Thing::Number(number) => (*number).into(),
                thing => thing.to_string().into(),
            }
        };
        let args: Vec<_> = saying.things.iter().map(|(name, thing)| (*name, arg(thing))).collect();
        self.pick("phrase", saying.name, &args)
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
        let Some(kind) = Kind::named(&record.game) else { return error.to_string() };
        Teller { words: self, kind, options: &record.options, names: &[], reader: None, turned: None }
            .apply_error(error)
    }
}

impl Teller<'_> {
    /// Why an action was not played.
    pub fn apply_error(&self, error: &ApplyError) -> String {
        match error {
            ApplyError::Over => self.say("error-over", &[]),
            ApplyError::Form(_) => self.say("error-form", &[]),
            ApplyError::Illegal(rule) => self.refusal(rule),
        }
    }
}

/// Everything is said in the language of these words.
impl Voice for Words {
    fn setup(&self, error: &SetupError) -> String {
        self.setup_error(error)
    }

    fn refusal(&self, game: &dyn AnyMatch, error: &ApplyError) -> String {
        self.told(game, |teller| teller.apply_error(error)).unwrap_or_else(|| match error {
            ApplyError::Over => self.say("error-over", &[]),
            ApplyError::Form(_) => self.say("error-form", &[]),
            ApplyError::Illegal(rule) if rule.name == "notation" => self.say("error-form", &[]),
            ApplyError::Illegal(rule) => {
                self.say("error-refused", &[("rule", rule.name.replace('-', " ").into())])
            }
        })
    }

    fn ending(&self, game: &dyn AnyMatch) -> String {
        game.result().map_or(String::new(), |result| self.result(game, &result))
    }
}

impl Words {
    /// Who won a match and why, given this result.
    pub fn result(&self, game: &dyn AnyMatch, result: &RecordResult) -> String {
        let told = self.told(game, |teller| teller.result(&game.state(Eyes::All), result));
        told.unwrap_or_else(|| self.general_result(game, result))
    }

    /// The same for a game that brings no words of its own.
    fn general_result(&self, game: &dyn AnyMatch, result: &RecordResult) -> String {
        let name = |seat: Seat| Arg::from(game.seat_name(seat));
        let ending = match result.ending {
            Ending::Resigned { seat } => self.say("result-resigned", &[("who", name(seat))]),
            Ending::Time { seat } => self.say("result-time", &[("who", name(seat))]),
            Ending::Agreed => return self.say("result-agreed", &[]),
            Ending::Repetition { times } => return self.say("result-repetition", &[("times", times.into())]),
            Ending::Length { actions } => return self.say("result-length", &[("actions", actions.into())]),
            Ending::Rules => String::new(),
        };
        let drawn = result.returns.iter().all(|share| share.abs() < 1e-9);
        let winners: Vec<_> = result.winners.iter().map(|&seat| game.seat_name(Seat(seat))).collect();
        let won = if drawn {
            self.say("result-drawn", &[])
        } else {
            let args = [("count", winners.len().into()), ("who", self.list(&winners).into())];
            self.say("result-won", &args)
        };
        self.sentences(&[ending, won])
    }

    /// What a teller says about this match; none if it is not one of our games.
    fn told(&self, game: &dyn AnyMatch, tell: impl FnOnce(&Teller<'_>) -> String) -> Option<String> {
        let options = game.options();
        Some(tell(&Teller {
            words: self,
            kind: Kind::of(game)?,
            options: &options,
            names: &[],
            reader: None,
            turned: None,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_ends_after_a_whole_name() {
        let boards = (1..40).map(|number| format!("board-{number}")).collect::<Vec<_>>().join(", ");
        let told = brief(format!("a board ({boards})"));
        assert!(told.ends_with("board-12, …)") && told.chars().count() <= LONGEST_TOLD + 4, "{told}");
        assert_eq!(brief("a short one".to_owned()), "a short one");
        assert_eq!(brief("x".repeat(200)), format!("{}…", "x".repeat(LONGEST_TOLD)));
    }
}
