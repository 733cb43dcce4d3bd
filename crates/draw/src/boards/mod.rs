//! What each game brings to its drawings, a folder each.

pub(crate) mod duel;
pub(crate) mod gunst;
pub(crate) mod kangaruse;
pub(crate) mod muddy_ride;
pub(crate) mod two_paths;

use crate::art::Symbol;
use crate::canvas::Canvas;
use crate::look::Look;
use crate::steps::Route;
use crate::theme::Ground;
use gambol_core::{Seat, place};
use gambol_games::Kind;
use serde_json::{Map, Value};

/// What a game brings to its drawings.
pub(crate) trait Draws: Sync {
    /// The board, and on it the state if there is one; none without a whole board.
    fn draw<'l>(&self, source: Source<'_>, look: &'l Look<'l>) -> Option<Canvas<'l>>;

    /// One tile of a set that boards are laid from, not turned; none where there is no such tile.
    fn tile<'l>(&self, _set: &Value, _name: &str, _look: &'l Look<'l>) -> Option<Canvas<'l>> {
        None
    }

    /// Whether the drawing remembers who took which place.
    fn remembers(&self) -> bool {
        false
    }

    /// The place that an action takes for good, where the drawing remembers who did.
    fn taken<'a>(&self, _action: &'a str) -> Option<&'a str> {
        None
    }

    /// What the drawing shows, in words: where everybody stands, or that nobody does yet.
    fn told(&self, state: Option<&Value>, look: &Look<'_>) -> String;

    /// The parts of one of these legal actions; none if it is one part by itself.
    fn route<'a>(&self, action: &'a str, legal: &'a [String]) -> Option<Route<'a>>;

    /// The label of the button for an action that is whole but could go on.
    fn done(&self, _action: &str) -> &'static str {
        "done"
    }

    /// The piece that stands for a seat wherever it is named; none where that is a secret.
    fn face(&self, source: Source<'_>, look: &Look<'_>, seat: Seat) -> Option<Symbol>;

    /// What a seat counts, as a picture, and how much it has.
    fn tally(&self, _state: &Value, _seat: Seat) -> Option<(Symbol, i64)> {
        None
    }

    /// Everything that may be the face of a seat, or what it counts.
    fn faces(&self) -> Vec<Symbol>;

    /// Which of north, east, south and west is up the page, counted from north.
    fn up(&self, _source: Source<'_>, _look: &Look<'_>) -> u8 {
        0
    }

    /// The pieces for the contact sheet.
    fn pieces(&self) -> Pieces;

    /// The pieces that a position may show.
    fn loose(&self) -> Vec<Symbol> {
        self.pieces().symbols
    }

    /// What is drawn afresh each time, put beside the pieces of the contact sheet, at this height.
    fn loose_pieces(&self, _canvas: &mut Canvas<'_>, _y: f32) {}
}

/// The pieces of a game.
pub(crate) struct Pieces {
    pub(crate) ground: Ground,
    pub(crate) symbols: Vec<Symbol>,
    /// How many stand in a row of the contact sheet, so that what belongs together ends with a row.
    pub(crate) across: usize,
}

/// What this game brings.
pub(crate) fn of(kind: Kind) -> &'static dyn Draws {
    match kind {
        Kind::MuddyRide => &muddy_ride::Drawn,
        Kind::Duel => &duel::Drawn,
        Kind::Kangaruse => &kangaruse::Drawn,
        Kind::TwoPaths => &two_paths::Drawn,
        Kind::Gunst => &gunst::Drawn,
    }
}

/// What a board is drawn from: options with the whole board, and a state, as the game's rule file lists them.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub(crate) options: &'a Map<String, Value>,
    pub(crate) state: Option<&'a Value>,
}

impl Source<'_> {
    pub(crate) fn board(&self) -> Option<&Value> {
        self.options.get("board").filter(|board| board.is_object())
    }

    /// A board's name for people.
    pub(crate) fn name(&self) -> &str {
        self.board().and_then(|board| board.get("name")).and_then(Value::as_str).unwrap_or_default()
    }

    pub(crate) fn option(&self, key: &str) -> Option<&str> {
        self.options.get(key).and_then(Value::as_str)
    }
}

/// A whole number in a place of a value; 0 if there is none.
pub(crate) fn whole(value: &Value, pointer: &str) -> i64 {
    place(value, pointer).and_then(Value::as_i64).unwrap_or(0)
}

/// How much more a whole number is in the second value than in the first.
pub(crate) fn change(first: &Value, second: &Value, pointer: &str) -> i64 {
    whole(second, pointer).saturating_sub(whole(first, pointer))
}

/// A number with its sign before it.
pub(crate) fn signed(number: i64) -> String {
    format!("{}{}", if number < 0 { "−" } else { "+" }, number.unsigned_abs())
}

/// A text in a place of a value.
pub(crate) fn text<'a>(value: &'a Value, pointer: &str) -> Option<&'a str> {
    place(value, pointer).and_then(Value::as_str)
}

/// The texts in a list.
pub(crate) fn texts<'a>(value: &'a Value, pointer: &str) -> impl Iterator<Item = &'a str> {
    place(value, pointer).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
}

/// The title of a drawing: the game's, and the board's name.
pub(crate) fn titled(game: &str, name: &str) -> String {
    if name.is_empty() { game.to_owned() } else { format!("{game}: {name}") }
}
