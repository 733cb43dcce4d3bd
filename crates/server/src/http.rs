//! The server itself: it listens, hands requests to the router, and ends without dropping anything.

use crate::house::{self, House};
use crate::places::{Place, Places, RESERVED};
use crate::table::{Means, Pool, Tables};
use crate::workshop::Workshop;
use crate::{App, Config, Inner, Metrics, ServeError, api, fleet, guard, pages, relay, who};
use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request};
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use gambol_store::{Postgres, Sqlite, Store, Terms};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::fs::{File, TryLockError};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower::ServiceExt;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::{RequestBodyTimeoutLayer, TimeoutLayer};

/// The longest body of a post, unless its handler says otherwise, in bytes.
const LONGEST_BODY: usize = 256 * 1024;
/// No answer takes longer than this multiple of the patience with a body.
const ANSWER: u32 = 3;
/// What is read of a request at a time, in bytes: its head must fit.
const READ_BUFFER: usize = 32 * 1024;
/// How long open connections may take to end.
const GOODBYE: Duration = Duration::from_secs(5);

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    app: App,
    stop: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
    listening: JoinHandle<()>,
    /// Locked as long as this server runs: no other may use the same folder.
    _lock: Option<File>,
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What its handlers share.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Stops it: nothing new is accepted, pending writes are finished, and everybody connected is told.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        self.app.tables().close().await;
        let _ = tokio::time::timeout(GOODBYE, self.listening).await;
        self.tasks.iter().for_each(JoinHandle::abort);
        let _ = self.app.store().close().await;
        tracing::info!("closed");
    }
}

/// Lets this program open as many files as the system allows: every connection is one.
pub fn raise_file_limit() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(%error, "the limit on open files could not be raised");
        }
    }
    getrlimit(Resource::Nofile).current.map_or(usize::MAX, |most| usize::try_from(most).unwrap_or(usize::MAX))
}

/// The file that a server locks in its folder.
pub(crate) const LOCK: &str = "gambol.lock";

/// Takes the folder for this server alone. The lock goes with the process, however that ends.
pub fn lock(data: &Path) -> Result<File, ServeError> {
    let failed = |error| ServeError::Data(data.to_owned(), error);
    std::fs::create_dir_all(data).map_err(failed)?;
    let file =
        File::options().create(true).truncate(false).write(true).open(data.join(LOCK)).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(ServeError::Taken(data.to_owned())),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// Starts a server.
pub async fn start(config: Config) -> Result<Running, ServeError> {
    if let Some(url) = &config.store {
        let terms = Terms { log_version: gambol_table::LOG_VERSION, ..Terms::default() };
        let store = Postgres::open_with(url, terms).await?;
        return start_with(config, Arc::new(store)).await;
    }
    let lock = lock(&config.data)?;
    let store = Sqlite::open(&config.data.join("gambol.db")).await?;
    let running = start_with(config, Arc::new(store)).await?;
    Ok(Running { _lock: Some(lock), ..running })
}

/// The same with a store that is open already.
pub async fn start_with(mut config: Config, store: Arc<dyn Store>) -> Result<Running, ServeError> {
    config.world.follow(&store);
    let files = raise_file_limit();
    let listener = TcpListener::bind(config.listen).await;
    let listener = listener.map_err(|error| ServeError::Listen(config.listen, error))?;
    let address = listener.local_addr().map_err(|error| ServeError::Listen(config.listen, error))?;
    let origin = match &config.base_url {
        Some(url) => origin_of(url).ok_or_else(|| ServeError::BaseUrl(url.clone()))?,
        None => format!("http://{address}"),
    };
    let metrics = Metrics::default();
    let door = fleet::join(&config, &store, &metrics).await?;
    let relay = door.as_ref().map(|door| Arc::clone(&door.relay));
    let tables = Tables::new(Means {
        store: Arc::clone(&store),
        world: config.world.clone(),
        tongues: config.tongues.clone(),
        metrics: metrics.clone(),
        pool: Pool::new(config.bots, config.human_pace),
        origin: origin.clone(),
        idle_seconds: config.idle_seconds,
        tables_per_person: if config.rate == 0 { 0 } else { config.tables_per_person },
        relay,
    });
    let rate = guard::Rate::new(config.rate);
    let most = config.connections.min(files.saturating_sub(RESERVED).max(1));
    if most < config.connections {
        tracing::info!(
            connections = most,
            files,
            "fewer connections than wished for: the system allows few files"
        );
    }
    let places = Places::new(most, if config.rate == 0 { 0 } else { config.per_address });
    let app = App(Arc::new(Inner {
        config,
        origin,
        store,
        tables,
        metrics,
        rate,
        house: House::default(),
        places,
        workshop: Workshop::default(),
    }));
    house::look(&app).await;
    let (stop, stopped) = watch::channel(false);
    let going_on = app.clone();
    let forgetting = app.clone();
    let mut tasks = vec![
        tokio::spawn(house::keep(app.clone())),
        tokio::spawn(async move { going_on.tables().go_on().await }),
        tokio::spawn(async move {
            let mut beat = tokio::time::interval(Duration::from_mins(1));
            loop {
                beat.tick().await;
                forgetting.rate().forget();
            }
        }),
    ];
    if app.store().fleet().is_some() {
        tasks.push(tokio::spawn(fleet::renew(app.clone())));
        tasks.push(tokio::spawn(fleet::take_over(app.clone())));
    }
    if let Some(door) = door {
        tasks.push(tokio::spawn(relay::listen(door.listener, app.clone(), router(app.clone()))));
    }
    let listening = tokio::spawn(listen(listener, app.clone(), stopped));
    tracing::info!(%address, "listening");
    Ok(Running { address, app, stop, tasks, listening, _lock: None })
}

/// Runs the server until it is told to stop, by Ctrl-C or by the system.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let open_browser = config.open_browser;
    let running = start(config).await?;
    let address = match &running.app.config().base_url {
        Some(_) => running.app.origin().to_owned(),
        None if running.address.ip().is_loopback() => format!("http://localhost:{}", running.address.port()),
        None => format!("http://{}", running.address),
    };
    // Nobody may be reading standard output any more: that is no reason not to serve.
    let told = format!("Gambol is open at {address}\nPress Ctrl-C to close. Games are kept.\n");
    let _ = std::io::Write::write_all(&mut std::io::stdout(), told.as_bytes());
    if open_browser {
        open(&address);
    }
    told_to_stop().await;
    running.stop().await;
    Ok(())
}

/// Opens the browser, if there is one; the address has been printed anyway.
fn open(address: &str) {
    let opened = std::process::Command::new("xdg-open")
        .arg(address)
        .stdin(std::process::Stdio::null())
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn();
    match opened {
        // It ends by itself; waiting for it on another thread leaves no zombie process behind.
        Ok(mut child) => {
            std::thread::spawn(move || child.wait());
        }
        Err(error) => tracing::debug!(%error, "no browser was opened"),
    }
}

async fn told_to_stop() {
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminated => {}
    }
}

/// Scheme and host of an address, as browsers write an origin.
pub(crate) fn origin_of(url: &str) -> Option<String> {
    let url = url.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"))?;
    let fits = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    (!host.is_empty() && host.chars().all(fits)).then(|| url.to_ascii_lowercase())
}

fn router(app: App) -> Router {
    let patience = app.config().patience;
    Router::new()
        .merge(pages::routes())
        .merge(api::routes())
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), who::meet))
        .layer(from_fn_with_state(app.clone(), relay::pass))
        .layer(from_fn_with_state(app.clone(), guard::stand))
        .layer(RequestBodyTimeoutLayer::new(patience))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, ANSWER * patience))
        .with_state(app)
}

async fn listen(listener: TcpListener, app: App, mut stopped: watch::Receiver<bool>) {
    let patience = app.config().patience;
    let router = router(app.clone());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopped.changed() => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, most likely: others will end and give theirs back.
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        // Over the limit a connection is dropped at once: cheaper than any answer.
        let Some(place) = app.places().take(app.counted(peer.ip())) else {
            app.metrics().limited.add(1);
            continue;
        };
        tokio::spawn(attend(stream, peer, Arc::new(place), router.clone(), patience, stopped.clone()));
    }
    drop(listener);
    // Answers under way are finished.
    let _ = tokio::time::timeout(GOODBYE, app.places().all_left()).await;
}

async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    place: Arc<Place>,
    router: Router,
    patience: Duration,
    mut stopped: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        // A connection that becomes a socket takes its place along.
        request.extensions_mut().insert(Arc::clone(&place));
        request.map(axum::body::Body::new)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(READ_BUFFER)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        ended = connection.as_mut() => {
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended badly");
            }
        }
        _ = stopped.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = tokio::time::timeout(GOODBYE, connection).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_address_is_a_scheme_and_a_host() {
        assert_eq!(origin_of("https://Play.example.org/").as_deref(), Some("https://play.example.org"));
        assert_eq!(origin_of("http://localhost:7171").as_deref(), Some("http://localhost:7171"));
        for wrong in ["", "play.example.org", "https://", "https://a/b", "javascript:alert(1)"] {
            assert_eq!(origin_of(wrong), None, "{wrong}");
        }
    }
}
