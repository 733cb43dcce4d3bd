//! Runs to be compared, and the secrets in which they differ.

use crate::client::{Browser, Server, Socket};
use gambol_core::{Dice, Eyes, Seats};
use gambol_games::Kind;
use gambol_server::World;
use gambol_table::Fold;
use gambol_table::wire::Clock;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A world in which every run of a test finds the same tokens, seeds, times and chance.
pub(crate) fn same_world() -> World {
    let count = Arc::new(AtomicU64::new(1));
    World::system().with_clock(|| 1_700_000_000_000).with_bytes(move || {
        let number = count.fetch_add(1, Ordering::SeqCst);
        *blake3::hash(&number.to_le_bytes()).as_bytes()
    })
}

/// A table with one browser for each seat and one that watches.
pub(crate) struct Run {
    server: Server,
    browsers: Vec<Browser>,
    pub(crate) sockets: Vec<Socket>,
    table: String,
    /// What pages said.
    pages: Vec<Vec<String>>,
}

impl Run {
    pub(crate) async fn new(world: World, game: &str, options: &Value, seats: usize) -> Run {
        let mut sitters = vec![json!({"kind": "me", "name": "Ann"})];
        sitters.resize(seats, json!({"kind": "open"}));
        let server = Server::in_world(world).await;
        let mut browsers: Vec<Browser> = (0..=seats).map(|_| server.browser()).collect();
        let table = browsers[0].create(&json!({"game": game, "options": options, "seats": sitters})).await;
        let first = browsers[0].socket(&table).await;
        for (number, browser) in browsers[1..seats].iter_mut().enumerate() {
            let link = first.view["invitations"][number][1].as_str().expect("an invitation").to_owned();
            let path = link.rsplit('/').next().expect("a token").to_owned();
            assert_eq!(browser.post_form(&format!("/i/{path}"), "").await.status, 303);
        }
        Run::seated(server, browsers, first, table).await
    }

    /// Both seats at one screen, with two tabs of it, and one that watches.
    pub(crate) async fn on_one_screen(world: World, game: &str, options: &Value) -> Run {
        let server = Server::in_world(world).await;
        let mut ann = server.browser();
        let table = ann.create(&json!({"game": game, "options": options, "with": "here"})).await;
        let first = ann.socket(&table).await;
        let browsers = vec![ann.clone(), ann, server.browser()];
        Run::seated(server, browsers, first, table).await
    }

    async fn seated(server: Server, browsers: Vec<Browser>, first: Socket, table: String) -> Run {
        let pages = vec![Vec::new(); browsers.len()];
        let mut run = Run { server, browsers, sockets: vec![first], table, pages };
        for number in 1..run.browsers.len() {
            run.sync().await;
            let socket = run.browsers[number].socket(&run.table).await;
            run.sockets.push(socket);
        }
        run.sync().await;
        // Invitations hold the server's port, which differs; by now they are gone.
        run.forget();
        run
    }

    pub(crate) async fn sync(&mut self) {
        for socket in &mut self.sockets {
            socket.sync().await;
        }
    }

    /// Frames and pages from before now do not count.
    pub(crate) fn forget(&mut self) {
        self.sockets.iter_mut().for_each(|socket| socket.frames.clear());
        self.pages.iter_mut().for_each(Vec::clear);
    }

    /// Everybody looks at everything: drafts, previews, past positions, the page, the record; and tries what is
    /// refused.
    pub(crate) async fn pry(&mut self) {
        self.pry_from(0).await;
    }

    /// The same for all but the first this many.
    pub(crate) async fn pry_from(&mut self, first: usize) {
        for eyes in first..self.sockets.len() {
            let socket = &mut self.sockets[eyes];
            socket.ask(json!({"do": "draft", "parts": []})).await;
            socket.ask(json!({"do": "state"})).await;
            let action = socket.view["legal"][0]["action"].as_str().unwrap_or("c3").to_owned();
            socket.ask(json!({"do": "preview", "action": action})).await;
            let last = socket.view["actions"].as_u64().unwrap_or(0);
            for ply in [0, 1, last] {
                socket.ask(json!({"do": "at", "ply": ply})).await;
            }
            socket.ask(json!({"do": "play", "ply": 0, "action": "x"})).await;
            for path in ["", "/record", "/rules", &format!("/state?ply={last}")] {
                let answer = self.browsers[eyes].get(&format!("/t/{}{path}", self.table)).await;
                let host = self.server.running.address().to_string();
                let told = format!("{} {}", answer.status, answer.body.replace(&host, "HOST"));
                self.pages[eyes].push(told);
            }
        }
        self.sync().await;
    }

    /// The seat plays.
    pub(crate) async fn play(&mut self, seat: usize, action: &str) {
        let socket = &mut self.sockets[seat];
        let command = socket.playing(action);
        let answer = socket.ask(command).await;
        assert_eq!(answer["t"], "ok", "seat {seat}, {action}: {answer}");
        self.sync().await;
    }

    pub(crate) fn acting(&self) -> Vec<usize> {
        (0..self.sockets.len()).filter(|&seat| self.sockets[seat].is_acting()).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.sockets[0].is_over()
    }

    /// The table's seed of chance, as the store keeps it.
    pub(crate) async fn seed(&self) -> String {
        let loaded = self.server.running.app().store().load(&self.table).await.expect("the store answers");
        loaded.expect("the table is there").table.seed
    }

    /// A leak, planted here and nowhere else: everybody is sent one message more, which tells of the table what all
    /// eyes together know.
    pub(crate) async fn leak(&mut self) {
        let loaded = self.server.running.app().store().load(&self.table).await.expect("the store answers");
        let loaded = loaded.expect("the table is there");
        let options = serde_json::from_str(&loaded.table.options).expect("options are JSON");
        let kind = Kind::named(&loaded.table.game).expect("one of the games");
        let game = kind.start(&options).expect("it was started before");
        let mut fold = Fold::new(game, Clock::None, Seats::NONE, 0);
        for event in loaded.events {
            let body = serde_json::from_str(&event.body).expect("events are JSON");
            fold.apply(event.seat, &body, event.at).expect("it was done before");
        }
        let leaked = fold.game.text(Eyes::All);
        self.sockets.iter_mut().for_each(|socket| socket.frames.push(leaked.clone()));
    }

    /// Whether anybody was ever sent this text since the last [`forget`](Run::forget).
    pub(crate) fn has_seen(&self, text: &str) -> bool {
        let frames = self.sockets.iter().flat_map(|socket| &socket.frames);
        frames.chain(self.pages.iter().flatten()).any(|sent| sent.contains(text))
    }

    /// For each pair of eyes, the first thing that they were sent differently in the other run.
    pub(crate) fn told_apart(&self, other: &Run) -> Vec<Option<(String, String)>> {
        let eyes = 0..self.sockets.len();
        eyes.map(|eyes| {
            difference(&self.sockets[eyes].frames, &other.sockets[eyes].frames)
                .or_else(|| difference(&self.pages[eyes], &other.pages[eyes]))
        })
        .collect()
    }
}

fn difference(one: &[String], other: &[String]) -> Option<(String, String)> {
    let differs = one.iter().zip(other).find(|(one, other)| one != other);
    if differs.is_none() && one.len() != other.len() {
        return Some((format!("{} messages", one.len()), format!("{} messages", other.len())));
    }
    differs.map(|(one, other)| (shorten(one, other), shorten(other, one)))
}

fn shorten(one: &str, other: &str) -> String {
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let from = (0..=same.saturating_sub(60)).rev().find(|&at| one.is_char_boundary(at)).unwrap_or(0);
    one[from..].chars().take(160).collect()
}

/// Plays the same random actions in both runs until `stop` or the end; the actions are those the first run offers.
pub(crate) async fn play_both(
    one: &mut Run,
    other: &mut Run,
    dice: &mut Dice,
    steps: usize,
    stop: impl Fn(&Run) -> bool,
) {
    for _ in 0..steps {
        if one.is_over() || other.is_over() || stop(one) {
            return;
        }
        let seat = one.acting()[0];
        let mut same = dice.clone();
        let action = one.sockets[seat].some_action(dice).await;
        let again = other.sockets[seat].some_action(&mut same).await;
        assert_eq!(action, again, "who is asked is offered the same");
        one.play(seat, &action).await;
        other.play(seat, &action).await;
    }
}

/// Two actions of this seat, in place of which the others must not be able to tell one from the other.
pub(crate) type Choice = fn(&Run, usize) -> Option<(String, String)>;

/// A secret: two runs that differ in it alone.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) game: &'static str,
    pub(crate) options: Value,
    pub(crate) seats: usize,
    /// The runs' worlds; only chance may differ.
    pub(crate) worlds: [World; 2],
    /// How many actions are played before the secret, or along with it where it is there from the start.
    pub(crate) steps: usize,
    /// What is chosen in secret; none where the secret was dealt at the start.
    pub(crate) choice: Option<Choice>,
    /// The seats that know; all others and who watches do not.
    pub(crate) knows: Vec<usize>,
    pub(crate) dice: u64,
}

/// Every kind of secret in every game that has any, on every seat. Duel and Kangaruse have none.
pub(crate) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for seat in 0..2 {
        for steps in [0, 9] {
            cases.push(chosen("gunst", json!({"rounds": 3}), seat, steps, line_ups));
            cases.push(chosen("two-paths", json!({}), seat, steps, sides));
        }
    }
    // One seat's card is another one, and the one it would have had lies aside.
    let cards = ["E", "N", "S", "W"];
    for players in [2, 3] {
        for seat in 0..players {
            let mut other = cards;
            other.swap(seat, 3);
            cases.push(dealt(players, cards, other, vec![seat]));
        }
    }
    // Among four all cards are dealt: two of them are changed round.
    for (one, other) in [(0, 1), (2, 3)] {
        let mut changed = cards;
        changed.swap(one, other);
        cases.push(dealt(4, cards, changed, vec![one, other]));
    }
    cases
}

fn chosen(game: &'static str, options: Value, seat: usize, steps: usize, choice: Choice) -> Case {
    Case {
        name: format!("{game}, seat {seat} after {steps}"),
        game,
        options,
        seats: 2,
        worlds: [same_world(), same_world()],
        steps,
        choice: Some(choice),
        knows: vec![seat],
        dice: 40 + seat as u64 + steps as u64,
    }
}

/// Two line-ups, where everybody is asked for one.
fn line_ups(run: &Run, _: usize) -> Option<(String, String)> {
    let asked = |socket: &Socket| socket.is_acting() && socket.view["secret"] == true;
    let all = run.sockets.iter().filter(|socket| socket.view["you"] != json!([])).all(asked);
    (all || run.sockets[0].view["you"] == json!([0, 1]) && asked(&run.sockets[0]))
        .then(|| ("ting K0W0F0T0S0".to_owned(), "ting K1W1F1T1S1".to_owned()))
}

/// Two actions that differ in the hidden side alone.
fn sides(run: &Run, seat: usize) -> Option<(String, String)> {
    let legal = run.sockets[seat].view["legal"].as_array()?;
    let legal: Vec<&str> = legal.iter().filter_map(|legal| legal["action"].as_str()).collect();
    let west = legal.iter().find(|west| {
        west.strip_suffix(":W").is_some_and(|animal| legal.contains(&format!("{animal}:E").as_str()))
    })?;
    Some(((*west).to_owned(), west.replace(":W", ":E")))
}

/// Secret riders to whom these cards are dealt in the two runs, seat by seat.
fn dealt(players: usize, one: [&'static str; 4], other: [&'static str; 4], knows: Vec<usize>) -> Case {
    Case {
        name: format!("secret riders for {players}, card of {knows:?}"),
        game: "muddy-ride",
        options: json!({"mode": "secret", "players": players, "ply_cap": 60}),
        seats: players,
        worlds: [dealing(players, one), dealing(players, other)],
        steps: 5,
        choice: None,
        dice: 900 + players as u64,
        knows,
    }
}

/// Cards are dealt by their place among those that are left, in the order of their letters; after them the die falls
/// the same way in every run.
fn dealing(players: usize, cards: [&'static str; 4]) -> World {
    let place = |seat: usize| cards[seat..].iter().filter(|card| **card < cards[seat]).count() as u32;
    let deal: Vec<u32> = (0..players).map(place).collect();
    same_world().with_fall(move |_, ply, total| match deal.get(ply as usize) {
        Some(&index) => index.min(total - 1),
        None => (ply as u32 * 7 + 3) % total,
    })
}
