//! The `gambol` program.

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = gambol::Cli::parse();
    match gambol::run(&cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.tell();
            ExitCode::from(failure.status())
        }
    }
}
