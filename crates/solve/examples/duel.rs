//! Solves Duel and prints what the table says: `cargo run -p gambol-solve --profile test --example duel -- BOARD SIZE
//! CHECKS`, where BOARD is the name of a board that ships or `FILESxRANKS:SEED` for one that is generated. Odd seeds make
//! fair boards.

use gambol_core::{Dice, Game, Playable, Seat};
use gambol_games::duel::{Duel, Recipe};
use gambol_solve::duel::DuelTable;
use gambol_solve::{Judge, Silent};
use serde_json::json;
use std::time::Instant;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, default: &str| words.get(index).map_or(default.to_owned(), Clone::clone);
    let mut options = json!({"board": word(0, "high-noon"), "size": word(1, "small")});
    if let Some((shape, seed)) = word(0, "").split_once(':') {
        let (files, ranks) = shape.split_once('x').expect("a shape such as 5x6");
        let number = |text: &str| text.parse().expect("a whole number");
        let seed: u64 = number(seed);
        let recipe =
            Recipe { files: number(files) as u8, ranks: number(ranks) as u8, is_fair: seed % 2 == 1, seed };
        options["board"] = recipe.board();
    }
    if let Some(each) = words.get(3).and_then(|each| each.parse::<u8>().ok()) {
        options["ammo"] = json!({"good-shot": each, "double-blast": each, "booster": each, "dummy": each});
    }
    let game = Duel::from_options(options.as_object().expect("an object")).expect("right options");
    println!("{} {}", game.board().name(), word(1, "small"));
    let begin = Instant::now();
    let table = DuelTable::build(&game, &Silent).expect("nobody stops it");
    let seconds = begin.elapsed().as_secs_f64();
    let shares = table.shares();
    println!(
        "{} positions in {seconds:.2} s ({:.2} million/s), {} bytes ({:.2} a position)",
        shares.positions,
        shares.positions as f64 / seconds / 1e6,
        table.bytes(),
        table.bytes() as f64 / shares.positions as f64
    );
    let of_all = |count: u64| 100.0 * count as f64 / shares.positions as f64;
    println!(
        "on turn: surely won {:.2} %, ahead {:.2} %, level {:.2} %, behind {:.2} %, surely lost {:.2} %, mean {:+.4}",
        of_all(shares.won),
        of_all(shares.ahead - shares.won),
        of_all(shares.level()),
        of_all(shares.behind - shares.lost),
        of_all(shares.lost),
        shares.sum / shares.positions as f64
    );
    println!("longest sure win: {:.1} actions", shares.longest);
    println!(
        "start, for Light: {:.12} {}",
        table.worth(game.start()).value,
        table.value(game.start(), Seat(0))
    );
    for judged in Judge::moves(&table, &game, &game.start(), Seat(0)).expect("Light is to move") {
        println!("  {}: {}{}", judged.m, judged.value, if judged.share > 0.0 { " best" } else { "" });
    }
    let checks = word(2, "100000").parse().expect("a number of checks");
    let begin = Instant::now();
    let verified = table.verify(checks, &mut Dice::new(1), &Silent).expect("nobody stops it");
    println!("{:?} in {:.2} s", verified, begin.elapsed().as_secs_f64());
}
