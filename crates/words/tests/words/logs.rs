//! Whole games in words, kept as they are so that a person can read them and judge.

use crate::play::{awaited, names, start};
use gambol_core::{Dice, Ending, Eyes};
use gambol_games::Kind;
use gambol_games::recipe::Recipe;
use gambol_laws::samples::Options;
use gambol_words::{Teller, Words};
use serde_json::{Value, json};
use std::fmt::Write;

/// The first random game that ends by itself within this many actions.
fn told(kind: Kind, options: &Value, most: usize) -> String {
    let options: &Options = options.as_object().expect("an object");
    let words = Words::english();
    (0..500).find_map(|seed| told_game(&words, kind, options, seed, most)).expect("some game is short")
}

/// The same in another language, on a board made from a seed.
pub(crate) fn told_in(words: &Words, kind: Kind, mut options: Value, most: usize) -> String {
    if matches!(kind, Kind::MuddyRide | Kind::Duel) {
        options["board"] = made(kind);
    }
    let options: &Options = options.as_object().expect("an object");
    (0..500).find_map(|seed| told_game(words, kind, options, seed, most)).expect("some game is short")
}

fn told_game(words: &Words, kind: Kind, options: &Options, seed: u64, most: usize) -> Option<String> {
    let mut dice = Dice::new(seed);
    let (mut game, whole) = start(kind, options);
    let names = names();
    let teller =
        Teller { words, kind, options: &whole, names: &names[..game.seats()], reader: None, turned: None };
    let mut log = String::new();
    for ply in 0.. {
        let before = game.state(Eyes::All);
        let awaited = awaited(&game.node());
        let seats: Vec<_> = awaited.iter().map(|(seat, _)| *seat).collect();
        if ply % 5 == 0 {
            for (label, words) in teller.beside(&before) {
                writeln!(log, "        {label}: {words}").ok()?;
            }
        }
        let Some(action) = game.random_action(&mut dice) else { break };
        writeln!(log, "    ({})", teller.waiting(&before, &seats)).ok()?;
        if let Some((seat, legal)) = awaited.first() {
            writeln!(log, "    {}", teller.prompt(&before, *seat, legal)).ok()?;
            if let gambol_core::Action::One(action) = &action {
                writeln!(log, "    [{}]", teller.choice(&before, action)).ok()?;
            }
        }
        game.apply(&action).ok()?;
        let action = action.to_string();
        writeln!(log, "{}. {action}: {}", ply + 1, teller.action(&before, &action, &game.state(Eyes::All)))
            .ok()?;
        if ply > most {
            return None;
        }
    }
    let result = game.result()?;
    writeln!(log, "{}", teller.result(&game.state(Eyes::All), &result)).ok()?;
    (result.ending == Ending::Rules).then_some(log)
}

/// A board made from a seed. Those that ship may be redrawn, and the logs should stay as they are.
fn made(kind: Kind) -> Value {
    let choices = json!({"seed": 1});
    Recipe::read(kind, choices.as_object().expect("an object")).expect("a recipe").board()
}

#[test]
fn a_muddy_ride_for_four() {
    insta::assert_snapshot!(told(Kind::MuddyRide, &json!({"board": made(Kind::MuddyRide)}), 60));
}

#[test]
fn a_muddy_ride_with_secret_animals() {
    insta::assert_snapshot!(told(
        Kind::MuddyRide,
        &json!({"mode": "secret", "players": 3, "board": made(Kind::MuddyRide)}),
        60
    ));
}

#[test]
fn a_muddy_ride_in_teams() {
    insta::assert_snapshot!(told(
        Kind::MuddyRide,
        &json!({"mode": "all-or-nothing", "board": made(Kind::MuddyRide)}),
        120
    ));
}

#[test]
fn a_duel() {
    insta::assert_snapshot!(told(Kind::Duel, &json!({"board": made(Kind::Duel)}), 50));
}

#[test]
fn a_duel_of_large_cowboys() {
    insta::assert_snapshot!(told(Kind::Duel, &json!({"size": "large", "board": made(Kind::Duel)}), 50));
}

#[test]
fn a_sheet_of_kangaruse() {
    insta::assert_snapshot!(told(Kind::Kangaruse, &json!({"players": 3, "size": "small", "seed": 5}), 200));
}

#[test]
fn two_paths() {
    insta::assert_snapshot!(told(Kind::TwoPaths, &json!({}), 90));
}

#[test]
fn a_year_of_gunst() {
    insta::assert_snapshot!(told(Kind::Gunst, &json!({}), 100));
}
