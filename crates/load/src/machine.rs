//! What the machine does by itself: the floor under every number that a load can measure.

use crate::report::{Spread, Times};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// How often the disk is asked to sync.
const SYNCS: usize = 200;
/// How often the load sends a byte to itself.
const RULE: Duration = Duration::from_millis(5);
/// What Linux counts processor time in.
const TICK: Duration = Duration::from_millis(10);

/// How quickly the disk under this folder syncs.
pub(crate) fn disk(folder: &Path) -> std::io::Result<Spread> {
    let path = folder.join(format!("sync-{}", std::process::id()));
    let took = sync(&path);
    let _ = std::fs::remove_file(&path);
    took.map(|took| took.spread())
}

fn sync(path: &Path) -> std::io::Result<Times> {
    let mut file = std::fs::File::create(path)?;
    let page = [7; 4096];
    let took = Times::default();
    for _ in 0..SYNCS {
        let started = Instant::now();
        file.write_all(&page)?;
        file.sync_data()?;
        took.add(u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX));
    }
    Ok(took)
}

/// Sends a byte from the load to itself over loopback, there and back, again and again: what that takes while the load
/// runs is the delay that the load and the system add to every time it measures.
pub(crate) async fn rule(took: &Times) -> std::io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let mut near = TcpStream::connect(listener.local_addr()?).await?;
    let (mut far, _) = listener.accept().await?;
    near.set_nodelay(true)?;
    far.set_nodelay(true)?;
    tokio::spawn(async move {
        while let Ok(byte) = far.read_u8().await {
            if far.write_u8(byte).await.is_err() {
                return;
            }
        }
    });
    loop {
        tokio::time::sleep(RULE).await;
        let started = Instant::now();
        near.write_u8(1).await?;
        near.read_u8().await?;
        took.add(u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX));
    }
}

/// The processor time that this program has used so far.
pub(crate) fn processor() -> Duration {
    processor_of("self")
}

/// The same for another process.
pub(crate) fn processor_of(process: &str) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name in brackets may hold anything; user and system time are the 12th and 13th word after it.
    let after = stat.rsplit_once(')').map_or("", |(_, after)| after);
    let ticks = after.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<u32>().ok());
    TICK * ticks.sum::<u32>()
}
