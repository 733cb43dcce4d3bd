//! A cable between browsers and the server that can be pulled out: for one visitor, without a word of goodbye.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Requests whose head holds a visitor's mark go through that visitor's cable.
#[derive(Clone, Default)]
pub(crate) struct Cable(Arc<Mutex<HashMap<&'static str, watch::Sender<bool>>>>);

impl Cable {
    /// A cable for a visitor, plugged in.
    pub(crate) fn of(&self, mark: &'static str) {
        self.0.lock().expect("nobody panics with it").insert(mark, watch::channel(true).0);
    }

    /// Pulls it out, or plugs it in again.
    pub(crate) fn plug(&self, mark: &'static str, is_in: bool) {
        let cables = self.0.lock().expect("nobody panics with it");
        cables[mark].send_replace(is_in);
    }

    fn find(&self, head: &str) -> Option<watch::Receiver<bool>> {
        let cables = self.0.lock().expect("nobody panics with it");
        cables.iter().find(|(mark, _)| head.contains(**mark)).map(|(_, cable)| cable.subscribe())
    }

    /// Leads everything that comes to the listener to the server.
    pub(crate) fn lay(&self, listener: TcpListener, server: SocketAddr) {
        let cable = self.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let cable = cable.clone();
                tokio::spawn(async move { cable.carry(stream, server).await });
            }
        });
    }

    async fn carry(&self, mut stream: TcpStream, server: SocketAddr) -> Option<()> {
        let mut head = vec![0; 16 * 1024];
        let mut len = 0;
        while !head[..len].windows(4).any(|end| end == b"\r\n\r\n") && len < head.len() {
            match stream.read(&mut head[len..]).await.ok()? {
                0 => return None,
                more => len += more,
            }
        }
        let told = String::from_utf8_lossy(&head[..len]);
        let mut plugged = self.find(&told);
        let mut there = TcpStream::connect(server).await.ok()?;
        there.write_all(&head[..len]).await.ok()?;
        let out = async {
            match &mut plugged {
                None => std::future::pending().await,
                Some(plugged) => plugged.wait_for(|is_in| !is_in).await.map(|_| ()).ok(),
            }
        };
        tokio::select! {
            biased;
            _ = out => None,
            _ = copy_bidirectional(&mut stream, &mut there) => Some(()),
        }
    }
}
