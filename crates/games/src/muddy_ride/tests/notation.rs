//! Moves as text, and positions as numbers.

use super::*;
use gambol_core::Indexed;
use proptest::prelude::*;

/// Every move that can be written, and the empty splash, which cannot.
fn all_moves() -> Vec<Move> {
    let fields = || Field::all(8);
    let pictured =
        Animal::ALL.into_iter().flat_map(|animal| fields().map(move |to| Move::JumpOf(animal, to)));
    let mut moves: Vec<_> = fields().map(Move::Jump).chain(pictured).collect();
    moves.push(Move::Pass);
    moves.extend((0..16).map(|bits| Move::Splash(Animals::from_bits(bits))));
    moves.extend(Animal::ALL.map(Move::Card));
    moves.extend(Face::ALL.map(Move::Roll));
    moves
}

#[test]
fn most_numbers_stand_for_a_position() {
    let game = MuddyRide::from_options(&Map::new()).unwrap();
    assert_eq!(game.numbers(), 4 * 32u64.pow(4));
    let step = 4001;
    let hits = (0..game.numbers()).step_by(step).filter(|&number| game.numbered(number).is_some()).count();
    assert!(hits * 100 > game.numbers() as usize / step * 75, "{hits}");
}

#[test]
fn every_move_has_one_spelling() {
    for m in all_moves().into_iter().filter(|&m| m != Move::Splash(Animals::NONE)) {
        assert_eq!(m.to_string().parse(), Ok(m));
    }
    let wrong =
        ["", "Pass", "pass ", "c9", "i1", "N:", ":c3", "n:c3", "NE:c3", "splash", "splash ", "splash EN"];
    let wrong_too =
        ["splash NN", "splash  N", "card", "card NE", "roll EN", "roll N", "roll NN", "N: c3", "c3\n"];
    for text in wrong.into_iter().chain(wrong_too) {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}

proptest! {
    #[test]
    fn the_notation_survives_any_text_and_writes_what_it_read(text in "\\PC*|[NESWa-h1-9: ]{0,6}|(splash|card|roll) [NESW]{0,4}") {
        if let Ok(m) = text.parse::<Move>() {
            prop_assert_eq!(m.to_string(), text);
        }
    }
}
