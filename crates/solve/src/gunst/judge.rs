//! What the solver says to whoever asks, in the time of a move: exactly in the last two rounds (in the last one alone,
//! where kin are spent), by the plan in the two before those, as a guess in all others, within what is proved.

use super::guess::{self, Guesses};
use super::known::Bounds;
use super::open::{ALL, LineUp};
use super::oracle::{self, Entries, Mixed, Task};
use super::pairs::Pairs;
use super::plan::{self, Planned};
use super::solver::{Ting, Worker};
use super::{GunstSolver, place_of, ting_of};
use crate::judge::{self, Judge, Judged};
use crate::progress::{Cancelled, Progress, Silent, both};
use crate::value::Value;
use gambol_core::{Game, Seat};
use gambol_games::gunst::{Chosen, Gunst, Move, Phase, Position, View};
use std::sync::{Arc, PoisonError};

/// Guesses this close to each other are equal.
const CLOSE: f64 = 1e-3;

/// All that there is to win or lose.
const STAKE: f64 = 2.0;

/// This many answers are kept in mind.
const MOST_ANSWERS: usize = 256;

/// What is known of a ting: its value for seat 0, what each line-up of each seat is worth to seat 0 against the other's
/// best mixture, and how often best play brings it.
#[derive(Debug)]
pub(super) struct Weighed {
    value: Value,
    line_ups: [Vec<(Move, Value, f64)>; 2],
}

impl Weighed {
    /// How often best play of a seat brings each line-up.
    pub(super) fn shares(&self, seat: usize) -> Vec<f64> {
        self.line_ups[seat].iter().map(|&(_, _, share)| share).collect()
    }

    /// At the start one line-up is proved to be enough for seat 0, and so for seat 1, whose farmers step second.
    fn hold(&mut self, held: usize, floor: f64) {
        self.value = Value::between(floor, 0.0);
        for (seat, line_ups) in self.line_ups.iter_mut().enumerate() {
            for (number, (_, value, share)) in line_ups.iter_mut().enumerate() {
                *share = f64::from(u8::from(number == held));
                if number == held {
                    *value =
                        if seat == 0 { Value::between(floor, 0.0) } else { Value::between(floor, -floor) };
                }
            }
        }
    }
}

impl GunstSolver {
    /// Whether values in this round are exact in the time of a move.
    fn is_exact_in(&self, round: u8) -> bool {
        let follow = self.solver.rounds - round;
        follow == 0 || follow == 1 && !self.solver.spends
    }

    /// Lends a worker to think with.
    fn with_worker<T>(&self, work: impl FnOnce(&mut Worker) -> T) -> T {
        let lent = self.workers.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut worker = lent.unwrap_or_else(|| Worker::new(self.solver.rounds));
        let done = work(&mut worker);
        self.workers.lock().unwrap_or_else(PoisonError::into_inner).push(worker);
        done
    }

    /// Everything about a ting, from memory if it was asked before.
    pub(super) fn weigh(&self, ting: Ting, progress: &dyn Progress) -> Result<Arc<Weighed>, Cancelled> {
        let answers = || self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = answers().get(&ting) {
            return Ok(Arc::clone(known));
        }
        let weighed = Arc::new(self.with_worker(|worker| self.weigh_afresh(ting, worker, progress))?);
        let mut answers = answers();
        if answers.len() >= MOST_ANSWERS {
            answers.clear();
        }
        answers.insert(ting, Arc::clone(&weighed));
        Ok(weighed)
    }

    fn weigh_afresh(
        &self,
        ting: Ting,
        worker: &mut Worker,
        progress: &dyn Progress,
    ) -> Result<Weighed, Cancelled> {
        let (solver, line_ups) = (&self.solver, [ting.line_ups(0), ting.line_ups(1)]);
        if self.is_exact_in(ting.round) {
            let mixed = solver.solve(ting, ALL, worker, progress)?;
            // The solver stops as soon as a bound is reached; a seat that was not asked any more still needs a mixture.
            let mut pairs = Pairs { solver, ting, line_ups: line_ups.clone(), worker, progress };
            let mixed = complete(mixed, &line_ups, &mut pairs)?;
            return weighed(&mixed, &line_ups, &mut pairs, Value::exact);
        }
        if let Some(mut weighed) = self.weigh_by_plan(ting, &line_ups, progress)? {
            if let Some((held, floor)) = self.held.filter(|_| ting.round == 1) {
                weighed.hold(held, floor);
            }
            return Ok(weighed);
        }
        let (bounds, within) = (solver.bounds(ting), guess::within(solver, ting.round));
        let mut guesses = Guesses { solver, ting, line_ups: line_ups.clone(), worker, progress };
        let task = Task { sizes: [line_ups[0].len(), line_ups[1].len()], window: ALL, closed: CLOSE };
        let mixed = oracle::solve(task, [&[], &[]], progress, &mut guesses)?;
        let mixed = complete(mixed, &line_ups, &mut guesses)?;
        let mut weighed =
            weighed(&mixed, &line_ups, &mut guesses, |mean| guessed(mean, (-1.0, 1.0), within))?;
        weighed.value = guessed(weighed.value.mean, bounds, within);
        Ok(weighed)
    }

    /// Whether the plan goes on after this round.
    fn has_plan_in(&self, round: u8) -> bool {
        self.solver.has_floors && (2..=plan::MOST_FOLLOW + 1).contains(&(self.solver.rounds - round))
    }

    /// What both seats' plans do at a ting, and what that proves.
    fn weigh_by_plan(
        &self,
        ting: Ting,
        line_ups: &[Vec<LineUp>; 2],
        progress: &dyn Progress,
    ) -> Result<Option<Weighed>, Cancelled> {
        if !self.has_plan_in(ting.round) {
            return Ok(None);
        }
        let follow = self.solver.rounds - ting.round;
        let swap = |[one, other]: [u8; 2]| [other, one];
        let (own, theirs) = both(
            || plan::think(follow, ting.life, ting.planes, progress),
            || plan::think(follow, swap(ting.life), swap(ting.planes), progress),
        );
        let (Some(own), Some(theirs)) = (own?, theirs?) else { return Ok(None) };
        let (floors, bounds) = ((own.floor(), -theirs.floor()), self.solver.bounds(ting));
        let (low, high) = (floors.0.max(bounds.0), floors.1.min(bounds.1));
        let value = Value::near(f64::midpoint(floors.0, floors.1), low, high.max(low));
        let told = |seat: usize, plan: &Planned, other: &Planned| {
            let share = |line_up: &LineUp| {
                plan.mixture.iter().find(|(brought, _)| brought == line_up).map_or(0.0, |&(_, weight)| weight)
            };
            // The best answers to the other's plan are worth what the ting is, others as much less as they get. More than
            // the other's plan leaves it is no line-up worth; and no less than the ting, if it belongs to the mixture.
            let own = if seat == 0 { value } else { value.for_the_other() };
            let (sure, _) = own.bounds();
            let judge = |line_up: &LineUp, against: f64| {
                let most = -against;
                let least = if share(line_up) > 0.0 && most >= sure { sure } else { -1.0 };
                let known = Value::near(own.mean + other.floor() - against, least, most.max(least));
                if seat == 0 { known } else { known.for_the_other() }
            };
            let all = line_ups[seat].iter().zip(&other.against);
            all.map(|(line_up, &against)| (line_up.told(), judge(line_up, against), share(line_up))).collect()
        };
        Ok(Some(Weighed { value, line_ups: [told(0, &own, &theirs), told(1, &theirs, &own)] }))
    }

    /// The value for seat 0 of a position in the middle of a round, or after it.
    fn after(
        &self,
        pos: &Position,
        begun: &Position,
        worker: &mut Worker,
        progress: &dyn Progress,
    ) -> Result<Value, Cancelled> {
        let ting = place_of(begun);
        let line_ups = [Vec::new(), Vec::new()];
        if pos.phase().is_over() {
            return Ok(Value::exact(self.game.outcome(pos).expect("the game is over").returns(2)[0]));
        }
        if self.is_exact_in(ting.round) {
            let solver = &self.solver;
            let mut pairs = Pairs { solver, ting, line_ups, worker, progress };
            return pairs.position(&self.game, pos).map(Value::exact);
        }
        let proved = if self.has_plan_in(ting.round) {
            Some(plan::ahead(&self.solver, &self.game, pos, ting.round, worker, progress)?)
        } else {
            None
        };
        let mut guesses = Guesses { solver: &self.solver, ting, line_ups, worker, progress };
        if let Some((low, high)) = proved {
            return Ok(Value::near(guesses.position(&self.game, pos)?, low, high));
        }
        let bounds = ting_of(pos).map_or((-1.0, 1.0), |ting| self.solver.bounds(ting));
        let within = guess::within(&self.solver, ting.round);
        Ok(guessed(guesses.position(&self.game, pos)?, bounds, within))
    }

    /// What is known of the line-ups that a seat can bring, for that seat.
    fn line_ups(&self, pos: &Position, seat: Seat, progress: &dyn Progress) -> Option<Vec<Judged<Move>>> {
        let weighed = self.weigh(ting_of(pos)?, progress).ok()?;
        let judged = |&(m, value, share): &(Move, Value, f64)| Judged { m, value: seen(value, seat), share };
        Some(weighed.line_ups[seat.index() & 1].iter().map(judged).collect())
    }
}

/// A guess within what is proved. Where what is proved says more than the guess, that is told.
fn guessed(mean: f64, (low, high): Bounds, within: f64) -> Value {
    let proved = Value::near(mean, low, high);
    let is_proved_closer = high - low <= 2.0 * within && !proved.proves_nothing(STAKE);
    if is_proved_closer { proved } else { Value::estimate(mean.clamp(low, high), within) }
}

/// A value for seat 0 as a seat sees it.
fn seen(value: Value, seat: Seat) -> Value {
    if seat == Seat(0) { value } else { value.for_the_other() }
}

/// Finds a mixture for a seat that has none: any best answer to the other's, for the value is a bound that it reaches.
fn complete(
    mut mixed: Mixed,
    line_ups: &[Vec<LineUp>; 2],
    entries: &mut impl Entries,
) -> Result<Mixed, Cancelled> {
    for seat in [0, 1] {
        if mixed.sides[seat].is_empty() {
            let answers = against(&mixed.sides[1 - seat], seat, line_ups[seat].len(), entries)?;
            let sign = if seat == 0 { 1.0 } else { -1.0 };
            let best = (0..answers.len())
                .max_by(|&one, &other| (sign * answers[one]).total_cmp(&(sign * answers[other])));
            mixed.sides[seat] = best.map(|best| (best, 1.0)).into_iter().collect();
        }
    }
    Ok(mixed)
}

/// What each line-up of a seat gets seat 0 against the other's mixture.
fn against(
    mixture: &[(usize, f64)],
    seat: usize,
    count: usize,
    entries: &mut impl Entries,
) -> Result<Vec<f64>, Cancelled> {
    let mut worth = |own: usize| {
        let mut sum = 0.0;
        for &(other, weight) in mixture {
            let pair = if seat == 0 { [own, other] } else { [other, own] };
            let (low, high) = entries.look(pair)?;
            sum += weight * f64::midpoint(low, high);
        }
        Ok(sum)
    };
    (0..count).map(&mut worth).collect()
}

fn weighed(
    mixed: &Mixed,
    line_ups: &[Vec<LineUp>; 2],
    entries: &mut impl Entries,
    told: impl Fn(f64) -> Value,
) -> Result<Weighed, Cancelled> {
    let mut side = |seat: usize| {
        let worth = against(&mixed.sides[1 - seat], seat, line_ups[seat].len(), entries)?;
        let mut all: Vec<_> = line_ups[seat]
            .iter()
            .zip(worth)
            .map(|(line_up, worth)| (line_up.told(), told(worth), 0.0))
            .collect();
        for &(number, share) in &mixed.sides[seat] {
            all[number].2 = share;
        }
        Ok(all)
    };
    let line_ups = [side(0)?, side(1)?];
    Ok(Weighed { value: told(f64::midpoint(mixed.low, mixed.high)), line_ups })
}

impl Judge<Gunst> for GunstSolver {
    fn value(&self, game: &Gunst, view: &View, seat: Seat) -> Option<Value> {
        if *game != self.game {
            return None;
        }
        let pos = view.table();
        if pos.phase() != Phase::Ting {
            let value = self.with_worker(|worker| self.after(pos, pos, worker, &Silent)).ok()?;
            return Some(seen(value, seat));
        }
        // Whoever has chosen already knows what it has chosen.
        if let Chosen::Open(line_up) = view.chosen(seat) {
            let judged = self.line_ups(pos, seat, &Silent)?;
            return judged
                .into_iter()
                .find(|judged| judged.m == Move::Ting(line_up))
                .map(|judged| judged.value);
        }
        Some(seen(self.weigh(ting_of(pos)?, &Silent).ok()?.value, seat))
    }

    fn moves(&self, game: &Gunst, view: &View, seat: Seat) -> Option<Vec<Judged<Move>>> {
        self.moves_in_time(game, view, seat, &Silent)
    }

    fn moves_in_time(
        &self,
        game: &Gunst,
        view: &View,
        seat: Seat,
        progress: &dyn Progress,
    ) -> Option<Vec<Judged<Move>>> {
        let pos = view.table();
        if *game != self.game || seat.0 > 1 || !pos.to_act().has(seat) {
            return None;
        }
        if pos.phase() == Phase::Ting {
            return (view.chosen(seat) == Chosen::NotYet).then(|| self.line_ups(pos, seat, progress))?;
        }
        let mut judged: Vec<_> = self.with_worker(|worker| {
            let after = |m: Move| {
                progress.go_on()?;
                let mut next = *pos;
                game.play_unchecked(&mut next, seat, m);
                let value = seen(self.after(&next, pos, worker, progress)?, seat);
                Ok(Judged { m, value, share: 0.0 })
            };
            game.legal_moves(pos, seat).map(after).collect::<Result<_, Cancelled>>().ok()
        })?;
        let best = if self.has_plan_in(pos.round()) {
            // Whoever has a plan follows it: what is sure counts first.
            let sure = |judged: &Judged<Move>| (judged.value.bounds().0, judged.value.mean);
            let ranks = judged.iter().map(sure).enumerate();
            ranks.reduce(|best, next| if next.1 > best.1 { next } else { best })?.0
        } else {
            judge::best(judged.iter().map(|judged| &judged.value))?
        };
        judged[best].share = 1.0;
        Some(judged)
    }
}
