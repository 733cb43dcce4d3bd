//! The rules, one function each.

use super::board::{Board, Space};
use super::notation::{Animal, Order, Side};
use super::position::{HOME, Phase, Position, WAITING};
use super::{NORTH, SOUTH, TwoPaths};
use gambol_core::Seat;

/// For each seat, place and side, the *run*: all spaces short of the finishing line that an animal comes to from there
/// if it keeps to that side.
///
/// A leap goes along the run to its first free space, so leaping is one look at `run & !occupied`. Spaces are numbered
/// row after row, one of each row lies on the run, and so the first one is the lowest bit for South and the highest for
/// North. An animal that waits or is home has an empty run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Runs {
    runs: [[[u64; 2]; 64]; 2],
    starting_lines: [u64; 2],
}

impl Runs {
    pub(super) fn new(board: &Board) -> Runs {
        let mut runs = [[[0; 2]; 64]; 2];
        for seat in [SOUTH, NORTH] {
            for from in (0..board.spaces() as u8).map(Space) {
                runs[seat.index()][from.0 as usize] = Side::ALL.map(|side| run(board, seat, from, side));
            }
        }
        let line = |seat| board.starting_line(seat).iter().fold(0, |line, space| line | space.bit());
        Runs { runs, starting_lines: [line(SOUTH), line(NORTH)] }
    }
}

/// The spaces that an animal comes to from here towards one side, up to the last before its finishing line.
fn run(board: &Board, seat: Seat, from: Space, side: Side) -> u64 {
    match board.way(seat, from, side) {
        Some(next) if !board.is_finish(seat, next) => next.bit() | run(board, seat, next, side),
        _ => 0,
    }
}

/// What a seat is called.
pub(super) fn name(seat: Seat) -> &'static str {
    if seat == SOUTH { "South" } else { "North" }
}

impl TwoPaths {
    /// The animals stand on their starting line in the order named, from west to east.
    pub(super) fn line_up(&self, pos: &mut Position, seat: Seat, order: Order) {
        for (space, animal) in self.options.board.starting_line(seat).into_iter().zip(order.animals()) {
            pos.places[seat.index()][animal as usize] = space.0;
            pos.occupied |= space.bit();
        }
    }

    /// A try opens for the player on turn. A player who may move nothing loses the rest of the turn to the opponent; if
    /// neither may move anything, the game is drawn.
    #[inline]
    pub(super) fn open_try(&self, pos: &mut Position, player: Seat, number: u8) {
        let allowed = self.allowed_pairs(pos, player);
        if allowed != 0 {
            return pos.ask_hide(player, number, allowed);
        }
        let opponent = player.other();
        match self.allowed_pairs(pos, opponent) {
            0 => pos.end(Phase::Stuck, SOUTH),
            allowed => pos.ask_hide(opponent, 1, allowed),
        }
    }

    /// A try closes after `mover` could move. A player with all three animals across wins, in whoever's turn. Otherwise
    /// a turn has three tries, and more as long as they succeed; then it is the opponent's.
    #[inline]
    pub(super) fn close_try(&self, pos: &mut Position, mover: Seat, succeeded: bool) {
        if pos.has_arrived(mover) {
            return pos.end(Phase::Won, mover);
        }
        let (player, number) = (pos.turn(), pos.try_number());
        if number < 3 || succeeded {
            self.open_try(pos, player, (number + 1).min(3));
        } else {
            self.open_try(pos, player.other(), 1);
        }
    }

    /// The free spaces that an animal can still come to towards a side, before its finishing line.
    #[inline]
    pub(super) fn free_ahead(&self, pos: &Position, seat: Seat, animal: Animal, side: Side) -> u64 {
        let place = pos.places[(seat.0 & 1) as usize][animal as usize];
        self.runs.runs[(seat.0 & 1) as usize][(place & 63) as usize][side as usize] & !pos.occupied
    }

    /// An animal goes its way towards a side, leaping over every animal on it, to the first free space. If it comes to
    /// the finishing line, or over an animal that stands there, it has arrived and leaves the board.
    #[inline]
    pub(super) fn advance(&self, pos: &mut Position, seat: Seat, animal: Animal, side: Side) {
        let free = self.free_ahead(pos, seat, animal, side);
        let first = if seat == SOUTH { free.trailing_zeros() } else { 63 ^ free.leading_zeros() };
        let place = &mut pos.places[(seat.0 & 1) as usize][animal as usize];
        pos.occupied &= !Space(*place).bit();
        if free == 0 {
            *place = HOME;
        } else {
            *place = first as u8;
            pos.occupied |= Space(*place).bit();
        }
    }

    /// Whether one of the seat's animals stands on its starting line. Only its own ever do: the others leave the board
    /// as they come there.
    #[inline]
    pub(super) fn is_on_starting_line(&self, pos: &Position, seat: Seat) -> bool {
        pos.occupied & self.runs.starting_lines[(seat.0 & 1) as usize] != 0
    }

    /// A pair of animal and side is allowed if the animal is on the board and does not arrive while an animal of its
    /// own, even itself, stands on the starting line.
    #[inline]
    pub(super) fn is_allowed(&self, pos: &Position, seat: Seat, animal: Animal, side: Side) -> bool {
        let is_on_board = pos.places[(seat.0 & 1) as usize][animal as usize] < WAITING;
        let arrives = self.free_ahead(pos, seat, animal, side) == 0;
        is_on_board & !(arrives & self.is_on_starting_line(pos, seat))
    }

    /// All allowed pairs of a seat, a bit each. Once the starting line is empty, nothing but being home forbids any,
    /// and no way needs to be looked at.
    #[inline]
    pub(super) fn allowed_pairs(&self, pos: &Position, seat: Seat) -> u8 {
        let mut pairs = 0;
        if self.is_on_starting_line(pos, seat) {
            for animal in Animal::ALL {
                for side in Side::ALL {
                    let is_allowed = self.is_allowed(pos, seat, animal, side);
                    pairs |= u8::from(is_allowed) << (2 * animal as u8 + side as u8);
                }
            }
        } else {
            for animal in Animal::ALL {
                let is_on_board = pos.places[(seat.0 & 1) as usize][animal as usize] < WAITING;
                pairs |= (u8::from(is_on_board) * 3) << (2 * animal as u8);
            }
        }
        pairs
    }
}
