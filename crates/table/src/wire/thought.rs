//! What goes over the wire about moves that are being considered: drafts, previews, hints and reviews.

use serde::Serialize;
use std::collections::BTreeMap;

/// A step of a drafted move, or the answer to a preview: what the page shows for it.
#[derive(Clone, Debug, Serialize)]
pub struct DraftView {
    /// The command's id.
    pub id: String,
    /// The board with the next parts glowing.
    pub svg: String,
    /// What is asked, in words.
    pub prompt: String,
    /// What may come next: the part and its words.
    pub next: Vec<(String, String)>,
    /// The parts chosen so far.
    pub parts: Vec<String>,
    /// The whole action, if the parts make one.
    pub complete: Option<String>,
    /// Whether the player says when it is enough.
    pub waits: bool,
}

/// A move being considered, or a past position.
#[derive(Clone, Debug, Serialize)]
pub struct Picture {
    /// The command's id.
    pub id: String,
    /// The action being considered, or none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// The number of whole actions before the past position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// The board.
    pub svg: String,
    /// What is seen, in words.
    pub words: String,
    /// That it ends the game, and for whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loud: Option<String>,
    /// Whether somebody else would win by it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bad: bool,
}

/// A hint.
#[derive(Clone, Debug, Serialize)]
pub struct HintView {
    /// The command's id.
    pub id: String,
    /// The best moves, or the best mixture.
    pub moves: Vec<HintMove>,
    /// In a sentence.
    pub words: String,
    /// What the best move achieves, and what the next choice allows.
    pub why: String,
    /// The board with the best move drawn on it.
    pub svg: String,
}

/// One move of a hint.
#[derive(Clone, Debug, Serialize)]
pub struct HintMove {
    /// In notation.
    pub action: String,
    /// In words.
    pub words: String,
    /// What it is worth, from −1 (lost) to 1 (won).
    pub value: f64,
    /// "wins in 5", in a few words.
    pub label: String,
    /// How often to play it, from 0 to 1.
    pub share: f64,
}

/// The review of a game that has ended: how far it has come, and once it is done, all of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ReviewView {
    /// How much of the work is done.
    pub done: usize,
    /// How much there is.
    pub all: usize,
    /// How far it has come, or its result, in a sentence or two.
    pub words: String,
    /// The chart of chances.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub chart: String,
    /// The moments that mattered, the reader's own first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moments: Vec<MomentView>,
    /// What is said about moves in the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<ReviewLine>,
    /// How each seat played: a few words, and what they mean.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<(String, String)>,
    /// Whom to play next: the level, and the words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<(String, String)>,
    /// What stands around it, by name: nobody needs these words before.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub labels: BTreeMap<&'static str, String>,
}

/// A moment that mattered. Its drawings are asked for.
#[derive(Clone, Debug, Serialize)]
pub struct MomentView {
    /// The number of whole actions before it.
    pub ply: usize,
    /// Who chose.
    pub seat: u8,
    /// Whether that was the reader.
    pub own: bool,
    /// "Your move 12".
    pub title: String,
    /// What was done.
    pub made: String,
    /// Why that was a mistake, and what would have been better.
    pub why: String,
    /// What nobody could know then.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub hidden: String,
    /// How it is known.
    pub known: String,
    /// How it is punished, step by step.
    pub line: Vec<String>,
}

/// What is said about one choice.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewLine {
    /// The number of the line in the log.
    pub n: usize,
    /// Who chose.
    pub seat: u8,
    /// Whether it gave something away.
    pub lost: bool,
    /// In words, with the best move.
    pub words: String,
}
