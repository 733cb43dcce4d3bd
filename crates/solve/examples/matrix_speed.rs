//! How long matrix games of several kinds and sizes take: `cargo run --release -p gambol-solve --example matrix_speed`.

use gambol_core::Dice;
use gambol_solve::matrix::{Matrix, solve};

fn unit(dice: &mut Dice) -> f64 {
    (dice.bits() >> 11) as f64 / (1u64 << 53) as f64
}

fn normal(dice: &mut Dice) -> f64 {
    (-2.0 * (1.0 - unit(dice)).ln()).sqrt() * (std::f64::consts::TAU * unit(dice)).cos()
}

/// Seconds that this thread has had of a core, which other programs' work does not add to.
fn core_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("this benchmark runs on Linux");
    let nanoseconds: f64 =
        text.split(' ').next().and_then(|first| first.parse().ok()).expect("a number comes first");
    nanoseconds * 1e-9
}

fn kind(name: &str, size: usize, dice: &mut Dice) -> Matrix {
    match name {
        "normal" => Matrix::from_fn(size, size, |_, _| normal(dice)),
        "uniform" => Matrix::from_fn(size, size, |_, _| unit(dice)),
        "whole -3..3" => Matrix::from_fn(size, size, |_, _| f64::from(dice.below(7)) - 3.0),
        "low rank" => {
            let left: Vec<f64> = (0..size * 5).map(|_| normal(dice)).collect();
            let right: Vec<f64> = (0..size * 5).map(|_| normal(dice)).collect();
            Matrix::from_fn(size, size, |row, column| {
                (0..5).map(|k| left[row * 5 + k] * right[column * 5 + k]).sum()
            })
        }
        _ => {
            let half: Vec<f64> = (0..size * size).map(|_| normal(dice)).collect();
            Matrix::from_fn(size, size, |row, column| half[row * size + column] - half[column * size + row])
        }
    }
}

fn main() {
    for name in ["normal", "uniform", "whole -3..3", "low rank", "skew"] {
        for size in [10, 30, 100, 300] {
            let mut dice = Dice::new(size as u64);
            let (mut seconds, mut slowest, mut gap) = (0.0, 0f64, 0f64);
            let runs = 10;
            for _ in 0..runs {
                let matrix = kind(name, size, &mut dice);
                let start = core_seconds();
                let solution = solve(&matrix);
                let took = core_seconds() - start;
                seconds += took;
                slowest = slowest.max(took);
                gap = gap.max(solution.gap());
            }
            println!(
                "{name:12} {size:3}×{size:<3} mean {:9.3} ms  slowest {:9.3} ms  gap {gap:.1e}",
                1e3 * seconds / f64::from(runs),
                1e3 * slowest
            );
        }
    }
}
