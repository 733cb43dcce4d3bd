//! People who come back: whatever happens to their line, they open another and say again what was not answered.

use crate::client::Browser;
use futures::{SinkExt, StreamExt};
use gambol_core::Dice;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A line that says nothing for so long is given up.
const SILENCE: Duration = Duration::from_secs(6);
/// Nobody plays longer than this.
const ENOUGH: Duration = Duration::from_mins(8);

/// What all players know together.
#[derive(Default)]
pub(crate) struct Notes {
    /// Every command that was acknowledged.
    pub(crate) acknowledged: BTreeSet<String>,
    /// From sending a command first to its answer.
    pub(crate) took: Vec<Duration>,
    /// When each player lost their line.
    pub(crate) lost: Vec<Vec<Instant>>,
}

/// Makes a table; whoever is not answered asks again.
pub(crate) async fn create(balancer: SocketAddr, new: &Value) -> (Browser, String) {
    let started = Instant::now();
    loop {
        let mut browser = Browser::new(balancer);
        let made = browser.post("/tables", "application/json", &new.to_string()).await;
        if made.status == 201 {
            let table = made.json()["table"].as_str().expect("an id").to_owned();
            return (browser, table);
        }
        assert!(started.elapsed() < ENOUGH, "{made:?}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn connect(browser: &Browser, table: &str) -> Option<WebSocketStream<TcpStream>> {
    let mut request = format!("ws://{}/t/{table}/ws", browser.address).into_client_request().ok()?;
    request.headers_mut().insert("origin", format!("http://{}", browser.address).parse().ok()?);
    request.headers_mut().insert("cookie", browser.cookie_line().parse().ok()?);
    let line = TcpStream::connect(browser.address).await.ok()?;
    let opened = tokio::time::timeout(SILENCE, tokio_tungstenite::client_async(request, line)).await;
    Some(opened.ok()?.ok()?.0)
}

/// What a player has been told last.
#[derive(Default)]
struct Seen(Map<String, Value>);

impl Seen {
    fn hear(&mut self, message: &Value) {
        if message["t"] == "view" || message["t"] == "change" {
            for (key, value) in message.as_object().into_iter().flatten() {
                self.0.insert(key.clone(), value.clone());
            }
        }
    }

    fn is_over(&self) -> bool {
        self.0.get("result").is_some_and(|result| !result.is_null())
    }

    /// Something to play, if it is time.
    fn action(&self, dice: &mut Dice) -> Option<(Value, Value)> {
        let legal = self.0.get("legal")?.as_array().filter(|legal| !legal.is_empty())?;
        Some((self.0.get("ply")?.clone(), legal[dice.index(legal.len())]["action"].clone()))
    }
}

/// Plays at a table until its game is over.
pub(crate) async fn play(
    browser: Browser,
    table: String,
    seed: u64,
    pause: Duration,
    notes: Arc<Mutex<Notes>>,
) {
    let mut dice = Dice::new(seed);
    let mut asked: Option<(String, Value, Instant)> = None;
    let (mut number, mut lost, started) = (0, Vec::new(), Instant::now());
    loop {
        assert!(started.elapsed() < ENOUGH, "the game at {table} does not end");
        let Some(mut line) = connect(&browser, &table).await else {
            tokio::time::sleep(Duration::from_millis(u64::from(100 + dice.below(300)))).await;
            continue;
        };
        if let Some((_, command, _)) = &asked {
            let _ = line.send(Message::text(command.to_string())).await;
        }
        let mut seen = Seen::default();
        while let Ok(Some(Ok(message))) = tokio::time::timeout(SILENCE, line.next()).await {
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(text.as_str()).expect("messages are JSON");
            seen.hear(&message);
            if let Some((id, _, first)) = asked.take_if(|(id, _, _)| message["id"] == id.as_str()) {
                if message["t"] == "ok" {
                    let mut notes = notes.lock().expect("nobody fell");
                    notes.acknowledged.insert(id);
                    notes.took.push(first.elapsed());
                }
                // What was refused is thought about anew, with the whole view.
                let sync = json!({"id": format!("s{seed}-{number}"), "do": "sync"});
                let _ = line.send(Message::text(sync.to_string())).await;
                number += 1;
                tokio::time::sleep(pause).await;
                continue;
            }
            if seen.is_over() {
                notes.lock().expect("nobody fell").lost.push(lost);
                return;
            }
            if asked.is_none()
                && message["t"] != "ok"
                && let Some((ply, action)) = seen.action(&mut dice)
            {
                let id = format!("p{seed}-{number}");
                number += 1;
                let command = json!({"id": id, "do": "play", "ply": ply, "action": action});
                let _ = line.send(Message::text(command.to_string())).await;
                asked = Some((id, command, Instant::now()));
            }
        }
        lost.push(Instant::now());
    }
}
