//! Cables: one that can be cut, and a balancer that leads every connection to some server.

use gambol_core::Dice;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A cable that can be cut: then nothing comes through, and nobody is told.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    whole: watch::Sender<bool>,
    far: watch::Sender<SocketAddr>,
}

impl Proxy {
    pub(crate) async fn to(far: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let whole = watch::Sender::new(true);
        let told = whole.subscribe();
        let far = watch::Sender::new(far);
        let leads_to = far.subscribe();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (mut told, far) = (told.clone(), *leads_to.borrow());
                tokio::spawn(async move {
                    if told.wait_for(|whole| *whole).await.is_err() {
                        return;
                    }
                    let Ok(far) = TcpStream::connect(far).await else { return };
                    let _ = (near.set_nodelay(true), far.set_nodelay(true));
                    let (near_reads, near_writes) = near.into_split();
                    let (far_reads, far_writes) = far.into_split();
                    tokio::select! {
                        () = copy(near_reads, far_writes, told.clone()) => {}
                        () = copy(far_reads, near_writes, told) => {}
                    }
                });
            }
        });
        Proxy { address, whole, far }
    }

    /// Leads new connections elsewhere.
    pub(crate) fn lead(&self, far: SocketAddr) {
        let _ = self.far.send(far);
    }

    pub(crate) fn cut(&self) {
        let _ = self.whole.send(false);
    }

    pub(crate) fn mend(&self) {
        let _ = self.whole.send(true);
    }
}

async fn copy(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut told: watch::Receiver<bool>,
) {
    let mut bytes = [0; 8192];
    while let Ok(length @ 1..) = from.read(&mut bytes).await {
        if told.wait_for(|whole| *whole).await.is_err() || to.write_all(&bytes[..length]).await.is_err() {
            return;
        }
    }
}

/// A plain balancer: every connection goes to some server, whoever it is and whatever for.
pub(crate) struct Balancer {
    pub(crate) address: SocketAddr,
    servers: Arc<Mutex<Vec<SocketAddr>>>,
}

impl Balancer {
    pub(crate) async fn over(servers: Vec<SocketAddr>) -> Balancer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let servers = Arc::new(Mutex::new(servers));
        let known = Arc::clone(&servers);
        tokio::spawn(async move {
            let mut dice = Dice::new(0x6261_6c61);
            while let Ok((mut near, _)) = listener.accept().await {
                let all = known.lock().expect("nobody fell").clone();
                let first = dice.index(all.len());
                tokio::spawn(async move {
                    // Who does not answer is passed by, as any balancer does.
                    for place in 0..all.len() {
                        let Ok(mut far) = TcpStream::connect(all[(first + place) % all.len()]).await else {
                            continue;
                        };
                        let _ = (near.set_nodelay(true), far.set_nodelay(true));
                        let _ = tokio::io::copy_bidirectional(&mut near, &mut far).await;
                        return;
                    }
                });
            }
        });
        Balancer { address, servers }
    }

    pub(crate) fn know(&self, servers: Vec<SocketAddr>) {
        *self.servers.lock().expect("nobody fell") = servers;
    }
}
