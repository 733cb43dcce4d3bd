//! Places for connections: so many for all, so many for one address, and some file descriptors left for everything else.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// File descriptors that connections leave for the database, its readers, tables of perfect play and the log.
pub(crate) const RESERVED: usize = 128;

/// How many there are of each address.
#[derive(Debug, Default)]
struct Counts {
    most: usize,
    by: Mutex<HashMap<IpAddr, usize>>,
}

/// One of those that are counted, as long as this is held.
#[derive(Debug)]
pub(crate) struct Claim(Arc<Counts>, IpAddr);

impl Drop for Claim {
    fn drop(&mut self) {
        let mut by = self.0.by.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = by.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                by.remove(&self.1);
            }
        }
    }
}

fn claim(counts: &Arc<Counts>, at: IpAddr) -> Option<Claim> {
    let mut by = counts.by.lock().unwrap_or_else(PoisonError::into_inner);
    let count = by.entry(at).or_default();
    if counts.most > 0 && *count >= counts.most {
        return None;
    }
    *count += 1;
    Some(Claim(Arc::clone(counts), at))
}

/// A connection's place. Whatever the connection becomes, a socket too, holds it.
#[derive(Debug)]
pub(crate) struct Place {
    _one_of_all: OwnedSemaphorePermit,
    _of_address: Option<Claim>,
}

/// All places.
#[derive(Debug)]
pub(crate) struct Places {
    all: Arc<Semaphore>,
    most: u32,
    connections: Arc<Counts>,
    sockets: Arc<Counts>,
}

impl Places {
    /// So many for all, and so many for each address (0 is no limit).
    pub(crate) fn new(all: usize, each: usize) -> Places {
        let most = all.clamp(1, Semaphore::MAX_PERMITS.min(u32::MAX as usize));
        let counts = || Arc::new(Counts { most: each, by: Mutex::default() });
        Places {
            all: Arc::new(Semaphore::new(most)),
            most: most as u32,
            connections: counts(),
            sockets: counts(),
        }
    }

    /// A place for a connection from this address; from none where a proxy brings people of many.
    pub(crate) fn take(&self, from: Option<IpAddr>) -> Option<Place> {
        let one_of_all = Arc::clone(&self.all).try_acquire_owned().ok()?;
        let of_address = match from {
            Some(from) => Some(claim(&self.connections, from)?),
            None => None,
        };
        Some(Place { _one_of_all: one_of_all, _of_address: of_address })
    }

    /// One more socket of an address, whoever brought it.
    pub(crate) fn socket(&self, from: IpAddr) -> Option<Claim> {
        claim(&self.sockets, from)
    }

    /// How many places are taken.
    pub(crate) fn taken(&self) -> usize {
        self.most as usize - self.all.available_permits()
    }

    /// Waits until all have left.
    pub(crate) async fn all_left(&self) {
        let _ = self.all.acquire_many(self.most).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_places_and_gets_them_back() {
        let places = Places::new(5, 2);
        let (ann, ben) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let first = places.take(Some(ann)).expect("a place");
        let _second = places.take(Some(ann)).expect("another");
        assert!(places.take(Some(ann)).is_none());
        assert_eq!(places.taken(), 2, "who is sent away takes no place");
        let _third = places.take(Some(ben)).expect("others have their own");
        drop(first);
        let _fourth = places.take(Some(ann)).expect("one has become free");
        let _proxy: Vec<_> = (0..9).map_while(|_| places.take(None)).collect();
        assert_eq!(places.taken(), 5, "there are no more than these");
        let _socket = places.socket(ann).expect("sockets are counted by themselves");
    }
}
