//! Numbered positions, in the games that have them.

use gambol_games::{duel::Duel, muddy_ride::MuddyRide, two_paths::TwoPaths};
use gambol_laws::{along, laws};

#[test]
fn a_numbered_position_comes_back_as_itself() {
    along::<MuddyRide>(100, laws::a_numbered_position_comes_back_as_itself);
    along::<Duel>(100, laws::a_numbered_position_comes_back_as_itself);
    along::<TwoPaths>(100, laws::a_numbered_position_comes_back_as_itself);
}

#[test]
fn every_opening_of_a_turn_is_numbered() {
    along::<MuddyRide>(100, laws::every_opening_of_a_turn_is_numbered);
    along::<Duel>(100, laws::every_opening_of_a_turn_is_numbered);
    along::<TwoPaths>(100, laws::every_opening_of_a_turn_is_numbered);
}

#[test]
fn a_position_is_found_under_its_number_only() {
    along::<MuddyRide>(20, laws::a_position_is_found_under_its_number_only);
    along::<Duel>(20, laws::a_position_is_found_under_its_number_only);
    along::<TwoPaths>(20, laws::a_position_is_found_under_its_number_only);
}
