//! Sockets: the handshake, and one small task for each connection.
//!
//! What is sent is written straight from the text that all connections share, so that a connection holds no copy of a
//! board; what is read comes in frames of at most 4 kB through a buffer of 1 kB. So an idle connection costs a few
//! kilobytes.

use crate::App;
use crate::metrics::Metrics;
use crate::places::Place;
use crate::table::Message as ToTable;
use crate::table::guest::{Inbox, way};
use crate::table::{TableError, Tables};
use crate::who::Visitor;
use axum::body::Body;
use axum::extract::{Path, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Buf;
use futures::{SinkExt, StreamExt};
use gambol_draw::theme::Theme;
use gambol_table::wire::{Command, Wish};
use gambol_table::{Frame, Screen, frame};
use gambol_words::Words;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

/// The longest message from a client, in bytes.
pub(crate) const LONGEST_FRAME: usize = 4096;
const READ_BUFFER: usize = 1024;
/// A reader who takes longer for one message than this multiple of the patience with a request is dropped.
const WRITING: u32 = 2;
/// How often we ask whether a silent client is still there.
const PING: Duration = Duration::from_secs(30);
/// Closes the line of a page that speaks another version of the wire, as one does whose server was replaced while it was
/// open. Such a page fetches itself anew.
const OTHER_VERSION: CloseCode = CloseCode::Library(4409);
/// A text, whole. The library's own way to send one keeps a buffer as long as the longest message, for each connection.
const TEXT: FrameHeader = FrameHeader {
    is_final: true,
    rsv1: false,
    rsv2: false,
    rsv3: false,
    opcode: OpCode::Data(Data::Text),
    mask: None,
};

/// What the address may say.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    theme: Option<String>,
    /// Present where the screen is taller than wide.
    tall: Option<String>,
    /// The version of the wire that the page speaks. Programs that say none take what they get.
    wire: Option<u32>,
    /// The step of a course to go on with.
    #[serde(default)]
    pub(crate) step: usize,
    /// What has been played where anything may be tried, a line each.
    #[serde(default)]
    pub(crate) played: String,
}

/// The theme with this name; light if there is none.
pub(crate) fn theme(name: Option<&str>) -> Theme {
    name.and_then(crate::pages::shell::theme_named).unwrap_or_default()
}

/// `GET /t/{id}/ws`
pub(crate) async fn connect(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
    request: Request,
) -> Response {
    seat(&app, visitor, &asked, request, async |_: &Visitor| Ok(id)).await
}

/// Answers the handshake, and seats whoever asks at the table with the id that is found for them.
pub(crate) async fn seat(
    app: &App,
    visitor: Visitor,
    asked: &Asked,
    mut request: Request,
    find: impl AsyncFnOnce(&Visitor) -> Result<String, TableError>,
) -> Response {
    if !app.is_own(request.headers()) {
        return (StatusCode::FORBIDDEN, visitor.words.say("live-origin", &[])).into_response();
    }
    let Ok(accepted) = create_response_with_body(&request, Body::empty) else {
        return (StatusCode::UPGRADE_REQUIRED, [(header::UPGRADE, "websocket")]).into_response();
    };
    let Some(upgrade) = request.extensions_mut().remove::<hyper::upgrade::OnUpgrade>() else {
        return StatusCode::UPGRADE_REQUIRED.into_response();
    };
    if asked.wire.is_some_and(|wire| wire != gambol_table::wire::VERSION) {
        let app = app.clone();
        tokio::spawn(async move {
            if let Ok(stream) = upgrade.await {
                Line::over(&app, stream).await.close(OTHER_VERSION, "").await;
            }
        });
        return accepted;
    }
    // A socket keeps its connection's place, and is one of the sockets of its address.
    let place = request.extensions_mut().remove::<Arc<Place>>();
    let Some(claim) = app.places().socket(visitor.from) else {
        app.metrics().limited.add(1);
        return (StatusCode::TOO_MANY_REQUESTS, visitor.words.say("live-slowly", &[])).into_response();
    };
    let joined = match find(&visitor).await {
        Ok(id) => join(app.tables(), &id, &visitor, asked).await,
        Err(error) => Err(error),
    };
    let guest = match joined {
        Ok(guest) => guest,
        Err(TableError::Unknown) => return StatusCode::NOT_FOUND.into_response(),
        Err(error) => {
            tracing::warn!(%error, "nobody could be seated");
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
    };
    let app = app.clone();
    tokio::spawn(async move {
        app.metrics().sockets.change(1);
        if let Ok(stream) = upgrade.await {
            let number = guest.number;
            let table = guest.table.clone();
            Box::pin(converse(&app, guest, stream)).await;
            let _ = table.send(ToTable::Leave(number)).await;
        } else {
            let _ = guest.table.send(ToTable::Leave(guest.number)).await;
        }
        app.metrics().sockets.change(-1);
        drop((place, claim));
    });
    accepted
}

/// Somebody at a table, seen from the connection.
struct Seated {
    number: u64,
    inbox: Inbox,
    table: mpsc::Sender<ToTable>,
    visitor: Visitor,
}

async fn join(tables: &Tables, id: &str, visitor: &Visitor, asked: &Asked) -> Result<Seated, TableError> {
    let (out, inbox) = way();
    let visitor: Visitor = visitor.clone();
    let join = |reply: oneshot::Sender<_>| ToTable::Join {
        visitor: visitor.clone(),
        screen: Screen {
            theme: theme(asked.theme.as_deref()),
            tall: asked.tall.is_some(),
            language: visitor.words.tongue(),
        },
        out: out.clone(),
        reply,
    };
    let number = tables.ask(id, join).await??;
    let table = tables.0.way_to(id).ok_or(TableError::Unknown)?;
    Ok(Seated { number, inbox, table, visitor })
}

/// What one connection may ask for, and how often: so many moves a second, or what costs as much.
struct Patience {
    work: DefaultDirectRateLimiter,
    from: IpAddr,
}

impl Patience {
    fn new(from: IpAddr) -> Patience {
        let number = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        Patience { work: RateLimiter::direct(Quota::per_second(number(30)).allow_burst(number(90))), from }
    }

    /// Whether this connection, and its address with all its connections, may ask for that now.
    fn allows(&self, wish: &Wish, app: &App) -> bool {
        let cost = cost(wish);
        matches!(self.work.check_n(cost), Ok(Ok(()))) && app.rate().bears(self.from, cost)
    }
}

/// What something costs us, in moves. Whoever asks for everything has all of the log put into words anew.
fn cost(wish: &Wish) -> NonZeroU32 {
    let cost = match wish {
        Wish::Moment { .. } => 3,
        Wish::Look { .. } | Wish::Hide | Wish::Sync { .. } => 10,
        Wish::Chat { .. } | Wish::Name { .. } => 15,
        Wish::Hint | Wish::Review | Wish::Rematch => 25,
        _ => 1,
    };
    NonZeroU32::new(cost).unwrap_or(NonZeroU32::MIN)
}

/// One connection: its stream, and its own count of messages, so that nothing hidden can be counted.
struct Line {
    stream: WebSocketStream<TokioIo<Upgraded>>,
    sent: u64,
    patience: Duration,
    metrics: Metrics,
}

impl Line {
    async fn over(app: &App, stream: Upgraded) -> Line {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_write_buffer_size(4 * LONGEST_FRAME)
            .max_message_size(Some(LONGEST_FRAME))
            .max_frame_size(Some(LONGEST_FRAME));
        let stream = WebSocketStream::from_raw_socket(TokioIo::new(stream), Role::Server, Some(config)).await;
        Line { stream, sent: 0, patience: WRITING * app.config().patience, metrics: app.metrics().clone() }
    }

    /// Writes one message: the beginning with the connection's own number, then the shared rest, uncopied.
    async fn write(&mut self, rest: &[u8]) -> Result<(), Error> {
        let beginning = format!("{{\"n\":{},", self.sent);
        self.sent += 1;
        // Whatever the library still has to write (an answer to a ping) goes first.
        self.stream.flush().await?;
        let mut head = Vec::with_capacity(10 + beginning.len());
        TEXT.format((beginning.len() + rest.len()) as u64, &mut head)?;
        head.extend_from_slice(beginning.as_bytes());
        self.metrics.frames.add(1);
        self.metrics.frame_bytes.add((head.len() + rest.len()) as u64);
        let mut whole = head.as_slice().chain(rest);
        let stream = self.stream.get_mut();
        let written = async {
            stream.write_all_buf(&mut whole).await?;
            stream.flush().await
        };
        match tokio::time::timeout(self.patience, written).await {
            Ok(written) => written.map_err(Error::Io),
            Err(_) => Err(Error::Io(std::io::ErrorKind::TimedOut.into())),
        }
    }

    async fn close(mut self, code: CloseCode, reason: &'static str) {
        let frame = CloseFrame { code, reason: reason.into() };
        let _ = tokio::time::timeout(Duration::from_secs(2), self.stream.close(Some(frame))).await;
    }
}

async fn converse(app: &App, guest: Seated, stream: Upgraded) {
    let Seated { number, inbox, table, visitor } = guest;
    let mut line = Line::over(app, stream).await;
    let patience = (app.config().rate > 0).then(|| Patience::new(visitor.from));
    let is_shut_out = || app.house().keeps_out(visitor.from, Some(&visitor.person.0));
    let mut silent = 0;
    let mut pings = tokio::time::interval(PING);
    pings.reset();
    loop {
        tokio::select! {
            told = inbox.next() => {
                let Some((frame, is_behind)) = told else { return line.close(CloseCode::Away, "").await };
                if line.write(&frame).await.is_err() {
                    return;
                }
                if frame.starts_with(b"\"t\":\"bye\"") {
                    return line.close(CloseCode::Restart, "").await;
                }
                // Everything kept for a slow reader has been sent: now the whole view, in place of what was skipped.
                if is_behind && table.send(ToTable::Resync(number)).await.is_err() {
                    return;
                }
            }
            heard = line.stream.next() => {
                silent = 0;
                match heard {
                    Some(Ok(Message::Text(text))) => {
                        if is_shut_out() {
                            return line.close(CloseCode::Policy, "").await;
                        }
                        let told = hear(app, &visitor.words, (&table, number), patience.as_ref(), text.as_str()).await;
                        match told {
                            Ok(None) => {}
                            Ok(Some(answer)) if line.write(&answer).await.is_ok() => {}
                            _ => return,
                        }
                    }
                    Some(Ok(Message::Binary(_))) => return line.close(CloseCode::Unsupported, "").await,
                    Some(Ok(Message::Close(_))) | None => return,
                    Some(Ok(_)) => {}
                    Some(Err(Error::Capacity(_))) => return line.close(CloseCode::Size, "").await,
                    Some(Err(_)) => return,
                }
            }
            _ = pings.tick() => {
                silent += 1;
                if silent > 2 || is_shut_out() || line.stream.send(Message::Ping(bytes::Bytes::new())).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// Hands a command to the table, or answers it here.
async fn hear(
    app: &App,
    words: &Words,
    (table, number): (&mpsc::Sender<ToTable>, u64),
    patience: Option<&Patience>,
    text: &str,
) -> Result<Option<Frame>, ()> {
    let refuse = |id: &str, key: &str| {
        app.metrics().refused.add(1);
        let why = words.say(key, &[]);
        Ok(Some(frame("no", &serde_json::json!({"id": id, "why": why}))))
    };
    let Ok(command) = serde_json::from_str::<Command>(text) else { return refuse("", "live-message") };
    if patience.is_some_and(|patience| !patience.allows(&command.wish, app)) {
        app.metrics().limited.add(1);
        let id: String = command.id.chars().take(32).collect();
        return refuse(&id, "live-slowly");
    }
    table.send(ToTable::Command(number, Box::new(command))).await.map_err(|_| ())?;
    Ok(None)
}
