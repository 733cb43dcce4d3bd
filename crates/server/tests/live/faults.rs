//! The disk fails under play: nothing that was acknowledged is lost, and once the fault is gone everything goes on.

use crate::client::{Server, Socket, config};
use crate::faulty::{Fault, Faulty};
use crate::play::friends;
use gambol_core::Dice;
use gambol_store::Store;
use serde_json::json;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// A server on a disk of its own, so small that it can be filled: a file system in memory.
pub(crate) struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    pub(crate) fn of(megabytes: u32) -> SmallDisk {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={megabytes}m"), "tmpfs"])
            .arg(folder.path())
            .status();
        assert!(
            mount.is_ok_and(|status| status.success()),
            "this test needs to mount a small tmpfs: run it as root, or in `unshare -rm`"
        );
        SmallDisk(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills all that is left.
    pub(crate) fn fill(&self) -> PathBuf {
        use std::io::Write;
        let at = self.0.path().join("ballast");
        let mut ballast = std::fs::File::create(&at).expect("a file can be made");
        while ballast.write_all(&[0; 16384]).is_ok() {}
        while ballast.write_all(&[0; 512]).is_ok() {}
        at
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0.path()).status();
    }
}

async fn plays(socket: &mut Socket, dice: &mut Dice) -> String {
    let action = socket.some_action(dice).await;
    let answer = socket.ask(socket.playing(&action)).await;
    answer["t"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_full_disk_everything_comes_back_by_itself() {
    let disk = SmallDisk::of(6);
    let running = gambol_server::start(config(disk.0.path())).await.expect("the server starts");
    let server = Server { running, folder: tempfile::tempdir().expect("a folder") };
    let mut dice = Dice::new(5);
    let mut cleo = server.browser();
    let alone = json!([{"kind": "me", "name": "Cleo"}, {"kind": "bot", "level": "1"}]);
    let with_computer = cleo.create(&json!({"game": "two-paths", "seats": alone})).await;
    let mut cleo_at = cleo.socket(&with_computer).await;
    let clock = json!({"kind": "move", "seconds": 1});
    let (ann, _ben, timed) = friends(&server, json!({"game": "duel", "clock": clock})).await;
    let mut ann_at = ann.socket(&timed).await;
    while !cleo_at.is_acting() {
        cleo_at.read().await.expect("the server stays");
    }
    assert_eq!(plays(&mut ann_at, &mut dice).await, "ok", "Ben's clock runs from here");
    let ballast = disk.fill();
    // The log may still have room that was used before: somebody plays until it is full.
    let mut dan = server.browser();
    let started = Instant::now();
    let mut refused = 0;
    while refused < 10 {
        assert!(started.elapsed() < Duration::from_secs(20), "a disk without room takes more and more");
        let made = dan.post("/tables", "application/json", r#"{"game": "duel", "with": "here"}"#).await;
        refused = if made.status == 503 { refused + 1 } else { 0 };
    }
    // What is smaller than a table may have found room.
    let mut unsaid = 0;
    while unsaid < 10 {
        assert!(started.elapsed() < Duration::from_secs(20), "a disk without room takes more and more");
        let said = ann_at.ask(json!({"do": "chat", "text": "Is anybody there?"})).await;
        unsaid = if said["t"] == "no" { unsaid + 1 } else { 0 };
    }
    assert_eq!(plays(&mut cleo_at, &mut dice).await, "no", "what cannot be kept is not done");
    let ill = dan.get("/healthz").await;
    assert_eq!((ill.status, ill.body.trim()), (503, "The database cannot be written just now."));
    // Ben's time is up meanwhile.
    tokio::time::sleep(Duration::from_secs(2)).await;
    std::fs::remove_file(ballast).expect("there is ballast");
    let freed = Instant::now();
    if !ann_at.is_over() {
        ann_at.until(|message| !message["result"].is_null()).await;
    }
    println!("Ben's flag fell {:?} after there was room", freed.elapsed());
    for _ in 0..30 {
        dan.create(&json!({"game": "duel", "with": "here"})).await;
    }
    assert_eq!(dan.get("/healthz").await.status, 200);
    cleo_at.sync().await;
    assert_eq!(plays(&mut cleo_at, &mut dice).await, "ok");
    server.running.stop().await;
}

/// A server on a store that fails when it is told to.
async fn faulty() -> (Server, Arc<Faulty>) {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let store = Faulty::open(folder.path()).await;
    let shared: Arc<dyn Store> = Arc::clone(&store) as Arc<dyn Store>;
    let running = gambol_server::start_with(config(folder.path()), shared).await.expect("the server starts");
    (Server { running, folder }, store)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_whose_move_could_not_be_kept_moves_once_it_can_be() {
    let (server, store) = faulty().await;
    let mut ann = server.browser();
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "1"}]);
    let table = ann.create(&json!({"game": "two-paths", "seats": seats})).await;
    let mut socket = ann.socket(&table).await;
    let mut dice = Dice::new(3);
    for fault in [Fault::Refused, Fault::InDoubt] {
        while !socket.is_acting() {
            socket.read().await.expect("the server stays");
        }
        // From now on only the first append succeeds: the person's, and not the computer's.
        let action = socket.some_action(&mut dice).await;
        let id = socket.send(socket.playing(&action)).await;
        socket.until(|message| message["id"] == id.as_str() && message["t"] == "ok").await;
        store.set(fault);
        tokio::time::sleep(Duration::from_secs(1)).await;
        let tried = store.tried.load(Ordering::SeqCst);
        tokio::time::sleep(Duration::from_secs(2)).await;
        let more = store.tried.load(Ordering::SeqCst) - tried;
        assert!(more < 10, "{fault:?}: {more} tries in two seconds");
        store.set(Fault::None);
        let freed = Instant::now();
        socket.sync().await;
        while !socket.is_acting() {
            socket.read().await.expect("the server stays");
        }
        println!("{fault:?}: the computer moved {:?} after the fault was gone", freed.elapsed());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_while_nothing_can_be_kept_is_tried_now_and_then() {
    let (server, store) = faulty().await;
    let clock = json!({"kind": "move", "seconds": 1});
    let (ann, _ben, table) = friends(&server, json!({"game": "duel", "clock": clock})).await;
    let mut socket = ann.socket(&table).await;
    assert_eq!(plays(&mut socket, &mut Dice::new(5)).await, "ok", "Ben's clock runs from here");
    store.set(Fault::Refused);
    let before = store.tried.load(Ordering::SeqCst);
    tokio::time::sleep(Duration::from_secs(4)).await;
    let tried = store.tried.load(Ordering::SeqCst) - before;
    println!("tried {tried} times in 3 s");
    assert!((2..12).contains(&tried), "{tried} times in three seconds");
    store.set(Fault::None);
    let freed = Instant::now();
    if !socket.is_over() {
        socket.until(|message| !message["result"].is_null()).await;
    }
    println!("the flag fell {:?} after the fault was gone", freed.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_fault_leaves_the_table_playable_and_nothing_acknowledged_is_lost() {
    let (server, store) = faulty().await;
    let mut ann = server.browser();
    let mut acknowledged = Vec::new();
    let mut number = 0;
    let mut dice = Dice::new(9);
    let origin = format!("http://{}", ann.address);
    let new = json!({"game": "muddy-ride", "with": "here"});
    let mut tables = Vec::new();
    let bad = [Fault::Refused, Fault::InDoubt, Fault::Slow, Fault::Deadly, Fault::Gone];
    for fault in bad.into_iter().flat_map(|fault| [fault, Fault::None]) {
        if fault != Fault::None {
            tables.push(ann.create(&new).await);
        }
        store.set(fault);
        let until = Instant::now() + Duration::from_millis(600);
        let (mut tried, mut done) = (0, 0);
        while Instant::now() < until {
            // A table that has died, or cannot be read, answers nobody: people come back.
            let table = tables.last().expect("there is a table").clone();
            let connected = tokio::time::timeout(Duration::from_secs(2), ann.try_socket(&table, &origin));
            let Ok(Ok(mut socket)) = connected.await else { continue };
            if socket.is_over() {
                tables.push(ann.create(&new).await);
                continue;
            }
            for _ in 0..6 {
                let legal = socket.view["legal"].as_array().cloned().unwrap_or_default();
                let Some(first) = legal.get(dice.index(legal.len().max(1))) else { break };
                number += 1;
                let id = format!("f{number}");
                let command =
                    json!({"id": id, "do": "play", "ply": socket.view["ply"], "action": first["action"]});
                let id = socket.send(command).await;
                tried += 1;
                let answer = loop {
                    match socket.read().await {
                        None => break None,
                        Some(message) if message["id"] == id.as_str() => break Some(message),
                        Some(_) => {}
                    }
                };
                let Some(answer) = answer else { break };
                if answer["t"] != "ok" {
                    break;
                }
                acknowledged.push(id);
                done += 1;
                // The view that follows.
                if socket.read().await.is_none() {
                    break;
                }
            }
        }
        println!("{fault:?}: {done} of {tried} acknowledged");
        if fault == Fault::None {
            assert!(done > 0, "once the fault is gone, people play on");
        }
        if matches!(fault, Fault::Refused | Fault::Gone | Fault::Deadly) {
            assert_eq!(done, 0, "{fault:?}");
        }
    }
    let mut log = Vec::new();
    for table in tables {
        let events = store.load(&table).await.expect("the store answers").expect("the table is there").events;
        assert!(events.iter().enumerate().all(|(index, event)| event.ply == index as u64), "no gap");
        log.extend(events);
    }
    let written: BTreeSet<_> = log.iter().filter_map(|event| event.cmd_id.rsplit(':').next()).collect();
    let missing: Vec<_> = acknowledged.iter().filter(|id| !written.contains(id.as_str())).collect();
    assert!(acknowledged.len() > 10 && missing.is_empty(), "{missing:?} of {acknowledged:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_folder_does_not_start() {
    let server = Server::start().await;
    let second = gambol_server::start(config(server.folder.path())).await;
    let error = second.expect_err("the folder is taken").to_string();
    assert!(error.contains("another server"), "{error}");
    let server = server.restart().await;
    assert_eq!(server.browser().get("/healthz").await.status, 200, "after the first has ended, it does");
}
