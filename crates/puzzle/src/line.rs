//! What follows a move if everybody plays their best: how a right one wins, how a wrong one is punished.

use crate::truth::Truth;
use gambol_core::{Action, AnyMatch, Node, Seat};
use gambol_solve::Opening;
use std::collections::BTreeMap;

/// No line is longer than this.
pub(crate) const LONGEST: usize = 24;

/// A value this close to 1 is a sure win.
pub(crate) const SURE: f64 = 1.0 - 1e-7;

/// A move of a seat with all that follows: to the end where that is sure, otherwise until the seat is asked again. The
/// match is left as it was found.
pub(crate) fn after(game: &mut dyn AnyMatch, truth: &Truth, asked: Seat, action: &str) -> Option<Vec<Action>> {
    let before = game.ply();
    let line = follow(game, truth, asked, action);
    game.undo(game.ply() - before);
    line
}

fn follow(game: &mut dyn AnyMatch, truth: &Truth, asked: Seat, action: &str) -> Option<Vec<Action>> {
    let first = match game.node() {
        Node::Simultaneous { legal } => {
            let mut chosen = BTreeMap::new();
            for (seat, _) in legal {
                let own = if seat == asked { action.to_owned() } else { best(truth.moves(game, seat)?)? };
                chosen.insert(seat.to_string(), own);
            }
            // Whoever is punished meets the answer that hurts most.
            Action::Together(worst(game, truth, asked, chosen))
        }
        _ => Action::One(action.to_owned()),
    };
    game.apply(&first).ok()?;
    let mut line = vec![first];
    while line.len() < LONGEST {
        let next = match game.node() {
            Node::End(_) => break,
            Node::Decision { seat, .. } => {
                let is_own = seat == asked;
                if is_own && truth.value(game, asked).is_none_or(|value| value.abs() < SURE) {
                    break;
                }
                Action::One(best(truth.moves(game, seat)?)?)
            }
            Node::Simultaneous { .. } => break,
            Node::Chance { outcomes } => {
                let worth = |game: &mut dyn AnyMatch, outcome: &str| {
                    game.apply(&Action::One(outcome.to_owned())).ok()?;
                    let value = truth.value(game, asked);
                    game.undo(1);
                    value
                };
                let mut worst: Option<(f64, String)> = None;
                for (outcome, _) in outcomes {
                    let value = worth(game, &outcome)?;
                    if worst.as_ref().is_none_or(|(least, _)| value < *least) {
                        worst = Some((value, outcome));
                    }
                }
                Action::One(worst?.1)
            }
        };
        game.apply(&next).ok()?;
        line.push(next);
    }
    Some(line)
}

/// The move that best play makes most often.
pub(crate) fn best(moves: Vec<Opening>) -> Option<String> {
    let rank = |opening: &Opening| ((opening.share * 1e6).round(), opening.value.rank());
    let best = moves.into_iter().reduce(|best, next| if rank(&next) > rank(&best) { next } else { best });
    best.map(|opening| opening.action)
}

/// The choices of all with those of the others that best play makes at all and that are worst for the seat.
fn worst(
    game: &mut dyn AnyMatch,
    truth: &Truth,
    asked: Seat,
    chosen: BTreeMap<String, String>,
) -> BTreeMap<String, String> {
    let mut worst = (f64::INFINITY, chosen.clone());
    let others: Vec<Seat> = chosen.keys().filter_map(|seat| seat.parse().ok().map(Seat)).collect();
    for other in others.into_iter().filter(|&seat| seat != asked) {
        for opening in truth.moves(game, other).unwrap_or_default() {
            if opening.share < 0.01 {
                continue;
            }
            let mut tried = chosen.clone();
            tried.insert(other.to_string(), opening.action);
            if game.apply(&Action::Together(tried.clone())).is_err() {
                continue;
            }
            let value = truth.value(game, asked).unwrap_or(f64::INFINITY);
            game.undo(1);
            if value < worst.0 {
                worst = (value, tried);
            }
        }
    }
    worst.1
}
