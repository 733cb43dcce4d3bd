//! `gambol board show`: prints a board as text, or draws it to a file.

use super::source::{BoardNames, Found, find, title};
use crate::failure::Failure;
use crate::picture::PictureArgs;
use crate::print;
use gambol_core::{AnyMatch, Eyes};
use gambol_draw::Look;
use gambol_games::code;
use serde_json::{Map, json};

/// Show a board: as text here, or as a picture in a file
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// A JSON file, the name of a board that ships, or a code
    #[arg(value_name = "BOARD", value_parser = BoardNames, hide_possible_values = true)]
    board: String,

    #[command(flatten)]
    picture: PictureArgs,

    /// Print the board and its code as one JSON object
    #[arg(long)]
    json: bool,
}

/// Shows what was asked for.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let found = find(&args.board)?;
    if args.picture.is_wanted() {
        let options = start(&found)?.options();
        let empty = |look: &Look<'_>| gambol_draw::empty(found.game, &options, look);
        return args.picture.write(Look::default(), empty);
    }
    if args.json {
        let code = code::of(&found.board).ok();
        return print(&format!("{}\n", json!({"game": found.game, "board": found.board, "code": code})));
    }
    print(&format!(
        "{}\n\n{}\n",
        title(&crate::failure::WORDS, found.game, &found.board),
        text(&found)?.trim_end()
    ))
}

/// The board as text: as it lies at the start of a game, or part by part.
fn text(found: &Found) -> Result<String, Failure> {
    match found.game.parts(&found.board) {
        Some((text, _)) => Ok(text),
        None => Ok(start(found)?.text(Eyes::All)),
    }
}

/// A game on the board, or on one put together from these parts.
fn start(found: &Found) -> Result<Box<dyn AnyMatch>, Failure> {
    let board = found.game.parts(&found.board).map_or_else(|| found.board.clone(), |(_, board)| board);
    Ok(found.game.start(&Map::from_iter([("board".to_owned(), board)]))?)
}
