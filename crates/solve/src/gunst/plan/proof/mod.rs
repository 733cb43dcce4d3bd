//! A proof that anyone can check: what the first lord is sure of in the whole game, from the rules up.
//!
//! The proof is a list of *claims*. Each says of one ting what it is worth to seat 0 at least, and brings its witness: a
//! mixture of line-ups. A claim is right if the mixture gets that much against every answer, with the tings of the next
//! round worth what is claimed of them, −1 where nothing is claimed. So each claim is checked for itself, without any
//! linear program, by searching the open game after each pair of line-ups; claims of the last round read nothing but the
//! lives at its end. What is claimed of a ting holds for all that are better for seat 0 in every respect (`known.rs`),
//! so few claims are enough.
//!
//! `table.rs` numbers the tings and hands claims on, `claim.rs` is the list and its file, `check.rs` checks it.
//! `make.rs` finds the claims, from the start to the last round: what the one reads, the others must claim, and no more
//! than it needs (`record.rs`, `cover.rs`). Checking trusts nothing of what finding used: not the floors, not `last.bin`.

mod check;
mod claim;
mod cover;
mod make;
mod record;
mod table;

#[cfg(test)]
mod tests;

use super::super::last;
use super::super::traits;
use super::floors::Floors;
use super::lookup::Place;
use crate::progress::{Cancelled, Progress};
use crate::table::{Store, Subject, TableError};
use crate::verify::Proved;
use check::Proof;
use gambol_core::{Game, Playable};
use gambol_games::gunst::Gunst;
pub use make::make_proof;
use std::sync::atomic::{AtomicBool, Ordering};
pub(super) use table::Table;
use table::parts_below;

/// The start of any game with twelve life stones.
const START: Place = Place { planes: [0, 0], life: [12, 12] };

/// There are claims of tings with this many rounds to follow, and fewer, at most.
const MOST: u8 = 3;

/// More than sums of such numbers can be off.
const SLACK: f64 = 1e-9;

/// The proofs that come along with the program, by how many rounds the game has. Made by [`make_proof`].
const fn shipped(rounds: u8) -> Option<&'static [u8]> {
    match rounds {
        2 => Some(include_bytes!("two.bin")),
        3 => Some(include_bytes!("three.bin")),
        4 => Some(include_bytes!("four.bin")),
        _ => None,
    }
}

/// What is known of the tings with so many rounds to follow.
fn known(floors: &Floors, follow: u8) -> Table {
    let mut table = Table::new(follow);
    for number in table.numbers() {
        let place = table.place(number);
        let value = match follow {
            0 => last::value(place.life, place.planes).expect("the table of last rounds goes as far"),
            _ => floors.floor(follow, place),
        };
        table.raise(number, parts_below(value));
    }
    table
}

/// Lifts floors with so many rounds to follow by what the proof of the whole game knows: which line-ups to mix. What a mixture
/// gets is found out afresh, by the floors of the round after; nothing is taken from what the proof claims.
pub(super) fn lift(floors: &mut Floors, follow: u8, progress: &dyn Progress) -> Result<(), Cancelled> {
    let bytes = shipped(MOST + 1).expect("the proof of the whole game comes along");
    let proof = Proof::from_bytes(bytes).expect("what comes along is a proof");
    let below = known(floors, follow - 1);
    for (place, floor) in proof.floors(follow, &below, progress)? {
        floors.lift(follow, place.planes, place.life, floor);
    }
    Ok(())
}

/// Raised whenever proofs are made or checked in another way, so that what was done before is done again.
const VERSION: u32 = 2;

/// Checks the proof of a game from its start; none where none comes along. What is checked is noted in the store, so that
/// whoever was stopped goes on from there; when all is checked the note goes.
pub(in super::super) fn prove(
    game: &Gunst,
    store: Option<&Store>,
    progress: &dyn Progress,
) -> Result<Option<Proved>, TableError> {
    let (rounds, life, spends) = traits(game);
    let Some(bytes) = shipped(rounds).filter(|_| life == START.life[0] && !spends) else { return Ok(None) };
    let proof = Proof::from_bytes(bytes).expect("what comes along is a proof");
    let subject = Subject { game: Gunst::NAME, options: game.options(), table: "checked", version: VERSION };
    let hash = blake3::hash(bytes);
    let noted = store.map(|store| store.open(&subject, progress)).transpose()?.flatten();
    let noted = noted.and_then(|table| Some(table.content().strip_prefix(hash.as_bytes())?.to_vec()));
    let is_told = AtomicBool::new(false);
    let note = |done: &[u8]| {
        let content = [hash.as_bytes(), done].concat();
        if let Some(Err(error)) = store.map(|store| store.keep(&subject, &content))
            && !is_told.swap(true, Ordering::Relaxed)
        {
            progress.say(&format!("what is checked cannot be noted: {error}"));
        }
    };
    let wrong = proof.check(&noted.unwrap_or_default(), &note, progress)?;
    if let Some(store) = store {
        store.remove(&subject);
    }
    Ok(Some(Proved { low: proof.bound(), claims: proof.counts(), wrong }))
}
