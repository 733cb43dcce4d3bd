//! `PostgreSQL`: every law, and what only many servers have to each other.

use crate::laws::{LAWS, Later, Place};
use crate::rows::{entry, event, table};
use gambol_scratch::{Care, End, Scratch};
use gambol_store::{Appended, Claim, Entry, Fleet, Held, Postgres, Store, StoreError, TableRow, Terms};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A database of a law's own.
struct Fresh(String);

impl Place for Fresh {
    fn open(&self) -> Later<'_, Arc<dyn Store>> {
        Box::pin(async {
            Arc::new(Postgres::open(&self.0).await.expect("the database opens")) as Arc<dyn Store>
        })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_every_law() {
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    for (number, (name, law)) in LAWS.into_iter().enumerate() {
        println!("{name}");
        law(&Fresh(scratch.another(&format!("law{number}")).expect("a database"))).await;
    }
}

/// Servers whose leases are short, so that nobody waits long.
async fn server(scratch: &Scratch, lease: u64) -> Postgres {
    let terms = Terms { lease: Duration::from_millis(lease), log_version: 3, ..Terms::default() };
    let store = Postgres::open_with(&scratch.url(), terms).await.expect("the database opens");
    store.join("127.0.0.1:1", 1).await.expect("there is room for one more");
    store
}

fn held(claim: &Claim) -> Held {
    let Claim::Mine(held) = *claim else { panic!("expected it to be ours, found {claim:?}") };
    held
}

fn at(epoch: u64, ply: u64, command: &str) -> Entry {
    Entry { epoch, ..entry("t", vec![event(ply, command)]) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_one_servers_until_its_lease_runs_out_and_then_the_first_one_is_fenced() {
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let (ann, ben) = (server(&scratch, 2_000).await, server(&scratch, 60_000).await);
    let clocked = TableRow { timed: true, ..table("t") };
    ann.create(clocked, Vec::new(), Vec::new()).await.unwrap();
    assert_eq!(ann.claim("none").await, Ok(Claim::Unknown));
    let first = held(&ann.claim("t").await.unwrap());
    assert_eq!(ann.append(at(first.epoch, 0, "a")).await, Ok(Appended::Done));
    let Ok(Claim::Theirs(whose)) = ben.claim("t").await else { panic!("it is Ann's") };
    assert_eq!((&whose.address[..], whose.wire), ("127.0.0.1:1", 1));
    assert_eq!(ben.due(9).await, Ok(vec![]), "Ann runs it");
    // Ann is not heard of for a while; Ben is. She stops by herself, before anybody takes it.
    while ann.is_sure() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(matches!(ben.claim("t").await, Ok(Claim::Theirs(_))), "it is still Ann's");
    let mut others = ben.renew().await.unwrap().others;
    for _ in 0..100 {
        if others.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        others = ben.renew().await.unwrap().others;
    }
    assert_eq!(others, [], "she is not there any more");
    assert_eq!(ben.due(9).await, Ok(vec!["t".to_owned()]), "its clock runs, so somebody must");
    let second = held(&ben.claim("t").await.unwrap());
    assert!(second.epoch > first.epoch && second.gap >= 2_000, "{second:?}");
    // She comes back, believes that it is hers, and writes at the right place.
    let renewed = ann.renew().await.unwrap();
    assert!(renewed.lapsed.is_some_and(|gap| gap >= 2_000), "{renewed:?}");
    assert!(!ann.is_sure(), "she has to look first");
    assert_eq!(ann.owned().await, Ok(vec![]));
    assert!(ann.renew().await.unwrap().lapsed.is_some(), "nobody has looked yet");
    ann.looked_into();
    assert_eq!(ann.renew().await.unwrap().lapsed, None);
    assert_eq!(ann.append(at(first.epoch, 1, "z")).await, Ok(Appended::Fenced));
    assert_eq!(ben.append(at(second.epoch, 1, "b")).await, Ok(Appended::Done));
    let log = ben.load("t").await.unwrap().expect("it is there").events;
    assert_eq!(log, [event(0, "a"), event(1, "b")]);
    assert_eq!(held(&ben.claim("t").await.unwrap()).gap, 0, "an event tells that somebody runs it");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_to_be_replaced_keeps_a_table_until_somebody_new_claims_it() {
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let (ann, ben) = (server(&scratch, 60_000).await, server(&scratch, 60_000).await);
    ann.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    let first = held(&ann.claim("t").await.unwrap());
    assert_eq!(ben.drain().await, Ok(2));
    let renewed = ann.renew().await.unwrap();
    assert!(!renewed.is_leaving, "nobody is there to replace her");
    assert!(
        matches!(ben.claim("t").await, Ok(Claim::Theirs(whose)) if whose.leaving),
        "he is to be replaced too"
    );
    assert_eq!(ann.append(at(first.epoch, 0, "a")).await, Ok(Appended::Done));
    let cho = server(&scratch, 60_000).await;
    assert!(ann.renew().await.unwrap().is_leaving && !cho.renew().await.unwrap().is_leaving);
    let second = held(&cho.claim("t").await.unwrap());
    assert!(second.epoch > first.epoch);
    assert_eq!(second.gap, 0, "it was run all the time");
    assert_eq!(ann.append(at(first.epoch, 1, "z")).await, Ok(Appended::Fenced));
    assert_eq!(ann.owned().await, Ok(vec![]));
    assert!(matches!(ann.claim("t").await, Ok(Claim::Theirs(whose)) if !whose.leaving));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_hands_all_tables_over_at_once_and_who_rests_gives_one_up() {
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let (ann, ben) = (server(&scratch, 60_000).await, server(&scratch, 60_000).await);
    for id in ["t", "u", "v"] {
        ann.create(TableRow { timed: id != "v", ..table(id) }, Vec::new(), Vec::new()).await.unwrap();
    }
    let epoch = held(&ann.claim("u").await.unwrap()).epoch;
    ann.release("u", epoch, Some(ann.now() + 1_500)).await.unwrap();
    assert_eq!(ben.due(9).await, Ok(vec![]), "it may rest for a while");
    tokio::time::sleep(Duration::from_millis(1_600)).await;
    assert_eq!(ben.due(9).await, Ok(vec!["u".to_owned()]));
    assert_eq!(held(&ben.claim("u").await.unwrap()).gap, 0, "nobody should have run it");
    let epoch = held(&ann.claim("t").await.unwrap()).epoch;
    ann.leave().await.unwrap();
    assert_eq!(ann.append(at(epoch, 0, "a")).await, Err(StoreError::Away), "she does not even try");
    assert_eq!(ben.due(9).await, Ok(vec!["t".to_owned()]));
    assert!(held(&ben.claim("t").await.unwrap()).gap < 5_000);
    held(&ben.claim("v").await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_look_for_tables_each_gets_others_and_none_is_forgotten() {
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let plain = Postgres::open(&scratch.url()).await.unwrap();
    for number in 0..60 {
        let row = TableRow { timed: true, ..table(&format!("t{number}")) };
        plain.create(row, Vec::new(), Vec::new()).await.unwrap();
    }
    let mut servers = Vec::new();
    for _ in 0..3 {
        servers.push(Arc::new(server(&scratch, 60_000).await));
    }
    let looking = servers.into_iter().map(|server| {
        tokio::spawn(async move {
            let mut found = Vec::new();
            loop {
                let due = server.due(4).await.unwrap();
                if due.is_empty() {
                    return found;
                }
                found.extend(due);
            }
        })
    });
    let mut all = Vec::new();
    for looking in looking.collect::<Vec<_>>() {
        all.extend(looking.await.unwrap());
    }
    all.sort();
    let mut each = all.clone();
    each.dedup();
    assert_eq!((all.len(), each.len()), (60, 60), "nobody is given what another was given");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_claim_a_table_at_the_same_moment_one_has_it_and_the_others_are_told_who() {
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let plain = Postgres::open(&scratch.url()).await.unwrap();
    let mut servers = Vec::new();
    for _ in 0..3 {
        servers.push(Arc::new(server(&scratch, 60_000).await));
    }
    for number in 0..60 {
        let id = format!("t{number}");
        let row = TableRow { timed: true, ..table(&id) };
        plain.create(row, Vec::new(), Vec::new()).await.unwrap();
        // One looks for tables that nobody runs, while the others are asked for this one.
        let looking = tokio::spawn({
            let server = Arc::clone(&servers[number % 3]);
            async move { server.due(1).await.unwrap().len() }
        });
        let claiming: Vec<_> = servers
            .iter()
            .enumerate()
            .filter(|(at, _)| *at != number % 3)
            .map(|(_, server)| {
                let (server, id) = (Arc::clone(server), id.clone());
                tokio::spawn(async move { server.claim(&id).await.unwrap() })
            })
            .collect();
        let mut owners = looking.await.unwrap();
        for claim in claiming {
            owners += usize::from(matches!(claim.await.unwrap(), Claim::Mine(_)));
        }
        assert_eq!(owners, 1, "{id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_of_a_newer_version_is_left_to_those_who_understand_it() {
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let new = server(&scratch, 60_000).await;
    let terms = Terms { log_version: 2, ..Terms::default() };
    let old = Postgres::open_with(&scratch.url(), terms).await.unwrap();
    old.join("", 1).await.unwrap();
    old.create(TableRow { timed: true, ..table("t") }, Vec::new(), Vec::new()).await.unwrap();
    held(&old.claim("t").await.unwrap());
    old.leave().await.unwrap();
    let epoch = held(&new.claim("t").await.unwrap()).epoch;
    assert_eq!(new.append(at(epoch, 0, "a")).await, Ok(Appended::Done));
    new.leave().await.unwrap();
    let old = Postgres::open_with(&scratch.url(), terms).await.unwrap();
    old.join("", 1).await.unwrap();
    assert_eq!(old.claim("t").await, Ok(Claim::Newer));
    assert_eq!(old.due(9).await, Ok(vec![]));
}

/// The database is restarted under writers, in an orderly way and abruptly: what was answered is there once, and nothing
/// has to be opened anew.
#[tokio::test(flavor = "multi_thread")]
async fn while_the_database_is_restarted_nothing_is_lost_and_everything_goes_on() {
    let mut scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let store = Arc::new(Postgres::open(&scratch.url()).await.unwrap());
    let mut writers = Vec::new();
    let stop = Arc::new(AtomicBool::new(false));
    for number in 0..12 {
        let id = format!("t{number}");
        store.create(table(&id), Vec::new(), Vec::new()).await.unwrap();
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        writers.push(tokio::spawn(async move {
            let (mut ply, mut failures) = (0, 0);
            while !stop.load(Ordering::Relaxed) {
                match store.append(entry(&id, vec![event(ply, &ply.to_string())])).await {
                    Ok(Appended::Done) => ply += 1,
                    // Nobody knows; the log does.
                    Err(_) => {
                        failures += 1;
                        if let Ok(Some(loaded)) = store.load(&id).await {
                            ply = loaded.events.len() as u64;
                        }
                    }
                    other => panic!("{other:?} at {ply}"),
                }
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            (id, ply, failures)
        }));
    }
    for end in [End::Orderly, End::Abrupt] {
        tokio::time::sleep(Duration::from_millis(300)).await;
        scratch.stop(end);
        scratch.go_on().expect("it starts again");
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    stop.store(true, Ordering::Relaxed);
    let (mut plies, mut failures) = (0, 0);
    for writer in writers {
        let (id, ply, failed) = writer.await.unwrap();
        let log = store.load(&id).await.unwrap().unwrap().events;
        assert!(log.iter().enumerate().all(|(index, event)| event.ply == index as u64));
        assert_eq!(log.len() as u64, ply, "{id}");
        (plies, failures) = (plies + ply, failures + failed);
    }
    println!("{plies} events over two restarts, {failures} refused meanwhile");
    assert!(plies >= 12, "{plies}");
}
