//! `gambol admin move`: everything from a folder's database into a `PostgreSQL`.

use crate::failure::Failure;
use gambol_store::{Loaded, Postgres, Sqlite, Store};
use std::path::Path;

/// Carries everything over, and answers what was carried.
pub(super) async fn over(from: &str, to: &str) -> Result<String, Failure> {
    let Some(folder) = from.strip_prefix("sqlite:") else {
        return Err(Failure::usage(format!("expected sqlite:FOLDER, found {from:?}")));
    };
    if !to.starts_with("postgres://") && !to.starts_with("postgresql://") {
        return Err(Failure::usage(format!("expected postgres://…, found {to:?}")));
    }
    let folder = Path::new(folder);
    let file = folder.join("gambol.db");
    if !file.is_file() {
        return Err(Failure::usage(format!("{}: there is no database here", file.display())));
    }
    // While a server runs there, what it writes next would be left behind.
    let _alone = gambol_server::alone_on(folder).map_err(|error| Failure::new(error.to_string()))?;
    let (old, new) = (Sqlite::open(&file).await?, Postgres::open(to).await?);
    let carried = carry(&old, &new).await;
    let _ = old.close().await;
    let _ = new.close().await;
    carried
}

async fn carry(old: &Sqlite, new: &Postgres) -> Result<String, Failure> {
    let (mut tables, mut events, mut lines, mut there) = (0_u64, 0, 0, 0_u64);
    let mut all = old.list(u32::MAX).await?;
    // The oldest first, so that whoever looks on sees how far it has come.
    all.reverse();
    for row in all {
        let Some(loaded) = old.load(&row.id).await? else { continue };
        let chat = old.chat(&row.id).await?;
        let was_there = new.load(&row.id).await?.is_some();
        if was_there {
            there += 1;
        } else {
            let Loaded { table, seats, events, .. } = loaded.clone();
            new.create(table, seats, events).await?;
        }
        for line in chat {
            // Lines of older versions have no name to be known by: when they come again, their place is taken.
            let is_nameless = line.cmd_id.is_none();
            match new.say(line).await {
                Ok(is_new) => lines += u64::from(is_new),
                Err(_) if was_there && is_nameless => {}
                Err(error) => return Err(error.into()),
            }
        }
        tables += 1;
        events += loaded.events.len();
        verify(&loaded, new).await?;
    }
    let mut bans = 0_u64;
    for ban in old.bans().await? {
        new.ban(ban).await?;
        bans += 1;
    }
    let mut reviews = 0_u64;
    for (key, at) in old.reviews().await? {
        if let Some(body) = old.review(&key).await? {
            new.keep_review(&key, &body, at).await?;
            reviews += 1;
        }
    }
    Ok(format!(
        "{tables} tables with {events} events are in the new database, each the same as before and replayed ({there} were \
         there already); {lines} lines of chat, {bans} bans, {reviews} reviews.\n"
    ))
}

/// The table in the new database is the one in the old, and its log leads to where it says.
async fn verify(old: &Loaded, new: &Postgres) -> Result<(), Failure> {
    let id = &old.table.id;
    let loaded = new.load(id).await?.ok_or_else(|| Failure::new(format!("table {id} did not arrive")))?;
    if loaded != *old {
        return Err(Failure::new(format!("table {id} is another one in the new database")));
    }
    gambol_server::table::replays(loaded).map_err(|flaw| Failure::new(format!("table {id}: {flaw}")))
}
