//! What a ting is probably worth, at a glance: for rounds that nobody can think through in the time of a move.
//!
//! Each side is worth something for its life, for each god by its plane, and (where they are spent) for its kin; the
//! difference, bent to lie between −1 and 1, is the guess. The weights were fitted to exact values of tings with one
//! round to follow.

use super::field::{KIN, total};
use super::open::{ALL, LineUp, Next, Open, Window};
use super::oracle::Entries;
use super::pairs::spend;
use super::solver::{Solver, Ting, Worker};
use crate::progress::{Cancelled, Progress};
use gambol_games::gunst::{Gunst, Position};

/// What a life stone is worth.
const LIFE: f64 = 0.548;
/// What a god is worth on each plane, in the order X V E A.
const GODS: [[f64; 4]; 4] = [
    [0.0, 0.037, 0.354, 0.919],
    [0.0, 0.329, 0.912, 2.595],
    [0.0, 0.150, 0.681, 2.624],
    [0.0, 0.066, 0.496, 1.695],
];
/// What one kin is worth where kin are spent. Not fitted.
const KIN_LEFT: f64 = 0.15;

/// How far off a guess may be where nobody has measured it: as far as a search of Gunst was, nine times in ten
/// (`gambol calibrate`: 0.75 of the 2 that there is to win or lose).
const UNMEASURED: f64 = 1.5;

/// How far off a guess may be, two standard errors. Where the guessed tings have one round to follow it was measured,
/// on a thousand tings that the weights were not fitted to: 0.28.
pub(super) fn within(solver: &Solver, round: u8) -> f64 {
    match solver.rounds - round {
        0..=2 if !solver.spends => 0.28,
        _ => UNMEASURED,
    }
}

/// What one side has, in parts of what decides the game.
fn worth(life: u8, planes: u8) -> f64 {
    let god = |god: usize| GODS[god][usize::from(planes >> (2 * god) & 3)];
    f64::from(life) * LIFE + (0..4).map(god).sum::<f64>()
}

/// Guesses of what follows a round.
pub(super) struct Guess<'a> {
    /// The round that follows.
    round: u8,
    rounds: u8,
    /// What the kin that are left add.
    kin: f64,
    progress: &'a dyn Progress,
    stopped: bool,
}

impl Guess<'_> {
    fn new<'a>(solver: &Solver, round: u8, stock: [u16; 2], progress: &'a dyn Progress) -> Guess<'a> {
        let [own, theirs] = stock.map(|stock| f64::from(total(KIN[usize::from(stock)])));
        let kin = (own - theirs) * KIN_LEFT;
        Guess { round: round + 1, rounds: solver.rounds, kin, progress, stopped: false }
    }
}

impl Next for Guess<'_> {
    fn is_stopped(&mut self) -> bool {
        self.stopped |= self.progress.is_cancelled();
        self.stopped
    }

    fn value(&mut self, life: [u8; 2], planes: [u8; 2], _: Window) -> f64 {
        if self.round > self.rounds {
            return f64::from(life[0].cmp(&life[1]) as i8);
        }
        // The more rounds follow, the less is decided.
        let follow = f64::from(self.rounds - self.round).max(1.0);
        ((worth(life[0], planes[0]) - worth(life[1], planes[1]) + self.kin) / follow.sqrt()).tanh()
    }

    /// Sides are worth what they are worth each by itself, so of all ways only the best one counts.
    fn sift<'a>(&self, _seat: usize, ways: &'a [u8]) -> &'a [u8] {
        let gods = |planes: u8| worth(0, planes);
        let best = (0..ways.len()).max_by(|&one, &other| gods(ways[one]).total_cmp(&gods(ways[other])));
        best.map_or(ways, |best| &ways[best..=best])
    }
}

/// The line-ups of a ting in pairs, guessed at.
pub(super) struct Guesses<'a> {
    pub(super) solver: &'a Solver,
    pub(super) ting: Ting,
    pub(super) line_ups: [Vec<LineUp>; 2],
    pub(super) worker: &'a mut Worker,
    pub(super) progress: &'a dyn Progress,
}

impl Guesses<'_> {
    fn search(
        &mut self,
        stock: [u16; 2],
        search: impl FnOnce(&mut Open<'_, Guess<'_>>) -> f64,
    ) -> Result<f64, Cancelled> {
        let round = self.ting.round;
        let mut memory = self.worker.guesses[usize::from(round)].lend();
        let mut open = Open {
            matter: self.solver.matter(round),
            memory: &mut memory,
            next: Guess::new(self.solver, round, stock, self.progress),
            mark: self.solver.mark(round, stock),
        };
        let value = search(&mut open);
        let stopped = open.next.stopped;
        if stopped {
            memory.clear();
        }
        self.worker.guesses[usize::from(round)] = memory;
        if stopped { Err(Cancelled) } else { Ok(value) }
    }

    /// A guess at a position in the middle of the round.
    pub(super) fn position(&mut self, game: &Gunst, pos: &Position) -> Result<f64, Cancelled> {
        self.search(self.ting.stock, |open| open.position(game, pos, ALL))
    }
}

impl Entries for Guesses<'_> {
    fn glance(&mut self, pair: [usize; 2]) -> Result<(f64, f64), Cancelled> {
        let line_ups = [0, 1].map(|seat| self.line_ups[seat][pair[seat]]);
        let (ting, stock) = (self.ting, spend(self.solver, self.ting, line_ups));
        let value = self.search(stock, |open| open.reveal(ting.life, ting.planes, line_ups, ALL))?;
        Ok((value, value))
    }

    fn look(&mut self, pair: [usize; 2]) -> Result<(f64, f64), Cancelled> {
        self.glance(pair)
    }
}
