//! What the table says to whoever asks about a view. In open play a view is the position.

use super::MuddyRideTable;
use crate::judge::{Judge, Judged, best};
use crate::past::Past;
use crate::progress::{Progress, Silent};
use crate::value::Value;
use gambol_core::{Game, Seat, Turn, Veiled};
use gambol_games::muddy_ride::{Move, MuddyRide, Position, View};

impl Judge<MuddyRide> for MuddyRideTable {
    fn value(&self, game: &MuddyRide, view: &View, seat: Seat) -> Option<Value> {
        (!game.has_secrets()).then(|| MuddyRideTable::value(self, *view.seen(), seat))
    }

    fn value_since(
        &self,
        game: &MuddyRide,
        view: &View,
        seat: Seat,
        past: Past<'_, Position>,
    ) -> Option<Value> {
        (!game.has_secrets()).then(|| MuddyRideTable::value_since(self, *view.seen(), seat, past))
    }

    fn moves(&self, game: &MuddyRide, view: &View, seat: Seat) -> Option<Vec<Judged<Move>>> {
        self.moves_since(game, view, seat, Past::NONE, &Silent)
    }

    /// Each move's distance counts the move itself. Where each is for itself, only a win that can be forced is known to be
    /// best.
    fn moves_since(
        &self,
        game: &MuddyRide,
        view: &View,
        seat: Seat,
        past: Past<'_, Position>,
        _progress: &dyn Progress,
    ) -> Option<Vec<Judged<Move>>> {
        let pos = view.seen();
        if game.has_secrets() || game.turn(pos) != Turn::Seat(seat) {
            return None;
        }
        let judged = game.legal_moves(pos, seat).map(|m| {
            let mut next = *pos;
            game.play_unchecked(&mut next, seat, m);
            let value = if past.calls_off(game, &next) {
                Value::exact(0.0).in_actions(0)
            } else {
                MuddyRideTable::value_since(self, next, seat, past.later())
            };
            Judged {
                m,
                value: value.distance.map_or(value, |distance| value.in_actions(distance + 1)),
                share: 0.0,
            }
        });
        let mut judged: Vec<_> = judged.collect();
        let best = best(judged.iter().map(|judged| &judged.value))?;
        if self.has_two_sides() || judged[best].value.bounds().0 > 0.0 {
            judged[best].share = 1.0;
        }
        Some(judged)
    }

    fn winner(&self, game: &MuddyRide, pos: &Position) -> Option<Seat> {
        let sides = if self.has_two_sides() { 0 } else { game.seats() };
        (0..sides).find(|&side| self.forced(*pos, side).is_some()).map(|side| Seat(side as u8))
    }
}
