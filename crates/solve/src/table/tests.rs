use super::header::Header;
use super::*;
use crate::progress::{Progress, Silent};
use serde_json::json;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// A directory of its own for each test, gone afterwards.
struct Directory(PathBuf);

impl Directory {
    fn new() -> Directory {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("gambol-tables-{}-{number}", std::process::id()));
        Directory(path)
    }

    fn store(&self) -> Store {
        Store::at(&self.0)
    }

    fn files(&self) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(&self.0)
            .map(|list| list.flatten().map(|entry| entry.file_name().into_string().unwrap()).collect())
            .unwrap_or_default();
        names.retain(|name: &String| !name.contains(".lock"));
        names.sort();
        names
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Remembers what was said.
#[derive(Default)]
struct Said(Mutex<Vec<String>>);

impl Progress for Said {
    fn say(&self, message: &str) {
        self.0.lock().unwrap().push(message.to_owned());
    }
}

fn subject() -> Subject {
    let options = json!({"life": 12, "rounds": 2}).as_object().unwrap().clone();
    Subject { game: "gunst", options, table: "values", version: 3 }
}

const CONTENT: &[u8] = b"all that the solver found out";

fn build(store: &Store, progress: &dyn Progress) -> Result<Table, TableError> {
    store.open_or_build(&subject(), Need { memory: 1000, disk: 100 }, progress, || Ok(CONTENT.to_vec()))
}

#[test]
fn a_table_is_built_once_and_then_read() {
    let directory = Directory::new();
    let store = directory.store();
    assert!(store.open(&subject(), &Silent).unwrap().is_none());
    assert_eq!(build(&store, &Silent).unwrap().content(), CONTENT);
    let again = store.open_or_build(&subject(), Need::default(), &Silent, || panic!("it is there already"));
    assert_eq!(again.unwrap().content(), CONTENT);
    assert_eq!(directory.files(), [subject().file_name()]);
}

#[test]
fn the_memory_needed_is_said_before_building() {
    let directory = Directory::new();
    let said = Said::default();
    build(&directory.store(), &said).unwrap();
    let said = said.0.into_inner().unwrap();
    assert!(said[0].ends_with("1.0 kB of memory, 100 B on disk"), "{said:?}");
}

#[test]
fn a_table_that_memory_cannot_hold_is_not_begun() {
    let directory = Directory::new();
    let need = Need { memory: u64::MAX, disk: 0 };
    let result = directory.store().open_or_build(&subject(), need, &Silent, || panic!("begun"));
    assert!(matches!(result, Err(TableError::OutOfMemory { .. })));
}

/// Spoils the file and expects it to be named, set aside and built anew.
fn check_spoilt(spoil: impl FnOnce(&Path), expected: &str) {
    let directory = Directory::new();
    let store = directory.store();
    let path = build(&store, &Silent).unwrap().path().to_owned();
    spoil(&path);
    let said = Said::default();
    assert_eq!(build(&store, &said).unwrap().content(), CONTENT);
    let said = said.0.into_inner().unwrap();
    assert!(said[0].contains(&path.display().to_string()) && said[0].contains(expected), "{said:?}");
    assert_eq!(directory.files(), [subject().file_name(), format!("{}.broken", subject().file_name())]);
}

fn flip(path: &Path, at: impl Fn(usize) -> usize) {
    let mut bytes = fs::read(path).unwrap();
    let at = at(bytes.len());
    bytes[at] ^= 4;
    fs::write(path, bytes).unwrap();
}

#[test]
fn a_damaged_content_is_set_aside_and_rebuilt() {
    check_spoilt(|path| flip(path, |size| size - 1), "does not match its checksum");
}

#[test]
fn a_damaged_header_is_set_aside_and_rebuilt() {
    check_spoilt(|path| flip(path, |_| 95), "the header is damaged");
    check_spoilt(|path| flip(path, |_| 14), "the header is damaged");
}

#[test]
fn a_truncated_file_is_set_aside_and_rebuilt() {
    for keep in [0, 1, 20, 70, 100, 4100] {
        check_spoilt(|path| fs::write(path, &fs::read(path).unwrap()[..keep]).unwrap(), "");
    }
}

#[test]
fn a_foreign_file_is_set_aside_and_rebuilt() {
    check_spoilt(|path| fs::write(path, "my diary").unwrap(), "found something else");
}

#[test]
fn a_table_of_an_older_solver_is_set_aside_and_rebuilt() {
    let older = Subject { version: 2, ..subject() };
    let write = |path: &Path| Table::write(fs::File::create(path).unwrap(), &older, b"old").unwrap();
    check_spoilt(write, "expected version 3, found 2");
}

#[test]
fn no_single_damaged_bit_goes_unnoticed() {
    let mut bytes = Vec::new();
    Table::write(&mut bytes, &subject(), CONTENT).unwrap();
    let whole = Header::read(&bytes).unwrap();
    for at in (0..whole.words.len() + 88).chain(4096..bytes.len()) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        let is_noticed = match Header::read(&damaged) {
            Err(_) => true,
            Ok(header) => blake3::hash(&damaged[4096..]).as_bytes() != &header.checksum,
        };
        assert!(is_noticed, "byte {at}");
    }
}

#[test]
fn an_interrupted_build_leaves_nothing_broken() {
    let directory = Directory::new();
    let store = directory.store();
    let flag = AtomicBool::new(false);
    let result = store.open_or_build(&subject(), Need::default(), &flag, || {
        flag.store(true, Ordering::Relaxed);
        flag.go_on()?;
        Ok(CONTENT.to_vec())
    });
    assert!(matches!(result, Err(TableError::Cancelled(_))));
    assert!(directory.files().is_empty());
    // One that was killed while writing leaves its passing file, which is never taken for a table.
    fs::write(store.path(&subject()).with_extension("table.1.new"), "half a ta").unwrap();
    assert_eq!(build(&store, &Silent).unwrap().content(), CONTENT);
    assert_eq!(store.sweep(&subject(), &Silent).unwrap(), 1);
    assert_eq!(directory.files(), [subject().file_name()]);
}

#[test]
fn of_many_programs_that_want_a_table_one_builds_it() {
    let directory = Directory::new();
    let builds = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| {
                let table = directory.store().open_or_build(&subject(), Need::default(), &Silent, || {
                    builds.fetch_add(1, Ordering::Relaxed);
                    std::thread::sleep(std::time::Duration::from_millis(60));
                    Ok(CONTENT.to_vec())
                });
                assert_eq!(table.unwrap().content(), CONTENT);
            });
        }
    });
    assert_eq!(builds.into_inner(), 1);
    assert_eq!(directory.files(), [subject().file_name()]);
}

#[test]
fn whoever_waits_for_another_program_can_be_stopped() {
    let directory = Directory::new();
    let store = directory.store();
    let stopped = AtomicBool::new(true);
    let result = store.open_or_build(&subject(), Need::default(), &Silent, || {
        let second = build(&store, &stopped);
        assert!(matches!(second, Err(TableError::Cancelled(_))), "{second:?}");
        Ok(CONTENT.to_vec())
    });
    assert!(result.is_ok());
}

/// A disk with room for this many bytes.
struct SmallDisk(usize);

impl io::Write for SmallDisk {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = bytes.len().min(self.0);
        self.0 -= written;
        if written == 0 { Err(io::ErrorKind::StorageFull.into()) } else { Ok(written) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_full_disk_is_a_clear_error() {
    let error = Table::write(SmallDisk(5000), &subject(), &[7; 2000]).unwrap_err();
    let error = TableError::io("write", Path::new("/cache/x.table"), 2000, error);
    assert_eq!(error.to_string(), "table /cache/x.table: the disk is full, 2.0 kB are needed");
}

/// `/dev/full` is a disk without room: the passing file leads there.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_nothing_behind() {
    let directory = Directory::new();
    let store = directory.store();
    fs::create_dir_all(&directory.0).unwrap();
    let passing = store.path(&subject()).with_extension(format!("table.{}.new", std::process::id()));
    std::os::unix::fs::symlink("/dev/full", passing).unwrap();
    let error = build(&store, &Silent).unwrap_err();
    assert!(matches!(error, TableError::DiskFull { .. }), "{error:?}");
    assert!(directory.files().is_empty());
    assert!(build(&store, &Silent).is_ok(), "with room again it is built");
}

#[test]
fn a_directory_that_cannot_be_made_is_a_clear_error() {
    let directory = Directory::new();
    fs::write(&directory.0, "a file where a directory should be").unwrap();
    let error = build(&directory.store(), &Silent).unwrap_err();
    assert!(error.to_string().contains(&directory.0.display().to_string()), "{error}");
    fs::remove_file(&directory.0).unwrap();
}

#[test]
fn equal_options_share_a_file_and_others_do_not() {
    let mut other = subject();
    assert_eq!(other.file_name(), subject().file_name());
    other.options.insert("life".into(), json!(11));
    assert_ne!(other.file_name(), subject().file_name());
}
