//! How hard a puzzle is: how often bots miss it that neither look into tables nor prove anything.

use crate::games;
use crate::puzzle::{Judged, Puzzle};
use gambol_bots::{Bot, Budget, Level, Sight, Stop};
use gambol_core::AnyMatch;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How often each level tries, and how many playouts it has at most: enough to tell the levels apart, few enough to rate
/// hundreds of puzzles.
const TRIES: [(Level, u64, u64); 5] = [
    (Level::One, 20, 40),
    (Level::Two, 20, 120),
    (Level::Three, 12, 400),
    (Level::Four, 8, 1_200),
    (Level::Five, 8, 4_000),
];

/// How often bots of level 1 to 5 miss a puzzle, in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Misses(pub [u8; 5]);

impl Misses {
    /// On the average of the levels.
    pub fn mean(&self) -> f64 {
        self.0.iter().map(|&missed| f64::from(missed)).sum::<f64>() / 5.0
    }
}

/// Lets bots of every level try. Of a mixture they miss what would have to change in their choices to make it right.
pub(crate) fn rate(game: &dyn AnyMatch, puzzle: &Puzzle) -> Option<Misses> {
    let sight = Sight::of(game, puzzle.asked)?;
    let mut missed = [0; 5];
    for (missed, (level, tries, playouts)) in missed.iter_mut().zip(TRIES) {
        let mut chosen: BTreeMap<String, u64> = BTreeMap::new();
        for seed in 0..tries {
            let mut bot = Bot::new(level, seed).unaided();
            let choice = bot.choose(&sight, &Budget::playouts(playouts), &Stop::default());
            *chosen.entry(choice.action).or_default() += 1;
        }
        *missed = (missed_by(puzzle, &chosen) * 100.0).round() as u8;
    }
    Some(Misses(missed))
}

/// The part of some choices that misses.
fn missed_by(puzzle: &Puzzle, chosen: &BTreeMap<String, u64>) -> f64 {
    if let Some(answer) = puzzle.answer() {
        let puzzled = games::of(puzzle.game);
        let right = chosen.iter().filter(|(action, _)| puzzled.nearest(puzzle, action) == answer);
        let right: u64 = right.map(|(_, count)| count).sum();
        return 1.0 - right as f64 / chosen.values().sum::<u64>().max(1) as f64;
    }
    let total: u64 = puzzle.moves.keys().filter_map(|action| chosen.get(action)).sum();
    if total == 0 {
        return 1.0;
    }
    let share = |action: &String| chosen.get(action).copied().unwrap_or(0) as f64 / total as f64;
    let apart = |(action, judged): (&String, &Judged)| (share(action) - judged.share.unwrap_or(0.0)).abs();
    puzzle.moves.iter().map(apart).sum::<f64>() / 2.0
}
