//! Duel: how many ranks a cowboy still has to be shot.

use super::{Insight, Returns, play_on, race, returns};
use gambol_core::Dice;
use gambol_games::duel::{Cowboy, Duel, Position};

/// How many plies are played at random before guessing.
const PLAYOUT: u64 = 24;

/// How much a rank ahead tells.
const SHARP: f32 = 0.6;

impl Insight for Duel {
    type Sense = ();

    fn bias(&self) -> f64 {
        0.2
    }

    fn sense(&self) {}

    /// Everything lies open.
    fn is_open(&self, _pos: &Position) -> bool {
        true
    }

    fn guess(&self, (): &(), pos: &Position, dice: &mut Dice) -> Returns {
        let mut pos = *pos;
        if let Some(winners) = play_on(self, &mut pos, dice, PLAYOUT) {
            return returns(winners, 2);
        }
        let ranks = f32::from(self.board().ranks());
        let left = Cowboy::BOTH.map(|cowboy| {
            let rank = pos.place(cowboy).field().map(|field| f32::from(field.rank()));
            let first = f32::from(self.board().first_rank(cowboy));
            let wait = if pos.on_turn() == cowboy { 0.0 } else { 0.5 };
            rank.map_or(ranks, |rank| ranks - (rank - first).abs()) + wait
        });
        race(&left, SHARP)
    }
}
