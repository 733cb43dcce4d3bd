//! Options and boards: any JSON is refused with reasons, or is a game that plays.
#![no_main]

use gambol_core::Dice;
use libfuzzer_sys::fuzz_target;
use serde_json::{Map, Value};

fuzz_target!(|data: &[u8]| {
    let [number, which, rest @ ..] = data else { return };
    let (game, mode) = gambol_fuzz::chosen(*which);
    let mut dice = mode.dice(u64::from(*number));
    // Half of them bend options that were valid, the others are taken as they come, as options or as a board.
    let (text, as_board) = match number % 4 {
        0 => (rest.to_vec(), false),
        1 => (rest.to_vec(), true),
        _ => (gambol_fuzz::bent(&Value::from(mode.options(&mut dice)).to_string(), rest), false),
    };
    let Ok(value) = serde_json::from_slice::<Value>(&text) else { return };
    let options = match value {
        board if as_board => Map::from_iter([("board".to_owned(), board)]),
        Value::Object(options) => options,
        _ => return,
    };
    match game.start(&options) {
        Ok(mut table) => gambol_fuzz::play(table.as_mut(), &mut Dice::new(u64::from(*number)), 20),
        Err(error) => assert!(error.to_string().len() < 2000, "{error}"),
    }
});
