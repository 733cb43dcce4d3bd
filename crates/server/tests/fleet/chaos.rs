//! Servers are killed, frozen and cut off while people play: nothing that was acknowledged is lost, no log has a gap, no
//! clock runs out unfairly, and every game is played to its end.

use crate::child::Server;
use crate::client::Browser;
use crate::player::{Notes, create, play};
use crate::wire::Balancer;
use gambol_core::Dice;
use gambol_scratch::{Care, End, Scratch};
use gambol_store::{Fleet, Postgres, Store};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

/// How long a move may take where there is a clock, in seconds: hardly longer than it takes until somebody else runs the
/// table of a server that died.
const CLOCK: i64 = 6;
/// A takeover may take so long.
const TAKEOVER: Duration = Duration::from_secs(5);

fn is_long() -> bool {
    std::env::var_os("GAMBOL_LONG").is_some()
}

fn game(number: usize) -> Value {
    let clock = json!({"kind": "move", "seconds": CLOCK});
    match number % 4 {
        0 => json!({"game": "duel", "with": "here", "options": {"ply_cap": 60}, "clock": clock}),
        1 => json!({"game": "muddy-ride", "with": "here", "options": {"ply_cap": 60}}),
        2 => {
            let seats = json!([{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "1"}]);
            json!({"game": "duel", "seats": seats, "options": {"ply_cap": 40}})
        }
        _ => json!({"game": "duel", "with": "here", "options": {"ply_cap": 60}}),
    }
}

/// What happens to a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Harm {
    Killed,
    Frozen,
    WithoutDatabase,
    WithoutOthers,
    DatabaseKilled,
    DatabaseRestarted,
}

const ALL: [Harm; 6] = [
    Harm::Killed,
    Harm::Frozen,
    Harm::WithoutDatabase,
    Harm::WithoutOthers,
    Harm::DatabaseKilled,
    Harm::DatabaseRestarted,
];

impl Harm {
    /// Whether others have to take over.
    fn takes_over(self) -> bool {
        matches!(self, Harm::Killed | Harm::Frozen | Harm::WithoutDatabase)
    }
}

/// The server with the most tables that somebody must run.
fn busiest(scratch: &Scratch, servers: &[Server]) -> usize {
    let most = "SELECT v.address FROM standing s JOIN server v ON v.id = s.owner WHERE s.wake_at IS NOT NULL \
                AND v.expires_at > gambol_now() GROUP BY v.address ORDER BY count(*) DESC LIMIT 1";
    let most = scratch.ask(most).expect("the database answers");
    servers.iter().position(|server| server.others.address.to_string() == most).unwrap_or(0)
}

/// How long until every table that was that server's, and that somebody must run, is run by another.
async fn taken_over(scratch: &Scratch, server: &Server) -> Duration {
    let dead = server.others.address;
    let orphans = format!(
        "SELECT count(*) FROM standing s JOIN server v ON v.id = s.owner WHERE s.wake_at IS NOT NULL AND \
         v.address = '{dead}'"
    );
    let started = Instant::now();
    while scratch.ask(&orphans).expect("the database answers") != "0" {
        assert!(started.elapsed() < 4 * TAKEOVER, "nobody takes over");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    started.elapsed()
}

/// Harms a server or the database, and mends it again. Answers how long others took to take over, if they had to.
async fn harm(scratch: &mut Scratch, servers: &mut [Server], who: usize, harm: Harm) -> Option<Duration> {
    match harm {
        Harm::Killed => {
            servers[who].kill();
            let took = taken_over(scratch, &servers[who]).await;
            servers[who].again();
            Some(took)
        }
        Harm::Frozen => {
            servers[who].freeze();
            let took = taken_over(scratch, &servers[who]).await;
            // It wakes up with its lease gone, and with moves in its hands.
            servers[who].thaw();
            Some(took)
        }
        Harm::WithoutDatabase => {
            servers[who].database.cut();
            let took = taken_over(scratch, &servers[who]).await;
            servers[who].database.mend();
            Some(took)
        }
        Harm::WithoutOthers => {
            servers[who].others.cut();
            tokio::time::sleep(Duration::from_secs(4)).await;
            servers[who].others.mend();
            None
        }
        Harm::DatabaseKilled | Harm::DatabaseRestarted => {
            scratch.stop(if harm == Harm::DatabaseKilled { End::Abrupt } else { End::Orderly });
            tokio::time::sleep(Duration::from_millis(800)).await;
            scratch.go_on().expect("the database starts again");
            None
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_happens_to_servers_nothing_acknowledged_is_lost_and_every_game_ends() {
    let (games, rounds) = if is_long() { (300, 24) } else { (18, 6) };
    let mut scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let mut servers = Vec::new();
    for _ in 0..3 {
        servers.push(Server::start(&scratch).await);
    }
    let addresses = |servers: &[Server]| servers.iter().map(|server| server.address).collect::<Vec<_>>();
    let balancer = Balancer::over(addresses(&servers)).await;
    let notes = Arc::new(Mutex::new(Notes::default()));
    let (mut players, mut tables) = (Vec::new(), Vec::new());
    // So slow that games last as long as the harm does.
    let pause = Duration::from_millis(if is_long() { 2_500 } else { 700 });
    for number in 0..games {
        let (browser, table) = create(balancer.address, &game(number)).await;
        for tab in 0..2 {
            let seed = (number * 10 + tab) as u64;
            let (browser, table, notes) = (browser.clone(), table.clone(), Arc::clone(&notes));
            players.push(tokio::spawn(play(browser, table, seed, pause, notes)));
        }
        tables.push(table);
    }
    let mut dice = Dice::new(0x6368_616f);
    let mut took = Vec::new();
    for round in 0..rounds {
        let what = ALL[round % ALL.len()];
        let who = if what.takes_over() { busiest(&scratch, &servers) } else { dice.index(servers.len()) };
        let passed = harm(&mut scratch, &mut servers, who, what).await;
        balancer.know(addresses(&servers));
        println!("server {who} {what:?}: taken over in {passed:?}");
        took.extend(passed.map(|passed| (what, passed)));
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    for player in players {
        player.await.expect("every game is played to its end");
    }
    let store = Postgres::open(&scratch.url()).await.expect("the database opens");
    let (mut written, mut events, mut pauses, mut flags) = (BTreeSet::new(), 0, 0, 0);
    for table in &tables {
        let loaded = store.load(table).await.expect("the store answers").expect("the table is there");
        let log = &loaded.events;
        assert!(log.iter().enumerate().all(|(index, event)| event.ply == index as u64), "no gap");
        assert!(loaded.table.result.is_some(), "it was played to its end");
        events += log.len();
        written.extend(log.iter().filter_map(|event| event.cmd_id.rsplit(':').next().map(str::to_owned)));
        // A clock that has run out has run for as long as it should, without the time in which nobody ran the table.
        let mut since = loaded.table.created_at;
        for event in log {
            let body: Value = serde_json::from_str(&event.body).expect("an event is JSON");
            if let Some(paused) = body["pause"].as_i64() {
                pauses += 1;
                // What was played within the pause was played before it was noticed.
                since = event.at - (event.at - paused - since).max(0);
            } else if body["flag"].is_null() {
                since = event.at;
            } else {
                flags += 1;
                assert!(event.at - since >= CLOCK * 1000, "{table}: {} ms", event.at - since);
            }
        }
        gambol_server::table::replays(loaded).unwrap_or_else(|flaw| panic!("{table}: {flaw}"));
    }
    let notes = notes.lock().expect("nobody fell");
    let missing: Vec<_> = notes.acknowledged.iter().filter(|id| !written.contains(*id)).collect();
    let mut answers = notes.took.clone();
    answers.sort();
    let p99 = answers[answers.len() * 99 / 100];
    println!(
        "{games} games, {events} events, {} actions acknowledged, {} missing; {pauses} pauses, {flags} flags; \
         lines lost {}; answer p50 {:?}, p99 {p99:?}, most {:?}; takeovers {took:?}",
        notes.acknowledged.len(),
        missing.len(),
        notes.lost.iter().map(Vec::len).sum::<usize>(),
        answers[answers.len() / 2],
        answers[answers.len() - 1],
    );
    assert!(missing.is_empty(), "{missing:?}");
    assert!(notes.acknowledged.len() > games * 5, "people played");
    assert!(took.iter().all(|(_, took)| *took <= TAKEOVER), "{took:?}");
}

/// People at so many tables, two tabs each, who take so long for a move.
async fn seated(
    balancer: &Balancer,
    games: usize,
    pause: Duration,
    notes: &Arc<Mutex<Notes>>,
) -> Vec<JoinHandle<()>> {
    let mut players = Vec::new();
    for number in 0..games {
        let (browser, table) = create(balancer.address, &game(4 * number + 3)).await;
        for tab in 0..2 {
            let seed = (number * 10 + tab) as u64;
            let (browser, table, notes) = (browser.clone(), table.clone(), Arc::clone(notes));
            players.push(tokio::spawn(play(browser, table, seed, pause, notes)));
        }
    }
    players
}

/// All servers are replaced under play: new ones are started beside them, and the old ones stop one after the other.
#[tokio::test(flavor = "multi_thread")]
async fn replacing_all_servers_costs_nobody_more_than_one_line() {
    let games = if is_long() { 60 } else { 12 };
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let mut old = Vec::new();
    for _ in 0..3 {
        old.push(Server::start(&scratch).await);
    }
    let balancer = Balancer::over(old.iter().map(|server| server.address).collect()).await;
    let notes = Arc::new(Mutex::new(Notes::default()));
    let players = seated(&balancer, games, Duration::from_millis(400), &notes).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let store = Postgres::open(&scratch.url()).await.expect("the database opens");
    assert_eq!(store.drain().await.expect("the database answers"), 3);
    for server in &old {
        assert_eq!(
            Browser::new(server.address).get("/healthz").await.status,
            200,
            "nobody is there to replace it"
        );
    }
    let mut new = Vec::new();
    for _ in 0..3 {
        new.push(Server::start(&scratch).await);
    }
    // A balancer that asks servers how they are leads nobody to the old ones any more.
    for server in &old {
        let started = Instant::now();
        while Browser::new(server.address).get("/healthz").await.status != 503 {
            assert!(started.elapsed() < Duration::from_secs(5), "the old ones know that they are replaced");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    for server in &new {
        assert_eq!(Browser::new(server.address).get("/healthz").await.status, 200);
    }
    balancer.know(new.iter().map(|server| server.address).collect());
    for server in &mut old {
        server.stop().await;
        tokio::time::sleep(Duration::from_millis(1_500)).await;
    }
    for player in players {
        player.await.expect("every game is played to its end");
    }
    let (mut answers, most, moved) = {
        let notes = notes.lock().expect("nobody fell");
        let most = notes.lost.iter().map(Vec::len).max().unwrap_or(0);
        (notes.took.clone(), most, notes.lost.iter().filter(|lost| !lost.is_empty()).count())
    };
    answers.sort();
    println!(
        "{} actions, p50 {:?}, p99 {:?}; {moved} players reconnected, {most} times at most",
        answers.len(),
        answers[answers.len() / 2],
        answers[answers.len() * 99 / 100],
    );
    assert!(moved > 0, "somebody was there");
    assert_eq!(most, 1);
}

/// Each server is restarted in turn under play, as an upgrade does it.
#[tokio::test(flavor = "multi_thread")]
async fn a_rolling_restart_costs_nobody_more_than_one_line_for_each_server() {
    let games = if is_long() { 60 } else { 12 };
    let scratch = Scratch::start(Care::Quick).expect("PostgreSQL starts");
    let mut servers = Vec::new();
    for _ in 0..3 {
        servers.push(Server::start(&scratch).await);
    }
    let addresses = |servers: &[Server]| servers.iter().map(|server| server.address).collect::<Vec<_>>();
    let balancer = Balancer::over(addresses(&servers)).await;
    let notes = Arc::new(Mutex::new(Notes::default()));
    let players = seated(&balancer, games, Duration::from_millis(300), &notes).await;
    let mut restarts = Vec::new();
    for who in 0..servers.len() {
        restarts.push(Instant::now());
        let others = |server: &&Server| server.address != servers[who].address;
        balancer.know(servers.iter().filter(others).map(|server| server.address).collect());
        let started = Instant::now();
        servers[who].stop().await;
        println!("server {who} stopped within {:?}", started.elapsed());
        servers[who].again();
        balancer.know(addresses(&servers));
        tokio::time::sleep(Duration::from_millis(1_500)).await;
    }
    for player in players {
        player.await.expect("every game is played to its end");
    }
    let notes = notes.lock().expect("nobody fell");
    let mut answers = notes.took.clone();
    answers.sort();
    // From one restart to the next.
    let times = |lost: &Vec<Instant>| {
        let ends = restarts.iter().skip(1).copied().chain([Instant::now()]);
        let within =
            |(from, to): (&Instant, Instant)| lost.iter().filter(|at| (*from..to).contains(*at)).count();
        restarts.iter().zip(ends).map(within).max().unwrap_or(0)
    };
    let most = notes.lost.iter().map(times).max().unwrap_or(0);
    println!(
        "{} actions, p50 {:?}, p99 {:?}; lines lost by one player over one restart: {most} at most",
        answers.len(),
        answers[answers.len() / 2],
        answers[answers.len() * 99 / 100],
    );
    assert!(notes.lost.iter().any(|lost| !lost.is_empty()), "somebody was there");
    assert!(most <= 1, "{:?}", notes.lost);
}
