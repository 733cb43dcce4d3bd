//! What would be wrong if the server were started like this: looked at before, so that nobody finds out afterwards.

use crate::places::RESERVED;
use crate::{Config, http};
use gambol_store::{Postgres, Sqlite, Store};

/// Less free room than this, in bytes, is worth a warning: a full disk stops all play.
const LITTLE_ROOM: u64 = 200 << 20;

/// Something that was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// It is as it should be.
    Good(String),
    /// The server would run, but not as it should.
    Doubtful(String),
    /// The server would not start, or could not keep games.
    Wrong(String),
}

use Finding::{Doubtful, Good, Wrong};

/// Looks at everything that a start depends on. Changes nothing but what a start would: the folder and the database are
/// made if there are none.
pub async fn check(config: &Config) -> Vec<Finding> {
    let mut findings = vec![address(config).await];
    findings.push(match &config.base_url {
        Some(url) if http::origin_of(url).is_none() => {
            Wrong(format!("base address: expected http:// or https:// and a host, found {url:?}"))
        }
        Some(url) if url.starts_with("https://") && config.trusted_proxies.is_empty() => Doubtful(format!(
            "{url} is served by a proxy, but no --trusted-proxy is named: limits would count the proxy, not people"
        )),
        Some(url) => Good(format!("people come to {url}")),
        None if config.listen.ip().is_loopback() => Good("people come from this machine alone".into()),
        None => Doubtful("no --base-url: invitations lead to the address that the server listens on".into()),
    });
    let files = http::raise_file_limit();
    findings.push(if files < config.connections.saturating_add(RESERVED) {
        let most = files.saturating_sub(RESERVED);
        Doubtful(format!(
            "{} connections are wished for, but {files} open files are allowed: there will be {most} (LimitNOFILE=)",
            config.connections
        ))
    } else {
        Good(format!("{} connections fit into {files} open files", config.connections))
    });
    match &config.store {
        Some(url) => findings.extend(shared(config, url).await),
        None => findings.extend(data(config).await),
    }
    findings
}

/// A database that is shared with other servers.
async fn shared(config: &Config, url: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    if let Some(peers) = &config.peers {
        findings.push(match tokio::net::TcpListener::bind(peers.listen).await {
            Ok(_) => Good(format!("{} is free for other servers", peers.listen)),
            Err(error) => Wrong(format!("cannot listen on {}: {error}", peers.listen)),
        });
    } else {
        findings.push(Doubtful("no --peer-listen: there can be only one server on this database".into()));
    }
    let store = match Postgres::open(url).await {
        Ok(store) => store,
        Err(error) => {
            findings.push(Wrong(error.to_string()));
            return findings;
        }
    };
    findings.push(match store.ping().await {
        Ok(()) => Good("the database can be written".into()),
        Err(error) => Wrong(error.to_string()),
    });
    findings.extend(match store.doubts().await {
        Ok(doubts) => doubts.into_iter().map(Doubtful).collect(),
        Err(error) => vec![Wrong(error.to_string())],
    });
    let _ = store.close().await;
    findings
}

async fn address(config: &Config) -> Finding {
    match tokio::net::TcpListener::bind(config.listen).await {
        Ok(_) => Good(format!("{} is free", config.listen)),
        Err(error) => Wrong(format!("cannot listen on {}: {error}", config.listen)),
    }
}

async fn data(config: &Config) -> Vec<Finding> {
    let at = config.data.display();
    let _lock = match http::lock(&config.data) {
        Ok(lock) => lock,
        Err(error) => return vec![Wrong(error.to_string())],
    };
    let store = match Sqlite::open(&config.data.join("gambol.db")).await {
        Ok(store) => store,
        Err(error) => return vec![Wrong(format!("{at}: {error}"))],
    };
    let mut findings = vec![match store.ping().await {
        Ok(()) => Good(format!("the database in {at} can be written")),
        Err(error) => Wrong(format!("{at}: {error}")),
    }];
    findings.push(match store.check().await {
        Ok(flaws) if flaws.is_empty() => Good("the database is whole".into()),
        Ok(flaws) => Wrong(format!("the database is damaged: {}", flaws.join("; "))),
        Err(error) => Wrong(format!("{at}: {error}")),
    });
    let free = store.vitals().disk_free;
    let room = format!("{} MB are free on the disk of {at}", free >> 20);
    findings.push(if free < LITTLE_ROOM { Doubtful(room) } else { Good(room) });
    let _ = store.close().await;
    findings
}
