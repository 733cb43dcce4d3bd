//! The options: as data, read from JSON, and written out complete.

use super::Gunst;
use gambol_core::{Fault, Flaw, Notes, Object, Saying, SetupError, whole_number};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// What happens to kin that were brought to the field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KinRule {
    /// They return to their player at the end of the round.
    Return,
    /// They are gone for good.
    Spent,
}

/// Who has the say after equal counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tie {
    /// A coin decides.
    Coin,
    /// The first to call "Gunst!" where two people play live at a table; a coin wherever nobody can be heard.
    Shout,
}

const KIN: [(&str, KinRule); 2] = [("return", KinRule::Return), ("spent", KinRule::Spent)];
const TIE: [(&str, Tie); 2] = [("coin", Tie::Coin), ("shout", Tie::Shout)];
const LIFE: RangeInclusive<i64> = 1..=40;
const ROUNDS: RangeInclusive<i64> = 1..=10;

/// What can be chosen about a game of Gunst. It is played without a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many life stones each player begins with, 1 to 40.
    pub life: u8,
    /// How many rounds are played, 1 to 10.
    pub rounds: u8,
    /// What happens to kin that were brought to the field.
    pub kin: KinRule,
    /// Who has the say after equal counts.
    pub tie: Tie,
}

impl Default for Options {
    fn default() -> Options {
        Options { life: 12, rounds: 4, kin: KinRule::Return, tie: Tie::Coin }
    }
}

impl Options {
    /// Reads the options strictly. Gunst has no board, so `board` is as unknown a key as any.
    pub(super) fn read(object: &Object<'_>) -> Option<Options> {
        object.only(&[], &["kin", "life", "rounds", "tie"]);
        let usual = Options::default();
        let whole = |key: &str, default: u8, range: RangeInclusive<i64>| {
            object.or(key, default, |given| given.whole(range).map(|number| number as u8))
        };
        let life = whole("life", usual.life, LIFE);
        let rounds = whole("rounds", usual.rounds, ROUNDS);
        let kin = object.or("kin", usual.kin, |given| given.one_of(&KIN));
        let tie = object.or("tie", usual.tie, |given| given.one_of(&TIE));
        Some(Options { life: life?, rounds: rounds?, kin: kin?, tie: tie? })
    }

    /// All options, defaults too.
    pub(super) fn write(&self) -> Map<String, Value> {
        let kin = KIN.iter().find(|(_, kin)| *kin == self.kin).map(|(name, _)| *name);
        let tie = TIE.iter().find(|(_, tie)| *tie == self.tie).map(|(name, _)| *name);
        let options = [
            ("kin", json!(kin)),
            ("life", json!(self.life)),
            ("rounds", json!(self.rounds)),
            ("tie", json!(tie)),
        ];
        options.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }

    fn check(&self, notes: &Notes) {
        for (key, number, range) in [("life", self.life, LIFE), ("rounds", self.rounds, ROUNDS)] {
            if !range.contains(&number.into()) {
                let (at, found) = (format!("options.{key}"), Saying::shown(number));
                notes.note(Flaw { fault: Fault::Options, at, expected: whole_number(range), found });
            }
        }
    }
}

impl Gunst {
    /// The game with these options.
    pub fn new(options: Options) -> Result<Gunst, SetupError> {
        let notes = Notes::default();
        options.check(&notes);
        notes.finish(Some(Gunst { options }))
    }
}
