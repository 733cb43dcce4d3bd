//! What is printed: a game as it ships, or a board of one.

use crate::PrintError;
use gambol_core::{Fault, SetupError};
use gambol_games::any::{self, Kind};
use gambol_games::boards;
use serde_json::{Map, Value, json};

/// A game or a board, checked by the game itself.
#[derive(Clone, Debug)]
pub struct Item {
    pub(crate) kind: &'static Kind,
    /// All options, with the whole board.
    pub(crate) options: Map<String, Value>,
    /// The set of tiles that the board is laid from, and how they lie.
    pub(crate) tiles: Option<(Value, Value)>,
    /// The seed that the board is made from.
    pub(crate) seed: Option<u64>,
    /// Whether no board was asked for, so that all that ships belongs to the kit.
    pub(crate) is_whole_game: bool,
}

impl Item {
    /// A game with these options: with the option `board` that board, otherwise the game as it ships.
    pub fn new(game: &str, options: &Map<String, Value>) -> Result<Item, PrintError> {
        let kind = any::find(game).ok_or_else(|| PrintError::UnknownGame(game.to_owned()))?;
        let mut options = options.clone();
        let tiles = match options.get("board") {
            Some(board) if kind.name == "muddy-ride" => laid(board)?,
            _ => None,
        };
        if let Some((set, lay)) = &tiles {
            options.insert("board".into(), json!({"tile_set": set, "lay": lay}));
        }
        let is_whole_game = !options.contains_key("board");
        let seed = (kind.name == "kangaruse" && is_whole_game)
            .then(|| options.get("seed").and_then(Value::as_u64).unwrap_or(0));
        let options = kind.start(&options)?.record().options;
        Ok(Item { kind, options, tiles, seed, is_whole_game })
    }

    /// A board, a laid meadow or a set of tiles.
    pub fn board(board: Value) -> Result<Item, PrintError> {
        let kind = any::game_of_board(&board)?;
        Item::new(kind.name, &Map::from_iter([("board".to_owned(), board)]))
    }

    /// A board that ships, by its name; with a game before it where two games have one of that name: `duel/high-noon`.
    pub fn built_in(name: &str) -> Option<Result<Item, PrintError>> {
        let board = match name.split_once('/') {
            Some((game, name)) => boards::named(game, name)?,
            None => boards::ALL.iter().find(|board| board.name == name)?,
        };
        Some(Item::new(board.game, &Map::from_iter([("board".to_owned(), Value::from(board.name))])))
    }

    /// The board's own name.
    pub(crate) fn name(&self) -> String {
        let set = self.tiles.as_ref().map(|(set, _)| set);
        let named = set.or(self.options.get("board")).and_then(|board| board.get("name")).and_then(Value::as_str);
        match (named, self.kind.name) {
            (Some(name), _) => name.to_owned(),
            (None, "two-paths") => {
                format!("the clearing with {} rows", self.options.get("rows").unwrap_or(&Value::Null))
            }
            (None, _) => String::new(),
        }
    }
}

/// The tiles that a board of Muddy Ride is laid from; none for a whole board.
fn laid(board: &Value) -> Result<Option<(Value, Value)>, SetupError> {
    let board = match board {
        Value::String(name) => match boards::named("muddy-ride", name) {
            Some(built_in) => parsed(built_in.json),
            // The game itself says what is wrong with the name.
            None => return Ok(None),
        },
        board => board.clone(),
    };
    if board.get("tiles").is_some() {
        return Ok(Some((board, json!([["A", 0], ["B", 0], ["C", 0], ["D", 0]]))));
    }
    let (Some(set), Some(lay)) = (board.get("tile_set"), board.get("lay")) else { return Ok(None) };
    let set = match set {
        Value::String(name) => boards::named("muddy-ride", name).map(|built_in| parsed(built_in.json)).ok_or_else(|| {
            SetupError {
                fault: Fault::Board,
                at: "board.tile_set".into(),
                expected: "the name of a built-in tile set".into(),
                found: format!("{name:?}"),
            }
        })?,
        set => set.clone(),
    };
    Ok(Some((set, lay.clone())))
}

/// The JSON of a board that ships.
pub(crate) fn parsed(json: &str) -> Value {
    serde_json::from_str(json).expect("the boards that ship are JSON")
}
