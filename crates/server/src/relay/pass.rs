//! Passing on: requests and sockets about tables that another server runs.

use super::{FROM, Relay, RelayError, Relayed};
use crate::App;
use crate::guard::Household;
use crate::places::Place;
use crate::table::TableError;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use gambol_store::ServerRow;
use gambol_words::Words;
use hyper::body::Incoming;
use hyper::ext::Protocol;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

/// How often a table that is just changing hands is looked for again, and how long between.
const TRIES: u32 = 4;
const PAUSE: Duration = Duration::from_millis(150);
/// The longest body that is passed on, in bytes: posts about a table are short forms.
const LONGEST_BODY: usize = 64 * 1024;
/// What is read at once from a visitor, and from the owner.
const UP: usize = 1024;
const DOWN: usize = 4096;
/// What belongs to one connection and not to the request.
const HOP_BY_HOP: [HeaderName; 7] = [
    header::CONNECTION,
    header::UPGRADE,
    header::TRANSFER_ENCODING,
    header::TE,
    header::HOST,
    HeaderName::from_static("keep-alive"),
    HeaderName::from_static("http2-settings"),
];

/// The table that an address names.
fn table_of(path: &str) -> Option<&str> {
    let rest = path.strip_prefix("/t/")?;
    Some(rest.split('/').next().unwrap_or(rest))
}

/// A page that says that the table is moving.
pub(crate) fn later(words: &Words) -> Response {
    let sentence = words.say("live-elsewhere", &[]);
    let mut response = crate::pages::failure(words, StatusCode::SERVICE_UNAVAILABLE, &sentence);
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
    response
}

/// What is asked about a table that another server runs is answered by that server.
pub(crate) async fn pass(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(relay) = app.relay().cloned() else { return next.run(request).await };
    let is_relayed = request.extensions().get::<Relayed>().is_some();
    let path = request.uri().path();
    if !is_relayed && (path.starts_with("/backdrop/") || path.starts_with("/assets/")) {
        return found_anywhere(&relay, request, next).await;
    }
    let Some(id) = table_of(path).map(str::to_owned) else { return next.run(request).await };
    match app.tables().locate(&id).await {
        // Whoever passed this on knows less than we do, and looks again.
        Err(TableError::Elsewhere(_)) if is_relayed => StatusCode::MISDIRECTED_REQUEST.into_response(),
        Err(TableError::Elsewhere(server)) => forward(&app, &relay, server, &id, request, next).await,
        _ => next.run(request).await,
    }
}

/// Pictures of boards, and files of another version, are where they were made.
async fn found_anywhere(relay: &Relay, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let response = next.run(request).await;
    if response.status() != StatusCode::NOT_FOUND {
        return response;
    }
    relay.find(&path).await.map_or(response, |found| found.map(Body::new))
}

async fn forward(
    app: &App,
    relay: &Relay,
    mut server: ServerRow,
    id: &str,
    request: Request,
    next: Next,
) -> Response {
    let from =
        request.extensions().get::<Household>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |from| from.0);
    let (mut parts, body) = request.into_parts();
    let is_socket = parts.headers.contains_key(header::SEC_WEBSOCKET_KEY);
    let body = if is_socket { Ok(Bytes::new()) } else { axum::body::to_bytes(body, LONGEST_BODY).await };
    let Ok(body) = body else { return StatusCode::PAYLOAD_TOO_LARGE.into_response() };
    for attempt in 1..=TRIES {
        let asked = outgoing(&parts.method, &parts.uri, &parts.headers, from, is_socket, body.clone());
        let Ok(asked) = asked else { return StatusCode::BAD_REQUEST.into_response() };
        match relay.send(&server, asked).await {
            Ok(response) if response.status() == StatusCode::MISDIRECTED_REQUEST => {}
            Ok(response) if is_socket && response.status() == StatusCode::OK => {
                return carry(relay, &mut parts.extensions, response);
            }
            Ok(response) => return response.map(Body::new),
            Err(error @ RelayError::Version(_)) => {
                tracing::info!(%error, "a table cannot be reached");
                return later(app.words_for(&parts.headers, &parts.uri));
            }
            Err(error) => tracing::debug!(%error, attempt, "a table could not be reached"),
        }
        tokio::time::sleep(PAUSE * attempt).await;
        match app.tables().locate(id).await {
            Err(TableError::Elsewhere(other)) => server = other,
            _ => return next.run(Request::from_parts(parts, Body::from(body))).await,
        }
    }
    later(app.words_for(&parts.headers, &parts.uri))
}

/// The request as the owner is to see it.
fn outgoing(
    method: &Method,
    uri: &Uri,
    headers: &HeaderMap,
    from: IpAddr,
    is_socket: bool,
    body: Bytes,
) -> Result<Request, axum::http::Error> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("server");
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let mut request = Request::builder().uri(format!("http://{host}{path}"));
    request = if is_socket {
        request.method(Method::CONNECT).extension(Protocol::from_static("websocket"))
    } else {
        request.method(method)
    };
    let mut request = request.body(if is_socket { Body::empty() } else { Body::from(body) })?;
    let kept = headers.iter().filter(|(name, _)| !HOP_BY_HOP.contains(name));
    request.headers_mut().extend(kept.map(|(name, value)| (name.clone(), value.clone())));
    if is_socket {
        request.headers_mut().remove(header::CONTENT_LENGTH);
    }
    request.headers_mut().insert(HeaderName::from_static(FROM), HeaderValue::try_from(from.to_string())?);
    Ok(request)
}

/// Carries a socket between its visitor and the owner of the table, until either has had enough.
fn carry(relay: &Relay, extensions: &mut Extensions, mut response: hyper::Response<Incoming>) -> Response {
    let Some(visitor) = extensions.remove::<OnUpgrade>() else {
        return StatusCode::UPGRADE_REQUIRED.into_response();
    };
    // The socket keeps its connection's place.
    let place = extensions.remove::<Arc<Place>>();
    let accept = response.headers_mut().remove(header::SEC_WEBSOCKET_ACCEPT);
    let owner = hyper::upgrade::on(response);
    let (metrics, mut closing) = (relay.metrics.clone(), relay.closing.subscribe());
    tokio::spawn(async move {
        let (Ok(visitor), Ok(owner)) = tokio::join!(visitor, owner) else { return };
        metrics.carried.change(1);
        let (mut visitor, mut owner) = (TokioIo::new(visitor), TokioIo::new(owner));
        tokio::select! {
            _ = tokio::io::copy_bidirectional_with_sizes(&mut visitor, &mut owner, UP, DOWN) => {}
            _ = closing.wait_for(|closing| *closing) => {}
        }
        metrics.carried.change(-1);
        drop(place);
    });
    let mut accepted = StatusCode::SWITCHING_PROTOCOLS.into_response();
    let headers = accepted.headers_mut();
    headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
    headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
    headers.extend(accept.map(|accept| (header::SEC_WEBSOCKET_ACCEPT, accept)));
    accepted
}
