//! What each move gave away, after the game.

use crate::client::{Browser, Server};
use crate::play::{friends, play_out};
use gambol_core::Dice;
use serde_json::{Value, json};

/// The review that a socket is told in the end.
async fn review_of(socket: &mut crate::client::Socket) -> Value {
    assert_eq!(socket.ask(json!({"do": "review"})).await["t"], "ok");
    loop {
        let mut seen = socket.frames.iter().filter_map(|text| serde_json::from_str::<Value>(text).ok());
        let whole = seen.rfind(|message| message["t"] == "review" && message["chart"].is_string());
        if let Some(whole) = whole {
            return whole;
        }
        socket.read().await.expect("the review goes on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_game_and_not_before_everybody_is_told_what_each_move_gave_away() {
    let server = Server::start().await;
    let (ann, ben, table) = friends(&server, json!({"game": "kangaruse", "options": {"players": 2}})).await;
    let stranger = server.browser();
    let mut sockets = vec![ann.socket(&table).await, ben.socket(&table).await, stranger.socket(&table).await];
    let early = sockets[0].ask(json!({"do": "review"})).await;
    assert_eq!(early["t"], "no", "{early}");
    let early = sockets[0].ask(json!({"do": "moment", "ply": 0, "seat": 0, "step": 0})).await;
    assert_eq!(early["t"], "no", "{early}");
    let actions = play_out(&mut sockets, &mut Dice::new(5)).await as u64;
    let told = [review_of(&mut sockets[2]).await, review_of(&mut sockets[0]).await];
    assert_eq!(told[0]["lines"], told[1]["lines"], "it is computed once, and the same for all");
    let lines = told[0]["lines"].as_array().cloned().unwrap_or_default();
    assert!(lines.iter().any(|line| line["lost"] == true), "chance players err: {lines:?}");
    for line in &lines {
        let words = line["words"].as_str().unwrap_or_default();
        assert!(line["lost"] != true || words.contains("Better: "), "{line}");
        assert!(line["n"].as_u64().is_some_and(|n| n <= actions));
    }
    // Everybody sees their own moments first, and how they can be told apart.
    let own = told[1]["moments"].as_array().cloned().unwrap_or_default();
    assert!((1..=3).contains(&own.len()) && own[0]["own"] == true, "{own:?}");
    assert!(own[0]["title"].as_str().is_some_and(|title| title.starts_with("Your move ")), "{own:?}");
    let theirs = told[0]["moments"].as_array().cloned().unwrap_or_default();
    assert!(theirs.iter().all(|moment| moment["own"] == false), "{theirs:?}");
    for (step, moment) in [(0, &own[0]), (1, &own[0])] {
        let wish = json!({"do": "moment", "ply": moment["ply"], "seat": moment["seat"], "step": step});
        let shown = sockets[0].ask(wish).await;
        assert_eq!(shown["t"], "past", "{shown}");
        let svg = shown["svg"].as_str().unwrap_or_default();
        assert_eq!(svg.contains("class='better'"), step == 0, "{svg}");
    }
    let nowhere = sockets[0].ask(json!({"do": "moment", "ply": 9_999, "seat": 0, "step": 0})).await;
    assert_eq!(nowhere["t"], "no");
}

/// The same record, sent twice, is the same question.
#[tokio::test(flavor = "multi_thread")]
async fn the_same_game_gets_the_same_review_at_every_table() {
    let server = Server::start().await;
    let (mut ann, ben, table) =
        friends(&server, json!({"game": "kangaruse", "options": {"players": 2}})).await;
    let mut sockets = vec![ann.socket(&table).await, ben.socket(&table).await];
    play_out(&mut sockets, &mut Dice::new(6)).await;
    let told = review_of(&mut sockets[0]).await;
    let record = ann.get(&format!("/t/{table}/record")).await.body;
    let again = imported(&mut ann, &record).await;
    let mut watching = ann.socket(&again).await;
    let once_more = review_of(&mut watching).await;
    assert_eq!(told["lines"], once_more["lines"]);
    let page = ann.get(&format!("/t/{again}/review.html")).await.body;
    assert!(page.starts_with("<!doctype html>") && !page.contains("<script"));
}

async fn imported(browser: &mut Browser, record: &str) -> String {
    let told = browser.post("/records", "application/json", record).await;
    told.header("location").unwrap_or_default().trim_start_matches("/t/").to_owned()
}
