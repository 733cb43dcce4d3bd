//! Taking back.

use super::moves::Seen;
use crate::Walk;
use gambol_core::{AnyMatch, Playable};

/// Taking back brings back the very same node and state, all the way to the start, and so does playing on again.
pub fn undo_brings_back_the_very_same_moment<G: Playable>(walk: &mut Walk<G>) {
    let plies = walk.table.plies().to_vec();
    let last = Seen::of(&walk.table);
    let mut moments = Vec::new();
    while !walk.table.plies().is_empty() {
        assert!(AnyMatch::undo(&mut walk.table, 1));
        moments.push(Seen::of(&walk.table));
    }
    assert!(!AnyMatch::undo(&mut walk.table, 1), "nothing is left to take back");
    for ply in &plies {
        assert_eq!(moments.pop().as_ref(), Some(&Seen::of(&walk.table)), "before {ply:?}");
        walk.table.play_ply_unchecked(*ply);
    }
    assert_eq!(Seen::of(&walk.table), last, "at the end");
}

/// Taking back several actions at once is taking them back one by one; more than were played are not taken back at all.
pub fn undo_takes_back_as_many_as_asked_or_none<G: Playable>(walk: &mut Walk<G>) {
    let plies = walk.table.plies().to_vec();
    let last = Seen::of(&walk.table);
    assert!(!AnyMatch::undo(&mut walk.table, plies.len() + 1));
    assert_eq!(Seen::of(&walk.table), last);
    for _ in 0..4 {
        let count = walk.dice.index(plies.len() + 1);
        assert!(AnyMatch::undo(&mut walk.table, count));
        assert_eq!(walk.table.plies(), &plies[..plies.len() - count]);
        for ply in &plies[plies.len() - count..] {
            walk.table.play_ply_unchecked(*ply);
        }
        assert_eq!(Seen::of(&walk.table), last, "after taking back {count}");
    }
}
