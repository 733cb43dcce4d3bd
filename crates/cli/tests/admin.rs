//! `gambol admin` beside a server that runs, and a copy from which another one starts.

use gambol_scratch::{Care, Scratch};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// A server that ends with this.
struct Server {
    child: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn gambol(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gambol")).args(arguments).output().expect("the program starts")
}

fn serve(data: &Path) -> Server {
    serve_with(&["--data", data.to_str().expect("a path is text")])
}

fn serve_with(arguments: &[&str]) -> Server {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gambol"))
        .args(["serve", "--listen", "127.0.0.1:0", "--no-browser"])
        .args(arguments)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut said = String::new();
    BufReader::new(child.stdout.as_mut().expect("it speaks")).read_line(&mut said).expect("it speaks");
    let port = said.trim().rsplit(':').next().expect("a port").to_owned();
    Server { child, address: format!("127.0.0.1:{port}") }
}

/// Sends a request; answers with the whole answer.
fn ask(server: &Server, head: &str, body: &str) -> String {
    let mut line = TcpStream::connect(&server.address).expect("the server listens");
    let at = &server.address;
    let request = format!(
        "{head} HTTP/1.1\r\nHost: {at}\r\nOrigin: http://{at}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    line.write_all(request.as_bytes()).expect("the server reads");
    let mut answer = String::new();
    let _ = line.read_to_string(&mut answer);
    answer
}

fn told(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("the output is text")
}

fn refused(output: &Output) -> String {
    assert!(!output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr.clone()).expect("the message is text")
}

#[test]
fn whoever_runs_a_server_looks_after_its_tables_and_starts_another_from_a_copy() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let data = folder.path().join("data");
    let at = data.to_str().expect("a path is text");
    let admin = |arguments: &[&str]| gambol(&[&["admin", "--data", at], arguments].concat());
    assert!(refused(&admin(&["list"])).contains("there is no database"));
    let server = serve(&data);
    assert_eq!(told(&gambol(&["admin", "health", &server.address])), "ok\n");
    let made = ask(&server, "POST /tables", r#"{"game": "duel", "with": "here"}"#);
    let table = made.rsplit('"').nth(1).expect("an id").to_owned();
    assert_eq!(table.len(), 26, "{made}");
    assert!(told(&admin(&["list"])).contains(&table));
    assert!(told(&admin(&["show", &format!("https://play.example.org/t/{table}")])).contains("seat 1: here"));
    let exported: serde_json::Value = serde_json::from_str(&told(&admin(&["export", &table]))).expect("JSON");
    assert_eq!(exported["game"], "duel");
    assert!(told(&admin(&["ban", "203.0.113.7/24", "--why", "noise"])).contains("203.0.113.0/24"));
    assert!(told(&admin(&["bans"])).contains("noise"));
    assert!(told(&admin(&["unban", "203.0.113.0/24"])).contains("may come in"));
    assert!(refused(&admin(&["unban", "203.0.113.0/24"])).contains("was not shut out"));
    assert!(refused(&admin(&["ban", "Eve"])).contains("expected an address"));
    assert!(told(&admin(&["mute", &table])).contains("closed"));
    assert!(told(&admin(&["unmute", &table])).contains("open"));
    assert!(refused(&admin(&["vacuum"])).contains("another server"));
    assert!(
        refused(&gambol(&["serve", "--no-browser", "--listen", "127.0.0.1:0", "--data", at]))
            .contains("another server")
    );
    let again = folder.path().join("again");
    std::fs::create_dir(&again).expect("a folder can be made");
    let copy = again.join("gambol.db");
    let copy = copy.to_str().expect("a path is text");
    assert!(told(&admin(&["backup", copy])).contains("1 tables"));
    assert!(refused(&admin(&["backup", copy])).contains("exists"), "a copy is not written over");
    assert!(told(&admin(&["check"])).contains("whole"));
    assert!(told(&admin(&["delete", &table])).contains("Deleted: 1"));
    assert!(refused(&admin(&["show", &table])).contains("there is no table"));
    let other = serve(&again);
    assert!(ask(&other, &format!("GET /t/{table}"), "").starts_with("HTTP/1.1 200"), "the copy has it");
    drop((server, other));
    assert!(told(&admin(&["vacuum"])).contains("kB"));
}

#[test]
fn a_check_tells_what_would_be_wrong() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let at = folder.path().to_str().expect("a path is text");
    let check = |more: &[&str]| gambol(&[&["serve", "--check", "--data", at], more].concat());
    let good = told(&check(&["--listen", "127.0.0.1:0"]));
    assert!(good.contains("good: the database is whole") && !good.contains("wrong:"), "{good}");
    let url = told(&check(&["--listen", "127.0.0.1:0", "--base-url", "https://play.example.org"]));
    assert!(url.contains("doubtful: https://play.example.org"), "{url}");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = taken.local_addr().map(|at| (at.to_string(), taken)).expect("an address");
    let output = check(&["--listen", &taken.0]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("wrong: cannot listen"), "{output:?}");
    assert!(refused(&output).contains("would not run"));
}

#[test]
fn an_installation_is_carried_over_to_postgres_and_goes_on_there() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let data = folder.path().to_str().expect("a path is text").to_owned();
    let scratch = Scratch::start(Care::Durable).expect("PostgreSQL starts");
    let (from, url) = (format!("sqlite:{data}"), scratch.url());
    assert!(refused(&gambol(&["admin", "move", &from, &url])).contains("there is no database"));
    assert!(refused(&gambol(&["admin", "move", &data, &url])).contains("expected sqlite:FOLDER"));
    let server = serve(folder.path());
    let mut tables = Vec::new();
    for game in ["duel", "gunst", "kangaruse"] {
        let made = ask(&server, "POST /tables", &format!(r#"{{"game": "{game}", "with": "here"}}"#));
        tables.push(made.rsplit('"').nth(1).expect("an id").to_owned());
    }
    assert!(refused(&gambol(&["admin", "move", &from, &url])).contains("another server is running"));
    drop(server);
    assert!(told(&gambol(&["admin", "--data", &data, "ban", "203.0.113.7"])).contains("shut out"));
    let moved = told(&gambol(&["admin", "move", &from, &url]));
    assert!(moved.starts_with("3 tables") && moved.contains("1 bans"), "{moved}");
    let again = told(&gambol(&["admin", "move", &from, &url]));
    assert!(again.contains("3 were there already"), "{again}");
    let listed = told(&gambol(&["admin", "--store", &url, "list"]));
    assert!(tables.iter().all(|table| listed.contains(table)), "{listed}");
    assert!(told(&gambol(&["admin", "--store", &url, "check"])).contains("3 tables can be replayed"));
    assert!(told(&gambol(&["admin", "--store", &url, "bans"])).contains("203.0.113.7"));
    let server = serve_with(&["--store", &url]);
    for table in tables {
        let page = ask(&server, &format!("GET /t/{table}"), "");
        assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    }
}
