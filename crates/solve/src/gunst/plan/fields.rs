//! What seat 1's gods can make of the field, and seat 0's Wanderer.
//!
//! The Wanderer and Eurika take from seat 0's side; Eurika, Archimedes and Extazia change seat 1's. In which order the two
//! that take act does not bear on the order of the three that change, so where seat 1's gods act one after another each
//! side's outcomes can be listed for themselves; they have in common only whether Eurika found anybody to take.

use super::super::field::{Kin, NO_ROW, of};
use std::collections::HashMap;
use std::rc::Rc;

/// A god's bit.
const X: u8 = 1;
pub(super) const V: u8 = 2;
pub(super) const E: u8 = 4;
const A: u8 = 8;

/// Seat 1's side of the field.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Side {
    pub(super) kin: Kin,
    /// The row that is doubled, or none.
    pub(super) doubled: u8,
}

impl Side {
    pub(super) const fn new(kin: Kin) -> Side {
        Side { kin, doubled: NO_ROW }
    }

    /// As how many a row acts.
    #[inline]
    pub(super) const fn acts(self, row: u32) -> usize {
        (of(self.kin, row) as usize) << (self.doubled == row as u8) as usize
    }

    /// What a god of seat 0 can do to both sides.
    pub(super) fn suffers(self, god: u8, own: Kin) -> Vec<(Kin, Side)> {
        if self.kin == 0 {
            return vec![(own, self)];
        }
        let one_less = |row: u32| Side { kin: self.kin - (1 << (4 * row)), ..self };
        if god == V {
            rows(self.kin).map(|row| (own, self.without(row))).collect()
        } else {
            rows(self.kin)
                .flat_map(|row| (0..5).map(move |to| (own + (1 << (4 * to)), one_less(row))))
                .collect()
        }
    }

    const fn without(self, row: u32) -> Side {
        Side { kin: self.kin & !(15 << (4 * row)), ..self }
    }
}

fn rows(kin: Kin) -> impl Iterator<Item = u32> {
    (0..5).filter(move |&row| of(kin, row) > 0)
}

fn tidy<T: Ord>(mut all: Vec<T>) -> Vec<T> {
    all.sort_unstable();
    all.dedup();
    all
}

/// What can become of kin: if Eurika takes nobody, and if she takes somebody.
pub(super) type Taken = [Vec<Kin>; 2];

/// The Wanderer and Eurika, in either order.
fn take(gods: u8, kin: Kin, has_taken: bool, all: &mut Taken) {
    if gods & (V | E) == 0 {
        all[usize::from(has_taken)].push(kin);
    }
    if gods & V != 0 {
        for row in rows(kin) {
            take(gods & !V, kin & !(15 << (4 * row)), has_taken, all);
        }
        if kin == 0 {
            take(gods & !V, kin, has_taken, all);
        }
    }
    if gods & E != 0 {
        for row in rows(kin) {
            take(gods & !E, kin - (1 << (4 * row)), true, all);
        }
        if kin == 0 {
            take(gods & !E, kin, has_taken, all);
        }
    }
}

/// What can become of both sides, remembered.
#[derive(Default)]
pub(super) struct Changes {
    changed: HashMap<(u8, Side, bool), Rc<[Side]>>,
    taken: HashMap<(u8, Kin), Rc<Taken>>,
}

impl Changes {
    /// What can become of seat 0's kin if these gods of seat 1 act.
    pub(super) fn taken(&mut self, gods: u8, kin: Kin) -> Rc<Taken> {
        let gods = gods & (V | E);
        let found = self.taken.entry((gods, kin)).or_insert_with(|| {
            let mut all = Taken::default();
            take(gods, kin, false, &mut all);
            Rc::new(all.map(tidy))
        });
        Rc::clone(found)
    }

    /// What these gods can make of a side, Eurika bringing somebody or nobody.
    pub(super) fn of(&mut self, gods: u8, side: Side, brings: bool) -> Rc<[Side]> {
        let gods = gods & !V;
        let found = self.changed.entry((gods, side, brings)).or_insert_with(|| {
            let mut all = Vec::new();
            change(gods, side, brings, &mut all);
            tidy(all).into()
        });
        Rc::clone(found)
    }

    /// What one god of seat 1 can make of both sides.
    pub(super) fn deeds(&mut self, god: u8, own: Kin, side: Side) -> Vec<(Kin, Side)> {
        let taken = self.taken(1 << god, own);
        let mut all = Vec::new();
        for (brings, taken) in [false, true].into_iter().zip(taken.iter()) {
            for &own in taken {
                all.extend(self.of(1 << god, side, brings).iter().map(|&side| (own, side)));
            }
        }
        all
    }
}

/// Extazia, Eurika and Archimedes, in any order.
fn change(gods: u8, side: Side, brings: bool, all: &mut Vec<Side>) {
    if gods == 0 {
        all.push(side);
    }
    if gods & X != 0 {
        for row in rows(side.kin) {
            change(gods & !X, Side { doubled: row as u8, ..side }, brings, all);
        }
        if side.kin == 0 {
            change(gods & !X, side, brings, all);
        }
    }
    if gods & E != 0 {
        for row in (0..5).filter(|_| brings) {
            change(gods & !E, Side { kin: side.kin + (1 << (4 * row)), ..side }, brings, all);
        }
        if !brings {
            change(gods & !E, side, brings, all);
        }
    }
    if gods & A != 0 {
        for from in rows(side.kin) {
            let movers = of(side.kin, from);
            for to in (0..5).filter(|&to| to != from) {
                let kin = side.kin - (movers << (4 * from)) + (movers << (4 * to));
                change(gods & !A, Side { kin, ..side }, brings, all);
            }
        }
        change(gods & !A, side, brings, all);
    }
}
