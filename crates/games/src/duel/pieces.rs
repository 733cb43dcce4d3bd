//! What lies on the table beside the board: two cowboys of one size, and the special-ammo tokens.

use gambol_core::Seat;
use gambol_core::grid::Direction;
use std::fmt;

/// A cowboy, its player's only piece. Seat 0 is Light, seat 1 is Dark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cowboy {
    /// Starts on rank 1 and faces north.
    Light,
    /// Starts on the last rank and faces south.
    Dark,
}

impl Cowboy {
    /// Both, in seat order.
    pub const BOTH: [Cowboy; 2] = [Cowboy::Light, Cowboy::Dark];

    /// The cowboy of a seat.
    #[inline]
    pub const fn of(seat: Seat) -> Cowboy {
        if seat.0 == 0 { Cowboy::Light } else { Cowboy::Dark }
    }

    /// The seat that plays this cowboy.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The other cowboy.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Cowboy {
        match self {
            Cowboy::Light => Cowboy::Dark,
            Cowboy::Dark => Cowboy::Light,
        }
    }

    /// Light faces N, Dark faces S.
    pub const fn forward(self) -> Direction {
        match self {
            Cowboy::Light => Direction::N,
            Cowboy::Dark => Direction::S,
        }
    }

    /// The way behind the cowboy's back.
    pub const fn back(self) -> Direction {
        self.other().forward()
    }

    /// The cowboy's name in boards and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Cowboy::Light => "light",
            Cowboy::Dark => "dark",
        }
    }
}

impl fmt::Display for Cowboy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Cowboy::Light => "Light",
            Cowboy::Dark => "Dark",
        })
    }
}

/// How much room a cowboy takes. Both players use the same size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Size {
    /// One field.
    Small,
    /// Two fields side by side in one rank, named by the western one.
    Large,
}

impl Size {
    /// Both sizes with their names in options.
    pub const NAMED: [(&'static str, Size); 2] = [("small", Size::Small), ("large", Size::Large)];

    /// How many fields a cowboy of this size stands on.
    #[inline]
    pub const fn width(self) -> u8 {
        match self {
            Size::Small => 1,
            Size::Large => 2,
        }
    }

    /// The size's name in options.
    pub const fn name(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Large => "large",
        }
    }
}

/// What a special-ammo token shows when it is turned over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Token {
    /// The opponent is shot off one field back.
    GoodShot,
    /// The shooter takes another turn after this one.
    DoubleBlast,
    /// Both cowboys are shot off one field forward.
    Booster,
    /// Nothing happens.
    Dummy,
}

impl Token {
    /// The four kinds.
    pub const ALL: [Token; 4] = [Token::GoodShot, Token::DoubleBlast, Token::Booster, Token::Dummy];

    /// The kind's name in options and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Token::GoodShot => "good-shot",
            Token::DoubleBlast => "double-blast",
            Token::Booster => "booster",
            Token::Dummy => "dummy",
        }
    }
}
