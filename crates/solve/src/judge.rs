//! One way to ask what is known of a position, whatever solver knows it.

use crate::past::Past;
use crate::progress::Progress;
use crate::value::Value;
use gambol_core::{Game, Seat, Veiled};

/// What best play makes of one move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged<M> {
    /// The move.
    pub m: M,
    /// What the game is worth to the seat that moves if it makes this move and everyone plays their best from there on;
    /// where others choose without seeing it, against their best mixture.
    pub value: Value,
    /// How often best play makes this move: 1 or 0 in the open (the first of several best moves has it all), a
    /// probability where a mixture is best. Where bounds do not tell which is best it is 0 for all.
    pub share: f64,
}

/// Somebody who knows the truth about a game, or bounds of it.
pub trait Judge<G: Veiled>: Send + Sync {
    /// What the position behind this view is worth to the seat, as far as that seat may know; none if it is not known.
    fn value(&self, game: &G, view: &G::View, seat: Seat) -> Option<Value>;

    /// Every legal move of a seat that is to move, judged from what the seat may know, in the order of
    /// `legal_moves`; none if it is not known.
    fn moves(&self, game: &G, view: &G::View, seat: Seat) -> Option<Vec<Judged<G::Move>>>;

    /// The same for whoever has little time: none if `progress` stops it before it is found out. What stands in a table
    /// takes no time.
    fn moves_in_time(
        &self,
        game: &G,
        view: &G::View,
        seat: Seat,
        _progress: &dyn Progress,
    ) -> Option<Vec<Judged<G::Move>>> {
        self.moves(game, view, seat)
    }

    /// What a match is worth that has this behind it. Unless a solver knows better, an end that is called off from near
    /// leaves nothing proved.
    fn value_since(
        &self,
        game: &G,
        view: &G::View,
        seat: Seat,
        past: Past<'_, G::Position>,
    ) -> Option<Value> {
        self.value(game, view, seat).map(|value| past.told(value, self.far(&value), most(game)))
    }

    /// The same for every legal move of a seat that is to move, in time.
    fn moves_since(
        &self,
        game: &G,
        view: &G::View,
        seat: Seat,
        past: Past<'_, G::Position>,
        progress: &dyn Progress,
    ) -> Option<Vec<Judged<G::Move>>> {
        let mut moves = self.moves_in_time(game, view, seat, progress)?;
        for judged in &mut moves {
            judged.value = past.told(judged.value, self.far(&judged.value), most(game));
        }
        Some(moves)
    }

    /// How many actions may still matter to a value: with fewer left, it may be another.
    fn far(&self, value: &Value) -> u64 {
        value.distance.unwrap_or(0).into()
    }

    /// The seat that can force a win from here, whatever the others do, where more than two play each for itself; none if
    /// nobody can, or it is not known.
    fn winner(&self, _game: &G, _pos: &G::Position) -> Option<Seat> {
        None
    }
}

/// The most that a seat can win.
fn most<G: Game>(game: &G) -> f64 {
    game.sides().len() as f64 - 1.0
}

/// The index of the best of these values: most worth, then the win that is soonest or the loss that is latest.
pub fn best<'a>(values: impl Iterator<Item = &'a Value>) -> Option<usize> {
    let ranked = values.map(Value::rank).enumerate();
    ranked.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(index, _)| index)
}
