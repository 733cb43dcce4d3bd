//! Whoever is connected to a table, and the bounded way to them.

use super::lock;
use gambol_table::{Frame, Onlooker, Person};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;

/// How many messages wait for a slow reader before the rest are dropped and it gets the whole view when it catches up.
const QUEUE: usize = 24;
/// Of these, places that are kept for answers to the reader's own commands: news can be told anew, an answer cannot.
const FOR_ANSWERS: usize = 8;
/// For how many there is always room.
const FEW: usize = 4;

/// What is on its way to a connection. (A channel of tokio's would hold room for thirty-two messages, for every idle
/// connection.)
#[derive(Debug, Default)]
struct Way {
    waiting: Mutex<Waiting>,
    bell: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    frames: VecDeque<Frame>,
    /// Whether something was dropped.
    behind: bool,
    /// Whether nothing more will come.
    closed: bool,
}

impl Way {
    /// Sends a message if fewer than this many are waiting; otherwise the reader has fallen behind.
    fn send(&self, frame: Frame, most: usize) -> bool {
        let mut waiting = lock(&self.waiting);
        if waiting.frames.len() >= most {
            waiting.behind = true;
            return false;
        }
        waiting.frames.push_back(frame);
        drop(waiting);
        self.bell.notify_one();
        true
    }
}

/// The table's end; when it is dropped, nothing more will come.
#[derive(Debug)]
struct Desk(Arc<Way>);

impl Drop for Desk {
    fn drop(&mut self) {
        lock(&self.0.waiting).closed = true;
        self.0.bell.notify_one();
    }
}

/// The way to one connection.
#[derive(Clone, Debug)]
pub(crate) struct Outbox(Arc<Desk>);

/// The connection's end of the way.
#[derive(Debug)]
pub(crate) struct Inbox(Arc<Way>);

/// A way to a new connection.
pub(crate) fn way() -> (Outbox, Inbox) {
    let way = Arc::<Way>::default();
    (Outbox(Arc::new(Desk(Arc::clone(&way)))), Inbox(way))
}

impl Outbox {
    /// Sends news, or lets the reader fall behind. Never waits: one slow reader must not hold up a table.
    /// Answers whether it was sent.
    pub(crate) fn send(&self, frame: Frame) -> bool {
        self.0.0.send(frame, QUEUE - FOR_ANSWERS)
    }

    /// Sends an answer to a command. Only who sends many commands without reading the answers loses any.
    pub(crate) fn answer(&self, frame: Frame) {
        self.0.0.send(frame, QUEUE);
    }
}

impl Inbox {
    /// The next message, and whether it is the last of those waiting after something was dropped: then the whole view is
    /// due in place of what was. None when nothing more will come.
    pub(crate) async fn next(&self) -> Option<(Frame, bool)> {
        loop {
            let heard = self.0.bell.notified();
            {
                let mut waiting = lock(&self.0.waiting);
                if let Some(frame) = waiting.frames.pop_front() {
                    if waiting.frames.is_empty() && waiting.frames.capacity() > FEW {
                        waiting.frames.shrink_to(FEW);
                    }
                    let is_behind = waiting.frames.is_empty() && std::mem::take(&mut waiting.behind);
                    return Some((frame, is_behind));
                }
                if waiting.closed {
                    return None;
                }
            }
            heard.await;
        }
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

    #[tokio::test]
    async fn a_slow_reader_is_dropped_to_a_fresh_view_and_holds_up_nobody() {
        let (out, inbox) = way();
        for number in 0..QUEUE + 5 {
            out.send(number.to_string().into());
        }
        out.answer("an answer".into());
        let mut got = Vec::new();
        for _ in 0..=QUEUE - FOR_ANSWERS {
            got.push(inbox.next().await.expect("the table is there"));
        }
        let (last, others) = got.split_last().expect("something came");
        assert_eq!(last, &("an answer".into(), true), "there is always room for answers, and the last tells");
        assert!(others.iter().all(|(_, behind)| !behind));
        out.send("one more".into());
        assert_eq!(inbox.next().await, Some(("one more".into(), false)), "it is told once");
    }

    #[tokio::test]
    async fn what_was_sent_arrives_before_the_end() {
        let (out, inbox) = way();
        let other = out.clone();
        let reads = tokio::spawn(async move {
            let mut got = Vec::new();
            while let Some((frame, _)) = inbox.next().await {
                got.push(frame);
            }
            got
        });
        tokio::task::yield_now().await;
        out.send("a".into());
        drop(out);
        other.send("b".into());
        drop(other);
        assert_eq!(reads.await.expect("it ends"), ["a", "b"]);
    }
}
