//! `gambol serve`: play in the browser.

use crate::failure::Failure;
use gambol_server::{Config, Finding, Peers, Secret};
use std::fmt::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Serve the games to browsers, here or on a network
///
/// Without arguments, everything runs on this machine alone: the server listens on loopback, keeps all games in a
/// database in your data folder, and opens the browser. After a restart, games go on where they were, whatever ended
/// the server.
///
/// On a network, put an HTTPS proxy in front of it, give the address that people type with --base-url, and name the
/// proxy with --trusted-proxy, so that limits count people and not the proxy. GET /healthz answers 200 while the
/// database can be written, and 503 otherwise; GET /metrics is for Prometheus (have the proxy keep it private). SIGTERM shuts down cleanly: pending
/// writes are finished, and everybody connected is told to come back. Logs go to standard error, without table
/// addresses or tokens; `RUST_LOG` sets the level (error, warn, info, debug).
// Switches of a command line are flags by nature.
#[allow(clippy::struct_excessive_bools)]
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  gambol serve
  gambol serve --listen 0.0.0.0:7171 --no-browser
  gambol serve --listen 127.0.0.1:7171 --base-url https://play.example.org --trusted-proxy 127.0.0.1/32 \\
      --data /var/lib/gambol --log-json --no-browser
  gambol serve --store postgres://gambol@db.example.org/gambol --peer-listen 10.0.0.1:7272 \\
      --peer-secret-file /etc/gambol/peers --listen 10.0.0.1:7171 --base-url https://play.example.org --no-browser

Back up with `gambol admin backup FILE` at any time. docs/operating.md has the rest: proxies, limits, what to do when.")]
pub struct Args {
    /// The address and port to listen on; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7171")]
    listen: SocketAddr,

    /// The public address of this server; needed behind a proxy or under a domain name
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,

    /// The database folder [default: gambol in your data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// A Postgres database that several servers share, in place of the folder; `PGPASSWORD` may hold its password
    #[arg(long, value_name = "postgres://…", conflicts_with = "data")]
    store: Option<String>,

    /// Where other servers on the same database reach this one; keep it to a private network
    #[arg(long, value_name = "ADDRESS:PORT", requires = "peer_secret_file", requires = "store")]
    peer_listen: Option<SocketAddr>,

    /// The address that other servers are told [default: that of --peer-listen]
    #[arg(long, value_name = "HOST:PORT", requires = "peer_listen")]
    peer_address: Option<String>,

    /// A file with a secret that all servers on the same database know, at least 16 letters
    #[arg(long, value_name = "FILE", requires = "peer_listen")]
    peer_secret_file: Option<PathBuf>,

    /// A proxy (or a network of them) whose X-Forwarded-For is trusted; may be given several times
    #[arg(long, value_name = "ADDRESS/BITS")]
    trusted_proxy: Vec<ipnet::IpNet>,

    /// Requests per second allowed from one address; 0 is no limit
    #[arg(long, value_name = "NUMBER", default_value_t = 50, value_parser = crate::setup::at_least(0u32))]
    rate: u32,

    /// How many connections may be open at the same time
    #[arg(long, value_name = "NUMBER", default_value_t = 20_000, value_parser = crate::setup::at_least(0usize))]
    connections: usize,

    /// How many connections, and how many tables looked at, one address may have at the same time; 0 is no limit
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = crate::setup::at_least(0usize))]
    per_address: usize,

    /// How many tables one person may make within a day, at all servers together; 0 is no limit
    #[arg(long, value_name = "NUMBER", default_value_t = 500, value_parser = crate::setup::at_least(0u32))]
    tables_per_person: u32,

    /// Delete tables that nobody has touched for so many days [default: keep all]
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,

    /// How many computer players may think at the same time [default: half of the processors]
    #[arg(long, value_name = "NUMBER", value_parser = crate::setup::at_least(0usize))]
    bots: Option<usize>,

    /// Minutes after which a table nobody is looking at is dropped from memory (it stays in the database)
    #[arg(long, value_name = "MINUTES", default_value_t = 2, value_parser = crate::setup::at_least(0u64))]
    idle: u64,

    /// Tell what would be wrong with these settings, and do not start
    #[arg(long)]
    check: bool,

    /// Do not open the browser
    #[arg(long)]
    no_browser: bool,

    /// Write logs as JSON, one object per line
    #[arg(long)]
    log_json: bool,
}

impl Default for Args {
    fn default() -> Args {
        Args {
            listen: SocketAddr::from(([127, 0, 0, 1], 7171)),
            base_url: None,
            data: None,
            store: None,
            peer_listen: None,
            peer_address: None,
            peer_secret_file: None,
            trusted_proxy: Vec::new(),
            rate: 50,
            connections: 20_000,
            per_address: 200,
            tables_per_person: 500,
            keep: None,
            bots: None,
            idle: 2,
            check: false,
            no_browser: false,
            log_json: false,
        }
    }
}

/// Serves until it is told to stop.
pub fn run(args: &Args) -> Result<(), Failure> {
    log(args.log_json);
    let mut config = Config::new(match &args.data {
        Some(folder) => folder.clone(),
        // Nothing lies there where the database is elsewhere.
        None if args.store.is_some() => PathBuf::new(),
        None => data_folder()?,
    });
    config.store.clone_from(&args.store);
    config.peers = peers(args)?;
    config.listen = args.listen;
    config.base_url.clone_from(&args.base_url);
    config.trusted_proxies.clone_from(&args.trusted_proxy);
    config.rate = args.rate;
    config.connections = args.connections;
    config.per_address = args.per_address;
    config.tables_per_person = args.tables_per_person;
    config.keep_days = args.keep;
    config.idle_seconds = args.idle.saturating_mul(60);
    config.open_browser = !args.no_browser;
    if args.check {
        return check(&config);
    }
    // From here on, computer seats and hints find perfect play in tables kept in the user's cache.
    gambol_bots::Library::in_cache().share();
    let processors = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    config.bots = args.bots.unwrap_or((processors / 2).max(1));
    runtime()?.block_on(gambol_server::serve(config)).map_err(|error| Failure::new(error.to_string()))
}

/// How other servers reach this one, if they do.
fn peers(args: &Args) -> Result<Option<Peers>, Failure> {
    let (Some(listen), Some(file)) = (args.peer_listen, &args.peer_secret_file) else { return Ok(None) };
    let read = std::fs::read(file).map_err(|error| Failure::usage(format!("{}: {error}", file.display())))?;
    let short = || Failure::new(format!("{}: expected a secret of at least 16 letters", file.display()));
    let secret = Secret::of(&read).ok_or_else(short)?;
    Ok(Some(Peers { listen, address: args.peer_address.clone(), secret }))
}

/// Tells what a start would find, and fails if it would fail.
fn check(config: &Config) -> Result<(), Failure> {
    let findings = runtime()?.block_on(gambol_server::check(config));
    let (mut told, mut wrong) = (String::new(), 0);
    for finding in &findings {
        let (mark, text) = match finding {
            Finding::Good(text) => ("good", text),
            Finding::Doubtful(text) => ("doubtful", text),
            Finding::Wrong(text) => {
                wrong += 1;
                ("wrong", text)
            }
        };
        let _ = writeln!(told, "{mark:>8}: {}", crate::failure::plain(text));
    }
    crate::print(&told)?;
    if wrong == 0 { Ok(()) } else { Err(Failure::new(format!("the server would not run: {wrong} wrong"))) }
}

/// What asynchronous subcommands run on.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(format!("no threads: {error}")))
}

/// The folder for this user's data.
pub(crate) fn data_folder() -> Result<PathBuf, Failure> {
    let folders = directories::ProjectDirs::from("", "", "gambol");
    folders
        .map(|folders| folders.data_dir().to_owned())
        .ok_or_else(|| Failure::new("no data folder: name one with --data"))
}

/// Logs to standard error: warnings only, unless `RUST_LOG` says otherwise.
fn log(as_json: bool) {
    let usual = if as_json { LevelFilter::INFO } else { LevelFilter::WARN };
    let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse::<Targets>().ok());
    let filter = wanted.unwrap_or_else(|| Targets::new().with_default(usual));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let log = tracing_subscriber::registry().with(filter);
    // Logging may already be set up elsewhere; in that case, leave it alone.
    let _ = if as_json { log.with(lines.json()).try_init() } else { log.with(lines.compact()).try_init() };
}
