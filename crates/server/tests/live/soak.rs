//! Mixed play for a long time on a disk that is full now and then: memory, files and the write-ahead log stay where they
//! are. A few seconds in a usual run, fifteen minutes in the long one.

use crate::client::Browser;
use crate::crash::spawn;
use crate::faults::SmallDisk;
use gambol_core::Dice;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How long it goes on; `GAMBOL_SOAK=seconds` says otherwise.
fn lasts() -> Duration {
    let told = std::env::var("GAMBOL_SOAK").ok().map(|seconds| seconds.parse().expect("a whole number"));
    if let Some(seconds) = told {
        return Duration::from_secs(seconds);
    }
    let long = std::env::var_os("GAMBOL_LONG").is_some();
    if long { Duration::from_mins(15) } else { Duration::from_secs(12) }
}

/// What a process has: its memory in kilobytes, and its open files.
fn holds(process: u32) -> (u64, usize) {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let memory = memory.and_then(|text| text.split_whitespace().next()?.parse().ok()).unwrap_or(0);
    (memory, std::fs::read_dir(format!("/proc/{process}/fd")).map_or(0, Iterator::count))
}

fn length(file: &Path) -> u64 {
    std::fs::metadata(file).map_or(0, |file| file.len())
}

/// Plays one game after the other until it is time. Whatever is refused, or breaks, is tried again.
async fn play_on(mut browser: Browser, seed: u64, until: Instant, moves: Arc<AtomicU64>) {
    let mut dice = Dice::new(seed);
    let origin = format!("http://{}", browser.address);
    while Instant::now() < until {
        let new = match seed % 3 {
            0 => json!({"game": "muddy-ride", "with": "here"}),
            1 => json!({"game": "two-paths", "with": "computer", "level": "1"}),
            _ => json!({"game": "duel", "with": "here", "options": {"ply_cap": 60}}),
        };
        let made = browser.post("/tables", "application/json", &new.to_string()).await;
        let table = if made.status == 201 { made.json()["table"].as_str().map(str::to_owned) } else { None };
        let Some(table) = table else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let Ok(mut socket) = browser.try_socket(&table, &origin).await else { continue };
        while Instant::now() < until && !socket.is_over() {
            if !socket.is_acting() {
                let heard = tokio::time::timeout(Duration::from_secs(5), socket.read()).await;
                if matches!(heard, Ok(None)) {
                    break;
                }
                continue;
            }
            let action = socket.some_action(&mut dice).await;
            let before = socket.view["ply"].clone();
            let answer: Value = socket.ask(socket.playing(&action)).await;
            if answer["t"] == "ok" {
                moves.fetch_add(1, Ordering::Relaxed);
                if socket.view["ply"] == before {
                    socket.until(|message| message["t"] == "view").await;
                }
            } else {
                socket.sync().await;
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn long_play_with_a_disk_that_is_full_now_and_then_leaves_everything_where_it_was() {
    let disk = SmallDisk::of(512);
    let folder = disk.path().to_owned();
    let (mut child, address) = spawn(&folder);
    let until = Instant::now() + lasts();
    let moves = Arc::new(AtomicU64::new(0));
    let mut players = Vec::new();
    for seed in 0..9 {
        players.push(tokio::spawn(play_on(Browser::new(address), seed, until, Arc::clone(&moves))));
    }
    // What is kept at first (boards, words, pages of the database) is there after a while.
    tokio::time::sleep(lasts() / 3).await;
    let before = holds(child.id());
    let (mut longest, mut faults, mut next) = (0, 0, Instant::now());
    while Instant::now() + Duration::from_secs(3) < until {
        longest = longest.max(length(&folder.join("gambol.db-wal")));
        if Instant::now() >= next {
            let ballast = disk.fill();
            tokio::time::sleep(Duration::from_secs(1)).await;
            std::fs::remove_file(ballast).expect("there is ballast");
            faults += 1;
            next = Instant::now() + lasts() / 8;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let played = moves.load(Ordering::Relaxed);
    for player in players {
        player.await.expect("no player falls");
    }
    let mut ann = Browser::new(address);
    let well = Instant::now();
    while ann.get("/healthz").await.status != 200 {
        assert!(well.elapsed() < Duration::from_secs(15), "it is well again");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let after = holds(child.id());
    child.kill().expect("the server can be killed");
    child.wait().expect("the server is gone");
    let database = length(&folder.join("gambol.db"));
    println!(
        "{played} moves, the disk full {faults} times; memory {} → {} kB, files {} → {}; log {} kB at most, database {} kB",
        before.0,
        after.0,
        before.1,
        after.1,
        longest >> 10,
        database >> 10
    );
    assert!(played > 50 && faults > 0, "{played} moves, {faults} faults");
    assert!(after.0 < before.0 + before.0 / 2 + 40_000, "memory: {before:?} {after:?}");
    assert!(after.1 < before.1 + 30, "files: {before:?} {after:?}");
    assert!(longest < 16 << 20, "the log: {longest}");
}
