//! Numbered positions, in the games that have them.

use gambol_core::Indexed;
use gambol_games::{duel::Duel, muddy_ride::MuddyRide, two_paths::TwoPaths};
use gambol_laws::samples::Sampled;
use gambol_laws::{Walk, along, numbered};
use std::cell::Cell;

#[test]
fn numbers_stand_for_positions_and_positions_for_numbers() {
    numbered::<MuddyRide>(60);
    numbered::<Duel>(60);
    numbered::<TwoPaths>(60);
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
