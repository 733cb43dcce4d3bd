//! Offers, take-backs, giving up, playing again, talking.

use crate::client::Server;
use crate::play::friends;
use gambol_core::Dice;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_needs_everybody() {
    let server = Server::start().await;
    let (ann, ben, table) = friends(&server, json!({"game": "duel"})).await;
    let (mut ann, mut ben) = (ann.socket(&table).await, ben.socket(&table).await);
    assert_eq!(ben.ask(json!({"do": "decline"})).await["t"], "no", "nothing is offered");
    assert_eq!(ann.ask(json!({"do": "draw"})).await["t"], "ok");
    ben.until(|message| message["offers"]["draw"] == 0).await;
    assert_eq!(ben.ask(json!({"do": "decline"})).await["t"], "ok");
    ann.sync().await;
    assert!(ann.view["offers"]["draw"].is_null() && !ann.is_over());
    assert_eq!(ben.ask(json!({"do": "draw"})).await["t"], "ok");
    assert_eq!(ann.ask(json!({"do": "draw"})).await["t"], "ok");
    ann.sync().await;
    assert_eq!(ann.view["result"]["winners"], json!([0, 1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_needs_the_opponent_and_none_against_computers() {
    let server = Server::start().await;
    let (ann, ben, table) = friends(&server, json!({"game": "duel"})).await;
    let (mut ann, mut ben) = (ann.socket(&table).await, ben.socket(&table).await);
    assert_eq!(ann.ask(json!({"do": "takeback"})).await["t"], "no", "there is nothing to take back");
    let mut dice = Dice::new(1);
    let action = ann.some_action(&mut dice).await;
    assert_eq!(ann.ask(ann.playing(&action)).await["t"], "ok");
    assert_eq!(ann.ask(json!({"do": "takeback"})).await["t"], "ok");
    ben.until(|message| message["offers"]["takeback"] == 0).await;
    assert_eq!(ben.view["actions"], 1, "not yet");
    assert_eq!(ben.ask(json!({"do": "takeback"})).await["t"], "ok");
    ann.sync().await;
    assert_eq!(ann.view["actions"], 0);
    assert!(ann.is_acting());

    let mut cid = server.browser();
    let table = cid.create(&json!({"game": "duel", "with": "computer", "level": "1"})).await;
    let mut cid = cid.socket(&table).await;
    let action = cid.some_action(&mut dice).await;
    assert_eq!(cid.ask(cid.playing(&action)).await["t"], "ok");
    if cid.view["actions"] != 2 {
        cid.until(|message| message["actions"] == 2).await;
    }
    assert_eq!(cid.ask(json!({"do": "takeback"})).await["t"], "ok");
    cid.sync().await;
    assert_eq!(cid.view["actions"], 0, "the computer's answer is taken back too");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_up_against_one_loses_and_may_play_again_on_the_other_seat() {
    let server = Server::start().await;
    let (ann_browser, ben_browser, table) = friends(&server, json!({"game": "gunst"})).await;
    let (mut ann, mut ben) = (ann_browser.socket(&table).await, ben_browser.socket(&table).await);
    assert_eq!(ann.ask(json!({"do": "rematch"})).await["t"], "no", "the game goes on");
    assert_eq!(ann.ask(json!({"do": "resign"})).await["t"], "ok");
    ben.sync().await;
    assert_eq!(ben.view["result"]["winners"], json!([1]));
    assert_eq!(ben.ask(json!({"do": "rematch"})).await["t"], "ok");
    ann.sync().await;
    let next = ann.view["rematch"].as_str().expect("a table to play on").to_owned();
    assert_eq!(ann.ask(json!({"do": "rematch"})).await["t"], "ok", "asked twice, made once");
    ann.sync().await;
    assert_eq!(ann.view["rematch"], next.as_str());
    assert_eq!(ann_browser.socket(&next).await.view["you"], json!([1]));
    assert_eq!(ben_browser.socket(&next).await.view["you"], json!([0]));
}

#[tokio::test(flavor = "multi_thread")]
async fn among_more_the_game_goes_on_without_who_gives_up() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let new = json!({"game": "kangaruse", "options": {"players": 3}, "with": "here"});
    let table = ann.create(&new).await;
    let mut screen = ann.socket(&table).await;
    assert_eq!(screen.ask(json!({"do": "resign", "seat": 0})).await["t"], "ok");
    screen.sync().await;
    assert!(!screen.is_over());
    // The computer moves for the one who left.
    if screen.view["actions"] == 0 {
        screen.until(|message| message["actions"].as_u64() > Some(0)).await;
    }
    assert_eq!(screen.ask(json!({"do": "resign", "seat": 0})).await["t"], "no", "once is enough");
    assert_eq!(screen.ask(json!({"do": "resign", "seat": 1})).await["t"], "ok");
    screen.sync().await;
    assert_eq!(screen.view["result"]["winners"], json!([2]), "the last one wins");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_who_calls_gunst_has_the_say() {
    let server = Server::start().await;
    let options = json!({"tie": "shout", "rounds": 2});
    let (ann, ben, table) = friends(&server, json!({"game": "gunst", "options": options})).await;
    let (mut ann, mut ben) = (ann.socket(&table).await, ben.socket(&table).await);
    assert_eq!(ben.ask(json!({"do": "shout"})).await["t"], "no", "there is nothing to call for");
    for socket in [&mut ann, &mut ben] {
        assert_eq!(socket.ask(socket.playing("ting K1W0F0T0S0")).await["t"], "ok");
    }
    ann.sync().await;
    ben.sync().await;
    assert!(ann.view["shout_ms"].as_u64().is_some_and(|left| left > 1000), "{}", ann.view["shout_ms"]);
    assert_eq!(ben.ask(json!({"do": "shout"})).await["t"], "ok");
    assert_eq!(ann.ask(json!({"do": "shout"})).await["t"], "no", "too late");
    ann.sync().await;
    assert!(ann.view["shout_ms"].is_null());
    let said = ann.view["log"].as_array().and_then(|log| log.iter().find(|line| line["action"] == "say 1"));
    assert!(said.is_some(), "{}", ann.view["log"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_heard_by_all_kept_and_can_be_switched_off() {
    let server = Server::start().await;
    let (ann_browser, ben, table) = friends(&server, json!({"game": "duel"})).await;
    let mut ann = ann_browser.socket(&table).await;
    let mut ben = ben.socket(&table).await;
    assert_eq!(ann.ask(json!({"do": "chat", "text": "hello\n<b>you</b>"})).await["t"], "ok");
    let line = ben.until(|message| message["t"] == "chat").await;
    assert_eq!(line["line"]["text"], "hello <b>you</b>", "as it was typed: the page escapes it");
    assert_eq!(line["line"]["name"], "Ann");
    assert_eq!(ann_browser.socket(&table).await.view["chat"][0]["text"], "hello <b>you</b>");
    let mut quiet = server.browser();
    let table = quiet.create(&json!({"game": "duel", "chat": false})).await;
    let mut quiet = quiet.socket(&table).await;
    assert_eq!(quiet.ask(json!({"do": "chat", "text": "hello"})).await["t"], "no");
}

/// "You stop, your points count": nobody hops on for whoever stops, and nobody loses by it.
#[tokio::test(flavor = "multi_thread")]
async fn who_stops_keeps_the_points_and_no_computer_hops_on() {
    let server = Server::start().await;
    let options = json!({"players": 3, "give_up": true, "size": "tiny", "seed": 3});
    let seats = json!([{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ben"}, {"kind": "here", "name": "Cid"}]);
    let mut browser = server.browser();
    let table = browser.create(&json!({"game": "kangaruse", "options": options, "seats": seats})).await;
    let mut three = browser.socket(&table).await;
    let mut dice = Dice::new(3);
    for _ in 0..3 {
        let action = three.some_action(&mut dice).await;
        assert_eq!(three.ask(three.playing(&action)).await["t"], "ok");
        three.sync().await;
    }
    assert_eq!(three.view["leave"], "stop");
    // Ben stops while it is Ann's turn: when his comes, it is passed over.
    assert_eq!(three.ask(json!({"do": "resign", "seat": 1})).await["t"], "ok");
    three.sync().await;
    let before = three.view["actions"].as_u64().expect("a number");
    // Ann stops on her own turn.
    assert_eq!(three.ask(json!({"do": "resign", "seat": 0})).await["t"], "ok");
    three.sync().await;
    assert_eq!(three.view["actions"], before + 2, "two stops and no jump");
    assert!(three.view["seats"][2]["acting"].as_bool().unwrap_or_default() && !three.is_over());
    let log = three.view["log"].as_array().expect("a log");
    let actions: Vec<_> =
        log.iter().rev().take(2).map(|line| line["action"].as_str().unwrap_or_default()).collect();
    assert_eq!(actions, ["stop", "stop"]);
    assert_eq!(three.ask(json!({"do": "resign", "seat": 0})).await["t"], "no", "she has stopped already");
    assert_eq!(three.ask(json!({"do": "resign", "seat": 2})).await["t"], "ok");
    three.sync().await;
    assert!(three.is_over());
    assert!(three.view["result"]["scores"].is_array(), "the points decide: {}", three.view["result"]);
    assert!(three.view["leave"].is_null());
}
