//! Kangaruse: kangaroos hop over a sheet of bushland that closes in behind them.
//!
//! Every square orders a direction and a number. A jump obeys at least one of the two and picks the other. The square
//! that is left is crossed out, the square that is landed on takes effect: it scores, it gives another jump, it crosses
//! out others, or it changes what may be done from there or around it. A player who cannot jump may pay 10 points to
//! teleport, or is out. When all are out, or nothing is left to score, whoever has the most points wins.
//!
//! The flow of a turn is below in [`Kangaruse::play_unchecked`](Game::play_unchecked) and the functions after
//! it; what each square does is in `play`, which jumps are legal in `jumps`, why others are not in `refusal`.

mod board;
mod boards;
mod generate;
mod jumps;
mod landscape;
mod moves;
mod notation;
mod options;
mod play;
mod points;
mod position;
mod refusal;
mod squares;
mod text;
mod view;

#[cfg(test)]
mod tests;

pub use board::{Axis, SQUARE_TYPES, Sheet, SquareType};
pub(crate) use boards::Boards;
pub use generate::{Edition, Recipe, Size};
pub use moves::Moves;
pub use notation::Move;
pub use options::Options;
pub use points::{Share, made_of};
pub use position::{Phase, Position, Pouch};
pub use refusal::Refusal;
pub use squares::{MOST_FILES, MOST_RANKS, MOST_SQUARES, Square, Squares};

use gambol_core::{Chancy, Game, Limits, Outcome, Seat, Seats, Turn};
use jumps::Tables;
use play::Opening;

/// The game: a sheet, the options, and what is known about the sheet before play begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kangaruse {
    options: Options,
    /// The squares that may be started from.
    starts: Squares,
    sheet_squares: Squares,
    /// Whether the game ends as soon as nothing is left to score: if that is an option, and there was something.
    ends_when_scored: bool,
    tables: Box<Tables>,
}

impl Kangaruse {
    /// The sheet that is played on.
    pub fn sheet(&self) -> &Sheet {
        &self.options.sheet
    }
}

impl Game for Kangaruse {
    const NAME: &'static str = "kangaruse";

    type Position = Position;
    type Move = Move;
    type Refusal = Refusal;

    #[inline]
    fn seats(&self) -> usize {
        self.options.players as usize
    }

    fn start(&self) -> Position {
        Position::new(self.starts)
    }

    #[inline]
    fn turn(&self, pos: &Position) -> Turn {
        if pos.phase == Phase::End { Turn::Over } else { Turn::Seat(pos.turn) }
    }

    #[inline]
    fn legal_moves(&self, pos: &Position, seat: Seat) -> impl ExactSizeIterator<Item = Move> {
        Moves::of(pos, seat, self.options.give_up)
    }

    #[inline]
    fn play_unchecked(&self, pos: &mut Position, seat: Seat, m: Move) {
        match m {
            Move::Start(square) => {
                self.stand_at_start(pos, seat, square);
                self.next_start(pos);
            }
            Move::Jump(square) => {
                self.go(pos, seat, square);
                self.land(pos, seat, square);
            }
            Move::Teleport(square) => {
                pos.pouches[seat.index()].teleports += 1;
                self.go(pos, seat, square);
                self.land(pos, seat, square);
            }
            Move::Stop => {
                pos.out = pos.out.with(seat);
                self.end_turn(pos);
            }
            Move::Destroy(one, other) => {
                self.strike(pos, Squares::one(one) | Squares::one(other));
                self.end_turn(pos);
            }
        }
    }

    /// "You stop, your points count."
    fn stop(&self, pos: &Position, seat: Seat) -> Option<Move> {
        (self.options.give_up && !pos.is_out(seat)).then_some(Move::Stop)
    }

    fn check(&self, pos: &Position, seat: Seat, m: Move) -> Result<(), Refusal> {
        self.check_move(pos, seat, m)
    }

    /// "Most points win; equal best scores share the win."
    #[inline]
    fn outcome(&self, pos: &Position) -> Option<Outcome> {
        if pos.phase != Phase::End {
            return None;
        }
        let points = self.points(pos);
        let best = points.as_slice().iter().copied().max().unwrap_or(0);
        let winners: Seats = points.iter().filter(|(_, own)| **own == best).map(|(seat, _)| seat).collect();
        Some(Outcome { winners, scores: Some(points) })
    }

    /// "No kangaroo can come to the same square twice, so the game always ends."
    #[inline]
    fn limits(&self) -> Limits {
        Limits::NONE
    }

    #[inline]
    fn opens_turn(&self, pos: &Position) -> bool {
        matches!(pos.phase, Phase::Jump | Phase::Stuck)
    }

    fn call_off(&self, pos: &mut Position) {
        Self::end(pos);
    }
}

impl Kangaruse {
    /// Asks the next seat where to start; after the last one the first turn opens.
    fn next_start(&self, pos: &mut Position) {
        let next = Seat(pos.turn.0 + 1);
        if next.0 < self.options.players {
            let free = self.free_starts(pos);
            Self::ask(pos, next, Phase::Start, free);
        } else if !self.open_turn(pos, Seat(0)) {
            self.end_turn(pos);
        }
    }

    /// The square that was landed on takes effect.
    #[inline]
    fn land(&self, pos: &mut Position, seat: Seat, square: Square) {
        let kind = self.tables.ground[square.index()].kind;
        if kind.is_scoring() {
            self.gain(pos, seat, square);
        } else if kind == SquareType::Kangaroo {
            return self.jump_again(pos, seat);
        } else if kind == SquareType::TasmanianDevil {
            self.strike(pos, self.devils_prey(pos, square));
        } else if kind == SquareType::TasmanianTiger {
            // "With two or fewer to choose from, all of them, unasked."
            let prey = self.tigers_prey(pos, square);
            if prey.len() > 2 {
                return Self::ask(pos, seat, Phase::Destroy, prey);
            }
            self.strike(pos, prey);
        }
        self.end_turn(pos);
    }

    /// "You jump again at once (a further jump decision; with no legal jump the turn just ends)."
    fn jump_again(&self, pos: &mut Position, seat: Seat) {
        let landings = self.landings(pos, seat);
        if self.only_thorny_devil(landings) {
            pos.out = pos.out.with(seat);
        } else if !landings.is_empty() {
            return Self::ask(pos, seat, Phase::Again, landings);
        }
        self.end_turn(pos);
    }

    /// Ends the turn of the seat that moved and opens the next one. "Being put out is" a turn, so it ends in the same
    /// way.
    #[inline]
    fn end_turn(&self, pos: &mut Position) {
        loop {
            if self.is_scored_out(pos) {
                return Self::end(pos);
            }
            let Some(next) = self.next_in_turn(pos) else { return Self::end(pos) };
            if self.open_turn(pos, next) {
                return;
            }
        }
    }

    /// Opens a seat's turn; false if that puts it out.
    #[inline]
    fn open_turn(&self, pos: &mut Position, seat: Seat) -> bool {
        match self.opening(pos, seat) {
            Opening::Jump(squares) => Self::ask(pos, seat, Phase::Jump, squares),
            Opening::Stuck(squares) => Self::ask(pos, seat, Phase::Stuck, squares),
            Opening::Out => {
                pos.out = pos.out.with(seat);
                pos.turn = seat;
                return false;
            }
        }
        true
    }

    fn end(pos: &mut Position) {
        Self::ask(pos, Seat(0), Phase::End, Squares::NONE);
    }
}

/// Nothing is left to chance.
impl Chancy for Kangaruse {}
