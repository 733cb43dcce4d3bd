//! Two Paths (Zwei Wege): a race across a clearing, by bluff.
//!
//! Two players, South and North, each lead a fox, a hare and a hedgehog across a network of spaces to the other's
//! starting line. From every space two ways lead on, one towards the west side of the table and one towards the east.
//! The player on turn announces an animal and hides a side; the opponent blocks a side. If it blocked the wrong one,
//! the animal goes, leaping over whoever stands in its way; if it blocked the right one, the animal stays and the
//! opponent may move its own animal of that kind to that side instead. A turn has three tries and goes on from there
//! until a block succeeds. No animal may arrive while one of its own side still stands on the starting line. Whoever
//! has all three across first wins.

mod board;
mod boards;
mod generate;
mod moves;
mod notation;
mod numbering;
mod options;
mod play;
mod position;
mod refusal;
#[cfg(test)]
mod tests;
mod text;
mod view;

pub use board::{Board, Space};
pub(crate) use boards::Boards;
pub use generate::Recipe;
pub use moves::Moves;
pub use notation::{Animal, Move, Order, Side};
pub use options::Options;
pub use position::{Phase, Place, Position};
pub use refusal::Refusal;
pub use view::View;

use gambol_core::{Chancy, Game, Limits, Outcome, Seat, Seats, Turn};
use numbering::Numbering;
use play::Runs;

/// South lines up first and goes up the ranks.
const SOUTH: Seat = Seat(0);
/// North goes down the ranks.
const NORTH: Seat = Seat(1);

/// The game: a network of ways and who begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TwoPaths {
    options: Options,
    runs: Runs,
    numbering: Numbering,
}

impl TwoPaths {
    /// The game with valid options.
    fn of(options: Options) -> TwoPaths {
        let runs = Runs::new(&options.board);
        let numbering = Numbering::new(&options.board);
        TwoPaths { options, runs, numbering }
    }

    /// The network that is played on.
    pub fn board(&self) -> &Board {
        &self.options.board
    }

    /// The seat that takes the first turn.
    pub fn first(&self) -> Seat {
        self.options.first
    }
}

impl Game for TwoPaths {
    const NAME: &'static str = "two-paths";
    type Position = Position;
    type Move = Move;
    type Refusal = Refusal;

    #[inline]
    fn seats(&self) -> usize {
        2
    }

    /// South lines up, then North, who sees it.
    fn start(&self) -> Position {
        Position::new()
    }

    #[inline]
    fn turn(&self, pos: &Position) -> Turn {
        pos.seat_asked().map_or(Turn::Over, Turn::Seat)
    }

    #[inline]
    fn legal_moves(&self, pos: &Position, seat: Seat) -> impl ExactSizeIterator<Item = Move> {
        Moves::of(pos, seat)
    }

    /// The flow of the game: line up twice, then try after try.
    #[inline]
    fn play_unchecked(&self, pos: &mut Position, _seat: Seat, m: Move) {
        match m {
            Move::Line(order) => {
                let seat = pos.turn();
                self.line_up(pos, seat, order);
                if seat == SOUTH {
                    pos.ask_line(NORTH);
                } else {
                    self.open_try(pos, self.options.first, 1);
                }
            }
            Move::Hide(animal, side) => pos.ask_block(animal, side),
            Move::Block(blocked) => {
                let (Some(animal), Some(hidden)) = (pos.announced(), pos.hidden()) else { return };
                let player = pos.turn();
                if blocked != hidden {
                    self.advance(pos, player, animal, hidden);
                    self.close_try(pos, player, true);
                } else if self.is_allowed(pos, player.other(), animal, hidden) {
                    pos.ask_take();
                } else {
                    self.close_try(pos, player, false);
                }
            }
            Move::Take => {
                let (Some(animal), Some(hidden)) = (pos.announced(), pos.hidden()) else { return };
                let opponent = pos.turn().other();
                self.advance(pos, opponent, animal, hidden);
                self.close_try(pos, opponent, false);
            }
            Move::Decline => self.close_try(pos, pos.turn().other(), false),
        }
    }

    fn check(&self, pos: &Position, seat: Seat, m: Move) -> Result<(), Refusal> {
        self.check_move(pos, seat, m)
    }

    /// Whoever has all three across first wins; if neither player may move any animal, the game is drawn.
    #[inline]
    fn outcome(&self, pos: &Position) -> Option<Outcome> {
        match pos.phase() {
            Phase::Won => Some(Outcome::won(Seats::one(pos.turn()))),
            Phase::Stuck | Phase::CalledOff => Some(Outcome::drawn(2)),
            Phase::Line | Phase::Hide | Phase::Block | Phase::Take => None,
        }
    }

    /// Nothing to count repetitions by: blocked tries change nothing, and that is the game.
    #[inline]
    fn limits(&self) -> Limits {
        Limits { repetition: 0, ply_cap: self.options.ply_cap }
    }

    #[inline]
    fn opens_turn(&self, pos: &Position) -> bool {
        pos.phase() == Phase::Hide && pos.try_number() == 1
    }

    fn call_off(&self, pos: &mut Position) {
        pos.end(Phase::CalledOff, SOUTH);
    }
}

/// Chance has no part in it: all the uncertainty is the opponent's mind.
impl Chancy for TwoPaths {}
