//! The results of a load.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Half of some times, and nearly all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    /// Half of them were no longer than this.
    pub p50: Duration,
    /// All but one in a hundred were no longer than this.
    pub p99: Duration,
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = |time: Duration| time.as_secs_f64() * 1000.0;
        write!(f, "p50 {:.2} ms, p99 {:.2} ms", millis(self.p50), millis(self.p99))
    }
}

/// Times as they come in, in microseconds.
#[derive(Debug, Default)]
pub(crate) struct Times(Mutex<Vec<u32>>);

impl Times {
    pub(crate) fn add(&self, micros: u64) {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        times.push(u32::try_from(micros).unwrap_or(u32::MAX));
    }

    fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Half of them are no larger than the first, none is larger than the second.
    fn middle_and_most(&self) -> (u32, u32) {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        times.sort_unstable();
        (times.get(times.len() / 2).copied().unwrap_or(0), times.last().copied().unwrap_or(0))
    }

    pub(crate) fn spread(&self) -> Spread {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        times.sort_unstable();
        let at = |share: f64| {
            let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
            Duration::from_micros(times.get(index).copied().unwrap_or(0).into())
        };
        Spread { p50: at(0.5), p99: at(0.99) }
    }
}

/// Counts as the load goes on.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    moves: AtomicU64,
    failures: AtomicU64,
    /// From a move to its view.
    pub(crate) took: Times,
    /// From the load to itself and back.
    pub(crate) ruler: Times,
    /// How many bytes told a move to somebody.
    pub(crate) bytes: Times,
}

/// What is measured beside the tally.
pub(crate) struct Measured {
    pub(crate) servers: usize,
    pub(crate) sockets: usize,
    pub(crate) tables: usize,
    pub(crate) played: Duration,
    pub(crate) empty: u64,
    pub(crate) connected: u64,
    pub(crate) peak: u64,
    /// Processor time: the servers', the load's and the database's.
    pub(crate) used: [Duration; 3],
    pub(crate) disk: Spread,
}

impl Tally {
    pub(crate) fn moved(&self) {
        self.moves.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn fail(&self) {
        self.failures.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn report(&self, measured: &Measured) -> Report {
        let Measured { servers, sockets, tables, played, empty, connected, peak, used, disk } = *measured;
        Report {
            servers,
            sockets,
            tables,
            played,
            moves: self.moves.load(Ordering::Relaxed),
            views: self.took.count(),
            failures: self.failures.load(Ordering::Relaxed),
            took: self.took.spread(),
            empty,
            connected,
            peak,
            server_used: used[0],
            load_used: used[1],
            database_used: used[2],
            ruler: self.ruler.spread(),
            bytes: self.bytes.middle_and_most(),
            disk,
        }
    }
}

/// The results of a load.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Servers.
    pub servers: usize,
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
    /// From sending a move to the last byte of its view, anywhere.
    pub took: Spread,
    /// The server's memory before anybody came, in bytes.
    pub empty: u64,
    /// With all sockets open.
    pub connected: u64,
    /// At most.
    pub peak: u64,
    /// The processor time of the server while it was played.
    pub server_used: Duration,
    /// That of the load, which shares the processors with it.
    pub load_used: Duration,
    /// That of the database, where it runs by itself.
    pub database_used: Duration,
    /// From the load to itself and back at the same time: what the measuring adds.
    pub ruler: Spread,
    /// How many bytes told a move to somebody: half of the messages were no longer than the first, none than the second.
    pub bytes: (u32, u32),
    /// The disk by itself.
    pub disk: Spread,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.played.as_secs_f64();
        let mega = |bytes: u64| bytes as f64 / 1e6;
        let share = |used: Duration| used.as_secs_f64() / seconds * 100.0;
        let each = self.server_used.as_secs_f64() * 1e6 / (self.moves.max(1) as f64);
        let database = self.database_used.as_secs_f64() * 1e6 / (self.moves.max(1) as f64);
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        writeln!(f, "servers      {}, with the load on {processors} processors", self.servers)?;
        writeln!(f, "sockets      {} at {} tables", self.sockets, self.tables)?;
        writeln!(
            f,
            "throughput   {:.0} moves/s, {:.0} views/s ({} moves in {seconds:.1} s, {} failures)",
            self.moves as f64 / seconds,
            self.views as f64 / seconds,
            self.moves,
            self.failures,
        )?;
        writeln!(f, "move → view  {}", self.took)?;
        writeln!(f, "load itself  {} (a byte there and back, under the same load)", self.ruler)?;
        let (middle, most) = self.bytes;
        writeln!(f, "bytes        {middle} a move and guest in the middle, {most} at most")?;
        writeln!(f, "disk sync    {}", self.disk)?;
        writeln!(
            f,
            "processors   server {:.0} % of one ({each:.0} µs a move), load {:.0} %",
            share(self.server_used),
            share(self.load_used),
        )?;
        if !self.database_used.is_zero() {
            let share = share(self.database_used);
            writeln!(f, "database     {share:.0} % of one processor ({database:.0} µs a move)")?;
        }
        write!(
            f,
            "memory       {:.0} MB empty, {:.0} MB with all sockets open, {:.0} MB at most",
            mega(self.empty),
            mega(self.connected),
            mega(self.peak),
        )
    }
}
