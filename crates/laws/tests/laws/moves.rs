//! What may be played, and what may not.

use gambol_laws::{along, everywhere, laws};

#[test]
fn legal_moves_are_accepted() {
    everywhere!(along, 60, laws::legal_moves_are_accepted);
}

#[test]
fn all_other_moves_are_refused() {
    everywhere!(along, 60, laws::all_other_moves_are_refused);
}

#[test]
fn texts_that_are_not_legal_are_refused_and_change_nothing() {
    everywhere!(along, 8, laws::texts_that_are_not_legal_are_refused_and_change_nothing);
}

#[test]
fn actions_of_the_wrong_form_are_refused() {
    everywhere!(along, 6, laws::actions_of_the_wrong_form_are_refused);
}

#[test]
fn a_bad_secret_choice_takes_no_good_one() {
    everywhere!(along, 20, laws::a_bad_secret_choice_takes_no_good_one);
}

#[test]
fn legal_lists_are_never_empty_and_hold_no_duplicates() {
    everywhere!(along, 100, laws::legal_lists_are_never_empty_and_hold_no_duplicates);
}

#[test]
fn legal_lists_know_their_length() {
    everywhere!(along, 100, laws::legal_lists_know_their_length);
}

#[test]
fn a_node_lists_every_move_in_byte_order() {
    everywhere!(along, 40, laws::a_node_lists_every_move_in_byte_order);
}

#[test]
fn what_leaves_no_choice_is_not_asked() {
    everywhere!(along, 30, laws::what_leaves_no_choice_is_not_asked);
}

#[test]
fn outcomes_of_chance_have_weights_and_names() {
    everywhere!(along, 100, laws::outcomes_have_weights_and_names);
}

#[test]
fn chance_waits_for_its_turn() {
    everywhere!(along, 100, laws::chance_waits_for_its_turn);
}
