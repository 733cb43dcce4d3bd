//! Kangaruse: each plays on for a few jumps, after what they bring at once; then the points are counted. How much a point
//! ahead tells was learned from games (`fit.rs`).

mod fit;

use fit::Weights;

use super::{Insight, Returns, race, returns};
use gambol_core::{Chancy, Dice, Game, MOST_SEATS, Seat, Turn};
use gambol_games::kangaruse::{Kangaruse, Move, Position};

/// How many jumps each player plays on before guessing.
const JUMPS: usize = 3;

/// How many moves each of them is chosen from.
const CHOSEN_FROM: usize = 3;

/// How much likelier a move is tried for each point that it brings.
const EAGER: f32 = 0.15;

impl Insight for Kangaruse {
    type Sense = Weights;

    /// Near the end nearly everything is won or lost whatever looks better: with 0.5, four in ten moves that a review would
    /// have blamed had given nothing away.
    fn bias(&self) -> f64 {
        0.65
    }

    fn sense(&self) -> Weights {
        Weights::learned()
    }

    fn learn(games: u64, seed: u64) -> Option<String> {
        Some(fit::fit(games, seed).told())
    }

    /// Everything lies open.
    fn is_open(&self, _pos: &Position) -> bool {
        true
    }

    fn prior(&self, _sense: &Weights, pos: &Position, m: Move) -> f32 {
        let Turn::Seat(seat) = self.turn(pos) else { return 1.0 };
        let mut next = *pos;
        self.play_unchecked(&mut next, seat, m);
        let gain = lead(self, &next, seat) - lead(self, pos, seat);
        (EAGER * gain as f32).clamp(-2.0, 2.0).exp()
    }

    fn guess(&self, weights: &Weights, pos: &Position, dice: &mut Dice) -> Returns {
        let mut pos = *pos;
        play_on(self, &mut pos, dice);
        let points = self.points(&pos);
        let mut left = [0.0; MOST_SEATS];
        for (left, &own) in left.iter_mut().zip(points.as_slice()) {
            *left = -own as f32;
        }
        let mut soft = race(&left[..self.seats()], weights.sharp(progress(self, &pos)));
        if let Some(outcome) = self.outcome(&pos) {
            // Even a game that has ended tells more by how it was won: this was but one of many.
            let hard = returns(outcome.winners, self.seats());
            soft.iter_mut().zip(hard).for_each(|(soft, hard)| *soft = f32::midpoint(*soft, hard));
        }
        soft
    }
}

/// Everybody jumps on for a while, each time to the best of a few places.
fn play_on(game: &Kangaruse, pos: &mut Position, dice: &mut Dice) {
    for _ in 0..JUMPS * game.seats() {
        match game.turn(pos) {
            Turn::Seat(seat) => {
                let count = game.legal_moves(pos, seat).len();
                let tries = CHOSEN_FROM.min(count);
                let nexts = (0..tries).map(|_| {
                    let m = game.legal_moves(pos, seat).nth(dice.index(count));
                    let mut next = *pos;
                    game.play_unchecked(&mut next, seat, m.expect("there are so many moves"));
                    next
                });
                *pos = nexts.max_by_key(|next| lead(game, next, seat)).expect("there is a move");
            }
            Turn::Chance => {
                let m = dice.draw(game.outcomes(pos));
                game.fall_unchecked(pos, m);
            }
            Turn::Together(_) | Turn::Over => return,
        }
    }
}

/// How well a seat does: its own points count twice, for it can do something about them.
fn lead(game: &Kangaruse, pos: &Position, seat: Seat) -> i32 {
    let points = game.points(pos);
    let others = points.as_slice().iter().enumerate().filter(|(other, _)| *other != seat.index());
    2 * points[seat] - others.map(|(_, &points)| points).max().unwrap_or(0)
}

/// The part of the sheet that has been used.
fn progress(game: &Kangaruse, pos: &Position) -> f32 {
    pos.used().len() as f32 / game.sheet().squares().len().max(1) as f32
}
