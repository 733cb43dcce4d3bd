//! Playing touches no heap: that is what makes it fast.

use gambol_core::{Playable, random_game};
use gambol_laws::{Walk, after, everywhere};

/// A loop of random games as bots and solvers play them.
fn playing_touches_no_heap<G: Playable>(walk: &mut Walk<G>) {
    let game = walk.table.game();
    let allocated = allocation_counter::measure(|| {
        for _ in 0..4 {
            random_game(game, &mut game.start(), &mut walk.dice, 400);
        }
    });
    assert_eq!(allocated.count_total, 0);
}

#[test]
fn playing_loops_of_all_games_and_modes_touch_no_heap() {
    everywhere!(after, 60, playing_touches_no_heap);
}
