//! What the past of a match makes of a value, against plain iteration over the rules.

use super::*;
use crate::past::Past;

/// All positions that play can come to from the start, each with what can follow.
fn everywhere(game: &Duel) -> HashMap<Position, Vec<(Position, u32)>> {
    let mut all = HashMap::new();
    let mut open = vec![game.start()];
    while let Some(pos) = open.pop() {
        if all.contains_key(&pos) {
            continue;
        }
        let after: Vec<_> = match game.turn(&pos) {
            Turn::Seat(seat) => {
                let play = |m| (game.play(&pos, seat, m).expect("legal moves are legal"), 1);
                game.legal_moves(&pos, seat).map(play).collect()
            }
            Turn::Chance => {
                let fall = |(m, weight)| {
                    let mut next = pos;
                    game.fall_unchecked(&mut next, m);
                    (next, weight)
                };
                game.outcomes(&pos).map(fall).collect()
            }
            _ => Vec::new(),
        };
        open.extend(after.iter().map(|(next, _)| next));
        all.insert(pos, after);
    }
    all
}

/// What each position is worth to Light with this many actions left, these positions being drawn: one action more each
/// time.
fn iterated(
    game: &Duel,
    all: &HashMap<Position, Vec<(Position, u32)>>,
    spent: &[Position],
    worth: &HashMap<Position, f64>,
) -> HashMap<Position, f64> {
    let next = |(&pos, after): (&Position, &Vec<(Position, u32)>)| {
        let of = |(next, _): &(Position, u32)| if spent.contains(next) { 0.0 } else { worth[next] };
        let value = match game.turn(&pos) {
            Turn::Seat(Seat(0)) => after.iter().map(of).fold(-1.0, f64::max),
            Turn::Seat(_) => after.iter().map(of).fold(1.0, f64::min),
            Turn::Chance => {
                let total: u32 = after.iter().map(|(_, weight)| weight).sum();
                after.iter().map(|next| of(next) * f64::from(next.1)).sum::<f64>() / f64::from(total)
            }
            _ => worth[&pos],
        };
        (pos, value)
    };
    all.iter().map(next).collect()
}

/// What each position is worth with no action left.
fn ends(game: &Duel, all: &HashMap<Position, Vec<(Position, u32)>>) -> HashMap<Position, f64> {
    let worth = |pos: &Position| game.outcome(pos).map_or(0.0, |outcome| outcome.returns(2)[0]);
    all.keys().map(|pos| (*pos, worth(pos))).collect()
}

#[test]
fn a_value_is_exact_where_the_record_ends_far_later() {
    let mut dice = Dice::new(30);
    let mut compared = 0;
    for round in 0..6 {
        let game = small_game(round, &mut dice);
        let table = DuelTable::build(&game, &Silent).expect("nobody stops it");
        let all = everywhere(&game);
        let mut worth = ends(&game, &all);
        for left in 1..=150 {
            worth = iterated(&game, &all, &[], &worth);
            for (pos, found) in
                all.keys().map(|pos| (pos, worth[pos])).filter(|(pos, _)| game.turn(pos) != Turn::Over)
            {
                let past = Past { spent: &[], left };
                let value =
                    Judge::value_since(&table, &game, pos, Seat(0), past).expect("it is about this game");
                let (low, high) = value.bounds();
                assert!(
                    low - 1e-9 <= found && found <= high + 1e-9,
                    "{left} left: {value} is {found} in {pos:?}"
                );
                compared += u32::from(value.label == crate::value::Label::Exact);
            }
        }
    }
    assert!(compared > 10_000, "{compared} exact values");
}

#[test]
fn positions_that_may_not_arise_again_are_drawn() {
    let mut dice = Dice::new(31);
    let (mut compared, mut changed) = (0, 0);
    for round in 0..12 {
        let game = small_game(round, &mut dice);
        let table = DuelTable::build(&game, &Silent).expect("nobody stops it");
        let all = everywhere(&game);
        let ahead = |pos: &Position| game.number(pos).is_some() && table.worth(*pos).value != 0.0;
        let mut ahead: Vec<Position> = all.keys().copied().filter(ahead).collect();
        ahead.sort_by_key(|pos| game.number(pos));
        if ahead.is_empty() {
            continue;
        }
        let first = ahead[dice.index(ahead.len())];
        let layer = build::ammo(first);
        ahead.retain(|&pos| build::ammo(pos) == layer);
        let spent = [first, ahead[dice.index(ahead.len())]];
        let mut worth = ends(&game, &all);
        for _ in 0..250 {
            worth = iterated(&game, &all, &spent, &worth);
        }
        for pos in all.keys().filter(|pos| game.turn(pos) != Turn::Over && build::ammo(**pos) == layer) {
            let past = Past { spent: &spent, left: u64::MAX };
            let value = Judge::value_since(&table, &game, pos, Seat(0), past).expect("it is about this game");
            assert!((value.mean - worth[pos]).abs() < 1e-9, "{value} is {} in {pos:?}", worth[pos]);
            compared += 1;
            changed += u32::from((table.worth(*pos).value - value.mean).abs() > 1e-9);
        }
    }
    assert!(compared > 1000 && changed > 10, "{compared} compared, {changed} changed");
}
