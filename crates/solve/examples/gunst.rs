//! How far Gunst is solved in a given time: `cargo run --release -p gambol-solve --example gunst -- ROUNDS LIFE SECONDS`.

use gambol_core::{Dice, Game, Playable};
use gambol_games::gunst::Gunst;
use gambol_solve::gunst::GunstSolver;
use gambol_solve::{Progress, Silent};
use serde_json::json;
use std::time::{Duration, Instant};

struct Clock<'a> {
    solver: &'a GunstSolver,
    start: Instant,
    limit: Duration,
}

impl Progress for Clock<'_> {
    fn stage(&self, name: &str, _: u64) {
        println!(
            "{:6.1} s  {name}, tings by round {:?}",
            self.start.elapsed().as_secs_f64(),
            self.solver.tings()
        );
    }

    fn is_cancelled(&self) -> bool {
        self.start.elapsed() > self.limit
    }
}

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let [rounds, life, seconds] = numbers[..] else { panic!("expected rounds, life and seconds") };
    let options = json!({"rounds": rounds, "life": life});
    let game = Gunst::from_options(options.as_object().expect("an object")).expect("options of Gunst");
    let solver = GunstSolver::new(&game);
    println!("{} MB", GunstSolver::memory(&game) / 1_000_000);
    let clock = Clock { solver: &solver, start: Instant::now(), limit: Duration::from_secs(seconds) };
    let answer = if solver.is_exact() {
        solver.solve(&game.start(), &clock).ok().flatten()
    } else {
        solver.narrow(&game.start(), 0.01, &clock)
    };
    let Some(answer) = answer else { return println!("not solved in {seconds} s") };
    println!("{:6.1} s  {}", clock.start.elapsed().as_secs_f64(), answer.value);
    let (low, high) = answer.guarantees;
    println!("mixtures guarantee {low:+.4} and {high:+.4}; tings by round {:?}", solver.tings());
    let checked =
        solver.verify(&game.start(), &answer, 20, &mut Dice::new(1), &Silent).expect("nobody stops it");
    println!(
        "{:6.1} s  worst shortfall in 40 tries by the rules {:.1e}",
        clock.start.elapsed().as_secs_f64(),
        checked.0
    );
    for (seat, mixture) in answer.line_ups.iter().enumerate() {
        for (m, weight) in mixture {
            println!("  {seat}  {m}  {weight:.4}");
        }
    }
}
