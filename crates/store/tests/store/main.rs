//! The store keeps its word: what it has answered is there, once, in order; whatever happens to the disk.

mod laws;
mod mutants;
mod older;
mod postgres;
mod rows;
mod sqlite;
mod wal;
