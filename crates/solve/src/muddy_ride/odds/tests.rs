use super::*;
use crate::muddy_ride::MuddyRideTable;
use crate::muddy_ride::tiny::Tiny;
use crate::progress::Silent;
use gambol_core::{Chancy, Dice, Indexed, Playable, Seat, Turn};
use gambol_games::muddy_ride::Position;
use serde_json::json;
use std::sync::atomic::AtomicBool;

fn three_animals() -> MuddyRide {
    let options = json!({"animals": ["N", "E", "S"]});
    MuddyRide::from_options(options.as_object().expect("an object")).expect("valid")
}

fn after(game: &MuddyRide, pos: Position, seat: Seat) -> Vec<Position> {
    let after = |m| {
        let mut next = pos;
        game.play_unchecked(&mut next, seat, m);
        next
    };
    game.legal_moves(&pos, seat).map(after).collect()
}

/// Positions of a game that open a turn.
fn positions(game: &MuddyRide, count: usize) -> impl Iterator<Item = Position> {
    let mut dice = Dice::new(3);
    let any = std::iter::repeat_with(move || game.numbered(u64::from(dice.below(game.numbers() as u32))));
    any.flatten().take(count)
}

/// Who wins in how many turns, told by the rules: turns whose splash is to be chosen go on.
fn fate_by_rules(odds: &OpenOdds, game: &MuddyRide, pos: Position, seat: Seat) -> Vec<Option<Fate>> {
    let fates = after(game, pos, seat).into_iter().flat_map(|next| match game.turn(&next) {
        Turn::Over => {
            let winners = game.outcome(&next).expect("it is over").winners;
            let bits = winners.iter().fold(0, |bits, seat| bits | 1 << seat.index());
            // If all arrive together nobody has won.
            vec![(winners.len() < game.seats()).then_some(Fate { winners: bits, turns: 0 })]
        }
        Turn::Seat(again) if again == seat && game.number(&next).is_none() => {
            fate_by_rules(odds, game, next, seat)
        }
        _ => vec![odds.fate(next)],
    });
    fates.collect()
}

#[test]
fn a_fate_is_what_the_fates_after_it_make_it_and_whoever_can_force_a_win_is_likely_to() {
    let game = three_animals();
    let odds = OpenOdds::build(&game, &Silent).expect("nobody stops it").expect("it is a free for all");
    let mut decided = 0;
    for pos in positions(&game, 4_000) {
        let seat = pos.seat();
        let own = 1 << seat.index();
        let fates = fate_by_rules(&odds, &game, pos, seat);
        let wins = fates.iter().flatten().filter(|fate| fate.winners & own != 0);
        let lost = fates.iter().copied().reduce(|one, other| {
            let (one, other) = (one?, other?);
            Some(if other.turns > one.turns { other } else { one })
        });
        let expected = match wins.map(|fate| fate.turns).min() {
            Some(turns) => Some(turns),
            None => lost.flatten().map(|fate| fate.turns),
        };
        let expected = expected.map(|turns| turns + 1).filter(|&turns| turns <= open::SURE);
        let found = odds.fate(pos);
        assert_eq!(found.map(|fate| fate.turns), expected, "{pos:?} {fates:?}");
        decided += usize::from(found.is_some());
    }
    assert!((400..4_000).contains(&decided), "{decided}");
    let table = MuddyRideTable::build(&game, &Silent).expect("nobody stops it").expect("play is open");
    let mut forced = 0;
    for pos in positions(&game, 4_000) {
        let chances = odds.chances(&game, pos);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{chances:?}");
        for seat in 0..3 {
            if table.forced(pos, seat).is_some_and(|actions| actions < 10) {
                assert!(chances[seat] > 0.45, "seat {seat} can force a win: {chances:?} {pos:?}");
                forced += 1;
            }
        }
    }
    assert!(forced > 200, "{forced}");
}

/// Two players take turns, so that odds are what the rules make of the odds one turn on.
#[test]
fn the_odds_of_secret_riders_are_what_the_odds_after_a_turn_make_them() {
    let tiny = Tiny::new(3, 5, 2);
    let game = tiny.game();
    let odds = SecretOdds::build(game, &Silent).expect("nobody stops it").expect("it is secret");
    let mut dice = Dice::new(5);
    let (mut looked, mut off) = (0, 0.0);
    for _ in 0..800 {
        let mut pos = game.start();
        for _ in 0..2 + 3 * dice.below(8) {
            match game.turn(&pos) {
                Turn::Chance => {
                    let m = dice.draw(game.outcomes(&pos));
                    game.fall_unchecked(&mut pos, m);
                }
                Turn::Seat(seat) => pos = dice.pick(after(game, pos, seat).into_iter()),
                _ => {}
            }
        }
        if pos.phase() != gambol_games::muddy_ride::Phase::Roll {
            continue;
        }
        let own = pos.seat().index();
        let mut expected = [0.0; 4];
        for (m, _) in game.outcomes(&pos) {
            let mut rolled = pos;
            game.fall_unchecked(&mut rolled, m);
            let mut options = Vec::new();
            let mut waiting = after(game, rolled, pos.seat());
            while let Some(next) = waiting.pop() {
                match next.phase() {
                    gambol_games::muddy_ride::Phase::Splash(_) => {
                        waiting.extend(after(game, next, pos.seat()));
                    }
                    _ => options.push(odds.chances(game, next)),
                }
            }
            let soft = soft_without_haste(&options, own);
            expected.iter_mut().zip(soft).for_each(|(sum, chance)| *sum += chance / 6.0);
        }
        let found = odds.chances(game, pos);
        off += difference(found, expected);
        looked += 1;
    }
    assert!(looked > 100 && off / (looked as f32) < 0.01, "{looked} {off}");
}

/// As in the odds of secret riders, where even a sure win is chosen softly.
fn soft_without_haste(options: &[Chances], own: usize) -> Chances {
    let best = options.iter().map(|option| option[own]).fold(0.0, f32::max);
    let weights: Vec<_> = options.iter().map(|option| ((option[own] - best) / HEAT).exp()).collect();
    let total: f32 = weights.iter().sum();
    std::array::from_fn(|seat| {
        options.iter().zip(&weights).map(|(option, weight)| option[seat] * weight).sum::<f32>() / total
    })
}

#[test]
fn odds_that_are_stopped_end() {
    assert!(OpenOdds::build(&three_animals(), &AtomicBool::new(true)).is_err());
}
