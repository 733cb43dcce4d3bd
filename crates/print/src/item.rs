//! What is printed: a game as it ships, or a board of one.

use crate::{PrintError, kits};
use gambol_games::Kind;
use gambol_games::boards::BuiltIn;
use gambol_games::recipe::Recipe;
use gambol_words::Words;
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
    /// Whether no board was asked for, so that everything that ships belongs to the kit.
    pub(crate) is_whole_game: bool,
}

impl Item {
    /// A game with these options: with the option `board` that board, otherwise the game as it ships.
    pub fn new(kind: Kind, options: &Map<String, Value>) -> Result<Item, PrintError> {
        let prints = kits::of(kind);
        let mut options = options.clone();
        let tiles = options.get("board").and_then(|board| prints.tiles(board));
        if let Some((set, lay)) = &tiles {
            options.insert("board".into(), json!({"tile_set": set, "lay": lay}));
        }
        let is_whole_game = !options.contains_key("board");
        let options = kind.start(&options)?.options();
        let board = match &tiles {
            // A set of tiles laid in its own order is that set; any other lay is a board of its own.
            Some((set, lay)) if *lay == in_order() => Some(set.clone()),
            Some((set, lay)) => Some(json!({"tile_set": set, "lay": lay})),
            None => options.get("board").cloned().or_else(|| prints.described_board(&options)),
        };
        let recipe =
            board.as_ref().and_then(|board| Recipe::of(tiles.as_ref().map_or(board, |(set, _)| set)));
        let seed = recipe.and_then(|recipe| recipe.choices().get("seed").and_then(Value::as_u64));
        Ok(Item { kind, options, tiles, board, seed, is_whole_game })
    }

    /// A board that is generated from these choices, the seed among them.
    pub fn generated(kind: Kind, choices: &Map<String, Value>) -> Result<Item, PrintError> {
        let board = Recipe::read(kind, choices)?.board();
        Item::new(kind, &Map::from_iter([("board".to_owned(), board)]))
    }

    /// A board, a laid meadow or a set of tiles.
    pub fn board(board: Value) -> Result<Item, PrintError> {
        Item::played(board, Map::new())
    }

    /// A board with the options that it is to be played with.
    pub fn played(board: Value, mut options: Map<String, Value>) -> Result<Item, PrintError> {
        let kind = Kind::of_board(&board)?;
        options.insert("board".to_owned(), board);
        Item::new(kind, &options)
    }

    /// A board that ships.
    pub fn built_in(board: &BuiltIn) -> Result<Item, PrintError> {
        Item::new(board.game, &Map::from_iter([("board".to_owned(), Value::from(board.name))]))
    }

    /// The board's own name, in these words.
    pub(crate) fn name(&self, words: &Words) -> String {
        if self.is_whole_game && kits::of(self.kind).has_many_parts() {
            return words.say("print-whole", &[]);
        }
        let set = self.tiles.as_ref().map(|(set, _)| set);
        let named = set.or(self.board.as_ref()).and_then(|board| board.get("name")).and_then(Value::as_str);
        let described = || kits::of(self.kind).described_name(words, &self.options);
        let described = if self.options.contains_key("board") { None } else { described() };
        described.unwrap_or_else(|| named.map_or_else(String::new, |name| words.board_name(self.kind, name)))
    }
}

/// The tiles in their own order, none of them turned.
pub(crate) fn in_order() -> Value {
    json!([["A", 0], ["B", 0], ["C", 0], ["D", 0]])
}
