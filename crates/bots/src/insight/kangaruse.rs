//! Kangaruse: played on at random for a while, then the points are counted.

use super::{Insight, Returns, play_on, race, returns};
use gambol_core::{Dice, Game, MOST_SEATS};
use gambol_games::kangaruse::{Kangaruse, Position};

/// How many plies are played at random before guessing.
const PLAYOUT: u64 = 24;

/// How much a point ahead tells.
const SHARP: f32 = 0.08;

impl Insight for Kangaruse {
    type Sense = ();

    fn sense(&self) {}

    /// Everything lies open.
    fn is_open(&self, _pos: &Position) -> bool {
        true
    }

    fn guess(&self, (): &(), pos: &Position, dice: &mut Dice) -> Returns {
        let mut pos = *pos;
        let winners = play_on(self, &mut pos, dice, PLAYOUT * self.seats() as u64);
        let points = self.points(&pos);
        let mut left = [0.0; MOST_SEATS];
        for (left, &own) in left.iter_mut().zip(points.as_slice()) {
            *left = -own as f32;
        }
        let mut soft = race(&left[..self.seats()], SHARP);
        if let Some(winners) = winners {
            // Even a game that has ended tells more by how it was won: the playout was but one of many.
            let hard = returns(winners, self.seats());
            soft.iter_mut().zip(hard).for_each(|(soft, hard)| *soft = f32::midpoint(*soft, hard));
        }
        soft
    }
}
