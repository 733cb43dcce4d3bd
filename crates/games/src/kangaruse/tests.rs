//! Every ruling and every special case, on sheets drawn as text.

mod effects;
mod generated;
mod jumps;
mod setup;
mod turns;

use super::{Kangaruse, Move, Position, Refusal};
use gambol_core::{Eyes, Game, Playable, Seat, SetupError, Turn, Veiled};
use serde_json::{Map, Value, json};

/// The JSON of a sheet drawn as in the rulebook: rows from the top rank down, then what files and ranks command.
fn drawn(drawing: &str) -> Value {
    let lines: Vec<_> = drawing.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let commands = |axis: &str| -> Vec<&str> {
        let line = lines.iter().find_map(|line| line.strip_prefix(axis)).expect("both axes have commands");
        line.split_whitespace().collect()
    };
    let (files, ranks) = (commands("files:"), commands("ranks:"));
    let mut squares = Map::new();
    let rows = lines.iter().filter_map(|line| line.split_once('|'));
    for (row, (_, cells)) in rows.enumerate() {
        for (file, cell) in cells.split_whitespace().enumerate().filter(|(_, cell)| *cell != ".") {
            let name = format!("{}{}", char::from(b'a' + file as u8), ranks.len() - row);
            let square = match cell.split_once('=') {
                Some((kind, value)) => json!({"type": kind, "value": value.parse::<i64>().unwrap()}),
                None => json!({"type": cell}),
            };
            squares.insert(name, square);
        }
    }
    let on_files = files[0].parse::<u8>().is_ok();
    let (numbers, directions) = if on_files { (&files, &ranks) } else { (&ranks, &files) };
    let numbers: Vec<u8> = numbers.iter().map(|number| number.parse().unwrap()).collect();
    json!({
        "game": "kangaruse", "name": "drawn", "files": files.len(), "ranks": ranks.len(),
        "numbers_on": if on_files { "files" } else { "ranks" },
        "numbers": numbers, "directions": directions, "squares": squares,
    })
}

fn set_up(options: &Value) -> Result<Kangaruse, SetupError> {
    Kangaruse::from_options(options.as_object().expect("options are an object"))
}

/// A game under way.
struct Table {
    game: Kangaruse,
    pos: Position,
}

/// A game for two on a drawn sheet that does not stop when all is scored.
fn on(drawing: &str) -> Table {
    with(json!({"stop_when_scored": false}), drawing)
}

fn with(mut options: Value, drawing: &str) -> Table {
    options["board"] = drawn(drawing);
    let game = set_up(&options).unwrap();
    let pos = game.start();
    Table { game, pos }
}

impl Table {
    /// Plays moves, separated by commas, by whoever is to move.
    #[track_caller]
    fn play(mut self, moves: &str) -> Table {
        for text in moves.split(", ") {
            let m: Move = text.parse().expect("a move in notation");
            let Turn::Seat(seat) = self.game.turn(&self.pos) else { panic!("{text}: the game is over") };
            self.pos =
                self.game.play(&self.pos, seat, m).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        }
        self
    }

    /// The legal moves in byte order.
    fn legal(&self) -> String {
        let mut legal: Vec<_> =
            self.game.legal_moves(&self.pos, self.pos.turn).map(|m| m.to_string()).collect();
        legal.sort();
        legal.join(", ")
    }

    #[track_caller]
    fn refused(&self, text: &str) -> Refusal {
        let m = text.parse().expect("a move in notation");
        self.game.check(&self.pos, self.pos.turn, m).expect_err("the move is refused")
    }

    fn state(&self) -> Value {
        self.game.state(&self.game.view(&self.pos, Eyes::All))
    }

    fn phase(&self) -> String {
        let state = self.state();
        format!("{} {}", state["phase"].as_str().unwrap(), state["turn"])
    }

    fn crossed(&self) -> String {
        let names: Vec<_> = self.pos.crossed().in_name_order().iter().map(ToString::to_string).collect();
        names.join(" ")
    }

    fn gained(&self, seat: usize) -> Value {
        self.state()["gained"][seat].clone()
    }

    fn points(&self) -> Vec<i32> {
        self.game.points(&self.pos).as_slice().to_vec()
    }

    fn winners(&self) -> Vec<Seat> {
        assert_eq!(self.game.turn(&self.pos), Turn::Over);
        self.game.outcome(&self.pos).expect("it is over").winners.iter().collect()
    }
}
