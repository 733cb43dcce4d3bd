//! Hostile input: refused, with the right status, and nothing changed.

use crate::client::{Browser, Server};
use crate::play::friends;
use gambol_core::Dice;
use serde_json::json;
use std::time::Duration;
use tokio_tungstenite::tungstenite::{Error, Message};

async fn log_length(server: &Server, table: &str) -> usize {
    let loaded = server.running.app().store().load(table).await.expect("the store answers");
    loaded.expect("the table is there").events.len()
}

fn status(error: &Error) -> u16 {
    match error {
        Error::Http(response) => response.status().as_u16(),
        other => panic!("expected an HTTP answer, found {other}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_are_too_large_too_deep_or_no_commands_change_nothing() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let table = ann.create(&json!({"game": "duel", "with": "here"})).await;
    let before = log_length(&server, &table).await;
    let deep = format!("{{\"id\":\"a\",\"do\":{}", "[".repeat(2000));
    let nested = format!(
        "{{\"id\":\"a\",\"do\":\"play\",\"ply\":{}0{},\"action\":\"a\"}}",
        "[".repeat(900),
        "]".repeat(900)
    );
    let wrong = [
        "",
        "{}",
        "[]",
        "null",
        "\u{0}",
        "{\"id\":1}",
        "{\"id\":\"a\",\"do\":\"fly\"}",
        &deep,
        &nested,
        "{\"id\":\"a\",\"do\":\"play\",\"ply\":-1,\"action\":\"a\"}",
        "{\"id\":\"a\",\"do\":\"play\",\"ply\":0}",
        "{\"id\":\"a\",\"do\":\"play\",\"ply\":0,\"action\":7}",
    ];
    let mut socket = ann.socket(&table).await;
    for text in wrong {
        socket.send_text(text.to_owned()).await;
        let answer = socket.until(|message| message["t"] == "no").await;
        assert!(answer["why"].as_str().is_some_and(|why| !why.is_empty()), "{text}");
    }
    for id in ["", "a b", "<script>", "x+1", "../..", &"x".repeat(33)] {
        let answer = socket.ask(json!({"id": id, "do": "play", "ply": 0, "action": "place a1"})).await;
        assert_eq!(answer["t"], "no", "{id}");
    }
    for action in ["place z9", "", "'; DROP TABLE event; --", &"x".repeat(3000), "\u{202e}place a1"] {
        let answer = socket.ask(json!({"do": "play", "ply": socket.view["ply"], "action": action})).await;
        assert_eq!(answer["t"], "no", "{action}");
    }
    socket.sync().await;
    socket.send_text(format!("{{\"id\":\"a\",\"do\":\"chat\",\"text\":\"{}\"}}", "x".repeat(5000))).await;
    socket.closes().await; // A frame over 4 kB ends the connection,
    let mut socket = ann.socket(&table).await;
    let _ = futures::SinkExt::send(&mut socket.stream, Message::binary(vec![0; 10])).await;
    socket.closes().await; // and so does one that is not text.
    assert_eq!(log_length(&server, &table).await, before);
    assert_eq!(ann.get("/healthz").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_site_can_neither_connect_nor_post() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let table = ann.create(&json!({"game": "duel", "with": "here"})).await;
    let here = format!("http://{}", ann.address);
    for origin in
        ["http://evil.example", "null", &here.replace("http:", "https:"), &format!("{here}.evil.example")]
    {
        let refused = ann.try_socket(&table, origin).await.err().expect("no entry");
        assert_eq!(status(&refused), 403, "{origin}");
        let lines = [format!("Origin: {origin}"), "Content-Type: application/x-www-form-urlencoded".into()];
        let answer = ann.request("POST", "/tables", &lines, "game=duel").await;
        assert_eq!(answer.status, 403, "{origin}");
    }
    let answer = ann
        .request("POST", "/tables", &["Content-Type: application/x-www-form-urlencoded".into()], "game=duel")
        .await;
    assert_eq!(answer.status, 403, "a post without an origin");
    // A name that was pointed at our address: the host is not a plain address.
    let lines = ["Host: evil.example".to_owned(), "Origin: http://evil.example".to_owned()];
    let mut stranger = server.browser();
    assert!(matches!(stranger.request("POST", "/tables", &lines, "game=duel").await.status, 400 | 403));
    assert_eq!(server.running.app().metrics().created.value(), 1, "nothing was made");
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_and_forbidden_look_the_same() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let closed = ann.create(&json!({"game": "duel", "with": "here", "spectators": false})).await;
    ann.socket(&closed).await;
    let mut eve = server.browser();
    let mut seen = Vec::new();
    for id in [closed.as_str(), "aaaaaaaaaaaaaaaaaaaaaaaaaa", "short", "AAAAAAAAAAAAAAAAAAAAAAAAAA"] {
        let refused = eve.try_socket(id, &format!("http://{}", eve.address)).await.err().expect("no entry");
        assert_eq!(status(&refused), 404, "{id}");
        for path in [format!("/t/{id}/record"), format!("/t/{id}/state?ply=0")] {
            let answer = eve.get(&path).await;
            assert_eq!(answer.status, 404, "{path}");
            seen.push(answer.body);
        }
    }
    seen.dedup();
    assert_eq!(seen.len(), 1, "{seen:?}");
    for token in ["aaaaaaaaaaaaaaaaaaaaaaaaaa", "x", "%2e%2e"] {
        assert_eq!(eve.post_form(&format!("/i/{token}"), "").await.status, 404, "{token}");
    }
    // A forged cookie is just another stranger.
    let mut forged = Browser::new(server.running.address());
    forged.cookies.push(("gambol".into(), "bbbbbbbbbbbbbbbbbbbbbbbbbb".into()));
    assert_eq!(
        status(
            &forged.try_socket(&closed, &format!("http://{}", forged.address)).await.err().expect("no entry")
        ),
        404
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_a_seat_that_is_not_his_and_a_replayed_command_counts_once() {
    let server = Server::start().await;
    let (ann, ben, table) = friends(&server, json!({"game": "duel"})).await;
    let eve = server.browser();
    let (mut ann, mut ben, mut eve) =
        (ann.socket(&table).await, ben.socket(&table).await, eve.socket(&table).await);
    ann.sync().await;
    let action = ann.some_action(&mut Dice::new(4)).await;
    let before = log_length(&server, &table).await;
    for socket in [&mut ben, &mut eve] {
        socket.sync().await;
        for command in [
            json!({"do": "play", "ply": socket.view["ply"], "action": action}),
            json!({"do": "play", "ply": socket.view["ply"], "action": action, "seat": 0}),
            json!({"do": "play", "ply": socket.view["ply"], "action": action, "seat": 255}),
            json!({"do": "resign", "seat": 0}),
            json!({"do": "choose", "phase": 0, "action": action, "seat": 0}),
            json!({"do": "shout", "seat": 0}),
            json!({"do": "look", "seat": 0}),
        ] {
            if command["do"] == "resign" && socket.view["you"] == json!([1]) {
                continue;
            }
            let answer = socket.ask(command.clone()).await;
            assert_eq!(answer["t"], "no", "{command}");
        }
    }
    for wish in ["takeback", "draw", "rematch", "decline"] {
        assert_eq!(eve.ask(json!({"do": wish})).await["t"], "no", "{wish}");
    }
    assert_eq!(log_length(&server, &table).await, before);
    let mut command = ann.playing(&action);
    command["id"] = json!("once");
    for _ in 0..5 {
        assert_eq!(ann.ask(command.clone()).await["t"], "ok", "the same answer every time");
    }
    assert_eq!(log_length(&server, &table).await, before + 1);
    // Ben's command of the same name is another command.
    ben.sync().await;
    let reply = ben.some_action(&mut Dice::new(4)).await;
    let mut command = ben.playing(&reply);
    command["id"] = json!("once");
    assert_eq!(ben.ask(command).await["t"], "ok");
    ben.sync().await;
    assert_eq!(ben.view["actions"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_bounded_before_they_are_read_and_refused_in_a_sentence() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let large = "x".repeat(300 * 1024);
    assert_eq!(ann.post_form("/tables", &large).await.status, 413);
    assert_eq!(ann.post("/records", "application/json", &"x".repeat(1100 * 1024)).await.status, 413);
    for body in
        ["{", "[]", "{\"game\":\"chess\"}", "{\"game\":\"duel\",\"options\":{\"x\":1}}", &"[".repeat(9000)]
    {
        let answer = ann.post("/tables", "application/json", body).await;
        assert_eq!(answer.status, 422, "{body}");
        assert!(!answer.body.is_empty());
        assert_eq!(ann.post("/records", "application/json", body).await.status, 422, "{body}");
    }
    assert_eq!(ann.post_form("/tables", "game=duel&board=1dgAAAA").await.status, 422);
    assert_eq!(ann.post_form("/me", "name=%00%0a").await.status, 422);
    assert_eq!(server.running.app().metrics().created.value(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_with_markup_is_a_name_and_changes_everywhere() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let table = ann.create(&json!({"game": "duel", "with": "computer"})).await;
    let mut socket = ann.socket(&table).await;
    let answer = ann.post_form("/me", "name=%3Cscript%3Ealert(1)%3C%2Fscript%3E%22").await;
    assert_eq!(answer.status, 303, "{answer:?}");
    let cookie = answer.head.lines().find(|line| line.contains("gambol_name=")).expect("a cookie");
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains('<'),
        "{cookie}"
    );
    socket.until(|message| message["seats"][0]["name"] == "<script>alert(1)</script").await;
    let token = ann.cookies.iter().find(|(name, _)| name == "gambol").expect("a person").1.clone();
    let database =
        std::fs::read(server.folder.path().join("gambol.db-wal")).expect("the log of the database");
    let found = database.windows(token.len()).any(|window| window == token.as_bytes());
    assert!(!found, "the token itself is stored nowhere");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_is_told_to_wait() {
    let server = Server::with(|config| config.rate = 5).await;
    let mut ann = server.browser();
    let mut refused = 0;
    for _ in 0..60 {
        let answer = ann.get("/healthz").await;
        refused += usize::from(answer.status == 429);
    }
    assert!(refused > 20, "{refused}");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let table = ann.create(&json!({"game": "duel", "with": "here"})).await;
    let mut socket = ann.socket(&table).await;
    let mut slowly = 0;
    for number in 0..20 {
        let answer = socket.ask(json!({"do": "chat", "text": format!("{number}")})).await;
        slowly += usize::from(answer["t"] == "no");
    }
    assert!(slowly >= 10, "{slowly}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_policy_and_reports_are_counted() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let answer = ann.get("/healthz").await;
    let policy = answer.header("content-security-policy").expect("a policy");
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert!(!answer.head.to_lowercase().contains("set-cookie"), "no cookie before it is needed");
    assert_eq!(ann.request("POST", "/csp", &[], "{}").await.status, 204);
    let metrics = ann.get("/metrics").await.body;
    assert!(metrics.contains("gambol_csp_reports_total 1"), "{metrics}");
}
