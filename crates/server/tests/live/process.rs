//! This test program, started once more as a server that can be killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

/// Starts the one test that becomes a server when it is told so by these variables. Answers when it listens.
pub(crate) fn spawn(test: &str, told: &[(&str, String)]) -> (Child, SocketAddr) {
    let program = std::env::current_exe().expect("this test is a program");
    let mut child = Command::new(program)
        .args([test, "--exact", "--nocapture"])
        .envs(told.iter().map(|(name, value)| (name, value)))
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server can be started");
    let out = BufReader::new(child.stdout.take().expect("the server speaks"));
    let mut lines = out.lines().map_while(Result::ok);
    let address = lines
        .find_map(|line| line.strip_prefix("listening ").and_then(|address| address.parse().ok()))
        .expect("the server says where it listens");
    // It says more after a while, and would end if nobody listened.
    std::thread::spawn(move || lines.for_each(drop));
    (child, address)
}
