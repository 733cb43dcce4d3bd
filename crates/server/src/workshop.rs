//! Where what takes long is made for visitors: two at a time, the others wait, and what was made is kept for a while.

use bytes::Bytes;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use tokio::sync::Semaphore;

/// How many are made at the same time, and how many more may wait.
const TOGETHER: usize = 2;
const WAITING: usize = 24;
/// How much is kept, in bytes.
const KEPT: usize = 32 << 20;

/// What was made, by its content.
#[derive(Debug, Default)]
struct Shelf {
    made: HashMap<[u8; 32], Bytes>,
    order: VecDeque<[u8; 32]>,
    bytes: usize,
}

impl Shelf {
    /// Keeps one more; the oldest go.
    fn keep(&mut self, key: [u8; 32], made: Bytes) {
        if made.len() > KEPT / 4 || self.made.contains_key(&key) {
            return;
        }
        self.bytes += made.len();
        self.made.insert(key, made);
        self.order.push_back(key);
        while self.bytes > KEPT {
            let Some(oldest) = self.order.pop_front() else { return };
            self.bytes -= self.made.remove(&oldest).map_or(0, |made| made.len());
        }
    }
}

/// The workshop.
#[derive(Debug)]
pub(crate) struct Workshop {
    places: Semaphore,
    line: Semaphore,
    shelf: Mutex<Shelf>,
}

/// Why something was not made.
#[derive(Debug)]
pub(crate) enum Unmade<E> {
    /// Too many are waiting.
    Busy,
    /// It cannot be made.
    Failed(E),
    /// Making it broke something.
    Broken,
}

impl Default for Workshop {
    fn default() -> Workshop {
        Workshop {
            places: Semaphore::new(TOGETHER),
            line: Semaphore::new(TOGETHER + WAITING),
            shelf: Mutex::default(),
        }
    }
}

impl Workshop {
    fn kept(&self, key: &[u8; 32]) -> Option<Bytes> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner).made.get(key).cloned()
    }

    /// What this text describes completely: from the shelf, or made now.
    pub(crate) async fn make<E: Send + 'static>(
        &self,
        described: &str,
        make: impl FnOnce() -> Result<Vec<u8>, E> + Send + 'static,
    ) -> Result<Bytes, Unmade<E>> {
        let key = *blake3::hash(described.as_bytes()).as_bytes();
        if let Some(kept) = self.kept(&key) {
            return Ok(kept);
        }
        let _in_line = self.line.try_acquire().map_err(|_| Unmade::Busy)?;
        let _place = self.places.acquire().await.map_err(|_| Unmade::Busy)?;
        // The one before us may have made the same.
        if let Some(kept) = self.kept(&key) {
            return Ok(kept);
        }
        let made = tokio::task::spawn_blocking(make).await.map_err(|_| Unmade::Broken)?;
        let made = Bytes::from(made.map_err(Unmade::Failed)?);
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner).keep(key, made.clone());
        Ok(made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    #[tokio::test(flavor = "multi_thread")]
    async fn two_are_made_at_a_time_and_the_same_thing_once() {
        let workshop = Arc::new(Workshop::default());
        let (now, most, made) =
            (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut asking = Vec::new();
        for number in 0..60 {
            let (workshop, now, most, made) =
                (Arc::clone(&workshop), Arc::clone(&now), Arc::clone(&most), Arc::clone(&made));
            asking.push(tokio::spawn(async move {
                let work = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::sleep(Duration::from_millis(5));
                    now.fetch_sub(1, Ordering::SeqCst);
                    made.fetch_add(1, Ordering::SeqCst);
                    Ok::<_, ()>(vec![0; 10])
                };
                workshop.make(&format!("thing {}", number % 6), work).await.is_ok()
            }));
        }
        let mut got = 0;
        for asked in asking {
            got += usize::from(asked.await.expect("nothing breaks"));
        }
        assert!(most.load(Ordering::SeqCst) <= TOGETHER);
        assert!(made.load(Ordering::SeqCst) <= 6 * TOGETHER, "what is there is not made again");
        assert!(got >= TOGETHER + WAITING, "{got}");
    }

    #[test]
    fn the_shelf_has_an_end() {
        let mut shelf = Shelf::default();
        for number in 0..40_u8 {
            shelf.keep([number; 32], Bytes::from(vec![0; 1 << 20]));
        }
        assert!(shelf.bytes <= KEPT && shelf.made.len() == shelf.order.len());
        assert!(!shelf.made.contains_key(&[0; 32]) && shelf.made.contains_key(&[39; 32]));
    }
}
