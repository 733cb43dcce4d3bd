//! What the past of a match makes of a value, against the match itself played to every end.

use super::*;
use crate::judge::Judge;
use crate::past::{Past, past_of};
use crate::value::Label;
use gambol_core::{Eyes, Match};

/// Some actions at random.
fn wander(table: &mut Match<MuddyRide>, actions: usize, dice: &mut Dice) {
    for _ in 0..actions {
        let Turn::Seat(seat) = table.turn() else { return };
        let moves: Vec<_> = table.game().legal_moves(table.position(), seat).collect();
        table.play(seat, moves[dice.index(moves.len())]).expect("legal moves are legal");
    }
}

/// What the match is worth to its first side, by playing on in every way until it ends.
fn played_out(table: &mut Match<MuddyRide>) -> f64 {
    if let Some(outcome) = table.outcome() {
        return outcome.returns(table.game().seats())[0];
    }
    let Turn::Seat(seat) = table.turn() else { unreachable!("somebody moves until the end") };
    let sign = if table.game().sides()[0].has(seat) { 1.0 } else { -1.0 };
    let moves: Vec<_> = table.game().legal_moves(table.position(), seat).collect();
    let values = moves.into_iter().map(|m| {
        table.play(seat, m).expect("legal moves are legal");
        let value = sign * played_out(table);
        table.undo();
        value
    });
    sign * values.fold(f64::NEG_INFINITY, f64::max)
}

/// Two animals, so that it is solved in a moment.
fn two(repetition: u64, ply_cap: u64, dice: &mut Dice) -> MuddyRide {
    let options = json!({"animals": ["N", "S"], "repetition": repetition, "ply_cap": ply_cap});
    game(options, meadow(6, 70, dice))
}

#[test]
fn with_few_actions_left_a_value_is_what_playing_them_out_makes_it() {
    let mut dice = Dice::new(20);
    let (mut exact, mut bounded, mut changed) = (0, 0, 0);
    for round in 0..400 {
        let (wandered, left) = (6 + round % 12, 3 + round % 3);
        let game = two(2 + round as u64 % 2, (wandered + left) as u64, &mut dice);
        let judge = solved(&game);
        let mut table = Match::new(game.clone());
        wander(&mut table, wandered, &mut dice);
        let Turn::Seat(seat) = table.turn() else { continue };
        let (spent, left) = past_of(&table);
        let past = Past { spent: &spent, left };
        let view = table.view(Eyes::Seat(seat));
        let sign = if game.sides()[0].has(seat) { 1.0 } else { -1.0 };
        let mut check = |value: Value, truth: f64, what: &str| {
            let (low, high) = value.bounds();
            assert!(low - 1e-9 <= truth && truth <= high + 1e-9, "{what}: {value} is {truth}\n{table:?}");
            *(if value.label == Label::Exact { &mut exact } else { &mut bounded }) += 1;
        };
        let value = judge.value_since(*view.seen(), seat, past);
        check(value, sign * played_out(&mut table.clone()), "here");
        changed += u32::from(judge.value(*view.seen(), seat) != value);
        for judged in judge.moves_since(&game, &view, seat, past, &Silent).expect("the seat is to move") {
            let mut next = table.clone();
            next.play(seat, judged.m).expect("legal moves are legal");
            check(judged.value, sign * played_out(&mut next), &judged.m.to_string());
        }
    }
    assert!(exact > 150 && changed > 10, "{exact} exact, {bounded} bounded, {changed} changed by the past");
    assert!(bounded * 10 < exact, "{exact} exact, {bounded} bounded");
}

/// Whoever follows the table wins every won game, whatever was played before and whatever the others try: at random, as
/// long as possible, or back to where they have been.
#[test]
fn won_positions_are_won_from_random_histories() {
    let mut dice = Dice::new(21);
    let (mut won, mut near_repetition) = (0, 0);
    for round in 0..1000 {
        let game = two(2 + round % 2, 400, &mut dice);
        let judge = solved(&game);
        let mut table = Match::new(game.clone());
        wander(&mut table, 10 + dice.index(30), &mut dice);
        let Turn::Seat(seat) = table.turn() else { continue };
        let value = |table: &Match<MuddyRide>, seat| {
            let (spent, left) = past_of(table);
            let view = table.view(Eyes::Seat(seat));
            (judge.value_since(*view.seen(), seat, Past { spent: &spent, left }), spent.len())
        };
        let (before, spent) = value(&table, seat);
        if before.label != Label::Exact || before.mean.abs() < 0.5 {
            continue;
        }
        won += 1;
        near_repetition += u32::from(spent > 0);
        let winners = game.sides().into_iter().find(|side| side.has(seat) == (before.mean > 0.0)).unwrap();
        while let Turn::Seat(seat) = table.turn() {
            let (spent, left) = past_of(&table);
            let (view, past) = (table.view(Eyes::Seat(seat)), Past { spent: &spent, left });
            let moves = judge.moves_since(&game, &view, seat, past, &Silent).expect("the seat is to move");
            let best = moves.iter().find(|judged| judged.share > 0.0).expect("one is best").m;
            let at_random = moves[dice.index(moves.len())].m;
            let m = if winners.has(seat) || dice.below(2) == 0 { best } else { at_random };
            table.play(seat, m).expect("legal moves are legal");
        }
        let outcome = table.outcome().expect("it is over");
        assert!(outcome.winners.iter().any(|seat| winners.has(seat)), "{:?}\n{table:?}", table.ending());
    }
    assert!(won >= 25 && near_repetition >= 15, "{won} won, {near_repetition} of them near a repetition");
}
