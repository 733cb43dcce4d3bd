//! Gunst: played on at random to the end; life stones tell how clear it was.

use super::{Insight, Returns, Worlds, play_on, race};
use gambol_core::{Dice, Seat};
use gambol_games::gunst::{Gunst, Phase, Position, View};

/// Longer than any game.
const PLAYOUT: u64 = 400;

/// How much a life stone ahead tells.
const SHARP: f32 = 0.5;

impl Insight for Gunst {
    type Sense = ();

    fn bias(&self) -> f64 {
        0.75
    }

    fn sense(&self) {}

    fn is_open(&self, pos: &Position) -> bool {
        pos.phase() != Phase::Ting
    }

    fn mixes(&self, pos: &Position) -> bool {
        pos.phase() == Phase::Ting
    }

    /// A line-up that is chosen but not shown is as good as one that is being chosen.
    fn worlds(&self, view: &View) -> Worlds<Position> {
        Worlds::One(*view.table())
    }

    fn guess(&self, (): &(), pos: &Position, dice: &mut Dice) -> Returns {
        let mut pos = *pos;
        play_on(self, &mut pos, dice, PLAYOUT);
        let life = [0, 1].map(|seat| -f32::from(pos.side(Seat(seat)).life()));
        race(&life, SHARP)
    }

    fn is_slow_to_judge(&self) -> bool {
        true
    }
}
