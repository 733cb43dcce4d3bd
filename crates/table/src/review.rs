//! The review of a game that has ended: what each move gave away, as far as it is known, and how that is put into
//! words.
//!
//! Every move is judged by what its player could know then, from what computers [advise](gambol_bots::advise).

use crate::scene::Scene;
use crate::wire::{ReviewLine, ReviewView};
use gambol_bots::Advice;
use gambol_core::{Action, AnyMatch, Eyes, Node, Seat};
use gambol_solve::Label;
use gambol_words::Words;

/// An estimated loss below this part of the stake cannot be called certain.
const LEAST_ESTIMATED: f64 = 0.04;
/// A move that loses this part of the stake turned the game.
const TURNING: f64 = 0.2;
/// A loss smaller than this is rounding.
const NOTHING: f64 = 1e-6;
/// A share below this is not worth mentioning as part of the best mixture.
const LEAST_SHARE: f64 = 0.05;
/// The most moves that are listed as best.
const MOST_BEST: usize = 3;

/// How a loss is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// To the last digit.
    Exactly,
    /// It is at least this much.
    AtLeast,
    /// By a search.
    Estimated,
}

/// What is thought of one choice of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The number of whole actions before it.
    ply: usize,
    seat: Seat,
    /// What it gave away, as a share of everything there is to win or lose.
    loss: f64,
    /// What the best move is worth to the seat, and what the one played is: 1 is won and 0 is lost.
    worth: (f64, f64),
    known: Known,
    /// The best moves with how often to play them.
    best: Vec<(String, f64)>,
}

/// A review, as far as it has come.
#[derive(Debug, Default)]
pub struct Review {
    lines: Vec<ReviewLine>,
    all: usize,
    done: usize,
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

/// What a move gave away, judged by what is known about all moves.
pub fn judge(ply: usize, seat: Seat, played: &str, advice: &[Advice], stake: f64) -> Option<Verdict> {
    let mine = advice.iter().find(|advice| advice.action == played)?.value;
    let best =
        advice.iter().map(|advice| advice.value).max_by(|one, other| one.mean.total_cmp(&other.mean))?;
    let (known, loss) = match (best.label, mine.label) {
        (Label::Exact, Label::Exact) => (Known::Exactly, best.mean - mine.mean),
        (Label::Estimate { within: one }, Label::Estimate { within: other }) => {
            let (loss, doubt) = (best.mean - mine.mean, one.hypot(other));
            (Known::Estimated, if loss > doubt.max(LEAST_ESTIMATED * stake) { loss } else { 0.0 })
        }
        _ if best.bounds().0.is_finite() && mine.bounds().1.is_finite() => {
            (Known::AtLeast, (best.bounds().0 - mine.bounds().1).max(0.0))
        }
        _ => (Known::Estimated, best.mean - mine.mean),
    };
    let loss = if loss < NOTHING { 0.0 } else { (loss / stake).min(1.0) };
    let worth = |mean: f64| ((mean + 1.0) / stake).clamp(0.0, 1.0);
    let told = advice.iter().filter(|advice| advice.share >= LEAST_SHARE).take(MOST_BEST);
    Some(Verdict {
        ply,
        seat,
        loss,
        worth: (worth(best.mean), worth(mine.mean)),
        known,
        best: told.map(|advice| (advice.action.clone(), advice.share)).collect(),
    })
}

impl Review {
    /// The review of this many actions, none of which has been judged yet.
    pub fn new(all: usize) -> Review {
        Review { lines: Vec::new(), all, done: 0 }
    }

    /// More has been judged, and this many actions are left: returns what is new, to be sent.
    pub fn add(&mut self, verdicts: &[Verdict], left: usize, scene: &Scene<'_>) -> ReviewView {
        let lines: Vec<ReviewLine> = verdicts.iter().map(|verdict| review_line(verdict, scene)).collect();
        self.lines.extend(lines.iter().cloned());
        self.done = self.all - left.min(self.all);
        self.view_of(lines, scene.words)
    }

    /// All of it so far.
    pub fn view(&self, words: &Words) -> ReviewView {
        self.view_of(self.lines.clone(), words)
    }

    fn view_of(&self, lines: Vec<ReviewLine>, words: &Words) -> ReviewView {
        let mut points: Vec<usize> =
            self.lines.iter().filter(|line| line.turning).map(|line| line.n).collect();
        points.sort_unstable();
        points.dedup();
        let sentence = if self.done < self.all {
            let percent = (100 * self.done / self.all.max(1)) as i64;
            words.say("review-coming", &[("percent", percent.into())])
        } else {
            let key = if points.is_empty() { "review-even" } else { "review-turned" };
            let known = self.lines.iter().filter(|line| line.label != Known::Estimated.label()).count();
            let how = match known {
                0 => words.say("review-all-estimated", &[]),
                known if known == self.lines.len() => words.say("review-all-exact", &[]),
                _ => words.say("review-some-exact", &[]),
            };
            words.sentences(&[words.say(key, &[("count", (points.len() as i64).into())]), how])
        };
        ReviewView { lines, done: self.done, all: self.all, words: sentence, points }
    }
}

/// What is said about one choice.
fn review_line(verdict: &Verdict, scene: &Scene<'_>) -> ReviewLine {
    let words = scene.words;
    let turning = verdict.loss >= TURNING;
    let percent = ((verdict.loss * 100.0).round() as i64).max(1);
    let how = words.say(
        match verdict.known {
            Known::Exactly => "review-exactly",
            Known::AtLeast => "review-at-least",
            Known::Estimated => "review-estimated",
        },
        &[],
    );
    let (best, mine) = verdict.worth;
    let what = match verdict.known {
        Known::Estimated if verdict.loss <= 0.0 => "review-no-clear-loss",
        _ if verdict.loss <= 0.0 => "review-nothing",
        Known::Exactly if best > 0.999 && mine < 0.001 => "review-win-to-loss",
        Known::Exactly if best > 0.999 && (mine - 0.5).abs() < 0.001 => "review-win-to-even",
        Known::Exactly if mine < 0.001 && (best - 0.5).abs() < 0.001 => "review-even-to-loss",
        _ => "review-loss",
    };
    let mut told = vec![words.say(what, &[("percent", percent.into()), ("how", how.into())])];
    if verdict.loss > 0.0 {
        let state = scene.fold.game.state_at(verdict.ply, Eyes::All).unwrap_or_default();
        let part = |(action, share): &(String, f64)| {
            let choice = scene.choice_in(&state, action);
            if verdict.best.len() == 1 {
                return choice;
            }
            let percent = (share * 100.0).round() as i64;
            words.say("live-hint-part", &[("move", choice.into()), ("percent", percent.into())])
        };
        let best: Vec<String> = verdict.best.iter().map(part).collect();
        told.push(words.say("review-best", &[("moves", words.list(&best).into())]));
    }
    ReviewLine {
        n: verdict.ply + 1,
        seat: verdict.seat.0,
        loss: verdict.loss,
        label: verdict.known.label(),
        turning,
        words: words.sentences(&told),
    }
}

impl Known {
    /// As it goes over the wire.
    fn label(self) -> &'static str {
        match self {
            Known::Exactly => "exact",
            Known::AtLeast => "proved",
            Known::Estimated => "estimated",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol_solve::Value as Worth;

    fn advice(moves: &[(&str, Worth, f64)]) -> Vec<Advice> {
        let one = |(action, value, share): &(&str, Worth, f64)| Advice {
            action: (*action).to_owned(),
            value: *value,
            share: *share,
        };
        moves.iter().map(one).collect()
    }

    #[test]
    fn who_throws_a_win_away_has_lost_everything_and_the_best_move_is_told() {
        let known = advice(&[("a1", Worth::exact(1.0), 1.0), ("b1", Worth::exact(-1.0), 0.0)]);
        let verdict = judge(4, Seat(1), "b1", &known, 2.0).expect("the move is known");
        assert!((verdict.loss - 1.0).abs() < 1e-9);
        assert_eq!(verdict.known, Known::Exactly);
        assert_eq!(verdict.best, [("a1".to_owned(), 1.0)]);
        let verdict = judge(4, Seat(1), "a1", &known, 2.0).expect("the move is known");
        assert!(verdict.loss <= 0.0, "{verdict:?}");
        assert_eq!(judge(4, Seat(1), "c1", &known, 2.0), None);
    }

    #[test]
    fn an_estimate_in_doubt_accuses_nobody() {
        let known = advice(&[("a1", Worth::estimate(0.3, 0.2), 1.0), ("b1", Worth::estimate(0.1, 0.2), 0.0)]);
        let verdict = judge(0, Seat(0), "b1", &known, 2.0).expect("the move is known");
        assert!(verdict.loss <= 0.0, "{verdict:?}");
        let sure = advice(&[("a1", Worth::estimate(0.6, 0.1), 1.0), ("b1", Worth::estimate(-0.4, 0.1), 0.0)]);
        let verdict = judge(0, Seat(0), "b1", &sure, 2.0).expect("the move is known");
        assert!((verdict.loss - 0.5).abs() < 1e-9);
        assert_eq!(verdict.known, Known::Estimated);
    }

    #[test]
    fn of_proved_bounds_only_what_is_certain_counts() {
        let known = advice(&[("a1", Worth::between(0.5, 1.0), 1.0), ("b1", Worth::between(-0.5, 0.1), 0.0)]);
        let verdict = judge(0, Seat(0), "b1", &known, 2.0).expect("the move is known");
        assert!((verdict.loss - 0.2).abs() < 1e-9);
        assert_eq!(verdict.known, Known::AtLeast);
    }
}
