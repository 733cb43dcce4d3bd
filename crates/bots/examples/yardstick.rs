//! Bots that follow their guide against bots that do not: how much stronger is that?
//!
//! `cargo run --release -p gambol-bots --example yardstick -- GAME OPTIONS GAMES (MILLISECONDSms | PLAYOUTS) [ONE]`
//!
//! OPTIONS is JSON. Guided and unguided bots sit alternately, and exchange seats from game to game; with ONE there is one
//! guided bot and the others are unguided. A game counts as in `gambol match`: 1 for whoever got more than all others, a
//! half if it was drawn. The share is that of the wins: a drawn game is shared by all seats. Both come with their 95 %
//! interval. Bots are perfect ones, with every table that the library has.

use gambol_bots::{Bot, Budget, Level, Library, Sight, Stop};
use gambol_core::{Action, Dice, Node};
use gambol_games::Kind;
use std::env::args;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

struct Tally {
    score: Vec<f64>,
    share: Vec<f64>,
    drawn: u64,
    moves: [u64; 2],
    spent: [f64; 2],
    worst: [f64; 2],
}

fn main() {
    let args: Vec<String> = args().skip(1).collect();
    let [game, options, games, budget, rest @ ..] = args.as_slice() else {
        eprintln!("yardstick GAME OPTIONS GAMES (MILLISECONDSms | PLAYOUTS) [ONE]");
        std::process::exit(2);
    };
    let kind = Kind::named(game).expect("a game");
    let options: serde_json::Value = serde_json::from_str(options).expect("JSON");
    let options = options.as_object().expect("an object").clone();
    let games: u64 = games.parse().expect("a number of games");
    let budget = match budget.strip_suffix("ms") {
        Some(time) => Budget::time(Duration::from_millis(time.parse().expect("milliseconds"))),
        None => Budget::playouts(budget.parse().expect("playouts")),
    };
    let is_one = !rest.is_empty();
    let seats = kind.start(&options).expect("valid options").seats();
    let library = Library::new(None, 8 << 30);
    let begin = Instant::now();
    warm_up(kind, &options, &library);
    println!("tables and guides took {:.1} s", begin.elapsed().as_secs_f64());
    let tally = Mutex::new(Tally {
        score: vec![],
        share: vec![],
        drawn: 0,
        moves: [0; 2],
        spent: [0.0; 2],
        worst: [0.0; 2],
    });
    let next = AtomicU64::new(0);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                break;
            }
            let is_guided = |seat: usize| {
                if is_one {
                    (seat as u64 + number).is_multiple_of(seats as u64)
                } else {
                    (seat as u64 + number).is_multiple_of(2)
                }
            };
            play(kind, &options, &library, number, &is_guided, &budget, &tally);
            let done = tally.lock().unwrap();
            if done.score.len().is_multiple_of(100) {
                report(&done, &budget);
            }
        }
    };
    let threads = std::env::var("THREADS").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    std::thread::scope(|scope| {
        (1..threads).for_each(|_| drop(scope.spawn(work)));
        work();
    });
    report(&tally.lock().unwrap(), &budget);
}

type Options = serde_json::Map<String, serde_json::Value>;

fn warm_up(kind: Kind, options: &Options, library: &Library) {
    let mut game = kind.start(options).expect("valid options");
    let mut dice = Dice::new(1);
    while let Node::Chance { .. } = game.node() {
        let action = game.random_action(&mut dice).expect("chance falls");
        game.apply(&action).expect("legal");
    }
    for seat in 0..game.seats() {
        if let Some(sight) = Sight::of(game.as_ref(), gambol_core::Seat(seat as u8)) {
            let mut bot = Bot::new(Level::Perfect, 1).with_library(Some(library.clone()));
            println!("{}", bot.choose(&sight, &Budget::playouts(1000), &Stop::default()).how);
        }
    }
}

fn play(
    kind: Kind,
    options: &Options,
    library: &Library,
    number: u64,
    is_guided: &dyn Fn(usize) -> bool,
    budget: &Budget,
    tally: &Mutex<Tally>,
) {
    let mut game = kind.start(options).expect("valid options");
    let seats = game.seats();
    let mut dice = Dice::new(0x5eed + number / seats as u64);
    let mut bots: Vec<_> = (0..seats)
        .map(|seat| {
            let bot = Bot::new(Level::Perfect, number * 8 + seat as u64).with_library(Some(library.clone()));
            if is_guided(seat) { bot } else { bot.unguided() }
        })
        .collect();
    let (mut moves, mut spent, mut worst) = ([0; 2], [0.0; 2], [0.0f64; 2]);
    loop {
        let mut answer = |seat: gambol_core::Seat| {
            let sight = Sight::of(game.as_ref(), seat).expect("the seat is to move");
            let begin = Instant::now();
            let choice = bots[seat.index()].choose(&sight, budget, &Stop::default());
            let time = begin.elapsed().as_secs_f64();
            let whose = usize::from(is_guided(seat.index()));
            moves[whose] += 1;
            spent[whose] += time;
            worst[whose] = worst[whose].max(time);
            choice.action
        };
        let action = match game.node() {
            Node::End(_) => break,
            Node::Chance { .. } => game.random_action(&mut dice).expect("chance falls somehow"),
            Node::Decision { seat, .. } => Action::One(answer(seat)),
            Node::Simultaneous { legal } => {
                Action::Together(legal.iter().map(|(seat, _)| (seat.to_string(), answer(*seat))).collect())
            }
        };
        game.apply(&action).expect("bots answer with legal moves");
    }
    let returns = game.result().expect("the game has ended").returns;
    let mean = |guided: bool| {
        let own: Vec<_> =
            (0..seats).filter(|&seat| is_guided(seat) == guided).map(|seat| returns[seat]).collect();
        own.iter().sum::<f64>() / own.len() as f64
    };
    let (own, other) = (mean(true), mean(false));
    let score = if (own - other).abs() < 1e-9 { 0.5 } else { f64::from(u8::from(own > other)) };
    let count = (0..seats).filter(|&seat| is_guided(seat)).count() as f64;
    let share = (own + 1.0) * count / seats as f64;
    let mut tally = tally.lock().unwrap();
    tally.score.push(score);
    tally.share.push(share);
    tally.drawn += u64::from(returns.iter().all(|own| own.abs() < 1e-9));
    for whose in 0..2 {
        tally.moves[whose] += moves[whose];
        tally.spent[whose] += spent[whose];
        tally.worst[whose] = tally.worst[whose].max(worst[whose]);
    }
}

fn report(tally: &Tally, budget: &Budget) {
    let measured = |samples: &[f64]| {
        let count = samples.len() as f64;
        let mean = samples.iter().sum::<f64>() / count;
        let spread =
            samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        format!("{:.1} ± {:.1} %", 100.0 * mean, 196.0 * (spread / count).sqrt())
    };
    let each = |whose: usize| {
        format!(
            "{:.1} ms a move, at most {:.1}",
            1e3 * tally.spent[whose] / tally.moves[whose].max(1) as f64,
            1e3 * tally.worst[whose]
        )
    };
    println!(
        "{} games, {} drawn: score {}, share {}; guided {}; unguided {}; {} moves a game{}",
        tally.score.len(),
        tally.drawn,
        measured(&tally.score),
        measured(&tally.share),
        each(1),
        each(0),
        (tally.moves[0] + tally.moves[1]) / tally.score.len().max(1) as u64,
        if budget.playouts.is_none() { format!("; limit {:?}", budget.time) } else { String::new() },
    );
}
