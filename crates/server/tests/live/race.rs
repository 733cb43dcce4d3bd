//! Many who fight for the same places in a log: exactly one wins each.

use crate::client::Server;
use gambol_core::Dice;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

const CLIENTS: u64 = 64;
const PLIES: u64 = 40;

#[tokio::test(flavor = "multi_thread")]
async fn sixty_four_clients_fight_for_the_same_plies_and_the_log_has_no_gap_and_no_double() {
    let server = Server::start().await;
    let mut ann = server.browser();
    let table = ann
        .create(&json!({"game": "duel", "with": "here", "options": {"ply_cap": 0, "repetition": 0}}))
        .await;
    let mut fighters = Vec::new();
    for number in 0..CLIENTS {
        let (ann, table) = (ann.clone(), table.clone());
        fighters.push(tokio::spawn(async move {
            let mut socket = ann.socket(&table).await;
            let mut dice = Dice::new(number);
            let (mut won, mut lost) = (Vec::new(), 0);
            while socket.view["ply"].as_u64() < Some(PLIES) && !socket.is_over() {
                let action = socket.some_action(&mut dice).await;
                let name = format!("c{number}-{}", won.len() + lost);
                let mut command = socket.playing(&action);
                command["id"] = json!(name);
                let answer = socket.ask(command.clone()).await;
                if answer["t"] == "ok" {
                    won.push(name);
                    // A nervous finger: the same command again gets the same answer and does nothing.
                    assert_eq!(socket.ask(command).await["t"], "ok");
                } else {
                    lost += 1;
                    socket.sync().await;
                }
            }
            (won, lost, socket.is_over())
        }));
    }
    let mut won = BTreeSet::new();
    let (mut lost, mut is_over) = (0, false);
    for fighter in fighters {
        let (names, misses, over) = fighter.await.expect("no fighter falls");
        lost += misses;
        is_over |= over;
        for name in names {
            assert!(won.insert(name.clone()), "{name} won twice");
        }
    }
    assert!(lost > 100, "there was a fight: {lost}");
    let log = server
        .running
        .app()
        .store()
        .load(&table)
        .await
        .expect("the store answers")
        .expect("the table is there");
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    for (index, event) in log.events.iter().enumerate() {
        assert_eq!(event.ply, index as u64, "no gap");
        *seen.entry(event.cmd_id.clone()).or_default() += 1;
    }
    assert!(seen.values().all(|&times| times == 1), "no double");
    let written: BTreeSet<String> = log
        .events
        .iter()
        .filter(|event| event.seat.is_some())
        .map(|event| after_colon(&event.cmd_id))
        .collect();
    assert_eq!(written, won, "what was acknowledged is in the log, and nothing else");
    let plies = log.events.len() as u64;
    assert!(plies >= PLIES || is_over, "they fought to the end, not for {plies} plies");
}

fn after_colon(name: &str) -> String {
    name.rsplit(':').next().unwrap_or_default().to_owned()
}
