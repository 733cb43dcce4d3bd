//! How long a drawing takes and how large it is: `cargo bench -p gambol-draw`.

use gambol_core::{AnyMatch, Dice, Eyes, Node};
use gambol_draw::{Look, Marks, state};
use gambol_games::Kind;
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::Instant;

const ROUNDS: u32 = 300;

fn main() {
    let all = [
        ("muddy-ride", json!({})),
        ("muddy-ride", json!({"board": "wide-meadow"})),
        ("duel", json!({})),
        ("kangaruse", json!({"players": 3})),
        ("kangaruse", json!({"players": 5, "size": "huge"})),
        ("two-paths", json!({})),
        ("two-paths", json!({"board": "the-ford"})),
        ("gunst", json!({})),
    ];
    println!("{:<12}{:<40}{:>10}{:>10}", "game", "options", "median µs", "bytes");
    for (name, options) in all {
        let Value::Object(given) = &options else { unreachable!("options are an object") };
        let mut game =
            Kind::named(name).expect("the game exists").start(given).expect("the options are right");
        let mut dice = Dice::new(7);
        for _ in 0..9 {
            let Some(action) = game.random_action(&mut dice) else { break };
            game.apply(&action).expect("a random action is legal");
        }
        let (micros, bytes) = measured(game.as_ref());
        println!("{name:<12}{:<40}{micros:>10.0}{bytes:>10}", options.to_string());
    }
}

fn measured(game: &dyn AnyMatch) -> (f64, usize) {
    let legal = match game.node() {
        Node::Decision { legal, .. } => legal,
        _ => Vec::new(),
    };
    let (options, at) = (game.options(), game.state(Eyes::All));
    let look = Look { marks: Marks { legal: &legal, ..Marks::default() }, ..Look::default() };
    let draw =
        || state(game.game(), black_box(&options), black_box(&at), &look).expect("the match can be drawn");
    let bytes = draw().len();
    let mut times: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let begun = Instant::now();
            black_box(draw());
            begun.elapsed().as_secs_f64() * 1e6
        })
        .collect();
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], bytes)
}
