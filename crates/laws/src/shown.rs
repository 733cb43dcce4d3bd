//! What some eyes are shown of a game, and what can be said about it.

use crate::laws::possible_texts;
use crate::samples::Options;
use gambol_core::grid::Cell;
use gambol_core::{Eyes, Node};
use serde_json::{Value, json};

/// What is looked at: a state, by whom, at which node, in which game.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The state.
    pub state: &'a Value,
    /// Who sees it.
    pub eyes: Eyes,
    /// What is asked.
    pub node: &'a Node,
    /// The complete options of the game.
    pub options: &'a Options,
    /// How many seats there are.
    pub seats: usize,
}

impl Shown<'_> {
    /// The state's `phase`.
    pub fn phase(&self) -> &str {
        self.state["phase"].as_str().unwrap_or_else(|| panic!("no phase: {}", self.state))
    }

    /// The seat that decides now, as JSON; null where nobody does.
    pub fn decider(&self) -> Value {
        match self.node {
            Node::Decision { seat, .. } => json!(seat.0),
            _ => Value::Null,
        }
    }

    /// Some text that may be played or happen now.
    pub fn possible(&self) -> String {
        possible_texts(self.node).into_iter().next().unwrap_or_default()
    }

    /// At the end the phase is `end` and nobody is on turn; before, neither is so.
    pub fn assert_end_is_told(&self) {
        assert_eq!(self.phase() == "end", self.at_end(), "{}", self.state);
        assert_eq!(self.state["turn"].is_null(), self.at_end(), "{}", self.state);
    }

    /// Whoever decides is on turn.
    pub fn assert_turn_is_the_decider(&self) {
        assert_eq!(self.state["turn"], self.decider(), "{}", self.state);
    }

    /// Whether the game is over.
    pub fn at_end(&self) -> bool {
        matches!(self.node, Node::End(_))
    }

    /// Whether chance decides next.
    pub fn is_chance(&self) -> bool {
        matches!(self.node, Node::Chance { .. })
    }
}

/// Exactly these keys.
pub fn assert_keys(value: &Value, keys: &[&str]) {
    let map = value.as_object().unwrap_or_else(|| panic!("no object: {value}"));
    let mut keys = keys.to_vec();
    keys.sort_unstable();
    let mut found: Vec<_> = map.keys().map(String::as_str).collect();
    found.sort_unstable();
    assert_eq!(found, keys, "{value}");
}

/// One of these texts.
pub fn assert_one_of(value: &Value, allowed: &[&str]) {
    assert!(value.as_str().is_some_and(|text| allowed.contains(&text)), "{value} is none of {allowed:?}");
}

/// The name of a cell of this grid.
pub fn assert_cell(value: &Value, files: u64, ranks: u64) {
    let text = value.as_str().unwrap_or_else(|| panic!("{value} is no cell"));
    let cell = Cell::parse(text, files as u8, ranks as u8);
    assert!(cell.is_some(), "{text} lies off a {files}×{ranks} grid");
}

/// A list of texts in the order of `all`, each at most once.
pub fn assert_in_order(list: &Value, all: &[&str]) {
    let items = list.as_array().unwrap_or_else(|| panic!("{list} is no list"));
    let places = items.iter().map(|item| all.iter().position(|text| item == text));
    let places: Vec<_> = places.map(|place| place.unwrap_or_else(|| panic!("{list} in {all:?}"))).collect();
    assert!(places.is_sorted_by(|one, next| one < next), "{list} is not in the order {all:?}");
}

/// A whole number.
pub fn whole(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is no whole number"))
}

/// The items of a list.
pub fn items(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}
