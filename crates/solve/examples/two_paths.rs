//! Solves Two Paths and prints what the table says: `cargo run -p gambol-solve --release --example two_paths -- ROWS
//! CHECKS [FILE]`, with a file that holds a network instead of the plain one if it is given.

use gambol_core::{Dice, Game, Playable, Seat};
use gambol_games::two_paths::{Move, Phase, Position, TwoPaths};
use gambol_solve::Silent;
use gambol_solve::two_paths::TwoPathsTable;
use serde_json::{Value, json};
use std::time::Instant;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, default: &str| words.get(index).map_or(default.to_owned(), Clone::clone);
    let rows: u64 = word(0, "7").parse().expect("a number of rows");
    let options = match words.get(2) {
        None => json!({"rows": rows}),
        Some(file) => {
            let text = std::fs::read_to_string(file).expect("a file that can be read");
            json!({"board": serde_json::from_str::<Value>(&text).expect("a network")})
        }
    };
    let game = TwoPaths::from_options(options.as_object().expect("an object")).expect("right options");
    let need = TwoPathsTable::need(&game);
    let symmetries = TwoPathsTable::symmetries(&game);
    println!(
        "needs {} bytes of memory, {} on disk; mirror, exchange, both: {symmetries:?}",
        need.memory, need.disk
    );
    let begin = Instant::now();
    let table = TwoPathsTable::build(&game, &Silent).expect("nobody stops it");
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{} placements ({} solved) in {seconds:.2} s: {:.2} million/s ({:.2} solved), {} bytes ({:.2} a placement)",
        table.placements(),
        table.solved(),
        table.placements() as f64 / seconds / 1e6,
        table.solved() as f64 / seconds / 1e6,
        table.bytes(),
        table.bytes() as f64 / table.placements() as f64
    );
    println!("{:?}", table.loops());
    println!("{:#?}", table.shares());
    tell_start(&table);
    let checks = word(1, "100000").parse().expect("a number of checks");
    let begin = Instant::now();
    let verified = table.verify(checks, &mut Dice::new(1), &Silent).expect("nobody stops it");
    println!("{verified:?} in {:.2} s", begin.elapsed().as_secs_f64());
}

/// The value of the start, all line-ups, and how to play the first try.
fn tell_start(table: &TwoPathsTable) {
    let game = table.game();
    let mut pos = game.start();
    for seat in [Seat(0), Seat(1)] {
        println!("start, for {}: {:.17}", game.seat_name(seat), table.value(&pos, seat).mean);
    }
    for (south, north, value) in table.line_ups() {
        println!("{} {}: {value:+.17}", Move::Line(south), Move::Line(north));
    }
    while pos.phase() != Phase::Take {
        let Some(seat) = pos.seat_asked() else { break };
        let moves = table.moves(&pos);
        for judged in &moves {
            println!("  {}: {:+.17} share {:.17}", judged.m, judged.value.mean, judged.share);
        }
        let best = moves.iter().max_by(|one, other| one.share.total_cmp(&other.share)).expect("a move");
        println!("{} {}", game.seat_name(seat), best.m);
        let mut next: Position = pos;
        game.play_unchecked(&mut next, seat, best.m);
        if next.phase() == Phase::Hide && pos.phase() == Phase::Block {
            break;
        }
        pos = next;
    }
}
