use super::field::hand;
use super::open::ALL;
use super::oracle::Entries;
use super::pairs::Pairs;
use super::solver::{ALL_KIN, Solver, Ting, Worker};
use super::tests::{game, life_of, plain, planes_of};
use super::verify::random_ting;
use super::{GunstSolver, last, ting_of};
use crate::judge::{Judge, Judged};
use crate::matrix::{self, Matrix};
use crate::progress::{Progress, Silent};
use crate::value::Label;
use gambol_core::{Chancy, Dice, Eyes, Game, Seat, Turn, Veiled};
use gambol_games::gunst::{Gunst, Move, Position};
use serde_json::json;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};

fn spread(hand: u8) -> u8 {
    (0..4).filter(|god| hand >> god & 1 == 1).fold(0, |bits, god| bits | 3 << (2 * god))
}

#[test]
fn the_table_of_last_rounds_is_what_solving_afresh_says() {
    let solver = Solver::without_table(1, 12, false);
    let mut dice = Dice::new(21);
    let mut worker = Worker::new(1);
    let mut done = 0;
    while done < 40 {
        let hands = [0, 1].map(|_| dice.below(16) as u8);
        let life = [0, 1].map(|_| 1 + dice.below(12) as u8);
        if hands[0].count_ones() + hands[1].count_ones() > 3 {
            continue;
        }
        let planes = hands.map(spread);
        let ting = Ting { round: 1, life, planes, stock: [ALL_KIN; 2] };
        let mixed = solver.solve(ting, ALL, &mut worker, &Silent).unwrap();
        // As it is stored, to the last bit.
        let (told, found) =
            (last::value(life, planes).unwrap(), last::tidy(f64::midpoint(mixed.low, mixed.high)));
        assert!((told + 0.0).to_bits() == found.to_bits(), "{told} {mixed:?} {ting:?}");
        done += 1;
    }
}

#[test]
fn in_all_last_rounds_more_is_never_worse_and_exchanged_seats_turn_the_sign() {
    let value = |life: [u8; 2], hands: [u8; 2]| last::value(life, hands.map(spread)).unwrap();
    for (one, other) in (0..16).flat_map(|one| (0..16).map(move |other| (one, other))) {
        for (a, b) in (1..=12).flat_map(|a| (1..=12).map(move |b| (a, b))) {
            let here = value([a, b], [one, other]);
            assert!((here + value([b, a], [other, one])).abs() < 1e-9, "{a} {b} {one} {other}");
            assert!(a == 12 || value([a + 1, b], [one, other]) >= here - 1e-9, "{a} {b} {one} {other}");
            for god in 0..4 {
                assert!(value([a, b], [one | 1 << god, other]) >= here - 1e-9, "{a} {b} {one} {other}");
            }
        }
    }
    assert_eq!(last::value([13, 1], [0, 0]), None);
}

/// A random position after the reveal in a round of few gods.
fn in_the_middle(game: &Gunst, round: u8, most_gods: u32, dice: &mut Dice) -> Option<Position> {
    let mut pos = random_ting(game, round, dice)?;
    for seat in [Seat(0), Seat(1)] {
        let line_up = dice.pick(game.legal_moves(&pos, seat));
        game.play_unchecked(&mut pos, seat, line_up);
    }
    let gods: u8 = [0, 1].map(|seat| pos.side(Seat(seat)).in_play().len()).iter().sum();
    if u32::from(gods) > most_gods {
        return None;
    }
    for _ in 0..dice.below(4) {
        match game.turn(&pos) {
            Turn::Chance => {
                let m = dice.draw(game.outcomes(&pos));
                game.fall_unchecked(&mut pos, m);
            }
            Turn::Seat(seat) => {
                let m = dice.pick(game.legal_moves(&pos, seat));
                game.play_unchecked(&mut pos, seat, m);
            }
            _ => {}
        }
    }
    (pos.round() == round && matches!(game.turn(&pos), Turn::Seat(_))).then_some(pos)
}

/// Compares every judged move with plain recursion through the rules.
fn check_moves(options: &serde_json::Value, round: u8, most_gods: u32, samples: usize, seed: u64) {
    let game = game(options);
    let solver = GunstSolver::new(&game);
    let mut dice = Dice::new(seed);
    let mut done = 0;
    while done < samples {
        let Some(pos) = in_the_middle(&game, round, most_gods, &mut dice) else { continue };
        let Turn::Seat(seat) = game.turn(&pos) else { continue };
        let view = game.view(&pos, Eyes::Seat(seat));
        let judged = solver.moves(&game, &view, seat).unwrap();
        let listed: Vec<Move> = game.legal_moves(&pos, seat).collect();
        assert_eq!(judged.iter().map(|judged| judged.m).collect::<Vec<_>>(), listed);
        let sign = if seat == Seat(0) { 1.0 } else { -1.0 };
        let mut best = f64::NEG_INFINITY;
        for judged in &judged {
            let mut next = pos;
            game.play_unchecked(&mut next, seat, judged.m);
            let slow = plain(&game, &next, &mut |pos| {
                last::value(life_of(pos), [planes_of(pos, 0), planes_of(pos, 1)]).unwrap()
            });
            assert_eq!(judged.value.label, Label::Exact);
            assert!((judged.value.mean - sign * slow).abs() < 1e-9, "{judged:?} {slow} {pos:?}");
            best = best.max(sign * slow);
        }
        let chosen = judged.iter().find(|judged| judged.share > 0.0).unwrap();
        assert!((chosen.value.mean - best).abs() < 1e-9 && (chosen.share - 1.0).abs() < 1e-12);
        let value = solver.value(&game, &view, seat).unwrap();
        assert!((value.mean - best).abs() < 1e-9, "{value} {best}");
        let theirs = solver.value(&game, &game.view(&pos, Eyes::Seat(seat.other())), seat.other()).unwrap();
        assert!((theirs.mean + best).abs() < 1e-9);
        done += 1;
    }
}

#[test]
fn every_open_decision_of_the_last_two_rounds_is_judged_as_the_rules_say() {
    check_moves(&json!({"rounds": 2, "life": 6}), 2, 2, 60, 22);
    check_moves(&json!({"rounds": 2, "life": 9}), 1, 0, 25, 23);
    check_moves(&json!({"rounds": 3, "life": 5}), 2, 1, 15, 24);
}

#[test]
fn where_kin_are_spent_the_last_round_is_judged_as_the_rules_say() {
    check_moves(&json!({"rounds": 2, "life": 8, "kin": "spent"}), 2, 1, 30, 25);
}

/// The whole matrix of a ting, each entry by plain recursion.
fn brute_force(game: &Gunst, pos: &Position) -> f64 {
    let [rows, columns] = [Seat(0), Seat(1)].map(|seat| game.legal_moves(pos, seat).collect::<Vec<_>>());
    let matrix = Matrix::from_fn(rows.len(), columns.len(), |row, column| {
        let mut next = *pos;
        game.play_unchecked(&mut next, Seat(0), rows[row]);
        game.play_unchecked(&mut next, Seat(1), columns[column]);
        plain(game, &next, &mut |_| unreachable!("the last round"))
    });
    matrix::solve(&matrix).value()
}

#[test]
fn where_kin_are_spent_the_last_ting_is_worth_what_its_whole_matrix_says() {
    let game = game(&json!({"rounds": 3, "life": 7, "kin": "spent"}));
    let solver = GunstSolver::new(&game);
    let mut dice = Dice::new(26);
    let mut done = 0;
    while done < 12 {
        let Some(pos) = random_ting(&game, 3, &mut dice) else { continue };
        let count = |seat: u8| game.legal_moves(&pos, Seat(seat)).count();
        if count(0) * count(1) > 3000 {
            continue;
        }
        let value = solver.value(&game, &game.view(&pos, Eyes::Seat(Seat(0))), Seat(0)).unwrap();
        assert_eq!(value.label, Label::Exact);
        let slow = brute_force(&game, &pos);
        assert!((value.mean - slow).abs() < 1e-8, "{value} {slow} {pos:?}");
        done += 1;
    }
}

#[test]
fn where_kin_are_spent_earlier_rounds_are_told_as_guesses() {
    let game = game(&json!({"rounds": 4, "kin": "spent"}));
    let solver = GunstSolver::new(&game);
    let view = game.view(&game.start(), Eyes::Seat(Seat(1)));
    let line_ups = solver.moves(&game, &view, Seat(1)).unwrap();
    assert!(line_ups.iter().all(|judged| matches!(judged.value.label, Label::Estimate { .. })));
    // Of the start it is proved that stepping second is never worse.
    assert_eq!(solver.value(&game, &view, Seat(1)).unwrap().bounds(), (0.0, 1.0));
}

#[test]
fn the_ting_is_judged_by_a_mixture_that_no_line_up_beats_and_never_by_the_covered_one() {
    let game = game(&json!({"rounds": 2, "life": 7}));
    let solver = GunstSolver::new(&game);
    let mut dice = Dice::new(27);
    let mut done = 0;
    while done < 6 {
        let Some(pos) = random_ting(&game, 2, &mut dice) else { continue };
        if [0, 1].map(|seat| hand(planes_of(&pos, seat)).count_ones()).iter().sum::<u32>() > 2 {
            continue;
        }
        for seat in [Seat(0), Seat(1)] {
            let view = game.view(&pos, Eyes::Seat(seat));
            let value = solver.value(&game, &view, seat).unwrap();
            let judged = solver.moves(&game, &view, seat).unwrap();
            assert_eq!(judged.len(), game.legal_moves(&pos, seat).count());
            assert!((judged.iter().map(|judged| judged.share).sum::<f64>() - 1.0).abs() < 1e-9);
            for judged in &judged {
                assert!(judged.value.mean <= value.mean + 1e-9, "{judged:?} {value}");
                let is_worth_it = judged.share == 0.0 || judged.value.mean >= value.mean - 1e-7;
                assert!(is_worth_it, "{judged:?} {value}");
            }
            // The other has chosen, whatever it is: nothing changes.
            let mut covered = pos;
            let line_up = dice.pick(game.legal_moves(&pos, seat.other()));
            game.play_unchecked(&mut covered, seat.other(), line_up);
            assert_eq!(solver.moves(&game, &game.view(&covered, Eyes::Seat(seat)), seat).unwrap(), judged);
            // A seat that has chosen is no longer asked, and knows what its line-up is worth.
            let mut chosen = pos;
            game.play_unchecked(&mut chosen, seat, judged[3].m);
            let view = game.view(&chosen, Eyes::Seat(seat));
            assert_eq!(solver.moves(&game, &view, seat), None);
            assert_eq!(solver.value(&game, &view, seat), Some(judged[3].value));
        }
        done += 1;
    }
}

#[test]
fn the_whole_game_is_bounded_from_its_first_ting_and_longer_ones_are_guessed_at() {
    for (rounds, is_proved) in [(4, true), (5, false)] {
        let game = game(&json!({ "rounds": rounds }));
        let solver = GunstSolver::for_play(&game);
        let view = game.view(&game.start(), Eyes::Seat(Seat(0)));
        let judged = solver.moves(&game, &view, Seat(0)).unwrap();
        assert!((judged.iter().map(|judged| judged.share).sum::<f64>() - 1.0).abs() < 1e-9);
        let is_guess = |judged: &Judged<Move>| matches!(judged.value.label, Label::Estimate { .. });
        assert!(judged.iter().all(|judged| is_guess(judged) != is_proved));
        let (low, high) = solver.value(&game, &view, Seat(0)).unwrap().bounds();
        assert_eq!(low >= -0.0008 && high <= 0.0, is_proved, "{low} {high}");
        // Of longer games too it is proved that who steps first gets no more than the other.
        assert!(high <= 0.0, "{low} {high}");
        // What is brought is worth what the ting is, and some line-ups are known to be worth less.
        if is_proved {
            let brought = judged.iter().max_by(|one, other| one.share.total_cmp(&other.share)).unwrap();
            assert!((brought.value.bounds().0 - low).abs() < 1e-12, "{brought:?}");
        }
        assert_eq!(judged.iter().any(|judged| judged.value.bounds().1 < low - 0.9), is_proved);
    }
}

#[test]
fn a_guess_that_nobody_has_measured_is_as_doubtful_as_a_search() {
    for options in [json!({ "rounds": 5 }), json!({ "kin": "spent" })] {
        let game = game(&options);
        let solver = GunstSolver::for_play(&game);
        let judged = solver.moves(&game, &game.view(&game.start(), Eyes::Seat(Seat(0))), Seat(0)).unwrap();
        let is_doubtful =
            |judged: &Judged<Move>| matches!(judged.value.label, Label::Estimate { within } if within >= 1.5);
        assert!(judged.iter().all(is_doubtful), "{options}");
    }
}

/// A seat that does as the solver says, against one that knows this and always finds its best answer: plain recursion
/// through the rules, with the solver asked for nothing but what it would play.
struct Followed<'a> {
    game: &'a Gunst,
    solver: &'a GunstSolver,
    seat: Seat,
    /// Answers to try at the first ting: all, if there are none here.
    answers: Vec<Move>,
    /// What was found of last tings, by life and hands: nothing else counts there.
    last: HashMap<([u8; 2], [u8; 2]), f64>,
}

impl Followed<'_> {
    /// What the seat gets at least.
    fn gets(&mut self, pos: &Position) -> f64 {
        let (game, seat) = (self.game, self.seat);
        match game.turn(pos) {
            Turn::Over => game.outcome(pos).expect("the game is over").returns(2)[seat.index()],
            Turn::Together(_) => self.ting(pos),
            Turn::Chance => {
                let mut fall = |m| {
                    let mut next = *pos;
                    game.fall_unchecked(&mut next, m);
                    self.gets(&next)
                };
                f64::midpoint(fall(Move::Say(Seat(0))), fall(Move::Say(Seat(1))))
            }
            Turn::Seat(mover) if mover == seat => {
                let judged = self.solver.moves(game, &game.view(pos, Eyes::Seat(seat)), seat).unwrap();
                let told = judged.iter().find(|judged| judged.share > 0.0).unwrap().m;
                let mut next = *pos;
                game.play_unchecked(&mut next, seat, told);
                self.gets(&next)
            }
            Turn::Seat(mover) => {
                let replies: Vec<Move> = game.legal_moves(pos, mover).collect();
                let reply = |m| {
                    let mut next = *pos;
                    game.play_unchecked(&mut next, mover, m);
                    self.gets(&next)
                };
                replies.into_iter().map(reply).fold(f64::INFINITY, f64::min)
            }
        }
    }

    fn ting(&mut self, pos: &Position) -> f64 {
        let (game, seat) = (self.game, self.seat);
        let is_last = pos.round() == self.solver.solver.rounds;
        let hands = [0, 1].map(|seat| hand(planes_of(pos, seat)));
        let view = game.view(pos, Eyes::Seat(seat));
        if is_last && hands[0].count_ones() + hands[1].count_ones() > 1 {
            // Plain recursion through many gods' deeds takes too long.
            return self.solver.value(game, &view, seat).unwrap().mean;
        }
        let key = (life_of(pos), hands);
        if let Some(&known) = self.last.get(&key).filter(|_| is_last) {
            return known;
        }
        let mut mixture = self.solver.moves(game, &view, seat).unwrap();
        mixture.retain(|judged| judged.share > 0.0);
        let answers = if is_last || self.answers.is_empty() {
            game.legal_moves(pos, seat.other()).collect()
        } else {
            self.answers.clone()
        };
        let mut least = f64::INFINITY;
        for answer in answers {
            let mut mean = 0.0;
            for judged in &mixture {
                let mut next = *pos;
                game.play_unchecked(&mut next, seat, judged.m);
                game.play_unchecked(&mut next, seat.other(), answer);
                mean += judged.share * self.gets(&next);
            }
            least = least.min(mean);
        }
        if is_last {
            self.last.insert(key, least);
        }
        least
    }
}

/// Best answers to the solver's play from the start: as many at the first ting as are asked for, all there are if none.
fn check_followed(options: &serde_json::Value, answers: usize, seed: u64) {
    let game = game(options);
    let solver = GunstSolver::for_play(&game);
    let mut dice = Dice::new(seed);
    for seat in [Seat(0), Seat(1)] {
        let value = solver.value(&game, &game.view(&game.start(), Eyes::Seat(seat)), seat).unwrap();
        assert_eq!(value.label, Label::Exact);
        let answers =
            (0..answers).map(|_| dice.pick(game.legal_moves(&game.start(), seat.other()))).collect();
        let mut followed = Followed { game: &game, solver: &solver, seat, answers, last: HashMap::new() };
        let least = followed.gets(&game.start());
        assert!(least >= value.mean - 1e-9, "{options} {seat:?}: {least} where {value} is told");
    }
}

#[test]
fn no_answer_gains_anything_against_who_does_as_the_solver_says() {
    check_followed(&json!({"rounds": 1, "life": 12}), 0, 30);
    check_followed(&json!({"rounds": 1, "life": 5}), 0, 31);
    check_followed(&json!({"rounds": 2, "life": 2}), 16, 32);
}

/// Lets work go on for this many questions.
struct Fuse(AtomicUsize);

impl Progress for Fuse {
    fn is_cancelled(&self) -> bool {
        self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_err()
    }
}

#[test]
fn whoever_is_stopped_says_nothing_and_has_spoiled_nothing() {
    let game = game(&json!({"rounds": 2, "life": 4}));
    let (view, seat) = (game.view(&game.start(), Eyes::Seat(Seat(0))), Seat(0));
    let told = GunstSolver::new(&game).value(&game, &view, seat);
    let solver = GunstSolver::for_play(&game);
    for questions in [0, 1, 10, 100, 1000] {
        let fuse = Fuse(AtomicUsize::new(questions));
        assert_eq!(solver.moves_in_time(&game, &view, seat, &fuse), None, "{questions}");
    }
    assert_eq!(solver.value(&game, &view, seat), told);
    let judged = solver.moves(&game, &view, seat);
    assert!(judged.iter().flatten().all(|judged| judged.value.label == Label::Exact));
    let fuse = Fuse(AtomicUsize::new(0));
    assert_eq!(solver.moves_in_time(&game, &view, seat, &fuse), judged, "it is known by now");
}

#[test]
fn what_many_gods_can_do_is_given_up_when_time_is_over() {
    let game = game(&json!({"rounds": 4}));
    let mut pos = game.start();
    let play =
        |pos: &mut Position, seat: u8, m: &str| game.play_unchecked(pos, Seat(seat), m.parse().unwrap());
    // Both farm, and take the favour in turn.
    for (god, small) in [("X", 0), ("V", 1), ("E", 0)] {
        play(&mut pos, small, "ting K0W0F0T0S0");
        play(&mut pos, 1 - small, "ting K0W0F3T0S0");
        play(&mut pos, small, &format!("favour {god}3"));
        play(&mut pos, 1 - small, &format!("steps {god}3"));
    }
    play(&mut pos, 0, "ting K1W3F3T2S2+XVE");
    play(&mut pos, 1, "ting K1W3F3T1S2+XVE");
    let solver = GunstSolver::for_play(&game);
    let Turn::Seat(seat) = game.turn(&pos) else { panic!("somebody is asked") };
    let fuse = Fuse(AtomicUsize::new(200));
    assert_eq!(solver.moves_in_time(&game, &game.view(&pos, Eyes::Seat(seat)), seat, &fuse), None);
}

fn pairs<'a>(solver: &'a Solver, ting: Ting, worker: &'a mut Worker) -> Pairs<'a> {
    let line_ups = [ting.line_ups(0), ting.line_ups(1)];
    Pairs { solver, ting, line_ups, worker, progress: &Silent }
}

#[test]
fn what_a_window_asks_of_a_pair_is_answered_as_if_it_were_looked_at_in_full() {
    let game = game(&json!({"rounds": 3, "life": 2}));
    let ting = ting_of(&game.start()).unwrap();
    let mut dice = Dice::new(28);
    let (asked, full) = (Solver::new(3, 2, false), Solver::new(3, 2, false));
    let (mut first, mut second) = (Worker::new(3), Worker::new(3));
    for _ in 0..5 {
        let pair = [0, 1].map(|_| dice.index(288));
        let (value, _) = pairs(&full, ting, &mut second).look(pair).unwrap();
        for high in [-0.5, -0.01, 0.3] {
            let told = pairs(&asked, ting, &mut first).within(pair, (-1.0, high)).unwrap();
            let is_right = if value >= high { told >= high } else { (told - value).abs() < 1e-8 };
            assert!(is_right && told <= value + 1e-8, "{value} {told} {high} {pair:?}");
        }
    }
}

#[test]
fn random_tings_stand_against_the_rules() {
    let solver = GunstSolver::new(&game(&json!({"rounds": 2, "life": 5})));
    let found = solver.verify_random(12, &mut Dice::new(29), &Silent).unwrap();
    let (count, wrong) = (found.checked, found.wrong);
    assert_eq!((count, wrong), (12, None));
}

#[test]
fn a_coin_is_worth_the_mean_of_both_its_sides() {
    let game = game(&json!({"rounds": 1, "life": 5}));
    let solver = GunstSolver::for_play(&game);
    let mut pos = game.start();
    for (seat, line_up) in [(Seat(0), "ting K1W1F0T0S0"), (Seat(1), "ting K0W1F1T0S0")] {
        game.play_unchecked(&mut pos, seat, line_up.parse().unwrap());
    }
    assert_eq!(game.turn(&pos), Turn::Chance);
    let value = |pos: &Position| {
        Judge::value(&solver, &game, &game.view(pos, Eyes::All), Seat(0)).expect("one round is solved").mean
    };
    let fallen = [0, 1].map(|say| {
        let mut next = pos;
        game.fall_unchecked(&mut next, Move::Say(Seat(say)));
        value(&next)
    });
    assert!((value(&pos) - f64::midpoint(fallen[0], fallen[1])).abs() < 1e-9);
}
