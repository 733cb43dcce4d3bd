//! What is known about a board, and how.

use gambol_games::boards::{APART, DRAWN};
use gambol_solve::{Label, Value};
use serde::{Deserialize, Serialize};
use serde_json::Map;

/// What is known about a board. Anyone who doubts it can measure it again with `measured.command`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificate {
    /// The game's name.
    pub game: String,
    /// The board's own name.
    pub board: String,
    /// A code that holds the whole board, even for one that ships.
    pub code: String,
    /// Each way of playing on it, the usual one first.
    pub set_ups: Vec<SetUp>,
    /// For a tile set: how many of its layouts are good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layouts: Option<Layouts>,
    /// How it was measured.
    pub measured: Measured,
}

/// One way to play on a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// What it is called.
    pub title: String,
    /// The game's options beside the board.
    pub options: Map<String, serde_json::Value>,
    /// Whether a solver can know it.
    pub is_solvable: bool,
    /// What the solver knows about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exact: Option<Exact>,
    /// How good the first moves are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub openings: Option<Openings>,
    /// Games of perfect players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best_play: Option<BestPlay>,
    /// Games of equal bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level_play: Option<LevelPlay>,
}

/// What a solver knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exact {
    /// The start's value to the seat that begins.
    pub first_player: Known,
    /// The seats that can force a win from the start.
    pub forced: Vec<u8>,
    /// How many positions there are.
    pub positions: u64,
    /// How many of them are of each kind, as the solver names them.
    pub shares: Map<String, serde_json::Value>,
    /// The longest forced win, in actions.
    pub longest: Option<u32>,
}

/// A value with its label.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// From −1, surely lost, to 1, surely won (more with several losers to pay). What lies between bounds has none: their
    /// middle says nothing.
    pub value: Option<f64>,
    /// `exact`, `bounded` or `estimate`.
    pub label: String,
    /// No less than this.
    pub low: f64,
    /// No more than this.
    pub high: f64,
    /// How many actions it takes with best play, where somebody wins.
    pub distance: Option<u32>,
}

impl Known {
    /// Whether it is known exactly.
    pub fn is_exact(&self) -> bool {
        self.label == "exact"
    }

    /// The value, if it is known exactly.
    pub fn exact(&self) -> Option<f64> {
        self.value.filter(|_| self.is_exact())
    }
}

impl From<Value> for Known {
    fn from(value: Value) -> Known {
        let (label, low, high) = match value.label {
            Label::Exact => ("exact", value.mean, value.mean),
            Label::Bounded { low, high } => ("bounded", low, high),
            Label::Estimate { within } => ("estimate", value.mean - within, value.mean + within),
        };
        let [mean, low, high] = [value.mean, low, high].map(|value| rounded(value, 1e9));
        let mean = (label != "bounded").then_some(mean);
        Known { value: mean, label: label.into(), low, high, distance: value.distance }
    }
}

/// The first moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Openings {
    /// How many are legal.
    pub legal: u32,
    /// How many are within 0.05 of the best.
    pub good: u32,
    /// Whether that is exact or an estimate.
    pub label: String,
}

/// Games of perfect players, who choose at random among moves that are equally good.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BestPlay {
    /// How many games.
    pub games: u64,
    /// How many actions they took.
    pub lasts: Length,
    /// How many were drawn or called off.
    pub drawn: Share,
    /// What the dice and choices were drawn from.
    pub seed: u64,
}

/// Games of equal bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelPlay {
    /// The bots' level.
    pub level: String,
    /// How many playouts they think, where they have to search; none where they know perfect play.
    pub playouts: Option<u64>,
    /// How many games.
    pub games: u64,
    /// What the games were drawn from.
    pub seed: u64,
    /// Each seat's share of the wins; a draw is shared by all.
    pub seats: Vec<Share>,
    /// How far the best and the worst seat are apart.
    pub apart: f64,
    /// The margin within which that is probably right.
    pub apart_within: f64,
    /// How many games were drawn.
    pub drawn: Share,
    /// How many actions they took.
    pub lasts: Length,
    /// How often the choice mattered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub matters: Option<Matters>,
}

impl LevelPlay {
    /// Whether a board like this is beyond doubt not one to offer.
    pub(crate) fn is_surely_bad(&self) -> bool {
        self.apart - self.apart_within > APART || self.drawn.share - self.drawn.within > DRAWN
    }
}

/// A share with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// From 0 to 1.
    pub share: f64,
    /// It is probably right within this much, either way.
    pub within: f64,
}

/// How many actions games took.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Length {
    /// On average.
    pub mean: f64,
    /// The margin within which that is probably right, either way.
    pub within: f64,
    /// One game of ten was no longer than this.
    pub tenth: u32,
    /// Nine of ten were no longer than this.
    pub ninetieth: u32,
}

/// How often the choice mattered: a move made without thinking would have given away more than 0.05.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Matters {
    /// In this share of the positions that had a choice.
    pub share: f64,
    /// How many were looked at.
    pub positions: u64,
    /// `exact` or `estimate`.
    pub label: String,
}

/// Layouts of a tile set that were tried at random.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layouts {
    /// How many.
    pub tried: u64,
    /// How many of them are good.
    pub good: u64,
    /// What the layouts were drawn from: the first layout has this seed, the next one more.
    pub seed: u64,
    /// What good means.
    pub wants: String,
    /// How strong the bots are that played on them.
    pub level: String,
    /// How many playouts they thought.
    pub playouts: u64,
    /// The way in which they were played, as the game's options.
    #[serde(default)]
    pub options: Map<String, serde_json::Value>,
    /// What was wrong with the others, with how often.
    pub faults: Map<String, serde_json::Value>,
    /// In half of all that were tried, equal bots' seats are further apart than this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apart: Option<f64>,
}

/// How a certificate was measured.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// The version of Gambol.
    pub gambol: String,
    /// The version of the rules.
    pub rules: String,
    /// The command that measures it again.
    pub command: String,
}

/// A number, rounded to what JSON needs.
pub(crate) fn rounded(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts + 0.0
}

impl Share {
    /// The share that these samples have on average.
    pub(crate) fn of(samples: &[f64]) -> Share {
        let (mean, within) = measured(samples);
        Share { share: mean, within }
    }
}

impl Length {
    pub(crate) fn of(lengths: &[u32]) -> Length {
        let samples: Vec<_> = lengths.iter().map(|&length| f64::from(length)).collect();
        let (mean, within) = measured(&samples);
        let mut sorted = lengths.to_vec();
        sorted.sort_unstable();
        let at = |tenths: usize| {
            let index = (sorted.len().saturating_sub(1)) * tenths / 10;
            sorted.get(index).copied().unwrap_or(0)
        };
        Length { mean: rounded(mean, 1e2), within: rounded(within, 1e2), tenth: at(1), ninetieth: at(9) }
    }
}

/// The mean of samples and its 95 % confidence interval.
pub(crate) fn measured(samples: &[f64]) -> (f64, f64) {
    let count = samples.len().max(1) as f64;
    let mean = samples.iter().sum::<f64>() / count;
    let spread = samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    // A few samples that are all alike prove nothing: a different one might have come next.
    let least = if samples.len() < 2 { f64::INFINITY } else { 0.0 };
    let within = (1.96 * (spread / count).sqrt()).max(least).min(1e6);
    (rounded(mean, 1e5), rounded(within, 1e5))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_is_two_standard_errors() {
        let samples: Vec<f64> = (0..400).map(|index| f64::from(index % 2)).collect();
        let share = Share::of(&samples);
        assert!((share.share - 0.5).abs() < 1e-9 && (share.within - 0.049).abs() < 1e-3, "{share:?}");
    }

    #[test]
    fn lengths_tell_their_usual_span() {
        let lengths: Vec<u32> = (1..=101).rev().collect();
        let length = Length::of(&lengths);
        assert_eq!((length.tenth, length.ninetieth), (11, 91));
        assert!((length.mean - 51.0).abs() < 1e-9);
    }
}
