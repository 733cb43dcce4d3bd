//! Symmetric boards give symmetric games.

use gambol_laws::{after, everywhere, laws};

#[test]
fn symmetric_boards_give_symmetric_games() {
    everywhere!(after, 20, laws::symmetric_boards_give_symmetric_games);
}
