use crate::{Grade, Told, Truths, found, grade, of_the_day, shipped};
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
