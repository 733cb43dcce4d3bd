//! What may be done, is being put together, was done and would happen on the table.

use super::{HEIGHT, LETTERS, ROW, ROWS, Table, WIDTH};
use crate::art::gunst::{GODS, KIN};
use crate::boards::{change, signed, whole};
use crate::canvas::Canvas;
use crate::marks::Shape;
use crate::steps::{Offer, Spot, times};
use crate::theme::Hue;
use serde_json::Value;

impl Table {
    /// Whose turn it is to choose: the viewer's, if it is one of several.
    pub(super) fn actor(&self, state: &Value) -> usize {
        let asked = state.get("to_act").and_then(Value::as_array);
        let asks = |seat: usize| {
            asked.is_some_and(|list| list.iter().any(|other| other.as_u64() == Some(seat as u64)))
        };
        if asks(self.viewer) { self.viewer } else { whole(state, "/to_act/0") as usize & 1 }
    }

    /// The place of a part: a row, a god, a plane above a god, kin that wait.
    pub(super) fn place(&self, state: &Value, chosen: &[String], offer: &Offer<'_>) -> Option<Spot> {
        let actor = self.actor(state);
        if let Some(god) = god_of(offer.part) {
            let climb = if offer.of.starts_with("steps ") { 1 + times(chosen, offer.part) as i64 } else { 0 };
            return Some(self.plane(state, actor, god, climb));
        }
        if let Some(row) = row_of(offer.part) {
            let (x, y) = self.reserve_spot(actor, row);
            return Some((x + 10.0, y, Shape::Slab(74.0, 72.0)));
        }
        if let Some(favour) = offer.part.strip_prefix("favour ") {
            let (god, planes) = favour.split_at_checked(1)?;
            return Some(self.plane(state, actor, god_of(god)?, planes.parse().ok()?));
        }
        self.row_at(actor, offer.of, offer.part)
    }

    /// The row that a part of a god's deed names. The Wanderer and Eurika begin on the other side.
    fn row_at(&self, actor: usize, deed: &str, part: &str) -> Option<Spot> {
        let (seat, letter) = match part.strip_prefix('>') {
            Some(letter) => (actor, letter),
            None => (if deed.starts_with(['V', 'E']) { 1 - actor } else { actor }, part.split_once(':')?.1),
        };
        Some((WIDTH / 2.0, self.row_y(seat, row_of(letter)?), Shape::Slab(WIDTH - 110.0, ROW - 8.0)))
    }

    /// A god's place this many planes above where it stands.
    fn plane(&self, state: &Value, seat: usize, god: usize, climb: i64) -> Spot {
        let plane = whole(state, &format!("/gods/{seat}/{}", LETTERS[god])).clamp(0, 3);
        let (x, y) = self.plane_spot(seat, god, plane.saturating_add(climb).clamp(0, 3));
        (x + 4.0, y, Shape::Disc(28.0))
    }

    /// How many of a row's kin wait in a line-up that is being put together.
    pub(super) fn drafted(canvas: &Canvas<'_>, row: usize) -> usize {
        times(canvas.look.marks.chosen(), ROWS[row])
    }

    /// What has been pointed at: kin and gods of a line-up, gods that climb, the god that acts and the row it begins
    /// with.
    pub(super) fn chosen(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let look = canvas.look;
        let (actor, legal) = (self.actor(state), look.marks.legal());
        let climbs = legal.iter().any(|action| action.starts_with("steps "));
        for (index, part) in look.marks.chosen().iter().enumerate() {
            let earlier = times(&look.marks.chosen()[..index], part);
            if let Some(row) = row_of(part) {
                self.drafted_kin(canvas, state, actor, row, earlier);
            } else if let Some(god) = god_of(part).filter(|_| climbs) {
                let [from, to] =
                    [earlier, earlier + 1].map(|climb| self.plane(state, actor, god, climb as i64));
                canvas.arrow(Hue::Would, &[(from.0, from.1), (to.0, to.1)]);
                open_chosen(canvas, part, earlier);
                canvas.ghost();
                canvas.put(GODS[actor][god], to.0, to.1, 0.0, 0.58);
                canvas.close("g");
                canvas.close("g");
            } else if let Some(god) = god_of(part) {
                canvas.chosen(part, self.plane(state, actor, god, 0));
            } else if let Some(spot) = self.row_at(actor, part, part) {
                canvas.chosen(part, spot);
            }
        }
    }

    /// Kin of a line-up stand in their row as ghosts.
    fn drafted_kin(&self, canvas: &mut Canvas<'_>, state: &Value, seat: usize, row: usize, earlier: usize) {
        let standing = whole(state, &format!("/field/{seat}/{}", ROWS[row])).clamp(0, 24) as usize;
        let all = standing + Self::drafted(canvas, row);
        let Some(&(x, y)) = self.tokens(seat, row, all).get(standing + earlier) else { return };
        open_chosen(canvas, ROWS[row], earlier);
        canvas.ghost();
        canvas.put(KIN[seat][row], x, y, 0.0, 0.68);
        canvas.close("g");
        canvas.close("g");
    }

    /// Gods that would climb, stones that would go, rows that would change.
    pub(super) fn preview(&self, canvas: &mut Canvas<'_>, state: &Value) {
        let Some(after) = canvas.look.marks.preview else { return };
        self.climbs(canvas, Hue::Would, state, after);
        for seat in 0..2 {
            let lost = change(state, after, &format!("/life/{seat}"));
            if lost != 0 {
                let near = if seat == self.viewer { 1.0 } else { -1.0 };
                canvas.plate(
                    self.x(seat, WIDTH - 44.0),
                    self.y(seat, HEIGHT / 2.0) - near * 88.0,
                    &signed(lost),
                );
            }
            for (row, letter) in ROWS.into_iter().enumerate() {
                let change = change(state, after, &format!("/field/{seat}/{letter}"));
                if change != 0 {
                    canvas.plate(WIDTH - 150.0, self.row_y(seat, row), &signed(change));
                }
            }
        }
    }

    /// Gods that stand on another plane in the second state than in the first.
    pub(super) fn climbs(&self, canvas: &mut Canvas<'_>, hue: Hue, first: &Value, second: &Value) {
        for (seat, god) in (0..8).map(|number| (number / 4, number % 4)) {
            let [from, to] = [first, second].map(|state| {
                let (x, y, _) = self.plane(state, seat, god, 0);
                (x, y)
            });
            if from == to {
                continue;
            }
            canvas.arrow(hue, &[from, to]);
            if hue == Hue::Would {
                canvas.ghost();
                canvas.put(GODS[seat][god], to.0, to.1, 0.0, 0.58);
                canvas.close("g");
            }
        }
    }
}

/// Opens a group for something chosen, the one after this many of its kind.
fn open_chosen(canvas: &mut Canvas<'_>, part: &str, earlier: usize) {
    let id = canvas.id(&format!("chosen-{part}-{earlier}"));
    canvas.tag("g").set("id", &id).set("class", "chosen").set("data-chosen", part).open();
}

fn god_of(letter: &str) -> Option<usize> {
    LETTERS.iter().position(|&other| other == letter)
}

fn row_of(letter: &str) -> Option<usize> {
    ROWS.iter().position(|&other| other == letter)
}
