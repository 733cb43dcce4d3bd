//! What was played can be played again, and only that.

use gambol_games::gunst::Gunst;
use gambol_laws::{after, along, everywhere, laws};

#[test]
fn a_record_replays_to_the_same_moment() {
    everywhere!(after, 40, laws::a_record_replays_to_the_same_moment);
}

#[test]
fn a_bare_record_replays_too() {
    everywhere!(after, 20, laws::a_bare_record_replays_too);
}

#[test]
fn a_changed_action_is_noticed() {
    everywhere!(after, 60, laws::a_changed_action_is_noticed);
}

#[test]
fn actions_left_out_or_added_are_noticed() {
    everywhere!(after, 20, laws::actions_left_out_or_added_are_noticed);
}

#[test]
fn a_changed_hash_is_noticed() {
    everywhere!(after, 40, laws::a_changed_hash_is_noticed);
}

#[test]
fn a_changed_result_is_noticed() {
    everywhere!(after, 20, laws::a_changed_result_is_noticed);
}

#[test]
fn a_record_of_something_else_is_noticed() {
    everywhere!(after, 20, laws::a_record_of_something_else_is_noticed);
}

#[test]
fn undo_brings_back_the_very_same_moment() {
    everywhere!(after, 30, laws::undo_brings_back_the_very_same_moment);
}

#[test]
fn undo_takes_back_as_many_as_asked_or_none() {
    everywhere!(after, 60, laws::undo_takes_back_as_many_as_asked_or_none);
}

#[test]
fn a_waiting_choice_is_neither_lost_nor_left_over() {
    along::<Gunst>(40, laws::a_waiting_choice_is_neither_lost_nor_left_over);
}

#[test]
fn counting_leaves_a_waiting_choice_waiting() {
    along::<Gunst>(2, laws::counting_leaves_a_waiting_choice_waiting);
}

/// Hashes cover a state as JSON text; a dependency that keeps keys in another order would change every one of them.
#[test]
fn json_objects_are_written_with_sorted_keys() {
    let state: serde_json::Value =
        serde_json::from_str(r#"{"b": 1, "a": {"d": 2, "c": 3}}"#).expect("this is JSON");
    assert_eq!(state.to_string(), r#"{"a":{"c":3,"d":2},"b":1}"#);
}
