//! How a review comes about: from the last choice to the first, because the end of a game is what is known best.

use super::{Moment, Review, VERSION, Verdict, after, chosen, stake};
use gambol_bots::{Budget, Library, Sight, Stop, advise_from};
use gambol_core::{Action, AnyMatch, Eyes, Node, Seat};
use gambol_solve::{EXACT, Known, Label, Loss, Opening, given_away};
use std::time::Duration;

/// A share below this is not worth mentioning as part of the best mixture.
const LEAST_SHARE: f64 = 0.05;
/// The most choices that are listed as best.
const MOST_BEST: usize = 3;
/// How many choices a line that punishes a mistake shows, and how many actions with what chance does.
const LINE: usize = 6;
const LONGEST_LINE: usize = 10;
/// How many it shows of another mistake that could have been made there.
const SHORT_LINE: usize = 3;
/// How many such mistakes are looked into where they are looked up, and where they have to be searched.
const MOST_TRIES: usize = 40;
const MOST_SEARCHED: usize = 3;
/// What loses less than this part of the mistake is as good as the best.
const ALMOST: f64 = 0.15;

/// How much work a review may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Work {
    /// How many playouts, all choices together, where everything has to be searched.
    pub playouts: u64,
    /// And for one choice no fewer and no more than this.
    pub each: (u64, u64),
    /// No choice is thought about for longer than this, however few playouts that are.
    pub time: Duration,
}

impl Default for Work {
    fn default() -> Work {
        Work { playouts: 240_000, each: (1_000, 10_000), time: Duration::from_secs(8) }
    }
}

impl Work {
    /// So many times less of it, for tests.
    #[must_use]
    pub fn hurried(self, by: u64) -> Work {
        let less = |playouts: u64| (playouts / by.max(1)).max(50);
        Work { playouts: less(self.playouts), each: (less(self.each.0), less(self.each.1)), ..self }
    }
}

/// Some more of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How much of the work is done, and how much there is.
    pub done: usize,
    /// All of it.
    pub all: usize,
}

/// A game that is being reviewed.
pub struct Study {
    game: Box<dyn AnyMatch>,
    /// What was played.
    actions: Vec<Action>,
    /// How many of them have yet to be judged.
    left: usize,
    /// The moments whose lines are yet to be found.
    moments: Vec<Moment>,
    review: Review,
    stake: f64,
    budget: Budget,
    library: Option<Library>,
}

impl Study {
    /// Opens a game at its end: `game` is a match of it, at any point. None if the actions cannot be played.
    pub fn open(
        game: &dyn AnyMatch,
        actions: Vec<Action>,
        library: Option<Library>,
        work: Work,
    ) -> Option<Study> {
        let game = after(game, &actions)?;
        let playouts = (work.playouts / actions.len().max(1) as u64).clamp(work.each.0, work.each.1);
        Some(Study {
            left: actions.len(),
            moments: Vec::new(),
            review: Review { version: VERSION, ..Review::default() },
            stake: stake(game.as_ref()),
            budget: Budget { playouts: Some(playouts), time: work.time },
            library,
            game,
            actions,
        })
    }

    /// Whether somebody who knows the truth about this game is on the way: a review that waits is a better one.
    pub fn is_waiting(&self) -> bool {
        let start = self.game.afresh();
        let first =
            |game: &dyn AnyMatch| (0..game.seats() as u8).find_map(|seat| Sight::of(game, Seat(seat)));
        let sight = first(start.as_ref()).or_else(|| {
            let asked = |ply: usize| first(after(self.game.as_ref(), self.actions.get(..ply)?)?.as_ref());
            (1..self.actions.len().min(8)).find_map(asked)
        });
        sight.zip(self.library.as_ref()).is_some_and(|(sight, library)| sight.is_coming(library))
    }

    /// Whether everything is done.
    pub fn is_done(&self) -> bool {
        self.left == 0 && self.moments.is_empty()
    }

    /// The review, whole when everything is done.
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// Judges one more action that somebody chose, or finds one more line.
    pub fn step(&mut self, stop: &Stop) -> Progress {
        if self.left > 0 {
            self.judge(stop);
            if self.left == 0 {
                self.review.verdicts.reverse();
                self.moments = self.find_moments();
            }
        } else if let Some(mut moment) = self.moments.pop() {
            let found = self.punished(&mut moment, stop);
            if found.is_some() && !stop.stopped() {
                self.review.moments.push(moment);
            }
        }
        // A line is about as much work as six choices.
        let rest = self.left + LINE * self.moments.len();
        let all = self.actions.len() + LINE * (self.moments.len() + self.review.moments.len());
        Progress { done: all - rest, all }
    }

    /// Goes back over what nobody chose to the last choice, and judges that.
    fn judge(&mut self, stop: &Stop) {
        while self.left > 0 && !stop.stopped() {
            self.left -= 1;
            let action = self.actions[self.left].clone();
            if !self.game.undo(1) {
                self.left = 0;
                return;
            }
            let mut found = false;
            // The last seat comes first, because all are turned round in the end.
            for (seat, text) in chosen(self.game.as_ref(), &action).into_iter().rev() {
                let Some(sight) = Sight::of(self.game.as_ref(), seat) else { continue };
                if sight.legal().len() < 2 {
                    continue;
                }
                let advice = advise_from(self.library.as_ref(), &sight, &self.budget, stop);
                found |= self.note(seat, text, &advice);
            }
            if found {
                return;
            }
        }
    }

    /// Notes what is thought of a choice.
    fn note(&mut self, seat: Seat, played: String, advice: &[Opening]) -> bool {
        let Some(loss) = given_away(advice, &played, self.stake) else { return false };
        let game = self.game.as_ref();
        let knows_less = game.has_secrets() && game.state(Eyes::Seat(seat)) != game.state(Eyes::All);
        let is_blind = game.hides_choice() || knows_less;
        let is_sure = |value: &gambol_solve::Value| value.label == Label::Exact;
        // Where nothing is hidden there is one best choice; several that are equally good are no mixture.
        let most = if is_blind { MOST_BEST } else { 1 };
        let best =
            advice.iter().enumerate().filter(|(at, one)| *at == 0 || one.share >= LEAST_SHARE).take(most);
        self.review.verdicts.push(Verdict {
            ply: self.left,
            seat: seat.0,
            loss: rounded(loss.share()),
            known: loss.known,
            gives_up: loss.gives_up,
            chance: (rounded(loss.chances().0), rounded(loss.chances().1)),
            sure: (rounded(loss.sure_chances().0), rounded(loss.sure_chances().1)),
            ends_in: loss.made.distance.filter(|_| is_sure(&loss.made)),
            best: best.map(|(_, one)| (one.action.clone(), rounded(one.share))).collect(),
            share: rounded(advice.iter().find(|one| one.action == played).map_or(0.0, |one| one.share)),
            is_blind,
            played,
        });
        true
    }

    /// Finds how a mistake is punished, and what else could have been chosen.
    fn punished(&self, moment: &mut Moment, stop: &Stop) -> Option<()> {
        let library = self.library.as_ref();
        let (done, rest) = self.actions.split_at_checked(moment.ply)?;
        let (made, real) = rest.split_first()?;
        let game = after(self.game.as_ref(), done)?;
        let seat = Seat(moment.seat);
        let advice = advise_from(library, &Sight::of(game.as_ref(), seat)?, &self.budget, stop);
        let played = chosen(game.as_ref(), made).into_iter().find(|(other, _)| *other == seat)?.1;
        let given = |action: &str| given_away(&advice, action, self.stake);
        let mistake = given(&played)?;
        let is_right = |loss: &Loss| {
            if mistake.gives_up {
                return !loss.gives_up && loss.amount <= 0.0;
            }
            let almost = mistake.amount * ALMOST;
            loss.amount <= almost && loss.best.mean - loss.made.mean <= almost
        };
        let is_exact = advice.iter().all(|one| one.value.label == Label::Exact);
        let most = if is_exact { MOST_TRIES } else { MOST_SEARCHED };
        for one in &advice {
            let Some(loss) = given(&one.action) else { continue };
            if one.action == moment.better || is_right(&loss) {
                moment.right.push(one.action.clone());
                continue;
            }
            let is_own = one.action == played;
            if !is_own && moment.wrong.len() >= most {
                continue;
            }
            let mut tried = game.afresh();
            let other = with_choice(made, seat, &one.action);
            let steps = done.iter().chain(std::iter::once(&other));
            if steps.map(|action| tried.apply(action)).any(|applied| applied.is_err()) {
                continue;
            }
            let (real, choices) = if is_own { (real, LINE) } else { (&[][..], SHORT_LINE) };
            let Line { actions, winner } = line(tried, (real, choices), &self.budget, library, stop);
            if is_own {
                (moment.line, moment.winner) = (actions, winner);
            } else {
                moment.wrong.insert(one.action.clone(), actions);
            }
        }
        Some(())
    }

    /// The choices of each seat that cost most, if they mattered; the least of them first.
    fn find_moments(&self) -> Vec<Moment> {
        let most = if self.game.seats() > 2 { 2 } else { 3 };
        let mut found: Vec<&Verdict> = Vec::new();
        for seat in 0..self.game.seats() as u8 {
            let mut own: Vec<_> =
                self.review.verdicts.iter().filter(|one| one.seat == seat && one.matters()).collect();
            own.sort_by(|one, other| other.cost().total_cmp(&one.cost()).then(one.ply.cmp(&other.ply)));
            found.extend(own.into_iter().take(most));
        }
        found.sort_by(|one, other| one.cost().total_cmp(&other.cost()).then(other.ply.cmp(&one.ply)));
        let moment = |verdict: &Verdict| {
            let better =
                verdict.best.iter().map(|(action, _)| action).find(|action| **action != verdict.played);
            let (ply, seat) = (verdict.ply, verdict.seat);
            Some(Moment { ply, seat, better: better?.clone(), ..Moment::default() })
        };
        found.into_iter().filter_map(moment).collect()
    }
}

/// So many digits are told and kept; the rest is noise.
fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

/// What whoever is asked first does, if it is one and they play their best.
pub(crate) fn reply(
    game: Box<dyn AnyMatch>,
    budget: &Budget,
    library: Option<&Library>,
    stop: &Stop,
) -> Option<Action> {
    let one = |game| line(game, (&[], 1), budget, library, stop).actions.pop();
    matches!(game.node(), Node::Decision { .. }).then(|| one(game))?
}

/// What everybody does from here on, and who was found to be able to force a win on the way.
#[derive(Default)]
struct Line {
    actions: Vec<Action>,
    winner: Option<u8>,
}

/// What everybody does from here on if they play their best, each by what they know: up to so many choices, or the end.
/// Chance falls as it really fell for as long as everybody does what they really did, and otherwise as is likeliest.
fn line(
    mut game: Box<dyn AnyMatch>,
    (real, most): (&[Action], usize),
    budget: &Budget,
    library: Option<&Library>,
    stop: &Stop,
) -> Line {
    let Line { actions: mut line, mut winner } = Line::default();
    let most_won = stake(game.as_ref()) - 1.0;
    let mut choices = 0;
    while choices < most && line.len() < LONGEST_LINE && !stop.stopped() {
        let mut best = |game: &dyn AnyMatch, seat: Seat, legal: &[String]| {
            if let [only] = legal {
                return Some(only.clone());
            }
            let advice = advise_from(library, &Sight::of(game, seat)?, budget, stop).into_iter().next()?;
            if advice.value.label == Label::Exact && advice.value.mean >= most_won - EXACT {
                winner.get_or_insert(seat.0);
            }
            Some(advice.action)
        };
        let next = match game.node() {
            Node::End(_) => None,
            Node::Decision { seat, legal } => {
                choices += 1;
                best(game.as_ref(), seat, &legal).map(Action::One)
            }
            Node::Simultaneous { legal } => {
                choices += 1;
                let choice = |(seat, legal): &(Seat, Vec<String>)| {
                    Some((seat.to_string(), best(game.as_ref(), *seat, legal)?))
                };
                legal.iter().map(choice).collect::<Option<_>>().map(Action::Together)
            }
            Node::Chance { outcomes } => {
                let is_real = real.get(..line.len()) == Some(&line[..]);
                let likely = || outcomes.iter().rev().max_by_key(|(_, weight)| *weight);
                let fell = real.get(line.len()).filter(|_| is_real).cloned();
                fell.or_else(|| likely().map(|(text, _)| Action::One(text.clone())))
            }
        };
        let Some(next) = next else { break };
        if game.apply(&next).is_err() {
            break;
        }
        line.push(next);
    }
    Line { actions: line, winner }
}

/// The same action, but that one seat chooses something else.
pub(crate) fn with_choice(action: &Action, seat: Seat, choice: &str) -> Action {
    match action {
        Action::One(_) => Action::One(choice.to_owned()),
        Action::Together(texts) => {
            let mut texts = texts.clone();
            texts.insert(seat.to_string(), choice.to_owned());
            Action::Together(texts)
        }
    }
}

/// Whether a loss is proved rather than guessed.
pub(super) fn is_proved(known: Known) -> bool {
    known != Known::Estimated
}
