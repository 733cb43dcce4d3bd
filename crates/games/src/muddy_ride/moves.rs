//! The legal moves of a position, kept as bits until they are asked for.

use super::animal::{Animal, Animals};
use super::board::Field;
use super::notation::Move;

/// The legal moves, one by one.
#[derive(Clone, Debug)]
pub(super) enum Moves {
    /// The own animal's jumps, a bit for each field.
    Jumps(u64),
    /// The jumps of the two animals on the die.
    Pictured([(Animal, u64); 2]),
    /// Nothing but to pass.
    Pass,
    /// The sets that a splash could move: bit `b` is the set with the bits `b`.
    Splashes(u16),
    /// Nothing.
    None,
}

impl ExactSizeIterator for Moves {
    #[inline]
    fn len(&self) -> usize {
        match self {
            Moves::Jumps(fields) => fields.count_ones() as usize,
            Moves::Pictured([(_, first), (_, second)]) => (first.count_ones() + second.count_ones()) as usize,
            Moves::Pass => 1,
            Moves::Splashes(sets) => sets.count_ones() as usize,
            Moves::None => 0,
        }
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Move> {
        match self {
            Moves::Jumps(fields) => {
                *fields = without_lowest(*fields, n);
                take_lowest(fields).map(|bit| Move::Jump(Field::from_index(bit)))
            }
            Moves::Pictured([(animal, fields), second]) => {
                let here = fields.count_ones() as usize;
                if n >= here {
                    (*animal, *fields) = *second;
                    second.1 = 0;
                    *fields = without_lowest(*fields, n - here);
                } else {
                    *fields = without_lowest(*fields, n);
                }
                take_lowest(fields).map(|bit| Move::JumpOf(*animal, Field::from_index(bit)))
            }
            Moves::Pass => {
                *self = Moves::None;
                (n == 0).then_some(Move::Pass)
            }
            Moves::Splashes(sets) => {
                let mut bits = without_lowest(u64::from(*sets), n);
                let lowest = take_lowest(&mut bits);
                *sets = bits as u16;
                lowest.map(|bit| Move::Splash(Animals::from_bits(bit)))
            }
            Moves::None => None,
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

/// The bits without the lowest `n`. There are never more than six moves, so the loop has a fixed length and no branch
/// that would be guessed wrong.
#[inline]
fn without_lowest(mut bits: u64, n: usize) -> u64 {
    for step in 0..6 {
        let fewer = bits & bits.wrapping_sub(1);
        bits = if step < n { fewer } else { bits };
    }
    bits
}

#[inline]
fn take_lowest(bits: &mut u64) -> Option<u8> {
    let lowest = bits.trailing_zeros() as u8;
    *bits &= bits.wrapping_sub(1);
    (lowest < 64).then_some(lowest)
}
