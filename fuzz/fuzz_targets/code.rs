//! Board codes and the thorough check: any text is a board or gets a reason, and any JSON gets a verdict.
#![no_main]

use gambol_games::{check, code};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|data: &[u8]| {
    if let Ok(coded) = code::read(&String::from_utf8_lossy(data)) {
        assert!(code::playable(&coded.board).is_ok(), "a code holds a board that can be played");
    }
    if let Ok(board) = serde_json::from_slice::<Value>(data) {
        assert_eq!(check::board(&board).is_empty(), code::playable(&board).is_ok());
    }
});
