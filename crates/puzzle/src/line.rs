//! What follows a move if everybody plays their best: how a right one wins, how a wrong one is punished.

use crate::truth::Truth;
use gambol_core::{Action, AnyMatch, Node, Seat};
use gambol_solve::Opening;

/// No line is longer than this.
pub(crate) const LONGEST: usize = 24;

/// A value this close to 1 is a sure win.
pub(crate) const SURE: f64 = 1.0 - 1e-7;

/// A move of a seat with all that follows: to the end where that is sure, otherwise until the seat is asked again. The
/// match is left as it was found.
pub(crate) fn after(
    game: &mut dyn AnyMatch,
    truth: &Truth,
    asked: Seat,
    action: &str,
) -> Option<Vec<Action>> {
    together(game, truth, asked, Action::One(action.to_owned()))
}

/// The same after choices that were made at the same time.
pub(crate) fn together(
    game: &mut dyn AnyMatch,
    truth: &Truth,
    asked: Seat,
    choices: Action,
) -> Option<Vec<Action>> {
    let before = game.ply();
    let line = follow(game, truth, asked, choices);
    game.undo(game.ply() - before);
    line
}

fn follow(game: &mut dyn AnyMatch, truth: &Truth, asked: Seat, first: Action) -> Option<Vec<Action>> {
    game.apply(&first).ok()?;
    let mut line = vec![first];
    while line.len() < LONGEST {
        let next = match game.node() {
            Node::End(_) | Node::Simultaneous { .. } => break,
            Node::Decision { seat, .. } => {
                let is_own = seat == asked;
                if is_own && truth.value(game, asked).is_none_or(|value| value.abs() < SURE) {
                    break;
                }
                Action::One(best(truth.moves(game, seat)?)?)
            }
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
