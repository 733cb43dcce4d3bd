//! Steps of gods by farmers and praying scholars: every way to use them, looked up in a table.

use super::board::{God, Planes};
use std::ops::Range;

/// How many planes each god moves up, at least one of them at least one. Packed like [`Planes`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Steps(u8);

impl Steps {
    /// This many planes for each god, in the order of [`God::ALL`]; none if no god moves or one would move more
    /// than 3 planes.
    pub fn new(planes: [u8; 4]) -> Option<Steps> {
        if planes.iter().any(|&count| count > Planes::HAND) || planes == [0; 4] {
            return None;
        }
        Some(Steps(planes.iter().rev().fold(0, |bits, count| bits << 2 | count)))
    }

    /// How many planes a god moves up.
    pub const fn of(self, god: God) -> u8 {
        Planes::of_bits(self.0).of(god)
    }

    /// How many planes all gods together move up.
    pub const fn total(self) -> u8 {
        12 - Planes::of_bits(self.0).total_room()
    }

    pub(super) const fn bits(self) -> u8 {
        self.0
    }
}

/// Where the [`way`]s of using this many steps are: none if no god can move.
///
/// "Farmers' and praying scholars' steps go to your own gods, upwards, and must all be used as far as gods can still
/// move up."
#[inline]
pub(super) fn ways(planes: Planes, steps: u8) -> Range<u16> {
    let used = steps.min(planes.total_room());
    let at = list_number(planes.bits() as usize, used as usize);
    WAYS.starts[at]..WAYS.starts[at + 1]
}

/// The way at this place.
#[inline]
pub(super) fn way(at: u16) -> Steps {
    Steps(WAYS.steps[at as usize])
}

/// All ways for all planes and all numbers of steps, one list after the other.
struct Ways {
    /// Where the list for these planes and this number of steps starts; the next one's start is its end.
    starts: [u16; 256 * 13 + 1],
    steps: [u8; WAYS_IN_ALL],
}

/// Each of the 4 gods has 1 + 2 + 3 + 4 pairs of a plane and a number of steps it has room for; on each of the 256
/// planes one of the ways is to use no steps, which does not count.
const WAYS_IN_ALL: usize = 10 * 10 * 10 * 10 - 256;

static WAYS: Ways = Ways::list();

const fn list_number(planes: usize, steps: usize) -> usize {
    planes * 13 + steps
}

impl Ways {
    const fn list() -> Ways {
        let mut ways = Ways { starts: [0; 256 * 13 + 1], steps: [0; WAYS_IN_ALL] };
        let mut planes = 0;
        let mut end = 0;
        while planes < 256 {
            // First count the ways for each number of steps, then put each way into its list.
            let mut lengths = [0; 13];
            let mut bits = 1;
            while bits < 256 {
                if has_room(planes as u8, bits as u8) {
                    lengths[Steps(bits as u8).total() as usize] += 1;
                }
                bits += 1;
            }
            let mut free = [0; 13];
            let mut steps = 0;
            while steps < 13 {
                free[steps] = end;
                ways.starts[list_number(planes, steps)] = end as u16;
                end += lengths[steps];
                steps += 1;
            }
            bits = 1;
            while bits < 256 {
                if has_room(planes as u8, bits as u8) {
                    let steps = Steps(bits as u8).total() as usize;
                    ways.steps[free[steps]] = bits as u8;
                    free[steps] += 1;
                }
                bits += 1;
            }
            planes += 1;
        }
        ways.starts[256 * 13] = end as u16;
        assert!(end == WAYS_IN_ALL);
        ways
    }
}

/// Whether each god on these planes has room for its part of these steps.
const fn has_room(planes: u8, steps: u8) -> bool {
    let mut god = 0;
    while god < 4 {
        if (planes >> (2 * god) & 3) + (steps >> (2 * god) & 3) > Planes::HAND {
            return false;
        }
        god += 1;
    }
    true
}
