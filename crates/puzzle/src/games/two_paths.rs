//! Two Paths: which way, and how often? Where to hide an animal, where to block, whether to take.

use super::{Draft, Puzzled, goal_of, one_right, options, phase, rounded};
use crate::puzzle::{Goal, Judged};
use crate::truth::Truth;
use gambol_core::{Action, AnyMatch, Dice, Node, Seat};
use serde_json::{Map, Value};

pub(super) struct Asked;

/// A mixture is asked for where it gains at least this much on doing always the same.
const GAIN: f64 = 0.05;

impl Puzzled for Asked {
    fn file(&self) -> &'static str {
        include_str!("../../puzzles/two-paths.json")
    }

    fn ground(&self, number: u64) -> Map<String, Value> {
        options([("rows", (6 + number % 2).into())])
    }

    fn question(
        &self,
        game: &mut dyn AnyMatch,
        truth: &Truth,
        seat: Seat,
        dice: &mut Dice,
    ) -> Option<(Goal, Vec<String>)> {
        let moves = truth.moves(game, seat)?;
        let all = || moves.iter().map(|opening| opening.action.clone()).collect::<Vec<_>>();
        let pure = || Some((goal_of(&moves)?, all()));
        match phase(game).as_str() {
            "take" => pure(),
            "block" => mixture(game, truth, seat, &all()).map(|_| (Goal::Mix, all())),
            "hide" => {
                let best = crate::line::best(moves.clone())?;
                let animal = best.get(..2)?.to_owned();
                let sides = vec![format!("{animal}E"), format!("{animal}W")];
                // Most often both ways are good, and the question is how often.
                if dice.below(4) > 0 && mixture(game, truth, seat, &sides).is_some() {
                    return Some((Goal::Mix, sides));
                }
                pure()
            }
            _ => None,
        }
    }

    fn certify(
        &self,
        game: &mut dyn AnyMatch,
        truth: &Truth,
        seat: Seat,
        goal: Goal,
        listed: &[String],
    ) -> Option<Draft> {
        if goal != Goal::Mix {
            return one_right(game, truth, seat, goal, listed);
        }
        let (matrix, share) = mixture(game, truth, seat, listed)?;
        let value = share * matrix[0][0] + (1.0 - share) * matrix[1][0];
        let judged = |row: [f64; 2], share: f64| Judged {
            value: rounded(row[0].min(row[1])),
            distance: None,
            share: Some(rounded(share)),
            line: Vec::new(),
        };
        let moves = [
            (listed[0].clone(), judged(matrix[0], share)),
            (listed[1].clone(), judged(matrix[1], 1.0 - share)),
        ];
        Some(Draft { moves: moves.into_iter().collect(), rest: None, value: rounded(value) })
    }

    fn parted<'a>(&self, action: &'a str) -> Option<(Option<&'a str>, &'a str)> {
        match action.split_once(':') {
            Some((animal, side)) => Some((Some(animal), side)),
            None => action.strip_prefix("block ").map(|side| (None, side)),
        }
    }

    fn needs_prompt(&self) -> bool {
        true
    }

    fn fewest(&self) -> usize {
        2
    }
}

/// The game of two choices against two, worth to the seat that is asked, and how often to make the first choice; none if
/// it is not a mixture, and a clear one, that is best.
fn mixture(
    game: &mut dyn AnyMatch,
    truth: &Truth,
    seat: Seat,
    listed: &[String],
) -> Option<([[f64; 2]; 2], f64)> {
    let [one, other] = listed else { return None };
    let before = game.actions();
    let matrix = if phase(game) == "hide" {
        hidden(game, truth, seat, [one, other])
    } else {
        let Some(Action::One(hide)) = before.last() else { return None };
        let animal = hide.get(..2)?.to_owned();
        game.undo(1);
        let hidden = hidden(game, truth, seat, [&format!("{animal}E"), &format!("{animal}W")]);
        game.apply(&Action::One(hide.clone())).ok()?;
        // Who blocks chooses columns.
        hidden.map(|[east, west]| [[east[0], west[0]], [east[1], west[1]]])
    };
    let [[a, b], [c, d]] = matrix?;
    let share = (d - c) / (a - b - c + d);
    let is_mixed = (a - c) * (d - b) > 0.0 && (a - b) * (d - c) > 0.0;
    let value = share * a + (1.0 - share) * c;
    let gain = value - a.min(b).max(c.min(d));
    let is_open = value.abs() < 0.85;
    let is_clear = is_mixed && is_open && (0.1..=0.9).contains(&share) && gain >= GAIN;
    is_clear.then_some(([[a, b], [c, d]], share))
}

/// What hiding (rows) and blocking (columns) come to, east first, worth to a seat.
fn hidden(game: &mut dyn AnyMatch, truth: &Truth, seat: Seat, hides: [&String; 2]) -> Option<[[f64; 2]; 2]> {
    let mut matrix = [[0.0; 2]; 2];
    for (row, hide) in matrix.iter_mut().zip(hides) {
        game.apply(&Action::One(hide.clone())).ok()?;
        for (cell, block) in row.iter_mut().zip(["block E", "block W"]) {
            let is_legal =
                matches!(game.node(), Node::Decision { legal, .. } if legal.iter().any(|m| m == block));
            let value = is_legal.then(|| {
                game.apply(&Action::One(block.to_owned())).ok()?;
                let value = truth.value(game, seat);
                game.undo(1);
                value
            });
            let Some(Some(value)) = value else {
                game.undo(1);
                return None;
            };
            *cell = value;
        }
        game.undo(1);
    }
    Some(matrix)
}
