//! `gambol load`: how much load the server can take on this machine.

use crate::failure::Failure;
use crate::setup::at_least;
use crate::waiting::Waiting;
use clap::builder::RangedU64ValueParser;
use gambol_load::{LoadConfig, MOST_MOVES, MOST_SECONDS, MOST_SERVERS, MOST_SOCKETS, Report, Usage};
use gambol_scratch::{Care, Scratch};
use gambol_solve::Progress;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

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
  gambol load --sockets 1000 --tables 500 --moves 1000 --seconds 20
  gambol load --servers 3 --sockets 600 --tables 200 --moves 1000")]
pub struct Args {
    /// Sockets to open, at most 20 000
    #[arg(long, value_name = "NUMBER", default_value_t = 1000,
        value_parser = RangedU64ValueParser::<usize>::new().range(1..=MOST_SOCKETS as u64))]
    sockets: usize,

    /// Tables to share them among [default: a third of the sockets]
    #[arg(long, value_name = "NUMBER", value_parser = at_least(1usize))]
    tables: Option<usize>,

    /// Moves per second, all tables together, at most 50 000
    #[arg(long, value_name = "NUMBER", default_value_t = 200,
        value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_MOVES)))]
    moves: u32,

    /// Seconds to play, at most 300
    #[arg(long, value_name = "NUMBER", default_value_t = 10,
        value_parser = clap::value_parser!(u64).range(1..=MOST_SECONDS))]
    seconds: u64,

    /// Servers on a Postgres of their own, which must be installed: measured with 1, 2 and so on up to this many, and
    /// beside them one server on a file of its own
    #[arg(long, value_name = "NUMBER", value_parser = RangedU64ValueParser::<usize>::new().range(1..=MOST_SERVERS))]
    servers: Option<usize>,

    /// The folder for the database, to measure its disk [default: the system's temporary folder]
    #[arg(long, value_name = "DIR")]
    data: Option<std::path::PathBuf>,
}

/// Runs the load and prints the results.
pub fn run(args: &Args) -> Result<(), Failure> {
    if let Some(tables) = args.tables.filter(|tables| *tables > args.sockets) {
        let sockets = args.sockets;
        return Err(Failure::usage(format!(
            "--tables: expected no more than there are sockets, {sockets}, found {tables}"
        )));
    }
    gambol_server::raise_file_limit();
    let Some(most) = args.servers else {
        return crate::print(&format!("{}\n", on_sqlite(args)?));
    };
    crate::print(&format!("One server on SQLite, to compare with:\n{}\n", on_sqlite(args)?))?;
    for count in 1..=most {
        crate::print(&format!("\nPostgreSQL:\n{}\n", on_postgres(args, count)?))?;
    }
    Ok(())
}

fn folder(args: &Args) -> Result<tempfile::TempDir, Failure> {
    let made = match &args.data {
        Some(folder) => tempfile::tempdir_in(folder),
        None => tempfile::tempdir(),
    };
    made.map_err(|error| Failure::new(format!("no folder for the database: {error}")))
}

fn arguments(more: &[&str]) -> Vec<String> {
    let first = ["serve", "--listen", "127.0.0.1:0", "--no-browser", "--rate", "0"];
    first.iter().chain(more).map(|&argument| argument.to_owned()).collect()
}

fn on_sqlite(args: &Args) -> Result<Report, Failure> {
    let folder = folder(args)?;
    let servers = vec![arguments(&["--data", &folder.path().display().to_string()])];
    measure(args, folder.path(), servers, None)
}

/// So many servers on a Postgres of their own, which waits for the disk as in real life.
fn on_postgres(args: &Args, count: usize) -> Result<Report, Failure> {
    let folder = folder(args)?;
    let scratch = Scratch::start(Care::Durable).map_err(|error| Failure::new(error.to_string()))?;
    let secret = folder.path().join("secret");
    std::fs::write(&secret, "known to the servers of one load")
        .map_err(|error| Failure::new(format!("{}: {error}", secret.display())))?;
    let (url, secret) = (scratch.url(), secret.display().to_string());
    let one = || arguments(&["--store", &url, "--peer-listen", "127.0.0.1:0", "--peer-secret-file", &secret]);
    let servers = (0..count).map(|_| one()).collect();
    let used = Usage(Arc::new(move || scratch.processor()));
    measure(args, folder.path(), servers, Some(used))
}

fn measure(
    args: &Args,
    data: &Path,
    servers: Vec<Vec<String>>,
    database: Option<Usage>,
) -> Result<Report, Failure> {
    let config = LoadConfig {
        program: std::env::current_exe().map_err(|error| Failure::new(error.to_string()))?,
        servers,
        database,
        data: data.to_owned(),
        sockets: args.sockets,
        tables: args.tables.unwrap_or((args.sockets / 3).max(1)),
        moves: args.moves,
        seconds: args.seconds,
    };
    let waiting = Waiting::begin();
    waiting.stage("playing", 0);
    let report = crate::serve::runtime()?.block_on(async {
        // Whatever is stopped takes its servers along.
        tokio::select! {
            report = gambol_load::run(config) => Ok(report),
            failure = interrupted(&waiting) => Err(failure),
        }
    });
    report?.map_err(|error| Failure::new(error.to_string()))
}

/// Comes when somebody presses Ctrl-C.
async fn interrupted(waiting: &Waiting) -> Failure {
    while !waiting.is_cancelled() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Failure::interrupted()
}
