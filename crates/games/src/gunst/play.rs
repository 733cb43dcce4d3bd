//! What favours, gods and rows do: one rule, one function. `mod.rs` says when they do it.

use super::board::{God, Row};
use super::notation::{Deed, Way};
use super::position::Position;
use super::steps::{Steps, way, ways};
use gambol_core::Seat;

impl Position {
    /// "Kin stand in rows by kind. The chosen gods are in play." Where kin are spent, they are "counted from the reveal
    /// on".
    #[inline]
    pub(super) fn take_the_field(&mut self, spends: bool) {
        for side in self.sides_mut() {
            let line_up = side.chosen.take().expect("both line-ups are in");
            side.kin = line_up.kin();
            side.in_play = line_up.gods();
            if spends {
                side.spent = side.spent.and(line_up.kin());
            }
        }
    }

    /// "May spend them on one god not in play: it moves up that many planes or fewer, at most to the hand."
    #[inline]
    pub(super) fn favour(&mut self, seat: Seat, god: God, planes: u8) {
        let side = self.side_mut(seat);
        side.planes = side.planes.lifted(god, planes);
    }

    /// "Gods in play take effect one at a time. Having acted, a god goes to the Mist."
    #[inline]
    pub(super) fn act(&mut self, seat: Seat, deed: Deed) {
        match deed {
            Deed::Extazia(Some(row)) => self.double(seat, row),
            Deed::Wanderer(Some(row)) => self.send_away(seat, row),
            Deed::Eurika(Some(way)) => self.win_over(seat, way),
            Deed::Archimedes(Some(way)) => self.move_over(seat, way),
            // "A god with nothing to act on has no effect"; Archimedes may also leave it.
            Deed::Extazia(None) | Deed::Wanderer(None) | Deed::Eurika(None) | Deed::Archimedes(None) => {}
        }
        let side = self.side_mut(seat);
        side.in_play = side.in_play.without(deed.god());
        side.planes = side.planes.to_mist(deed.god());
    }

    /// "Extazia: one non-empty row of your own is doubled for this round." "A doubling belongs to the row, not to the
    /// kin: it stays with the row whoever enters or leaves it."
    fn double(&mut self, seat: Seat, row: Row) {
        self.side_mut(seat).doubled = Some(row);
    }

    /// "The Wanderer: one non-empty row of the opponent's leaves the field."
    fn send_away(&mut self, seat: Seat, row: Row) {
        let theirs = self.side_mut(seat.other());
        theirs.kin = theirs.kin.without(row);
    }

    /// "Eurika: one kin in a row of the opponent's comes over into any row of yours."
    fn win_over(&mut self, seat: Seat, way: Way) {
        let theirs = self.side_mut(seat.other());
        theirs.kin = theirs.kin.minus(way.from, 1);
        let own = self.side_mut(seat);
        own.kin = own.kin.plus(way.to, 1);
    }

    /// "Archimedes: all kin of one of your non-empty rows move over into another of your rows."
    fn move_over(&mut self, seat: Seat, way: Way) {
        let own = self.side_mut(seat);
        let movers = own.kin.of(way.from);
        own.kin = own.kin.without(way.from).plus(way.to, movers);
    }

    /// "Knights: each in turn, if you have at least as many in your farmers' row as the opponent has in theirs at that
    /// moment, removes one from each of the opponent's warriors', farmers' and scholars' rows (where there is one)."
    ///
    /// Riding only ever makes the opponent's farmers fewer: if the first knight may ride, all may.
    #[inline]
    pub(super) fn ride(&mut self, seat: Seat) {
        let own = *self.side(seat);
        let theirs = self.side_mut(seat.other());
        if own.kin.of(Row::Farmers) < theirs.kin.of(Row::Farmers) {
            return;
        }
        let knights = own.acts_as(Row::Knights);
        for row in [Row::Warriors, Row::Farmers, Row::Scholars] {
            theirs.kin = theirs.kin.minus(row, knights);
        }
    }

    /// "Warriors: each takes one life stone from the opponent." Striking scholars do too. "Life never falls below 0."
    #[inline]
    pub(super) fn strike(&mut self, seat: Seat, row: Row) {
        let blows = self.side(seat).acts_as(row);
        let theirs = self.side_mut(seat.other());
        theirs.life = theirs.life.saturating_sub(blows);
    }

    /// "A player with no life stones left loses at once, in the middle of anything."
    #[inline]
    pub(super) fn is_dead(&self, seat: Seat) -> bool {
        self.side(seat).life == 0
    }

    /// "Farmers: each moves one of your gods up one plane (different gods or the same; never above the hand)."
    ///
    /// If there is more than one way to do that, does nothing and returns false: then the player must be asked.
    #[inline]
    pub(super) fn tend(&mut self, seat: Seat) -> bool {
        let side = self.side(seat);
        let ways = ways(side.planes, side.acts_as(Row::Farmers));
        match ways.len() {
            0 => true,
            1 => {
                self.lift(seat, way(ways.start));
                true
            }
            _ => false,
        }
    }

    /// Moves gods up, as farmers or praying scholars do.
    #[inline]
    pub(super) fn lift(&mut self, seat: Seat, steps: Steps) {
        let side = self.side_mut(seat);
        side.planes = side.planes.stepped(steps);
    }

    /// "Thieves: each brings one from the opponent's scholars' row over into yours."
    #[inline]
    pub(super) fn steal(&mut self, seat: Seat) {
        let thieves = self.side(seat).acts_as(Row::Thieves);
        let theirs = self.side_mut(seat.other());
        let stolen = thieves.min(theirs.kin.of(Row::Scholars));
        theirs.kin = theirs.kin.minus(Row::Scholars, stolen);
        let own = self.side_mut(seat);
        own.kin = own.kin.plus(Row::Scholars, stolen);
    }

    /// Whether there are scholars, and a god whom their prayers could move.
    #[inline]
    pub(super) fn can_pray(&self, seat: Seat) -> bool {
        let side = self.side(seat);
        side.kin.of(Row::Scholars) > 0 && side.has_room()
    }

    /// "Kin leave the field when both sides' rows of that name have acted."
    #[inline]
    pub(super) fn leave(&mut self, row: Row) {
        for side in self.sides_mut() {
            side.kin = side.kin.without(row);
        }
    }
}
