//! The position: sixteen bytes, all that decides how play can go on.

use super::board::Space;
use super::notation::{Animal, Side};
use gambol_core::Seat;
use std::fmt;

/// What is asked, or how the game ended.
///
/// The numbers tell at a look who is asked: from 4 on nobody, otherwise the opponent of the player on turn from 2 on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Phase {
    /// A player lines up its animals.
    Line,
    /// The player on turn announces an animal and hides a side.
    Hide,
    /// The opponent blocks a side.
    Block,
    /// The opponent has blocked the hidden side and may move its own animal.
    Take,
    /// Over: the seat on turn has won.
    Won,
    /// Over: neither player may move any animal.
    Stuck,
    /// Over: the driver has called it a draw.
    CalledOff,
}

impl Phase {
    /// Whether the game is over.
    pub const fn is_end(self) -> bool {
        matches!(self, Phase::Won | Phase::Stuck | Phase::CalledOff)
    }
}

/// Where an animal is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Not yet lined up.
    Waiting,
    /// On this space.
    On(Space),
    /// Arrived, and off the board.
    Home,
}

/// The position.
///
/// ```text
/// bytes  0 … 7     occupied  a bit for each space on which an animal of either player stands
/// bytes  8 … 13    places    South's fox, hare, hedgehog, then North's: 0 … 50 a space, 62 waiting, 63 home
/// byte   14        asked     ┌ 7    6 ┬ 5   4 ┬  3 ┬ 2   1   0 ┐
///                            │ hidden │  try  │turn│   phase   │   hidden: 0 none, 2 west, 3 east
///                            └────────┴───────┴────┴───────────┘
/// byte   15        choices   ┌ 7    6 ┬ 5   4   3    2   1   0 ┐
///                            │announc.│   what can be chosen   │   announced: the animal's number, 3 none
///                            └────────┴────────────────────────┘
/// ```
///
/// A choice is an order of line-up, a pair of animal and side (G east, G west, H east … F west), a side to block, or
/// taking (bit 0) and declining. `occupied` and the choices follow from all the rest: they are carried because a try
/// asks for them again and again. Whatever is not under way is zero (announced: 3), so that equal positions are equal
/// bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) occupied: u64,
    pub(super) places: [[u8; 3]; 2],
    asked: u8,
    choices: u8,
}

const _: () = assert!(size_of::<Position>() == 16);

/// The place of an animal that is not yet lined up.
pub(super) const WAITING: u8 = 62;
/// The place of an animal that has arrived.
pub(super) const HOME: u8 = 63;

const NOT_HIDDEN: u8 = 0;
const IS_HIDDEN: u8 = 2;
const NOBODY_ANNOUNCED: u8 = 3 << 6;
const CHOICES: u8 = 63;
const EVERY_ORDER: u8 = 63;
const TAKE_OR_DECLINE: u8 = 3;

impl Position {
    /// South is asked to line up.
    pub(super) const fn new() -> Position {
        let asked = asked(Phase::Line, Seat(0), 1, NOT_HIDDEN);
        Position { occupied: 0, places: [[WAITING; 3]; 2], asked, choices: NOBODY_ANNOUNCED | EVERY_ORDER }
    }

    /// What is asked, or how the game ended.
    #[inline]
    pub const fn phase(&self) -> Phase {
        match self.asked & 7 {
            0 => Phase::Line,
            1 => Phase::Hide,
            2 => Phase::Block,
            3 => Phase::Take,
            4 => Phase::Won,
            5 => Phase::Stuck,
            _ => Phase::CalledOff,
        }
    }

    /// The seat that lines up or whose try it is; at the end the one that has won, if one has.
    #[inline]
    pub const fn turn(&self) -> Seat {
        Seat(self.asked >> 3 & 1)
    }

    /// The seat that is asked; none at the end.
    #[inline]
    pub const fn seat_asked(&self) -> Option<Seat> {
        let is_opponent = self.asked >> 1 & 1;
        if self.asked & 4 == 0 { Some(Seat(self.asked >> 3 & 1 ^ is_opponent)) } else { None }
    }

    /// The number of the try, 3 from the third on; 0 at the end.
    #[inline]
    pub const fn try_number(&self) -> u8 {
        self.asked >> 4 & 3
    }

    /// The side that is hidden, as far as it is known; none unless a try is under way.
    #[inline]
    pub const fn hidden(&self) -> Option<Side> {
        match self.asked >> 6 {
            2 => Some(Side::West),
            3 => Some(Side::East),
            _ => None,
        }
    }

    /// The animal whose try is under way.
    #[inline]
    pub const fn announced(&self) -> Option<Animal> {
        match self.choices >> 6 {
            3 => None,
            number => Some(Animal::numbered(number)),
        }
    }

    /// What the seat that is asked can choose, a bit each.
    #[inline]
    pub(super) const fn choices(&self) -> u8 {
        self.choices & CHOICES
    }

    /// Where an animal is.
    pub const fn place(&self, seat: Seat, animal: Animal) -> Place {
        match self.places[(seat.0 & 1) as usize][animal as usize] {
            HOME => Place::Home,
            WAITING => Place::Waiting,
            space => Place::On(Space(space)),
        }
    }

    /// The animal that stands on a space, and whose it is.
    pub fn standing_on(&self, space: Space) -> Option<(Seat, Animal)> {
        let all = [Seat(0), Seat(1)].into_iter().flat_map(|seat| Animal::ALL.map(|animal| (seat, animal)));
        all.into_iter().find(|&(seat, animal)| self.place(seat, animal) == Place::On(space))
    }

    /// Whether all three animals of a seat have arrived.
    #[inline]
    pub(super) const fn has_arrived(&self, seat: Seat) -> bool {
        let [fox, hare, hedgehog] = self.places[(seat.0 & 1) as usize];
        fox & hare & hedgehog == HOME
    }

    /// A seat is asked to line up.
    pub(super) const fn ask_line(&mut self, seat: Seat) {
        self.asked = asked(Phase::Line, seat, 1, NOT_HIDDEN);
        self.choices = NOBODY_ANNOUNCED | EVERY_ORDER;
    }

    /// A try opens: the seat is asked to choose one of the allowed pairs.
    #[inline]
    pub(super) const fn ask_hide(&mut self, seat: Seat, number: u8, allowed: u8) {
        self.asked = asked(Phase::Hide, seat, number, NOT_HIDDEN);
        self.choices = NOBODY_ANNOUNCED | allowed;
    }

    /// The pair is chosen: the opponent is asked to block a side.
    #[inline]
    pub(super) const fn ask_block(&mut self, animal: Animal, side: Side) {
        self.asked = asked(Phase::Block, self.turn(), self.try_number(), IS_HIDDEN | side as u8);
        let sides = self.choices() >> (2 * animal as u8) & 3;
        self.choices = (animal as u8) << 6 | sides;
    }

    /// The hidden side was blocked: the opponent is asked whether its own animal goes there.
    #[inline]
    pub(super) const fn ask_take(&mut self) {
        self.asked |= Phase::Take as u8;
        self.choices = self.choices & !CHOICES | TAKE_OR_DECLINE;
    }

    /// The game is over, and nothing is under way any more. The seat counts only if it has won.
    pub(super) const fn end(&mut self, phase: Phase, winner: Seat) {
        self.asked = asked(phase, winner, 0, NOT_HIDDEN);
        self.choices = NOBODY_ANNOUNCED;
    }

    /// The same position for eyes that may not see the hidden side.
    pub(super) const fn without_hidden(mut self) -> Position {
        self.asked &= 63;
        self
    }

    /// The same position with this side hidden.
    pub(super) const fn with_hidden(mut self, side: Side) -> Position {
        self.asked = self.asked & 63 | (IS_HIDDEN | side as u8) << 6;
        self
    }
}

#[inline]
const fn asked(phase: Phase, turn: Seat, number: u8, hidden: u8) -> u8 {
    phase as u8 | turn.0 << 3 | number << 4 | hidden << 6
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position")
            .field("phase", &self.phase())
            .field("turn", &self.turn().0)
            .field("try", &self.try_number())
            .field("announced", &self.announced())
            .field("hidden", &self.hidden())
            .field("choices", &format_args!("{:06b}", self.choices()))
            .field("places", &self.places)
            .field("occupied", &format_args!("{:x}", self.occupied))
            .finish_non_exhaustive()
    }
}
