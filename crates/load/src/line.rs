//! The load's own clients: as small as they can be, so that they measure the server and not themselves.

use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{Error, ErrorKind};
use std::net::SocketAddr;
use std::time::Instant;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// How much is read ahead; anything longer is read straight to where it goes.
const BUFFER: usize = 1024;
/// How much of a view must be kept to find its number.
const HEAD: usize = 256;

/// What a mover needs of a view.
#[derive(Debug)]
pub(crate) struct Seen {
    /// When its last byte was here: what we do with it afterwards is not the server's doing.
    pub(crate) at: Instant,
    pub(crate) ply: u64,
    pub(crate) legal: Vec<String>,
    pub(crate) over: bool,
    /// How many bytes told it.
    pub(crate) bytes: usize,
}

#[derive(Deserialize)]
struct View {
    #[serde(default)]
    t: String,
    /// What has not changed is not told.
    ply: Option<u64>,
    legal: Option<Vec<Legal>>,
    #[serde(default)]
    result: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct Legal {
    action: String,
}

/// Makes a table; answers with its id and the cookie of its maker.
pub(crate) async fn create(address: SocketAddr, new: &Value) -> Result<(String, String), Error> {
    let body = new.to_string();
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "POST /tables HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let broken = || Error::new(ErrorKind::InvalidData, "no table");
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).ok_or_else(broken)?;
    let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
    let (_, body) = answer.split_once("\r\n\r\n").ok_or_else(broken)?;
    let made: Value = serde_json::from_str(body).map_err(|_| broken())?;
    let id = made["table"].as_str().ok_or_else(broken)?.to_owned();
    Ok((id, cookie))
}

/// One socket.
pub(crate) struct Line {
    stream: BufReader<TcpStream>,
    ply: u64,
    legal: Vec<String>,
}

impl Line {
    pub(crate) async fn open(address: SocketAddr, table: &str, cookie: &str) -> Result<Line, Error> {
        let mut stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let cookie = if cookie.is_empty() { String::new() } else { format!("Cookie: {cookie}\r\n") };
        let head = format!(
            "GET /t/{table}/ws HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nUpgrade: websocket\r\n\
             Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Z2FtYm9sIGxvYWQgdGVzdA==\r\n\
             {cookie}\r\n"
        );
        stream.write_all(head.as_bytes()).await?;
        let mut stream = BufReader::with_capacity(BUFFER, stream);
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        if !line.contains(" 101 ") {
            return Err(Error::new(ErrorKind::ConnectionRefused, line));
        }
        while line != "\r\n" {
            line.clear();
            if stream.read_line(&mut line).await? == 0 {
                return Err(ErrorKind::UnexpectedEof.into());
            }
        }
        Ok(Line { stream, ply: 0, legal: Vec::new() })
    }

    /// The head of the next frame: what kind, and how long.
    async fn head(&mut self) -> Result<(u8, usize), Error> {
        let mut two = [0; 2];
        self.stream.read_exact(&mut two).await?;
        let length = match two[1] & 127 {
            126 => usize::from(self.stream.read_u16().await?),
            127 => usize::try_from(self.stream.read_u64().await?).map_err(|_| ErrorKind::InvalidData)?,
            length => usize::from(length),
        };
        Ok((two[0] & 15, length))
    }

    /// The number of the next view and how many bytes told it; none if the next frame is something else. Safe to drop only between frames, so
    /// dropping it means closing the line.
    pub(crate) async fn ply(&mut self) -> Result<Option<(u64, usize)>, Error> {
        let (kind, length) = self.head().await?;
        if kind == 8 {
            return Err(ErrorKind::ConnectionAborted.into());
        }
        let mut start = [0; HEAD];
        let kept = length.min(HEAD);
        self.stream.read_exact(&mut start[..kept]).await?;
        // In one go: thousands of small reads would load the machine more than the server does.
        let mut rest = vec![0; length - kept];
        self.stream.read_exact(&mut rest).await?;
        if kind == 9 {
            self.pong().await?;
            return Ok(None);
        }
        let start = String::from_utf8_lossy(&start[..kept]);
        let after = start.split_once("\"ply\":").map(|(_, after)| after);
        let digits = after.map(|after| after.chars().take_while(char::is_ascii_digit).collect::<String>());
        Ok(digits.and_then(|digits| digits.parse().ok()).map(|ply| (ply, length)))
    }

    /// The next whole view.
    pub(crate) async fn whole(&mut self) -> Option<Seen> {
        loop {
            let (kind, length) = self.head().await.ok()?;
            let mut bytes = vec![0; length];
            self.stream.read_exact(&mut bytes).await.ok()?;
            let at = Instant::now();
            match kind {
                1 => {
                    let view: View = serde_json::from_slice(&bytes).ok()?;
                    if view.t == "view" || view.t == "change" {
                        self.ply = view.ply.unwrap_or(self.ply);
                        if let Some(legal) = view.legal {
                            self.legal = legal.into_iter().map(|legal| legal.action).collect();
                        }
                        let (ply, legal) = (self.ply, self.legal.clone());
                        return Some(Seen { at, ply, legal, over: view.result.is_some(), bytes: length });
                    }
                }
                8 => return None,
                9 => self.pong().await.ok()?,
                _ => {}
            }
        }
    }

    /// The first whole view with a greater number.
    pub(crate) async fn whole_after(&mut self, ply: u64) -> Option<Seen> {
        loop {
            let seen = self.whole().await?;
            if seen.ply > ply {
                return Some(seen);
            }
        }
    }

    pub(crate) async fn play(&mut self, number: u64, ply: u64, action: &str) -> Result<(), Error> {
        let command = json!({"id": format!("l{number}"), "do": "play", "ply": ply, "action": action});
        self.send(1, command.to_string().as_bytes()).await
    }

    async fn pong(&mut self) -> Result<(), Error> {
        self.send(10, &[]).await
    }

    /// Sends a short frame, masked with zeros: a mask must be there, and on loopback it protects nobody.
    async fn send(&mut self, kind: u8, payload: &[u8]) -> Result<(), Error> {
        let mut frame = vec![0x80 | kind];
        if payload.len() < 126 {
            frame.push(0x80 | payload.len() as u8);
        } else {
            frame.push(0x80 | 0x7e);
            frame.extend_from_slice(&(payload.len() as u16).to_be_bytes());
        }
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(payload);
        self.stream.get_mut().write_all(&frame).await
    }
}
