//! The record: what was played, complete enough to be played again bit for bit.

use crate::any_match::{AnyMatch, ApplyError};
use crate::ending::Ending;
use crate::game::Eyes;
use crate::seat::{Seat, Seats};
use crate::turn::Outcome;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt;

/// The version of the rules that records are written under. It changes when a rule does.
pub const RULES_VERSION: &str = "1";

/// One action as the record writes it: a text, or a text for each seat of a simultaneous choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Action {
    /// A move of one seat, or a chance outcome.
    One(String),
    /// What each seat chose, by the seat's number.
    Together(BTreeMap<String, String>),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::One(text) => f.write_str(text),
            Action::Together(texts) => {
                let texts: Vec<_> = texts.values().map(String::as_str).collect();
                f.write_str(&texts.join(" | "))
            }
        }
    }
}

impl Action {
    /// An action as people write it: the choices of a simultaneous one are in seat order with bars between.
    pub fn read(text: &str) -> Action {
        if !text.contains('|') {
            return Action::One(text.trim().to_owned());
        }
        let choice = |(seat, choice): (usize, &str)| (seat.to_string(), choice.trim().to_owned());
        Action::Together(text.split('|').enumerate().map(choice).collect())
    }
}

/// How a game ended, as the record writes it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct Result {
    /// The winning seats in ascending order; all of them in a draw.
    pub winners: Vec<u8>,
    /// The points of each seat, where the game has points.
    pub scores: Option<Vec<i32>>,
    /// What each seat gets: the losers −1, the winners their share of that.
    pub returns: Vec<f64>,
    /// Why it ended.
    pub ending: Ending,
}

/// A result as records have it. The first ones told the ending in a sentence.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    winners: Vec<u8>,
    scores: Option<Vec<i32>>,
    returns: Vec<f64>,
    ending: Option<Ending>,
    reason: Option<String>,
}

impl From<Written> for Result {
    fn from(Written { winners, scores, returns, ending, reason }: Written) -> Result {
        let ending = ending.or_else(|| of_sentence(&reason?)).unwrap_or(Ending::Rules);
        Result { winners, scores, returns, ending }
    }
}

/// The ending that one of the sentences of old records told; none if the rules had ended the game.
fn of_sentence(reason: &str) -> Option<Ending> {
    if reason == "drawn: by agreement" {
        return Some(Ending::Agreed);
    }
    let (what, rest) = reason.split_at(reason.find(|letter: char| letter.is_ascii_digit())?);
    let number: u64 = rest.split(' ').next()?.parse().ok()?;
    let seat = || u8::try_from(number).ok().map(Seat);
    match what {
        "resigned: seat " => seat().map(|seat| Ending::Resigned { seat }),
        "out of time: seat " => seat().map(|seat| Ending::Time { seat }),
        "drawn: the same position arose " => Some(Ending::Repetition { times: number }),
        "drawn: the game reached " => Some(Ending::Length { actions: number }),
        _ => None,
    }
}

/// A game as it was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The version of the rules.
    #[serde(default = "current_rules")]
    pub rules: String,
    /// The options, with the whole board.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// Who sat where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<String>,
    /// Every action, chance outcomes included.
    pub actions: Vec<Action>,
    /// A hash of the position before the first action and after each one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hashes: Vec<String>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Result>,
    /// How people ended it, where that is not what its actions lead to: somebody gave up or ran out of time, or all
    /// agreed on a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Result>,
    /// Milliseconds from the start of the game to each action.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub times: Vec<u64>,
    /// The seed that all chance came from, in hexadecimal, where a table drew it from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What people said about a position, by its ply.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub comments: BTreeMap<usize, String>,
}

fn current_rules() -> String {
    RULES_VERSION.to_owned()
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// It was written under different rules from ours.
    #[error("rules: expected version {RULES_VERSION}, found {0}")]
    OtherRules(String),
    /// One of its lists has the wrong length.
    #[error("{list}: expected {expected} entries, found {found}")]
    WrongLength {
        /// Which list.
        list: &'static str,
        /// How many entries it should have.
        expected: usize,
        /// How many it has.
        found: usize,
    },
    /// An action is not possible at its place.
    #[error("action {number}, {action}: {error}")]
    Action {
        /// Its number, from 1.
        number: usize,
        /// The action.
        action: String,
        /// Why not.
        #[source]
        error: ApplyError,
    },
    /// The position after this many actions is not the one that was recorded.
    #[error("after {ply} actions: the position is not the one that was recorded")]
    Diverged {
        /// After how many actions.
        ply: usize,
    },
    /// The game ended differently from the record.
    #[error("result: recorded {recorded}, replayed {replayed}")]
    OtherResult {
        /// What was recorded.
        recorded: String,
        /// What happened instead.
        replayed: String,
    },
}

impl Record {
    /// Plays the record on a fresh match, checking every action, every hash and the result.
    pub fn replay_on(&self, game: &mut dyn AnyMatch) -> std::result::Result<(), ReplayError> {
        if self.rules != RULES_VERSION {
            return Err(ReplayError::OtherRules(self.rules.clone()));
        }
        check_length("hashes", self.hashes.len(), self.actions.len() + 1)?;
        check_length("times", self.times.len(), self.actions.len())?;
        check_length("seats", self.seats.len(), game.seats())?;
        self.check_hash(game)?;
        for (index, action) in self.actions.iter().enumerate() {
            game.apply(action).map_err(|error| ReplayError::Action {
                number: index + 1,
                action: action.to_string(),
                error,
            })?;
            self.check_hash(game)?;
        }
        self.check_result(game)?;
        self.check_ended(game)
    }

    fn check_hash(&self, game: &dyn AnyMatch) -> std::result::Result<(), ReplayError> {
        let ply = game.ply();
        match self.hashes.get(ply) {
            Some(hash) if *hash != fingerprint(&game.state(Eyes::All)) => Err(ReplayError::Diverged { ply }),
            _ => Ok(()),
        }
    }

    fn check_result(&self, game: &dyn AnyMatch) -> std::result::Result<(), ReplayError> {
        let Some(recorded) = &self.result else { return Ok(()) };
        let replayed = game.result();
        let same = replayed.as_ref().is_some_and(|replayed| {
            let close = |(ours, theirs): (&f64, &f64)| (ours - theirs).abs() < 1e-9;
            let returns = replayed.returns.len() == recorded.returns.len()
                && replayed.returns.iter().zip(&recorded.returns).all(close);
            returns && replayed.winners == recorded.winners && replayed.scores == recorded.scores
        });
        if same {
            return Ok(());
        }
        Err(ReplayError::OtherResult {
            recorded: recorded.told(),
            replayed: replayed.as_ref().map_or_else(|| "no end".to_owned(), Result::told),
        })
    }

    /// The actions do not say how people ended a game, but winners must be seats of it, what everyone gets follows
    /// from them, and whoever gave up or ran out of time is a seat that has not won.
    fn check_ended(&self, game: &dyn AnyMatch) -> std::result::Result<(), ReplayError> {
        let Some(ended) = &self.ended else { return Ok(()) };
        let seats = game.seats();
        let winners: Seats =
            Seats::first(seats).iter().filter(|seat| ended.winners.contains(&seat.0)).collect();
        let mut possible = ended.clone();
        possible.winners = winners.iter().map(|seat| seat.0).collect();
        possible.scores = None;
        possible.returns = Outcome::won(winners).returns(seats);
        if winners.is_empty() || possible != *ended {
            return Err(ReplayError::OtherResult { recorded: ended.told(), replayed: possible.told() });
        }
        match ended.ending {
            Ending::Resigned { seat } | Ending::Time { seat }
                if seat.index() >= seats || winners.has(seat) =>
            {
                let replayed = "somebody else, who has not won".to_owned();
                Err(ReplayError::OtherResult { recorded: ended.ending.to_string(), replayed })
            }
            _ => Ok(()),
        }
    }
}

impl Result {
    fn told(&self) -> String {
        let Result { winners, scores, returns, .. } = self;
        format!("winners {winners:?}, scores {scores:?}, returns {returns:?}")
    }
}

/// A list that may be left out, but not cut short.
fn check_length(list: &'static str, found: usize, expected: usize) -> std::result::Result<(), ReplayError> {
    if found == 0 || found == expected {
        return Ok(());
    }
    Err(ReplayError::WrongLength { list, expected, found })
}

/// A hash of a position, over its full state as JSON with sorted keys: the same on every machine.
///
/// It covers secrets too, so it belongs in records of referees and finished games, not in a seat's hands.
pub fn fingerprint(state: &Value) -> String {
    blake3::hash(state.to_string().as_bytes()).to_hex()[..16].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn ending(written: &Value) -> Ending {
        let mut result = json!({"winners": [0], "scores": null, "returns": [1.0, -1.0]});
        result.as_object_mut().unwrap().extend(written.as_object().unwrap().clone());
        serde_json::from_value::<Result>(result).unwrap().ending
    }

    #[test]
    fn an_ending_is_read_as_it_is_written() {
        let endings = [
            Ending::Rules,
            Ending::Repetition { times: 3 },
            Ending::Length { actions: 400 },
            Ending::Resigned { seat: Seat(3) },
            Ending::Time { seat: Seat(0) },
            Ending::Agreed,
        ];
        for written in endings {
            assert_eq!(ending(&json!({"ending": written})), written);
        }
    }

    #[test]
    fn old_records_told_the_ending_in_a_sentence() {
        let told = |reason: &str| ending(&json!({"reason": reason}));
        assert_eq!(told("resigned: seat 3"), Ending::Resigned { seat: Seat(3) });
        assert_eq!(told("out of time: seat 0"), Ending::Time { seat: Seat(0) });
        assert_eq!(told("drawn: by agreement"), Ending::Agreed);
        assert_eq!(told("drawn: the same position arose 3 times"), Ending::Repetition { times: 3 });
        assert_eq!(told("drawn: the game reached 400 actions"), Ending::Length { actions: 400 });
        assert_eq!(told("Light is through"), Ending::Rules);
    }
}
