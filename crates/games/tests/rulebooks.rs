//! Every example in the rulebooks can be read and is of its own game. `gambol-words` runs them, for what is refused there is
//! refused in words.

use gambol_games::Kind;
use gambol_games::rulebook::examples;

/// How many examples a rulebook has at least.
const FEWEST: usize = 15;

#[test]
fn every_example_of_a_rulebook_can_be_read() {
    for kind in Kind::ALL {
        let examples =
            examples(kind.rulebook()).unwrap_or_else(|error| panic!("rules/exact/{kind}.md: {error}"));
        assert!(examples.len() >= FEWEST, "rules/exact/{kind}.md has only {} examples", examples.len());
        for example in examples {
            assert_eq!(example.game, kind, "rules/exact/{kind}.md, line {}", example.line);
        }
    }
}
