use super::*;
use gambol_core::Dice;
use proptest::prelude::*;

fn unit(dice: &mut Dice) -> f64 {
    (dice.bits() >> 11) as f64 / (1u64 << 53) as f64
}

/// Nearly normal: a sum of twelve.
fn normal(dice: &mut Dice) -> f64 {
    (0..12).map(|_| unit(dice)).sum::<f64>() - 6.0
}

/// The mixtures prove the value themselves: they must be mixtures, and their guarantees must meet.
fn check(matrix: &Matrix) -> f64 {
    let solution = solve(matrix);
    for mixture in [&solution.rows, &solution.columns] {
        assert!(mixture.iter().all(|&weight| weight >= 0.0), "{solution:?}");
        assert!((mixture.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{solution:?}");
    }
    let (least, most) = matrix.range();
    assert!(solution.gap() <= CLOSED * (most - least).max(1e-300), "gap {} of {matrix:?}", solution.gap());
    assert!(solution.gap() > -1e-9 * (most - least).max(1e-3), "the guarantees cross: {}", solution.gap());
    solution.value()
}

/// The value by trying all pairs of equally large sets of rows and columns whose mixtures make the other indifferent.
/// One of them is a solution (Shapley and Snow).
fn by_brute_force(matrix: &Matrix) -> f64 {
    let (rows, columns) = (matrix.rows(), matrix.columns());
    let sets = |len: usize, size: u32| (0u32..1 << len).filter(move |set| set.count_ones() == size);
    let members = |set: u32| (0..32).filter(|member| set >> member & 1 == 1).collect::<Vec<usize>>();
    for size in 1..=rows.min(columns) as u32 {
        for own in sets(rows, size).map(members) {
            for theirs in sets(columns, size).map(members) {
                let x = indifferent(&own, &theirs, |row, column| matrix.at(row, column));
                let y = indifferent(&theirs, &own, |column, row| matrix.at(row, column));
                let (Some((x, _)), Some((y, value))) = (x, y) else { continue };
                let least = (0..columns)
                    .map(|column| own.iter().zip(&x).map(|(&row, x)| x * matrix.at(row, column)).sum::<f64>())
                    .fold(f64::INFINITY, f64::min);
                let most = (0..rows)
                    .map(|row| {
                        theirs.iter().zip(&y).map(|(&column, y)| y * matrix.at(row, column)).sum::<f64>()
                    })
                    .fold(f64::NEG_INFINITY, f64::max);
                if most - least < 1e-7 {
                    return value;
                }
            }
        }
    }
    panic!("every game has a solution: {matrix:?}")
}

/// The mixture of `own` that is worth the same against each of `theirs`, and that worth; Gauss and Jordan.
fn indifferent(own: &[usize], theirs: &[usize], at: impl Fn(usize, usize) -> f64) -> Option<(Vec<f64>, f64)> {
    let size = own.len() + 1;
    let mut cells = vec![vec![0.0; size + 1]; size];
    for (row, &other) in theirs.iter().enumerate() {
        own.iter().enumerate().for_each(|(column, &one)| cells[row][column] = at(one, other));
        cells[row][size - 1] = -1.0;
    }
    cells[size - 1][..size - 1].fill(1.0);
    cells[size - 1][size] = 1.0;
    for step in 0..size {
        let largest = (step..size).max_by(|&a, &b| cells[a][step].abs().total_cmp(&cells[b][step].abs()))?;
        cells.swap(step, largest);
        if cells[step][step].abs() < 1e-9 {
            return None;
        }
        let pivot = cells[step].clone();
        for (row, cells) in cells.iter_mut().enumerate() {
            let factor = cells[step] / pivot[step];
            if row != step {
                cells.iter_mut().zip(&pivot).for_each(|(cell, by)| *cell -= factor * by);
            }
        }
    }
    let answer: Vec<f64> = (0..size).map(|row| cells[row][size] / cells[row][row]).collect();
    let (mixture, value) = (answer[..size - 1].to_vec(), answer[size - 1]);
    mixture.iter().all(|&weight| weight > -1e-9).then_some((mixture, value))
}

#[test]
fn rock_paper_scissors_is_fair_and_mixes_all_three() {
    let matrix = Matrix::from_fn(3, 3, |row, column| [0.0, -1.0, 1.0][(3 + column - row) % 3]);
    let solution = solve(&matrix);
    assert!(solution.value().abs() < 1e-12);
    assert!(solution.rows.iter().all(|weight| (weight - 1.0 / 3.0).abs() < 1e-12));
}

#[test]
fn small_games_have_the_value_that_brute_force_finds() {
    let mut dice = Dice::new(1);
    for _ in 0..4000 {
        let (rows, columns) = (1 + dice.index(5), 1 + dice.index(5));
        let matrix = match dice.below(3) {
            0 => Matrix::from_fn(rows, columns, |_, _| normal(&mut dice)),
            1 => Matrix::from_fn(rows, columns, |_, _| f64::from(dice.below(3)) - 1.0),
            _ => Matrix::from_fn(rows, columns, |_, _| f64::from(dice.below(20))),
        };
        let (fast, plain) = (check(&matrix), by_brute_force(&matrix));
        assert!((fast - plain).abs() < 1e-7, "{fast} {plain} {matrix:?}");
    }
}

#[test]
fn the_closed_form_agrees_with_brute_force() {
    let mut dice = Dice::new(2);
    for round in 0..20_000 {
        let mut cell = || if round % 2 == 0 { normal(&mut dice) } else { f64::from(dice.below(4)) };
        let cells = [[cell(), cell()], [cell(), cell()]];
        let matrix = Matrix::from_fn(2, 2, |row, column| cells[row][column]);
        let (value, row, column) = two_by_two(cells);
        assert!((value - by_brute_force(&matrix)).abs() < 1e-9, "{cells:?}");
        let proved = Solution::of(&matrix, vec![row, 1.0 - row], vec![column, 1.0 - column]);
        assert!(proved.gap() < 1e-12 && (proved.value() - value).abs() < 1e-12, "{cells:?} {proved:?}");
    }
}

#[test]
fn large_random_games_prove_their_values() {
    let mut dice = Dice::new(3);
    for (rows, columns) in [(300, 300), (40, 300), (300, 40), (7, 500), (150, 151)] {
        check(&Matrix::from_fn(rows, columns, |_, _| normal(&mut dice)));
        check(&Matrix::from_fn(rows, columns, |_, _| f64::from(dice.below(5))));
        check(&Matrix::from_fn(rows, columns, |_, _| f64::from(dice.below(2))));
    }
}

#[test]
fn games_of_low_rank_prove_their_values() {
    let mut dice = Dice::new(4);
    for rank in [1, 2, 3, 8, 20] {
        let size = 120;
        let left: Vec<f64> = (0..size * rank).map(|_| normal(&mut dice)).collect();
        let right: Vec<f64> = (0..size * rank).map(|_| normal(&mut dice)).collect();
        check(&Matrix::from_fn(size, size, |row, column| {
            (0..rank).map(|k| left[row * rank + k] * right[column * rank + k]).sum()
        }));
    }
}

#[test]
fn a_game_that_is_the_same_for_both_is_fair() {
    let mut dice = Dice::new(5);
    for size in [2, 3, 10, 51, 200] {
        let half: Vec<f64> = (0..size * size).map(|_| normal(&mut dice).round()).collect();
        let value = check(&Matrix::from_fn(size, size, |row, column| {
            half[row * size + column] - half[column * size + row]
        }));
        assert!(value.abs() < 1e-9, "{value}");
    }
}

#[test]
fn equal_rows_and_columns_change_nothing() {
    let mut dice = Dice::new(6);
    for _ in 0..30 {
        let (rows, columns) = (2 + dice.index(10), 2 + dice.index(10));
        let matrix = Matrix::from_fn(rows, columns, |_, _| f64::from(dice.below(9)));
        let copies = 1 + dice.index(8);
        let copied = Matrix::from_fn(rows * copies, columns * copies, |row, column| {
            matrix.at(row % rows, column % columns)
        });
        assert!((check(&matrix) - check(&copied)).abs() < 1e-8);
    }
}

#[test]
fn entries_of_any_size_are_solved() {
    let mut dice = Dice::new(7);
    for (scale, shift) in [(1e-6, 0.0), (1e9, -1e9), (1.0, 1e6), (1e-3, 5.0)] {
        check(&Matrix::from_fn(30, 30, |_, _| normal(&mut dice) * scale + shift));
    }
    check(&Matrix::from_fn(20, 30, |_, _| 4.25));
    check(&Matrix::from_fn(1, 1, |_, _| -3.0));
}

proptest! {
    #[test]
    fn whole_numbers_with_many_ties_prove_their_values(
        rows in 1usize..25, columns in 1usize..25, limit in 2u32..5, seed: u64
    ) {
        let mut dice = Dice::new(seed);
        check(&Matrix::from_fn(rows, columns, |_, _| f64::from(dice.below(limit))));
    }
}
