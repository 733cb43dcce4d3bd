//! Where computers think: on a bounded number of threads, in a fair order.
//!
//! Whoever is next is decided by turns: first between addresses, so that one who has many tables waits for his own, then
//! between the tables of an address. Who asks for too much is told so instead of being waited for.

use super::lock;
use super::minds::Minds;
use gambol_bots::Stop;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

/// How many may wait, from one address and from all.
const MOST_OF_ONE: usize = 64;
const MOST: usize = 1024;
/// How many reviews may wait.
const MOST_REVIEWS: usize = 16;

/// For whom somebody thinks: the address that asks, and the table.
pub(crate) type For<'a> = (IpAddr, &'a str);

/// Why nobody thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Idle {
    /// Too many are waiting.
    Busy,
    /// All is closing.
    Closed,
}

/// A turn to think, as long as this is held.
struct Place(Arc<Mutex<Queue>>);

impl Drop for Place {
    fn drop(&mut self) {
        let mut queue = lock(&self.0);
        queue.free += 1;
        queue.serve(&self.0);
    }
}

/// Those of one address who wait: tables by turns, and who waits at each.
#[derive(Default)]
struct Household {
    turns: VecDeque<String>,
    tables: HashMap<String, VecDeque<oneshot::Sender<Place>>>,
    waiting: usize,
}

#[derive(Default)]
struct Queue {
    free: usize,
    turns: VecDeque<IpAddr>,
    households: HashMap<IpAddr, Household>,
    waiting: usize,
    closed: bool,
}

impl Queue {
    /// Puts somebody at the end of the line.
    fn wait(&mut self, (address, table): For<'_>) -> Option<oneshot::Receiver<Place>> {
        let waiting = self.households.get(&address).map_or(0, |household| household.waiting);
        if self.waiting >= MOST || waiting >= MOST_OF_ONE {
            return None;
        }
        let (call, called) = oneshot::channel();
        let turns = &mut self.turns;
        let household = self.households.entry(address).or_insert_with(|| {
            turns.push_back(address);
            Household::default()
        });
        let Household { turns, tables, waiting } = household;
        let table = tables.entry(table.to_owned()).or_insert_with(|| {
            turns.push_back(table.to_owned());
            VecDeque::new()
        });
        table.push_back(call);
        *waiting += 1;
        self.waiting += 1;
        Some(called)
    }

    /// Takes the next one out of the line.
    fn next(&mut self) -> Option<oneshot::Sender<Place>> {
        let address = self.turns.pop_front()?;
        let household = self.households.get_mut(&address)?;
        let table = household.turns.pop_front()?;
        let calls = household.tables.get_mut(&table)?;
        let call = calls.pop_front();
        if calls.is_empty() {
            household.tables.remove(&table);
        } else {
            household.turns.push_back(table);
        }
        household.waiting -= 1;
        self.waiting -= 1;
        if household.turns.is_empty() {
            self.households.remove(&address);
        } else {
            self.turns.push_back(address);
        }
        call
    }

    /// Calls as many as there are places. Whoever has gone away meanwhile is passed over.
    fn serve(&mut self, own: &Arc<Mutex<Queue>>) {
        while self.free > 0 && !self.closed {
            let Some(call) = self.next() else { return };
            self.free -= 1;
            if let Err(place) = call.send(Place(Arc::clone(own))) {
                // Its drop would wait for the lock that we hold.
                std::mem::forget(place);
                self.free += 1;
            }
        }
    }
}

/// Where computers think.
#[derive(Clone)]
pub(crate) struct Pool {
    queue: Arc<Mutex<Queue>>,
    /// Reviews take a place one at a time, so that those who play find the others free.
    reviews: Arc<Semaphore>,
    reviewing: Arc<Semaphore>,
    pub(super) human_pace: bool,
    pub(super) minds: Minds,
    stop: Stop,
}

impl Pool {
    pub(crate) fn new(places: usize, human_pace: bool) -> Pool {
        Pool {
            queue: Arc::new(Mutex::new(Queue { free: places.max(1), ..Queue::default() })),
            reviews: Arc::new(Semaphore::new(1)),
            reviewing: Arc::new(Semaphore::new(MOST_REVIEWS)),
            human_pace,
            minds: Minds::default(),
            stop: Stop::default(),
        }
    }

    /// Ends all thinking.
    pub(crate) fn close(&self) {
        self.stop.stop();
        let mut queue = lock(&self.queue);
        queue.closed = true;
        queue.turns.clear();
        queue.households.clear();
        queue.waiting = 0;
        self.reviews.close();
    }

    /// On how many threads whoever has a place may think now: on those of the places that nobody wants, too.
    pub(super) fn threads(&self) -> usize {
        1 + lock(&self.queue).free
    }

    /// How many are waiting for a place.
    pub(crate) fn waiting(&self) -> usize {
        lock(&self.queue).waiting
    }

    /// A place among those who wait for a review; none if too many do.
    pub(super) fn line_up(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.reviewing).try_acquire_owned().ok()
    }

    /// Waits until no other game is being reviewed; none when all is closing.
    pub(super) async fn review(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.reviews).acquire_owned().await.ok()
    }

    /// How many times as fast as for people everything is thought: in tests.
    pub(super) fn hurry(&self) -> u32 {
        if self.human_pace { 1 } else { 20 }
    }

    async fn place(&self, whom: For<'_>) -> Result<Place, Idle> {
        let called = {
            let mut queue = lock(&self.queue);
            if queue.closed {
                return Err(Idle::Closed);
            }
            if queue.free > 0 && queue.waiting == 0 {
                queue.free -= 1;
                return Ok(Place(Arc::clone(&self.queue)));
            }
            queue.wait(whom).ok_or(Idle::Busy)?
        };
        called.await.map_err(|_| Idle::Closed)
    }

    /// Has something thought about when its turn comes.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        whom: For<'_>,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, Idle> {
        let place = self.place(whom).await?;
        let stop = self.stop.clone();
        let done = tokio::task::spawn_blocking(move || {
            let done = work(&stop);
            drop(place);
            done
        });
        done.await.map_err(|_| Idle::Closed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));
    const BEN: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 2));

    #[test]
    fn addresses_take_turns_and_so_do_the_tables_of_each() {
        let own = Arc::new(Mutex::new(Queue::default()));
        let mut queue = lock(&own);
        let mut waiting = Vec::new();
        for whom in [(ANN, "a"), (ANN, "a"), (ANN, "a"), (ANN, "b"), (BEN, "c"), (BEN, "c")] {
            waiting.push((whom, queue.wait(whom).expect("there is room")));
        }
        let mut order = Vec::new();
        while queue.waiting > 0 {
            queue.free = 1;
            queue.serve(&own);
            let at = waiting.iter_mut().position(|(_, called)| {
                called.try_recv().is_ok_and(|place| {
                    std::mem::forget(place);
                    true
                })
            });
            order.push(waiting.remove(at.expect("somebody is called")).0.1);
        }
        assert_eq!(order, ["a", "c", "b", "c", "a", "a"]);
        assert!(queue.households.is_empty() && queue.turns.is_empty());
    }

    #[test]
    fn one_address_cannot_fill_the_line() {
        let mut queue = Queue::default();
        let mut kept: Vec<_> = (0..1000).filter_map(|at| queue.wait((ANN, &format!("t{at}")))).collect();
        assert_eq!(kept.len(), MOST_OF_ONE);
        kept.extend(queue.wait((BEN, "b")));
        assert_eq!(kept.len(), MOST_OF_ONE + 1, "others still find room");
    }

    #[tokio::test]
    async fn a_place_comes_back_also_from_those_who_went_away() {
        let pool = Pool::new(1, false);
        let first = pool.place((ANN, "a")).await.expect("it is free");
        let gone = pool.clone();
        let gone = tokio::spawn(async move { gone.place((ANN, "b")).await.is_ok() });
        tokio::task::yield_now().await;
        gone.abort();
        let _ = gone.await;
        drop(first);
        assert!(pool.place((BEN, "c")).await.is_ok());
        pool.close();
        assert_eq!(pool.place((BEN, "c")).await.err(), Some(Idle::Closed));
    }
}
