//! The referee: any line gets one line of JSON.
#![no_main]

use gambol_games::Plain;
use gambol_games::referee::Referee;
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

fuzz_target!(|data: &[u8]| {
    let [number, which, rest @ ..] = data else { return };
    let mut referee = Referee::new(&Plain);
    if number % 4 != 0 {
        let (kind, mode) = gambol_fuzz::chosen(*which);
        let options = mode.options(&mut mode.dice(u64::from(*number)));
        let new = json!({"new": {"game": kind, "options": options}}).to_string();
        assert!(referee.answer(new.as_bytes()).starts_with('{'));
    }
    for line in rest.split(|byte| *byte == b'\n').filter(|line| !is_long_work(line)) {
        let answer = referee.answer(line);
        assert!(!answer.contains('\n'), "{answer}");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(answer["ok"] == true || answer["error"]["code"].is_string(), "{answer}");
    }
});

/// Counting deep is allowed and takes as long as it takes; a fuzzer has no patience for it.
fn is_long_work(line: &[u8]) -> bool {
    let digits: Vec<u8> = line.iter().copied().filter(u8::is_ascii_digit).collect();
    let counts = line.windows(5).any(|word| word == b"perft") || line.contains(&b'\\');
    counts && !matches!(digits[..], [] | [b'0' | b'1'])
}
