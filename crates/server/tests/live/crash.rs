//! The server is killed at random moments under play: nothing that it acknowledged is ever missing.

use crate::client::{Browser, PATIENCE, Socket, config_with};
use crate::{KILLS, process};
use gambol_core::Dice;
use gambol_store::{Postgres, Sqlite, Store};
use serde_json::json;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Child;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Where the child keeps its data; set, it tells this test program to be the server.
pub(crate) const BE_THE_SERVER: &str = "GAMBOL_TEST_SERVER";
/// The address of its database, if it is not in that folder.
const ITS_STORE: &str = "GAMBOL_TEST_STORE";
const TABLES: usize = 4;

/// How often the server is killed: much more often in the long run.
fn kills() -> u64 {
    let (short, long) = KILLS;
    if std::env::var_os("GAMBOL_LONG").is_some() { long } else { short }
}

/// Not a test by itself: the server that the next test kills.
#[test]
fn the_server_that_is_killed() {
    let Some(folder) = std::env::var_os(BE_THE_SERVER) else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let config = config_with(Path::new(&folder), std::env::var(ITS_STORE).ok());
        let running = gambol_server::start(config).await.expect("the server starts");
        println!("\nlistening {}", running.address());
        std::future::pending::<()>().await;
    });
}

/// A server that keeps its tables where this program keeps those of the folder.
pub(crate) fn spawn(folder: &Path) -> (Child, std::net::SocketAddr) {
    let mut told = vec![(BE_THE_SERVER, folder.display().to_string())];
    told.extend(crate::store(folder).map(|url| (ITS_STORE, url)));
    process::spawn("crash::the_server_that_is_killed", &told)
}

/// Plays until the server is gone, noting every command that was acknowledged.
async fn play(mut socket: Socket, seed: u64, acknowledged: Arc<Mutex<BTreeSet<String>>>) {
    let mut dice = Dice::new(seed);
    for number in 0.. {
        if socket.is_over() {
            return;
        }
        let legal = socket.view["legal"].as_array().cloned().unwrap_or_default();
        if legal.is_empty() {
            if socket.read().await.is_none() {
                return;
            }
            continue;
        }
        let action = legal[dice.index(legal.len())]["action"].clone();
        let id = format!("k{seed}-{number}");
        socket.send(json!({"id": id, "do": "play", "ply": socket.view["ply"], "action": action})).await;
        loop {
            let Some(answer) = socket.read().await else { return };
            if answer["id"] == id.as_str() {
                if answer["t"] == "ok" {
                    acknowledged.lock().expect("nobody fell").insert(id);
                }
                break;
            }
        }
        // The view that follows the answer, mine or somebody else's.
        if socket.read().await.is_none() {
            return;
        }
    }
}

/// What the servers of this folder have written.
async fn written(folder: &Path) -> Box<dyn Store> {
    match crate::store(folder) {
        Some(url) => Box::new(Postgres::open(&url).await.expect("the database opens")),
        None => Box::new(Sqlite::open(&folder.join("gambol.db")).await.expect("the database opens")),
    }
}

/// Where servers share a database, the tables of one that was killed are free when its lease has run out.
async fn until_free(browser: &mut Browser, table: &str) {
    let start = Instant::now();
    while browser.get(&format!("/t/{table}")).await.status != 200 {
        assert!(start.elapsed() < PATIENCE, "{table} can be had again");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_again_and_again_loses_nothing_it_acknowledged() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let mut ann = Browser::new(([127, 0, 0, 1], 0).into());
    let mut tables: Vec<String> = Vec::new();
    let acknowledged = Arc::new(Mutex::new(BTreeSet::new()));
    let mut dice = Dice::new(0x6b69_6c6c);
    let (mut total, mut worked) = (0, 0);
    for round in 0..kills() {
        let (mut child, address) = spawn(folder.path());
        ann.address = address;
        // A quick machine plays a game to its end between two kills, a slow one hardly begins: every other round is new.
        if round % 2 == 0 {
            tables.clear();
            let options = json!({"ply_cap": 0, "repetition": 0});
            for _ in 0..TABLES {
                tables.push(ann.create(&json!({"game": "duel", "with": "here", "options": options})).await);
            }
        }
        let mut players = Vec::new();
        for (index, table) in tables.iter().enumerate() {
            until_free(&mut ann, table).await;
            for tab in 0..2 {
                let socket = ann.socket(table).await;
                let seed = round * 100 + index as u64 * 10 + tab;
                players.push(tokio::spawn(play(socket, seed, Arc::clone(&acknowledged))));
            }
        }
        tokio::time::sleep(Duration::from_millis(u64::from(5 + dice.below(120)))).await;
        // On a slow machine nobody may have got anywhere by then.
        let start = Instant::now();
        while acknowledged.lock().expect("nobody fell").is_empty() && start.elapsed() < Duration::from_secs(2)
        {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        child.kill().expect("the server can be killed");
        child.wait().expect("the server is gone");
        for player in players {
            player.await.expect("no player falls");
        }
        let store = written(folder.path()).await;
        let mut kept = BTreeSet::new();
        for table in &tables {
            let log = store.load(table).await.expect("the store answers").expect("the table is there").events;
            assert!(log.iter().enumerate().all(|(index, event)| event.ply == index as u64), "no gap");
            kept.extend(log.iter().filter_map(|event| event.cmd_id.rsplit(':').next().map(str::to_owned)));
        }
        store.close().await.expect("the database closes");
        let mut acknowledged = acknowledged.lock().expect("nobody fell");
        let missing: Vec<_> = acknowledged.iter().filter(|id| !kept.contains(*id)).collect();
        assert!(missing.is_empty(), "round {round}: acknowledged and missing: {missing:?}");
        total += acknowledged.len();
        worked += u64::from(!acknowledged.is_empty());
        acknowledged.clear();
    }
    println!("{total} acknowledged actions over {} kills, none missing", kills());
    assert!(worked * 3 > kills(), "many rounds saw play: {worked} of {}", kills());
}
