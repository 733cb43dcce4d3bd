//! Plain value iteration, written with nothing but the rules, against the table.

use super::*;
use std::collections::HashMap;

/// What a choice leads to: something known, or another opening of the same ring, seen by its player or the other.
#[derive(Clone, Copy)]
enum Leads {
    Known(f64),
    Waits(usize, f64),
}

/// For each announced animal, for each hidden side, for each block: what the opponent can choose between.
type Openings = Vec<Vec<Vec<Vec<Leads>>>>;

/// Values of openings to the player on turn, found by iterating from 0: what is worth this much in this many rounds.
pub(super) struct Iteration<'a> {
    table: &'a TwoPathsTable,
    pub(super) values: HashMap<Position, f64>,
    /// Rings that iteration takes too long for.
    pub(super) slow: usize,
}

/// The best that the row player can do, by trying the two pure rows and the one mixture that evens out the columns.
fn best_row(rows: &[Vec<f64>]) -> f64 {
    let worst = |mix: &dyn Fn(usize) -> f64| (0..rows[0].len()).map(mix).fold(f64::INFINITY, f64::min);
    let pure = rows.iter().map(|row| worst(&|column| row[column])).fold(f64::NEG_INFINITY, f64::max);
    let [first, second] = rows else { return pure };
    let (at_first, at_second) = (first[0] - first[1], second[0] - second[1]);
    let share = at_second / (at_second - at_first);
    if !(0.0..=1.0).contains(&share) {
        return pure;
    }
    pure.max(worst(&|column| share * first[column] + (1.0 - share) * second[column]))
}

impl<'a> Iteration<'a> {
    pub(super) fn new(table: &'a TwoPathsTable) -> Iteration<'a> {
        Iteration { table, values: HashMap::new(), slow: 0 }
    }

    fn play(&self, pos: &Position, seat: Seat, m: Move) -> Position {
        self.table.game.play(pos, seat, m).expect("legal moves are legal")
    }

    /// What an opening, or the end, is worth to the player on turn, or to South.
    pub(super) fn value(&mut self, pos: &Position) -> f64 {
        if pos.phase().is_end() {
            return self.table.game.outcome(pos).expect("the game is over").returns(2)[0];
        }
        if let Some(&value) = self.values.get(pos) {
            return value;
        }
        self.solve_ring(pos);
        self.values[pos]
    }

    fn solve_ring(&mut self, pos: &Position) {
        let here = places(pos);
        let mut ring = vec![*pos];
        let mut openings: Vec<Openings> = Vec::new();
        while openings.len() < ring.len() {
            let pos = ring[openings.len()];
            let player = pos.turn();
            let mut announced = Vec::new();
            for animal in Animal::ALL {
                let mut rows = Vec::new();
                let moves: Vec<Move> = self.table.game.legal_moves(&pos, player).collect();
                for m in moves.into_iter().filter(|m| matches!(m, Move::Hide(other, _) if *other == animal)) {
                    let hidden = self.play(&pos, player, m);
                    let blocks: Vec<Move> = self.table.game.legal_moves(&hidden, player.other()).collect();
                    let mut row = Vec::new();
                    for block in blocks {
                        let after = self.play(&hidden, player.other(), block);
                        let mut all = vec![after];
                        if after.phase() == Phase::Take {
                            let choices = self.table.game.legal_moves(&after, player.other());
                            all = choices.map(|m| self.play(&after, player.other(), m)).collect();
                        }
                        let leads = all.iter().map(|next| self.leads(next, &here, player, &mut ring));
                        row.push(leads.collect());
                    }
                    rows.push(row);
                }
                announced.extend((!rows.is_empty()).then_some(rows));
            }
            openings.push(announced);
        }
        self.iterate(&ring, &openings);
    }

    fn leads(
        &mut self,
        next: &Position,
        here: &[[Place; 3]; 2],
        player: Seat,
        ring: &mut Vec<Position>,
    ) -> Leads {
        let sign = |seat: Seat| if seat == player { 1.0 } else { -1.0 };
        if next.phase().is_end() {
            return Leads::Known(sign(Seat(0)) * self.value(next));
        }
        if places(next) != *here {
            return Leads::Known(sign(next.turn()) * self.value(next));
        }
        let at = ring.iter().position(|other| other == next).unwrap_or_else(|| {
            ring.push(*next);
            ring.len() - 1
        });
        Leads::Waits(at, sign(next.turn()))
    }

    fn iterate(&mut self, ring: &[Position], openings: &[Openings]) {
        let mut values = vec![0.0; ring.len()];
        let mut is_done = false;
        for _ in 0..20_000 {
            let leads = |leads: &Leads| match *leads {
                Leads::Known(value) => value,
                Leads::Waits(at, sign) => sign * values[at],
            };
            let announced = |rows: &Vec<Vec<Vec<Leads>>>| {
                let entry = |all: &Vec<Leads>| all.iter().map(leads).fold(f64::INFINITY, f64::min);
                let rows: Vec<Vec<f64>> = rows.iter().map(|row| row.iter().map(entry).collect()).collect();
                best_row(&rows)
            };
            let best = |all: &Openings| all.iter().map(announced).fold(f64::NEG_INFINITY, f64::max);
            let next: Vec<f64> = openings.iter().map(best).collect();
            let change = next.iter().zip(&values).map(|(one, other)| (one - other).abs());
            is_done = change.fold(0.0, f64::max) < 1e-15;
            values = next;
            if is_done {
                break;
            }
        }
        for (pos, value) in ring.iter().zip(&mut values) {
            if !is_done {
                // Iteration from 0 comes nearer and nearer, from the side of 0.
                self.slow += 1;
                let told = self.table.worth(pos, pos.turn());
                assert!(told * *value >= 0.0 && told.abs() >= value.abs() - 1e-9, "{pos:?}: {told}, {value}");
                assert!((told - *value).abs() < 1e-3, "{pos:?}: {told}, {value}");
                *value = told;
            }
            self.values.insert(*pos, *value);
        }
    }
}

/// Holds the table against iteration in everything that can come of random openings with this many animals home.
fn check(game: &TwoPaths, most: usize, at_home: &[usize], dice: &mut Dice) {
    let table = solved(game);
    let mut iteration = Iteration::new(&table);
    for at_home in at_home {
        let before = iteration.values.len();
        while iteration.values.len() < before + most {
            iteration.value(&late(game, *at_home, dice));
        }
    }
    for (pos, value) in &iteration.values {
        let told = table.worth(pos, pos.turn());
        assert!((told - value).abs() < 1e-9, "{pos:?}: {told}, {value} on {}", game.board().to_json());
    }
}

#[test]
fn the_last_animals_are_solved_as_iteration_solves_them() {
    let mut dice = Dice::new(10);
    for game in [plain(6), network(&[2, 3, 2, 3, 2], &mut dice)] {
        check(&game, 5_000, &[4, 3, 2], &mut dice);
    }
}

#[test]
fn narrow_networks_are_solved_as_iteration_solves_them() {
    let mut dice = Dice::new(11);
    check(&even(), 30_000, &[1], &mut dice);
    for _ in 0..2 {
        check(&network(&[2; 5], &mut dice), 30_000, &[1], &mut dice);
    }
}

#[test]
fn a_stand_off_is_solved_as_iteration_nearly_solves_it() {
    // South's fox cannot leave its starting line in the west: everything up to the finishing line is taken. So
    // South's others may not arrive, and North would rather wait.
    let game = plain(6);
    let table = solved(&game);
    let pos = opening(&game, [["a1", "a4", "a5"], ["c2", "a2", "a3"]]);
    let mut iteration = Iteration::new(&table);
    let value = iteration.value(&pos);
    assert!((value - table.worth(&pos, Seat(0))).abs() < 1e-9);
    assert!(iteration.slow > 0, "iteration was fast: {value}");
    assert!(iteration.slow * 20 < iteration.values.len());
}
