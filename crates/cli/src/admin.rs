//! `gambol admin`: for whoever runs a server. It works on the database, also while the server runs.

mod carry;

use crate::failure::{Failure, WORDS, plain};
use crate::serve::{data_folder, runtime};
use clap::Subcommand;
use gambol_store::{BanRow, Fleet, Loaded, Postgres, Sqlite, Store, StoreError};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::{Read, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Look after a server's tables: list, show, export and delete them, shut people out, back up and check the database
///
/// All of it works while the server runs, except `vacuum`; the server follows bans and closed chats within seconds. Tables
/// are named by the last part of their address. A person is named by the hash that `show` prints.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  gambol admin list --limit 20
  gambol admin ban 203.0.113.0/24 --why spam
  gambol admin --data /var/lib/gambol backup /var/backups/gambol-monday.db")]
pub struct Args {
    /// The database folder [default: gambol in your data folder]
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,

    /// A Postgres database in place of the folder
    #[arg(long, value_name = "postgres://…", global = true, conflicts_with = "data")]
    store: Option<String>,

    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// List tables, the last changed first
    List {
        /// How many
        #[arg(long, value_name = "NUMBER", default_value_t = 50, value_parser = crate::setup::at_least(0u32))]
        limit: u32,
    },
    /// Show a table: who sits there, how it stands, what was said
    Show {
        /// The table
        table: String,
    },
    /// Print everything that is stored of a table, as JSON
    Export {
        /// The table
        table: String,
    },
    /// Delete tables for good
    Delete {
        /// The tables
        #[arg(required = true)]
        tables: Vec<String>,
    },
    /// Shut out an address, a network or a person
    Ban {
        /// Such as 203.0.113.7, `2001:db8::/64`, or the hash of a person
        who: String,
        /// Why, for whoever reads the list
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Let somebody in again
    Unban {
        /// As it stands in the list
        who: String,
    },
    /// List everybody who is shut out
    Bans,
    /// Close the chat of a table
    Mute {
        /// The table
        table: String,
    },
    /// Open the chat of a table again
    Unmute {
        /// The table
        table: String,
    },
    /// Give the room of deleted tables back to the disk (stop the server first)
    Vacuum,
    /// Write a whole copy of the database into a new file
    Backup {
        /// The file, which must not exist
        file: PathBuf,
    },
    /// Ask a running server whether it is well: for health checks where there is no curl
    Health {
        /// Where it listens
        #[arg(value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7171")]
        server: SocketAddr,
    },
    /// Check the database, and replay the log of every table
    Check,
    /// Have all servers that run now replaced by those that are started from now on
    ///
    /// Say this, start the new servers, and then stop the old ones, one after the other. Once a new server is there, the old ones
    /// answer `/healthz` with 503, so that a balancer leads nobody to them any more, and a table goes over as soon as
    /// somebody comes to it at a new server. So nobody has to reconnect more than once.
    Drain,
    /// Carry everything over from one database into another, and verify every table by replay (stop the server first)
    ///
    /// Interrupted, it can be run again: what is there already is compared and not written twice.
    Move {
        /// The folder's database, as sqlite:FOLDER
        from: String,
        /// The new database, as postgres://…
        to: String,
    },
}

/// Does what the command line says.
pub fn run(args: &Args) -> Result<(), Failure> {
    if let Command::Health { server } = &args.command {
        return crate::print(&health(*server)?);
    }
    if let Command::Move { from, to } = &args.command {
        return crate::print(&runtime()?.block_on(carry::over(from, to))?);
    }
    if let Some(url) = &args.store {
        let told = runtime()?.block_on(async {
            let store = Postgres::open(url).await?;
            let told = match &args.command {
                Command::Check => check(&store, store.doubts().await?).await,
                Command::Drain => drained(&store).await,
                command => looked_after(command, &store).await,
            };
            let _ = store.close().await;
            told
        })?;
        return crate::print(&told);
    }
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => data_folder()?,
    };
    let file = folder.join("gambol.db");
    if !file.is_file() {
        return Err(Failure::usage(format!("{}: there is no database here", file.display())));
    }
    let told = runtime()?.block_on(async {
        let store = Sqlite::open(&file).await?;
        let told = done(&args.command, &store, &folder).await;
        let _ = store.close().await;
        told
    })?;
    crate::print(&told)
}

async fn done(command: &Command, store: &Sqlite, folder: &Path) -> Result<String, Failure> {
    match command {
        Command::Vacuum => {
            let _alone = gambol_server::alone_on(folder).map_err(|error| Failure::new(error.to_string()))?;
            let before = store.vitals().bytes;
            store.vacuum().await?;
            let after = store.vitals().bytes;
            Ok(format!("The database had {} kB and has {} kB now.\n", before >> 10, after >> 10))
        }
        Command::Backup { file } => {
            store.back_up(file).await?;
            let copy = Sqlite::open(file).await?;
            let flaws = copy.check().await?;
            let tables = copy.list(u32::MAX).await?.len();
            copy.close().await?;
            if !flaws.is_empty() {
                return Err(Failure::new(format!("the copy is damaged: {}", flaws.join("; "))));
            }
            Ok(format!("{tables} tables were copied into {}.\n", file.display()))
        }
        Command::Check => check(store, store.check().await?).await,
        command => looked_after(command, store).await,
    }
}

/// What can be done with any database.
async fn looked_after(command: &Command, store: &dyn Store) -> Result<String, Failure> {
    Ok(match command {
        Command::List { limit } => list(store, *limit).await?,
        Command::Show { table } => show(&load(store, table).await?),
        Command::Export { table } => format!("{:#}\n", exported(&load(store, table).await?)),
        Command::Delete { tables } => {
            for table in tables {
                found(store.delete(table).await, table)?;
            }
            format!("Deleted: {}.\n", tables.len())
        }
        Command::Ban { who, why } => {
            let what = banned(who)?;
            let ban = BanRow { what: what.clone(), why: why.clone(), at: now() };
            store.ban(ban).await?;
            format!("{what} is shut out.\n")
        }
        Command::Unban { who } => {
            let what = banned(who)?;
            if !store.unban(&what).await? {
                return Err(Failure::new(format!("{what} was not shut out")));
            }
            format!("{what} may come in again.\n")
        }
        Command::Bans => bans(store).await?,
        Command::Mute { table } => {
            found(store.mute(table, true).await, table)?;
            "The chat is closed.\n".to_owned()
        }
        Command::Unmute { table } => {
            found(store.mute(table, false).await, table)?;
            "The chat is open again.\n".to_owned()
        }
        Command::Health { server } => health(*server)?,
        Command::Vacuum | Command::Backup { .. } => {
            return Err(Failure::usage("PostgreSQL has its own programs for this: vacuumdb and pg_dump"));
        }
        Command::Drain => {
            return Err(Failure::usage("one server alone has nobody to hand its tables over to: restart it"));
        }
        Command::Check | Command::Move { .. } => String::new(),
    })
}

/// Has all servers that run now be replaced.
async fn drained(store: &Postgres) -> Result<String, Failure> {
    let fleet: &dyn Fleet = store;
    Ok(match fleet.drain().await? {
        0 => "No server runs on this database.\n".to_owned(),
        1 => "1 server hands its tables over to those that are started from now on.\n".to_owned(),
        count => format!("{count} servers hand their tables over to those that are started from now on.\n"),
    })
}

/// What a server says of its health; a failure if it is not well.
fn health(server: SocketAddr) -> Result<String, Failure> {
    const PATIENCE: Duration = Duration::from_secs(5);
    let ask = || -> std::io::Result<String> {
        let mut line = TcpStream::connect_timeout(&server, PATIENCE)?;
        line.set_read_timeout(Some(PATIENCE))?;
        line.write_all(
            format!("GET /healthz HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n").as_bytes(),
        )?;
        let mut answer = String::new();
        line.read_to_string(&mut answer)?;
        Ok(answer)
    };
    let answer = ask().map_err(|error| Failure::new(format!("{server}: {error}")))?;
    let told = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    if answer.starts_with("HTTP/1.1 200") {
        Ok(told.to_owned())
    } else {
        Err(Failure::new(format!("{server}: {}", told.trim())))
    }
}

fn found(done: Result<bool, StoreError>, table: &str) -> Result<(), Failure> {
    if done? { Ok(()) } else { Err(missing(table)) }
}

fn missing(table: &str) -> Failure {
    Failure::new(format!("there is no table {table}"))
}

async fn load(store: &dyn Store, table: &str) -> Result<Loaded, Failure> {
    // People copy whole addresses.
    let id = table.trim_end_matches('/').rsplit('/').next().unwrap_or(table);
    store.load(id).await?.ok_or_else(|| missing(id))
}

/// What is shut out, as it is stored: a network in its shortest form, or the hash of a person.
fn banned(who: &str) -> Result<String, Failure> {
    let is_hash = who.len() == 32 && who.bytes().all(|letter| letter.is_ascii_hexdigit());
    if is_hash {
        return Ok(who.to_ascii_lowercase());
    }
    if let Ok(address) = who.parse::<std::net::IpAddr>() {
        return Ok(address.to_canonical().to_string());
    }
    match who.parse::<ipnet::IpNet>() {
        Ok(network) => Ok(network.trunc().to_string()),
        Err(_) => Err(Failure::usage(format!(
            "expected an address, a network or the hash of a person, found {who:?}"
        ))),
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// How long ago.
fn ago(at: i64) -> String {
    let minutes = (now() - at).max(0) / 60_000;
    match minutes {
        0..120 => format!("{minutes} min"),
        120..2880 => format!("{} h", minutes / 60),
        _ => format!("{} d", minutes / 1440),
    }
}

async fn list(store: &dyn Store, limit: u32) -> Result<String, Failure> {
    let mut told = format!("{:26}  {:10}  {:>7}  {:>6}  {}\n", "table", "game", "changed", "events", "state");
    for row in store.list(limit).await? {
        let state = if row.ended { "ended" } else { "going on" };
        let muted = if row.muted { ", chat closed" } else { "" };
        let (id, game, changed) = (row.id, row.game, ago(row.changed_at));
        let _ = writeln!(told, "{id:26}  {game:10}  {changed:>7}  {:>6}  {state}{muted}", row.events);
    }
    Ok(told)
}

fn show(loaded: &Loaded) -> String {
    let Loaded { table, seats, events, chat } = loaded;
    let mut told = String::new();
    let _ = writeln!(
        told,
        "{}, {}, made {} ago by {}",
        table.id,
        table.game,
        ago(table.created_at),
        table.creator
    );
    let _ = writeln!(told, "settings: {}", table.settings);
    let _ = writeln!(told, "{} events, the last {} ago", events.len(), ago(table.changed_at));
    let _ = writeln!(told, "result: {}", table.result.as_deref().unwrap_or("none yet"));
    for seat in seats {
        let name = plain(&WORDS.name(seat.name.as_deref().unwrap_or("(no name)")).plain());
        let who = seat.person.as_deref().or(seat.level.as_deref()).unwrap_or("(nobody)");
        let _ = writeln!(told, "seat {}: {} {name} {who}", seat.seat, seat.kind);
    }
    for line in chat {
        let _ = writeln!(
            told,
            "{} ago, {}: {}",
            ago(line.at),
            plain(&WORDS.name(&line.name).plain()),
            plain(&line.text)
        );
    }
    told
}

/// A text that should be JSON, as JSON.
fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::from(text))
}

fn exported(loaded: &Loaded) -> Value {
    let Loaded { table, seats, events, chat } = loaded;
    let events = events.iter().map(|event| {
        json!({"ply": event.ply, "command": event.cmd_id, "seat": event.seat, "body": value(&event.body),
               "hash": event.state_hash, "at": event.at})
    });
    let chat = chat.iter().map(|line| {
        json!({"number": line.number, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at})
    });
    json!({
        "id": table.id, "game": table.game, "options": value(&table.options), "settings": value(&table.settings),
        "seed": table.seed, "creator": table.creator, "created_at": table.created_at,
        "changed_at": table.changed_at, "result": table.result.as_deref().map(value), "seats": seats,
        "events": events.collect::<Vec<_>>(), "chat": chat.collect::<Vec<_>>(),
    })
}

async fn bans(store: &dyn Store) -> Result<String, Failure> {
    let mut told = String::new();
    for BanRow { what, why, at } in store.bans().await? {
        let _ = writeln!(told, "{what:40}  {:>7} ago  {}", ago(at), plain(&why));
    }
    Ok(told)
}

async fn check(store: &dyn Store, mut flaws: Vec<String>) -> Result<String, Failure> {
    let tables = store.list(u32::MAX).await?;
    let count = tables.len();
    for row in tables {
        let Some(loaded) = store.load(&row.id).await? else { continue };
        if let Err(flaw) = gambol_server::table::replays(loaded) {
            flaws.push(format!("table {}: {flaw}", row.id));
        }
    }
    if flaws.is_empty() {
        return Ok(format!("The database is whole, and the logs of {count} tables can be replayed.\n"));
    }
    Err(Failure::new(format!("{} things are wrong: {}", flaws.len(), flaws.join("; "))))
}
