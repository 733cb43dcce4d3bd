//! The `gambol` program: one file for each subcommand.

pub mod admin;
pub mod bench;
pub mod board;
pub mod calibrate;
pub mod contest;
mod failure;
pub mod forge;
mod games;
mod language;
pub mod levels;
pub mod load;
mod paint;
pub mod perft;
mod picture;
pub mod play;
pub mod print;
mod proof;
pub mod puzzle;
pub mod referee;
pub mod replay;
pub mod review;
pub mod rules;
pub mod serve;
mod setup;
pub mod show;
pub mod solve;
pub mod value;
mod waiting;

pub use failure::Failure;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

/// Five small modern board games: play them, referee them, check and measure them.
///
/// Without a subcommand, Gambol opens in your browser: play against the computer, together here, or with friends.
/// `gambol play` plays in the terminal.
///
/// The games: muddy-ride, duel, kangaruse, two-paths, gunst.
#[derive(Parser, Debug)]
#[command(name = "gambol", version, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::Args),
    Admin(admin::Args),
    Play(play::Args),
    Show(show::Args),
    Rules(rules::Args),
    Board(board::Args),
    Print(print::Args),
    Puzzle(puzzle::Args),
    Replay(replay::Args),
    Referee(referee::Args),
    Perft(perft::Args),
    Solve(solve::Args),
    Value(value::Args),
    Match(contest::Args),
    Levels(levels::Args),
    Calibrate(calibrate::Args),
    Forge(forge::Args),
    Bench(bench::Args),
    Load(load::Args),
    /// Print a script that completes Gambol's commands in your shell
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
}

impl Cli {
    /// What the command line says; nonsense is refused here.
    pub fn given() -> Cli {
        let matches = negatives_are_values(Cli::command()).get_matches();
        Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

/// Where a value is due, `-1` is one, so that whoever reads values says what was expected there.
fn negatives_are_values(command: clap::Command) -> clap::Command {
    let with_negatives = |arg: clap::Arg| {
        let takes_values = arg.get_action().takes_values();
        if takes_values { arg.allow_negative_numbers(true) } else { arg }
    };
    command.mut_args(with_negatives).mut_subcommands(negatives_are_values)
}

/// Does what the command line says.
pub fn run(cli: &Cli) -> Result<(), Failure> {
    // A server hears of signals in its own way; everything else says that it was stopped.
    if !matches!(&cli.command, None | Some(Command::Serve(_))) {
        waiting::ctrl_c();
    }
    match &cli.command {
        None => serve::run(&serve::Args::default()),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Admin(args)) => admin::run(args),
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Show(args)) => show::run(args),
        Some(Command::Rules(args)) => rules::run(args),
        Some(Command::Board(args)) => board::run(args),
        Some(Command::Print(args)) => print::run(args),
        Some(Command::Puzzle(args)) => puzzle::run(args),
        Some(Command::Replay(args)) => replay::run(args),
        Some(Command::Referee(args)) => referee::run(args),
        Some(Command::Perft(args)) => perft::run(args),
        Some(Command::Solve(args)) => solve::run(args),
        Some(Command::Value(args)) => value::run(args),
        Some(Command::Match(args)) => contest::run(args),
        Some(Command::Levels(args)) => levels::run(args),
        Some(Command::Calibrate(args)) => calibrate::run(args),
        Some(Command::Forge(args)) => forge::run(args),
        Some(Command::Bench(args)) => bench::run(args),
        Some(Command::Load(args)) => load::run(args),
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "gambol", &mut script);
            print(&String::from_utf8_lossy(&script))
        }
    }
}

/// Writes to standard output; a reader that has gone away (`gambol show … | head`) is not a failure.
fn print(text: &str) -> Result<(), Failure> {
    use std::io::Write;
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Failure::new(format!("standard output: {error}")))
        }
        _ => Ok(()),
    }
}
