//! What a puzzle is.

use crate::prove::Flaw;
use crate::rate::Misses;
use gambol_core::{Action, AnyMatch, Seat};
use gambol_games::Kind;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// One move wins, whatever anybody does and chance brings; no other does.
    Win,
    /// One move draws; all others lose.
    Draw,
    /// One move is better than all others, by at least [`Goal::MARGIN`].
    Best,
    /// How often to do what: one mixture is best.
    Mix,
}

impl Goal {
    /// A best move is worth at least this much more than the next.
    pub const MARGIN: f64 = 0.08;

    /// A share of a mixture may be this far from the best.
    pub const WITHIN: f64 = 0.1;

    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Draw => "draw",
            Goal::Best => "best",
            Goal::Mix => "mix",
        }
    }
}

/// What is proved of a move, and what follows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judged {
    /// What it is worth to the seat that is asked. In a mixture: what it is worth to do this always, and be found out.
    #[serde(rename = "v")]
    pub value: f64,
    /// How many actions the game lasts after this one under best play, this one included, where that is known.
    #[serde(rename = "in", default, skip_serializing_if = "Option::is_none")]
    pub distance: Option<u32>,
    /// How often best play does it, where the answer is a mixture.
    #[serde(rename = "p", default, skip_serializing_if = "Option::is_none")]
    pub share: Option<f64>,
    /// The move with what follows it; where others choose at the same time, with what they chose. Empty in a mixture.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "actions")]
    pub line: Vec<Action>,
}

/// A position with one right answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// A short name that lasts: a hash of the position and of what is asked.
    pub id: String,
    /// The game.
    pub game: Kind,
    /// Its options.
    pub options: Map<String, Value>,
    /// What was played before.
    #[serde(with = "actions")]
    pub opening: Vec<Action>,
    /// Who is asked.
    pub asked: Seat,
    /// What for.
    pub goal: Goal,
    /// The moves that are looked at: all legal ones, or the most interesting.
    pub moves: BTreeMap<String, Judged>,
    /// How many legal moves are not listed, and what the best of them is worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<(usize, f64)>,
    /// Whether only the moves that are listed are offered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub offered: bool,
    /// What the position is worth to whoever is asked.
    pub value: f64,
    /// How often bots of each level miss it, in percent.
    pub missed: Misses,
}

impl Puzzle {
    /// The right move; none if the answer is a mixture.
    pub fn answer(&self) -> Option<&str> {
        if self.goal == Goal::Mix {
            return None;
        }
        let best = self.moves.iter().max_by(|one, other| one.1.value.total_cmp(&other.1.value));
        best.map(|(action, _)| action.as_str())
    }

    /// A match at the position in question.
    pub fn position(&self) -> Result<Box<dyn AnyMatch>, Flaw> {
        let mut game = self.game.start(&self.options).map_err(|error| Flaw::Options(error.to_string()))?;
        for (ply, action) in self.opening.iter().enumerate() {
            game.apply(action).map_err(|error| Flaw::Opening(ply, error.to_string()))?;
        }
        Ok(game)
    }

    /// How hard it is: mostly how often it is missed, then how far ahead one has to look and how much there is to choose
    /// from.
    pub fn hardness(&self) -> f64 {
        let answer = self.answer().and_then(|action| self.moves.get(action));
        let ahead = answer.map_or(4, |judged| judged.distance.unwrap_or(judged.line.len() as u32).min(16));
        let choices = self.moves.len() + self.rest.map_or(0, |(count, _)| count);
        self.missed.mean() + 1.5 * f64::from(ahead) + (choices.min(40) as f64).sqrt()
    }

    /// Whether a mixture is near enough to the best.
    pub fn is_near(&self, shares: &BTreeMap<String, f64>) -> bool {
        let share = |action: &String| shares.get(action).copied().unwrap_or(0.0);
        let is_near = |(action, judged): (&String, &Judged)| {
            (share(action) - judged.share.unwrap_or(0.0)).abs() <= Goal::WITHIN + 1e-9
        };
        self.moves.iter().all(is_near)
    }

    /// The name that follows from the position and the question.
    pub(crate) fn name(game: &dyn AnyMatch, options: &Map<String, Value>, asked: Seat, goal: Goal) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let state = game.state(gambol_core::Eyes::Seat(asked));
        let told = serde_json::json!([game.game(), options, state, asked.0, goal.name()]).to_string();
        let hash = blake3::hash(told.as_bytes());
        hash.as_bytes().iter().take(7).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
    }
}

/// Actions as one text with commas between, as `gambol value --after` takes them.
mod actions {
    use super::{Action, Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(actions: &[Action], serializer: S) -> Result<S::Ok, S::Error> {
        let texts: Vec<String> = actions.iter().map(Action::to_string).collect();
        texts.join(",").serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Action>, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(text.split(',').filter(|text| !text.is_empty()).map(Action::read).collect())
    }
}
