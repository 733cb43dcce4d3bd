//! `gambol board show`: prints a board as text, or draws it to a file.

use super::source::{Found, find, title};
use crate::failure::Failure;
use crate::picture::PictureArgs;
use crate::print;
use gambol_core::{AnyMatch, Eyes, Fault};
use gambol_draw::Look;
use gambol_games::code;
use gambol_games::muddy_ride::TileSet;
use serde_json::json;

/// Show a board: as text here, or as a picture in a file
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// A JSON file, GAME/NAME of a built-in board, or a code
    #[arg(value_name = "BOARD")]
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
    print(&format!("{}\n\n{}\n", title(found.game, &found.board), text(&found)?.trim_end()))
}

/// The board as text: as it lies at the start of a game, or tile by tile.
fn text(found: &Found) -> Result<String, Failure> {
    if found.board.get("tiles").is_some() {
        return Ok(gambol_core::read(&found.board, "board", Fault::Board, TileSet::read)?.to_string());
    }
    Ok(start(found)?.text(Eyes::All))
}

/// A game on the board, or on the tiles laid in their order without a turn.
fn start(found: &Found) -> Result<Box<dyn AnyMatch>, Failure> {
    let board = match found.board.get("tiles") {
        Some(_) => json!({"tile_set": found.board, "lay": [["A", 0], ["B", 0], ["C", 0], ["D", 0]]}),
        None => found.board.clone(),
    };
    let kind = found.game;
    let options = [("board".to_owned(), board)].into_iter().collect();
    Ok(kind.start(&options)?)
}
