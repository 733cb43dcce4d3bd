//! Muddy Ride: two animals for themselves on any meadow, or two teams on a small one.

use super::{Puzzled, forced, options, phase};
use crate::puzzle::Goal;
use crate::truth::Truth;
use gambol_core::{AnyMatch, Dice, Seat};
use serde_json::{Map, Value, json};

pub(super) struct Asked;

/// Tables of teams are large: all their puzzles are on these meadows.
const FOR_TEAMS: [&str; 3] = ["first-meadow", "heron-pool", "otter-holt"];

const FOR_TWO: [&str; 14] = [
    "first-meadow",
    "puddle-lane",
    "clover-hollow",
    "drizzle-dell",
    "heron-pool",
    "willow-bend",
    "otter-holt",
    "wide-meadow",
    "long-acre",
    "broad-fen",
    "kingcup-mead",
    "thistle-down",
    "swan-reach",
    "marsh-mile",
];

const PAIRS: [[&str; 2]; 6] = [["N", "S"], ["N", "E"], ["E", "W"], ["E", "S"], ["S", "W"], ["N", "W"]];

impl Puzzled for Asked {
    fn file(&self) -> &'static str {
        include_str!("../../puzzles/muddy-ride.json")
    }

    fn ground(&self, number: u64) -> Map<String, Value> {
        let turn = (number / 2) as usize;
        if number.is_multiple_of(2) {
            return options([
                ("board", FOR_TEAMS[turn % FOR_TEAMS.len()].into()),
                ("mode", "white-horse".into()),
            ]);
        }
        // Both lists have run through all pairs when both begin anew.
        let pair = PAIRS[(turn + turn / FOR_TWO.len()) % PAIRS.len()];
        options([("board", FOR_TWO[turn % FOR_TWO.len()].into()), ("animals", json!(pair))])
    }

    fn question(
        &self,
        game: &mut dyn AnyMatch,
        truth: &Truth,
        seat: Seat,
        _dice: &mut Dice,
    ) -> Option<(Goal, Vec<String>)> {
        if phase(game) == "jump" { forced(game, truth, seat) } else { None }
    }
}
