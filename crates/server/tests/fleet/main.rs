//! Several servers on one `PostgreSQL`: a browser may reach any of them, and any of them may fail.

mod away;
mod chaos;
mod child;
#[path = "../live/client.rs"]
#[allow(dead_code)]
mod client;
#[path = "../live/crash.rs"]
mod crash;
mod failover;
#[path = "../live/leak.rs"]
mod leak;
mod player;
#[path = "../live/process.rs"]
mod process;
#[path = "../live/race.rs"]
mod race;
#[path = "../live/secret.rs"]
mod secret;
mod together;
mod wire;

use client::Browser;
use gambol_scratch::{Care, Scratch};
use gambol_server::{Config, Peers, Running, Secret};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};

/// Of the secrets that there are, one in so many is tried: what the store has to do with them is the same for all.
const SAMPLE: usize = 4;

/// How often a server is killed, in the short run and in the long one. Every other time one waits for a lease to run out.
const KILLS: (u64, u64) = (6, 60);

/// Where the server of a folder keeps its tables: in a database of its own. So the tests that are shared with those of one
/// server (leaks, races) run on `PostgreSQL` here.
#[allow(clippy::unnecessary_wraps, reason = "one server alone has none")]
fn store(folder: &Path) -> Option<String> {
    static SCRATCH: OnceLock<Scratch> = OnceLock::new();
    static KNOWN: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());
    let scratch = SCRATCH.get_or_init(|| Scratch::start(Care::Quick).expect("PostgreSQL starts"));
    let mut known = KNOWN.lock().expect("nobody fell");
    let name = format!("server{}", known.len());
    let make = || scratch.another(&name).expect("there is room for a database");
    Some(known.entry(folder.to_owned()).or_insert_with(make).clone())
}

/// What all servers of these tests know.
pub(crate) fn known() -> Secret {
    Secret::of(b"what all servers of these tests know").expect("it is long enough")
}

/// The usual configuration of one server among several.
pub(crate) fn shared(url: &str) -> Config {
    let mut config = Config::new(std::path::PathBuf::new());
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    config.human_pace = false;
    config.rate = 0;
    config.store = Some(url.to_owned());
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    config.peers = Some(Peers { listen, address: None, secret: known() });
    config
}

/// Several servers in this process.
pub(crate) async fn servers(scratch: &Scratch, count: usize) -> Vec<Running> {
    let mut all = Vec::new();
    for _ in 0..count {
        all.push(gambol_server::start(shared(&scratch.url())).await.expect("the server starts"));
    }
    // The first ones hear of the last ones with their next sign of life.
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    all
}

/// The same person at another server.
pub(crate) fn at(browser: &Browser, server: &Running) -> Browser {
    Browser { address: server.address(), ..browser.clone() }
}
