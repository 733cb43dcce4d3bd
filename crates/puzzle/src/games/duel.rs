//! Duel: steps that win or save the game whatever the tokens are, with few tokens or none.

use super::{Puzzled, forced, options, phase};
use crate::puzzle::Goal;
use crate::truth::Truth;
use gambol_core::{AnyMatch, Dice, Seat};
use serde_json::{Map, Value, json};

pub(super) struct Asked;

const BOARDS: [&str; 8] = [
    "high-noon",
    "tin-star",
    "last-chance",
    "old-corral",
    "canyon-gate",
    "boot-hill",
    "silver-dollar",
    "horseshoe-pass",
];

impl Puzzled for Asked {
    fn file(&self) -> &'static str {
        include_str!("../../puzzles/duel.json")
    }

    fn ground(&self, number: u64) -> Map<String, Value> {
        let ammo = [
            json!({}),
            json!({"booster": 1, "good-shot": 1}),
            json!({"booster": 2}),
            json!({"double-blast": 1, "dummy": 1}),
            json!({"booster": 1, "good-shot": 1, "double-blast": 1, "dummy": 1}),
            json!({"good-shot": 2}),
        ];
        let (turn, boards) = (number as usize, BOARDS.len());
        let board = BOARDS[turn % boards];
        options([("board", board.into()), ("ammo", ammo[turn / boards % ammo.len()].clone())])
    }

    fn question(
        &self,
        game: &mut dyn AnyMatch,
        truth: &Truth,
        seat: Seat,
        _dice: &mut Dice,
    ) -> Option<(Goal, Vec<String>)> {
        if ["open", "fired", "stepped"].contains(&phase(game).as_str()) {
            forced(game, truth, seat)
        } else {
            None
        }
    }
}
