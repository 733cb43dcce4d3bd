//! Who tells what happens at a table.

use crate::words::{Arg, Words};
use crate::{duel, gunst, kangaruse, muddy_ride, two_paths};
use gambol_core::{Ending, RecordResult, Seat};
use serde_json::{Map, Value};

/// Tells what is asked, what was done and what came of it, at one table.
///
/// Everything is told from states as JSON, as some eyes may know them, and actions as these eyes were told them
/// ([`AnyMatch::told`](gambol_core::AnyMatch::told)): what is absent there cannot be told.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The language.
    pub words: &'a Words,
    /// The game's name: `muddy-ride`, `duel`, `kangaruse`, `two-paths`, `gunst`.
    pub game: &'a str,
    /// The whole options with the whole board, as in a record's header.
    pub options: &'a Map<String, Value>,
    /// What the people at the table are called, in seat order. A seat without a name is called by its role.
    pub names: &'a [String],
}

impl Teller<'_> {
    /// What is asked of a seat that may choose among these actions, in a sentence.
    pub fn prompt(&self, state: &Value, seat: Seat, legal: &[String]) -> String {
        match self.game {
            "muddy-ride" => muddy_ride::prompt(self, state, seat, legal),
            "duel" => duel::prompt(self, state, seat, legal),
            "kangaruse" => kangaruse::prompt(self, state, seat, legal),
            "two-paths" => two_paths::prompt(self, state, seat, legal),
            _ => gunst::prompt(self, state, seat, legal),
        }
    }

    /// What everybody else waits for: these seats still have to choose, or, if there are none, chance has to fall.
    pub fn waiting(&self, state: &Value, awaited: &[Seat]) -> String {
        match self.game {
            "muddy-ride" => muddy_ride::waiting(self, state, awaited),
            "duel" => duel::waiting(self, state, awaited),
            "kangaruse" => kangaruse::waiting(self, state, awaited),
            "two-paths" => two_paths::waiting(self, state, awaited),
            _ => gunst::waiting(self, state, awaited),
        }
    }

    /// What was done and what came of it. `action` is written as it was told to the eyes that see the two states; the
    /// choices of a simultaneous one stand in seat order with bars between, as
    /// [`Action`](gambol_core::Action) shows itself.
    pub fn action(&self, before: &Value, action: &str, after: &Value) -> String {
        match self.game {
            "muddy-ride" => muddy_ride::action(self, before, action, after),
            "duel" => duel::action(self, before, action, after),
            "kangaruse" => kangaruse::action(self, before, action, after),
            "two-paths" => two_paths::action(self, before, action, after),
            _ => gunst::action(self, before, action, after),
        }
    }

    /// What an action would do, as a button says it: "jump to b3".
    pub fn choice(&self, state: &Value, action: &str) -> String {
        match self.game {
            "muddy-ride" => muddy_ride::choice(self, state, action),
            "duel" => duel::choice(self, state, action),
            "kangaruse" => kangaruse::choice(self, state, action),
            "two-paths" => two_paths::choice(self, state, action),
            _ => gunst::choice(self, state, action),
        }
    }

    /// Who won and why, in a sentence or two. `state` is the last one; see [`Ending`] for resignation, time and
    /// agreement.
    pub fn result(&self, state: &Value, result: &RecordResult) -> String {
        let winners: Vec<Seat> = result.winners.iter().map(|&seat| Seat(seat)).collect();
        let drawn = !winners.is_empty() && result.returns.iter().all(|&share| share.abs() < 1e-9);
        let ending = match result.ending {
            Ending::Resigned { seat } => self.say("result-resigned", &[("who", self.name(seat).into())]),
            Ending::Time { seat } => self.say("result-time", &[("who", self.name(seat).into())]),
            Ending::Agreed => return self.say("result-agreed", &[]),
            Ending::Repetition { times } => return self.say("result-repetition", &[("times", times.into())]),
            Ending::Length { actions } => return self.say("result-length", &[("actions", actions.into())]),
            Ending::Rules => {
                return match self.game {
                    "muddy-ride" => muddy_ride::result(self, state, &winners, drawn),
                    "duel" => duel::result(self, state, &winners, drawn),
                    "kangaruse" => kangaruse::result(self, state, &winners),
                    "two-paths" => two_paths::result(self, &winners, drawn),
                    _ => gunst::result(self, state, &winners, drawn),
                };
            }
        };
        let won = if drawn { self.say("result-drawn", &[]) } else { self.winners(&winners) };
        self.words.sentences(&[ending, won])
    }

    /// What is told beside the board: a label and its words each.
    pub fn beside(&self, state: &Value) -> Vec<(String, String)> {
        match self.game {
            "muddy-ride" => muddy_ride::beside(self, state),
            "duel" => duel::beside(self, state),
            "kangaruse" => kangaruse::beside(self, state),
            "two-paths" => two_paths::beside(self, state),
            _ => gunst::beside(self, state),
        }
    }

    /// How a seat stands, in a few words beside its name: points, life, special bullets left, animals home.
    pub fn score(&self, state: &Value, seat: Seat) -> Option<String> {
        match self.game {
            "muddy-ride" => muddy_ride::score(self, state, seat),
            "duel" => Some(duel::score(self, state, seat)),
            "kangaruse" => Some(kangaruse::score(self, state, seat)),
            "two-paths" => Some(two_paths::score(self, state, seat)),
            _ => Some(gunst::score(self, state, seat)),
        }
    }

    /// What a seat is in the game: Hippo, Light, Kangaroo 2, South, First lord.
    pub fn role(&self, seat: Seat) -> String {
        match self.game {
            "muddy-ride" => muddy_ride::role(self, seat),
            "duel" => duel::role(self, seat),
            "kangaruse" => self.say("kangaruse-role", &[("number", (seat.index() + 1).into())]),
            "two-paths" => two_paths::role(self, seat),
            _ => gunst::role(self, seat),
        }
    }

    /// What the person on a seat is called, or, without a name, the seat's role.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.role(seat),
        }
    }

    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(key, args)
    }

    pub(crate) fn pick(&self, message: &str, which: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.pick(message, which, args)
    }

    /// The names of these seats in a row.
    pub(crate) fn named(&self, seats: &[Seat]) -> String {
        self.words.list(&seats.iter().map(|&seat| self.name(seat)).collect::<Vec<_>>())
    }

    /// Who wins, without why.
    pub(crate) fn winners(&self, winners: &[Seat]) -> String {
        self.say("result-won", &[("count", winners.len().into()), ("who", self.named(winners).into())])
    }

    /// An option's text, or what it is if nobody says.
    pub(crate) fn option(&self, key: &str, default: &'static str) -> &str {
        self.options.get(key).and_then(Value::as_str).unwrap_or(default)
    }
}

/// The text at this place of a state.
pub(crate) fn text<'v>(value: &'v Value, place: &str) -> Option<&'v str> {
    value.pointer(place)?.as_str()
}

/// The whole number at this place of a state; 0 if there is none.
pub(crate) fn whole(value: &Value, place: &str) -> i64 {
    value.pointer(place).and_then(Value::as_i64).unwrap_or(0)
}

/// Whether this place of a state says true.
pub(crate) fn flag(value: &Value, place: &str) -> bool {
    value.pointer(place).and_then(Value::as_bool).unwrap_or(false)
}

/// The texts of the list at this place.
pub(crate) fn texts<'v>(value: &'v Value, place: &str) -> Vec<&'v str> {
    let list = value.pointer(place).and_then(Value::as_array);
    list.into_iter().flatten().filter_map(Value::as_str).collect()
}

/// The seat whose turn a state says it is.
pub(crate) fn turn(state: &Value) -> Seat {
    Seat(whole(state, "/turn") as u8)
}

/// The phase of a state.
pub(crate) fn phase(state: &Value) -> &str {
    text(state, "/phase").unwrap_or_default()
}
