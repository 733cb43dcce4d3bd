//! A move has one spelling.

use crate::Walk;
use gambol_core::{Dice, Playable};

/// A move that is written and read again is the same move.
pub fn notation_round_trips<G: Playable>(walk: &mut Walk<G>) {
    for m in written_here(walk) {
        let text = m.to_string();
        assert_eq!(text.parse::<G::Move>().ok(), Some(m), "{text}");
        assert!(text.is_ascii() && !text.is_empty() && text.trim() == text, "{text:?}");
    }
}

/// A text that reads as a move is exactly how that move is written: there is no second spelling.
pub fn notation_has_one_spelling<G: Playable>(walk: &mut Walk<G>) {
    for m in written_here(walk) {
        let text = misspelled(&m.to_string(), &mut walk.dice);
        if let Ok(read) = text.parse::<G::Move>() {
            assert_eq!(read.to_string(), text, "a second spelling of {read}");
        }
    }
}

/// Some of the moves that are possible here, and some that were possible before.
fn written_here<G: Playable>(walk: &mut Walk<G>) -> Vec<G::Move> {
    let mut moves: Vec<_> = walk.outcomes().into_iter().map(|(m, _)| m).collect();
    for seat in walk.to_act() {
        let legal = walk.legal(seat);
        moves.extend(legal.iter().step_by(legal.len() / 40 + 1));
    }
    moves.extend(walk.met.iter().take(16));
    moves
}

/// A text that is nearly this one: some letters changed, lost, doubled, swapped, or added.
pub fn misspelled(text: &str, dice: &mut Dice) -> String {
    const LETTERS: &[char] = &[
        ' ', '0', '1', '2', '3', '4', '9', ':', '>', '-', '+', '@', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h',
        'p', 'z', 'A', 'E', 'F', 'G', 'H', 'K', 'N', 'S', 'T', 'V', 'W', 'X', '\u{e9}', '\u{2212}',
        '\u{661}', '\t', '\0', '\n',
    ];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(2) {
        let letter = LETTERS[dice.index(LETTERS.len())];
        let at = dice.index(letters.len() + 1);
        let inside = at < letters.len();
        match dice.below(8) {
            0 if inside => drop(letters.remove(at)),
            1 if inside => letters.insert(at, letters[at]),
            2 if at + 1 < letters.len() => letters.swap(at, at + 1),
            3 if inside && letters[at].is_ascii_lowercase() => letters[at].make_ascii_uppercase(),
            3 if inside => letters[at].make_ascii_lowercase(),
            4 | 5 if inside => letters[at] = letter,
            6 => letters.push(letter),
            _ => letters.insert(at, letter),
        }
    }
    letters.into_iter().collect()
}
