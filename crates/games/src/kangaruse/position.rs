//! The position: what is crossed out, where the kangaroos stand and what they have gained.

use super::board::{SCORING_KINDS, SquareType};
use super::squares::{MOST_SQUARES, Square, Squares};
use gambol_core::{MOST_SEATS, Seat, Seats};
use std::hash::{Hash, Hasher};

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Phase {
    /// Where to start.
    Start,
    /// The jump that opens a turn.
    Jump,
    /// The extra jump that a kangaroo square gives.
    Again,
    /// To teleport or to stop, since no jump is possible.
    Stuck,
    /// Which two squares the tiger crosses out.
    Destroy,
    /// Nothing: the game has ended.
    End,
}

impl Phase {
    /// The phase's name in the state.
    pub const fn name(self) -> &'static str {
        ["start", "jump", "again", "stuck", "destroy", "end"][self as usize]
    }
}

/// What a seat has gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Pouch {
    /// The sum of the values of its score squares.
    pub(super) score: i16,
    /// How many squares of each scoring type it has.
    pub(super) counts: [u8; SCORING_KINDS],
    /// The value of the echidna it visited last; 0 if none.
    pub(super) echidna: u8,
    /// How often it has teleported.
    pub(super) teleports: u8,
}

impl Pouch {
    /// How many squares of a scoring type the seat has.
    pub fn count(&self, kind: SquareType) -> u8 {
        self.counts.get(kind as usize).copied().unwrap_or(0)
    }

    /// The sum of the values of the seat's score squares.
    pub fn score(&self) -> i32 {
        i32::from(self.score)
    }

    /// The value of the echidna the seat visited last.
    pub fn echidna(&self) -> Option<u8> {
        (self.echidna > 0).then_some(self.echidna)
    }

    /// How often the seat has teleported.
    pub fn teleports(&self) -> u8 {
        self.teleports
    }
}

/// A position of Kangaruse, 192 bytes:
///
/// ```text
///  byte   0      crossed    3 × u64   one bit per square
///        24      choices    3 × u64   the squares to choose from now; follows from all the rest
///        48      owners     9 × u64   by square three bits, low to high: 0 nobody, else 1 + the seat that
///                                     gained it; all 0 unless destruction is harsh
///       120      pouches    5 × 12    score i16 · eight counts · last echidna · teleports
///       180      kangaroos  5 × u8    the number of the square, 255 before the start
///       185      out        u8        one bit per seat
///       186      turn       u8        the seat to move
///       187      phase      u8        and 4 bytes left over
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) crossed: Squares,
    pub(super) choices: Squares,
    pub(super) owners: [Squares; 3],
    pub(super) pouches: [Pouch; MOST_SEATS],
    pub(super) kangaroos: [u8; MOST_SEATS],
    pub(super) out: Seats,
    pub(super) turn: Seat,
    pub(super) phase: Phase,
}

const _: () = assert!(size_of::<Position>() == 192);

/// A number that is not a square's.
const NOWHERE: u8 = 255;

impl Position {
    /// The position before anybody has started, with these squares to start from.
    pub(super) fn new(starts: Squares) -> Position {
        Position {
            crossed: Squares::NONE,
            choices: starts,
            owners: [Squares::NONE; 3],
            pouches: [Pouch::default(); MOST_SEATS],
            kangaroos: [NOWHERE; MOST_SEATS],
            out: Seats::NONE,
            turn: Seat(0),
            phase: Phase::Start,
        }
    }

    /// The squares that are crossed out.
    pub fn crossed(&self) -> Squares {
        self.crossed
    }

    /// The squares that may be named in the next move.
    pub fn choices(&self) -> Squares {
        self.choices
    }

    /// What is asked now.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat to move; none at the end.
    pub fn to_move(&self) -> Option<Seat> {
        (self.phase != Phase::End).then_some(self.turn)
    }

    /// Where a seat's kangaroo stands; none before its start.
    pub fn kangaroo(&self, seat: Seat) -> Option<Square> {
        let number = self.kangaroos[seat.index()];
        ((number as usize) < MOST_SQUARES).then(|| Square::numbered(number))
    }

    /// Where the kangaroo of a seat that has started stands.
    #[inline]
    pub(super) fn standing(&self, seat: Seat) -> Square {
        Square::numbered(self.kangaroos[seat.index()])
    }

    /// The squares on which kangaroos stand.
    #[inline]
    pub fn occupied(&self) -> Squares {
        self.kangaroos.iter().fold(Squares::NONE, |occupied, &number| occupied | Squares::numbered(number))
    }

    /// The squares on which kangaroos of other seats stand.
    pub(super) fn others(&self, seat: Seat) -> Squares {
        let seats = (0..MOST_SEATS as u8).map(Seat).filter(|&other| other != seat);
        seats.filter_map(|other| self.kangaroo(other)).collect()
    }

    /// "A square is used when it is crossed out or a kangaroo stands on it."
    #[inline]
    pub fn used(&self) -> Squares {
        self.crossed | self.occupied()
    }

    /// Whether a seat is out.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out.has(seat)
    }

    /// What a seat has gained.
    pub fn pouch(&self, seat: Seat) -> &Pouch {
        &self.pouches[seat.index()]
    }

    /// Who gained from a square and has not lost it again; known only while destruction is harsh.
    pub fn owner(&self, square: Square) -> Option<Seat> {
        let bit = |plane: usize| u8::from(self.owners[plane].has(square)) << plane;
        (bit(0) | bit(1) | bit(2)).checked_sub(1).map(Seat)
    }

    /// Notes who gained from a square, or that nobody has it any more.
    pub(super) fn set_owner(&mut self, square: Square, owner: Option<Seat>) {
        let code = owner.map_or(0, |seat| seat.0 + 1);
        for (plane, squares) in self.owners.iter_mut().enumerate() {
            if code >> plane & 1 == 1 {
                squares.insert(square);
            } else {
                squares.remove(square);
            }
        }
    }
}

impl Hash for Position {
    /// The choices follow from all the rest, so they need not be hashed.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.crossed.hash(state);
        self.owners.hash(state);
        self.pouches.hash(state);
        self.kangaroos.hash(state);
        (self.out, self.turn, self.phase).hash(state);
    }
}
