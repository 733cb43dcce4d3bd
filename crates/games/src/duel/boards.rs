//! Boards with bullets: read, generated, packed and drawn.

use super::board::{Board, LONGEST, SHORTEST};
use super::generate;
use crate::boarded::Boarded;
use crate::code::grids::{COWBOYS, number, pass_prints, prints_model, text};
use crate::code::tape::Tape;
use crate::code::{pass_seed, words};
use crate::recipe::{self, Recipe};
use crate::rulebook::{Drawing, pair};
use gambol_core::{Given, Object};
use serde_json::{Map, Value, json};

/// The boards of Duel.
pub(crate) struct Boards;

impl Boarded for Boards {
    fn letter(&self) -> char {
        'd'
    }

    fn check(&self, given: &Given<'_>) -> Option<()> {
        Board::read(given).map(drop)
    }

    fn recipe(&self, choices: &Object<'_>) -> Option<Recipe> {
        choices.only(&[], &["files", "ranks", "fair", "seed"]);
        let length = |key, default| choices.or(key, default, |given| given.whole(SHORTEST..=LONGEST));
        let (files, ranks) = (length("files", 5), length("ranks", 6));
        let is_fair = choices.or("fair", true, Given::flag);
        let seed = recipe::seed(choices);
        let (files, ranks) = (files? as u8, ranks? as u8);
        Some(Recipe::Duel(generate::Recipe { files, ranks, is_fair: is_fair?, seed: seed? }))
    }

    fn like(&self, board: &Value, seed: u64) -> Vec<Recipe> {
        let length =
            |key| number(Some(board), key).filter(|length| (SHORTEST..=LONGEST).contains(&(*length).into()));
        let (Some(files), Some(ranks)) = (length("files"), length("ranks")) else { return vec![] };
        let (files, ranks) = (files as u8, ranks as u8);
        [true, false].map(|is_fair| Recipe::Duel(generate::Recipe { files, ranks, is_fair, seed })).into()
    }

    fn pass_recipe(&self, tape: &mut Tape, given: Option<Recipe>) -> Option<Recipe> {
        let given = if let Some(Recipe::Duel(recipe)) = given { Some(recipe) } else { None };
        let files = 3 + tape.even(6, given.map_or(0, |recipe| u32::from(recipe.files) - 3)) as u8;
        let ranks = 3 + tape.even(6, given.map_or(0, |recipe| u32::from(recipe.ranks) - 3)) as u8;
        let is_fair = tape.flag(given.is_some_and(|recipe| recipe.is_fair));
        let seed = pass_seed(tape, given.map(|recipe| recipe.seed))?;
        Some(Recipe::Duel(generate::Recipe { files, ranks, is_fair, seed }))
    }

    fn pass(&self, tape: &mut Tape, board: Option<&Value>) -> Option<Value> {
        let mut made = json!({"game": "duel"});
        let mut length = |key: &str, usual: u8| {
            let given = number(board, key).filter(|length| (3..=8).contains(length));
            // Left out, or 3 to 8.
            match tape.even(7, given.map_or(0, |length| length - 2)) {
                0 => usual,
                length => {
                    made[key] = (length + 2).into();
                    length as u8 + 2
                }
            }
        };
        let size = (length("files", 5), length("ranks", 6));
        made["name"] = words::pass_name(tape, text(board, "name"))?.into();
        let fields = board.and_then(|board| board.get("fields"));
        made["fields"] = pass_prints(tape, &mut prints_model(), size, &COWBOYS, fields);
        Some(made)
    }

    fn drawn(&self, drawing: &Drawing<'_>) -> Result<Value, String> {
        let mut fields = Map::new();
        for (name, cell) in drawing.cells() {
            let mut bullets = Map::new();
            for part in cell.split('+') {
                let (colour, way) = pair(&name, part)?;
                let colour = match colour {
                    "L" => "light",
                    "D" => "dark",
                    _ => return Err(format!("{name}: expected L:direction or D:direction, found {part:?}")),
                };
                bullets.insert(colour.into(), json!(way));
            }
            fields.insert(name, bullets.into());
        }
        Ok(
            json!({"game": "duel", "name": "Example", "files": drawing.files(), "ranks": drawing.ranks(), "fields": fields}),
        )
    }
}
