//! A splash event: all splashes of one jump, and which animals they move.
//!
//! The rule is stated twice here. [`Event::check_choice`] is its definition, word for word. [`Event::resolve`] and
//! [`Event::choices`] find the same sets very fast; a test compares them with the definition in every possible case.

use super::animal::{Animal, Animals};
use super::board::Field;
use super::position::Places;
use super::refusal::Refusal;

/// Where all animals stand, and where the splash would carry each. One without a way lands where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Event {
    pub(super) at: Places,
    pub(super) to: Places,
}

/// Marks: who waits for whom, all animals turned by one, two and three places.
type Waits = [u32; 3];

impl Event {
    fn has_way(self, animal: Animal) -> bool {
        self.at.byte(animal) != self.to.byte(animal)
    }

    /// "A set of splashed animals *can move* if each of them has a way on the grid and not onto a foreign target,
    /// no two of them land on the same field, and they can be put in an order in which each enters a field that is
    /// empty at that moment."
    ///
    /// With crossing, "the order is dropped: a set can move if no two of its animals land on the same field and none lands
    /// on a field where an animal outside the set stands."
    pub(super) fn check_move(self, set: Animals, swaps: bool) -> Result<(), Refusal> {
        if let Some(animal) = set.iter().find(|&animal| !self.has_way(animal)) {
            return Err(Refusal::HasNoWay(animal));
        }
        for first in set.iter() {
            for second in set.iter().filter(|&second| second > first) {
                if self.to.byte(first) == self.to.byte(second) {
                    let field = self.to.field_of(first).expect("only animals on the grid have a way");
                    return Err(Refusal::OneToAField(first, second, field));
                }
            }
        }
        if swaps {
            let outside = |field: Field| self.at.animal_on(field).filter(|&other| !set.has(other));
            let blocked = set.iter().find(|&animal| self.to.field_of(animal).and_then(outside).is_some());
            return match blocked.and_then(|animal| Some((animal, self.to.field_of(animal)?))) {
                Some((animal, field)) => Err(Refusal::NotVacated(animal, field)),
                None => Ok(()),
            };
        }
        // Any that can go goes: that takes no field from the others, since no two of them want the same one.
        let (mut places, mut left) = (self.at, set);
        while let Some(first) = left.iter().next() {
            let can_go = |animal: &Animal| {
                self.to.field_of(*animal).is_some_and(|field| places.animal_on(field).is_none())
            };
            let Some(animal) = left.iter().find(can_go) else {
                let field = self.to.field_of(first).expect("only animals on the grid have a way");
                return Err(Refusal::NotVacated(first, field));
            };
            places = places.with_those(Animals::one(animal), self.to);
            left = left.without(Animals::one(animal));
        }
        Ok(())
    }

    /// "The event moves one inclusion-maximal set that can move; if there are several such sets, the player who
    /// jumped chooses."
    pub(super) fn check_choice(self, set: Animals, swaps: bool) -> Result<(), Refusal> {
        self.check_move(set, swaps)?;
        let is_larger = |other: &Animals| *other != set && other.has_all(set);
        let mut others = (0..16).map(Animals::from_bits).filter(is_larger);
        match others.find(|&other| self.check_move(other, swaps).is_ok()) {
            Some(larger) => Err(Refusal::MoreCanMove(larger)),
            None => Ok(()),
        }
    }

    /// Where all stand after the splash; none if there is something to choose.
    ///
    /// Each animal waits for at most one other: the one on the field it wants. Following that from animal to animal, it
    /// can move if it comes to one that wants an empty field, and never if it comes to one that stays or back to
    /// itself. If no two of those that can move want the same field, they all move and nothing is chosen; otherwise
    /// each of the two is in some maximal set, but never both.
    ///
    /// All four animals are looked at together: a mark is the highest bit of the animal's byte.
    #[inline]
    pub(super) fn resolve(self) -> Option<Places> {
        let waits = self.waits();
        let mut can_move = self.splashed() & !(waits[0] | waits[1] | waits[2]);
        loop {
            let followers = followers(waits, can_move);
            if followers & !can_move == 0 {
                break;
            }
            can_move |= followers;
        }
        self.moved_unless_contested(can_move)
    }

    /// The same with crossing. Then those in a ring move too, so that only those never move who come to one that stays.
    #[cold]
    pub(super) fn resolve_swapping(self) -> Option<Places> {
        // Of two that want the same field, the ring that one of them is in may leave no choice.
        self.moved_unless_contested(self.can_swap())
            .or_else(|| self.choices(true).only().map(|set| self.moved(set)))
    }

    /// Marks those who can move with crossing: all that are splashed, less those who wait for one that stays, and so on.
    fn can_swap(self) -> u32 {
        let waits = self.waits();
        let mut can_move = self.splashed();
        loop {
            let stuck = followers(waits, !can_move & MARKS) & can_move;
            if stuck == 0 {
                return can_move;
            }
            can_move &= !stuck;
        }
    }

    /// Marks those who have a way.
    #[inline]
    fn splashed(self) -> u32 {
        !same(self.to.packed(), self.at.packed()) & MARKS
    }

    /// Turned left by 8, 16 and 24 bits, every animal is held against each of the other three.
    #[inline]
    fn waits(self) -> Waits {
        let (at, to) = (self.at.packed(), self.to.packed());
        [same(to, at.rotate_left(8)), same(to, at.rotate_left(16)), same(to, at.rotate_left(24))]
    }

    /// Where all stand when these have moved; none if two of them want the same field.
    #[inline]
    fn moved_unless_contested(self, can_move: u32) -> Option<Places> {
        let (at, to) = (self.at.packed(), self.to.packed());
        let contested = same(to, to.rotate_left(8)) & can_move.rotate_left(8)
            | same(to, to.rotate_left(16)) & can_move.rotate_left(16);
        if contested & can_move != 0 {
            return None;
        }
        let bytes = (can_move >> 7) * 0xff;
        Some(Places::from_packed(at & !bytes | to & bytes))
    }

    /// The inclusion-maximal sets that can move.
    pub(super) fn choices(self, swaps: bool) -> Sets {
        let at = self.at.bytes();
        let to = self.to.bytes();
        // For each animal that has a way: whom it waits for (nobody or one), and who else wants its field.
        let mut waits_for = [0u8; 4];
        let mut splashed = 0u8;
        let mut shares_with = [0u8; 4];
        for i in 0..4 {
            splashed |= u8::from(to[i] != at[i]) << i;
        }
        for i in 0..4 {
            for j in 0..4 {
                waits_for[i] |= u8::from(to[i] == at[j] && i != j) << j;
                shares_with[i] |= u8::from(to[i] == to[j] && i < j) << j;
            }
        }
        // Who can ever move: those whose chain of waiting ends at an empty field. Rings never get there.
        // With crossing, those in rings do too: then everybody may hope who waits for nobody that stays.
        let mut hopeful = if swaps { splashed } else { 0u8 };
        for _ in 0..4 {
            let ready = |i: usize| u8::from(waits_for[i] & !hopeful == 0) << i;
            let next = (0..4).fold(0, |all, i| all | ready(i)) & splashed;
            hopeful = if swaps { hopeful & next } else { hopeful | next };
        }
        // Among them a set can move if with each animal it holds the one waited for, and no two that share a field.
        let mut can_move = Sets::ALL;
        for i in 0..4 {
            if hopeful >> i & 1 == 0 {
                can_move = can_move.and(Sets::WITH[i].not());
            }
            for j in 0..4 {
                if waits_for[i] >> j & 1 == 1 {
                    can_move = can_move.and(Sets::WITH[i].not().or(Sets::WITH[j]));
                }
                if shares_with[i] >> j & 1 == 1 {
                    can_move = can_move.and(Sets::WITH[i].and(Sets::WITH[j]).not());
                }
            }
        }
        can_move.maximal()
    }

    /// Where all stand when the splash has moved this set.
    pub(super) fn moved(self, set: Animals) -> Places {
        self.at.with_those(set, self.to)
    }
}

/// Marks those who wait for one of these.
#[inline]
const fn followers(waits: Waits, of: u32) -> u32 {
    waits[0] & of.rotate_left(8) | waits[1] & of.rotate_left(16) | waits[2] & of.rotate_left(24)
}

/// The highest bit of each animal's byte.
const MARKS: u32 = 0x8080_8080;

/// Marks the animals whose bytes are the same. No byte has its highest bit set, so nothing is carried between them.
#[inline]
const fn same(left: u32, right: u32) -> u32 {
    !((left ^ right) + 0x7f7f_7f7f) & MARKS
}

/// Whether any animal stands where it stands in `others`.
#[inline]
pub(super) const fn any_same(places: Places, others: Places) -> bool {
    same(places.packed(), others.packed()) != 0
}

/// A set of sets of animals: bit `b` stands for the set with the bits `b`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sets(u16);

impl Sets {
    const ALL: Sets = Sets(0xffff);

    /// The sets that hold each animal.
    const WITH: [Sets; 4] = [Sets(0xaaaa), Sets(0xcccc), Sets(0xf0f0), Sets(0xff00)];

    const fn and(self, others: Sets) -> Sets {
        Sets(self.0 & others.0)
    }

    const fn or(self, others: Sets) -> Sets {
        Sets(self.0 | others.0)
    }

    const fn not(self) -> Sets {
        Sets(!self.0)
    }

    /// Each set that holds the animal, without it.
    const fn less(self, animal: usize) -> Sets {
        Sets((self.0 & Sets::WITH[animal].0) >> (1 << animal))
    }

    /// Those that lie in no other of them.
    fn maximal(self) -> Sets {
        let all_subsets = (0..4).fold(self, |sets, animal| sets.or(sets.less(animal)));
        let smaller = (0..4).fold(Sets(0), |sets, animal| sets.or(all_subsets.less(animal)));
        self.and(smaller.not())
    }

    /// The bits.
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    /// The set, if it is the only one.
    pub(super) fn only(self) -> Option<Animals> {
        self.0.is_power_of_two().then(|| Animals::from_bits(self.0.trailing_zeros() as u8))
    }
}
