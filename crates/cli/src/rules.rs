//! `gambol rules`: prints a game's rulebook, as text or as a page with pictures.

use crate::failure::Failure;
use crate::print;
use crate::setup::find_game;
use gambol_print::rulebook;

/// Print a game's rulebook, or turn it into a page with pictures
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game
    game: String,

    /// As one HTML page with every example drawn
    #[arg(long)]
    html: bool,

    /// Write to this file [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
}

/// Prints the rulebook as Markdown, or as HTML.
pub fn run(args: &Args) -> Result<(), Failure> {
    let kind = find_game(&args.game)?;
    let text = if args.html {
        rulebook::html(kind).map_err(|error| Failure::new(error.to_string()))?
    } else {
        kind.rulebook().to_owned()
    };
    match &args.out {
        Some(path) => std::fs::write(path, text).map_err(|error| Failure::new(format!("{path}: {error}"))),
        None => print(&text),
    }
}
