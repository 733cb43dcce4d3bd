//! Boards seen in a mirror, or turned: the game that is played on them is the same, told in other words.

use crate::samples::Options;
use gambol_core::grid::{Cell, Direction};
use gambol_core::{Action, Node, Seat};
use serde_json::Value;

/// The same game told in other words.
pub struct Mirror {
    /// What was done to the board.
    pub name: &'static str,
    /// The options of the game as it is in the mirror.
    pub options: Options,
    /// Whether, where both are asked one after the other and neither answer touches the other's, the other is asked
    /// first: the lower seat is, and the seats are exchanged.
    pub asks_the_other_first: bool,
    /// Seats as they are in the mirror.
    pub seat: Box<dyn Fn(Seat) -> Seat>,
    /// Moves in notation as they are in the mirror.
    pub text: Box<dyn Fn(&str) -> String>,
}

impl Mirror {
    /// A seat as it is in the mirror.
    pub fn seat(&self, seat: Seat) -> Seat {
        (self.seat)(seat)
    }

    /// An action as it is in the mirror.
    pub fn action(&self, action: &Action) -> Action {
        match action {
            Action::One(text) => Action::One((self.text)(text)),
            Action::Together(texts) => {
                let each = texts.iter().map(|(seat, text)| {
                    let seat = Seat(seat.parse().expect("seats are numbers"));
                    (self.seat(seat).to_string(), (self.text)(text))
                });
                Action::Together(each.collect())
            }
        }
    }

    /// A node as it is in the mirror.
    pub fn node(&self, node: &Node) -> Node {
        let texts = |texts: &[String]| {
            let mut texts: Vec<_> = texts.iter().map(|text| (self.text)(text)).collect();
            texts.sort_unstable();
            texts
        };
        match node {
            Node::Decision { seat, legal } => Node::Decision { seat: self.seat(*seat), legal: texts(legal) },
            Node::Simultaneous { legal } => {
                let mut legal: Vec<_> =
                    legal.iter().map(|(seat, legal)| (self.seat(*seat), texts(legal))).collect();
                legal.sort_unstable();
                Node::Simultaneous { legal }
            }
            Node::Chance { outcomes } => {
                let mut outcomes: Vec<_> =
                    outcomes.iter().map(|(text, weight)| ((self.text)(text), *weight)).collect();
                outcomes.sort_unstable();
                Node::Chance { outcomes }
            }
            Node::End(outcome) => {
                let mut outcome = *outcome;
                outcome.winners = outcome.winners.iter().map(|seat| self.seat(seat)).collect();
                if let Some(scores) = outcome.scores.as_mut() {
                    let before = *scores;
                    for (seat, score) in before.iter() {
                        scores[self.seat(seat)] = *score;
                    }
                }
                Node::End(outcome)
            }
        }
    }
}

/// A text with one of its words changed.
pub(crate) fn with_cell(text: &str, cell: impl Fn(Cell) -> Cell) -> String {
    let read: Cell = text.parse().unwrap_or_else(|_| panic!("{text} is no cell"));
    cell(read).to_string()
}

/// The object under this key.
pub(crate) fn under<'a>(value: &'a Value, key: &str) -> &'a Options {
    value[key].as_object().unwrap_or_else(|| panic!("{key} is an object"))
}

pub(crate) fn text_of(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is a text"))
}

/// A direction's name changed.
pub(crate) fn with_way(value: &Value, way: impl Fn(Direction) -> Direction) -> Value {
    let read: Direction = text_of(value).parse().unwrap_or_else(|_| panic!("{value} is a direction"));
    way(read).name().into()
}

/// West and east exchanged.
pub(crate) fn flipped(way: Direction) -> Direction {
    Direction::ALL[(8 - way as usize) % 8]
}
