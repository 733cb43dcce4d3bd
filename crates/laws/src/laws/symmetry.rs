//! Symmetric boards give symmetric games.

use super::moves::Seen;
use crate::Walk;
use crate::mirrors::Mirror;
use crate::samples::Sampled;
use gambol_core::{Action, AnyMatch, Match, Playable};

/// A game translated to a mirrored board is legal there, word for word, and ends the same.
pub fn symmetric_boards_give_symmetric_games<G: Sampled>(walk: &mut Walk<G>) {
    for mirror in G::mirrors(&walk.options()) {
        let mut table = Match::<G>::from_options(&walk.options()).expect("these are the game's own options");
        let mut mirrored = Match::<G>::from_options(&mirror.options)
            .unwrap_or_else(|error| panic!("{}: {error}: {:?}", mirror.name, mirror.options));
        let counted_at = walk.dice.index(walk.table.ply() + 1);
        for run in runs(walk) {
            if !(mirror.asks_the_other_first && run.is_one_by_one) {
                assert_same_node(&mirror, &table, &mirrored);
            }
            if table.ply() == counted_at && !mirror.asks_the_other_first {
                assert_same_counts(&mirror, &mut table, &mut mirrored);
            }
            for action in &run.actions {
                table.apply(action).unwrap_or_else(|error| panic!("{action}: {error}"));
            }
            for action in told(&mirror, &run.actions) {
                mirrored.apply(&action).unwrap_or_else(|error| panic!("{}: {action}: {error}", mirror.name));
            }
        }
        assert_same_node(&mirror, &table, &mirrored);
    }
}

fn assert_same_node<G: Playable>(mirror: &Mirror, table: &Match<G>, mirrored: &Match<G>) {
    let actions: Vec<_> = mirrored.actions().iter().map(ToString::to_string).collect();
    let expected = mirror.node(&table.node());
    let found = mirrored.node();
    assert_eq!(found, expected, "{}, after {}", mirror.name, actions.join(", "));
}

/// As many ways on there as here, where that is quickly counted.
fn assert_same_counts<G: Playable>(mirror: &Mirror, table: &mut Match<G>, mirrored: &mut Match<G>) {
    let wide = AnyMatch::perft(table, 1) > 40;
    let depth = if wide { 1 } else { 3 };
    assert_eq!(
        AnyMatch::perft(mirrored, depth),
        AnyMatch::perft(table, depth),
        "perft {depth}: {}",
        mirror.name
    );
}

/// Actions that follow each other.
struct Run {
    actions: Vec<Action>,
    /// Whether the players are asked one after the other here, and neither answer touches the other's.
    is_one_by_one: bool,
}

/// The actions of a game in runs: those asked one by one together, each of the others alone.
fn runs<G: Sampled>(walk: &Walk<G>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for (ply, action) in walk.table.actions().into_iter().enumerate() {
        let state = Seen::of_after(&walk.table, ply).expect("so many plies were played");
        let is_one_by_one = G::is_one_by_one(&state);
        match runs.last_mut() {
            Some(run) if is_one_by_one && run.is_one_by_one => run.actions.push(action),
            _ => runs.push(Run { actions: vec![action], is_one_by_one }),
        }
    }
    runs
}

/// A run of actions in the mirror's words and order.
fn told(mirror: &Mirror, run: &[Action]) -> Vec<Action> {
    let mut told: Vec<_> = run.iter().map(|action| mirror.action(action)).collect();
    if mirror.asks_the_other_first {
        told.reverse();
    }
    told
}
