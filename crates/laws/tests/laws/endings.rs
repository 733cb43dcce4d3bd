//! How games end.

use gambol_laws::{after, along, everywhere, laws};

#[test]
fn every_game_ends_within_its_cap() {
    everywhere!(after, 300, laws::every_game_ends_within_its_cap);
}

#[test]
fn returns_add_up_to_zero() {
    everywhere!(after, 200, laws::returns_add_up_to_zero);
}

#[test]
fn winners_are_named_in_ascending_order() {
    everywhere!(after, 200, laws::winners_are_named_in_ascending_order);
}

#[test]
fn points_decide_only_in_kangaruse() {
    everywhere!(after, 200, laws::points_decide_only_in_kangaruse);
}

#[test]
fn an_outcome_is_for_the_end() {
    everywhere!(along, 40, laws::an_outcome_is_for_the_end);
}

#[test]
fn limits_are_applied_as_the_rules_say() {
    everywhere!(after, 120, laws::limits_are_applied_as_the_rules_say);
}
