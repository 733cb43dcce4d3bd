//! The server under load: a process of its own, so that its memory and its processor time are its own.

use crate::{LoadError, machine, wrong};
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// The server under load; it ends with this.
pub(crate) struct Server {
    child: Child,
    /// What it says. It must be able to go on saying it, or it ends.
    _out: BufReader<ChildStdout>,
    pub(crate) address: SocketAddr,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    pub(crate) fn start(program: &Path, arguments: &[String]) -> Result<Server, LoadError> {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| wrong(format!("{}: {error}", program.display())))?;
        let out = child.stdout.take().ok_or_else(|| wrong("the server says nothing"))?;
        let port = |line: String| line.rsplit_once(':').and_then(|(_, port)| port.trim().parse::<u16>().ok());
        let mut out = BufReader::new(out);
        let found = out.by_ref().lines().map_while(Result::ok).find_map(port);
        let Some(port) = found else {
            let _ = child.kill();
            return Err(wrong("the server does not say where it listens"));
        };
        Ok(Server { child, _out: out, address: SocketAddr::from(([127, 0, 0, 1], port)) })
    }

    /// What it holds in memory, in bytes: now, and at most so far.
    pub(crate) fn memory(&self) -> (u64, u64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let kilobytes = |key: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(key));
            line.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0)
        };
        (kilobytes("VmRSS:") * 1024, kilobytes("VmHWM:") * 1024)
    }

    /// The processor time that it has used so far.
    pub(crate) fn processor(&self) -> Duration {
        machine::processor_of(&self.child.id().to_string())
    }
}
