//! Why a move is refused: one variant per rule.

use super::TwoPaths;
use super::notation::{Animal, Move, Side};
use super::position::{HOME, Phase, Position};
use gambol_core::{Forbids, Saying, Seat};

/// The rule that forbids a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// It is this seat's turn to choose.
    NotAsked(Seat),
    /// Nothing else happens before both have lined up.
    LineUpFirst,
    /// Animals line up once.
    LinedUp,
    /// A try begins with an animal and a side.
    HideFirst,
    /// An announced animal is answered with a block.
    BlockFirst,
    /// A successful block is followed by taking or declining.
    TakeOrDecline,
    /// The animal has left the board.
    Home(Animal),
    /// The animal would arrive on that side while one of its own stands on the starting line.
    StartingLine(Animal, Side),
    /// A side on which the announced animal may not go cannot be blocked.
    NoWayToBlock(Animal, Side),
}

impl Forbids for Refusal {
    fn rule(&self) -> Saying {
        match *self {
            Refusal::Over => Saying::new("over"),
            Refusal::NotAsked(asked) => Saying::new("not-asked").seat("who", asked),
            Refusal::LineUpFirst => Saying::new("line-up-first"),
            Refusal::LinedUp => Saying::new("lined-up"),
            Refusal::HideFirst => Saying::new("hide-first"),
            Refusal::BlockFirst => Saying::new("block-first"),
            Refusal::TakeOrDecline => Saying::new("take-or-decline"),
            Refusal::Home(animal) => Saying::new("home").piece("animal", animal.letter()),
            Refusal::StartingLine(animal, side) => Saying::new("starting-line")
                .piece("animal", animal.letter())
                .direction("side", side.direction()),
            Refusal::NoWayToBlock(animal, side) => Saying::new("no-way-to-block")
                .piece("animal", animal.letter())
                .direction("side", side.direction()),
        }
    }

    fn section(&self) -> Option<&'static str> {
        Some(match *self {
            Refusal::Over => "winning",
            Refusal::NotAsked(_) | Refusal::HideFirst => "hide-and-announce",
            Refusal::LineUpFirst | Refusal::LinedUp => "lining-up",
            Refusal::BlockFirst | Refusal::NoWayToBlock(..) => "block",
            Refusal::TakeOrDecline => "open-your-hands",
            Refusal::Home(_) | Refusal::StartingLine(..) => "coming-home",
        })
    }
}

impl TwoPaths {
    /// Says which rule forbids a move.
    pub(super) fn check_move(&self, pos: &Position, seat: Seat, m: Move) -> Result<(), Refusal> {
        match pos.seat_asked() {
            Some(asked) if asked == seat => self.check_asked(pos, m),
            Some(asked) => Err(Refusal::NotAsked(asked)),
            None => Err(Refusal::Over),
        }
    }

    /// Says which rule forbids a move to the seat that is asked.
    fn check_asked(&self, pos: &Position, m: Move) -> Result<(), Refusal> {
        match (pos.phase(), m) {
            (Phase::Line, Move::Line(_)) | (Phase::Take, Move::Take | Move::Decline) => Ok(()),
            (Phase::Line, _) => Err(Refusal::LineUpFirst),
            (_, Move::Line(_)) => Err(Refusal::LinedUp),
            (Phase::Hide, Move::Hide(animal, side)) => self.check_pair(pos, pos.turn(), animal, side),
            (Phase::Hide, _) => Err(Refusal::HideFirst),
            (Phase::Block, Move::Block(side)) => match pos.announced() {
                Some(animal) if !self.is_allowed(pos, pos.turn(), animal, side) => {
                    Err(Refusal::NoWayToBlock(animal, side))
                }
                _ => Ok(()),
            },
            (Phase::Block, _) => Err(Refusal::BlockFirst),
            (Phase::Take, _) => Err(Refusal::TakeOrDecline),
            (Phase::Won | Phase::Stuck | Phase::CalledOff, _) => Err(Refusal::Over),
        }
    }

    /// Says which rule keeps a seat's animal from going towards a side.
    fn check_pair(&self, pos: &Position, seat: Seat, animal: Animal, side: Side) -> Result<(), Refusal> {
        if pos.places[seat.index()][animal as usize] == HOME {
            return Err(Refusal::Home(animal));
        }
        if self.free_ahead(pos, seat, animal, side) == 0 && self.is_on_starting_line(pos, seat) {
            return Err(Refusal::StartingLine(animal, side));
        }
        Ok(())
    }
}
