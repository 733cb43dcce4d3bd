//! What a match has behind it that its position does not tell: solvers know positions, and a match is also called off when
//! a position arises too often or the record gets too long.

use crate::value::Value;
use gambol_core::{Game, Match, Playable, Turn};

/// How near a match is to being called off.
#[derive(Clone, Copy, Debug)]
pub struct Past<'a, P> {
    /// The positions that opened a turn so often that the game is drawn if one of them arises once more.
    pub spent: &'a [P],
    /// How many actions may still be played; [`u64::MAX`] if there is no end to them.
    pub left: u64,
}

impl<P: 'static> Past<'_, P> {
    /// A match that has just begun and is never called off.
    pub const NONE: Past<'static, P> = Past { spent: &[], left: u64::MAX };

    /// The same after one more action.
    #[must_use]
    pub fn later(self) -> Self {
        Past { left: if self.left == u64::MAX { u64::MAX } else { self.left.saturating_sub(1) }, ..self }
    }

    /// What a value without limits is in a match. `far` is the number of actions that may still matter to it, and `most` is
    /// all that can be won.
    #[must_use]
    pub fn told(self, value: Value, far: u64, most: f64) -> Value {
        if self.spent.is_empty() && self.left >= far {
            value
        } else {
            Value { distance: value.distance, ..Value::near(value.mean, -1.0, most) }
        }
    }
}

impl<P: PartialEq> Past<'_, P> {
    /// Whether the game is called off when an action leads to this position.
    pub fn calls_off<G: Game<Position = P>>(self, game: &G, next: &P) -> bool {
        game.turn(next) != Turn::Over
            && (self.left <= 1 || game.opens_turn(next) && self.spent.contains(next))
    }
}

/// The positions of a match that may not arise once more, and how many actions are left to it. Where there are secrets
/// nobody can be sure which positions those are, so none are told.
pub fn past_of<G: Playable>(table: &Match<G>) -> (Vec<G::Position>, u64) {
    let game = table.game();
    let spent = if game.has_secrets() { Vec::new() } else { table.spent() };
    let cap = game.limits().ply_cap;
    (spent, if cap == 0 { u64::MAX } else { cap.saturating_sub(table.ply() as u64) })
}
