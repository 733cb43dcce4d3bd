//! Proving a puzzle again, from nothing but its position.

use crate::games;
use crate::puzzle::Puzzle;
use crate::truth::Truths;
use gambol_core::{Action, AnyMatch, Ending, Node};
use gambol_solve::Progress;

/// What is wrong with a puzzle.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Flaw {
    /// Its options.
    #[error("options: {0}")]
    Options(String),
    /// An action of its opening.
    #[error("opening, action {0}: {1}")]
    Opening(usize, String),
    /// Somebody else is to move.
    #[error("it is not the turn of whoever is asked")]
    Turn,
    /// The truth is not known.
    #[error("nobody knows: {0}")]
    Unknown(String),
    /// There is not exactly one right answer.
    #[error("there is not exactly one right answer")]
    Answer,
    /// What was written down of a move is not so.
    #[error("{action}: expected {expected}, found {found}")]
    Move {
        /// The move.
        action: String,
        /// What it is.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// Its name does not follow from its position.
    #[error("name: expected {0}")]
    Name(String),
}

/// What a proof came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proof {
    /// How many moves were judged.
    pub moves: usize,
}

impl Puzzle {
    /// Proves it again: the position can be reached, everything that stands in the certificate is so, exactly one answer
    /// is right, and all lines can be played.
    pub fn prove(&self, truths: &mut Truths, progress: &dyn Progress) -> Result<Proof, Flaw> {
        let mut game = self.position()?;
        let is_asked = match game.node() {
            Node::Decision { seat, .. } => seat == self.asked,
            Node::Simultaneous { legal } => legal.iter().any(|(seat, _)| *seat == self.asked),
            Node::Chance { .. } | Node::End(_) => false,
        };
        if !is_asked {
            return Err(Flaw::Turn);
        }
        let name = Puzzle::name(game.as_ref(), &self.options, self.asked, self.goal);
        if name != self.id {
            return Err(Flaw::Name(name));
        }
        let truth = truths.of(self.game, &self.options, game.as_ref(), progress);
        let truth = truth.map_err(|error| Flaw::Unknown(error.to_string()))?;
        let listed: Vec<String> = self.moves.keys().cloned().collect();
        let draft = games::of(self.game).certify(game.as_mut(), &truth, self.asked, self.goal, &listed);
        let draft = draft.ok_or(Flaw::Answer)?;
        for (action, judged) in &draft.moves {
            let found = &self.moves[action];
            let is_same = (judged.value - found.value).abs() < 2e-4
                && judged.distance == found.distance
                && (judged.share.unwrap_or(0.0) - found.share.unwrap_or(0.0)).abs() < 2e-4;
            if !is_same {
                let told = |judged: &crate::puzzle::Judged| {
                    format!("{} in {:?}, share {:?}", judged.value, judged.distance, judged.share)
                };
                let (expected, found) = (told(judged), told(found));
                return Err(Flaw::Move { action: action.clone(), expected, found });
            }
            playable(game.as_mut(), action, &found.line)?;
        }
        let rest = |rest: Option<(usize, f64)>| rest.map(|(count, value)| (count, (value * 1e3).round()));
        if rest(draft.rest) != rest(self.rest) || (draft.value - self.value).abs() > 2e-4 {
            return Err(Flaw::Answer);
        }
        Ok(Proof { moves: draft.moves.len() + draft.rest.map_or(0, |(count, _)| count) })
    }
}

/// Whether a line can be played and begins with its move. The match is left as it was found.
fn playable(game: &mut dyn AnyMatch, action: &str, line: &[Action]) -> Result<(), Flaw> {
    let before = game.ply();
    let wrong = |expected: &str, found: String| Flaw::Move {
        action: action.to_owned(),
        expected: expected.to_owned(),
        found,
    };
    let begins = match line.first() {
        None => true,
        Some(Action::One(first)) => first == action,
        Some(Action::Together(all)) => all.values().any(|own| own == action),
    };
    let played = line.iter().try_for_each(|next| {
        game.apply(next).map_err(|error| wrong("a line that can be played", format!("{next}: {error}")))
    });
    let result = game.result();
    game.undo(game.ply() - before);
    played?;
    if let Some(result) = result.filter(|result| result.ending != Ending::Rules) {
        return Err(wrong("a line that the rules end", format!("{:?}", result.ending)));
    }
    if begins { Ok(()) } else { Err(wrong("a line that begins with it", format!("{line:?}"))) }
}
