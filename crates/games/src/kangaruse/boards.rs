//! Sheets: read, generated, packed and drawn.

use super::board::{SQUARE_TYPES, Sheet, SquareType};
use super::generate::{self, Edition, Size};
use crate::boarded::Boarded;
use crate::code::grids::number;
use crate::code::pass_seed;
use crate::code::tape::{Model, Tape};
use crate::code::words::pass_name;
use crate::recipe::Recipe;
use crate::rulebook::Drawing;
use gambol_core::grid::{Cell, Direction};
use gambol_core::{Given, Object};
use serde_json::{Map, Value, json};

/// The sheets of Kangaruse.
pub(crate) struct Boards;

impl Boarded for Boards {
    fn letter(&self) -> char {
        'k'
    }

    /// "Grab a new paper": every game has a sheet of its own.
    fn is_fresh(&self) -> bool {
        true
    }

    fn check(&self, given: &Given<'_>) -> Option<()> {
        let sheet = Sheet::read(given)?;
        super::options::check_starts(&sheet, super::Options::default().players, given.notes());
        Some(())
    }

    fn recipe(&self, choices: &Object<'_>) -> Option<Recipe> {
        choices.only(&[], &["size", "starts", "seed"]);
        generate::Recipe::read(choices).map(Recipe::Kangaruse)
    }

    fn like(&self, board: &Value, seed: u64) -> Vec<Recipe> {
        let length = |key: &str| number(Some(board), key);
        let fits = |size: &Size| {
            let (files, ranks) = size.files_and_ranks();
            length("files") == Some(files.into()) && length("ranks") == Some(ranks.into())
        };
        let all = |size| {
            let one = move |(edition, starts)| generate::Recipe { size, starts, seed, edition };
            let ways = [Edition::Second, Edition::First]
                .map(|edition| [true, false].map(|starts| (edition, starts)));
            ways.into_iter().flatten().map(one).map(Recipe::Kangaruse)
        };
        Size::NAMED.into_iter().map(|(_, size)| size).filter(fits).flat_map(all).collect()
    }

    fn pass_recipe(&self, tape: &mut Tape, given: Option<Recipe>) -> Option<Recipe> {
        let given = if let Some(Recipe::Kangaruse(recipe)) = given { Some(recipe) } else { None };
        let (_, size) = Size::NAMED[tape.even(5, given.map_or(0, |recipe| recipe.size as u32)) as usize];
        let starts = tape.flag(given.is_some_and(|recipe| recipe.starts));
        let seed = pass_seed(tape, given.map(|recipe| recipe.seed))?;
        // The code's letter says which edition it is.
        let edition = given.map_or(Edition::First, |recipe| recipe.edition);
        Some(Recipe::Kangaruse(generate::Recipe { size, starts, seed, edition }))
    }

    fn pass(&self, tape: &mut Tape, board: Option<&Value>) -> Option<Value> {
        pass_sheet(tape, board)
    }

    fn drawn(&self, drawing: &Drawing<'_>) -> Result<Value, String> {
        let mut squares = Map::new();
        for (name, cell) in drawing.cells() {
            let square = match cell.split_once('=') {
                None => json!({"type": cell}),
                Some((kind, value)) => {
                    let value: i64 =
                        value.parse().map_err(|_| format!("{name}: expected a value, found {value:?}"))?;
                    json!({"type": kind, "value": value})
                }
            };
            squares.insert(name, square);
        }
        let mut board = json!({
            "game": "kangaruse", "name": "Example", "files": drawing.files(), "ranks": drawing.ranks(),
            "squares": squares,
        });
        for (axis, commands) in drawing.headings() {
            let numbers: Option<Vec<u8>> = commands.iter().map(|command| command.parse().ok()).collect();
            match numbers {
                Some(numbers) => {
                    board["numbers_on"] = json!(axis);
                    board["numbers"] = json!(numbers);
                }
                None => board["directions"] = json!(commands),
            }
        }
        Ok(board)
    }
}

/// Passes a sheet.
fn pass_sheet(tape: &mut Tape, sheet: Option<&Value>) -> Option<Value> {
    let get = |key: &str| sheet.and_then(|sheet| sheet.get(key));
    let length = |key: &str| get(key).and_then(Value::as_u64).filter(|length| (2..=16).contains(length));
    let files = 2 + tape.even(15, length("files").map_or(0, |length| length as u32 - 2)) as u8;
    let ranks = 2 + tape.even(11, length("ranks").map_or(0, |length| length.min(12) as u32 - 2)) as u8;
    let is_on_files = tape.flag(get("numbers_on").and_then(Value::as_str) == Some("files"));
    let (numbered, directed) = if is_on_files { (files, ranks) } else { (ranks, files) };
    let mut four = Model::learning(4);
    let numbers: Vec<_> = (0..usize::from(numbered))
        .map(|at| {
            let number = get("numbers").and_then(|numbers| numbers.get(at)?.as_u64()).unwrap_or(1);
            1 + tape.pass(&mut four, (number.clamp(1, 4) - 1) as usize)
        })
        .collect();
    let mut four = Model::learning(4);
    let directions: Vec<_> = (0..usize::from(directed))
        .map(|at| {
            let way = get("directions").and_then(|ways| ways.get(at)?.as_str());
            let place = Direction::FOUR.iter().position(|four| Some(four.name()) == way).unwrap_or(0);
            Direction::FOUR[tape.pass(&mut four, place)].name()
        })
        .collect();
    let name = pass_name(tape, get("name").and_then(Value::as_str).unwrap_or_default())?;
    let squares = pass_squares(tape, files, ranks, get("squares"));
    let numbers_on = if is_on_files { "files" } else { "ranks" };
    Some(json!({
        "game": "kangaruse", "name": name, "files": files, "ranks": ranks, "numbers_on": numbers_on,
        "numbers": numbers, "directions": directions, "squares": squares,
    }))
}

/// Passes the squares: each one's type, and the value of those that have one.
fn pass_squares(tape: &mut Tape, files: u8, ranks: u8, given: Option<&Value>) -> Map<String, Value> {
    let mut kinds = Model::learning(SQUARE_TYPES.len());
    let (mut scores, mut signs, mut echidnas) =
        (Model::learning(99), Model::learning(2), Model::learning(99));
    let mut made = Map::new();
    for cell in (0..ranks).flat_map(|rank| (0..files).map(move |file| Cell { file, rank })) {
        let name = cell.to_string();
        let square = given.and_then(|given| given.get(&name));
        let kind = square.and_then(|square| square.get("type")?.as_str());
        let place = SQUARE_TYPES
            .iter()
            .position(|(name, _)| Some(*name) == kind)
            .unwrap_or(SquareType::Plain as usize);
        let (kind_name, kind) = SQUARE_TYPES[tape.pass(&mut kinds, place)];
        let value = square.and_then(|square| square.get("value")?.as_i64()).unwrap_or(1);
        let size = (value.unsigned_abs().clamp(1, 99) - 1) as usize;
        let json = match kind {
            SquareType::Plain => continue,
            SquareType::Score => {
                let is_negative = tape.pass(&mut signs, usize::from(value < 0)) == 1;
                let size = 1 + tape.pass(&mut scores, size) as i64;
                json!({"type": kind_name, "value": if is_negative { -size } else { size }})
            }
            SquareType::Echidna => json!({"type": kind_name, "value": 1 + tape.pass(&mut echidnas, size)}),
            _ => json!({"type": kind_name}),
        };
        made.insert(name, json);
    }
    made
}
