//! Whole games over the wire: all five games, friends, computers, one screen, coming back.

use crate::client::{Browser, Server, Socket};
use gambol_core::{Dice, Record};
use serde_json::{Value, json};

/// Two at one table: who made it, and who followed the link.
pub(crate) async fn friends(server: &Server, mut new: Value) -> (Browser, Browser, String) {
    let (mut ann, mut ben) = (server.browser(), server.browser());
    new["seats"] = json!([{"kind": "me", "name": "Ann"}, {"kind": "open"}]);
    let table = ann.create(&new).await;
    let socket = ann.socket(&table).await;
    let link = socket.view["invitations"][0][1].as_str().expect("an invitation").to_owned();
    let path = link.split_once("/i/").expect("a link to an invitation").1;
    let answer = ben.post_form(&format!("/i/{path}"), "").await;
    assert_eq!(answer.status, 303, "{answer:?}");
    assert_eq!(answer.header("location"), Some(format!("/t/{table}").as_str()));
    (ann, ben, table)
}

/// Plays to the end, whoever is asked acting at random; answers how many actions that took.
pub(crate) async fn play_out(sockets: &mut [Socket], dice: &mut Dice) -> usize {
    for step in 0.. {
        assert!(step < 3_000, "the game goes on and on");
        for socket in sockets.iter_mut() {
            socket.sync().await;
        }
        if sockets[0].is_over() {
            return sockets[0].view["actions"].as_u64().unwrap_or(0) as usize;
        }
        let acting = sockets.iter().position(Socket::is_acting);
        let Some(acting) = acting else { continue };
        let socket = &mut sockets[acting];
        let action = socket.some_action(dice).await;
        let answer = socket.ask(socket.playing(&action)).await;
        assert_eq!(answer["t"], "ok", "{action}: {answer}");
    }
    0
}

/// Every game in a few of its modes, short enough for a test.
pub(crate) fn modes() -> Vec<Value> {
    vec![
        json!({"game": "muddy-ride", "options": {"animals": ["N", "E"], "ply_cap": 60}}),
        json!({"game": "muddy-ride", "options": {"mode": "secret", "players": 2, "ply_cap": 60}}),
        json!({"game": "duel", "options": {"ply_cap": 60}}),
        json!({"game": "kangaruse", "options": {"players": 2}}),
        json!({"game": "two-paths", "options": {"ply_cap": 60}}),
        json!({"game": "gunst", "options": {"rounds": 2}}),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn two_friends_play_every_game_to_its_end_and_a_stranger_watches() {
    let server = Server::start().await;
    let mut dice = Dice::new(11);
    for new in modes() {
        let (ann, ben, table) = friends(&server, new.clone()).await;
        let mut stranger = server.browser();
        let mut sockets =
            vec![ann.socket(&table).await, ben.socket(&table).await, stranger.socket(&table).await];
        assert_eq!(sockets[0].view["you"], json!([0]));
        assert_eq!(sockets[1].view["you"], json!([1]));
        assert_eq!(sockets[2].view["you"], json!([]));
        let actions = play_out(&mut sockets, &mut dice).await;
        for socket in &mut sockets {
            socket.sync().await;
            assert!(socket.view["result"]["words"].as_str().is_some_and(|words| !words.is_empty()), "{new}");
            assert_eq!(socket.view["log"].as_array().map(Vec::len), Some(actions), "{new}");
            let svg = socket.view["svg"].as_str().unwrap_or_default();
            assert!(svg.starts_with("<svg"), "{new}");
        }
        check_seed(&sockets[0].view);
        let record = stranger.get(&format!("/t/{table}/record")).await;
        assert_eq!(record.status, 200, "{record:?}");
        let record: Record = serde_json::from_str(&record.body).expect("a record");
        assert_eq!(record.actions.len(), actions);
        gambol_games::replay(&record).expect("the record can be played again");
        let text = serde_json::to_string(&record).expect("a record is JSON");
        let again = stranger.post("/records", "application/json", &text).await;
        assert_eq!(again.status, 303, "{again:?}");
        let shown = again.header("location").expect("a way to the table").replace("/t/", "");
        let shown = stranger.socket(&shown).await;
        assert_eq!(shown.view["log"].as_array().map(Vec::len), Some(actions), "{new}");
        let past = stranger.get(&format!("/t/{table}/state?ply=1")).await;
        assert_eq!(past.status, 200, "{past:?}");
        assert!(past.json()["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg")));
    }
}

/// The seed that is opened at the end is the one that was promised at the start.
fn check_seed(view: &Value) {
    let seed = view["result"]["seed"].as_str().expect("the seed is opened");
    let seed = blake3::Hash::from_hex(seed).expect("a seed in hexadecimal");
    let promised = view["commitment"].as_str().expect("a commitment");
    assert_eq!(gambol_table::commitment(seed.as_bytes()), promised);
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_play_each_other_and_go_on_after_a_restart() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let seats = json!([{"kind": "bot", "level": "1"}, {"kind": "bot", "level": "2"}]);
    let table = ann.create(&json!({"game": "duel", "options": {"ply_cap": 40}, "seats": seats})).await;
    let mut socket = ann.socket(&table).await;
    socket.until(|message| message["actions"].as_u64() > Some(4)).await;
    let server = server.restart().await;
    ann.address = server.running.address();
    let mut socket = ann.socket(&table).await;
    assert!(socket.view["actions"].as_u64() > Some(4), "nothing is lost");
    if !socket.is_over() {
        socket.until(|message| !message["result"].is_null()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_comes_back_sees_what_has_happened_meanwhile() {
    let server = Server::start().await;
    let (ann, ben, table) = friends(&server, json!({"game": "duel"})).await;
    let mut there = ann.socket(&table).await;
    let away = ben.socket(&table).await;
    there.until(|message| message["t"] == "presence" && message["seats"] == json!([true, true])).await;
    drop(away);
    there.until(|message| message["t"] == "presence" && message["seats"] == json!([true, false])).await;
    let mut dice = Dice::new(3);
    let action = there.some_action(&mut dice).await;
    assert_eq!(there.ask(there.playing(&action)).await["t"], "ok");
    let back = ben.socket(&table).await;
    assert_eq!(back.view["actions"], 1);
    assert_eq!(back.view["log"][0]["action"], action.as_str());
    assert!(back.is_acting());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_in_the_middle_after_a_restart() {
    let mut server = Server::start().await;
    let (mut ann, mut ben, table) =
        friends(&server, json!({"game": "gunst", "options": {"rounds": 1}})).await;
    let mut dice = Dice::new(5);
    let mut one = ann.socket(&table).await;
    let action = one.some_action(&mut dice).await;
    assert_eq!(one.ask(one.playing(&action)).await["t"], "ok");
    server = server.restart().await;
    for browser in [&mut ann, &mut ben] {
        browser.address = server.running.address();
    }
    let mut sockets = vec![ann.socket(&table).await, ben.socket(&table).await];
    assert!(!sockets[0].is_acting(), "Ann's secret choice is kept");
    assert!(sockets[1].is_acting());
    play_out(&mut sockets, &mut dice).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_one_screen_nothing_secret_is_sent_before_the_curtain_is_lifted() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let seats = json!([{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ben"}]);
    let new = json!({"game": "muddy-ride", "options": {"mode": "secret", "players": 2}, "seats": seats});
    let table = ann.create(&new).await;
    let mut screen = ann.socket(&table).await;
    assert_eq!(screen.view["curtain"]["seat"], 0);
    assert!(screen.view["curtain"]["words"].as_str().is_some_and(|words| words.contains("Ann")));
    assert_eq!(screen.view["acting"], false);
    assert!(screen.view["viewer"].is_null());
    let told = screen.ask(json!({"do": "state"})).await;
    assert_eq!(told["t"], "state");
    let common = (told["state"].clone(), screen.view["log"].clone(), told["text"].clone());
    assert_eq!(screen.ask(json!({"do": "look", "seat": 1})).await["t"], "no", "it is not Ben's turn");
    assert_eq!(screen.ask(json!({"do": "look", "seat": 200})).await["t"], "no");
    assert_eq!(screen.ask(json!({"do": "look", "seat": 0})).await["t"], "ok");
    assert_eq!(screen.view["viewer"], 0);
    assert!(screen.is_acting() && screen.view["curtain"].is_null());
    assert_ne!(screen.view["log"], common.1, "Ann sees her card");
    assert_ne!(screen.ask(json!({"do": "state"})).await["state"], common.0, "there too");
    assert_eq!(screen.ask(json!({"do": "hide"})).await["t"], "ok");
    let told = screen.ask(json!({"do": "state"})).await;
    assert_eq!((told["state"].clone(), screen.view["log"].clone(), told["text"].clone()), common);
    assert_eq!(screen.ask(json!({"do": "look", "seat": 0})).await["t"], "ok");
    let action = screen.some_action(&mut Dice::new(1)).await;
    assert_eq!(screen.ask(screen.playing(&action)).await["t"], "ok");
    screen.sync().await;
    if screen.view["seats"][0]["acting"] == false {
        assert_eq!(screen.view["curtain"]["seat"], 1, "the curtain falls when the move is made");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn previews_drafts_hints_and_past_positions_are_shown() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let table = ann.create(&json!({"game": "duel", "with": "here"})).await;
    let mut screen = ann.socket(&table).await;
    let mut dice = Dice::new(9);
    for _ in 0..4 {
        let action = screen.some_action(&mut dice).await;
        assert_eq!(screen.ask(screen.playing(&action)).await["t"], "ok");
        screen.sync().await;
    }
    let action = screen.some_action(&mut dice).await;
    let preview = screen.ask(json!({"do": "preview", "action": action})).await;
    assert_eq!(preview["t"], "preview", "{preview}");
    assert_ne!(preview["svg"], screen.view["svg"]);
    let past = screen.ask(json!({"do": "at", "ply": 2})).await;
    assert_eq!((past["t"].as_str(), past["ply"].as_u64()), (Some("past"), Some(2)));
    assert_eq!(screen.ask(json!({"do": "at", "ply": 99})).await["t"], "no");
    let draft = screen.ask(json!({"do": "draft", "parts": []})).await;
    assert_eq!(draft["t"], "draft");
    assert!(draft["next"].as_array().is_some_and(|next| !next.is_empty()));
    let hint = screen.ask(json!({"do": "hint"})).await;
    assert_eq!(hint["t"], "hint", "{hint}");
    assert!(hint["moves"].as_array().is_some_and(|moves| !moves.is_empty()), "{hint}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_looks_at_is_put_away_and_comes_back_whole() {
    let server = Server::with(|config| config.idle_seconds = 0).await;
    let mut ann = server.browser();
    let table = ann.create(&json!({"game": "duel", "with": "here"})).await;
    let mut screen = ann.socket(&table).await;
    let action = screen.some_action(&mut Dice::new(2)).await;
    assert_eq!(screen.ask(screen.playing(&action)).await["t"], "ok");
    let tables = || server.running.app().metrics().tables.value();
    assert_eq!(tables(), 1);
    drop(screen);
    let started = std::time::Instant::now();
    while tables() > 0 {
        assert!(started.elapsed() < crate::client::PATIENCE, "the table stays in memory");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(ann.socket(&table).await.view["log"][0]["action"], action.as_str());
}
