//! Every ruling and special case, played on drawn boards.

mod modes;
mod notation;
mod setup;
mod splashes;
mod turns;

use super::*;
use gambol_core::{Action, AnyMatch, ApplyError, Eyes, Match, Node, Playable};
use serde_json::{Map, Value, json};

/// A match on a drawn board.
struct Table(Match<MuddyRide>);

impl Table {
    /// Plays these actions, separated by commas.
    #[track_caller]
    fn play(mut self, actions: &str) -> Table {
        for action in actions.split(", ") {
            let result = self.0.apply(&Action::One(action.to_owned()));
            assert_eq!(result, Ok(()), "{action}\n{}", self.0.text(Eyes::All));
        }
        self
    }

    /// The legal moves in byte order, or the outcomes of chance.
    fn asked(&self) -> String {
        match self.0.node() {
            Node::Decision { legal, .. } => legal.join(", "),
            Node::Chance { outcomes } => {
                let names: Vec<_> = outcomes.into_iter().map(|(name, _)| name).collect();
                names.join(", ")
            }
            node => panic!("nothing is asked: {node:?}"),
        }
    }

    fn state(&self) -> Value {
        self.0.state(Eyes::All)
    }

    fn state_of(&self, seat: u8) -> Value {
        self.0.state(Eyes::Seat(Seat(seat)))
    }

    /// Where the animals stand, such as `N c3 E d3`.
    fn animals(&self) -> String {
        let pos = self.0.position();
        let standing = pos.on_grid().iter().filter_map(|animal| Some((animal, pos.field_of(animal)?)));
        let each: Vec<_> = standing.map(|(animal, field)| format!("{animal} {field}")).collect();
        each.join(" ")
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    /// The winning seats; all of them when drawn.
    fn winners(&self) -> Vec<u8> {
        self.0.outcome().expect("the game is over").winners.iter().map(|seat| seat.0).collect()
    }

    fn returns(&self) -> Vec<f64> {
        self.0.outcome().expect("the game is over").returns(self.0.game().seats())
    }

    fn refusal(&mut self, action: &str) -> String {
        match self.0.apply(&Action::One(action.to_owned())) {
            Err(ApplyError::Illegal(rule)) => rule.to_string(),
            other => panic!("{action} was to be refused, but: {other:?}"),
        }
    }
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        other => panic!("{other} is no object"),
    }
}

/// The board of a drawing: ranks from the top down, in each cell footprints `N:NE`, starts `@N` and targets `>N` joined
/// by `+`, or a dot.
fn board(drawing: &str) -> Value {
    let rows: Vec<_> = drawing.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let (mut start, mut target, mut fields) = (Map::new(), Map::new(), Map::new());
    for row in &rows {
        let (rank, cells) = row.split_once('|').expect("a row is its rank, a line and its cells");
        for (file, cell) in ('a'..).zip(cells.split_whitespace()) {
            let name = format!("{file}{}", rank.trim());
            let mut footprints = Map::new();
            for part in cell.split('+').filter(|part| *part != ".") {
                if let Some(animal) = part.strip_prefix('@') {
                    start.insert(animal.to_owned(), json!(name));
                } else if let Some(animal) = part.strip_prefix('>') {
                    target.insert(animal.to_owned(), json!(name));
                } else {
                    let (animal, way) = part.split_once(':').expect("a footprint is an animal and a way");
                    footprints.insert(animal.to_owned(), json!(way));
                }
            }
            if !footprints.is_empty() {
                fields.insert(name, footprints.into());
            }
        }
    }
    let mut board = json!({"game": "muddy-ride", "name": "drawn", "size": rows.len(), "fields": fields});
    if !start.is_empty() {
        board["start"] = start.into();
    }
    if !target.is_empty() {
        board["target"] = target.into();
    }
    board
}

/// A table with these options and this drawn board.
#[track_caller]
fn table(options: Value, drawing: &str) -> Table {
    let mut options = object(options);
    options.insert("board".into(), board(drawing));
    Table(Match::from_options(&options).expect("the board is right"))
}

/// A free-for-all on a drawn board.
#[track_caller]
fn meadow(drawing: &str) -> Table {
    table(json!({}), drawing)
}

/// Why the options are refused, and what is at fault.
fn setup_error(options: Value) -> (gambol_core::Fault, String) {
    let error = MuddyRide::from_options(&object(options)).expect_err("the options are wrong");
    (error.fault(), error.to_string())
}
