//! Words tell only what their reader may know.

use crate::play::{names, start};
use gambol_core::{Action, AnyMatch, Eyes, Seat};
use gambol_games::Kind;
use gambol_laws::samples::Options;
use gambol_words::{Teller, Words};
use serde_json::json;

/// The whole log and everything beside the board, for these eyes.
fn told(teller: &Teller<'_>, game: &dyn AnyMatch, eyes: Eyes) -> Vec<String> {
    let state = |ply: usize| game.state_at(ply, eyes).expect("a ply that was played");
    let log = game.told(eyes).into_iter().enumerate();
    let mut said: Vec<_> =
        log.map(|(ply, action)| teller.action(&state(ply), &action, &state(ply + 1))).collect();
    let now = game.state(eyes);
    said.extend(teller.beside(&now).into_iter().map(|(label, words)| format!("{label}: {words}")));
    said.push(teller.waiting(&now, &[Seat(0)]));
    said.push(teller.prompt(&now, Seat(1), &[]));
    said
}

/// Plays two lines that differ in a secret: those who may not know it are told the same, those who may are not.
fn assert_kept(kind: Kind, options: &Options, lines: [&[&str]; 2], unknowing: &[Eyes], knowing: Eyes) {
    let words = Words::english();
    let names = names();
    let [one, other] = lines.map(|line| {
        let (mut game, whole) = start(kind, options);
        for action in line {
            game.apply(&Action::read(action)).expect("a legal action");
        }
        (game, whole)
    });
    let teller = Teller { words: &words, kind, options: &one.1, names: &names, reader: None, turned: None };
    let both = |eyes| (told(&teller, one.0.as_ref(), eyes), told(&teller, other.0.as_ref(), eyes));
    for &eyes in unknowing {
        let (first, second) = both(eyes);
        assert_eq!(first, second, "{kind}: {eyes:?} was told a secret");
    }
    let (first, second) = both(knowing);
    assert_ne!(first, second, "{kind}: {knowing:?} was not told what it knows");
}

#[test]
fn a_hidden_side_is_told_to_nobody_else() {
    let line = |hidden| ["line FHG", "line FHG", hidden];
    assert_kept(
        Kind::TwoPaths,
        &Options::new(),
        [&line("H:W"), &line("H:E")],
        &[Eyes::Seat(Seat(1)), Eyes::Nobody],
        Eyes::Seat(Seat(0)),
    );
}

#[test]
fn a_secret_card_is_told_to_nobody_else() {
    let options = json!({"mode": "secret", "players": 3});
    let options = options.as_object().expect("an object");
    assert_kept(
        Kind::MuddyRide,
        options,
        [&["card N", "card E", "card S", "roll NE"], &["card N", "card S", "card E", "roll NE"]],
        &[Eyes::Seat(Seat(0)), Eyes::Nobody],
        Eyes::Seat(Seat(1)),
    );
}

#[test]
fn a_line_up_is_told_to_nobody_before_both_are_in() {
    let words = Words::english();
    let names = names();
    let said = |line_up: &str, eyes| {
        let (mut game, options) = start(Kind::Gunst, &Options::new());
        game.commit(Seat(0), line_up).expect("a legal line-up");
        let teller = Teller {
            words: &words,
            kind: Kind::Gunst,
            options: &options,
            names: &names,
            reader: None,
            turned: None,
        };
        told(&teller, game.as_ref(), eyes)
    };
    for eyes in [Eyes::Seat(Seat(1)), Eyes::Nobody] {
        assert_eq!(said("ting K1W3F0T0S0", eyes), said("ting K0W0F0T0S0", eyes));
    }
}
