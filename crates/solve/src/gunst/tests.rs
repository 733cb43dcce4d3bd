use super::GunstSolver;
use super::field::{KIN, hand, kin_number, total};
use super::known::Known;
use super::lanes::{Lanes, LastRounds};
use super::last::spread;
use super::memory::Memory;
use super::open::{ALL, LineUp, Matter, Next, Open, Window};
use super::oracle::{self, Entries, Task};
use super::solver::{ALL_KIN, Solver, Ting, Worker};
use super::verify::{Shortfall, random_ting};
use crate::matrix::{Matrix, solve};
use crate::progress::{Cancelled, Silent};
use crate::table::Store;
use crate::value::Label;
use gambol_core::{Chancy, Dice, Game, Playable, Seat, Turn};
use gambol_games::gunst::{God, Gunst, Move, Position};
use serde_json::json;

pub(super) fn game(options: &serde_json::Value) -> Gunst {
    Gunst::from_options(options.as_object().unwrap()).unwrap()
}

/// Plain recursion through the rules down to the next ting, which `leaf` values; no windows, no memory.
pub(super) fn plain(game: &Gunst, pos: &Position, leaf: &mut impl FnMut(&Position) -> f64) -> f64 {
    match game.turn(pos) {
        Turn::Over => game.outcome(pos).expect("the game is over").returns(2)[0],
        Turn::Together(_) => leaf(pos),
        Turn::Chance => {
            let fall = |m| {
                let mut next = *pos;
                game.fall_unchecked(&mut next, m);
                next
            };
            let falls: Vec<_> = game.outcomes(pos).map(|(m, weight)| (fall(m), weight)).collect();
            let total: u32 = falls.iter().map(|(_, weight)| weight).sum();
            falls.iter().map(|(next, weight)| plain(game, next, leaf) * f64::from(*weight)).sum::<f64>()
                / f64::from(total)
        }
        Turn::Seat(seat) => {
            let moves: Vec<Move> = game.legal_moves(pos, seat).collect();
            let values = moves.into_iter().map(|m| {
                let mut next = *pos;
                game.play_unchecked(&mut next, seat, m);
                plain(game, &next, leaf)
            });
            let values: Vec<f64> = values.collect();
            let best = if seat == Seat(0) { f64::max } else { f64::min };
            values.into_iter().reduce(best).unwrap()
        }
    }
}

/// Some value for a ting that grows with what is good for seat 0, as true values do.
fn made_up(life: [u8; 2], planes: [u8; 2]) -> f64 {
    let worth = |seat: usize| {
        let gods = (0..4).map(|god| [0, 2, 5, 11][usize::from(planes[seat] >> (2 * god) & 3)] * (god + 3));
        7 * i32::from(life[seat]) + gods.sum::<i32>()
    };
    f64::from(worth(0) - worth(1)) / 1000.0
}

struct MadeUp(Matter);

impl Next for MadeUp {
    fn value(&mut self, life: [u8; 2], planes: [u8; 2], _: Window) -> f64 {
        match self.0 {
            Matter::Nothing => f64::from(life[0].cmp(&life[1]) as i8),
            Matter::Hands => made_up(life, planes.map(|planes| planes & 0b1010_1010 & planes << 1)),
            Matter::Planes => made_up(life, planes),
        }
    }
}

pub(super) fn planes_of(pos: &Position, seat: u8) -> u8 {
    let planes = pos.side(Seat(seat)).planes();
    God::ALL.into_iter().fold(0, |bits, god| bits | planes.of(god) << (2 * god as u8))
}

pub(super) fn life_of(pos: &Position) -> [u8; 2] {
    [0, 1].map(|seat| pos.side(Seat(seat)).life())
}

/// Compares the open game with plain recursion through the rules after random line-ups in random tings.
fn check_open_games(rounds: u8, round: u8, life: u8, most_gods: u32, samples: usize, seed: u64) {
    let game = game(&json!({"rounds": rounds, "life": life}));
    let matter = Solver::new(rounds, life, false).matter(round);
    let mut dice = Dice::new(seed);
    let mut memory = Memory::new(12);
    let mut done = 0;
    while done < samples {
        let Some(pos) = random_ting(&game, round, &mut dice) else { continue };
        let (life, planes) = (life_of(&pos), [planes_of(&pos, 0), planes_of(&pos, 1)]);
        let ting = Ting { round, life, planes, stock: [ALL_KIN; 2] };
        let line_ups = [0, 1].map(|seat| dice.pick(ting.line_ups(seat).into_iter()));
        if line_ups.iter().map(|line_up| line_up.gods.count_ones()).sum::<u32>() > most_gods {
            continue;
        }
        let mut open = Open { matter, memory: &mut memory, next: MadeUp(matter), mark: 0 };
        let fast = open.reveal(life, planes, line_ups, ALL);
        let mut revealed = pos;
        for seat in [0, 1] {
            let m = line_ups[usize::from(seat)].told();
            game.check(&revealed, Seat(seat), m).unwrap();
            game.play_unchecked(&mut revealed, Seat(seat), m);
        }
        let slow = plain(&game, &revealed, &mut |pos| {
            MadeUp(matter).value(life_of(pos), [planes_of(pos, 0), planes_of(pos, 1)], ALL)
        });
        assert!((fast - slow).abs() < 1e-9, "{fast} {slow} {ting:?} {line_ups:?}");
        if matter == Matter::Nothing {
            assert!((for_all_lives(ting, line_ups) - slow).abs() < 1e-9, "{slow} {ting:?} {line_ups:?}");
        }
        done += 1;
    }
}

/// A pair of line-ups of a last round, thought through for all lives at once.
fn for_all_lives(ting: Ting, line_ups: [LineUp; 2]) -> f64 {
    let mut rounds = LastRounds::new(ting.planes.map(hand), Lanes::of(|_| true), &Silent);
    let number = |seat: usize| rounds.line_ups[seat].iter().position(|&one| one == line_ups[seat]).unwrap();
    let pair = [number(0), number(1)];
    let value = rounds.values(pair, Lanes::one(ting.life))(ting.life);
    assert!((rounds.value(pair, ting.life).unwrap() - value).abs() < 1e-9, "one lane says what all say");
    value
}

#[test]
fn for_all_lives_at_once_the_last_round_is_what_it_is_for_each() {
    let mut dice = Dice::new(31);
    let mut memory = Memory::new(14);
    for number in 0..60 {
        let hands = [dice.below(16) as u8, dice.below(16) as u8];
        let mut rounds = LastRounds::new(hands, Lanes::of(|_| true), &Silent);
        for _ in 0..4 {
            let pair = [0, 1].map(|seat| dice.index(rounds.line_ups[seat].len()));
            let line_ups = [rounds.line_ups[0][pair[0]], rounds.line_ups[1][pair[1]]];
            for _ in 0..6 {
                let life = [1 + dice.below(12) as u8, 1 + dice.below(12) as u8];
                let mut open = Open {
                    matter: Matter::Nothing,
                    memory: &mut memory,
                    next: MadeUp(Matter::Nothing),
                    mark: 0,
                };
                let one = open.reveal(life, hands.map(spread), line_ups, ALL);
                let all = rounds.value(pair, life).unwrap();
                assert!((one - all).abs() < 1e-9, "{number}: {one} {all} {life:?} {line_ups:?}");
            }
        }
    }
}

#[test]
fn the_open_game_of_the_last_round_is_what_the_rules_say() {
    check_open_games(3, 3, 12, 2, 200, 1);
    check_open_games(3, 3, 8, 1, 200, 2);
}

#[test]
fn the_open_game_before_the_last_round_is_what_the_rules_say() {
    check_open_games(3, 2, 10, 1, 30, 3);
    check_open_games(3, 2, 7, 1, 30, 4);
}

#[test]
fn the_open_game_of_an_early_round_is_what_the_rules_say() {
    check_open_games(4, 2, 12, 1, 30, 5);
    check_open_games(4, 1, 6, 0, 30, 6);
}

#[test]
fn line_ups_stand_in_the_order_of_the_legal_list() {
    let game = game(&json!({"rounds": 4}));
    let mut dice = Dice::new(7);
    for round in [1, 2, 3, 4, 3, 2, 4, 4] {
        let Some(pos) = random_ting(&game, round, &mut dice) else { continue };
        let ting = Ting {
            round,
            life: life_of(&pos),
            planes: [planes_of(&pos, 0), planes_of(&pos, 1)],
            stock: [ALL_KIN; 2],
        };
        for seat in [0, 1] {
            let listed: Vec<Move> = game.legal_moves(&pos, Seat(seat)).collect();
            let ours = ting.line_ups(usize::from(seat)).into_iter().map(LineUp::told);
            assert_eq!(listed, ours.collect::<Vec<_>>());
        }
    }
}

/// What a small random matrix says with every entry looked at closely, and only glanced at before.
struct Hazy<'a> {
    matrix: &'a Matrix,
    dice: Dice,
}

impl Entries for Hazy<'_> {
    fn glance(&mut self, [row, column]: [usize; 2]) -> Result<(f64, f64), Cancelled> {
        let value = self.matrix.at(row, column);
        let haze = |dice: &mut Dice| f64::from(dice.below(3)) * 0.2;
        Ok((value - haze(&mut self.dice), value + haze(&mut self.dice)))
    }

    fn look(&mut self, [row, column]: [usize; 2]) -> Result<(f64, f64), Cancelled> {
        let value = self.matrix.at(row, column);
        Ok((value, value))
    }
}

#[test]
fn growing_line_ups_find_the_value_of_the_whole_matrix() {
    let mut dice = Dice::new(10);
    for _ in 0..300 {
        let (rows, columns) = (1 + dice.index(30), 1 + dice.index(30));
        let matrix = Matrix::from_fn(rows, columns, |_, _| f64::from(dice.below(21)) / 10.0 - 1.0);
        let task = Task { sizes: [rows, columns], window: ALL, closed: 1e-10 };
        let mut entries = Hazy { matrix: &matrix, dice: Dice::new(dice.bits()) };
        let mixed = oracle::solve(task, [&[], &[]], &Silent, &mut entries).unwrap();
        let value = solve(&matrix).value();
        assert!((mixed.low - value).abs() < 1e-8 && (mixed.high - value).abs() < 1e-8, "{mixed:?} {value}");
    }
}

#[test]
fn a_window_is_answered_on_the_right_side() {
    let mut dice = Dice::new(11);
    for _ in 0..300 {
        let matrix = Matrix::from_fn(12, 9, |_, _| f64::from(dice.below(21)) / 10.0 - 1.0);
        let value = solve(&matrix).value();
        let middle = f64::from(dice.below(21)) / 10.0 - 1.0;
        let task = Task { sizes: [12, 9], window: (middle - 0.01, middle + 0.01), closed: 1e-10 };
        let mut entries = Hazy { matrix: &matrix, dice: Dice::new(dice.bits()) };
        let mixed = oracle::solve(task, [&[], &[]], &Silent, &mut entries).unwrap();
        assert!(mixed.low <= value + 1e-9 && value <= mixed.high + 1e-9, "{mixed:?} {value}");
        let is_told =
            mixed.high - mixed.low < 1e-8 || mixed.low >= middle + 0.01 || mixed.high <= middle - 0.01;
        assert!(is_told, "{mixed:?} {middle}");
    }
}

#[test]
fn the_last_round_keeps_its_promise_through_the_rules() {
    let game = game(&json!({"rounds": 2, "life": 6}));
    let solver = GunstSolver::new(&game);
    let (mut dice, mut done) = (Dice::new(8), 0);
    while done < 8 {
        let Some(pos) = random_ting(&game, 2, &mut dice) else { continue };
        let gods = [0, 1].map(|seat| hand(planes_of(&pos, seat)).count_ones());
        if gods[0] + gods[1] > 1 {
            continue;
        }
        let answer = solver.solve(&pos, &Silent).unwrap().unwrap();
        assert_eq!(answer.value.label, Label::Exact);
        let Shortfall(worst) = solver.verify(&pos, &answer, 10, &mut dice, &Silent).unwrap();
        assert!(worst < 1e-9, "{worst}");
        done += 1;
    }
}

#[test]
fn a_short_game_is_solved_exactly_and_kept() {
    let game = game(&json!({"rounds": 2, "life": 2}));
    let directory = std::env::temp_dir().join(format!("gambol-gunst-{}", std::process::id()));
    let store = Store::at(&directory);
    let built = GunstSolver::open_or_build(&game, &store, &Silent).unwrap();
    let again = GunstSolver::open_or_build(&game, &store, &Silent).unwrap();
    let value = again.known(&game.start()).unwrap();
    assert_eq!(value.label, Label::Exact);
    assert_eq!(built.known(&game.start()), Some(value));
    let answer = again.solve(&game.start(), &Silent).unwrap().unwrap();
    let Shortfall(worst) = again.verify(&game.start(), &answer, 3, &mut Dice::new(1), &Silent).unwrap();
    assert!(worst < 1e-9, "{worst}");
    std::fs::remove_dir_all(directory).unwrap();
}

#[test]
fn nobody_is_worse_off_for_more_life_or_higher_gods() {
    let solver = Solver::new(1, 9, false);
    // Without the knowledge that is to be tested: each ting by a solver of its own.
    let value = |life: [u8; 2], planes: [u8; 2]| {
        let ting = Ting { round: 1, life, planes, stock: [ALL_KIN; 2] };
        let mixed = solver.solve(ting, ALL, &mut Worker::new(1), &Silent).unwrap();
        f64::midpoint(mixed.low, mixed.high)
    };
    let mut dice = Dice::new(9);
    for _ in 0..12 {
        let life = [0, 1].map(|_| 1 + dice.below(8) as u8);
        let planes = [0, 1].map(|_| if dice.below(3) == 0 { 3 << (2 * dice.below(4)) } else { 0 });
        let here = value(life, planes);
        assert!(value([life[0] + 1, life[1]], planes) >= here - 1e-9, "{life:?} {planes:?}");
        assert!(value([life[0], life[1] + 1], planes) <= here + 1e-9, "{life:?} {planes:?}");
        if planes[0] == 0 {
            assert!(value(life, [3 << (2 * dice.below(4)), planes[1]]) >= here - 1e-9, "{life:?} {planes:?}");
        }
    }
}

#[test]
fn bounds_are_handed_on_to_all_that_is_better_or_worse() {
    let known = Known::new(Some(6), false);
    assert_eq!(known.bounds(2, ([3, 4], [0b01, 0b10])), (-1.0, 0.0));
    known.learn(1, ([3, 3], [0b10, 0b01]), (0.25, 0.5));
    let low = |life, planes| known.bounds(2, (life, planes)).0;
    assert!((low([4, 2], [0b1110, 0b00]) - 0.25).abs() < 1e-6);
    assert!(low([4, 4], [0b10, 0b01]) <= -1.0);
    let high = |life, planes| known.bounds(2, (life, planes)).1;
    assert!((high([2, 3], [0b00, 0b11]) + 0.25).abs() < 1e-6);
    assert!((high([2, 3], [0b10, 0b01]) - 0.5).abs() < 1e-6);
    // Exchanged seats: what seat 0 could get, seat 1 can get.
    assert!((high([3, 3], [0b01, 0b10]) + 0.25).abs() < 1e-6);
    assert!(low([3, 3], [0b01, 0b10]) <= -1.0);
}

#[test]
fn kin_are_numbered_like_the_legal_list() {
    assert!(KIN.iter().enumerate().all(|(number, &kin)| kin_number(kin) == number));
    assert_eq!(total(KIN[287]), 11);
}
