//! Tables that last: files in a cache directory, built once, read by many.
//!
//! A table is built in memory, written under a passing name and renamed when it is whole, so that whatever interrupts a
//! build leaves nothing broken. Who builds holds a lock beside the table; a second program waits and then finds it
//! built. A file that is not what it should be is named, set aside as `….broken` and built anew.

mod error;
mod file;
mod header;
mod store;

#[cfg(test)]
mod tests;

pub use error::TableError;
pub use file::Table;
pub use header::Subject;
pub use store::{Need, Store, memory_available};
