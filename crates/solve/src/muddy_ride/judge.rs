//! What the table says to whoever asks about a view. In open play a view is the position.

use super::MuddyRideTable;
use crate::judge::{Judge, Judged, best};
use crate::value::Value;
use gambol_core::{Game, Seat, Turn, Veiled};
use gambol_games::muddy_ride::{Move, MuddyRide, View};

impl Judge<MuddyRide> for MuddyRideTable {
    fn value(&self, game: &MuddyRide, view: &View, seat: Seat) -> Option<Value> {
        (!game.has_secrets()).then(|| MuddyRideTable::value(self, *view.seen(), seat))
    }

    /// Each move's distance counts the move itself.
    fn moves(&self, game: &MuddyRide, view: &View, seat: Seat) -> Option<Vec<Judged<Move>>> {
        let pos = view.seen();
        if game.has_secrets() || game.turn(pos) != Turn::Seat(seat) {
            return None;
        }
        let judged = game.legal_moves(pos, seat).map(|m| {
            let mut next = *pos;
            game.play_unchecked(&mut next, seat, m);
            let value = MuddyRideTable::value(self, next, seat);
            Judged {
                m,
                value: value.distance.map_or(value, |distance| value.in_actions(distance + 1)),
                share: 0.0,
            }
        });
        let mut judged: Vec<_> = judged.collect();
        let best = best(judged.iter().map(|judged| &judged.value))?;
        judged[best].share = 1.0;
        Some(judged)
    }
}
