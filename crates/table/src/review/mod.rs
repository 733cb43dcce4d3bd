//! The review of a game that has ended: what each choice gave away, the moments that mattered, and how they were, or
//! would have been, punished.
//!
//! A [`Review`] is data: a [`Study`] makes it, move by move, from what computers [advise](gambol_bots::advise_from), and a
//! [`Reading`] puts it into words, for pages, the terminal and a page to keep. Every choice is judged by what its player
//! could know then. Searches play a fixed number of games to the end, so the same game gets the same review.

mod find;
mod html;
mod levels;
mod reading;
mod scene;
mod study;
mod why;

#[cfg(test)]
mod tests;

pub use levels::{Played, Standard, standard};
pub use reading::{Board, MomentTold, PlayerTold, Reading};
pub(crate) use study::reply;
pub use study::{Progress, Study, Work};

use gambol_core::{Action, AnyMatch, Node, Seat};
use gambol_solve::Known;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a review says changes with this number: one of another number is made anew.
pub const VERSION: u32 = 3;

/// A choice that gave away this part of the stake mattered, if that is proved.
const MATTERS: f64 = 0.05;
/// The same where it is estimated.
const SEEMS_TO_MATTER: f64 = 0.1;
/// The most moments that anybody is shown.
pub const MOST_MOMENTS: usize = 3;
/// Chances that differ by less are the same.
const SAME: f64 = 0.001;
/// Who loses so much without a mistake was unlucky.
const UNLUCKY: f64 = 0.15;

/// What is thought of one choice of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The number of whole actions before it.
    pub ply: usize,
    /// Who chose.
    pub seat: u8,
    /// What, in notation.
    pub played: String,
    /// What it gave away, as a part of everything there is to win or lose.
    pub loss: f64,
    /// How that is known.
    pub known: Known,
    /// Whether it surely loses, where another choice was not known to.
    pub gives_up: bool,
    /// The chance to win before the choice, and after it: 1 is won and 0 is lost.
    pub chance: (f64, f64),
    /// The same as far as it is proved: at least before the choice, at most after it.
    pub sure: (f64, f64),
    /// In how many actions the game ends after the choice, where that can be forced.
    pub ends_in: Option<u32>,
    /// The best choices with how often to make them, the most frequent first.
    pub best: Vec<(String, f64)>,
    /// How often best play makes the choice that was made.
    pub share: f64,
    /// Whether it was made without knowing what others were choosing, or what they held.
    pub is_blind: bool,
}

/// A choice that mattered, and what came of it or should have.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Moment {
    /// The number of whole actions before it.
    pub ply: usize,
    /// Who chose.
    pub seat: u8,
    /// Who can force a win after it, where somebody can.
    pub winner: Option<u8>,
    /// What would have been better, in notation.
    pub better: String,
    /// How the choice is punished: what everybody does after it if they play their best.
    pub line: Vec<Action>,
    /// All choices that give away nothing, or next to nothing.
    pub right: Vec<String>,
    /// How others would have been punished, by what is chosen: for whoever tries to find the better one.
    pub wrong: BTreeMap<String, Vec<Action>>,
}

/// How accurately somebody played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Accuracy {
    /// How much of what there was to lose each choice kept on average, at most: a small mistake that a search does not see
    /// counts as none.
    pub kept: f64,
    /// How many choices there were.
    pub choices: usize,
    /// How many of them were judged by a search alone.
    pub searched: usize,
    /// How many of them surely lost by themselves, where another choice was not known to and nothing says how much that cost.
    pub gave_up: usize,
    /// Whether all that was given away is known.
    pub is_exact: bool,
}

impl Accuracy {
    /// Whether it is told as a number: that no mistake is known says little where not everything is.
    pub fn is_known(&self) -> bool {
        self.is_exact || self.kept < 1.0
    }
}

/// The review of a whole game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Review {
    /// The number of what reviews say.
    pub version: u32,
    /// What is thought of each choice, in the order they were made.
    pub verdicts: Vec<Verdict>,
    /// The moments that mattered, those of each seat that cost most.
    pub moments: Vec<Moment>,
}

impl Review {
    /// The review that was kept as this text; none if it is of another version.
    pub fn read(text: &str) -> Option<Review> {
        serde_json::from_str(text).ok().filter(|review: &Review| review.version == VERSION)
    }

    /// As a text to be kept.
    pub fn written(&self) -> String {
        serde_json::to_string(self).expect("numbers and texts can be written")
    }

    /// Under which name the review of these actions is kept: equal games have equal names.
    pub fn key(game: &dyn AnyMatch, actions: &[Action]) -> String {
        let told = serde_json::json!([VERSION, game.game(), game.options(), actions]);
        blake3::hash(told.to_string().as_bytes()).to_hex()[..32].to_owned()
    }

    /// What is thought of a seat's choice.
    pub fn verdict(&self, ply: usize, seat: u8) -> Option<&Verdict> {
        self.verdicts.iter().find(|verdict| (verdict.ply, verdict.seat) == (ply, seat))
    }

    /// What a moment is about.
    pub fn moment(&self, ply: usize, seat: u8) -> Option<(&Moment, &Verdict)> {
        let moment = self.moments.iter().find(|moment| (moment.ply, moment.seat) == (ply, seat))?;
        Some((moment, self.verdict(ply, seat)?))
    }

    /// The moments to show to whoever holds these seats: their own first, then what cost most.
    pub fn shown(&self, held: &[u8]) -> Vec<(&Moment, &Verdict)> {
        let known = |moment: &Moment| self.moment(moment.ply, moment.seat);
        let mut shown: Vec<_> = self.moments.iter().filter_map(known).collect();
        shown.sort_by(|one, other| {
            let is_other = |seat: u8| !held.contains(&seat);
            let own = is_other(one.0.seat).cmp(&is_other(other.0.seat));
            own.then(other.1.cost().total_cmp(&one.1.cost())).then(one.0.ply.cmp(&other.0.ply))
        });
        shown.truncate(MOST_MOMENTS);
        shown
    }

    /// How accurately a seat played, if it had anything to choose.
    pub fn accuracy(&self, seat: u8) -> Option<Accuracy> {
        let own: Vec<&Verdict> = self.verdicts.iter().filter(|verdict| verdict.seat == seat).collect();
        let lost: f64 = own.iter().map(|verdict| verdict.loss).sum();
        (!own.is_empty()).then(|| Accuracy {
            kept: 1.0 - lost / own.len() as f64,
            choices: own.len(),
            searched: own.iter().filter(|verdict| verdict.known == Known::Estimated).count(),
            gave_up: own.iter().filter(|one| one.only_gives_up() && !self.is_together(one)).count(),
            is_exact: own.iter().all(|verdict| verdict.known == Known::Exactly),
        })
    }

    /// Whether somebody else chose at the same time: then what was chosen did not lose by itself.
    fn is_together(&self, verdict: &Verdict) -> bool {
        self.verdicts.iter().any(|other| other.ply == verdict.ply && other.seat != verdict.seat)
    }

    /// Whether a choice gave nothing away, which is proved, and yet its player's chance fell: a fair guess.
    pub fn is_unlucky(&self, verdict: &Verdict, returns: &[f64], stake: f64) -> bool {
        if verdict.loss > 0.0 || !verdict.is_blind || !study::is_proved(verdict.known) {
            return false;
        }
        let later = |other: &&Verdict| other.seat == verdict.seat && other.ply > verdict.ply;
        let then = match self.verdicts.iter().find(later) {
            Some(next) => next.chance.0,
            None => {
                returns.get(usize::from(verdict.seat)).map_or(verdict.chance.1, |own| (own + 1.0) / stake)
            }
        };
        verdict.chance.1 - then >= UNLUCKY
    }
}

impl Verdict {
    /// Whether it mattered.
    pub fn matters(&self) -> bool {
        let least = if self.known == Known::Estimated { SEEMS_TO_MATTER } else { MATTERS };
        self.loss >= least || self.only_gives_up()
    }

    /// How much it is thought to have cost: where something was surely given up, whatever a search believes that was.
    pub fn cost(&self) -> f64 {
        if self.gives_up { self.loss.max(self.chance.0 - self.chance.1) } else { self.loss }
    }

    /// Whether it is told as lost for certain, and nothing more certain can be said of what it gave away.
    fn only_gives_up(&self) -> bool {
        self.gives_up && !study::is_proved(self.known)
    }

    /// Whether best play makes several choices, so that nobody can foresee which. Where all that is certain is that one of
    /// them loses, a search has guessed the others.
    pub fn is_mixed(&self) -> bool {
        self.best.len() > 1 && self.is_blind && !self.only_gives_up()
    }
}

/// All that there is to win or lose: the number of sides.
pub fn stake(game: &dyn AnyMatch) -> f64 {
    game.sides().len().max(2) as f64
}

/// Who chose what in an action.
pub fn chosen(game: &dyn AnyMatch, action: &Action) -> Vec<(Seat, String)> {
    match (game.node(), action) {
        (Node::Decision { seat, .. }, Action::One(text)) => vec![(seat, text.clone())],
        (Node::Simultaneous { legal }, Action::Together(texts)) => {
            let choice = |(seat, _): &(Seat, _)| Some((*seat, texts.get(&seat.to_string())?.clone()));
            legal.iter().filter_map(choice).collect()
        }
        _ => Vec::new(),
    }
}

/// A match of the same game after the first of these actions; none if they cannot be played.
pub(crate) fn after(game: &dyn AnyMatch, actions: &[Action]) -> Option<Box<dyn AnyMatch>> {
    let mut again = game.afresh();
    for action in actions {
        again.apply(action).ok()?;
    }
    Some(again)
}
