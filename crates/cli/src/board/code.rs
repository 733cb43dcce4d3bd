//! `gambol board code`: makes the code of a board, and reads it back.

use super::json::Out;
use super::new::RecipeArgs;
use super::source::find;
use crate::failure::Failure;
use crate::print;
use gambol_games::{Kind, code};
use serde_json::json;

/// Make the code of a board, or read a code back
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// A JSON file, GAME/NAME of a built-in board, a code, or a game's name to generate a board for
    #[arg(value_name = "BOARD|GAME")]
    what: String,

    /// Read a code and print the board it holds
    #[arg(long)]
    read: bool,

    /// Print the code with what it holds as one JSON object
    #[arg(long, conflicts_with = "out")]
    json: bool,

    #[command(flatten)]
    recipe: RecipeArgs,

    #[command(flatten)]
    out: Out,
}

/// Makes or reads a code.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let game = Kind::named(&args.what);
    if game.is_none() && !args.recipe.is_empty()? {
        return Err(Failure::usage(format!(
            "{}: only a game's name can be combined with choices and a seed",
            args.what
        )));
    }
    let code = if args.read {
        args.what.clone()
    } else if let Some(game) = game {
        code::of_recipe(&args.recipe.recipe(game)?)
    } else {
        code::of(&find(&args.what)?.board)?
    };
    let coded = code::read(&code)?;
    if args.json {
        let source = match coded.source {
            code::Source::BuiltIn(name) => json!({"built_in": name}),
            code::Source::Recipe(recipe) => json!({"recipe": recipe.choices()}),
            code::Source::Own => json!("own"),
        };
        let answer = json!({"code": code, "game": coded.game, "source": source, "board": coded.board});
        return print(&format!("{answer}\n"));
    }
    if args.read { args.out.write(&coded.board) } else { args.out.write_text(&format!("{code}\n")) }
}
