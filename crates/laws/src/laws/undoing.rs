//! Taking back.

use super::moves::Seen;
use crate::Walk;
use gambol_core::{AnyMatch, Playable, Ply, Turn};

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

/// A secret choice that waits for the others is taken back with the action before it, and waits unharmed while the ways
/// on are counted.
pub fn a_waiting_choice_is_neither_lost_nor_left_over<G: Playable>(walk: &mut Walk<G>) {
    let Turn::Together(owing) = walk.table.turn() else { return };
    let before = Seen::of(&walk.table);
    let seat = owing.iter().next().expect("somebody owes a choice");
    let m = walk.dice.pick(walk.table.game().legal_moves(walk.table.position(), seat));
    let mut table = walk.another_table(walk.table.plies());
    table.commit(seat, m).unwrap_or_else(|refusal| panic!("seat {seat}: {m}: {refusal:?}"));
    let waiting = *table.position();
    assert_eq!((table.ply(), table.turn()), (walk.table.ply(), Turn::Together(owing.without(seat))));
    assert_eq!(
        AnyMatch::perft(&mut table, 1),
        walk.legal(owing.without(seat).iter().next().unwrap_or(seat)).len() as u64
    );
    assert_eq!(AnyMatch::actions(&table), AnyMatch::actions(&walk.table));
    assert_eq!(*table.position(), waiting, "counting has changed what waits");
    assert_eq!(AnyMatch::undo(&mut table, 1), walk.table.ply() > 0);
    if let Some(last) = walk.table.plies().last().copied() {
        table.play_ply_unchecked(last);
        assert_eq!(Seen::of(&table), before, "played on again");
    }
}

/// Counting the ways on leaves a secret choice waiting as it was, however deep it counts.
pub fn counting_leaves_a_waiting_choice_waiting<G: Playable>(walk: &mut Walk<G>) {
    let Turn::Together(owing) = walk.table.turn() else { return };
    let Some(Ply::Together(choices)) = walk.random_ply() else { panic!("several are to choose") };
    let last = owing.iter().last().expect("somebody owes a choice");
    let mut table = walk.another_table(walk.table.plies());
    for seat in owing.iter().filter(|seat| *seat != last) {
        table.commit(seat, choices[seat].expect("it has a choice")).expect("the choice is legal");
    }
    let waiting = *table.position();
    let ways = walk.legal(last).into_iter().map(|m| {
        let mut choices = choices;
        choices[last] = Some(m);
        let mut after = walk.another_table(walk.table.plies());
        after.play_ply_unchecked(Ply::Together(choices));
        AnyMatch::perft(&mut after, 1)
    });
    assert_eq!(AnyMatch::perft(&mut table, 2), ways.sum::<u64>());
    assert_eq!((*table.position(), table.ply()), (waiting, walk.table.ply()), "the choice no longer waits");
}
