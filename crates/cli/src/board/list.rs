//! `gambol board list`: the boards that ship.

use super::source::{size, title};
use crate::failure::Failure;
use crate::language::LangArgs;
use crate::paint::Paint;
use crate::print;
use crate::setup::game_names;
use gambol_games::{Kind, boards, code};
use gambol_words::certified;
use serde_json::{Value, json};
use std::fmt::Write;

/// List the boards that ship
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// Only those of this game [default: all]; Gunst has none
    #[arg(value_parser = game_names(), ignore_case = true)]
    game: Option<Kind>,

    /// Answer with one JSON object per line for each board
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    lang: LangArgs,
}

/// Prints the list.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let (paint, words) = (Paint::for_stdout(), args.lang.words());
    let mut text = String::new();
    let width = boards::all().map(|board| board.game.name().len() + 1 + board.name.len()).max().unwrap_or(0);
    for built_in in boards::all().filter(|board| args.game.is_none_or(|game| game == board.game)) {
        let board: Value = serde_json::from_str(built_in.json)
            .map_err(|error| Failure::new(format!("{}: {error}", built_in.name)))?;
        let certificate: Value = serde_json::from_str(built_in.certificate)
            .map_err(|error| Failure::new(format!("{}: {error}", built_in.name)))?;
        let sentence = words.sentences(&certified(&words, built_in.game, &certificate).sentences);
        let _ = if args.json {
            let (game, code) = (built_in.game, code::of_built_in(built_in));
            let line = json!({"game": game, "name": built_in.name, "title": board["name"], "size": size(&board),
                "is_tile_set": board.get("tiles").is_some(), "code": code, "certificate": certificate});
            writeln!(text, "{line}")
        } else {
            let name = format!("{:<width$}", format!("{}/{}", built_in.game, built_in.name));
            let title = title(&words, built_in.game, &board);
            writeln!(text, "{}  {title}\n{:width$}  {}", paint.choice(&name), "", paint.faint(&sentence))
        };
    }
    print(&text)
}
