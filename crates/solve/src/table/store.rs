//! A directory full of tables.

use super::error::{Bytes, TableError};
use super::file::Table;
use super::header::Subject;
use crate::progress::Progress;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A directory full of tables.
#[derive(Clone, Debug)]
pub struct Store {
    directory: PathBuf,
}

/// What building a table takes, in bytes. Said before it is built.
#[derive(Clone, Copy, Debug, Default)]
pub struct Need {
    /// Of memory, at the worst moment.
    pub memory: u64,
    /// Of the disk, in the end.
    pub disk: u64,
}

#[cfg(not(target_arch = "wasm32"))]
fn cache_directory() -> Option<PathBuf> {
    Some(directories::ProjectDirs::from("", "", "gambol")?.cache_dir().to_owned())
}

/// In a browser there is none.
#[cfg(target_arch = "wasm32")]
fn cache_directory() -> Option<PathBuf> {
    None
}

/// Whether the file is locked for us now; `None` where the file system has no locks.
#[cfg(not(target_arch = "wasm32"))]
fn try_lock(file: &File) -> Option<bool> {
    match file.try_lock() {
        Ok(()) => Some(true),
        Err(fs::TryLockError::WouldBlock) => Some(false),
        Err(fs::TryLockError::Error(_)) => None,
    }
}

/// In a browser there are neither.
#[cfg(target_arch = "wasm32")]
fn try_lock(_file: &File) -> Option<bool> {
    None
}

impl Store {
    /// Tables in this directory, made when the first table is written.
    pub fn at(directory: impl Into<PathBuf>) -> Store {
        Store { directory: directory.into() }
    }

    /// Tables in the user's cache directory.
    pub fn in_cache() -> Result<Store, TableError> {
        Ok(Store::at(cache_directory().ok_or(TableError::NoCacheDirectory)?.join("tables")))
    }

    /// The directory.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// The file of a table, whether it is there or not.
    pub fn path(&self, subject: &Subject) -> PathBuf {
        self.directory.join(subject.file_name())
    }

    /// The table, if it is there and whole. A file that is not is named to `progress` and set aside.
    pub fn open(&self, subject: &Subject, progress: &dyn Progress) -> Result<Option<Table>, TableError> {
        let path = self.path(subject);
        match Table::open(&path, subject) {
            Err(error @ TableError::Broken { .. }) => {
                let aside = path.with_extension("table.broken");
                progress.say(&format!("{error}; set aside as {}", aside.display()));
                match fs::rename(&path, &aside) {
                    // Another program may have set it aside in the same moment.
                    Err(error) if error.kind() != io::ErrorKind::NotFound => {
                        Err(TableError::io("set aside", &path, 0, error))
                    }
                    _ => Ok(None),
                }
            }
            result => result,
        }
    }

    /// The table, built first if it is not there. `build` makes the whole content in memory.
    pub fn open_or_build(
        &self,
        subject: &Subject,
        need: Need,
        progress: &dyn Progress,
        build: impl FnOnce() -> Result<Vec<u8>, TableError>,
    ) -> Result<Table, TableError> {
        if let Some(table) = self.open(subject, progress)? {
            return Ok(table);
        }
        let path = self.path(subject);
        fs::create_dir_all(&self.directory)
            .map_err(|error| TableError::io("make the directory", &self.directory, 0, error))?;
        let _lock = self.lock(subject, progress)?;
        // Whoever held the lock before us has perhaps built it.
        if let Some(table) = self.open(subject, progress)? {
            return Ok(table);
        }
        progress.say(&format!(
            "building {}: {} of memory, {} on disk",
            subject.file_name(),
            Bytes(need.memory),
            Bytes(need.disk)
        ));
        if let Some(available) = memory_available().filter(|&available| available < need.memory) {
            return Err(TableError::OutOfMemory { needed: need.memory, available });
        }
        let content = build()?;
        self.write(&path, subject, &content)?;
        drop(content);
        Table::open(&path, subject)?.ok_or_else(|| TableError::Broken {
            path,
            why: "removed by another program right after it was built".into(),
        })
    }

    /// Writes a table as it is now, in the place of what was there.
    pub(crate) fn keep(&self, subject: &Subject, content: &[u8]) -> Result<(), TableError> {
        fs::create_dir_all(&self.directory)
            .map_err(|error| TableError::io("make the directory", &self.directory, 0, error))?;
        self.write(&self.path(subject), subject, content)
    }

    /// Removes a table, if it is there.
    pub(crate) fn remove(&self, subject: &Subject) {
        let _ = fs::remove_file(self.path(subject));
    }

    /// Waits for the lock of a table. It is the system's lock, so it ends with the program that holds it, however that
    /// ends. Where the file system has no locks we go without: then both build, and the later rename wins, harmlessly.
    fn lock(&self, subject: &Subject, progress: &dyn Progress) -> Result<Option<File>, TableError> {
        let path = self.directory.join(subject.file_name()).with_extension("table.lock");
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
        let file = file.map_err(|error| TableError::io("lock", &path, 0, error))?;
        let mut told = false;
        loop {
            match try_lock(&file) {
                Some(true) => return Ok(Some(file)),
                None => return Ok(None),
                Some(false) => {}
            }
            if !told {
                progress.say(&format!("another program is building {}: waiting for it", subject.file_name()));
                told = true;
            }
            progress.go_on()?;
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Writes a table under a passing name in the same directory, then gives it its own.
    fn write(&self, path: &Path, subject: &Subject, content: &[u8]) -> Result<(), TableError> {
        let passing = path.with_extension(format!("table.{}.new", std::process::id()));
        let size = content.len() as u64;
        let written = File::create(&passing).and_then(|file| {
            Table::write(BufWriter::with_capacity(1 << 20, &file), subject, content)?;
            file.sync_all()
        });
        let renamed = written.map_err(|error| ("write", error)).and_then(|()| {
            fs::rename(&passing, path).map_err(|error| ("rename", error))?;
            // So that the name lasts too; not every system can, and a lost cache is no harm.
            let _ = File::open(&self.directory).and_then(|directory| directory.sync_all());
            Ok(())
        });
        renamed.map_err(|(doing, error)| {
            let _ = fs::remove_file(&passing);
            TableError::io(doing, &passing, size, error)
        })
    }

    /// Removes what interrupted builds have left behind (only what no living program can still be writing: the lock is
    /// held while looking). Returns how many files went.
    pub fn sweep(&self, subject: &Subject, progress: &dyn Progress) -> Result<usize, TableError> {
        let _lock = self.lock(subject, progress)?;
        let stem = format!("{}.", subject.file_name());
        let listed = fs::read_dir(&self.directory)
            .map_err(|error| TableError::io("list", &self.directory, 0, error))?;
        let is_left = |path: &PathBuf| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            name.starts_with(&stem) && path.extension().is_some_and(|extension| extension == "new")
        };
        let left: Vec<_> = listed.flatten().map(|entry| entry.path()).filter(is_left).collect();
        Ok(left.iter().filter(|path| fs::remove_file(path).is_ok()).count())
    }
}

/// Bytes of memory that are free for us, where the system tells.
pub fn memory_available() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
