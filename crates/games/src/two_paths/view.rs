//! What each seat sees, what could be behind it, and the state as the rule file lists it.

use super::notation::{Animal, Move, Side};
use super::play::name;
use super::position::{Phase, Place, Position};
use super::{NORTH, Options, SOUTH, TwoPaths};
use gambol_core::{Dice, Eyes, Lettering, Playable, Seat, SetupError, Veiled, read_options};
use serde_json::{Map, Value, json};

/// What some eyes see: everything but, while it is blocked against, the side that the player on turn hides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View(Position);

impl View {
    /// What these eyes know, as a position: in phase `block` without the hidden side, unless they may see it.
    pub fn known(&self) -> &Position {
        &self.0
    }

    /// Whether a side is hidden that these eyes may not see.
    pub fn is_veiled(&self) -> bool {
        self.0.phase() == Phase::Block && self.0.hidden().is_none()
    }
}

impl Veiled for TwoPaths {
    type View = View;

    /// The hidden side is the secret of the player on turn until a side is blocked; then all hands are opened.
    fn view(&self, pos: &Position, eyes: Eyes) -> View {
        let sees_hidden = match eyes {
            Eyes::All => true,
            Eyes::Seat(seat) => seat == pos.turn(),
            Eyes::Nobody => false,
        };
        let veiled = pos.phase() == Phase::Block && !sees_hidden;
        View(if veiled { pos.without_hidden() } else { *pos })
    }

    /// The animal is announced, the side is hidden.
    fn hides_choice(&self, pos: &Position) -> bool {
        pos.phase() == Phase::Hide
    }

    /// Until a side is blocked, only the player who hid one knows which; the others have heard the animal.
    fn told(&self, pos: &Position, m: Move, eyes: Eyes, since: bool) -> String {
        match m {
            Move::Hide(animal, _) if !since && eyes != Eyes::All && eyes != Eyes::Seat(pos.turn()) => {
                animal.letter().to_string()
            }
            _ => m.to_string(),
        }
    }

    /// Any side may be hidden on which the announced animal may go.
    fn imagine(&self, view: &View, dice: &mut Dice) -> Position {
        if !view.is_veiled() {
            return view.0;
        }
        view.0.with_hidden(match view.0.choices() {
            0b01 => Side::West,
            0b10 => Side::East,
            _ => dice.pick(Side::ALL.into_iter()),
        })
    }
}

impl Playable for TwoPaths {
    const TITLE: &'static str = "Two Paths";

    fn from_options(options: &Map<String, Value>) -> Result<TwoPaths, SetupError> {
        Ok(TwoPaths::of(read_options(options, Options::read)?))
    }

    fn options(&self) -> Map<String, Value> {
        self.options.write()
    }

    fn state(&self, view: &View) -> Value {
        let pos = &view.0;
        let over = pos.phase().is_end();
        let mut state = json!({
            "south": self.animals(pos, SOUTH),
            "north": self.animals(pos, NORTH),
            "turn": (!over).then_some(pos.turn().0),
            "try": (!over).then_some(pos.try_number()),
            "phase": match pos.phase() {
                Phase::Line => "line",
                Phase::Hide => "hide",
                Phase::Block => "block",
                Phase::Take => "take",
                Phase::Won | Phase::Stuck | Phase::CalledOff => "end",
            },
            "announced": pos.announced().map(Animal::letter),
        });
        if !view.is_veiled() {
            state["hidden"] = json!(pos.hidden().map(Side::letter));
        }
        state
    }

    fn text(&self, view: &View) -> String {
        self.drawn(view)
    }

    fn grid(&self, view: &View, lettering: &dyn Lettering) -> String {
        let [south, north] = [Seat(0), Seat(1)].map(|seat| lettering.seat(seat));
        self.space_by_space(view, [&south, &north])
    }

    fn seat_name(&self, seat: Seat) -> String {
        name(seat).to_owned()
    }
}

impl TwoPaths {
    /// Where each of a seat's animals is, by its letter.
    fn animals(&self, pos: &Position, seat: Seat) -> Map<String, Value> {
        let place = |animal| match pos.place(seat, animal) {
            Place::Waiting => Value::Null,
            Place::On(space) => self.options.board.space_name(space).into(),
            Place::Home => "home".into(),
        };
        Animal::ALL.into_iter().map(|animal| (animal.letter().to_string(), place(animal))).collect()
    }
}
