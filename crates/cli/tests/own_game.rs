//! A game of one's own, in one file: `examples/own_game.rs` is compiled and run.

#[path = "../../../examples/own_game.rs"]
mod own_game;

#[test]
fn a_game_in_one_file_gets_perft_laws_referee_records_bots_and_a_solver() {
    own_game::show();
}
