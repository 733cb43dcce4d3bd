//! Names, and boards as the JSON text they are.

use super::tape::{Model, Tape};
use serde_json::Value;

/// The letters that names are mostly made of; all others cost more.
const LETTERS: &str = " etaoinshrdlucmfwypvbgkjqxzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'.,";
/// How many of them are common.
const COMMON: usize = 27;
/// The longest name that is packed, in letters.
const LONGEST_NAME: usize = 200;
/// The longest JSON text, in bytes.
const LONGEST_JSON: u64 = 16 << 10;

/// Passes a name.
pub(crate) fn pass_name(tape: &mut Tape, name: &str) -> Option<String> {
    // First the end, then any other letter, then the letters.
    let weight = |place: usize| if place < COMMON { 6 } else { 1 };
    let weights = [5, 1].into_iter().chain((0..LETTERS.len()).map(weight)).collect();
    let mut model = Model::fixed(weights);
    let mut made = String::new();
    let mut letters = name.chars();
    for _ in 0..=LONGEST_NAME {
        let letter = letters.next();
        let place = letter.map_or(0, |letter| LETTERS.find(letter).map_or(1, |at| at + 2));
        match tape.pass(&mut model, place) {
            0 => return Some(made),
            1 => made.push(char::from_u32(tape.even(0x11_0000, letter.map_or(0, u32::from)))?),
            place => made.push(char::from(LETTERS.as_bytes()[place - 2])),
        }
    }
    None
}

/// Passes a board as its JSON text, each byte likely by what stood before it.
pub(crate) fn pass_json(tape: &mut Tape, board: Option<&Value>) -> Option<Value> {
    let text = board.map(Value::to_string).unwrap_or_default();
    if text.len() as u64 > LONGEST_JSON {
        return None;
    }
    let length = tape.whole(text.len() as u64);
    if length > LONGEST_JSON {
        return None;
    }
    let mut models: Vec<Option<Model>> = vec![None; 256];
    let mut made = Vec::with_capacity(length as usize);
    let mut last = 0;
    for at in 0..length as usize {
        let model = models[last].get_or_insert_with(|| Model::eager(256));
        last = tape.pass(model, text.as_bytes().get(at).map_or(0, |&byte| byte.into()));
        made.push(last as u8);
    }
    serde_json::from_slice(&made).ok()
}
