//! Lists of legal moves hold what they say they hold.

use super::moves::Seen;
use crate::Walk;
use crate::samples::Sampled;
use gambol_core::{Node, Playable};
use std::collections::HashSet;

/// A seat that is to move has a move, and no list names a move twice.
pub fn legal_lists_are_never_empty_and_hold_no_duplicates<G: Playable>(walk: &mut Walk<G>) {
    for seat in walk.to_act() {
        let legal = walk.legal(seat);
        assert!(!legal.is_empty(), "seat {seat} is to move and has no move");
        let moves: HashSet<_> = legal.iter().collect();
        assert_eq!(moves.len(), legal.len(), "seat {seat}: a move stands twice in {legal:?}");
        let texts: HashSet<_> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), legal.len(), "seat {seat}: two moves are written alike");
    }
}

/// A seat that is not to move has no moves.
pub fn a_seat_that_is_not_to_move_has_no_moves<G: Playable>(walk: &mut Walk<G>) {
    let to_act = walk.to_act();
    for seat in walk.seats().filter(|seat| !to_act.contains(seat)) {
        assert_eq!(walk.legal(seat), [], "seat {seat}, where it is {:?}", walk.table.turn());
    }
}

/// A list knows its length at every step, and jumps to where stepping would have led.
pub fn legal_lists_know_their_length<G: Playable>(walk: &mut Walk<G>) {
    let game = walk.table.game();
    let pos = walk.table.position();
    for seat in walk.to_act() {
        let legal = walk.legal(seat);
        let mut list = game.legal_moves(pos, seat);
        for (gone, m) in legal.iter().enumerate() {
            let left = legal.len() - gone;
            assert_eq!((list.len(), list.size_hint()), (left, (left, Some(left))), "seat {seat}");
            assert_eq!(list.next().as_ref(), Some(m), "seat {seat}: another order at the second look");
        }
        assert_eq!((list.len(), list.next(), list.next()), (0, None, None), "seat {seat}: after the last");
        for _ in 0..6 {
            let index = walk.dice.index(legal.len());
            let further = walk.dice.index(legal.len());
            let mut list = game.legal_moves(pos, seat);
            assert_eq!(list.nth(index).as_ref(), legal.get(index), "seat {seat}: nth({index})");
            assert_eq!(list.len(), legal.len() - index - 1, "seat {seat}: left after nth({index})");
            let beyond = index + 1 + further;
            assert_eq!(list.nth(further).as_ref(), legal.get(beyond), "seat {seat}: {index}, then {further}");
            assert_eq!(list.next().as_ref(), legal.get(beyond + 1), "seat {seat}: the one after those");
        }
        assert_eq!(game.legal_moves(pos, seat).nth(legal.len()), None, "seat {seat}: nth beyond the end");
    }
}

/// A node lists every move once, in byte order.
pub fn a_node_lists_every_move_in_byte_order<G: Playable>(walk: &mut Walk<G>) {
    let lists: Vec<_> = match Seen::of(&walk.table).node {
        Node::Decision { seat, legal } => vec![(seat, legal)],
        Node::Simultaneous { legal } => legal,
        Node::Chance { .. } | Node::End(_) => Vec::new(),
    };
    assert_eq!(lists.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), walk.to_act());
    for (seat, texts) in lists {
        assert!(texts.windows(2).all(|pair| pair[0] < pair[1]), "seat {seat}: {texts:?}");
        assert_eq!(texts.len(), walk.legal(seat).len(), "seat {seat}");
    }
}

/// A choice with a single way is asked only where the rules say that it is always asked.
pub fn what_leaves_no_choice_is_not_asked<G: Sampled>(walk: &mut Walk<G>) {
    let seen = Seen::of(&walk.table);
    let Node::Decision { legal, .. } = &seen.node else { return };
    assert!(legal.len() > 1 || G::is_always_asked(&seen.state), "only {legal:?} is possible: {}", seen.state);
}
