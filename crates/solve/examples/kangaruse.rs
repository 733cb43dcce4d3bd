//! Measures how early Kangaruse for two is proved: `cargo run -p gambol-solve --release --example kangaruse -- SIZE GAMES
//! BUDGET THREADS`. Random games are played on generated sheets; from the end back, each position that opens a turn is searched
//! until the budget of positions does not suffice.

use gambol_core::{Dice, Game, Playable, Turn, random_ply};
use gambol_games::kangaruse::Kangaruse;
use gambol_solve::Effort;
use gambol_solve::kangaruse::prove;
use serde_json::json;
use std::time::Instant;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, default: &str| words.get(index).map_or(default.to_owned(), Clone::clone);
    let size = word(0, "tiny");
    let games: u64 = word(1, "10").parse().expect("a number of games");
    let budget: u64 = word(2, "3000000").parse().expect("a number of positions");
    let threads: usize = word(3, "1").parse().expect("a number of threads");
    let (mut turns, mut shares, mut empties) = (Vec::new(), Vec::new(), Vec::new());
    let (mut nodes, mut seconds) = (0, 0.0);
    for seed in 0..games {
        let options = json!({"size": size, "seed": seed});
        let game = Kangaruse::from_options(options.as_object().expect("an object")).expect("right options");
        let mut dice = Dice::new(seed);
        let mut pos = game.start();
        let mut openings = Vec::new();
        while game.turn(&pos) != Turn::Over {
            openings.push(pos);
            random_ply(&game, &mut pos, &mut dice);
        }
        let mut proved = 0;
        for pos in openings.iter().rev() {
            let begin = Instant::now();
            let found = prove(&game, pos, Effort { positions: budget, threads }, &|| false);
            seconds += begin.elapsed().as_secs_f64();
            nodes += found.as_ref().map_or(budget, |proof| proof.nodes);
            if found.is_none() {
                break;
            }
            proved += 1;
        }
        let unused = |index: usize| {
            let squares = game.sheet().squares().without(openings[index].used());
            squares.iter().filter(|&square| game.sheet().kind(square).name() != "tree").count()
        };
        turns.push(proved);
        shares.push(100 * proved / openings.len());
        empties.push(unused(openings.len() - proved.max(1)));
    }
    let middle = |of: &mut Vec<usize>| {
        of.sort_unstable();
        (of[of.len() / 10], of[of.len() / 2], of[of.len() * 9 / 10])
    };
    println!(
        "{size}, {games} random games, {budget} positions a search on {threads} threads: {nodes} in {seconds:.1} s ({:.2} million/s), {} decisions proved",
        nodes as f64 / seconds / 1e6,
        turns.iter().sum::<usize>()
    );
    println!("decisions before the end (tenth, middle, nine tenths): {:?}", middle(&mut turns));
    println!("as a share of the game in %: {:?}", middle(&mut shares));
    println!("unused squares then: {:?}", middle(&mut empties));
}
