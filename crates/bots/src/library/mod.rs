//! The library: who knows the truth about a game, found or built when it is asked for, within bounds.
//!
//! Tables are opened from the user's cache or built in the background, one at a time. A bot waits a little for one that
//! is being built and otherwise searches; what would take too much memory is refused with the reason, which the bot
//! tells with its choice.

#[cfg(test)]
mod tests;

use crate::budget::Clock;
use crate::insight::{Guide, Insight};
use crate::time::Instant;
use gambol_solve::Ledger;
use gambol_solve::table::{Need, Store, TableError, memory_available};
use std::any::Any;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

/// Somebody who knows the truth about a game of this type.
pub(crate) type Judging<G> = Arc<dyn Ledger<G>>;

/// Somebody who has looked at a whole board.
pub(crate) type Guiding<G> = Arc<dyn Guide<G>>;

/// At most this many tables wait to be built.
const QUEUE: usize = 3;

/// How often somebody who waits looks whether it should stop.
const BLINK: Duration = Duration::from_millis(10);

/// Who knows the truth about games.
#[derive(Clone)]
pub struct Library(Arc<Rooms>);

struct Rooms {
    store: Option<Store>,
    /// No table is built that takes more memory than this, and all that are open take no more.
    memory: u64,
    shelves: Mutex<Shelves>,
    changed: Condvar,
    /// Held by whoever builds.
    desk: Mutex<()>,
    closed: AtomicBool,
}

#[derive(Default)]
struct Shelves {
    by_game: HashMap<String, Shelf>,
    /// Counts every use, to know which was used last.
    uses: u64,
}

struct Shelf {
    content: Content,
    bytes: u64,
    used: u64,
}

enum Content {
    Coming,
    /// A [`Judging`] or a [`Guiding`] of the game's type.
    Here(Box<dyn Any + Send + Sync>),
    Refused(String),
}

/// What the library answers.
pub(crate) enum Answer<G: Insight> {
    /// Ask this one.
    Judge(Judging<G>),
    /// There is nobody, for this reason.
    Nobody(String),
}

static SHARED: OnceLock<Library> = OnceLock::new();

impl Library {
    /// A library whose tables last in this store, if there is one, and take at most this much memory.
    pub fn new(store: Option<Store>, memory: u64) -> Library {
        Library(Arc::new(Rooms {
            store,
            memory,
            shelves: Mutex::default(),
            changed: Condvar::new(),
            desk: Mutex::new(()),
            closed: AtomicBool::new(false),
        }))
    }

    /// A library in the user's cache directory, if there is one, that takes at most a third of the memory that is free.
    pub fn in_cache() -> Library {
        let memory = memory_available().map_or(1 << 30, |available| available / 3);
        Library::new(Store::in_cache().ok(), memory)
    }

    /// Makes this the library of all bots that are not given one. The first to be shared stays; false for later ones.
    /// Until one is shared, such bots search.
    pub fn share(self) -> bool {
        SHARED.set(self).is_ok()
    }

    /// The library that was shared.
    pub fn shared() -> Option<Library> {
        SHARED.get().cloned()
    }

    /// Stops whatever is being built; nothing is begun any more.
    pub fn close(&self) {
        self.0.closed.store(true, Ordering::Relaxed);
        self.0.changed.notify_all();
    }

    /// Who knows the truth about this game. If nobody does yet and `may_build`, building begins, and is waited for as
    /// long as the clock and `patience` allow.
    pub(crate) fn ask<G: Insight>(
        &self,
        game: &G,
        may_build: bool,
        patience: Duration,
        clock: &Clock,
    ) -> Answer<G> {
        let order = |shelves: &mut Shelves, key: &str| self.order(shelves, key, game);
        match self.fetch::<Judging<G>>(&key_of(game), order, may_build, patience, clock) {
            Ok(judge) => Answer::Judge(judge),
            Err(why) => Answer::Nobody(why),
        }
    }

    /// Who guides through this game, likewise.
    pub(crate) fn guide<G: Insight>(
        &self,
        game: &G,
        may_build: bool,
        patience: Duration,
        clock: &Clock,
    ) -> Option<Guiding<G>> {
        let need = game.guide_need()?;
        let order = |shelves: &mut Shelves, key: &str| {
            self.order_what(shelves, key, need, {
                let game = game.clone();
                move |rooms| match game.guide(&rooms.closed) {
                    Ok(Some(guide)) => Content::Here(Box::new(guide)),
                    Ok(None) | Err(_) => Content::Refused(String::new()),
                }
            })
        };
        let key = format!("guide {}", key_of(game));
        self.fetch::<Guiding<G>>(&key, order, may_build, patience, clock).ok()
    }

    /// What stands on a shelf; ordered if it does not and it may be, and then waited for.
    fn fetch<T: Clone + 'static>(
        &self,
        key: &str,
        order: impl Fn(&mut Shelves, &str) -> Result<(), String>,
        may_build: bool,
        patience: Duration,
        clock: &Clock,
    ) -> Result<T, String> {
        let until = Instant::now() + patience.min(clock.left());
        let mut shelves = self.0.shelves();
        loop {
            shelves.uses += 1;
            let uses = shelves.uses;
            match shelves.by_game.get_mut(key) {
                Some(Shelf { content: Content::Here(here), used, .. }) => {
                    *used = uses;
                    let here = here.downcast_ref::<T>();
                    return Ok(here.expect("a shelf holds what its key says").clone());
                }
                Some(Shelf { content: Content::Refused(why), .. }) => return Err(why.clone()),
                Some(_) => {}
                None if !may_build => return Err(String::new()),
                None => order(&mut shelves, key)?,
            }
            if Instant::now() >= until || clock.stop.stopped() || self.0.is_closed() {
                return Err("its table is still being built".into());
            }
            let waited = self.0.changed.wait_timeout(shelves, BLINK);
            shelves = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Whether a table for this game is being built; it is ordered if it is not here and can be had.
    pub(crate) fn is_coming<G: Insight>(&self, game: &G) -> bool {
        let key = key_of(game);
        let mut shelves = self.0.shelves();
        match shelves.by_game.get(&key) {
            Some(shelf) => matches!(shelf.content, Content::Coming) && !self.0.is_closed(),
            // Where others are built first, there will be room later.
            None if self.0.is_closed() => false,
            None => self.order(&mut shelves, &key, game).is_ok() || shelves.is_busy(),
        }
    }

    /// Begins to solve the game in the background, unless it takes too much.
    fn order<G: Insight>(&self, shelves: &mut Shelves, key: &str, game: &G) -> Result<(), String> {
        let Some(need) = game.need() else { return Err(String::new()) };
        let game = game.clone();
        self.order_what(shelves, key, need, move |rooms| match rooms.found(&game) {
            Ok(Some(judge)) => Content::Here(Box::new(judge)),
            Ok(None) => Content::Refused(String::new()),
            Err(error) => Content::Refused(error.to_string()),
        })
    }

    /// Begins to build something in the background, unless it takes too much.
    fn order_what(
        &self,
        shelves: &mut Shelves,
        key: &str,
        need: Need,
        build: impl FnOnce(&Rooms) -> Content + Send + 'static,
    ) -> Result<(), String> {
        let refused = |why: String| Shelf { content: Content::Refused(why), bytes: 0, used: 0 };
        if need.memory > self.0.memory {
            let why = format!(
                "its table would take {} of memory, {} at most are set aside for tables",
                megabytes(need.memory),
                megabytes(self.0.memory)
            );
            shelves.by_game.insert(key.to_owned(), refused(why.clone()));
            return Err(why);
        }
        if shelves.is_busy() || self.0.is_closed() {
            return Err("other tables are being built first".into());
        }
        shelves.make_room(need.disk, self.0.memory);
        let used = shelves.uses;
        shelves.by_game.insert(key.to_owned(), Shelf { content: Content::Coming, bytes: need.disk, used });
        let (rooms, key) = (self.0.clone(), key.to_owned());
        let built =
            thread::Builder::new().name("gambol-library".into()).spawn(move || rooms.build(&key, build));
        built.map(drop).map_err(|error| {
            shelves.by_game.retain(|_, shelf| !matches!(shelf.content, Content::Coming));
            format!("no thread to build its table on: {error}")
        })
    }
}

impl Rooms {
    fn shelves(&self) -> MutexGuard<'_, Shelves> {
        self.shelves.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    /// Who knows the truth: from the store or, where there is none or it cannot be written, from memory alone. Building
    /// is silent, and stops when the library is closed.
    fn found<G: Insight>(&self, game: &G) -> Result<Option<Judging<G>>, TableError> {
        let stored = self.store.as_ref().map(|store| game.solve(Some(store), &self.closed));
        match stored {
            Some(Ok(judge)) => Ok(judge),
            Some(Err(error @ (TableError::OutOfMemory { .. } | TableError::Cancelled(_)))) => Err(error),
            Some(Err(_)) | None => game.solve(None, &self.closed),
        }
    }

    fn build(&self, key: &str, build: impl FnOnce(&Rooms) -> Content) {
        let desk = self.desk.lock().unwrap_or_else(PoisonError::into_inner);
        let content = build(self);
        drop(desk);
        let mut shelves = self.shelves();
        if let Some(shelf) = shelves.by_game.get_mut(key) {
            shelf.content = content;
        }
        drop(shelves);
        self.changed.notify_all();
    }
}

/// Under what name a game's table stands on the shelf.
fn key_of<G: Insight>(game: &G) -> String {
    format!("{} {}", G::NAME, serde_json::Value::from(game.options()))
}

impl Shelves {
    /// Whether as many tables as may wait are waiting.
    fn is_busy(&self) -> bool {
        let coming = self.by_game.values().filter(|shelf| matches!(shelf.content, Content::Coming));
        coming.count() >= QUEUE
    }

    /// Puts away what was not used for longest, until this many bytes more fit.
    fn make_room(&mut self, bytes: u64, memory: u64) {
        while self.by_game.values().map(|shelf| shelf.bytes).sum::<u64>() + bytes > memory {
            let here = self.by_game.iter().filter(|(_, shelf)| matches!(shelf.content, Content::Here(_)));
            let Some(oldest) = here.min_by_key(|(_, shelf)| shelf.used).map(|(key, _)| key.clone()) else {
                return;
            };
            self.by_game.remove(&oldest);
        }
        // Refusals are small, but a stranger could ask for as many boards as it likes.
        if self.by_game.len() > 512 {
            self.by_game.retain(|_, shelf| !matches!(shelf.content, Content::Refused(_)));
        }
    }
}

fn megabytes(bytes: u64) -> String {
    format!("{} MB", bytes.div_ceil(1 << 20))
}
