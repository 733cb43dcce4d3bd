//! The database is away: boards and rules are still shown, people are told, nothing is lost, and everything resumes.

use crate::client::Browser;
use crate::shared;
use crate::wire::Proxy;
use gambol_core::Dice;
use gambol_scratch::{Care, Scratch};
use serde_json::json;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn while_the_database_is_away_boards_are_shown_and_afterwards_everybody_plays_on() {
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let cable = Proxy::to(scratch.address()).await;
    let server =
        gambol_server::start(shared(&scratch.url_at(cable.address))).await.expect("the server starts");
    let mut ann = Browser::new(server.address());
    let clock = json!({"kind": "move", "seconds": 6});
    let table = ann.create(&json!({"game": "duel", "with": "here", "clock": clock})).await;
    let mut at = ann.socket(&table).await;
    let mut dice = Dice::new(7);
    let action = at.some_action(&mut dice).await;
    let command = at.playing(&action);
    assert_eq!(at.ask(command).await["t"], "ok");
    at.sync().await;
    let ply = at.view["ply"].clone();
    cable.cut();
    let cut = Instant::now();
    tokio::time::sleep(Duration::from_secs(4)).await;
    let action = at.some_action(&mut dice).await;
    let command = at.playing(&action);
    let asked = Instant::now();
    let refused = at.ask(command.clone()).await;
    assert_eq!(refused["t"], "no", "{refused}");
    assert!(refused["why"].as_str().is_some_and(|why| why.contains("database is away")), "{refused}");
    assert!(
        asked.elapsed() < Duration::from_millis(1_500),
        "nobody waits for what cannot be: {:?}",
        asked.elapsed()
    );
    for path in [&format!("/t/{table}")[..], "/rules/duel", "/boards", "/"] {
        let page = ann.get(path).await;
        assert_eq!(page.status, 200, "{path}: {}", page.head);
    }
    assert!(ann.get("/").await.body.contains("id=\"away\""), "the home page says why it lists nothing");
    assert_eq!(ann.get("/healthz").await.status, 503);
    let made = ann.post("/tables", "application/json", r#"{"game": "duel", "with": "here"}"#).await;
    assert_eq!(made.status, 503, "what cannot be kept is not begun");
    // Longer than the clock allows.
    tokio::time::sleep(Duration::from_secs(7).saturating_sub(cut.elapsed())).await;
    cable.mend();
    let mended = Instant::now();
    loop {
        let answer = at.ask(command.clone()).await;
        if answer["t"] == "ok" {
            break;
        }
        assert!(mended.elapsed() < Duration::from_secs(8), "{answer}");
        at.sync().await;
        assert!(!at.is_over(), "nobody loses time in which nobody could play");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    println!("people play on {:?} after the database is back", mended.elapsed());
    assert_eq!(ann.get("/healthz").await.status, 200);
    let log =
        server.app().store().load(&table).await.expect("the store answers").expect("it is there").events;
    assert!(log.iter().any(|event| event.body.contains("pause")), "{log:?}");
    assert!(log.len() as u64 > ply.as_u64().expect("a number"));
    server.stop().await;
}
