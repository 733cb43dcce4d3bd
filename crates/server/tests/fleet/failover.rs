//! The machine with the database is lost, and its replica takes its place: what was acknowledged is there.

use crate::client::Browser;
use crate::player::{Notes, create, play};
use crate::shared;
use crate::wire::{Balancer, Proxy};
use gambol_scratch::{Care, End, Scratch};
use gambol_store::{Postgres, Store};
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const GAMES: u64 = 8;

#[tokio::test(flavor = "multi_thread")]
async fn a_replica_that_is_promoted_has_everything_that_was_acknowledged() {
    let mut first = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    // What a name does in real life: it leads to whichever database is written to.
    let name = Proxy::to(first.address()).await;
    let config = || shared(&first.url_at(name.address));
    let one = gambol_server::start(config()).await.expect("the server starts");
    let two = gambol_server::start(config()).await.expect("the server starts");
    let replica = first.replica().expect("there is a replica");
    let balancer = Balancer::over(vec![one.address(), two.address()]).await;
    let notes = Arc::new(Mutex::new(Notes::default()));
    let (mut players, mut tables) = (Vec::new(), Vec::new());
    for number in 0..GAMES {
        let new = json!({"game": "duel", "with": "here", "options": {"ply_cap": 60}});
        let (browser, table) = create(balancer.address, &new).await;
        for tab in 0..2 {
            let (browser, table, notes) = (browser.clone(), table.clone(), Arc::clone(&notes));
            let pause = Duration::from_millis(120);
            players.push(tokio::spawn(play(browser, table, number * 10 + tab, pause, notes)));
        }
        tables.push(table);
    }
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let before = notes.lock().expect("nobody fell").acknowledged.len();
    let lost = Instant::now();
    first.stop(End::Abrupt);
    replica.promote().expect("the replica takes over");
    name.lead(replica.address());
    let mut ann = Browser::new(balancer.address);
    while ann.get("/healthz").await.status != 200 {
        assert!(lost.elapsed() < Duration::from_secs(20), "the servers find the new database");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let away = lost.elapsed();
    for player in players {
        player.await.expect("every game is played to its end");
    }
    let store = Postgres::open(&replica.url()).await.expect("the database opens");
    let mut written = BTreeSet::new();
    for table in &tables {
        let loaded = store.load(table).await.expect("the store answers").expect("the table is there");
        assert!(loaded.table.result.is_some(), "it was played to its end");
        let log = &loaded.events;
        assert!(log.iter().enumerate().all(|(index, event)| event.ply == index as u64), "no gap");
        written.extend(log.iter().filter_map(|event| event.cmd_id.rsplit(':').next().map(str::to_owned)));
    }
    let acknowledged = notes.lock().expect("nobody fell").acknowledged.clone();
    let missing: Vec<_> = acknowledged.iter().filter(|id| !written.contains(*id)).collect();
    println!(
        "{before} actions acknowledged before the database was lost, {} in all, {} missing; healthy again after {away:?}",
        acknowledged.len(),
        missing.len(),
    );
    assert!(before > 0 && missing.is_empty(), "{before} {missing:?}");
    one.stop().await;
    two.stop().await;
}
