//! `gambol board new`: generates a board.

use super::json::Out;
use crate::failure::Failure;
use crate::play::entropy;
use crate::print;
use crate::setup::{SetupArgs, game_names};
use gambol_games::recipe::Recipe;
use gambol_games::{Kind, code};
use serde_json::{Map, Value, json};

/// Generate a board: the same choices and seed always give the same board
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// The game; Gunst has no boards
    #[arg(value_parser = game_names(), ignore_case = true)]
    game: Kind,

    #[command(flatten)]
    recipe: RecipeArgs,

    /// Print the board's code only
    #[arg(long, conflicts_with = "out")]
    code: bool,

    /// Print the board, its code and its recipe as one JSON object
    #[arg(long, conflicts_with_all = ["out", "code"])]
    json: bool,

    #[command(flatten)]
    out: Out,
}

/// What a board is generated from.
#[derive(clap::Args, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of the command line
pub(super) struct RecipeArgs {
    /// Which of all such boards, 0 or higher [default: any]
    #[arg(long, value_name = "N", value_parser = crate::setup::at_least(0u64))]
    seed: Option<u64>,

    /// Muddy Ride: 6 or 8 fields; Kangaruse: tiny, small, regular, large or huge
    #[arg(long)]
    size: Option<String>,

    /// Duel: files × ranks, such as 5x6
    #[arg(long, value_name = "FILESxRANKS")]
    shape: Option<String>,

    /// Two Paths: how many rows, 7 to 11
    #[arg(long, value_name = "N", value_parser = crate::setup::at_least(0u64))]
    rows: Option<u64>,

    /// Make the board look the same from every seat [default]; who begins may still be ahead
    #[arg(long, conflicts_with = "wild")]
    fair: bool,

    /// No symmetry at all
    #[arg(long)]
    wild: bool,

    /// Two Paths: make west and east alike, even in a wild network
    #[arg(long)]
    mirror: bool,

    /// Muddy Ride: make a tile set instead of a meadow
    #[arg(long)]
    tiles: bool,

    /// Kangaruse: with squares to start from
    #[arg(long)]
    starts: bool,

    /// The same choices by name, such as `-o size=large -o starts=true`
    #[command(flatten)]
    options: SetupArgs,
}

impl RecipeArgs {
    /// The recipe for a game.
    pub(super) fn recipe(&self, game: Kind) -> Result<Recipe, Failure> {
        let mut choices = self.options.options()?;
        choices.extend(self.choices()?);
        // Small seeds make short codes that can be read aloud.
        choices.entry("seed").or_insert_with(|| json!(entropy() % 1_000_000));
        Ok(Recipe::read(game, &choices)?)
    }

    /// Whether anything is chosen.
    pub(super) fn is_empty(&self) -> Result<bool, Failure> {
        Ok(self.choices()?.is_empty() && self.options.options()?.is_empty())
    }

    fn choices(&self) -> Result<Map<String, Value>, Failure> {
        let mut choices = Map::new();
        let mut put = |key: &str, value: Option<Value>| {
            if let Some(value) = value {
                choices.insert(key.to_owned(), value);
            }
        };
        put("seed", self.seed.map(Value::from));
        put("size", self.size.as_deref().map(|size| size.parse::<u64>().map_or(size.into(), Value::from)));
        put("rows", self.rows.map(Value::from));
        put("fair", (self.fair || self.wild).then(|| self.fair.into()));
        for (key, flag) in [("mirror", self.mirror), ("tiles", self.tiles), ("starts", self.starts)] {
            put(key, flag.then(|| true.into()));
        }
        if let Some(shape) = &self.shape {
            let lengths = shape
                .split_once(['x', '×'])
                .and_then(|(files, ranks)| Some((files.parse::<u64>().ok()?, ranks.parse::<u64>().ok()?)));
            let (files, ranks) = lengths.ok_or_else(|| {
                Failure::usage(format!("--shape: expected FILESxRANKS such as 5x6, found {shape:?}"))
            })?;
            put("files", Some(files.into()));
            put("ranks", Some(ranks.into()));
        }
        Ok(choices)
    }
}

/// Generates and prints.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let recipe = args.recipe.recipe(args.game)?;
    let board = recipe.board();
    let code = code::of_recipe(&recipe);
    if args.code {
        return print(&format!("{code}\n"));
    }
    if args.json {
        let recipe = json!({"game": recipe.game(), "choices": recipe.choices()});
        return print(&format!("{}\n", json!({"board": board, "code": code, "recipe": recipe})));
    }
    args.out.write(&board)
}
