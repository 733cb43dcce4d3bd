//! The `gambol` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = gambol::Cli::given();
    match gambol::run(&cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.tell();
            ExitCode::from(failure.status())
        }
    }
}
