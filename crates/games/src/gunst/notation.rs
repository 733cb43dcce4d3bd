//! Moves, and how they are written: exactly one spelling each.

use super::board::{God, Gods, Kin, Row};
use super::steps::Steps;
use gambol_core::Seat;
use gambol_core::grid::NotThat;
use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

/// The kin and gods that a player brings.
///
/// ```text
/// bit  24  23   20 19             0
///      1   gods    kin
/// ```
///
/// The highest bit is always set, so that "none chosen yet" needs no room of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineUp(NonZeroU32);

impl LineUp {
    /// These kin and these gods.
    #[inline]
    pub const fn new(kin: Kin, gods: Gods) -> LineUp {
        let bits = 1 << 24 | (gods.bits() as u32) << 20 | kin.bits();
        LineUp(NonZeroU32::new(bits).expect("the highest bit is set"))
    }

    /// How many of each kind.
    #[inline]
    pub const fn kin(self) -> Kin {
        Kin::of_bits(self.0.get())
    }

    /// Which gods.
    #[inline]
    pub const fn gods(self) -> Gods {
        Gods::of_bits((self.0.get() >> 20) as u8)
    }
}

/// From one row into another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Way {
    /// The row that is left.
    pub from: Row,
    /// The row that is entered.
    pub to: Row,
}

/// What a god in play does; none if it does nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// Doubles this row of its player.
    Extazia(Option<Row>),
    /// Sends away this row of the opponent.
    Wanderer(Option<Row>),
    /// Brings one kin from this row of the opponent over into that row of its player.
    Eurika(Option<Way>),
    /// Moves this row of its player into that one.
    Archimedes(Option<Way>),
}

impl Deed {
    /// The god that acts.
    pub const fn god(self) -> God {
        match self {
            Deed::Extazia(_) => God::Extazia,
            Deed::Wanderer(_) => God::Wanderer,
            Deed::Eurika(_) => God::Eurika,
            Deed::Archimedes(_) => God::Archimedes,
        }
    }
}

/// What a seat or chance can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `ting K1W2F0T1S2+XA`: a line-up.
    Ting(LineUp),
    /// `say 0`: chance gives the say to this seat.
    Say(Seat),
    /// `favour X2`: a god moves up this many planes; `favour -`: none does.
    Favour(Option<(God, u8)>),
    /// `lead 0`: this seat begins.
    Lead(Seat),
    /// `E:W>K`: a god acts.
    God(Deed),
    /// `steps X2A1`: farmers or scholars move gods up.
    Steps(Steps),
    /// `strike`: scholars strike.
    Strike,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Ting(line_up) => write!(f, "ting {line_up}"),
            Move::Say(seat) => write!(f, "say {seat}"),
            Move::Favour(Some((god, planes))) => write!(f, "favour {}{planes}", god.letter()),
            Move::Favour(None) => f.write_str("favour -"),
            Move::Lead(seat) => write!(f, "lead {seat}"),
            Move::God(deed) => write!(f, "{deed}"),
            Move::Steps(steps) => write!(f, "steps {steps}"),
            Move::Strike => f.write_str("strike"),
        }
    }
}

impl fmt::Display for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kin())?;
        if self.gods().is_empty() { Ok(()) } else { write!(f, "+{}", self.gods()) }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.god().letter())?;
        match self {
            Deed::Extazia(Some(row)) | Deed::Wanderer(Some(row)) => write!(f, "{}", row.letter()),
            Deed::Eurika(Some(way)) | Deed::Archimedes(Some(way)) => {
                write!(f, "{}>{}", way.from.letter(), way.to.letter())
            }
            _ => f.write_str("-"),
        }
    }
}

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moving = God::ALL.into_iter().filter(|&god| self.of(god) > 0);
        moving.into_iter().try_for_each(|god| write!(f, "{}{}", god.letter(), self.of(god)))
    }
}

impl FromStr for Move {
    type Err = NotThat;

    /// Reads a move in its one spelling.
    fn from_str(text: &str) -> Result<Move, NotThat> {
        if text == "strike" {
            return Ok(Move::Strike);
        }
        let Some((word, rest)) = text.split_once(' ') else {
            let deed = deed(text)
                .ok_or(NotThat("an action of Gunst, such as ting K1W2F0T1S2+XA, lead 0 or E:W>K"))?;
            return Ok(Move::God(deed));
        };
        match word {
            "ting" => line_up(rest).map(Move::Ting).ok_or(NotThat("a line-up, such as ting K1W2F0T1S2+XA")),
            "say" => seat(rest).map(Move::Say).ok_or(NotThat("say 0 or say 1")),
            "favour" => favour(rest).ok_or(NotThat("a favour, such as favour X2 or favour -")),
            "lead" => seat(rest).map(Move::Lead).ok_or(NotThat("lead 0 or lead 1")),
            "steps" => steps(rest).map(Move::Steps).ok_or(NotThat("steps of gods, such as steps X2A1")),
            _ => Err(NotThat("an action of Gunst, such as ting K1W2F0T1S2+XA, lead 0 or E:W>K")),
        }
    }
}

/// Reads `0` or `1`.
fn seat(text: &str) -> Option<Seat> {
    match text {
        "0" => Some(Seat(0)),
        "1" => Some(Seat(1)),
        _ => None,
    }
}

/// Reads `K1W2F0T1S2+XA`: every kind with a digit, then the gods in the order X V E A, each once.
fn line_up(text: &str) -> Option<LineUp> {
    let (kin, gods) = text.split_once('+').map_or((text, None), |(kin, gods)| (kin, Some(gods)));
    let mut letters = kin.chars();
    let mut counts = [0; 5];
    for row in Row::ALL {
        if letters.next()? != row.letter() {
            return None;
        }
        counts[row as usize] = letters.next()?.to_digit(10)? as u8;
    }
    if letters.next().is_some() {
        return None;
    }
    let gods = match gods {
        None => Gods::NONE,
        Some("") => return None,
        Some(letters) => {
            in_order(letters.chars().map(God::of_letter))?.into_iter().fold(Gods::NONE, Gods::with)
        }
    };
    Some(LineUp::new(Kin::new(counts), gods))
}

/// The gods, if all of them are gods and they stand in the order X V E A.
fn in_order(gods: impl Iterator<Item = Option<God>>) -> Option<Vec<God>> {
    let gods: Vec<God> = gods.collect::<Option<_>>()?;
    gods.is_sorted_by(|one, next| one < next).then_some(gods)
}

/// Reads `X2` or `-`.
fn favour(text: &str) -> Option<Move> {
    let mut letters = text.chars();
    let gift = match (letters.next()?, letters.next()) {
        ('-', None) => None,
        (god, Some(digit)) => Some((God::of_letter(god)?, planes(digit)?)),
        _ => return None,
    };
    letters.next().is_none().then_some(Move::Favour(gift))
}

/// Reads `X2A1`.
fn steps(text: &str) -> Option<Steps> {
    let letters: Vec<char> = text.chars().collect();
    let (pairs, []) = letters.as_chunks::<2>() else { return None };
    in_order(pairs.iter().map(|[god, _]| God::of_letter(*god)))?;
    let mut by_god = [0; 4];
    for [god, count] in pairs {
        by_god[God::of_letter(*god)? as usize] = planes(*count)?;
    }
    Steps::new(by_god)
}

/// Reads a number of planes from 1 to 3.
fn planes(digit: char) -> Option<u8> {
    digit.to_digit(4).filter(|&planes| planes > 0).map(|planes| planes as u8)
}

/// Reads `X:W`, `V:F`, `E:W>K`, `A:W>K` or `X:-`.
fn deed(text: &str) -> Option<Deed> {
    let (god, what) = text.split_once(':')?;
    let letters: Vec<char> = what.chars().collect();
    let row = |letter: char| Row::of_letter(letter);
    match (god, letters.as_slice()) {
        ("X", ['-']) => Some(Deed::Extazia(None)),
        ("V", ['-']) => Some(Deed::Wanderer(None)),
        ("E", ['-']) => Some(Deed::Eurika(None)),
        ("A", ['-']) => Some(Deed::Archimedes(None)),
        ("X", [target]) => Some(Deed::Extazia(Some(row(*target)?))),
        ("V", [target]) => Some(Deed::Wanderer(Some(row(*target)?))),
        ("E", [from, '>', to]) => Some(Deed::Eurika(Some(Way { from: row(*from)?, to: row(*to)? }))),
        ("A", [from, '>', to]) => Some(Deed::Archimedes(Some(Way { from: row(*from)?, to: row(*to)? }))),
        _ => None,
    }
}
