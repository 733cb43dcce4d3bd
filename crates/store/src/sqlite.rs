//! SQLite.

/// The database that comes with Gambol.
#[derive(Debug)]
pub struct Sqlite;
