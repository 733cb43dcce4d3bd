//! How many simulations a second the search does on one core, from the start of each game on its default board.
//!
//! `cargo run --release -p gambol-bots --example simulations [simulations]`
//!
//! Time is the processor time of the thread, so that what else the machine does counts little.

use cpu_time::ThreadTime;
use gambol_bots::SPEEDS;

fn main() {
    let count = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(300_000);
    println!("{:<26} {:>12} {:>14} {:>10} {:>12}", "game", "simulations", "simulations/s", "nodes", "bytes");
    for speed in SPEEDS {
        let begin = ThreadTime::now();
        let done = speed.run(count);
        let seconds = begin.elapsed().as_secs_f64();
        let rate = done.simulations as f64 / seconds;
        println!(
            "{:<26} {:>12} {rate:>14.0} {:>10} {:>12}",
            speed.name, done.simulations, done.nodes, done.bytes
        );
    }
}
