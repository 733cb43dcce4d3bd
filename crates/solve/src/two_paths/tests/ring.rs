//! Single rings of tries with values that are known in closed form.

use super::super::tries::{Tries, Try};

/// South's try has one animal; North can do nothing.
fn alone(passed: [f64; 2], taken: [f64; 2]) -> Tries {
    let only = [Try { passed, taken }, Try::NEVER, Try::NEVER];
    Tries { tries: [[only; 3], [[Try::NEVER; 3]; 3]], can_try: [true, false] }
}

const NEVER: [f64; 2] = [f64::INFINITY; 2];

fn worth(tries: &Tries, guess: f64) -> f64 {
    tries.solve(guess).values[0][0]
}

#[test]
fn two_who_wait_for_ever_draw() {
    let nobody = Tries { tries: [[[Try::NEVER; 3]; 3]; 2], can_try: [false; 2] };
    assert_eq!(nobody.solve(0.5).values, [[0.0; 3]; 2]);
    // West is bad, east is good, so it hides in the east and is blocked there.
    for guess in [-1.0, -0.3, 0.0, 0.7] {
        assert!(worth(&alone([-0.5, 0.5], NEVER), guess).abs() < 1e-15);
    }
}

#[test]
fn of_all_that_waiting_could_be_worth_it_is_worth_what_is_nearest_to_a_draw() {
    for guess in [-1.0, -0.4, 0.0, 0.4, 0.9] {
        let ahead = worth(&alone([0.2, 0.6], NEVER), guess);
        assert!((ahead - 0.2).abs() < 1e-11, "{ahead} from {guess}");
        let behind = worth(&alone([-0.2, -0.6], NEVER), guess);
        assert!((behind + 0.2).abs() < 1e-11, "{behind} from {guess}");
    }
}

#[test]
fn a_value_that_is_only_touched_is_found_as_exactly_as_any() {
    // Each try gains u² / (2u + ½ − u) where u is what it falls short of 0.3: plain iteration takes a million rounds
    // for six digits, and a rounded F(y) − y is 0 from a distance of 1e-8 on.
    for guess in [-1.0, 0.0, 0.3, 0.31, 1.0] {
        let solved = alone([0.3, 0.3], [f64::INFINITY, -0.2]).solve(guess);
        assert!((solved.values[0][0] - 0.3).abs() < 1e-11, "{:?} from {guess}", solved.values);
        assert!(solved.rounds < 120, "{}", solved.rounds);
    }
}

#[test]
fn a_smooth_ring_is_solved_in_a_few_rounds() {
    // Blocked half of the time and then the same again, so each is worth as much as coming through.
    let solved = alone([0.25, 0.75], NEVER).solve(0.0);
    assert!(solved.rounds > 1 && solved.values[0][0] > 0.2499);
    let both = [Try { passed: [0.5, 0.5], taken: [-0.5, -0.5] }, Try::NEVER, Try::NEVER];
    let solved = Tries { tries: [[both; 3]; 2], can_try: [true; 2] }.solve(0.9);
    assert!(solved.values.iter().flatten().all(|value| value.abs() < 1e-12), "{:?}", solved.values);
    assert!(solved.rounds < 8, "{}", solved.rounds);
}

#[test]
fn an_animal_with_one_side_is_blocked_for_certain() {
    let only = Try::new([None, Some([0.9, -0.4])]);
    let tries =
        Tries { tries: [[[only, Try::NEVER, Try::NEVER]; 3], [[Try::NEVER; 3]; 3]], can_try: [true, false] };
    assert!((worth(&tries, 0.0) + 0.4).abs() < 1e-11);
}

#[test]
fn whoever_is_ahead_does_not_wait_for_ever() {
    let tries = alone([0.3, 0.3], [f64::INFINITY, -0.2]);
    let played = tries.impatient(0.3).expect("this ring is steep");
    assert!(played[0][0] > 0.2 && played[0][0] < 0.3, "{played:?}");
    let smooth = alone([0.2, 0.8], [0.0, 0.0]);
    assert!(smooth.impatient(worth(&smooth, 0.0)).is_none());
}
