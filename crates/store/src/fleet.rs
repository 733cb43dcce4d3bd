//! Many servers on one store: who is there, and who runs which table.

use crate::Reply;

/// A table that this server runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// What every append has to carry.
    pub epoch: u64,
    /// For how long nobody has run the table though somebody should have, in milliseconds.
    pub gap: i64,
}

/// What became of a wish to run a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// It is ours.
    Mine(Held),
    /// This server runs it.
    Theirs(ServerRow),
    /// A newer version has written its log: we would not understand it.
    Newer,
    /// There is no such table.
    Unknown,
}

/// A server that shares the store.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ServerRow {
    /// Its name, which is new with every start.
    pub id: String,
    /// Where other servers reach it; empty if they cannot.
    pub address: String,
    /// Its version, for people.
    pub version: String,
    /// The version of what servers say to each other.
    pub wire: u32,
    /// Whether it is about to be replaced.
    pub leaving: bool,
}

/// What a server hears when it says that it is still there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Renewed {
    /// All other servers that are there.
    pub others: Vec<ServerRow>,
    /// If our time had run out: for how long nobody had heard of us, in milliseconds. Others may have taken our tables, so
    /// nothing is sure until that has been [looked into](Fleet::looked_into).
    pub lapsed: Option<i64>,
    /// Whether we are about to be replaced, and somebody is there who is not: our tables are theirs as soon as they claim them.
    pub is_leaving: bool,
}

/// The servers that share a store. Every time in it is the store's, so that no server's own clock matters.
pub trait Fleet: Send + Sync {
    /// Joins the fleet; others reach this server at that address.
    fn join(&self, address: &str, wire: u32) -> Reply<'_, Renewed>;

    /// Says that this server is still there. That keeps all its tables its own for a while.
    fn renew(&self) -> Reply<'_, Renewed>;

    /// Whether our tables are still ours for sure, so that we may act for them. Asks nobody.
    fn is_sure(&self) -> bool;

    /// The tables that we own, with their epochs.
    fn owned(&self) -> Reply<'_, Vec<(String, u64)>>;

    /// After a lapse: everybody knows which tables are still ours. The next renewal makes us sure again.
    fn looked_into(&self);

    /// Takes some tables that nobody runs and somebody should.
    fn due(&self, most: u32) -> Reply<'_, Vec<String>>;

    /// Has all servers that are there now be replaced: their tables go to servers that join from now on, table by table, as
    /// somebody comes. Says how many there are. Whoever asks need not have joined.
    fn drain(&self) -> Reply<'_, u64>;

    /// Gives up all tables and leaves: others may take them at once.
    fn leave(&self) -> Reply<'_, ()>;

    /// The store's time, in milliseconds since 1970. It never goes back.
    fn now(&self) -> i64;
}
