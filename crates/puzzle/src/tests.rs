use crate::{
    Flaw, Goal, Grade, Puzzle, Quest, Told, Truths, found, grade, mine, of_the_day, shipped, written,
};
use gambol_games::Kind;
use gambol_solve::Silent;
use gambol_words::Words;
use std::collections::BTreeSet;

/// Proves all puzzles of a game, those on the same board one after the other.
fn prove_all(game: Kind) {
    let mut truths = Truths::default();
    let mut puzzles: Vec<_> = shipped(game).iter().collect();
    puzzles.sort_by_key(|puzzle| serde_json::Value::from(puzzle.options.clone()).to_string());
    let mut flaws = Vec::new();
    for puzzle in puzzles {
        if let Err(flaw) = puzzle.prove(&mut truths, &Silent) {
            flaws.push(format!("{}: {flaw}", puzzle.id));
        }
    }
    assert!(flaws.is_empty(), "{game}:\n{}", flaws.join("\n"));
}

#[test]
fn every_puzzle_of_muddy_ride_is_proved_again() {
    prove_all(Kind::MuddyRide);
}

#[test]
fn every_puzzle_of_duel_is_proved_again() {
    prove_all(Kind::Duel);
}

#[test]
fn every_puzzle_of_kangaruse_is_proved_again() {
    prove_all(Kind::Kangaruse);
}

#[test]
fn every_puzzle_of_two_paths_is_proved_again() {
    prove_all(Kind::TwoPaths);
}

#[test]
fn every_puzzle_of_gunst_is_proved_again() {
    prove_all(Kind::Gunst);
}

#[test]
fn sixty_ship_for_each_game_easy_ones_first_and_no_two_alike() {
    for game in Kind::ALL {
        let puzzles = shipped(game);
        assert!(puzzles.len() >= 60, "{game}: {}", puzzles.len());
        assert!(puzzles.iter().all(|puzzle| puzzle.game == game));
        assert!(puzzles.is_sorted_by(|one, other| one.hardness() <= other.hardness()), "{game}");
        let ids: BTreeSet<_> = puzzles.iter().map(|puzzle| &puzzle.id).collect();
        assert_eq!(ids.len(), puzzles.len(), "{game}");
        assert_eq!([0, puzzles.len() / 2, puzzles.len() - 1].map(|place| grade(game, place)), Grade::ALL);
    }
}

#[test]
fn every_puzzle_can_be_put_into_words() {
    let words = Words::english();
    for puzzle in Kind::ALL.into_iter().flat_map(shipped) {
        let told = Told::new(&words, puzzle).expect("its position can be reached");
        let mut sentences =
            vec![told.role(), told.aim(), told.prompt(), told.question(), told.hint(), told.right()];
        sentences.push(told.otherwise());
        for action in puzzle.moves.keys() {
            sentences.extend([told.choice(action), told.wrong(action), told.off(action)]);
            sentences.extend(told.line(action));
        }
        for sentence in sentences {
            assert!(!sentence.is_empty() && !sentence.contains('<'), "{}: {sentence:?}", puzzle.id);
        }
    }
    assert_eq!(words.missing(), 0);
}

#[test]
fn a_day_has_one_puzzle_and_days_differ() {
    let days = 5 * shipped(Kind::Duel).len() as u64;
    let seen: BTreeSet<_> = (20_000..20_000 + days).filter_map(of_the_day).map(|puzzle| &puzzle.id).collect();
    assert!(seen.len() as u64 > days * 9 / 10, "{} of {days}", seen.len());
    let puzzle = of_the_day(20_773).expect("every day has one");
    assert_eq!(found(puzzle.game, &puzzle.id).map(|(_, found)| found), Some(puzzle));
}

#[test]
fn what_is_mined_is_proved_and_the_same_seed_finds_the_same() {
    let dig = |seed: u64| {
        let quest = Quest { game: Kind::Duel, count: 3, seed };
        mine(quest, &mut Truths::default(), &Silent, &mut |_| {}).expect("small tables fit everywhere")
    };
    let found = dig(5);
    assert_eq!(found.len(), 3);
    assert_eq!(found, dig(5));
    assert_ne!(found, dig(6));
    let mut truths = Truths::default();
    for puzzle in &found {
        puzzle.prove(&mut truths, &Silent).expect("what is mined is proved");
    }
    let read: Vec<Puzzle> = serde_json::from_str(&written(&found)).expect("what is written can be read");
    assert_eq!(read, found);
}

#[test]
fn whatever_is_wrong_with_a_puzzle_is_found() {
    let good = shipped(Kind::Duel).iter().find(|puzzle| puzzle.goal == Goal::Win).expect("some can be won");
    let mut truths = Truths::default();
    let mut flaw = |change: &dyn Fn(&mut Puzzle)| {
        let mut puzzle = good.clone();
        change(&mut puzzle);
        puzzle.prove(&mut truths, &Silent).expect_err("it is wrong")
    };
    let answer = good.answer().expect("one move is right").to_owned();
    assert!(matches!(flaw(&|puzzle| puzzle.asked = puzzle.asked.other()), Flaw::Turn));
    assert!(matches!(flaw(&|puzzle| puzzle.id.push('x')), Flaw::Name(_)));
    assert!(matches!(
        flaw(&|puzzle| puzzle.opening.push(gambol_core::Action::read("z9"))),
        Flaw::Opening(..)
    ));
    assert!(matches!(flaw(&|puzzle| drop(puzzle.moves.remove(&answer))), Flaw::Answer));
    let lie = |puzzle: &mut Puzzle| {
        for judged in puzzle.moves.values_mut() {
            judged.value = 0.5;
        }
    };
    assert!(matches!(flaw(&lie), Flaw::Move { .. }));
    let cut = |puzzle: &mut Puzzle| {
        for judged in puzzle.moves.values_mut() {
            judged.line.remove(0);
        }
    };
    assert!(matches!(flaw(&cut), Flaw::Move { .. }));
}

#[test]
fn a_mixture_is_right_within_its_tolerance() {
    let mixed = shipped(Kind::TwoPaths).iter().find(|puzzle| puzzle.goal == Goal::Mix).expect("most are");
    let off = |by: f64| {
        let mut sign = 1.0;
        let shares = mixed.moves.iter().map(|(action, judged)| {
            sign = -sign;
            (action.clone(), judged.share.unwrap_or(0.0) + sign * by)
        });
        mixed.is_near(&shares.collect())
    };
    assert!(off(0.0) && off(0.09) && !off(0.12));
}
