//! Gunst: two lords set their kin against each other over four seasons.
//!
//! Each round both choose in secret whom to bring (the *ting*): knights, warriors, farmers, thieves and scholars, who
//! stand in rows by kind, and any gods in hand. The smaller host has the *say* (who goes first, wherever that matters)
//! and may move one god up by the difference (*gunst*, favour). In the *judgement* the gods in play act: Extazia
//! doubles a row, the Wanderer sends one away, Eurika wins one kin over, Archimedes moves a row. In the *battle* the
//! rows act from the front: knights remove, warriors take life, farmers move gods up, thieves bring scholars over,
//! scholars strike or pray. Without life a player loses at once; after the last round the one with more life wins.
//!
//! Gunst has no board. A position stops only where somebody has to choose: playing a choice runs on through
//! everything that has a single way. That whole run is here, from top to bottom, from `reveal` to
//! `end_round`; `play.rs` says what each god and each row does.

mod account;
mod board;
mod moves;
mod notation;
mod options;
mod play;
mod position;
mod refusal;
mod steps;
mod text;
mod view;

#[cfg(test)]
mod tests;

pub use account::{Account, RowDeed, What};
pub use board::{God, Gods, Kin, Planes, Row};
pub use moves::Moves;
pub use notation::{Deed, LineUp, Move, Way};
pub use options::{KinRule, Options, Tie};
pub use position::{Phase, Position, Side};
pub use refusal::Refusal;
pub use steps::Steps;
pub use view::{Chosen, View};

use gambol_core::{Chancy, Game, Limits, Outcome, Seat, Seats, Turn};
use std::cmp::Ordering;

/// The game with its options.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Gunst {
    options: Options,
}

/// Goes first where it does not matter who does.
const FIRST: Seat = Seat(0);

impl Game for Gunst {
    const NAME: &'static str = "gunst";
    type Position = Position;
    type Move = Move;
    type Refusal = Refusal;

    #[inline]
    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Position {
        Position::new(self.options.life)
    }

    #[inline]
    fn turn(&self, pos: &Position) -> Turn {
        match pos.phase() {
            Phase::Ting => Turn::Together(pos.owing()),
            Phase::Say => Turn::Chance,
            Phase::End | Phase::CalledOff => Turn::Over,
            _ => Turn::Seat(pos.seat()),
        }
    }

    #[inline]
    fn legal_moves(&self, pos: &Position, seat: Seat) -> impl ExactSizeIterator<Item = Move> {
        Moves::of(pos, seat)
    }

    #[inline]
    fn play_unchecked(&self, pos: &mut Position, seat: Seat, m: Move) {
        match m {
            Move::Ting(line_up) => {
                pos.side_mut(seat).chosen = Some(line_up);
                if pos.owing().is_empty() {
                    self.reveal(pos);
                }
            }
            Move::Favour(gift) => {
                if let Some((god, planes)) = gift {
                    pos.favour(seat, god, planes);
                }
                self.open_judgement(pos);
            }
            Move::Lead(first) => match pos.phase() {
                Phase::LeadJudgement => pos.ask(Phase::Judgement, first),
                Phase::LeadKnights => self.knights_act(pos, first),
                Phase::LeadWarriors => self.warriors_act(pos, first),
                Phase::LeadThieves => self.thieves_act(pos, first),
                _ => self.scholars_act(pos, first, Phase::Scholars),
            },
            Move::God(deed) => {
                pos.act(seat, deed);
                self.next_god(pos, seat.other());
            }
            Move::Steps(steps) => {
                pos.lift(seat, steps);
                match pos.phase() {
                    Phase::Farmers if seat == FIRST => self.second_farmers_act(pos),
                    Phase::Farmers => self.thieves(pos),
                    _ => self.after_scholars(pos, seat),
                }
            }
            Move::Strike => self.scholars_strike(pos, seat),
            Move::Say(_) => unreachable!("no seat tosses the coin"),
        }
    }

    fn check(&self, pos: &Position, seat: Seat, m: Move) -> Result<(), Refusal> {
        refusal::check_move(pos, seat, m)
    }

    /// "A player with no life stones left loses at once. After the last round the player with more life stones wins;
    /// with equally many the game is drawn."
    #[inline]
    fn outcome(&self, pos: &Position) -> Option<Outcome> {
        let [life, others] = [Seat(0), Seat(1)].map(|seat| pos.side(seat).life());
        match (pos.phase(), life.cmp(&others)) {
            (Phase::End, Ordering::Greater) => Some(Outcome::won(Seats::one(Seat(0)))),
            (Phase::End, Ordering::Less) => Some(Outcome::won(Seats::one(Seat(1)))),
            (Phase::End, Ordering::Equal) | (Phase::CalledOff, _) => Some(Outcome::drawn(2)),
            _ => None,
        }
    }

    /// Every game ends by itself, with its last round.
    #[inline]
    fn limits(&self) -> Limits {
        Limits::NONE
    }

    #[inline]
    fn opens_turn(&self, pos: &Position) -> bool {
        pos.phase() == Phase::Ting && pos.owing() == Seats::first(2)
    }

    fn call_off(&self, pos: &mut Position) {
        pos.stop(Phase::CalledOff);
    }
}

impl Chancy for Gunst {
    #[inline]
    fn outcomes(&self, pos: &Position) -> impl Iterator<Item = (Move, u32)> + Clone {
        let seats = if pos.phase() == Phase::Say { 2 } else { 0 };
        (0..seats).map(|seat| (Move::Say(Seat(seat)), 1))
    }

    /// Where players shout to break ties, the first to call "Gunst!" has the say.
    fn called(&self, pos: &Position, caller: Seat) -> Option<Move> {
        (self.options.tie == Tie::Shout && pos.phase() == Phase::Say).then_some(Move::Say(caller))
    }

    #[inline]
    fn fall_unchecked(&self, pos: &mut Position, m: Move) {
        let Move::Say(seat) = m else { unreachable!("chance only tosses the coin") };
        pos.give_say(seat);
        self.open_judgement(pos);
    }
}

/// A round, from the reveal to its end. Each step goes on to the next one by itself, unless it stops at a question.
impl Gunst {
    /// "Both secretly choose, and reveal them together." The smaller count has the say, at once, and favours; after
    /// equal counts the coin is tossed.
    fn reveal(&self, pos: &mut Position) {
        pos.take_the_field(self.options.kin == KinRule::Spent);
        let smaller = match pos.side(Seat(0)).count().cmp(&pos.side(Seat(1)).count()) {
            Ordering::Less => Seat(0),
            Ordering::Greater => Seat(1),
            Ordering::Equal => return pos.stop(Phase::Say),
        };
        pos.give_say(smaller);
        if pos.side(smaller).has_room() {
            return pos.ask(Phase::Favour, smaller);
        }
        self.open_judgement(pos);
    }

    /// "If both players have gods in play, the say chooses who begins."
    #[inline]
    fn open_judgement(&self, pos: &mut Position) {
        let [has, others] = [Seat(0), Seat(1)].map(|seat| !pos.side(seat).in_play.is_empty());
        if has && others {
            return pos.ask_the_say(Phase::LeadJudgement);
        }
        self.next_god(pos, FIRST);
    }

    /// "The players alternate, each choosing which of its gods acts; a player with none left is skipped."
    fn next_god(&self, pos: &mut Position, seat: Seat) {
        for seat in [seat, seat.other()] {
            if !pos.side(seat).in_play.is_empty() {
                return pos.ask(Phase::Judgement, seat);
            }
        }
        self.knights(pos);
    }

    /// "It matters when both players have kin in that row and: in K and S, always."
    fn knights(&self, pos: &mut Position) {
        if pos.both_have(Row::Knights) {
            return pos.ask_the_say(Phase::LeadKnights);
        }
        self.knights_act(pos, FIRST);
    }

    fn knights_act(&self, pos: &mut Position, first: Seat) {
        pos.ride(first);
        pos.ride(first.other());
        pos.leave(Row::Knights);
        self.warriors(pos);
    }

    /// "In W, when each side's row, doubled if it is doubled, acts as at least as many as the other has life stones."
    fn warriors(&self, pos: &mut Position) {
        let can_kill = |seat: Seat| pos.side(seat).acts_as(Row::Warriors) >= pos.side(seat.other()).life;
        if can_kill(Seat(0)) && can_kill(Seat(1)) {
            return pos.ask_the_say(Phase::LeadWarriors);
        }
        self.warriors_act(pos, FIRST);
    }

    fn warriors_act(&self, pos: &mut Position, first: Seat) {
        for seat in [first, first.other()] {
            pos.strike(seat, Row::Warriors);
            if pos.is_dead(seat.other()) {
                return pos.stop(Phase::End);
            }
        }
        pos.leave(Row::Warriors);
        self.farmers(pos);
    }

    /// In F it never matters who goes first.
    fn farmers(&self, pos: &mut Position) {
        if !pos.tend(FIRST) {
            return pos.ask(Phase::Farmers, FIRST);
        }
        self.second_farmers_act(pos);
    }

    fn second_farmers_act(&self, pos: &mut Position) {
        if !pos.tend(FIRST.other()) {
            return pos.ask(Phase::Farmers, FIRST.other());
        }
        self.thieves(pos);
    }

    /// The farmers, who have all acted, leave. "It matters in T, when there is any kin in either scholars' row."
    fn thieves(&self, pos: &mut Position) {
        pos.leave(Row::Farmers);
        let has_scholars = |seat: Seat| pos.side(seat).kin.of(Row::Scholars) > 0;
        if pos.both_have(Row::Thieves) && (has_scholars(Seat(0)) || has_scholars(Seat(1))) {
            return pos.ask_the_say(Phase::LeadThieves);
        }
        self.thieves_act(pos, FIRST);
    }

    fn thieves_act(&self, pos: &mut Position, first: Seat) {
        pos.steal(first);
        pos.steal(first.other());
        pos.leave(Row::Thieves);
        self.scholars(pos);
    }

    /// "It matters when both players have kin in that row and: in K and S, always."
    fn scholars(&self, pos: &mut Position) {
        if pos.both_have(Row::Scholars) {
            return pos.ask_the_say(Phase::LeadScholars);
        }
        self.scholars_act(pos, FIRST, Phase::Scholars);
    }

    /// Scholars who can pray are asked; "where praying could move no god, they strike without being asked".
    fn scholars_act(&self, pos: &mut Position, seat: Seat, phase: Phase) {
        pos.ask(phase, seat);
        if !pos.can_pray(seat) {
            self.scholars_strike(pos, seat);
        }
    }

    fn scholars_strike(&self, pos: &mut Position, seat: Seat) {
        pos.strike(seat, Row::Scholars);
        if pos.is_dead(seat.other()) {
            return pos.stop(Phase::End);
        }
        self.after_scholars(pos, seat);
    }

    /// After the first player's scholars come the second's, and after those the round is over.
    fn after_scholars(&self, pos: &mut Position, seat: Seat) {
        if pos.phase() == Phase::Scholars {
            return self.scholars_act(pos, seat.other(), Phase::LastScholars);
        }
        self.end_round(pos);
    }

    /// "All kin return to the players they belong to. The season moves on."
    fn end_round(&self, pos: &mut Position) {
        pos.clear_round();
        if pos.round() == self.options.rounds {
            return pos.stop(Phase::End);
        }
        pos.next_round();
        pos.stop(Phase::Ting);
    }
}
