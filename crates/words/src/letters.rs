//! Letters boards that are drawn as text, in the reader's language.

use crate::teller::Teller;
use gambol_core::{Lettering, Seat};

impl Lettering for Teller<'_> {
    fn word(&self, name: &str) -> String {
        let keys = [format!("terminal-{name}"), format!("label-{name}")];
        if let Some(key) = keys.iter().find(|key| self.words.has(key)) {
            return self.say(key, &[]);
        }
        let legend = self.legend().into_iter();
        legend
            .into_iter()
            .find(|(kind, ..)| *kind == name)
            .map_or_else(|| name.to_owned(), |(_, name, _)| name)
    }

    fn seat(&self, seat: Seat) -> String {
        self.name(seat).into()
    }
}
