//! What a player knows of a game beyond its rules: what looks good, before anything is thought through.

mod duel;
mod gunst;
mod kangaruse;
mod muddy_ride;
mod two_paths;

#[cfg(test)]
mod tests;

use gambol_core::{Dice, MOST_SEATS, Playable, Seat, Seats, random_game};

/// What each seat gets.
pub(crate) type Returns = [f32; MOST_SEATS];

/// What could be behind a view, for a seat that thinks about its move.
pub(crate) enum Worlds<P> {
    /// This.
    One(P),
    /// One of these, as this seat has chosen in its own interest.
    ChosenBy(Seat, Vec<P>),
    /// Whatever is imagined from the view.
    Imagined,
}

/// What a player knows of a game beyond its rules.
pub(crate) trait Insight: Playable + Clone + PartialEq {
    /// What is worked out once for a board.
    type Sense: Send + Sync + 'static;

    /// Looks at the board.
    fn sense(&self) -> Self::Sense;

    /// Who has won, in a position where the game is over; everybody in a draw. The same as the outcome's, but without
    /// its words, since those take memory.
    fn winners(&self, pos: &Self::Position) -> Seats;

    /// The most that a seat can get: what all others pay.
    fn most(&self) -> f32 {
        self.seats() as f32 - 1.0
    }

    /// Whether one seat wins what the other loses.
    fn are_opponents(&self, one: Seat, other: Seat) -> bool {
        one != other
    }

    /// Whether everybody knows everything here.
    fn is_open(&self, pos: &Self::Position) -> bool;

    /// Whether the best that the seat to move can do here may be a mixture.
    fn mixes(&self, _pos: &Self::Position) -> bool {
        false
    }

    /// Whether whoever wants the best move has to weigh so much at once that it takes seconds.
    fn is_slow_to_weigh(&self) -> bool {
        false
    }

    /// What could be behind a view.
    fn worlds(&self, view: &Self::View) -> Worlds<Self::Position>;

    /// What a position looks like being worth to each seat. It need not be the same twice.
    fn guess(&self, sense: &Self::Sense, pos: &Self::Position, dice: &mut Dice) -> Returns;

    /// How good a move looks beside the others; above 0.
    fn prior(&self, _sense: &Self::Sense, _pos: &Self::Position, _m: Self::Move) -> f32 {
        1.0
    }
}

/// What the seats get if these win.
#[inline]
pub(crate) fn returns(winners: Seats, seats: usize) -> Returns {
    let count = winners.len();
    let prize = (seats - count) as f32 / count as f32;
    let mut returns = [0.0; MOST_SEATS];
    for (seat, own) in returns.iter_mut().take(seats).enumerate() {
        *own = if winners.has(Seat(seat as u8)) { prize } else { -1.0 };
    }
    returns
}

/// Plays on at random for so many plies at most; the winners if the game ended.
#[inline]
fn play_on<G: Insight>(game: &G, pos: &mut G::Position, dice: &mut Dice, most: u64) -> Option<Seats> {
    (random_game(game, pos, dice, most) < most).then(|| game.winners(pos))
}

/// What a race looks like being worth: the further ahead, the likelier to win. `left` holds how many of its turns each
/// seat is from the end, and `sharp` how much a turn tells.
#[inline]
fn race(left: &[f32], sharp: f32) -> Returns {
    let nearest = left.iter().copied().fold(f32::INFINITY, f32::min);
    let mut returns = [0.0; MOST_SEATS];
    let mut total = 0.0;
    for (own, left) in returns.iter_mut().zip(left) {
        *own = (sharp * (nearest - left)).exp();
        total += *own;
    }
    let seats = left.len() as f32;
    returns.iter_mut().take(left.len()).for_each(|own| *own = *own / total * seats - 1.0);
    returns
}
