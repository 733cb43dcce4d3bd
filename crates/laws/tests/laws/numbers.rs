//! Numbered positions, in the games that have them.

use gambol_core::Indexed;
use gambol_games::{duel::Duel, muddy_ride::MuddyRide, two_paths::TwoPaths};
use gambol_laws::samples::Sampled;
use gambol_laws::{Walk, along, laws};
use std::cell::Cell;

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

/// How many numbered positions ten games of each mode come by.
fn numbered_positions<G: Sampled + Indexed>() -> u32 {
    let met = Cell::new(0);
    along(10, |walk: &mut Walk<G>| {
        let numbered = walk.table.game().number(walk.table.position()).is_some();
        met.set(met.get() + u32::from(numbered));
    });
    met.get()
}

#[test]
fn games_come_by_many_numbered_positions() {
    assert!(numbered_positions::<MuddyRide>() > 500);
    assert!(numbered_positions::<Duel>() > 200);
    assert!(numbered_positions::<TwoPaths>() > 500);
}
