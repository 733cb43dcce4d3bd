//! Answering other servers: what they pass on is answered like any other request.

use super::hello::{Role, meet};
use super::{ALIVE, ALL_WINDOWS, CALLING, DEAD, FROM, Relayed, WINDOW, WIRE};
use crate::{App, fleet};
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, Version, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http2::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt;

/// How many may be proving who they are at the same time: strangers take no more of us than this.
const STRANGERS: usize = 64;
/// How many requests and sockets one line carries at most.
const MOST: u32 = 100_000;
/// The longest list of tables that another server sends, in bytes.
const LONGEST_LIST: usize = 1 << 20;

/// Lets other servers in.
pub(crate) async fn listen(listener: TcpListener, app: App, router: Router) {
    let strangers = Arc::new(Semaphore::new(STRANGERS));
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Ok(place) = Arc::clone(&strangers).try_acquire_owned() else { continue };
        let (app, router) = (app.clone(), router.clone());
        tokio::spawn(async move {
            let Some(stream) = let_in(stream, &app).await else { return };
            drop(place);
            attend(stream, app, router).await;
        });
    }
}

async fn let_in(mut stream: TcpStream, app: &App) -> Option<TcpStream> {
    let secret = &app.config().peers.as_ref()?.secret;
    let _ = stream.set_nodelay(true);
    match tokio::time::timeout(CALLING, meet(&mut stream, secret, Role::Called, WIRE)).await {
        Ok(Ok(())) => Some(stream),
        Ok(Err(error)) => {
            tracing::warn!(%error, "another server was not let in");
            None
        }
        Err(_) => None,
    }
}

async fn attend(stream: TcpStream, app: App, router: Router) {
    let service = service_fn(move |request: Request<Incoming>| {
        let (app, router) = (app.clone(), router.clone());
        async move { Ok::<_, Infallible>(answer(&app, router, request.map(Body::new)).await) }
    });
    let served = Builder::new(TokioExecutor::new())
        .timer(TokioTimer::new())
        .keep_alive_interval(ALIVE)
        .keep_alive_timeout(DEAD)
        .initial_stream_window_size(WINDOW)
        .initial_connection_window_size(ALL_WINDOWS)
        .max_concurrent_streams(MOST)
        .max_send_buf_size(WINDOW as usize)
        .max_pending_accept_reset_streams(1024)
        .enable_connect_protocol()
        .serve_connection(TokioIo::new(stream), service)
        .await;
    if let Err(error) = served {
        tracing::debug!(%error, "the line of another server broke");
    }
}

async fn answer(app: &App, router: Router, mut request: Request) -> Response {
    if let Some(what) = request.uri().path().strip_prefix("/peer/") {
        let what = what.to_owned();
        return hear(app, &what, request.into_body()).await;
    }
    let is_socket = request.method() == Method::CONNECT;
    if let Some(host) = request.uri().authority().and_then(|host| HeaderValue::from_str(host.as_str()).ok()) {
        request.headers_mut().insert(header::HOST, host);
    }
    let from = request.headers_mut().remove(FROM);
    let from = from.and_then(|from| from.to_str().ok()?.parse().ok());
    let path = request.uri().path_and_query().and_then(|path| path.as_str().parse().ok());
    let Some(path) = path else { return StatusCode::BAD_REQUEST.into_response() };
    *request.uri_mut() = path;
    *request.version_mut() = Version::HTTP_11;
    if is_socket {
        *request.method_mut() = Method::GET;
        request.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        request.headers_mut().insert(header::UPGRADE, HeaderValue::from_static("websocket"));
    }
    request.extensions_mut().insert(Relayed(from.unwrap_or(std::net::Ipv4Addr::UNSPECIFIED.into())));
    let mut response = router.oneshot(request).await.into_response();
    if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        *response.status_mut() = StatusCode::OK;
    }
    // What belongs to one connection has no place in HTTP/2.
    for name in [header::CONNECTION, header::UPGRADE, header::TRANSFER_ENCODING] {
        response.headers_mut().remove(name);
    }
    *response.version_mut() = Version::HTTP_2;
    response
}

/// What servers say to each other beside what visitors ask.
async fn hear(app: &App, what: &str, body: Body) -> Response {
    match what {
        "seats" => {
            let Ok(list) = axum::body::to_bytes(body, LONGEST_LIST).await else {
                return StatusCode::PAYLOAD_TOO_LARGE.into_response();
            };
            let tables: Vec<String> = String::from_utf8_lossy(&list).lines().map(str::to_owned).collect();
            match app.tables().reseat(&tables).await {
                Ok(()) => StatusCode::OK.into_response(),
                Err(_) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
            }
        }
        "well" if app.store().fleet().is_some_and(gambol_store::Fleet::is_sure) => {
            StatusCode::OK.into_response()
        }
        "well" => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        "look" => {
            tokio::spawn(fleet::take_over_now(app.clone()));
            StatusCode::OK.into_response()
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}
