//! What the fuzz targets share: turning bytes into games, and playing those a little.
//!
//! `cargo +nightly fuzz run board -- -len_control=0` (or `record`, `notation`, `referee`). The first two bytes choose a
//! random game; most inputs bend something valid of it, so that the fuzzer need not find out by itself what a board
//! looks like.

use gambol_core::{AnyMatch, Dice, Eyes};
use gambol_games::Kind;
use gambol_laws::samples::{self, Mode};

/// A game and one of its modes, chosen by a byte.
pub fn chosen(byte: u8) -> (Kind, &'static Mode) {
    let all = samples::all().flat_map(|(game, modes)| modes.iter().map(move |mode| (game, mode)));
    let all: Vec<_> = all.collect();
    all[usize::from(byte) % all.len()]
}

/// Plays some random actions; whatever was accepted as a game must play like one.
pub fn play(table: &mut dyn AnyMatch, dice: &mut Dice, actions: usize) {
    for _ in 0..actions {
        let Some(action) = table.random_action(dice) else { return };
        table.apply(&action).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
    table.text(Eyes::Nobody);
    table.state(Eyes::All);
}

/// The text with some of its bytes changed: each three bytes of `changes` are where (two) and to what (one).
pub fn bent(text: &str, changes: &[u8]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for change in changes.chunks_exact(3) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % bytes.len().max(1);
        match change[2] {
            0 if !bytes.is_empty() => drop(bytes.remove(at)),
            byte if bytes.is_empty() => bytes.push(byte),
            byte @ 128.. => bytes.insert(at, byte & 127),
            byte => bytes[at] = byte,
        }
    }
    bytes
}
