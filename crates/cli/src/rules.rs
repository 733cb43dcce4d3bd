//! `gambol rules`: prints a game's rulebook.

use crate::failure::Failure;
use crate::print;
use gambol_games::any;

/// Print a game's rulebook
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game
    game: String,
}

/// Prints the rulebook as Markdown.
pub fn run(args: &Args) -> Result<(), Failure> {
    let kind = any::find(&args.game).ok_or_else(|| {
        Failure::new(format!("game: expected one of {}, found {:?}", any::names(), args.game))
    })?;
    print(kind.rulebook)
}
