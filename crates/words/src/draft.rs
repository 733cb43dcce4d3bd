//! What is asked in the middle of a move that takes several steps.

use crate::teller::{Teller, phase};
use crate::{gunst, kangaruse, two_paths};
use gambol_core::Seat;
use serde_json::Value;

impl Teller<'_> {
    /// What is asked next of a seat that has already pointed at these parts of its move, in a sentence. `open` are the
    /// legal actions that still have these parts; parts and open actions are those of `gambol_draw::compose`.
    pub fn draft(&self, state: &Value, seat: Seat, parts: &[String], open: &[String]) -> String {
        let Some(first) = parts.first() else { return self.prompt(state, seat, open) };
        match (self.game, phase(state)) {
            ("muddy-ride", _) => self.say("muddy-ride-draft-who", &[("field", first.into())]),
            ("duel", _) => {
                let mut fields: Vec<String> =
                    open.iter().filter_map(|action| Some(action.split_once('@')?.1.to_owned())).collect();
                fields.dedup();
                self.say("duel-draft-trigger", &[("fields", self.words.list(&fields).into())])
            }
            ("kangaruse", _) => {
                self.say("kangaruse-draft-second", &[("square", kangaruse::square(self, first).into())])
            }
            ("two-paths", "line") => {
                self.say("two-paths-draft-line", &[("animal", two_paths::animal(self, first).into())])
            }
            ("two-paths", _) => {
                self.say("two-paths-draft-side", &[("animal", two_paths::animal(self, first).into())])
            }
            _ => gunst::draft(self, state, parts, open),
        }
    }

    /// What would come of a move that is only thought of: from the state now, and, if it can be known, the state after
    /// it ([`AnyMatch::preview`](gambol_core::AnyMatch::preview)).
    pub fn preview(&self, state: &Value, action: &str, after: Option<&Value>) -> String {
        // Of a line-up or a hidden side alone, nothing comes before the other has chosen.
        let secret = matches!((self.game, phase(state)), ("two-paths", "hide") | ("gunst", "ting"));
        match after {
            Some(after) if !secret => self.action(state, action, after),
            _ => self.choice(state, action),
        }
    }
}
