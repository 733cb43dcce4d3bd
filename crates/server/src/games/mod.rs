//! What a game brings to the server: how it is offered, chosen, shown and tried. One file per game, and one place where
//! they are named: a sixth game is a file here and a line in [`of`].

mod duel;
pub(crate) mod form;
mod gunst;
mod kangaruse;
mod muddy_ride;
mod two_paths;

use form::Form;
use gambol_games::Kind;
use serde_json::{Map, Value};

/// What a game brings to the server.
pub(crate) trait Offered: Sync {
    /// What can be chosen for it.
    fn form(&self) -> &'static Form;

    /// What the pages choose for an option where nobody has chosen, if it is not what the game itself takes: at a
    /// table where at least two people play live, or not.
    fn usual(&self, _key: &str, _is_live: bool) -> Option<&'static str> {
        None
    }

    /// A position that is worth looking at, for the pages that offer the game.
    fn sample(&self) -> Sample;

    /// How large a board is; none for what is not a board of this game.
    fn shape(&self, _board: &Value) -> Option<Shape> {
        None
    }

    /// A board that is laid afresh for every table, in one of its ways; none for one that is always the same.
    fn laid(&self, _board: &Value, _way: u128) -> Option<Value> {
        None
    }

    /// The set of tiles that a board is laid from, or that it is itself.
    fn tile_set(&self, _board: &Value) -> Option<Value> {
        None
    }

    /// Which tile of its set lies in each quadrant of a board, and how often it is turned.
    fn lay_of(&self, _board: &Value) -> Option<[(char, u8); 4]> {
        None
    }

    /// The board of four tiles of a set, laid like this.
    fn lay(&self, set: &Value, _lay: [(char, u8); 4]) -> Value {
        set.clone()
    }

    /// The options of its plain board, where it can be played on one without naming any.
    fn plain_board(&self) -> Option<Map<String, Value>> {
        None
    }

    /// The names of the signs that players draw with, where they choose one each.
    fn signs(&self) -> &'static [&'static str] {
        &[]
    }

    /// Whether every game takes a new board.
    fn uses_boards_up(&self) -> bool {
        false
    }

    /// Whether its boards are printed with rules or scores beside them.
    fn has_side_bar(&self) -> bool {
        false
    }
}

/// A position to look at: random actions from the start.
pub(crate) struct Sample {
    /// The game's options.
    pub(crate) options: Value,
    /// At least this many actions; then on to where somebody has a choice.
    pub(crate) plies: usize,
    /// The seed of chance.
    pub(crate) seed: u64,
    /// What is chosen where all choose at once, instead of at random.
    pub(crate) together: Option<&'static str>,
}

/// How large a board is.
pub(crate) enum Shape {
    /// It is laid from tiles.
    Tiles,
    /// This many rows.
    Rows(usize),
    /// Fields in files and ranks.
    Fields {
        /// How many files.
        files: u64,
        /// How many ranks.
        ranks: u64,
    },
}

/// What a game brings.
pub(crate) fn of(kind: Kind) -> &'static dyn Offered {
    match kind {
        Kind::MuddyRide => &muddy_ride::Offer,
        Kind::Duel => &duel::Offer,
        Kind::Kangaruse => &kangaruse::Offer,
        Kind::TwoPaths => &two_paths::Offer,
        Kind::Gunst => &gunst::Offer,
    }
}

#[cfg(test)]
mod tests;
