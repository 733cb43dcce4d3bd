//! What you see while waiting for long work: the stage, how far along it is, how fast it goes, how long it will still
//! take. And Ctrl-C: it ends the program at once unless somebody listens to it, who then stops cleanly.

use crate::failure::Failure;
use gambol_bots::Stop;
use gambol_solve::Progress;
use indicatif::{
    HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle, WeakProgressBar,
};
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// How often the line moves while nothing is reported.
const TICK: Duration = Duration::from_millis(150);

/// Work that is done by then is not worth a line.
const PATIENCE: Duration = Duration::from_millis(600);

/// A line on the terminal that shows how far along long work is; silent where standard error is not a terminal.
pub(crate) struct Waiting {
    line: ProgressBar,
    listening: Mutex<Option<Listening>>,
}

impl Waiting {
    /// Begins to wait; as long as this lasts, Ctrl-C stops the work instead of the program.
    pub(crate) fn begin() -> Waiting {
        Waiting { listening: Mutex::new(Some(Listening::begin())), line: line() }
    }

    /// The same, for something that has a name from the first.
    pub(crate) fn begin_with(name: &str) -> Waiting {
        let waiting = Waiting::begin();
        waiting.stage(name, 0);
        waiting
    }

    /// Waits for something that cannot be stopped: Ctrl-C ends the program.
    pub(crate) fn for_good(name: &str) -> Waiting {
        let waiting = Waiting { listening: Mutex::new(None), line: line() };
        waiting.unstoppable(name);
        waiting
    }

    /// What follows cannot be stopped, or leaves nothing worth keeping: Ctrl-C ends the program.
    pub(crate) fn unstoppable(&self, name: &str) {
        self.stop_listening();
        // Somebody may have pressed it while nobody looked.
        if self.is_cancelled() {
            end_program();
        }
        self.stage(name, 0);
    }

    /// Takes the line away, and listens no more.
    pub(crate) fn end(&self) {
        self.stop_listening();
        self.line.finish_and_clear();
    }

    fn stop_listening(&self) {
        *self.listening.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.end();
    }
}

/// The line that is shown, for whoever ends the program to take away.
static SHOWN: Mutex<Option<WeakProgressBar>> = Mutex::new(None);

/// A line that comes when there is something to wait for.
fn line() -> ProgressBar {
    let line = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden())
        .with_style(style(0))
        .with_message("getting ready");
    let shown = line.downgrade();
    std::thread::spawn(move || {
        std::thread::sleep(PATIENCE);
        if let Some(line) = shown.upgrade().filter(|line| !line.is_finished()) {
            *SHOWN.lock().unwrap_or_else(PoisonError::into_inner) = Some(shown);
            line.set_draw_target(ProgressDrawTarget::stderr_with_hz(8));
            line.enable_steady_tick(TICK);
        }
    });
    line
}

fn style(total: u64) -> ProgressStyle {
    let template =
        if total > 0 { "{msg} {bar:24} {percent:>3} %, {so_far}" } else { "{spinner} {msg} {elapsed}" };
    ProgressStyle::with_template(template)
        .expect("the templates are right")
        .with_key("so_far", |state: &ProgressState, out: &mut dyn fmt::Write| {
            let _ = out.write_str(&so_far(state.pos(), state.len().unwrap_or(0), state.eta()));
        })
        .progress_chars("█░")
}

/// How much is done of how much, and how long the rest takes; before anything is done nobody knows.
fn so_far(done: u64, all: u64, rest: Duration) -> String {
    let so_far = format!("{} of {}", grouped(done), grouped(all));
    if done == 0 { so_far } else { format!("{so_far}, {:#} left", HumanDuration(rest)) }
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
        ctrl_c().stopped()
    }
}

/// How many listen to Ctrl-C.
static LISTENERS: AtomicUsize = AtomicUsize::new(0);

/// How many are deaf to it all the same.
static DEAF: AtomicUsize = AtomicUsize::new(0);

/// Somebody who looks at [`ctrl_c`] every now and then and stops: because there is something to save, to tell or to tidy up.
pub(crate) struct Listening(());

impl Listening {
    /// From now on Ctrl-C ends the program only when it is pressed twice.
    pub(crate) fn begin() -> Listening {
        ctrl_c();
        LISTENERS.fetch_add(1, Ordering::SeqCst);
        Listening(())
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        LISTENERS.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Does something during which nobody can listen, such as waiting for what is typed: Ctrl-C ends the program.
pub(crate) fn deaf<T>(work: impl FnOnce() -> T) -> T {
    ctrl_c();
    DEAF.fetch_add(1, Ordering::SeqCst);
    let done = work();
    DEAF.fetch_sub(1, Ordering::SeqCst);
    done
}

/// What Ctrl-C stops, for bots and searches.
pub(crate) fn ctrl_c() -> &'static Stop {
    static STOP: OnceLock<Stop> = OnceLock::new();
    STOP.get_or_init(|| {
        let stop = Stop::default();
        let raised = stop.clone();
        let _ = ctrlc::set_handler(move || {
            let is_second = raised.stopped();
            raised.stop();
            let nobody_listens = LISTENERS.load(Ordering::SeqCst) == 0 || DEAF.load(Ordering::SeqCst) > 0;
            if is_second || nobody_listens {
                end_program();
            }
        });
        stop
    })
}

/// Ends the program as a failure would, from wherever it is.
fn end_program() -> ! {
    let shown = SHOWN.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(line) = shown.and_then(|line| line.upgrade()) {
        line.finish_and_clear();
    }
    // Somebody may just have been asked something.
    let _ = crossterm::terminal::disable_raw_mode();
    let failure = Failure::interrupted();
    failure.tell();
    std::process::exit(failure.status().into())
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
    fn how_long_the_rest_takes_is_told_once_something_is_done() {
        assert_eq!(so_far(0, 3000, Duration::ZERO), "0 of 3 000");
        assert_eq!(so_far(861, 3000, Duration::from_secs(125)), "861 of 3 000, 2m left");
    }

    #[test]
    fn sizes_are_told_for_people() {
        assert_eq!(told_bytes(3_452_160), "3452 kB");
    }
}
