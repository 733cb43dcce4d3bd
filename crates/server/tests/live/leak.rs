//! Nothing secret crosses the wire: two runs that differ only in what some eyes may not know send these eyes the same
//! bytes, until it is revealed.

use crate::client::{Browser, Server, Socket};
use gambol_core::Dice;
use gambol_server::World;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A world in which every run of a test finds the same tokens, seeds, times and chance.
fn same_world() -> World {
    let count = Arc::new(AtomicU64::new(1));
    World::system().with_clock(|| 1_700_000_000_000).with_bytes(move || {
        let number = count.fetch_add(1, Ordering::SeqCst);
        *blake3::hash(&number.to_le_bytes()).as_bytes()
    })
}

/// A table with one browser for each seat and one that watches.
struct Run {
    _server: Server,
    sockets: Vec<Socket>,
}

impl Run {
    async fn new(world: World, game: &str, options: Value, seats: usize) -> Run {
        let server = Server::in_world(world).await;
        let mut browsers: Vec<Browser> = (0..=seats).map(|_| server.browser()).collect();
        let mut sitters = vec![json!({"kind": "me", "name": "Ann"})];
        sitters.resize(seats, json!({"kind": "open"}));
        let new = json!({"game": game, "options": options, "seats": sitters});
        let table = browsers[0].create(&new).await;
        let first = browsers[0].socket(&table).await;
        for seat in 1..seats {
            let link = first.view["invitations"][seat - 1][1].as_str().expect("an invitation").to_owned();
            let path = link.rsplit('/').next().expect("a token").to_owned();
            assert_eq!(browsers[seat].post_form(&format!("/i/{path}"), "").await.status, 303);
        }
        drop(first);
        let mut run = Run { _server: server, sockets: Vec::new() };
        for browser in &browsers {
            let socket = browser.socket(&table).await;
            run.sockets.push(socket);
            run.sync().await;
        }
        // The first socket's farewell may be heard by those who come early; what counts comes from here on.
        run.forget();
        run
    }

    async fn sync(&mut self) {
        for socket in &mut self.sockets {
            socket.sync().await;
        }
    }

    /// Frames from before now do not count.
    fn forget(&mut self) {
        self.sockets.iter_mut().for_each(|socket| socket.frames.clear());
    }

    /// Every seat looks at everything it can: drafts, previews, past positions.
    async fn pry(&mut self) {
        for socket in &mut self.sockets {
            socket.ask(json!({"do": "draft", "parts": []})).await;
            let first = socket.view["legal"][0]["action"].as_str().unwrap_or("c3").to_owned();
            socket.ask(json!({"do": "preview", "action": first})).await;
            for ply in [0, 1, socket.view["actions"].as_u64().unwrap_or(0)] {
                socket.ask(json!({"do": "at", "ply": ply})).await;
            }
            socket.ask(json!({"do": "play", "ply": 0, "action": "x"})).await;
        }
        self.sync().await;
    }

    /// The seat plays.
    async fn play(&mut self, seat: usize, action: &str) {
        let socket = &mut self.sockets[seat];
        let command = socket.playing(action);
        let answer = socket.ask(command).await;
        assert_eq!(answer["t"], "ok", "seat {seat}, {action}: {answer}");
        self.sync().await;
    }

    fn acting(&self) -> Vec<usize> {
        (0..self.sockets.len()).filter(|&seat| self.sockets[seat].is_acting()).collect()
    }

    fn is_over(&self) -> bool {
        self.sockets[0].is_over()
    }

    fn phase(&self) -> &str {
        // What everybody may know: the spectator's prompt would do, but the log's length and who acts tell enough.
        self.sockets[0].view["prompt"].as_str().unwrap_or_default()
    }
}

/// The first frame that these eyes got differently in the two runs.
fn difference(one: &Run, other: &Run, eyes: usize) -> Option<(String, String)> {
    let (one, other) = (&one.sockets[eyes].frames, &other.sockets[eyes].frames);
    if one.len() != other.len() {
        return Some((format!("{} frames", one.len()), format!("{} frames", other.len())));
    }
    let differs = one.iter().zip(other).find(|(one, other)| without_n(one) != without_n(other));
    differs.map(|(one, other)| (shorten(one, other), shorten(other, one)))
}

/// Frames are counted from the connection's beginning; both runs send as many, so the numbers are compared too.
fn without_n(frame: &str) -> &str {
    frame
}

fn shorten(one: &str, other: &str) -> String {
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let from = (0..=same.saturating_sub(60)).rev().find(|&at| one.is_char_boundary(at)).unwrap_or(0);
    one[from..].chars().take(160).collect()
}

fn assert_same(one: &Run, other: &Run, eyes: &[usize]) {
    for &eyes in eyes {
        if let Some((one, other)) = difference(one, other, eyes) {
            panic!("eyes {eyes} can tell the runs apart:\n{one}\n{other}");
        }
    }
}

/// Plays the same random actions in both runs until `stop` or the end; the actions are those the first run offers.
async fn play_both(
    one: &mut Run,
    other: &mut Run,
    dice: &mut Dice,
    steps: usize,
    stop: impl Fn(&Run) -> bool,
) {
    for _ in 0..steps {
        if one.is_over() || stop(one) {
            return;
        }
        let seat = one.acting()[0];
        let before = one.sockets[seat].frames.len();
        let action = one.sockets[seat].some_action(dice).await;
        one.sockets[seat].frames.truncate(before);
        one.play(seat, &action).await;
        other.play(seat, &action).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_line_up_nobody_learns_before_the_reveal() {
    for number in 0..3 {
        let mut dice = Dice::new(number);
        let mut one = Run::new(same_world(), "gunst", json!({"rounds": 3}), 2).await;
        let mut other = Run::new(same_world(), "gunst", json!({"rounds": 3}), 2).await;
        play_both(&mut one, &mut other, &mut dice, number as usize * 7, |_| false).await;
        // On to the next ting: both are asked at once.
        play_both(&mut one, &mut other, &mut dice, 200, |run| run.acting() == [0, 1]).await;
        if one.is_over() {
            continue;
        }
        one.forget();
        other.forget();
        let secret_of = number as usize % 2;
        one.play(secret_of, "ting K0W0F0T0S0").await;
        other.play(secret_of, "ting K1W1F1T1S1").await;
        one.pry().await;
        other.pry().await;
        assert_same(&one, &other, &[0, 1, 2]);
        let blind = 1 - secret_of;
        one.play(blind, "ting K0W0F1T0S0").await;
        other.play(blind, "ting K0W0F1T0S0").await;
        for eyes in 0..3 {
            assert!(difference(&one, &other, eyes).is_some(), "after the reveal everybody knows");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_hidden_side_the_opponent_and_the_stranger_learn_nothing_before_it_is_resolved() {
    let mut compared = 0;
    for number in 0..4 {
        let mut dice = Dice::new(70 + number);
        let mut one = Run::new(same_world(), "two-paths", json!({}), 2).await;
        let mut other = Run::new(same_world(), "two-paths", json!({}), 2).await;
        play_both(&mut one, &mut other, &mut dice, 2 + number as usize * 5, |_| false).await;
        play_both(&mut one, &mut other, &mut dice, 50, |run| both_sides(run).is_some()).await;
        let Some((seat, west, east)) = both_sides(&one) else { continue };
        one.forget();
        other.forget();
        one.play(seat, &west).await;
        other.play(seat, &east).await;
        one.pry().await;
        other.pry().await;
        assert_same(&one, &other, &[1 - seat, 2]);
        assert!(difference(&one, &other, seat).is_some(), "who hides knows what is hidden");
        compared += 1;
    }
    assert!(compared > 1, "there was something to compare: {compared}");
}

/// The seat that is to hide, with two actions that differ in the side alone.
fn both_sides(run: &Run) -> Option<(usize, String, String)> {
    let seat = *run.acting().first()?;
    let legal = run.sockets[seat].view["legal"].as_array()?;
    let legal: Vec<&str> = legal.iter().filter_map(|legal| legal["action"].as_str()).collect();
    let west = legal.iter().find(|west| {
        west.strip_suffix(":W").is_some_and(|animal| legal.contains(&format!("{animal}:E").as_str()))
    })?;
    let _ = run.phase();
    Some((seat, (*west).to_owned(), west.replace(":W", ":E")))
}

/// Deals: which card each of the three seats gets, as the index among those that are left (N, E, S, W by name).
fn dealt(deal: [u32; 3]) -> World {
    same_world().with_fall(move |_, ply, total| match deal.get(ply as usize) {
        Some(&index) => index.min(total - 1),
        None => (ply as u32 * 7 + 3) % total,
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn of_the_others_cards_nobody_learns_before_the_end() {
    // Cards by name: E N S W. Seat 0 gets E in both runs; seats 1 and 2 get N and S, or S and N.
    let deals = [([0, 0, 0], [0, 1, 0]), ([3, 0, 0], [3, 1, 0])];
    for (number, (one, other)) in deals.into_iter().enumerate() {
        let options = json!({"mode": "secret", "players": 3, "ply_cap": 40});
        let mut one = Run::new(dealt(one), "muddy-ride", options.clone(), 3).await;
        let mut other = Run::new(dealt(other), "muddy-ride", options, 3).await;
        assert_same(&one, &other, &[0, 3]);
        let mut dice = Dice::new(900 + number as u64);
        for _ in 0..12 {
            play_both(&mut one, &mut other, &mut dice, 1, |_| false).await;
            if one.is_over() || other.is_over() {
                break;
            }
            one.pry().await;
            other.pry().await;
            assert_same(&one, &other, &[0, 3]);
            assert!(difference(&one, &other, 1).is_some(), "seat 1 sees another card");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planted_leak_is_caught() {
    let options = json!({"mode": "secret", "players": 3});
    let one = Run::new(dealt([0, 0, 0]).with_planted_leak(), "muddy-ride", options.clone(), 3).await;
    let mut other = Run::new(dealt([0, 1, 0]).with_planted_leak(), "muddy-ride", options, 3).await;
    let mut one = one;
    one.pry().await;
    other.pry().await;
    assert!(difference(&one, &other, 0).is_some(), "the player's eyes");
    assert!(difference(&one, &other, 3).is_some(), "the stranger's eyes");
}
