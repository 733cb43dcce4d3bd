//! How well bots keep their time: by how much the slowest choice of a game exceeds its limit.
//!
//! `cargo run --release -p gambol-bots --example punctual -- [MILLISECONDS [THREADS]]`
//!
//! Every position of a game is asked about three times by a fresh bot, and once by one that remembers the moves before;
//! of the three the fastest counts, since a busy machine makes anybody late.

use gambol_bots::{Bot, Budget, Level, Library, Sight, Stop};
use gambol_core::{AnyMatch, Dice, Seat};
use gambol_games::Kind;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// How many positions of a game are looked at.
const POSITIONS: usize = 8;

fn main() {
    let number = |place: usize, usual: u64| {
        std::env::args().nth(place).and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let (limit, threads) = (Duration::from_millis(number(1, 100)), number(2, 1) as usize);
    let library = Library::new(None, 2 << 30);
    println!("limit {limit:?}, {threads} threads; time taken, as a part of the limit");
    println!("{:<58} {:>10} {:>10} {:>10}", "game", "mean", "slowest", "again");
    let games = [
        ("muddy-ride", json!({"animals": ["N", "S"]})),
        ("muddy-ride", json!({"animals": ["N", "E", "S"]})),
        ("muddy-ride", json!({})),
        ("muddy-ride", json!({"mode": "secret"})),
        ("muddy-ride", json!({"mode": "secret", "board": "wide-meadow"})),
        ("muddy-ride", json!({"board": "wide-meadow"})),
        ("duel", json!({})),
        ("duel", json!({"size": "large"})),
        ("kangaruse", json!({})),
        ("kangaruse", json!({"players": 4})),
        ("two-paths", json!({})),
        ("gunst", json!({})),
        ("gunst", json!({"rounds": 2})),
    ];
    for (name, options) in games {
        measure(Kind::named(name).expect("one of the five"), &options, &library, limit, threads);
    }
}

fn measure(kind: Kind, options: &Value, library: &Library, limit: Duration, threads: usize) {
    let mut game = kind.start(options.as_object().expect("an object")).expect("valid options");
    let mut dice = Dice::new(7);
    let (mut sum, mut count, mut slowest, mut again) = (0.0, 0.0f64, 0.0f64, 0.0f64);
    let fresh = |luck| Bot::new(Level::Perfect, luck).with_library(Some(library.clone())).on_threads(threads);
    let mut old = fresh(9);
    let mut seen = 0;
    while game.result().is_none() && seen < POSITIONS {
        let mut sights = (0..game.seats()).filter_map(|seat| Sight::of(game.as_ref(), Seat(seat as u8)));
        if let Some(sight) = sights.rfind(|sight| sight.legal().len() > 1) {
            let time = |bot: &mut Bot| {
                let begin = Instant::now();
                bot.choose(&sight, &Budget::time(limit), &Stop::default());
                begin.elapsed().as_secs_f64() / limit.as_secs_f64()
            };
            let fastest = (0..3).map(|luck| time(&mut fresh(luck))).fold(f64::INFINITY, f64::min);
            sum += fastest;
            count += 1.0;
            slowest = slowest.max(fastest);
            again = again.max(time(&mut old));
            seen += 1;
        }
        step(game.as_mut(), &mut dice);
    }
    let mean = sum / count.max(1.0);
    println!("{:<58} {mean:>10.3} {slowest:>10.3} {again:>10.3}", format!("{} {options}", kind.name()));
}

fn step(game: &mut dyn AnyMatch, dice: &mut Dice) {
    if let Some(action) = game.random_action(dice) {
        game.apply(&action).expect("a random action is legal");
    }
}
