//! Why a move is refused: one variant per rule.

use super::board::Field;
use super::pieces::{Cowboy, Size};
use super::position::{Position, Stage};
use super::{Duel, Move};
use gambol_core::{Forbids, Saying, Seat};

/// The rule that forbids a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// The other player is on turn.
    TurnOf(Cowboy),
    /// Only chance says which token was turned over.
    ChanceTurnsOver,
    /// Both cowboys are placed before the first turn.
    PlaceFirst(Cowboy),
    /// A cowboy is placed only once.
    Placed,
    /// A cowboy is placed on its own first rank.
    FirstRank(Cowboy, u8),
    /// A cowboy stands wholly on the grid.
    OffGrid(Field, Size),
    /// The player must first choose who is shot off.
    ChooseShot,
    /// There is nothing to choose.
    NoShotToChoose,
    /// The player has already stepped, or passed instead.
    Stepped,
    /// The step does not lead left, right, back or diagonally back.
    NoStep(Cowboy, Field),
    /// The other cowboy stands there.
    Occupied(Field, Cowboy),
    /// Of two new fields, the player must say which is triggered.
    NameTrigger(Field, Field),
    /// Only one field can be triggered, so it is not named.
    ClearTrigger,
    /// A step triggers only a field that was stepped onto.
    TriggerElsewhere(Field),
    /// You may pass only if you have no step.
    CanStep,
    /// One special bullet per turn.
    Fired,
    /// No tokens left.
    NoTokens(Cowboy),
    /// The player must step before the turn can end.
    MustStep,
}

impl Forbids for Refusal {
    fn rule(&self) -> Saying {
        match *self {
            Refusal::GameOver => Saying::new("game-over"),
            Refusal::TurnOf(cowboy) => Saying::new("turn-of").seat("who", cowboy.seat()),
            Refusal::ChanceTurnsOver => Saying::new("chance-turns-over"),
            Refusal::PlaceFirst(cowboy) => Saying::new("place-first").piece("cowboy", cowboy.name()),
            Refusal::Placed => Saying::new("placed"),
            Refusal::FirstRank(cowboy, rank) => {
                Saying::new("first-rank").piece("cowboy", cowboy.name()).number("rank", rank + 1)
            }
            Refusal::OffGrid(field, size) => {
                Saying::new("off-grid").text("field", field).text("size", size.name())
            }
            Refusal::ChooseShot => Saying::new("choose-shot"),
            Refusal::NoShotToChoose => Saying::new("no-shot-to-choose"),
            Refusal::Stepped => Saying::new("stepped"),
            Refusal::NoStep(cowboy, to) => {
                Saying::new("no-step").piece("cowboy", cowboy.name()).text("field", to)
            }
            Refusal::Occupied(to, other) => {
                Saying::new("occupied").text("field", to).piece("cowboy", other.name())
            }
            Refusal::NameTrigger(west, east) => {
                Saying::new("name-trigger").text("west", west).text("east", east)
            }
            Refusal::ClearTrigger => Saying::new("clear-trigger"),
            Refusal::TriggerElsewhere(field) => Saying::new("trigger-elsewhere").text("field", field),
            Refusal::CanStep => Saying::new("can-step"),
            Refusal::Fired => Saying::new("fired"),
            Refusal::NoTokens(cowboy) => Saying::new("no-tokens").piece("cowboy", cowboy.name()),
            Refusal::MustStep => Saying::new("must-step"),
        }
    }

    fn section(&self) -> Option<&'static str> {
        Some(match *self {
            Refusal::GameOver => "getting-through",
            Refusal::TurnOf(_) => "your-turn",
            Refusal::PlaceFirst(_) | Refusal::Placed | Refusal::FirstRank(..) => "getting-ready",
            Refusal::Stepped
            | Refusal::NoStep(..)
            | Refusal::Occupied(..)
            | Refusal::CanStep
            | Refusal::OffGrid(_, Size::Small) => "the-step",
            Refusal::ChanceTurnsOver | Refusal::Fired | Refusal::NoTokens(_) | Refusal::MustStep => "firing",
            Refusal::ChooseShot | Refusal::NoShotToChoose => "when-both-are-shot-at-once",
            Refusal::NameTrigger(..)
            | Refusal::ClearTrigger
            | Refusal::TriggerElsewhere(_)
            | Refusal::OffGrid(_, Size::Large) => "large-cowboys",
        })
    }
}

impl Duel {
    /// The first rule that forbids the move, asked in the order in which a player would wonder.
    pub(super) fn check_move(&self, pos: Position, seat: Seat, m: Move) -> Result<(), Refusal> {
        let cowboy = pos.on_turn();
        let stage = pos.stage();
        if stage == Stage::End {
            return Err(Refusal::GameOver);
        }
        if stage == Stage::Ammo || matches!(m, Move::Ammo(_)) {
            return Err(Refusal::ChanceTurnsOver);
        }
        if seat != cowboy.seat() {
            return Err(Refusal::TurnOf(cowboy));
        }
        match (stage, m) {
            (Stage::Place, Move::Place(field)) => self.refuse_place(cowboy, field),
            (Stage::Place, _) => Err(Refusal::PlaceFirst(cowboy)),
            (_, Move::Place(_)) => Err(Refusal::Placed),
            (Stage::Shot, Move::Shot(_)) => Ok(()),
            (Stage::Shot, _) => Err(Refusal::ChooseShot),
            (_, Move::Shot(_)) => Err(Refusal::NoShotToChoose),
            (_, Move::Fire) if pos.has_fired() => Err(Refusal::Fired),
            (_, Move::Fire) if pos.tokens(cowboy) == 0 => Err(Refusal::NoTokens(cowboy)),
            (_, Move::Fire) => Ok(()),
            (_, Move::End) if pos.has_stepped() => Ok(()),
            (_, Move::End) => Err(Refusal::MustStep),
            _ if pos.has_stepped() => Err(Refusal::Stepped),
            (_, Move::Step { to, trigger }) => self.refuse_step(pos, cowboy, to, trigger),
            (_, Move::Pass | Move::Ammo(_)) => {
                let has_step = self.tables.has_step(cowboy, pos.stands(cowboy), pos.stands(cowboy.other()));
                if has_step { Err(Refusal::CanStep) } else { Ok(()) }
            }
        }
    }

    fn refuse_place(&self, cowboy: Cowboy, field: Field) -> Result<(), Refusal> {
        let first_rank = self.options.board.first_rank(cowboy);
        if field.rank() != first_rank {
            return Err(Refusal::FirstRank(cowboy, first_rank));
        }
        if !self.can_stand(field) {
            return Err(Refusal::OffGrid(field, self.options.size));
        }
        Ok(())
    }

    fn refuse_step(
        &self,
        pos: Position,
        cowboy: Cowboy,
        to: Field,
        trigger: Option<Field>,
    ) -> Result<(), Refusal> {
        if !self.can_stand(to) {
            return Err(Refusal::OffGrid(to, self.options.size));
        }
        let from = pos.stands(cowboy);
        if !Duel::ways_to_step(cowboy).into_iter().any(|way| self.step_to(from, way) == Some(to)) {
            return Err(Refusal::NoStep(cowboy, to));
        }
        let other = cowboy.other();
        if self.covered(to) & self.covered(pos.stands(other)) != 0 {
            return Err(Refusal::Occupied(to, other));
        }
        let chooses = self.options.size == Size::Large && to.rank() != from.rank();
        match trigger {
            None if chooses => Err(Refusal::NameTrigger(to, Field::new(to.file() + 1, to.rank()))),
            Some(_) if !chooses => Err(Refusal::ClearTrigger),
            Some(field) if self.covered(to) & 1 << field.index() == 0 => {
                Err(Refusal::TriggerElsewhere(field))
            }
            _ => Ok(()),
        }
    }
}
