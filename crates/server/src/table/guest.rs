//! Whoever is connected to a table, and the bounded way to them.

use gambol_table::{Frame, Onlooker, Person};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;

/// How many messages wait for a slow reader before the rest are dropped and it gets the whole view when it catches up.
const QUEUE: usize = 24;
/// Of these, places that are kept for answers to the reader's own commands: news can be told anew, an answer cannot.
const FOR_ANSWERS: usize = 8;

/// The way to one connection.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    frames: mpsc::Sender<Frame>,
    behind: Arc<AtomicBool>,
}

/// The connection's end of the way.
#[derive(Debug)]
pub(crate) struct Inbox {
    pub(crate) frames: mpsc::Receiver<Frame>,
    behind: Arc<AtomicBool>,
}

/// A way to a new connection.
pub(crate) fn way() -> (Outbox, Inbox) {
    let (sender, frames) = mpsc::channel(QUEUE);
    let behind = Arc::<AtomicBool>::default();
    (Outbox { frames: sender, behind: Arc::clone(&behind) }, Inbox { frames, behind })
}

impl Outbox {
    /// Sends news, or lets the reader fall behind. Never waits: one slow reader must not hold up a table.
    /// Answers whether it was sent.
    pub(crate) fn send(&self, frame: Frame) -> bool {
        let sent = self.frames.capacity() > FOR_ANSWERS && self.frames.try_send(frame).is_ok();
        if !sent {
            self.behind.store(true, Ordering::Release);
        }
        sent
    }

    /// Sends an answer to a command. Only who sends many commands without reading the answers loses any.
    pub(crate) fn answer(&self, frame: Frame) {
        if self.frames.try_send(frame).is_err() {
            self.behind.store(true, Ordering::Release);
        }
    }
}

impl Inbox {
    /// Whether something was dropped since the last time this was asked.
    pub(crate) fn fell_behind(&self) -> bool {
        self.behind.swap(false, Ordering::AcqRel)
    }
}

/// Somebody at the table.
#[derive(Debug)]
pub(crate) struct Guest {
    pub(crate) person: Person,
    pub(crate) name: Option<String>,
    /// What it looks through, and what it has been told.
    pub(crate) seen: Onlooker,
    pub(crate) out: Outbox,
    /// Where it comes from.
    pub(crate) from: std::net::IpAddr,
    /// Whether it wants to be told what each move gave away.
    pub(crate) reviews: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_reader_is_dropped_to_a_fresh_view_and_holds_up_nobody() {
        let (out, mut inbox) = way();
        for number in 0..QUEUE + 5 {
            out.send(number.to_string().into());
        }
        out.answer("an answer".into());
        let mut got = Vec::new();
        while let Ok(frame) = inbox.frames.try_recv() {
            got.push(frame);
        }
        assert_eq!(got.len(), QUEUE - FOR_ANSWERS + 1);
        assert_eq!(
            got.last().map(|frame| &**frame),
            Some(&b"an answer"[..]),
            "there is always room for answers"
        );
        assert!(inbox.fell_behind());
        assert!(!inbox.fell_behind(), "it is told once");
    }
}
