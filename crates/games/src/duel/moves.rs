//! The legal moves of a position, packed into one word until they are needed.

use super::notation::Move;
use super::pieces::Cowboy;

/// Moves in fixed slots, so that a list of legal moves packs into one word. A cowboy has at most eight steps (large:
/// two sideways and three back, each of these with two triggers); the other moves of a turn follow.
pub(super) type Slots = [Move; 16];
pub(super) const FIRE: u64 = 8;
pub(super) const PASS: u64 = 9;
pub(super) const END: u64 = 10;

pub(super) const NO_STEPS: Slots = {
    let mut slots = [Move::Pass; 16];
    slots[FIRE as usize] = Move::Fire;
    slots[END as usize] = Move::End;
    slots
};

static SHOTS: Slots = {
    let mut slots = NO_STEPS;
    slots[0] = Move::Shot(Cowboy::Light);
    slots[1] = Move::Shot(Cowboy::Dark);
    slots
};

/// A list of slots, the first in the lowest four bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct List {
    pub(super) slots: u64,
    pub(super) len: u8,
}

impl List {
    pub(super) const EMPTY: List = List { slots: 0, len: 0 };

    #[inline]
    pub(super) const fn with(self, slot: u64) -> List {
        List { slots: self.slots | slot << (4 * self.len), len: self.len + 1 }
    }
}

/// The legal moves of a position.
#[derive(Clone, Debug)]
pub(super) struct Moves<'a> {
    pub(super) slots: &'a Slots,
    pub(super) left: List,
}

impl Moves<'_> {
    /// No moves at all.
    pub(super) const NONE: Moves<'static> = Moves { slots: &SHOTS, left: List::EMPTY };

    /// The choice who is shot off.
    pub(super) const SHOTS: Moves<'static> = Moves { slots: &SHOTS, left: List::EMPTY.with(0).with(1) };
}

impl Iterator for Moves<'_> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Move> {
        if n >= self.len() {
            self.left = List::EMPTY;
            return None;
        }
        let slots = self.left.slots >> (4 * n);
        self.left = List { slots: slots >> 4, len: self.left.len - n as u8 - 1 };
        Some(self.slots[slots as usize & 15])
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len as usize, Some(self.left.len as usize))
    }
}

impl ExactSizeIterator for Moves<'_> {}
