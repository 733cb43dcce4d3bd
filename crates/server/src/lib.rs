//! The server: pages, live tables, and the little JavaScript there is.
//!
//! The log of a table is the truth. A command is checked against the position that the log leads to, appended at its
//! expected place, committed, then acknowledged, then broadcast. Everything a visitor sees is built for some eyes and
//! holds nothing that they may not know.

mod api;
mod check;
mod fleet;
mod games;
mod guard;
mod house;
mod http;
pub mod metrics;
pub mod pages;
mod places;
mod relay;
mod socket;
pub mod table;
pub mod who;
mod workshop;
pub mod world;

pub use check::{Finding, check};
pub use http::{Running, lock as alone_on, raise_file_limit, serve, start, start_with};
pub use metrics::Metrics;
pub use relay::{Peers, Secret};
pub use table::Tables;
pub use world::World;

use gambol_store::{Store, StoreError};
use gambol_words::Tongues;
use ipnet::IpNet;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// How the server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Its public address, such as `https://play.example.org`; none is `http://` and where it listens.
    pub base_url: Option<String>,
    /// The folder of the database.
    pub data: PathBuf,
    /// A database that several servers share, such as `postgres://gambol@db.example.org/gambol`, in place of the folder.
    pub store: Option<String>,
    /// How other servers on the same database reach this one.
    pub peers: Option<Peers>,
    /// The proxies whose word on who is asking (`X-Forwarded-For`) is trusted.
    pub trusted_proxies: Vec<IpNet>,
    /// Whether the browser is opened.
    pub open_browser: bool,
    /// How many computer players think at the same time.
    pub bots: usize,
    /// Whether computer players take their time as people do.
    pub human_pace: bool,
    /// How many requests a second one address may make; 0 is no limit.
    pub rate: u32,
    /// How many connections there may be at the same time.
    pub connections: usize,
    /// How many connections, and how many sockets, one address may have; 0 is no limit, as is a rate of 0.
    pub per_address: usize,
    /// How many tables one person may make within a day, at all servers together; 0 is no limit, as is a rate of 0.
    pub tables_per_person: u32,
    /// After how many days tables that nobody has touched are deleted; none is never.
    pub keep_days: Option<u32>,
    /// How long somebody may take to send the head of a request, or pause within its body; an answer, and a reader of
    /// one message, may take some times as long.
    pub patience: Duration,
    /// How long a table without visitors stays in memory, in seconds.
    pub idle_seconds: u64,
    /// The time and chance.
    pub world: World,
    /// Everything that is said to people, in each language.
    pub tongues: Tongues,
}

impl Config {
    /// The defaults: on loopback, for one's own machine.
    pub fn new(data: PathBuf) -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7171)),
            base_url: None,
            data,
            store: None,
            peers: None,
            trusted_proxies: Vec::new(),
            open_browser: false,
            bots: 2,
            human_pace: true,
            rate: 50,
            connections: 20_000,
            per_address: 200,
            tables_per_person: 500,
            keep_days: None,
            patience: Duration::from_secs(10),
            idle_seconds: 120,
            world: World::system(),
            tongues: Tongues::all(),
        }
    }
}

/// Why the server could not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// It could not listen.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, #[source] std::io::Error),
    /// The folder for the data could not be made.
    #[error("cannot make the folder {at}: {1}", at = .0.display())]
    Data(PathBuf, #[source] std::io::Error),
    /// Another server uses the folder.
    #[error("another server is running on the folder {at}", at = .0.display())]
    Taken(PathBuf),
    /// Other servers use the database, and there is no way to them.
    #[error(
        "other servers run on this database: give all of them the same --peer-secret-file, and each a --peer-listen"
    )]
    NoPeers,
    /// The base address is none.
    #[error("base address: expected http:// or https:// and a host, found {0:?}")]
    BaseUrl(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What every handler has at hand.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    config: Config,
    origin: String,
    store: Arc<dyn Store>,
    tables: Tables,
    metrics: Metrics,
    rate: guard::Rate,
    house: house::House,
    places: places::Places,
    workshop: workshop::Workshop,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("App")
    }
}

impl App {
    /// How the server runs.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// The server's origin as browsers write it, without a slash at the end: `http://localhost:7171`.
    pub fn origin(&self) -> &str {
        &self.0.origin
    }

    /// All tables.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// The time and chance.
    pub fn world(&self) -> &World {
        &self.0.config.world
    }

    /// Whether visitors come over TLS.
    pub fn is_secure(&self) -> bool {
        self.0.origin.starts_with("https://")
    }

    /// Everything that is said to people, in each language.
    pub fn tongues(&self) -> &Tongues {
        &self.0.config.tongues
    }

    /// Numbers for the server's operator.
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn rate(&self) -> &guard::Rate {
        &self.0.rate
    }

    pub(crate) fn house(&self) -> &house::House {
        &self.0.house
    }

    pub(crate) fn places(&self) -> &places::Places {
        &self.0.places
    }

    pub(crate) fn workshop(&self) -> &workshop::Workshop {
        &self.0.workshop
    }

    /// The way to other servers, where there are any.
    pub(crate) fn relay(&self) -> Option<&Arc<relay::Relay>> {
        self.0.tables.0.relay.as_ref()
    }

    /// Reads now what `gambol admin` has decided; otherwise that happens every few seconds.
    pub async fn look_around(&self) {
        house::look(self).await;
    }

    /// Where tables and logs are kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.0.store
    }
}
