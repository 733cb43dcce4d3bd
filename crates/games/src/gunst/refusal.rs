//! Which rule forbids a move.

use super::board::{God, Kin, Planes, Row};
use super::notation::{Deed, LineUp, Move};
use super::position::{Phase, Position, Side};
use super::steps::Steps;
use gambol_core::{Forbids, Saying, Seat};

/// The rule that forbids a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nothing is played after the end.
    Over,
    /// After equal counts, the coin is tossed before anything else.
    CoinFalls,
    /// There are two seats.
    NoSuchSeat(Seat),
    /// It is another seat's turn to choose.
    NotAsked(Seat),
    /// A line-up, once chosen, stays.
    AlreadyChosen,
    /// Something else must be chosen now.
    OtherQuestion(Phase),
    /// You cannot bring more of a kind than are left.
    TooFewKin(Row, u8),
    /// Only gods in hand can be brought.
    NotInHand(God),
    /// A favour moves a god at least one plane; to use none, you say so.
    NoPlane(God),
    /// A god in hand or in play is as high as a god can be.
    AsHighAsCanBe(God),
    /// Gods go no higher than the hand.
    AboveTheHand(God, u8),
    /// A favour is worth one plane.
    TooFewFavours(u8),
    /// Only gods in play act, and each once.
    NotInPlay(God),
    /// A god acts on a row with somebody in it.
    OwnRowEmpty(Row),
    /// A god acts on a row with somebody in it.
    TheirRowEmpty(Row),
    /// Archimedes moves a row over into another.
    SameRow(Row),
    /// A god with something to act on acts.
    MustAct(God),
    /// All steps must be used as far as gods can still move up.
    OtherSteps {
        /// How many there are to use.
        asked: u8,
        /// How many were used.
        found: u8,
    },
    /// Only scholars choose between striking and praying.
    FarmersDoNotStrike,
}

impl Forbids for Refusal {
    fn rule(&self) -> Saying {
        match *self {
            Refusal::Over => Saying::new("over"),
            Refusal::CoinFalls => Saying::new("coin-falls"),
            Refusal::NoSuchSeat(seat) => Saying::new("no-such-seat").number("seat", seat.0),
            Refusal::NotAsked(seat) => Saying::new("not-asked").seat("who", seat),
            Refusal::AlreadyChosen => Saying::new("already-chosen"),
            Refusal::OtherQuestion(phase) => Saying::new("other-question").text("phase", phase.name()),
            Refusal::TooFewKin(row, left) => {
                Saying::new("too-few-kin").piece("row", row.letter()).number("left", left)
            }
            Refusal::NotInHand(god) => Saying::new("not-in-hand").piece("god", god.letter()),
            Refusal::NoPlane(god) => Saying::new("no-plane").piece("god", god.letter()),
            Refusal::AsHighAsCanBe(god) => Saying::new("as-high-as-can-be").piece("god", god.letter()),
            Refusal::AboveTheHand(god, room) => {
                Saying::new("above-the-hand").piece("god", god.letter()).number("room", room)
            }
            Refusal::TooFewFavours(favours) => Saying::new("too-few-favours").number("favours", favours),
            Refusal::NotInPlay(god) => Saying::new("not-in-play").piece("god", god.letter()),
            Refusal::OwnRowEmpty(row) => Saying::new("own-row-empty").piece("row", row.letter()),
            Refusal::TheirRowEmpty(row) => Saying::new("their-row-empty").piece("row", row.letter()),
            Refusal::SameRow(row) => Saying::new("same-row").piece("row", row.letter()),
            Refusal::MustAct(god) => Saying::new("must-act").piece("god", god.letter()),
            Refusal::OtherSteps { asked, found } => {
                Saying::new("other-steps").number("asked", asked).number("found", found)
            }
            Refusal::FarmersDoNotStrike => Saying::new("farmers-do-not-strike"),
        }
    }

    fn section(&self) -> Option<&'static str> {
        Some(match *self {
            Refusal::Over => "winning",
            Refusal::CoinFalls | Refusal::NoSuchSeat(_) => "the-say",
            Refusal::NotAsked(_) => "the-season-at-a-glance",
            Refusal::AlreadyChosen | Refusal::TooFewKin(..) | Refusal::NotInHand(_) => "ting",
            Refusal::NoPlane(_)
            | Refusal::AsHighAsCanBe(_)
            | Refusal::AboveTheHand(..)
            | Refusal::TooFewFavours(_) => "favours",
            Refusal::NotInPlay(_)
            | Refusal::OwnRowEmpty(_)
            | Refusal::TheirRowEmpty(_)
            | Refusal::MustAct(_) => "judgement",
            Refusal::SameRow(_) => "archimedes-moves-a-row",
            Refusal::OtherSteps { .. } | Refusal::FarmersDoNotStrike => "farmers",
            Refusal::OtherQuestion(phase) => match phase {
                Phase::Ting => "ting",
                Phase::Say => "the-say",
                Phase::Favour => "favours",
                Phase::LeadJudgement | Phase::Judgement => "judgement",
                Phase::LeadKnights => "knights",
                Phase::LeadWarriors => "warriors",
                Phase::Farmers => "farmers",
                Phase::LeadThieves => "thieves",
                Phase::LeadScholars | Phase::Scholars | Phase::LastScholars => "scholars",
                Phase::End | Phase::CalledOff => "winning",
            },
        })
    }
}

/// Says which rule forbids a move, if one does.
pub(super) fn check_move(pos: &Position, seat: Seat, m: Move) -> Result<(), Refusal> {
    check_seat(pos, seat)?;
    let own = pos.side(seat);
    match (pos.phase(), m) {
        (Phase::Ting, Move::Ting(line_up)) => check_line_up(own, line_up),
        (Phase::Favour, Move::Favour(gift)) => {
            gift.map_or(Ok(()), |(god, planes)| check_favour(own, pos.favours(), god, planes))
        }
        (Phase::Judgement, Move::God(deed)) => check_deed(own, pos.side(seat.other()).kin, deed),
        (Phase::Farmers, Move::Steps(steps)) => check_steps(own, Row::Farmers, steps),
        (Phase::Farmers, Move::Strike) => Err(Refusal::FarmersDoNotStrike),
        (Phase::Scholars | Phase::LastScholars, Move::Steps(steps)) => check_steps(own, Row::Scholars, steps),
        (Phase::Scholars | Phase::LastScholars, Move::Strike) => Ok(()),
        (
            Phase::LeadJudgement
            | Phase::LeadKnights
            | Phase::LeadWarriors
            | Phase::LeadThieves
            | Phase::LeadScholars,
            Move::Lead(first),
        ) => ensure(first.0 < 2, Refusal::NoSuchSeat(first)),
        (phase, _) => Err(Refusal::OtherQuestion(phase)),
    }
}

fn ensure(holds: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Only the seat whose turn it is may choose.
fn check_seat(pos: &Position, seat: Seat) -> Result<(), Refusal> {
    ensure(seat.0 < 2, Refusal::NoSuchSeat(seat))?;
    match pos.phase() {
        Phase::End | Phase::CalledOff => Err(Refusal::Over),
        Phase::Say => Err(Refusal::CoinFalls),
        Phase::Ting => ensure(pos.side(seat).chosen.is_none(), Refusal::AlreadyChosen),
        _ => ensure(seat == pos.seat(), Refusal::NotAsked(pos.seat())),
    }
}

/// "Both secretly choose any of their kin (none is allowed) and any of their gods in hand." Spent kin are "gone for
/// good".
fn check_line_up(own: &Side, line_up: LineUp) -> Result<(), Refusal> {
    let stock = Kin::STOCK.less(own.spent);
    for row in Row::ALL {
        ensure(line_up.kin().of(row) <= stock.of(row), Refusal::TooFewKin(row, stock.of(row)))?;
    }
    for god in line_up.gods().iter() {
        ensure(own.planes.of(god) == Planes::HAND, Refusal::NotInHand(god))?;
    }
    Ok(())
}

/// "May spend them on one god not in play: it moves up that many planes or fewer, at most to the hand."
fn check_favour(own: &Side, favours: u8, god: God, planes: u8) -> Result<(), Refusal> {
    let room = own.planes.room(god);
    ensure(room > 0, Refusal::AsHighAsCanBe(god))?;
    ensure(planes > 0, Refusal::NoPlane(god))?;
    ensure(planes <= room, Refusal::AboveTheHand(god, room))?;
    ensure(planes <= favours, Refusal::TooFewFavours(favours))
}

/// "Each choosing which of its gods acts." "No target (the only action for that god then)."
fn check_deed(own: &Side, theirs: Kin, deed: Deed) -> Result<(), Refusal> {
    let god = deed.god();
    ensure(own.in_play.has(god), Refusal::NotInPlay(god))?;
    let check_own = |row: Row| ensure(own.kin.of(row) > 0, Refusal::OwnRowEmpty(row));
    let check_theirs = |row: Row| ensure(theirs.of(row) > 0, Refusal::TheirRowEmpty(row));
    match deed {
        Deed::Extazia(Some(row)) => check_own(row),
        Deed::Extazia(None) => ensure(own.kin == Kin::NONE, Refusal::MustAct(god)),
        Deed::Wanderer(Some(row)) => check_theirs(row),
        Deed::Eurika(Some(way)) => check_theirs(way.from),
        Deed::Wanderer(None) | Deed::Eurika(None) => ensure(theirs == Kin::NONE, Refusal::MustAct(god)),
        Deed::Archimedes(Some(way)) => {
            check_own(way.from)?;
            ensure(way.from != way.to, Refusal::SameRow(way.from))
        }
        Deed::Archimedes(None) => Ok(()),
    }
}

/// "Steps go to your own gods, upwards, and must all be used as far as gods can still move up."
fn check_steps(own: &Side, row: Row, steps: Steps) -> Result<(), Refusal> {
    for god in God::ALL {
        let room = own.planes.room(god);
        ensure(steps.of(god) <= room, Refusal::AboveTheHand(god, room))?;
    }
    let asked = own.acts_as(row).min(own.planes.total_room());
    ensure(steps.total() == asked, Refusal::OtherSteps { asked, found: steps.total() })
}
