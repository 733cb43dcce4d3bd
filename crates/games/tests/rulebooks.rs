//! The rulebooks cannot lie: every example in them is run.

use gambol_games::Kind;
use gambol_games::rulebook::examples;

/// How many examples a rulebook has at least.
const FEWEST: usize = 15;

fn run_all(game: &str) {
    let kind = Kind::named(game).expect("the game is there");
    let examples = examples(kind.rulebook()).unwrap_or_else(|error| panic!("rules/{game}.md: {error}"));
    assert!(examples.len() >= FEWEST, "rules/{game}.md has only {} examples", examples.len());
    let mut broken = Vec::new();
    for example in &examples {
        assert_eq!(example.game, game, "rules/{game}.md, line {}: an example of another game", example.line);
        if let Err(error) = example.run() {
            broken.push(format!("rules/{game}.md, {error}"));
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn the_rulebook_of_muddy_ride_tells_the_truth() {
    run_all("muddy-ride");
}

#[test]
fn the_rulebook_of_duel_tells_the_truth() {
    run_all("duel");
}

#[test]
fn the_rulebook_of_kangaruse_tells_the_truth() {
    run_all("kangaruse");
}

#[test]
fn the_rulebook_of_two_paths_tells_the_truth() {
    run_all("two-paths");
}

#[test]
fn the_rulebook_of_gunst_tells_the_truth() {
    run_all("gunst");
}
