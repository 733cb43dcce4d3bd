//! Duel: two cowboys shoot their way past each other.
//!
//! Light starts on rank 1 and faces north, Dark starts on the last rank and faces south; whoever is shot past its last
//! rank first wins. Cowboys never walk forward. In a turn the player steps once, sideways or back, and the bullets
//! printed on the field stepped onto shoot the cowboys of their colours one field in their direction. Before or after
//! the step the player may turn over one special-ammo token: a good shot knocks the opponent back, a double blast gives
//! another turn, a booster carries both forward, a dummy does nothing.
//!
//! Everything is open except the order of the tokens, which is drawn only when they are turned over.

mod board;
mod boards;
mod generate;
mod moves;
mod notation;
mod numbering;
mod options;
mod pieces;
mod play;
mod position;
mod refusal;
mod tables;
mod text;
mod view;

#[cfg(test)]
mod tests;

pub use board::{Board, Field};
pub(crate) use boards::Boards;
pub use generate::Recipe;
pub use notation::Move;
pub use options::Options;
pub use pieces::{Cowboy, Size, Token};
pub use position::{Phase, Place, Position};
pub use refusal::Refusal;

use gambol_core::{Chancy, Game, Limits, Outcome, Seat, Seats, Turn};
use moves::Moves;
use numbering::AmmoNumbers;
use position::{Kinds, Stage};
use std::cmp::Ordering;
use tables::Tables;

/// The game of Duel on a board, with its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    options: Options,
    tables: Tables,
    ammo_numbers: AmmoNumbers,
}

impl Duel {
    /// The board.
    pub fn board(&self) -> &Board {
        &self.options.board
    }

    /// The cowboys' size.
    pub fn size(&self) -> Size {
        self.options.size
    }

    /// Who places first and takes the first turn.
    pub fn first(&self) -> Cowboy {
        self.options.first
    }
}

impl Game for Duel {
    const NAME: &'static str = "duel";
    type Position = Position;
    type Move = Move;
    type Refusal = Refusal;

    #[inline]
    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Position {
        Position::before_placing(self.options.first, self.options.ammo)
    }

    #[inline]
    fn turn(&self, pos: &Position) -> Turn {
        match pos.stage() {
            Stage::Place | Stage::Act | Stage::Shot => Turn::Seat(pos.on_turn().seat()),
            Stage::Ammo => Turn::Chance,
            Stage::End => Turn::Over,
        }
    }

    #[inline]
    fn legal_moves(&self, pos: &Position, seat: Seat) -> impl ExactSizeIterator<Item = Move> {
        let cowboy = pos.on_turn();
        if seat != cowboy.seat() {
            return Moves::NONE;
        }
        match pos.stage() {
            Stage::Act => self.tables.acts(*pos),
            Stage::Place => self.tables.placements(cowboy),
            Stage::Shot => Moves::SHOTS,
            Stage::Ammo | Stage::End => Moves::NONE,
        }
    }

    #[inline]
    fn play_unchecked(&self, pos: &mut Position, _seat: Seat, m: Move) {
        match m {
            Move::Step { to, trigger } => self.step(pos, to, trigger),
            Move::Pass => pos.set_stepped(),
            Move::Fire => {
                pos.set_fired();
                // With one kind of token left unseen, what is turned over is not left to chance.
                match pos.kinds_unseen().only() {
                    Some(token) => self.turn_over(pos, token),
                    None => return pos.set_stage(Stage::Ammo),
                }
            }
            Move::End => return pos.open_next_turn_if(true),
            Move::Shot(cowboy) => self.shoot_chosen(pos, cowboy),
            Move::Place(field) => return self.place(pos, field),
            Move::Ammo(_) => unreachable!("no player says which token is turned over"),
        }
        pos.go_on();
    }

    fn check(&self, pos: &Position, seat: Seat, m: Move) -> Result<(), Refusal> {
        self.check_move(*pos, seat, m)
    }

    /// As soon as a cowboy is through, its player wins. If both are through in the same event, the player with more
    /// tokens left unturned wins; with equally many, both win.
    #[inline]
    fn outcome(&self, pos: &Position) -> Option<Outcome> {
        if !pos.is(Stage::End) {
            return None;
        }
        let tokens = |cowboy: Cowboy| pos.tokens(cowboy);
        let winner = match Cowboy::BOTH.map(|cowboy| pos.place(cowboy) == Place::THROUGH) {
            [true, false] => Some(Cowboy::Light),
            [false, true] => Some(Cowboy::Dark),
            // Called off.
            [false, false] => None,
            [true, true] => match tokens(Cowboy::Light).cmp(&tokens(Cowboy::Dark)) {
                Ordering::Greater => Some(Cowboy::Light),
                Ordering::Less => Some(Cowboy::Dark),
                Ordering::Equal => None,
            },
        };
        Some(winner.map_or(Outcome::drawn(2), |cowboy| Outcome::won(Seats::one(cowboy.seat()))))
    }

    #[inline]
    fn limits(&self) -> Limits {
        self.options.limits
    }

    #[inline]
    fn opens_turn(&self, pos: &Position) -> bool {
        pos.opens_turn()
    }

    fn call_off(&self, pos: &mut Position) {
        pos.end();
    }
}

impl Chancy for Duel {
    /// Each kind's probability is its number among all tokens not yet turned over, of both players.
    #[inline]
    fn outcomes(&self, pos: &Position) -> impl Iterator<Item = (Move, u32)> + Clone {
        let pos = *pos;
        let kinds = if pos.is(Stage::Ammo) { pos.kinds_unseen() } else { Kinds::NONE };
        kinds.map(move |token| (Move::Ammo(token), u32::from(pos.unseen(token))))
    }

    #[inline]
    fn fall_unchecked(&self, pos: &mut Position, m: Move) {
        let Move::Ammo(token) = m else { unreachable!("chance only turns tokens over") };
        self.turn_over(pos, token);
        pos.go_on();
    }
}

impl Position {
    /// After the step, if firing is no longer possible, the turn ends by itself.
    #[inline]
    fn go_on(&mut self) {
        if self.is(Stage::End) {
            return self.end();
        }
        self.open_next_turn_if(self.is(Stage::Act) & self.has_stepped() & !self.can_fire());
    }
}
