//! `gambol load`: how much load the server can take on this machine.

use crate::failure::Failure;
use gambol_load::LoadConfig;

/// Measure how much load the server can take, on this machine alone
///
/// Starts a server of its own on loopback with a fresh database, opens sockets to its tables, and plays moves of real
/// games. Prints the throughput, the time from a move to its arrival on everybody's board (p50 and p99), the server's
/// memory, and how long the disk alone takes to sync, which no honest answer can beat.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  gambol load
  gambol load --sockets 10000 --tables 1000 --moves 10 --seconds 10
  gambol load --sockets 1000 --tables 500 --moves 1000 --seconds 20")]
pub struct Args {
    /// Sockets to open, at most 20 000
    #[arg(long, value_name = "NUMBER", default_value_t = 1000)]
    sockets: usize,

    /// Tables to share them among [default: a third of the sockets]
    #[arg(long, value_name = "NUMBER")]
    tables: Option<usize>,

    /// Moves per second, all tables together, at most 50 000
    #[arg(long, value_name = "NUMBER", default_value_t = 200)]
    moves: u32,

    /// Seconds to play, at most 300
    #[arg(long, value_name = "NUMBER", default_value_t = 10)]
    seconds: u64,

    /// The folder for the database, to measure its disk [default: the system's temporary folder]
    #[arg(long, value_name = "DIR")]
    data: Option<std::path::PathBuf>,
}

/// Runs the load and prints the results.
pub fn run(args: &Args) -> Result<(), Failure> {
    let failed = |error: std::io::Error| Failure::new(format!("no folder for the database: {error}"));
    let folder = match &args.data {
        Some(folder) => tempfile::tempdir_in(folder),
        None => tempfile::tempdir(),
    };
    let folder = folder.map_err(failed)?;
    let data = folder.path().to_owned();
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--no-browser", "--rate", "0", "--data"];
    let mut arguments: Vec<String> = arguments.map(String::from).to_vec();
    arguments.push(data.display().to_string());
    let config = LoadConfig {
        program: std::env::current_exe().map_err(|error| Failure::new(error.to_string()))?,
        arguments,
        data,
        sockets: args.sockets,
        tables: args.tables.unwrap_or((args.sockets / 3).max(1)),
        moves: args.moves,
        seconds: args.seconds,
    };
    gambol_server::raise_file_limit();
    let report = crate::serve::runtime()?.block_on(gambol_load::run(config));
    let report = report.map_err(|error| Failure::new(error.to_string()))?;
    crate::print(&format!("{report}\n"))
}
