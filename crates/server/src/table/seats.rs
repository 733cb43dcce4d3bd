//! Who sits and who watches: seats as the store has them, and the guests who look through them.

use super::TableError;
use super::actor::Actor;
use super::fold::Body;
use super::guest::{Guest, Outbox};
use super::lens::{Lens, Screen};
use crate::who::{Person, Visitor};
use gambol_core::{Seat, Seats};
use gambol_store::SeatRow;

impl Actor {
    /// What each seat is called. Computers and seats that wait for somebody have no names: they are called by their roles,
    /// which tells three computers at one table apart.
    pub(super) fn name_seats(&mut self) {
        self.names = self.rows.iter().map(|row| row.name.clone().unwrap_or_default()).collect();
    }

    /// Who comes sees through the seats that are the person's. Unknown and forbidden look the same.
    pub(super) fn lens(&mut self, visitor: &Visitor, screen: Screen) -> Result<Lens, TableError> {
        let held = self.held(&visitor.person);
        let creator = visitor.person == self.creator;
        if held.is_empty() && !creator && !self.settings.spectators {
            return Err(TableError::Unknown);
        }
        if creator {
            let open = self.rows.iter().filter(|row| row.invitation.is_some() && row.person.is_none());
            let address = |row: &SeatRow| {
                let token = visitor.invitation(&self.id, row.seat);
                (row.seat, format!("{}/i/{}", self.shared.origin, token.as_str()))
            };
            self.invitations = open.map(address).collect();
        }
        Ok(Lens { held, look: None, screen, turns: 0, creator, leaks: self.shared.world.leaks() })
    }

    fn held(&self, person: &Person) -> Seats {
        let mine = |row: &&SeatRow| row.person.as_ref() == Some(&person.0) && row.kind != "bot";
        self.rows.iter().filter(mine).map(|row| Seat(row.seat)).collect()
    }

    pub(super) fn join(
        &mut self,
        visitor: &Visitor,
        screen: Screen,
        drawn: Option<&str>,
        out: Outbox,
    ) -> Result<u64, TableError> {
        let lens = self.lens(visitor, screen)?;
        let number = self.next_guest;
        self.next_guest += 1;
        let guest = Guest {
            person: visitor.person.clone(),
            name: visitor.name.clone(),
            lens,
            out,
            lines: 0,
            drawn: None,
            reviews: false,
        };
        self.guests.insert(number, guest);
        self.send_first(number, drawn);
        self.tell_presence();
        Ok(number)
    }

    /// After seats were taken: everybody looks through the seats that are now theirs.
    pub(super) fn hold_seats(&mut self) {
        let rows = &self.rows;
        for guest in self.guests.values_mut() {
            let mine = |row: &&SeatRow| row.person.as_ref() == Some(&guest.person.0) && row.kind != "bot";
            guest.lens.held = rows.iter().filter(mine).map(|row| Seat(row.seat)).collect();
        }
        let open: Vec<u8> = rows.iter().filter(|row| row.person.is_none()).map(|row| row.seat).collect();
        self.invitations.retain(|(seat, _)| open.contains(seat));
    }

    /// Writes down which open seats have been taken, so that the clocks know.
    pub(super) async fn note_seats(&mut self) {
        let sat = |row: &&SeatRow| {
            row.invitation.is_some() && row.person.is_some() && !self.fold.sat.has(Seat(row.seat))
        };
        let seats: Vec<u8> = self.rows.iter().filter(sat).map(|row| row.seat).collect();
        for seat in seats {
            let at = self.shared.world.now();
            if let Ok(event) = self.fold.write(format!("sit:{seat}"), Some(seat), &Body::Sit(true), at) {
                let _ = self.commit(vec![event]).await;
            }
        }
    }
}
