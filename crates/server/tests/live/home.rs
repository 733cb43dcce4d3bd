//! What the home page tells of one's tables, and what is not sent twice.

use crate::client::Server;
use crate::play::friends;
use gambol_core::Dice;
use serde_json::json;

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
    let mine = ann.get("/").await.body;
    assert!(mine.contains("Ann and ") && !mine.contains("South"), "computers have names: {mine}");
    // What sleeps is not woken for this, and still says who won.
    let server = server.restart().await;
    let mine = ann.moved_to(&server).get("/").await.body;
    assert!(mine.contains("You lost."), "{mine}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_has_changed_is_sent() {
    let server = Server::start().await;
    let (ann, ben, table) = friends(&server, json!({"game": "gunst", "options": {"rounds": 1}})).await;
    let (mut one, mut two) = (ann.socket(&table).await, ben.socket(&table).await);
    assert!(one.view["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg")), "who comes gets everything");
    let action = two.some_action(&mut Dice::new(4)).await;
    assert_eq!(two.ask(two.playing(&action)).await["t"], "ok");
    let (before, drawn) = (one.view["ply"].clone(), one.view["svg"].clone());
    one.until(|message| message["t"] == "view" && message["ply"] != before).await;
    let frame = one.frames.last().expect("a frame");
    assert!(
        !frame.contains("\"svg\""),
        "Ben's secret choice changes nothing that Ann sees on the board: {frame}"
    );
    assert!(frame.len() < 1_500, "{frame}");
    let action = one.some_action(&mut Dice::new(4)).await;
    let before = one.view["ply"].clone();
    assert_eq!(one.ask(one.playing(&action)).await["t"], "ok");
    if one.view["ply"] == before {
        one.until(|message| message["t"] == "view" && message["ply"] != before).await;
    }
    assert!(one.view["svg"] != drawn, "what has changed is sent");
    let changed = one.view.clone();
    one.sync().await;
    for key in ["svg", "ply", "prompt", "legal", "seats", "offers", "backdrop"] {
        assert_eq!(one.view[key], changed[key], "{key}: changes lead to what the whole view shows");
    }
    let backdrop = one.view["backdrop"].as_str().expect("a name").to_owned();
    let fetched = server.browser().get(&format!("/backdrop/{backdrop}.svg")).await;
    assert!(fetched.status == 200 && fetched.body.contains("id=\"fixed-the-mat\""));
    assert!(fetched.header("cache-control").is_some_and(|kept| kept.contains("immutable")));
    assert_eq!(server.browser().get("/backdrop/0123456789abcdef.svg").await.status, 404);
}
