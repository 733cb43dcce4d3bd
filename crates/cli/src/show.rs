//! `gambol show`: prints a board or a record's position as text, or draws it.

use crate::board::source::{built_in, did_you_mean, is_file, meant};
use crate::failure::{Failure, WORDS};
use crate::picture::PictureArgs;
use crate::print;
use crate::replay::told_as;
use crate::setup::{Held, SetupArgs, game_named, read_held};
use gambol_core::{AnyMatch, Eyes, Record, RecordResult, Seat};
use gambol_draw::Look;
use gambol_games::Kind;
use gambol_games::referee::node;
use serde_json::{Value, json};

/// Print a board, or a position of a record, as text, or draw it to a file
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A game for its start, a board that ships, or a JSON file with a board or a record; `-` is standard input
    #[arg(value_name = "GAME|BOARD|FILE")]
    what: String,

    #[command(flatten)]
    setup: SetupArgs,

    /// The position after this many actions of the record [default: the last]
    #[arg(long, value_name = "N", value_parser = crate::setup::at_least(0usize))]
    ply: Option<usize>,

    /// As this seat sees it [default: everything]
    #[arg(long, value_name = "SEAT", value_parser = crate::setup::at_least(0u8))]
    seat: Option<u8>,

    #[command(flatten)]
    picture: PictureArgs,

    /// Print whose turn it is and the state as JSON
    #[arg(long)]
    json: bool,
}

/// Prints what was asked for.
pub fn run(args: &Args) -> Result<(), Failure> {
    let mut ended = None;
    let mut game = if let Some(kind) = game_named(&args.what) {
        args.setup.start(kind)?
    } else if let Some(board) = built_in(&args.what).filter(|_| !is_file(&args.what)) {
        from_board(args, board.value())?
    } else if !is_file(&args.what) {
        let meant = did_you_mean(meant(&args.what));
        let expected = "expected a game, the name of a board that ships, or a file";
        return Err(Failure::usage(format!("{}: {expected}{meant}", args.what)));
    } else {
        match read_held(&args.what)? {
            Held::Record(record) => {
                ended.clone_from(&record.ended);
                from_record(args, &record)?
            }
            Held::Board(board) => from_board(args, board)?,
        }
    };
    if let Some(ply) = args.ply {
        let back = game
            .ply()
            .checked_sub(ply)
            .ok_or_else(|| Failure::usage(format!("--ply: expected at most {}, found {ply}", game.ply())))?;
        game.undo(back);
        ended = ended.filter(|_| back == 0);
    }
    let eyes = match args.seat {
        None => Eyes::All,
        Some(seat) if usize::from(seat) < game.seats() => Eyes::Seat(Seat(seat)),
        Some(seat) => {
            return Err(Failure::usage(format!(
                "--seat: expected a seat below {}, found {seat}",
                game.seats()
            )));
        }
    };
    if args.picture.is_wanted() {
        let look = Look { viewer: Seat(args.seat.unwrap_or(0)), ..Look::default() };
        let kind = Kind::of(game.as_ref()).expect("what is shown is one of our games");
        return args.picture.write(look, |look| gambol_draw::any_match(kind, game.as_ref(), eyes, look));
    }
    print(&shown(game.as_ref(), ended.as_ref(), eyes, args.json))
}

/// A position, and how people ended the game there.
fn shown(game: &dyn AnyMatch, ended: Option<&RecordResult>, eyes: Eyes, as_json: bool) -> String {
    if as_json {
        return format!(
            "{}\n",
            json!({"game": game.game(), "node": node(game, &*WORDS), "state": game.state(eyes)})
        );
    }
    format!("{}\n\n{}\n", told_as(&WORDS, game, ended.or(game.result().as_ref())), game.text(eyes).trim_end())
}

fn from_record(args: &Args, record: &Record) -> Result<Box<dyn AnyMatch>, Failure> {
    args.setup.none_beside_a_record()?;
    gambol_games::replay(record)
        .map_err(|error| Failure::new(WORDS.record_error(record, &error)).of(&args.what))
}

fn from_board(args: &Args, board: Value) -> Result<Box<dyn AnyMatch>, Failure> {
    let failed = |error: gambol_core::SetupError| Failure::from(error).of(&args.what);
    let kind = Kind::of_board(&board).map_err(failed)?;
    let mut options = args.setup.options()?;
    options.insert("board".into(), board);
    kind.start(&options).map_err(failed)
}
