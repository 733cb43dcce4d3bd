//! It does not matter which server a browser reaches: everybody sees the same table.

use crate::client::Browser;
use crate::{at, servers};
use gambol_core::Dice;
use gambol_scratch::{Care, Scratch};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn three_people_at_three_servers_play_talk_and_play_again_at_one_table() {
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let all = servers(&scratch, 3).await;
    let mut ann = Browser::new(all[0].address());
    let seats = json!([{"kind": "me", "name": "Ann"}, {"kind": "open"}]);
    let new = json!({"game": "duel", "options": {"ply_cap": 40}, "seats": seats});
    let table = ann.create(&new).await;
    let mut ann_at = ann.socket(&table).await;
    // Ben follows the link at the second server, whose table it is not.
    let link = ann_at.view["invitations"][0][1].as_str().expect("an invitation").to_owned();
    let path = link.split_once("/i/").expect("a link to an invitation").1.to_owned();
    let mut ben = Browser::new(all[1].address());
    let answer = ben.post_form(&format!("/i/{path}"), "name=Ben").await;
    assert_eq!(answer.status, 303, "{answer:?}");
    ann_at.until(|message| message["t"] == "view" && message["seats"][1]["name"] == "Ben").await;
    let mut ben_at = ben.socket(&table).await;
    let eve = Browser::new(all[2].address());
    let mut eve_at = eve.socket(&table).await;
    ann_at.until(|message| message["t"] == "presence" && message["watching"] == 1).await;
    // What is said at one server is heard at the others.
    let said = ben_at.ask(json!({"do": "chat", "text": "Hello from afar"})).await;
    assert_eq!(said["t"], "ok", "{said}");
    eve_at.until(|message| message["line"]["text"] == "Hello from afar").await;
    // Pages, rules and the picture of the board come from wherever they are.
    let mut page = at(&eve, &all[2]);
    let whole = page.get(&format!("/t/{table}")).await;
    assert_eq!(whole.status, 200, "{}", whole.head);
    assert_eq!(page.get(&format!("/t/{table}/rules")).await.status, 200);
    let backdrop = eve_at.view["backdrop"].as_str().map(str::to_owned);
    for server in &all {
        if let Some(name) = &backdrop {
            let mut other = at(&eve, server);
            let picture = other.get(&format!("/backdrop/{name}.svg")).await;
            assert_eq!(picture.status, 200, "{}", picture.head);
        }
    }
    // A new name, said to the third server, is seen at the first.
    let mut ben_elsewhere = at(&ben, &all[2]);
    assert_eq!(ben_elsewhere.post_form("/me", "name=Benno").await.status, 303);
    ann_at.until(|message| message["t"] == "view" && message["seats"][1]["name"] == "Benno").await;
    // The game is played to its end, then there is another one.
    let mut dice = Dice::new(4);
    let mut sockets = [ann_at, ben_at];
    for step in 0.. {
        assert!(step < 500, "the game goes on and on");
        for socket in &mut sockets {
            socket.sync().await;
        }
        if sockets[0].is_over() {
            break;
        }
        let Some(acting) = sockets.iter().position(crate::client::Socket::is_acting) else { continue };
        let action = sockets[acting].some_action(&mut dice).await;
        let command = sockets[acting].playing(&action);
        assert_eq!(sockets[acting].ask(command).await["t"], "ok");
    }
    eve_at.sync().await;
    assert!(eve_at.is_over());
    let record = page.get(&format!("/t/{table}/record")).await;
    assert_eq!(record.status, 200, "{}", record.head);
    let again = sockets[1].ask(json!({"do": "rematch"})).await;
    assert_eq!(again["t"], "ok", "{again}");
    sockets[0].until(|message| message["t"] == "view" && message["rematch"].is_string()).await;
    let next = sockets[0].view["rematch"].as_str().expect("the next table").to_owned();
    let next_at = at(&ben, &all[2]).socket(&next).await;
    assert_eq!(next_at.view["seats"].as_array().map(Vec::len), Some(2));
    for server in all {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bans_and_the_limit_on_tables_of_a_person_hold_at_every_server() {
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let mut all = Vec::new();
    for _ in 0..2 {
        let mut config = crate::shared(&scratch.url());
        (config.rate, config.tables_per_person) = (1000, 3);
        all.push(gambol_server::start(config).await.expect("the server starts"));
    }
    let mut ann = Browser::new(all[0].address());
    let new = r#"{"game": "duel", "with": "here"}"#;
    for _ in 0..3 {
        assert_eq!(ann.post("/tables", "application/json", new).await.status, 201);
    }
    let mut ann_elsewhere = at(&ann, &all[1]);
    let refused = ann_elsewhere.post("/tables", "application/json", new).await;
    assert_eq!(refused.status, 422, "{refused:?}");
    assert!(refused.body.contains("3 tables within a day"), "{}", refused.body);
    let mut ben = Browser::new(all[1].address());
    assert_eq!(ben.post("/tables", "application/json", new).await.status, 201, "others may");
    let ban = gambol_store::BanRow { what: "127.0.0.9".into(), why: "noise".into(), at: 0 };
    all[0].app().store().ban(ban).await.expect("the store answers");
    for server in &all {
        server.app().look_around().await;
        let mut eve = Browser::new(server.address()).at([127, 0, 0, 9]);
        assert_eq!(eve.get("/").await.status, 403);
    }
    for server in all {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_stops_hands_over_and_everybody_plays_on_elsewhere() {
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let mut all = servers(&scratch, 2).await;
    let mut ann = Browser::new(all[0].address());
    let table = ann
        .create(&json!({"game": "duel", "with": "here", "options": {"ply_cap": 0, "repetition": 0}}))
        .await;
    let bots = json!([{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "1"}]);
    let with_computer = ann.create(&json!({"game": "two-paths", "seats": bots})).await;
    let mut dice = Dice::new(4);
    let far = at(&ann, &all[1]);
    let (mut near_at, mut far_at) = (ann.socket(&table).await, far.socket(&table).await);
    let action = far_at.some_action(&mut dice).await;
    let command = far_at.playing(&action);
    assert_eq!(far_at.ask(command).await["t"], "ok");
    near_at.sync().await;
    let ply = near_at.view["ply"].clone();
    let first = all.remove(0);
    let stopping = tokio::spawn(first.stop());
    let bye = far_at.until(|message| message["t"] == "bye").await;
    assert!(bye["final"].is_null(), "{bye}");
    // The line to the second server is still there: its visitor only has to ask again.
    let started = std::time::Instant::now();
    let mut far_at = far.socket(&table).await;
    println!("handed over in {:?}", started.elapsed());
    assert!(started.elapsed() < std::time::Duration::from_secs(2), "at once");
    assert_eq!(far_at.view["ply"], ply);
    let action = far_at.some_action(&mut dice).await;
    let command = far_at.playing(&action);
    assert_eq!(far_at.ask(command).await["t"], "ok");
    let mut other = far.socket(&with_computer).await;
    while !other.is_acting() {
        other.read().await.expect("the computer moves");
    }
    stopping.await.expect("the first server stops");
    for server in all {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_a_way_to_the_others_does_not_start_beside_them() {
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let alone = || crate::Config { peers: None, ..crate::shared(&scratch.url()) };
    let first = gambol_server::start(alone()).await.expect("alone it needs nobody");
    let second = gambol_server::start(alone()).await.expect_err("there is one already").to_string();
    assert!(second.contains("--peer-secret-file"), "{second}");
    first.stop().await;
    gambol_server::start(alone()).await.expect("after the first has ended").stop().await;
}
