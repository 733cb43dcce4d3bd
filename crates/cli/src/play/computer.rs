//! The bots at the table, one for each seat that they hold.

use crate::waiting::ctrl_c;
use gambol_bots::{Bot, Budget, Choice, Level, Library, Sight, advise_from};
use gambol_core::{AnyMatch, Dice, Seat};
use gambol_solve::Opening;
use std::collections::BTreeMap;
use std::time::Duration;

/// The bots at the table.
pub(super) struct Computer {
    bots: BTreeMap<u8, Bot>,
    /// What a bot is given to look at.
    sight: Look,
    library: Library,
    budget: Budget,
}

/// What a seat sees of a match; none if it is not to move.
pub(super) type Look = fn(&dyn AnyMatch, Seat) -> Option<Sight>;

impl Computer {
    /// No bots yet; they come when asked, look for perfect play in this library and think at most this long.
    pub(super) fn new(sight: Look, library: Library, think: Duration) -> Computer {
        Computer { bots: BTreeMap::new(), sight, library, budget: Budget { time: think, playouts: None } }
    }

    /// Whether somebody who waits for a bot may want to see that it thinks.
    pub(super) fn is_slow(&self) -> bool {
        self.budget.time >= Duration::from_secs(1)
    }

    /// What each move of a seat is worth, the best first; nothing if the seat is not to move.
    pub(super) fn advice(&self, game: &dyn AnyMatch, seat: Seat) -> Vec<Opening> {
        let Some(sight) = (self.sight)(game, seat) else { return Vec::new() };
        advise_from(Some(&self.library), &sight, &self.budget, ctrl_c())
    }

    /// What the bot in a seat chooses; none if the seat is not to move.
    pub(super) fn choose(
        &mut self,
        game: &dyn AnyMatch,
        seat: Seat,
        level: Level,
        dice: &mut Dice,
    ) -> Option<Choice> {
        let sight = (self.sight)(game, seat)?;
        let library = &self.library;
        let bot = self.bots.entry(seat.0).or_insert_with(|| {
            Bot::new(level, dice.bits()).on_threads(2).with_library(Some(library.clone()))
        });
        Some(bot.choose(&sight, &self.budget, ctrl_c()))
    }
}
