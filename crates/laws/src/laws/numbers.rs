//! Numbered positions, what tables are made of.

use crate::Walk;
use gambol_core::{Indexed, Playable, Turn};

/// A numbered position comes back as itself.
pub fn a_numbered_position_comes_back_as_itself<G: Playable + Indexed>(walk: &mut Walk<G>) {
    let game = walk.table.game();
    let pos = walk.table.position();
    let Some(number) = game.number(pos) else { return };
    assert!(number < game.numbers(), "{number} of {}", game.numbers());
    assert_eq!(game.numbered(number).as_ref(), Some(pos), "number {number}");
    assert!(matches!(walk.table.turn(), Turn::Seat(_)), "only positions that open a turn are numbered");
}

/// Every position that opens a turn has a number, in a game that numbers any.
pub fn every_opening_of_a_turn_is_numbered<G: Playable + Indexed>(walk: &mut Walk<G>) {
    let game = walk.table.game();
    let pos = walk.table.position();
    let opens = walk.table.turn() != Turn::Over && game.opens_turn(pos);
    if game.numbers() > 0 && opens {
        assert!(game.number(pos).is_some(), "{pos:?}");
    }
}

/// A number that stands for a position is that position's number.
pub fn a_position_is_found_under_its_number_only<G: Playable + Indexed>(walk: &mut Walk<G>) {
    let game = walk.table.game();
    let numbers = game.numbers();
    if numbers == 0 {
        return;
    }
    for _ in 0..8 {
        let number = walk.dice.bits() % numbers;
        if let Some(pos) = game.numbered(number) {
            assert_eq!(game.number(&pos), Some(number), "{pos:?}");
        }
    }
    assert_eq!(game.numbered(numbers), None, "there are only {numbers}");
    assert_eq!(game.numbered(u64::MAX), None);
}
