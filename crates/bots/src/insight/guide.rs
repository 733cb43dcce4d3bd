//! Guides: what takes long to work out about a board, and then helps every search on it.

use super::{Insight, Returns};
use gambol_core::Seat;
use std::fmt;

/// A move that was made, as one seat saw it.
pub struct Deed<G: Insight> {
    /// What that seat saw before.
    pub before: G::View,
    /// Who moved.
    pub seat: Seat,
    /// The move.
    pub m: G::Move,
}

impl<G: Insight> Clone for Deed<G> {
    fn clone(&self) -> Deed<G> {
        Deed { before: self.before.clone(), seat: self.seat, m: self.m }
    }
}

impl<G: Insight> fmt::Debug for Deed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.seat, self.m)
    }
}

/// Somebody who has looked at the whole board beforehand. It proves nothing: that is what judges do.
pub trait Guide<G: Insight>: Send + Sync {
    /// What a position looks like being worth to each seat.
    fn guess(&self, game: &G, pos: &G::Position) -> Returns;

    /// All that could be behind a view, each with how likely it is after all that was done, together 1; nothing if the
    /// guide has no opinion.
    fn weigh(&self, _game: &G, _view: &G::View, _deeds: &[Deed<G>]) -> Vec<(G::Position, f32)> {
        Vec::new()
    }

    /// How much a seat that plays to win would give not to draw.
    fn contempt(&self) -> f32 {
        0.0
    }
}
