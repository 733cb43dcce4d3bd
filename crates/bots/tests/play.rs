//! Bots play every game in every mode, legally, within their budget, and stop when told.

use gambol_bots::{Bot, Budget, Level, Sight, Stop, advise};
use gambol_core::{AnyMatch, Dice, Node, Seat};
use gambol_games::any;
use gambol_laws::samples;

/// A random match of each mode of each game, with its mode's name, stopped somewhere on the way.
fn somewhere(number: u64, mut look: impl FnMut(&str, &dyn AnyMatch)) {
    for (game, modes) in samples::GAMES {
        for mode in *modes {
            let mut dice = mode.dice(number);
            let options = mode.options(&mut dice);
            let mut table =
                any::find(game).expect("samples are of our games").start(&options).expect("valid");
            for _ in 0..dice.below(40) {
                match table.random_action(&mut dice) {
                    Some(action) => table.apply(&action).expect("a random action is legal"),
                    None => break,
                }
            }
            look(&format!("{game} {} {number}", mode.name), table.as_ref());
        }
    }
}

/// The seats that are to move, with what they may do.
fn asked(table: &dyn AnyMatch) -> Vec<(Seat, Vec<String>)> {
    match table.node() {
        Node::Decision { seat, legal } => vec![(seat, legal)],
        Node::Simultaneous { legal } => legal,
        Node::Chance { .. } | Node::End(_) => Vec::new(),
    }
}

#[test]
fn whatever_the_position_every_level_answers_with_a_legal_move() {
    let mut answers = 0;
    for number in 0..12 {
        somewhere(number, |name, table| {
            for (seat, legal) in asked(table) {
                let sight = Sight::of(table, seat).expect("the seat is to move");
                assert_eq!(sight.legal(), legal, "{name}");
                for level in Level::ALL {
                    let choice =
                        Bot::new(level, number).choose(&sight, &Budget::playouts(60), &Stop::default());
                    assert!(legal.contains(&choice.action), "{name}: {level} answers {}", choice.action);
                    answers += 1;
                }
            }
        });
    }
    assert!(answers > 500, "{answers} answers");
}

#[test]
fn advice_lists_every_legal_move_once() {
    somewhere(3, |name, table| {
        for (seat, legal) in asked(table) {
            let sight = Sight::of(table, seat).expect("the seat is to move");
            let advice = advise(&sight, &Budget::playouts(200), &Stop::default());
            let mut listed: Vec<_> = advice.iter().map(|advice| advice.action.clone()).collect();
            listed.sort_unstable();
            assert_eq!(listed, legal, "{name}");
            let shares: f64 = advice.iter().map(|advice| advice.share).sum();
            assert!((shares - 1.0).abs() < 1e-6, "{name}: shares come to {shares}");
        }
    });
}

#[test]
fn who_is_not_to_move_has_nothing_to_look_at() {
    let mut dice = Dice::new(5);
    for number in 20..24 {
        somewhere(number, |name, table| {
            let asked: Vec<_> = asked(table).into_iter().map(|(seat, _)| seat).collect();
            for seat in (0..table.seats() as u8).map(Seat) {
                assert_eq!(Sight::of(table, seat).is_some(), asked.contains(&seat), "{name}, seat {seat}");
            }
            assert!(Sight::of(table, Seat(5 + dice.below(3) as u8)).is_none());
        });
    }
}
