//! The legal moves of a position, kept as bits until they are needed.

use super::animal::{Animal, Animals};
use super::board::Field;
use super::notation::Move;

/// The ways in which a seat may go on: up to five jumps, one bit each, or to pass if there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ways(usize);

impl Ways {
    /// In place of jumps: all ways have been taken.
    const DONE: usize = 1 << PASS;

    /// These jumps, or to pass if there is none.
    #[inline]
    pub(super) const fn new(jumps: u8) -> Ways {
        Ways(jumps as usize % Ways::DONE)
    }

    #[inline]
    const fn len(self) -> usize {
        LEN[self.0] as usize
    }

    /// Takes the first `n` ways out of the set, then takes out the next one and returns it.
    #[inline]
    fn take_nth(&mut self, n: usize) -> Option<u8> {
        let way = if n < self.len() { NTH[self.0][n] } else { NONE };
        let rest = self.0 >> way >> 1 << 1 << way;
        self.0 = if rest == 0 { Ways::DONE } else { rest };
        (way != NONE).then_some(way)
    }
}

/// The way that stands for passing.
const PASS: u8 = 5;

/// No way.
const NONE: u8 = 6;

/// How many ways there are: to pass if there is no jump, and none if all are taken.
const LEN: [u8; Ways::DONE + 1] = {
    let mut len = [0; Ways::DONE + 1];
    len[0] = 1;
    let mut jumps = 1;
    while jumps < Ways::DONE {
        len[jumps] = jumps.count_ones() as u8;
        jumps += 1;
    }
    len
};

/// The n-th way.
const NTH: [[u8; 5]; Ways::DONE + 1] = {
    let mut nth = [[PASS; 5]; Ways::DONE + 1];
    let mut jumps = 1;
    while jumps < Ways::DONE {
        let (mut way, mut n) = (0, 0);
        while way < PASS {
            if jumps >> way & 1 == 1 {
                nth[jumps][n] = way;
                n += 1;
            }
            way += 1;
        }
        jumps += 1;
    }
    nth
};

/// The legal moves, one by one.
#[derive(Clone, Debug)]
pub(super) enum Moves {
    /// The jumps of the seat's own animal: way `w` is the `w`-th of [`Animal::sideways_and_back`].
    Jumps { ways: Ways, animal: Animal, from: Field },
    /// The jumps of the two animals on the die: ways 0 and 1 are the first one's sideways, 2 and 3 the second one's.
    Pictured { ways: Ways, animals: [Animal; 2], from: [Field; 2] },
    /// The sets that a splash could move: bit `b` is the set with the bits `b`.
    Splashes(u16),
}

impl Moves {
    /// No moves.
    pub(super) const NONE: Moves = Moves::Splashes(0);
}

impl ExactSizeIterator for Moves {
    #[inline]
    fn len(&self) -> usize {
        match self {
            Moves::Jumps { ways, .. } | Moves::Pictured { ways, .. } => ways.len(),
            Moves::Splashes(sets) => sets.count_ones() as usize,
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
            Moves::Jumps { ways, animal, from } => Some(match ways.take_nth(n)? {
                PASS => Move::Pass,
                way => Move::Jump(after_jump(*from, *animal, way)),
            }),
            Moves::Pictured { ways, animals, from } => Some(match ways.take_nth(n)? {
                PASS => Move::Pass,
                way => {
                    let which = usize::from(way >> 1 & 1);
                    Move::JumpOf(animals[which], after_jump(from[which], animals[which], way & 1))
                }
            }),
            Moves::Splashes(sets) => {
                for _ in 0..n {
                    *sets &= sets.wrapping_sub(1);
                }
                let lowest = sets.trailing_zeros() as u8;
                *sets &= sets.wrapping_sub(1);
                (lowest < 16).then_some(Move::Splash(Animals::from_bits(lowest)))
            }
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

/// The field that lies this way, which is on the grid.
#[inline]
fn after_jump(from: Field, animal: Animal, way: u8) -> Field {
    let step = STEPS[animal.index()][usize::from(way & 7)];
    Field::from_index((from.index() as u8).wrapping_add(step))
}

/// By animal and way: what a jump adds to a field's index.
pub(super) const STEPS: [[u8; 8]; 4] = {
    let mut steps = [[0; 8]; 4];
    let mut animal = 0;
    while animal < 4 {
        let ways = Animal::ALL[animal].sideways_and_back();
        let mut way = 0;
        while way < ways.len() {
            let (east, north) = ways[way].delta();
            steps[animal][way] = (north * 8 + east) as u8;
            way += 1;
        }
        animal += 1;
    }
    steps
};
