//! Clocks, with a clock that the test turns.

use crate::client::Server;
use crate::play::friends;
use gambol_core::Dice;
use gambol_server::World;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

fn turned() -> (Arc<AtomicI64>, World) {
    let now = Arc::new(AtomicI64::new(1_700_000_000_000));
    let hand = Arc::clone(&now);
    (now, World::system().with_clock(move || hand.load(Ordering::SeqCst)))
}

#[tokio::test(flavor = "multi_thread")]
async fn who_lets_the_time_run_out_loses() {
    for clock in [
        json!({"kind": "move", "seconds": 30}),
        json!({"kind": "game", "seconds": 30, "increment": 2}),
        json!({"kind": "days", "days": 1}),
    ] {
        let (now, world) = turned();
        let server = Server::in_world(world).await;
        let (ann, ben, table) = friends(&server, json!({"game": "duel", "clock": clock})).await;
        let (mut ann, mut ben) = (ann.socket(&table).await, ben.socket(&table).await);
        now.fetch_add(40_000_000, Ordering::SeqCst);
        ann.sync().await;
        assert!(!ann.is_over(), "before the first move no clock runs");
        let mut dice = Dice::new(2);
        let action = ann.some_action(&mut dice).await;
        assert_eq!(ann.ask(ann.playing(&action)).await["t"], "ok");
        now.fetch_add(29_000, Ordering::SeqCst);
        ben.sync().await;
        assert!(!ben.is_over(), "{clock}");
        assert_eq!(ben.view["seats"][1]["running"], true);
        let action = ben.some_action(&mut dice).await;
        assert_eq!(ben.ask(ben.playing(&action)).await["t"], "ok");
        ben.sync().await;
        let left = ben.view["seats"][1]["clock_ms"].as_i64().expect("there is a clock");
        match clock["kind"].as_str() {
            Some("game") => assert_eq!(left, 3_000),
            Some("move") => assert_eq!(left, 30_000),
            _ => assert_eq!(left, 86_400_000),
        }
        now.fetch_add(86_400_001, Ordering::SeqCst);
        // The table sleeps by the system's clock: any message makes it look at ours.
        ann.sync().await;
        if !ann.is_over() {
            ann.until(|message| !message["result"].is_null()).await;
        }
        assert_eq!(ann.view["result"]["winners"], json!([1]), "Ann has let it run out");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn among_more_the_others_share_when_one_runs_out_of_time() {
    let (now, world) = turned();
    let server = Server::in_world(world).await;
    let mut ann = server.browser();
    let clock = json!({"kind": "move", "seconds": 10});
    let new = json!({"game": "kangaruse", "options": {"players": 3}, "with": "here", "clock": clock});
    let table = ann.create(&new).await;
    let mut screen = ann.socket(&table).await;
    let action = screen.some_action(&mut Dice::new(1)).await;
    assert_eq!(screen.ask(screen.playing(&action)).await["t"], "ok");
    screen.sync().await;
    let late = (0..3).find(|&seat| screen.view["seats"][seat]["running"] == true).expect("a clock runs");
    now.fetch_add(11_000, Ordering::SeqCst);
    screen.sync().await;
    if !screen.is_over() {
        screen.until(|message| !message["result"].is_null()).await;
    }
    let winners: Vec<usize> = (0..3).filter(|&seat| seat != late).collect();
    assert_eq!(screen.view["result"]["winners"], json!(winners));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_on_while_the_server_is_down() {
    let server = Server::start().await;
    let clock = json!({"kind": "move", "seconds": 1});
    let (mut ann, ben, table) = friends(&server, json!({"game": "duel", "clock": clock})).await;
    let mut socket = ann.socket(&table).await;
    drop(ben);
    let action = socket.some_action(&mut Dice::new(1)).await;
    assert_eq!(socket.ask(socket.playing(&action)).await["t"], "ok");
    let server = server.restart().await;
    ann.address = server.running.address();
    let mut socket = ann.socket(&table).await;
    if !socket.is_over() {
        socket.until(|message| !message["result"].is_null()).await;
    }
    assert_eq!(socket.view["result"]["winners"], json!([0]));
}
