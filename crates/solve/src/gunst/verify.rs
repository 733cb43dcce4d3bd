//! A second look at what the solver says, through the rules of the game alone.

use super::open::{ALL, LineUp, Window};
use super::{Answer, GunstSolver};
use crate::progress::{Cancelled, Progress};
use crate::verify::Verified;
use gambol_core::{Chancy, Dice, Game, Seat, Turn};
use gambol_games::gunst::{God, Gods, Gunst, Kin, LineUp as Brought, Move, Position};

impl LineUp {
    /// The line-up as the game's move.
    pub(super) fn told(self) -> Move {
        let kin = Kin::new([0, 1, 2, 3, 4].map(|row| (self.kin >> (4 * row) & 15) as u8));
        let gods = God::ALL.into_iter().filter(|&god| self.gods >> god as u8 & 1 == 1);
        Move::Ting(Brought::new(kin, gods.fold(Gods::NONE, Gods::with)))
    }
}

/// The most that an answer fell short of its guarantee against the line-ups that were tried; 0 or less is as promised.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shortfall(pub f64);

/// More than this is no longer rounding.
const WRONG: f64 = 1e-7;

/// Plays at random up to a ting of this round; none if the game ends before.
pub(super) fn random_ting(game: &Gunst, round: u8, dice: &mut Dice) -> Option<Position> {
    let mut pos = game.start();
    loop {
        match game.turn(&pos) {
            Turn::Over => return None,
            Turn::Together(_) if pos.round() == round => return Some(pos),
            Turn::Together(seats) => {
                for seat in seats.iter() {
                    let m = dice.pick(game.legal_moves(&pos, seat));
                    game.play_unchecked(&mut pos, seat, m);
                }
            }
            Turn::Seat(seat) => {
                let m = dice.pick(game.legal_moves(&pos, seat));
                game.play_unchecked(&mut pos, seat, m);
            }
            Turn::Chance => {
                let m = dice.draw(game.outcomes(&pos));
                game.fall_unchecked(&mut pos, m);
            }
        }
    }
}

impl GunstSolver {
    /// Solves this many random tings of the last two rounds (of the last one, where kin are spent) and plays random
    /// line-ups against both mixtures, each open game by plain recursion through the rules.
    pub fn verify_random(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<Position>, Cancelled> {
        progress.stage("verifying", count);
        let mut done = 0;
        while done < count {
            progress.go_on()?;
            // One in eight before the last round: they take the longest.
            let is_early = !self.solver.spends && self.solver.rounds > 1 && dice.below(8) == 0;
            let round = self.solver.rounds - u8::from(is_early);
            let Some(pos) = random_ting(&self.game, round, dice) else { continue };
            // Plain recursion through many gods' deeds takes too long.
            let gods: u8 = [0, 1].map(|seat| pos.side(Seat(seat)).planes().in_hand().len()).iter().sum();
            if gods > u8::from(!is_early) * 2 {
                continue;
            }
            let Some(answer) = self.solve(&pos, progress)? else { continue };
            let Shortfall(worst) = self.verify(&pos, &answer, 1, dice, progress)?;
            let ((low, high), (told_low, told_high)) = (answer.guarantees, answer.value.bounds());
            done += 1;
            if worst > WRONG || told_low > high + WRONG || told_high < low - WRONG {
                return Ok(Verified { checked: done, wrong: Some(pos) });
            }
            progress.done(done);
        }
        Ok(Verified { checked: done, wrong: None })
    }

    /// Plays random line-ups against both mixtures of a ting's answer, each open game by plain recursion through the
    /// rules, and tells the worst shortfall. The next round's tings count with what the solver knows of them.
    pub fn verify(
        &self,
        pos: &Position,
        answer: &Answer,
        tries: usize,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Shortfall, Cancelled> {
        let (low, high) = answer.guarantees;
        let leaf = |is_high: bool| {
            move |pos: &Position| {
                let (low, high) = self.known(pos).expect("a ting").bounds();
                if is_high { high } else { low }
            }
        };
        let mut worst = f64::NEG_INFINITY;
        for _ in 0..tries {
            for seat in [0u8, 1] {
                let other = dice.pick(self.game.legal_moves(pos, Seat(1 - seat)));
                let mut mean = 0.0;
                for &(own, weight) in &answer.line_ups[usize::from(seat)] {
                    progress.go_on()?;
                    let mut next = *pos;
                    self.game.play_unchecked(&mut next, Seat(seat), own);
                    self.game.play_unchecked(&mut next, Seat(1 - seat), other);
                    mean += weight * by_the_rules(&self.game, &next, &leaf(seat == 1), ALL);
                }
                worst = worst.max(if seat == 0 { low - mean } else { mean - high });
            }
        }
        Ok(Shortfall(worst))
    }
}

/// Plain recursion through the rules, down to the next tings, which `leaf` values for seat 0. Within the window the value,
/// beyond it a bound on the same side.
pub(super) fn by_the_rules(
    game: &Gunst,
    pos: &Position,
    leaf: &impl Fn(&Position) -> f64,
    (mut alpha, mut beta): Window,
) -> f64 {
    match game.turn(pos) {
        Turn::Over => game.outcome(pos).expect("the game is over").returns(2)[0],
        Turn::Together(_) => leaf(pos),
        Turn::Chance => {
            let (mut sum, mut weights) = (0.0, 0.0);
            for (m, weight) in game.outcomes(pos) {
                let mut next = *pos;
                game.fall_unchecked(&mut next, m);
                sum += f64::from(weight) * by_the_rules(game, &next, leaf, ALL);
                weights += f64::from(weight);
            }
            sum / weights
        }
        Turn::Seat(seat) => {
            let mut best = if seat == Seat(0) { f64::NEG_INFINITY } else { f64::INFINITY };
            for m in game.legal_moves(pos, seat) {
                let mut next = *pos;
                game.play_unchecked(&mut next, seat, m);
                let value = by_the_rules(game, &next, leaf, (alpha, beta));
                if seat == Seat(0) {
                    best = best.max(value);
                    alpha = alpha.max(best);
                } else {
                    best = best.min(value);
                    beta = beta.min(best);
                }
                if alpha >= beta {
                    break;
                }
            }
            best
        }
    }
}
