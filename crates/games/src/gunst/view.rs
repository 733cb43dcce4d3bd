//! What a seat may know: everything but the line-up that the other has chosen and not yet shown.

use super::board::{God, Kin, Row};
use super::moves::Moves;
use super::notation::{LineUp, Move};
use super::options::KinRule;
use super::position::{Phase, Position, Side};
use super::{Gunst, Options, text};
use gambol_core::{Dice, Eyes, Lettering, Playable, Seat, SetupError, Veiled, read_options};
use serde_json::{Map, Value, json};

/// What is known about a player's choice at the ting.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chosen {
    /// None has been made.
    NotYet,
    /// One has been made, and these eyes may not see it.
    Covered,
    /// This one.
    Open(LineUp),
}

/// A position as some eyes see it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The position without the line-ups that wait to be revealed.
    table: Position,
    /// What these eyes know about those.
    chosen: [Chosen; 2],
}

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

impl View {
    pub(super) fn of(pos: &Position, eyes: Eyes) -> View {
        let mut table = *pos;
        let chosen = SEATS.map(|seat| match table.side_mut(seat).chosen.take() {
            None => Chosen::NotYet,
            Some(line_up) if eyes == Eyes::All || eyes == Eyes::Seat(seat) => Chosen::Open(line_up),
            Some(_) => Chosen::Covered,
        });
        View { table, chosen }
    }

    /// Everything that is open on the table.
    pub fn table(&self) -> &Position {
        &self.table
    }

    /// What is known about a player's choice at the ting.
    pub fn chosen(&self, seat: Seat) -> Chosen {
        self.chosen[seat.index() & 1]
    }

    /// A position that could be behind the view: a covered line-up is any that its player could have chosen.
    pub(super) fn imagine(&self, dice: &mut Dice) -> Position {
        let mut pos = self.table;
        for seat in SEATS {
            let side = pos.side_mut(seat);
            side.chosen = match self.chosen(seat) {
                Chosen::NotYet => None,
                Chosen::Open(line_up) => Some(line_up),
                Chosen::Covered => match dice.pick(Moves::line_ups(side)) {
                    Move::Ting(line_up) => Some(line_up),
                    other => unreachable!("{other} is no line-up"),
                },
            };
        }
        pos
    }

    /// The view as the rule file lists it. "A line-up that one seat has chosen and the other not yet shows in nobody's
    /// state", so it is made of the table alone.
    pub(super) fn state(&self, rule: KinRule) -> Value {
        let table = &self.table;
        let sides = SEATS.map(|seat| table.side(seat));
        let each = |tell: fn(&Side) -> Value| Value::from(sides.map(tell).to_vec());
        let to_act: Vec<u8> = match table.phase() {
            Phase::Say => vec![],
            phase if phase.is_over() => vec![],
            Phase::Ting => vec![0, 1],
            _ => vec![table.seat().0],
        };
        json!({
            "round": table.round(),
            "life": each(|side| side.life.into()),
            "gods": each(|side| by_god(|god| side.planes.of(god))),
            "field": each(|side| by_row(side.kin)),
            "doubled": each(|side| side.doubled.iter().map(|row| row.letter().to_string()).collect()),
            "in_play": each(|side| side.in_play.iter().map(|god| god.letter().to_string()).collect()),
            "spent": match rule {
                KinRule::Return => Value::Null,
                KinRule::Spent => each(|side| by_row(side.spent)),
            },
            "say": table.say().map(|seat| seat.0),
            "phase": table.phase().name(),
            "to_act": to_act,
        })
    }
}

/// `{"K": 1, "W": 2, …}`
fn by_row(kin: Kin) -> Value {
    let entry = |row: Row| (row.letter().to_string(), kin.of(row).into());
    Value::Object(Row::ALL.into_iter().map(entry).collect::<Map<_, _>>())
}

/// `{"X": 1, "V": 2, …}`
fn by_god(plane: impl Fn(God) -> u8) -> Value {
    let entry = |god: God| (god.letter().to_string(), plane(god).into());
    Value::Object(God::ALL.into_iter().map(entry).collect::<Map<_, _>>())
}

impl Veiled for Gunst {
    type View = View;

    fn view(&self, pos: &Position, eyes: Eyes) -> View {
        View::of(pos, eyes)
    }

    fn imagine(&self, view: &View, dice: &mut Dice) -> Position {
        view.imagine(dice)
    }
}

impl Playable for Gunst {
    const TITLE: &'static str = "Gunst";

    fn from_options(options: &Map<String, Value>) -> Result<Gunst, SetupError> {
        Ok(Gunst { options: read_options(options, Options::read)? })
    }

    fn options(&self) -> Map<String, Value> {
        self.options.write()
    }

    fn state(&self, view: &View) -> Value {
        view.state(self.options.kin)
    }

    fn text(&self, view: &View) -> String {
        text::drawn(self, view)
    }

    fn grid(&self, view: &View, lettering: &dyn Lettering) -> String {
        text::grid(view, lettering)
    }

    fn seat_name(&self, seat: Seat) -> String {
        ["First lord", "Second lord"][seat.index() & 1].to_owned()
    }
}
