//! Why a move is refused: one variant per rule.

use super::MuddyRide;
use super::animal::{Animal, Animals, Face};
use super::board::Field;
use super::notation::Move;
use super::position::{Phase, Position};
use gambol_core::{Forbids, Saying, Seat};

/// The rule that forbids a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nobody moves after the end.
    Over,
    /// A card must be dealt or the die rolled first.
    ChanceFirst,
    /// It is this seat's turn, not that of the seat that asks.
    TurnOf(Seat),
    /// The cards and the die are not chosen.
    OnlyChance,
    /// A jump's splash is decided before anything else.
    SplashFirst(Animal),
    /// There is no splash to decide.
    NoSplash,
    /// In secret play a jump says which animal jumps.
    NameTheAnimal,
    /// In open play, everybody jumps with their own animal.
    OwnAnimalOnly,
    /// Only the two animals on the die may be chosen.
    NotPictured(Animal, Face),
    /// An animal that has arrived cannot be chosen.
    HasArrived(Animal),
    /// A jump must stay on the grid.
    OffTheMeadow(Field),
    /// A jump goes one field to the left, right, back, back-left or back-right.
    NotSidewaysOrBack(Animal, Field),
    /// In secret play a jump goes one field to the left or right.
    NotSideways(Animal, Field),
    /// A jump needs a field without an animal.
    Occupied(Field, Animal),
    /// A target is closed to every other animal.
    TargetOfAnother(Field, Animal),
    /// You may pass only if you cannot jump.
    MustJump(Animals),
    /// An animal without a footprint, or whose way leads off the grid or onto another's target, stays.
    HasNoWay(Animal),
    /// Of several that would land on the same field at most one moves.
    OneToAField(Animal, Animal, Field),
    /// A field must be vacated before it can be entered.
    NotVacated(Animal, Field),
    /// As many animals as can move do move.
    MoreCanMove(Animals),
}

impl Forbids for Refusal {
    fn rule(&self) -> Saying {
        match *self {
            Refusal::Over => Saying::new("over"),
            Refusal::ChanceFirst => Saying::new("chance-first"),
            Refusal::TurnOf(seat) => Saying::new("turn-of").seat("who", seat),
            Refusal::OnlyChance => Saying::new("only-chance"),
            Refusal::SplashFirst(animal) => Saying::new("splash-first").piece("animal", animal),
            Refusal::NoSplash => Saying::new("no-splash"),
            Refusal::NameTheAnimal => Saying::new("name-the-animal"),
            Refusal::OwnAnimalOnly => Saying::new("own-animal-only"),
            Refusal::NotPictured(animal, face) => {
                Saying::new("not-pictured").piece("animal", animal).pieces("face", face.animals())
            }
            Refusal::HasArrived(animal) => Saying::new("has-arrived").piece("animal", animal),
            Refusal::OffTheMeadow(field) => Saying::new("off-the-meadow").text("field", field),
            Refusal::NotSidewaysOrBack(animal, field) => {
                Saying::new("not-sideways-or-back").piece("animal", animal).text("field", field)
            }
            Refusal::NotSideways(animal, field) => {
                Saying::new("not-sideways").piece("animal", animal).text("field", field)
            }
            Refusal::Occupied(field, animal) => {
                Saying::new("occupied").text("field", field).piece("animal", animal)
            }
            Refusal::TargetOfAnother(field, animal) => {
                Saying::new("target-of-another").text("field", field).piece("animal", animal)
            }
            Refusal::MustJump(animals) => Saying::new("must-jump").pieces("animals", animals.iter()),
            Refusal::HasNoWay(animal) => Saying::new("has-no-way").piece("animal", animal),
            Refusal::OneToAField(first, second, field) => {
                Saying::new("one-to-a-field").pieces("animals", [first, second]).text("field", field)
            }
            Refusal::NotVacated(animal, field) => {
                Saying::new("not-vacated").piece("animal", animal).text("field", field)
            }
            Refusal::MoreCanMove(animals) => Saying::new("more-can-move").pieces("animals", animals.iter()),
        }
    }

    fn section(&self) -> Option<&'static str> {
        Some(match *self {
            Refusal::Over => "arriving",
            Refusal::TurnOf(_) | Refusal::OwnAnimalOnly => "your-turn",
            Refusal::MustJump(_)
            | Refusal::OffTheMeadow(_)
            | Refusal::NotSidewaysOrBack(..)
            | Refusal::Occupied(..)
            | Refusal::TargetOfAnother(..) => "jump",
            Refusal::ChanceFirst
            | Refusal::OnlyChance
            | Refusal::NameTheAnimal
            | Refusal::NotPictured(..)
            | Refusal::HasArrived(_)
            | Refusal::NotSideways(..) => "secret-riders",
            Refusal::SplashFirst(_) | Refusal::NoSplash | Refusal::MoreCanMove(_) => {
                "when-animals-get-in-each-others-way"
            }
            Refusal::HasNoWay(_) => "off-the-meadow-or-onto-anothers-target",
            Refusal::OneToAField(..) => "several-onto-the-same-field",
            Refusal::NotVacated(..) => "onto-an-animal-that-stays",
        })
    }
}

impl MuddyRide {
    /// Says which rule forbids a move.
    pub(super) fn check_move(&self, pos: Position, seat: Seat, m: Move) -> Result<(), Refusal> {
        match pos.phase() {
            Phase::End => return Err(Refusal::Over),
            Phase::Deal | Phase::Roll => return Err(Refusal::ChanceFirst),
            Phase::Jump | Phase::Splash(_) if seat != pos.seat() => return Err(Refusal::TurnOf(pos.seat())),
            Phase::Jump | Phase::Splash(_) => {}
        }
        match (m, pos.phase()) {
            (Move::Card(_) | Move::Roll(_), _) => Err(Refusal::OnlyChance),
            (Move::Splash(set), Phase::Splash(splasher)) => {
                self.event_of(pos, splasher).check_choice(set, self.options.swaps)
            }
            (_, Phase::Splash(splasher)) => Err(Refusal::SplashFirst(splasher)),
            (Move::Splash(_), _) => Err(Refusal::NoSplash),
            (Move::Pass, _) => self.check_pass(pos),
            (Move::Jump(to), _) => self.check_own_jump(pos, to),
            (Move::JumpOf(animal, to), _) => self.check_pictured_jump(pos, animal, to),
        }
    }
}
