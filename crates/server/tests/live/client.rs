//! A server on loopback and small clients for it: browsers that keep cookies, and sockets that remember all frames.

use futures::{SinkExt, StreamExt};
use gambol_core::Dice;
use gambol_server::{Config, Running, World};
use serde_json::{Value, json};
use std::fmt::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

/// No answer takes longer, unless something is broken.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// The usual configuration of a test: no pace, no rate, any port.
pub(crate) fn config(data: &Path) -> Config {
    config_with(data, crate::store(data))
}

/// The same, with its tables in this store.
pub(crate) fn config_with(data: &Path, store: Option<String>) -> Config {
    let mut config = Config::new(data.to_owned());
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    config.human_pace = false;
    config.rate = 0;
    config.store = store;
    config
}

/// A server with its folder.
pub(crate) struct Server {
    pub(crate) running: Running,
    pub(crate) folder: tempfile::TempDir,
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with(|_| {}).await
    }

    pub(crate) async fn in_world(world: World) -> Server {
        Server::with(|config| config.world = world).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Server {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let mut config = config(folder.path());
        change(&mut config);
        let running = gambol_server::start(config).await.expect("the server starts");
        Server { running, folder }
    }

    /// Ends the server and starts another on the same data.
    pub(crate) async fn restart(self) -> Server {
        let Server { running, folder } = self;
        running.stop().await;
        let running = gambol_server::start(config(folder.path())).await.expect("the server starts again");
        Server { running, folder }
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.running.address())
    }
}

/// An answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

/// An answer as it came; its status is 0 if there was none.
pub(crate) fn read_answer(bytes: &[u8]) -> Answer {
    let text = String::from_utf8_lossy(bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    Answer { status, head: head.to_owned(), body: body.to_owned() }
}

/// A browser: an address, and cookies.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) cookies: Vec<(String, String)>,
    /// The address it comes from: all of 127.0.0.0/8 is ours.
    pub(crate) from: [u8; 4],
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Browser {
        Browser { address, cookies: Vec::new(), from: [127, 0, 0, 1] }
    }

    /// The same from another address.
    pub(crate) fn at(self, from: [u8; 4]) -> Browser {
        Browser { from, ..self }
    }

    /// A line to the server.
    /// The same person at another address, where the server is now.
    pub(crate) fn moved_to(self, server: &Server) -> Browser {
        Browser { address: server.browser().address, ..self }
    }

    pub(crate) async fn line(&self) -> std::io::Result<TcpStream> {
        let line = TcpSocket::new_v4()?;
        line.bind(SocketAddr::from((self.from, 0)))?;
        line.connect(self.address).await
    }

    pub(crate) fn cookie_line(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    /// Sends a request with these lines in its head.
    pub(crate) async fn request(&mut self, method: &str, path: &str, lines: &[String], body: &str) -> Answer {
        let mut stream = self.line().await.expect("the server listens");
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        for line in lines {
            head.push_str(line);
            head.push_str("\r\n");
        }
        if !self.cookies.is_empty() {
            let _ = write!(head, "Cookie: {}\r\n", self.cookie_line());
        }
        let _ = write!(head, "Content-Length: {}\r\n\r\n", body.len());
        // A server that is full, or refuses early, may stop reading.
        let _ = stream.write_all(head.as_bytes()).await;
        let _ = stream.write_all(body.as_bytes()).await;
        let mut bytes = Vec::new();
        let _ =
            tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("an answer in time");
        let answer = read_answer(&bytes);
        for line in answer.head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")) {
            let pair = line.split(';').next().unwrap_or_default();
            if let Some((name, value)) = pair.split_once('=') {
                self.cookies.retain(|(known, _)| known != name);
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
        answer
    }

    pub(crate) fn origin(&self) -> String {
        format!("Origin: http://{}", self.address)
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.request("GET", path, &[], "").await
    }

    pub(crate) async fn post(&mut self, path: &str, kind: &str, body: &str) -> Answer {
        let lines = [self.origin(), format!("Content-Type: {kind}")];
        self.request("POST", path, &lines, body).await
    }

    pub(crate) async fn post_form(&mut self, path: &str, body: &str) -> Answer {
        self.post(path, "application/x-www-form-urlencoded", body).await
    }

    /// Makes a table; answers with its id.
    pub(crate) async fn create(&mut self, new: &Value) -> String {
        let answer = self.post("/tables", "application/json", &new.to_string()).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["table"].as_str().expect("an id").to_owned()
    }

    /// Opens a socket to a table.
    pub(crate) async fn socket(&self, table: &str) -> Socket {
        self.try_socket(table, &format!("http://{}", self.address)).await.expect("the table is open to us")
    }

    pub(crate) async fn try_socket(&self, table: &str, origin: &str) -> Result<Socket, Error> {
        self.socket_over(self.line().await?, table, origin).await
    }

    /// The same over a line that is open already.
    pub(crate) async fn socket_over(
        &self,
        line: TcpStream,
        table: &str,
        origin: &str,
    ) -> Result<Socket, Error> {
        let mut request = format!("ws://{}/t/{table}/ws", self.address).into_client_request()?;
        let headers = request.headers_mut();
        headers.insert("origin", origin.parse().expect("an origin is a header"));
        if !self.cookies.is_empty() {
            headers.insert("cookie", self.cookie_line().parse().expect("cookies are a header"));
        }
        let (stream, _) = tokio_tungstenite::client_async(request, line).await?;
        let name = table.chars().take(4).collect();
        let mut socket = Socket { stream, view: Value::Null, frames: Vec::new(), next: 0, name };
        socket.until(|message| message["t"] == "view").await;
        Ok(socket)
    }
}

/// An open socket: the last view, and every frame as it came.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    pub(crate) view: Value,
    pub(crate) frames: Vec<String>,
    next: u64,
    name: String,
}

impl Socket {
    /// The next message; none when the server has closed.
    pub(crate) async fn read(&mut self) -> Option<Value> {
        loop {
            let message =
                tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a message in time");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let value: Value = serde_json::from_str(text.as_str()).expect("messages are JSON");
                    self.frames.push(text.as_str().to_owned());
                    if value["t"] == "view" {
                        self.view = value.clone();
                    }
                    if value["t"] == "change" {
                        self.change(&value);
                        return Some(self.view.clone());
                    }
                    return Some(value);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Puts the view together as the script does.
    fn change(&mut self, change: &Value) {
        let units: Vec<u16> = self.view["svg"].as_str().unwrap_or_default().encode_utf16().collect();
        self.view["chat"] = json!([]);
        for (key, value) in change.as_object().expect("a message is an object") {
            match (key.as_str(), value) {
                ("t", _) => {}
                ("svg", Value::Array(parts)) => {
                    let part = |part: &Value| match part {
                        Value::String(text) => text.clone(),
                        copied => {
                            let at = |index: usize| copied[index].as_u64().expect("a place") as usize;
                            String::from_utf16(&units[at(0)..at(1)]).expect("whole letters")
                        }
                    };
                    self.view["svg"] = parts.iter().map(part).collect::<String>().into();
                }
                _ => self.view[key] = value.clone(),
            }
        }
    }

    /// Reads on until a message is as told.
    pub(crate) async fn until(&mut self, told: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.read().await.expect("the server stays");
            if told(&message) {
                return message;
            }
        }
    }

    /// Reads on until the server has closed.
    pub(crate) async fn closes(&mut self) {
        while self.read().await.is_some() {}
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        let _ = self.stream.send(Message::text(text)).await;
    }

    /// Sends a command under a fresh name, which it answers with.
    pub(crate) async fn send(&mut self, mut command: Value) -> String {
        self.next += 1;
        let id = format!("{}-{}", self.name, self.next);
        if command.get("id").is_none() {
            command["id"] = json!(id);
        }
        let id = command["id"].as_str().expect("a name is a text").to_owned();
        self.send_text(command.to_string()).await;
        id
    }

    /// Sends a command and reads on to its answer.
    pub(crate) async fn ask(&mut self, command: Value) -> Value {
        let id = self.send(command).await;
        self.until(|message| message["id"] == id.as_str()).await
    }

    /// Reads everything that the table has sent so far.
    pub(crate) async fn sync(&mut self) {
        self.ask(json!({"do": "sync"})).await;
    }

    /// Some action that the view offers, put together by steps where it offers too many to list.
    pub(crate) async fn some_action(&mut self, dice: &mut Dice) -> String {
        let legal = self.view["legal"].as_array().cloned().unwrap_or_default();
        if !legal.is_empty() {
            return legal[dice.index(legal.len())]["action"].as_str().expect("a text").to_owned();
        }
        let mut parts: Vec<String> = Vec::new();
        loop {
            let draft = self.ask(json!({"do": "draft", "parts": parts})).await;
            assert_eq!(draft["t"], "draft", "{draft}");
            let next = draft["next"].as_array().cloned().unwrap_or_default();
            if let Some(action) = draft["complete"].as_str()
                && (next.is_empty() || dice.below(3) == 0)
            {
                return action.to_owned();
            }
            assert!(!next.is_empty(), "{draft}");
            parts.push(next[dice.index(next.len())][0].as_str().expect("a part").to_owned());
        }
    }

    /// The command that plays an action in the view's own words.
    pub(crate) fn playing(&self, action: &str) -> Value {
        if self.view["secret"] == true {
            json!({"do": "choose", "phase": self.view["phase_no"], "action": action})
        } else {
            json!({"do": "play", "ply": self.view["ply"], "action": action})
        }
    }

    pub(crate) fn is_acting(&self) -> bool {
        self.view["acting"] == true
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.view["result"].is_null()
    }
}
