//! What a seat may not know.

use gambol_core::{Dice, Eyes, Game, Playable, Ply, Turn, Veiled};
use gambol_games::Kind;
use gambol_games::{gunst::Gunst, muddy_ride::MuddyRide, two_paths::TwoPaths};
use gambol_laws::laws::{all_eyes, assert_looks_alike};
use gambol_laws::{Walk, after, along, everywhere, laws, samples};

#[test]
fn imagining_never_contradicts_the_view() {
    everywhere!(along, 8, laws::imagining_never_contradicts_the_view);
}

#[test]
fn a_seat_knows_its_own_moves() {
    everywhere!(along, 30, laws::a_seat_knows_its_own_moves);
}

#[test]
fn a_secret_choice_shows_to_nobody_else() {
    everywhere!(along, 60, laws::a_secret_choice_shows_to_nobody_else);
}

#[test]
fn secret_choices_are_committed_in_any_order() {
    everywhere!(along, 30, laws::secret_choices_are_committed_in_any_order);
}

#[test]
fn without_secrets_everybody_sees_everything() {
    everywhere!(along, 12, laws::without_secrets_everybody_sees_everything);
}

#[test]
fn at_the_end_everybody_is_told_everything() {
    everywhere!(after, 30, laws::at_the_end_everybody_is_told_everything);
}

fn parsed<G: Playable>(text: &str) -> Ply<G::Move> {
    Ply::One(text.parse().unwrap_or_else(|_| panic!("{text} is a move")))
}

fn written<G: Playable>(ply: &Ply<G::Move>) -> String {
    match ply {
        Ply::One(m) => m.to_string(),
        Ply::Together(_) => String::new(),
    }
}

/// Every way in which the cards may have been dealt, the rest of the game as it was.
fn other_deals(walk: &Walk<MuddyRide>) -> Vec<Vec<Ply<<MuddyRide as Game>::Move>>> {
    let plies = walk.table.plies();
    let dealt = plies.iter().take_while(|ply| written::<MuddyRide>(ply).starts_with("card ")).count();
    let cards = ["card N", "card E", "card S", "card W"].map(parsed::<MuddyRide>);
    let mut histories = vec![Vec::new()];
    for _ in 0..dealt {
        let mut longer = Vec::new();
        for history in &histories {
            let left = cards.iter().filter(|card| !history.contains(*card));
            longer.extend(left.map(|card| [&history[..], &[*card]].concat()));
        }
        histories = longer;
    }
    for history in &mut histories {
        history.extend_from_slice(&plies[dealt..]);
    }
    histories
}

#[test]
fn a_card_is_known_to_its_owner_alone_and_imagined_fairly() {
    for number in 0..60 {
        let mut walk = Walk::<MuddyRide>::new(samples::mode(Kind::MuddyRide, "secret"), number, Vec::new());
        let steps = walk.dice.index(60);
        while walk.table.ply() < steps && walk.step() {}
        if walk.table.turn() == Turn::Over {
            continue;
        }
        for eyes in all_eyes(&walk) {
            let histories = other_deals(&walk);
            laws::imagining_finds_exactly_what_could_be(&mut walk, eyes, &histories);
        }
    }
}

/// The game in which the last animal announced means to go to the other side.
fn other_sides(walk: &Walk<TwoPaths>) -> Vec<Vec<Ply<<TwoPaths as Game>::Move>>> {
    let plies = walk.table.plies().to_vec();
    let mut histories = vec![plies.clone()];
    if let Some((last, before)) = plies.split_last()
        && let Some((animal, side)) = written::<TwoPaths>(last).split_once(':')
    {
        let other = format!("{animal}:{}", if side == "W" { "E" } else { "W" });
        histories.push([before, &[parsed::<TwoPaths>(&other)]].concat());
    }
    histories
}

#[test]
fn a_hidden_side_is_known_to_its_player_alone_and_imagined_fairly() {
    for mode in samples::modes(Kind::TwoPaths) {
        for number in 0..60 {
            let mut walk = Walk::<TwoPaths>::new(mode, number, Vec::new());
            let steps = walk.dice.index(60);
            while walk.table.ply() < steps && walk.step() {}
            while walk.table.turn() != Turn::Over
                && walk.table.view(Eyes::Nobody) == walk.table.view(Eyes::All)
            {
                walk.step();
            }
            if walk.table.turn() == Turn::Over {
                continue;
            }
            for eyes in all_eyes(&walk) {
                let histories = other_sides(&walk);
                laws::imagining_finds_exactly_what_could_be(&mut walk, eyes, &histories);
            }
        }
    }
}

#[test]
fn announcing_the_same_animal_looks_the_same_whatever_side_is_hidden() {
    along::<TwoPaths>(20, |walk| {
        let Turn::Seat(seat) = walk.table.turn() else { return };
        let game = walk.table.game();
        let pos = walk.table.position();
        for m in walk.legal(seat) {
            let text = m.to_string();
            let Some((animal, "W")) = text.split_once(':') else { continue };
            let Some(other) = walk.legal(seat).into_iter().find(|m| m.to_string() == format!("{animal}:E"))
            else {
                continue;
            };
            let [one, other] = [m, other].map(|m| game.play(pos, seat, m).expect("both are legal"));
            for eyes in [Eyes::Nobody, Eyes::Seat(seat.other())] {
                assert_looks_alike(game, eyes, &one, &other);
            }
            assert_ne!(
                game.state(&game.view(&one, Eyes::Seat(seat))),
                game.state(&game.view(&other, Eyes::Seat(seat)))
            );
        }
    });
}

#[test]
fn a_line_up_is_imagined_fairly() {
    for number in 0..6 {
        let mut walk = Walk::<Gunst>::new(samples::mode(Kind::Gunst, "return"), number, Vec::new());
        let Turn::Together(_) = walk.table.turn() else { panic!("a round opens with a ting") };
        let game = walk.table.game();
        let mut dice = Dice::new(number);
        let mut pos = *walk.table.position();
        let all = walk.legal(gambol_core::Seat(1));
        game.play_unchecked(&mut pos, gambol_core::Seat(1), all[dice.index(all.len())]);
        let view = game.view(&pos, Eyes::Seat(gambol_core::Seat(0)));
        let imagined: std::collections::HashSet<_> =
            (0..all.len() * 12).map(|_| game.imagine(&view, &mut walk.dice)).collect();
        assert!(imagined.len() == all.len() || imagined.len() == 1, "{} of {}", imagined.len(), all.len());
    }
}
