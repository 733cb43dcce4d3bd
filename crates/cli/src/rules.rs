//! `gambol rules`: prints a game's rules, the short ones or the exact ones, as text or as a page with pictures.

use crate::failure::Failure;
use crate::language::LangArgs;
use crate::print;
use crate::setup::game_names;
use gambol_games::Kind;
use gambol_games::rulebook::ExampleError;
use gambol_print::rulebook;
use gambol_print::short::{self, Book, Reader};
use gambol_words::Words;

/// Print a game's rules, or turn them into a page with pictures
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  gambol rules duel
  gambol rules duel --html --out duel.html
  gambol rules duel --exact")]
pub struct Args {
    /// The game
    #[arg(value_parser = game_names(), ignore_case = true)]
    game: Kind,

    /// The exact rules: every case with an example, options, boards as JSON, notation
    #[arg(long)]
    exact: bool,

    /// As one HTML page with pictures
    #[arg(long)]
    html: bool,

    #[command(flatten)]
    lang: LangArgs,

    /// Write to this file [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
}

/// Prints the rules.
pub fn run(args: &Args) -> Result<(), Failure> {
    let (kind, words) = (args.game, args.lang.words());
    let made = match (args.exact, args.html) {
        (false, false) => short_text(&words, kind, Reader::Anybody),
        (false, true) => short::page(&words, kind),
        (true, false) => Ok(kind.rulebook().to_owned()),
        (true, true) => rulebook::html(kind),
    };
    let text = made.map_err(|error| Failure::new(error.to_string()))?;
    match &args.out {
        Some(path) => std::fs::write(path, text).map_err(|error| Failure::new(format!("{path}: {error}"))),
        None => print(&text),
    }
}

/// The short rules for the terminal.
pub(crate) fn short_text(words: &Words, kind: Kind, reader: Reader<'_>) -> Result<String, ExampleError> {
    let book = Book::read(words, kind, reader)?;
    Ok(short::plain(&book, &words.say(kind.name(), &[])))
}
