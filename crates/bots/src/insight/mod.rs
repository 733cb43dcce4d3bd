//! What a player knows of a game beyond its rules: what looks good, before anything is thought through.

mod duel;
mod guide;
mod gunst;
mod kangaruse;
mod muddy_ride;
mod two_paths;

#[cfg(test)]
mod tests;

pub use guide::{Deed, Guide};

use gambol_core::{Dice, MOST_SEATS, Seat, Seats, Turn, random_game};
use gambol_solve::table::Need;
use gambol_solve::{Cancelled, Progress, Solves};
use std::sync::Arc;

/// What each seat gets; what stands beyond the last seat means nothing.
pub type Returns = [f32; MOST_SEATS];

/// What could be behind a view, for a seat that thinks about its move.
#[derive(Clone, Debug)]
pub enum Worlds<P> {
    /// This.
    One(P),
    /// One of these, as this seat has chosen in its own interest.
    ChosenBy(Seat, Vec<P>),
    /// One of these, each as likely as its weight says; all weights together are 1.
    Weighed(Vec<(P, f32)>),
    /// Whatever is imagined from the view.
    Imagined,
}

/// What a game brings to its players: what looks good in it, before anything is thought through.
///
/// Only [`sense`](Insight::sense) is required, even if it says nothing; a game that says no more is searched with
/// random games to the end.
pub trait Insight: Solves + Clone + PartialEq {
    /// What is worked out once for a board.
    type Sense: Send + Sync + 'static;

    /// Looks at the board.
    fn sense(&self) -> Self::Sense;

    /// Whether everybody knows everything here.
    fn is_open(&self, pos: &Self::Position) -> bool {
        !self.has_secrets() && !matches!(self.turn(pos), Turn::Together(_))
    }

    /// Whether the best that the seat to move can do here may be a mixture.
    fn mixes(&self, pos: &Self::Position) -> bool {
        self.hides_choice(pos) || matches!(self.turn(pos), Turn::Together(_))
    }

    /// What could be behind a view.
    fn worlds(&self, view: &Self::View) -> Worlds<Self::Position> {
        if self.has_secrets() {
            return Worlds::Imagined;
        }
        Worlds::One(self.imagine(view, &mut Dice::new(0)))
    }

    /// All that could be behind a view; nothing where that is too much to list.
    fn possible(&self, view: &Self::View) -> Vec<Self::Position> {
        match self.worlds(view) {
            Worlds::One(pos) => vec![pos],
            Worlds::ChosenBy(_, could_be) => could_be,
            Worlds::Weighed(could_be) => could_be.into_iter().map(|(pos, _)| pos).collect(),
            Worlds::Imagined => Vec::new(),
        }
    }

    /// All that could be behind a view, each with how likely it is after all that was done, together 1; nothing where all
    /// are alike.
    fn weigh(
        &self,
        _sense: &Self::Sense,
        _view: &Self::View,
        _deeds: &[Deed<Self>],
    ) -> Vec<(Self::Position, f32)> {
        Vec::new()
    }

    /// Whether what a seat does may tell the others what it hides, so that it is well not to be too predictable.
    fn betrays(&self) -> bool {
        false
    }

    /// What a position looks like being worth to each seat. It need not be the same twice.
    fn guess(&self, _sense: &Self::Sense, pos: &Self::Position, dice: &mut Dice) -> Returns {
        let mut pos = *pos;
        play_on(self, &mut pos, dice, LONG)
            .map_or([0.0; MOST_SEATS], |winners| returns(winners, self.seats()))
    }

    /// How good a move looks beside the others; above 0.
    fn prior(&self, _sense: &Self::Sense, _pos: &Self::Position, _m: Self::Move) -> f32 {
        1.0
    }

    /// How far from the truth a search is nine times in ten however long it thinks, as a part of all there is to win or
    /// lose. `gambol calibrate` measures it where the game is solved; where nobody has measured it, it is believed to be
    /// as much as in Muddy Ride.
    fn bias(&self) -> f64 {
        0.5
    }

    /// What a guide to this board takes; none if nobody guides.
    fn guide_need(&self) -> Option<Need> {
        None
    }

    /// Looks at the whole board, which may take a minute.
    fn guide(&self, _progress: &dyn Progress) -> Result<Option<Arc<dyn Guide<Self>>>, Cancelled> {
        Ok(None)
    }

    /// Learns from this many games what [`sense`](Insight::sense) knows of all boards, as text that comes along with the
    /// program; none if there is nothing to learn.
    fn learn(_games: u64, _seed: u64) -> Option<String> {
        None
    }

    /// Whether exact play takes its time over a move, so that hints and perfect computers are given more of it.
    fn is_slow_to_judge(&self) -> bool {
        false
    }
}

/// A random game that lasts longer tells nothing.
const LONG: u64 = 400;

/// The most that a seat can get: what all who are not on its side pay, shared by those who are.
pub(crate) fn most(game: &impl Insight) -> f32 {
    let prize = |side: Seats| (game.seats() - side.len()) as f32 / side.len() as f32;
    game.sides().into_iter().map(prize).fold(0.0, f32::max)
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

/// Plays on at random for this many plies at most; the winners if the game ended.
#[inline]
fn play_on<G: Insight>(game: &G, pos: &mut G::Position, dice: &mut Dice, most: u64) -> Option<Seats> {
    random_game(game, pos, dice, most);
    game.outcome(pos).map(|outcome| outcome.winners)
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
