//! The labels of drawings.

use crate::play::{assert_sentence, awaited, start};
use gambol_core::{Dice, Eyes, Seat};
use gambol_draw::{Look, Marks};
use gambol_laws::samples::{self, Options};
use gambol_words::{Teller, Words, translator};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// A field, a square or a space: the same in every language.
fn is_place(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|file| file.is_ascii_lowercase())
        && !letters.as_str().is_empty()
        && letters.all(|digit| digit.is_ascii_digit())
}

/// Puts a random action together part by part, telling each step.
fn compose(
    teller: &Teller<'_>,
    state: &Value,
    (seat, legal): &(Seat, Vec<String>),
    asked: gambol_draw::Words<'_>,
    dice: &mut Dice,
) {
    let mut parts: Vec<String> = Vec::new();
    loop {
        let composed = gambol_draw::compose_in(teller.game, legal, &parts, Some(asked));
        if composed.next.is_empty() {
            break;
        }
        assert_sentence(&teller.draft(state, *seat, &parts, &composed.open), &format!("{parts:?}"));
        parts.push(composed.next[dice.index(composed.next.len())].part.clone());
    }
    assert!(gambol_draw::compose(teller.game, legal, &parts).complete.is_some(), "{parts:?} of {legal:?}");
}

#[test]
fn every_word_of_a_drawing_can_be_translated() {
    let words = Words::english();
    let known = translator(&words);
    let unknown = RefCell::new(BTreeSet::new());
    let asked = |english: &str| {
        let word = known(english);
        if word.is_none() && !is_place(english) && !english.is_empty() {
            unknown.borrow_mut().insert(english.to_owned());
        }
        word
    };
    for (game_name, modes) in samples::all() {
        for mode in modes {
            for number in 0..3 {
                let mut dice = mode.dice(number);
                let options: Options = mode.options(&mut dice);
                let (mut game, whole) = start(game_name, &options);
                let blank = Look { words: Some(&asked), ..Look::default() };
                gambol_draw::empty(game_name, &whole, &blank).expect("a board");
                let teller = Teller { words: &words, game: game_name, options: &whole, names: &[] };
                for _ in 0..25 {
                    let choice = awaited(&game.node()).pop();
                    if let Some(choice) = &choice {
                        compose(&teller, &game.state(Eyes::Seat(choice.0)), choice, &asked, &mut dice);
                    }
                    let legal = choice.map(|(_, legal)| legal).unwrap_or_default();
                    let look = blank.with_marks(Marks { legal: &legal, ..Marks::default() });
                    gambol_draw::state(game_name, &whole, &game.state(Eyes::All), &look).expect("a drawing");
                    let Some(action) = game.random_action(&mut dice) else { break };
                    game.apply(&action).expect("a legal action");
                }
            }
        }
    }
    assert_eq!(unknown.into_inner(), BTreeSet::new());
    assert_eq!(words.missing(), 0);
}

#[test]
fn a_god_that_moves_kin_asks_for_both_rows() {
    let words = Words::english();
    let options = Options::new();
    let teller = Teller { words: &words, game: "gunst", options: &options, names: &[] };
    let state = json!({"phase": "judgement", "in_play": [["E", "A"], []]});
    let legal = ["A:-", "A:W>K", "E:W>K", "E:W>F"].map(str::to_owned);
    let draft = |parts: &[&str]| {
        let parts: Vec<_> = parts.iter().map(|&part| part.to_owned()).collect();
        let composed = gambol_draw::compose(teller.game, &legal, &parts);
        assert!(!composed.next.is_empty(), "{parts:?} lead nowhere");
        teller.draft(&state, Seat(0), &parts, &composed.open)
    };
    assert_eq!(draft(&[]), "Choose which of your gods acts, and on what.");
    assert_eq!(
        draft(&["E"]),
        "Eurika wins over one of your opponent’s kin: choose from which row, and into which of yours."
    );
    assert_eq!(draft(&["E", "E:W"]), "From the warriors into which of your rows?");
}
