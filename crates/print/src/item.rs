//! What is printed: a game as it ships, or a board of one.

use crate::PrintError;
use gambol_core::{Fault, SetupError};
use gambol_games::Kind;
use gambol_games::boards;
use gambol_games::recipe::Recipe;
use serde_json::{Map, Value, json};

/// A game or a board, checked by the game itself.
#[derive(Clone, Debug)]
pub struct Item {
    pub(crate) kind: Kind,
    /// All options, with the whole board.
    pub(crate) options: Map<String, Value>,
    /// The set of tiles that the board is laid from, and how they lie.
    pub(crate) tiles: Option<(Value, Value)>,
    /// The board, laid meadow or set of tiles as a code can hold it; none where the game has none.
    pub(crate) board: Option<Value>,
    /// The seed that the board is made from.
    pub(crate) seed: Option<u64>,
    /// Whether no board was asked for, so that all that ships belongs to the kit.
    pub(crate) is_whole_game: bool,
}

impl Item {
    /// A game with these options: with the option `board` that board, otherwise the game as it ships.
    pub fn new(game: &str, options: &Map<String, Value>) -> Result<Item, PrintError> {
        let kind = Kind::named(game).ok_or_else(|| PrintError::UnknownGame(game.to_owned()))?;
        let mut options = options.clone();
        let tiles = match options.get("board") {
            Some(board) if kind.name() == "muddy-ride" => laid(board)?,
            _ => None,
        };
        if let Some((set, lay)) = &tiles {
            options.insert("board".into(), json!({"tile_set": set, "lay": lay}));
        }
        let is_whole_game = !options.contains_key("board");
        let options = kind.start(&options)?.options();
        let board = match &tiles {
            // A set of tiles laid in its own order is that set; any other lay is a board of its own.
            Some((set, lay)) if *lay == in_order() => Some(set.clone()),
            Some((set, lay)) => Some(json!({"tile_set": set, "lay": lay})),
            None => options.get("board").cloned().or_else(|| plain_network(&options)),
        };
        let recipe =
            board.as_ref().and_then(|board| Recipe::of(tiles.as_ref().map_or(board, |(set, _)| set)));
        let seed = recipe.and_then(|recipe| recipe.choices().get("seed").and_then(Value::as_u64));
        Ok(Item { kind, options, tiles, board, seed, is_whole_game })
    }

    /// A board that is generated from these choices, the seed among them.
    pub fn generated(game: &str, choices: &Map<String, Value>) -> Result<Item, PrintError> {
        let kind = Kind::named(game).ok_or_else(|| PrintError::UnknownGame(game.to_owned()))?;
        let board = Recipe::read(kind, choices)?.board();
        Item::new(kind.name(), &Map::from_iter([("board".to_owned(), board)]))
    }

    /// A board, a laid meadow or a set of tiles.
    pub fn board(board: Value) -> Result<Item, PrintError> {
        let kind = Kind::of_board(&board)?;
        Item::new(kind.name(), &Map::from_iter([("board".to_owned(), board)]))
    }

    /// A board that ships, by its name; with a game before it where two games have one of that name: `duel/high-noon`.
    pub fn built_in(name: &str) -> Option<Result<Item, PrintError>> {
        let board = match name.split_once('/') {
            Some((game, name)) => boards::named(Kind::named(game)?, name)?,
            None => boards::all().find(|board| board.name == name)?,
        };
        Some(Item::new(board.game.name(), &Map::from_iter([("board".to_owned(), Value::from(board.name))])))
    }

    /// The board's own name.
    pub(crate) fn name(&self) -> String {
        if self.is_whole_game && matches!(self.kind.name(), "muddy-ride" | "duel" | "gunst") {
            return "The game as it ships".into();
        }
        let set = self.tiles.as_ref().map(|(set, _)| set);
        let named = set.or(self.board.as_ref()).and_then(|board| board.get("name")).and_then(Value::as_str);
        named.unwrap_or_default().to_owned()
    }
}

/// The tiles that a board of Muddy Ride is laid from; none for a whole board.
fn laid(board: &Value) -> Result<Option<(Value, Value)>, SetupError> {
    let board = match board {
        Value::String(name) => match boards::named(Kind::MuddyRide, name) {
            Some(built_in) => parsed(built_in.json),
            // The game itself says what is wrong with the name.
            None => return Ok(None),
        },
        board => board.clone(),
    };
    if board.get("tiles").is_some() {
        return Ok(Some((board, in_order())));
    }
    let (Some(set), Some(lay)) = (board.get("tile_set"), board.get("lay")) else { return Ok(None) };
    let set = match set {
        Value::String(name) => boards::named(Kind::MuddyRide, name)
            .map(|built_in| parsed(built_in.json))
            .ok_or_else(|| SetupError {
                fault: Fault::Board,
                at: "board.tile_set".into(),
                expected: "the name of a built-in tile set".into(),
                found: format!("{name:?}"),
            })?,
        set => set.clone(),
    };
    Ok(Some((set, lay.clone())))
}

/// The tiles in their own order, none of them turned.
fn in_order() -> Value {
    json!([["A", 0], ["B", 0], ["C", 0], ["D", 0]])
}

/// The network of the rulebook as a board, so that it has a code like any other.
fn plain_network(options: &Map<String, Value>) -> Option<Value> {
    let rows = options.get("rows")?.as_u64()?;
    let ways = |rank: u64| {
        let ends = [("a", ["a", "b"]), ("b", ["a", "c"]), ("c", ["b", "c"])];
        ends.map(|(from, to)| (from, json!(to.map(|file| format!("{file}{rank}")))))
    };
    let south = (1..rows).flat_map(|rank| ways(rank + 1).map(|(from, to)| (format!("{from}{rank}"), to)));
    let north = (2..=rows).flat_map(|rank| ways(rank - 1).map(|(from, to)| (format!("{from}{rank}"), to)));
    Some(json!({
        "game": "two-paths",
        "name": format!("Clearing with {rows} rows"),
        "rows": vec![["a", "b", "c"]; rows as usize],
        "south": south.collect::<Map<_, _>>(),
        "north": north.collect::<Map<_, _>>(),
    }))
}

/// The JSON of a board that ships.
fn parsed(json: &str) -> Value {
    serde_json::from_str(json).expect("the boards that ship are JSON")
}
