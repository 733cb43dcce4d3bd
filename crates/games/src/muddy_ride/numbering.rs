//! A number for every position that opens a turn in open play: what solvers' tables are made of.
//!
//! ```text
//! number = (((n * slots + e) * slots + s) * slots + w) * seats + seat
//! ```
//!
//! with a digit for each animal in play: which of the fields that it can stand on, counted from a1; all or nothing, one more
//! for having arrived. Gaps are the positions with two animals on one field and those that have ended.

use super::animal::Animal;
use super::board::Field;
use super::position::{Phase, Places, Position, Secret};
use super::{Mode, MuddyRide};
use gambol_core::{Game, Indexed, Seat};

impl MuddyRide {
    /// The fields on which an animal can stand when a turn opens.
    fn grounds(&self) -> u64 {
        let targets = if self.options.open_targets { 1 } else { 4 };
        u64::from(self.options.board.size()).pow(2) - targets
    }

    /// How many values an animal's digit has.
    fn slots(&self) -> u64 {
        self.grounds() + u64::from(matches!(self.options.mode, Mode::AllOrNothing { .. }))
    }

    /// The animal's digit: how many of the fields before its own it can stand on.
    fn slot(&self, places: Places, animal: Animal) -> u64 {
        let Some(field) = places.field_of(animal) else { return self.grounds() };
        let is_left_out = |owner: &Animal| {
            let target = self.options.board.target(*owner);
            target < field && !self.can_stand(animal, target)
        };
        let targets = Animal::ALL.iter().filter(|owner| is_left_out(owner)).count();
        let cell = field.cell();
        u64::from(cell.rank) * u64::from(self.options.board.size()) + u64::from(cell.file) - targets as u64
    }

    /// The field with this digit of the animal.
    fn ground(&self, animal: Animal, slot: u64) -> Option<Field> {
        let is_ground = |field: &Field| self.can_stand(animal, *field);
        Field::all(self.options.board.size()).filter(is_ground).nth(slot as usize)
    }
}

impl Indexed for MuddyRide {
    fn numbers(&self) -> u64 {
        if self.is_secret { 0 } else { self.slots().pow(self.in_play().len() as u32) * self.seats() as u64 }
    }

    fn number(&self, pos: &Position) -> Option<u64> {
        if self.is_secret || pos.phase() != Phase::Jump {
            return None;
        }
        let digit = |number, animal| number * self.slots() + self.slot(pos.places(), animal);
        Some(self.in_play().iter().fold(0, digit) * self.seats() as u64 + u64::from(pos.seat().0))
    }

    fn numbered(&self, number: u64) -> Option<Position> {
        if number >= self.numbers() {
            return None;
        }
        let seats = self.seats() as u64;
        let seat = Seat((number % seats) as u8);
        let mut rest = number / seats;
        let mut places = Places::NOBODY;
        for animal in Animal::ALL.into_iter().rev().filter(|&animal| self.in_play().has(animal)) {
            let slot = rest % self.slots();
            rest /= self.slots();
            if let Some(field) = self.ground(animal, slot) {
                if places.animal_on(field).is_some() {
                    return None;
                }
                places = places.with(animal, field);
            }
        }
        let pos = Position::new(places, Secret::NONE, seat, Phase::Jump);
        let can_be_on_turn = places.field_of(self.own_animal(seat)).is_some();
        (can_be_on_turn && !self.is_decided(pos)).then_some(pos)
    }
}
