//! Networks of ways: read, generated and packed.

use super::board::Board;
use super::generate;
use crate::boarded::Boarded;
use crate::code::pass_seed;
use crate::code::tape::{Model, Tape};
use crate::code::words::pass_name;
use crate::recipe::{self, Recipe};
use gambol_core::{Given, Object};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// How many rows a generated network may have, and one that is packed row by row.
const ROWS: RangeInclusive<usize> = 7..=11;

/// The networks of Two Paths.
pub(crate) struct Boards;

impl Boarded for Boards {
    fn letter(&self) -> char {
        't'
    }

    fn check(&self, given: &Given<'_>) -> Option<()> {
        Board::read(given).map(drop)
    }

    fn recipe(&self, choices: &Object<'_>) -> Option<Recipe> {
        choices.only(&[], &["rows", "fair", "mirror", "seed"]);
        let rows = choices.or("rows", 7, |given| given.whole(*ROWS.start() as i64..=*ROWS.end() as i64));
        let is_fair = choices.or("fair", true, Given::flag);
        let is_mirrored = choices.or("mirror", is_fair.unwrap_or(true), Given::flag);
        let seed = recipe::seed(choices);
        let (rows, is_fair, is_mirrored, seed) = (rows? as u8, is_fair?, is_mirrored?, seed?);
        Some(Recipe::TwoPaths(generate::Recipe { rows, is_fair, is_mirrored, seed }))
    }

    fn like(&self, board: &Value, seed: u64) -> Vec<Recipe> {
        let rows = board.get("rows").and_then(Value::as_array).map_or(0, Vec::len);
        if !ROWS.contains(&rows) {
            return vec![];
        }
        let one = |is_fair, is_mirrored| {
            Recipe::TwoPaths(generate::Recipe { rows: rows as u8, is_fair, is_mirrored, seed })
        };
        let both = [true, false];
        both.into_iter().flat_map(|fair| both.map(|mirrored| one(fair, mirrored))).collect()
    }

    fn pass_recipe(&self, tape: &mut Tape, given: Option<Recipe>) -> Option<Recipe> {
        let given = if let Some(Recipe::TwoPaths(recipe)) = given { Some(recipe) } else { None };
        let rows = 7 + tape.even(5, given.map_or(0, |recipe| u32::from(recipe.rows) - 7)) as u8;
        let is_fair = tape.flag(given.is_some_and(|recipe| recipe.is_fair));
        let is_mirrored = tape.flag(given.is_some_and(|recipe| recipe.is_mirrored));
        let seed = pass_seed(tape, given.map(|recipe| recipe.seed))?;
        Some(Recipe::TwoPaths(generate::Recipe { rows, is_fair, is_mirrored, seed }))
    }

    fn pass(&self, tape: &mut Tape, board: Option<&Value>) -> Option<Value> {
        pass_network(tape, board)
    }
}

/// The letters that rows mostly have: around one middle, as generated networks have them, or from a on.
const USUAL: [[&str; 4]; 2] = [["bd", "bcd", "abde", "abcde"], ["ab", "abc", "abcd", "abcde"]];

/// Passes a network.
fn pass_network(tape: &mut Tape, board: Option<&Value>) -> Option<Value> {
    let get = |key: &str| board.and_then(|board| board.get(key));
    let given = get("rows").and_then(Value::as_array);
    let count = given.map_or(7, Vec::len).clamp(7, 11) as u32;
    let count = 7 + tape.even(5, count - 7) as usize;
    let mut rows = Vec::with_capacity(count);
    for at in 0..count {
        let row = given.and_then(|rows| rows.get(at)?.as_array());
        let row: String = row.into_iter().flatten().filter_map(Value::as_str).collect();
        let is_line = at == 0 || at == count - 1;
        rows.push(pass_row(tape, &row, is_line));
    }
    let name = pass_name(tape, get("name").and_then(Value::as_str).unwrap_or_default())?;
    let south = pass_ways(tape, &rows, false, get("south"));
    // North's ways are mostly South's, seen from the other end.
    let is_alike = flipped(&south, count);
    let north = if tape.flag(get("north") == Some(&is_alike)) {
        is_alike
    } else {
        pass_ways(tape, &rows, true, get("north"))
    };
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.chars().map(String::from).collect()).collect();
    Some(json!({"game": "two-paths", "name": name, "rows": rows, "south": south, "north": north}))
}

/// Passes the letters of a row; a starting line has three.
fn pass_row(tape: &mut Tape, row: &str, is_line: bool) -> String {
    let width = row.len().clamp(2, 5);
    let width = if is_line { 3 } else { 2 + tape.even(4, width as u32 - 2) as usize };
    let usual = USUAL.iter().position(|usual| usual[width - 2] == row).unwrap_or(2);
    match tape.even(3, usual as u32) {
        2 => {
            let letter =
                |at: usize| row.as_bytes().get(at).map_or(0, |letter| letter.wrapping_sub(b'a') % 26);
            (0..width).map(|at| char::from(b'a' + tape.even(26, letter(at).into()) as u8)).collect()
        }
        usual => USUAL[usual as usize][width - 2].to_owned(),
    }
}

/// Passes the ways of a player, row by row: from each space two ends in the next row.
fn pass_ways(tape: &mut Tape, rows: &[String], is_north: bool, given: Option<&Value>) -> Value {
    let mut made = Map::new();
    let mut models: Vec<Model> = (0..=5).map(|width| Model::learning(usize::max(width, 1))).collect();
    for step in 0..rows.len() - 1 {
        let (from, to) =
            if is_north { (rows.len() - 1 - step, rows.len() - 2 - step) } else { (step, step + 1) };
        for file in rows[from].chars() {
            let name = format!("{file}{}", from + 1);
            let pair = given.and_then(|ways| ways.get(&name));
            let ends = [0, 1].map(|side| {
                let end = pair.and_then(|pair| pair.get(side)?.as_str()).and_then(|end| end.chars().next());
                let place = end.and_then(|end| rows[to].find(end)).unwrap_or(0);
                let place = tape.pass(&mut models[rows[to].len()], place);
                format!("{}{}", char::from(rows[to].as_bytes()[place]), to + 1)
            });
            made.insert(name, json!(ends));
        }
    }
    made.into()
}

/// South's ways as North would have them: every rank counted from the other end.
fn flipped(south: &Value, rows: usize) -> Value {
    let flip = |space: &str| {
        let rank = space.get(1..).and_then(|rank| rank.parse().ok()).unwrap_or(1usize);
        format!("{}{}", &space[..1], rows + 1 - rank)
    };
    let ways = south.as_object().into_iter().flatten().map(|(space, pair)| {
        let ends = pair.as_array().into_iter().flatten().filter_map(Value::as_str);
        (flip(space), json!(ends.map(flip).collect::<Vec<_>>()))
    });
    ways.collect::<Map<_, _>>().into()
}
