//! Records: kept when a game has ended, and shown again as it was.

use crate::client::{Server, Socket};
use crate::play::friends;
use gambol_core::{Dice, Record};
use gambol_server::World;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// How two friends end a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Resigned,
    OutOfTime,
    Agreed,
}

/// Ends a game of two after a few moves; answers with its record and the view of who watched.
async fn ended(server: &Server, clock: &AtomicI64, game: &str, end: End) -> (Record, Value) {
    let options = match game {
        "muddy-ride" => json!({"animals": ["N", "E"]}),
        "kangaruse" => json!({"players": 2}),
        _ => json!({}),
    };
    let new = json!({"game": game, "options": options, "clock": {"kind": "move", "seconds": 60}});
    let (ann, ben, table) = friends(server, new).await;
    let mut stranger = server.browser();
    let mut dice = Dice::new(21);
    let mut sockets = [ann.socket(&table).await, ben.socket(&table).await, stranger.socket(&table).await];
    for _ in 0..4 {
        for socket in &mut sockets {
            socket.sync().await;
        }
        let acting = sockets.iter().position(Socket::is_acting).expect("somebody is asked");
        let action = sockets[acting].some_action(&mut dice).await;
        let play = sockets[acting].playing(&action);
        assert_eq!(sockets[acting].ask(play).await["t"], "ok");
    }
    assert_eq!(stranger.get(&format!("/t/{table}/record")).await.status, 422, "not before the end");
    let [ann, ben, watching] = &mut sockets;
    match end {
        End::Resigned => assert_eq!(ann.ask(json!({"do": "resign"})).await["t"], "ok"),
        End::Agreed => {
            assert_eq!(ann.ask(json!({"do": "draw"})).await["t"], "ok");
            assert_eq!(ben.ask(json!({"do": "draw"})).await["t"], "ok");
        }
        End::OutOfTime => {
            clock.fetch_add(61_000, Ordering::SeqCst);
            // The table looks at the time when it hears something.
            ann.ask(json!({"do": "sync"})).await;
        }
    }
    if !watching.is_over() {
        watching.until(|message| !message["result"].is_null()).await;
    }
    let record = stranger.get(&format!("/t/{table}/record")).await;
    assert_eq!(record.status, 200, "{record:?}");
    (serde_json::from_str(&record.body).expect("a record"), watching.view.clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_people_ended_shows_its_result_and_why_when_its_record_is_loaded() {
    let clock = Arc::new(AtomicI64::new(1_700_000_000_000));
    let now = Arc::clone(&clock);
    let server = Server::in_world(World::system().with_clock(move || now.load(Ordering::SeqCst))).await;
    for game in ["duel", "muddy-ride", "kangaruse", "two-paths", "gunst"] {
        for end in [End::Resigned, End::OutOfTime, End::Agreed] {
            let (record, view) = ended(&server, &clock, game, end).await;
            assert!(record.result.is_none() && record.ended.is_some(), "{game} {end:?}: {record:?}");
            let mut stranger = server.browser();
            let text = serde_json::to_string(&record).expect("a record is JSON");
            let form = serde_urlencoded::to_string([("record", &text)]).expect("a form");
            let posted = stranger.post_form("/records", &form).await;
            assert_eq!(posted.status, 303, "{posted:?}");
            let shown = posted.header("location").expect("a way to the table").replace("/t/", "");
            let again = stranger.socket(&shown).await;
            for key in ["words", "winners", "scores"] {
                assert_eq!(again.view["result"][key], view["result"][key], "{game} {end:?}");
            }
            assert_eq!(again.view["log"].as_array().map(Vec::len), Some(record.actions.len()));
            let kept = stranger.get(&format!("/t/{shown}/record")).await;
            let kept: Record = serde_json::from_str(&kept.body).expect("a record");
            assert_eq!((&kept.ended, &kept.actions), (&record.ended, &record.actions), "and so on for ever");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_claims_an_end_that_cannot_be_is_refused() {
    let clock = AtomicI64::new(0);
    let server = Server::start().await;
    let (record, _) = ended(&server, &clock, "duel", End::Resigned).await;
    let record = serde_json::to_value(&record).expect("a record is JSON");
    let wrong = [
        ("winners", json!([0, 7])),
        ("winners", json!([])),
        ("winners", json!([1, 0])),
        ("returns", json!([5.0, -5.0])),
        ("returns", json!([])),
        ("scores", json!([9, 9])),
        ("ending", json!({"by": "resigned", "seat": 9})),
        ("ending", json!({"by": "bribed"})),
        ("ending", json!({"by": "length", "actions": 3})),
    ];
    let mut stranger = server.browser();
    for (key, value) in wrong {
        let mut bent = record.clone();
        bent["ended"][key] = value.clone();
        let answer = stranger.post("/records", "application/json", &bent.to_string()).await;
        assert_eq!(answer.status, 422, "{key} {value}: {answer:?}");
    }
}
