//! Why an action is refused, and whatever else games hand over as data.

use crate::teller::Teller;
use crate::words::Arg;
use crate::{duel, gunst, muddy_ride, two_paths};
use gambol_core::{Saying, Thing};

impl Teller<'_> {
    /// Which rule forbids an action, in a sentence. What every game refuses alike has a message for all.
    pub fn refusal(&self, rule: &Saying) -> String {
        let own = format!("refusal-{}-{}", self.game, rule.name);
        let key = if self.words.has(&own) { own } else { format!("refusal-{}", rule.name) };
        let args: Vec<_> = rule.things.iter().map(|(name, thing)| (*name, self.thing(thing))).collect();
        self.say(&key, &args)
    }

    fn thing(&self, thing: &Thing) -> Arg<'static> {
        match thing {
            Thing::Number(number) => (*number).into(),
            Thing::Text(text) => text.clone().into(),
            Thing::Seat(seat) => self.name(*seat).into(),
            Thing::Direction(way) => self.pick("direction", way.name(), &[]).into(),
            Thing::Pieces(pieces) => {
                let named: Vec<_> = pieces.iter().map(|piece| self.piece(piece)).collect();
                self.words.list(&named).into()
            }
        }
    }

    /// A piece by its letter or name in the notation.
    fn piece(&self, piece: &str) -> String {
        match self.game {
            "muddy-ride" => muddy_ride::the(self, piece),
            "duel" => duel::cowboy_name(self, piece),
            "two-paths" => two_paths::animal(self, piece),
            _ => gunst::god_or_row(self, piece),
        }
    }
}
