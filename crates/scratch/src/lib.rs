//! A `PostgreSQL` of one's own: in a temporary folder, on loopback, gone with whoever started it.
//!
//! It is Debian's package `postgresql` (or whatever `PATH` has) with a cluster of its own; the system's is left alone.
//! `PostgreSQL` refuses to run as root, so root starts it as the user `postgres`.

use std::io::Write;
use std::net::{SocketAddr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// No start and no stop takes longer, unless something is broken.
const PATIENCE: Duration = Duration::from_secs(30);

/// What Linux counts processor time in.
const TICK: Duration = Duration::from_millis(10);

/// Starts a program, and ends it by the signal that is read; or, when whoever started this is gone and nothing more can
/// be read, at once, and clears up after it.
const KEEPER: &str = r#"folder=$1; shift; "$@" & pid=$!; read signal || gone=yes
kill -s "${signal:-QUIT}" "$pid"; wait "$pid"; [ -z "$gone" ] || rm -rf "$folder"/*"#;

/// Why there is no database.
#[derive(Debug, thiserror::Error)]
pub enum ScratchError {
    /// There is no `PostgreSQL` on this machine.
    #[error("no PostgreSQL was found: install Debian's package postgresql")]
    Missing,
    /// One of its programs failed.
    #[error("{0}: {1}")]
    Failed(&'static str, String),
    /// The system failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// How careful the database is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// It waits for the disk, as in real life.
    Durable,
    /// It leaves that to the system: quick, and as good where no machine is going to crash.
    Quick,
}

/// How a database is ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Everybody is told.
    Orderly,
    /// As in a crash: it has to recover when it starts again.
    Abrupt,
}

/// A database that runs.
#[derive(Debug)]
pub struct Scratch {
    programs: PathBuf,
    folder: tempfile::TempDir,
    user: Option<(u32, u32)>,
    address: SocketAddr,
    care: Care,
    keeper: Option<Child>,
}

impl Drop for Scratch {
    fn drop(&mut self) {
        self.stop(End::Abrupt);
    }
}

/// The folder with the programs of the newest version.
fn programs() -> Result<PathBuf, ScratchError> {
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let number = |path: &Path| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let newest =
        installed.map(|entry| entry.path()).max_by_key(|path| number(path)).map(|path| path.join("bin"));
    let on_path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let all = newest.into_iter().chain(on_path.into_iter().flatten());
    all.into_iter().find(|folder| folder.join("initdb").is_file()).ok_or(ScratchError::Missing)
}

/// The user whom root starts it as.
fn user() -> Result<Option<(u32, u32)>, ScratchError> {
    if !rustix::process::geteuid().is_root() {
        return Ok(None);
    }
    let id = |flag: &str| -> Result<u32, ScratchError> {
        let told = Command::new("id").args([flag, "postgres"]).output()?;
        String::from_utf8_lossy(&told.stdout).trim().parse().map_err(|_| ScratchError::Missing)
    };
    Ok(Some((id("-u")?, id("-g")?)))
}

impl Scratch {
    /// A folder and a port, with nothing there yet.
    fn prepared(care: Care) -> Result<Scratch, ScratchError> {
        let folder = tempfile::Builder::new().prefix("gambol-postgres-").tempdir()?;
        let user = user()?;
        if let Some((uid, gid)) = user {
            std::os::unix::fs::chown(folder.path(), Some(uid), Some(gid))?;
        }
        // The system picks a port that is free; nobody else is likely to take it within the next second.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        Ok(Scratch { programs: programs()?, folder, user, address, care, keeper: None })
    }

    /// Starts a database with nothing in it.
    pub fn start(care: Care) -> Result<Scratch, ScratchError> {
        let mut scratch = Scratch::prepared(care)?;
        let made = scratch
            .program("initdb")
            .args(["--no-sync", "--auth=trust", "--username=gambol", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(scratch.data())
            .output()?;
        succeeded("initdb", &made)?;
        scratch.go_on()?;
        let made = scratch.program("createdb").args(scratch.whom()).arg("gambol").output()?;
        succeeded("createdb", &made)?;
        Ok(scratch)
    }

    /// Starts a replica, and lets every commit wait until the replica has it too.
    pub fn replica(&self) -> Result<Scratch, ScratchError> {
        let mut replica = Scratch::prepared(self.care)?;
        let copied = replica
            .program("pg_basebackup")
            .args(self.whom())
            .args(["--checkpoint=fast", "--write-recovery-conf", "-D"])
            .arg(replica.data())
            .output()?;
        succeeded("pg_basebackup", &copied)?;
        replica.go_on()?;
        self.ask("ALTER SYSTEM SET synchronous_standby_names = '*'")?;
        self.ask("SELECT pg_reload_conf()")?;
        Ok(replica)
    }

    /// Makes a replica the database that is written to.
    pub fn promote(&self) -> Result<(), ScratchError> {
        self.ask("SELECT pg_promote()").map(|_| ())
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        self.as_user(&mut command);
        command
    }

    fn as_user(&self, command: &mut Command) {
        if let Some((uid, gid)) = self.user {
            command.uid(uid).gid(gid);
        }
        command.current_dir(self.folder.path());
    }

    fn whom(&self) -> [String; 6] {
        let port = self.address.port().to_string();
        ["-h".into(), "127.0.0.1".into(), "-p".into(), port, "-U".into(), "gambol".into()]
    }

    /// Starts it again after it was stopped, on the same data and the same port.
    pub fn go_on(&mut self) -> Result<(), ScratchError> {
        let log = std::fs::File::options().create(true).append(true).open(self.folder.path().join("log"))?;
        let care = if self.care == Care::Durable { "on" } else { "off" };
        let mut command = Command::new("sh");
        self.as_user(&mut command);
        let mut keeper = command
            .args(["-c", KEEPER, "sh"])
            .arg(self.folder.path())
            .arg(self.programs.join("postgres"))
            .arg("-D")
            .arg(self.data())
            .args(["-p", &self.address.port().to_string()])
            .args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="])
            .args(["-c", &format!("fsync={care}"), "-c", "max_connections=600"])
            .args(["-c", "max_wal_size=2GB", "-c", "shared_buffers=128MB"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()?;
        let started = Instant::now();
        loop {
            let ready = self.program("pg_isready").arg("-q").args(self.whom()).status()?;
            if ready.success() {
                self.keeper = Some(keeper);
                return Ok(());
            }
            if started.elapsed() > PATIENCE || keeper.try_wait()?.is_some() {
                let _ = keeper.kill();
                let log = std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
                return Err(ScratchError::Failed("postgres", log));
            }
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// Stops it. Its data stay where they are.
    pub fn stop(&mut self, end: End) {
        let Some(mut keeper) = self.keeper.take() else { return };
        if let Some(mut line) = keeper.stdin.take() {
            let signal = if end == End::Orderly { "INT\n" } else { "QUIT\n" };
            let _ = line.write_all(signal.as_bytes());
        }
        let _ = keeper.wait();
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its address as clients write it.
    pub fn url(&self) -> String {
        self.url_at(self.address)
    }

    /// The same for those who come through somebody else, such as a proxy.
    pub fn url_at(&self, address: SocketAddr) -> String {
        format!("postgres://gambol@{address}/gambol?sslmode=disable")
    }

    /// Makes another database beside the first, with nothing in it; answers with its address.
    pub fn another(&self, name: &str) -> Result<String, ScratchError> {
        let made = self.program("createdb").args(self.whom()).arg(name).output()?;
        succeeded("createdb", &made)?;
        Ok(format!("postgres://gambol@{}/{name}?sslmode=disable", self.address))
    }

    /// What the database says to a statement, as plain text.
    pub fn ask(&self, sql: &str) -> Result<String, ScratchError> {
        let told = self.program("psql").args(self.whom()).args(["-d", "gambol", "-AtXqc", sql]).output()?;
        succeeded("psql", &told)?;
        Ok(String::from_utf8_lossy(&told.stdout).trim().to_owned())
    }

    /// The processor time that the database has used so far, with all who work for it and have worked for it.
    pub fn processor(&self) -> Duration {
        let file = std::fs::read_to_string(self.data().join("postmaster.pid")).unwrap_or_default();
        let Some(first) = file.lines().next().map(str::trim).filter(|line| !line.is_empty()) else {
            return Duration::ZERO;
        };
        let children =
            std::fs::read_to_string(format!("/proc/{first}/task/{first}/children")).unwrap_or_default();
        // Of itself, and of those that have ended; then of those that are there.
        let ended = ticks(first, 4);
        TICK * (ended + children.split_whitespace().map(|child| ticks(child, 2)).sum::<u32>())
    }
}

/// The first so many of the times that Linux tells of a process: its own in its code and in the system's, then those of its
/// children that have ended.
fn ticks(process: &str, count: usize) -> u32 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name in brackets may hold anything.
    let after = stat.rsplit_once(')').map_or("", |(_, after)| after);
    after.split_whitespace().skip(11).take(count).filter_map(|ticks| ticks.parse::<u32>().ok()).sum()
}

fn succeeded(what: &'static str, output: &Output) -> Result<(), ScratchError> {
    if output.status.success() {
        return Ok(());
    }
    Err(ScratchError::Failed(what, String::from_utf8_lossy(&output.stderr).into_owned()))
}
