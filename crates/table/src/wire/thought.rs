//! What goes over the wire about moves that are being considered: drafts, previews, hints and reviews.

use serde::Serialize;

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

/// Some of the review of a game that has ended.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewView {
    /// What is new in it; all of it where it was asked for.
    pub lines: Vec<ReviewLine>,
    /// How many actions have been looked at.
    pub done: usize,
    /// How many there are.
    pub all: usize,
    /// How far it has come, or its result, in a sentence or two.
    pub words: String,
    /// The actions that turned the game, by the number of their lines in the log.
    pub points: Vec<usize>,
}

/// What one choice gave away.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewLine {
    /// The number of the line in the log.
    pub n: usize,
    /// Who chose.
    pub seat: u8,
    /// What was given away, from 0 to 1: everything.
    pub loss: f64,
    /// How it is known: `exact`, `proved` (at least this much) or `estimated`.
    pub label: &'static str,
    /// Whether the game turned here.
    pub turning: bool,
    /// In words, with the best move.
    pub words: String,
}
