//! What chance may do.

use crate::Walk;
use gambol_core::{Playable, Ply, Turn};
use std::cell::Cell;
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

/// Every outcome of chance has a weight above 0 and a name of its own, and leads somewhere; a single one is not asked.
pub fn outcomes_have_weights_and_names<G: Playable>(walk: &mut Walk<G>) {
    if walk.table.turn() != Turn::Chance {
        return;
    }
    let outcomes = walk.outcomes();
    assert!(outcomes.len() > 1, "chance has no choice: {outcomes:?}");
    assert!(outcomes.iter().all(|(_, weight)| *weight > 0), "{outcomes:?}");
    let names: HashSet<_> = outcomes.iter().map(|(m, _)| m.to_string()).collect();
    assert_eq!(names.len(), outcomes.len(), "{outcomes:?}");
    for (m, _) in outcomes {
        let mut next = *walk.table.position();
        walk.table.game().fall_unchecked(&mut next, m);
        assert_ne!(next, *walk.table.position(), "{m} changes nothing");
    }
}

/// Chance has outcomes only where it is chance's turn.
pub fn chance_waits_for_its_turn<G: Playable>(walk: &mut Walk<G>) {
    if walk.table.turn() != Turn::Chance {
        let outcomes = walk.table.game().outcomes(walk.table.position()).count();
        assert_eq!(outcomes, 0, "it is {:?}", walk.table.turn());
    }
}

/// Nobody plays what is left to chance, and chance does not play for a seat: breaking that contract is caught.
pub fn seats_and_chance_keep_apart<G: Playable>(walk: &mut Walk<G>) {
    let (game, table) = (walk.table.game(), &walk.table);
    let played = |by_chance: bool| {
        table.plies().iter().enumerate().find_map(|(ply, played)| {
            let turn = game.turn(table.position_after(ply)?);
            match played {
                Ply::One(m) if (turn == Turn::Chance) == by_chance => Some(*m),
                Ply::Together(choices) if !by_chance => choices.iter().find_map(|(_, choice)| *choice),
                _ => None,
            }
        })
    };
    if let Some(m) = played(false) {
        assert!(panics(|| game.fall_unchecked(&mut table.position().clone(), m)), "{m} falls by chance");
    }
    if let Some(m) = played(true) {
        for seat in walk.seats() {
            assert!(
                panics(|| game.play_unchecked(&mut table.position().clone(), seat, m)),
                "seat {seat} plays {m}"
            );
        }
    }
}

thread_local! {
    /// Whether a panic of this thread is expected, so that nothing need be said about it.
    static EXPECTED: Cell<bool> = const { Cell::new(false) };
}

/// Whether this panics, without a word on the terminal.
fn panics(act: impl FnOnce()) -> bool {
    static QUIET: Once = Once::new();
    QUIET.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |info| {
            if !EXPECTED.get() {
                usual(info);
            }
        }));
    });
    EXPECTED.set(true);
    let caught = catch_unwind(AssertUnwindSafe(act));
    EXPECTED.set(false);
    caught.is_err()
}
