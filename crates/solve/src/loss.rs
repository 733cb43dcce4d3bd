//! What a move gave away, and how that is known: one judgement for reviews, contests and commands.

use crate::solved::Opening;
use crate::value::{EXACT, Label, Value};
use serde::{Deserialize, Serialize};

/// An estimated loss below this part of the stake cannot be called certain.
const LEAST_ESTIMATED: f64 = 0.04;
/// A loss smaller than this is rounding.
const NOTHING: f64 = 1e-6;

/// How a loss is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Known {
    /// To the last digit.
    Exactly,
    /// It is at least this much, proved.
    AtLeast,
    /// By a search.
    Estimated,
}

/// What a move gave away.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// How much less it is worth than the best move, in the unit of values; as a part of the stake it is
    /// [`share`](Loss::share). Where that is not certain it is 0.
    pub amount: f64,
    /// How that is known.
    pub known: Known,
    /// What the best move is worth.
    pub best: Value,
    /// What the move is worth that was made.
    pub made: Value,
    /// Whether the move surely loses, and another was not known to: that is proved, however little is known of what
    /// the other is worth.
    pub gives_up: bool,
    stake: f64,
}

impl Loss {
    /// What was given away, as a part of everything there is to win or lose.
    pub fn share(&self) -> f64 {
        (self.amount / self.stake).clamp(0.0, 1.0)
    }

    /// The chance to win, or the part of what can be won, before the move and after it: 1 is won and 0 is lost.
    pub fn chances(&self) -> (f64, f64) {
        let chance = |value: Value| ((value.mean + 1.0) / self.stake).clamp(0.0, 1.0);
        (chance(self.best), chance(self.made))
    }

    /// The same as far as it can be relied on: at least before the move, and at most after it. What nobody has proved is
    /// as it is believed to be.
    pub fn sure_chances(&self) -> (f64, f64) {
        if self.known == Known::Estimated {
            return self.chances();
        }
        let chance = |value: f64| ((value + 1.0) / self.stake).clamp(0.0, 1.0);
        (chance(self.best.bounds().0), chance(self.made.bounds().1))
    }
}

/// What a move gave away, judged by what is known about all moves of its seat; none if it is not among them. `stake` is
/// all that there is to win or lose: the number of sides, and 2 where there are no sides.
///
/// Only what is certain counts. Bounds count by what they prove, and estimates by what is more than their doubt.
pub fn given_away(moves: &[Opening], played: &str, stake: f64) -> Option<Loss> {
    let made = moves.iter().find(|opening| opening.action == played)?.value;
    // What surely loses comes last, also behind a guess that may be off by more than there is to lose.
    let rank = |value: &Value| (!is_surely_lost(value), floor(value), value.mean);
    let best = moves
        .iter()
        .map(|opening| opening.value)
        .max_by(|one, other| rank(one).partial_cmp(&rank(other)).unwrap_or(std::cmp::Ordering::Equal))?;
    let is_guess = |value: &Value| value.proves_nothing(stake);
    let is_exact = |value: &Value| value.label == Label::Exact;
    let is_all_known = moves.iter().all(|opening| is_exact(&opening.value));
    let (known, amount) = if is_guess(&best) || is_guess(&made) {
        // Searches err alike about the moves of one position, so the larger doubt is enough.
        let (amount, doubt) = (best.mean - made.mean, doubt(&best).max(doubt(&made)));
        (Known::Estimated, if amount > doubt.max(LEAST_ESTIMATED * stake) { amount } else { 0.0 })
    } else if is_exact(&made) && is_exact(&best) {
        // Where another move may be better than the best that is known, the loss may be larger.
        let is_most = is_all_known || best.mean >= stake - 1.0 - EXACT;
        (if is_most { Known::Exactly } else { Known::AtLeast }, best.mean - made.mean)
    } else {
        (Known::AtLeast, best.bounds().0 - made.bounds().1)
    };
    let amount = if amount < NOTHING { 0.0 } else { amount };
    let gives_up = is_surely_lost(&made) && !is_surely_lost(&best);
    Some(Loss { amount, known, best, made, gives_up, stake })
}

/// Whether what is known about these moves does not tell them apart, because bounds are as wide as the stake or nobody
/// knows which is best: then a search has to say more ([`Value::narrowed`]).
pub fn is_vague(moves: &[Opening], stake: f64) -> bool {
    moves.iter().any(|opening| opening.value.is_empty(stake))
        || moves.iter().all(|opening| opening.share <= 0.0)
}

/// Whether it is proved that nothing can be won any more.
fn is_surely_lost(value: &Value) -> bool {
    value.label == Label::Exact && value.mean <= EXACT - 1.0
}

/// What a move is worth at least, as far as that can be relied on.
fn floor(value: &Value) -> f64 {
    match value.label {
        Label::Exact => value.mean,
        Label::Bounded { low, .. } => low,
        Label::Estimate { within } => value.mean - within,
    }
}

fn doubt(value: &Value) -> f64 {
    match value.label {
        Label::Exact => 0.0,
        Label::Bounded { low, high } => high - low,
        Label::Estimate { within } => within,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(moves: &[(&str, Value, f64)]) -> Vec<Opening> {
        let one = |&(action, value, share): &(&str, Value, f64)| Opening {
            action: action.to_owned(),
            value,
            share,
        };
        moves.iter().map(one).collect()
    }

    #[test]
    fn who_throws_a_win_away_has_lost_everything() {
        let known = moves(&[("a1", Value::exact(1.0), 1.0), ("b1", Value::exact(-1.0), 0.0)]);
        let loss = given_away(&known, "b1", 2.0).expect("the move is known");
        assert!((loss.share() - 1.0).abs() < 1e-9);
        assert_eq!((loss.known, loss.chances()), (Known::Exactly, (1.0, 0.0)));
        let loss = given_away(&known, "a1", 2.0).expect("the move is known");
        assert!(loss.amount <= 0.0, "{loss:?}");
        assert_eq!(given_away(&known, "c1", 2.0), None);
    }

    #[test]
    fn an_estimate_in_doubt_accuses_nobody() {
        let known = moves(&[("a1", Value::estimate(0.3, 0.2), 1.0), ("b1", Value::estimate(0.1, 0.2), 0.0)]);
        let loss = given_away(&known, "b1", 2.0).expect("the move is known");
        assert!(loss.amount <= 0.0, "{loss:?}");
        let sure = moves(&[("a1", Value::estimate(0.6, 0.1), 1.0), ("b1", Value::estimate(-0.4, 0.1), 0.0)]);
        let loss = given_away(&sure, "b1", 2.0).expect("the move is known");
        assert!((loss.share() - 0.5).abs() < 1e-9);
        assert_eq!(loss.known, Known::Estimated);
    }

    #[test]
    fn of_proved_bounds_only_what_is_certain_counts() {
        let known = moves(&[("a1", Value::between(0.5, 1.0), 1.0), ("b1", Value::between(-0.5, 0.1), 0.0)]);
        let loss = given_away(&known, "b1", 2.0).expect("the move is known");
        assert!((loss.share() - 0.2).abs() < 1e-9);
        assert_eq!(loss.known, Known::AtLeast);
        let (before, after) = loss.sure_chances();
        assert!((before - 0.75).abs() < 1e-9 && (after - 0.55).abs() < 1e-9, "{before} {after}");
    }

    #[test]
    fn bounds_as_wide_as_the_stake_prove_nothing() {
        // Four who ride each for themselves: the winner gets 3, everybody else pays 1.
        let empty =
            moves(&[("a1", Value::near(2.0, -1.0, 3.0), 0.0), ("b1", Value::near(-1.0, -1.0, 3.0), 0.0)]);
        assert!(is_vague(&empty, 4.0));
        let loss = given_away(&empty, "b1", 4.0).expect("the move is known");
        assert_eq!((loss.amount, loss.known), (0.0, Known::Estimated));
        // Where one move surely loses and another surely wins, that is known whatever the rest is worth.
        let some = moves(&[
            ("a1", Value::between(-1.0, 3.0), 0.0),
            ("b1", Value::exact(-1.0), 0.0),
            ("c1", Value::exact(3.0), 1.0),
        ]);
        let loss = given_away(&some, "b1", 4.0).expect("the move is known");
        assert_eq!((loss.share(), loss.known), (1.0, Known::Exactly));
    }

    #[test]
    fn an_exact_loss_beside_unknown_moves_is_a_least_one() {
        let known = moves(&[
            ("a1", Value::exact(0.0), 1.0),
            ("b1", Value::exact(-1.0), 0.0),
            ("c1", Value::estimate(-0.2, 0.3), 0.0),
        ]);
        let loss = given_away(&known, "b1", 2.0).expect("the move is known");
        assert_eq!((loss.share(), loss.known), (0.5, Known::AtLeast));
    }

    #[test]
    fn a_move_that_surely_loses_is_worse_than_any_guess() {
        // Of four who ride each for themselves: the guess may be off by more than there is to lose.
        let guess = Value::estimate(0.2, 1.5);
        let known =
            moves(&[("a1", guess, 1.0), ("b1", Value::exact(-1.0), 0.0), ("c1", Value::exact(-1.0), 0.0)]);
        let loss = given_away(&known, "b1", 4.0).expect("the move is known");
        assert_eq!((loss.best, loss.gives_up), (guess, true));
        // How much that was is not certain, so it counts as nothing.
        assert_eq!((loss.amount, loss.known), (0.0, Known::Estimated));
        let loss = given_away(&known, "a1", 4.0).expect("the move is known");
        assert_eq!((loss.best, loss.gives_up), (guess, false));
        // Where everything is lost nobody gives anything up.
        let loss = given_away(&known[1..], "b1", 4.0).expect("the move is known");
        assert_eq!((loss.amount, loss.known, loss.gives_up), (0.0, Known::Exactly, false));
    }

    #[test]
    fn a_guess_that_was_hardly_tried_is_not_the_best_move() {
        let known = moves(&[("a1", Value::estimate(0.2, 0.05), 1.0), ("b1", Value::estimate(0.9, 1.5), 0.0)]);
        let loss = given_away(&known, "a1", 2.0).expect("the move is known");
        assert!(loss.amount.abs() < 1e-12);
        assert!((loss.best.mean - 0.2).abs() < 1e-12);
    }
}
