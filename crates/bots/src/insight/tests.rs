use super::*;
use gambol_core::{Match, Turn};
use gambol_games::duel::Duel;
use gambol_games::gunst::Gunst;
use gambol_games::kangaruse::Kangaruse;
use gambol_games::muddy_ride::MuddyRide;
use gambol_games::two_paths::TwoPaths;
use gambol_laws::Walk;
use gambol_laws::samples::Sampled;

/// What a look at a moment of a random game is given: the match, and where in which game it is.
fn along<G: Insight + Sampled>(games: u64, mut look: impl FnMut(&Match<G>, &str)) {
    for mode in G::MODES {
        for number in 0..games {
            let mut walk = Walk::<G>::new(mode, number, Vec::new());
            loop {
                look(&walk.table, mode.name);
                if !walk.step() {
                    break;
                }
            }
        }
    }
}

/// Guesses hand out no more than there is, and as much as there is: what some win the others lose.
fn guesses_are_fair<G: Insight + Sampled>() {
    along::<G>(6, |table, mode| {
        let (game, pos) = (table.game(), table.position());
        if matches!(table.turn(), Turn::Over | Turn::Chance) {
            return;
        }
        let sense = game.sense();
        let guess = game.guess(&sense, pos, &mut Dice::new(3));
        let (own, rest) = guess.split_at(game.seats());
        let total: f32 = own.iter().sum();
        assert!(total.abs() < 1e-3, "{mode}: {guess:?} of {pos:?}");
        assert!(own.iter().all(|own| (-1.0001..=most(game) + 0.0001).contains(own)), "{mode}: {guess:?}");
        assert!(rest.iter().all(|&rest| rest == 0.0));
    });
}

#[test]
fn what_some_are_guessed_to_win_the_others_lose() {
    guesses_are_fair::<MuddyRide>();
    guesses_are_fair::<Duel>();
    guesses_are_fair::<Kangaruse>();
    guesses_are_fair::<TwoPaths>();
    guesses_are_fair::<Gunst>();
}

/// Everything that a view could be is among the worlds, and everything among them looks like the view.
#[test]
fn the_worlds_behind_a_block_are_the_sides_that_could_be_hidden() {
    let mut veiled = 0;
    along::<TwoPaths>(10, |table, _| {
        let Turn::Seat(seat) = table.turn() else { return };
        let view = table.view(gambol_core::Eyes::Seat(seat));
        match table.game().worlds(&view) {
            Worlds::ChosenBy(hider, could_be) => {
                veiled += 1;
                assert_ne!(hider, seat);
                assert!(could_be.contains(table.position()));
                for pos in could_be {
                    assert_eq!(
                        gambol_core::Veiled::view(table.game(), &pos, gambol_core::Eyes::Seat(seat)),
                        view
                    );
                }
            }
            Worlds::One(pos) => assert_eq!(pos, *table.position()),
            Worlds::Imagined | Worlds::Weighed(_) => panic!("the sides can be listed"),
        }
    });
    assert!(veiled > 50, "{veiled}");
}

#[test]
fn who_is_further_ahead_is_guessed_to_win_more() {
    let returns = race(&[3.0, 5.0, 5.0], 0.5);
    assert!(returns[0] > 0.0 && returns[1] < 0.0 && (returns[1] - returns[2]).abs() < 1e-6);
    assert_eq!(race(&[4.0, 4.0], 0.5)[..2], [0.0, 0.0]);
}
