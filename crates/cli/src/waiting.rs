//! What you see while waiting for long work: the stage, how far along it is, how fast it goes, how long it will still
//! take. And Ctrl-C, which stops it cleanly.

use gambol_solve::Progress;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How often the line moves while nothing is reported.
const TICK: Duration = Duration::from_millis(150);

/// Work that is done by then is not worth a line.
const PATIENCE: Duration = Duration::from_millis(600);

/// A line on the terminal that shows how far along long work is; silent where standard error is not a terminal.
pub(crate) struct Waiting {
    line: ProgressBar,
    stopped: &'static AtomicBool,
}

impl Waiting {
    /// Begins to wait; from now on Ctrl-C stops the work instead of the program.
    pub(crate) fn begin() -> Waiting {
        ENDS_AT_ONCE.store(false, Ordering::Relaxed);
        Waiting { line: line(), stopped: stop_at_ctrl_c() }
    }

    /// Waits for something that cannot be stopped: Ctrl-C ends the program.
    pub(crate) fn for_good(name: &str) -> Waiting {
        let waiting = Waiting { line: line(), stopped: stop_at_ctrl_c() };
        waiting.unstoppable(name);
        waiting
    }

    /// What follows cannot be stopped.
    pub(crate) fn unstoppable(&self, name: &str) {
        ENDS_AT_ONCE.store(true, Ordering::Relaxed);
        self.stage(name, 0);
    }

    /// Takes the line away.
    pub(crate) fn end(&self) {
        self.line.finish_and_clear();
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.end();
    }
}

/// A line that comes when there is something to wait for.
fn line() -> ProgressBar {
    let line = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    let shown = line.downgrade();
    std::thread::spawn(move || {
        std::thread::sleep(PATIENCE);
        if let Some(line) = shown.upgrade().filter(|line| !line.is_finished()) {
            line.set_draw_target(ProgressDrawTarget::stderr_with_hz(8));
            line.enable_steady_tick(TICK);
        }
    });
    line
}

fn style(total: u64) -> ProgressStyle {
    let template = if total > 0 {
        "{msg} {bar:24} {percent:>3} %, {human_pos} of {human_len}, {eta} left"
    } else {
        "{spinner} {msg} {elapsed}"
    };
    ProgressStyle::with_template(template).expect("the templates are right").progress_chars("█░")
}

impl Progress for Waiting {
    fn stage(&self, name: &str, total: u64) {
        self.line.reset();
        self.line.set_length(total);
        self.line.set_style(style(total));
        self.line.set_message(name.to_owned());
    }

    fn done(&self, done: u64) {
        self.line.set_position(done);
    }

    fn say(&self, message: &str) {
        self.line.suspend(|| eprintln!("gambol: {message}"));
    }

    fn is_cancelled(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// Whether Ctrl-C ends the program, because what it does cannot be stopped.
static ENDS_AT_ONCE: AtomicBool = AtomicBool::new(false);

/// What a shell tells of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// The flag that Ctrl-C raises. A second Ctrl-C ends the program at once.
pub(crate) fn stop_at_ctrl_c() -> &'static AtomicBool {
    static STOPPED: OnceLock<&'static AtomicBool> = OnceLock::new();
    STOPPED.get_or_init(|| {
        let flag: &'static AtomicBool = Box::leak(Box::new(AtomicBool::new(false)));
        let _ = ctrlc::set_handler(move || {
            if flag.swap(true, Ordering::Relaxed) || ENDS_AT_ONCE.load(Ordering::Relaxed) {
                std::process::exit(INTERRUPTED);
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

/// So many of them: `1 board`, `2 boards`.
pub(crate) fn counted(number: u64, one: &str) -> String {
    format!("{} {one}{}", grouped(number), if number == 1 { "" } else { "s" })
}

/// A number of bytes for people.
pub(crate) fn told_bytes(bytes: u64) -> String {
    match bytes {
        0..10_000 => counted(bytes, "byte"),
        10_000..10_000_000 => format!("{:.0} kB", bytes as f64 / 1e3),
        10_000_000..10_000_000_000 => format!("{:.0} MB", bytes as f64 / 1e6),
        _ => format!("{:.1} GB", bytes as f64 / 1e9),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!([0, 999, 1000, 3_452_160].map(grouped), ["0", "999", "1 000", "3 452 160"]);
        assert_eq!(
            [0, 1, 1000].map(|count| counted(count, "board")),
            ["0 boards", "1 board", "1 000 boards"]
        );
    }

    #[test]
    fn sizes_are_told_for_people() {
        assert_eq!(told_bytes(3_452_160), "3452 kB");
    }
}
