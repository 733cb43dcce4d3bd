//! Other servers: what is asked here about a table that another server runs is passed on to it.
//!
//! Between two servers there is one connection each way, which speaks HTTP/2: requests and sockets of any number of
//! visitors share it, each with its own window, and it is asked every second whether it is still alive. A socket is an
//! extended `CONNECT` (RFC 8441). The owner answers with the same routes as everybody else, so that presence, names, seats,
//! chat and rematches need nothing of their own.

mod hello;
mod pass;
mod serve;

pub use hello::Secret;
pub(crate) use pass::{later, pass};
pub(crate) use serve::listen;

use crate::Metrics;
use axum::body::Body;
use axum::http::{Method, Request, Response, StatusCode};
use gambol_store::ServerRow;
use hello::{Role, meet};
use hyper::body::Incoming;
use hyper::client::conn::http2::{Builder, SendRequest};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// The version of what servers say to each other.
pub(crate) const WIRE: u32 = 1;
/// The header that says where a visitor comes from; believed between servers only.
const FROM: &str = "x-gambol-from";
/// Nobody waits longer for a line to another server.
const CALLING: Duration = Duration::from_millis(1_500);
/// A line is asked this often whether it is alive, and given up after so long without an answer.
const ALIVE: Duration = Duration::from_secs(1);
const DEAD: Duration = Duration::from_secs(2);
/// What may be on its way to one visitor, in bytes; and over the whole line, so much that visitors who do not read are
/// nobody else's trouble.
const WINDOW: u32 = 64 * 1024;
const ALL_WINDOWS: u32 = 1 << 30;
/// How long servers are given for something said beside requests.
const ASIDE: Duration = Duration::from_millis(800);

/// How other servers reach this one.
#[derive(Clone, Debug)]
pub struct Peers {
    /// Where they come in.
    pub listen: SocketAddr,
    /// The address that they are told, if it is another one, such as `gambol-2:7272`.
    pub address: Option<String>,
    /// What all of them know.
    pub secret: Secret,
}

/// With a request that another server has passed on: where its visitor comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Relayed(pub(crate) IpAddr);

/// Why something could not be passed on.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RelayError {
    #[error("server {0} speaks another version")]
    Version(String),
    #[error("server {0} cannot be reached")]
    Nowhere(String),
    #[error(transparent)]
    Io(#[from] std::io::Error),
    #[error(transparent)]
    Http(#[from] hyper::Error),
}

/// A line to another server; it ends with this.
struct Line {
    way: SendRequest<Body>,
    task: JoinHandle<()>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A place for a line: whoever finds it empty calls, the others wait for that.
type Slot = Arc<tokio::sync::Mutex<Option<Line>>>;

/// The way to all other servers.
pub(crate) struct Relay {
    secret: Secret,
    others: Mutex<Vec<ServerRow>>,
    lines: Mutex<HashMap<String, Slot>>,
    closing: watch::Sender<bool>,
    metrics: Metrics,
}

impl Relay {
    pub(crate) fn new(secret: Secret, metrics: Metrics) -> Relay {
        Relay {
            secret,
            others: Mutex::default(),
            lines: Mutex::default(),
            closing: watch::Sender::new(false),
            metrics,
        }
    }

    /// These are the others from now on. Lines to servers that are gone are cut, and with them all sockets that they
    /// carried: whoever was there comes back and is led to the new owner.
    pub(crate) fn know(&self, others: Vec<ServerRow>) {
        let gone = |id: &String| !others.iter().any(|other| other.id == *id);
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let cut: Vec<_> = lines.keys().filter(|id| gone(id)).cloned().collect();
        for id in cut {
            if let Some(slot) = lines.remove(&id) {
                tokio::spawn(async move { slot.lock().await.take() });
            }
        }
        drop(lines);
        self.metrics.peers.set(others.len() as i64);
        *self.others.lock().unwrap_or_else(PoisonError::into_inner) = others;
    }

    fn others(&self) -> Vec<ServerRow> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// A line to this server, which is called if there is none.
    async fn line(&self, to: &ServerRow) -> Result<SendRequest<Body>, RelayError> {
        if to.wire != WIRE {
            return Err(RelayError::Version(to.id.clone()));
        }
        if to.address.is_empty() {
            return Err(RelayError::Nowhere(to.id.clone()));
        }
        let slot = {
            let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(lines.entry(to.id.clone()).or_default())
        };
        let mut line = slot.lock().await;
        if let Some(line) = line.as_ref().filter(|line| !line.way.is_closed()) {
            return Ok(line.way.clone());
        }
        let called = tokio::time::timeout(CALLING, self.call(&to.address)).await;
        let new = called.map_err(|_| RelayError::Nowhere(to.id.clone()))??;
        let way = new.way.clone();
        *line = Some(new);
        Ok(way)
    }

    async fn call(&self, address: &str) -> Result<Line, RelayError> {
        let mut stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        meet(&mut stream, &self.secret, Role::Caller, WIRE).await?;
        let (way, connection) = Builder::new(TokioExecutor::new())
            .timer(TokioTimer::new())
            .keep_alive_interval(ALIVE)
            .keep_alive_timeout(DEAD)
            .keep_alive_while_idle(true)
            .initial_stream_window_size(WINDOW)
            .initial_connection_window_size(ALL_WINDOWS)
            .initial_max_send_streams(1024)
            .handshake(TokioIo::new(stream))
            .await?;
        let task = tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::info!(%error, "a line to another server broke");
            }
        });
        Ok(Line { way, task })
    }

    /// Sends a request over the line to another server.
    async fn send(&self, to: &ServerRow, request: Request<Body>) -> Result<Response<Incoming>, RelayError> {
        let mut way = self.line(to).await?;
        way.ready().await?;
        self.metrics.relayed.add(1);
        Ok(way.send_request(request).await?)
    }

    /// Says something to another server that is no visitor's business.
    async fn tell(&self, to: &ServerRow, what: &str, body: String) -> Option<StatusCode> {
        let request = Request::builder().method(Method::POST).uri(format!("http://server/peer/{what}"));
        let request = request.body(Body::from(body)).ok()?;
        let told = tokio::time::timeout(ASIDE, self.send(to, request)).await.ok()?;
        told.inspect_err(|error| tracing::debug!(%error, "another server was not told"))
            .ok()
            .map(|told| told.status())
    }

    async fn tell_all(&self, what: &str, body: &str) -> Vec<Option<StatusCode>> {
        let others = self.others();
        let told = others.iter().map(|other| self.tell(other, what, body.to_owned()));
        futures::future::join_all(told).await
    }

    /// Tells the others that the seats of these tables have changed.
    pub(crate) async fn reseat(&self, tables: &[String]) {
        if !tables.is_empty() {
            self.tell_all("seats", &tables.join("\n")).await;
        }
    }

    /// Whether another server has the database, though we have not.
    pub(crate) async fn is_anybody_well(&self) -> bool {
        self.tell_all("well", "").await.contains(&Some(StatusCode::OK))
    }

    /// Before this server ends: others look for our tables at once, and sockets that we have passed on are closed.
    pub(crate) async fn hand_over(&self) {
        self.tell_all("look", "").await;
        let _ = self.closing.send(true);
    }

    /// The first answer of another server that has what we have not.
    pub(crate) async fn find(&self, path: &str) -> Option<Response<Incoming>> {
        for other in self.others() {
            let request = Request::builder().uri(format!("http://server{path}")).body(Body::empty()).ok()?;
            let found = tokio::time::timeout(ASIDE, self.send(&other, request)).await;
            if let Ok(Ok(found)) = found
                && found.status() == StatusCode::OK
            {
                return Some(found);
            }
        }
        None
    }
}
