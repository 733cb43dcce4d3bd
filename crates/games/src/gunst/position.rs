//! A position: two sides of sixteen bytes and what must be chosen.

use super::board::{Gods, Kin, Planes, Row};
use super::notation::LineUp;
use gambol_core::{Seat, Seats};

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Phase {
    /// Both choose their line-ups.
    Ting,
    /// The coin is tossed: who has the say?
    Say,
    /// The smaller host may move a god up.
    Favour,
    /// Who begins the judgement?
    LeadJudgement,
    /// What does one of your gods do?
    Judgement,
    /// Whose knights go first?
    LeadKnights,
    /// Whose warriors go first?
    LeadWarriors,
    /// Which gods do your farmers move up?
    Farmers,
    /// Whose thieves go first?
    LeadThieves,
    /// Whose scholars go first?
    LeadScholars,
    /// Do your scholars strike or pray? The other side's follow.
    Scholars,
    /// Do your scholars strike or pray? They are the last row of the round.
    LastScholars,
    /// Nothing: a player is dead or the last round is over.
    End,
    /// Nothing: the game was called a draw from outside.
    CalledOff,
}

impl Phase {
    /// The phase's name in the state.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Ting => "ting",
            Phase::Say => "say",
            Phase::Favour => "favour",
            Phase::LeadJudgement => "lead-judgement",
            Phase::Judgement => "judgement",
            Phase::LeadKnights => "lead-K",
            Phase::LeadWarriors => "lead-W",
            Phase::Farmers => "F",
            Phase::LeadThieves => "lead-T",
            Phase::LeadScholars => "lead-S",
            Phase::Scholars | Phase::LastScholars => "S",
            Phase::End | Phase::CalledOff => "end",
        }
    }

    /// Whether the game is over.
    pub const fn is_over(self) -> bool {
        matches!(self, Phase::End | Phase::CalledOff)
    }
}

/// All that one player has.
///
/// ```text
/// byte  0    3 4     7 8    11  12     13      14     15
///      ┌──────┬───────┬───────┬──────┬───────┬───────┬────┐
///      │ kin  │ spent │ chosen│planes│in play│doubled│life│
///      └──────┴───────┴───────┴──────┴───────┴───────┴────┘
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Side {
    /// Who stands in each row of the field.
    pub(super) kin: Kin,
    /// Who has been brought so far; nobody is counted where kin return.
    pub(super) spent: Kin,
    /// The line-up that waits for the other player's: this player's secret.
    pub(super) chosen: Option<LineUp>,
    pub(super) planes: Planes,
    /// The gods that have yet to act in this round.
    pub(super) in_play: Gods,
    /// The row that Extazia has doubled. A player has only one Extazia, so there is at most one.
    pub(super) doubled: Option<Row>,
    pub(super) life: u8,
}

impl Side {
    /// Who stands in each row of the field.
    pub fn kin(&self) -> Kin {
        self.kin
    }

    /// Who has been brought so far, where kin are spent.
    pub fn spent(&self) -> Kin {
        self.spent
    }

    /// The plane of each god.
    pub fn planes(&self) -> Planes {
        self.planes
    }

    /// The gods that have yet to act in this round.
    pub fn in_play(&self) -> Gods {
        self.in_play
    }

    /// The row that is doubled.
    pub fn doubled(&self) -> Option<Row> {
        self.doubled
    }

    /// Life stones.
    pub fn life(&self) -> u8 {
        self.life
    }

    /// "Each side's *count* is its kin and gods brought."
    #[inline]
    pub(super) fn count(&self) -> u8 {
        self.kin.total() + self.in_play.len()
    }

    /// "A doubled row acts as if it had twice as many kin."
    #[inline]
    pub(super) fn acts_as(&self, row: Row) -> u8 {
        self.kin.of(row) << u8::from(self.doubled == Some(row))
    }

    /// Whether some god can move up. Gods in play stand on the plane of the hand, so they are not among them.
    #[inline]
    pub(super) fn has_room(&self) -> bool {
        self.planes.total_room() > 0
    }
}

/// A position of Gunst.
///
/// ```text
/// byte  0           15 16          31  32    33    34    35
///      ┌──────────────┬──────────────┬─────┬─────┬─────┬─────┐
///      │ side of seat 0 side of seat 1 phase  seat   say  round
///      └──────────────┴──────────────┴─────┴─────┴─────┴─────┘
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    sides: [Side; 2],
    phase: Phase,
    /// Who is asked; seat 0 where nobody or everybody is.
    seat: Seat,
    /// Who has the say; `NOBODY` until that is known.
    say: Seat,
    round: u8,
}

const _: () = assert!(size_of::<Side>() == 16 && size_of::<Position>() == 36);

/// Stored where no seat has the say, to keep the position small.
const NOBODY: Seat = Seat(u8::MAX);

impl Position {
    /// The first ting: nobody on the field, all gods in Twilight.
    pub(super) fn new(life: u8) -> Position {
        let side = Side {
            kin: Kin::NONE,
            spent: Kin::NONE,
            chosen: None,
            planes: Planes::TWILIGHT,
            in_play: Gods::NONE,
            doubled: None,
            life,
        };
        Position { sides: [side; 2], phase: Phase::Ting, seat: Seat(0), say: NOBODY, round: 1 }
    }

    /// What is asked now.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who is asked, where it is one seat.
    #[inline]
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who has the say, once it is known.
    pub fn say(&self) -> Option<Seat> {
        (self.say != NOBODY).then_some(self.say)
    }

    /// All that a player has.
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        // There are two seats; the mask spares the bounds check.
        &self.sides[seat.index() & 1]
    }

    #[inline]
    pub(super) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index() & 1]
    }

    #[inline]
    pub(super) fn sides_mut(&mut self) -> &mut [Side; 2] {
        &mut self.sides
    }

    /// The seats that are to choose now.
    pub fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Ting => self.owing(),
            Phase::Say | Phase::End | Phase::CalledOff => Seats::NONE,
            _ => Seats::one(self.seat),
        }
    }

    /// The seats that have not yet chosen their line-up.
    #[inline]
    pub(super) fn owing(&self) -> Seats {
        let owes = |seat: Seat| self.side(seat).chosen.is_none();
        let first = if owes(Seat(0)) { Seats::one(Seat(0)) } else { Seats::NONE };
        if owes(Seat(1)) { first.with(Seat(1)) } else { first }
    }

    /// Whether both players have kin in a row.
    #[inline]
    pub(super) fn both_have(&self, row: Row) -> bool {
        self.sides[0].kin.of(row) > 0 && self.sides[1].kin.of(row) > 0
    }

    /// "The player with the smaller count gets as many favours as the counts differ by."
    #[inline]
    pub(super) fn favours(&self) -> u8 {
        self.sides[0].count().abs_diff(self.sides[1].count())
    }

    /// Stops at a question to one seat.
    #[inline]
    pub(super) fn ask(&mut self, phase: Phase, seat: Seat) {
        self.phase = phase;
        self.seat = seat;
    }

    /// Stops at the question who goes first, which the say answers.
    #[inline]
    pub(super) fn ask_the_say(&mut self, phase: Phase) {
        self.ask(phase, self.say);
    }

    /// Stops where no single seat is asked: at the ting, at the coin or for good.
    #[inline]
    pub(super) fn stop(&mut self, phase: Phase) {
        self.ask(phase, Seat(0));
    }

    #[inline]
    pub(super) fn give_say(&mut self, seat: Seat) {
        self.say = seat;
    }

    /// Clears the field of everything that belongs to one round.
    #[inline]
    pub(super) fn clear_round(&mut self) {
        for side in &mut self.sides {
            side.kin = Kin::NONE;
            side.doubled = None;
        }
        self.say = NOBODY;
    }

    #[inline]
    pub(super) fn next_round(&mut self) {
        self.round += 1;
    }
}
