//! `gambol board show`: prints a board as text, or draws it to a file.

use super::source::{Found, find, title};
use crate::failure::Failure;
use crate::print;
use gambol_core::{Eyes, Fault, Given};
use gambol_games::muddy_ride::TileSet;
use gambol_games::{any, code};
use serde_json::json;
use std::path::{Path, PathBuf};

/// Show a board: as text here, or as a picture in a file
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// A JSON file, GAME/NAME of a built-in board, or a code
    #[arg(value_name = "BOARD")]
    board: String,

    /// Draw it to this SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// Draw it to this PNG file
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,

    /// Print the board and its code as one JSON object
    #[arg(long)]
    json: bool,
}

/// Shows what was asked for.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let found = find(&args.board)?;
    if args.svg.is_some() || args.png.is_some() {
        return render(&found, args.svg.as_deref(), args.png.as_deref());
    }
    if args.json {
        let code = code::of(&found.board).ok();
        return print(&format!("{}\n", json!({"game": found.game, "board": found.board, "code": code})));
    }
    print(&format!("{}\n\n{}\n", title(found.game, &found.board), text(&found)?.trim_end()))
}

/// The board as text: as it lies at the start of a game, or tile by tile.
fn text(found: &Found) -> Result<String, Failure> {
    let failed = |error: gambol_core::SetupError| Failure::new(error.to_string());
    if found.board.get("tiles").is_some() {
        let set = TileSet::read(&Given::new(&found.board, "board", Fault::Board)).map_err(failed)?;
        return Ok(set.to_string());
    }
    let kind = any::find(found.game).ok_or_else(|| Failure::new("the board is for no game"))?;
    let options = [("board".to_owned(), found.board.clone())].into_iter().collect();
    Ok(kind.start(&options).map_err(failed)?.text(Eyes::All))
}

/// TO BE WIRED when the crate `gambol-draw` lands: the only place where boards become pictures.
fn render(_found: &Found, _svg: Option<&Path>, _png: Option<&Path>) -> Result<(), Failure> {
    Err(Failure::new(
        "--svg, --png: this build of Gambol cannot draw yet; without them the board is shown as text",
    ))
}
