//! Meadows, tile sets and laid boards: read, generated, packed and drawn.

use super::board::{Board, Field, default_fields};
use super::generate;
use super::tiles::{Lay, NAMES as TILES, TileSet};
use crate::boarded::Boarded;
use crate::boards;
use crate::code::grids::{ANIMALS, number, pass_prints, prints_model, text};
use crate::code::tape::Tape;
use crate::code::{pass_seed, words};
use crate::kind::Kind;
use crate::recipe::{self, Recipe};
use crate::rulebook::{Drawing, pair};
use gambol_core::grid::Cell;
use gambol_core::{Fault, Given, Object, Saying};
use serde_json::{Map, Value, json};

/// The boards of Muddy Ride.
pub(crate) struct Boards;

impl Boarded for Boards {
    fn letter(&self) -> char {
        'm'
    }

    fn check(&self, given: &Given<'_>) -> Option<()> {
        let is_set = ["tiles", "tile_size"].iter().any(|key| given.value().get(key).is_some());
        if is_set { TileSet::read(given).map(drop) } else { Board::read(given).map(drop) }
    }

    fn recipe(&self, choices: &Object<'_>) -> Option<Recipe> {
        choices.only(&[], &["size", "tiles", "fair", "seed"]);
        let is_wide = choices.or("size", false, |given| match given.whole(6..=8)? {
            7 => {
                given.wrong(Saying::new("either").number("one", 6).number("other", 8));
                None
            }
            size => Some(size == 8),
        });
        let is_tiles = choices.or("tiles", false, Given::flag);
        let is_fair = choices.or("fair", true, Given::flag);
        let seed = recipe::seed(choices);
        let (is_wide, is_tiles, is_fair, seed) = (is_wide?, is_tiles?, is_fair?, seed?);
        Some(Recipe::MuddyRide(generate::Recipe { is_wide, is_tiles, is_fair, seed }))
    }

    fn like(&self, board: &Value, seed: u64) -> Vec<Recipe> {
        let number = |key: &str| number(Some(board), key);
        let is_tiles = board.get("tiles").is_some();
        let is_wide = number("size") == Some(8) || number("tile_size") == Some(4);
        let recipe = |is_fair| generate::Recipe { is_wide, is_tiles, is_fair, seed };
        [true, false].map(|is_fair| Recipe::MuddyRide(recipe(is_fair))).into()
    }

    fn pass_recipe(&self, tape: &mut Tape, given: Option<Recipe>) -> Option<Recipe> {
        let given = if let Some(Recipe::MuddyRide(recipe)) = given { Some(recipe) } else { None };
        let mut flag = |choice: fn(&generate::Recipe) -> bool| tape.flag(given.as_ref().is_some_and(choice));
        let is_wide = flag(|recipe| recipe.is_wide);
        let is_tiles = flag(|recipe| recipe.is_tiles);
        let is_fair = flag(|recipe| recipe.is_fair);
        let seed = pass_seed(tape, given.map(|recipe| recipe.seed))?;
        Some(Recipe::MuddyRide(generate::Recipe { is_wide, is_tiles, is_fair, seed }))
    }

    fn pass(&self, tape: &mut Tape, board: Option<&Value>) -> Option<Value> {
        if tape.flag(board.is_some_and(|board| board.get("tiles").is_some())) {
            return pass_tiles(tape, board);
        }
        pass_meadow(tape, board)
    }

    fn pass_laid(&self, tape: &mut Tape, board: Option<&Value>) -> Option<Value> {
        pass_laid(tape, board)
    }

    fn parts(&self, board: &Value) -> Option<(String, Value)> {
        let set = gambol_core::read(board, "board", Fault::Board, TileSet::read).ok()?;
        let lay = json!([["A", 0], ["B", 0], ["C", 0], ["D", 0]]);
        Some((set.to_string(), json!({"tile_set": board, "lay": lay})))
    }

    fn drawn(&self, drawing: &Drawing<'_>) -> Result<Value, String> {
        let mut board = json!({"game": "muddy-ride", "name": "Example", "size": drawing.ranks()});
        let (mut start, mut target, mut fields) = (Map::new(), Map::new(), Map::new());
        for (name, cell) in drawing.cells() {
            let mut footprints = Map::new();
            for part in cell.split('+') {
                if let Some(animal) = part.strip_prefix('@') {
                    start.insert(animal.into(), json!(name));
                } else if let Some(animal) = part.strip_prefix('>') {
                    target.insert(animal.into(), json!(name));
                } else {
                    let (animal, way) = pair(&name, part)?;
                    footprints.insert(animal.into(), json!(way));
                }
            }
            if !footprints.is_empty() {
                fields.insert(name, footprints.into());
            }
        }
        board["fields"] = fields.into();
        for (key, places) in [("start", start), ("target", target)] {
            if !places.is_empty() {
                board[key] = places.into();
            }
        }
        Ok(board)
    }
}

/// Passes a meadow.
fn pass_meadow(tape: &mut Tape, board: Option<&Value>) -> Option<Value> {
    let is_wide = tape.flag(number(board, "size") == Some(8));
    let size = if is_wide { 8 } else { 6 };
    let mut made = json!({"game": "muddy-ride", "size": size});
    let (start, target) = default_fields(size);
    for (key, usual) in [("start", start), ("target", target)] {
        if let Some(four) = pass_four(tape, size, usual, board.and_then(|board| board.get(key))) {
            made[key] = four;
        }
    }
    made["name"] = words::pass_name(tape, text(board, "name"))?.into();
    let fields = board.and_then(|board| board.get("fields"));
    made["fields"] = pass_prints(tape, &mut prints_model(), (size, size), &ANIMALS, fields);
    Some(made)
}

/// Passes the starts or the targets: left out, the usual ones, or any others.
fn pass_four(tape: &mut Tape, size: u8, usual: [Field; 4], given: Option<&Value>) -> Option<Value> {
    let four = |names: &[String]| -> Value {
        let keys = ANIMALS.iter().map(|(key, _)| (*key).to_owned());
        keys.zip(names.iter().map(|name| Value::from(name.as_str()))).collect::<Map<_, _>>().into()
    };
    let usual = four(&usual.map(|field| field.to_string()));
    let state = given.map_or(0, |given| if *given == usual { 1 } else { 2 });
    match tape.even(3, state) {
        0 => None,
        1 => Some(usual),
        _ => {
            let names = ANIMALS.map(|(key, _)| {
                let cell = given.and_then(|given| Cell::parse(given.get(key)?.as_str()?, size, size));
                let index =
                    cell.map_or(0, |cell| u32::from(cell.rank) * u32::from(size) + u32::from(cell.file));
                let index = tape.even(u32::from(size) * u32::from(size), index) as u8;
                Cell { file: index % size, rank: index / size }.to_string()
            });
            Some(four(&names))
        }
    }
}

/// Passes a tile set.
fn pass_tiles(tape: &mut Tape, set: Option<&Value>) -> Option<Value> {
    let size = if tape.flag(number(set, "tile_size") == Some(4)) { 4 } else { 3 };
    let name = words::pass_name(tape, text(set, "name"))?;
    let mut model = prints_model();
    let mut tiles = Map::new();
    for key in TILES {
        let tile = set.and_then(|set| set.get("tiles")?.get(key));
        tiles.insert(key.to_owned(), pass_prints(tape, &mut model, (size, size), &ANIMALS, tile));
    }
    Some(json!({"game": "muddy-ride", "name": name, "tile_size": size, "tiles": tiles}))
}

/// How a laid board gives its set.
#[derive(Clone, Copy)]
enum Set {
    /// By the name under which it ships.
    Named,
    /// Whole, and it ships.
    Shipped,
    /// Whole, and a recipe gives it.
    Generated,
    /// Whole, and none of these.
    Own,
}

const SETS: [Set; 4] = [Set::Named, Set::Shipped, Set::Generated, Set::Own];

/// Passes a laid board.
fn pass_laid(tape: &mut Tape, board: Option<&Value>) -> Option<Value> {
    let given = match board {
        Some(board) => Some(board.get("tile_set")?),
        None => None,
    };
    let lay = pass_lay(tape, board.and_then(|board| board.get("lay")))?;
    let shipped_as =
        given.and_then(|set| boards::known(Kind::MuddyRide).find(|built_in| built_in.value() == *set));
    let recipe = given.and_then(Recipe::of);
    let kind = match given {
        Some(Value::String(_)) => Set::Named,
        _ if shipped_as.is_some() => Set::Shipped,
        _ if recipe.is_some() => Set::Generated,
        _ => Set::Own,
    };
    let set = match SETS[tape.even(4, kind as u32) as usize] {
        Set::Named => words::pass_name(tape, given.and_then(Value::as_str).unwrap_or_default())?.into(),
        Set::Shipped => {
            let name = words::pass_name(tape, shipped_as.map_or("", |built_in| built_in.name))?;
            boards::named(Kind::MuddyRide, &name)?.value()
        }
        Set::Generated => Boards.pass_recipe(tape, recipe)?.board(),
        Set::Own => pass_tiles(tape, given)?,
    };
    Some(json!({"tile_set": set, "lay": lay.to_json()}))
}

/// Passes a layout: each tile is one of those that are left, with its turns.
fn pass_lay(tape: &mut Tape, given: Option<&Value>) -> Option<Lay> {
    let mut left = vec![0, 1, 2, 3];
    let mut tiles = [(0, 0); 4];
    for (at, laid) in tiles.iter_mut().enumerate() {
        let pair = given.and_then(|lay| lay.get(at));
        let name = pair.and_then(|pair| pair.get(0)?.as_str());
        let place = left.iter().position(|&tile| name == Some(TILES[tile])).unwrap_or(0);
        let turns = pair.and_then(|pair| pair.get(1)?.as_u64()).unwrap_or(0) as u32 & 3;
        let place = tape.even(left.len() as u32, place as u32);
        *laid = (left.remove(place as usize), tape.even(4, turns) as u8);
    }
    Lay::new(tiles)
}
