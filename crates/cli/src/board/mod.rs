//! `gambol board`: makes, checks, shows, lays, lists, shares and prints boards.

mod check;
mod code;
mod json;
mod list;
mod muddy_ride_lay;
mod new;
mod show;
pub(crate) mod source;

pub(crate) use json::pretty;

use crate::failure::Failure;

/// Make, check, show and share boards
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand, Debug)]
enum Command {
    New(new::Args),
    Check(check::Args),
    Show(show::Args),
    Lay(muddy_ride_lay::Args),
    List(list::Args),
    Code(code::Args),
    Print(crate::print::Args),
}

/// Does what the command line says.
pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Command::New(args) => new::run(args),
        Command::Check(args) => check::run(args),
        Command::Show(args) => show::run(args),
        Command::Lay(args) => muddy_ride_lay::run(args),
        Command::List(args) => list::run(args),
        Command::Code(args) => code::run(args),
        Command::Print(args) => crate::print::run(args),
    }
}
