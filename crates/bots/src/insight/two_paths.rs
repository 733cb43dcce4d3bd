//! Two Paths: how many rows all animals of a player have still before them.

use super::{Insight, Returns, Worlds, race};
use gambol_core::{Dice, Seat, Veiled};
use gambol_games::two_paths::{Animal, Phase, Place, Position, TwoPaths, View};

/// How much a row ahead tells.
const SHARP: f32 = 0.35;

impl Insight for TwoPaths {
    fn bias(&self) -> f64 {
        0.14
    }

    /// By seat and space: how many rows to go.
    type Sense = [[f32; 64]; 2];

    fn sense(&self) -> [[f32; 64]; 2] {
        let mut left = [[0.0; 64]; 2];
        let rows = self.board().rows();
        for row in 0..rows {
            for space in self.board().row(row) {
                left[0][space.0 as usize & 63] = (rows - 1 - row) as f32;
                left[1][space.0 as usize & 63] = row as f32;
            }
        }
        left
    }

    /// Only right after a take or a line-up does each know as much as the other: every try ahead hides a side.
    fn is_open(&self, pos: &Position) -> bool {
        matches!(pos.phase(), Phase::Take | Phase::Line) || pos.phase().is_end()
    }

    fn mixes(&self, pos: &Position) -> bool {
        matches!(pos.phase(), Phase::Hide | Phase::Block)
    }

    /// The hidden side was hidden on purpose.
    fn worlds(&self, view: &View) -> Worlds<Position> {
        if !view.is_veiled() {
            return Worlds::One(*view.known());
        }
        let mut could_be = Vec::with_capacity(2);
        // Each of the two sides comes up within this many tries, but for one case in a billion billions.
        let mut dice = Dice::new(1);
        for _ in 0..64 {
            let imagined = self.imagine(view, &mut dice);
            if !could_be.contains(&imagined) {
                could_be.push(imagined);
            }
        }
        could_be.sort_by_key(|pos| pos.hidden().map(|side| side as u8));
        Worlds::ChosenBy(view.known().turn(), could_be)
    }

    fn guess(&self, left: &[[f32; 64]; 2], pos: &Position, _dice: &mut Dice) -> Returns {
        let of_seat = |seat: Seat| {
            let to_go = |animal: Animal| match pos.place(seat, animal) {
                Place::On(space) => left[seat.index() & 1][space.0 as usize & 63],
                Place::Home => 0.0,
                Place::Waiting => self.board().rows() as f32,
            };
            Animal::ALL.into_iter().map(to_go).sum::<f32>()
        };
        // Whoever is on turn has more tries before the other has any.
        let tries = [1.5, 1.0, 0.5][usize::from(pos.try_number().clamp(1, 3)) - 1];
        let wait = |seat: Seat| if pos.turn() == seat { 0.0 } else { tries };
        race(&[Seat(0), Seat(1)].map(|seat| of_seat(seat) + wait(seat)), SHARP)
    }
}
