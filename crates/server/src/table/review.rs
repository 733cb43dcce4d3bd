//! The review of a game that has ended: what each move gave away, as far as anybody knows.
//!
//! It goes from the last move to the first, because the end of a game is what is known best and what people ask about
//! first. Every move is judged by what its player could know then. One review at a time takes one place of the pool, move
//! by move, so computers that play never wait long for it.

use super::actor::{Actor, Message};
use super::command::Answer;
use super::tell::frame;
use super::think::Pool;
use crate::wire::{ReviewLine, ReviewView};
use gambol_bots::{Advice, Budget, Sight, Stop, advise};
use gambol_core::{Action, AnyMatch, Eyes, Node, Seat};
use gambol_games::Kind;
use gambol_solve::Label;
use serde_json::{Map, Value};
use std::time::Duration;

/// How long a whole review takes where everything has to be searched.
const WHOLE: Duration = Duration::from_secs(16);
/// How long a single move is thought about at most, and at least.
const LONGEST: Duration = Duration::from_millis(500);
const SHORTEST: Duration = Duration::from_millis(10);
/// The first move is thought about longer: half of it is spent waiting for a table that is being built.
const FIRST: Duration = Duration::from_secs(3);
/// An estimated loss below this part of the stake is no loss that anybody could be sure of.
const LEAST_ESTIMATED: f64 = 0.04;
/// What loses this part of the stake turned the game.
const TURNING: f64 = 0.2;
/// A loss smaller than this is rounding.
const NOTHING: f64 = 1e-6;
/// A share below this is no part of the best mixture worth telling.
const LEAST_SHARE: f64 = 0.05;
/// The most moves that are told as best.
const MOST_BEST: usize = 3;

/// How a loss is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    Exactly,
    /// It is at least so much.
    AtLeast,
    Estimated,
}

/// What is thought of one choice of one seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Verdict {
    /// The number of whole actions before it.
    ply: usize,
    seat: Seat,
    /// What it gave away, as a part of all there is to win or lose.
    loss: f64,
    /// What the best move is worth to the seat, and what the one played is: 1 is won and 0 is lost.
    worth: (f64, f64),
    known: Known,
    /// The best moves with how often to play them.
    best: Vec<(String, f64)>,
}

/// A review, as far as it has come.
#[derive(Debug, Default)]
pub(crate) struct Review {
    lines: Vec<ReviewLine>,
    all: usize,
    done: usize,
}

/// One step of a review.
#[derive(Debug)]
pub(crate) struct Step {
    verdicts: Vec<Verdict>,
    /// How many actions are still to be judged.
    left: usize,
}

/// A finished game that is paged through from the back.
struct Book {
    game: Box<dyn AnyMatch>,
    actions: Vec<Action>,
    /// All there is to win or lose.
    stake: f64,
    each: Duration,
    is_first: bool,
}

impl Book {
    /// Plays the game again to its end.
    fn open(
        name: &str,
        options: &Map<String, Value>,
        actions: Vec<Action>,
        stake: f64,
        hurry: u32,
    ) -> Option<Book> {
        let mut game = Kind::named(name)?.start(options).ok()?;
        for action in &actions {
            game.apply(action).ok()?;
        }
        let each = (WHOLE / (actions.len().max(1) as u32)).clamp(SHORTEST, LONGEST) / hurry;
        Some(Book { game, actions, stake, each, is_first: true })
    }

    /// Judges the last action that somebody chose, and takes it back.
    fn step(&mut self, stop: &Stop) -> Step {
        let mut verdicts = Vec::new();
        while verdicts.is_empty() && !self.actions.is_empty() && !stop.stopped() {
            let Some(action) = self.actions.pop() else { break };
            if !self.game.undo(1) {
                break;
            }
            for (seat, text) in chosen(self.game.as_ref(), &action) {
                let Some(sight) = Sight::of(self.game.as_ref(), seat) else { continue };
                if sight.legal().len() < 2 {
                    continue;
                }
                let time = if self.is_first { FIRST.min(self.each * 12) } else { self.each };
                self.is_first = false;
                let advice = advise(&sight, &Budget::time(time), stop);
                verdicts.extend(judge(self.actions.len(), seat, &text, &advice, self.stake));
            }
        }
        Step { verdicts, left: self.actions.len() }
    }
}

/// Who chose what in an action.
fn chosen(game: &dyn AnyMatch, action: &Action) -> Vec<(Seat, String)> {
    match (game.node(), action) {
        (Node::Decision { seat, .. }, Action::One(text)) => vec![(seat, text.clone())],
        (Node::Simultaneous { legal }, Action::Together(texts)) => {
            let choice = |(seat, _): &(Seat, _)| Some((*seat, texts.get(&seat.to_string())?.clone()));
            legal.iter().filter_map(choice).collect()
        }
        _ => Vec::new(),
    }
}

/// What a move gave away, measured by what is known of all moves.
fn judge(ply: usize, seat: Seat, played: &str, advice: &[Advice], stake: f64) -> Option<Verdict> {
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

impl Actor {
    /// Begins the review if nobody has asked for it yet, and tells the guest what there is of it.
    pub(super) fn review(&mut self, number: u64) -> Answer {
        if !self.fold.is_over() {
            return Answer::No("live-not-over");
        }
        if let Some(guest) = self.guests.get_mut(&number) {
            guest.reviews = true;
        }
        if self.review.is_none() {
            self.begin_review();
        }
        self.send_review(number);
        Answer::Done
    }

    fn begin_review(&mut self) {
        let Some(table) = self.shared.way_to(&self.id) else { return };
        let pool: Pool = self.shared.pool.clone();
        let game = self.fold.game.game();
        let options = self.fold.game.given_options().clone();
        let actions = self.fold.game.actions();
        let (stake, hurry) = (self.fold.stake(), pool.hurry());
        self.review = Some(Review { lines: Vec::new(), all: actions.len(), done: 0 });
        tokio::spawn(async move {
            let Some(_turn) = pool.review().await else { return };
            let opened = pool.think(move |_| Book::open(game, &options, actions, stake, hurry)).await;
            let Some(Some(mut book)) = opened else { return };
            loop {
                let stepped = pool.think(move |stop| {
                    let step = book.step(stop);
                    (book, step)
                });
                let Some((next, step)) = stepped.await else { return };
                book = next;
                let is_over = step.left == 0;
                // Nobody waits any more when the table is gone.
                if table.send(Message::Reviewed(step)).await.is_err() || is_over {
                    return;
                }
            }
        });
    }

    /// Some more has been judged.
    pub(super) fn reviewed(&mut self, step: &Step) {
        let lines: Vec<ReviewLine> = step.verdicts.iter().map(|verdict| self.review_line(verdict)).collect();
        let Some(review) = &mut self.review else { return };
        review.lines.extend(lines.iter().cloned());
        review.done = review.all - step.left.min(review.all);
        let body = frame("review", &self.review_view(lines));
        let asked = self.guests.values().filter(|guest| guest.reviews);
        for guest in asked {
            guest.out.send(body.clone());
        }
    }

    /// All of the review so far, for a guest who asked for it.
    pub(super) fn send_review(&self, number: u64) {
        let Some(guest) = self.guests.get(&number).filter(|guest| guest.reviews) else { return };
        let Some(review) = &self.review else { return };
        guest.out.send(frame("review", &self.review_view(review.lines.clone())));
    }

    fn review_view(&self, lines: Vec<ReviewLine>) -> ReviewView {
        let words = &self.shared.words;
        let Some(review) = &self.review else {
            return ReviewView { lines, done: 0, all: 0, words: String::new(), points: Vec::new() };
        };
        let mut points: Vec<usize> =
            review.lines.iter().filter(|line| line.turning).map(|line| line.n).collect();
        points.sort_unstable();
        points.dedup();
        let sentence = if review.done < review.all {
            let percent = (100 * review.done / review.all.max(1)) as i64;
            words.say("review-coming", &[("percent", percent.into())])
        } else {
            let key = if points.is_empty() { "review-even" } else { "review-turned" };
            let known = review.lines.iter().filter(|line| line.label != Known::Estimated.label()).count();
            let how = match known {
                0 => words.say("review-all-estimated", &[]),
                known if known == review.lines.len() => words.say("review-all-exact", &[]),
                _ => words.say("review-some-exact", &[]),
            };
            words.sentences(&[words.say(key, &[("count", (points.len() as i64).into())]), how])
        };
        ReviewView { lines, done: review.done, all: review.all, words: sentence, points }
    }

    fn review_line(&self, verdict: &Verdict) -> ReviewLine {
        let words = &self.shared.words;
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
            let state = self.fold.game.state_at(verdict.ply, Eyes::All).unwrap_or_default();
            let part = |(action, share): &(String, f64)| {
                let choice = self.scene(|scene| scene.choice_in(&state, action));
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
