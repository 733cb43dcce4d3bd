//! What each move gave away, after the game.

use crate::client::Server;
use crate::play::{friends, play_out};
use gambol_core::Dice;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn after_the_game_and_not_before_everybody_is_told_what_each_move_gave_away() {
    let server = Server::start().await;
    let (ann, ben, table) = friends(&server, json!({"game": "kangaruse", "options": {"players": 2}})).await;
    let stranger = server.browser();
    let mut sockets = vec![ann.socket(&table).await, ben.socket(&table).await, stranger.socket(&table).await];
    let early = sockets[0].ask(json!({"do": "review"})).await;
    assert_eq!(early["t"], "no", "{early}");
    let actions = play_out(&mut sockets, &mut Dice::new(5)).await as u64;
    let mut told: Vec<Vec<Value>> = Vec::new();
    for socket in [2, 0] {
        let socket = &mut sockets[socket];
        assert_eq!(socket.ask(json!({"do": "review"})).await["t"], "ok");
        let mut lines: Vec<Value> = Vec::new();
        loop {
            let seen = socket.frames.iter().filter_map(|text| serde_json::from_str::<Value>(text).ok());
            let reviews: Vec<Value> = seen.filter(|message| message["t"] == "review").collect();
            lines.clear();
            lines.extend(
                reviews.iter().flat_map(|message| message["lines"].as_array().cloned().unwrap_or_default()),
            );
            if let Some(last) = reviews.last()
                && last["done"] == last["all"]
            {
                assert_eq!(last["all"], actions);
                assert!(last["words"].as_str().is_some_and(|words| words.ends_with('.')), "{last}");
                break;
            }
            socket.read().await.expect("the review goes on");
        }
        lines.sort_by_key(|line| line["n"].as_u64());
        told.push(lines);
    }
    assert!(told[0].iter().any(|line| line["label"] == "exact"), "the end of a sheet is proved");
    assert!(
        told[0].iter().any(|line| line["loss"].as_f64() > Some(0.0)),
        "chance players err: {:?}",
        told[0]
    );
    for line in &told[0] {
        let words = line["words"].as_str().unwrap_or_default();
        let lost = line["loss"].as_f64() > Some(0.0);
        assert_eq!(lost, words.contains("Best: "), "{line}");
        assert!(line["n"].as_u64().is_some_and(|n| n <= actions));
    }
    assert_eq!(told[0], told[1], "it is computed once, and the same for all");
}
