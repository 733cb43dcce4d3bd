//! One table's file, mapped into memory.

use super::error::TableError;
use super::header::{Header, Subject};
#[cfg(not(target_arch = "wasm32"))]
use memmap2::Mmap;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A table, read where it lies on the disk.
#[derive(Debug)]
pub struct Table {
    path: PathBuf,
    map: Map,
    content_at: usize,
}

impl Table {
    /// What the solver wrote.
    #[inline]
    pub fn content(&self) -> &[u8] {
        &self.map[self.content_at..]
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Opens a table and checks all of it, to the last byte; none if there is no such file.
    pub(super) fn open(path: &Path, subject: &Subject) -> Result<Option<Table>, TableError> {
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(TableError::io("open", path, 0, error)),
        };
        let broken = |why: String| TableError::Broken { path: path.to_owned(), why };
        let size = file.metadata().map_err(|error| TableError::io("open", path, 0, error))?.len();
        if size == 0 {
            return Err(broken("the file is empty".into()));
        }
        let map = map(&file).map_err(|error| TableError::io("map", path, size, error))?;
        let header = Header::read(&map).map_err(broken)?;
        if header.words != subject.words() {
            return Err(broken(difference(&header.words, subject)));
        }
        let content_at = header.content_at() as usize;
        if blake3::hash(&map[content_at..]).as_bytes() != &header.checksum {
            return Err(broken("the content does not match its checksum".into()));
        }
        Ok(Some(Table { path: path.to_owned(), map, content_at }))
    }

    /// Writes a whole table to a file.
    pub(super) fn write(mut to: impl Write, subject: &Subject, content: &[u8]) -> io::Result<()> {
        let checksum = *blake3::hash(content).as_bytes();
        let header = Header::new(subject, content.len() as u64, checksum);
        to.write_all(&header.write())?;
        to.write_all(content)?;
        to.flush()
    }
}

/// What holds a file's bytes.
#[cfg(not(target_arch = "wasm32"))]
type Map = Mmap;
#[cfg(target_arch = "wasm32")]
type Map = Vec<u8>;

/// In a browser there is no file to map.
#[cfg(target_arch = "wasm32")]
fn map(_: &File) -> io::Result<Map> {
    Err(io::ErrorKind::Unsupported.into())
}

/// The one place where the file system's memory becomes ours.
#[cfg(not(target_arch = "wasm32"))]
#[allow(unsafe_code)] // A mapped file may be changed by others, which no type can rule out.
fn map(file: &File) -> io::Result<Map> {
    // SAFETY: tables are written under another name and only ever renamed or removed as a whole, never changed in
    // place, by all programs of Gambol; a map keeps its file alive. Whoever else writes into our cache directory
    // while we read breaks a contract that we cannot enforce; the bytes are plain data, so what we would get is
    // wrong numbers or a stop by the system.
    unsafe { Mmap::map(file) }
}

/// What a foreign table is about, as far as it differs.
fn difference(words: &str, subject: &Subject) -> String {
    let found: serde_json::Value = serde_json::from_str(words).unwrap_or_default();
    let expected = subject.told();
    for key in ["game", "table", "version", "board"] {
        if found[key] != expected[key] {
            return format!("expected {key} {}, found {}", expected[key], found[key]);
        }
    }
    "expected other options than the file has".into()
}
