//! Attacks, each with somebody who plays meanwhile. What must be refused is; how long the other's moves took is printed.

use crate::client::{Browser, Server, Socket};
use gambol_core::Dice;
use gambol_games::Kind;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinHandle;

const VICTIM: [u8; 4] = [127, 0, 0, 9];
const ATTACKER: [u8; 4] = [127, 0, 0, 66];

/// A server with its usual limits.
async fn usual(change: impl FnOnce(&mut gambol_server::Config)) -> Server {
    Server::with(|config| {
        config.rate = 50;
        change(config);
    })
    .await
}

/// Somebody who plays on both sides of one screen, and notes how long each move took.
struct Victim {
    playing: Arc<AtomicBool>,
    task: JoinHandle<Vec<Duration>>,
}

impl Victim {
    async fn sit_down(server: &Server) -> Victim {
        let mut browser = server.browser().at(VICTIM);
        let new = json!({"game": "muddy-ride", "with": "here"});
        let table = browser.create(&new).await;
        let mut socket = browser.socket(&table).await;
        let playing = Arc::new(AtomicBool::new(true));
        let going_on = Arc::clone(&playing);
        let task = tokio::spawn(async move {
            let mut dice = Dice::new(1);
            let mut took = Vec::new();
            while going_on.load(Ordering::Relaxed) {
                if socket.is_over() {
                    let table = browser.create(&new).await;
                    socket = browser.socket(&table).await;
                }
                let action = socket.some_action(&mut dice).await;
                let before = socket.view["ply"].clone();
                let started = Instant::now();
                let answer = socket.ask(socket.playing(&action)).await;
                took.push(started.elapsed());
                assert_eq!(answer["t"], "ok", "{answer}");
                socket.until(|message| message["t"] == "view" && message["ply"] != before).await;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            took
        });
        Victim { playing, task }
    }

    /// Ends the game and tells how it went.
    async fn tell(self, attack: &str) {
        self.playing.store(false, Ordering::Relaxed);
        let mut took = self.task.await.expect("nobody keeps the victim from playing");
        took.sort();
        let (median, worst) = (took[took.len() / 2], took[took.len() - 1]);
        println!("{attack}: the victim made {} moves, median {median:?}, worst {worst:?}", took.len());
    }
}

/// A game that goes on for so many actions.
fn record(actions: usize) -> Value {
    let options = json!({"ply_cap": 0, "repetition": 0});
    let mut dice = Dice::new(2);
    loop {
        let mut game = Kind::Duel.start(options.as_object().expect("an object")).expect("a game");
        while game.ply() < actions {
            let Some(action) = game.random_action(&mut dice) else { break };
            game.apply(&action).expect("it was offered");
        }
        if game.ply() == actions {
            return serde_json::to_value(game.record()).expect("a record is JSON");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn records_that_hold_too_much_are_refused_and_others_keep_nobody_waiting() {
    let server = usual(|_| {}).await;
    let victim = Victim::sit_down(&server).await;
    let mut eve = server.browser().at(ATTACKER);
    let mut long = record(12);
    let actions = long["actions"].as_array().expect("actions").clone();
    long["actions"] = actions.iter().cycle().take(2_001).cloned().collect();
    let refused = eve.post("/records", "application/json", &long.to_string()).await;
    assert_eq!(refused.status, 422, "{refused:?}");
    assert!(refused.body.contains("at most 2000 actions, found 2001"), "{}", refused.body);
    long["actions"] = actions.iter().cycle().take(200_000).cloned().collect();
    for _ in 0..10 {
        let refused = eve.post("/records", "application/json", &long.to_string()).await;
        assert!(matches!(refused.status, 0 | 413), "{refused:?}");
    }
    long["actions"] = json!(actions);
    long["comments"] = json!({"0": "x".repeat(270_000)});
    let refused = eve.post("/records", "application/json", &long.to_string()).await;
    assert_eq!(refused.status, 413, "{refused:?}");
    assert!(refused.body.contains("bytes"), "{}", refused.body);
    let fits = record(60).to_string();
    let mut shown = 0;
    for _ in 0..40 {
        let answer = eve.post("/records", "application/json", &fits).await;
        shown += usize::from(answer.status == 303);
        assert!(matches!(answer.status, 303 | 429), "{answer:?}");
    }
    assert!((10..30).contains(&shown), "some are shown, and then it is enough for a while: {shown}");
    victim.tell("records").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_everything_again_and_again_is_told_to_slow_down() {
    let server = usual(|_| {}).await;
    let mut eve = server.browser().at(ATTACKER);
    let fits = record(60).to_string();
    let shown = eve.post("/records", "application/json", &fits).await;
    let table = shown.header("location").expect("a way to the table").replace("/t/", "");
    let victim = Victim::sit_down(&server).await;
    let mut flood = Vec::new();
    for _ in 0..10 {
        let mut socket = eve.socket(&table).await;
        flood.push(tokio::spawn(async move {
            let (mut granted, mut refused) = (0, 0);
            let until = Instant::now() + Duration::from_secs(2);
            while Instant::now() < until {
                let answer = socket.ask(json!({"do": "sync"})).await;
                if answer["t"] == "ok" { granted += 1 } else { refused += 1 }
            }
            (granted, refused)
        }));
    }
    let (mut granted, mut refused) = (0, 0);
    for socket in flood {
        let (some, none) = socket.await.expect("the server stays");
        granted += some;
        refused += none;
    }
    println!("{granted} times everything was sent, {refused} times not");
    assert!(granted <= 160, "ten sockets of one address share what an address may ask for: {granted}");
    assert!(refused > 0);
    victim.tell("sync").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_counted_and_one_address_has_only_so_many() {
    let server = usual(|config| {
        config.connections = 60;
        config.per_address = 20;
        config.patience = Duration::from_secs(1);
    })
    .await;
    let victim = Victim::sit_down(&server).await;
    let mut eve = server.browser().at(ATTACKER);
    let table = eve.create(&json!({"game": "duel", "with": "here"})).await;
    let mut held = Vec::new();
    for _ in 0..100 {
        let origin = format!("http://{}", eve.address);
        match tokio::time::timeout(Duration::from_secs(2), eve.try_socket(&table, &origin)).await {
            Ok(Ok(socket)) => held.push(socket),
            _ => break,
        }
    }
    assert_eq!(held.len(), 20);
    // From many addresses, all places can be taken, and no more than these.
    for last in 100..110 {
        let mut other = server.browser().at([127, 0, 0, last]);
        let table = other.create(&json!({"game": "duel", "with": "here"})).await;
        for _ in 0..10 {
            let origin = format!("http://{}", other.address);
            if let Ok(Ok(socket)) =
                tokio::time::timeout(Duration::from_secs(2), other.try_socket(&table, &origin)).await
            {
                held.push(socket);
            }
        }
        if held.len() >= 58 {
            break;
        }
    }
    let sockets = server.running.app().metrics().sockets.value();
    println!("{sockets} sockets hold the places");
    assert!(sockets <= 60, "a socket holds a place like any connection: {sockets}");
    held.clear();
    victim.tell("sockets").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_says_nothing_is_dropped_also_after_its_first_answer() {
    let server = usual(|config| config.patience = Duration::from_millis(500)).await;
    let browser = server.browser();
    for first in ["", "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"] {
        let mut line = browser.line().await.expect("the server listens");
        line.write_all(first.as_bytes()).await.expect("it reads");
        let started = Instant::now();
        let mut bytes = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(10), line.read_to_end(&mut bytes)).await;
        assert!(ended.is_ok(), "{first:?}: still open after {:?}", started.elapsed());
    }
}

/// Waits for the computer to move, and tells how long that took.
async fn answered(socket: &mut Socket, dice: &mut Dice) -> Duration {
    while !socket.is_acting() {
        socket.read().await.expect("the server stays");
    }
    let action = socket.some_action(dice).await;
    assert_eq!(socket.ask(socket.playing(&action)).await["t"], "ok");
    let started = Instant::now();
    socket.sync().await;
    while !socket.is_acting() && !socket.is_over() {
        socket.read().await.expect("the server stays");
    }
    started.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_full_of_computers_do_not_keep_other_people_waiting_and_stop_when_nobody_looks() {
    let server = usual(|config| {
        config.idle_seconds = 2;
        config.bots = 1;
        config.human_pace = true;
    })
    .await;
    let mut ann = server.browser().at(VICTIM);
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "1"}]);
    let table = ann.create(&json!({"game": "two-paths", "seats": seats})).await;
    let mut socket = ann.socket(&table).await;
    let mut dice = Dice::new(4);
    let quiet = answered(&mut socket, &mut dice).await;
    let bots = json!([{"kind": "bot", "level": "5"}, {"kind": "bot", "level": "5"}]);
    let new = json!({"game": "duel", "options": {"ply_cap": 0, "repetition": 0}, "seats": bots});
    let mut eve = server.browser().at(ATTACKER);
    let mut made = 0;
    for _ in 0..53 {
        let answer = eve.post("/tables", "application/json", &new.to_string()).await;
        made += usize::from(answer.status == 201);
    }
    let busy = answered(&mut socket, &mut dice).await;
    println!("{made} tables of computers: the victim's computer took {quiet:?} before and {busy:?} after");
    let waiting = server.browser().get("/metrics").await.body;
    assert!(waiting.contains("gambol_bot_queue "), "{waiting}");
    // Nobody looks at those tables: after a while nothing is thought there.
    tokio::time::sleep(Duration::from_secs(4)).await;
    let thoughts = || server.running.app().metrics().thoughts.value();
    let before = thoughts();
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(thoughts(), before, "computers wait for company");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_an_end_gets_one() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let options = json!({"ply_cap": 0, "repetition": 0});
    let table = ann.create(&json!({"game": "duel", "with": "here", "options": options})).await;
    let loaded = server.running.app().store().load(&table).await.expect("an answer").expect("a table");
    let options: Value = serde_json::from_str(&loaded.table.options).expect("JSON");
    assert_eq!(options["ply_cap"], 2000);
}

#[tokio::test(flavor = "multi_thread")]
async fn sheets_are_made_two_at_a_time_and_only_so_many_for_one_address() {
    let server = usual(|_| {}).await;
    let victim = Victim::sit_down(&server).await;
    let mut asking = Vec::new();
    for number in 0..60 {
        let mut eve: Browser = server.browser().at(ATTACKER);
        asking.push(tokio::spawn(async move {
            let paper = if number % 2 == 0 { "a4" } else { "letter" };
            let path = format!("/gunst/print.pdf?paper={paper}&rounds={}", 1 + number % 4);
            let started = Instant::now();
            let answer = eve.get(&path).await;
            (answer.status, started.elapsed())
        }));
    }
    let (mut made, mut longest) = (0, Duration::ZERO);
    for asked in asking {
        let (status, took) = asked.await.expect("an answer");
        assert!(matches!(status, 200 | 422 | 429 | 503), "{status}");
        made += usize::from(status == 200);
        longest = longest.max(took);
    }
    println!("{made} of 60 sheets, the last after {longest:?}");
    assert!((1..=22).contains(&made), "an address has twenty at once: {made}");
    let again = Instant::now();
    let mut ann = server.browser().at(VICTIM);
    assert_eq!(ann.get("/gunst/print.pdf?paper=a4&rounds=1").await.status, 200);
    println!("one that was made before came after {:?}", again.elapsed());
    victim.tell("sheets").await;
}
