//! Playing at random, as fast as the game allows and without touching the heap.

use crate::dice::Dice;
use crate::game::Chancy;
use crate::turn::Turn;

/// Plays one random ply. False if the game is over.
#[inline]
pub fn random_ply<G: Chancy>(game: &G, pos: &mut G::Position, dice: &mut Dice) -> bool {
    match game.turn(pos) {
        Turn::Seat(seat) => {
            let m = dice.pick(game.legal_moves(pos, seat));
            game.play_unchecked(pos, seat, m);
        }
        Turn::Together(seats) => {
            let before = *pos;
            for seat in seats.iter() {
                let m = dice.pick(game.legal_moves(&before, seat));
                game.play_unchecked(pos, seat, m);
            }
        }
        Turn::Chance => {
            let m = dice.draw(game.outcomes(pos));
            game.fall_unchecked(pos, m);
        }
        Turn::Over => return false,
    }
    true
}

/// Plays on at random to the end or for at most `most` plies, and says how many were played.
#[inline]
pub fn random_game<G: Chancy>(game: &G, pos: &mut G::Position, dice: &mut Dice, most: u64) -> u64 {
    let mut plies = 0;
    while plies < most && random_ply(game, pos, dice) {
        plies += 1;
    }
    plies
}
