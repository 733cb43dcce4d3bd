//! The slow, and those who hide behind others: nobody holds up the table, and limits count people.

use crate::client::{Answer, Browser, Server, Socket, read_answer};
use gambol_core::Dice;
use serde_json::json;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Short enough for a test, long enough for a busy machine.
const PATIENCE: Duration = Duration::from_millis(800);

async fn impatient() -> Server {
    Server::with(|config| config.patience = PATIENCE).await
}

/// One move and its take-back: two changes of the board that everybody is sent.
async fn to_and_fro(screen: &mut Socket, dice: &mut Dice) {
    let action = screen.some_action(dice).await;
    assert_eq!(screen.ask(screen.playing(&action)).await["t"], "ok");
    assert_eq!(screen.ask(json!({"do": "takeback"})).await["t"], "ok");
    screen.sync().await;
}

/// A socket of somebody who watches, on a line that holds little.
async fn narrow_socket(browser: &Browser, table: &str) -> Socket {
    let line = TcpSocket::new_v4().expect("a socket");
    line.set_recv_buffer_size(4096).expect("a small buffer");
    let line = line.connect(browser.address).await.expect("the server listens");
    browser.socket_over(line, table, &format!("http://{}", browser.address)).await.expect("a seat")
}

/// More than the system keeps for one line, whatever it is like: 4 MB is the most on a usual Linux.
const FLOOD: usize = 12 << 20;

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_does_not_read_holds_up_nobody_and_gets_the_whole_view_when_it_does() {
    // Nobody is let go here, however slow the machine.
    let server = Server::with(|config| config.patience = Duration::from_mins(10)).await;
    let mut ann = server.browser();
    let table = ann.create(&json!({"game": "muddy-ride", "with": "here"})).await;
    let mut screen = ann.socket(&table).await;
    let mut slow = narrow_socket(&server.browser(), &table).await;
    let resyncs = || server.running.app().metrics().resyncs.value();
    let mut dice = Dice::new(8);
    let (mut changes, mut sent) = (0, 0);
    while sent < FLOOD {
        to_and_fro(&mut screen, &mut dice).await;
        changes += 2;
        sent += screen.frames.drain(..).map(|frame| frame.len()).sum::<usize>();
    }
    assert_eq!(resyncs(), 0, "who does not read at all is not sent more and more");
    let action = screen.some_action(&mut dice).await;
    assert_eq!(screen.ask(screen.playing(&action)).await["t"], "ok");
    screen.sync().await;
    slow.frames.clear();
    while slow.view["ply"] != screen.view["ply"] {
        slow.until(|message| message["t"] == "view").await;
    }
    assert_eq!(resyncs(), 1);
    let views = slow.frames.iter().filter(|frame| frame.contains("\"t\":\"view\"")).count();
    assert!(views < changes, "{views} views of {changes} changes: the others were dropped");
    assert_eq!(slow.view["log"], screen.view["log"]);
    assert_eq!(slow.view["log_from"], 0, "the last one is whole");
    for (before, after) in slow.frames.iter().zip(&slow.frames[1..]) {
        let number =
            |frame: &String| serde_json::from_str::<serde_json::Value>(frame).expect("JSON")["n"].as_u64();
        assert_eq!(number(before).map(|n| n + 1), number(after), "the connection counts what it was sent");
    }
    // From here on it keeps up again.
    to_and_fro(&mut screen, &mut dice).await;
    slow.sync().await;
    assert_eq!(slow.view["ply"], screen.view["ply"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_never_reads_is_let_go() {
    let server = impatient().await;
    let mut ann = server.browser();
    let table = ann.create(&json!({"game": "muddy-ride", "with": "here"})).await;
    let mut screen = ann.socket(&table).await;
    let slow = narrow_socket(&server.browser(), &table).await;
    let sockets = || server.running.app().metrics().sockets.value();
    assert_eq!(sockets(), 2);
    let mut dice = Dice::new(8);
    let started = Instant::now();
    while sockets() > 1 {
        assert!(started.elapsed() < crate::client::PATIENCE, "the reader is still waited for");
        to_and_fro(&mut screen, &mut dice).await;
    }
    drop(slow);
}

/// Sends the beginning of a request, then a byte of the rest now and then, until the server has had enough; answers
/// with what it said and how long that took.
async fn drip(server: &Server, beginning: &str, rest: &str, pause: Duration) -> (Answer, Duration) {
    let mut stream = TcpStream::connect(server.running.address()).await.expect("the server listens");
    let started = Instant::now();
    stream.write_all(beginning.as_bytes()).await.expect("the server reads");
    let (mut reading, mut writing) = stream.split();
    let mut bytes = Vec::new();
    let drips = async {
        for byte in rest.bytes().cycle() {
            tokio::time::sleep(pause).await;
            if writing.write_all(&[byte]).await.is_err() {
                break;
            }
        }
        std::future::pending::<()>().await;
    };
    let ended = tokio::time::timeout(crate::client::PATIENCE, async {
        tokio::select! {
            () = drips => {}
            _ = reading.read_to_end(&mut bytes) => {}
        }
    });
    ended.await.expect("the server does not wait for ever");
    (read_answer(&bytes), started.elapsed())
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_the_head_of_a_request_too_slowly_is_cut_off_and_others_are_served_meanwhile() {
    let server = impatient().await;
    let address = server.running.address();
    let head = format!("GET /healthz HTTP/1.1\r\nHost: {address}\r\n");
    let mut ann = server.browser();
    for beginning in ["", "GET ", &head] {
        let slow = drip(&server, beginning, "x", PATIENCE / 10);
        let ((answer, took), other) = tokio::join!(slow, ann.get("/healthz"));
        assert_eq!(other.status, 200);
        assert!(took >= PATIENCE, "{beginning:?}: {took:?}");
        assert!(matches!(answer.status, 0 | 400 | 408), "{beginning:?}: {answer:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_a_body_too_slowly_or_not_at_all_is_cut_off() {
    let server = impatient().await;
    let address = server.running.address();
    let head = format!(
        "POST /tables HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{{"
    );
    let (answer, took) = drip(&server, &head, " ", Duration::from_mins(10)).await;
    assert!(matches!(answer.status, 400 | 408), "nothing comes: {answer:?}");
    assert!(took >= PATIENCE, "{took:?}");
    // One byte now and then is not waited for either, though no single pause is long.
    let (answer, took) = drip(&server, &head, " ", PATIENCE / 4).await;
    assert_eq!(answer.status, 408, "{answer:?}");
    assert!(took >= 2 * PATIENCE, "{took:?}");
    assert_eq!(server.running.app().metrics().created.value(), 0);
}

/// A request that comes from this address of ours, for whoever it names.
async fn ask_from(peer: [u8; 4], server: SocketAddr, forwarded: &str) -> u16 {
    let line = TcpSocket::new_v4().expect("a socket");
    line.bind(SocketAddr::new(IpAddr::from(peer), 0)).expect("all of 127.0.0.0/8 is ours");
    let mut stream = line.connect(server).await.expect("the server listens");
    let request = format!(
        "GET /healthz HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\nX-Forwarded-For: {forwarded}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("the server reads");
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    read_answer(&bytes).status
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_a_proxy_names_is_believed_only_of_trusted_ones() {
    const PROXY: [u8; 4] = [127, 0, 0, 2];
    const FORGER: [u8; 4] = [127, 0, 0, 3];
    let server = Server::with(|config| {
        config.rate = 1;
        config.trusted_proxies = vec!["127.0.0.2/32".parse().expect("a network")];
    })
    .await;
    let at = server.running.address();
    let refused = async |peer, named: &dyn Fn(u8) -> String| {
        let mut refused = 0;
        for number in 0..30 {
            refused += usize::from(ask_from(peer, at, &named(number)).await == 429);
        }
        refused
    };
    let same = refused(PROXY, &|_| "10.0.0.1".to_owned()).await;
    assert!(same >= 20, "one visitor of the proxy is limited: {same}");
    let others = refused(PROXY, &|number| format!("10.0.1.{number}")).await;
    assert_eq!(others, 0, "its other visitors are not");
    let spoofed = refused(PROXY, &|number| format!("10.9.9.{number}, 10.0.0.2")).await;
    assert!(spoofed >= 20, "what a visitor wrote before the proxy's word does not count: {spoofed}");
    let garbled = refused(PROXY, &|number| format!("nobody {number}, 10.0.0.3")).await;
    assert!(garbled >= 20, "{garbled}");
    let chained = refused(PROXY, &|_| "10.0.0.4, 127.0.0.2".to_owned()).await;
    assert!(chained >= 20, "a chain of trusted proxies is followed back: {chained}");
    let forged = refused(FORGER, &|number| format!("10.0.2.{number}")).await;
    assert!(forged >= 20, "who is no proxy of ours is taken for himself, whatever he says: {forged}");
    assert_eq!(ask_from(PROXY, at, "10.0.2.1").await, 200, "and can use up nobody else's share");
}
