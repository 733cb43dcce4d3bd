//! A second look at random positions of a table: the walk that all solvers share. Each says for itself what is right.

use crate::progress::{Cancelled, Progress};
use gambol_core::{Dice, Indexed};

/// How positions of a table stand against their successors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified<P> {
    /// How many positions were looked at.
    pub checked: u64,
    /// The first one that is not what its successors make it.
    pub wrong: Option<P>,
}

/// A proof of what the start is worth, checked from the rules up.
#[derive(Clone, PartialEq, Debug)]
pub struct Proved {
    /// What the first seat is sure of.
    pub low: f64,
    /// How many claims were checked, by what they are about.
    pub claims: Vec<(String, u64)>,
    /// The first that is wrong, in words; then nothing is proved.
    pub wrong: Option<String>,
}

/// Looks at this many random numbered positions, or up to the first that is not right.
pub(crate) fn look_at_random<G: Indexed>(
    game: &G,
    count: u64,
    dice: &mut Dice,
    progress: &dyn Progress,
    mut is_right: impl FnMut(&G::Position) -> bool,
) -> Result<Verified<G::Position>, Cancelled> {
    let mut verified = Verified { checked: 0, wrong: None };
    progress.stage("positions checked", count);
    while verified.checked < count && verified.wrong.is_none() {
        let Some(pos) = game.numbered(dice.bits() % game.numbers()) else { continue };
        if verified.checked.is_multiple_of(256) {
            progress.go_on()?;
            progress.done(verified.checked);
        }
        verified.checked += 1;
        if !is_right(&pos) {
            verified.wrong = Some(pos);
        }
    }
    Ok(verified)
}
