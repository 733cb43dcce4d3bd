//! How many simulations a second the search does, from the start of each game on its default board.
//!
//! `cargo run --release -p gambol-bots --example simulations [seconds]`

use gambol_bots::speed;
use std::time::Duration;

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1.0);
    let time = Duration::from_secs_f64(seconds);
    println!("{:<34} {:>14} {:>12} {:>10}", "game", "simulations/s", "nodes", "bytes");
    for speed in speed(time) {
        println!(
            "{:<34} {:>14.0} {:>12} {:>10}",
            speed.name,
            speed.simulations as f64 / speed.seconds,
            speed.nodes,
            speed.bytes
        );
    }
}
