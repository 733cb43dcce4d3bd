//! The labels of drawings.

use crate::play::{awaited, start};
use gambol_core::Eyes;
use gambol_draw::{Look, Marks};
use gambol_laws::samples::{self, Options};
use gambol_words::{Words, translator};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// A field, a square or a space: the same in every language.
fn is_place(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|file| file.is_ascii_lowercase())
        && !letters.as_str().is_empty()
        && letters.all(|digit| digit.is_ascii_digit())
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
    for (game_name, modes) in samples::GAMES {
        for mode in *modes {
            for number in 0..3 {
                let mut dice = mode.dice(number);
                let options: Options = mode.options(&mut dice);
                let (mut game, whole) = start(game_name, &options);
                let blank = Look { words: Some(&asked), ..Look::default() };
                gambol_draw::empty(game_name, &whole, &blank).expect("a board");
                for _ in 0..25 {
                    let legal = awaited(&game.node()).pop().map(|(_, legal)| legal).unwrap_or_default();
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
