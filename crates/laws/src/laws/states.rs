//! States as JSON: exactly the keys that the game's rule file lists, and values that fit each other.

mod by_game;

use super::secrets::all_eyes;
use crate::Walk;
use crate::samples::Options;
use gambol_core::{AnyMatch, Eyes, Node, Playable};
use serde_json::{Value, json};

/// What is looked at: a state, by whom, at which node, in which game.
pub(super) struct Shown<'a> {
    state: &'a Value,
    eyes: Eyes,
    node: &'a Node,
    options: &'a Options,
    seats: usize,
}

/// A state has exactly the keys of the rule file, for all eyes, with values that fit the node.
pub fn a_state_has_exactly_the_keys_of_the_rule_file<G: Playable>(walk: &mut Walk<G>) {
    let (node, options, seats) = (walk.table.node(), walk.options(), walk.table.seats());
    for eyes in all_eyes(walk) {
        let state = walk.table.state(eyes);
        let shown = Shown { state: &state, eyes, node: &node, options: &options, seats };
        match G::NAME {
            "muddy-ride" => by_game::muddy_ride(&shown),
            "duel" => by_game::duel(&shown),
            "kangaruse" => by_game::kangaruse(&shown),
            "two-paths" => by_game::two_paths(&shown),
            "gunst" => by_game::gunst(&shown),
            other => panic!("which keys has a state of {other}?"),
        }
    }
}

/// At the end the phase is `end` and nobody is on turn; before, neither is so.
pub fn phase_and_turn_tell_the_end<G: Playable>(walk: &mut Walk<G>) {
    let over = matches!(walk.table.node(), Node::End(_));
    for eyes in all_eyes(walk) {
        let state = walk.table.state(eyes);
        assert_eq!(state["phase"] == "end", over, "{state}");
        let nobody = if G::NAME == "gunst" { state["to_act"] == json!([]) } else { state["turn"].is_null() };
        // At Gunst's coin nobody is to act either.
        assert!(nobody == over || (G::NAME == "gunst" && state["phase"] == "say"), "{state}");
    }
}

/// What is open to all is the same in everybody's view.
pub fn views_differ_only_in_secrets<G: Playable>(walk: &mut Walk<G>) {
    let secret: &[&str] = match G::NAME {
        "muddy-ride" => &["cards"],
        "two-paths" => &["hidden"],
        _ => &[],
    };
    let open = |eyes: Eyes| {
        let Value::Object(mut state) = walk.table.state(eyes) else { panic!("a state is an object") };
        state.retain(|key, _| !secret.contains(&key.as_str()));
        state
    };
    let full = open(Eyes::All);
    for eyes in all_eyes(walk) {
        assert_eq!(open(eyes), full, "{eyes:?}");
    }
}

impl Shown<'_> {
    fn phase(&self) -> &str {
        self.state["phase"].as_str().unwrap_or_else(|| panic!("no phase: {}", self.state))
    }

    /// The seat that decides now, as JSON; null where nobody does.
    fn decider(&self) -> Value {
        match self.node {
            Node::Decision { seat, .. } => json!(seat.0),
            _ => Value::Null,
        }
    }

    /// Some text that may be played or happen now.
    fn possible(&self) -> String {
        super::moves::possible_texts(self.node).into_iter().next().unwrap_or_default()
    }

    fn assert_turn_is_the_decider(&self) {
        assert_eq!(self.state["turn"], self.decider(), "{}", self.state);
    }

    fn at_end(&self) -> bool {
        matches!(self.node, Node::End(_))
    }

    fn is_chance(&self) -> bool {
        matches!(self.node, Node::Chance { .. })
    }
}

/// Exactly these keys.
fn assert_keys(value: &Value, keys: &[&str]) {
    let map = value.as_object().unwrap_or_else(|| panic!("no object: {value}"));
    let mut keys = keys.to_vec();
    keys.sort_unstable();
    let mut found: Vec<_> = map.keys().map(String::as_str).collect();
    found.sort_unstable();
    assert_eq!(found, keys, "{value}");
}

fn assert_one_of(value: &Value, allowed: &[&str]) {
    assert!(value.as_str().is_some_and(|text| allowed.contains(&text)), "{value} is none of {allowed:?}");
}

/// A cell's name, or null.
fn assert_cell(value: &Value, files: u64, ranks: u64) {
    let text = value.as_str().unwrap_or_else(|| panic!("{value} is no cell"));
    let cell = gambol_core::grid::Cell::parse(text, files as u8, ranks as u8);
    assert!(cell.is_some(), "{text} lies off a {files}×{ranks} grid");
}

/// A list of texts in the order of `all`, each at most once.
fn assert_in_order(list: &Value, all: &[&str]) {
    let items = list.as_array().unwrap_or_else(|| panic!("{list} is no list"));
    let places = items.iter().map(|item| all.iter().position(|text| item == text));
    let places: Vec<_> = places.map(|place| place.unwrap_or_else(|| panic!("{list} in {all:?}"))).collect();
    assert!(places.is_sorted_by(|one, next| one < next), "{list} is not in the order {all:?}");
}

fn whole(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is no whole number"))
}

fn items(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}
