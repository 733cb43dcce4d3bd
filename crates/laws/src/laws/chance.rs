//! What chance may do.

use crate::Walk;
use gambol_core::{Playable, Turn};
use std::collections::HashSet;

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
