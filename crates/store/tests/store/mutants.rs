//! A law that cannot fail is a defect: stores that break their word in one way each are found out.

use crate::laws::{LAWS, Later, Place};
use crate::sqlite::Fresh;
use gambol_store::{
    Appended, BanRow, ChatRow, Entry, EventRow, Listed, Loaded, Reply, SeatRow, Store, Summary, TableRow,
    Vitals,
};
use std::sync::Arc;

/// How a store breaks its word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bent {
    /// It refuses every append.
    Refuses,
    /// It says that it has appended, and has not.
    Forgets,
    /// It appends, and says that it has not.
    Denies,
    /// It gives a seat to everybody.
    SeatsAll,
    /// It loses what is said.
    IsDeaf,
    /// It deletes nothing.
    KeepsAll,
    /// It forgets reviews.
    Reviews,
}

const ALL: [Bent; 7] =
    [Bent::Refuses, Bent::Forgets, Bent::Denies, Bent::SeatsAll, Bent::IsDeaf, Bent::KeepsAll, Bent::Reviews];

struct Mutant(Arc<dyn Store>, Bent);

impl Store for Mutant {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>, events: Vec<EventRow>) -> Reply<'_, ()> {
        self.0.create(table, seats, events)
    }
    fn load(&self, id: &str) -> Reply<'_, Option<Loaded>> {
        self.0.load(id)
    }
    fn append(&self, entry: Entry) -> Reply<'_, Appended> {
        match self.1 {
            Bent::Refuses => Box::pin(async { Ok(Appended::Stale) }),
            Bent::Forgets => Box::pin(async { Ok(Appended::Done) }),
            Bent::Denies => Box::pin(async { self.0.append(entry).await.map(|_| Appended::Stale) }),
            _ => self.0.append(entry),
        }
    }
    fn take_seat(&self, invitation: &str, person: &str, name: &str) -> Reply<'_, Option<(String, u8)>> {
        match self.1 {
            Bent::SeatsAll => Box::pin(async { Ok(Some(("t".to_owned(), 1))) }),
            _ => self.0.take_seat(invitation, person, name),
        }
    }
    fn invitation(&self, invitation: &str) -> Reply<'_, Option<SeatRow>> {
        self.0.invitation(invitation)
    }
    fn rename(&self, person: &str, name: &str) -> Reply<'_, Vec<String>> {
        self.0.rename(person, name)
    }
    fn say(&self, line: ChatRow) -> Reply<'_, bool> {
        if self.1 == Bent::IsDeaf { Box::pin(async { Ok(true) }) } else { self.0.say(line) }
    }
    fn of_person(&self, person: &str, limit: u32) -> Reply<'_, Vec<Summary>> {
        self.0.of_person(person, limit)
    }
    fn made_since(&self, creator: &str, then: i64) -> Reply<'_, u64> {
        self.0.made_since(creator, then)
    }
    fn to_wake(&self) -> Reply<'_, Vec<String>> {
        self.0.to_wake()
    }
    fn list(&self, limit: u32) -> Reply<'_, Vec<Listed>> {
        self.0.list(limit)
    }
    fn unchanged_since(&self, then: i64, limit: u32) -> Reply<'_, Vec<String>> {
        self.0.unchanged_since(then, limit)
    }
    fn delete(&self, id: &str) -> Reply<'_, bool> {
        if self.1 == Bent::KeepsAll { Box::pin(async { Ok(true) }) } else { self.0.delete(id) }
    }
    fn deleted(&self) -> Reply<'_, Vec<String>> {
        self.0.deleted()
    }
    fn ban(&self, ban: BanRow) -> Reply<'_, ()> {
        self.0.ban(ban)
    }
    fn unban(&self, what: &str) -> Reply<'_, bool> {
        self.0.unban(what)
    }
    fn bans(&self) -> Reply<'_, Vec<BanRow>> {
        self.0.bans()
    }
    fn keep_review(&self, key: &str, body: &str, at: i64) -> Reply<'_, bool> {
        if self.1 == Bent::Reviews { Box::pin(async { Ok(true) }) } else { self.0.keep_review(key, body, at) }
    }
    fn review(&self, key: &str) -> Reply<'_, Option<String>> {
        self.0.review(key)
    }
    fn mute(&self, id: &str, muted: bool) -> Reply<'_, bool> {
        self.0.mute(id, muted)
    }
    fn muted(&self) -> Reply<'_, Vec<String>> {
        self.0.muted()
    }
    fn ping(&self) -> Reply<'_, ()> {
        self.0.ping()
    }
    fn vitals(&self) -> Vitals {
        self.0.vitals()
    }
    fn close(&self) -> Reply<'_, ()> {
        self.0.close()
    }
}

struct BentPlace(Fresh, Bent);

impl Place for BentPlace {
    fn open(&self) -> Later<'_, Arc<dyn Store>> {
        Box::pin(async { Arc::new(Mutant(self.0.open().await, self.1)) as Arc<dyn Store> })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_store_that_breaks_its_word_is_found_out() {
    // Their complaints are expected.
    std::panic::set_hook(Box::new(|_| {}));
    for bent in ALL {
        let mut broken = Vec::new();
        for (name, law) in LAWS {
            let place = BentPlace(Fresh::new(), bent);
            if tokio::spawn(async move { law(&place).await }).await.is_err() {
                broken.push(name);
            }
        }
        println!("{bent:?} breaks {broken:?}");
        assert!(!broken.is_empty(), "{bent:?} passes for a store");
    }
}
