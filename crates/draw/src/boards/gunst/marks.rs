//! What may be done, is being put together, was done and would happen on the table.

use super::{LETTERS, ROWS, Table};
use crate::art::gunst::{FAVOUR, GODS};
use crate::boards::whole;
use crate::canvas::Canvas;
use crate::steps::{Offer, Spot, times};
use crate::theme::Hue;
use serde_json::Value;

impl Table<'_> {
    /// The place of a part: kin at home, a god, a row.
    pub(super) fn place(&self, offer: &Offer<'_>) -> Option<Spot> {
        let actor = self.actor();
        if let Some(god) = god_of(offer.part) {
            let is_begun = times(self.chosen, offer.part) > 0;
            return Some(self.layout.god_spot(actor, god, is_begun.then_some(true)));
        }
        if let Some(row) = row_of(offer.part) {
            return Some(self.layout.home(actor, row).spot());
        }
        self.row_at(actor, offer.of, offer.part)
    }

    /// The row that a part of a god's deed names. The Wanderer and Eurika begin on the other side.
    fn row_at(&self, actor: usize, deed: &str, part: &str) -> Option<Spot> {
        let (seat, letter) = match part.strip_prefix('>') {
            Some(letter) => (actor, letter),
            None => (if deed.starts_with(['V', 'E']) { 1 - actor } else { actor }, part.split_once(':')?.1),
        };
        Some(self.layout.cell(seat, row_of(letter)?).spot())
    }

    /// What has been pointed at can be taken back where it went to: kin and gods of a line-up, planes that a god
    /// climbs, the god that acts and the row it begins with.
    pub(super) fn taken(&self, canvas: &mut Canvas<'_>) {
        let plan = canvas.look.marks.plan;
        let actor = self.actor();
        for (index, part) in self.chosen.iter().enumerate() {
            if self.chosen[..index].contains(part) {
                continue;
            }
            if let Some(row) = row_of(part) {
                let cell = self.layout.cell(actor, row);
                let half = !self.layout.shows_home(actor);
                let height = if half { cell.height / 2.0 } else { cell.height };
                let y = cell.y + cell.height - height;
                canvas.chosen(part, crate::marks::Area { y, height, ..cell }.spot());
            } else if let Some(god) = god_of(part) {
                let climbs = self.phase() != "ting" && self.phase() != "judgement";
                let more = plan.is_some_and(|plan| plan.next.iter().any(|next| next.part == part));
                canvas.chosen(part, self.layout.god_spot(actor, god, more.then_some(false)));
                if climbs {
                    self.climb(canvas, actor, god, times(self.chosen, part));
                }
            } else if let Some(spot) = self.row_at(actor, part, part) {
                canvas.chosen(part, spot);
            }
        }
    }

    /// A god that is being raised: where it would stand, and the favours that lie on it.
    fn climb(&self, canvas: &mut Canvas<'_>, seat: usize, god: usize, planes: usize) {
        let plane = Self::plane_of(self.state, seat, god);
        let at = |climb: usize| self.layout.plane(seat, god, plane.saturating_add(climb as i64));
        canvas.arrow(Hue::Would, &[at(0), at(planes)]);
        canvas.ghost();
        let (x, y) = at(planes);
        canvas.put(GODS[seat][god], x, y, 0.0, self.layout.god_size(seat));
        canvas.close("g");
        if self.phase() == "favour" {
            for favour in 0..planes.min(3) {
                let (x, y) = at(favour);
                canvas.put(FAVOUR, x, y + 30.0 * self.layout.god_size(seat), 0.0, 0.34);
            }
        }
    }

    fn plane_of(state: &Value, seat: usize, god: usize) -> i64 {
        whole(state, &format!("/gods/{seat}/{}", LETTERS[god])).clamp(0, 3)
    }

    /// Gods that would climb, stones that would go, rows that would change.
    pub(super) fn preview(&self, canvas: &mut Canvas<'_>) {
        for considered in canvas.look.marks.considered() {
            if let Some(after) = considered.after {
                self.climbs(canvas, considered.hue, self.state, after);
                self.changes(canvas, considered.action, after, considered.hue);
            }
        }
    }

    /// Gods that stand on another plane in the second state than in the first.
    pub(super) fn climbs(&self, canvas: &mut Canvas<'_>, hue: Hue, first: &Value, second: &Value) {
        for (seat, god) in (0..8).map(|number| (number / 4, number % 4)) {
            let [from, to] =
                [first, second].map(|state| self.layout.plane(seat, god, Self::plane_of(state, seat, god)));
            if from == to {
                continue;
            }
            canvas.arrow(hue, &[from, to]);
            if hue != Hue::Did {
                canvas.ghost();
                canvas.put(GODS[seat][god], to.0, to.1, 0.0, self.layout.god_size(seat));
                canvas.close("g");
            }
        }
    }
}

fn god_of(letter: &str) -> Option<usize> {
    LETTERS.iter().position(|&other| other == letter)
}

fn row_of(letter: &str) -> Option<usize> {
    ROWS.iter().position(|&other| other == letter)
}
