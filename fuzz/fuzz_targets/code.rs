//! Board codes: any text is a board or gets a reason, and any JSON is a board with a code or has flaws.
#![no_main]

use gambol_games::code;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|data: &[u8]| {
    if let Ok(coded) = code::read(&String::from_utf8_lossy(data)) {
        assert!(code::playable(&coded.board).is_ok(), "a code holds a board that can be played");
    }
    if let Ok(board) = serde_json::from_slice::<Value>(data) {
        match code::playable(&board) {
            Ok(_) => assert!(matches!(code::of(&board), Ok(_) | Err(code::CodeError::TooLarge))),
            Err(error) => assert!(error.flaws().iter().all(|flaw| flaw.to_string().len() < 2000), "{error}"),
        }
    }
});
