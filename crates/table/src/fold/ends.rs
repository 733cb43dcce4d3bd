//! How people end a game: by giving up, by running out of time, by agreement; and how they take moves back.

use super::Fold;
use crate::event::Refusal;
use gambol_core::{Ending, Outcome, RecordResult, Seat, Seats};

impl Fold {
    pub(super) fn resign(&mut self, seat: u8) -> Result<(), Refusal> {
        let seat = Seat(seat);
        if self.resigned.has(seat) || seat.index() >= self.game.seats() {
            return Err(Refusal::Nothing);
        }
        self.resigned = self.resigned.with(seat);
        self.withdraw();
        // Whoever stops keeps their points, and the others play on.
        if self.game.stop(seat).is_some() {
            return Ok(());
        }
        let left: Vec<Seats> = self.sides.iter().copied().filter(|side| !self.has_left(*side)).collect();
        if let [last] = left[..] {
            self.end(last, Ending::Resigned { seat });
        }
        Ok(())
    }

    /// A seat ran out of time: its side loses to all the others.
    pub(super) fn flag(&mut self, late: u8) {
        let loser = self.side_of(late);
        let winners = self.seats().filter(|seat| !loser.has(*seat)).collect();
        self.end(winners, Ending::Time { seat: Seat(late) });
    }

    /// Whether all of a side have given up.
    fn has_left(&self, side: Seats) -> bool {
        side.iter().all(|seat| self.resigned.has(seat))
    }

    pub(super) fn offer_draw(&mut self, seat: u8) {
        self.draw = Some((seat, Seats::one(Seat(seat))));
    }

    /// Agrees for one seat, or declines for all.
    pub(super) fn answer(&mut self, seat: u8, agreed: bool) -> Result<(), Refusal> {
        if !agreed {
            if self.draw.is_none() && self.takeback.is_none() {
                return Err(Refusal::Nothing);
            }
            self.withdraw();
            return Ok(());
        }
        if let (None, Some((asker, so_far))) = (self.draw, self.takeback) {
            self.takeback = Some((asker, so_far.with(Seat(seat))));
            return Ok(());
        }
        let (offerer, so_far) = self.draw.ok_or(Refusal::Nothing)?;
        let agreed = so_far.with(Seat(seat));
        self.draw = Some((offerer, agreed));
        if self.seats().all(|seat| agreed.has(seat) || self.resigned.has(seat)) {
            self.withdraw();
            let drawn = self.seats().filter(|seat| !self.resigned.has(*seat)).collect();
            self.end(drawn, Ending::Agreed);
        }
        Ok(())
    }

    pub(super) fn undo(&mut self, count: usize) -> Result<(), Refusal> {
        if count == 0 || !self.game.undo(count) {
            return Err(Refusal::Nothing);
        }
        self.played.truncate(self.played.len() - count);
        self.chosen.clear();
        self.shout = None;
        self.withdraw();
        Ok(())
    }

    /// A seat that has given up does not win, however the game goes on.
    pub(super) fn heed_resigned(&mut self) {
        let Some(result) = self.game.result() else { return };
        if self.lets_stop {
            return;
        }
        let gone = |seat: Seat| self.has_left(self.side_of(seat.0));
        if self.resigned.is_empty() || !result.winners.iter().any(|&seat| gone(Seat(seat))) {
            return;
        }
        let mut winners: Seats =
            result.winners.iter().map(|&seat| Seat(seat)).filter(|&seat| !gone(seat)).collect();
        if winners.is_empty() {
            winners = self.seats().filter(|&seat| !gone(seat)).collect();
        }
        let first = self.resigned.iter().next().unwrap_or(Seat(0));
        self.end(winners, Ending::Resigned { seat: first });
    }

    fn end(&mut self, winners: Seats, ending: Ending) {
        let seats = self.game.seats();
        let outcome = Outcome::won(winners);
        self.ended = Some(RecordResult {
            winners: winners.iter().map(|seat| seat.0).collect(),
            scores: None,
            returns: outcome.returns(seats),
            ending,
        });
    }

    /// What a record says is believed as long as it could have happened here.
    pub(super) fn end_as_recorded(&mut self, result: &RecordResult) -> Result<(), Refusal> {
        let is_seat = |seat: Seat| seat.index() < self.game.seats();
        let possible = match result.ending {
            Ending::Resigned { seat } | Ending::Time { seat } => is_seat(seat),
            Ending::Agreed => true,
            Ending::Repetition { .. } | Ending::Length { .. } | Ending::Rules => false,
        };
        if !possible || self.ended.is_some() {
            return Err(Refusal::Nothing);
        }
        self.ended = Some(result.clone());
        Ok(())
    }

    fn side_of(&self, seat: u8) -> Seats {
        let found = self.sides.iter().find(|side| side.has(Seat(seat)));
        found.copied().unwrap_or(Seats::one(Seat(seat)))
    }
}
