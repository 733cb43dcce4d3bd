//! A game of one's own, in one file: `examples/own_game.rs` is compiled and run.

#[path = "../../../examples/own_game.rs"]
mod own_game;

use gambol_core::{Action, Dice};
use gambol_games::Voice;

#[test]
fn a_game_in_one_file_gets_perft_laws_referee_records_bots_and_a_solver() {
    own_game::show();
}

/// A game that brings no words is told in general ones.
#[test]
fn a_game_without_words_is_told_in_general_sentences() {
    let mut table = own_game::table();
    let words = gambol_words::Words::english();
    let wrong = table.apply(&Action::read("z9")).expect_err("there is no such pad");
    let refused = words.refusal(table.as_ref(), &wrong);
    assert!(refused.ends_with('.') && !refused.contains("notation"), "{refused}");
    let mut dice = Dice::new(5);
    while let Some(action) = table.random_action(&mut dice) {
        table.apply(&action).expect("legal");
    }
    let ending = words.ending(table.as_ref());
    assert!(ending.ends_with("wins."), "{ending}");
}
