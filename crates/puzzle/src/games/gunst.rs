//! Gunst: the last season. Whom to bring to the ting, whom the gods touch, who goes first.

use super::{Draft, Puzzled, goal_of, one_right, options, phase, rounded};
use crate::line;
use crate::puzzle::{Goal, Judged, Puzzle};
use crate::truth::Truth;
use gambol_core::{Action, AnyMatch, Dice, Eyes, Node, Seat};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

pub(super) struct Asked;

/// This many line-ups are offered at a ting.
const OFFERED: usize = 4;

/// Where so many line-ups are safe that nearly anything does, nothing is asked.
const MOST_SAFE: usize = 24;

fn round(game: &dyn AnyMatch) -> u64 {
    game.state(Eyes::All).get("round").and_then(Value::as_u64).unwrap_or(0)
}

fn rounds(game: &dyn AnyMatch) -> u64 {
    game.options().get("rounds").and_then(Value::as_u64).unwrap_or(0)
}

impl Puzzled for Asked {
    fn file(&self) -> &'static str {
        include_str!("../../puzzles/gunst.json")
    }

    fn ground(&self, number: u64) -> Map<String, Value> {
        let life = [7u64, 10][number as usize % 2];
        options([("rounds", 2.into()), ("life", life.into())])
    }

    fn keeps_tables(&self) -> bool {
        false
    }

    /// Before the last season anything goes.
    fn plays_well(&self, game: &dyn AnyMatch, dice: &mut Dice) -> bool {
        round(game) == rounds(game) && dice.below(2) == 0
    }

    fn question(
        &self,
        game: &mut dyn AnyMatch,
        truth: &Truth,
        seat: Seat,
        dice: &mut Dice,
    ) -> Option<(Goal, Vec<String>)> {
        // In the last season nobody needs favour any more, and scholars strike: no questions.
        let phase = phase(game);
        if round(game) < rounds(game) || ["favour", "F", "S"].contains(&phase.as_str()) {
            return None;
        }
        if phase == "ting" {
            return if dice.below(3) == 0 { at_ting(game, truth, seat, dice) } else { None };
        }
        let moves = truth.moves(game, seat)?;
        let goal = goal_of(&moves)?;
        Some((goal, moves.into_iter().map(|opening| opening.action).collect()))
    }

    /// At a ting, exactly one of the line-ups that are offered is safe against everything.
    fn certify(
        &self,
        game: &mut dyn AnyMatch,
        truth: &Truth,
        seat: Seat,
        goal: Goal,
        listed: &[String],
    ) -> Option<Draft> {
        if phase(game) != "ting" {
            return one_right(game, truth, seat, goal, listed);
        }
        let mut replies = legal(game, seat.other())?;
        let mut moves = BTreeMap::new();
        for own in listed {
            let (value, reply) = safe(game, truth, seat, own, &mut replies, f64::NEG_INFINITY)?;
            let line = line::together(game, truth, seat, chosen(seat, own, &reply))?;
            let judged = Judged { value: rounded(value), distance: None, share: None, line };
            moves.insert(own.clone(), judged);
        }
        let mut values: Vec<f64> = moves.values().map(|judged| judged.value).collect();
        values.sort_by(|one, other| other.total_cmp(one));
        let is_one = matches!(values[..], [best, next, ..] if super::is_right(goal, best, next));
        is_one.then(|| Draft { moves, rest: None, value: values[0] })
    }

    fn offers(&self, game: &dyn AnyMatch) -> bool {
        phase(game) == "ting"
    }

    fn nearest<'a>(&self, puzzle: &'a Puzzle, action: &'a str) -> &'a str {
        let nearest = puzzle.moves.keys().min_by_key(|offered| apart(offered, action));
        nearest.filter(|_| puzzle.offered).map_or(action, String::as_str)
    }

    fn needs_prompt(&self) -> bool {
        true
    }

    fn fewest(&self) -> usize {
        2
    }
}

/// Line-ups to choose from at a ting, one of which is safe.
fn at_ting(
    game: &mut dyn AnyMatch,
    truth: &Truth,
    seat: Seat,
    dice: &mut Dice,
) -> Option<(Goal, Vec<String>)> {
    let value = truth.value(game, seat)?;
    let goal = match value {
        value if value >= line::SURE => Goal::Win,
        value if value.abs() < 1e-7 => Goal::Draw,
        _ => return None,
    };
    let (mut replies, mut all) = (legal(game, seat.other())?, legal(game, seat)?);
    dice.shuffle(&mut all);
    let (mut sure, mut unsafe_ones) = (Vec::new(), Vec::new());
    for own in all {
        let (worst, _) = safe(game, truth, seat, &own, &mut replies, value - 1e-6)?;
        if worst >= value - 1e-6 {
            sure.push(own);
        } else if worst <= -line::SURE {
            unsafe_ones.push(own);
        }
        if sure.len() > MOST_SAFE {
            return None;
        }
    }
    let answer = sure.first()?.clone();
    // What looks much like the answer tempts most.
    unsafe_ones.sort_by_key(|other| apart(&answer, other));
    let mut listed = vec![answer];
    listed.extend(unsafe_ones.into_iter().take(OFFERED - 1));
    listed.sort();
    (listed.len() == OFFERED).then_some((goal, listed))
}

/// How many letters of two line-ups differ.
fn apart(one: &str, other: &str) -> usize {
    one.chars().zip(other.chars()).filter(|(one, other)| one != other).count()
        + one.len().abs_diff(other.len())
}

fn legal(game: &dyn AnyMatch, seat: Seat) -> Option<Vec<String>> {
    let Node::Simultaneous { legal } = game.node() else { return None };
    legal.into_iter().find(|(asked, _)| *asked == seat).map(|(_, legal)| legal)
}

fn chosen(seat: Seat, own: &str, reply: &str) -> Action {
    let both = [(seat, own), (seat.other(), reply)];
    Action::Together(both.into_iter().map(|(seat, text)| (seat.to_string(), text.to_owned())).collect())
}

/// What a line-up is sure of whatever the other brings, and what the other brings then. As soon as it is less than the
/// floor that is all that is known, and the reply that did it is tried first next time.
fn safe(
    game: &mut dyn AnyMatch,
    truth: &Truth,
    seat: Seat,
    own: &str,
    replies: &mut [String],
    floor: f64,
) -> Option<(f64, String)> {
    let mut worst: Option<(f64, usize)> = None;
    for (index, reply) in replies.iter().enumerate() {
        game.apply(&chosen(seat, own, reply)).ok()?;
        let value = truth.value(game, seat);
        game.undo(1);
        let value = value?;
        if worst.is_none_or(|(least, _)| value < least - 1e-9) {
            worst = Some((value, index));
        }
        if value < floor || value <= -line::SURE {
            break;
        }
    }
    let (value, index) = worst?;
    let reply = replies[index].clone();
    replies[..=index].rotate_right(1);
    Some((value, reply))
}
