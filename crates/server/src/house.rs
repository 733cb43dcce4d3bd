//! Who is kept out, which chats are closed, and what is forgotten: what whoever runs the server has decided.
//!
//! `gambol admin` writes into the database, and a running server reads it there every few seconds.

use crate::App;
use gambol_store::BanRow;
use ipnet::IpNet;
use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

/// How often it is read what has been decided.
const BEAT: Duration = Duration::from_secs(5);
/// How often old tables are looked for, in beats.
const FORGET: u64 = 60;
const DAY_MS: i64 = 86_400_000;

/// Everybody who is kept out.
#[derive(Debug, Default)]
struct Bans {
    networks: Vec<IpNet>,
    people: HashSet<String>,
}

/// What has been decided.
#[derive(Debug, Default)]
pub(crate) struct House {
    bans: RwLock<Bans>,
}

/// A network as it is written: an address is one, too.
pub(crate) fn network(text: &str) -> Option<IpNet> {
    text.parse::<IpNet>().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from))
}

impl House {
    /// Whether somebody at this address, or this person, is kept out.
    pub(crate) fn keeps_out(&self, address: IpAddr, person: Option<&str>) -> bool {
        let bans = self.bans.read().unwrap_or_else(PoisonError::into_inner);
        bans.networks.iter().any(|net| net.contains(&address))
            || person.is_some_and(|person| bans.people.contains(person))
    }

    fn hear(&self, rows: &[BanRow]) {
        let mut bans = Bans::default();
        for row in rows {
            match network(&row.what) {
                Some(network) => bans.networks.push(network),
                None => {
                    bans.people.insert(row.what.clone());
                }
            }
        }
        *self.bans.write().unwrap_or_else(PoisonError::into_inner) = bans;
    }
}

/// Reads what has been decided, now.
pub(crate) async fn look(app: &App) {
    let bans = match app.store().bans().await {
        Ok(bans) => bans,
        Err(error) => return tracing::debug!(%error, "the bans could not be read"),
    };
    app.house().hear(&bans);
    if let Err(error) = app.tables().hear_muted().await {
        tracing::debug!(%error, "the closed chats could not be read");
    }
    if let Err(error) = app.tables().hear_deleted().await {
        tracing::debug!(%error, "what was deleted could not be read");
    }
}

/// Reads it again and again, and forgets tables that nobody has touched for as long as was decided.
pub(crate) async fn keep(app: App) {
    let mut beat = tokio::time::interval(BEAT);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for number in 0_u64.. {
        beat.tick().await;
        look(&app).await;
        if let Some(days) = app.config().keep_days
            && number.is_multiple_of(FORGET)
        {
            let then = app.world().now() - i64::from(days) * DAY_MS;
            match app.tables().forget_since(then).await {
                Ok(0) => {}
                Ok(tables) => tracing::info!(tables, "old tables are forgotten"),
                Err(error) => tracing::debug!(%error, "old tables could not be forgotten"),
            }
        }
    }
}
