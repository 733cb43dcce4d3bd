//! What the home page tells of one's tables, and what is not sent twice.

use crate::client::Server;
use crate::play::friends;
use gambol_core::Dice;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn home_says_where_it_is_your_turn_who_plays_and_how_it_ended() {
    let server = Server::start().await;
    let (mut ann, mut ben, table) = friends(&server, json!({"game": "duel"})).await;
    let (mine, theirs) = (ann.get("/").await.body, ben.get("/").await.body);
    assert!(mine.contains("Your turn") && !theirs.contains("Your turn"), "{theirs}");
    assert!(mine.contains("Ann and Guest") && theirs.contains("Ann and Guest"));
    let mut socket = ann.socket(&table).await;
    assert_eq!(socket.ask(json!({"do": "resign"})).await["t"], "ok");
    let mine = ann.get("/").await.body;
    assert!(!mine.contains("Your turn"));
    socket.sync().await;
    let result = socket.view["result"]["words"].as_str().expect("a result").to_owned();
    assert!(mine.contains(&result), "{result}");
    let seats = json!([{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "3"}]);
    ann.create(&json!({"game": "two-paths", "seats": seats})).await;
    assert!(ann.get("/").await.body.contains("Ann and Computer (level 3)"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawing_that_the_page_has_is_not_sent_again() {
    let server = Server::start().await;
    let (ann, ben, table) = friends(&server, json!({"game": "gunst", "options": {"rounds": 1}})).await;
    let (mut one, mut two) = (ann.socket(&table).await, ben.socket(&table).await);
    let action = two.some_action(&mut Dice::new(4)).await;
    assert_eq!(two.ask(two.playing(&action)).await["t"], "ok");
    let before = one.view["ply"].clone();
    let told: Value = one.until(|message| message["t"] == "view" && message["ply"] != before).await;
    assert_eq!(told["svg"], "", "Ben's secret choice changes nothing that Ann sees on the board");
    assert!(one.frames.last().is_some_and(|frame| frame.len() < 20_000), "such a view is short");
    one.sync().await;
    let drawn = one.view["svg"].as_str().unwrap_or_default().to_owned();
    assert!(drawn.starts_with("<svg"), "who asks for everything gets everything");
    let action = one.some_action(&mut Dice::new(4)).await;
    assert_eq!(one.ask(one.playing(&action)).await["t"], "ok");
    one.sync().await;
    assert_ne!(one.view["svg"], drawn.as_str(), "what has changed is sent");
}
