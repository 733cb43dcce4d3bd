//! Visitors at a table: guests, who look through the seats that are theirs.

use super::TableError;
use super::actor::Actor;
use super::guest::{Guest, Outbox};
use crate::who::Visitor;
use gambol_store::StoreError;
use gambol_table::{Lens, Onlooker, Screen};
use std::sync::atomic::Ordering;

impl Actor {
    /// A visitor sees through their own seats. Unknown and forbidden look the same.
    pub(super) fn lens(&mut self, visitor: &Visitor, screen: Screen) -> Result<Lens, TableError> {
        if self.is_adrift {
            return Err(TableError::Store(StoreError::Away));
        }
        let screen = Screen { language: visitor.words.tongue(), ..screen };
        let lens = self.table.lens(&visitor.person, screen).ok_or(TableError::Unknown)?;
        if lens.creator {
            let address = |seat: u8| {
                let token = visitor.invitation(self.table.id(), seat);
                (seat, format!("{}/i/{}", self.shared.origin, token.as_str()))
            };
            let invitations = self.table.open_seats().iter().map(|seat| address(seat.0)).collect();
            self.table.invite(invitations);
        }
        Ok(lens)
    }

    pub(super) fn join(&mut self, visitor: &Visitor, screen: Screen, out: Outbox) -> Result<u64, TableError> {
        let lens = self.lens(visitor, screen)?;
        let number = self.next_guest;
        self.next_guest += 1;
        let guest = Guest {
            person: visitor.person.clone(),
            name: visitor.name.clone(),
            seen: Onlooker::new(lens),
            out,
            reviews: false,
            from: visitor.from,
        };
        if !guest.seen.lens.held.is_empty() || lens.creator || self.guests.is_empty() {
            self.owner = visitor.from;
        }
        self.guests.insert(number, guest);
        self.company.store(i64::MAX, Ordering::Relaxed);
        // Computers that were waiting for company go on.
        self.think();
        self.send_whole(number);
        self.tell_presence();
        Ok(number)
    }

    /// After seats were taken: everybody looks through the seats that are now theirs.
    pub(super) fn hold_seats(&mut self) {
        for guest in self.guests.values_mut() {
            guest.seen.lens.held = self.table.held_by(&guest.person);
        }
    }

    /// Writes down which open seats have been taken, so that the clocks know.
    pub(super) async fn note_seats(&mut self) {
        let events = self.table.sit_down(self.shared.world.now());
        if !events.is_empty() && self.commit(events).await.is_err() {
            self.stumble();
        }
    }
}
