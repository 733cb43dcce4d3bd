//! What stands on the field while a round is thought through, and the steps gods can take: the solver's own, fast copy of
//! the rules. The tests compare it with the rules themselves.

use std::sync::LazyLock;

/// Rows by number, from the front.
pub(super) const K: u32 = 0;
pub(super) const W: u32 = 1;
pub(super) const F: u32 = 2;
pub(super) const T: u32 = 3;
pub(super) const S: u32 = 4;

/// No row is doubled.
pub(super) const NO_ROW: u8 = 7;

/// Kin in rows, four bits each, knights lowest.
pub(super) type Kin = u32;

/// How many stand in a row.
#[inline]
pub(super) const fn of(kin: Kin, row: u32) -> u32 {
    kin >> (4 * row) & 15
}

/// How many there are in all.
pub(super) fn total(kin: Kin) -> u32 {
    (0..5).map(|row| of(kin, row)).sum()
}

/// What each player owns of each kind.
pub(super) const STOCK: [u32; 5] = [1, 3, 3, 2, 2];

/// All line-ups of kin, in the order of the game's legal list: knights vary fastest.
pub(super) static KIN: LazyLock<Vec<Kin>> = LazyLock::new(|| {
    (0..288u32)
        .map(|number| {
            let mut rest = number;
            (0..5).fold(0, |kin, row| {
                let digit = rest % (STOCK[row] + 1);
                rest /= STOCK[row] + 1;
                kin | digit << (4 * row)
            })
        })
        .collect()
});

/// The number of a line-up of kin in [`KIN`].
pub(super) fn kin_number(kin: Kin) -> usize {
    (0..5).rev().fold(0, |number, row| number * (STOCK[row] + 1) + of(kin, row as u32)) as usize
}

/// Both players' field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) kin: [Kin; 2],
    /// The row that is doubled, or [`NO_ROW`].
    pub(super) doubled: [u8; 2],
}

impl Field {
    #[inline]
    pub(super) fn count(&self, seat: usize, row: u32) -> u32 {
        of(self.kin[seat], row)
    }

    /// As how many a row acts.
    #[inline]
    pub(super) fn acts_as(&self, seat: usize, row: u32) -> u32 {
        self.count(seat, row) << u32::from(self.doubled[seat] == row as u8)
    }

    #[inline]
    pub(super) fn take(&mut self, seat: usize, row: u32, most: u32) -> u32 {
        let gone = self.count(seat, row).min(most);
        self.kin[seat] -= gone << (4 * row);
        gone
    }

    #[inline]
    pub(super) fn add(&mut self, seat: usize, row: u32, count: u32) {
        self.kin[seat] += count << (4 * row);
    }

    /// A player's knights ride.
    #[inline]
    pub(super) fn ride(&mut self, seat: usize) {
        if self.count(seat, F) >= self.count(1 - seat, F) {
            let knights = self.acts_as(seat, K);
            for row in [W, F, S] {
                self.take(1 - seat, row, knights);
            }
        }
    }

    /// A player's thieves steal.
    #[inline]
    pub(super) fn steal(&mut self, seat: usize) {
        let stolen = self.take(1 - seat, S, self.acts_as(seat, T));
        self.add(seat, S, stolen);
    }
}

/// The gods in hand, a bit each.
pub(super) const fn hand(planes: u8) -> u8 {
    let mut gods = 0;
    let mut god = 0;
    while god < 4 {
        if planes >> (2 * god) & 3 == 3 {
            gods |= 1 << god;
        }
        god += 1;
    }
    gods
}

/// How many planes a god can still move up.
#[inline]
pub(super) const fn room(planes: u8, god: usize) -> u32 {
    3 - (planes as u32 >> (2 * god) & 3)
}

/// Whether no god can move up.
#[inline]
pub(super) const fn is_full(planes: u8) -> bool {
    planes == 255
}

/// These gods have acted: from the hand they go to the Mist.
#[inline]
pub(super) const fn to_mist(planes: u8, gods: u8) -> u8 {
    let mut planes = planes;
    let mut god = 0;
    while god < 4 {
        if gods >> god & 1 == 1 {
            planes &= !(2 << (2 * god));
        }
        god += 1;
    }
    planes
}

/// Where steps can lead.
pub(super) struct Steps {
    /// For planes and steps: all planes that can come out.
    all: Vec<Vec<u8>>,
    /// The same, but of those that differ only below the hand just one, and none whose hand is part of another's:
    /// enough where only the hands matter afterwards.
    hands: Vec<Vec<u8>>,
}

pub(super) static STEPS: LazyLock<Steps> = LazyLock::new(Steps::list);

const MOST_STEPS: usize = 12;

impl Steps {
    fn list() -> Steps {
        let mut all = Vec::new();
        for planes in 0..256usize {
            let mut lists = vec![Vec::new(); MOST_STEPS + 1];
            for after in 0..256usize {
                let level = |planes: usize, god: usize| planes >> (2 * god) & 3;
                if (0..4).all(|god| level(after, god) >= level(planes, god)) {
                    let steps: usize = (0..4).map(|god| level(after, god) - level(planes, god)).sum();
                    lists[steps].push(after as u8);
                }
            }
            // Steps beyond the room there is are lost: all gods are then in hand.
            lists.iter_mut().filter(|list| list.is_empty()).for_each(|list| list.push(255));
            all.extend(lists);
        }
        let hands = all.iter().map(|list| best_hands(list)).collect();
        Steps { all, hands }
    }

    pub(super) fn all(&self, planes: u8, steps: u32) -> &[u8] {
        &self.all[usize::from(planes) * (MOST_STEPS + 1) + (steps as usize).min(MOST_STEPS)]
    }

    pub(super) fn hands(&self, planes: u8, steps: u32) -> &[u8] {
        &self.hands[usize::from(planes) * (MOST_STEPS + 1) + (steps as usize).min(MOST_STEPS)]
    }
}

fn best_hands(list: &[u8]) -> Vec<u8> {
    let mut best: Vec<u8> = Vec::new();
    for &planes in list {
        let gods = hand(planes);
        if !best.iter().any(|&other| hand(other) & gods == gods) {
            best.retain(|&other| hand(other) & !gods != 0);
            best.push(planes);
        }
    }
    best
}
