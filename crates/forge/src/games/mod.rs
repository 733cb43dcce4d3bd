//! What each game brings to the forge, one file per game.

mod duel;
mod gunst;
mod kangaruse;
mod muddy_ride;
mod two_paths;

use gambol_core::Dice;
use gambol_games::Kind;
use serde_json::{Map, Value};

/// What a game brings to the forge.
pub(crate) trait Forges: Sync {
    /// The choices of the game's recipes; all other options are the game's own.
    fn choices(&self) -> &'static [&'static str] {
        &[]
    }

    /// What is wanted of a board unless something else is asked for.
    fn usual_wants(&self) -> &'static str {
        "nobody can force a win, seats within 3 %, few draws, lasts 20 to 60 turns"
    }

    /// The ways in which a board is measured, the usual one first. Options that were given narrow them down to one.
    fn plans(&self, given: &Map<String, Value>) -> Vec<Plan>;

    /// Whether boards can be altered a little.
    fn is_alterable(&self) -> bool {
        false
    }

    /// Alters a board a little; none if the dice found nothing to change. It may break a rule.
    fn alter(&self, _board: &mut Value, _dice: &mut Dice) -> Option<()> {
        None
    }
}

/// What a game brings to the forge.
pub(crate) fn of(kind: Kind) -> &'static dyn Forges {
    match kind {
        Kind::MuddyRide => &muddy_ride::Forged,
        Kind::Duel => &duel::Forged,
        Kind::Kangaruse => &kangaruse::Forged,
        Kind::TwoPaths => &two_paths::Forged,
        Kind::Gunst => &gunst::Forged,
    }
}

/// The choices of a game's recipes; all other options are the game's own.
pub fn recipe_choices(game: Kind) -> &'static [&'static str] {
    of(game).choices()
}

/// What is wanted of a board of this game unless something else is asked for.
pub fn usual_wants(game: Kind) -> &'static str {
    of(game).usual_wants()
}

/// A way to play on a board that is to be measured.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "five questions that have nothing to do with each other")]
pub(crate) struct Plan {
    pub(crate) title: String,
    /// The game's options beside the board.
    pub(crate) options: Map<String, Value>,
    /// Whether a solver can know it.
    pub(crate) is_solvable: bool,
    /// Whether solving it takes long, so that whatever is cheaper is looked at first.
    pub(crate) is_dear: bool,
    /// Whether a solver's table tells what every move is worth.
    pub(crate) is_known: bool,
    /// Whether bots of the upper levels look there. Where nothing is left to chance they should not: two who know
    /// everything draw every fair game, which tells nothing of how people fare.
    pub(crate) looks_up: bool,
    /// Whether equal bots are to play it.
    pub(crate) is_played: bool,
}

impl Plan {
    /// The one way to play with these options.
    pub(crate) fn one(given: &Map<String, Value>, is_solvable: bool, is_dear: bool, is_known: bool) -> Plan {
        let named = |(key, value): (&String, &Value)| match value {
            Value::String(text) => format!("{key} {text}"),
            value => format!("{key} {value}"),
        };
        let title = given.iter().map(named).collect::<Vec<_>>().join(", ");
        let title = if title.is_empty() { "as usual".into() } else { title };
        let (options, looks_up) = (given.clone(), is_known);
        Plan { title, options, is_solvable, is_dear, is_known, looks_up, is_played: true }
    }
}
