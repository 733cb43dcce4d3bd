//! The five boards, a file each.

pub(crate) mod duel;
pub(crate) mod gunst;
pub(crate) mod kangaruse;
pub(crate) mod muddy_ride;
pub(crate) mod two_paths;
mod words;

use serde_json::{Map, Value};

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
    value.pointer(pointer).and_then(Value::as_i64).unwrap_or(0)
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
    value.pointer(pointer).and_then(Value::as_str)
}

/// The texts in a list.
pub(crate) fn texts<'a>(value: &'a Value, pointer: &str) -> impl Iterator<Item = &'a str> {
    value.pointer(pointer).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
}

/// The title of a drawing: the game's, and the board's name.
pub(crate) fn titled(game: &str, name: &str) -> String {
    if name.is_empty() { game.to_owned() } else { format!("{game}: {name}") }
}
