//! The write-ahead log stays short, however much is written and read.

use crate::rows::{entry, event, table};
use crate::sqlite::Fresh;
use gambol_store::{Appended, Sqlite, Store};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The log may not become longer than this, in bytes.
const MOST: u64 = 16 << 20;
/// What is written in all, in bytes of text: many times as much.
const WRITTEN: u64 = 160 << 20;

#[tokio::test(flavor = "multi_thread")]
async fn the_log_stays_short_while_much_is_written_and_read() {
    let fresh = Fresh::new();
    let store = Arc::new(Sqlite::open(&fresh.file()).await.unwrap());
    let (written, busy) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(true)));
    let mut players = Vec::new();
    for player in 0..24 {
        let (store, written) = (Arc::clone(&store), Arc::clone(&written));
        players.push(tokio::spawn(async move {
            let id = format!("t{player}");
            store.create(table(&id), Vec::new(), Vec::new()).await.unwrap();
            let mut slowest = Duration::ZERO;
            for ply in 0.. {
                if written.fetch_add(30_000, Ordering::Relaxed) > WRITTEN {
                    break;
                }
                let mut big = event(ply, &ply.to_string());
                big.body = "x".repeat(30_000);
                let started = Instant::now();
                assert_eq!(store.append(entry(&id, vec![big])).await, Ok(Appended::Done));
                slowest = slowest.max(started.elapsed());
            }
            slowest
        }));
    }
    let mut readers = Vec::new();
    for reader in 0..3 {
        let (store, busy) = (Arc::clone(&store), Arc::clone(&busy));
        readers.push(tokio::spawn(async move {
            while busy.load(Ordering::Relaxed) {
                let _ = store.load(&format!("t{reader}")).await;
            }
        }));
    }
    let watched = Arc::clone(&store);
    let watching = Arc::clone(&busy);
    let watch = tokio::spawn(async move {
        let mut longest = 0;
        while watching.load(Ordering::Relaxed) {
            longest = longest.max(watched.vitals().wal_bytes);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        longest
    });
    let mut slowest = Duration::ZERO;
    for player in players {
        slowest = slowest.max(player.await.unwrap());
    }
    busy.store(false, Ordering::Relaxed);
    for reader in readers {
        reader.await.unwrap();
    }
    let longest = watch.await.unwrap();
    println!("the log was {} kB at most; the slowest write took {slowest:?}", longest >> 10);
    assert!(longest < MOST, "{longest} bytes");
}
