//! What each game's rule file says about its states.

use super::{Shown, assert_cell, assert_in_order, assert_keys, assert_one_of, items, whole};
use gambol_core::Eyes;
use serde_json::{Value, json};

const ANIMALS: [&str; 4] = ["N", "E", "S", "W"];
const FACES: [&str; 6] = ["NE", "NS", "NW", "ES", "EW", "SW"];
const TOKENS: [&str; 4] = ["good-shot", "double-blast", "booster", "dummy"];
const ROWS: [&str; 5] = ["K", "W", "F", "T", "S"];
const GODS: [&str; 4] = ["X", "V", "E", "A"];

pub(super) fn muddy_ride(shown: &Shown<'_>) {
    let state = shown.state;
    let secret = shown.options["mode"] == "secret";
    let size = shown.options["board"]["size"].as_u64().unwrap_or(8);
    let mut keys = vec!["animals", "arrived", "turn", "phase", "splasher"];
    if secret {
        keys.extend(["cards", "rolled"]);
    }
    assert_keys(state, &keys);
    let phase = shown.phase();
    let text = shown.possible();
    let expected = match text.split(' ').next() {
        _ if shown.at_end() => "end",
        Some("splash") => "splash",
        Some("roll") => "roll",
        Some("card") => "deal",
        _ => "jump",
    };
    assert_eq!(phase, expected, "{state}");
    let standing = state["animals"].as_object().expect("animals is an object");
    for (animal, cell) in standing {
        assert!(ANIMALS.contains(&animal.as_str()), "{state}");
        assert_cell(cell, size, size);
    }
    assert_in_order(&state["arrived"], &ANIMALS);
    assert!(
        items(&state["arrived"]).iter().all(|animal| !standing.contains_key(animal.as_str().unwrap_or("")))
    );
    assert_eq!(state["splasher"].is_string(), phase == "splash", "{state}");
    if !shown.at_end() && !shown.is_chance() {
        shown.assert_turn_is_the_decider();
    }
    if secret {
        assert_eq!(state["rolled"].is_string(), phase == "jump" || phase == "splash", "{state}");
        if state["rolled"].is_string() {
            assert_one_of(&state["rolled"], &FACES);
        }
        cards(shown);
    }
}

/// Until the game ends a view holds only its own card, then all dealt cards.
fn cards(shown: &Shown<'_>) {
    let cards = shown.state["cards"].as_object().expect("cards is an object");
    let seats: Vec<&str> = cards.keys().map(String::as_str).collect();
    assert!(cards.values().all(|card| card.as_str().is_some_and(|animal| ANIMALS.contains(&animal))));
    if shown.phase() == "deal" {
        return assert!(seats.len() < shown.seats, "{}", shown.state);
    }
    let all: Vec<String> = (0..shown.seats).map(|seat| seat.to_string()).collect();
    match shown.eyes {
        Eyes::Seat(seat) if !shown.at_end() => assert_eq!(seats, [seat.to_string()]),
        Eyes::Nobody if !shown.at_end() => assert!(seats.is_empty(), "{}", shown.state),
        // A game may be called off before all cards are dealt.
        _ if shown.at_end() => assert!(all.iter().map(String::as_str).take(seats.len()).eq(seats)),
        _ => assert_eq!(seats, all),
    }
}

pub(super) fn duel(shown: &Shown<'_>) {
    let state = shown.state;
    let keys = ["light", "dark", "turn", "phase", "has_stepped", "has_fired", "tokens", "unseen", "again"];
    assert_keys(state, &keys);
    assert_keys(&state["unseen"], &TOKENS);
    let phase = shown.phase();
    assert_one_of(&state["phase"], &["place", "open", "stepped", "fired", "ammo", "shot", "end"]);
    let board = &shown.options["board"];
    let size = |key: &str, default| board.get(key).and_then(Value::as_u64).unwrap_or(default);
    for cowboy in ["light", "dark"] {
        let at = &state[cowboy];
        if at.is_null() {
            assert!(phase == "place" || phase == "end", "{state}");
        } else if at != "through" {
            assert_cell(at, size("files", 5), size("ranks", 6));
        } else {
            assert!(shown.at_end(), "{state}");
        }
    }
    let flag = |key: &str| state[key].as_bool().unwrap_or_else(|| panic!("{key} is no flag: {state}"));
    let done = (flag("has_stepped"), flag("has_fired"));
    match phase {
        "place" | "open" | "end" => assert_eq!((done, flag("again")), ((false, false), false), "{state}"),
        "stepped" => assert_eq!((done, flag("again")), ((true, false), false), "{state}"),
        "fired" => assert_eq!(done, (false, true), "{state}"),
        "ammo" => assert!(done.1, "{state}"),
        _ => {}
    }
    assert_eq!(phase == "ammo", shown.is_chance(), "{state}");
    assert_eq!(phase == "shot", shown.possible().starts_with("shot "), "{state}");
    let unseen: i64 = TOKENS.iter().map(|kind| whole(&state["unseen"][kind])).sum();
    assert_eq!(items(&state["tokens"]).iter().map(whole).sum::<i64>(), unseen, "{state}");
    if !shown.is_chance() {
        shown.assert_turn_is_the_decider();
    }
}

pub(super) fn kangaruse(shown: &Shown<'_>) {
    const GAINS: [&str; 10] =
        ["score", "water", "food", "shelter", "toys", "gems", "coins", "chests", "echidna", "teleports"];
    let state = shown.state;
    assert_keys(state, &["kangaroos", "out", "crossed", "gained", "points", "turn", "phase"]);
    for key in ["kangaroos", "out", "gained", "points"] {
        assert_eq!(items(&state[key]).len(), shown.seats, "{key}: {state}");
    }
    let board = &shown.options["board"];
    let (files, ranks) = (board["files"].as_u64().unwrap_or(0), board["ranks"].as_u64().unwrap_or(0));
    for kangaroo in items(&state["kangaroos"]).iter().filter(|at| !at.is_null()) {
        assert_cell(kangaroo, files, ranks);
    }
    let crossed: Vec<_> = items(&state["crossed"]).iter().filter_map(Value::as_str).collect();
    assert_eq!(crossed.len(), items(&state["crossed"]).len());
    assert!(crossed.is_sorted_by(|one, next| one.as_bytes() < next.as_bytes()), "{crossed:?}");
    for gained in items(&state["gained"]) {
        for (what, count) in gained.as_object().expect("what was gained is an object") {
            assert!(GAINS.contains(&what.as_str()), "{what}");
            assert!(whole(count) > 0 || what == "score", "{gained}");
        }
    }
    assert!(items(&state["points"]).iter().all(Value::is_i64), "{state}");
    let text = shown.possible();
    let expected: &[&str] = match text.split(' ').next() {
        _ if shown.at_end() => &["end"],
        Some("start") => &["start"],
        Some("destroy") => &["destroy"],
        _ if super::super::moves::possible_texts(shown.node)
            .iter()
            .any(|text| text.starts_with("teleport ")) =>
        {
            &["stuck"]
        }
        _ => &["jump", "again"],
    };
    assert_one_of(&state["phase"], expected);
    assert_eq!(items(&state["kangaroos"]).iter().any(Value::is_null), shown.phase() == "start", "{state}");
    shown.assert_turn_is_the_decider();
}

pub(super) fn two_paths(shown: &Shown<'_>) {
    let state = shown.state;
    let phase = shown.phase();
    assert_one_of(&state["phase"], &["line", "hide", "block", "take", "end"]);
    let mut keys = vec!["south", "north", "turn", "try", "phase", "announced"];
    let blocker = shown.decider();
    let may_know = match shown.eyes {
        Eyes::All => true,
        Eyes::Seat(seat) => json!(seat.0) != blocker,
        Eyes::Nobody => false,
    };
    if phase != "block" || may_know {
        keys.push("hidden");
    }
    assert_keys(state, &keys);
    for player in ["south", "north"] {
        assert_keys(&state[player], &["F", "H", "G"]);
        for place in state[player].as_object().into_iter().flat_map(serde_json::Map::values) {
            assert!(place.is_string() || (place.is_null() && ["line", "end"].contains(&phase)), "{state}");
        }
    }
    let asked = |key: &str| state.get(key).is_some_and(|value| !value.is_null());
    match phase {
        "end" => assert!(["turn", "try", "announced", "hidden"].iter().all(|key| !asked(key)), "{state}"),
        "line" => assert_eq!((&state["try"], asked("announced"), asked("hidden")), (&json!(1), false, false)),
        "hide" => assert_eq!((asked("announced"), asked("hidden")), (false, false), "{state}"),
        _ => assert!(asked("announced") && asked("hidden") == state.get("hidden").is_some(), "{state}"),
    }
    if asked("announced") {
        assert_one_of(&state["announced"], &["F", "H", "G"]);
    }
    if asked("hidden") {
        assert_one_of(&state["hidden"], &["W", "E"]);
    }
    if !shown.at_end() {
        assert!((1..=3).contains(&whole(&state["try"])), "{state}");
        let turn = whole(&state["turn"]);
        let decides = if phase == "block" || phase == "take" { 1 - turn } else { turn };
        assert_eq!(json!(decides), shown.decider(), "{state}");
    }
}

pub(super) fn gunst(shown: &Shown<'_>) {
    let state = shown.state;
    let keys = ["round", "life", "gods", "field", "doubled", "in_play", "spent", "say", "phase", "to_act"];
    assert_keys(state, &keys);
    let phase = shown.phase();
    let phases = [
        "ting",
        "say",
        "favour",
        "lead-judgement",
        "judgement",
        "lead-K",
        "lead-W",
        "F",
        "lead-T",
        "lead-S",
        "S",
        "end",
    ];
    assert_one_of(&state["phase"], &phases);
    for key in ["life", "gods", "field", "doubled", "in_play"] {
        assert_eq!(items(&state[key]).len(), 2, "{key}: {state}");
    }
    for seat in 0..2 {
        assert_keys(&state["gods"][seat], &GODS);
        assert!(GODS.iter().all(|god| (0..=3).contains(&whole(&state["gods"][seat][god]))), "{state}");
        assert_keys(&state["field"][seat], &ROWS);
        assert!(ROWS.iter().all(|row| whole(&state["field"][seat][row]) >= 0), "{state}");
        assert_in_order(&state["doubled"][seat], &ROWS);
        assert_in_order(&state["in_play"][seat], &GODS);
        for god in items(&state["in_play"][seat]) {
            assert_eq!(
                state["gods"][seat][god.as_str().unwrap_or("")],
                3,
                "a god in play shows plane 3: {state}"
            );
        }
        assert!(whole(&state["life"][seat]) >= 0);
    }
    let rounds = shown.options["rounds"].as_i64().unwrap_or(4);
    assert!((1..=rounds).contains(&whole(&state["round"])), "{state}");
    assert_eq!(state["spent"].is_null(), shown.options["kin"] == "return", "{state}");
    if !state["spent"].is_null() {
        for spent in items(&state["spent"]) {
            assert_keys(spent, &ROWS);
        }
    }
    assert_eq!(items(&state["life"]).contains(&json!(0)), shown.at_end() && phase == "end" && is_dead(state));
    match phase {
        "ting" => assert_eq!(state["to_act"], json!([0, 1])),
        "say" | "end" => assert_eq!(state["to_act"], json!([])),
        _ => assert_eq!(state["to_act"], json!([shown.decider()])),
    }
    assert_eq!(phase == "say", shown.is_chance(), "{state}");
    let known = state["say"].is_number();
    assert!(known || ["ting", "say", "end"].contains(&phase), "{state}");
    assert!(!known || !["ting", "say"].contains(&phase), "{state}");
}

fn is_dead(state: &Value) -> bool {
    items(&state["life"]).iter().any(|life| life == 0)
}
