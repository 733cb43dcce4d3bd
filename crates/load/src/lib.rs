//! Load: sockets and moves of real games, on loopback, against a server of its own.
//!
//! The server runs as another process, so that its memory is its own. Tables are one-screen games, each moved by one
//! connection and watched by the others; the time is taken from sending a move to its arrival at every connection of
//! the table. Games that end are followed by new ones.

mod line;
mod machine;
mod report;
mod server;

pub use report::{Report, Spread};

use gambol_games::Kind;
use line::{Line, Seen};
use report::{Measured, Tally};
use serde_json::json;
use server::Server;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// No more sockets than this, so that nobody hurts a machine by mistyping.
pub const MOST_SOCKETS: usize = 20_000;
/// No more servers than this.
pub const MOST_SERVERS: u64 = 8;
/// No more moves a second than this.
pub const MOST_MOVES: u32 = 50_000;
/// No longer than this, in seconds.
pub const MOST_SECONDS: u64 = 300;
/// Connections that are being opened at the same time.
const OPENING: usize = 64;

/// What is to be tried.
#[derive(Clone, Debug)]
pub struct LoadConfig {
    /// The program that serves: it is started with `arguments`, and must say where it listens in its first lines, as
    /// `Gambol is open at http://localhost:PORT`.
    pub program: PathBuf,
    /// The arguments of each server: there are as many servers as lists.
    pub servers: Vec<Vec<String>>,
    /// Tells the processor time that the servers' database has used so far, if it runs by itself.
    pub database: Option<Usage>,
    /// The folder of its data.
    pub data: PathBuf,
    /// How many sockets.
    pub sockets: usize,
    /// How many tables; the sockets are shared out among them.
    pub tables: usize,
    /// How many moves a second, all tables together.
    pub moves: u32,
    /// For how long.
    pub seconds: u64,
}

/// Tells how much processor time something has used so far.
#[derive(Clone)]
pub struct Usage(pub Arc<dyn Fn() -> Duration + Send + Sync>);

impl std::fmt::Debug for Usage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Usage")
    }
}

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// What was tried did not go as it should, and how.
    #[error("{0}")]
    Wrong(String),
    /// The system failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

fn wrong(sentence: impl Into<String>) -> LoadError {
    LoadError::Wrong(sentence.into())
}

/// One table, as its mover and its watchers share it.
struct Table {
    id: watch::Sender<String>,
    /// The place in the log that the last move led to, and when it was sent, in microseconds since the start.
    sent_ply: AtomicU64,
    sent_at: AtomicU64,
}

/// What all connections share.
struct Shared {
    addresses: Vec<SocketAddr>,
    started: Instant,
    tally: Tally,
    playing: AtomicBool,
    over: AtomicBool,
}

impl Shared {
    /// The server for the connection with this number: they are dealt out in turn, so that with several servers most
    /// connections of a table are not at the one that runs it.
    fn server(&self, number: usize) -> SocketAddr {
        self.addresses[number % self.addresses.len()]
    }

    fn now(&self) -> u64 {
        self.at(Instant::now())
    }

    /// A moment, in microseconds since the start.
    fn at(&self, moment: Instant) -> u64 {
        u64::try_from(moment.saturating_duration_since(self.started).as_micros()).unwrap_or(u64::MAX)
    }
}

/// Runs the load and reports.
pub async fn run(config: LoadConfig) -> Result<Report, LoadError> {
    let LoadConfig { sockets, tables, moves, seconds, .. } = config;
    let within = |what: &str, found: u64, most: u64| {
        if found == 0 || found > most {
            return Err(wrong(format!("{what}: expected 1 to {most}, found {found}")));
        }
        Ok(())
    };
    within("sockets", sockets as u64, MOST_SOCKETS as u64)?;
    within("moves", u64::from(moves), u64::from(MOST_MOVES))?;
    within("seconds", seconds, MOST_SECONDS)?;
    within("tables", tables as u64, sockets as u64)?;
    std::fs::create_dir_all(&config.data)?;
    let disk = machine::disk(&config.data)?;
    within("servers", config.servers.len() as u64, MOST_SERVERS)?;
    let servers = config.servers.iter().map(|arguments| Server::start(&config.program, arguments));
    let servers = servers.collect::<Result<Vec<_>, _>>()?;
    let memory =
        || servers.iter().map(Server::memory).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    let database = || config.database.as_ref().map_or(Duration::ZERO, |usage| (usage.0)());
    let processor = || {
        let servers = servers.iter().map(Server::processor).sum::<Duration>();
        [servers, machine::processor(), database()]
    };
    let empty = memory().0;
    let shared = Arc::new(Shared {
        addresses: servers.iter().map(|server| server.address).collect(),
        started: Instant::now(),
        tally: Tally::default(),
        playing: AtomicBool::new(false),
        over: AtomicBool::new(false),
    });
    let tasks = open(&shared, sockets, tables, moves).await?;
    let connected = memory().0;
    let ruled = Arc::clone(&shared);
    let ruler = tokio::spawn(async move { machine::rule(&ruled.tally.ruler).await });
    let before = processor();
    shared.playing.store(true, Ordering::Release);
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let played = begun.elapsed();
    shared.over.store(true, Ordering::Release);
    let after = processor();
    let used = std::array::from_fn(|which| after[which].saturating_sub(before[which]));
    let peak = memory().1;
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    ruler.abort();
    let servers = servers.len();
    Ok(shared.tally.report(&Measured {
        servers,
        sockets,
        tables,
        played,
        empty,
        connected,
        peak,
        used,
        disk,
    }))
}

type Tasks = Vec<tokio::task::JoinHandle<()>>;

/// Opens all tables and sockets, and returns when everybody has seen a board.
async fn open(shared: &Arc<Shared>, sockets: usize, tables: usize, moves: u32) -> Result<Tasks, LoadError> {
    let mut tasks = Vec::with_capacity(sockets);
    let gate = Arc::new(tokio::sync::Semaphore::new(OPENING));
    let (ready, mut arrived) = tokio::sync::mpsc::channel::<()>(OPENING);
    let beat = Duration::from_secs_f64(tables as f64 / f64::from(moves));
    let mut made = Vec::with_capacity(tables);
    for number in 0..tables {
        let table = Arc::new(Table {
            id: watch::Sender::new(String::new()),
            sent_ply: AtomicU64::new(0),
            sent_at: AtomicU64::new(0),
        });
        made.push(Arc::clone(&table));
        let (shared, gate, ready) = (Arc::clone(shared), Arc::clone(&gate), ready.clone());
        tasks.push(tokio::spawn(async move {
            move_on(&shared, &table, number, beat, &gate, ready).await;
        }));
    }
    for number in tables..sockets {
        let table = Arc::clone(&made[number % tables]);
        let (shared, gate, ready) = (Arc::clone(shared), Arc::clone(&gate), ready.clone());
        tasks.push(tokio::spawn(async move {
            // Beside the mover of its table, each looker-on is at the next server.
            look_on(&shared, &table, number % tables + number / tables, &gate, ready).await;
        }));
    }
    drop(ready);
    let patience = Duration::from_mins(2);
    let mut count = 0;
    while tokio::time::timeout(patience, arrived.recv())
        .await
        .map_err(|_| wrong("nobody comes any more"))?
        .is_some()
    {
        count += 1;
        if count == sockets {
            return Ok(tasks);
        }
    }
    Err(wrong(format!("only {count} of {sockets} sockets could be opened")))
}

/// The options of a game that one connection can move by itself, all of it open and without an early end; none where
/// there is no such game.
fn open_options(kind: Kind) -> Option<serde_json::Value> {
    match kind {
        Kind::MuddyRide | Kind::Duel => Some(json!({"repetition": 0, "ply_cap": 0})),
        Kind::Kangaruse => Some(json!({"players": 2})),
        Kind::TwoPaths | Kind::Gunst => None,
    }
}

/// Games that one connection can move by itself, one after the other.
fn game(number: usize) -> serde_json::Value {
    let all: Vec<_> = Kind::ALL.into_iter().filter_map(|kind| Some((kind, open_options(kind)?))).collect();
    let (kind, options) = &all[number % all.len()];
    json!({"game": kind.name(), "with": "here", "options": options})
}

/// Moves at one table after the other, one move each beat.
async fn move_on(
    shared: &Shared,
    table: &Table,
    number: usize,
    beat: Duration,
    gate: &tokio::sync::Semaphore,
    ready: tokio::sync::mpsc::Sender<()>,
) {
    let mut ready = Some(ready);
    let mut dice = gambol_core::Dice::new(number as u64);
    while !shared.over.load(Ordering::Acquire) {
        let Ok(place) = gate.acquire().await else { return };
        let made = line::create(shared.server(number), &game(number)).await;
        let Ok((id, cookie)) = made else {
            shared.tally.fail();
            tokio::time::sleep(Duration::from_millis(200)).await;
            continue;
        };
        let Ok(mut line) = Line::open(shared.server(number), &id, &cookie).await else {
            shared.tally.fail();
            continue;
        };
        let _ = table.id.send(id);
        let mut seen = line.whole().await;
        drop(place);
        if let Some(ready) = ready.take() {
            let _ = ready.send(()).await;
        }
        while !shared.playing.load(Ordering::Acquire) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        // Not all at the same moment.
        let phase = beat.mul_f64(f64::from(dice.below(1000)) / 1000.0);
        let mut beats = tokio::time::interval_at(tokio::time::Instant::now() + phase, beat);
        beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut count = 0u64;
        while let Some(Seen { ply, legal, over, .. }) = seen.take() {
            if over || legal.is_empty() {
                break;
            }
            beats.tick().await;
            let action = &legal[dice.index(legal.len())];
            count += 1;
            table.sent_at.store(shared.now(), Ordering::Release);
            table.sent_ply.store(ply, Ordering::Release);
            let sent = shared.now();
            if line.play(count, ply, action).await.is_err() {
                shared.tally.fail();
                break;
            }
            seen = line.whole_after(ply).await;
            if let Some(seen) = &seen {
                shared.tally.moved();
                shared.tally.bytes.add(seen.bytes as u64);
                shared.tally.took.add(shared.at(seen.at) - sent);
            }
        }
    }
}

/// Watches a table, and the next one when its game has ended.
async fn look_on(
    shared: &Shared,
    table: &Table,
    number: usize,
    gate: &tokio::sync::Semaphore,
    ready: tokio::sync::mpsc::Sender<()>,
) {
    let mut ready = Some(ready);
    let mut ids = table.id.subscribe();
    while !shared.over.load(Ordering::Acquire) {
        if ids.wait_for(|id| !id.is_empty()).await.is_err() {
            return;
        }
        let id = ids.borrow_and_update().clone();
        let Ok(place) = gate.acquire().await else { return };
        let Ok(mut line) = Line::open(shared.server(number), &id, "").await else {
            shared.tally.fail();
            continue;
        };
        let _ = line.ply().await;
        drop(place);
        if let Some(ready) = ready.take() {
            let _ = ready.send(()).await;
        }
        loop {
            tokio::select! {
                ply = line.ply() => match ply {
                    Err(_) => break,
                    Ok(None) => {}
                    Ok(Some((ply, bytes))) => {
                        shared.tally.bytes.add(bytes as u64);
                        if ply > table.sent_ply.load(Ordering::Acquire) {
                            shared.tally.took.add(shared.now() - table.sent_at.load(Ordering::Acquire));
                        }
                    }
                },
                changed = ids.changed() => {
                    if changed.is_err() {
                        return;
                    }
                    break;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_loaded_is_open_and_starts() {
        let mut count = 0;
        for kind in Kind::ALL {
            let Some(options) = open_options(kind) else { continue };
            let game = kind.start(options.as_object().expect("an object")).expect("good options");
            assert!(!game.has_secrets(), "{kind}");
            count += 1;
        }
        assert!(count > 1);
    }
}
