//! What keeps a house in order: nobody reads others' tables on the home page, names are tidy, what is said twice is said
//! once, who is shut out stays out, and what is old is forgotten.

use crate::client::Server;
use crate::faulty::Faulty;
use crate::play::friends;
use gambol_core::Dice;
use gambol_server::World;
use gambol_store::{BanRow, Store};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn home_shows_nothing_of_strangers_and_wakes_nobody() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let store = Faulty::open(folder.path()).await;
    let mut config = crate::client::config(folder.path());
    config.idle_seconds = 0;
    let shared: Arc<dyn Store> = Arc::clone(&store) as Arc<dyn Store>;
    let running = gambol_server::start_with(config, shared).await.expect("the server starts");
    let server = Server { running, folder };
    let (mut ann, mut ben, table) = friends(&server, json!({"game": "duel"})).await;
    let mut stranger = server.browser();
    let mut socket = ann.socket(&table).await;
    let action = socket.some_action(&mut Dice::new(1)).await;
    assert_eq!(socket.ask(socket.playing(&action)).await["t"], "ok");
    drop(socket);
    let tables = || server.running.app().metrics().tables.value();
    while tables() > 0 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let loaded = store.loaded.load(Ordering::SeqCst);
    let (mine, theirs) = (ann.get("/").await.body, ben.get("/").await.body);
    assert!(mine.contains("Ann") && theirs.contains("Ann"));
    assert!(!mine.contains("Your turn") && theirs.contains("Your turn"), "its row knows whose turn it is");
    assert_eq!(store.loaded.load(Ordering::SeqCst), loaded, "nothing was replayed for it");
    assert_eq!(tables(), 0);
    let mut socket = ann.socket(&table).await;
    assert_eq!(socket.ask(json!({"do": "resign"})).await["t"], "ok");
    assert!(ann.get("/").await.body.contains(&table), "it is still on one's own page");
    assert!(!stranger.get("/").await.body.contains(&table), "and on nobody else's");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_tidied_wherever_it_comes_from() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let rude = format!("A\u{202e}nn\u{61c}\n{}", "x".repeat(99));
    let seats = json!([{"kind": "me", "name": rude}, {"kind": "here", "name": rude}]);
    let table = ann.create(&json!({"game": "duel", "seats": seats})).await;
    let socket = ann.socket(&table).await;
    let tidy = format!("Ann {}", "x".repeat(20));
    for seat in 0..2 {
        assert_eq!(socket.view["seats"][seat]["name"], tidy.as_str());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_twice_under_one_name_is_said_once() {
    let server = Server::start().await;
    let (ann, ben, table) = friends(&server, json!({"game": "duel"})).await;
    let (mut one, mut two) = (ann.socket(&table).await, ben.socket(&table).await);
    for _ in 0..3 {
        let said = one.ask(json!({"id": "hello-1", "do": "chat", "text": "Hello"})).await;
        assert_eq!(said["t"], "ok");
    }
    two.sync().await;
    let heard = two.frames.iter().filter(|frame| frame.contains("\"t\":\"chat\"")).count();
    assert_eq!(heard, 1, "the answer was lost on the way, not the words");
    let server = server.restart().await;
    let mut ann = ann;
    ann.address = server.running.address();
    let mut one = ann.socket(&table).await;
    assert_eq!(one.ask(json!({"id": "hello-1", "do": "chat", "text": "Hello"})).await["t"], "ok");
    let loaded = server.running.app().store().load(&table).await.expect("an answer").expect("a table");
    assert_eq!(loaded.chat.len(), 1, "not after a restart either");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_shut_out_stays_out_and_a_closed_chat_is_closed() {
    let server = Server::start().await;
    let (mut ann, mut ben, table) = friends(&server, json!({"game": "duel"})).await;
    let app = server.running.app().clone();
    let mut eve = server.browser().at([127, 0, 0, 66]);
    let ban = |what: &str| BanRow { what: what.into(), why: "noise".into(), at: 1 };
    app.store().ban(ban("127.0.0.64/28")).await.expect("it is written");
    let person = app.store().load(&table).await.expect("an answer").expect("a table").seats[1].person.clone();
    app.store().ban(ban(&person.expect("Ben sits there"))).await.expect("it is written");
    let mut one = ann.socket(&table).await;
    assert_eq!(one.ask(json!({"do": "chat", "text": "Hello"})).await["t"], "ok");
    app.store().mute(&table, true).await.expect("it is written");
    let mut two = ben.socket(&table).await;
    app.look_around().await;
    two.send(json!({"do": "sync"})).await;
    two.closes().await;
    let refused = eve.get("/").await;
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("shut out"), "{}", refused.body);
    assert_eq!(ben.get(&format!("/t/{table}")).await.status, 403, "a person is known by the cookie");
    assert_eq!(ann.get("/").await.status, 200, "others come in");
    assert_eq!(one.ask(json!({"do": "chat", "text": "Hello?"})).await["t"], "no");
    app.store().unban("127.0.0.64/28").await.expect("it is written");
    app.store().mute(&table, false).await.expect("it is written");
    app.look_around().await;
    assert_eq!(eve.get("/").await.status, 200);
    assert_eq!(one.ask(json!({"do": "chat", "text": "Hello!"})).await["t"], "ok");
    assert_eq!(app.store().delete(&table).await, Ok(true));
    app.look_around().await;
    let bye = one.until(|message| message["t"] == "bye").await;
    assert_eq!(bye["final"], true, "nobody comes back to what was deleted");
    assert_eq!(ann.get(&format!("/t/{table}")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_has_touched_for_long_is_forgotten() {
    let clock = Arc::new(AtomicI64::new(1_700_000_000_000));
    let now = Arc::clone(&clock);
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let config = |keep| {
        let now = Arc::clone(&now);
        let mut config = crate::client::config(folder.path());
        config.world = World::system().with_clock(move || now.load(Ordering::SeqCst));
        config.keep_days = keep;
        config
    };
    let running = gambol_server::start(config(None)).await.expect("the server starts");
    let mut ann = crate::client::Browser::new(running.address());
    let old = ann.create(&json!({"game": "duel", "with": "here"})).await;
    clock.fetch_add(31 * 86_400_000, Ordering::SeqCst);
    let new = ann.create(&json!({"game": "duel", "with": "here"})).await;
    running.stop().await;
    let running = gambol_server::start(config(Some(30))).await.expect("the server starts");
    ann.address = running.address();
    for _ in 0..100 {
        if running.app().store().load(&old).await.expect("an answer").is_none() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(ann.get(&format!("/t/{old}")).await.status, 404);
    assert_eq!(ann.get(&format!("/t/{new}")).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dashboard_shows_numbers_that_there_are() {
    let server = Server::start().await;
    let metrics = server.browser().get("/metrics").await.body;
    let dashboard = include_str!("../../../../deploy/dashboard.json");
    let named: Vec<_> = dashboard.split("gambol_").skip(1).collect();
    assert!(named.len() > 10);
    for rest in named {
        let end =
            rest.find(|letter: char| !letter.is_ascii_lowercase() && letter != '_').unwrap_or(rest.len());
        let name = format!("\ngambol_{}", &rest[..end]);
        assert!(metrics.contains(&name), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn redirects_stay_here_and_https_is_said_to_last() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let origin = format!("http://{}", ann.address);
    for (from, to) in [
        (format!("{origin}/boards"), "/boards"),
        (format!("{origin}//evil.example"), "/"),
        (format!("{origin}/\\evil.example"), "/"),
        (format!("{origin}.evil.example/"), "/"),
        ("https://evil.example/".to_owned(), "/"),
    ] {
        let lines = [
            ann.origin(),
            "Content-Type: application/x-www-form-urlencoded".to_owned(),
            format!("Referer: {from}"),
        ];
        let answer = ann.request("POST", "/me", &lines, "name=Ann").await;
        assert_eq!(answer.header("location"), Some(to), "{from}");
        assert_eq!(answer.header("strict-transport-security"), None, "not over plain HTTP");
    }
    let server = Server::with(|config| config.base_url = Some("https://play.example.org".to_owned())).await;
    let answer = server.browser().get("/").await;
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
}
