//! Options, states and drawings.

use gambol_laws::{after, along, everywhere, laws};

#[test]
fn options_round_trip() {
    everywhere!(after, 60, laws::options_round_trip);
}

#[test]
fn given_options_are_kept() {
    everywhere!(after, 60, laws::given_options_are_kept);
}

#[test]
fn seats_have_names() {
    everywhere!(after, 40, laws::seats_have_names);
}

#[test]
fn a_state_has_exactly_the_keys_of_the_rule_file() {
    everywhere!(along, 16, laws::a_state_has_exactly_the_keys_of_the_rule_file);
}

#[test]
fn phase_and_turn_tell_the_end() {
    everywhere!(along, 30, laws::phase_and_turn_tell_the_end);
}

#[test]
fn views_differ_only_in_secrets() {
    everywhere!(along, 12, laws::views_differ_only_in_secrets);
}

#[test]
fn a_drawn_position_fits_a_terminal() {
    everywhere!(along, 5, laws::a_drawn_position_fits_a_terminal);
}
