//! Learns how much a point ahead tells in Kangaruse, and prints the weights:
//!
//! `cargo run --release -p gambol-bots --example fit -- [GAMES [SEED]] > crates/bots/src/insight/kangaruse/weights.json`

use gambol_bots::Insight;
use gambol_games::kangaruse::Kangaruse;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let (games, seed) = (numbers.next().unwrap_or(300), numbers.next().unwrap_or(1));
    println!("{}", Kangaruse::learn(games, seed).expect("there is something to learn"));
}
