//! Numbers for the server's operator, in the text format that Prometheus reads.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Adds to it.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// Its value.
    pub fn value(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that rises and falls.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Changes it by this amount.
    pub fn change(&self, by: i64) {
        self.0.fetch_add(by, Ordering::Relaxed);
    }

    /// Puts it there.
    pub fn set(&self, to: i64) {
        self.0.store(to, Ordering::Relaxed);
    }

    /// Where it stands.
    pub fn value(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper ends of the buckets, in microseconds.
const BUCKETS: [u64; 10] = [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 1_000_000];

/// How long things take.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    /// One more took this long.
    pub fn observe(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        for (bucket, end) in self.buckets.iter().zip(BUCKETS) {
            if micros <= end {
                bucket.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// All numbers. Copies share them.
#[derive(Clone, Debug, Default)]
pub struct Metrics(Arc<Numbers>);

/// The numbers themselves.
#[derive(Debug, Default)]
pub struct Numbers {
    /// Requests answered.
    pub requests: Counter,
    /// Requests refused by a limit.
    pub limited: Counter,
    /// Open sockets.
    pub sockets: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
    /// Tables made.
    pub created: Counter,
    /// Events written.
    pub events: Counter,
    /// Commands that changed a table.
    pub commands: Counter,
    /// Commands refused.
    pub refused: Counter,
    /// Readers that fell behind and got the whole view again.
    pub resyncs: Counter,
    /// Messages sent through sockets.
    pub frames: Counter,
    /// Their bytes.
    pub frame_bytes: Counter,
    /// Boards drawn for broadcasts.
    pub drawings: Counter,
    /// Moves that computers thought of.
    pub thoughts: Counter,
    /// Reports of browsers that a page broke its own policy.
    pub csp_reports: Counter,
    /// Other servers that share the database.
    pub peers: Gauge,
    /// Sockets passed on to other servers.
    pub carried: Gauge,
    /// Requests passed on to other servers, sockets included.
    pub relayed: Counter,
    /// Tables taken over from servers that are gone.
    pub taken_over: Counter,
    /// How often our lease had run out.
    pub lapses: Counter,
    /// From the wish to write to the answer of the disk.
    pub commit: Histogram,
    /// Drawing and handing out one change.
    pub broadcast: Histogram,
}

impl std::ops::Deref for Metrics {
    type Target = Numbers;
    fn deref(&self) -> &Numbers {
        &self.0
    }
}

impl Metrics {
    /// The numbers as Prometheus reads them.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let counters = [
            ("requests_total", "Requests answered", &self.requests),
            ("limited_total", "Requests refused by a limit", &self.limited),
            ("tables_created_total", "Tables made", &self.created),
            ("events_total", "Events written to logs", &self.events),
            ("commands_total", "Commands that changed a table", &self.commands),
            ("refused_total", "Commands refused", &self.refused),
            ("resyncs_total", "Slow readers that got the whole view again", &self.resyncs),
            ("frames_total", "Messages sent through sockets", &self.frames),
            ("frame_bytes_total", "Bytes of the messages sent through sockets", &self.frame_bytes),
            ("drawings_total", "Boards drawn for broadcasts", &self.drawings),
            ("bot_moves_total", "Moves thought of by computers", &self.thoughts),
            ("relayed_total", "Requests passed on to other servers", &self.relayed),
            ("taken_over_total", "Tables taken over because nobody ran them", &self.taken_over),
            ("lapses_total", "How often others could have taken our tables", &self.lapses),
            ("csp_reports_total", "Reports that a page broke its policy", &self.csp_reports),
        ];
        for (name, help, counter) in counters {
            let _ = writeln!(text, "# HELP gambol_{name} {help}\n# TYPE gambol_{name} counter");
            let _ = writeln!(text, "gambol_{name} {}", counter.value());
        }
        let gauges = [
            ("sockets", "Open WebSockets", &self.sockets),
            ("tables", "Tables in memory", &self.tables),
            ("peers", "Other servers on the same database", &self.peers),
            ("carried_sockets", "WebSockets passed on to other servers", &self.carried),
        ];
        for (name, help, gauge) in gauges {
            let _ = writeln!(text, "# HELP gambol_{name} {help}\n# TYPE gambol_{name} gauge");
            let _ = writeln!(text, "gambol_{name} {}", gauge.value());
        }
        write_histogram(
            &mut text,
            "commit_seconds",
            "From the wish to write to the disk's answer",
            &self.commit,
        );
        write_histogram(
            &mut text,
            "broadcast_seconds",
            "Drawing and handing out one change",
            &self.broadcast,
        );
        text
    }
}

/// Numbers that are read off elsewhere, in the same format: name, meaning, value.
pub(crate) fn gauges(gauges: &[(&str, &str, u64)]) -> String {
    let mut text = String::new();
    for (name, help, value) in gauges {
        let _ =
            writeln!(text, "# HELP gambol_{name} {help}\n# TYPE gambol_{name} gauge\ngambol_{name} {value}");
    }
    text
}

fn write_histogram(text: &mut String, name: &str, help: &str, histogram: &Histogram) {
    let _ = writeln!(text, "# HELP gambol_{name} {help}\n# TYPE gambol_{name} histogram");
    for (bucket, end) in histogram.buckets.iter().zip(BUCKETS) {
        let end = end as f64 / 1e6;
        let _ = writeln!(text, "gambol_{name}_bucket{{le=\"{end}\"}} {}", bucket.load(Ordering::Relaxed));
    }
    let count = histogram.count.load(Ordering::Relaxed);
    let _ = writeln!(text, "gambol_{name}_bucket{{le=\"+Inf\"}} {count}");
    let _ = writeln!(text, "gambol_{name}_sum {}", histogram.micros.load(Ordering::Relaxed) as f64 / 1e6);
    let _ = writeln!(text, "gambol_{name}_count {count}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_upwards_through_its_buckets() {
        let metrics = Metrics::default();
        metrics.commit.observe(Duration::from_micros(700));
        metrics.commit.observe(Duration::from_secs(5));
        let text = metrics.text();
        assert!(text.contains("gambol_commit_seconds_bucket{le=\"0.0005\"} 0\n"), "{text}");
        assert!(text.contains("gambol_commit_seconds_bucket{le=\"0.001\"} 1\n"), "{text}");
        assert!(text.contains("gambol_commit_seconds_bucket{le=\"+Inf\"} 2\n"), "{text}");
    }
}
