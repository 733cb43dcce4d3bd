//! What a seat may not know is absent from what it sees; what it sees can be imagined whole again.

use crate::Walk;
use gambol_core::{AnyMatch, Eyes, Playable, Ply, Seat, Seats, Turn};
use std::collections::BTreeSet;

/// Everyone who may look at a game.
pub fn all_eyes<G: Playable>(walk: &Walk<G>) -> Vec<Eyes> {
    [Eyes::All, Eyes::Nobody].into_iter().chain(walk.seats().map(Eyes::Seat)).collect()
}

/// Positions that look alike look alike in every way: as views, as states and as drawn text, byte for byte.
pub fn assert_looks_alike<G: Playable>(game: &G, eyes: Eyes, one: &G::Position, other: &G::Position) {
    let views = [game.view(one, eyes), game.view(other, eyes)];
    assert_eq!(views[0], views[1], "views of {eyes:?}");
    let [one, other] = views.each_ref().map(|view| game.state(view).to_string());
    assert_eq!(one, other, "states of {eyes:?}");
    let [one, other] = views.each_ref().map(|view| game.text(view));
    assert_eq!(one, other, "texts of {eyes:?}");
}

/// Imagining never contradicts the view: what is imagined from it looks the same to the same eyes.
pub fn imagining_never_contradicts_the_view<G: Playable>(walk: &mut Walk<G>) {
    for eyes in all_eyes(walk) {
        let game = walk.table.game();
        let pos = walk.table.position();
        let imagined = game.imagine(&game.view(pos, eyes), &mut walk.dice);
        assert_looks_alike(game, eyes, pos, &imagined);
        if eyes == Eyes::All {
            assert_eq!(imagined, *pos, "nothing is left to imagine for those who know all");
        }
    }
}

/// A seat that is to move knows that it is, and what it may do, from its view alone.
pub fn a_seat_knows_its_own_moves<G: Playable>(walk: &mut Walk<G>) {
    for seat in walk.to_act() {
        let legal: BTreeSet<_> = walk.legal(seat).into_iter().collect();
        let game = walk.table.game();
        let view = game.view(walk.table.position(), Eyes::Seat(seat));
        let imagined = game.imagine(&view, &mut walk.dice);
        let knows = match game.turn(&imagined) {
            Turn::Seat(on_turn) => on_turn == seat,
            Turn::Together(seats) => seats.has(seat),
            Turn::Chance | Turn::Over => false,
        };
        assert!(knows, "seat {seat} is to move, but imagines {:?}", game.turn(&imagined));
        let imagined: BTreeSet<_> = game.legal_moves(&imagined, seat).collect();
        assert_eq!(imagined, legal, "seat {seat}");
    }
}

/// While choices are owed, one that is in looks to the others like any other that could be.
pub fn a_secret_choice_shows_to_nobody_else<G: Playable>(walk: &mut Walk<G>) {
    let Turn::Together(owing) = walk.table.turn() else { return };
    for chooser in owing.iter() {
        let legal = walk.legal(chooser);
        let game = walk.table.game();
        let mut commit = || {
            let mut pos = *walk.table.position();
            let m = legal[walk.dice.index(legal.len())];
            game.play_unchecked(&mut pos, chooser, m);
            pos
        };
        let (one, other) = (commit(), commit());
        for eyes in walk.seats().filter(|seat| *seat != chooser).map(Eyes::Seat).chain([Eyes::Nobody]) {
            assert_looks_alike(game, eyes, &one, &other);
            let imagined = game.imagine(&game.view(&one, eyes), &mut walk.dice);
            assert_looks_alike(game, eyes, &one, &imagined);
        }
        for eyes in walk.seats().map(Eyes::Seat).chain([Eyes::Nobody]) {
            let states =
                [walk.table.position(), &one].map(|pos| game.state(&game.view(pos, eyes)).to_string());
            assert_eq!(states[0], states[1], "a choice that is not complete shows in nobody's state");
        }
    }
}

/// A game without secrets looks the same to everybody, and tells everybody everything.
pub fn without_secrets_everybody_sees_everything<G: Playable>(walk: &mut Walk<G>) {
    if walk.table.game().has_secrets() {
        return;
    }
    let full = (walk.table.view(Eyes::All), walk.table.told(Eyes::All));
    for eyes in all_eyes(walk) {
        assert_eq!((walk.table.view(eyes), walk.table.told(eyes)), full, "{eyes:?}");
    }
}

/// Those who know all are told every action as it was played, and so is everybody once the game has ended.
pub fn at_the_end_everybody_is_told_everything<G: Playable>(walk: &mut Walk<G>) {
    let played: Vec<_> = walk.table.actions().iter().map(ToString::to_string).collect();
    let over = walk.table.turn() == Turn::Over;
    for eyes in all_eyes(walk).into_iter().filter(|eyes| over || *eyes == Eyes::All) {
        assert_eq!(walk.table.told(eyes), played, "{eyes:?}");
    }
}

/// Committing secret choices in any order gives the same position, and a choice that is in cannot be made again.
pub fn secret_choices_are_committed_in_any_order<G: Playable>(walk: &mut Walk<G>) {
    let Turn::Together(owing) = walk.table.turn() else { return };
    let Some(Ply::Together(choices)) = walk.random_ply() else { panic!("several are to choose") };
    let game = walk.table.game();
    let mut reached = BTreeSet::new();
    let mut last = None;
    for order in orders(owing) {
        let mut pos = *walk.table.position();
        for (index, &seat) in order.iter().enumerate() {
            let m = choices[seat].expect("each seat that owes a choice has one");
            pos = game.play(&pos, seat, m).unwrap_or_else(|refusal| panic!("seat {seat}: {m}: {refusal:?}"));
            if index + 1 < order.len() {
                let left: Seats = order[index + 1..].iter().copied().collect();
                assert_eq!(game.turn(&pos), Turn::Together(left), "after {order:?} up to {index}");
                assert!(game.check(&pos, seat, m).is_err(), "seat {seat} has chosen already");
                assert_eq!(game.legal_moves(&pos, seat).len(), 0, "seat {seat} has chosen already");
            }
        }
        reached.insert(format!("{pos:?}"));
        last = Some(pos);
    }
    assert_eq!(reached.len(), 1, "{reached:?}");
    let mut table = walk.another_table(walk.table.plies());
    for seat in orders(owing).pop().expect("there is an order") {
        table.commit(seat, choices[seat].expect("it has one")).expect("the choice is legal");
    }
    assert_eq!(Some(*table.position()), last, "the driver commits alike");
    assert_eq!(table.plies().last(), Some(&Ply::Together(choices)));
}

/// All orders of a few seats.
fn orders(seats: Seats) -> Vec<Vec<Seat>> {
    if seats.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in seats.iter() {
        for mut order in orders(seats.without(first)) {
            order.insert(0, first);
            all.push(order);
        }
    }
    all
}
