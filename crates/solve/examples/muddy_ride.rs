//! Solves Muddy Ride and prints what the table says: `cargo run -p gambol-solve --profile test --example muddy_ride --
//! SIZE MODE SEED CHECKS`, with the modes `white-horse`, `all-or-nothing`, `free-for-all` and `two`.
//! Odd seeds make fair meadows.

use gambol_core::{Dice, Game, Playable, Seat};
use gambol_games::muddy_ride::{MuddyRide, Recipe};
use gambol_solve::Silent;
use gambol_solve::muddy_ride::MuddyRideTable;
use serde_json::json;
use std::time::Instant;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, default: &str| words.get(index).map_or(default.to_owned(), Clone::clone);
    let is_wide = word(0, "6") == "8";
    let seed = word(2, "1").parse().expect("a number as seed");
    let mut options = match word(1, "white-horse").as_str() {
        "two" => json!({"animals": ["N", "E"]}),
        mode => json!({"mode": mode}),
    };
    options["board"] = Recipe { is_wide, is_tiles: false, is_fair: seed % 2 == 1, seed }.board();
    let game = MuddyRide::from_options(options.as_object().expect("an object")).expect("right options");
    println!("{} {}", game.board().name(), word(1, "white-horse"));
    let begin = Instant::now();
    let table = MuddyRideTable::build(&game, &Silent).expect("nobody stops it").expect("play is open");
    let seconds = begin.elapsed().as_secs_f64();
    let shares = table.shares();
    let of_all = |count: u64| 100.0 * count as f64 / shares.positions as f64;
    println!(
        "{} positions in {seconds:.2} s ({:.2} million/s), {} bytes ({:.2} a position)",
        shares.positions,
        shares.positions as f64 / seconds / 1e6,
        table.bytes(),
        table.bytes() as f64 / shares.positions as f64
    );
    if table.has_two_sides() {
        let (won, drawn, lost) = (of_all(shares.won), of_all(shares.drawn()), of_all(shares.lost));
        println!("won {won:.2} %, drawn {drawn:.2} %, lost {lost:.2} % for the side on turn");
    }
    for (side, &forced) in shares.forced.iter().enumerate() {
        println!("side {side} can force a win from {:.2} %", of_all(forced));
    }
    println!("longest win: {} actions", shares.longest);
    println!("start, for the first seat: {}", table.value(game.start(), Seat(0)));
    let checks = word(3, "100000").parse().expect("a number of checks");
    let begin = Instant::now();
    let verified = table.verify(checks, &mut Dice::new(seed), &Silent).expect("nobody stops it");
    println!("{:?} in {:.2} s", verified, begin.elapsed().as_secs_f64());
}
