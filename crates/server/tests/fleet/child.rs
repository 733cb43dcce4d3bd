//! A server as a process of its own, which can be killed, stopped and cut off.

use crate::wire::Proxy;
use crate::{known, process, shared};
use gambol_scratch::Scratch;
use gambol_server::Peers;
use rustix::process::{Pid, Signal, kill_process};
use std::net::{SocketAddr, TcpListener};
use std::process::Child;

/// Set, it tells this test program to be a server: the database, where other servers come in, and what they are told.
const BE_A_SERVER: &str = "GAMBOL_TEST_FLEET";

/// Not a test by itself: the servers of the others.
#[test]
fn one_of_several_servers() {
    let Ok(told) = std::env::var(BE_A_SERVER) else { return };
    let [url, listen, address] = told.split(' ').collect::<Vec<_>>()[..] else { panic!("three words") };
    let mut config = shared(url);
    let listen = listen.parse().expect("an address");
    config.peers = Some(Peers { listen, address: Some(address.to_owned()), secret: known() });
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let running = gambol_server::start(config).await.expect("the server starts");
        println!("\nlistening {}", running.address());
        let mut told =
            tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()).expect("signals");
        told.recv().await;
        running.stop().await;
    });
}

/// A server, with a cable to its database and one for other servers to reach it.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    pub(crate) database: Proxy,
    pub(crate) others: Proxy,
    listen: SocketAddr,
    url: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    pub(crate) async fn start(scratch: &Scratch) -> Server {
        let listen =
            TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a free port");
        let (database, others) = (Proxy::to(scratch.address()).await, Proxy::to(listen).await);
        let url = scratch.url_at(database.address);
        let (child, address) = spawn(&url, listen, others.address);
        Server { child, address, database, others, listen, url }
    }

    /// Starts it again after it has ended, on other ports for visitors.
    pub(crate) fn again(&mut self) {
        let _ = self.child.wait();
        (self.child, self.address) = spawn(&self.url, self.listen, self.others.address);
    }

    fn signal(&self, signal: Signal) {
        let process = Pid::from_child(&self.child);
        kill_process(process, signal).expect("the server is there");
    }

    pub(crate) fn kill(&self) {
        self.signal(Signal::KILL);
    }

    pub(crate) fn freeze(&self) {
        self.signal(Signal::STOP);
    }

    pub(crate) fn thaw(&self) {
        self.signal(Signal::CONT);
    }

    /// Tells it to stop, and waits until it has.
    pub(crate) async fn stop(&mut self) {
        self.signal(Signal::TERM);
        while self.child.try_wait().expect("the server is there").is_none() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
}

fn spawn(url: &str, listen: SocketAddr, address: SocketAddr) -> (Child, SocketAddr) {
    let told = format!("{url} {listen} {address}");
    process::spawn("child::one_of_several_servers", &[(BE_A_SERVER, told)])
}
