//! How hard a puzzle is: how often bots miss it that neither look into tables nor prove anything.

use crate::puzzle::{Goal, Puzzle};
use gambol_bots::{Bot, Budget, Level, Sight, Stop};
use gambol_core::AnyMatch;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How often each level tries, and how many playouts it has at most: enough to tell the levels apart, few enough to rate
/// hundreds of puzzles.
const TRIES: [(Level, u64, u64); 5] = [
    (Level::One, 20, 200),
    (Level::Two, 20, 500),
    (Level::Three, 10, 1_500),
    (Level::Four, 6, 4_000),
    (Level::Five, 4, 10_000),
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
        *missed = percent(puzzle, &chosen);
    }
    Some(Misses(missed))
}

fn percent(puzzle: &Puzzle, chosen: &BTreeMap<String, u64>) -> u8 {
    let is_listed = |action: &String| puzzle.goal != Goal::Mix || puzzle.moves.contains_key(action);
    let total: u64 = chosen.iter().filter(|(action, _)| is_listed(action)).map(|(_, count)| count).sum();
    if total == 0 {
        return 100;
    }
    let share = |action: &str| chosen.get(action).copied().unwrap_or(0) as f64 / total as f64;
    let missed = match puzzle.answer() {
        Some(answer) => 1.0 - share(answer),
        None => {
            let apart = |(action, judged): (&String, &crate::puzzle::Judged)| {
                (share(action) - judged.share.unwrap_or(0.0)).abs()
            };
            puzzle.moves.iter().map(apart).sum::<f64>() / 2.0
        }
    };
    (missed * 100.0).round() as u8
}
