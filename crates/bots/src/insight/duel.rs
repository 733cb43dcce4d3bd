//! Duel: how many ranks a cowboy still has to be shot.

use super::{Insight, Returns, Worlds, play_on, race, returns};
use gambol_core::{Dice, Seats};
use gambol_games::duel::{Cowboy, Duel, Place, Position};

/// How many plies are played at random before guessing.
const PLAYOUT: u64 = 24;

/// How much a rank ahead tells.
const SHARP: f32 = 0.6;

impl Insight for Duel {
    type Sense = ();

    fn sense(&self) {}

    fn winners(&self, pos: &Position) -> Seats {
        let both = Seats::first(2);
        let one = |cowboy: Cowboy| Seats::one(cowboy.seat());
        match Cowboy::BOTH.map(|cowboy| pos.place(cowboy) == Place::THROUGH) {
            [true, false] => one(Cowboy::Light),
            [false, true] => one(Cowboy::Dark),
            [false, false] => both,
            [true, true] => match pos.tokens(Cowboy::Light).cmp(&pos.tokens(Cowboy::Dark)) {
                std::cmp::Ordering::Greater => one(Cowboy::Light),
                std::cmp::Ordering::Less => one(Cowboy::Dark),
                std::cmp::Ordering::Equal => both,
            },
        }
    }

    fn is_open(&self, _pos: &Position) -> bool {
        true
    }

    fn worlds(&self, view: &Position) -> Worlds<Position> {
        Worlds::One(*view)
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
