//! What can go wrong with tables.

use crate::progress::Cancelled;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why there is no table.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// No directory for caches is known on this system; the caller must choose one.
    #[error("tables: no cache directory is known on this system, choose one with --cache")]
    NoCacheDirectory,
    /// The file is not the table it should be. The store sets such files aside and builds anew.
    #[error("table {}: {why}", .path.display())]
    Broken {
        /// The file.
        path: PathBuf,
        /// What was expected and what was found.
        why: String,
    },
    /// The disk has no room for the table.
    #[error("table {}: the disk is full, {} are needed", .path.display(), Bytes(*.size))]
    DiskFull {
        /// The file that was being written, now gone again.
        path: PathBuf,
        /// How many bytes it would have had.
        size: u64,
    },
    /// Building would take more memory than there is.
    #[error("building takes {} of memory, {} are free", Bytes(*.needed), Bytes(*.available))]
    OutOfMemory {
        /// Bytes that building takes.
        needed: u64,
        /// Bytes that are there.
        available: u64,
    },
    /// The file system failed in some other way.
    #[error("table {}: cannot {doing}: {source}", .path.display())]
    Io {
        /// What was being done: "write", "rename", …
        doing: &'static str,
        /// To which file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The work was stopped from outside.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

impl TableError {
    /// An error of the file system, with a full disk told apart. `size` is what the file would have had.
    pub(super) fn io(doing: &'static str, path: &Path, size: u64, source: io::Error) -> TableError {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                TableError::DiskFull { path, size }
            }
            _ => TableError::Io { doing, path, source },
        }
    }
}

/// A number of bytes for people: `3.5 MB`.
pub(super) struct Bytes(pub(super) u64);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let units = ["B", "kB", "MB", "GB", "TB"];
        let unit = (0..units.len() - 1).find(|&unit| self.0 < 1000u64.pow(unit as u32 + 1));
        match unit.unwrap_or(units.len() - 1) {
            0 => write!(f, "{} B", self.0),
            unit => write!(f, "{:.1} {}", self.0 as f64 / 1000f64.powi(unit as i32), units[unit]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_told_for_people() {
        let sizes = [0, 999, 1000, 47_250_000, 24_000_000_000].map(|size| Bytes(size).to_string());
        assert_eq!(sizes, ["0 B", "999 B", "1.0 kB", "47.2 MB", "24.0 GB"]);
    }
}
