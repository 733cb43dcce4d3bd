//! Where tables lie while a board is measured. Nothing else in this crate touches files.

use gambol_solve::table::Store;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// A directory for tables that nobody needs once a board is measured.
#[derive(Debug)]
pub struct Scratch {
    directory: PathBuf,
    next: AtomicU64,
}

/// The tables of one board; they go with it.
#[derive(Debug)]
pub(crate) struct Shelf(PathBuf);

impl Scratch {
    /// In this directory, which is made when it is needed, under names of this process.
    pub fn at(directory: &Path) -> Scratch {
        Scratch { directory: directory.to_owned(), next: AtomicU64::new(0) }
    }

    pub(crate) fn shelf(&self) -> Result<Shelf, String> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let path = self.directory.join(format!("forge-{}-{number}", std::process::id()));
        match fs::create_dir_all(&path) {
            Ok(()) => Ok(Shelf(path)),
            Err(error) => Err(format!("{}: {error}", path.display())),
        }
    }
}

impl Shelf {
    pub(crate) fn store(&self) -> Store {
        Store::at(&self.0)
    }
}

impl Drop for Shelf {
    fn drop(&mut self) {
        // What cannot be removed now is only a cache.
        let _ = fs::remove_dir_all(&self.0);
    }
}
