//! Why an action is refused, and whatever else games report as data.

use crate::arg::Arg;
use crate::teller::Teller;
use crate::tells;
use gambol_core::{Saying, Thing};

impl<'t> Teller<'t> {
    /// Which rule forbids an action, in a sentence. What every game refuses alike has one message for all.
    pub fn refusal(&self, rule: &Saying) -> String {
        let own = format!("refusal-{}-{}", self.kind, rule.name);
        let key = if self.words.has(&own) { own } else { format!("refusal-{}", rule.name) };
        self.said(&key, rule)
    }

    /// The message with this key, filled in with the things a saying mentions.
    pub(crate) fn said(&self, key: &str, saying: &Saying) -> String {
        let args: Vec<_> = saying.things.iter().map(|(name, thing)| (*name, self.thing(thing))).collect();
        self.say(key, &args)
    }

    fn thing(&self, thing: &Thing) -> Arg<'t> {
        match thing {
            Thing::Number(number) => (*number).into(),
            Thing::Text(text) => text.clone().into(),
            Thing::Seat(seat) => self.name(*seat).into(),
            Thing::Direction(way) => self.way(way.name()).into(),
            Thing::Pieces(pieces) => {
                let named = pieces.iter().map(|piece| tells::of(self.kind).piece(self, piece));
                self.words.phrases(named.collect()).into()
            }
        }
    }
}
