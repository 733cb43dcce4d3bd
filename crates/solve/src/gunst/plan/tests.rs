use super::super::field::hand;
use super::super::open::ALL;
use super::super::solver::{Solver, Worker};
use super::super::verify::random_ting;
use super::super::{Answer, GunstSolver, Shortfall, ting_of};
use super::round::Round;
use super::*;
use crate::{Judge, Silent};
use gambol_core::{Chancy, Dice, Eyes, Game, Playable, Seat, Turn, Veiled};
use gambol_games::gunst::{Gunst, Position};

/// Planes with few gods in hand.
fn few(dice: &mut Dice) -> u8 {
    (0..4).fold(0, |planes, god| planes | [0, 0, 0, 1, 2, 3][dice.index(6)] << (2 * god))
}

/// A ting with few gods in hand, as far as the plan goes.
fn some_place(dice: &mut Dice) -> Place {
    loop {
        let place = Place { planes: [few(dice), few(dice)], life: [0, 1].map(|_| 1 + dice.below(12) as u8) };
        if place.planes.iter().all(|&planes| hand(planes).count_ones() <= 1) {
            return place.planned();
        }
    }
}

#[test]
fn with_one_round_to_follow_no_floor_is_above_what_the_ting_is_worth() {
    let solver = Solver::without_floors(2, 12, false);
    let (mut worker, mut dice, mut missing) = (Worker::new(2), Dice::new(4), 0.0);
    for number in 0..32 {
        let place = some_place(&mut dice);
        let exact = solver.solve(place.ting(1), ALL, &mut worker, &Silent).unwrap();
        let floor = FLOORS.floor(1, place);
        assert!(floor <= exact.high + 1e-9, "{place:?} {floor} {exact:?}");
        // And what is found afresh for all lives at once is close as well.
        if number < 6 {
            let round = Round::new(FLOORS.after(0));
            let square = floors::square(round, place.planes, &Silent).unwrap();
            let [own, other] = place.life.map(|life| usize::from(life) - 1);
            let found = f64::from(square[own][other]);
            assert!(found <= exact.high + 1e-9, "{place:?} {found} {exact:?}");
            assert!(found > exact.low - 0.1, "{place:?} {found} {exact:?}");
            missing += exact.low - found;
        }
    }
    assert!(missing / 6.0 < 0.03, "{missing} in 6");
}

#[test]
fn with_two_rounds_to_follow_the_plan_keeps_every_floor() {
    let mut dice = Dice::new(7);
    let wanderers = Place { planes: [12, 12], life: [12, 12] };
    for place in std::iter::once(wanderers).chain((0..24).map(|_| some_place(&mut dice))) {
        let planned = think(2, place.life, place.planes, &Silent).unwrap().unwrap();
        let floor = FLOORS.floor(2, place);
        assert!(planned.floor() > floor - 2e-4, "{place:?} {} {floor}", planned.floor());
    }
}

/// What both plans do, as an answer that can be checked by the rules.
fn answer(solver: &GunstSolver, pos: &Position) -> Answer {
    let ting = ting_of(pos).unwrap();
    let follow = solver.solver.rounds - ting.round;
    let swap = |[one, other]: [u8; 2]| [other, one];
    let own = think(follow, ting.life, ting.planes, &Silent).unwrap().unwrap();
    let theirs = think(follow, swap(ting.life), swap(ting.planes), &Silent).unwrap().unwrap();
    let told = |planned: &Planned| {
        planned.mixture.iter().map(|&(line_up, weight)| (line_up.told(), weight)).collect()
    };
    let guarantees = (own.floor(), -theirs.floor());
    Answer { value: solver.known(pos).unwrap(), line_ups: [told(&own), told(&theirs)], guarantees }
}

#[test]
fn by_the_rules_no_line_up_gets_more_against_the_plan_than_it_says() {
    let game = Gunst::from_options(&serde_json::Map::new()).unwrap();
    let solver = GunstSolver::for_play(&game);
    let mut dice = Dice::new(9);
    let Shortfall(worst) =
        solver.verify(&game.start(), &answer(&solver, &game.start()), 12, &mut dice, &Silent).unwrap();
    assert!(worst <= 1e-9, "{worst}");
    let mut tried = 0;
    while tried < 6 {
        let Some(pos) = random_ting(&game, 2, &mut dice) else { continue };
        let hands = [0, 1].map(|seat| pos.side(Seat(seat)).planes().in_hand().len());
        if hands[0] + hands[1] > 1 {
            continue;
        }
        let Shortfall(worst) = solver.verify(&pos, &answer(&solver, &pos), 2, &mut dice, &Silent).unwrap();
        assert!(worst <= 1e-9, "{worst} {pos:?}");
        tried += 1;
    }
}

#[test]
fn whoever_follows_the_plan_through_a_round_keeps_what_it_was_sure_of() {
    let game = Gunst::from_options(&serde_json::Map::new()).unwrap();
    let solver = GunstSolver::for_play(&game);
    let mut dice = Dice::new(10);
    for number in 0..12 {
        let seat = Seat(number % 2);
        let mut pos = game.start();
        // Both bring anything; from the reveal on one follows the plan and is never less sure than before.
        for seat in [Seat(0), Seat(1)] {
            let line_up = dice.pick(game.legal_moves(&pos, seat));
            game.play_unchecked(&mut pos, seat, line_up);
        }
        let sure = |pos: &Position| {
            let value = solver.value(&game, &game.view(pos, Eyes::Seat(seat)), seat).unwrap();
            value.bounds().0
        };
        let mut least = -1.0f64;
        while pos.round() == 1 && !pos.phase().is_over() {
            if let Turn::Seat(mover) = game.turn(&pos) {
                least = least.max(sure(&pos) - 1e-9);
                let judged = solver.moves(&game, &game.view(&pos, Eyes::Seat(mover)), mover).unwrap();
                let told = judged.iter().find(|judged| judged.share > 0.0).unwrap().m;
                let m = if mover == seat { told } else { dice.pick(game.legal_moves(&pos, mover)) };
                game.play_unchecked(&mut pos, mover, m);
            } else {
                let m = dice.draw(game.outcomes(&pos));
                game.fall_unchecked(&mut pos, m);
            }
        }
        let ends = if pos.phase().is_over() {
            game.outcome(&pos).expect("the game is over").returns(2)[seat.index()]
        } else {
            sure(&pos)
        };
        assert!(ends >= least, "{ends} where {least} was sure: {pos:?}");
    }
}
