//! The rulebooks cannot lie: every example is run, and every refusal has exactly these words.

use gambol_games::{Kind, rulebook};
use gambol_words::Words;

#[track_caller]
fn check(kind: Kind) {
    let words = Words::english();
    let examples = rulebook::examples(kind.rulebook()).unwrap_or_else(|error| panic!("{kind}: {error}"));
    assert!(examples.len() > 10, "{kind}: only {} examples", examples.len());
    let wrong: Vec<_> = examples.iter().filter_map(|example| example.run(&words).err()).collect();
    let told: Vec<_> = wrong.iter().map(|error| format!("rules/exact/{kind}.md: {error}")).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn every_rulebook_holds() {
    Kind::ALL.into_iter().for_each(check);
}
