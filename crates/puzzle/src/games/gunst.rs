//! Gunst: the last season. Whom the gods touch, who goes first, strike or pray, and whom to bring.

use super::{Puzzled, goal_of, options, phase};
use crate::puzzle::Goal;
use crate::truth::Truth;
use gambol_core::{AnyMatch, Dice, Eyes, Seat};
use serde_json::{Map, Value};

pub(super) struct Asked;

/// This many line-ups are told about at a ting; all others are no better than the next best of these.
const TOLD: usize = 8;

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
        round(game) == rounds(game) && phase(game) != "ting" && dice.below(2) == 0
    }

    fn question(
        &self,
        game: &mut dyn AnyMatch,
        truth: &Truth,
        seat: Seat,
        _dice: &mut Dice,
    ) -> Option<(Goal, Vec<String>)> {
        if round(game) < rounds(game) {
            return None;
        }
        let mut moves = truth.moves(game, seat)?;
        let goal = goal_of(&moves)?;
        if phase(game) == "ting" {
            moves.sort_by(|one, other| other.value.mean.total_cmp(&one.value.mean));
            moves.truncate(TOLD);
        }
        Some((goal, moves.into_iter().map(|opening| opening.action).collect()))
    }

    fn fewest(&self) -> usize {
        2
    }
}
