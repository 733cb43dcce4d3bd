//! What you see while waiting for long work: the stage, how far along it is, how fast it goes, how long it will still
//! take. And Ctrl-C, which stops it cleanly.

use gambol_solve::Progress;
use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// How often the line is redrawn.
const REFRESH: Duration = Duration::from_millis(120);

/// How wide the bar is.
const WIDTH: u64 = 24;

/// A line on the terminal that shows how far along long work is; silent where standard error is not a terminal.
pub(crate) struct Waiting {
    stage: Mutex<Stage>,
    is_terminal: bool,
    stopped: &'static AtomicBool,
}

struct Stage {
    name: String,
    total: u64,
    since: Instant,
    drawn: Option<Instant>,
    is_open: bool,
}

impl Waiting {
    /// Begins to wait; from now on Ctrl-C stops the work instead of the program.
    pub(crate) fn begin() -> Waiting {
        let stage =
            Stage { name: String::new(), total: 0, since: Instant::now(), drawn: None, is_open: false };
        Waiting {
            stage: Mutex::new(stage),
            is_terminal: std::io::stderr().is_terminal(),
            stopped: stop_at_ctrl_c(),
        }
    }

    fn with_stage(&self, change: impl FnOnce(&mut Stage)) {
        change(&mut self.stage.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Takes the line away.
    pub(crate) fn end(&self) {
        self.with_stage(Stage::wipe);
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.end();
    }
}

impl Stage {
    fn wipe(&mut self) {
        if std::mem::take(&mut self.is_open) {
            eprint!("\r\x1b[2K");
        }
    }

    fn draw(&mut self, done: u64) {
        let seconds = self.since.elapsed().as_secs_f64();
        let rate = done as f64 / seconds.max(1e-3);
        let part = done.min(self.total).checked_mul(100).and_then(|part| part.checked_div(self.total));
        let line = if let Some(percent) = part {
            let full = (percent * WIDTH / 100) as usize;
            let bar = "█".repeat(full) + &"░".repeat(WIDTH as usize - full);
            let left = told_seconds(self.total.saturating_sub(done) as f64 / rate.max(1e-9));
            format!("{} {bar} {percent:>3} %, {}/s, {left} left", self.name, grouped(rate as u64))
        } else {
            let (done, rate) = (grouped(done), grouped(rate as u64));
            format!("{}: {done}, {rate}/s, {}", self.name, told_seconds(seconds))
        };
        eprint!("\r\x1b[2K{line}");
        let _ = std::io::stderr().flush();
        self.is_open = true;
    }
}

impl Progress for Waiting {
    fn stage(&self, name: &str, total: u64) {
        self.with_stage(|stage| {
            stage.wipe();
            name.clone_into(&mut stage.name);
            (stage.total, stage.since, stage.drawn) = (total, Instant::now(), None);
        });
    }

    fn done(&self, done: u64) {
        if !self.is_terminal {
            return;
        }
        self.with_stage(|stage| {
            // Quick work is not worth a line.
            let last = stage.drawn.unwrap_or(stage.since);
            if last.elapsed() >= REFRESH {
                stage.drawn = Some(Instant::now());
                stage.draw(done);
            }
        });
    }

    fn say(&self, message: &str) {
        self.with_stage(|stage| {
            stage.wipe();
            eprintln!("gambol: {message}");
        });
    }

    fn is_cancelled(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// The flag that Ctrl-C raises. A second Ctrl-C ends the program at once.
pub(crate) fn stop_at_ctrl_c() -> &'static AtomicBool {
    static STOPPED: OnceLock<&'static AtomicBool> = OnceLock::new();
    STOPPED.get_or_init(|| {
        let flag: &'static AtomicBool = Box::leak(Box::new(AtomicBool::new(false)));
        let _ = ctrlc::set_handler(move || {
            if flag.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        });
        flag
    })
}

/// A number with thin gaps between thousands: `3 452 160`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

/// A number of bytes for people.
pub(crate) fn told_bytes(bytes: u64) -> String {
    match bytes {
        0..10_000 => format!("{bytes} bytes"),
        10_000..10_000_000 => format!("{:.0} kB", bytes as f64 / 1e3),
        10_000_000..10_000_000_000 => format!("{:.0} MB", bytes as f64 / 1e6),
        _ => format!("{:.1} GB", bytes as f64 / 1e9),
    }
}

fn told_seconds(seconds: f64) -> String {
    match seconds {
        _ if seconds < 100.0 => format!("{seconds:.0} s"),
        _ if seconds < 6000.0 => format!("{:.0} min", seconds / 60.0),
        _ => format!("{:.0} h", seconds / 3600.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!([0, 999, 1000, 3_452_160].map(grouped), ["0", "999", "1 000", "3 452 160"]);
    }

    #[test]
    fn sizes_are_told_for_people() {
        assert_eq!(told_bytes(3_452_160), "3452 kB");
    }
}
