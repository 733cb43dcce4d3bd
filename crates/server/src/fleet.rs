//! One server among several: it says that it is there, and takes over what nobody runs.

use crate::relay::{Relay, WIRE};
use crate::{App, Config, Metrics, ServeError};
use gambol_store::{Renewed, Store};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;

/// How often we say that we are there; sooner after a failure.
const BEAT: Duration = Duration::from_millis(750);
const SOON: Duration = Duration::from_millis(250);
/// How often we look for tables that nobody runs, and how many we take at once: others shall have some too.
const LOOK: Duration = Duration::from_millis(400);
const AT_ONCE: u32 = 48;

/// How long a server that has ended without a word may still be listed.
const LISTED: Duration = Duration::from_secs(5);

/// Where other servers come in, and the way to them.
pub(crate) struct Door {
    pub(crate) listener: TcpListener,
    pub(crate) relay: Arc<Relay>,
}

/// Joins the servers that share the store, if it can be shared.
pub(crate) async fn join(
    config: &Config,
    store: &Arc<dyn Store>,
    metrics: &Metrics,
) -> Result<Option<Door>, ServeError> {
    let Some(fleet) = store.fleet() else { return Ok(None) };
    let Some(peers) = &config.peers else {
        let mut renewed = fleet.join("", WIRE).await?;
        let started = Instant::now();
        while !renewed.others.is_empty() {
            // One that was killed a moment ago is still listed.
            if started.elapsed() > LISTED {
                fleet.leave().await?;
                return Err(ServeError::NoPeers);
            }
            tokio::time::sleep(SOON).await;
            renewed = fleet.renew().await?;
        }
        return Ok(None);
    };
    let failed = |error| ServeError::Listen(peers.listen, error);
    let listener = TcpListener::bind(peers.listen).await.map_err(failed)?;
    let address = match &peers.address {
        Some(address) => address.clone(),
        None => listener.local_addr().map_err(failed)?.to_string(),
    };
    let renewed = fleet.join(&address, WIRE).await?;
    let relay = Arc::new(Relay::new(peers.secret.clone(), metrics.clone()));
    tracing::info!(others = renewed.others.len(), address, "one of several servers");
    relay.know(renewed.others);
    Ok(Some(Door { listener, relay }))
}

/// Says again and again that we are there.
pub(crate) async fn renew(app: App) {
    let Some(fleet) = app.store().fleet() else { return };
    let (mut was_sure, mut has_let_go) = (true, false);
    loop {
        match fleet.renew().await {
            Ok(Renewed { others, lapsed, is_leaving }) => {
                app.tables().set_leaving(is_leaving);
                if is_leaving && lapsed.is_none() {
                    app.tables().let_go_of_taken().await;
                }
                if let Some(relay) = app.relay() {
                    relay.know(others);
                }
                if let Some(gap) = lapsed {
                    app.metrics().lapses.add(1);
                    tracing::warn!(
                        gap,
                        "nobody had heard of this server: it looks which tables are still its own"
                    );
                    let Ok(owned) = fleet.owned().await else {
                        // Nothing is sure yet; it is looked into with the next renewal.
                        tokio::time::sleep(SOON).await;
                        continue;
                    };
                    app.tables().after_lapse(owned, gap).await;
                    fleet.looked_into();
                    let _ = fleet.renew().await;
                    // Some may be ours, and nobody here runs them any more.
                    let forgotten = app.clone();
                    tokio::spawn(async move { forgotten.tables().wake_ours().await });
                }
                if fleet.is_sure() {
                    if !was_sure {
                        tracing::warn!("the database is back");
                    }
                    (was_sure, has_let_go) = (true, false);
                }
                tokio::time::sleep(BEAT).await;
            }
            Err(error) => {
                if !fleet.is_sure() && was_sure {
                    tracing::error!(%error, "the database is away: boards are shown, and nothing can be played");
                    was_sure = false;
                }
                if !fleet.is_sure() && !has_let_go && is_cut_off(&app).await {
                    tracing::error!("other servers have the database: everybody here is sent to them");
                    app.tables().let_go().await;
                    has_let_go = true;
                }
                tokio::time::sleep(SOON).await;
            }
        }
    }
}

/// Whether others have the database, though we have not.
async fn is_cut_off(app: &App) -> bool {
    match app.relay() {
        Some(relay) => relay.is_anybody_well().await,
        None => false,
    }
}

/// Looks again and again for tables that nobody runs and somebody should.
pub(crate) async fn take_over(app: App) {
    let mut beat = tokio::time::interval(LOOK);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        beat.tick().await;
        take_over_now(app.clone()).await;
    }
}

/// Takes over what nobody runs, a few tables at a time.
pub(crate) async fn take_over_now(app: App) {
    let Some(fleet) = app.store().fleet() else { return };
    while fleet.is_sure() && !app.tables().is_closing() && !app.tables().is_leaving() {
        let due = match fleet.due(AT_ONCE).await {
            Ok(due) => due,
            Err(error) => return tracing::debug!(%error, "nobody knows which tables nobody runs"),
        };
        let count = due.len();
        app.metrics().taken_over.add(count as u64);
        app.tables().wake_all(due).await;
        if count < AT_ONCE as usize {
            return;
        }
    }
}
