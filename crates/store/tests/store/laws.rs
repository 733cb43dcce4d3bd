//! What every store must do, whatever database is behind it. A law gets a fresh store and a way to open it again.

use crate::rows::{entry, event, line, seat, table};
use gambol_store::{Appended, BanRow, Entry, SeatRow, Store};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

pub(crate) type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Where a store lives.
pub(crate) trait Place: Send + Sync {
    /// Opens the store that lives here, or makes one.
    fn open(&self) -> Later<'_, Arc<dyn Store>>;
}

/// A law.
pub(crate) type Law = fn(&dyn Place) -> Later<'_, ()>;

/// All laws with their names.
pub(crate) const LAWS: [(&str, Law); 13] = [
    ("what was answered is there after opening again", |place| Box::pin(is_there_again(place))),
    ("an event has the next place", |place| Box::pin(next_place(place))),
    ("a command counts once", |place| Box::pin(counts_once(place))),
    ("all events of an entry or none", |place| Box::pin(all_or_none(place))),
    ("who writes beside nonsense is written", |place| Box::pin(neighbours(place))),
    ("many who race leave no gap and no double", |place| Box::pin(no_gap(place))),
    ("one of twenty gets the seat", |place| Box::pin(one_of_twenty(place))),
    ("what is said twice is said once", |place| Box::pin(said_once(place))),
    ("lists hold what they should", |place| Box::pin(lists(place))),
    ("a result and whose turn it is stand in the row", |place| Box::pin(results(place))),
    ("what is deleted is gone", |place| Box::pin(deleted(place))),
    ("the first review of a game stays", |place| Box::pin(first_review(place))),
    ("a store that nobody closed has all that it answered", |place| Box::pin(abandoned(place))),
];

async fn is_there_again(place: &dyn Place) {
    let store = place.open().await;
    let seats = vec![seat("t", 0, Some("ann"), None), seat("t", 1, None, Some("i"))];
    store.create(table("t"), seats.clone(), vec![event(0, "made")]).await.unwrap();
    let more = vec![event(1, "a"), event(2, "a+1")];
    assert_eq!(store.append(entry("t", more)).await, Ok(Appended::Done));
    assert_eq!(store.say(line("t", 0, "c", "<b>")).await, Ok(true));
    store.close().await.unwrap();
    drop(store);
    let store = place.open().await;
    let loaded = store.load("t").await.unwrap().expect("it was made");
    assert_eq!(loaded.events, [event(0, "made"), event(1, "a"), event(2, "a+1")]);
    assert_eq!(loaded.seats, seats);
    assert_eq!(loaded.chat, [line("t", 0, "c", "<b>")]);
    assert_eq!(loaded.table.changed_at, 5);
    assert_eq!(store.load("no such").await, Ok(None));
    assert_eq!(store.ping().await, Ok(()));
}

async fn next_place(place: &dyn Place) {
    let store = place.open().await;
    store.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    assert_eq!(store.append(entry("t", vec![event(1, "z")])).await, Ok(Appended::Stale), "there is no 0 yet");
    assert_eq!(store.append(entry("t", vec![event(0, "a")])).await, Ok(Appended::Done));
    assert_eq!(store.append(entry("t", vec![event(0, "b")])).await, Ok(Appended::Stale), "it is taken");
    assert_eq!(store.append(entry("t", vec![event(2, "c")])).await, Ok(Appended::Stale), "a gap");
    assert_eq!(store.append(entry("t", vec![event(1, "d")])).await, Ok(Appended::Done));
    let log = store.load("t").await.unwrap().unwrap().events;
    assert_eq!(log, [event(0, "a"), event(1, "d")]);
    let nowhere = store.append(entry("no such table", vec![event(0, "a")])).await;
    assert_ne!(nowhere, Ok(Appended::Done), "there is no such table");
}

async fn counts_once(place: &dyn Place) {
    let store = place.open().await;
    store.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    store.create(table("u"), Vec::new(), Vec::new()).await.unwrap();
    assert_eq!(store.append(entry("t", vec![event(0, "a")])).await, Ok(Appended::Done));
    assert_eq!(store.append(entry("t", vec![event(1, "a")])).await, Ok(Appended::Stale), "it is known");
    assert_eq!(store.append(entry("u", vec![event(0, "a")])).await, Ok(Appended::Done), "another table");
    assert_eq!(store.load("t").await.unwrap().unwrap().events.len(), 1);
}

async fn all_or_none(place: &dyn Place) {
    let store = place.open().await;
    store.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    // The second of the two has no place: the first must not stay behind alone, and others must not suffer for it.
    let torn = store.append(entry("t", vec![event(0, "a"), event(7, "b")]));
    store.create(table("u"), Vec::new(), Vec::new()).await.unwrap();
    let other = store.append(entry("u", vec![event(0, "a")]));
    let (torn, other) = tokio::join!(torn, other);
    assert_ne!(torn, Ok(Appended::Done));
    assert_eq!(other, Ok(Appended::Done), "who shares a transaction with nonsense is written all the same");
    assert!(store.load("t").await.unwrap().unwrap().events.is_empty());
    assert_eq!(store.append(entry("t", vec![event(0, "a"), event(1, "b")])).await, Ok(Appended::Done));
}

/// A hundred tables at once, so that many of them share a transaction: every third writes too far ahead, every seventh
/// ends its game, every eleventh writes two events, and some were never made.
async fn neighbours(place: &dyn Place) {
    let store = place.open().await;
    for number in (0..100).filter(|number| number % 13 != 12) {
        store.create(table(&format!("t{number}")), Vec::new(), Vec::new()).await.unwrap();
    }
    for round in 0..3 {
        let write = |number: u64| {
            let store = Arc::clone(&store);
            let ply = if number % 3 == 2 { round + 1 } else { round * (1 + u64::from(number % 11 == 10)) };
            let mut events = vec![event(ply, &format!("a{round}"))];
            if number % 11 == 10 {
                events.push(event(ply + 1, &format!("b{round}")));
            }
            let result = (number % 7 == 6).then(|| Some(format!("{{\"round\":{round}}}")));
            let entry = Entry { result, ..entry(&format!("t{number}"), events) };
            tokio::spawn(async move { store.append(entry).await })
        };
        let written: Vec<_> = (0..100).map(write).collect();
        for (number, written) in written.into_iter().enumerate() {
            let written = written.await.unwrap();
            if number % 13 == 12 {
                assert_ne!(written, Ok(Appended::Done), "table {number} was never made");
            } else {
                let should = if number % 3 == 2 { Appended::Stale } else { Appended::Done };
                assert_eq!(written, Ok(should), "table {number}, round {round}");
            }
        }
    }
    for number in (0..100).filter(|number| number % 13 != 12) {
        let loaded = store.load(&format!("t{number}")).await.unwrap().expect("it was made");
        let each = 1 + usize::from(number % 11 == 10);
        let should = if number % 3 == 2 { 0 } else { 3 * each };
        assert_eq!(loaded.events.len(), should, "table {number}");
        assert_eq!(loaded.table.changed_at == table("t").changed_at, should == 0, "table {number}");
        assert_eq!(loaded.table.result.is_some(), should > 0 && number % 7 == 6, "table {number}");
    }
}

async fn no_gap(place: &dyn Place) {
    let store = place.open().await;
    store.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    let mut racers = Vec::new();
    for racer in 0..16 {
        let store = Arc::clone(&store);
        racers.push(tokio::spawn(async move {
            let mut won = Vec::new();
            for ply in 0..20 {
                let name = format!("{racer}-{ply}");
                if store.append(entry("t", vec![event(ply, &name)])).await == Ok(Appended::Done) {
                    won.push(name);
                }
            }
            won
        }));
    }
    let mut won = Vec::new();
    for racer in racers {
        won.extend(racer.await.unwrap());
    }
    let events = store.load("t").await.unwrap().unwrap().events;
    assert_eq!(events.len(), 20, "somebody had every place");
    assert!(events.iter().enumerate().all(|(index, event)| event.ply == index as u64));
    let mut written: Vec<_> = events.into_iter().map(|event| event.cmd_id).collect();
    written.sort();
    won.sort();
    assert_eq!(written, won, "who was told so, and nobody else");
}

async fn one_of_twenty(place: &dyn Place) {
    let store = place.open().await;
    store.create(table("t"), vec![seat("t", 1, None, Some("hash"))], Vec::new()).await.unwrap();
    let mut racers = Vec::new();
    for racer in 0..20 {
        let store = Arc::clone(&store);
        racers.push(tokio::spawn(async move {
            let person = format!("p{racer}");
            store.take_seat("hash", &person, "Ben").await.unwrap().map(|seat| (person, seat))
        }));
    }
    let mut seated = Vec::new();
    for racer in racers {
        seated.extend(racer.await.unwrap());
    }
    let [(person, at)] = seated.as_slice() else { panic!("one of twenty: {seated:?}") };
    assert_eq!(*at, ("t".to_owned(), 1));
    assert_eq!(store.load("t").await.unwrap().unwrap().seats[0].person.as_ref(), Some(person));
    let again = store.take_seat("hash", person, "Ben").await;
    assert_eq!(again, Ok(Some(("t".into(), 1))), "doing it again does no harm");
    assert_eq!(store.take_seat("no such", "eve", "Eve").await, Ok(None));
    let invitation = store.invitation("hash").await.unwrap().expect("it stays an invitation");
    assert_eq!((invitation.table.as_str(), invitation.seat), ("t", 1));
    assert_eq!(store.rename(person, "Benno").await, Ok(vec!["t".into()]));
    assert_eq!(store.of_person(person, 9).await.unwrap()[0].seats[0].name.as_deref(), Some("Benno"));
}

async fn said_once(place: &dyn Place) {
    let store = place.open().await;
    store.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    assert_eq!(store.say(line("t", 0, "c1", "hello")).await, Ok(true));
    assert_eq!(store.say(line("t", 1, "c1", "hello")).await, Ok(false), "the same command");
    assert_eq!(store.say(line("t", 1, "c2", "hello")).await, Ok(true), "the same words again");
    assert!(store.say(line("t", 1, "c3", "x")).await.is_err(), "nothing is lost in silence");
    let chat = store.load("t").await.unwrap().unwrap().chat;
    assert_eq!(chat, [line("t", 0, "c1", "hello"), line("t", 1, "c2", "hello")]);
}

async fn lists(place: &dyn Place) {
    let store = place.open().await;
    let bot = SeatRow { kind: "bot".into(), level: Some("3".into()), seat: 0, ..SeatRow::default() };
    store.create(table("with-bot"), vec![bot], Vec::new()).await.unwrap();
    let mut clocked = table("clocked");
    clocked.settings = r#"{"clock":{"kind":"move","seconds":60},"spectators":false}"#.into();
    clocked.timed = true;
    clocked.changed_at = 3;
    store.create(clocked, vec![seat("clocked", 0, Some("ann"), None)], Vec::new()).await.unwrap();
    store.create(table("still"), Vec::new(), Vec::new()).await.unwrap();
    let mut wake = store.to_wake().await.unwrap();
    wake.sort();
    assert_eq!(wake, ["clocked", "with-bot"]);
    assert_eq!(store.unchanged_since(2, 9).await.unwrap().len(), 2);
    for id in ["with-bot", "clocked"] {
        let over = Entry { result: Some(Some("{}".into())), ..entry(id, vec![event(0, "r")]) };
        assert_eq!(store.append(over).await, Ok(Appended::Done));
    }
    assert!(store.to_wake().await.unwrap().is_empty());
    assert_eq!(store.unchanged_since(2, 9).await, Ok(vec!["still".to_owned()]));
    let mine = store.of_person("ann", 9).await.unwrap();
    assert_eq!(mine.iter().map(|line| line.id.as_str()).collect::<Vec<_>>(), ["clocked"]);
    assert_eq!(store.made_since("ann", 1).await, Ok(3));
    assert_eq!(store.made_since("ann", 2).await, Ok(0), "they are older");
    assert_eq!(store.made_since("ben", 0).await, Ok(0));
    let all = store.list(9).await.unwrap();
    assert_eq!(all.len(), 3);
    assert!(all.iter().all(|row| row.ended == (row.id != "still") && row.events == u64::from(row.ended)));
}

async fn results(place: &dyn Place) {
    let store = place.open().await;
    store.create(table("t"), vec![seat("t", 0, Some("ann"), None)], Vec::new()).await.unwrap();
    let turn = Entry { asked: 0b10, ..entry("t", vec![event(0, "a")]) };
    assert_eq!(store.append(turn).await, Ok(Appended::Done));
    assert_eq!(store.of_person("ann", 1).await.unwrap()[0].asked, 0b10);
    let over = Entry { result: Some(Some("{}".into())), ..entry("t", vec![event(1, "b")]) };
    assert_eq!(store.append(over).await, Ok(Appended::Done));
    let row = store.load("t").await.unwrap().unwrap().table;
    assert_eq!((row.result.as_deref(), row.asked), (Some("{}"), 0));
    let back = Entry { result: Some(None), ..entry("t", vec![event(2, "c")]) };
    assert_eq!(store.append(back).await, Ok(Appended::Done));
    assert_eq!(store.load("t").await.unwrap().unwrap().table.result, None, "it was taken back");
}

async fn deleted(place: &dyn Place) {
    let store = place.open().await;
    for id in ["t", "u"] {
        store.create(table(id), vec![seat(id, 0, Some("ann"), None)], vec![event(0, "a")]).await.unwrap();
        store.say(line(id, 0, "c", "hello")).await.unwrap();
    }
    assert_eq!(store.delete("t").await, Ok(true));
    assert_eq!(store.delete("t").await, Ok(false));
    assert_eq!(store.deleted().await, Ok(vec!["t".to_owned()]), "whoever has it in memory hears of it");
    assert_eq!(store.load("t").await, Ok(None));
    assert!(store.append(entry("t", vec![event(1, "b")])).await != Ok(Appended::Done), "nothing grows there");
    assert_eq!(store.load("u").await.unwrap().unwrap().chat.len(), 1, "others stay");
    assert_eq!(store.mute("u", true).await, Ok(true));
    assert_eq!(store.muted().await, Ok(vec!["u".to_owned()]));
    assert_eq!(store.mute("t", true).await, Ok(false));
    let ban = BanRow { what: "10.0.0.0/8".into(), why: "noise".into(), at: 4 };
    store.ban(ban.clone()).await.unwrap();
    store.ban(ban.clone()).await.unwrap();
    assert_eq!(store.bans().await, Ok(vec![ban]));
    assert_eq!(store.unban("10.0.0.0/8").await, Ok(true));
    assert_eq!(store.unban("10.0.0.0/8").await, Ok(false));
}

async fn first_review(place: &dyn Place) {
    const YEAR: i64 = 365 * 24 * 3_600_000;
    let store = place.open().await;
    assert_eq!(store.review("k").await, Ok(None));
    assert_eq!(store.keep_review("k", "one", 10).await, Ok(true));
    assert_eq!(store.keep_review("k", "another", 20).await, Ok(false));
    store.close().await.unwrap();
    drop(store);
    let store = place.open().await;
    assert_eq!(store.review("k").await, Ok(Some("one".to_owned())));
    assert_eq!(store.keep_review("l", "two", YEAR + 11).await, Ok(true));
    assert_eq!(store.review("k").await, Ok(None), "a year is over");
    assert_eq!(store.review("l").await, Ok(Some("two".to_owned())));
}

/// The store is dropped in the middle of writing, unclosed, as by a crash. (Killed processes are in the server's tests.)
async fn abandoned(place: &dyn Place) {
    let store = place.open().await;
    store.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    let writing = Arc::clone(&store);
    let (tell, mut told) = tokio::sync::watch::channel(0);
    let writer = tokio::spawn(async move {
        for ply in 0.. {
            let appended = writing.append(entry("t", vec![event(ply, &ply.to_string())])).await;
            assert_eq!(appended, Ok(Appended::Done));
            let _ = tell.send(ply + 1);
            tokio::task::yield_now().await;
        }
    });
    let _ = tokio::time::timeout(std::time::Duration::from_secs(5), told.wait_for(|&told| told >= 40)).await;
    writer.abort();
    let _ = writer.await;
    drop(store);
    let answered = *told.borrow();
    assert!(answered >= 40, "the writer was at work: {answered}");
    let events = place.open().await.load("t").await.unwrap().unwrap().events;
    let found = events.len() as u64;
    assert!(found == answered || found == answered + 1, "{answered} were answered, {found} are there");
    assert!(events.iter().enumerate().all(|(index, event)| event.ply == index as u64));
}
