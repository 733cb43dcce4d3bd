//! The solver for any small game: it goes everywhere that play can go, and works back from the ends.
//!
//! It takes games of two sides in which everybody sees everything and nobody chooses at the same time. Without chance,
//! play may go round in circles, which counts as a draw; with chance it may not, and such a game is left alone. All
//! positions are held in memory, so there is a bound to their number.

use crate::judge::{Judge, Judged, best};
use crate::progress::{Cancelled, Progress};
use crate::solved::{Account, Ledger, named};
use crate::value::Value;
use crate::verify::Verified;
use gambol_core::{Dice, Eyes, Playable, Seat, Turn};
use std::collections::HashMap;

/// How often a walk through the positions asks whether it should stop.
const BREATH: usize = 4096;

/// A game, solved by going everywhere.
pub struct Reached<G: Playable> {
    game: G,
    /// What each position is worth to the first side, and in how many actions that is reached; none for play that never
    /// ends.
    worth: HashMap<G::Position, (f64, Option<u32>)>,
}

/// One of two sides, by the seats that are on it.
fn is_first<G: Playable>(game: &G, seat: Seat) -> bool {
    game.sides()[0].has(seat)
}

/// What can come next from a position, and how likely each is if it is chance that decides.
enum Next {
    /// The game is over, and worth this to the first side.
    Over(f64),
    /// A side chooses: whether it is the first, and among these.
    Chosen(bool, Vec<u32>),
    /// Chance falls, with these weights.
    Falls(Vec<(u32, u32)>),
}

impl<G: Playable + Clone> Reached<G> {
    /// Solves a game that has at most this many positions; none if it has more, or is not a game of this kind.
    pub fn solve(game: &G, most: usize, progress: &dyn Progress) -> Result<Option<Reached<G>>, Cancelled> {
        if game.has_secrets() || game.sides().len() != 2 {
            return Ok(None);
        }
        let Some((positions, nexts)) = explored(game, most, progress)? else { return Ok(None) };
        let Some(worth) = worked_back(&nexts) else { return Ok(None) };
        let worth = positions.into_iter().zip(worth).collect();
        Ok(Some(Reached { game: game.clone(), worth }))
    }
}

type Explored<P> = Option<(Vec<P>, Vec<Next>)>;

/// Every position that play can come to, with what can come next.
fn explored<G: Playable>(
    game: &G,
    most: usize,
    progress: &dyn Progress,
) -> Result<Explored<G::Position>, Cancelled> {
    let mut numbers = HashMap::from([(game.start(), 0u32)]);
    let mut positions = vec![game.start()];
    let mut nexts = Vec::new();
    progress.stage("positions", 0);
    while let Some(pos) = positions.get(nexts.len()).copied() {
        if nexts.len().is_multiple_of(BREATH) {
            progress.go_on()?;
            progress.done(nexts.len() as u64);
        }
        let mut number = |next: G::Position| {
            *numbers.entry(next).or_insert_with(|| {
                positions.push(next);
                positions.len() as u32 - 1
            })
        };
        nexts.push(match game.turn(&pos) {
            Turn::Over => Next::Over(first_gets(game, &pos)),
            Turn::Together(_) => return Ok(None),
            Turn::Seat(seat) => {
                let after = |m| {
                    let mut next = pos;
                    game.play_unchecked(&mut next, seat, m);
                    number(next)
                };
                Next::Chosen(is_first(game, seat), game.legal_moves(&pos, seat).map(after).collect())
            }
            Turn::Chance => {
                let after = |(m, weight)| {
                    let mut next = pos;
                    game.fall_unchecked(&mut next, m);
                    (number(next), weight)
                };
                Next::Falls(game.outcomes(&pos).map(after).collect())
            }
        });
        if positions.len() > most {
            return Ok(None);
        }
    }
    Ok(Some((positions, nexts)))
}

/// What the first side gets of a stake of one, in a position where the game is over.
fn first_gets<G: Playable>(game: &G, pos: &G::Position) -> f64 {
    let winners = game.outcome(pos).expect("the game is over").winners;
    let [first, second] = game.sides()[..] else { return 0.0 };
    let wins = |side: gambol_core::Seats| side.iter().any(|seat| winners.has(seat));
    f64::from(u8::from(wins(first))) - f64::from(u8::from(wins(second)))
}

/// The worth of every position to the first side, from the ends back; none if chance goes round in circles.
fn worked_back(nexts: &[Next]) -> Option<Vec<(f64, Option<u32>)>> {
    let mut before = vec![Vec::new(); nexts.len()];
    let mut open = vec![0u32; nexts.len()];
    let mut worth: Vec<Option<(f64, u32)>> = vec![None; nexts.len()];
    let mut settled = std::collections::VecDeque::new();
    for (at, next) in nexts.iter().enumerate() {
        let after: Vec<u32> = match next {
            Next::Over(value) => {
                worth[at] = Some((*value, 0));
                settled.push_back(at as u32);
                continue;
            }
            Next::Chosen(_, after) => after.clone(),
            Next::Falls(after) => after.iter().map(|(to, _)| *to).collect(),
        };
        open[at] = after.len() as u32;
        for to in after {
            before[to as usize].push(at as u32);
        }
    }
    // Ends are settled first and then whatever they decide, so that a win is found at its shortest and a loss at its
    // longest.
    while let Some(done) = settled.pop_front() {
        for at in before[done as usize].iter().map(|&at| at as usize) {
            open[at] -= 1;
            if worth[at].is_none()
                && let Some(found) = decided(&nexts[at], open[at] == 0, &worth)
            {
                worth[at] = Some(found);
                settled.push_back(at as u32);
            }
        }
    }
    let has_chance = nexts.iter().any(|next| matches!(next, Next::Falls(_)));
    if has_chance && worth.iter().any(Option::is_none) {
        return None;
    }
    Some(
        worth.into_iter().map(|found| found.map_or((0.0, None), |(value, far)| (value, Some(far)))).collect(),
    )
}

/// What a position is worth, if what is known of what comes next decides it.
fn decided(next: &Next, is_all_known: bool, worth: &[Option<(f64, u32)>]) -> Option<(f64, u32)> {
    match next {
        Next::Over(value) => Some((*value, 0)),
        Next::Falls(after) => {
            let total: u32 = after.iter().map(|(_, weight)| weight).sum();
            let mut mean = 0.0;
            let mut furthest = 0;
            for &(to, weight) in after.iter().filter(|_| is_all_known) {
                let (value, far) = worth[to as usize]?;
                mean += value * f64::from(weight) / f64::from(total);
                furthest = furthest.max(far + 1);
            }
            is_all_known.then_some((mean, furthest))
        }
        Next::Chosen(is_first, after) => {
            let sign = if *is_first { 1.0 } else { -1.0 };
            let known = after.iter().filter_map(|&to| worth[to as usize]);
            let own = known.map(|(value, far)| (value * sign, far + 1));
            let best = own.reduce(|best, next| if is_better(next, best) { next } else { best })?;
            // Nothing is better than a win; for the rest all must be known.
            (best.0 >= 1.0 || is_all_known).then_some((best.0 * sign, best.1))
        }
    }
}

/// More is better, then a win that is sooner or a loss that is later.
fn is_better(one: (f64, u32), other: (f64, u32)) -> bool {
    let hurry = |(value, far): (f64, u32)| if value > 0.0 { -i64::from(far) } else { i64::from(far) };
    one.0.total_cmp(&other.0).then(hurry(one).cmp(&hurry(other))).is_gt()
}

impl<G: Playable> Reached<G> {
    /// What a position is worth to a seat; none if play never comes to it.
    pub fn value_of(&self, pos: &G::Position, seat: Seat) -> Option<Value> {
        let &(worth, distance) = self.worth.get(pos)?;
        let value = Value::exact(if is_first(&self.game, seat) { worth } else { -worth });
        Some(distance.map_or(value, |distance| value.in_actions(distance)))
    }

    fn position(&self, view: &G::View) -> G::Position {
        self.game.imagine(view, &mut Dice::new(0))
    }
}

impl<G: Playable> Judge<G> for Reached<G> {
    fn value(&self, _game: &G, view: &G::View, seat: Seat) -> Option<Value> {
        self.value_of(&self.position(view), seat)
    }

    fn moves(&self, game: &G, view: &G::View, seat: Seat) -> Option<Vec<Judged<G::Move>>> {
        let pos = self.position(view);
        let judge = |m| {
            let mut next = pos;
            game.play_unchecked(&mut next, seat, m);
            let value = self.value_of(&next, seat)?;
            let value = value.distance.map_or(value, |distance| value.in_actions(distance + 1));
            Some(Judged { m, value, share: 0.0 })
        };
        let mut judged: Vec<_> = game.legal_moves(&pos, seat).map(judge).collect::<Option<_>>()?;
        let best = best(judged.iter().map(|judged| &judged.value))?;
        judged[best].share = 1.0;
        Some(judged)
    }
}

impl<G: Playable> Ledger<G> for Reached<G> {
    fn game(&self) -> &G {
        &self.game
    }

    fn account(&self) -> Account {
        let count = |is: fn(f64) -> bool| self.worth.values().filter(|(worth, _)| is(*worth)).count() as u64;
        let longest = self.worth.values().filter_map(|(_, distance)| *distance).max();
        Account {
            positions: self.worth.len() as u64,
            bytes: (self.worth.len() * std::mem::size_of::<(G::Position, (f64, Option<u32>))>()) as u64,
            shares: named([
                ("better for the first side", count(|worth| worth > 0.0)),
                ("even", count(|worth| worth.abs() < 1e-9)),
                ("better for the second side", count(|worth| worth < 0.0)),
            ]),
            longest,
        }
    }

    /// A position is worth what the best of its successors is, or their mean where chance falls.
    fn verify(
        &self,
        count: u64,
        dice: &mut Dice,
        progress: &dyn Progress,
    ) -> Result<Verified<G::Position>, Cancelled> {
        let mut verified = Verified { checked: 0, wrong: None };
        let positions: Vec<_> = self.worth.keys().copied().collect();
        while verified.checked < count && verified.wrong.is_none() {
            progress.go_on()?;
            let pos = positions[dice.index(positions.len())];
            verified.checked += 1;
            verified.wrong = (!self.is_right(&pos)).then_some(pos);
        }
        Ok(verified)
    }
}

impl<G: Playable> Reached<G> {
    fn is_right(&self, pos: &G::Position) -> bool {
        let game = &self.game;
        let worth_of = |next: G::Position| self.worth.get(&next).map_or(f64::NAN, |(worth, _)| *worth);
        let (worth, _) = self.worth[pos];
        let expected = match game.turn(pos) {
            Turn::Over => first_gets(game, pos),
            Turn::Together(_) => f64::NAN,
            Turn::Seat(seat) => {
                let judged = self.moves(game, &game.view(pos, Eyes::Seat(seat)), seat).unwrap_or_default();
                let most = judged.iter().map(|judged| judged.value.mean).fold(f64::NEG_INFINITY, f64::max);
                if is_first(game, seat) { most } else { -most }
            }
            Turn::Chance => {
                let falls: Vec<_> = game.outcomes(pos).collect();
                let total: u32 = falls.iter().map(|(_, weight)| weight).sum();
                let share = |&(m, weight): &(G::Move, u32)| {
                    let mut next = *pos;
                    game.fall_unchecked(&mut next, m);
                    worth_of(next) * f64::from(weight) / f64::from(total)
                };
                falls.iter().map(share).sum()
            }
        };
        (worth - expected).abs() < 1e-9
    }
}

impl<G: Playable> std::fmt::Debug for Reached<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} with {} positions", G::TITLE, self.worth.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::Silent;
    use gambol_core::Game;
    use gambol_games::duel::Duel;
    use gambol_games::muddy_ride::MuddyRide;
    use gambol_games::two_paths::TwoPaths;
    use serde_json::json;

    fn game<G: Playable>(options: &serde_json::Value) -> G {
        G::from_options(options.as_object().unwrap()).unwrap()
    }

    /// A Duel without tokens on the smallest board is small enough to go everywhere, and goes round in circles.
    #[test]
    fn it_agrees_with_the_solver_that_was_written_for_the_game() {
        let board = json!({"game": "duel", "name": "Alley", "files": 3, "ranks": 3, "fields": {
            "a1": {"light": "N", "dark": "S"}, "b2": {"light": "NE", "dark": "SW"}, "c3": {"dark": "S"},
            "b1": {"light": "NW"}, "c1": {"light": "N", "dark": "W"}, "a3": {"dark": "SE", "light": "N"}}});
        let duel: Duel = game(&json!({"board": board, "ammo": {}}));
        let reached = Reached::solve(&duel, 100_000, &Silent).unwrap().unwrap();
        let table = crate::duel::DuelTable::build(&duel, &Silent).unwrap();
        let mut decided = 0;
        for pos in reached.worth.keys().filter(|pos| duel.turn(pos) != Turn::Over) {
            for seat in [Seat(0), Seat(1)] {
                let known = Judge::value(&table, &duel, pos, seat).unwrap();
                let found = reached.value_of(pos, seat).unwrap();
                assert!((known.mean - found.mean).abs() < 1e-6, "{pos:?}: {known} and {found}");
            }
            decided += u32::from(reached.worth[pos].0 != 0.0);
        }
        assert!(decided >= 20, "{decided} positions are won or lost");
        let checked = reached.verify(500, &mut Dice::new(1), &Silent).unwrap();
        assert_eq!((checked.checked, checked.wrong), (500, None));
    }

    #[test]
    fn a_wrong_worth_is_found() {
        let duel: Duel = game(&json!({"board": {"game": "duel", "name": "", "files": 3, "ranks": 3,
            "fields": {"a1": {"light": "N"}, "b1": {"light": "N"}, "b2": {"light": "N"}}}, "ammo": {}}));
        let mut reached = Reached::solve(&duel, 100_000, &Silent).unwrap().unwrap();
        reached.worth.insert(duel.start(), (0.5, None));
        let verified = reached.verify(100_000, &mut Dice::new(1), &Silent).unwrap();
        assert_eq!(verified.wrong, Some(duel.start()));
    }

    #[test]
    fn other_kinds_of_game_are_left_alone() {
        let four: MuddyRide = game(&json!({}));
        assert!(Reached::solve(&four, 100, &Silent).unwrap().is_none(), "four sides");
        let paths: TwoPaths = game(&json!({}));
        assert!(Reached::solve(&paths, 100, &Silent).unwrap().is_none(), "secrets");
        let large: Duel = game(&json!({}));
        assert!(Reached::solve(&large, 100, &Silent).unwrap().is_none(), "too many positions");
    }
}
