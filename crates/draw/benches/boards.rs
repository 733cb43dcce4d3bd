//! How long a drawing takes and how large it is: `cargo bench -p gambol-draw`.

use gambol_core::{AnyMatch, Dice, Eyes, Node};
use gambol_draw::{Look, Marks, Plan, state};
use gambol_games::Kind;
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::Instant;

const ROUNDS: u32 = 300;

fn main() {
    let all = [
        (Kind::MuddyRide, json!({})),
        (Kind::MuddyRide, json!({"board": "wide-meadow"})),
        (Kind::Duel, json!({})),
        (Kind::Kangaruse, json!({"players": 3})),
        (Kind::Kangaruse, json!({"players": 5, "size": "huge"})),
        (Kind::TwoPaths, json!({})),
        (Kind::TwoPaths, json!({"board": "the-ford"})),
        (Kind::Gunst, json!({})),
    ];
    println!("{:<12}{:<40}{:>10}{:>10}", "game", "options", "median µs", "bytes");
    for (kind, options) in all {
        let Value::Object(given) = &options else { unreachable!("options are an object") };
        let mut game = kind.start(given).expect("the options are right");
        let mut dice = Dice::new(7);
        for _ in 0..9 {
            let Some(action) = game.random_action(&mut dice) else { break };
            game.apply(&action).expect("a random action is legal");
        }
        let (micros, bytes) = measured(kind, game.as_ref());
        println!("{:<12}{:<40}{micros:>10.0}{bytes:>10}", kind.name(), options.to_string());
    }
}

fn measured(kind: Kind, game: &dyn AnyMatch) -> (f64, usize) {
    let legal = match game.node() {
        Node::Decision { legal, .. } => legal,
        _ => Vec::new(),
    };
    let (options, at) = (game.options(), game.state(Eyes::All));
    let draw = || {
        let plan = Plan::new(kind, black_box(&legal), &[]);
        let look = Look::default().with_marks(Marks { plan: Some(&plan), ..Marks::default() });
        state(kind, black_box(&options), black_box(&at), &look).expect("the match can be drawn")
    };
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
