//! Waking tables, and letting go of them: at a start, in time for their clocks, for whoever comes, and from server to server.

use super::actor::{Actor, tag};
use super::message::Message;
use super::{QUEUE, TableError, Tables, lock};
use crate::who::{TOKEN_LETTERS, Token};
use futures::StreamExt;
use gambol_store::{Claim, StoreError};
use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How often somebody looks whether a sleeping table's clock has run out.
const ALARM_BEAT: Duration = Duration::from_secs(5);
/// How many tables are woken at the same time where many have to be.
const WAKING: usize = 8;

impl Tables {
    /// The way to a table, which is woken from its log if it sleeps.
    pub(super) async fn wake(&self, id: &str) -> Result<mpsc::Sender<Message>, TableError> {
        self.wake_for(id, None).await
    }

    /// The same, for somebody at this address. A log is replayed off the threads that answer, and no lock is held
    /// meanwhile: a long one keeps nobody waiting who plays elsewhere.
    pub(super) async fn wake_for(
        &self,
        id: &str,
        who: Option<IpAddr>,
    ) -> Result<mpsc::Sender<Message>, TableError> {
        if id.len() != TOKEN_LETTERS || Token::read(id).is_none() {
            return Err(TableError::Unknown);
        }
        if let Some(way) = self.0.way_to(id) {
            return Ok(way);
        }
        let _door = self.0.door(id).lock().await;
        // Others may have woken it while we waited.
        if let Some(way) = self.0.way_to(id) {
            return Ok(way);
        }
        // From here on nobody else appends to its log, so that what we load is all there is.
        let held = match self.0.store.claim(id).await? {
            Claim::Mine(held) => held,
            Claim::Theirs(server) => return Err(TableError::Elsewhere(server)),
            Claim::Newer => return Err(TableError::Refused(self.0.tongues.first().say("live-newer", &[]))),
            Claim::Unknown => return Err(TableError::Unknown),
        };
        let loaded = self.0.store.load(id).await?.ok_or(TableError::Unknown)?;
        let _builder = self.0.waking.acquire().await.map_err(|_| StoreError::Closed)?;
        let shared = Arc::clone(&self.0);
        let built = tokio::task::spawn_blocking(move || Actor::wake(shared, loaded, held, who)).await;
        let actor = built.map_err(|_| "its log could not be replayed".to_owned()).and_then(|built| built);
        let actor = actor.map_err(|error| {
            tracing::error!(table = tag(id), %error, "a table cannot be woken");
            TableError::Unknown
        })?;
        let mut awake = lock(&self.0.awake);
        if self.0.closing.load(Ordering::Relaxed) {
            return Err(TableError::Store(StoreError::Closed));
        }
        let (way, messages) = mpsc::channel(QUEUE);
        awake.insert(id.to_owned(), way.clone());
        tokio::spawn(actor.run(messages));
        Ok(way)
    }

    /// Whether nothing new begins here.
    pub(crate) fn is_closing(&self) -> bool {
        self.0.closing.load(Ordering::Relaxed)
    }

    /// Whether this server is about to be replaced, and its tables go to others.
    pub(crate) fn is_leaving(&self) -> bool {
        self.0.leaving.load(Ordering::Relaxed)
    }

    pub(crate) fn set_leaving(&self, is_leaving: bool) {
        if is_leaving != self.0.leaving.swap(is_leaving, Ordering::Relaxed) && is_leaving {
            tracing::info!("this server is being replaced: its tables go to others");
        }
    }

    /// Whoever is at a table that another server has taken from us is sent there.
    pub(crate) async fn let_go_of_taken(&self) {
        let Some(fleet) = self.0.store.fleet() else { return };
        // First who is awake, then what is ours: what is claimed in between is nobody else's.
        let awake: Vec<_> = lock(&self.0.awake).iter().map(|(id, way)| (id.clone(), way.clone())).collect();
        let Ok(owned) = fleet.owned().await else { return };
        let owned: BTreeSet<_> = owned.into_iter().map(|(id, _)| id).collect();
        for (_, way) in awake.into_iter().filter(|(id, _)| !owned.contains(id)) {
            let _ = way.send(Message::Lost).await;
        }
    }

    /// Finds out who runs a table. If nobody does, we do from now on.
    pub(crate) async fn locate(&self, id: &str) -> Result<(), TableError> {
        self.wake(id).await.map(|_| ())
    }

    /// After a start: games with computers or clocks go on. Afterwards, sleeping tables are woken when their time is
    /// up.
    pub(crate) async fn go_on(&self) {
        // Where several servers share the store, each takes some at a time; see `fleet`.
        if self.0.store.fleet().is_none() {
            let sleeping = self.0.store.to_wake().await.unwrap_or_else(|error| {
                tracing::error!(%error, "no table could be woken");
                Vec::new()
            });
            tracing::info!(tables = sleeping.len(), "games go on");
            self.wake_all(sleeping).await;
        }
        let mut beat = tokio::time::interval(ALARM_BEAT);
        loop {
            beat.tick().await;
            let now = self.0.world.now();
            let due: Vec<_> = {
                let mut alarms = lock(&self.0.alarms);
                let later = alarms.split_off(&(now, String::new()));
                std::mem::replace(&mut *alarms, later).into_iter().collect()
            };
            for (_, table) in due {
                let _ = self.wake(&table).await;
            }
        }
    }

    /// Wakes these, a few at a time.
    pub(crate) async fn wake_all(&self, tables: Vec<String>) {
        let wake = async |table: String| {
            if let Err(error) = self.wake(&table).await {
                tracing::warn!(table = tag(&table), %error, "a table does not go on");
            }
        };
        futures::stream::iter(tables).for_each_concurrent(WAKING, wake).await;
    }

    /// Wakes what must be awake and is ours, or nobody's.
    pub(crate) async fn wake_ours(&self) {
        match self.0.store.to_wake().await {
            Ok(tables) => self.wake_all(tables).await,
            Err(error) => tracing::warn!(%error, "no table could be woken"),
        }
    }

    /// Nobody had heard of this server for so many milliseconds. The tables that are still ours, with their epochs, go on;
    /// the others are somebody else's.
    pub(crate) async fn after_lapse(&self, owned: Vec<(String, u64)>, gap: i64) {
        let owned: BTreeSet<_> = owned.into_iter().map(|(id, _)| id).collect();
        let awake: Vec<_> = lock(&self.0.awake).iter().map(|(id, way)| (id.clone(), way.clone())).collect();
        for (id, way) in awake {
            let _ = way.send(if owned.contains(&id) { Message::Resume(gap) } else { Message::Lost }).await;
        }
    }

    /// Others have the database, and we have not: everybody is sent to them.
    pub(crate) async fn let_go(&self) {
        let ways: Vec<_> = lock(&self.0.awake).drain().map(|(_, way)| way).collect();
        for way in ways {
            let _ = way.send(Message::Lost).await;
        }
    }

    /// Closes all tables: what is being written is written, others may take them, and then everybody connected is told, so
    /// that whoever comes back finds them elsewhere.
    pub(crate) async fn close(&self) {
        self.0.closing.store(true, Ordering::Relaxed);
        self.0.pool.close();
        let ways: Vec<_> = lock(&self.0.awake).drain().map(|(_, way)| way).collect();
        let mut closing = Vec::new();
        for way in ways {
            let (done, closed) = oneshot::channel();
            if way.send(Message::Close(done)).await.is_ok() {
                closing.push(closed);
            }
        }
        let mut farewells = Vec::new();
        for closed in closing {
            farewells.extend(closed.await);
        }
        if let Some(fleet) = self.0.store.fleet()
            && let Err(error) = fleet.leave().await
        {
            tracing::warn!(%error, "the tables could not be handed over: others wait until they are free");
        }
        if let Some(relay) = &self.0.relay {
            relay.hand_over().await;
        }
        for farewell in farewells {
            farewell();
        }
    }
}
