//! Seats at the table, sets of them, and one thing for each of them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// A place at the table, numbered from 0 in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

/// The most seats any game has.
pub const MOST_SEATS: usize = 5;

impl Seat {
    /// The seat's number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a game for two.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats: everybody in a game of that many.
    pub const fn first(count: usize) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Just this seat.
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with this seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// One thing for each seat of the game, without the heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    items: [T; MOST_SEATS],
    seats: u8,
}

impl<T: Copy> BySeat<Option<T>> {
    /// Nothing yet for each of this many seats.
    pub fn none(seats: usize) -> BySeat<Option<T>> {
        BySeat { items: [None; MOST_SEATS], seats: seats as u8 }
    }
}

impl<T: Copy + Default> BySeat<T> {
    /// The default for each of this many seats.
    pub fn new(seats: usize) -> BySeat<T> {
        BySeat { items: [T::default(); MOST_SEATS], seats: seats as u8 }
    }

    /// What `make` says for each of this many seats.
    pub fn from_fn(seats: usize, mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut by_seat = BySeat::new(seats);
        for index in 0..seats {
            by_seat.items[index] = make(Seat(index as u8));
        }
        by_seat
    }
}

impl<T> BySeat<T> {
    /// The things in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats as usize]
    }

    /// Each seat with its thing, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.as_slice().iter().enumerate().map(|(index, item)| (Seat(index as u8), item))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_lists_them_in_ascending_order() {
        let seats: Seats = [Seat(3), Seat(0), Seat(3)].into_iter().collect();
        assert_eq!(seats.len(), 2);
        assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
        assert_eq!(seats.without(Seat(0)), Seats::one(Seat(3)));
    }

    #[test]
    fn the_first_five_seats_are_everybody() {
        assert_eq!(Seats::first(5).iter().count(), 5);
        assert!(Seats::first(0).is_empty());
    }

    #[test]
    fn by_seat_holds_as_many_as_there_are_seats() {
        let doubled = BySeat::from_fn(3, |seat| seat.0 * 2);
        assert_eq!(doubled.as_slice(), [0, 2, 4]);
    }
}
