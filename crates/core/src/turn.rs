//! Whose move it is, and how a game ended.

use crate::seat::{BySeat, Seat, Seats};

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// One seat moves.
    Seat(Seat),
    /// Each of these seats has yet to make a choice that the others may not see.
    Together(Seats),
    /// Nobody decides: a die, a deal, a token turned over.
    Chance,
    /// The game has ended; [`Game::outcome`](crate::Game::outcome) says how.
    Over,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The seats that won: several when they share it, all of them in a draw.
    pub winners: Seats,
    /// The points of each seat, where the game has points.
    pub scores: Option<BySeat<i32>>,
}

impl Outcome {
    /// These seats win.
    pub const fn won(winners: Seats) -> Outcome {
        Outcome { winners, scores: None }
    }

    /// Nobody wins and nobody loses.
    pub const fn drawn(seats: usize) -> Outcome {
        Outcome::won(Seats::first(seats))
    }

    /// With w winning and l losing seats, each loser gets −1 and each winner l/w; in a draw all get 0.
    pub fn returns(&self, seats: usize) -> Vec<f64> {
        let winners = self.winners.len();
        let losers = seats - winners;
        let prize = losers as f64 / winners as f64;
        (0..seats as u8).map(|seat| if self.winners.has(Seat(seat)) { prize } else { -1.0 }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_loser_pays_one_and_the_winners_share_it() {
        let outcome = Outcome::won(Seats::one(Seat(2)));
        assert_eq!(outcome.returns(4), [-1.0, -1.0, 3.0, -1.0]);
        let shared = Outcome::won([Seat(0), Seat(1)].into_iter().collect());
        assert_eq!(shared.returns(3), [0.5, 0.5, -1.0]);
    }

    #[test]
    fn in_a_draw_all_get_nothing() {
        assert_eq!(Outcome::drawn(2).returns(2), [0.0, 0.0]);
    }
}
