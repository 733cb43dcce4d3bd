//! How moves are written.

use gambol_laws::{along, everywhere, laws};

#[test]
fn notation_round_trips() {
    everywhere!(along, 60, laws::notation_round_trips);
}

#[test]
fn notation_has_one_spelling() {
    everywhere!(along, 100, laws::notation_has_one_spelling);
}
