//! Single line-ups that are enough: whoever asks only whether a ting is worth at least this much, or at most this much,
//! is often answered by one line-up against all answers, without any mixture.

use super::field::hand;
use super::guess::Guesses;
use super::open::{ALL, LineUp, Window};
use super::oracle::{self, Mixed, Task};
use super::pairs::Pairs;
use super::solver::{Solver, Ting, Worker};
use crate::progress::{Cancelled, Progress, Silent};

/// This many single line-ups are tried.
const TRIES: usize = 3;
/// This many answers are tried first.
const FIRST: usize = 12;

impl Solver {
    /// Tries line-ups that were enough in tings like this one.
    pub(super) fn single(
        &self,
        ting: Ting,
        window: Window,
        line_ups: &[Vec<LineUp>; 2],
        worker: &mut Worker,
        progress: &dyn Progress,
    ) -> Result<Option<Mixed>, Cancelled> {
        let habit = (ting.round, hand(ting.planes[0]), hand(ting.planes[1]));
        let mut singles = worker.singles.get(&habit).cloned().unwrap_or_default();
        if self.rounds - ting.round > 1 {
            // Where much follows, a guess is cheap beside all the rest.
            for (known, likely) in singles.iter_mut().zip(self.likely(ting, line_ups, worker)?) {
                known.retain(|single| !likely.contains(single));
                known.splice(0..0, likely);
            }
        }
        for seat in [0, 1] {
            // Nothing is beyond a sure win.
            if seat == 0 && window.1 >= 1.0 || seat == 1 && window.0 <= -1.0 {
                continue;
            }
            for &own in singles[seat].iter().take(TRIES) {
                let found = self.holds(ting, window, seat, own, line_ups, worker, progress)?;
                if let Some(value) = found {
                    let [low, high] = if seat == 0 { [value, 1.0] } else { [-1.0, value] };
                    let mut mixed = Mixed { low, high, ..Mixed::default() };
                    mixed.sides[seat] = vec![(own, 1.0)];
                    return Ok(Some(mixed));
                }
            }
        }
        Ok(None)
    }

    /// The line-ups that a guess likes best, of each seat.
    fn likely(
        &self,
        ting: Ting,
        line_ups: &[Vec<LineUp>; 2],
        worker: &mut Worker,
    ) -> Result<[Vec<usize>; 2], Cancelled> {
        let sizes = [line_ups[0].len(), line_ups[1].len()];
        let task = Task { sizes, window: ALL, closed: 1e-3 };
        let mut guesses =
            Guesses { solver: self, ting, line_ups: line_ups.clone(), worker, progress: &Silent };
        let mut mixed = oracle::solve(task, [&[], &[]], &Silent, &mut guesses)?;
        Ok([0, 1].map(|seat| {
            mixed.sides[seat].sort_by(|one, other| other.1.total_cmp(&one.1));
            mixed.sides[seat].iter().take(TRIES).map(|&(number, _)| number).collect()
        }))
    }

    /// Whether one line-up gets beyond the window against all answers, and how far.
    #[allow(clippy::too_many_arguments)]
    fn holds(
        &self,
        ting: Ting,
        window: Window,
        seat: usize,
        own: usize,
        line_ups: &[Vec<LineUp>; 2],
        worker: &mut Worker,
        progress: &dyn Progress,
    ) -> Result<Option<f64>, Cancelled> {
        let habit = (ting.round, hand(ting.planes[0]), hand(ting.planes[1]));
        let mut answers = worker.refuters.get(&habit).map(|both| both[seat].clone()).unwrap_or_default();
        let known = answers.len();
        answers.extend(
            (0..line_ups[1 - seat].len()).filter(|answer| !answers.contains(answer)).collect::<Vec<_>>(),
        );
        let mut pairs = Pairs { solver: self, ting, line_ups: line_ups.clone(), worker, progress };
        // For seat 0: the worst answer must leave at least the window's high end.
        let mut worst = if seat == 0 { 1.0f64 } else { -1.0 };
        for (at, &answer) in answers.iter().enumerate() {
            let pair = if seat == 0 { [own, answer] } else { [answer, own] };
            let value = pairs.within(pair, window)?;
            worst = if seat == 0 { worst.min(value) } else { worst.max(value) };
            if seat == 0 && worst < window.1 || seat == 1 && worst > window.0 {
                let refuters = &mut worker.refuters.entry(habit).or_default()[seat];
                if at < known {
                    refuters.remove(at);
                }
                refuters.insert(0, answer);
                refuters.truncate(FIRST);
                return Ok(None);
            }
        }
        Ok(Some(worst))
    }

    /// Remembers line-ups that were enough by themselves.
    pub(super) fn remember_singles(ting: Ting, mixed: &Mixed, worker: &mut Worker) {
        let habit = (ting.round, hand(ting.planes[0]), hand(ting.planes[1]));
        let singles = worker.singles.entry(habit).or_default();
        for seat in [0, 1] {
            // The likeliest line-up of a mixture may do alone another time.
            let likeliest = mixed.sides[seat].iter().max_by(|one, other| one.1.total_cmp(&other.1));
            if let Some(&(number, _)) = likeliest {
                singles[seat].retain(|&single| single != number);
                singles[seat].insert(0, number);
                singles[seat].truncate(TRIES);
            }
        }
    }
}
