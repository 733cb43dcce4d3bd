//! Setting a game up from options, and telling its options.

use super::Gunst;
use gambol_core::{Object, SetupError};
use serde_json::{Map, Value, json};

/// What becomes of kin that were brought to a field.
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
    /// Who first calls "Gunst!" at a live table. Nobody can be heard here, so it is a coin all the same.
    Shout,
}

const KIN: [(&str, KinRule); 2] = [("return", KinRule::Return), ("spent", KinRule::Spent)];
const TIE: [(&str, Tie); 2] = [("coin", Tie::Coin), ("shout", Tie::Shout)];

/// Reads the options strictly. Gunst has no board, so `board` is as unknown a key as any.
pub(super) fn read(options: &Map<String, Value>) -> Result<Gunst, SetupError> {
    let options = Object::options(options);
    options.only(&[], &["kin", "life", "rounds", "tie"])?;
    let whole = |key: &str, default: u8, most: i64| {
        options.get(key).map_or(Ok(default), |given| given.whole(1..=most).map(|number| number as u8))
    };
    Ok(Gunst {
        life: whole("life", 12, 40)?,
        rounds: whole("rounds", 4, 10)?,
        kin: options.get("kin").map_or(Ok(KinRule::Return), |given| given.one_of(&KIN))?,
        tie: options.get("tie").map_or(Ok(Tie::Coin), |given| given.one_of(&TIE))?,
    })
}

/// All options, defaults too.
pub(super) fn write(game: &Gunst) -> Map<String, Value> {
    let kin = KIN.iter().find(|(_, kin)| *kin == game.kin).map(|(name, _)| *name);
    let tie = TIE.iter().find(|(_, tie)| *tie == game.tie).map(|(name, _)| *name);
    let options = [
        ("kin", json!(kin)),
        ("life", json!(game.life)),
        ("rounds", json!(game.rounds)),
        ("tie", json!(tie)),
    ];
    options.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}
