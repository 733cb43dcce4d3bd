//! `SQLite` under the laws, and under a disk that is full, locked or slow.

use crate::laws::{LAWS, Later, Place};
use crate::rows::{entry, event, table};
use gambol_store::{Appended, Sqlite, Store, StoreError, Tuning};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A folder with a database.
pub(crate) struct Fresh(tempfile::TempDir);

impl Fresh {
    pub(crate) fn new() -> Fresh {
        Fresh(tempfile::tempdir().expect("there is room for a folder"))
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.path().join("gambol.db")
    }
}

impl Place for Fresh {
    fn open(&self) -> Later<'_, Arc<dyn Store>> {
        Box::pin(async {
            let store = Sqlite::open(&self.file()).await.expect("a folder takes a database");
            Arc::new(store) as Arc<dyn Store>
        })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_all_laws() {
    for (name, law) in LAWS {
        println!("{name}");
        law(&Fresh::new()).await;
    }
}

/// A disk of its own, so small that it can be filled: a file system in memory, mounted here. It is unmounted with this.
struct Disk(tempfile::TempDir);

impl Disk {
    fn of(megabytes: u32) -> Disk {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={megabytes}m"), "tmpfs"])
            .arg(folder.path())
            .status();
        assert!(
            mounted.is_ok_and(|status| status.success()),
            "this test needs to mount a small tmpfs: run it as root, or in `unshare -rm`"
        );
        Disk(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("gambol.db")
    }

    /// Fills all that is left.
    fn fill(&self) -> PathBuf {
        use std::io::Write;
        let at = self.0.path().join("ballast");
        let mut ballast = std::fs::File::create(&at).expect("a file can be made");
        while ballast.write_all(&[0; 4096]).is_ok() {}
        at
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0.path()).status();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_and_once_there_is_room_everything_goes_on_without_a_restart() {
    let disk = Disk::of(4);
    let store = Sqlite::open(&disk.file()).await.expect("there is room yet");
    store.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    assert_eq!(store.append(entry("t", vec![event(0, "first")])).await, Ok(Appended::Done));
    assert_eq!(store.ping().await, Ok(()));
    let ballast = disk.fill();
    let long = "x".repeat(800_000);
    let mut full = event(1, "full");
    full.body = long;
    for _ in 0..30 {
        let refused = store.append(entry("t", vec![full.clone()])).await;
        assert!(matches!(refused, Err(StoreError::Database(_))), "{refused:?}");
    }
    let ill = store.ping().await;
    assert!(matches!(&ill, Err(StoreError::Database(why)) if why.contains("full")), "{ill:?}");
    assert_eq!(store.load("t").await.unwrap().unwrap().events.len(), 1, "reading goes on meanwhile");
    assert!(store.vitals().failures >= 30);
    std::fs::remove_file(ballast).unwrap();
    for number in 0..30 {
        store
            .create(table(&format!("u{number}")), Vec::new(), Vec::new())
            .await
            .expect("there is room again");
    }
    assert_eq!(store.append(entry("t", vec![full])).await, Ok(Appended::Done));
    assert_eq!(store.ping().await, Ok(()), "and healthy");
    store.close().await.unwrap();
    let again = Sqlite::open(&disk.file()).await.unwrap();
    assert_eq!(again.load("t").await.unwrap().unwrap().events.len(), 2);
    assert!(again.check().await.unwrap().is_empty());
    again.close().await.unwrap();
}

/// Locks the database as another program would, until this is dropped.
struct Lock(std::process::Child);

impl Lock {
    fn on(file: &Path) -> Lock {
        use std::io::{BufRead, BufReader, Write};
        let mut child = Command::new("sqlite3")
            .arg(file)
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .expect("sqlite3 is installed");
        let stdin = child.stdin.as_mut().expect("it listens");
        stdin.write_all(b"BEGIN IMMEDIATE; SELECT 'locked';\n").expect("it listens");
        let mut said = String::new();
        BufReader::new(child.stdout.as_mut().expect("it speaks")).read_line(&mut said).expect("it speaks");
        assert_eq!(said, "locked\n");
        Lock(child)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_is_waited_for_and_refused_in_the_end_and_then_goes_on() {
    let fresh = Fresh::new();
    let store = Sqlite::open_with(&fresh.file(), Tuning { busy: Duration::from_millis(300) }).await.unwrap();
    store.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    let lock = Lock::on(&fresh.file());
    let refused = store.append(entry("t", vec![event(0, "a")])).await;
    assert!(matches!(&refused, Err(StoreError::Database(why)) if why.contains("locked")), "{refused:?}");
    drop(lock);
    assert_eq!(store.append(entry("t", vec![event(0, "a")])).await, Ok(Appended::Done));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_disk_is_waited_for_and_nothing_is_answered_before_it_is_written() {
    let fresh = Fresh::new();
    let store = Arc::new(Sqlite::open(&fresh.file()).await.unwrap());
    store.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    let lock = Lock::on(&fresh.file());
    let started = Instant::now();
    let writing = Arc::clone(&store);
    let append = tokio::spawn(async move { writing.append(entry("t", vec![event(0, "a")])).await });
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert!(!append.is_finished(), "it cannot be written yet");
    assert!(store.load("t").await.unwrap().unwrap().events.is_empty(), "readers do not wait");
    drop(lock);
    assert_eq!(append.await.unwrap(), Ok(Appended::Done));
    println!("written after {:?}", started.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_ask_for_its_health_cost_the_disk_next_to_nothing() {
    let fresh = Fresh::new();
    let store = Arc::new(Sqlite::open(&fresh.file()).await.unwrap());
    tokio::time::sleep(Duration::from_millis(2100)).await;
    let before = store.vitals().wal_bytes;
    let started = Instant::now();
    let mut asking = Vec::new();
    for _ in 0..500 {
        let store = Arc::clone(&store);
        asking.push(tokio::spawn(async move { store.ping().await }));
    }
    for asked in asking {
        assert_eq!(asked.await.unwrap(), Ok(()));
    }
    println!("500 answers in {:?}", started.elapsed());
    let written = store.vitals().wal_bytes.saturating_sub(before);
    assert!(written < 64 * 1024, "{written} bytes for 500 questions");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_people_play_is_whole() {
    let fresh = Fresh::new();
    let store = Arc::new(Sqlite::open(&fresh.file()).await.unwrap());
    store.create(table("t"), Vec::new(), Vec::new()).await.unwrap();
    let playing = Arc::clone(&store);
    let play = tokio::spawn(async move {
        for ply in 0..400 {
            assert_eq!(
                playing.append(entry("t", vec![event(ply, &ply.to_string())])).await,
                Ok(Appended::Done)
            );
        }
    });
    tokio::time::sleep(Duration::from_millis(100)).await;
    let copy = fresh.file().with_file_name("copy.db");
    store.back_up(&copy).await.unwrap();
    assert!(store.back_up(&copy).await.is_err(), "a copy that is there is not written over");
    play.await.unwrap();
    let copied = Sqlite::open(&copy).await.unwrap();
    assert!(copied.check().await.unwrap().is_empty());
    let events = copied.load("t").await.unwrap().unwrap().events;
    println!("{} events in the copy", events.len());
    assert!(events.iter().enumerate().all(|(index, event)| event.ply == index as u64));
}
