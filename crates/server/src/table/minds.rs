//! What computers thought at their last move, for the next: the few that thought last, since each may take 100 MB.

use super::lock;
use gambol_bots::{Bot, Level};
use gambol_core::Seat;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

/// How many are kept.
const MOST: usize = 8;

/// A computer's place: the table and the seat.
type Place = (String, Seat);

/// The computers that thought last, the latest at the end.
#[derive(Clone, Default)]
pub(super) struct Minds(Arc<Mutex<VecDeque<(Place, Bot)>>>);

impl Minds {
    /// Takes out the computer that thought here at this level; none if it was let go. Whoever thinks holds it alone.
    pub(super) fn take(&self, table: &str, seat: Seat, level: Level) -> Option<Bot> {
        let mut kept = lock(&self.0);
        let index = kept.iter().position(|((at, of), _)| at == table && *of == seat)?;
        kept.remove(index).map(|(_, bot)| bot).filter(|bot| bot.level() == level)
    }

    /// Keeps a computer for its next move, and lets go of whoever has not thought for longest.
    pub(super) fn keep(&self, table: &str, seat: Seat, bot: Bot) {
        let mut kept = lock(&self.0);
        kept.push_back(((table.to_owned(), seat), bot));
        let let_go = (kept.len() > MOST).then(|| kept.pop_front());
        // To free a large tree takes a while.
        drop(kept);
        drop(let_go);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_computers_that_thought_last_are_kept_and_only_they() {
        let minds = Minds::default();
        for table in 0..=MOST {
            minds.keep(&table.to_string(), Seat(0), Bot::new(Level::Two, 1));
        }
        assert!(minds.take("0", Seat(0), Level::Two).is_none(), "it thought first");
        assert!(minds.take("1", Seat(1), Level::Two).is_none(), "nobody thought there");
        assert!(minds.take("1", Seat(0), Level::Two).is_some());
        assert!(minds.take("1", Seat(0), Level::Two).is_none(), "it was taken");
        assert!(minds.take("2", Seat(0), Level::Three).is_none(), "it plays at another level now");
    }
}
