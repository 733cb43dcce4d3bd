//! The store keeps its word: what it has answered is there, once, in order.

use gambol_store::{Appended, ChatRow, Entry, EventRow, SeatRow, Sqlite, Store, TableRow};
use std::sync::Arc;

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        game: "duel".into(),
        options: "{}".into(),
        settings: r#"{"clock":{"kind":"none"},"spectators":true}"#.into(),
        seed: "00".into(),
        creator: "ann".into(),
        created_at: 1,
        changed_at: 1,
        result: None,
    }
}

fn seat(id: &str, seat: u8, person: Option<&str>, invitation: Option<&str>) -> SeatRow {
    let kind = if person.is_some() { "me" } else { "open" };
    SeatRow {
        table: id.into(),
        seat,
        kind: kind.into(),
        person: person.map(Into::into),
        invitation: invitation.map(Into::into),
        ..SeatRow::default()
    }
}

fn event(ply: u64, cmd_id: &str) -> EventRow {
    EventRow {
        ply,
        cmd_id: cmd_id.into(),
        seat: Some(0),
        body: format!("{{\"play\":\"{ply}\"}}"),
        state_hash: "x".into(),
        at: 5,
    }
}

fn entry(id: &str, events: Vec<EventRow>) -> Entry {
    Entry { table: id.into(), events, result: None }
}

async fn open(dir: &tempfile::TempDir) -> Sqlite {
    Sqlite::open(&dir.path().join("gambol.db")).await.expect("a fresh folder takes a database")
}

#[tokio::test]
async fn what_was_appended_is_there_after_opening_again() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(&dir).await;
    let seats = vec![seat("t", 0, Some("ann"), None), seat("t", 1, None, Some("i"))];
    store.create(table("t"), seats.clone(), Vec::new()).await.unwrap();
    let first = vec![event(0, "a"), event(1, "a+1")];
    assert_eq!(store.append(entry("t", first.clone())).await, Ok(Appended::Done));
    let line =
        ChatRow { table: "t".into(), number: 0, seat: None, name: "Eve".into(), text: "<b>".into(), at: 9 };
    store.say(line.clone()).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    let loaded = open(&dir).await.load("t").await.unwrap().unwrap();
    assert_eq!(loaded.events, first);
    assert_eq!(loaded.seats, seats);
    assert_eq!(loaded.chat, [line]);
    assert_eq!(loaded.table.changed_at, 5);
}

#[tokio::test]
async fn a_place_in_the_log_is_taken_once_and_a_command_counts_once() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(&dir).await;
    store.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    assert_eq!(store.append(entry("t", vec![event(0, "a")])).await, Ok(Appended::Done));
    assert_eq!(
        store.append(entry("t", vec![event(0, "b")])).await,
        Ok(Appended::Stale),
        "the place is taken"
    );
    assert_eq!(
        store.append(entry("t", vec![event(1, "a")])).await,
        Ok(Appended::Stale),
        "the command is known"
    );
    assert_eq!(
        store.append(entry("t", vec![event(2, "c")])).await,
        Ok(Appended::Stale),
        "there would be a gap"
    );
    assert_eq!(store.load("t").await.unwrap().unwrap().events.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_race_for_the_same_places_leave_no_gap_and_no_double() {
    let dir = tempfile::tempdir().unwrap();
    let store = Arc::new(open(&dir).await);
    store.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    let mut racers = Vec::new();
    for racer in 0..16 {
        let store = Arc::clone(&store);
        racers.push(tokio::spawn(async move {
            let mut won = 0;
            for ply in 0..20 {
                let appended = store.append(entry("t", vec![event(ply, &format!("{racer}-{ply}"))])).await;
                won += usize::from(appended == Ok(Appended::Done));
            }
            won
        }));
    }
    let mut won = 0;
    for racer in racers {
        won += racer.await.unwrap();
    }
    let events = store.load("t").await.unwrap().unwrap().events;
    assert_eq!(events.len(), won);
    assert!(events.iter().enumerate().all(|(index, event)| event.ply == index as u64));
}

#[tokio::test]
async fn an_invitation_seats_the_first_who_follows_it() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(&dir).await;
    store.create(table("t"), vec![seat("t", 1, None, Some("hash"))], Vec::new()).await.unwrap();
    assert_eq!(store.take_seat("hash", "ben", "Ben").await, Ok(Some(("t".into(), 1))));
    assert_eq!(store.take_seat("hash", "eve", "Eve").await, Ok(None));
    assert_eq!(
        store.take_seat("hash", "ben", "Ben").await,
        Ok(Some(("t".into(), 1))),
        "doing it again does no harm"
    );
    assert_eq!(store.take_seat("no such", "eve", "Eve").await, Ok(None));
    assert_eq!(store.rename("ben", "Benno").await, Ok(vec!["t".into()]));
    assert_eq!(store.of_person("ben", 9).await.unwrap()[0].names, ["Benno"]);
}

#[tokio::test]
async fn lists_hold_what_they_should() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(&dir).await;
    let bot = SeatRow { kind: "bot".into(), level: Some("3".into()), seat: 0, ..SeatRow::default() };
    store.create(table("with-bot"), vec![bot], Vec::new()).await.unwrap();
    let mut clocked = table("clocked");
    clocked.settings = r#"{"clock":{"kind":"move","seconds":60},"spectators":false}"#.into();
    store.create(clocked, Vec::new(), Vec::new()).await.unwrap();
    store.create(table("still"), Vec::new(), Vec::new()).await.unwrap();
    let mut wake = store.to_wake().await.unwrap();
    wake.sort();
    assert_eq!(wake, ["clocked", "with-bot"]);
    for id in ["with-bot", "clocked"] {
        let over = Entry { result: Some(Some("{}".into())), ..entry(id, vec![event(0, "r")]) };
        assert_eq!(store.append(over).await, Ok(Appended::Done));
    }
    assert!(store.to_wake().await.unwrap().is_empty());
    let recent: Vec<_> = store.recent(9).await.unwrap().into_iter().map(|summary| summary.id).collect();
    assert_eq!(recent, ["with-bot"], "what may not be watched is not listed");
}
