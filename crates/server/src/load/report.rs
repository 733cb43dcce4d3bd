//! What a load comes to.

use std::fmt;
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How often the disk is asked to sync.
const SYNCS: usize = 200;

/// How quickly the disk syncs by itself: half of the times, and nearly all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disk {
    /// Half of the syncs took no longer.
    pub p50: Duration,
    /// All but one in a hundred took no longer.
    pub p99: Duration,
}

impl Disk {
    pub(super) fn measure(folder: &Path) -> std::io::Result<Disk> {
        let mut file = tempfile_in(folder)?;
        let page = [7; 4096];
        let mut took = Vec::with_capacity(SYNCS);
        for _ in 0..SYNCS {
            let started = Instant::now();
            file.0.write_all(&page)?;
            file.0.sync_data()?;
            took.push(started.elapsed());
        }
        took.sort_unstable();
        Ok(Disk { p50: took[SYNCS / 2], p99: took[SYNCS * 99 / 100] })
    }
}

/// A file that goes when it is not needed any more.
struct Scratch(std::fs::File, std::path::PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.1);
    }
}

fn tempfile_in(folder: &Path) -> std::io::Result<Scratch> {
    let path = folder.join(format!("sync-{}", std::process::id()));
    Ok(Scratch(std::fs::File::create(&path)?, path))
}

/// Counts as the load goes on.
#[derive(Debug, Default)]
pub(super) struct Tally {
    moves: AtomicU64,
    failures: AtomicU64,
    took: Mutex<Vec<u32>>,
}

/// What is measured beside the tally.
pub(super) struct Measured {
    pub(super) sockets: usize,
    pub(super) tables: usize,
    pub(super) played: Duration,
    pub(super) empty: u64,
    pub(super) connected: u64,
    pub(super) peak: u64,
    pub(super) disk: Disk,
}

impl Tally {
    pub(super) fn moved(&self) {
        self.moves.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn fail(&self) {
        self.failures.fetch_add(1, Ordering::Relaxed);
    }

    /// A view arrived so many microseconds after its move was sent.
    pub(super) fn took(&self, micros: u64) {
        let mut took = self.took.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        took.push(u32::try_from(micros).unwrap_or(u32::MAX));
    }

    pub(super) fn report(&self, measured: Measured) -> Report {
        let mut took = std::mem::take(&mut *self.took.lock().unwrap_or_else(std::sync::PoisonError::into_inner));
        took.sort_unstable();
        let at = |share: f64| {
            let index = ((took.len() as f64 * share) as usize).min(took.len().saturating_sub(1));
            Duration::from_micros(took.get(index).copied().unwrap_or(0).into())
        };
        let Measured { sockets, tables, played, empty, connected, peak, disk } = measured;
        Report {
            sockets,
            tables,
            played,
            moves: self.moves.load(Ordering::Relaxed),
            views: took.len(),
            failures: self.failures.load(Ordering::Relaxed),
            p50: at(0.5),
            p99: at(0.99),
            empty,
            connected,
            peak,
            disk,
        }
    }
}

/// What a load came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Open sockets.
    pub sockets: usize,
    /// Tables.
    pub tables: usize,
    /// How long was played.
    pub played: Duration,
    /// Moves that were acknowledged and seen.
    pub moves: u64,
    /// Views that arrived.
    pub views: usize,
    /// What failed: connections, tables, commands.
    pub failures: u64,
    /// From a move to its arrival anywhere: half of them took no longer.
    pub p50: Duration,
    /// All but one in a hundred took no longer.
    pub p99: Duration,
    /// The server's memory before anybody came, in bytes.
    pub empty: u64,
    /// With all sockets open.
    pub connected: u64,
    /// At most.
    pub peak: u64,
    /// The disk by itself.
    pub disk: Disk,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.played.as_secs_f64();
        let millis = |time: Duration| time.as_secs_f64() * 1000.0;
        let mega = |bytes: u64| bytes as f64 / 1e6;
        writeln!(f, "sockets      {} at {} tables", self.sockets, self.tables)?;
        writeln!(
            f,
            "throughput   {:.0} moves/s, {:.0} views/s ({} moves in {seconds:.1} s, {} failures)",
            self.moves as f64 / seconds,
            self.views as f64 / seconds,
            self.moves,
            self.failures,
        )?;
        writeln!(f, "move → view  p50 {:.1} ms, p99 {:.1} ms", millis(self.p50), millis(self.p99))?;
        writeln!(
            f,
            "memory       {:.0} MB empty, {:.0} MB with all sockets open, {:.0} MB at most",
            mega(self.empty),
            mega(self.connected),
            mega(self.peak),
        )?;
        write!(f, "disk sync    p50 {:.2} ms, p99 {:.2} ms", millis(self.disk.p50), millis(self.disk.p99))
    }
}
